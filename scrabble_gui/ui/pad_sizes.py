"""How large everything on the score pad is: :class:`PadSizes` fits it to a width and a text size. Pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scrabble_gui.ui.pad_picture import CellPicture
from scrabble_gui.ui.theme import Look

LEAST_COLUMN = 72
"""A column is never narrower, at text scale 1, when there are four; the pad scrolls sideways instead."""
NEARLY = 4
"""So much narrower they may be where this saves the scrolling."""
LEAST_OF_FEW = 60
"""A column is never narrower when there are two or three."""
STACKED_BELOW = 104
"""In a narrower column the points stand under the word."""
LARGE_FROM = 420
"""A pad as wide as this has higher rows and type a pixel larger."""


class PadSizes:
    """The sizes of the pad for its width and text scale, in pixels."""

    def __init__(self) -> None:
        self.scale = 1.0
        """Text scale."""
        self.header = 30
        """Height of the line of names."""
        self.number = 30
        """Width of the column of numbers at the left."""
        self.line = 18
        """Height of a line of text in a cell."""
        self.word = 13
        """Type size of a word, before the text scale."""
        self.stacked = False
        """Whether the points stand under the word."""
        self._widths: tuple[int, ...] = ()

    def fit(self, look: Look, width: int, bar: int, players: int) -> None:
        """Fit everything into a width, of which a scroll bar takes ``bar``."""
        self.scale = look.text_scale
        large = width >= LARGE_FROM
        self.header = round(30 * self.scale) + 2 * large
        self.number = round((20 if width < 240 else 26 if players > 3 else 30) * self.scale)
        self.line = round((20 if large else 18) * self.scale)
        players = max(1, players)
        room = width - bar - self.number
        least = round((LEAST_COLUMN if players > 3 else LEAST_OF_FEW) * (1 + self.scale) / 2)
        each = max(least, room // players)
        if least - NEARLY <= room // players:
            each = room // players
        rest = max(0, room - each * players)
        self._widths = tuple(each + (at < rest) for at in range(players))
        self.stacked = (width - self.number) // players < STACKED_BELOW * self.scale
        self.word = 12 if self.stacked else 14 if large else 13

    def column(self, at: int) -> int:
        """Return the width of a column."""
        return self._widths[at]

    def row_height(self, cells: Iterable[CellPicture] = ()) -> int:
        """Return the height of a row of these cells, at least that of a plain one: a line of text and the total."""
        return self.line * max([2, *map(self.lines, cells)])

    def lines(self, cell: CellPicture) -> int:
        """Return how many lines of text a cell takes; the total stands in the last one."""
        if not self.stacked:
            return len(cell.lines) + 1
        return 1 + len(cell.lines) + sum(bool(line.points) for line in cell.lines[:-1])

    def slack(self, heights: Sequence[int], room: int) -> int:
        """Return how much paper stays blank under the last row, so that no row is cut at the top of the room."""
        if sum(heights) <= room:
            return 0
        used = 0
        for height in reversed(heights):
            if used + height > room:
                break
            used += height
        return room - used if used else 0
