"""What keys do at the table: :class:`TableKeys`. Letters lay tiles, arrows move the cursor, Space turns it.

Backspace takes the last tile back, Esc lets go and then recalls, Enter plays. Commands with a shortcut (Ctrl+H,
Ctrl+E …) are actions of the window and never come here.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from scrabble_gui.ui.exchanging import Exchanging
from scrabble_gui.ui.placing import Placing

ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Arrow keys: rows and columns."""
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With one of these a key is never a letter, unless both Ctrl and Alt make one (AltGr)."""

ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""Held for letters such as ą."""


class TableKeys:
    """Turns keys into wishes about tiles."""

    def __init__(self, placing: Placing, exchanging: Exchanging, play: Callable[[], object]) -> None:
        self._placing = placing
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
            return self._placing.take_back()
        if key in ARROWS:
            return self._placing.move_cursor(*ARROWS[key])
        if key == Qt.Key.Key_Space and self._placing.turn_cursor():
            return True
        return self._letter(event)

    def _letter(self, event: QKeyEvent) -> bool:
        """Type a letter; Shift asks for the blank, Caps Lock does not."""
        text = event.text()
        is_sign = text.isalpha() or (self._exchanging.marked is not None and text in ("?", " "))
        commanded = event.modifiers() & COMMANDS
        if not is_sign or (commanded and commanded != ALT_GR):
            return False
        return self._placing.type(text, blank=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
