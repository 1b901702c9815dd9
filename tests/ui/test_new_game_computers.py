"""Computers on the page where a game is set up: who plays at a seat, by which level, under which name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.games import NewGame
from scrabble_gui.engine.levels import Level, Sight
from scrabble_gui.ui.new_game import NewGameOffer, NewGamePage
from scrabble_gui.ui.seat_player import PlayerButton
from scrabble_gui.ui.seat_rows import NameField
from tests.drawing import family
from tests.ui.page_talk import shown, spilled

ALL_SEEN = Sight(1.0, 1.0, 1.0, 1.0, 1.0)


def level(name, order):
    return Level(
        name.lower(), name, f"{name} likes short words.", name, order, 20, ALL_SEEN, 0, False, 0.1, False, None
    )


COMPUTERS = (level("Pip", 10), level("Wren", 20))


@pytest.fixture
def page(qtbot, look):
    page = NewGamePage(look)
    page.wishes = []
    page.start_wished.connect(page.wishes.append)
    shown(qtbot, page)
    return page


def offer(page, *names, rules="family-classic", levels=(), computers=()):
    rulesets = (family("family-classic"), family("finish-line"))
    page.show_choices(NewGameOffer(rulesets, (), names, rules, levels, computers))


def fields(page):
    return [field for field in page.findChildren(NameField) if field.isVisibleTo(page)]


def write(page, seat, name):
    field = fields(page)[seat]
    field.clear()
    QTest.keyClicks(field, name)


def players(page):
    return [button for button in page.findChildren(PlayerButton) if button.isVisibleTo(page)]


def choose(page, seat, text):
    QTest.mouseClick(players(page)[seat], Qt.MouseButton.LeftButton)
    menu = players(page)[seat].menu
    entry = next(action for action in menu.actions() if action.text().startswith(text))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())


def test_where_no_computer_is_at_hand_nobody_is_asked_who_plays(page):
    offer(page, "Ada", "Ben")
    assert players(page) == []


def test_a_computer_comes_with_its_level_and_its_name(page):
    offer(page, "Ada", "", computers=COMPUTERS)
    assert [entry.text() for entry in players(page)[1].menu.actions() if entry.text()] == [
        "Person",
        "Pip – Pip likes short words.",
        "Wren – Wren likes short words.",
    ]
    choose(page, 1, "Wren")
    assert players(page)[1].text() == "Computer"
    assert players(page)[1].accessibleName() == "The second player: Wren – Wren likes short words."
    assert fields(page)[1].text() == "Wren"
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes == [NewGame(("Ada", "Wren"), "family-classic", (None, None), (None, "wren"))]


def test_a_computer_may_have_another_name(page):
    offer(page, "Ada", "", computers=COMPUTERS)
    choose(page, 1, "Pip")
    write(page, 1, "Robin")
    choose(page, 1, "Wren")
    choose(page, 1, "Person")
    assert fields(page)[1].text() == "", "the name was the computer's"
    choose(page, 1, "Pip")
    write(page, 1, "Robin")
    choose(page, 1, "Person")
    assert fields(page)[1].text() == "Robin"
    assert players(page)[1].level is None


def test_two_computers_of_one_level_have_two_names(page):
    offer(page, "Ada", "", "", computers=COMPUTERS)
    choose(page, 1, "Pip")
    choose(page, 2, "Pip")
    assert [field.text() for field in fields(page)] == ["Ada", "Pip", "Pip 2"]
    write(page, 2, "pip")
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes == []


def test_at_least_one_person_must_play(page):
    offer(page, "", "", computers=COMPUTERS)
    choose(page, 0, "Pip")
    choose(page, 1, "Wren")
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes == []
    assert page._line.full_text == "At least one person must play. Please choose Person for a seat."


def test_a_computer_taken_out_leaves_the_others_at_their_levels(page):
    offer(page, "Ada", "Robin", "Ben", "Wren", levels=(None, "pip", None, "wren"), computers=COMPUTERS)
    assert [button.level for button in players(page)] == [None, "pip", None, "wren"]
    QTest.mouseClick(fields(page)[1].cross, Qt.MouseButton.LeftButton)
    assert [field.text() for field in fields(page)] == ["Ada", "Ben", "Wren"]
    assert [button.level for button in players(page)] == [None, None, "wren"]


def test_a_level_that_is_gone_becomes_a_person(page):
    offer(page, "Ada", "Robin", levels=(None, "gone"), computers=COMPUTERS)
    assert players(page)[1].level is None
    assert fields(page)[1].text() == "Robin"


@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
@pytest.mark.parametrize("rules", ["family-classic", "finish-line"])
def test_nothing_is_cut_off_beside_computers(page, size, rules):
    page.resize(*size)
    names = ("Großmutter Wilhelmine-Charlotte", "Pip", "Ben", "Wren")
    offer(page, *names, rules=rules, levels=(None, "pip", None, "wren"), computers=COMPUTERS)
    QApplication.processEvents()
    assert spilled(page) == []
