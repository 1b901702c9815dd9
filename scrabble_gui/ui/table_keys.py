"""What keys do at the table: :class:`TableKeys`. Letters lay tiles, arrows move the cursor, Space turns it.

With Ctrl an arrow goes to the next tile that was played, or to the edge; Home and End go to the ends of the line.
Backspace takes the last tile back, Esc lets go and then recalls, Enter plays. Commands with a shortcut (Ctrl+H,
Ctrl+E …) are actions of the window and never come here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.exchanging import Exchanging
from scrabble_gui.ui.placing import Placing
from scrabble_gui.ui.typing_tiles import TypingTiles

ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Arrow keys: rows and columns."""
ENDS = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
"""Keys that go to an end of the line: whether to the far one."""
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With one of these a key is never a letter, unless both Ctrl and Alt make one (AltGr)."""

ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""Held for letters such as ą."""


class TableKeys:
    """Turns keys into wishes about tiles."""

    def __init__(self, placing: Placing, exchanging: Exchanging, play: Callable[[], object]) -> None:
        self._placing = placing
        self._typing = TypingTiles(placing, exchanging)
        self._exchanging = exchanging
        self._play = play

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key does. Answers whether it does anything here."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._play()
            return True
        if key == Qt.Key.Key_Escape:
            self._placing.escape()
            return True
        if key == Qt.Key.Key_Backspace:
            return self._typing.take_back()
        if key in ARROWS:
            leap = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            return self._typing.move_cursor(*ARROWS[key], leap=leap)
        if event.matches(QKeySequence.StandardKey.SelectAll):
            return self._exchanging.choose_all()
        if key in ENDS:
            return self._typing.end_cursor(far=ENDS[key])
        if key == Qt.Key.Key_Space and self._typing.turn_cursor():
            return True
        return self._letter(event)

    def _letter(self, event: QKeyEvent) -> bool:
        """Type a letter; Shift asks for the blank, Caps Lock does not."""
        text = event.text()
        is_sign = text.isalpha() or (self._exchanging.marked is not None and text in ("?", " "))
        commanded = event.modifiers() & COMMANDS
        if not is_sign or (commanded and commanded != ALT_GR):
            return False
        return self._typing.type(text, blank=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))


class Steering(QObject):
    """Gives arrow keys to the page where a button would only hand the focus on to its neighbour; Tab does that."""

    def __init__(self, buttons: Iterable[QWidget], press: Callable[[QKeyEvent], object], parent: QObject) -> None:
        super().__init__(parent)
        self._press = press
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the page do what an arrow key does."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in ARROWS:
            return False
        self._press(event)
        return True
