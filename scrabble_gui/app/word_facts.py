"""What the dictionary tells of a word: :func:`entry` what is found at once, :func:`kin` what takes a moment.

Both ask a :class:`~scrabble_gui.app.looking_up.Permit` first: what it does not allow is not in the answer, so that no
window can show it by mistake. Words are in capitals. Pure but for the files that a reference reads. No Qt.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from scrabble_gui.app.looking_up import Permit, Word
from scrabble_gui.app.reference import Meaning, Reference
from scrabble_gui.engine.errors import EmptyWordList, ForeignLetter
from scrabble_gui.engine.word_search import Hooks, WordSearch, ways_to_draw

LONGEST = 21
"""Letters of a word that is looked up at most: no board has a longer line."""


class Verdict(Enum):
    """Whether a word is good, as far as that may be told."""

    GOOD = auto()
    """It is in the list, or the house or the table accepts it."""
    BAD = auto()
    """It is not."""
    UNJUDGED = auto()
    """There is no list: the table decides."""
    FOREIGN = auto()
    """It has a sign that no tile bears, or more letters than any board has room for."""
    OPEN = auto()
    """It can be challenged now: nothing is told before that is over."""
    CLOSED = auto()
    """It does not stand on the board for good, and no other word may be asked about in this game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is told of a word at once."""

    text: str
    """The word in capitals, as it was asked for."""
    word: Word
    """Its letters; none where it is foreign."""
    verdict: Verdict
    """Whether it is good."""
    meaning: Meaning | None = None
    """What it means; only of a word that is good."""
    points: int = 0
    """What its letters are worth."""
    hooks: Hooks | None = None
    """Letters that make another word in front of it and behind it; nothing where that may not be told."""
    by_house: bool = False
    """Whether the house or the table says so, and the list says otherwise."""


@dataclass(frozen=True, slots=True)
class Kin:
    """Words that have to do with some letters, and how likely and common the letters are as a word."""

    extensions: tuple[str, ...] = ()
    """Longer words that hold the letters in their order, the short ones first."""
    anagrams: tuple[str, ...] = ()
    """Other words of the same letters."""
    one_more: tuple[str, ...] = ()
    """Words of these letters and one more."""
    one_less: tuple[str, ...] = ()
    """Words of these letters but one."""
    once_in: int | None = None
    """So many times as many tiles must be drawn from a full bag until they are just these; nothing: they never are."""
    band: int | None = None
    """How common the word is, 10 the commonest; nothing where nobody has counted, or for what is no word."""


def plain(text: str) -> str:
    """Return what somebody typed as a word in capitals."""
    return unicodedata.normalize("NFC", "".join(text.split())).upper()


def entry(reference: Reference, permit: Permit, text: str) -> Entry | None:
    """Return what may be told of a word at once, as typed or in capitals; nothing where there is none."""
    text = plain(text)
    try:
        word = reference.spelled(text)
    except EmptyWordList:
        return None
    except ForeignLetter:
        return Entry(text, (), Verdict.FOREIGN)
    if len(word) > LONGEST:
        return Entry(text, (), Verdict.FOREIGN)
    if not permit.may_ask(text):
        return Entry(text, word, Verdict.OPEN if text in permit.withheld else Verdict.CLOSED)
    good = reference.is_good(word)
    verdict = Verdict.BAD if not good else Verdict.GOOD if reference.graph is not None else Verdict.UNJUDGED
    return Entry(
        text,
        word,
        verdict,
        meaning=reference.meaning(text) if good else None,
        points=reference.points(word),
        hooks=hooks(reference, permit, word) if permit.may_search and reference.graph is not None else None,
        by_house=reference.graph is not None and good != reference.graph.contains(word),
    )


def hooks(reference: Reference, permit: Permit, word: Word) -> Hooks:
    """Return the letters that make another word in front of this one and behind it, as far as that may be told."""
    front = [(letter, *word) for letter in reference.letters if reference.is_good((letter, *word))]
    back = [(*word, letter) for letter in reference.letters if reference.is_good((*word, letter))]
    return Hooks(tuple(found[0] for found in permit.told(front)), tuple(found[-1] for found in permit.told(back)))


def kin(reference: Reference, permit: Permit, word: Word, stop: Callable[[], bool] = lambda: False) -> Kin | None:
    """Return what else may be told of these letters; nothing when ``stop`` answered true meanwhile."""
    if not permit.may_search or not word:
        return Kin()
    found: list[tuple[str, ...]] = []
    for look in _LOOKS:
        words = [each for search in reference.searches for each in look(search, word)]
        found.append(shown(reference, permit, (each for each in words if each != word)))
        if stop():
            return None
    extensions, anagrams, one_more, one_less = found
    text = "".join(word)
    known = reference.commonness if reference.graph is not None and reference.is_good(word) else {}
    return Kin(extensions, anagrams, one_more, one_less, _once_in(reference, word), known.get(text))


_LOOKS: Sequence[Callable[[WordSearch, Word], list[Word]]] = (
    WordSearch.extensions,
    WordSearch.anagrams,
    WordSearch.one_letter_more,
    WordSearch.one_letter_less,
)


def shown(reference: Reference, permit: Permit, words: Iterable[Word]) -> tuple[str, ...]:
    """Return found words as texts, without those that are refused, unfit for a list, or not to be told."""
    found = ("".join(word) for word in words)
    hidden = reference.unfit | reference.refused
    return tuple(permit.told(text for text in found if text not in hidden))


def _once_in(reference: Reference, word: Word) -> int | None:
    """Return in how many draws of so many tiles from a full bag just these come once; nothing: they cannot."""
    bag = reference.tile_set
    counts = {kind.letter: kind.count for kind in bag.kinds}
    ways = ways_to_draw(word, counts, bag.blanks)
    return max(1, round(math.comb(len(bag), len(word)) / ways)) if ways else None
