"""A place on the board: :class:`Square`, zero-based; its coordinates read ``8D`` across or ``D8`` down."""

from __future__ import annotations

from typing import NamedTuple


class Square(NamedTuple):
    """A place on the board, counted from 0 at the top left."""

    row: int
    """Row from the top."""
    col: int
    """Column from the left."""

    def text(self, *, across: bool = True) -> str:
        """Return the coordinates: ``8D`` for the start of a word across, ``D8`` for one down.

        >>> Square(7, 3).text(), Square(7, 3).text(across=False)
        ('8D', 'D8')
        """
        column, row = chr(ord("A") + self.col), str(self.row + 1)
        return row + column if across else column + row

    def step(self, *, across: bool, by: int = 1) -> Square:
        """Return the square ``by`` places further along the row (across) or the column.

        >>> Square(7, 3).step(across=False, by=-2)
        Square(row=5, col=3)
        """
        return Square(self.row, self.col + by) if across else Square(self.row + by, self.col)
