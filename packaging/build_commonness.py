#!/usr/bin/env python3
"""Write how common the words of an English list are: resources/commonness/LIST.bands.xz, one byte a word in its order.

    python packaging/build_commonness.py SCOWL [LIST ...]

SCOWL is the folder of the word files of Debian's package scowl (/usr/share/dict/scowl). The byte is the lowest band in
which SCOWL has the word, 10 (the commonest) to 95, or 99 where it has it nowhere.
"""

import lzma
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scrabble_gui.engine.lexicon import WordGraph  # noqa: E402

VARIETIES = "english|american|british|british_z|canadian|australian|variant_1|variant_2"
UNKNOWN = 99


def bands(scowl: Path) -> dict[str, int]:
    """Return {word in capitals: lowest band}."""
    found: dict[str, int] = {}
    for path in sorted(scowl.iterdir()):
        name = re.fullmatch(rf"({VARIETIES})-words\.(\d\d)", path.name)
        for word in path.read_text(encoding="latin-1").split() if name else ():
            if re.fullmatch("[a-z]+", word):
                found[word.upper()] = min(int(name[2]), found.get(word.upper(), UNKNOWN))
    return found


def main(arguments: list[str]) -> int:
    """Write the file of each list; return the exit status."""
    scowl, *lists = arguments
    known = bands(Path(scowl))
    for name in lists or ("enable", "family-english"):
        graph = WordGraph.load(ROOT / "resources" / "words" / f"{name}.graph")
        data = bytes(known.get("".join(word), UNKNOWN) for word in graph.words())
        path = ROOT / "resources" / "commonness" / f"{name}.bands.xz"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
        print(name, len(data), "words", path.stat().st_size, "bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
