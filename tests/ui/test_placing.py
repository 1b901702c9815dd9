"""Laying tiles by clicks, keys and touch, on the real page: what happens, and what is said where nothing can."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.cursor import Cursor
from scrabble_gui.app.desk import arranged
from scrabble_gui.app.draft import Draft
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, Tiles
from tests.ui.page_talk import texts
from tests.ui.table_talk import LEFT, TableTalk

NEAR, FAR = Square(7, 7), Square(3, 3)
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Newcomer(TableTalk):
    """Somebody who tries every key and click in the first turn of a game."""

    def __init__(self, qtbot, folder, rack="TEAS?XY") -> None:
        super().__init__(qtbot, folder)
        self.start_game(["Ada", "Ben"], "Family Classic")
        self.click("Begin")
        self.take_screen()
        self.said = []
        self.window.pages.game.told.connect(self.said.append)
        self.deal(rack)

    def deal(self, rack: str) -> None:
        """Put these tiles on the rack of the screen; they are not the ones that were drawn."""
        tiles = tuple(BLANK if sign == "?" else Tile(sign) for sign in rack)
        self.session.hand.deal(Draft(tiles), self.session.state.board)

    @property
    def table(self):
        return self.window.pages.game.table

    @property
    def cursor(self):
        return self.window.pages.game.placing.pointing.cursor

    @property
    def chosen(self):
        return self.window.pages.game.placing.pointing.chosen

    def tap(self, place) -> None:
        """Click a slot or a square."""
        at = self.square(place) if isinstance(place, Square) else self.slot(place)
        QTest.mouseClick(self.table.viewport(), LEFT, pos=at)

    def laid(self) -> str:
        """Return the letters laid, in the order in which they were."""
        return "".join(tile.letter or "?" for _, tile in self.session.hand.draft.laid)

    def type(self, keys: str, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClicks(QApplication.focusWidget() or self.window, keys, modifiers)


@pytest.fixture
def ada(qtbot, tmp_path):
    return Newcomer(qtbot, tmp_path)


# --- clicks -----------------------------------------------------------------------------------------------------------


def test_click_and_click_lays_moves_and_takes_home(ada):
    ada.tap(0)
    assert ada.table.picture.chosen == 0
    ada.tap(NEAR)
    assert ada.laid() == "T"
    ada.tap(NEAR)
    assert ada.chosen == NEAR
    ada.tap(FAR)
    assert ada.session.hand.draft.at(FAR) == Tile("T")
    ada.tap(FAR)
    ada.tap(0)
    assert ada.laid() == ""
    assert ada.session.hand.draft.slots[0] == Tile("T")


def test_a_drag_lets_go_of_the_tile_in_the_fingers(ada):
    ada.tap(0)
    ada.drag(ada.slot(1), ada.square(NEAR))
    assert ada.chosen is None
    assert ada.laid() == "E"


def test_a_tile_in_the_fingers_goes_nowhere_when_another_lies_there(ada):
    ada.tap(0)
    ada.tap(NEAR)
    ada.tap(1)
    ada.tap(NEAR)
    assert ada.chosen == NEAR, "the laid tile is taken instead"


def test_a_blank_laid_by_clicks_asks_for_its_letter(ada):
    ada.tap(4)
    ada.tap(NEAR)
    assert ada.window.pages.game.blanks.picker.isVisible()
    ada.type("q")
    assert ada.session.hand.draft.at(NEAR) == Tile("Q", blank=True)
    assert ada.table.hasFocus()


def test_a_right_click_sends_a_tile_home_that_was_laid_by_clicks(ada):
    ada.tap(0)
    ada.tap(NEAR)
    QTest.mouseClick(ada.table.viewport(), Qt.MouseButton.RightButton, pos=ada.square(NEAR))
    assert ada.laid() == ""


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_clicked_square_has_the_cursor_and_letters_go_there(ada):
    ada.tap(FAR)
    assert ada.table.picture.cursor == FAR
    ada.tap(FAR)
    assert not ada.table.picture.cursor_across
    ada.type("tea")
    assert [square for square, _ in ada.session.hand.draft.laid] == [FAR, Square(4, 3), Square(5, 3)]
    assert ada.said == []


def test_the_first_word_is_typed_without_a_cursor_from_the_star_on(ada):
    ada.type("tea")
    assert [square for square, _ in ada.session.hand.draft.laid] == [NEAR, Square(7, 8), Square(7, 9)]


def test_without_a_cursor_somebody_must_say_where(ada):
    ada.drag(ada.slot(0), ada.square(NEAR))
    ada.type("e")
    assert ada.said == ["Click the square where the word begins, or press an arrow key; then type."]
    assert ada.laid() == "T"


def test_arrows_show_and_move_the_cursor_and_space_turns_it(ada):
    ada.key(Qt.Key.Key_Right)
    assert ada.cursor == Cursor(NEAR)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up):
        ada.key(key)
    ada.key(Qt.Key.Key_Space)
    assert ada.cursor == Cursor(Square(8, 6), across=False)


def test_ctrl_and_arrows_leap_and_home_and_end_go_to_the_ends_of_the_line(ada):
    ada.key(Qt.Key.Key_Home)
    assert ada.cursor is None
    ada.tap(NEAR)
    ada.key(Qt.Key.Key_Home)
    assert ada.cursor.square == Square(7, 0)
    ada.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert ada.cursor.square == Square(7, 14), "there is no tile yet"
    ada.key(Qt.Key.Key_Space)
    ada.key(Qt.Key.Key_End)
    assert ada.cursor == Cursor(Square(14, 14), across=False)


def test_arrows_steer_the_cursor_wherever_the_focus_is(ada):
    ada.tap(NEAR)
    column = ada.window.pages.game.column
    for button in (column.bag.unseen_button, ada.table.buttons[0]):
        before = ada.cursor.square
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Right)
        assert ada.table.hasFocus()
        assert ada.cursor.square == before.step(across=True)


def test_shift_types_the_blank_and_a_missing_letter_is_said(ada):
    ada.tap(NEAR)
    ada.type("T", SHIFT)
    assert ada.session.hand.draft.at(NEAR) == Tile("T", blank=True)
    ada.type("T", SHIFT)
    ada.type("q")
    assert ada.said == ["There is no blank on the rack.", "There is no Q on the rack."]
    assert ada.window.pages.notice.isVisible()


def test_a_typed_tile_takes_the_notice_away(ada):
    ada.tap(NEAR)
    ada.deal("TEASXYZ")
    ada.tap(NEAR)
    ada.type("q")
    assert ada.window.pages.notice.isVisible()
    ada.type("t")
    assert ada.window.pages.notice.isHidden()


def test_backspace_takes_back_and_goes_back(ada):
    ada.tap(NEAR)
    ada.type("tea")
    ada.key(Qt.Key.Key_Backspace)
    assert (ada.laid(), ada.cursor.square) == ("TE", Square(7, 9))
    ada.key(Qt.Key.Key_Backspace)
    ada.type("x")
    assert ada.laid() == "TX"


def test_escape_leaves_the_cursor_first_and_recalls_then(ada):
    ada.tap(NEAR)
    ada.type("tea")
    ada.key(Qt.Key.Key_Escape)
    assert (ada.cursor, ada.laid()) == (None, "TEA")
    ada.key(Qt.Key.Key_Escape)
    assert ada.laid() == ""


def test_escape_puts_the_tile_in_the_fingers_down_first(ada):
    ada.tap(0)
    ada.tap(NEAR)
    ada.tap(1)
    ada.key(Qt.Key.Key_Escape)
    assert (ada.chosen, ada.laid()) == (None, "T")


def test_return_plays_what_was_typed(qtbot, tmp_path):
    ada = TableTalk(qtbot, tmp_path)
    ada.start_game(["Ada", "Ben"], "Family Classic")
    ada.click("Begin")
    ada.take_screen()
    letters = [tile.letter for tile in ada.session.hand.draft.slots if tile.letter][:2]
    for letter in letters:
        QTest.keyClicks(QApplication.focusWidget(), letter.lower())
    ada.key(Qt.Key.Key_Return)
    assert [tile.letter for _, tile in ada.session.game.turns[-1].move.placements] == letters


def test_the_focus_goes_by_tab_and_f6_and_always_shows(ada):
    column = ada.window.pages.game.column
    ada.key(Qt.Key.Key_F6)
    assert column.bag.unseen_button.hasFocus(), "nothing stands on the pad yet"
    ada.key(Qt.Key.Key_F6)
    assert ada.table.hasFocus()
    assert ada.cursor is not None, "the ring shows where the keyboard is"
    ada.key(Qt.Key.Key_Escape)
    QTest.keyClick(ada.table, Qt.Key.Key_Tab)
    assert ada.table.buttons[0].hasFocus()
    QTest.keyClick(ada.table.buttons[0], Qt.Key.Key_Backtab)
    assert ada.table.hasFocus()
    assert ada.cursor is not None


def test_f6_comes_to_the_pad_and_not_to_the_button_that_challenges(qtbot, tmp_path):
    ada = TableTalk(qtbot, tmp_path)
    ada.start_game(["Ada", "Ben"], "Family Classic")
    ada.click("Begin")
    ada.take_screen()
    letters = [tile.letter for tile in ada.session.hand.draft.slots if tile.letter][:2]
    QTest.keyClicks(QApplication.focusWidget(), "".join(letters).lower())
    ada.key(Qt.Key.Key_Return)
    ada.take_screen()
    column = ada.window.pages.game.column
    assert column.last_turn.challenge_button.isVisible()
    ada.key(Qt.Key.Key_F6)
    assert column.pad.hasFocus()
    ada.key(Qt.Key.Key_Space)
    assert ada.window.pages.game.looking.is_open


def test_letters_reach_the_board_wherever_the_focus_is(ada):
    ada.window.pages.game.column.play_button.setFocus()
    ada.type("te")
    assert ada.laid() == "TE"
    assert ada.table.hasFocus()


def test_in_an_exchange_letters_choose_and_what_is_missing_is_said(ada):
    ada.tap(NEAR)
    ada.type("t")
    ada.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert (ada.laid(), ada.cursor) == ("", None)
    ada.type("ex?")
    assert ada.window.pages.game.exchanging.marked == {1, 4, 5}
    ada.type("q")
    assert ada.said == ["There is no Q on the rack."]
    ada.tap(0)
    assert ada.window.pages.game.exchanging.marked == {0, 1, 4, 5}
    for marked in ({0, 1, 2, 3, 4, 5, 6}, set()):
        ada.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        assert ada.window.pages.game.exchanging.marked == marked
    ada.key(Qt.Key.Key_Escape)
    assert ada.window.pages.game.exchanging.marked is None
    ada.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert (ada.laid(), ada.window.pages.game.exchanging.marked) == ("", None)


def test_keys_of_commands_are_no_letters(ada):
    ada.tap(NEAR)
    ada.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert ada.laid() == ""


def test_the_cursor_goes_when_the_turn_is_over(ada):
    ada.tap(NEAR)
    ada.command("turn.pass")
    ada.key(Qt.Key.Key_Return)
    assert ada.table.picture.cursor is None
    ada.take_screen()
    assert ada.table.picture.cursor is None


def test_the_help_tells_what_keys_and_mouse_do(ada):
    ada.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert ada.window.pages.reading.isVisible()
    told = " ".join(texts(ada.window.pages.reading))
    assert "the whole word comes along" in told
    assert "Backspace takes the last tile back" in told


# --- touch, and several tiles at once ---------------------------------------------------------------------------------


def touch(ada, *points: QPoint) -> None:
    """Put a finger down, draw it along and lift it."""
    finger = QTest.createTouchDevice()
    port = ada.table.viewport()
    sequence = QTest.touchEvent(port, finger)
    sequence.press(0, points[0], port)
    sequence.commit()
    for point in points[1:]:
        sequence.move(0, point, port)
        sequence.commit()
    sequence.release(0, points[-1], port)
    sequence.commit()


def test_a_finger_taps_and_taps(ada):
    touch(ada, ada.slot(0))
    touch(ada, ada.square(NEAR))
    assert ada.session.hand.draft.at(NEAR) == Tile("T")


def test_a_finger_drags(ada):
    start, end = ada.slot(1), ada.square(FAR)
    touch(ada, start, *(start + (end - start) * step / 4 for step in range(1, 5)))
    assert ada.session.hand.draft.at(FAR) == Tile("E")


def test_a_word_is_moved_as_a_whole(ada):
    ada.tap(NEAR)
    ada.type("tea")
    port = ada.table.viewport()
    start, end = ada.square(Square(7, 8)), ada.square(Square(9, 4))
    QTest.mousePress(port, LEFT, SHIFT, start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, LEFT, SHIFT, end)
    assert [square for square, _ in ada.session.hand.draft.laid] == [Square(9, 3), Square(9, 4), Square(9, 5)]
    assert ada.session.hand.draft.rack == Tiles.of([Tile(letter) for letter in "TEASXY"] + [BLANK])


# --- while somebody challenges ----------------------------------------------------------------------------------------


def test_the_rack_can_be_arranged_while_a_challenge_is_decided(qtbot, tmp_path):
    ben = Newcomer(qtbot, tmp_path)
    rack = arranged(ben.session.setup, ben.session.state, ben.session.state.to_move, ben.session.desk)
    ben.deal("".join(tile.letter or "?" for tile in rack.slots))
    letters = [tile.letter for tile in ben.session.hand.draft.slots if tile.letter][:2]
    ben.type("".join(letters).lower())
    ben.key(Qt.Key.Key_Return)
    ben.take_screen()
    ben.command("turn.challenge")
    assert ben.window.pages.game.challenging.is_open
    before = ben.session.hand.draft.slots
    ben.drag(ben.slot(0), ben.slot(3))
    assert ben.session.hand.draft.slots != before
