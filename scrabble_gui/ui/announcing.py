"""What screen readers say by themselves at the table: :class:`Announcing`."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.moves import Accept
from scrabble_gui.ui import result_words
from scrabble_gui.ui.recap import recap


class Announcing:
    """Says what happened last, once, where no curtain does."""

    def __init__(self, page: QWidget) -> None:
        """Speak for this page."""
        self._page = page
        self._told = 0

    def tell(self, session: Session) -> None:
        """Say the last turn, if it is new."""
        told = len(session.game.turns)
        accepted = told > 0 and isinstance(session.game.turns[-1].move, Accept)
        if session.phase in (Phase.TURN, Phase.THINKING) and told != self._told and not accepted:
            heading, details = result_words.last_turn(session.setup, recap(session.game))
            sentence = f"{heading}, {details}" if details else heading
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, sentence))
        self._told = told
