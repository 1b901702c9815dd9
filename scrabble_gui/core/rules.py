"""Rulesets: every number and choice of the game, as data.

:class:`Ruleset` is what a ruleset file holds and what a saved game writes out in full; :class:`Lexicon` is the judge of
words. Units: points, tiles, seconds. Source: "The rules this program plays", section 3 (parameters).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from scrabble_gui.core.errors import BadSetup


class Lexicon(Protocol):
    """The judge of words."""

    def contains(self, word: Sequence[str]) -> bool:
        """Whether the letters (in capitals, one item a tile) make a valid word."""
        ...


class Help(StrEnum):
    """What a ruleset, or a person's own setting, may allow beyond the bare game."""

    UNDO = "undo"
    """Turns may be taken back."""
    LIGHTS = "lights"
    """The draft shows whether its words are good."""
    HINTS = "hints"
    """Graded hints may be asked for."""
    SMALL_WORDS = "small words"
    """Computers keep to a small list of words."""


class ChallengeKind(StrEnum):
    """What happens to unknown words, and to who doubts good ones."""

    VOID = "void"
    """Unknown words are refused at once; there is no challenge."""
    NONE = "none"
    """Every play stands; there is no challenge."""
    FREE = "free"
    """A failed challenge costs nothing."""
    LOSE_TURN = "lose turn"
    """A failed challenger loses the next turn."""
    POINTS_PER_PLAY = "points per play"
    """A failed challenge gives the challenged player points once."""
    POINTS_PER_WORD = "points per word"
    """A failed challenge gives the challenged player points for every word it named."""
    VOTE = "vote"
    """The people vote; the word list only breaks a tie."""


class Challengers(StrEnum):
    """Who may challenge."""

    NEXT = "next"
    """The player after the one who played."""
    ANY = "any"
    """Any opponent."""


class EndKind(StrEnum):
    """Which turns without a play end the game."""

    ONE_PASSES = "one player passes"
    """One player passes on so many of the own turns running."""
    ALL_PASS = "all players pass"
    """All players pass on so many of their turns running."""
    SCORELESS = "scoreless turns"
    """So many passes, exchanges and plays taken off running."""
    BLOCKED = "only when blocked"
    """None: only when the last tile is used or everybody agrees that no play is possible."""


class TieRule(StrEnum):
    """Who wins when the final scores are equal."""

    BEFORE_SETTLING = "before settling"
    """Who had more before the settling; if that is equal too, they share the win."""
    SHARED = "shared"
    """They share the win."""
    STANDS = "stands"
    """The game is a tie."""


class ClockKind(StrEnum):
    """What the time limit is for."""

    NONE = "none"
    """No clock."""
    SOFT = "soft"
    """The clock shows the time and costs nothing."""
    PER_TURN = "per turn"
    """So many seconds for each turn."""
    PER_GAME = "per game"
    """So many seconds for all turns of a seat."""


class StartRule(StrEnum):
    """Who starts."""

    DRAW = "draw"
    """The letter nearest to A."""
    LIST_ORDER = "list order"
    """The first seat."""
    LOSER = "loser of last game"
    """Who had the fewest points in the last game of the same people."""
    RANDOM = "random"
    """The bag's seed decides, without a draw on the table."""


class StopRule(StrEnum):
    """When a game to a target score stops."""

    AT_ONCE = "at once"
    """As soon as a play that reaches the line has survived its challenge window."""
    FINISH_ROUND = "finish the round"
    """When everybody has had as many turns; the highest margin over one's own line wins."""


@dataclass(frozen=True, slots=True)
class ChallengeRule:
    """How words are doubted."""

    kind: ChallengeKind
    """What a challenge does."""
    who: Challengers = Challengers.ANY
    """Who may challenge."""
    points: int = 0
    """Points for the challenged player when the challenge fails (per play or per word)."""
    penalty: int = 0
    """Points a failed challenger loses."""
    skips_add_up: bool = True
    """Whether several lost turns of one player add up."""

    def __post_init__(self) -> None:
        """Check the numbers."""
        if self.points < 0 or self.penalty < 0:
            raise BadSetup("challenge", (self.points, self.penalty))

    @property
    def has_window(self) -> bool:
        """Whether a play can be challenged at all."""
        return self.kind not in (ChallengeKind.VOID, ChallengeKind.NONE)


