r"""Looking for words: anagrams, what can be built of letters, patterns, hooks. :class:`WordSearch` looks in one list.

Words come as letters, in the order of the alphabet unless it is said otherwise. A pattern is a text of letters in which
``.`` stands for any one letter and ``*`` for any number of them, none included; letters of several characters stand in
brackets, ``[CH]``, or as they are. A blank of a rack is ``?``, which in a pattern means the same as ``.``.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from scrabble_gui.engine.errors import DamagedWordGraph, ForeignLetter
from scrabble_gui.engine.lexicon import WordGraph

ONE, ANY, BLANK = ".", "*", "?"
Word = tuple[str, ...]
"""A word as letters."""
_ROOT = 0
_END = "\n"
_NEAR = 4
"""Letters from the root on that are hardly ever followed by the same as others."""
_FREE = {ONE: ".", BLANK: ".", ANY: ".*"}
_MANY = re.compile(r"(?:\.\*)+")
_PRIVATE = 0xE000


@dataclass(frozen=True, slots=True)
class Hooks:
    """Letters that make another word when they are put to a word."""

    front: Word
    """In front of it."""
    back: Word
    """Behind it."""


@dataclass(frozen=True, slots=True)
class Query:
    """What a word must be like. All that is left out is free."""

    pattern: str = ANY
    """How it reads."""
    rack: Word | None = None
    """Tiles at hand, ``?`` a blank: letters that the pattern does not name must come from them."""
    contains: Word = ()
    """Letters that it must have, each as often as it stands here."""
    shortest: int = 2
    """Letters it has at least."""
    longest: int = 64
    """Letters it has at most."""


class WordSearch:
    """Looks for words in a list. Unchanging, but for what it remembers; may be shared by threads."""

    def __init__(self, graph: WordGraph) -> None:
        """Look in this list; the first pattern takes a moment, as all words are written out for it."""
        self._graph = graph
        self._numbers = {letter: number for number, letter in enumerate(graph.letters)}
        longest_first = sorted(graph.letters, key=len, reverse=True)
        self._letters = re.compile(r"\[([^\]]*)\]|([.*?]|" + "|".join(map(re.escape, longest_first)) + ")")

    def prepare(self) -> None:
        """Write all words out now, so that the first pattern need not wait for it. Raises ``DamagedWordGraph``."""
        self._texts.keys()

    def split(self, text: str) -> Word:
        """Return the letters, dots, stars and blanks of a text in capitals. Raises ``ForeignLetter``.

        >>> from scrabble_gui.engine.lexicon import build
        >>> WordSearch(WordGraph(build([("CH", "A")], ["A", "CH"]))).split("?[CH]A.")
        ('?', 'CH', 'A', '.')
        """
        found, at = [], 0
        while at < len(text):
            match = self._letters.match(text, at)
            symbol = (match[1] or match[2] or "") if match else ""
            if not match or (match[2] is None and symbol not in self._numbers):
                raise ForeignLetter(None, 1, text, text[at])
            found.append(symbol)
            at = match.end()
        return tuple(found)

    def knows(self, letter: str) -> bool:
        """Whether the list's alphabet has a letter."""
        return letter in self._numbers

    def hooks(self, word: Sequence[str]) -> Hooks:
        """Return the letters that can stand in front of and behind these letters, in the order of the alphabet."""
        contains, letters = self._graph.contains, self._graph.letters
        return Hooks(
            tuple(letter for letter in letters if contains((letter, *word))),
            tuple(letter for letter in letters if contains((*word, letter))),
        )

    def anagrams(self, letters: Sequence[str]) -> list[Word]:
        """Return the words that use all of these letters; ``?`` is a blank."""
        return self._spelled(letters, len(letters))

    def buildable(self, letters: Sequence[str], shortest: int = 2) -> list[Word]:
        """Return the words of at least so many letters that use some or all of these letters; ``?`` is a blank."""
        return self._spelled(letters, shortest)

    def extensions(self, word: Sequence[str]) -> list[Word]:
        """Return the longer words that hold these letters in this order without a gap, the short ones first."""
        return [found for found in self._reading_like((ANY, *word, ANY)) if len(found) > len(word)]

    def one_letter_more(self, letters: Sequence[str]) -> list[Word]:
        """Return the words of these letters and any one more."""
        return self.anagrams((*letters, BLANK))

    def one_letter_less(self, letters: Sequence[str]) -> list[Word]:
        """Return the words of all of these letters but one."""
        return [word for word in self.buildable(letters, len(letters) - 1) if len(word) == len(letters) - 1]

    def matching(self, pattern: str) -> list[Word]:
        """Return the words that read like a pattern in capitals. Raises ``ForeignLetter``.

        >>> from scrabble_gui.engine.lexicon import build
        >>> WordSearch(WordGraph(build(["CAT", "CATS", "ACT"], "ACST"))).matching("C*")
        [('C', 'A', 'T'), ('C', 'A', 'T', 'S')]
        """
        return self.find(Query(pattern, shortest=1))

    def find(self, query: Query) -> list[Word]:
        """Return the words that a question asks for. Raises ``ForeignLetter``."""
        pattern = self.split(query.pattern)
        if query.rack is not None and set(pattern) == {ANY}:
            words: Iterator[Word] = iter(self._spelled(query.rack, query.shortest))
        else:
            words = self._reading_like(pattern)
        needed = Counter(query.contains)
        named = Counter(symbol for symbol in pattern if symbol in self._numbers)
        return [
            word
            for word in words
            if query.shortest <= len(word) <= query.longest
            and (not needed or needed <= Counter(word))
            and (query.rack is None or _can_lay(Counter(word) - named, query.rack))
        ]

    @cached_property
    def _signs(self) -> dict[str, str]:
        """{letter: the one character that stands for it in :attr:`_texts`}."""
        return {
            letter: letter if len(letter) == 1 else chr(_PRIVATE + number) for letter, number in self._numbers.items()
        }

    @cached_property
    def _written(self) -> list[str]:
        """All words in the order of the alphabet, a character a letter."""
        return _written_out(self._graph, [self._signs[letter] for letter in self._graph.letters])

    def texts(self) -> list[str]:
        """Return all words as texts, in the order of ``WordGraph.words``; written out but once. Raises as that does."""
        return texts(self._graph) if any(len(letter) > 1 for letter in self._graph.letters) else self._written

    @cached_property
    def _texts(self) -> dict[int, str]:
        """{number of letters: the words with so many, a character a letter, each behind a line end}."""
        by_length = sorted(self._written, key=len)
        return {length: _END + _END.join(words) for length, words in groupby(by_length, key=len)}

    def _reading_like(self, pattern: Sequence[str]) -> Iterator[Word]:
        """Yield the words that fit a pattern, the short ones first."""
        parts = [_FREE.get(symbol) or re.escape(self._signs[symbol]) for symbol in pattern]
        expression = re.compile(f"{_END}({re.sub(_MANY, _FREE[ANY], ''.join(parts))})$", re.MULTILINE)
        letters = {sign: letter for letter, sign in self._signs.items() if sign != letter}
        least = sum(symbol != ANY for symbol in pattern)
        for length, text in self._texts.items():
            if length == least or (length > least and ANY in pattern):
                for found in expression.findall(text):
                    yield tuple(letters.get(sign, sign) for sign in found) if letters else tuple(found)

    def _spelled(self, letters: Sequence[str], shortest: int) -> list[Word]:
        """Return the words of at least so many letters that these tiles spell."""
        counts = [0] * len(self._numbers)
        blanks = 0
        for letter in letters:
            if letter == BLANK:
                blanks += 1
            elif letter in self._numbers:
                counts[self._numbers[letter]] += 1
            else:
                raise ForeignLetter(None, 1, "".join(letters), letter)
        names = self._graph.letters
        words = _spelled_from(self._graph.cells, counts, blanks, len(letters), shortest)
        return [tuple([names[number] for number in word]) for word in words]


