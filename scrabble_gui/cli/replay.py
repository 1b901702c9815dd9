"""``replay``: read saved games and play them again by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.cli.console import BAD_INPUT, FINDING, GOOD, answer, catalogue, complain, parser, shown
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.core.game import Game
from scrabble_gui.record.errors import SaveError
from scrabble_gui.record.savefile import load

_DESCRIPTION = """\
Replay saved games by the rules, an answer a file: {"file", "rules", "turns", "players", "scores", "over", "winners",
"disagreements"}, or {"file", "error", "line"}. Exit status 0: all is well, 1: the file states other scores than the
rules give, 2: a file cannot be read."""


def run(arguments: Sequence[str]) -> int:
    """Replay the files that the arguments name and return the worst exit status."""
    options = parser("replay", _DESCRIPTION)
    options.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a saved game")
    data = catalogue()
    worst = GOOD
    for path in options.parse_args(arguments).files:
        try:
            summary = _summary(load(path, data).game)
        except SaveError as error:
            answer({"file": shown(path), "error": error.name, "line": error.line})
            complain(sentence(error.reason), path, error.line)
            worst = BAD_INPUT
        else:
            answer({"file": shown(path), **summary})
            worst = max(worst, FINDING if summary["disagreements"] else GOOD)
    return worst


def _summary(game: Game) -> dict[str, object]:
    """Return how a game stands: scores are settled once it is over."""
    result = game.result()
    return {
        "rules": game.setup.rules.name,
        "turns": len(game.turns),
        "players": [seat.name for seat in game.setup.seats],
        "scores": list(result.scores if result else game.state.scores),
        "over": result is not None,
        "winners": list(result.winners) if result else [],
        # Our own files state no scores: they follow from the turns.
        "disagreements": [],
    }
