"""House words: what a family counts as a word besides its list, or does not count, and why. Pure: no files.

:class:`HouseWords` is unchanging; ``added`` and ``refused`` go into the setup of a new game, so that a saved game stays
as it was judged. The text form is a line a word, with a note behind it, easily read and written by hand::

    + YEET   Robin's word
    - ZA     not at our table

Lines that say something else (remarks, what a later version wrote) are kept and written back.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

LONGEST_NOTE = 200
"""Characters of a note that are kept."""
MOST_WORDS = 100_000
"""House words that are read."""
_LINE = re.compile(r"([+-])\s*(\S+)(?:\s+(.*))?")
_WIDTH = 15


@dataclass(frozen=True, slots=True)
class HouseWord:
    """A word that the family decided upon."""

    word: str
    """The word, in capitals."""
    valid: bool
    """Whether it counts as a word."""
    note: str = ""
    """Why: "Grandma's word"."""


def plain_word(text: str) -> str:
    """Return a word as house words are written: in capitals, without blanks round it.

    Raises ``ValueError`` for what can be no word.

    >>> plain_word(" yeet ")
    'YEET'
    """
    word = unicodedata.normalize("NFC", text.strip()).upper()
    if not word or not all(sign.isalpha() or sign == "·" or unicodedata.combining(sign) for sign in word):
        raise ValueError(text)
    return word


@dataclass(frozen=True, slots=True)
class HouseWords:
    """The words of a family in one language.

    >>> words = HouseWords().with_word("yeet", True, "Robin's word").with_word("ZA", False)
    >>> sorted(words.added), sorted(words.refused), words.get("YEET").note
    (['YEET'], ['ZA'], "Robin's word")
    """

    words: tuple[HouseWord, ...] = ()
    """Each word once, in the order of the letters."""
    other: tuple[str, ...] = ()
    """Lines of the text that are no house words."""

    @property
    def added(self) -> frozenset[str]:
        """Words that count although the list lacks them."""
        return frozenset(entry.word for entry in self.words if entry.valid)

    @property
    def refused(self) -> frozenset[str]:
        """Words that do not count although the list has them."""
        return frozenset(entry.word for entry in self.words if not entry.valid)

    def get(self, word: str) -> HouseWord | None:
        """Return what was decided upon a word in capitals, or nothing."""
        return next((entry for entry in self.words if entry.word == word), None)

    def with_word(self, text: str, valid: bool, note: str = "") -> HouseWords:
        """Return these words and one more, or with another decision. Raises ``ValueError`` for what is no word."""
        entry = HouseWord(plain_word(text), valid, " ".join(note.split())[:LONGEST_NOTE])
        return replace(self, words=_sorted((*self.without(entry.word).words, entry)))

    def without(self, word: str) -> HouseWords:
        """Return these words without one: nothing is decided upon it any more."""
        return replace(self, words=tuple(entry for entry in self.words if entry.word != word))

    def text(self) -> str:
        """Return the text form."""
        lines = [f"{'+' if entry.valid else '-'} {entry.word:{_WIDTH}} {entry.note}".rstrip() for entry in self.words]
        return "".join(f"{line}\n" for line in (*self.other, *lines))


def parse(text: str) -> HouseWords:
    r"""Return the words of a text; where a word stands twice the last line counts.

    >>> parse("# ours\n+ yeet  Robin's word\n").words
    (HouseWord(word='YEET', valid=True, note="Robin's word"),)
    """
    found: dict[str, HouseWord] = {}
    other = []
    for line in unicodedata.normalize("NFC", text).splitlines():
        match = _LINE.fullmatch(line.strip())
        try:
            if not match or len(found) >= MOST_WORDS:
                raise ValueError(line)
            sign, word, note = match.groups()
            entry = HouseWord(plain_word(word), sign == "+", " ".join((note or "").split())[:LONGEST_NOTE])
            found[entry.word] = entry
        except ValueError:
            other.append(line)
    return HouseWords(_sorted(found.values()), tuple(other))


def _sorted(words: Iterable[HouseWord]) -> tuple[HouseWord, ...]:
    return tuple(sorted(words, key=lambda entry: entry.word))
