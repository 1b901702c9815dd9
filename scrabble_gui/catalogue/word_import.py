"""Taking in a word list of somebody's own: :func:`read_own_list` looks at the file, :func:`install` keeps it.

The formats are told by what is in the file: plain text in any encoding, also with meanings behind the words, packed or
not (``import_text``); Quackle's ``.dawg``, ``.kwg``, Zyzzyva's ``.db`` (``import_graphs``); Scrabble3D's ``.dic``; our
own graphs. Nothing is kept before :func:`install`, which writes all or nothing.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from scrabble_gui.catalogue.import_archive import read_bytes, unpacked
from scrabble_gui.catalogue.import_errors import (
    ImportCancelled,
    NoWordList,
    NoWords,
    Trouble,
    UnusableWord,
    WrongKind,
)
from scrabble_gui.catalogue.import_graphs import database_words, dawg_words, is_dawg, kwg_words
from scrabble_gui.catalogue.import_text import RawWord, decode, is_sections, plain_words, section_words
from scrabble_gui.engine.lexicon import WordGraph

LONGEST_WORD = 64
"""Letters of the longest word that is taken."""
MOST_PROBLEMS = 500
"""Problems that a preview lists one by one."""
_STEP = 4_096

Progress = Callable[[float], bool]
"""Told the part that is done, 0 to 1; answers whether to go on."""


class Format(StrEnum):
    """What a file of words is."""

    TEXT = "text"
    SECTIONS = "scrabble3d"
    DAWG = "dawg"
    KWG = "kwg"
    DATABASE = "zyzzyva"
    GRAPH = "graph"


@dataclass(frozen=True, slots=True)
class Choices:
    """What to do with words that do not fit the tile set."""

    fold_accents: bool = False
    """Write a letter that no tile has with its base letter: É as E, Œ as OE."""
    skip_unusable: bool = False
    """Leave out words that cannot be used; else the first of them is an error."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A word that is left out."""

    line: int
    """The line of a text, else the number of the word; the first is 1."""
    word: str
    """The word, in capitals."""
    trouble: Trouble
    """What is wrong with it."""
    letter: str = ""
    """What is no letter."""


@dataclass(frozen=True, slots=True)
class OwnList:
    """What a file of words holds, before it is kept."""

    path: Path
    """The file."""
    format: Format
    """What it is."""
    encoding: str
    """Of a text; empty for other files."""
    letters: tuple[str, ...]
    """The alphabet of the tile set."""
    words: tuple[Sequence[str], ...]
    """The words as letters, each once, in the order of the file."""
    meanings: dict[str, str]
    """{word in capitals: meaning}, as far as the file tells."""
    duplicates: int
    """Words that stood there again."""
    small: int
    """Words that were not in capitals."""
    folded: int
    """Words that lost an accent."""
    problems: tuple[Problem, ...]
    """The first words that were left out."""
    left_out: int
    """How many words were left out."""
    sha256: str
    """Of the file."""

    @property
    def longest(self) -> str:
        """The longest word; of several the first."""
        most = max(map(len, self.words))
        return next("".join(word) for word in self.words if len(word) == most)

    @property
    def unused(self) -> tuple[str, ...]:
        """Letters of the tile set that no word has."""
        used = set[str]().union(*self.words)
        return tuple(letter for letter in self.letters if letter not in used)


def read_own_list(
    path: Path, letters: Sequence[str], choices: Choices = Choices(), progress: Progress | None = None
) -> OwnList:
    """Read a file of words for the tiles with these letters, in their order.

    Raises :class:`~scrabble_gui.catalogue.errors.Unreadable`, a subclass of
    :class:`~scrabble_gui.catalogue.import_errors.ImportFault`, a subclass of
    :class:`~scrabble_gui.engine.errors.LexiconError` for a damaged graph of our own, and :class:`ImportCancelled`.
    """
    raw = read_bytes(path)
    data, name = unpacked(raw, path)
    kind = _kind(data, name, path)
    encoding = ""
    found: Iterable[RawWord]
    match kind:
        case Format.DAWG:
            found = dawg_words(data, path)
        case Format.KWG:
            found = kwg_words(data, letters, path)
        case Format.DATABASE:
            found = database_words(data, path)
        case Format.GRAPH:
            words = WordGraph(data, path).words()
            found = ((number, "".join(word), "") for number, word in enumerate(words, start=1))
        case _:
            text, encoding = decode(data, letters, path)
            kind = Format.SECTIONS if is_sections(text) else Format.TEXT
            found = section_words(text, path) if kind is Format.SECTIONS else plain_words(text, path)
    sorter = _Sorter(path, tuple(letters), choices)
    for number, entry in enumerate(found):
        if not number % _STEP:
            # How many there are is not known yet; a list of 300,000 comes to 5/6.
            _tell(progress, number / (number + 60_000))
        sorter.take(*entry)
    _tell(progress, 1.0)
    return sorter.result(kind, encoding, hashlib.sha256(raw).hexdigest())


