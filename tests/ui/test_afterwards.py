"""What waits until the window stands is done after its first picture, step by step, and never before keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui import afterwards
from scrabble_gui.ui.afterwards import Afterwards


class Page(QWidget):
    """A window that notes what happens to it."""

    def __init__(self, notes):
        super().__init__()
        self.notes = notes

    def paintEvent(self, event):
        self.notes.append("painted")

    def keyPressEvent(self, event):
        self.notes.append(event.text())


@pytest.fixture
def notes():
    return []


@pytest.fixture
def window(qtbot, notes):
    window = Page(notes)
    qtbot.addWidget(window)
    return window


def note(notes, text):
    return lambda: notes.append(text)


def test_steps_are_taken_in_their_order_after_the_first_picture(qtbot, window, notes):
    later = Afterwards(window)
    for step in ("first", "second"):
        later.do(note(notes, step))
    window.show()
    assert "first" not in notes
    with qtbot.waitSignal(later.painted):
        pass
    qtbot.wait_until(lambda: "second" in notes)
    assert [text for text in notes if text != "painted"] == ["first", "second"]
    assert notes[0] == "painted"


def test_keys_that_come_before_a_step_are_not_lost(qtbot, window, notes):
    later = Afterwards(window)
    later.do(lambda: QTest.keyClick(window, Qt.Key.Key_A))
    later.do(note(notes, "second"))
    window.show()
    qtbot.wait_until(lambda: "second" in notes)
    assert notes.index("a") < notes.index("second")


def test_an_error_in_one_step_ends_that_one_only(qtbot, window, notes):
    later = Afterwards(window)
    later.do(lambda: notes[1000])
    later.do(note(notes, "second"))
    with qtbot.capture_exceptions() as caught:
        window.show()
        qtbot.wait_until(lambda: "second" in notes)
    assert [kind for kind, _, _ in caught] == [IndexError]


def test_a_window_that_nobody_sees_is_waited_for_only_so_long(qtbot, window, notes, monkeypatch):
    monkeypatch.setattr(afterwards, "LATEST", 1)
    Afterwards(window).do(note(notes, "first"))
    qtbot.wait_until(lambda: notes == ["first"])
