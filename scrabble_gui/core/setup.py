"""Setting up a game: the seats, the draw for first, the dealt racks.

:class:`Setup` is everything fixed before the first turn; with the turns it is the whole game. :func:`set_up` makes one
from a seed, :func:`draw_for_first` is the draw that decides who starts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from scrabble_gui.core.board import Layout
from scrabble_gui.core.chance import draw
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.rules import Help, Ruleset, StartRule
from scrabble_gui.core.tiles import NO_TILES, Tile, Tiles, TileSet

Round = tuple[tuple[int, Tile], ...]
"""One round of the draw for first: (seat, tile drawn)."""

DEAL = 0
"""Number of the draw that deals the racks; turns draw with 1, 2, 3 …"""
FIRST_ROUND = -1
"""Number of the first round of the draw for first; further rounds are -2, -3 …"""
MOST_ROUNDS = 100
"""Rounds after which the draw for first gives up and takes the first of those who tie."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who sits there at the start."""

    name: str
    """The player's name."""
    person: str = ""
    """Id of the person in the family's records; empty when there is none."""
    level: str | None = None
    """The computer's level; nothing for a person."""
    head_start: int = 0
    """Points at the start."""
    target: int | None = None
    """The seat's own line in a game to a target score."""
    helps: frozenset[Help] = frozenset()
    """What this person may use besides what the ruleset allows."""
    hints: int | None = None
    """Steps of hints that this person may have in the game, where hints are allowed; nothing: as many as wished."""
    timer_factor: float = 1.0
    """What the clock's limit is multiplied by."""

    def __post_init__(self) -> None:
        """Check name and numbers."""
        if not self.name.strip():
            raise BadSetup("name", self.name)
        timed = 0 < self.timer_factor < math.inf
        if self.head_start < 0 or (self.target is not None and self.target < 1) or not timed:
            raise BadSetup(self.name, (self.head_start, self.target, self.timer_factor))
        if self.hints is not None and self.hints < 0:
            raise BadSetup(self.name, self.hints)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first turn."""

    game_id: str
    """Unlike that of any other game."""
    started: str
    """When the game began: UTC, ISO 8601."""
    rules: Ruleset
    """The ruleset, with any change made for this game."""
    tile_set: TileSet
    """The tiles."""
    layout: Layout
    """The board."""
    lexicon_id: str
    """The word list that judges; empty when the table decides."""
    seats: tuple[Seat, ...]
    """The players in the order of play."""
    seed: int
    """Of all draws; 128 random bits. Negative where the draws came from elsewhere (a real bag, another program)."""
    first: int
    """The seat that starts."""
    dealt: tuple[Tiles, ...]
    """The racks at the start."""
    rounds: tuple[Round, ...] = ()
    """The draw for first, round by round; empty where nobody drew."""
    house_added: frozenset[str] = frozenset()
    """Words that count as valid whatever the word list says, in capitals."""
    house_refused: frozenset[str] = frozenset()
    """Words that count as not valid whatever the word list says, in capitals."""

    def __post_init__(self) -> None:
        """Check that the parts fit each other."""
        fewest, most = self.rules.players
        if not fewest <= len(self.seats) <= most:
            raise BadSetup("seats", len(self.seats))
        if not 0 <= self.first < len(self.seats):
            raise BadSetup("first", self.first)
        if len(self.dealt) != len(self.seats) or any(len(rack) > self.rules.rack_size for rack in self.dealt):
            raise BadSetup("dealt", [str(rack) for rack in self.dealt])
        if self.rules.target and any((seat.target or 0) <= seat.head_start for seat in self.seats):
            raise BadSetup("target", [seat.target for seat in self.seats])
        dealt = NO_TILES
        for rack in self.dealt:
            dealt = dealt.plus(rack)
        if len(self.tile_set.all_tiles().missing(dealt)) or len(dealt) > len(self.tile_set):
            raise BadSetup("dealt", [str(rack) for rack in self.dealt])
        for drawn in self.rounds:
            self._check_round(drawn)

    def _check_round(self, drawn: Round) -> None:
        """Refuse a round of the draw for first with strange seats or tiles."""
        if any(not 0 <= seat < len(self.seats) for seat, _ in drawn):
            raise BadSetup("rounds", drawn)
        if any(not tile.blank and tile.letter not in self.tile_set.letters for _, tile in drawn):
            raise BadSetup("rounds", drawn)

    def may_use(self, seat: int, help_: Help) -> bool:
        """Whether ruleset or person allow this help at this seat."""
        return help_ in self.rules.helps or help_ in self.seats[seat].helps


def draw_for_first(tile_set: TileSet, players: int, seed: int) -> tuple[int, tuple[Round, ...]]:
    """Return the seat that starts, and the rounds of the draw.

    Everybody draws one tile; a blank beats every letter, then the letter nearest to A; who ties for best draws again
    among themselves. The tiles go back only when all is decided, or when too few are left to draw from. After
    ``MOST_ROUNDS`` rounds the first of those who still tie starts. Raises :class:`BadSetup` for fewer tiles than
    players. Source: rules, section 1, "Who starts".
    """
    contenders = list(range(players))
    rounds: list[Round] = []
    out = NO_TILES
    while len(contenders) > 1 and len(rounds) < MOST_ROUNDS:
        bag = tile_set.all_tiles().minus(out)
        if len(bag) < len(contenders):
            out, bag = NO_TILES, tile_set.all_tiles()
        if len(bag) < len(contenders):
            raise BadSetup("tiles", len(bag))
        drawn = draw(bag, len(contenders), seed, FIRST_ROUND - len(rounds))
        rounds.append(tuple(zip(contenders, drawn, strict=True)))
        out = out.plus(Tiles.of(drawn))
        best = min(tile_set.rank(tile) for tile in drawn)
        contenders = [seat for seat, tile in rounds[-1] if tile_set.rank(tile) == best]
    return contenders[0], tuple(rounds)


def deal(tile_set: TileSet, rack_size: int, players: int, first: int, seed: int) -> tuple[Tiles, ...]:
    """Return the racks at the start by seat; the seat that starts draws first, then the others in order.

    Raises :class:`BadSetup` when the bag does not hold so many tiles. Source: rules, section 1, "Who starts".
    """
    if len(tile_set) < rack_size * players:
        raise BadSetup("tiles", len(tile_set))
    drawn = draw(tile_set.all_tiles(), rack_size * players, seed, DEAL)
    racks = [Tiles.of(drawn[at * rack_size : (at + 1) * rack_size]) for at in range(players)]
    return tuple(racks[(seat - first) % players] for seat in range(players))


def set_up(
    *,
    game_id: str,
    started: str,
    rules: Ruleset,
    tile_set: TileSet,
    layout: Layout,
    lexicon_id: str,
    seats: Sequence[Seat],
    seed: int,
    last_loser: int | None = None,
    house_added: frozenset[str] = frozenset(),
    house_refused: frozenset[str] = frozenset(),
) -> Setup:
    """Return a game ready to play: who starts is found by the ruleset's start rule, then the racks are dealt.

    ``last_loser`` is the seat that lost the last game, for rulesets in which the loser starts; without one they draw.
    Raises :class:`BadSetup`. Source: rules, section 3, "who starts".
    """
    players = len(seats)
    first = 0
    rounds: tuple[Round, ...] = ()
    match rules.start:
        case StartRule.RANDOM:
            first = seed % players
        case StartRule.LOSER if last_loser is not None:
            first = last_loser
        case StartRule.DRAW | StartRule.LOSER:
            first, rounds = draw_for_first(tile_set, players, seed)
        case StartRule.LIST_ORDER:
            first = 0
        case _:
            assert_never(rules.start)
    dealt = deal(tile_set, rules.rack_size, players, first, seed)
    return Setup(
        game_id=game_id,
        started=started,
        rules=rules,
        tile_set=tile_set,
        layout=layout,
        lexicon_id=lexicon_id,
        seats=tuple(seats),
        seed=seed,
        first=first,
        dealt=dealt,
        rounds=rounds,
        house_added=house_added,
        house_refused=house_refused,
    )
