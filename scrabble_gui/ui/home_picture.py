"""What the start page shows: :class:`HomePicture`, a value. Times are in the time zone of those who read them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

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

    names: tuple[str, ...]
    """Who, by seat."""
    rules: str
    """Id of the rules of their last game."""
    rules_name: str
    """Name of those rules."""
    targets: tuple[int | None, ...]
    """By seat: the line of their last game in points, or nothing where its rules have none."""
    games: int
    """How many games they have played."""
    levels: tuple[str | None, ...] = ()
    """By seat: the level of a computer, or nothing for a person; empty: only people."""
    hints: tuple[int | None, ...] = ()
    """By seat: steps of hints in their last game, nothing for as many as wished; empty: the same for all seats."""
    tiles: str = ""
    """Id of the tile set of their last game; empty: that of the rules."""
    words: str | None = None
    """Id of the word list of their last game, empty where the table decided; nothing: the usual one."""


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
