"""Computers at the table, and hints: what is there once a thread has thought."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

from scenes.stage import Stage
from scrabble_gui.app.games import NewGame
from scrabble_gui.app.pace import Pace
from scrabble_gui.app.session import Session

MOVES = 9
"""Moves that computers have made when they are stopped."""
MOST_SECONDS = 60
"""No thought takes as long."""


def hints_offered(stage: Stage) -> None:
    """Show the card of hints before the first one."""
    _begin(stage, NewGame(("Ada", "Ben"), "kids", (None, None), hints=(12, 12))).reveal()
    stage.window.pages.game.hinting.toggle()


def hint_told(stage: Stage) -> None:
    """Show two of the four steps: where to look is marked on the board."""
    _tell(stage, 2)


def hints_told(stage: Stage) -> None:
    """Show all four steps, up to the word."""
    _tell(stage, 4)


def computers_watched(stage: Stage) -> None:
    """Show computers that have been stopped in a game of their own."""
    stage.preferences.change(pace=Pace.INSTANT)
    session = _begin(
        stage, NewGame(("Pip", "Juno", "Sage"), "family-classic", (None,) * 3, ("mouse", "skilled", "club"))
    )
    session.computers.pause(True)
    while len(session.game.turns) < MOVES:
        made = len(session.game.turns)
        stage.window.pages.game.watching.step()
        _wait(lambda before=made: len(session.game.turns) > before)


def _tell(stage: Stage, steps: int) -> None:
    """Ask for so many hints, one after the other."""
    hints_offered(stage)
    session = stage.window.session
    assert session is not None
    for _ in range(steps):
        stage.window.pages.game.hinting.card.next_button.click()
        _wait(lambda: not session.hints.is_thinking)


def _begin(stage: Stage, game: NewGame) -> Session:
    """Sit down at a new game."""
    session = stage.games.start(game)
    stage.window.sitting.sit_down(session, reopened=False)
    return session


def _wait(until: Callable[[], bool]) -> None:
    """Let events be handled until something is so."""
    late = time.monotonic() + MOST_SECONDS
    while not until():
        assert time.monotonic() < late, "nothing has come of it"
        QTest.qWait(10)
