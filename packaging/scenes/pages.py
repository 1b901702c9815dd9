"""The pages beside a game: start page, new game, draw for first, preferences, what is read."""

from __future__ import annotations

import os
import time

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from scenes.stage import GAMES, LONG_NAMES, Stage
from scenes.table import table_good
from scrabble_gui.app.games import NewGame
from scrabble_gui.app.settings import Together


def first_run(stage: Stage) -> None:
    """Show the start page of somebody who has never played."""
    stage.window.lobby.show_home()


def last_game(stage: Stage) -> None:
    """Show the start page with a game to go on with, line-ups and recent games."""
    line_ups(stage)
    stage.saved("family_two_finished")
    stage.saved("nine_tile_two_finished")
    stage.saved("family_three_ended_by_passes", 20, ("Ada", "Ben", "Grandma"))
    earlier = time.time() - 50 * 3600
    os.utime(stage.folder / "games" / "family_two_finished.scrabble", (earlier, earlier))
    stage.window.lobby.show_home()


def last_game_of_four(stage: Stage) -> None:
    """Show the start page with a game of four people with long names."""
    names = (LONG_NAMES, LONG_NAMES[:2], LONG_NAMES[1:])
    together = tuple(Together(line, "family-classic", (None,) * len(line), 3) for line in names)
    stage.preferences.change(together=together)
    stage.saved("family_four_window_open", 16, LONG_NAMES)
    stage.window.lobby.show_home()


def damaged(stage: Stage) -> None:
    """Show the start page after the last game was damaged."""
    line_ups(stage)
    path = stage.saved("family_three_ended_by_passes", 20, ("Ada", "Ben", "Grandma"))
    lines = (GAMES / "family_three_ended_by_passes.scrabble").read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:25]), encoding="utf-8")
    stage.window.lobby.show_home()


def line_ups(stage: Stage) -> None:
    """Let three groups have played together."""
    lines = (
        (("Ada", "Ben", "Grandma"), "family-classic", 4),
        (("Ada", "Robin"), "friendly", 11),
        (("Ada", "Ben", "Grandma", "Robin"), "nine-tile", 1),
    )
    together = tuple(Together(names, rules, (None,) * len(names), games) for names, rules, games in lines)
    stage.preferences.change(people=("Ada", "Ben", "Grandma", "Robin"), together=together)


def finished_before(stage: Stage) -> None:
    """Show the start page when the last game is over."""
    line_ups(stage)
    stage.saved("family_two_finished")
    stage.window.lobby.show_home()


def new_game(stage: Stage) -> None:
    """Show the page for a new game, nobody known."""
    stage.window.lobby.show_new_game()


def new_game_refused(stage: Stage) -> None:
    """Show the page for a new game when two people have one name."""
    line_ups(stage)
    stage.window.lobby.show_new_game()
    fields = [field for field in stage.window.pages.new_game.findChildren(QLineEdit) if not field.isHidden()]
    fields[1].setText(fields[0].text())
    stage.press("Start playing")


def new_game_of_four(stage: Stage) -> None:
    """Show the page for a new game of four people, with one line each to reach."""
    together = (Together(LONG_NAMES, "finish-line", (None,) * 4, 1),)
    stage.preferences.change(people=LONG_NAMES, together=together)
    stage.window.lobby.show_new_game()
    stage.press("A line for each player")


def draw(stage: Stage) -> None:
    """Show the draw for first, tied once."""
    stage.window.lobby.start(NewGame(("Ada", "Ben", "Grandma"), "family-classic", (None,) * 3))


def draw_of_four(stage: Stage) -> None:
    """Show the draw for first of four people with long names."""
    stage.window.lobby.start(NewGame(LONG_NAMES, "family-classic", (None,) * 4))


def pin(stage: Stage) -> None:
    """Show the question for a new PIN over the preferences."""
    preferences(stage)
    stage.window.doorkeeper.toggle_pin("Ada")


def rules(stage: Stage) -> None:
    """Show the rules over the table."""
    table_good(stage)
    stage.window.commands["help.rules"].trigger()


def about(stage: Stage) -> None:
    """Show what the program is."""
    first_run(stage)
    stage.window.commands["help.about"].trigger()


def notice(stage: Stage) -> None:
    """Show a refusal over the table."""
    stage.open("family_two_finished", 33)
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()


def notice_alarm(stage: Stage) -> None:
    """Show an alarm over the start page."""
    path = stage.folder / "broken.scrabble"
    path.write_text("no game", encoding="utf-8")
    stage.window.lobby.enter(path)


def preferences(stage: Stage) -> None:
    """Show the preferences."""
    line_ups(stage)
    stage.window.commands["view.preferences"].trigger()


def menu(stage: Stage) -> None:
    """Show the menu of a turn over the table."""
    table_good(stage)
    bar = stage.window.menuBar()
    opened = bar.actions()[1].menu()
    assert isinstance(opened, QWidget)
    opened.setParent(stage.window, Qt.WindowType.Widget)
    opened.adjustSize()
    opened.move(bar.actionGeometry(bar.actions()[1]).bottomLeft())
    opened.show()
