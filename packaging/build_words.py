#!/usr/bin/env python3
"""Make the word graphs of resources/words again from the lists beside them.

Run ``python packaging/build_words.py`` after changing a list or the format of ``engine/lexicon.py``; commit the result.
The same list always gives the same bytes. With ``--check`` nothing is written, and the exit status is 1 when a graph is
not the one of its list.
"""

import argparse
import hashlib
import lzma
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "resources" / "words"

sys.path.insert(0, str(ROOT))
from scrabble_gui.engine.lexicon import build, read_words  # noqa: E402


def graph_of(description: Path) -> tuple[Path, bytes]:
    """Return where the graph of a described list belongs, and its bytes.

    Raises ``ValueError`` when the text is not the one the description names, or has another number of words.
    """
    about = tomllib.loads(description.read_text(encoding="utf-8"))
    text = lzma.decompress((description.parent / about["text"]).read_bytes())
    if hashlib.sha256(text).hexdigest() != about["sha256"]:
        raise ValueError(f"{description}: sha256 differs from the text's")
    letters = about["letters"].split()
    words = set(read_words(text.decode("utf-8"), letters))
    if len(words) != about["words"]:
        raise ValueError(f"{description}: words = {about['words']}, the text has {len(words)}")
    return description.parent / about["graph"], build(words, letters)


def main(arguments: list[str] | None = None) -> int:
    """Write or check the graph of every list; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a graph is out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    for description in sorted(WORDS.glob("*.toml")):
        path, data = graph_of(description)
        if path.is_file() and path.read_bytes() == data:
            print(f"{path.name}: up to date, {len(data):,} bytes")
        elif check:
            print(f"{path.name}: out of date")
            stale = 1
        else:
            path.write_bytes(data)
            print(f"{path.name}: written, {len(data):,} bytes")
    return stale


if __name__ == "__main__":
    sys.exit(main())
