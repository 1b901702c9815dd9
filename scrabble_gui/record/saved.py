"""What a file of a game holds: :class:`SavedGame`, the game and what lies on the table beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from scrabble_gui.core.game import Game
from scrabble_gui.core.state import Turn

FORMAT = "scrabble_gui game"
"""What stands at the key ``format`` of every file."""
VERSION = 1
"""The version that is written."""
SUFFIX = ".scrabble"
"""How the names of the files end."""

NOTHING: Mapping[str, object] = MappingProxyType({})
"""No keys."""


@dataclass(frozen=True, slots=True)
class TurnExtra:
    """Unknown keys of a turn, and the turn they belong to."""

    number: int
    """Which turn, counted from 0."""
    turn: Turn
    """The turn as it was read; without its note, which may change."""
    keys: Mapping[str, object]
    """The keys."""


@dataclass(frozen=True, slots=True)
class Extra:
    """Keys that this version does not know, kept for whoever does."""

    top: Mapping[str, object] = field(default_factory=dict)
    """Beside ``setup`` and ``turns``."""
    setup: Mapping[str, object] = field(default_factory=dict)
    """In the setup."""
    rules: Mapping[str, object] = field(default_factory=dict)
    """In the ruleset, tables within tables in the same shape."""
    seats: tuple[Mapping[str, object], ...] = ()
    """In the seats, by seat."""
    turns: tuple[TurnExtra, ...] = ()
    """In those turns that have some."""

    def of_turn(self, number: int, turn: Turn) -> Mapping[str, object]:
        """Return the keys of a turn, none where another turn was made in its place."""
        without_note = replace(turn, note="")
        for extra in self.turns:
            if extra.number == number and extra.turn == without_note:
                return extra.keys
        return NOTHING

    def of_seat(self, seat: int) -> Mapping[str, object]:
        """Return the keys of a seat."""
        return self.seats[seat] if seat < len(self.seats) else NOTHING


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it lies in a file."""

    game: Game
    """Setup and turns. Keep it and go on playing; the next ``save`` writes what it has become."""
    desk: Mapping[str, object] = field(default_factory=dict)
    """What is on the table but not played: free JSON of the layer above, never a rule."""
    extra: Extra = field(default_factory=Extra)
    """Keys that this version does not know."""

    def with_desk(self, desk: Mapping[str, object]) -> SavedGame:
        """Return the same game with something else on the table."""
        return replace(self, desk=desk)
