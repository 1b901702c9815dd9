"""Look for plays that the engine finds wrongly, on random boards, racks and word graphs. Run by hand for a while::

    nice -n 10 python tests/fuzz_engine.py 30 [SEED]

for thirty minutes. Every round draws an alphabet, words, a tile set, a board and racks, and compares all plays and the
best one with those of the plainest generator. Every third round forges the graph instead, which may be refused or give
some plays, and nothing else. The seed of a round that fails is printed; begun with it, the search fails at once.
"""

import random
import sys
import time
from array import array
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scrabble_gui.core.board import Board, Layout, Premium  # noqa: E402
from scrabble_gui.core.rules import ChallengeKind, ChallengeRule, EndKind, EndRule, Ruleset  # noqa: E402
from scrabble_gui.core.square import Square  # noqa: E402
from scrabble_gui.core.tiles import BLANK, LetterKind, Tile, Tiles, TileSet  # noqa: E402
from scrabble_gui.engine.errors import DamagedWordGraph  # noqa: E402
from scrabble_gui.engine.gaddag import Gaddag  # noqa: E402
from scrabble_gui.engine.kernel import is_compiled  # noqa: E402
from scrabble_gui.engine.leaves import BLANK_KEY, LeaveModel  # noqa: E402
from scrabble_gui.engine.movegen import MoveGenerator  # noqa: E402
from tests.engine.words import brute_force, gaddag_of  # noqa: E402

ALPHABETS = (
    tuple("ABC"),
    ("A", "CH", "LL", "S"),
    tuple(chr(0x0531 + number) for number in range(38)),
    tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + tuple(chr(0x0410 + number) for number in range(32)),
)


class Game:
    """The numbers and words of one round."""

    def __init__(self, dice):
        self.dice = dice
        self.alphabet = dice.choice(ALPHABETS)
        self.used = dice.sample(self.alphabet, min(len(self.alphabet), dice.randint(2, 5)))
        self.words = {tuple(dice.choices(self.used, k=dice.randint(2, 7))) for _ in range(dice.randint(1, 30))}
        size = dice.choice([2, 3, 4, 5, 6, 7, 9, 11, 15, 21])
        squares = [Square(row, col) for row in range(size) for col in range(size)]
        premiums = {
            square: Premium(letter=dice.randint(1, 4), word=dice.choice([1, 1, 2, 3, 4]))
            for square in dice.sample(squares, dice.randint(0, size * size // 2))
        }
        self.layout = Layout("random", "Random", size, dice.choice(squares), premiums)
        kinds = tuple(LetterKind(letter, 9, dice.randint(0, 10)) for letter in self.alphabet)
        self.tiles = TileSet("random", "Random", kinds, blanks=9)
        self.rack_size = dice.randint(2, 9)
        self.rules = Ruleset(
            id="random",
            name="Random",
            summary="",
            layout_id="random",
            rack_size=self.rack_size,
            bonus={tiles: dice.randint(0, 60) for tiles in range(1, self.rack_size + 1) if dice.random() < 0.5},
            challenge=ChallengeRule(ChallengeKind.VOID),
            end=EndRule(EndKind.BLOCKED),
            first_play_tiles=dice.randint(2, self.rack_size),
        )
        self.leaves = LeaveModel(
            single={letter: [dice.randint(-9000, 9000)] for letter in (*self.used, BLANK_KEY)},
            pair={(self.used[0], self.used[1]): dice.randint(-5000, 5000)},
            vowels=frozenset(self.used[:1]),
            balance={(1, 1): dice.randint(-3000, 3000)},
            nothing=dice.randint(-9000, 30000),
        )

    def rack(self):
        blanks = self.dice.choices([0, 1, 2, 3], weights=[6, 3, 1, 0.2])[0]
        letters = [Tile(self.dice.choice(self.used)) for _ in range(self.dice.randint(1, self.rack_size))]
        return Tiles.of([*[BLANK] * blanks, *letters][: self.rack_size])

    def generator(self, gaddag):
        return MoveGenerator(gaddag, self.rules, self.tiles, self.layout, self.leaves)


def honest_round(game):
    """Play a few turns and compare everything."""
    finder, board = game.generator(gaddag_of(game.words, game.alphabet)), Board(game.layout)
    if game.dice.random() < 0.2:
        board = Board(game.layout, some_tiles(game, 0.5))
    for _ in range(4):
        rack = game.rack()
        plays, best = finder.plays(board, rack), finder.best(board, rack)
        expected = brute_force(board, rack, game.rules, game.tiles, game.words)
        assert {found.play.placements: found.score for found in plays} == expected
        assert len(plays) == len(expected)
        assert (best is None) == (not expected)
        if best is None:
            continue
        assert round(best.equity * 1000) == max(plays.equities())
        assert expected[best.play.placements] == best.score
        board = board.with_tiles(game.dice.choice(list(plays)).play.placements)


def some_tiles(game, part):
    """Tiles strewn over a board that no game could reach."""
    return {
        square: Tile(game.dice.choice(game.used), blank=game.dice.random() < 0.1)
        for square in game.layout.squares()
        if game.dice.random() < part
    }


def forged_round(game):
    """Search a graph in which some cells are anything."""
    good = gaddag_of(game.words, game.alphabet)
    cells = array("I", good.cells)
    for _ in range(game.dice.randint(1, 4)):
        highest = game.dice.choice([len(cells), 2**32 - 1])
        cells[game.dice.randrange(len(cells))] = game.dice.randint(0, highest)
    forged = Gaddag(memoryview(cells), good.forward, good.wide, good.filter, good.letters, None)
    finder, board = game.generator(forged), Board(game.layout, some_tiles(game, 0.2))
    for search in (finder.plays, finder.best):
        try:
            search(board, game.rack())
        except DamagedWordGraph:
            continue


def main():
    """Search for so many minutes; return the exit status."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 30
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    end, rounds = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        try:
            game = Game(random.Random(seed))
            forged_round(game) if seed % 3 == 0 else honest_round(game)
        except Exception:
            print(f"round {seed} failed", flush=True)
            raise
        seed, rounds = seed + 1, rounds + 1
    print(f"{rounds} rounds, nothing found; compiled: {is_compiled()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
