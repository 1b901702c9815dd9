#!/usr/bin/env python3
"""Let the computer players play each other, and write what they reach into their files.

    python packaging/measure_levels.py [--games N] [--write] [--only LEVEL,LEVEL] [--averages | --wins]
    python packaging/measure_levels.py --round-robin [--games N] [--write]

Each level plays N games against itself, for its average, and N against the one below, for how often it wins. A turn
takes a millisecond or two: 1,000 games of all levels are a quarter of an hour of one core. ``--write`` also keeps the
table in tests/bench/levels.md. ``--wins`` is for setting levels apart: a few hundred games show what a change does.
``--round-robin`` lets each level play N games against every other and keeps the wins in tests/bench/round_robin.md.
"""

import argparse
import re
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scrabble_gui.catalogue import Catalogue  # noqa: E402
from scrabble_gui.catalogue.computers import Computers  # noqa: E402
from scrabble_gui.core.moves import Play  # noqa: E402
from scrabble_gui.core.setup import Seat, Setup, set_up  # noqa: E402
from scrabble_gui.engine.computer import Computer  # noqa: E402
from scrabble_gui.engine.match import play_game  # noqa: E402

RESOURCES = ROOT / "resources"
TABLE = ROOT / "tests" / "bench" / "levels.md"
ROUND_ROBIN = ROOT / "tests" / "bench" / "round_robin.md"
RULES, WORDS = "family-classic", "family-english"


class Row(NamedTuple):
    """What was measured of a level."""

    level: str
    average: float
    bingos: float
    turn: float
    """Milliseconds."""
    wins: float | None
    """Part of games won against the level below; nothing for the lowest."""


class Tournament:
    """Plays games and remembers what they gave."""

    def __init__(self) -> None:
        """Read the data."""
        self.catalogue = Catalogue([RESOURCES])
        self.computers = Computers(self.catalogue, [RESOURCES], ROOT / "build" / "gaddag")
        self.rules = self.catalogue.ruleset(RULES)
        self.tiles = self.catalogue.tile_set(self.rules.tiles_id)
        self.players: dict[tuple[int, str], Computer] = {}

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
        players = [self.player(seat, level, setup) for seat, level in enumerate(levels)]
        start = time.thread_time()
        game = play_game(setup, players, self.catalogue.words.lexicon(WORDS))
        seconds = time.thread_time() - start
        full = [turn.seat for turn in game.turns if isinstance(turn.move, Play) and len(turn.move.placements) == 7]
        result = game.result()
        scores = list(result.scores if result else game.state.scores)
        return scores, [full.count(seat) for seat in range(len(levels))], len(game.turns), seconds

    def player(self, seat: int, level: str, setup: Setup) -> Computer:
        """Return who plays by a level on a seat: always the same computer, which costs time to make."""
        player = self.players.get((seat, level)) or self.computers.make(level, setup)
        assert player is not None  # nobody stopped it
        player.reseed(setup.seed)
        self.players[seat, level] = player
        return player


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


def tell_wins(tournament: Tournament, levels: Sequence[str], games: int, only: str) -> None:
    """Print how often each of the levels chosen wins against the one below."""
    for weak, strong in pairwise(levels):
        if not only or strong in only.split(","):
            print(f"{strong:10} beats {weak} in {win_rate(tournament, weak, strong, games):.1%}", flush=True)


def round_robin(tournament: Tournament, levels: Sequence[str], games: int) -> list[str]:
    """Let every level play every weaker one; return the lines of a table of how often it wins, and print them."""
    lines = [f"| wins of | {' | '.join(levels[:-1])} |", "|---" * len(levels) + "|"]
    for at, strong in enumerate(levels[1:], start=1):
        wins = [f"{win_rate(tournament, weak, strong, games):.0%}" for weak in levels[:at]]
        lines.append(f"| {strong} | {' | '.join(wins + [''] * (len(levels) - 1 - at))} |")
        print(lines[-1], flush=True)
    return lines


def keep_round_robin(lines: Sequence[str], games: int) -> None:
    """Write the table of every level against every other."""
    head = [
        f"# The computer players against each other, {games:,} games a pair",
        "",
        "Written by `packaging/measure_levels.py --round-robin --write`: the part of games won by the level of a line",
        "against the level of a column, a tie as half a win. Neighbours are measured more closely in levels.md.",
        "",
    ]
    ROUND_ROBIN.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")


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


def keep_table(rows: Sequence[Row], games: int) -> None:
    """Write the table of all levels."""
    lines = [
        f"# The computer players, {games:,} games each",
        "",
        "Written by `packaging/measure_levels.py --write`. Points, bingos and milliseconds a turn are of games against",
        "itself; wins are the part of games won against the level in the line above, a tie as half a win.",
        "",
        "| level | points | bingos a game | ms a turn | wins |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        wins = "" if row.wins is None else f"{row.wins:.1%}"
        lines.append(f"| {row.level} | {row.average:.1f} | {row.bingos:.2f} | {row.turn:.1f} | {wins} |")
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Measure, tell, and write; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="write the averages into the files of the levels")
    parser.add_argument("--only", default="", help="measure these levels, with commas between them; all without it")
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--averages", action="store_true", help="leave out the games against the level below")
    part.add_argument("--wins", action="store_true", help="play only these, and write nothing")
    part.add_argument("--round-robin", action="store_true", help="play every level against every other instead")
    given = parser.parse_args(arguments)
    tournament = Tournament()
    levels = [level.id for level in tournament.computers.levels()]
    if given.wins:
        tell_wins(tournament, levels, given.games, given.only)
        return 0
    if given.round_robin:
        lines = round_robin(tournament, levels, given.games)
        if given.write:
            keep_round_robin(lines, given.games)
        return 0
    rows: list[Row] = []
    for at, level in enumerate(levels):
        if given.only and level not in given.only.split(","):
            continue
        average, bingos, turn = measured(tournament, level, given.games)
        if given.write:
            write(RESOURCES / "levels" / f"{level}.toml", average, bingos, given.games)
        wins = None
        if at and not given.averages:
            wins = win_rate(tournament, levels[at - 1], level, given.games)
        rows.append(Row(level, average, bingos, turn, wins))
        won = "" if wins is None else f"   beats {levels[at - 1]} in {wins:.1%}"
        print(f"{level:10} {average:6.1f} points {bingos:5.2f} bingos {turn:6.1f} ms a turn{won}", flush=True)
    if given.write and not given.only and not given.averages:
        keep_table(rows, given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
