"""Meanings under a resting mouse, on the board and on the score pad."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.square import Square
from scrabble_gui.ui.table_words import square_explained
from tests.drawing import catalogue, doubting, family, play_text
from tests.ui.small_list import begin, keep_list
from tests.ui.table_talk import TableTalk

FREE = family(challenge=doubting(ChallengeKind.VOID))
FELINE = "feline mammal"


class Table:
    """A table with CAT on it, and a mouse that rests somewhere."""

    def __init__(self, qtbot, folder, rules) -> None:
        keep_list(folder, ["CAT", "CATS", "DOG"])
        self.talk = TableTalk(qtbot, folder)
        self.session = begin(self.talk, "CATSIII", "DOGNNNE", rules=rules)
        self.game = self.talk.window.pages.game
        assert self.session.submit(play_text(self.session.state.board, "8H CAT"))
        self.talk.take_screen()
        QApplication.processEvents()

    def rest(self, widget, at: QPoint) -> str:
        """Rest at a place; what the tooltip says."""
        QToolTip.hideText()
        self.talk.qtbot.waitUntil(lambda: not QToolTip.isVisible())  # it takes its time
        QTest.mouseMove(widget.viewport(), at)
        return self._ask(widget, at)

    def _ask(self, widget, at: QPoint) -> str:
        port = widget.viewport()
        QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, at, port.mapToGlobal(at)))
        return QToolTip.text() if QToolTip.isVisible() else ""

    def rest_on(self, square: Square) -> str:
        return self.rest(self.game.table, self.talk.square(square))

    def touch(self, square: Square) -> str:
        """Leave a finger on a square."""
        QToolTip.hideText()
        at, port = self.talk.square(square), self.game.table.viewport()
        finger = QPointingDevice(
            "finger",
            1,
            QInputDevice.DeviceType.TouchScreen,
            QPointingDevice.PointerType.Finger,
            QInputDevice.Capability.Position,
            1,
            1,
        )
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), QPointF(port.mapToGlobal(at)), none, none, plain, finger
        )
        QApplication.sendEvent(port, event)
        return self._ask(self.game.table, at)

    def rest_on_pad(self, row: int, column: int) -> str:
        pad = self.game.column.pad
        return self.rest(pad, pad.visualRect(pad.pad_model.index(row, column)).center())


@pytest.fixture
def table(qtbot, tmp_path):
    """Let somebody sit down at a game by these rules."""
    tables = []

    def sit_down(rules=FREE) -> Table:
        tables.append(Table(qtbot, tmp_path, rules))
        return tables[-1]

    yield sit_down
    QToolTip.hideText()


def test_a_word_under_a_resting_mouse_tells_what_it_means_and_nothing_moves(table):
    table = table()
    before = table.game.table.geometry(), table.game.column.geometry()
    told = table.rest_on(Square(7, 8))
    assert "<b>CAT</b>" in told
    assert FELINE in told
    assert not table.game.explaining.is_open
    assert (table.game.table.geometry(), table.game.column.geometry()) == before


def test_plain_squares_and_tiles_on_the_rack_tell_nothing(table):
    table = table()
    assert table.rest_on(Square(0, 1)) == ""
    assert table.rest(table.game.table, table.talk.slot(0)) == ""


def test_a_premium_square_tells_what_it_does_until_a_tile_lies_on_it(table):
    table = table()
    assert table.rest_on(Square(0, 0)) == "A word laid over this square counts triple, once."
    assert table.rest_on(Square(0, 3)) == "A tile laid here counts double, once."
    table.talk.drag(table.talk.slot(0), table.talk.square(Square(0, 3)))
    assert table.rest_on(Square(0, 3)) == ""


def test_the_star_tells_that_the_first_word_lies_over_it():
    layout = catalogue().layout("standard")
    first, double = square_explained(layout, layout.start).splitlines()
    assert first == "The first word of the game lies over the star."
    assert double == "A word laid over this square counts double, once."


def test_the_pad_tells_the_play_and_what_its_words_mean(table):
    told = table().rest_on_pad(0, 0)
    assert "8H CAT" in told
    assert FELINE in told


def test_a_word_that_can_be_challenged_is_not_explained(table):
    table = table(family())
    assert table.rest_on(Square(7, 8)) == ""
    told = table.rest_on_pad(0, 0)
    assert "8H CAT" in told
    assert FELINE not in told


def test_a_finger_gets_no_hover(table):
    table = table()
    assert table.touch(Square(7, 8)) == ""
    assert FELINE in table.rest_on(Square(7, 8))
