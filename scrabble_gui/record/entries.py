"""What stands on the score pad: :class:`Sheet` of rows, cells and entries, and the closed union :data:`Event`.

Data only; the words for it live in the user interface. Seats and turns count from 0, points are points of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from scrabble_gui.core.moves import Play
from scrabble_gui.core.scoring import Score
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, Tiles


class Fate(StrEnum):
    """What became of a play."""

    OPEN = "open"
    """It can still be challenged."""
    STANDS = "stands"
    """It counts for good."""
    TAKEN_OFF = "taken off"
    """A challenge took it off the board: to be struck through."""


class Verdict(StrEnum):
    """How a challenge ended."""

    LOST = "lost"
    """Every doubted word is good."""
    WON = "won"
    """A doubted word is not good: the play came off."""
    OVERRULED = "overruled"
    """A doubted word is not good, and everybody accepted it all the same."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A challenge."""

    turn: int
    """The turn that it is."""
    by: int
    """The challenger's seat."""
    words: tuple[str, ...]
    """The doubted words, in capitals."""
    rejected: tuple[str, ...]
    """Those found not good."""
    votes: tuple[tuple[int, bool], ...]
    """(seat, whether it finds the play good), where the table voted."""
    verdict: Verdict
    """How it ended."""


@dataclass(frozen=True, slots=True)
class HeadStart:
    """Points before the first turn."""


@dataclass(frozen=True, slots=True)
class Played:
    """Tiles were put down."""

    text: str
    """The play as it is written: ``8D RET.INs``, a blank in lower case."""
    start: Square
    """Where the main word begins."""
    across: bool
    """Whether the main word runs across."""
    tiles: tuple[Tile, ...]
    """The tiles of the main word in order, with those that lay there before; a blank says that it is one."""
    play: Play
    """The tiles put down."""
    score: Score
    """Its words, main word first, the points of each and where they come from; worth nothing once it is taken off."""
    fate: Fate
    """What became of it."""
    doubt: Doubt | None
    """The challenge of it, if there was one."""

    @property
    def word(self) -> str:
        """The main word in capitals."""
        return "".join(tile.letter for tile in self.tiles)


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Tiles were put back for others."""

    count: int
    """How many."""
    free: bool
    """Whether the turn went on all the same."""


@dataclass(frozen=True, slots=True)
class Passed:
    """Nothing was done."""


@dataclass(frozen=True, slots=True)
class Missed:
    """The turn was missed, after a challenge that was lost."""


@dataclass(frozen=True, slots=True)
class Challenged:
    """The last play of somebody else was doubted; the points are what that cost."""

    seat: int
    """Whose play."""
    doubt: Doubt
    """What was doubted and how it ended."""


@dataclass(frozen=True, slots=True)
class Awarded:
    """Points for a play that was challenged for nothing."""

    by: int
    """The challenger's seat."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """The player gave up."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """The player said that no play is possible."""


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody else took the seat."""

    level: str | None
    """The computer's level; nothing for a person."""


@dataclass(frozen=True, slots=True)
class TilesLeft:
    """What the tiles left on the rack cost."""

    tiles: Tiles
    """The tiles."""


@dataclass(frozen=True, slots=True)
class Gained:
    """What the tiles of the others earn who went out."""


@dataclass(frozen=True, slots=True)
class Overtime:
    """What the clock takes."""


@dataclass(frozen=True, slots=True)
class Final:
    """The last line."""

    won: bool
    """Whether this seat won, alone or with others."""


Event = (
    HeadStart
    | Played
    | Exchanged
    | Passed
    | Missed
    | Challenged
    | Awarded
    | Resigned
    | Agreed
    | Substituted
    | TilesLeft
    | Gained
    | Overtime
    | Final
)
"""What an entry is about."""

OF_A_TURN = (Played, Exchanged, Passed, Missed)
"""The events that are a player's turn in a round; the others stand beside one."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing written into one column."""

    turn: int | None
    """The turn that it comes from; none for what is no turn: head start, missed turns, the settling."""
    seat: int
    """Whose column."""
    event: Event
    """What happened."""
    points: int
    """What it adds to the score; negative where it costs."""
    total: int
    """The score after it: the running total of the column."""


class RowKind(StrEnum):
    """What a row of the pad is for."""

    START = "start"
    """Points before the first turn."""
    ROUND = "round"
    """A turn of everybody."""
    TILES_LEFT = "tiles left"
    """What the tiles left cost."""
    GAINED = "gained"
    """What the tiles of the others earn."""
    OVERTIME = "overtime"
    """What the clock takes."""
    FINAL = "final"
    """The final scores."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one row of one column."""

    entries: tuple[Entry, ...] = ()
    """From top to bottom; none where the player had no part in this row."""

    @property
    def main(self) -> Entry | None:
        """The player's turn in this round, the last where there are several; else the last entry; else nothing."""
        turns = [entry for entry in self.entries if isinstance(entry.event, OF_A_TURN)]
        return next(reversed(turns or self.entries), None)

    @property
    def points(self) -> int:
        """What the row adds to the score."""
        return sum(entry.points for entry in self.entries)

    @property
    def total(self) -> int | None:
        """The running total after the row; nothing in an empty cell."""
        return self.entries[-1].total if self.entries else None


@dataclass(frozen=True, slots=True)
class Row:
    """One row over all columns."""

    kind: RowKind
    """What it is for."""
    number: int | None
    """The round, from 1; none for the other kinds."""
    cells: tuple[Cell, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole score pad."""

    rows: tuple[Row, ...]
    """From the first round to the final scores."""

    def entries(self) -> Iterator[Entry]:
        """Iterate over all entries, row by row and seat by seat."""
        return (entry for row in self.rows for cell in row.cells for entry in cell.entries)
