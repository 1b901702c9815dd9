#!/usr/bin/env python3
"""Make tile sets for languages for which no edition of the game exists: our own sets, by one method.

    python packaging/own_tile_sets.py          writes resources/tiles/*.toml
    python packaging/own_tile_sets.py --check  writes nothing, fails when a file is out of date

The method: of 100 tiles 2 are blanks. The other 98 are dealt out by the share of each letter in the words of the
language (packaging/words/letter_shares.toml), the largest remainders first; every letter gets one tile at least, except
those that hardly any word has (less than a twentieth of a percent), which have none and can be laid with a blank; none
gets more than 14. What a letter scores follows from its share: 1 point for 4 % and more, 10 for less than a fifth of a
percent, as the table says; that is how letters score in the sets of languages that have an edition.
"""

import argparse
import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TILES, BLANKS, MOST = 100, 2, 14
HARDLY_ANY = 0.045
POINTS = ((4.0, 1), (2.5, 2), (1.7, 3), (1.2, 4), (0.8, 5), (0.55, 6), (0.35, 8), (0.0, 10))
"""(share in percent, points of a letter with so much or more)."""
HEAD = """\
# Our own set: no edition of the game exists in this language. packaging/own_tile_sets.py says how counts and values
# were found. Source of the shares: {source}.
# {remark}
#
# A tile set. [letters] lists the alphabet in order (the first letter is "nearest to A" in the draw for first): a key is
# the whole letter as it stands on the tile, in capitals, and may be several characters long ("CH" is one tile);
# count is how many tiles there are, value what one scores. [blank] is the tile that stands for any letter.

name = "{name}"

[blank]
count = {blanks}
value = 0

[letters]
"""


def counts(shares: dict[str, float]) -> dict[str, int]:
    """Return how many tiles each letter has: so many as its share of what is left, the largest remainders first.

    >>> counts({"A": 50.0, "B": 49.99, "C": 0.01})
    {'A': 14, 'B': 14, 'C': 0}
    """
    total = sum(shares.values())
    wanted = {letter: share / total * (TILES - BLANKS) for letter, share in shares.items()}
    found = {
        letter: 0 if shares[letter] < HARDLY_ANY else min(MOST, max(1, int(tiles))) for letter, tiles in wanted.items()
    }
    while sum(found.values()) < TILES - BLANKS:
        open_letters = [letter for letter in found if 0 < found[letter] < MOST]
        if not open_letters:
            break
        found[max(open_letters, key=lambda letter: wanted[letter] - found[letter])] += 1
    while sum(found.values()) > TILES - BLANKS:
        found[
            min((letter for letter in found if found[letter] > 1), key=lambda letter: wanted[letter] - found[letter])
        ] -= 1
    return found


def points(share: float) -> int:
    """Return what a letter with this share, in percent, scores."""
    return next(value for least, value in POINTS if share >= least)


def text_of(about: dict[str, object]) -> str:
    """Return the file of a tile set."""
    shares = about["share"]
    assert isinstance(shares, dict)
    head = HEAD.format(blanks=BLANKS, **{key: about[key] for key in ("name", "source", "remark")})
    lines = [
        f"{letter if letter.isascii() else json.dumps(letter, ensure_ascii=False)} = "
        f"{{ count = {count}, value = {points(shares[letter]) if count else 0} }}"
        for letter, count in counts(shares).items()
    ]
    return head + "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a file is out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    shares = tomllib.loads((ROOT / "packaging" / "words" / "letter_shares.toml").read_text(encoding="utf-8"))
    for name, about in shares.items():
        path, text = ROOT / "resources" / "tiles" / f"{name}.toml", text_of(about)
        current = path.is_file() and path.read_text(encoding="utf-8") == text
        print(f"{path.name}: {'up to date' if current else 'out of date' if check else 'written'}")
        stale |= not current
        if not current and not check:
            path.write_text(text, encoding="utf-8")
    return int(check and stale)


if __name__ == "__main__":
    sys.exit(main())
