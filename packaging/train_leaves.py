#!/usr/bin/env python3
"""Learn by self-play what leaves are worth, and write resources/leaves/WORDS-TILES.toml.

    python packaging/train_leaves.py family-english english [--rules family-classic] [--games FACTOR]

Minutes with the compiled kernel; the same arguments give the same file.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scrabble_gui.catalogue import Catalogue  # noqa: E402
from scrabble_gui.engine.gaddag import open_gaddag  # noqa: E402
from scrabble_gui.engine.leaves import LeaveModel  # noqa: E402
from scrabble_gui.engine.movegen import MoveGenerator  # noqa: E402
from scrabble_gui.engine.training import PLAN, train, vowels_of  # noqa: E402


def text_of(model: LeaveModel, words: str, tiles: str, name: str) -> str:
    """Return a model as a data file."""
    lines = [
        "# What tiles kept on the rack are worth, in thousandths of a point; learnt by packaging/train_leaves.py.",
        "# [single] letter = what its first, second ... copy adds; [pair] what two different letters add together;",
        "# [balance] what numbers of vowels and consonants add: row = vowels, place in the row = consonants, from 0.",
        "",
        f'name = "{name}"',
        f'words = "{words}"',
        f'tiles = "{tiles}"',
        "vowels = [" + ", ".join(f'"{letter}"' for letter in sorted(model.vowels)) + "]",
        "",
        "[single]",
        *(f'"{key}" = {list(values)}' for key, values in model.single.items()),
        "",
        "[pair]",
        *(f'"{one} {two}" = {value}' for (one, two), value in model.pair.items()),
        "",
        "[balance]",
    ]
    rows = sorted({many for many, _ in model.balance})
    for many in rows:
        most = max(few for row, few in model.balance if row == many)
        lines.append(f'"{many}" = {[model.balance.get((many, few), 0) for few in range(most + 1)]}')
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Train and write; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words")
    parser.add_argument("tiles")
    parser.add_argument("--rules", default="family-classic")
    parser.add_argument("--games", type=float, default=1.0, help="so many times the usual number of games")
    chosen = parser.parse_args(arguments)
    catalogue = Catalogue([ROOT / "resources"])
    graph, rules, tiles = (
        catalogue.words.lexicon(chosen.words),
        catalogue.ruleset(chosen.rules),
        catalogue.tile_set(chosen.tiles),
    )
    gaddag = open_gaddag(graph)
    assert gaddag is not None
    generator = MoveGenerator(gaddag, rules, tiles, catalogue.layout(rules.layout_id))
    plan = [(max(1, round(games * chosen.games)), rate) for games, rate in PLAN]

    def progress(part: float, average: float) -> bool:
        print(f"{part:6.1%}  {average:.1f} points a seat", flush=True)
        return True

    vowels = vowels_of(graph.words(), graph.letters)
    model = train(generator, rules, tiles, vowels, plan, progress)
    assert model is not None
    path = ROOT / "resources" / "leaves" / f"{chosen.words}-{chosen.tiles}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text_of(model, chosen.words, chosen.tiles, f"{chosen.words} with {chosen.tiles} tiles"), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
