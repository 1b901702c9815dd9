#!/usr/bin/env python3
"""Make the definitions of the English lists: resources/definitions/english.glossary.

    python packaging/build_definitions.py WORDNET          writes the file
    python packaging/build_definitions.py WORDNET --check  writes nothing, fails when the file is out of date
    python packaging/build_definitions.py WORDNET --show 50  prints so many words by chance, to be read by eye

WORDNET is the folder of Debian's wordnet-base 1:3.0-37 (/usr/share/wordnet). Our own definitions are
packaging/words/glosses.txt; a word that stands there takes nothing from WordNet. The format is that of
``scrabble_gui/engine/glossary.py``.
"""

import argparse
import lzma
import random
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
TARGET = RESOURCES / "definitions" / "english.glossary"

sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
from derivation import Origins  # noqa: E402
from wordnet import Sense, WordNet, read, read_joined  # noqa: E402

from scrabble_gui.engine.glossary import Entry, Glossary, Origin, OriginKind, Part, pack  # noqa: E402
from scrabble_gui.engine.glossary import Sense as Shipped  # noqa: E402

MOST_SENSES = 3
LISTS = ("enable", "family-english")


def listed() -> set[str]:
    """Return the words that are to be explained: all of the lists but the slurs."""
    words: set[str] = set()
    for name in LISTS:
        words |= set(lzma.decompress((RESOURCES / "words" / f"{name}.txt.xz").read_bytes()).decode().split())
    groups = tomllib.loads((RESOURCES / "offensive" / "english.toml").read_text(encoding="utf-8"))["slurs"]
    return words - {word for group in groups.values() for word in group.split()}


def own_glosses() -> dict[str, list[Sense]]:
    """Return our own definitions."""
    found: dict[str, list[Sense]] = {}
    for line in (ROOT / "packaging" / "words" / "glosses.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word, part, text = line.split(" ", 2)
            found.setdefault(word, []).append(Sense(part, text, 0))
    return found


def shortened(senses: list[Sense]) -> tuple[Shipped, ...]:
    """Return some meanings: the most frequent of each part of speech, then whatever is most frequent, in that order."""
    texts = {sense.text: sense for sense in reversed(senses)}
    ranked = [sense for sense in senses if texts[sense.text] is sense]
    leading = {sense.part: sense for sense in reversed(ranked)}
    chosen = sorted(ranked, key=lambda sense: leading[sense.part] is not sense)[:MOST_SENSES]
    return tuple(Shipped(Part(sense.part), sense.text) for sense in ranked if sense in chosen)


def entries(words: set[str], data: WordNet) -> list[Entry]:
    """Return what is known of the words, and of the base forms that they lead to."""
    origins = Origins(words, data)
    wanted, found = sorted(words), {}
    while wanted:
        word = wanted.pop()
        if word in found:
            continue
        links = tuple(
            Origin(OriginKind(link.kind), link.base.upper(), link.affix.upper(), link.parts)
            for link in origins.of(word)
        )
        found[word] = Entry(word.upper(), shortened(data.senses.get(word, [])), links)
        wanted += [link.base.lower() for link in links]
    return [entry for _, entry in sorted(found.items()) if entry.senses or entry.origins]


def report(glossary: Glossary, words: set[str], show: int) -> None:
    """Print how many words have what, and some by chance."""
    kinds = dict.fromkeys(("own entry", "base form", "derived", "none"), 0)
    for word in sorted(words):
        found = glossary.define(word.upper())
        kind = "derived" if found.senses and found.steps else "base form" if found.base != found.word else "own entry"
        kinds[kind if found.senses else "none"] += 1
    print({kind: f"{number} ({number / len(words):.1%})" for kind, number in kinds.items()}, len(words))
    chosen = random.sample(sorted(words), show * 20)
    chosen = [w for w in chosen if glossary.define(w.upper()).steps][:show] + chosen[:show]
    for word in chosen:
        found = glossary.define(word.upper())
        steps = " ".join(f"{step.kind.value}{step.affix}:{step.base}" for step in found.steps)
        print(f"{word:18} [{found.base}] {steps} | " + " / ".join(sense.text[:70] for sense in found.senses))


def main(arguments: list[str] | None = None) -> int:
    """Write or check the file; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wordnet", type=Path, help="the folder of WordNet's files")
    parser.add_argument("--check", action="store_true", help="write nothing, fail when the file is out of date")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print N words by chance")
    given = parser.parse_args(arguments)
    words, data = listed(), read(given.wordnet)
    data.listed = frozenset(words)
    data.senses |= read_joined(given.wordnet, words - data.senses.keys())
    data.senses |= own_glosses()
    packed = pack(entries(words, data))
    current = TARGET.is_file() and TARGET.read_bytes() == packed
    print(f"{len(packed):,} bytes, {'up to date' if current else 'changed'}")
    if not current and not given.check:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_bytes(packed)
        report(Glossary.load(TARGET), words, given.show)
    elif given.show:
        report(Glossary.load(TARGET), words, given.show)
    return int(given.check and not current)


if __name__ == "__main__":
    sys.exit(main())
