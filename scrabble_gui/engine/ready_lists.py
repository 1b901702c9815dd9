"""Lists worth knowing, made from any word list: :func:`ready_list`.

The two- and three-letter words, words with a Q but no U, and "vowel dumps": short words that use up many vowels. Which
letters are vowels is told by their base letter, so that the lists work for Ä, É and Ó as well.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import assert_never

from scrabble_gui.engine.word_search import Query, Word, WordSearch

VOWELS = frozenset("AEIOUY")
DUMP_LENGTHS = (3, 6)
"""Letters of a vowel dump, from and to."""


class Ready(StrEnum):
    """The lists there are."""

    TWO_LETTERS = "two letters"
    THREE_LETTERS = "three letters"
    Q_WITHOUT_U = "q without u"
    VOWEL_DUMPS = "vowel dumps"


def is_vowel(letter: str) -> bool:
    """Whether a letter is a vowel: Y is one here, letters of two characters are none.

    >>> is_vowel("É"), is_vowel("LL"), is_vowel("T")
    (True, False, False)
    """
    return len(letter) == 1 and unicodedata.normalize("NFD", letter)[0] in VOWELS


def is_vowel_dump(word: Sequence[str]) -> bool:
    """Whether a short word uses up vowels: all of its letters but one are vowels, Y not counted.

    >>> is_vowel_dump("AERIE"), is_vowel_dump("QUEUE"), is_vowel_dump("CAT")
    (True, True, False)
    """
    vowels = sum(is_vowel(letter) and letter != "Y" for letter in word)
    return DUMP_LENGTHS[0] <= len(word) <= DUMP_LENGTHS[1] and vowels >= len(word) - 1


def ready_list(search: WordSearch, kind: Ready, unfit: Collection[str] = frozenset()) -> list[Word]:
    """Return a list, in the order of the alphabet within each length; words of ``unfit`` are left out."""
    return [word for word in _all(search, kind) if "".join(word) not in unfit]


def _all(search: WordSearch, kind: Ready) -> list[Word]:
    """Return the words of a list."""
    match kind:
        case Ready.TWO_LETTERS:
            return search.find(Query("..", shortest=2))
        case Ready.THREE_LETTERS:
            return search.find(Query("...", shortest=3))
        case Ready.Q_WITHOUT_U:
            return [word for word in search.find(Query("*Q*")) if "U" not in word] if search.knows("Q") else []
        case Ready.VOWEL_DUMPS:
            least, most = DUMP_LENGTHS
            patterns = ("." * length for length in range(least, most + 1))
            return [word for pattern in patterns for word in search.find(Query(pattern)) if is_vowel_dump(word)]
        case _:
            assert_never(kind)
