"""What an English word is made from: :class:`Origins`, for the build of the definitions; the program does not use it.

Each word gets at most one way to a word with a definition: a form of it, another spelling of it, a derivation from it,
or two words put together. Rules look at parts of speech, so that an -er is made from a verb and a -ness from an
adjective only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from wordnet import WordNet, inflected

FORM, SPELLING, DERIVED, COMPOUND = "=", "*", "~", "+"
"""Kinds of origins, as they stand in the file."""

PREFIXES: Mapping[str, str] = {
    **dict.fromkeys(("re", "mis", "out", "fore", "de", "co"), "v"),
    **dict.fromkeys(("un", "non"), "avn"),
    **dict.fromkeys(("over", "under", "pre", "dis", "inter", "counter", "cross", "post", "trans", "super"), "nva"),
    **dict.fromkeys(("anti", "multi", "mini", "ultra", "pseudo", "neo"), "na"),
    **dict.fromkeys(("sub", "semi", "micro", "hyper", "auto", "photo", "thermo"), "nav"),
    **dict.fromkeys(("bio", "electro", "radio", "tele", "poly", "mega", "quasi", "infra", "extra"), "na"),
    **dict.fromkeys(("hydro", "geo", "psycho", "socio", "intra", "supra", "para", "macro", "mono"), "na"),
}
"""{prefix: parts of speech that it goes with}."""
CHOOSY = frozenset(("un",))
"""Prefixes that go with the first of their parts of speech that a word has: UNHIP is not hip, and has no hips."""
SUFFIXES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("iness", "a", ("y",)),
    ("ness", "a", ("",)),
    ("ability", "v", ("", "e", "ate")),
    ("ibility", "a", ("ible",)),
    ("ity", "a", ("", "e")),
    ("ically", "a", ("ic", "ical")),
    ("ably", "va", ("able", "", "e")),
    ("ily", "a", ("y",)),
    ("ly", "a", ("", "le")),
    ("ly", "n", ("",)),
    ("ier", "v", ("y",)),
    ("ier", "a", ("y",)),
    ("er", "v", ("", "e")),
    ("or", "v", ("", "e")),
    ("able", "v", ("", "e", "ate", "y")),
    ("iable", "v", ("y",)),
    ("less", "n", ("",)),
    ("like", "n", ("",)),
    ("ish", "na", ("", "e")),
    ("ship", "n", ("",)),
    ("hood", "n", ("",)),
    ("dom", "n", ("",)),
    ("ful", "nv", ("",)),
    ("wise", "na", ("",)),
    ("ward", "n", ("",)),
    ("wards", "n", ("",)),
    ("ization", "na", ("ize", "", "e", "y")),
    ("isation", "na", ("ise", "ize", "", "e", "y")),
    ("ation", "v", ("", "e", "ate")),
    ("ion", "v", ("", "e")),
    ("izer", "na", ("ize", "", "e", "y")),
    ("ize", "na", ("", "e", "y", "ic")),
    ("ise", "na", ("", "e", "y", "ic")),
    ("ism", "na", ("", "e", "ic", "y")),
    ("ist", "na", ("", "e", "ic", "y", "ism")),
    ("ment", "v", ("",)),
    ("iest", "a", ("y",)),
    ("y", "n", ("", "e")),
    ("ic", "n", ("", "e", "y")),
    ("ical", "na", ("ic", "y")),
    ("al", "n", ("", "e")),
    ("ous", "n", ("", "e", "y")),
    ("let", "n", ("",)),
    ("ess", "n", ("",)),
    ("ings", "v", ("", "e")),
    ("ed", "n", ("", "e")),
    ("en", "a", ("", "e")),
    ("er", "n", ("",)),
)
"""(suffix, parts of speech that it goes with, what the base has in its place)."""
SPELLINGS = (
    *(("isation", "ization"), ("isations", "izations"), ("ise", "ize"), ("ised", "ized"), ("ises", "izes")),
    *(
        ("ising", "izing"),
        ("iser", "izer"),
        ("isers", "izers"),
        ("yse", "yze"),
        ("our", "or"),
        ("ae", "e"),
        ("oe", "e"),
    ),
    *(("ll", "l"), ("ogue", "og"), ("gramme", "gram"), ("centre", "center"), ("metre", "meter"), ("litre", "liter")),
    *(("or", "our"), ("og", "ogue"), ("ph", "f"), ("ie", "y"), ("ey", "y"), ("ck", "k"), ("ou", "u"), ("y", "i")),
)
"""(what stands in a word, what may stand there in another spelling of it)."""
LEAST_BASE = {
    **dict.fromkeys(("or", "en", "ist", "ism", "ess", "ed"), 4),
    **dict.fromkeys(("de", "dis", "co"), 4),
    **dict.fromkeys(("para", "mono", "geo", "poly", "al", "ion", "ize"), 5),
    "ise": 6,
    "ly n": 4,
}
"""Letters that a base must have where short ones mislead, also by affix and part of speech; otherwise 3."""
NEVER_PARTS = frozenset(("able", "glad", "hood", "king", "like", "ling", "ping", "ring", "ship", "sing", "ting"))
"""Nouns that are hardly ever a part of a longer word, but often look like one."""
NOT_DERIVED = frozenset(
    (
        *(
            "bullous",
            "choreal",
            "coden",
            "cohead",
            "colead",
            "colure",
            "copalm",
            "debruise",
            "decanal",
            "decane",
            "decare",
            "decares",
        ),
        *(
            "decree",
            "dislimn",
            "dispending",
            "dispiteous",
            "displosion",
            "dispositive",
            "enginous",
            "gallet",
            "geomantic",
        ),
        *("geotactic", "geotaxes", "geotaxis", "giglet", "greenlet", "luteous", "martlet", "monogenies", "monometer"),
        *("murrelet", "nodous", "overlet", "parador", "paradoses", "paratactic", "paratactical", "parataxes"),
        *("parataxis", "partlet", "pedological", "polygalas", "polyparies", "reflet", "rimous", "rugous", "setous"),
        *("tonlet", "transmissive", "triolet"),
    )
)
"""Words that only look as if they were made with an affix."""
LEAST_PART = 4
"""Letters of each of two words put together."""


@dataclass(frozen=True)
class Link:
    """A way from a word to another."""

    kind: str
    """FORM, SPELLING, DERIVED or COMPOUND."""
    base: str
    """The other word."""
    affix: str = ""
    """``re-`` or ``-ness``; the first of two words put together."""
    parts: str = ""
    """Parts of speech of the base that go with it; empty: not known."""


class Origins:
    """Where the words of a list come from."""

    def __init__(self, words: set[str], data: WordNet) -> None:
        """Take the list, and what is known."""
        self._words = words
        self._data = data
        self._found: dict[str, list[Link]] = {}

    def of(self, word: str) -> list[Link]:
        """Return where a word comes from: what it is a form of, or the one way to a definition; often nothing."""
        if word not in self._found:
            self._found[word] = []  # no word leads to itself
            self._found[word] = self._search(word)
        return self._found[word]

    def is_explained(self, word: str) -> bool:
        """Whether a word has a definition, or a way to one."""
        return word in self._data.senses or any(self._leads(link.base) for link in self.of(word))

    def _leads(self, base: str) -> bool:
        return base in self._data.senses or self.is_explained(base)

    def _search(self, word: str) -> list[Link]:
        if word in self._data.senses:
            bases = self._data.bases(word).items()
            listed = {base for _, base in self._data.exceptions.get(word, ())}
            return [Link(FORM, base, "", parts) for base, parts in bases if base in listed][:2]
        if forms := self._data.bases(word):
            return [Link(FORM, base, "", parts) for base, parts in forms.items()][:2]
        for base in self._listed_bases(word):
            if self.is_explained(base):
                return [Link(FORM, base)]
        is_form = any(self._listed_bases(word))  # DECARES is what DECARE is, and not CARES with a prefix
        derived = (
            []
            if word in NOT_DERIVED
            else [link for link in self._derivations(word) if not (is_form and link.affix.endswith("-"))]
        )
        ways = (*self._spellings(word), *derived, *self._compounds(word))
        if ways:  # best to a word that has a definition itself
            return [min(ways, key=lambda link: link.base not in self._data.senses)]
        return [Link(FORM, base) for base in self._listed_bases(word)][:1]

    def _listed_bases(self, word: str) -> Iterator[str]:
        """Yield base forms that the list has, of plurals and of forms of verbs; only those hardly a mistake."""
        for part, base in inflected(word):
            if part in "nv" and base in self._words and base != word and len(base) > 2 and not word.endswith("ss"):
                yield base

    def _spellings(self, word: str) -> Iterator[Link]:
        for here, there in SPELLINGS:
            at = word.find(here)
            while at >= 0:
                other = word[:at] + there + word[at + len(here) :]
                if len(word) > 5 and other != word and other in self._data.senses:
                    yield Link(SPELLING, other)
                at = word.find(here, at + 1)

    def _derivations(self, word: str) -> Iterator[Link]:
        """Yield what a word is derived from: by a suffix, then by a prefix, the longest first."""
        for suffix, parts, replacements in SUFFIXES:
            stem = word.removesuffix(suffix)
            if stem == word or len(stem) < 2:
                continue
            bases = [stem + end for end in replacements if end != "e" or len(stem) > 3 or suffix in ("er", "able")]
            if suffix in ("er", "able", "y", "ish", "ings") and stem[-1] == stem[-2]:
                bases.append(stem[:-1])
            for base in bases:
                if self._fits(base, parts, LEAST_BASE.get(f"{suffix} {parts}", LEAST_BASE.get(suffix, 3))):
                    yield Link(DERIVED, base, f"-{suffix}", parts)
        for prefix, parts in sorted(PREFIXES.items(), key=lambda entry: -len(entry[0])):
            base = word.removeprefix(prefix)
            if base != word and self._fits(base, parts, LEAST_BASE.get(prefix, 3)):
                known = self._parts(base, set())
                first = next(part for part in parts if part in known)
                yield Link(DERIVED, base, f"{prefix}-", first if prefix in CHOOSY else parts)

    def _compounds(self, word: str) -> Iterator[Link]:
        for cut in range(len(word) - LEAST_PART, LEAST_PART - 1, -1):
            first, second = word[:cut], word[cut:]
            if {first, second} <= self._words and self._is_noun(first) and self._is_noun(second):
                yield Link(COMPOUND, second, first, "n")

    def _is_noun(self, word: str) -> bool:
        """Whether a word is a noun before anything else."""
        return word in self._data.senses and self._data.senses[word][0].part == "n" and word not in NEVER_PARTS

    def _fits(self, base: str, parts: str, least: int) -> bool:
        """Whether a base has one of the parts of speech and leads to a definition."""
        if len(base) < least or base not in self._words:
            return False
        return bool(set(parts) & self._parts(base, set())) and self.is_explained(base)

    def _parts(self, word: str, seen: set[str]) -> set[str]:
        """Return the parts of speech a word may have; a form of a verb counts as an adjective too."""
        found = self._data.parts(word)
        if found or word in seen:
            return found
        seen.add(word)
        for link in self.of(word):
            of_base = self._parts(link.base, seen)
            if link.kind == DERIVED and (link.affix, link.parts) == ("-ly", "n"):
                found |= {"a"}  # of a noun: clerkly, fatherly
            elif link.kind == DERIVED and link.affix.startswith("-"):
                found |= _parts_made_by(link.affix[1:])
            elif link.kind == FORM and word.endswith(("ed", "ing")):
                found |= {"a", *of_base} if "v" in of_base else of_base
            else:
                found |= of_base
        return found


def _parts_made_by(suffix: str) -> set[str]:
    """Return the part of speech of a word with this suffix."""
    if suffix in ("able", "iable", "less", "like", "ish", "ful", "y", "ic", "ical", "al", "ous", "ed", "iest"):
        return {"a"}
    if suffix in ("ize", "ise", "en"):
        return {"v"}
    if suffix in ("ly", "ily", "ably", "ically", "wise", "ward", "wards"):
        return {"r"}
    return {"n"}
