#!/usr/bin/env python3
"""Let the computer players play each other, and write what they reach into their files.

    python packaging/measure_levels.py [--games N] [--write]

Each level plays N games against itself, for its average, and N against the next one, for a table of win rates.
"""

import argparse
import re
import sys
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scrabble_gui.catalogue import Catalogue  # noqa: E402
from scrabble_gui.catalogue.computers import Computers  # noqa: E402
from scrabble_gui.core.moves import Play  # noqa: E402
from scrabble_gui.core.setup import Seat, set_up  # noqa: E402
from scrabble_gui.engine.match import play_game  # noqa: E402

RESOURCES = ROOT / "resources"
RULES, WORDS = "family-classic", "family-english"


class Tournament:
    """Plays games and remembers what they gave."""

    def __init__(self) -> None:
        """Read the data."""
        self.catalogue = Catalogue([RESOURCES])
        self.computers = Computers(self.catalogue, [RESOURCES], ROOT / "build" / "gaddag")
        self.rules = self.catalogue.ruleset(RULES)
        self.tiles = self.catalogue.tile_set(self.rules.tiles_id)

    def play(self, levels: list[str], seed: int) -> tuple[list[int], list[int], int, float]:
        """Return the scores, the bingos by seat, the turns, and the seconds of one game."""
        setup = set_up(
            game_id="measured",
            started="2000-01-01T00:00:00Z",
            rules=self.rules,
            tile_set=self.tiles,
            layout=self.catalogue.layout(self.rules.layout_id),
            lexicon_id=WORDS,
            seats=[Seat(level, level=level) for level in levels],
            seed=seed,
        )
        players = [self.computers.make(level, setup) for level in levels]
        start = time.perf_counter()
        game = play_game(setup, [player for player in players if player], self.catalogue.words.lexicon(WORDS))
        seconds = time.perf_counter() - start
        full = [turn.seat for turn in game.turns if isinstance(turn.move, Play) and len(turn.move.placements) == 7]
        result = game.result()
        scores = list(result.scores if result else game.state.scores)
        return scores, [full.count(seat) for seat in range(len(levels))], len(game.turns), seconds


def measured(tournament: Tournament, level: str, games: int) -> tuple[float, float, float]:
    """Return average, bingos a game and milliseconds a turn of a level against itself."""
    points = bingos = turns = 0
    seconds = 0.0
    for seed in range(1, games + 1):
        scores, full, made, took = tournament.play([level, level], seed)
        points, bingos, turns, seconds = points + sum(scores), bingos + sum(full), turns + made, seconds + took
    return points / games / 2, bingos / games / 2, 1000 * seconds / turns


def win_rate(tournament: Tournament, weak: str, strong: str, games: int) -> float:
    """Return how often the stronger level wins; a tie is half a win."""
    wins = 0.0
    for seed in range(1, games + 1):
        order = [weak, strong] if seed % 2 else [strong, weak]
        scores, *_ = tournament.play(order, seed)
        mine, other = scores[order.index(strong)], scores[order.index(weak)]
        wins += 1.0 if mine > other else 0.5 if mine == other else 0.0
    return wins / games


def write(path: Path, average: float, bingos: float, games: int) -> None:
    """Write what was measured into a level's file."""
    text = re.sub(r"\n# What games .*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    text += f"""
# What games against itself have shown; written by packaging/measure_levels.py.
[measured]
average = {round(average)}
bingos_percent = {round(100 * bingos)}
games = {games}
"""
    path.write_text(text, encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Measure, tell, and write; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="write the averages into the files of the levels")
    given = parser.parse_args(arguments)
    tournament = Tournament()
    levels = [level.id for level in tournament.computers.levels()]
    for level in levels:
        average, bingos, turn = measured(tournament, level, given.games)
        print(f"{level:10} {average:6.1f} points {bingos:5.2f} bingos {turn:6.1f} ms a turn", flush=True)
        if given.write:
            write(RESOURCES / "levels" / f"{level}.toml", average, bingos, given.games)
    for weak, strong in pairwise(levels):
        print(f"{strong:10} beats {weak:10} in {win_rate(tournament, weak, strong, given.games):.1%}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
