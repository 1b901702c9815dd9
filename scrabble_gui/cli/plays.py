"""``plays``: all legal plays of a rack on a board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, UnknownId, Unreadable
from scrabble_gui.cli.console import BAD_INPUT, GOOD, answer, catalogue, complain, data_cache, parser, text_of
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.core.board import parse_cgp
from scrabble_gui.core.errors import NotationError
from scrabble_gui.core.moves import format_play
from scrabble_gui.core.scoring import judge
from scrabble_gui.engine.interpreted import use_interpreted
from scrabble_gui.engine.lexicon import WordGraph

_DESCRIPTION = """\
Find all legal plays. Answers {"count", "best": [{"move", "score", "words"}]}, best first. A single tile that can be
written across and down counts once; on an empty board only plays across are listed. Exit status 0: also without any
play, 2: something cannot be read."""


def run(arguments: Sequence[str]) -> int:
    """Answer what the arguments ask and return the exit status."""
    options = parser("plays", _DESCRIPTION)
    options.add_argument("--position", metavar="CGP", type=text_of, help="the board: rows joined by /, digits for gaps")
    options.add_argument("--rack", type=text_of, help="the rack; ? is a blank")
    options.add_argument("--positions", metavar="FILE", type=Path, help="many: lines of CGP and rack with a tab")
    options.add_argument("--words", metavar="ID|FILE", help="the word list")
    options.add_argument("--rules", metavar="ID", help="the ruleset")
    options.add_argument("--top", metavar="N", type=int, default=10, help="how many plays are listed (10)")
    options.add_argument("--engine", choices=["compiled", "interpreted"], help="how the kernel runs")
    given = options.parse_args(arguments)
    if given.positions and (given.position is not None or given.rack is not None):
        options.error("--positions goes without --position and --rack")
    if not given.positions and (given.position is None or given.rack is None):
        options.error("give --position and --rack, or --positions")
    if given.engine == "interpreted":
        use_interpreted()
    finder = Finder(catalogue(), given)
    if given.positions:
        return _many(finder, given.positions)
    return _one(finder, given.position, given.rack)


class Finder:
    """Answers for one word list and ruleset."""

    def __init__(self, data: Catalogue, given: argparse.Namespace) -> None:
        """Take what the options name. Raises ``CatalogueError``, ``LexiconError``."""
        from scrabble_gui.engine.gaddag import open_gaddag
        from scrabble_gui.engine.movegen import MoveGenerator

        self._rules = data.ruleset(given.rules) if given.rules else data.default_ruleset()
        tiles = self._rules.tiles_id or data.default_ruleset().tiles_id
        self._tiles, self._layout = data.tile_set(tiles), data.layout(self._rules.layout_id)
        gaddag = open_gaddag(_lexicon(data, given.words, tiles), data_cache())
        assert gaddag is not None  # nobody stopped it
        self._generator = MoveGenerator(gaddag, self._rules, self._tiles, self._layout)
        self._top = given.top

    def answer(self, position: str, rack: str) -> dict[str, object]:
        """Return the plays of a position. Raises ``NotationError``, ``LexiconError``."""
        board = parse_cgp(position.strip().partition(" ")[0], self._layout, self._tiles)
        plays = self._generator.plays(board, self._tiles.parse(rack.strip()))
        numbers = plays.words_across() if board.is_empty else range(len(plays))
        best = []
        for found in plays.best(self._top, by_score=True, among=numbers):
            words = [word.text for word in judge(board, found.play, self._rules, self._tiles).words]
            best.append({"move": format_play(found.play, board), "score": found.score, "words": words})
        return {"count": len(numbers), "best": best}


def _lexicon(data: Catalogue, named: str | None, tiles: str) -> WordGraph:
    """Return the list of an id or in a file, or the default. Raises ``CatalogueError``, ``LexiconError``."""
    if named is None:
        return data.words.lexicon(data.words.default(tiles).id)
    if any(info.id == named for info in data.words.all()):
        return data.words.lexicon(named)
    if not Path(named).exists():
        raise UnknownId(None, "words", text_of(named))
    return data.words.lexicon_of_file(Path(named), tiles)


def _one(finder: Finder, position: str, rack: str) -> int:
    """Answer for one position."""
    try:
        answer(finder.answer(position, rack))
    except NotationError as error:
        answer({"error": type(error).__name__})
        complain(sentence(error))
        return BAD_INPUT
    return GOOD


def _many(finder: Finder, path: Path) -> int:
    """Answer for the positions of a file, one a line; the worst exit status counts."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(path, type(error).__name__) from error
    worst = GOOD
    for number, line in enumerate(lines, start=1):
        position, tab, rack = line.partition("\t")
        try:
            if not tab:
                raise NotationError(line, "line")
            answer(finder.answer(position, rack))
        except NotationError as error:
            answer({"error": type(error).__name__, "line": number})
            complain(sentence(error), path, number)
            worst = BAD_INPUT
    return worst
