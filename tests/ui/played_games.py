"""Games for the tests of pages: the one of the mock-ups, short ones of every kind, and the saved ones."""

from functools import cache
from pathlib import Path

from scrabble_gui.core.game import Game
from scrabble_gui.record.savefile import load
from tests.drawing import Table, catalogue, family

GAMES = Path(__file__).resolve().parents[1] / "games"
PICTURED = (
    "8D HOURS",
    "D8 .ORSE",
    "F7 B.LKED",
    "C12 WAIF",
    "15C .IGURE",
    "14H MIX",
    "B10 QuA",
    "15J UPENDS",
    "H1 GENETiC.",
)
"""The plays of the pictures of the design sheet."""


def pictured(players: int = 3, plays: int = len(PICTURED), **how: object) -> Table:
    """Return the game of the pictures after so many plays."""
    table = Table(*[7] * players, **how)
    for text in PICTURED[:plays]:
        table.do(table.state.to_move, text)
    return table


def saved_names() -> list[str]:
    """Return the names of all saved games."""
    return sorted(path.name for path in GAMES.glob("*.scrabble"))


@cache
def saved(name: str) -> Game:
    """Return a saved game; to be read only."""
    return load(GAMES / name, catalogue()).game


def finished(rules: str = "family-classic") -> Table:
    """Return a finished game of three by these rules: Ada went out, the others hold tiles."""
    table = Table("AT", "QU", "E?", bag="", rules=family(rules), rack_size=2)
    table.do(0, "8H AT")
    if table.may_challenge:
        table.accept()
    return table
