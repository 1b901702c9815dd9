"""What a cell of the score pad shows: :class:`CellPicture`, one :class:`PadLine` below the other."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt

PICTURE = Qt.ItemDataRole.UserRole
"""The role of what a cell or heading shows, as an object."""


@dataclass(frozen=True, slots=True)
class PadLine:
    """One line of a cell."""

    text: str
    """A word in capitals, or what happened."""
    points: str
    """What it adds, with its sign; empty where nothing."""
    struck: bool
    """Whether it is struck through."""
    word: bool
    """Whether the text is a word that was played."""


@dataclass(frozen=True, slots=True)
class CellPicture:
    """What a cell shows."""

    lines: tuple[PadLine, ...]
    """From top to bottom."""
    total: str
    """The running total; empty in an empty cell and beside a draft."""
    draft: bool
    """Whether the last line is a draft: not yet played."""
    last: bool
    """Whether it is the last turn."""
    final: bool
    """Whether it is the final score."""
    won: bool
    """Whether that is a winner's."""
    seat: int
    """Whose column it is."""
    first_settled: bool
    """Whether the settling begins here: a stronger line above."""
    marked: bool = False
    """Whether it is looked at."""
    noted: bool = False
    """Whether somebody wrote a note beside the turn."""
