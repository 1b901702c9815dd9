"""Counting the tiles that nobody has seen: :class:`Counting` shows them when somebody asks, and keeps them right."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.session import Session
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.focus_back import FocusBack
from scrabble_gui.ui.looking import Looking
from scrabble_gui.ui.presenter import unseen_tiles
from scrabble_gui.ui.unseen_card import UnseenCard


class Counting(QObject):
    """What the person at the screen has not seen, of the game as it stands or of the turn that is looked at."""

    opened = Signal()
    """The card comes up: others make room."""

    def __init__(self, card: UnseenCard, column: Column, looking: Looking, parent: QObject) -> None:
        super().__init__(parent)
        self._card, self._looking = card, looking
        self._session: Session | None = None
        self._focus_back = FocusBack()
        column.bag.unseen_button.clicked.connect(self.toggle)
        card.closed.connect(self.toggle)

    def set_session(self, session: Session | None) -> None:
        """Say of which game the tiles are counted."""
        self._session = session

    def toggle(self) -> None:
        """Show the tiles, or put them away."""
        if self._session is None:
            return
        if self._card.isVisible():
            self._card.hide()
            self._focus_back.give_back()
        else:
            self._focus_back.remember()
            self.opened.emit()
            self._count(self._session)
            self._card.come_up()

    def show(self) -> None:
        """Count anew where the tiles are to be seen."""
        if self._session is not None and self._card.isVisible():
            self._count(self._session)

    def _count(self, session: Session) -> None:
        tiles, told = unseen_tiles(session, self._looking.turn)
        self._card.show_tiles(tiles, session.setup.tile_set, told)
