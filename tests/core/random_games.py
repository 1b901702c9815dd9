"""Games that play themselves from a list of numbers, for property tests.

:class:`RandomGame` turns each number of its script into something that happens at the table: a play of words or of
nonsense, an exchange, a pass, a challenge, undo. The same script gives the same game, so hypothesis can shorten it.
"""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from scrabble_gui.core.errors import IllegalMove, NothingToRedo, NothingToUndo, UndoNotAllowed
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Pass, Placement, Play, Resign, Substitute
from scrabble_gui.core.referee import voters
from scrabble_gui.core.rules import ChallengeKind, Challengers, EndKind, Help, Leftovers, StopRule, TargetRule
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import Seat, set_up
from scrabble_gui.core.state import may_challenge
from scrabble_gui.core.tiles import BLANK, Tile, Tiles
from tests.drawing import NAMES, Words, bare, doubting, ending, family, heap, layout, sized, tile_set

WORDS = """
    AA AT ATE CAT CATS DO DOE DOG EAT EON HAT HE IN INTO IT ON ONE ORE RAT RATE RATES SAT SET SIN SIT SO STONE TA TEA
    TEN TIN TO TOE TON TONE US
""".strip().split()
TINY = "AAEETTOONNSSDGCR??"
UNDO = frozenset({Help.UNDO})

RULESETS = (
    family(helps=UNDO),
    family("nine-tile", helps=UNDO),
    family("box", challenge=doubting(ChallengeKind.LOSE_TURN, skips_add_up=False)),
    family("north-american-club", helps=UNDO),
    family("world-club", helps=UNDO, exchange_minimum=1),
    family("table-vote", helps=UNDO),
    family("friendly", slips=False),
    family("kids", exchange_minimum=1, free_exchanges=2),
    family(challenge=doubting(ChallengeKind.FREE, penalty=5, who=Challengers.NEXT), end=ending(EndKind.BLOCKED)),
    family(challenge=doubting(ChallengeKind.POINTS_PER_PLAY, points=5), leftovers=Leftovers(2, 0, 1, 7), helps=UNDO),
    family(target=TargetRule(StopRule.AT_ONCE), helps=UNDO),
    family(target=TargetRule(StopRule.FINISH_ROUND), end=ending(EndKind.ALL_PASS)),
)

ACTS = (
    *("word",) * 8,
    *("nonsense",) * 6,
    *("challenge",) * 8,
    *("accept",) * 4,
    *("exchange",) * 2,
    *("undo",) * 3,
    "pass",
    "redo",
    "slip",
    "resign",
    "agree",
    "substitute",
)
_steps = st.tuples(st.sampled_from(ACTS), st.integers(0, 2**32 - 1))
_long = st.lists(_steps, min_size=25, max_size=60)
scripts = st.one_of(st.lists(_steps, max_size=12), _long, _long)
setups = st.builds(
    lambda rules, players, tiny, seed: setup_for(rules, players, tiny=tiny, seed=seed),
    st.sampled_from(RULESETS),
    st.integers(2, 4),
    st.booleans(),
    st.integers(0, 2**128 - 1),
)


def setup_for(rules, players, *, tiny, seed):
    """Set up a game: with few tiles on a small board, so that it comes to its end, or with all."""
    if tiny:
        rules = sized(rules, 3)
    return set_up(
        game_id="random",
        started="2026-01-01T18:00:00Z",
        rules=rules,
        tile_set=heap(TINY) if tiny else tile_set(),
        layout=bare(7, "4D") if tiny else layout(),
        lexicon_id="test",
        seats=[
            Seat(name, target=15 + 5 * number if rules.target else None) for number, name in enumerate(NAMES[:players])
        ],
        seed=seed,
    )


