"""What stands in a row of the ranking, :class:`RankLine`, and where: :func:`columns_of` says it in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from scrabble_gui.core.settle import Settlement
from scrabble_gui.ui.kit import BODY, STRONG
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace

MANY_TILE = 17
"""A small tile under a name is no smaller, where there is any way."""
LEAST_NAME = 96
"""Where the longest name has less room than it needs and than this, names stand over the numbers."""
TILE = 30
"""Side of a small tile in pixels; smaller where there are many."""


@dataclass(frozen=True, slots=True)
class RankLine:
    """One row."""

    place: int
    """1 for the best; who is equal shares it."""
    name: str
    """The player's name."""
    settlement: Settlement
    """Score, tiles left, what they cost and earn."""
    left: tuple[TileFace, ...]
    """The tiles left on the rack, as they look."""
    remark: str
    """What stands there in place of tiles: "went out", "resigned", "of 120"; may be empty."""
    wins: bool
    """Whether the seat wins."""

    @property
    def seat(self) -> int:
        """Whose row it is."""
        return self.settlement.seat


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of a row stand, in pixels from its left edge."""

    name: float
    """Left edge of the name."""
    name_width: float
    """Room of the name."""
    score: float
    """Right edge of the score."""
    tiles: float
    """Right edge of the tiles."""
    tiles_width: float
    """Room of the tiles."""
    change: float
    """Right edge of what is added."""
    final: float
    """Right edge of the final score."""
    two_lines: bool = False
    """Whether the name stands over the numbers."""
    numbers: float = 0
    """Left edge of the numbers where they stand under the name."""


def columns_of(lines: Sequence[RankLine], look: Look, width: float, *, settles: bool) -> Columns:
    """Return where the columns stand in rows of this width: names and tiles share what the numbers leave.

    Where tiles are not settled (``settles``) only the name, a remark and the final score have a column. Where the
    longest name would have too little room all names stand over their numbers.
    """
    scale = look.text_scale
    metrics = QFontMetricsF(look.font(STRONG, QFont.Weight.Bold))
    remarks = _remark_width(lines, look)
    name = 34 + 36 * scale
    final = width - 16
    change = final - 84 * scale - 8
    tiles = change - 48 * scale - 20
    score_width = 52 * scale
    room = tiles - name - score_width - 28
    names = max([0.0, *(metrics.horizontalAdvance(line.name) for line in lines)]) + 2
    step = TILE * scale + 2
    wanted = max([4 * step, *(len(line.left) * step for line in lines), remarks])
    tiles_width = min(wanted, max(room - names, room * 0.55))
    name_width = room - tiles_width if settles else tiles - name - remarks - 10
    if name_width < min(names, LEAST_NAME * scale):
        most = max([0.0, remarks, *(MANY_TILE * len(line.left) for line in lines)])
        return _in_two_lines(name, final, wanted=most, scale=scale)
    return Columns(
        name=name,
        name_width=name_width,
        score=tiles - tiles_width - 14,
        tiles=tiles,
        tiles_width=tiles_width,
        change=change,
        final=final,
    )


def _in_two_lines(name: float, final: float, *, wanted: float, scale: float) -> Columns:
    """Return the columns where the name stands over the numbers, and the final score beside both.

    ``wanted`` is the room for tiles or a remark that lets the numbers begin under the name.
    """
    change = final - 68 * scale
    tiles = change - 40 * scale - 8
    numbers = name if tiles - name - 36 * scale - 12 >= wanted else 16.0
    score = numbers + 36 * scale
    return Columns(
        name=name,
        name_width=change - name,
        score=score,
        tiles=tiles,
        tiles_width=tiles - score - 12,
        change=change,
        final=final,
        two_lines=True,
        numbers=numbers,
    )


def _remark_width(lines: Sequence[RankLine], look: Look) -> float:
    """Return the room of the longest remark."""
    metrics = QFontMetricsF(look.font(BODY))
    return max([0.0, *(metrics.horizontalAdvance(line.remark) + 2 for line in lines)])
