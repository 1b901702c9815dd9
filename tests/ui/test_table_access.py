"""What screen readers learn of the table: every square, every slot of the rack, and what changes."""

import gc

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from scrabble_gui.core.square import Square
from scrabble_gui.ui.table import TableView
from tests.ui.table_pieces import board, laid, picture, shown_table, slots
from tests.ui.test_placing import Newcomer

CROSS = board(
    """
    . . . .
    . C A t
    """
)


@pytest.fixture
def table(qtbot, look):
    view = shown_table(qtbot, look)
    view.show_table(picture(CROSS, slots=slots("AB?D..G"), laid=laid("10N Vy"), movable=True))
    return view


def access(view):
    return QAccessible.queryAccessibleInterface(view)


def names(view):
    """Return the names of all elements, in the order in which they are read."""
    found = access(view)
    return [found.child(at).text(QAccessible.Text.Name) for at in range(found.childCount())]


def test_all_squares_and_slots_are_read_in_order_before_the_buttons(table):
    told = names(table)
    assert told[0] == "A1, triple word"
    assert told[225:232] == [
        "Rack 1, A, 1 point",
        "Rack 2, B, 3 points",
        "Rack 3, blank, 0 points",
        "Rack 4, D, 2 points",
        "Rack 5, empty",
        "Rack 6, empty",
        "Rack 7, G, 2 points",
    ]
    assert len(set(told[:225])) == 225


@pytest.mark.parametrize(
    ("square", "told"),
    [
        (Square(9, 13), "N10, triple letter, draft V, 4 points"),
        (Square(9, 14), "O10, plain, draft blank as Y, 0 points"),
        (Square(1, 1), "B2, C, 3 points"),
        (Square(1, 3), "D2, blank as T, 0 points"),
        (Square(7, 7), "H8, double word, star"),
        (Square(0, 3), "D1, double letter"),
        (Square(5, 1), "B6, triple letter"),
    ],
)
def test_a_square_says_where_it_is_what_it_multiplies_and_what_lies_there(table, square, told):
    assert names(table)[square.row * 15 + square.col] == told


def test_a_rack_behind_the_curtain_says_no_letter(table):
    table.show_table(picture(CROSS, slots=slots("AB?D..G"), face_down=True))
    assert names(table)[225:230] == [*(f"Rack {slot}, face down" for slot in (1, 2, 3, 4)), "Rack 5, empty"]


def test_elements_know_their_place_on_the_screen_and_in_the_table(table):
    found = access(table)
    square = found.child(9 * 15 + 13)
    middle = square.rect().center()
    assert square.rect().size() == table.places.square_rect(Square(9, 13)).size().toSize()
    assert table.places.place_at(*table.mapFromGlobal(middle).toTuple()) == Square(9, 13)
    assert found.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name).startswith("N10")
    assert found.indexOfChild(square) == 9 * 15 + 13
    assert square.parent().childCount() == found.childCount()
    assert square.isValid()


def test_the_square_of_the_cursor_has_the_focus(table):
    table.activateWindow()
    table.setFocus()
    table.show_table(picture(CROSS, cursor=Square(4, 4)))
    focused = [at for at in range(225) if access(table).child(at).state().focused]
    assert focused == [4 * 15 + 4]


def test_tables_come_and_go(qtbot, look):
    for _ in range(5):
        view = TableView(look)
        view.show_table(picture(CROSS))
        assert len(names(view)) >= 232
        view.deleteLater()
        del view
        gc.collect()


# --- what is said ---------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch):
    """Return every announcement that is made."""
    told = []

    def listen(event):
        if event.type() == QAccessible.Event.Announcement:
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return told


def test_the_cursor_says_where_it_goes(qtbot, tmp_path, said):
    ada = Newcomer(qtbot, tmp_path)
    said.clear()
    ada.key(Qt.Key.Key_Right)
    ada.key(Qt.Key.Key_Down)
    assert said == ["H8, double word, star", "H9, plain"]


def test_a_turn_is_said_where_no_curtain_tells_it(qtbot, tmp_path, said):
    ada = Newcomer(qtbot, tmp_path)
    ada.window._preferences.change(curtain=False)
    ada.command("turn.pass")
    said.clear()
    QTest.keyClick(ada.window.focusWidget(), Qt.Key.Key_Return)
    assert any("passed" in sentence for sentence in said)


def test_beside_the_board_there_is_no_square(table):
    corner = table.mapToGlobal(QPoint(2, 2))
    found = access(table).childAt(corner.x(), corner.y())
    assert found is None or access(table).indexOfChild(found) >= 232
