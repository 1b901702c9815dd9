"""Word lists: which sequences of letters are words.

``read_words`` reads a list as text, ``build`` packs words into a minimised graph, and ``WordGraph`` answers from such a
graph: it is a ``Lexicon`` of ``core.rules``. A letter is a string that may be several characters long ("CH"), a word is
a sequence of letters; a plain ``str`` is a word of one-character letters. Letters are written as the tile set writes
them, in capitals: ``contains("cat")`` is false for an English list.

The file of a graph is little-endian::

    magic     8 bytes, b"WordGrph"
    u16       format version
    u16       bytes a cell: 4 for up to 32 letters, 8 for up to 64
    u64       number of words
    u32       bytes of the alphabet, a multiple of 8
    u32       number of cells
    u32       zlib.crc32 of everything but this field
    alphabet  UTF-8, the letters in order, separated by blanks, filled up with blanks
    cells     unsigned numbers

A node is a run of cells: a mask of the letters that lead on (bit 0 is the first letter), a mask of those that end a
word (part of the first mask), then for each letter of the first mask, in order, the index of the node it leads to, or 0
where no longer word follows. The root is at 0, every other node after all nodes that lead to it: no walk is endless.

Errors are the ``LexiconError`` of ``engine.errors``. Finding word lists is the work of ``catalogue``.
"""

from __future__ import annotations

import mmap
import os
import re
import struct
import sys
import unicodedata
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final, Literal, Self

from scrabble_gui.engine.errors import (
    DamagedWordGraph,
    EmptyWordList,
    ForeignLetter,
    LexiconMissing,
    LexiconUnreadable,
    NewerWordGraph,
    NotAWordGraph,
    NotText,
    TooManyLetters,
)

_MAGIC = b"WordGrph"
_VERSION = 1
_MOST_LETTERS = 64
_HEADER = struct.Struct("<8sHHQII")
_CHECKSUM = struct.Struct("<I")
_START = _HEADER.size + _CHECKSUM.size
_TYPE_CODES: Final[dict[int, Literal["I", "Q"]]] = {4: "I", 8: "Q"}
_ROOT = 0
_NOTHING = 0  # in the place of a child: no longer word follows


def read_words(
    text: str | Iterable[str], letters: Sequence[str], path: Path | None = None
) -> Iterator[tuple[str, ...]]:
    r"""Yield the words of a list in plain text, one a line, as letters in capitals.

    ``text`` is the whole text or its lines; blank lines and blanks round a word are passed over. Where letters overlap
    the longest is taken: a Spanish CH is one letter. ``path`` only goes into the errors.
    Raises ``EmptyWordList``, ``ForeignLetter`` on reaching the line with it, and for the letters what ``build`` raises.

    >>> list(read_words("cab\nchico", ["A", "B", "C", "CH", "I", "O"]))
    [('C', 'A', 'B'), ('CH', 'I', 'C', 'O')]
    """
    _alphabet(letters)
    longest_first = sorted(letters, key=len, reverse=True)
    pattern = re.compile("|".join(map(re.escape, longest_first)))
    empty = True
    for number, line in enumerate(text.splitlines() if isinstance(text, str) else text, start=1):
        word = unicodedata.normalize("NFC", line.strip()).upper()
        if not word:
            continue
        found = tuple(pattern.findall(word))
        if sum(map(len, found)) != len(word):
            raise ForeignLetter(path, number, word, _first_foreign(word, pattern))
        empty = False
        yield found
    if empty:
        raise EmptyWordList(path)


def read_list(path: Path, letters: Sequence[str]) -> WordGraph:
    """Read a list in plain text, UTF-8, and build its graph in memory: a second for some 70,000 words.

    Raises ``LexiconMissing``, ``LexiconUnreadable``, ``NotText`` and what ``read_words`` and ``build`` raise.
    """
    raw = bytes(mapped(path))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(path, raw.count(b"\n", 0, error.start) + 1) from None
    return WordGraph(build(read_words(text, letters, path), letters), path)


def _first_foreign(word: str, pattern: re.Pattern[str]) -> str:
    """Return the first character of the word at which no letter begins."""
    at = 0
    while match := pattern.match(word, at):
        at = match.end()
    return word[at]


def build(words: Iterable[Sequence[str]], letters: Sequence[str]) -> bytes:
    """Return the smallest graph of these words, as ``WordGraph`` reads it.

    The words may come in any order and more than once; the same words and letters always give the same bytes.
    ``letters`` is the alphabet in its order. Raises ``EmptyWordList``, ``ForeignLetter``, ``TooManyLetters``;
    ``ValueError`` for a word of no letters, and for an alphabet that is empty, repeats a letter or has one of blanks.
    """
    alphabet = _alphabet(letters)
    numbers = {letter: number for number, letter in enumerate(letters)}
    spelled = sorted({_spelled(word, numbers, line) for line, word in enumerate(words, start=1)})
    if not spelled:
        raise EmptyWordList(None)
    size = _bytes_a_cell(letters)
    cells = list(_cells(_minimised(spelled)))
    header = _HEADER.pack(_MAGIC, _VERSION, size, len(spelled), len(alphabet), len(cells))
    rest = alphabet + struct.pack(f"<{len(cells)}{_TYPE_CODES[size]}", *cells)
    return header + _CHECKSUM.pack(zlib.crc32(rest, zlib.crc32(header))) + rest