@dataclass(frozen=True, slots=True)
class EndRule:
    """Which turns without a play end the game."""

    kind: EndKind
    """What is counted."""
    count: int = 2
    """How many running."""

    def __post_init__(self) -> None:
        """Check the number."""
        if self.count < 1:
            raise BadSetup("end", self.count)


@dataclass(frozen=True, slots=True)
class Leftovers:
    """What the tiles left on the racks do at the end. Factors multiply their points."""

    out_factor: int = 1
    """What a player who went out gains of the others' tiles."""
    left_factor: int = 1
    """What the others lose of their own tiles when somebody went out."""
    otherwise_factor: int = 1
    """What everybody loses of the own tiles when nobody went out."""
    blank_penalty: int = 0
    """What a blank left counts, as the only place where it counts."""

    def __post_init__(self) -> None:
        """Check the numbers."""
        if min(self.out_factor, self.left_factor, self.otherwise_factor, self.blank_penalty) < 0:
            raise BadSetup("leftovers", self)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time limit."""

    kind: ClockKind = ClockKind.NONE
    """What the limit is for."""
    seconds: int = 0
    """The limit, times the seat's timer factor."""
    increment: int = 0
    """Seconds added for each turn (per game)."""
    overtime_points: int = 0
    """Points lost for each started minute over the limit."""

    def __post_init__(self) -> None:
        """Check the numbers."""
        if min(self.seconds, self.increment, self.overtime_points) < 0:
            raise BadSetup("clock", self)


@dataclass(frozen=True, slots=True)
class TargetRule:
    """A game to a score agreed at the start; the line itself belongs to the seat."""

    stop: StopRule = StopRule.AT_ONCE
    """When the game stops."""
    suggested: tuple[tuple[int, tuple[int, int, int]], ...] = ()
    """(players, (beginner, intermediate, expert)): lines to suggest."""


@dataclass(frozen=True)
class Ruleset:
    """The numbers and choices of a game."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    summary: str
    """A plain sentence or two: what is different from the default ruleset."""
    layout_id: str
    """The board the rules are made for."""
    rack_size: int
    """Tiles on a full rack."""
    bonus: Mapping[int, int] = field(hash=False)
    """{tiles played in one turn: extra points}."""
    challenge: ChallengeRule
    """How words are doubted."""
    end: EndRule
    """Which turns without a play end the game."""
    leftovers: Leftovers = Leftovers()
    """What tiles left on the racks do."""
    tie: TieRule = TieRule.BEFORE_SETTLING
    """Who wins when the final scores are equal."""
    exchange_minimum: int = 7
    """Tiles the bag must hold for an exchange."""
    exchange_scoreless: bool = True
    """Whether an exchange counts as a scoreless turn; otherwise it ends a run of them, as a play does."""
    free_exchanges: int = 0
    """Exchanges of the whole rack, per player and game, that do not end the turn."""
    first_play_tiles: int = 2
    """Tiles the first play needs, at least 2: one tile makes no word."""
    players: tuple[int, int] = (2, 4)
    """Fewest and most players."""
    target: TargetRule | None = None
    """Set for a game to a target score."""
    clock: Clock = Clock()
    """The time limit."""
    start: StartRule = StartRule.DRAW
    """Who starts."""
    helps: frozenset[Help] = frozenset()
    """What everybody may use."""
    slips: bool = True
    """Whether a play just made may be taken back before anybody acted on it."""
    tiles_id: str = ""
    """The tile set the rules are made for; empty: any."""

    def __post_init__(self) -> None:
        """Check what the types cannot say."""
        if self.rack_size < 2:
            raise BadSetup("rack_size", self.rack_size)
        if any(not 1 <= tiles <= self.rack_size or points < 0 for tiles, points in self.bonus.items()):
            raise BadSetup("bonus", dict(self.bonus))
        if self.exchange_minimum < 1:
            raise BadSetup("exchange_minimum", self.exchange_minimum)
        if not 2 <= self.first_play_tiles <= self.rack_size:
            raise BadSetup("first_play_tiles", self.first_play_tiles)
        if self.free_exchanges < 0:
            raise BadSetup("free_exchanges", self.free_exchanges)
        if not 2 <= self.players[0] <= self.players[1]:
            raise BadSetup("players", self.players)
