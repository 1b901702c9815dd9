"""How long computers can be seen thinking: :class:`Pace`, a preference of the people at the table."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

MOST_TILES = 7
"""Tiles of a play over which a computer can be seen thinking longest."""


class Pace(StrEnum):
    """How long computers can be seen thinking."""

    INSTANT = "instant"
    """Not at all."""
    BRISK = "brisk"
    """For a moment."""
    HUMAN = "human"
    """As people do, longer over a longer play."""


PACES = MappingProxyType({Pace.INSTANT: (0, 0), Pace.BRISK: (300, 700), Pace.HUMAN: (700, 2000)})
"""{pace: milliseconds over a move without tiles, over a long play}."""


def thinking_ms(pace: Pace, tiles: int) -> int:
    """Return how long a computer is seen thinking over a move that lays so many tiles, in milliseconds.

    >>> thinking_ms(Pace.HUMAN, 0), thinking_ms(Pace.HUMAN, 7), thinking_ms(Pace.INSTANT, 7)
    (700, 2000, 0)
    """
    least, most = PACES[pace]
    return least + (most - least) * min(tiles, MOST_TILES) // MOST_TILES
