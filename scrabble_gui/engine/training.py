"""Learning what leaves are worth by self-play: :func:`train`; and which letters are vowels: :func:`vowels_of`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.cells import MOST_LETTERS, MOST_TILES
from scrabble_gui.engine.leaves import BLANK_KEY, LeaveModel, Tables
from scrabble_gui.engine.movegen import MoveGenerator
from scrabble_gui.engine.selfplay import SelfPlay

_KINDS = MOST_LETTERS + 1
_ROW = MOST_TILES + 1
_STEP = 200  # games between two reports
PLAN = ((4_000, 0.15), (6_000, 0.05), (8_000, 0.02), (10_000, 0.008), (10_000, 0.003))
"""(games, rate) for a model that is shipped."""


def vowels_of(words: Iterable[Sequence[str]], letters: Sequence[str]) -> frozenset[str]:
    """Return the letters that stand beside others rather than beside each other: the vowels of any language.

    Source: B. V. Sukhotin 1962, "Eksperimental'noe vydelenie klassov bukv s pomoshch'ju EVM".
    """
    beside: dict[str, dict[str, int]] = {letter: {} for letter in letters}
    for word in words:
        for one, two in pairwise(word):
            if one != two:
                beside[one][two] = beside[one].get(two, 0) + 1
                beside[two][one] = beside[two].get(one, 0) + 1
    sums = {letter: sum(counts.values()) for letter, counts in beside.items()}
    vowels: set[str] = set()
    while True:
        letter = max((key for key in sums if key not in vowels), key=lambda key: sums[key], default="")
        if not letter or sums[letter] <= 0:
            return frozenset(vowels)
        vowels.add(letter)
        for other in sums:
            sums[other] -= 2 * beside[letter].get(other, 0)


def train(
    generator: MoveGenerator,
    rules: Ruleset,
    tile_set: TileSet,
    vowels: frozenset[str],
    plan: Sequence[tuple[int, float]],
    progress: Callable[[float, float], bool] | None = None,
) -> LeaveModel | None:
    """Return the model that self-play finds: so many games with so much learnt of each error, for each step of a plan.

    The same plan always gives the same model. ``progress`` is told the part that is done and the average score every
    few hundred games; when it answers false the work stops and the answer is nothing.
    """
    letters = generator.alphabet.letters
    tables = LeaveModel(vowels=vowels).tables(letters)
    tiles = generator.alphabet.rack(tile_set.all_tiles())
    play = SelfPlay(
        generator.kernel,
        tiles,
        rules.rack_size,
        rules.exchange_minimum,
        tables.single,
        tables.pair,
        tables.vowels,
        tables.balance,
    )
    total = sum(games for games, _ in plan)
    done, points = 0, 0
    for games, rate in plan:
        for at in range(0, games, _STEP):
            count = min(_STEP, games - at)
            play.play(count, done + 1, rate)
            done += count
            if progress and not progress(done / total, (play.points - points) / count / 2):
                return None
            points = play.points
    return _model_of(tables, letters, tile_set, vowels)


def _model_of(tables: Tables, letters: Sequence[str], tile_set: TileSet, vowels: frozenset[str]) -> LeaveModel:
    """Return the model of the kernel's numbers; a copy that the tile set does not have is left out."""
    keys = [BLANK_KEY, *letters]
    counts = {BLANK_KEY: tile_set.blanks} | {kind.letter: kind.count for kind in tile_set.kinds}
    single = {
        key: [tables.single[at * _ROW + number] for number in range(1, min(counts.get(key, 0), MOST_TILES) + 1)]
        for at, key in enumerate(keys)
        if counts.get(key)
    }
    pair = {
        (one, two): tables.pair[at * _KINDS + other]
        for at, one in enumerate(keys)
        for other, two in enumerate(keys)
        if other > at and tables.pair[at * _KINDS + other]
    }
    balance = {
        (many, few): tables.balance[many * _ROW + few]
        for many in range(_ROW)
        for few in range(_ROW)
        if tables.balance[many * _ROW + few]
    }
    return LeaveModel(single=single, pair=pair, vowels=vowels, balance=balance)
