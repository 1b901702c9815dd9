"""What hints are about: :class:`Aim` says what a play is best by, :class:`Advice` is the play that they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scrabble_gui.core.moves import Play
from scrabble_gui.core.scoring import Score


class Aim(StrEnum):
    """What the best play is best by."""

    POINTS = "points"
    """Most points now."""
    LATER = "later"
    """Points, and good tiles kept for the next turn."""
    KNOWN = "known"
    """Most points with words that everybody knows."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The play that hints lead to."""

    play: Play
    """The play."""
    score: Score
    """What it earns."""
    bonus: bool
    """Whether any play, this one or another, earns the extra points for many tiles at once."""