def _alphabet(letters: Sequence[str]) -> bytes:
    """Return the letters as they stand in the file; raise ``TooManyLetters`` or ``ValueError`` where they cannot."""
    if len(letters) > _MOST_LETTERS:
        raise TooManyLetters(len(letters), _MOST_LETTERS)
    if not letters or len(set(letters)) < len(letters) or any(letter.split() != [letter] for letter in letters):
        raise ValueError(letters)
    text = " ".join(letters).encode()
    return text + b" " * (-len(text) % 8)


def _spelled(word: Sequence[str], numbers: Mapping[str, int], line: int) -> bytes:
    """Return the word as the numbers of its letters."""
    if not word:
        raise ValueError(word)
    try:
        return bytes(map(numbers.__getitem__, word))
    except KeyError as error:
        raise ForeignLetter(None, line, "".join(word), error.args[0]) from None


def _bytes_a_cell(letters: Sequence[str]) -> int:
    """Return the width of a mask that has a bit for each letter."""
    return 4 if len(letters) <= 32 else 8


_Node = tuple[tuple[int, bool, int], ...]
"""The arcs of a node while the graph is built: letter, whether it ends a word, place of the child in the list."""


def _minimised(words: Iterable[bytes]) -> list[_Node]:
    """Return the nodes of the smallest graph of these sorted words: the empty node first, children before parents.

    Daciuk and others 2000, "Incremental construction of minimal acyclic finite-state automata", for sorted input: what
    the next word does not share with the last is finished, and looked up among the finished nodes.
    """
    finished: dict[_Node, int] = {(): _NOTHING}
    arcs: list[list[tuple[int, bool, int]]] = [[]]  # of the open nodes, from the root along the last word
    ends: list[bool] = []  # whether a word ends after so many letters and one
    last = b""

    def close(depth: int) -> None:
        while len(arcs) > depth + 1:
            node = tuple(arcs.pop())
            place = finished.setdefault(node, len(finished))
            arcs[-1].append((last[len(arcs) - 1], ends.pop(), place))

    for word in words:
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(last, word, strict=False)))
        close(shared)
        arcs.extend([] for _ in word[shared:])
        ends += [False] * (len(word) - shared - 1) + [True]
        last = word
    close(0)
    return [*finished, tuple(arcs[0])]


def _cells(nodes: Sequence[_Node]) -> Iterator[int]:
    """Yield the nodes cell by cell, those nearer to the root first; near is the longest way there."""
    depth = [0] * len(nodes)
    for number in reversed(range(len(nodes))):
        for _, _, child in nodes[number]:
            depth[child] = max(depth[child], depth[number] + 1)
    order = sorted(range(1, len(nodes)), key=depth.__getitem__)
    place = [_NOTHING] * len(nodes)
    free = _ROOT
    for number in order:
        place[number] = free
        free += 2 + len(nodes[number])
    for number in order:
        yield sum(1 << letter for letter, _, _ in nodes[number])
        yield sum(1 << letter for letter, ends, _ in nodes[number] if ends)
        yield from (place[child] for _, _, child in nodes[number])


