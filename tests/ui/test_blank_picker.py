"""The question for the letter of a blank: mouse, keys, letters of two characters, and where it stands."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from scrabble_gui.ui.blank_picker import BlankPicker, beside
from tests.ui.table_pieces import tile_set

SQUARE = QRectF(300, 200, 38, 38)


@pytest.fixture
def window(qtbot):
    """Return a window with the size of a small cloth."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(552, 570)
    window.show()
    window.activateWindow()
    return window


@pytest.fixture
def picker(window, look):
    """Return a picker that has asked, and keeps its answers in ``answers``."""
    picker = BlankPicker(look, window)
    picker.answers = []
    picker.picked.connect(picker.answers.append)
    picker.cancelled.connect(lambda: picker.answers.append(None))
    picker.ask(tile_set(), SQUARE)
    return picker


def type_in(*keys):
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)


def focused(picker):
    return [button.text() for button in picker.letters if button.hasFocus()]


def test_it_offers_the_letters_of_the_tile_set_six_in_a_row(picker):
    assert "".join(button.text() for button in picker.letters) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert len({button.y() for button in picker.letters[:6]}) == 1
    assert picker.letters[6].y() > picker.letters[5].y()
    assert all(button.width() >= 44 and button.height() >= 44 for button in picker.letters)


def test_letters_grow_with_the_text_and_the_question_is_read_whole(picker, window, look):
    look.set_text_scale(1.5)
    picker.ask(tile_set(), SQUARE)
    assert all(button.width() == button.height() == 60 for button in picker.letters)
    assert [each.text() for each in picker.findChildren(QLabel)] == ["Which letter is the blank?"]
    assert window.rect().contains(picker.card.adjusted(12, 8, -12, -16)), "but for the shadow"


def test_a_click_picks_a_letter(picker):
    QTest.mouseClick(picker.letters[18], Qt.MouseButton.LeftButton)
    assert picker.answers == ["S"]
    assert not picker.isVisible()


def test_a_typed_letter_is_picked(picker):
    type_in(Qt.Key.Key_S)
    assert picker.answers == ["S"]


def test_arrows_and_enter_pick_a_letter(picker):
    type_in(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up)
    assert focused(picker) == ["H"]
    type_in(Qt.Key.Key_Return)
    assert picker.answers == ["H"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_arrows_stop_at_the_ends(picker, key):
    type_in(key)
    assert focused(picker) == ["A"]


def test_tab_wanders_through_the_letters_and_space_picks(picker):
    type_in(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert picker.answers == ["B"]


def test_escape_puts_the_question_away(picker):
    type_in(Qt.Key.Key_Escape)
    assert picker.answers == [None]
    assert not picker.isVisible()


def test_a_press_beside_the_card_puts_the_question_away(picker, window):
    assert not picker.card.contains(QPoint(5, 565))
    QTest.mouseClick(window.childAt(5, 565), Qt.MouseButton.LeftButton, pos=QPoint(5, 565))
    assert picker.answers == [None]


def test_a_press_on_the_card_keeps_the_question(picker):
    QTest.mouseClick(picker, Qt.MouseButton.LeftButton, pos=picker.card.topLeft() + QPoint(20, 20))
    assert picker.answers == []
    assert picker.isVisible()


def test_keys_that_are_no_letters_answer_nothing(picker):
    type_in(Qt.Key.Key_1, Qt.Key.Key_F5)
    assert picker.answers == []


def test_asking_again_offers_the_letters_of_another_set(picker):
    picker.ask(tile_set("spanish"), SQUARE)
    assert [button.text() for button in picker.letters if len(button.text()) > 1] == ["CH", "LL", "RR"]
    assert focused(picker) == ["A"]


def test_a_letter_of_two_characters_is_typed_in_full(picker):
    picker.ask(tile_set("spanish"), SQUARE)
    type_in(Qt.Key.Key_C)
    assert (picker.answers, focused(picker)) == ([], ["C"])
    type_in(Qt.Key.Key_H)
    assert picker.answers == ["CH"]


def test_enter_picks_the_shorter_of_two_letters_that_begin_alike(picker):
    picker.ask(tile_set("spanish"), SQUARE)
    type_in(Qt.Key.Key_L, Qt.Key.Key_Return)
    assert picker.answers == ["L"]


def test_a_letter_that_does_not_go_on_begins_anew(picker):
    picker.ask(tile_set("spanish"), SQUARE)
    type_in(Qt.Key.Key_C, Qt.Key.Key_A)
    assert picker.answers == ["A"]


@pytest.mark.parametrize("square", [(0, 0), (300, 200), (520, 0), (0, 530), (520, 530), (180, 290)])
def test_it_stays_inside_the_window_and_off_the_square(picker, window, square):
    place = QRectF(*square, 29, 29)
    picker.ask(tile_set(), place)
    paper = picker.card.adjusted(12, 8, -12, -16)
    assert window.rect().contains(paper)
    assert not QRectF(paper).intersects(place)


def test_where_there_is_no_room_beside_the_square_it_stays_inside_all_the_same(window):
    room = window.rect()
    place = beside(QRectF(260, 260, 40, 40), QSize(520, 540), room)
    assert room.contains(place.adjusted(12, 8, -12, -16))


def test_it_follows_the_size_of_the_window(picker, window):
    window.resize(400, 420)
    assert picker.size() == window.size()
    assert window.rect().contains(picker.card.adjusted(12, 8, -12, -16))


def test_the_focus_goes_round_among_the_letters(picker):
    type_in(Qt.Key.Key_Backtab)
    assert focused(picker) == ["Z"]
    type_in(Qt.Key.Key_Tab)
    assert focused(picker) == ["A"]


def test_keys_of_the_picker_come_before_shortcuts_of_the_window_and_other_shortcuts_still_work(picker, window):
    done = []
    for keys in ("Esc", "Ctrl+S"):
        action = QAction(keys, window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked, keys=keys: done.append(keys))
        window.addAction(action)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert (done, picker.answers) == (["Ctrl+S"], [])
    type_in(Qt.Key.Key_Escape)
    assert (done, picker.answers) == (["Ctrl+S"], [None])
