"""What tests of pages are written with: what stands on a page, and whether all of it has room."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.ui.kit import Text
from scrabble_gui.ui.rule_cards import RuleCard
from tests.drawing import Table

NARROW_SIZES = ((440, 570), (480, 770), (600, 930))
"""Sizes of a page, without the menu bar, in narrow windows: the smallest that there is, a telephone, a tablet."""
SIZES = (*NARROW_SIZES, (800, 570), (1366, 738), (1920, 1050))
"""Sizes of a page in the windows that pages are judged in."""

LONG_NAMES = ("Großmutter Wilhelmine-Charlotte", "Ben", "Großvater Maximilian-Ferdinand", "Robin Featherstonehaugh")
"""Names that put a page to the test."""


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def held_down(key: Qt.Key = Qt.Key.Key_Return) -> QKeyEvent:
    """Return the event of a key that is held down and repeats."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True, count=1)


def with_long_names(table: Table) -> Table:
    """Return the table with people of long names, before anybody has moved."""
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.setup.seats, LONG_NAMES, strict=False))
    table.setup = replace(table.setup, seats=seats)
    table.game = Game(table.setup)
    return table


def texts(page: QWidget) -> list[str]:
    """Return every text on a page that is seen, in full, whatever is elided."""
    labels = [label for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
    return [label.full_text if isinstance(label, Text) else label.text() for label in labels]


def button(page: QWidget, text: str) -> QAbstractButton:
    """Return the button with this text or accessible name; it must be seen."""
    found = [
        one
        for one in page.findChildren(QAbstractButton)
        if one.isVisibleTo(page) and text in (one.text(), one.accessibleName())
    ]
    assert found, f"no button {text!r} among {button_texts(page)}"
    return found[0]


def button_texts(page: QWidget) -> list[str]:
    """Return the texts of all buttons that are seen."""
    return [one.text() for one in page.findChildren(QAbstractButton) if one.isVisibleTo(page)]


def click(page: QWidget, text: str) -> None:
    """Click the button with this text in its middle."""
    QTest.mouseClick(button(page, text), Qt.MouseButton.LeftButton)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Strike a key, wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def shown(qtbot, page: QWidget, size: tuple[int, int] = (1366, 738)) -> None:
    """Show a page in a window of its own, in front of everything."""
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)


def settle() -> None:
    """Let every layout find its place: some need a second look once they know their width."""
    for _ in range(4):
        QApplication.processEvents()


def spilled(page: QWidget) -> list[str]:
    """Return what stands out of its parent, or has less height than its text needs; scrolling is no fault.

    First every layout finds its place.
    """
    settle()
    faults = []
    for child in page.findChildren(QWidget):
        parent = child.parentWidget()
        if not child.isVisibleTo(page) or isinstance(parent.parentWidget(), QAbstractScrollArea):
            continue
        if not parent.rect().contains(child.geometry()) and parent.rect().size() != child.size():
            faults.append(f"{_name(child)} {child.geometry()} out of {_name(parent)} {parent.size()}")
        needed = _height_needed(child)
        if needed > child.height() + 1:
            faults.append(f"{_name(child)}: {child.height()} px high, needs {needed}")
    return faults


def _height_needed(child: QWidget) -> int:
    """Return the height that a text or button needs at its width."""
    if isinstance(child, QLabel):
        return child.heightForWidth(child.width()) if child.wordWrap() else child.fontMetrics().height()
    if isinstance(child, RuleCard):
        return child.heightForWidth(child.width())
    if isinstance(child, QAbstractButton | QLineEdit) and child.sizePolicy().verticalPolicy().value == 0:
        return child.sizeHint().height()
    return 0


def _name(widget: QWidget) -> str:
    """Return what identifies a widget in a message."""
    return f"{type(widget).__name__}({widget.accessibleName()!r})"
