"""How long the look-up of words takes. Run: python tests/bench/bench_lexicon.py."""

import json
import lzma
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scrabble_gui.engine.lexicon import WordGraph, build, read_words  # noqa: E402
from tests.bench.timing import fastest  # noqa: E402

WORDS = ROOT / "resources" / "words"
ROUNDS = 5


def main():
    """Print one JSON object: milliseconds to load, look-ups a second, seconds to list and to build."""
    text = lzma.decompress((WORDS / "enable.txt.xz").read_bytes()).decode()
    words = text.upper().split()
    strangers = [word[:-1] + "Q" for word in words]
    load, graph = fastest(lambda: WordGraph.load(WORDS / "enable.graph"), ROUNDS)
    hits, found = fastest(lambda: sum(map(graph.contains, words)), ROUNDS)
    misses, false_found = fastest(lambda: sum(map(graph.contains, strangers)), ROUNDS)
    listing, listed = fastest(lambda: sum(1 for _ in graph.words()), ROUNDS)
    start = time.perf_counter()
    data = build(read_words(text, graph.letters), graph.letters)
    building = time.perf_counter() - start
    known = set(words)
    assert found == listed == len(words)
    assert false_found == sum(word in known for word in strangers)
    assert data == (WORDS / "enable.graph").read_bytes()
    print(
        json.dumps(
            {
                "load_ms": round(load * 1e3, 3),
                "hits_a_second": round(len(words) / hits),
                "misses_a_second": round(len(strangers) / misses),
                "list_all_s": round(listing, 3),
                "build_s": round(building, 3),
                "bytes": len(data),
            }
        )
    )


if __name__ == "__main__":
    main()
