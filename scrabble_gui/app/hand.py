"""The hand of the person to move: :class:`Hand` owns the draft and carries out wishes about tiles.

A wish that cannot be (a taken square, an empty slot, tiles of somebody who is not at the screen) changes nothing; the
table then lets the tile glide home.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.draft import Draft
from scrabble_gui.core.board import Board
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import TileSet


class Hand(QObject):
    """A draft that can be changed while its owner is at the screen."""

    changed = Signal()
    """Tiles were laid out, moved or taken back."""

    def __init__(self, draft: Draft, board: Board, tile_set: TileSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._board = board
        self._tile_set = tile_set
        self._random = Random()
        self.is_open = False
        """Whether the owner is at the screen: only then tiles move."""

    @property
    def draft(self) -> Draft:
        """The tiles on the rack and laid out."""
        return self._draft

    def deal(self, draft: Draft, board: Board) -> None:
        """Take up another draft, for a new turn on this board."""
        self._draft = draft
        self._board = board
        self.changed.emit()

    def place(self, slot: int, square: Square) -> bool:
        """Lay the tile of a rack slot on a square. Answers whether it lies there."""
        return self._is_free(square) and self._lay_out(self._draft.place(slot, square))

    def move(self, start: Square, end: Square) -> bool:
        """Move a laid tile to another square. Answers whether it lies there."""
        return self._is_free(end) and self._lay_out(self._draft.move(start, end))

    def shift(self, rows: int, columns: int) -> bool:
        """Move all laid tiles together. Answers whether they lie there: every square must be free."""
        draft = self._draft.shifted(rows, columns)
        return all(self._is_free(square) for square, _ in draft.laid) and self._lay_out(draft)

    def take_up(self, draft: Draft) -> bool:
        """Lay the same tiles out otherwise. Answers whether they lie so now. Raises ValueError for other tiles."""
        if draft.rack != self._draft.rack:
            raise ValueError(str(draft.rack))
        return all(self._is_free(square) for square, _ in draft.laid) and self._lay_out(draft)

    def lift(self, square: Square, slot: int | None = None) -> bool:
        """Take a laid tile back to the rack, into that slot where it is empty. Answers whether there was one."""
        return self._lay_out(self._draft.lift(square, slot))

    def name_blank(self, square: Square, letter: str) -> bool:
        """Say which letter a laid blank is. Answers whether it is now."""
        return letter in self._tile_set.letters and self._lay_out(self._draft.name(square, letter))

    def reorder(self, slot: int, gap: int) -> bool:
        """Move a tile within the rack to the gap before a slot. Answers whether anything moved."""
        return self._lay_out(self._draft.reorder(slot, gap))

    def shuffle(self) -> bool:
        """Mix the tiles on the rack. Answers whether they lie differently now."""
        return self._lay_out(self._draft.shuffle(self._random))

    def recall(self) -> bool:
        """Take all laid tiles back to the rack. Answers whether there were any."""
        return self._lay_out(self._draft.recall())

    def _is_free(self, square: Square) -> bool:
        return self._board.layout.holds(square) and self._board.at(square) is None

    def _lay_out(self, draft: Draft) -> bool:
        """Take up a changed draft, while the owner is at the screen."""
        if not self.is_open or draft == self._draft:
            return False
        self._draft = draft
        self.changed.emit()
        return True
