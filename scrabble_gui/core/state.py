"""The position: :class:`Turn` is what happened, :class:`State` what is the case now.

Scores, words and results are never stored in a file: they follow from the turns. The bag has no state of its own: it is
tile set - board - racks (:func:`bag`, :func:`bag_count`). :func:`may_challenge` says who may doubt the last play.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from scrabble_gui.core.board import Board
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.moves import Challenge, Move, Play
from scrabble_gui.core.rules import Challengers
from scrabble_gui.core.scoring import Score
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.tiles import NO_TILES, Tiles


@dataclass(frozen=True, slots=True)
class Turn:
    """A move and the answers nobody decided."""

    seat: int
    """Who moved; for a challenge the challenger."""
    move: Move
    """What was decided."""
    drawn: Tiles = NO_TILES
    """What came out of the bag."""
    rejected: tuple[str, ...] = ()
    """On a challenge: the words found not valid, in capitals."""
    votes: tuple[tuple[int, bool], ...] = ()
    """On a challenge decided by the table: (seat, whether it finds the play good)."""
    overruled: bool = False
    """On a challenge: whether everybody agreed to accept the rejected words all the same."""
    seconds: float | None = None
    """How long the turn took; nothing where nobody measured."""
    note: str = ""
    """What somebody wrote beside it."""
    hints: int = 0
    """Steps of hints that the player had before deciding."""

    def __post_init__(self) -> None:
        """Refuse a time that no clock shows, and fewer hints than none."""
        if self.seconds is not None and not 0 <= self.seconds < math.inf:
            raise BadSetup("seconds", self.seconds)
        if self.hints < 0:
            raise BadSetup("hints", self.hints)


class Ending(StrEnum):
    """Why the game is over."""

    WENT_OUT = "went out"
    """A player used the last tile and the bag is empty."""
    PASSES = "passes"
    """The end rule on passes was met."""
    SCORELESS = "scoreless turns"
    """The end rule on scoreless turns was met."""
    BLOCKED = "blocked"
    """Everybody agreed that no play is possible."""
    TARGET = "target"
    """A player reached the line."""
    RESIGNED = "resigned"
    """All players but one resigned."""


@dataclass(frozen=True, slots=True)
class Contestable:
    """The last play while it can be challenged, and the state before it."""

    seat: int
    """Who played."""
    play: Play
    """What."""
    score: Score
    """Its words and points."""
    drawn: Tiles
    """What was drawn for it; belongs to nobody's view until the window closes."""
    before: State
    """The state to go back to."""


@dataclass(frozen=True, slots=True)
class State:
    """The position after some turns."""

    board: Board
    """What lies where."""
    racks: tuple[Tiles, ...]
    """By seat; a resigned rack stays, out of play."""
    scores: tuple[int, ...]
    """By seat, before any settling."""
    to_move: int
    """Whose turn it is; of no meaning once the game is over."""
    draws: int
    """How many plays and exchanges there were, plays taken off included: the next one draws with this number + 1."""
    scoreless: int
    """Scoreless turns running."""
    pass_runs: tuple[int, ...]
    """By seat: passes on the own turns running."""
    skips: tuple[int, ...]
    """By seat: turns still to be missed."""
    levels: tuple[str | None, ...]
    """By seat: who plays it now, a computer's level or a person."""
    free_exchanges: tuple[int, ...]
    """By seat: exchanges already made that did not end the turn."""
    seconds: tuple[float, ...]
    """By seat: time used, less what a clock per game has added for each turn."""
    overtime: tuple[int, ...]
    """By seat: points lost to the clock so far, for clocks per turn."""
    resigned: frozenset[int] = frozenset()
    """Seats that have given up."""
    agreed: frozenset[int] = frozenset()
    """Seats that said, since the last play, that no play is possible."""
    accepted: frozenset[str] = frozenset()
    """Words the table accepted in this game, in capitals."""
    skipped: tuple[int, ...] = ()
    """Seats passed over, because they miss the turn, on the way to ``to_move``."""
    round_done: bool = False
    """Whether the way to ``to_move`` finished a round."""
    contestable: Contestable | None = None
    """The last play, while its challenge window is open."""
    ending: Ending | None = None
    """Why the game is over; nothing while it runs."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.ending is not None

    def active(self) -> tuple[int, ...]:
        """Return the seats that have not resigned."""
        return tuple(seat for seat in range(len(self.racks)) if seat not in self.resigned)


def start(setup: Setup) -> State:
    """Return the state before the first turn."""
    players = len(setup.seats)
    zeros = (0,) * players
    return State(
        board=Board(setup.layout),
        racks=setup.dealt,
        scores=tuple(seat.head_start for seat in setup.seats),
        to_move=setup.first,
        draws=0,
        scoreless=0,
        pass_runs=zeros,
        skips=zeros,
        levels=tuple(seat.level for seat in setup.seats),
        free_exchanges=zeros,
        seconds=(0.0,) * players,
        overtime=zeros,
    )


def on_table(state: State) -> Tiles:
    """Return everything outside the bag: board and racks."""
    tiles = Tiles.of(state.board.tiles.values())
    for rack in state.racks:
        tiles = tiles.plus(rack)
    return tiles


def bag_count(setup: Setup, state: State) -> int:
    """Return the number of tiles in the bag; it is always known."""
    return len(setup.tile_set) - len(state.board.tiles) - sum(len(rack) for rack in state.racks)


def bag(setup: Setup, state: State) -> Tiles | None:
    """Return what is in the bag, or nothing when a rack is not wholly known and the bag is not empty."""
    count = bag_count(setup, state)
    if count == 0:
        return NO_TILES
    outside = on_table(state)
    return None if outside.unknown else setup.tile_set.all_tiles().minus(outside)


def unaccounted(setup: Setup, state: State) -> Tiles:
    """Return the tiles of the set that lie neither on the board nor, as far as known, on a rack.

    They are in the bag or among the unknown tiles of the racks.
    """
    known = Tiles(on_table(state).known)
    return setup.tile_set.all_tiles().minus(known)


def racks_as_known(setup: Setup, state: State) -> tuple[Tiles, ...]:
    """Return the racks by seat; the last unknown one is worked out when the bag is empty and all others are known."""
    hidden = [seat for seat, rack in enumerate(state.racks) if rack.unknown]
    if len(hidden) != 1 or bag_count(setup, state):
        return state.racks
    seat = hidden[0]
    rest = unaccounted(setup, state)
    racks = list(state.racks)
    racks[seat] = Tiles(racks[seat].known).plus(rest)
    return tuple(racks)


def may_challenge(setup: Setup, state: State) -> tuple[int, ...]:
    """Return the seats that may challenge the last play, in the order of play; none when no window is open.

    Under the rule *next* it is the player after the one who played, even when that one misses the turn.
    Source: rules, section 4, "Challenge window".
    """
    if state.contestable is None:
        return ()
    players = len(setup.seats)
    order = [(state.contestable.seat + step) % players for step in range(1, players)]
    opponents = tuple(seat for seat in order if seat not in state.resigned)
    return opponents[:1] if setup.rules.challenge.who is Challengers.NEXT else opponents


def doubted_words(contestable: Contestable, move: Challenge) -> tuple[str, ...]:
    """Return the words that a challenge doubts, in capitals, each once: those it names, or all of the play.

    Source: rules, section 4, "Per-word rules".
    """
    return tuple(dict.fromkeys(move.words)) or tuple(dict.fromkeys(word.text for word in contestable.score.words))