class RandomGame:
    """A game, and what happens to it."""

    def __init__(self, setup):
        self.setup = setup
        self.game = Game(setup)
        self.lexicon = Words(" ".join(WORDS))

    @property
    def state(self):
        """The position now."""
        return self.game.state

    def step(self, act, number):
        """Let something happen, or nothing where it is refused; answer the turn that it became, or nothing."""
        chance = Random(number)
        if act in ("undo", "redo", "slip"):
            self._go_back_or_forth(act, chance)
            return None
        seat, move = getattr(self, f"_{act}")(chance)
        answers = {}
        if isinstance(move, Challenge):
            answers = {"overruled": chance.random() < 0.1}
            if self.setup.rules.challenge.kind is ChallengeKind.VOTE:
                answers["votes"] = tuple((voter, chance.random() < 0.5) for voter in voters(self.state))
        try:
            return self.game.take(seat, move, self.lexicon, seconds=chance.choice([None, 12.25]), **answers)
        except IllegalMove:
            return None

    def _go_back_or_forth(self, act, chance):
        seat = chance.randrange(len(self.setup.seats))
        step = {"undo": self.game.undo, "redo": lambda _: self.game.redo(), "slip": self.game.take_back_slip}[act]
        try:
            step(seat)
        except (UndoNotAllowed, NothingToUndo, NothingToRedo):
            return

    # --- moves

    def _pass(self, chance):
        return self.state.to_move, Pass()

    def _exchange(self, chance):
        rack = list(self.state.racks[self.state.to_move])
        count = chance.choice([1, len(rack)])
        return self.state.to_move, Exchange(Tiles.of(chance.sample(rack, min(count, len(rack)))))

    def _challenge(self, chance):
        seat = chance.choice(may_challenge(self.setup, self.state) or (0,))
        contestable = self.state.contestable
        made = [word.text for word in contestable.score.words] if contestable else []
        return seat, Challenge(tuple(chance.sample(made, 1)) if made and chance.random() < 0.3 else ())

    def _accept(self, chance):
        return chance.choice(may_challenge(self.setup, self.state) or (0,)), Accept()

    def _resign(self, chance):
        return chance.randrange(len(self.setup.seats)), Resign() if chance.random() < 0.3 else Pass()

    def _agree(self, chance):
        return chance.randrange(len(self.setup.seats)), Agree()

    def _substitute(self, chance):
        return chance.randrange(len(self.setup.seats)), Substitute(chance.choice([None, "club"]))

    def _nonsense(self, chance):
        """Lay tiles of the rack beside what lies there, whatever they spell."""
        board, rack = self.state.board, list(self.state.racks[self.state.to_move])
        chance.shuffle(rack)
        near = [square for square in board.layout.squares() if board.touches(square) and board.at(square) is None]
        square, across = chance.choice(near or [board.layout.start]), chance.random() < 0.5
        placements = []
        for tile in rack[: chance.randrange(1, 4)] if len(rack) else ():
            while board.at(square) is not None:
                square = square.step(across=across)
            placements.append(Placement(square, tile.named(chance.choice("AEST")) if tile.blank else tile))
            square = square.step(across=across)
        return self.state.to_move, Play(tuple(placements))

    def _word(self, chance):
        """Play a word through a tile that lies there, or exchange after many vain tries."""
        for _ in range(40):
            play = self._try_word(chance)
            if play is not None:
                return self.state.to_move, play
        return self._exchange(chance)

    def _try_word(self, chance):
        board, word, across = self.state.board, chance.choice(WORDS), chance.random() < 0.5
        anchor = chance.choice(sorted(board.tiles) or [board.layout.start])
        at = chance.randrange(len(word))
        line = [anchor.step(across=across, by=number - at) for number in range(len(word))]
        rack = list(self.state.racks[self.state.to_move])
        placements = []
        for square, letter in zip(line, word, strict=True):
            lying = board.at(square)
            if lying is not None:
                if lying.letter != letter:
                    return None
                continue
            tile = next((tile for tile in (Tile(letter), BLANK) if tile in rack), None)
            if tile is None:
                return None
            rack.remove(tile)
            placements.append(Placement(square, tile.named(letter) if tile.blank else tile))
        play = Play(tuple(placements))
        try:
            score = judge(board, play, self.setup.rules, self.setup.tile_set)
        except IllegalMove:
            return None
        return play if all(self.lexicon.contains(made.letters) for made in score.words) else None


def masked(setup, hidden):
    """Return the set-up of a game in which nobody wrote down the racks of some seats."""
    dealt = tuple(Tiles(unknown=len(rack)) if seat in hidden else rack for seat, rack in enumerate(setup.dealt))
    return replace(setup, dealt=dealt)


def masked_turn(turn, hidden):
    """Return a turn as it is written down where nobody knows the tiles of some seats."""
    if turn.seat not in hidden:
        return turn
    move = turn.move
    if isinstance(move, Exchange):
        move = Exchange(Tiles(unknown=len(move.tiles)))
    return replace(turn, move=move, drawn=Tiles(unknown=len(turn.drawn)))