class WordGraph:
    """The words of one list, read where they lie: nothing is unpacked.

    A graph is unchanging and may be shared by threads.

    >>> graph = WordGraph(build(["CAT", "CATS"], "ACST"))
    >>> graph.contains("CATS"), graph.contains("CA")
    (True, False)
    """

    def __init__(self, data: bytes | mmap.mmap, path: Path | None = None) -> None:
        """Take the bytes of a graph; ``path`` only goes into the errors.

        Raises ``NotAWordGraph``, ``NewerWordGraph``, ``DamagedWordGraph``.
        """
        self._path = path
        view = memoryview(data)
        if bytes(view[: len(_MAGIC)]) != _MAGIC:
            raise NotAWordGraph(path)
        if len(view) < _START:
            raise DamagedWordGraph(path, "length")
        header: tuple[bytes, int, int, int, int, int] = _HEADER.unpack(view[: _HEADER.size])
        _, version, size, self._words, alphabet, cells = header
        if version > _VERSION:
            raise NewerWordGraph(path, version, _VERSION)
        if len(view) != _START + alphabet + size * cells:
            raise DamagedWordGraph(path, "length")
        (checksum,) = _CHECKSUM.unpack(view[_HEADER.size : _START])
        if checksum != zlib.crc32(view[_START:], zlib.crc32(view[: _HEADER.size])):
            raise DamagedWordGraph(path, "checksum")
        self._letters = self._read_alphabet(bytes(view[_START : _START + alphabet]))
        if size != _bytes_a_cell(self._letters) or not cells:
            raise DamagedWordGraph(path, "nodes")
        self._bits = {letter: 1 << number for number, letter in enumerate(self._letters)}
        self._cells = _native(view[_START + alphabet :], _TYPE_CODES[size])
        self._checksum: int = checksum

    @classmethod
    def load(cls, path: Path) -> Self:
        """Map the file of a graph into memory and check that it is whole.

        Raises ``LexiconMissing``, ``LexiconUnreadable``, ``NotAWordGraph``, ``NewerWordGraph``, ``DamagedWordGraph``.
        """
        return cls(mapped(path), path)

    @property
    def letters(self) -> tuple[str, ...]:
        """The alphabet, in its order."""
        return self._letters

    @property
    def path(self) -> Path | None:
        """The file; none where the graph is in memory only."""
        return self._path

    @property
    def cells(self) -> memoryview:
        """The nodes; the module says how they are to be read."""
        return self._cells

    @property
    def checksum(self) -> int:
        """A number that differs from that of other graphs."""
        return self._checksum | len(self._cells) << 32

    def __len__(self) -> int:
        return self._words

    def contains(self, word: Sequence[str]) -> bool:
        """Tell whether these letters, in this order, are a word.

        Letters outside the alphabet make no word. Raises ``DamagedWordGraph`` only for a graph that was made wrong on
        purpose, with a fitting checksum.
        """
        if not word:
            return False
        cells, bits = self._cells, self._bits
        node = _ROOT
        try:
            for letter in word[:-1]:
                mask, bit = cells[node], bits[letter]
                if not mask & bit:
                    return False
                node = cells[node + 2 + (mask & (bit - 1)).bit_count()]
                if not node:  # no longer word follows
                    return False
            return cells[node + 1] & bits[word[-1]] != 0
        except KeyError:
            return False
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None

    def words(self) -> Iterator[tuple[str, ...]]:
        """Yield all words in the order of the alphabet.

        Looks through all nodes first. Raises ``DamagedWordGraph`` as ``contains`` does.
        """
        if self._counted() != self._words:
            raise DamagedWordGraph(self._path, "nodes")
        word: list[str] = []
        waiting = [(0, arc) for arc in reversed(self.arcs(_ROOT))]
        while waiting:
            depth, (letter, ends, child) = waiting.pop()
            del word[depth:]
            word.append(letter)
            if ends:
                yield tuple(word)
            if child != _NOTHING:
                waiting.extend((depth + 1, arc) for arc in reversed(self.arcs(child)))

    def arcs(self, node: int) -> list[tuple[str, bool, int]]:
        """Return letter, whether a word ends, and child of each arc of a node, in order."""
        mask, ends = self._cells[node], self._cells[node + 1]
        going = [(letter, bool(ends & bit)) for letter, bit in self._bits.items() if mask & bit]
        return [(*arc, self._cells[node + 2 + number]) for number, arc in enumerate(going)]

    def _counted(self) -> int:
        """Count the words by the nodes, from the last to the root; -1 when a node is not as it should be."""
        nodes = []
        free, total = _ROOT, len(self._cells)
        while free + 1 < total:
            mask, ends = self._cells[free], self._cells[free + 1]
            if not mask or mask >> len(self._letters) or ends & ~mask:
                return -1
            nodes.append(free)
            free += 2 + mask.bit_count()
        if free != total:
            return -1
        words: dict[int, int] = {}
        for node in reversed(nodes):
            count = 0
            for _, ends_word, child in self.arcs(node):
                longer = words.get(child, 0)
                if not longer and (child != _NOTHING or not ends_word):
                    return -1
                count += ends_word + longer
            if count > self._words:
                return -1
            words[node] = count
        return words[_ROOT]

    def _read_alphabet(self, text: bytes) -> tuple[str, ...]:
        """Return the letters of the file."""
        try:
            letters = tuple(text.decode().split())
            whole = _alphabet(letters) == text
        except (ValueError, TooManyLetters) as error:
            raise DamagedWordGraph(self._path, "alphabet") from error
        if not whole:
            raise DamagedWordGraph(self._path, "alphabet")
        return letters


def _native(
    view: memoryview, type_code: Literal["I", "Q"], byteorder: Literal["little", "big"] = sys.byteorder
) -> memoryview:
    """Return the little-endian cells as numbers of this machine; only a big-endian one has to copy them."""
    if byteorder == "little":
        return view.cast(type_code)
    cells = array(type_code, bytes(view))
    cells.byteswap()
    return memoryview(cells)


def mapped(path: Path) -> bytes | mmap.mmap:
    """Return the bytes of a file, mapped into memory where there are any."""
    if not path.is_file():
        raise LexiconMissing(path)
    try:
        with path.open("rb") as file:
            empty = not os.fstat(file.fileno()).st_size
            return b"" if empty else mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise LexiconUnreadable(path, error.strerror or type(error).__name__) from error
