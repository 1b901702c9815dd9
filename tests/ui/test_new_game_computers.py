"""Computers on the page where a game is set up: who plays at a seat, by which level, under which name."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from scrabble_gui.app.games import NewGame
from scrabble_gui.engine.levels import Level, Measured, Sight
from scrabble_gui.ui.new_game import NewGameOffer
from scrabble_gui.ui.seat_player import PlayerButton
from scrabble_gui.ui.seat_row import _About
from tests.drawing import family
from tests.ui.new_game_talk import fields, shown_page, write
from tests.ui.page_talk import click, spilled

ALL_SEEN = Sight(1.0, 1.0, 1.0, 1.0, 1.0)


def level(name, order):
    return Level(
        name.lower(), name, f"{name} likes short words.", name, order, 20, ALL_SEEN, 0, False, 0.1, False, None
    )


COMPUTERS = (
    level("Pip", 10),
    level("Wren", 20),
    replace(level("Rook", 30), adapts=True, measured=Measured(321, 0.5, 100)),
)


@pytest.fixture
def page(qtbot, look):
    return shown_page(qtbot, look)


def offer(page, *names, rules="family-classic", levels=(), computers=()):
    rulesets = (family("family-classic"), family("finish-line"))
    page.show_choices(NewGameOffer(rulesets, (), names, rules, levels, computers))


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
        "Computers, from easy to hard",
        "Pip – Pip likes short words.",
        "Wren – Wren likes short words.",
        "Rook – Rook likes short words (about 321 points)",
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


def test_the_name_of_the_last_computer_goes_when_a_person_sits_down(page):
    offer(page, "Ada", "Pip", levels=(None, "pip"), computers=COMPUTERS)
    choose(page, 1, "Person")
    assert fields(page)[1].text() == ""


def test_two_computers_of_one_level_have_two_names(page):
    offer(page, "Ada", "", "", computers=COMPUTERS)
    choose(page, 1, "Pip")
    choose(page, 2, "Pip")
    assert [field.text() for field in fields(page)] == ["Ada", "Pip", "Pip 2"]
    write(page, 2, "pip")
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes == []


def test_computers_may_play_among_themselves(page):
    offer(page, "", "", computers=COMPUTERS)
    choose(page, 0, "Pip")
    choose(page, 1, "Wren")
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes == [NewGame(("Pip", "Wren"), "family-classic", (None, None), ("pip", "wren"))]


def test_under_a_computer_stands_what_kind_of_player_it_is(page):
    offer(page, "Ada", "Robin", levels=(None, "pip"), computers=COMPUTERS)
    told = [one.text.full_text for one in page.findChildren(_About) if one.isVisibleTo(page)]
    assert told == ["Pip likes short words."]
    choose(page, 1, "Person")
    assert not any(one.isVisibleTo(page) for one in page.findChildren(_About))
    choose(page, 0, "Rook")
    told = [one.text.full_text for one in page.findChildren(_About) if one.isVisibleTo(page)]
    assert told == ["Rook likes short words. Makes about 321 points a game. Lets others keep up."]


# --- hints


KIDS = family("kids")


def kids(page, *names, hints=(), levels=()):
    page.show_choices(NewGameOffer((KIDS, family("family-classic")), (), names, "kids", levels, COMPUTERS, hints))


def budgets(page):
    return [box for box in page.findChildren(QComboBox) if box.isVisibleTo(page)]


def test_hints_are_asked_for_only_where_the_rules_give_any(page):
    kids(page, "Ada", "Ben")
    assert page._hints.isVisibleTo(page)
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    click(page, "Family Classic")
    assert not page._hints.isVisibleTo(page)
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert [wish.hints for wish in page.wishes] == [(12, 12), ()]


def test_everybody_may_have_as_many_hints_as_wished(page):
    kids(page, "Ada", "Ben")
    click(page, "No limit")
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes[0].hints == (None, None)


def test_each_person_may_have_a_number_of_hints_of_their_own(page):
    kids(page, "Ada", "Ben", "Pip", levels=(None, None, "pip"))
    assert budgets(page) == []
    click(page, "Different for each")
    assert [box.accessibleName() for box in budgets(page)] == [
        "Hints of the first player",
        "Hints of the second player",
    ]
    QTest.keyClick(budgets(page)[0], Qt.Key.Key_Up)
    QTest.keyClick(budgets(page)[1], Qt.Key.Key_Down)
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert page.wishes[0].hints[:2] == (4, None)


def test_the_hints_of_the_last_game_are_chosen_again(page):
    kids(page, "Ada", "Ben", hints=(4, 4))
    assert page._hints.budget == 4
    kids(page, "Ada", "Ben", hints=(0, None))
    assert page._hints.is_one_each
    assert page._seats.budgets() == (0, None)
    kids(page, "Ada", "Pip", hints=(4, None), levels=(None, "pip"))
    assert page._hints.budget == 4, "a computer needs no hints"


@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
@pytest.mark.parametrize("each", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_beside_hints(page, look, size, each, scale):
    page.resize(*size)
    look.set_text_scale(scale)
    kids(page, "Großmutter Wilhelmine-Charlotte", "Pip", "Ben", "Wren", levels=(None, "pip", None, "wren"))
    if each:
        click(page, "Different for each")
    QApplication.processEvents()
    assert spilled(page) == []


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