def _tell(progress: Progress | None, part: float) -> None:
    """Tell how much is done; raise :class:`ImportCancelled` when that is enough."""
    if progress is not None and not progress(part):
        raise ImportCancelled


def _kind(data: bytes, name: str, path: Path) -> Format:
    """Return what a file is, by its content first; raise :class:`NoWordList` for what is known to be something else."""
    ending = name.lower().rpartition(".")[2]
    if data.startswith(b"SQLite format 3\0"):
        return Format.DATABASE
    if data.startswith(b"WordGrph"):
        return Format.GRAPH
    wrong = {"gaddag": WrongKind.MOVE_TABLE, "klv": WrongKind.LEAVE_VALUES, "klv2": WrongKind.LEAVE_VALUES}
    wrong["wmp"] = WrongKind.WORD_MAP
    if ending in wrong and b"\0" in data:
        raise NoWordList(path, wrong[ending])
    if ending == "kwg":
        return Format.KWG
    if ending == "dawg" or is_dawg(data, path):
        return Format.DAWG
    return Format.TEXT


class _Sorter:
    """Sorts the words of a file into those that can be used and those that cannot."""

    def __init__(self, path: Path, letters: tuple[str, ...], choices: Choices) -> None:
        self._path = path
        self._letters = letters
        self._choices = choices
        self._single = all(len(letter) == 1 for letter in letters)
        self._known = frozenset("".join(letters)) if self._single else frozenset()
        self._pattern = re.compile("|".join(map(re.escape, sorted(letters, key=len, reverse=True))))
        self._words: dict[Sequence[str], None] = {}
        self._meanings: dict[str, str] = {}
        self._problems: list[Problem] = []
        self._duplicates = self._small = self._folded = self._left_out = 0

    def take(self, line: int, text: str, meaning: str) -> None:
        """Take one word of the file."""
        word = text.upper()
        self._small += word != text
        letters = self._split(word)
        if letters is None and self._choices.fold_accents and (letters := self._split(_folded(word, self._letters))):
            self._folded += 1
        if letters is None:
            self._refuse(Problem(line, word, Trouble.FOREIGN_LETTER, self._foreign(word)))
        elif len(letters) < 2:
            self._refuse(Problem(line, word, Trouble.SINGLE_LETTER))
        elif len(letters) > LONGEST_WORD:
            self._refuse(Problem(line, word, Trouble.TOO_LONG))
        elif letters in self._words:
            self._duplicates += 1
        else:
            self._words[letters] = None
            if meaning:
                self._meanings["".join(letters)] = meaning

    def _split(self, word: str) -> Sequence[str] | None:
        """Return the letters of a word; nothing where something is no letter."""
        if self._single:
            return word if word and self._known.issuperset(word) else None
        found = tuple(self._pattern.findall(word))
        return found if word and sum(map(len, found)) == len(word) else None

    def _foreign(self, word: str) -> str:
        """Return the first sign of a word at which no letter begins."""
        at = 0
        while match := self._pattern.match(word, at):
            at = match.end()
        return word[at : at + 1]

    def _refuse(self, problem: Problem) -> None:
        self._left_out += 1
        if len(self._problems) < MOST_PROBLEMS:
            self._problems.append(problem)

    def result(self, kind: Format, encoding: str, sha256: str) -> OwnList:
        """Return the list. Raises :class:`NoWords`, :class:`UnusableWord`."""
        serious = [problem for problem in self._problems if problem.trouble is not Trouble.SINGLE_LETTER]
        if serious and not self._choices.skip_unusable:
            first, more = serious[0], self._left_out - 1
            raise UnusableWord(self._path, first.line, first.word, first.trouble, first.letter, more)
        if not self._words:
            raise NoWords(self._path)
        return OwnList(
            path=self._path,
            format=kind,
            encoding=encoding,
            letters=self._letters,
            words=tuple(self._words),
            meanings=self._meanings,
            duplicates=self._duplicates,
            small=self._small,
            folded=self._folded,
            problems=tuple(self._problems),
            left_out=self._left_out,
            sha256=sha256,
        )


_LIGATURES = {"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH"}


def _folded(word: str, letters: Sequence[str]) -> str:
    """Return a word in which each sign that no tile has is written with its base letter.

    >>> _folded("ÑÉŒ", ["E", "N", "O", "Ñ"])
    'ÑEOE'
    """
    known = set(letters)
    plain = []
    for sign in word:
        if sign not in known and sign.isalpha():
            base = _LIGATURES.get(sign, sign)
            sign = "".join(part for part in unicodedata.normalize("NFD", base) if not unicodedata.combining(part))
        plain.append(sign)
    return "".join(plain)