def ways_to_draw(word: Sequence[str], counts: Mapping[str, int], blanks: int) -> int:
    """Return in how many ways just these tiles can be drawn from a full bag; the more, the likelier is the word.

    ``counts`` says how many tiles of each letter the bag has; ``blanks`` may stand for any of them.

    >>> ways_to_draw("AA", {"A": 9}, blanks=0), ways_to_draw("AA", {"A": 9}, blanks=2)
    (36, 55)
    """
    ways = [1] + [0] * blanks  # by how many blanks are used
    for letter, needed in Counter(word).items():
        have = counts.get(letter, 0)
        ways = [
            sum(ways[used - fill] * math.comb(have, needed - fill) for fill in range(min(used, needed) + 1))
            for used in range(blanks + 1)
        ]
    return sum(number * math.comb(blanks, used) for used, number in enumerate(ways))


def texts(graph: WordGraph) -> list[str]:
    """Return all words as texts, in the order of ``WordGraph.words`` and much faster. Raises as that does.

    >>> from scrabble_gui.engine.lexicon import build
    >>> texts(WordGraph(build(["CATS", "ACT", "CAT"], "ACST")))
    ['ACT', 'CAT', 'CATS']
    """
    return _written_out(graph, graph.letters)


def _written_out(graph: WordGraph, signs: Sequence[str]) -> list[str]:
    """Return all words, each letter written as its sign; what words end alike is written once only.

    What follows a node is one text, a line an ending, so that a beginning is put before all of them at a stroke: near
    the root, where words share no endings, a beginning of several letters. Raises ``DamagedWordGraph`` as
    ``WordGraph.words`` does.
    """
    cells, most = list(graph.cells), len(graph)
    names = {1 << number: sign for number, sign in enumerate(signs)}
    endings = dict[int, tuple[int, str]]()

    def write(node: int, start: str, near: int, found: list[str]) -> int:
        """Write down what follows a node, ``near`` levels of it letter by letter; return how many words that is."""
        mask, ends = cells[node], cells[node + 1]
        count, at = 0, node + 2
        while mask:
            bit = mask & -mask
            mask ^= bit
            begun, child = start + names[bit], cells[at]
            at += 1
            if ends & bit:
                count += 1
                found.append(begun)
            if child and (child <= node or count > most):
                raise DamagedWordGraph(graph.path, "nodes")
            if child and near:
                count += write(child, begun, near - 1, found)
            elif child:
                number, text = endings.get(child) or remember(child)
                count += number
                found.append(text.replace(_END, begun))
        return count

    def remember(node: int) -> tuple[int, str]:
        """Return how many endings follow a node, and these."""
        found: list[str] = []
        endings[node] = write(node, _END, 0, found), "".join(found)
        return endings[node]

    found: list[str] = []
    try:
        count = write(_ROOT, _END, _NEAR, found)
    except (IndexError, KeyError, RecursionError):
        raise DamagedWordGraph(graph.path, "nodes") from None
    if count != most:
        raise DamagedWordGraph(graph.path, "nodes")
    return "".join(found).split(_END)[1:]


