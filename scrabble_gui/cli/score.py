"""``score``: judge one play, or a file of them, without a dictionary."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, Unreadable
from scrabble_gui.cli.console import BAD_INPUT, FINDING, GOOD, answer, catalogue, complain, parser, text_of
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.core.board import Layout, parse_cgp
from scrabble_gui.core.errors import IllegalMove, NotationError, TilesNotOnRack
from scrabble_gui.core.moves import parse_play
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.errors import NotText

_DESCRIPTION = """\
Judge plays without a dictionary: points word by word, or why a play is not possible. Answers {"score", "words",
"bonus"} with the main word first, or {"illegal": NAME}. Exit status 0: possible, 1: not possible, 2: something cannot
be read."""


@dataclass(frozen=True, slots=True)
class Table:
    """What plays are judged by."""

    rules: Ruleset
    """The numbers."""
    tile_set: TileSet
    """The letters and their values."""
    layout: Layout
    """The board."""


def run(arguments: Sequence[str]) -> int:
    """Judge what the arguments say and return the exit status."""
    options = parser("score", _DESCRIPTION)
    options.add_argument("--position", metavar="CGP", type=text_of, help="the board: rows joined by /, digits for gaps")
    options.add_argument("--play", type=text_of, help='the play: "8D RET.INS" across, "D8 RET.INS" down')
    options.add_argument("--rack", type=text_of, default="", help="the rack; without it no rack is looked at")
    options.add_argument("--plays", metavar="FILE", type=Path, help="many plays: lines of CGP, rack, play with tabs")
    options.add_argument("--rules", metavar="ID", help="the ruleset")
    options.add_argument("--tiles", metavar="ID", help="the tile set (default: that of the ruleset)")
    options.add_argument("--layout", metavar="ID", help="the board (default: that of the ruleset)")
    given = options.parse_args(arguments)
    single = (given.position is not None, given.play is not None)
    if given.plays and (any(single) or given.rack):
        options.error("--plays goes without --position, --play and --rack")
    if not given.plays and not all(single):
        options.error("give --position and --play, or --plays")
    table = _table(catalogue(), given)
    if given.plays:
        return _many(table, given.plays)
    return _one(table, given.position, given.rack, given.play)


def _table(data: Catalogue, given: argparse.Namespace) -> Table:
    """Return what the options name. Raises :class:`~scrabble_gui.catalogue.CatalogueError`."""
    rules = data.ruleset(given.rules) if given.rules else data.default_ruleset()
    tiles = given.tiles or rules.tiles_id or data.default_ruleset().tiles_id
    return Table(rules, data.tile_set(tiles), data.layout(given.layout or rules.layout_id))


def _one(table: Table, position: str, rack: str, play: str) -> int:
    """Judge one play."""
    try:
        return _judged(table, position, rack, play)
    except NotationError as error:
        answer({"error": type(error).__name__})
        complain(sentence(error))
        return BAD_INPUT


def _many(table: Table, path: Path) -> int:
    """Judge the plays of a file, an answer a line; the worst exit status counts."""
    worst = GOOD
    for number, line in enumerate(_lines(path), start=1):
        try:
            status = _judged(table, *_fields(line, path, number))
        except (NotationError, NotText) as error:
            answer({"error": type(error).__name__, "line": number})
            complain(sentence(error), path, number)
            status = BAD_INPUT
        worst = max(worst, status)
    return worst


def _lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file without their ends. Raises :class:`~scrabble_gui.catalogue.Unreadable`."""
    try:
        with path.open("rb") as file:
            for line in file:
                yield line.removesuffix(b"\n").removesuffix(b"\r")
    except OSError as error:
        raise Unreadable(path, error.strerror or type(error).__name__) from error


def _fields(line: bytes, path: Path, number: int) -> tuple[str, str, str]:
    """Return board, rack and play of a line. Raises :class:`NotationError`, :class:`NotText`."""
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotText(path, number) from None
    fields = text.split("\t")
    if len(fields) != 3:
        raise NotationError(text, "line")
    board, rack, play = fields
    return board, rack, play


def _judged(table: Table, position: str, rack: str, play: str) -> int:
    """Judge a play, answer, and return the exit status. Raises :class:`NotationError`."""
    try:
        answer(_points(_score(table, position, rack, play)))
    except IllegalMove as refusal:
        answer({"illegal": type(refusal).__name__})
        return FINDING
    return GOOD


def _score(table: Table, position: str, rack: str, play: str) -> Score:
    """Return what a play earns; racks and scores may follow the board and are not looked at.

    Raises :class:`NotationError`, and a subclass of :class:`IllegalMove`.
    """
    board = parse_cgp(position.strip().partition(" ")[0], table.layout, table.tile_set)
    held = table.tile_set.parse(rack.strip())
    tiles = parse_play(play, board, table.tile_set)
    score = judge(board, tiles, table.rules, table.tile_set)
    missing = held.missing(tiles.tiles)
    if rack.strip() and len(missing):
        raise TilesNotOnRack(str(missing))
    return score


def _points(score: Score) -> dict[str, object]:
    """Return a score as it is answered."""
    words = [{"text": word.text, "points": word.points} for word in score.words]
    return {"score": score.total, "words": words, "bonus": score.bonus}
