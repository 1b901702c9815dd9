"""The start page: the last game, the first game, a damaged game, who plays again, what was played."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from scrabble_gui.app.games import NewGame
from scrabble_gui.ui import starting
from scrabble_gui.ui.home import HomePage
from scrabble_gui.ui.home_picture import HomePicture, LastGame, Lineup, RecentGame
from scrabble_gui.ui.name_field import NameField
from scrabble_gui.ui.thumbnail import BoardThumbnail
from scrabble_gui.ui.title_tiles import TitleTiles
from tests.drawing import Table, tile_set
from tests.ui.page_talk import (
    LONG_NAMES,
    SIZES,
    button,
    button_texts,
    click,
    press,
    settle,
    shown,
    spilled,
    texts,
    with_long_names,
)

NOW = datetime(2026, 5, 12, 19, 55)  # noqa: DTZ001 (the page is given times as they are read)
FILE = Path("game.scrabble")


@pytest.fixture
def page(qtbot, look):
    page = HomePage(look)
    page.wishes = []
    page.continue_wished.connect(lambda: page.wishes.append("continue"))
    page.new_game_wished.connect(lambda: page.wishes.append("new"))
    page.more_wished.connect(lambda names: page.wishes.append(("more", names)))
    page.open_wished.connect(lambda: page.wishes.append("open"))
    page.recover_wished.connect(lambda: page.wishes.append("recover"))
    page.lineup_wished.connect(lambda number: page.wishes.append(("lineup", number)))
    page.recent_wished.connect(lambda number: page.wishes.append(("recent", number)))
    page.first_game_wished.connect(lambda names: page.wishes.append(("first", names)))
    shown(qtbot, page)
    return page


def last_game(table=None):
    table = table or Table("TREEIDA", "BINCOHS", "?GENTCS")
    table.do(0, "8H TREE")
    return LastGame(FILE, table.setup, table.state, NOW - timedelta(days=1, minutes=15))


def lineup(*names, games=4):
    return Lineup(NewGame(names, "family-classic", (None,) * len(names)), "Family Classic", games)


def recent(*names, days=1, over=True):
    return RecentGame(FILE, names, NOW - timedelta(days=days), over)


def picture(**parts):
    return HomePicture(NOW, tile_set(), **parts)


def everything():
    return picture(
        last=last_game(),
        lineups=(lineup("Ada", "Ben", "Grandma"), lineup("Ada", "Robin", games=1)),
        recent=(recent("Ada", "Ben", "Grandma", over=False), recent("Ada", "Robin", days=3)),
    )


# --- the last game


def test_the_last_game_can_be_continued_with_enter(page):
    page.show_home(everything())
    assert button(page, "Continue this game").hasFocus()
    press(Qt.Key.Key_Return)
    assert page.wishes == ["continue"]


def test_the_last_game_is_told_as_it_stands(page):
    page.show_home(everything())
    seen = texts(page)
    for told in ("Yesterday, 19:40", "It is Ben’s turn", "Ada", "8", "Family Classic · 75 tiles in the bag"):
        assert told in seen
    assert page.findChild(BoardThumbnail).isVisible()
    assert "Good evening. The board is where you left it." in seen


def test_new_game_and_open_stand_below(page):
    page.show_home(everything())
    click(page, "New game")
    click(page, "Open a saved game")
    assert page.wishes == ["new", "open"]


def test_the_title_is_the_programs_name(page):
    page.show_home(everything())
    assert page.findChild(TitleTiles).accessibleName() == "Your Turn"


# --- who plays again, what was played


def test_the_same_people_start_with_one_click(page):
    page.show_home(everything())
    click(page, "Ada and Robin, Family Classic, 1 game")
    click(page, "Ada, Ben and Grandma, Family Classic, 4 games")
    assert page.wishes == [("lineup", 1), ("lineup", 0)]


def test_old_games_can_be_opened(page):
    page.show_home(everything())
    click(page, "Ada, Ben and Grandma, Yesterday, 19:55 · not finished")
    click(page, "Ada and Robin, Saturday, 19:55 · finished")
    assert page.wishes == [("recent", 0), ("recent", 1)]


def test_a_computer_in_a_lineup_is_called_one(page):
    again = NewGame(("Ada", "Robin"), "family-classic", (None, None), levels=(None, "mouse"))
    page.show_home(picture(lineups=(Lineup(again, "Family Classic", games=4),)))
    assert "Ada and Robin (computer)" in button_texts(page)


def test_only_the_last_three_lineups_are_there(page):
    page.show_home(picture(lineups=tuple(lineup("Ada", name) for name in ("Ben", "Robin", "Grandma", "Zoë"))))
    assert "Ada and Grandma" in button_texts(page)
    assert "Ada and Zoë" not in button_texts(page)


def test_without_games_there_are_no_headings(page):
    page.show_home(picture(last=last_game()))
    assert "Play again with" not in texts(page)
    assert "Recent games" not in texts(page)


def test_a_second_visit_shows_only_what_is_there_now(page):
    page.show_home(everything())
    page.show_home(picture(recent=(recent("Ada", "Ben"),)))
    assert "Play again with" not in texts(page)
    assert "Ada and Ben" in button_texts(page)
    assert "Ada and Robin" not in button_texts(page)
    assert "Continue this game" not in button_texts(page)


# --- the first game


def test_at_first_two_names_are_enough(page):
    page.show_home(picture())
    assert "Welcome. Two names and you can start." in texts(page)
    first, second = page.findChildren(NameField)
    assert first.hasFocus()
    QTest.keyClicks(first, "Ada")
    press(Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClicks(second, " Ben")
    press(Qt.Key.Key_Return)
    assert page.wishes == [("first", ("Ada", "Ben"))]


def test_a_missing_name_is_asked_for(page):
    page.show_home(picture())
    first, second = page.findChildren(NameField)
    QTest.keyClicks(first, "Ada")
    click(page, "Start playing")
    assert page.wishes == []
    assert "Please write a name for the second player." in texts(page)
    assert second.hasFocus()
    QTest.keyClicks(second, "ADA")
    click(page, "Start playing")
    assert "Two players are called ADA. Please change one." in texts(page)


def test_more_people_sit_down_with_those_who_are_named_already(page):
    page.show_home(picture())
    QTest.keyClicks(page.findChildren(NameField)[0], "Ada")
    click(page, "More people, a computer, or other rules")
    assert page.wishes == [("more", ("Ada", ""))]


def test_when_all_games_are_finished_the_names_are_asked_for_beside_them(page):
    page.show_home(picture(lineups=(lineup("Ada", "Ben"),), recent=(recent("Ada", "Ben"),)))
    assert "Who is playing?" in texts(page)
    assert "Play again with" in texts(page)
    assert "Good evening." in texts(page)


# --- a damaged game


def test_what_is_safe_of_a_damaged_game_can_be_opened(page):
    page.show_home(replace(everything(), damaged=FILE, safe_turns=14))
    assert "The last game could not be read completely." in texts(page)
    assert "The first 14 turns are safe." in texts(page)
    assert "Continue this game" not in button_texts(page)
    press(Qt.Key.Key_Return)
    assert page.wishes == ["recover"]


def test_one_safe_turn_is_one_turn(page):
    page.show_home(picture(damaged=FILE, safe_turns=1))
    assert "The first turn is safe." in texts(page)


def test_where_nothing_is_safe_there_is_nothing_to_open(page):
    page.show_home(picture(damaged=FILE))
    assert "Open these" not in button_texts(page)
    assert "No turn of it could be saved. The file is left as it is." in texts(page)
    press(Qt.Key.Key_Return)
    assert page.wishes == ["new"]


# --- time


@pytest.mark.parametrize(
    ("hour", "words"),
    [(5, "Good morning."), (11, "Good morning."), (12, "Good afternoon."), (18, "Good evening."), (2, "Good evening.")],
)
def test_the_greeting_goes_with_the_time_of_day(hour, words):
    assert starting.greeting(NOW.replace(hour=hour)) == words


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=5), "Today, 19:50"),
        (timedelta(hours=20), "Yesterday, 23:55"),
        (timedelta(days=2), "Sunday, 19:55"),
        (timedelta(days=6), "Wednesday, 19:55"),
        (timedelta(days=7), "5 May 2026"),
        (timedelta(days=-2), "14 May 2026"),
    ],
)
def test_a_moment_is_told_as_people_say_it(ago, words):
    assert starting.when(NOW - ago, NOW) == words


# --- room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("kind", ["last", "first", "damaged"])
def test_nothing_is_cut_off(page, look, size, scale, kind):
    page.resize(*size)
    look.set_text_scale(scale)
    table = with_long_names(Table("TREEIDA", "BINCOHS", "?GENTCS", "FUGUSRK"))
    shows = {
        "last": picture(last=last_game(table), lineups=(lineup(*LONG_NAMES),), recent=(recent(*LONG_NAMES),)),
        "first": picture(),
        "damaged": picture(damaged=FILE, safe_turns=14, lineups=(lineup(*LONG_NAMES),)),
    }
    page.show_home(shows[kind])
    if kind == "first":
        click(page, "Start playing")
    settle()
    assert spilled(page) == []


def test_whose_turn_it_is_is_read_whole_in_large_text(page, look):
    page.resize(1280, 710)
    look.set_text_scale(1.5)
    page.show_home(picture(last=last_game(Table("TREEIDA", "BINCOHS", "?GENTCS"))))
    settle()
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "It is Ben’s turn" in shown
    assert not [text for text in shown if "…" in text]


def test_tab_goes_from_the_last_game_to_the_lists(page):
    page.show_home(everything())
    seen = [QApplication.focusWidget().text()]
    for _ in range(6):
        press(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget().text())
    assert seen == [
        "Continue this game",
        "New game",
        "Open a saved game",
        "Ada, Ben and Grandma",
        "Ada and Robin",
        "Ada, Ben and Grandma",
        "Ada and Robin",
    ]
