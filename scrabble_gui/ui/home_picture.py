"""What the start page shows: :class:`HomePicture`, a value. Times are in the time zone of those who read them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scrabble_gui.app.games import NewGame
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.core.tiles import TileSet


@dataclass(frozen=True, slots=True)
class LastGame:
    """The last unfinished game."""

    path: Path
    """Its file."""
    setup: Setup
    """Who plays, by which rules."""
    state: State
    """How it stands."""
    played: datetime
    """When somebody last moved."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """People who have played together."""

    again: NewGame
    """The game that they start again: the same people at the same seats, and what they chose for their last game."""
    rules_name: str
    """Name of the rules."""
    games: int
    """How many games they have played."""


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A game that can be opened."""

    path: Path
    """Its file."""
    names: tuple[str, ...]
    """Who, by seat."""
    played: datetime
    """When somebody last moved."""
    over: bool
    """Whether it is finished."""


@dataclass(frozen=True, slots=True)
class HomePicture:
    """Everything on the start page."""

    now: datetime
    """The time."""
    tile_set: TileSet
    """The tiles in which the program's name is written."""
    last: LastGame | None = None
    """The game to continue."""
    lineups: tuple[Lineup, ...] = ()
    """Who may want to play again, the latest first."""
    recent: tuple[RecentGame, ...] = ()
    """Games to open, the latest first."""
    damaged: Path | None = None
    """The file of the last game, where it cannot be read completely."""
    safe_turns: int = 0
    """How many turns of that game are safe."""

    @property
    def is_first_run(self) -> bool:
        """Whether nobody has played yet."""
        return self.last is None and self.damaged is None and not self.lineups and not self.recent
