"""Computer players as data: :class:`Level` is what a level file says; ``resources/levels`` holds them.

A level is weaker than another in human ways: it knows fewer words, overlooks plays that are hard to see, and looks less
at what it keeps. Factors are probabilities, 0 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """How likely a play is seen: the product of what makes it hard."""

    plain: float
    """A short word that touches one tile."""
    longer: float
    """Each letter of the word beyond the fourth."""
    beside: float
    """Each further word that is made by the way."""
    blank: float
    """Each blank that is used."""
    bingo: float
    """All tiles of a rack at once."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What many games have shown; written by the command that played them."""

    average: int
    """Points a game."""
    bingos: float
    """Plays with a bonus, a game."""
    games: int
    """How many games were played."""


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    character: str
    """One sentence about it."""
    face: str
    """Name of its picture among the icons."""
    order: int
    """Its place, the weakest first."""
    band: int
    """It knows the words up to this band of the word list's commonness; 100 for all words."""
    sight: Sight
    """What it sees."""
    keeps: float
    """How much it looks at what it keeps: 0 only at points, 1 fully."""
    exchanges: bool
    """Whether it exchanges when that promises more than its best play."""
    doubts: float
    """How likely it challenges a word it has never seen."""
    adapts: bool
    """Whether it plays closer to its opponents' scores, for children; shown openly."""
    measured: Measured | None
    """What many games have shown, where they were played."""
    bluffs: float = 0.0
    """How likely it tries a word that only looks like one, where it can be challenged for it."""
