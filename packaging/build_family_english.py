#!/usr/bin/env python3
"""Make the text of the list family-english: ENABLE, the reviewed supplement, without slurs.

    python packaging/build_family_english.py            writes the text, and what the files beside it say of it
    python packaging/build_family_english.py --check    writes nothing, fails when the text is out of date
    python packaging/build_family_english.py --sources SCOWL WORDNET [--accept]

The supplement lies in packaging/words, reviewed by eye: ``from_scowl_and_wordnet.txt`` and ``added.txt`` are in,
``refused.txt`` is out; the slurs are those of resources/offensive/english.toml. After this script run
``packaging/build_words.py`` for the graph and ``packaging/build_definitions.py`` for the definitions.

``--sources`` asks whether every candidate was decided upon. SCOWL is the folder of the word files of Debian's package
scowl 2020.12.07-2 (/usr/share/dict/scowl), WORDNET that of wordnet-base 1:3.0-37 (/usr/share/wordnet). A candidate is a
word of SCOWL's bands up to 60 that ENABLE lacks and WordNet knows, by itself or by a base form. ``--accept`` takes all
that are not refused into ``from_scowl_and_wordnet.txt``.
"""

import argparse
import hashlib
import lzma
import re
import sys
import textwrap
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
DECISIONS = ROOT / "packaging" / "words"
NAME = "family-english"

sys.path.insert(0, str(ROOT / "packaging"))
import wordnet  # noqa: E402

BANDS = 60
"""The last band of SCOWL that is looked at."""
SHORTEST, LONGEST = 2, 15
"""Letters of a word of the supplement."""
VARIETIES = "english|american|british|british_z|canadian|australian|variant_1|variant_2"
HEAD = """\
# Words of SCOWL (bands up to 60) that WordNet knows, by themselves or by a base form, and that ENABLE lacks. A person
# read them all; what was not taken stands in refused.txt. Made by packaging/build_family_english.py --accept.

"""


def words_of(path: Path) -> list[str]:
    """Return the words of a file of decisions; lines that begin with # or = are remarks."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if line[:1] not in ("#", "=") for word in line.split()]


def enable() -> set[str]:
    """Return the words of ENABLE."""
    return set(lzma.decompress((RESOURCES / "words" / "enable.txt.xz").read_bytes()).decode().split())


def slurs() -> set[str]:
    """Return the words that are left out."""
    groups = tomllib.loads((RESOURCES / "offensive" / "english.toml").read_text(encoding="utf-8"))["slurs"]
    return {word for words in groups.values() for word in words.split()}


def text() -> bytes:
    """Return the list: one word a line, in order."""
    supplement = {*words_of(DECISIONS / "from_scowl_and_wordnet.txt"), *words_of(DECISIONS / "added.txt")}
    return "".join(f"{word}\n" for word in sorted((enable() | supplement) - slurs())).encode()


def candidates(scowl: Path, wordnet_folder: Path) -> set[str]:
    """Return the words to decide upon."""
    pattern = re.compile(rf"({VARIETIES})-words\.(\d\d)")
    files = [path for path in scowl.iterdir() if (found := pattern.fullmatch(path.name)) and int(found[2]) <= BANDS]
    listed = {word for path in files for word in path.read_text(encoding="latin-1").split()}
    plain = {word for word in listed if re.fullmatch(f"[a-z]{{{SHORTEST},{LONGEST}}}", word)}
    data = wordnet.read(wordnet_folder)
    return {word for word in plain - enable() if any(base in data.senses for base in (word, *data.guesses(word)))}


def review(scowl: Path, wordnet_folder: Path, accept: bool) -> int:
    """Tell which candidates nobody decided upon, or accept them; return the exit status."""
    refused = set(words_of(DECISIONS / "refused.txt"))
    wanted = candidates(scowl, wordnet_folder)
    path = DECISIONS / "from_scowl_and_wordnet.txt"
    if accept:
        path.write_text(HEAD + textwrap.fill(" ".join(sorted(wanted - refused)), 118) + "\n", encoding="utf-8")
    undecided, unknown = wanted - refused - set(words_of(path)), set(words_of(path)) - wanted
    print(f"{len(wanted)} candidates, {len(wanted & refused)} refused")
    print("undecided:", *sorted(undecided))
    print("no candidates:", *sorted(unknown))
    return int(bool(undecided or unknown))


def described(path: Path, data: bytes) -> str:
    """Return the text of a file beside the list with the checksum and number of words of this list."""
    checksum, words = hashlib.sha256(data).hexdigest(), len(data.split())
    content = re.sub(r"(sha256\W+)[0-9a-f]{64}", rf"\g<1>{checksum}", path.read_text(encoding="utf-8"), count=1)
    return re.sub(r"^( *words\W+)\d+", rf"\g<1>{words}", content, count=1, flags=re.MULTILINE)


def main(arguments: list[str] | None = None) -> int:
    """Write or check the list; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when the list is out of date")
    parser.add_argument("--sources", nargs=2, type=Path, metavar=("SCOWL", "WORDNET"), help="review the candidates")
    parser.add_argument("--accept", action="store_true", help="with --sources: take all that are not refused")
    given = parser.parse_args(arguments)
    if given.sources:
        return review(*given.sources, given.accept)
    data = text()
    packed = RESOURCES / "words" / f"{NAME}.txt.xz"
    current = packed.is_file() and lzma.decompress(packed.read_bytes()) == data
    print(NAME, len(data.split()), "words,", "up to date" if current else "changed")
    if not current and not given.check:
        packed.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
        for path in (RESOURCES / "words" / f"{NAME}.toml", RESOURCES / "words" / f"{NAME}.LICENCE.txt"):
            path.write_text(described(path, data), encoding="utf-8")
    return int(given.check and not current)


if __name__ == "__main__":
    sys.exit(main())
