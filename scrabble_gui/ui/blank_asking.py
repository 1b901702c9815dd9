"""Asking for the letter of a blank that was laid: :class:`BlankAsking`, between the picker and the draft."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scrabble_gui.app.session import Session
from scrabble_gui.core.square import Square
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.blank_picker import BlankPicker


class BlankAsking(QObject):
    """Asks on the table, and names the blank or sends it home."""

    def __init__(self, look: Look, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._session: Session | None = None
        self._square: Square | None = None
        self._look = look

    @cached_property
    def picker(self) -> BlankPicker:
        """The question; made for the first blank."""
        from scrabble_gui.ui.blank_picker import BlankPicker

        picker = BlankPicker(self._look, self._table)
        picker.picked.connect(self._on_picked)
        picker.cancelled.connect(self._on_cancelled)
        return picker

    def set_session(self, session: Session | None) -> None:
        """Say whose blanks are named."""
        self._session = session
        self.rest()

    def rest(self) -> None:
        """Ask nothing."""
        self._square = None
        if "picker" in self.__dict__:
            self.picker.hide()

    def ask(self, square: Square) -> None:
        """Ask which letter the blank on a square is."""
        if self._session is not None:
            self._square = square
            self.picker.ask(self._session.setup.tile_set, self._table.square_rect(square))

    def _on_picked(self, letter: str) -> None:
        if self._session is not None and self._square is not None:
            self._session.hand.name_blank(self._square, letter)
        self._end()

    def _on_cancelled(self) -> None:
        """Send a blank that has no letter home; one that had keeps it."""
        if self._session is not None and self._square is not None:
            tile = self._session.hand.draft.at(self._square)
            if tile is not None and not tile.is_named:
                self._session.hand.lift(self._square)
        self._end()

    def _end(self) -> None:
        self._square = None
        self._table.setFocus()
