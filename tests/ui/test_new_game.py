"""The page on which a game is set up: seats, rules, the line to reach, and what is said when something is missing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea

from scrabble_gui.app.games import NewGame
from scrabble_gui.ui.kit import Button
from scrabble_gui.ui.new_game import NewGameOffer
from scrabble_gui.ui.rule_cards import RuleCard
from scrabble_gui.ui.target_chooser import suggested
from tests.drawing import family
from tests.ui.new_game_talk import fields, shown_page, write
from tests.ui.page_talk import LONG_NAMES, SIZES, button, button_texts, click, press, spilled, texts

RULES = ("family-classic", "friendly", "nine-tile", "finish-line", "world-club")


@pytest.fixture
def page(qtbot, look):
    return shown_page(qtbot, look)


def offer(page, *names, rules="family-classic", people=()):
    page.show_choices(NewGameOffer(tuple(family(name) for name in RULES), people, names, rules))


def card(page, name):
    return next(card for card in page.findChildren(RuleCard) if card.rules.name == name)


def started(page):
    """Start, and return what was chosen."""
    click(page, "Start playing")
    assert len(page.wishes) == 1, texts(page)
    return page.wishes[0]


# --- who


def test_people_and_rules_of_the_last_game_are_there_already(page):
    offer(page, "Ada", "Ben", "Grandma", rules="nine-tile")
    assert button(page, "Start playing").hasFocus()
    press(Qt.Key.Key_Return)
    assert page.wishes == [NewGame(("Ada", "Ben", "Grandma"), "nine-tile", (None, None, None))]


def test_at_first_two_seats_wait_for_names_and_two_are_empty(page):
    offer(page)
    assert len(fields(page)) == 2
    assert button_texts(page).count("Add a player") == 2
    assert fields(page)[0].hasFocus()


def test_names_are_written_and_enter_starts(page):
    offer(page)
    write(page, 0, "Ada")
    write(page, 1, "  Ben ")
    QTest.keyClick(fields(page)[1], Qt.Key.Key_Return)
    assert page.wishes[0].names == ("Ada", "Ben")


def test_a_click_into_a_name_marks_it_so_that_typing_writes_another(page):
    offer(page, "Ada", "Ben")
    field = fields(page)[0]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert field.selectedText() == "Ada"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not field.hasSelectedText()
    QTest.mouseClick(fields(page)[1], Qt.MouseButton.LeftButton)
    QTest.keyClicks(fields(page)[1], "Grandma")
    assert started(page).names == ("Ada", "Grandma")


def test_nobody_makes_room_for_one_more(page):
    offer(page, "Ada", "Ben")
    click(page, "Add the third player")
    assert len(fields(page)) == 3
    assert fields(page)[2].hasFocus()
    write(page, 2, "Grandma")
    assert started(page).names == ("Ada", "Ben", "Grandma")


def test_down_goes_to_the_next_name_and_from_the_last_one_adds_a_seat(page):
    offer(page, "Ada", "Ben")
    fields(page)[0].setFocus()
    press(Qt.Key.Key_Down)
    assert fields(page)[1].hasFocus()
    press(Qt.Key.Key_Down)
    assert len(fields(page)) == 3
    assert fields(page)[2].hasFocus()
    press(Qt.Key.Key_Up)
    assert fields(page)[1].hasFocus()


def test_four_is_the_most(page):
    offer(page, "Ada", "Ben", "Grandma", "Robin")
    fields(page)[3].setFocus()
    press(Qt.Key.Key_Down)
    assert len(fields(page)) == 4
    assert "Add a player" not in button_texts(page)


def test_who_is_taken_out_leaves_the_others_in_order(page):
    offer(page, "Ada", "Ben", "Grandma")
    click(page, "Take the first player out")
    assert started(page).names == ("Ben", "Grandma")


def test_two_cannot_become_one(page):
    offer(page, "Ada", "Ben")
    seen = [one.accessibleName() for one in page.findChildren(Button) if one.isVisibleTo(page)]
    assert not [name for name in seen if name.startswith("Take the")]


def test_known_names_are_offered(page):
    offer(page, people=("Ada", "Grandma"))
    completer = fields(page)[0].completer()
    completer.setCompletionPrefix("gra")
    assert completer.currentCompletion() == "Grandma"


# --- what is missing


def test_a_missing_name_is_asked_for(page):
    offer(page, "Ada")
    click(page, "Start playing")
    assert page.wishes == []
    assert "Please write a name for the second player." in texts(page)
    assert fields(page)[1].hasFocus()


def test_the_field_of_a_missing_name_comes_into_sight(page):
    page.resize(800, 600)
    offer(page, "Ada")
    QApplication.processEvents()
    bar = page.findChild(QScrollArea).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert fields(page)[1].visibleRegion().isEmpty()
    click(page, "Start playing")
    assert fields(page)[1].visibleRegion().boundingRect() == fields(page)[1].rect()


def test_two_of_one_name_are_told_and_the_sentence_goes_when_it_is_mended(page):
    offer(page, "Ada", "ada")
    click(page, "Start playing")
    assert "Two players are called ada. Please change one." in texts(page)
    write(page, 1, "Ben")
    assert "You can change the rules of the next game at any time." in texts(page)
    assert started(page).names == ("Ada", "Ben")


def test_nothing_is_said_before_anybody_tried_to_start(page):
    offer(page)
    write(page, 0, "Ada")
    assert "You can change the rules of the next game at any time." in texts(page)


def test_rules_for_fewer_people_say_so(page):
    rules = family(players=(2, 2))
    page.show_choices(NewGameOffer((rules,), (), ("Ada", "Ben", "Grandma"), ""))
    click(page, "Start playing")
    assert "Family Classic is for 2 players." in texts(page)
    assert page.wishes == []


# --- the rules


def test_each_card_tells_what_is_different(page):
    offer(page, "Ada", "Ben")
    for name in RULES:
        assert card(page, family(name).name).accessibleDescription() == family(name).summary


def test_a_card_is_chosen_with_the_mouse(page):
    offer(page, "Ada", "Ben")
    QTest.mouseClick(card(page, "Friendly"), Qt.MouseButton.LeftButton)
    assert started(page).rules == "friendly"


def test_alt_and_a_number_choose_a_card(page):
    offer(page, "Ada", "Ben")
    press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert card(page, "9 Tile").isChecked()
    press(Qt.Key.Key_9, Qt.KeyboardModifier.AltModifier)
    assert started(page).rules == "nine-tile"


def test_the_arrows_go_from_card_to_card(page):
    offer(page, "Ada", "Ben")
    card(page, "Family Classic").setFocus()
    press(Qt.Key.Key_Right)
    assert card(page, "Friendly").isChecked()


def test_rules_that_are_no_longer_there_give_way_to_the_first(page):
    offer(page, "Ada", "Ben", rules="gone")
    assert started(page).rules == "family-classic"


# --- the line


def test_rules_without_a_line_ask_for_none(page):
    offer(page, "Ada", "Ben")
    assert "The first to reach this line wins:" not in texts(page)


def test_the_line_is_suggested_by_players_and_level(page):
    offer(page, "Ada", "Ben", rules="finish-line")
    assert "The first to reach this line wins:" in texts(page)
    assert [text for text in button_texts(page) if text[-1:].isdigit()] == [
        "Beginner 70",
        "Intermediate 120",
        "Expert 200",
    ]
    click(page, "Intermediate 120")
    assert started(page).targets == (120, 120)


def test_one_more_player_lowers_the_line(page):
    offer(page, "Ada", "Ben", rules="finish-line")
    click(page, "Expert 200")
    click(page, "Add the third player")
    write(page, 2, "Grandma")
    assert started(page).targets == (180, 180, 180)


def test_everybody_may_have_a_line_of_their_own(page):
    offer(page, "Ada", "Ben", rules="finish-line")
    click(page, "A line for each player")
    levels = [box for box in page.findChildren(QComboBox) if box.isVisibleTo(page)]
    assert [box.accessibleName() for box in levels] == ["Line of the first player", "Line of the second player"]
    levels[1].setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert started(page).targets == (70, 200)


def test_the_line_goes_with_the_rules(page):
    offer(page, "Ada", "Ben", rules="finish-line")
    click(page, "A line for each player")
    QTest.mouseClick(card(page, "Family Classic"), Qt.MouseButton.LeftButton)
    assert not [box for box in page.findChildren(QComboBox) if box.isVisibleTo(page)]
    assert started(page).targets == (None, None)


def test_rules_that_suggest_no_line_are_not_offered(page):
    line = family("finish-line")
    silent = replace(line, id="silent", name="Silent", target=replace(line.target, suggested=()))
    page.show_choices(NewGameOffer((family(), silent), (), ("Ada", "Ben"), ""))
    assert [one.rules.name for one in page.findChildren(RuleCard)] == ["Family Classic"]
    with pytest.raises(ValueError, match="suggested"):
        suggested(silent.target, 2)


def test_a_number_of_players_without_a_suggestion_gets_that_of_the_nearest():
    rule = family("finish-line").target
    assert suggested(rule, 6) == suggested(rule, 4)
    assert suggested(rule, 1) == suggested(rule, 2)


# --- away and room


@pytest.mark.parametrize("way", ["button", "key"])
def test_there_is_a_way_back(page, way):
    offer(page, "Ada", "Ben")
    if way == "button":
        click(page, "Back")
    else:
        press(Qt.Key.Key_Escape)
    assert page.wishes == ["back"]


def test_a_second_visit_begins_anew(page):
    offer(page, "Ada", "ada", "Grandma")
    click(page, "Start playing")
    offer(page, "Ben", "Robin", rules="friendly")
    assert [field.text() for field in fields(page)] == ["Ben", "Robin"]
    assert "You can change the rules of the next game at any time." in texts(page)
    assert started(page).rules == "friendly"


def test_tab_goes_from_the_names_over_the_rules_to_the_start(page):
    offer(page, "Ada", "Ben")
    fields(page)[0].setFocus()
    order = [QApplication.focusWidget()]
    while not button(page, "Back").hasFocus():
        press(Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget())
    names = [one.accessibleName() for one in order]
    assert names == [
        "Name of the first player",
        "Name of the second player",
        "Add the third player",
        "Add the fourth player",
        "Family Classic",
        "Start playing",
        "Back",
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("each", [False, True])
def test_nothing_is_cut_off(page, look, size, scale, each):
    page.resize(*size)
    look.set_text_scale(scale)
    offer(page, *LONG_NAMES, rules="finish-line")
    if each:
        click(page, "A line for each player")
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    assert spilled(page) == []
