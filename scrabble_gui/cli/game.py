"""``game``: computers against each other; ``levels``: who they are."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from scrabble_gui.catalogue import Catalogue
from scrabble_gui.catalogue.computers import Computers
from scrabble_gui.catalogue.folders import data_place, resources_folder
from scrabble_gui.cli.console import BAD_INPUT, GOOD, answer, catalogue, complain, data_cache, parser
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import Help
from scrabble_gui.core.setup import Seat, Setup, set_up
from scrabble_gui.engine.match import play_game
from scrabble_gui.record import savefile
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.saved import SUFFIX, SavedGame

_GAME = """\
Let computers play. Answers {"game", "seed", "levels", "scores", "turns", "seconds"} for each game. The first game has
the seed that is given, the next one more, and so on; with the same seed the same game is played."""
_LEVELS = """Answer {"level", "name", "average"} for each computer player, the weakest first; no average where no
games were played."""


def run(arguments: Sequence[str]) -> int:
    """Play what the arguments say and return the exit status."""
    options = parser("game", _GAME)
    options.add_argument("--players", type=int, metavar="N", help="how many seats (as many as levels)")
    options.add_argument("--levels", default="club,club", metavar="ID,ID", help="who sits there (club,club)")
    options.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game (1)")
    options.add_argument("--games", type=int, default=1, metavar="N", help="how many games (1)")
    options.add_argument("--rules", metavar="ID", help="the ruleset")
    options.add_argument("--words", metavar="ID", help="the word list")
    options.add_argument("--save", type=Path, metavar="FOLDER", help="keep each game as a file there")
    given = options.parse_args(arguments)
    levels = [level.strip() for level in given.levels.split(",")]
    if given.players is not None and len(levels) == 1:
        levels *= given.players
    if given.players is not None and given.players != len(levels):
        options.error("--players and --levels do not fit")
    if given.seed < 0:
        options.error("--seed is 0 or more")
    data = catalogue()
    computers = Computers(data, [resources_folder(), data_place()], data_cache())
    if given.save and not _made(given.save):
        return BAD_INPUT
    try:
        for number, (game, seconds) in enumerate(_games(data, computers, levels, given), start=1):
            _tell(game, number, seconds, levels, given.save)
    except BadSetup as error:
        complain(sentence(error))
        return BAD_INPUT
    except WriteError as error:
        complain(sentence(error), error.path)
        return BAD_INPUT
    return GOOD


def _made(folder: Path) -> bool:
    """Make a folder, unless it is there. Answers whether games can be kept in it; otherwise that is said."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(error.strerror or type(error).__name__, folder)
        return False
    return True


def _games(
    data: Catalogue, computers: Computers, levels: Sequence[str], given: argparse.Namespace
) -> Iterator[tuple[Game, float]]:
    """Yield the games, and how long each took. Raises ``CatalogueError``, ``LexiconError``, ``BadSetup``."""
    for seed in range(given.seed, given.seed + given.games):
        setup = _setup(data, computers, levels, given, seed)
        players = [computers.make(level, setup, small=Help.SMALL_WORDS in setup.rules.helps) for level in levels]
        start = time.perf_counter()
        made = [player for player in players if player is not None]
        yield play_game(setup, made, data.words.lexicon(setup.lexicon_id)), time.perf_counter() - start


def _setup(data: Catalogue, computers: Computers, levels: Sequence[str], given: argparse.Namespace, seed: int) -> Setup:
    """Return the game of a seed. Raises ``CatalogueError``, ``BadSetup``."""
    rules = data.ruleset(given.rules) if given.rules else data.default_ruleset()
    tiles = rules.tiles_id or data.default_ruleset().tiles_id
    lines = rules.target.suggested if rules.target else ()
    target = min(lines, key=lambda line: (abs(line[0] - len(levels)), line[0]))[1][2] if lines else None
    seats = [Seat(computers.level(level).name, level=level, target=target) for level in levels]
    return set_up(
        game_id=f"computers-{seed}",
        started="2000-01-01T00:00:00Z",
        rules=rules,
        tile_set=data.tile_set(tiles),
        layout=data.layout(rules.layout_id),
        lexicon_id=given.words or data.words.default(tiles).id,
        seats=seats,
        seed=seed,
    )


def _tell(game: Game, number: int, seconds: float, levels: Sequence[str], folder: Path | None) -> None:
    """Answer for one game, and keep it."""
    result = game.result()
    line: dict[str, object] = {
        "game": number,
        "seed": game.setup.seed,
        "levels": list(levels),
        "scores": list(result.scores if result else game.state.scores),
        "turns": len(game.turns),
        "seconds": round(seconds, 4),
    }
    if folder:
        path = folder / f"{game.setup.game_id}{SUFFIX}"
        savefile.save(path, SavedGame(game))
        line["file"] = str(path)
    answer(line)


def run_levels(arguments: Sequence[str]) -> int:
    """Answer who the computer players are and return the exit status."""
    parser("levels", _LEVELS).parse_args(arguments)
    computers = Computers(catalogue(), [resources_folder(), data_place()])
    for level in computers.levels():
        average = level.measured.average if level.measured else None
        answer({"level": level.id, "name": level.name, "average": average})
    return GOOD
