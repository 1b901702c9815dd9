"""What people do at a window, for the self-test: :class:`Driver` presses, drags and types as mouse and keyboard would.

It knows the buttons by their English texts. What is not there, or does not come out, raises :class:`SelfTestFailed`.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.moves import Challenge, Move, Play
from scrabble_gui.ui.window import Window

DRAG_STEPS = 4
_LEFT = Qt.MouseButton.LeftButton
_PLAIN = Qt.KeyboardModifier.NoModifier


class SelfTestFailed(Exception):
    """A step did not come out as it must; its text says what was expected."""


def expect(given: bool, what: str) -> None:
    """Raise :class:`SelfTestFailed` unless it is so."""
    if not given:
        raise SelfTestFailed(what)


class Album:
    """Pictures of a window, numbered as they are taken."""

    def __init__(self, folder: Path | None) -> None:
        """Keep them in this folder; without one, none is taken."""
        self._folder = folder
        self._taken = 0

    def take(self, window: QWidget, name: str) -> None:
        """Draw the window into the folder. Raises :class:`OSError` where that cannot be written."""
        QApplication.processEvents()
        if self._folder is None:
            return
        self._taken += 1
        path = self._folder / f"{self._taken:02}_{name}.png"
        if not window.grab().save(str(path), "PNG"):
            raise OSError(f"{path} cannot be written")


class Driver:
    """The hands and eyes of the people at one window."""

    def __init__(self, window: Window) -> None:
        self.window = window

    # --- what they see

    @property
    def session(self) -> Session:
        """The game on the table."""
        session = self.window.session
        if session is None:
            raise SelfTestFailed("a game on the table")
        return session

    @property
    def last_move(self) -> Move | None:
        """The last move of the game."""
        turns = self.session.game.turns
        return turns[-1].move if turns else None

    def find(self, text: str) -> QAbstractButton | None:
        """Return the button with this text that can be seen."""
        QApplication.processEvents()
        buttons = self.window.findChildren(QAbstractButton)
        return next((button for button in buttons if button.isVisible() and button.text() == text), None)

    # --- what they do anywhere

    def click(self, text: str) -> None:
        """Press the button with this text."""
        button = self.find(text)
        if button is None:
            raise SelfTestFailed(f"a button “{text}”")
        _press(button)

    def type(self, field: QLineEdit, text: str) -> None:
        """Write into an empty field, letter by letter."""
        field.clear()
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(field, QKeyEvent(kind, ord(letter.upper()), _PLAIN, letter))

    # --- what they do at the table

    def take_screen(self) -> None:
        """Say that the next person is there."""
        expect(self.session.phase is Phase.CURTAIN, "a curtain between two turns")
        self.click(f"I am {self.session.setup.seats[self.session.state.to_move].name}, show my tiles")
        expect(self.session.phase is Phase.TURN, "the table behind the curtain")

    def press_slot(self, slot: int) -> None:
        """Press and release the left button on a rack slot."""
        port, place = self.window.pages.game.table.viewport(), self._slot(slot)
        _mouse(port, QEvent.Type.MouseButtonPress, place)
        _mouse(port, QEvent.Type.MouseButtonRelease, place)

    def lay(self, play: Play) -> None:
        """Drag tiles from the rack to the board, and choose the letters of blanks."""
        for square, tile in play.placements:
            slot = self.session.hand.draft.slots.index(tile.in_hand())
            target = self.window.pages.game.table.square_rect(square).center().toPoint()
            self._drag(self._slot(slot), target)
            if tile.blank:
                letters = {button.text(): button for button in self.window.pages.game.blanks.picker.letters}
                _press(letters[tile.letter])
            expect(self.session.hand.draft.at(square) == tile, f"{tile.letter} on the board")

    def press_big_button(self) -> None:
        """Press what plays the draft, or exchanges the tiles that are chosen."""
        _press(self.window.pages.game.column.play_button)

    def play(self) -> int:
        """Play what is laid out. Returns its points."""
        seat = self.session.state.to_move
        before = self.session.state.scores[seat]
        self.press_big_button()
        expect(isinstance(self.last_move, Play), "a play")
        return self.session.state.scores[seat] - before

    def challenge(self, album: Album, *, won: bool) -> None:
        """Doubt the last play from the curtain, as the person who is next; ``won`` is the verdict that must come."""
        self.click(self.session.setup.seats[self.session.state.to_move].name)
        several = self.find("Check the words")
        self.click("Check the words" if several else "Check the word")
        album.take(self.window, "verdict")
        self.click("Take the tiles off" if won else "Carry on")
        expect(isinstance(self.last_move, Challenge), "a challenge")
        expect(bool(self.session.game.turns[-1].rejected) is won, "the right verdict")

    def _slot(self, slot: int) -> QPoint:
        """Return the middle of a rack slot."""
        QApplication.processEvents()
        return self.window.pages.game.table.places.slot_rect(slot).center().toPoint()

    def _drag(self, start: QPoint, end: QPoint) -> None:
        """Drag with the left button on the table."""
        port = self.window.pages.game.table.viewport()
        _mouse(port, QEvent.Type.MouseButtonPress, start)
        for step in range(1, DRAG_STEPS + 1):
            _mouse(port, QEvent.Type.MouseMove, start + (end - start) * step / DRAG_STEPS)
        _mouse(port, QEvent.Type.MouseButtonRelease, end)


def _press(button: QAbstractButton) -> None:
    """Press a button in its middle with the left button of the mouse."""
    place = button.rect().center()
    _mouse(button, QEvent.Type.MouseButtonPress, place)
    _mouse(button, QEvent.Type.MouseButtonRelease, place)


def _mouse(widget: QWidget, kind: QEvent.Type, place: QPoint) -> None:
    """Send what the left button of the mouse does at a place of a widget."""
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else _LEFT
    down = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else _LEFT
    where = QPointF(place)
    event = QMouseEvent(kind, where, QPointF(widget.mapToGlobal(place)), button, down, _PLAIN)
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()
