"""What the tiles kept on the rack are worth: :class:`LeaveModel`.

The worth of a leave is the sum of what each tile adds (a second copy less than the first), of what each two letters add
together, and of what the balance of vowels and consonants adds. The numbers are found by self-play
(``packaging/train_leaves.py``) and kept as a data file for a word list and a tile set; :func:`formula` stands in where
there is none. Unit: thousandths of a point.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from scrabble_gui.core.tiles import Tiles, TileSet
from scrabble_gui.engine.cells import MOST_LETTERS, MOST_TILES

POINT = 1000
"""What one point is in the numbers of a model."""
BLANK_KEY = "?"
"""The blank among the letters of a model."""
_KINDS = MOST_LETTERS + 1
_ROW = MOST_TILES + 1


@dataclass(frozen=True, slots=True)
class Tables:
    """A model in the numbers of the kernel, by letter 0 (the blank) to 63."""

    single: array[int]
    """Letter x copies: what one more copy adds."""
    pair: array[int]
    """Letter x letter: what having both adds."""
    vowels: array[int]
    """Letter: 1 a vowel, 2 neither vowel nor consonant, 0 a consonant."""
    balance: array[int]
    """Vowels x consonants: what these numbers add."""
    nothing: int
    """What the empty leave is worth."""


@dataclass(frozen=True)
class LeaveModel:
    """The worth of leaves for one word list and tile set."""

    single: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """{letter or ``?``: what the first, second, third ... copy adds}; the last goes on."""
    pair: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """{two letters in their order: what having both adds}."""
    vowels: frozenset[str] = frozenset()
    """The letters that count as vowels."""
    balance: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """{(vowels, consonants): what these numbers add}."""
    nothing: int = 0
    """What the empty leave is worth."""

    def value(self, leave: Tiles) -> int:
        """Return what a leave is worth, in thousandths of a point."""
        counts: dict[str, int] = {}
        for tile in leave:
            key = BLANK_KEY if tile.blank else tile.letter
            counts[key] = counts.get(key, 0) + 1
        if not counts:
            return self.nothing
        keys = sorted(counts)
        total = sum(self._copies(key, counts[key]) for key in keys)
        total += sum(self.both(one, two) for at, one in enumerate(keys) for two in keys[at + 1 :])
        vowels = sum(count for key, count in counts.items() if key in self.vowels)
        others = sum(count for key, count in counts.items() if key not in self.vowels and key != BLANK_KEY)
        return total + self.balance.get((vowels, others), 0)

    def both(self, one: str, two: str) -> int:
        """Return what having both letters adds, in either order."""
        return self.pair.get((one, two), self.pair.get((two, one), 0))

    def copy(self, key: str, number: int) -> int:
        """Return what the copy of this number, from 1, adds."""
        values = self.single.get(key, ())
        return values[min(number, len(values)) - 1] if values else 0

    def scaled(self, factor: float) -> LeaveModel:
        """Return the model of somebody who gives less heed to what is kept: 1 full heed, 0 none."""
        return LeaveModel(
            single={key: [round(value * factor) for value in values] for key, values in self.single.items()},
            pair={key: round(value * factor) for key, value in self.pair.items()},
            vowels=self.vowels,
            balance={key: round(value * factor) for key, value in self.balance.items()},
            nothing=round(self.nothing * factor),
        )

    def _copies(self, key: str, count: int) -> int:
        return sum(self.copy(key, number) for number in range(1, count + 1))

    def tables(self, letters: Sequence[str]) -> Tables:
        """Return the model in the numbers of letters in this order, the first of which is 1."""
        keys = [BLANK_KEY, *letters]
        single, pair = array("i", bytes(4 * _KINDS * _ROW)), array("i", bytes(4 * _KINDS * _KINDS))
        vowels, balance = array("B", bytes(_KINDS)), array("i", bytes(4 * _ROW * _ROW))
        for at, key in enumerate(keys):
            vowels[at] = 2 if key == BLANK_KEY else int(key in self.vowels)
            for number in range(1, _ROW):
                single[at * _ROW + number] = self.copy(key, number)
            for other, two in enumerate(keys):
                if other != at:
                    pair[at * _KINDS + other] = self.both(key, two)
        for (many, few), value in self.balance.items():
            if many < _ROW and few < _ROW:
                balance[many * _ROW + few] = value
        return Tables(single, pair, vowels, balance, self.nothing)


@cache
def flat_model() -> LeaveModel:
    """Return the model in which no tile is worth anything."""
    return LeaveModel()


def formula(tile_set: TileSet, vowels: frozenset[str]) -> LeaveModel:
    """Return a model for any tile set: blanks are good, costly and doubled tiles bad, vowels best in balance.

    Tiles of which the set has many for their points are easy to use. Found by looking at trained models.
    """
    total = sum(kind.count for kind in tile_set.kinds)
    single: dict[str, list[int]] = {BLANK_KEY: [25 * POINT, 15 * POINT]}
    for kind in tile_set.kinds:
        share = kind.count / max(1, total)
        first = round(
            POINT * (20 * min(share, 0.08) - 0.25 * max(0, kind.value - 2) - (2.0 if kind.letter in vowels else 0))
        )
        single[kind.letter] = [first, first - 3 * POINT, first - 4 * POINT]
    balance = {
        (many, few): round(-POINT * 1.2 * abs(many - few * 0.7) ** 1.5) for many in range(_ROW) for few in range(_ROW)
    }
    return LeaveModel(single=single, vowels=vowels, balance=balance)
