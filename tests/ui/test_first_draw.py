"""The draw for first: tile by tile, ties in the next row, who starts, and skipping it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.core.tiles import BLANK, Tile
from scrabble_gui.ui.first_draw import DrawnTile, FirstDrawPage
from tests.drawing import Table
from tests.ui.page_talk import SIZES, button, button_texts, press, settle, shown, spilled, texts, with_long_names


@pytest.fixture
def page(qtbot, look):
    page = FirstDrawPage(look)
    page.wishes = []
    page.done.connect(lambda: page.wishes.append("done"))
    shown(qtbot, page)
    return page


def draw(*rounds, first=0, players=3):
    """Return a game whose players drew these letters: ``draw("EIE", "Q.E")``; a dot does not draw, ``?`` a blank."""
    drawn = tuple(
        tuple((seat, BLANK if sign == "?" else Tile(sign)) for seat, sign in enumerate(letters) if sign != ".")
        for letters in rounds
    )
    table = Table(*["ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZAE"][:players], first=first)
    return replace(table.setup, rounds=drawn)


def drawn_tiles(page):
    """Return what is told of each tile, row by row."""
    names = [child.accessibleName() for child in page.findChildren(DrawnTile) if child.isVisibleTo(page)]
    return [name for name in names if name]


def test_everybody_draws_and_the_letter_nearest_to_a_starts(page):
    page.show_draw(draw("EIC", first=2))
    assert drawn_tiles(page) == ["Ada drew E", "Ben drew I", "Grandma drew C"]
    assert page.starts == "Grandma starts"
    assert "The tiles go back into the bag, and everybody draws seven." in texts(page)


def test_who_ties_draws_again_in_the_next_row(page):
    page.show_draw(draw("EIE", "Q.E", first=2))
    assert "Ada and Grandma tie and draw again" in texts(page)
    assert drawn_tiles(page)[3:] == ["Ada drew Q", "Grandma drew E"]


def test_a_blank_is_told_as_a_blank(page):
    page.show_draw(draw("E?C", first=1))
    assert "Ben drew a blank" in drawn_tiles(page)


def test_enter_begins(page):
    page.show_draw(draw("EIC", first=2))
    assert button(page, "Begin").hasFocus()
    press(Qt.Key.Key_Return)
    assert page.wishes == ["done"]


def test_enter_begins_also_after_a_click_beside_the_button(page):
    page.show_draw(draw("EIC", first=2))
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert button(page, "Begin").hasFocus()
    press(Qt.Key.Key_Return)
    assert page.wishes == ["done"]


def test_tiles_are_turned_over_one_after_the_other(page, look, qtbot):
    look.set_motion(True)
    page.show_draw(draw("EIE", "Q.E", first=2))
    assert drawn_tiles(page) == ["A tile, face down"] * 3
    assert "Begin" not in button_texts(page)
    qtbot.waitUntil(lambda: drawn_tiles(page)[0] == "Ada drew E")
    assert drawn_tiles(page)[1:] == ["A tile, face down"] * 2
    assert "Ada and Grandma tie and draw again" not in texts(page)
    qtbot.waitUntil(lambda: "Begin" in button_texts(page), timeout=8000)
    assert drawn_tiles(page)[3:] == ["Ada drew Q", "Grandma drew E"]


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_shows_the_end_and_does_not_begin(page, look, how):
    look.set_motion(True)
    page.show_draw(draw("EIE", "Q.E", first=2))
    if how == "key":
        press(Qt.Key.Key_Return)
    else:
        card = page.childAt(QPoint(page.width() // 2, page.height() // 2))
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert len(drawn_tiles(page)) == 5
    assert page.starts == "Grandma starts"
    assert page.wishes == []
    assert QApplication.focusWidget() is button(page, "Begin")


def test_a_second_draw_begins_anew(page):
    page.show_draw(draw("EIE", "Q.E", first=2))
    page.show_draw(draw("AB", players=2))
    assert drawn_tiles(page) == ["Ada drew A", "Ben drew B"]
    assert page.starts == "Ada starts"


def test_where_nobody_drew_it_only_says_who_starts(page, look):
    look.set_motion(True)
    page.show_draw(draw(first=1))
    assert page.starts == "Ben starts"
    assert button(page, "Begin").hasFocus()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off(page, look, size, scale):
    page.resize(*size)
    look.set_text_scale(scale)
    table = with_long_names(Table("ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZAE"))
    rounds = draw("EIES", "Q.E.", players=4).rounds
    page.show_draw(replace(table.setup, rounds=rounds))
    settle()
    assert spilled(page) == []
