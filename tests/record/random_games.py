"""Games that nobody would play: every kind of move in any order, for tests that must hold for all of them.

:func:`random_game` plays one from a seed; any letters are a word, and a coin decides whether a challenged one is good.
"""

import hashlib
import random
from collections.abc import Sequence

from hypothesis import strategies as st

from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import (
    Accept,
    Agree,
    Challenge,
    Exchange,
    Pass,
    Placement,
    Play,
    Resign,
    Substitute,
)
from scrabble_gui.core.referee import voters
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import Seat, set_up
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import may_challenge, unaccounted
from scrabble_gui.core.tiles import Tiles
from tests.drawing import catalogue, setup_of

RULES = (
    "family-classic",
    "box",
    "friendly",
    "kids",
    "nine-tile",
    "finish-line",
    "north-american-club",
    "world-club",
    "free-challenge",
    "table-vote",
    "italian",
)
NAMES = ("Ada", "Zoë Ōsumi 李", 'Grandma \u2028\t"\\', "Robin")


class Coin:
    """A word list in which a coin decides."""

    def contains(self, word: Sequence[str]) -> bool:
        """Whether the coin says so; the same word is always good or always not."""
        return hashlib.sha256("".join(word).encode()).digest()[0] % 2 == 0


def random_play(chance: random.Random, game: Game) -> Play | None:
    """Return some play that the rules allow, or nothing when none was found soon."""
    setup, state = game.setup, game.state
    rack = state.racks[state.to_move]
    hand = list(rack.known)
    if rack.unknown:
        rest = list(unaccounted(setup, state).known)
        hand += chance.sample(rest, min(rack.unknown, len(rest)))
    chance.shuffle(hand)
    for _ in range(60):
        if not hand:
            return None
        count = chance.randint(1, len(hand))
        across = chance.random() < 0.5
        occupied = sorted(state.board.tiles) or [setup.layout.start]
        square = chance.choice(occupied).step(across=across, by=-chance.randint(0, count))
        square = square.step(across=not across, by=chance.choice((-1, 0, 0, 1)))
        play = _from(square, across, hand[:count], chance, game)
        try:
            judge(state.board, play, setup.rules, setup.tile_set)
        except IllegalMove:
            continue
        return play
    return None


def _from(square: Square, across: bool, tiles, chance: random.Random, game: Game) -> Play:
    """Return the play that puts tiles on the free squares from here on."""
    placements = []
    for tile in tiles:
        while game.state.board.at(square):
            square = square.step(across=across)
        letter = chance.choice(game.setup.tile_set.letters) if tile.blank else None
        placements.append(Placement(square, tile.named(letter) if letter else tile))
        square = square.step(across=across)
    return Play(tuple(placements))


def _moves(chance: random.Random, game: Game, wild: bool):
    """Yield (seat, move, answers) to be tried."""
    setup, state = game.setup, game.state
    seat = state.to_move
    doubters = may_challenge(setup, state)
    if doubters and chance.random() < 0.5:
        by = chance.choice(doubters)
        words = [word.text for word in state.contestable.score.words]
        named = tuple(chance.sample(words, chance.randint(0, len(words))))
        votes = ()
        if setup.rules.challenge.kind is ChallengeKind.VOTE:
            votes = tuple((voter, chance.random() < 0.5) for voter in voters(state))
        yield by, Challenge(named), {"votes": votes, "overruled": chance.random() < 0.15}
        yield by, Challenge(named), {"votes": votes}
        yield by, Accept(), {}
    if wild and chance.random() < 0.06:
        yield chance.randrange(len(setup.seats)), chance.choice((Resign(), Agree(), Substitute("club"))), {}
        yield chance.randrange(len(setup.seats)), Substitute(None), {}
    if chance.random() < 0.75 and (play := random_play(chance, game)):
        yield seat, play, {}
    if chance.random() < 0.6:
        rack = state.racks[seat]
        some = chance.sample(rack.known, chance.randint(0, len(rack.known)))
        yield seat, Exchange(Tiles.of(some, chance.randint(0, rack.unknown))), {}
    yield seat, Pass(), {}
    if doubters:
        yield doubters[0], Accept(), {}


def play_on(chance: random.Random, game: Game, turns: int, *, wild: bool = True) -> None:
    """Add so many turns, fewer where the game ends."""
    for _ in range(turns):
        if game.state.is_over:
            return
        seconds = chance.choice((None, 0, 12, 37.25, 61.5))
        for seat, move, answers in _moves(chance, game, wild):
            try:
                game.take(seat, move, Coin(), seconds=seconds, **answers)
            except IllegalMove:
                continue
            break
        if game.turns and chance.random() < 0.1:
            game.annotate(len(game.turns) - 1, chance.choice(("", "Well played!", 'ö\n李 {}[]"\\')))


def random_game(seed: int, *, turns: int = 40, wild: bool = True) -> Game:
    """Return a game from a seed; it may be finished or not."""
    chance = random.Random(seed)
    rules = catalogue().ruleset(chance.choice(RULES))
    players = chance.randint(2, 4)
    if chance.random() < 0.2:
        racks = [chance.choice((rules.rack_size, "AEINRST"[: rules.rack_size])) for _ in range(players)]
        unknown = setup_of(rules.rack_size, *racks[1:], rules=rules, seed=-1, targets=_targets(rules, players))
        game = Game(unknown)
    else:
        game = Game(
            set_up(
                game_id=f"{seed:032x}",
                started="2026-01-01T18:00:00Z",
                rules=rules,
                tile_set=catalogue().tile_set(rules.tiles_id or "english"),
                layout=catalogue().layout(rules.layout_id),
                lexicon_id="enable",
                seats=[
                    Seat(
                        NAMES[seat],
                        person=chance.choice(("", "p1")),
                        level=chance.choice((None, None, "club")),
                        head_start=chance.choice((0, 0, 10)),
                        target=target,
                        timer_factor=chance.choice((1.0, 1.5)),
                        hints=chance.choice((None, None, 0, 6)),
                    )
                    for seat, target in enumerate(_targets(rules, players) or [None] * players)
                ],
                seed=chance.getrandbits(128),
                house_added=frozenset(chance.choice(((), ("QI",)))),
                house_refused=frozenset(chance.choice(((), ("ZA",)))),
            )
        )
    play_on(chance, game, chance.randint(0, turns), wild=wild)
    return game


def _targets(rules, players: int):
    """Return lines for a game to a target score, none for another."""
    return [60 + 10 * seat for seat in range(players)] if rules.target else []


games = st.integers(0, 2**32).map(random_game)
"""Any game."""
