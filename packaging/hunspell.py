"""Writing out the words of a spell checker's dictionary, for the build of word lists: :func:`expand`.

A ``.dic`` has stems with flags, the ``.aff`` says which endings and beginnings a flag allows. Only what our lists need
is done: prefixes and suffixes, two of them in a row where the file says so, both together, and the flags for what is no
word by itself. Compounds are not made. Nothing here runs in the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Affix:
    """One rule of a flag."""

    strip: str
    """What is taken off."""
    add: str
    """What is put there."""
    flags: frozenset[str]
    """Flags of the new word."""
    fits: Callable[[str], object]
    """Whether a word may take it."""
    cross: bool
    """Whether it goes together with an affix at the other end."""


class Rules:
    """The rules of an ``.aff`` file."""

    def __init__(self, path: Path) -> None:
        self.prefixes: dict[str, list[Affix]] = {}
        self.suffixes: dict[str, list[Affix]] = {}
        self.aliases: list[frozenset[str]] = []
        self.flag_type = ""
        self.hidden: set[str] = set()
        """Flags of stems that are no words by themselves, or no words at all."""
        crosses: dict[tuple[str, str], bool] = {}
        counted = False  # the first line of a table says how long it is
        for line in path.read_text(encoding="utf-8").splitlines():
            fields = line.split()
            match fields:
                case ["FLAG", kind]:
                    self.flag_type = kind
                case ["AF", flags, *_] if counted:
                    self.aliases.append(self.flags(flags, plain=True))
                case ["AF", _]:
                    counted = True
                case ["NEEDAFFIX" | "FORBIDDENWORD" | "ONLYINCOMPOUND" | "PSEUDOROOT", flag]:
                    self.hidden.add(flag)
                case ["PFX" | "SFX" as kind, flag, "Y" | "N" as cross, number] if number.isdecimal():
                    crosses[kind, flag] = cross == "Y"
                case ["PFX" | "SFX" as kind, flag, strip, add, *rest]:
                    affix = self._affix(kind, strip, add, rest[0] if rest else ".", crosses[kind, flag])
                    (self.prefixes if kind == "PFX" else self.suffixes).setdefault(flag, []).append(affix)

    def flags(self, text: str, *, plain: bool = False) -> frozenset[str]:
        """Return the flags of a text."""
        if self.aliases and not plain and text.isdecimal():
            return self.aliases[int(text) - 1]
        if self.flag_type == "long":
            return frozenset(text[at : at + 2] for at in range(0, len(text), 2))
        return frozenset(text.split(",")) if self.flag_type == "num" else frozenset(text)

    def _affix(self, kind: str, strip: str, add: str, condition: str, cross: bool) -> Affix:
        added, _, flags = add.partition("/")
        condition = re.sub(r"(?<!\[)-", r"\\-", condition)
        pattern = re.compile(f"^(?:{condition})" if kind == "PFX" else f"(?:{condition})$")
        strip, added = strip.removeprefix("0"), added.removeprefix("0")
        return Affix(strip, added, self.flags(flags) if flags else frozenset(), pattern.search, cross)


def expand(folder: Path, name: str, skip: Callable[[str], bool] = lambda line: False) -> Iterator[str]:
    """Yield the words of ``NAME.dic``, some more than once; ``skip`` is asked about each of its lines."""
    rules = Rules(folder / f"{name}.aff")
    for line in (folder / f"{name}.dic").read_text(encoding="utf-8").splitlines()[1:]:
        if not line.strip() or skip(line):
            continue
        word, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
        yield from _forms(word, rules.flags(flags) if flags else frozenset(), rules)


def _forms(word: str, flags: frozenset[str], rules: Rules) -> Iterator[str]:
    """Yield a stem and its forms."""
    if not flags & rules.hidden:
        yield word
    for form, more, cross in _suffixed(word, flags, rules):
        if not more & rules.hidden:
            yield form
        for second, last, _ in _suffixed(form, more, rules):
            if not last & rules.hidden:
                yield second
        if cross:
            yield from _prefixed(form, flags | more, rules, crossing=True)
    yield from _prefixed(word, flags, rules, crossing=False)


def _suffixed(word: str, flags: frozenset[str], rules: Rules) -> Iterator[tuple[str, frozenset[str], bool]]:
    for flag in sorted(flags & rules.suffixes.keys()):
        for affix in rules.suffixes[flag]:
            if affix.fits(word) and word.endswith(affix.strip):
                yield word[: len(word) - len(affix.strip)] + affix.add, affix.flags, affix.cross


def _prefixed(word: str, flags: frozenset[str], rules: Rules, *, crossing: bool) -> Iterator[str]:
    for flag in sorted(flags & rules.prefixes.keys()):
        for affix in rules.prefixes[flag]:
            if affix.fits(word) and word.startswith(affix.strip) and (affix.cross or not crossing):
                yield affix.add + word[len(affix.strip) :]
