"""The word builder: :class:`Wanted` is what somebody looks for, :func:`find` the words that are like that.

Letters may stand for tiles at hand (``?`` a blank), for a pattern (``.`` any letter, ``*`` any number), for what a word
must hold, begin or end with. :func:`as_csv` writes the answer down. Asks the
:class:`~scrabble_gui.app.looking_up.Permit` as the dictionary does. No Qt.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from scrabble_gui.app.looking_up import Permit, Word
from scrabble_gui.app.reference import UNKNOWN_BAND, Reference
from scrabble_gui.app.word_facts import hooks, plain
from scrabble_gui.engine.ready_lists import Ready, ready_list
from scrabble_gui.engine.word_search import ANY, BLANK, ONE, Query, WordSearch

MOST_LETTERS = 15
"""Tiles at hand, blanks included."""
MOST_BLANKS = 2
"""More blanks give so many words that nobody wants them."""
LENGTHS = (2, 15)
"""Letters of a word, fewest and most, where nothing else is said."""


class Order(StrEnum):
    """How found words are sorted; of those that are equal the alphabet decides."""

    POINTS = "points"
    """What the letters are worth, the most first."""
    LENGTH = "length"
    """The longest first."""
    COMMON = "common"
    """The commonest first."""
    ALPHABET = "alphabet"
    """As in a dictionary."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the words must be like; what is left empty is free. Texts as people type them."""

    letters: str = ""
    """The tiles at hand, ``?`` a blank: what the pattern does not name must come from them."""
    pattern: str = ""
    """How the word reads: ``.`` or ``?`` for any one letter, ``*`` for any number of them."""
    contains: str = ""
    """Letters that it must have, each as often as it stands here."""
    starts: str = ""
    """What it begins with."""
    ends: str = ""
    """What it ends with."""
    front: str = ""
    """It takes each of these letters in front."""
    back: str = ""
    """It takes each of these letters behind."""
    shortest: int = LENGTHS[0]
    """Letters it has at least."""
    longest: int = LENGTHS[1]
    """Letters it has at most."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is asked for: every word would be like that."""
        return not any((self.letters, self.pattern, self.contains, self.starts, self.ends, self.front, self.back))


class TooManyTiles(Exception):
    """More tiles at hand than words are built of. The name of the limit is ``letters`` or ``blanks``."""

    def __init__(self, limit: str, most: int) -> None:
        super().__init__(limit, most)
        self.limit, self.most = limit, most


@dataclass(frozen=True, slots=True)
class Found:
    """A word that was found."""

    word: Word
    """Its letters."""
    points: int
    """What they are worth; a blank that must stand for one of them is worth nothing."""
    band: int
    """How common it is, 10 the commonest; 99 where nobody knows."""

    @property
    def text(self) -> str:
        """The word in capitals."""
        return "".join(self.word)


def find(
    reference: Reference, permit: Permit, wanted: Wanted | Ready, stop: Callable[[], bool] = lambda: False
) -> tuple[Found, ...] | None:
    """Return the words that are wanted, or a ready list; none where nothing may be looked for.

    Nothing comes back when ``stop`` answered true meanwhile. Raises :class:`ForeignLetter` for a sign that no tile
    bears, and :class:`TooManyTiles`.
    """
    if not permit.may_search:
        return ()
    hidden = reference.unfit | reference.refused
    words: list[Word] = []
    for search in reference.searches:
        some = ready_list(search, wanted) if isinstance(wanted, Ready) else _like(reference, search, wanted)
        words += [word for word in some if "".join(word) not in hidden]
        if stop():
            return None
    bands, points = reference.commonness, _points(reference, wanted)
    return tuple(Found(word, points(word), bands.get("".join(word), UNKNOWN_BAND)) for word in permit.told(words))


def _points(reference: Reference, wanted: Wanted | Ready) -> Callable[[Word], int]:
    """Return what answers the points of a found word: with tiles at hand, those of the tiles that lay it."""
    if isinstance(wanted, Ready) or not wanted.letters.strip() or not reference.searches:
        return reference.points
    split = reference.searches[0].split
    tiles = Counter((*split(plain(wanted.letters)), *split(plain(wanted.pattern))))
    values = reference.tile_set.values()
    return lambda word: sum(
        values.get(letter, 0) * min(count, tiles[letter]) for letter, count in Counter(word).items()
    )


def _like(reference: Reference, search: WordSearch, wanted: Wanted) -> list[Word]:
    """Return the words of a list that are wanted."""
    rack = search.split(plain(wanted.letters)) if wanted.letters.strip() else None
    if rack is not None:
        if len(rack) > MOST_LETTERS:
            raise TooManyTiles("letters", MOST_LETTERS)
        if sum(letter in (BLANK, ONE) for letter in rack) > MOST_BLANKS:
            raise TooManyTiles("blanks", MOST_BLANKS)
        rack = tuple(BLANK if letter == ONE else letter for letter in rack if letter != ANY)
    starts, ends = (reference.spelled(plain(text)) if text.strip() else () for text in (wanted.starts, wanted.ends))
    pattern = plain(wanted.pattern)
    if not pattern:
        pattern = ANY if rack is not None else f"{_bracketed(starts)}{ANY}"
    needed = reference.spelled(plain(wanted.contains)) if wanted.contains.strip() else ()
    query = Query(pattern, rack, needed, wanted.shortest, wanted.longest)
    found = [word for word in search.find(query) if _between(word, starts, ends)]
    for letter in reference.spelled(plain(wanted.front)) if wanted.front.strip() else ():
        found = [word for word in found if reference.is_good((letter, *word))]
    for letter in reference.spelled(plain(wanted.back)) if wanted.back.strip() else ():
        found = [word for word in found if reference.is_good((*word, letter))]
    return found


def _between(word: Word, starts: Word, ends: Word) -> bool:
    """Whether a word begins and ends like this."""
    return word[: len(starts)] == starts and (not ends or word[-len(ends) :] == ends)


def _bracketed(letters: Word) -> str:
    """Return letters as they stand in a pattern."""
    return "".join(f"[{letter}]" if len(letter) > 1 else letter for letter in letters)


def in_order(words: Iterable[Found], order: Order) -> tuple[Found, ...]:
    """Return found words sorted."""
    keys: dict[Order, Callable[[Found], int]] = {
        Order.POINTS: lambda found: -found.points,
        Order.LENGTH: lambda found: -len(found.word),
        Order.COMMON: lambda found: found.band,
        Order.ALPHABET: lambda found: 0,
    }
    key = keys[order]
    return tuple(sorted(words, key=lambda found: (key(found), found.word)))


def as_csv(reference: Reference, permit: Permit, words: Iterable[Found], heads: tuple[str, ...]) -> str:
    """Return found words as a table, a line a word: word, points, letters, front and back hooks, meaning.

    ``heads`` are what stands over the six columns.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(heads)
    words = tuple(words)
    senses = {text: _senses(reference, text) for text in sorted(found.text for found in words) if permit.may_ask(text)}
    for found in words:
        ends = hooks(reference, permit, found.word)
        row = (found.text, found.points, len(found.word), " ".join(ends.front), " ".join(ends.back))
        table.writerow([*row, senses.get(found.text, "")])
    return out.getvalue()


def _senses(reference: Reference, text: str) -> str:
    """Return the meanings of a word in one line."""
    return "; ".join(sense.text for sense in reference.meaning(text).definition.senses)
