"""Reading WordNet for the build of word lists and definitions: :func:`read` gives a :class:`WordNet`.

The folder is that of Debian's wordnet-base 1:3.0-37 (/usr/share/wordnet). Only what stands there in small letters
counts: "China" is no word of ours, "china" is. Nothing here runs in the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
"""{name of a file: letter for the part of speech}."""
NUMBERS = {"n": "1", "v": "2", "a": "3", "r": "4", "s": "5"}
HURTFUL = re.compile(r"ethnic slur|offensive (term|name|word)|disparag|derogatory|insulting term", re.IGNORECASE)
"""Senses that are left out."""
EXAMPLE = re.compile(r'(?<!e\.g\.)(?:\s*[:,]|(?<=\)))\s*"[^"]*"?$')
"""An example at the end of a gloss that no semicolon sets apart."""
VOWELS = "aeiou"
NOT_JOINED = frozenset(("nonpros",))
"""Words that mean something else than the pieces that WordNet has: NONPROS are also those who are no professionals."""

ENDINGS = {
    "n": (("ies", "y"), ("ves", "f"), ("ves", "fe"), ("men", "man"), ("es", ""), ("s", "")),
    "v": (
        *(("ies", "y"), ("ied", "y"), ("es", "e"), ("es", ""), ("s", ""), ("ed", "e"), ("ed", ""), ("ing", "e")),
        *(("ing", ""), ("ying", "ie"), ("cked", "c"), ("cking", "c")),
    ),
    "a": (("ier", "y"), ("iest", "y"), ("er", ""), ("est", ""), ("er", "e"), ("est", "e")),
    "r": (("ier", "y"), ("iest", "y"), ("er", ""), ("est", "")),
}
"""{part of speech: (ending, what stands there in the base form)}."""


@dataclass(frozen=True)
class Sense:
    """One meaning of a word."""

    part: str
    """Part of speech: n, v, a, r."""
    text: str
    """What it means."""
    count: int
    """How often it was met in tagged texts."""


@dataclass
class WordNet:
    """What WordNet knows."""

    senses: dict[str, list[Sense]] = field(default_factory=dict)
    """{word: meanings, the most frequent first}."""
    exceptions: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """{form: (part of speech, base form)} of what no rule gives."""
    listed: frozenset[str] = frozenset()
    """The words of the lists, where those are known."""

    def parts(self, word: str) -> set[str]:
        """Return the parts of speech of a word."""
        return {sense.part for sense in self.senses.get(word, ())}

    def bases(self, word: str) -> dict[str, str]:
        """Return {base form: its parts of speech} of an inflected word, the likeliest first; the word itself is none.

        What is mainly a noun or a verb has no comparative, a JACKER jacks and is not more jack, unless a superlative
        is listed too: BLUNTER and BLUNTEST are more and most blunt.
        """
        found: dict[str, str] = {}
        for part, base in (*self.exceptions.get(word, ()), *inflected(word)):
            is_first = part not in "ar" or self.parts(base) == {part} or self._leads_with(base, part)
            is_first = is_first or self._is_compared(word)
            if base != word and part in self.parts(base) and is_first and part not in found.get(base, ""):
                found[base] = found.get(base, "") + part
        return found

    def _is_compared(self, word: str) -> bool:
        """Whether a word looks like a comparative or a superlative, and the other of the two is listed."""
        return any(
            word.endswith(one) and word.removesuffix(one) + other in self.listed
            for one, other in (("er", "est"), ("est", "er"))
        )

    def _leads_with(self, word: str, part: str) -> bool:
        return self.senses[word][0].part == part if word in self.senses else False

    def guesses(self, word: str) -> set[str]:
        """Return whatever could be the base form, known or not."""
        return {base for _, base in (*self.exceptions.get(word, ()), *inflected(word))}


def inflected(word: str) -> Iterator[tuple[str, str]]:
    """Yield part of speech and base form of what the endings allow."""
    for part, rules in ENDINGS.items():
        for ending, replacement in rules:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 2:
                continue
            yield part, stem + replacement
            doubled = len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in VOWELS
            if doubled and not replacement and ending not in ("s", "es") and part in "va":
                yield part, stem[:-1]
    # buses and quizzes, which double before a plural
    if word.endswith(("sses", "zzes")):
        yield "n", word[:-3]
        yield "v", word[:-3]


def gloss(text: str) -> str:
    """Return the definition of a gloss, without its examples and with quotation marks and dashes as they are printed.

    >>> gloss('a small domesticated cat; "he had two cats"')
    'a small domesticated cat'
    >>> gloss("(followed by `to') stated by")
    '(followed by ‘to’) stated by'
    """
    told = re.split(r';\s*"', text.strip())[0]
    short = EXAMPLE.sub("", told)
    told = told if re.fullmatch(r"\([^()]*\)", short) else short  # "(of a ball)" alone tells nothing
    told = re.sub(r"`(.+?)'(?!\w)", "‘\\1’", told)
    told = re.sub(r"\s*--\s*", " – ", told)
    return re.sub(r"\s+([,;)])", r"\1", told).strip(" ;:,")


def read(folder: Path) -> WordNet:
    """Return what the files of WordNet hold for words in small letters."""
    found = WordNet()
    for name, part in PARTS.items():
        for line in (folder / f"{name}.exc").read_text(encoding="latin-1").splitlines():
            form, *bases = line.split()
            found.exceptions.setdefault(form, []).extend((part, base) for base in bases)
    found.senses = _senses(folder, lambda lemma, _: lemma if re.fullmatch("[a-z]+", lemma) else None)
    return found


def read_joined(folder: Path, words: Iterable[str]) -> dict[str, list[Sense]]:
    """Return {word: meanings} of those words that WordNet writes with a hyphen, or, if they are nouns, as two words.

    "By-line" explains BYLINE, "mother board" MOTHERBOARD. Two words that are not a noun often mean something else than
    the one made of them, and so do short ones: "leg it" is not LEGIT, "a-list" not ALIST.
    """
    wanted = set(words) - NOT_JOINED

    def joined(lemma: str, part: str) -> str | None:
        pieces = re.split("[-_]", lemma)
        shortest = 3 if "_" in lemma else 2
        if len(pieces) < 2 or min(map(len, pieces[:: len(pieces) - 1])) < shortest or ("_" in lemma and part != "n"):
            return None
        word = "".join(pieces)
        return word if word in wanted else None

    return _senses(folder, joined)


def _senses(folder: Path, name_of: Callable[[str, str], str | None]) -> dict[str, list[Sense]]:
    """Return {name: meanings, the most frequent first}; ``name_of`` lemma and part of speech, nothing: left out."""
    counts = _counts(folder)
    meanings: dict[str, list[tuple[int, int, Sense]]] = {}
    for file, part in PARTS.items():
        texts, spelled = _synsets(folder / f"data.{file}")
        for lemma, offsets in _index(folder / f"index.{file}"):
            name = name_of(lemma, part)
            if name is None:
                continue
            for number, offset in enumerate(offsets, start=1):
                text = texts[offset]
                if lemma not in spelled[offset] or HURTFUL.search(text) or not text:
                    continue
                order = ("nvar".index(part), number)
                meanings.setdefault(name, []).append((*order, Sense(part, text, counts.get((lemma, part, number), 0))))
    for entries in meanings.values():
        entries.sort(key=lambda entry: (-entry[2].count, entry[1], entry[0]))
    return {name: [sense for _, _, sense in entries] for name, entries in meanings.items()}


def _counts(folder: Path) -> dict[tuple[str, str, int], int]:
    """Return {(word, part of speech, number of the sense): how often it was met}."""
    parts = {number: "a" if part == "s" else part for part, number in NUMBERS.items()}
    found = {}
    for line in (folder / "cntlist.rev").read_text(encoding="latin-1").splitlines():
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma, parts[rest[0]], int(number)] = int(count)
    return found


def _synsets(path: Path) -> tuple[dict[str, str], dict[str, set[str]]]:
    """Return {offset: definition} and {offset: words as they are spelled} of a data file."""
    texts, spelled = {}, {}
    for line in path.read_text(encoding="latin-1").splitlines():
        if line.startswith("  "):
            continue
        head, _, text = line.partition("|")
        fields = head.split()
        number = int(fields[3], 16)
        texts[fields[0]] = gloss(text)
        spelled[fields[0]] = {re.sub(r"\(.*\)", "", word) for word in fields[4 : 4 + 2 * number : 2]}
    return texts, spelled


def _index(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each entry of an index, blanks written as ``_``, and the offsets of its synsets in order."""
    for line in path.read_text(encoding="latin-1").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        yield fields[0], fields[len(fields) - int(fields[2]) :]
