"""How long opening and saving a game takes. Run: python tests/bench/bench_savefile.py."""

import json
import sys
import tempfile
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scrabble_gui.catalogue import Catalogue, resources_folder  # noqa: E402
from scrabble_gui.record.folder import GameFolder  # noqa: E402
from scrabble_gui.record.savefile import glance, load, save, to_text  # noqa: E402
from scrabble_gui.record.sheet import lines  # noqa: E402
from tests.bench.timing import fastest  # noqa: E402

GAME = ROOT / "tests" / "games" / "family_two_finished.scrabble"
ROUNDS = 20


def best(work):
    """Return the milliseconds of the fastest of some rounds, and what the last one gave."""
    seconds, result = fastest(work, ROUNDS)
    return round(seconds * 1e3, 3), result


def main():
    """Print one JSON object, times in milliseconds: open must stay below 30, save without the flush below 5."""
    catalogue = Catalogue([resources_folder()])
    opening, saved = best(lambda: load(GAME, catalogue))
    writing, text = best(lambda: to_text(saved))
    assert text == GAME.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.scrabble"
        flushed, _ = best(lambda: save(path, saved))
        with mock.patch("os.fsync"):
            saving, _ = best(lambda: save(path, saved))
        for number in range(100):
            save(Path(folder) / f"{number}.scrabble", saved)
        games = GameFolder(Path(folder))
        listing, _ = best(lambda: games.recent(10))
        searching, _ = best(lambda: games.newest_unfinished(catalogue))
    looking, _ = best(lambda: glance(GAME))
    pad, _ = best(lambda: lines(saved.game))
    print(
        json.dumps(
            {
                "turns": len(saved.game.turns),
                "bytes": len(text.encode()),
                "open_ms": opening,
                "text_ms": writing,
                "save_ms": saving,
                "save_flushed_ms": flushed,
                "glance_ms": looking,
                "pad_ms": pad,
                "list_10_of_101_ms": listing,
                "search_101_finished_ms": searching,
            }
        )
    )


if __name__ == "__main__":
    main()
