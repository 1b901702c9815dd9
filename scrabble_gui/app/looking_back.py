"""Looking back at an earlier turn: :class:`LookBack`, immutable; it never changes the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass, Play


@dataclass(frozen=True, slots=True)
class LookBack:
    """Which turn is looked at. Plays, exchanges and passes count as turns; what follows one belongs to it."""

    stops: tuple[int, ...]
    """The turns that can be looked at, as indices into the turns of the game; at least one."""
    at: int
    """Which of them is looked at."""

    @property
    def turn(self) -> int:
        """The index of the turn in the turns of the game."""
        return self.stops[self.at]

    @property
    def number(self) -> int:
        """The number of the turn, from 1 on."""
        return self.at + 1

    @property
    def count(self) -> int:
        """How many turns there are."""
        return len(self.stops)

    def stepped(self, by: int) -> LookBack:
        """Return the look so many turns later; it stays among the turns."""
        return replace(self, at=min(self.count - 1, max(0, self.at + by)))


def look_back(game: Game, turn: int | None = None) -> LookBack | None:
    """Return a look at a turn, or at the last one before it that counts; nothing before the first turn of a game.

    ``turn`` is an index into the turns of the game; without it the last turn is looked at.
    """
    stops = tuple(at for at, done in enumerate(game.turns) if isinstance(done.move, Play | Exchange | Pass))
    if not stops:
        return None
    at = len(stops) - 1 if turn is None else sum(stop <= turn for stop in stops) - 1
    return LookBack(stops, max(0, at))
