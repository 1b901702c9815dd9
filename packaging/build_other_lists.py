#!/usr/bin/env python3
"""Make the texts of the word lists of other languages from free spell checkers and word games.

    python packaging/build_other_lists.py SOURCES [NAME …]

SOURCES is a folder into which these Debian packages were unpacked (``dpkg-deb -x PACKAGE SOURCES``): tanglet-data
1.6.3-2, hunspell-fr-classical 1:7.0-1, hunspell-es 1:7.5.0-1, wdutch 1:2.20.19-2, wportuguese 20220621-1. Only words in
small letters are taken (German has its nouns too), of 2 to 15 letters, written with the letters of the tiles; of the
shortest only those that a person let through (packaging/words/short.toml). After this script run
``packaging/build_words.py`` for the graphs.
"""

from __future__ import annotations

import argparse
import gzip
import lzma
import re
import sys
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "resources" / "words"

sys.path.insert(0, str(ROOT / "packaging"))
from build_family_english import described  # noqa: E402
from hunspell import expand  # noqa: E402

LONGEST = 15
LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss"}
FRENCH_NAMES = re.compile(r"po:(npr|prn|patr|sfx|pfx|symb?|abr|ponc)\b")


def german(folder: Path) -> Iterator[str]:
    """Yield the words of the German list; it writes nouns with a capital."""
    packed = (folder / "usr/share/tanglet/gamedata/de/words").read_bytes()
    for line in gzip.decompress(packed).decode().splitlines():
        yield line.split()[-1].lower()


def dutch(folder: Path) -> Iterator[str]:
    """Yield the words of the Dutch list."""
    yield from (folder / "usr/share/dict/dutch").read_text(encoding="utf-8").splitlines()


def portuguese(folder: Path) -> Iterator[str]:
    """Yield the words of the Portuguese list."""
    yield from (folder / "usr/share/dict/portuguese").read_text(encoding="utf-8").splitlines()


def french(folder: Path) -> Iterator[str]:
    """Yield the words of the French spell checker, without names and signs."""
    yield from expand(folder / "usr/share/hunspell", "fr", skip=lambda line: bool(FRENCH_NAMES.search(line)))


def spanish(folder: Path) -> Iterator[str]:
    """Yield the words of the Spanish spell checker."""
    yield from expand(folder / "usr/share/hunspell", "es_ES")


@dataclass(frozen=True)
class Source:
    """Where a list comes from."""

    words: Callable[[Path], Iterable[str]]
    """Its words, as they stand there."""
    kept: str
    """Letters with a sign that have a tile of their own."""


SOURCES = {
    "german-enz": Source(german, "äöü"),
    "french-dicollecte": Source(french, ""),
    "spanish-rla": Source(spanish, "ñ"),
    "dutch-opentaal": Source(dutch, ""),
    "portuguese-natura": Source(portuguese, "ç"),
}


def folded(word: str, kept: str) -> str:
    """Return a word with the letters of the tiles.

    >>> folded("garçonnière", ""), folded("niño", "ñ")
    ('garconniere', 'niño')
    """
    out = []
    for sign in word:
        plain = unicodedata.normalize("NFD", LIGATURES.get(sign, sign))
        out.append(sign if sign in kept else "".join(part for part in plain if not unicodedata.combining(part)))
    return "".join(out)


def chosen(name: str, words: Iterable[str]) -> list[str]:
    """Return the words of a list that can be used, in order."""
    decided = tomllib.loads((ROOT / "packaging" / "words" / "short.toml").read_text(encoding="utf-8"))[name]
    kept = SOURCES[name].kept
    language = tomllib.loads((WORDS / f"{name}.toml").read_text(encoding="utf-8"))["letters"]
    plain = re.compile(f"[{''.join(set(language.lower()) - {' '})}]+")
    spelled = {
        folded(word, kept) for raw in words if (word := unicodedata.normalize("NFC", raw.strip())) == word.lower()
    }
    fitting = {word for word in spelled if plain.fullmatch(word) and 2 < len(word) <= LONGEST}
    short = {word for word in decided["two"].split() if plain.fullmatch(word)}
    return sorted((fitting - set(decided["refused"].split())) | short)


def main(arguments: list[str] | None = None) -> int:
    """Write the texts, and what the files beside them say of them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", type=Path, metavar="SOURCES", help="where the packages were unpacked")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these lists")
    given = parser.parse_args(arguments)
    for name in given.names or SOURCES:
        words = chosen(name, SOURCES[name].words(given.sources))
        data = "".join(f"{word}\n" for word in words).encode()
        (WORDS / f"{name}.txt.xz").write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
        for path in (WORDS / f"{name}.toml", WORDS / f"{name}.LICENCE.txt"):
            path.write_text(described(path, data), encoding="utf-8")
        print(name, len(words), "words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
