"""Hints at the table: :class:`Hinting`, between the bag line, the card of hints, the board and the session."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.draft import laid_out
from scrabble_gui.app.hints import Step
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.rules import Help
from scrabble_gui.core.square import Square
from scrabble_gui.engine.advice import Aim
from scrabble_gui.ui import hint_words
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.hint_card import HintCard


class Hinting(QObject):
    """The hints that the person to move asks for."""

    changed = Signal()
    """Other squares are to be marked: show the table anew."""
    told = Signal(str)
    """Why there is no hint, in a sentence."""
    opened = Signal()
    """The card has come up: others make room."""

    def __init__(self, look: Look, column: Column, command: QAction, page: QWidget) -> None:
        """Show hints over this column; ``command`` is in sight while there are any."""
        super().__init__(page)
        self._look, self._column, self._command, self._page = look, column, command, page
        command.setVisible(False)
        self._session: Session | None = None
        self._aim = Aim.POINTS
        column.bag.hint_button.clicked.connect(self.toggle)

    @cached_property
    def card(self) -> HintCard:
        """What tells the hints; made for the first one."""
        from scrabble_gui.ui.hint_card import HintCard

        card = HintCard(self._look, self._column, self._page)
        card.closed.connect(self._on_closed)
        card.aim_chosen.connect(self._on_aim_chosen)
        card.asked.connect(self._on_asked)
        return card

    @property
    def is_open(self) -> bool:
        """Whether the card is there."""
        return "card" in self.__dict__ and not self.card.isHidden()

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that a hint points at; none while the card is away."""
        session = self._session
        if session is None or not self.is_open:
            return ()
        return hint_words.hinted(*session.hints.told(self._aim), session.state.board, session.setup.tile_set)

    def set_session(self, session: Session | None) -> None:
        """Say whose hints are meant."""
        if self._session is not None:
            self._session.hints.changed.disconnect(self._on_changed)
            self._session.hints.failed.disconnect(self._on_failed)
        self._session = session
        self._aim = Aim.POINTS if session is None else _first_aim(session)
        self.offer()
        if session is not None:
            session.hints.changed.connect(self._on_changed)
            session.hints.failed.connect(self._on_failed)

    def offer(self) -> None:
        """Offer hints where the person at the screen may have some; make ready for the first. Otherwise hide them."""
        session = self._session
        offered = session is not None and session.phase is Phase.TURN and session.hints.are_offered
        self._command.setVisible(offered)
        self._column.bag.show_hints(offered, hint_words.left(session.hints.left) if session and offered else "")
        if session is not None and offered:
            session.hints.warm_up()
        else:
            self.put_away()

    def put_away(self) -> bool:
        """Take the card away. Answers whether it was there."""
        was_open = self.is_open
        if was_open:
            self.card.put_away()
        return was_open

    def toggle(self) -> None:
        """Show the card, or put it away; say why there is none."""
        session = self._session
        if session is None or self.put_away():
            return
        if session.phase is not Phase.TURN or not session.hints.are_offered:
            self.told.emit(hint_words.not_allowed(session.setup.rules.name))
            return
        self.opened.emit()
        self._show(session)
        self.card.come_up()
        session.hints.look(self._aim)
        self.changed.emit()

    def _show(self, session: Session) -> None:
        """Show what was told by the chosen aim."""
        from scrabble_gui.ui.hint_card import HintPicture

        hints, aims = session.hints, hint_words.aims()
        if not hints.has_everyday_words and not hints.given.get(Aim.KNOWN):
            del aims[Aim.KNOWN]
        if self._aim not in aims:
            self._aim = Aim.POINTS
        step, advice = hints.told(self._aim)
        setup, board = session.setup, session.state.board
        told = hint_words.told(step, advice, setup.rules, board, setup.tile_set)
        button = hint_words.next_step(step)
        if hints.is_thinking:
            button = hint_words.looking()
        elif (step is not Step.WORD and hints.left == 0) or (hints.is_whole(self._aim) and advice is None):
            button = ""
        left, busy = self._left(session), hints.is_thinking
        self.card.show_picture(HintPicture(tuple(aims.items()), self._aim, tuple(told), button, left, busy))

    def _left(self, session: Session) -> str:
        return hint_words.left(session.hints.left)

    def _on_asked(self) -> None:
        """Tell one step more, or lay the word that was told."""
        session = self._session
        if session is None or session.hints.is_thinking:
            return
        step, advice = session.hints.told(self._aim)
        if step is not Step.WORD or advice is None:
            session.hints.ask(self._aim)
            return
        self.put_away()
        self._page.setFocus()
        session.hand.take_up(laid_out(session.hand.draft, advice.play))

    def _on_aim_chosen(self, aim: Aim) -> None:
        self._aim = aim
        if self._session is not None:
            self._session.hints.look(aim)
            self._on_changed()

    def _on_changed(self) -> None:
        """Show more, where the card is open."""
        if self._session is None:
            return
        self._column.bag.hint_button.setToolTip(self._left(self._session))
        if self.is_open:
            self._show(self._session)
            self.changed.emit()

    def _on_failed(self) -> None:
        self.told.emit(hint_words.failed())

    def _on_closed(self) -> None:
        """Give the focus back to the button."""
        button = self._column.bag.hint_button
        if button.isVisible():
            button.setFocus()
        self.changed.emit()


def _first_aim(session: Session) -> Aim:
    """Return what hints are best by at first: what was asked for before, or easy words where computers keep to them."""
    given = session.hints.given
    if given:
        return max(given, key=lambda aim: given[aim])
    return Aim.KNOWN if Help.SMALL_WORDS in session.setup.rules.helps else Aim.POINTS
