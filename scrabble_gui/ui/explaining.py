"""Telling at the table what words mean: :class:`Explaining`, between board, score pad and the card of words.

It asks, and somebody who knows words answers; whether a word may be told about now is not decided here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.looking_up import Word, words_at, words_of_last_play, words_of_play
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.square import Square
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.looking import Looking
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_hover import WordHover

if TYPE_CHECKING:
    from scrabble_gui.ui.word_card import WordCard


class Explaining(QObject):
    """The words that are told about at the table, if any."""

    asked = Signal(object)
    """Somebody asks about words, a tuple of them as letters: the card shall tell what may be told."""

    def __init__(
        self,
        look: Look,
        table: TableView,
        column: Column,
        looking: Looking,
        laying: Callable[[], bool],
        page: QWidget,
    ) -> None:
        """Tell of the words on this table; ``laying`` answers whether somebody is laying tiles."""
        super().__init__(page)
        self._look, self._page = look, page
        self._table, self._column, self._looking = table, column, looking
        self._laying = laying
        self._session: Session | None = None
        self._by_button = False
        self.may_tell: Callable[[tuple[Word, ...]], bool] = lambda words: False
        """Whether any of these words may be told about now."""
        self.hover = WordHover(look, table, column.pad, self._words_of, self)
        """What is told of the words under the mouse."""
        table.square_clicked.connect(self._on_square_clicked)
        column.meaning_wished.connect(self._on_meaning_wished)
        column.turn_clicked.connect(lambda _: self._explain_turn())
        looking.ended.connect(self.put_away)

    @cached_property
    def card(self) -> WordCard:
        """What is told of words, over the pad; made for the first one."""
        from scrabble_gui.ui.word_card import WordCard

        card = WordCard(self._look, self._column, self._page)
        card.closed.connect(self._on_closed)
        return card

    @property
    def is_open(self) -> bool:
        """Whether the card is there."""
        return "card" in self.__dict__ and not self.card.isHidden()

    def set_session(self, session: Session | None) -> None:
        """Say whose words are told about."""
        self._session = session
        self.put_away()

    def put_away(self) -> bool:
        """Take the card away. Answers whether it was there."""
        was_open = self.is_open
        if was_open:
            self.card.put_away()
        return was_open

    def offer(self) -> None:
        """Offer the meaning of the words that the column tells of; an open card follows the turn looked at."""
        self._column.offer_meaning(self.may_tell(self._words()))
        if self.is_open and self._looking.is_open:
            self._explain_turn()

    def explain_again(self) -> None:
        """Tell after a turn what may now be told of the words on the card; behind the curtain nothing."""
        if not self.is_open or self._session is None:
            return
        if self._session.phase in (Phase.TURN, Phase.THINKING, Phase.OVER):
            self.asked.emit(tuple(view.entry.word for view in self.card.views if view.entry))
        else:
            self.put_away()

    def _words(self) -> tuple[Word, ...]:
        """Return the words of the turn that the column tells of."""
        if self._session is None:
            return ()
        turn, game = self._looking.turn, self._session.game
        return words_of_last_play(game) if turn is None else words_of_play(game, turn)

    def _words_of(self, turn: int) -> tuple[Word, ...]:
        """Return the words that a turn made."""
        return words_of_play(self._session.game, turn) if self._session is not None else ()

    def _on_meaning_wished(self) -> None:
        """Tell what the words of the last turn mean; the focus goes along."""
        self.asked.emit(self._words())
        self._by_button = self.is_open
        if self.is_open:
            self.card.close_button.setFocus()

    def _explain_turn(self) -> None:
        """Tell what the words of the turn mean that is looked at, where that may be told."""
        words = self._words()
        if self.may_tell(words):
            self.asked.emit(words)
        else:
            self.put_away()

    def _on_square_clicked(self, square: Square) -> None:
        """Tell of the words through a tile that lies on the board, unless somebody is laying tiles."""
        picture = self._table.picture
        if self._session is None or picture is None or self._laying():
            return
        words = words_at(picture.board, square)
        if words:
            self.asked.emit(words)
        else:
            self.put_away()

    def _on_closed(self) -> None:
        """Give the focus to the button that was pressed, or else to the table."""
        button = self._column.last_turn.meaning_button
        (button if self._by_button and button.isVisible() else self._table).setFocus()
        self._by_button = False