def _can_lay(word: Counter[str], rack: Sequence[str]) -> bool:
    """Whether the tiles are enough for these letters."""
    tiles = Counter(rack)
    return (word - tiles).total() <= tiles[BLANK]


def _spelled_from(
    cells: memoryview, counts: list[int], blanks: int, tiles: int, shortest: int
) -> Iterator[tuple[int, ...]]:
    """Yield the words of at least so many letters that some tiles spell; letters are numbers.

    ``counts`` says how many tiles of each letter there are, ``tiles`` how many in all, blanks included.
    """
    word: list[int] = []
    found: list[tuple[int, ...]] = []

    def step(node: int, have: int, blanks: int, left: int) -> None:
        """Go on from a node; ``have`` is a mask of the letters at hand, ``left`` counts the tiles behind the next."""
        mask, ends = cells[node], cells[node + 1]
        going = mask if blanks else mask & have
        if left < shortest - len(word) - 1:
            return
        if not left:  # the last tile: only what ends a word is of use
            going &= ends
        while going:
            bit = going & -going
            going ^= bit
            number = bit.bit_length() - 1
            if ends & bit and len(word) + 1 >= shortest:
                found.append((*word, number))
            if left and (child := cells[node + 2 + (mask & (bit - 1)).bit_count()]):
                word.append(number)
                if have & bit:
                    counts[number] -= 1
                    step(child, have if counts[number] else have ^ bit, blanks, left - 1)
                    counts[number] += 1
                else:
                    step(child, have, blanks - 1, left - 1)
                word.pop()

    if tiles:
        step(_ROOT, sum(1 << number for number, count in enumerate(counts) if count), blanks, tiles - 1)
    yield from found
