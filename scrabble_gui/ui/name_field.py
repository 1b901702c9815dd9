"""A field for a name: :class:`NameField`."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QCompleter, QLineEdit

from scrabble_gui.ui.kit import RING, Button, Kind
from scrabble_gui.ui.theme import Look

LONGEST_NAME = 60


class NameField(QLineEdit):
    """A field for a name, with a cross in it where the name can be taken out.

    Up and Down go to the neighbours while no list of names is open. A click into a field that has another's name marks
    it whole, so that typing writes a new one; a second click goes to a letter.
    """

    stepped = Signal(int)
    """−1 up, +1 down."""

    def __init__(self, look: Look, known: QCompleter | None = None) -> None:
        super().__init__()
        self._look = look
        self._wrong = self._came_by_mouse = False
        self.setMaxLength(LONGEST_NAME)
        self.setMinimumHeight(44)
        self.setMinimumWidth(80)
        self.cross = Button(look, "", Kind.QUIET, icon="close", height=44 - 2 * RING, parent=self)
        """The button that takes the name out; hidden at first."""
        self.cross.hide()
        if known is not None:
            self.setCompleter(known)
        look.changed.connect(self._paint_frame)

    def set_removable(self, removable: bool) -> None:
        """Show the cross, or no cross."""
        self.cross.setVisible(removable)
        self.setTextMargins(0, 0, 36 if removable else 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross at the right end."""
        super().resizeEvent(event)
        self.cross.setGeometry(self.width() - 44, (self.height() - 44) // 2, 44, 44)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember a click that brings the focus."""
        super().focusInEvent(event)
        self._came_by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Mark the whole name after the click that brought the focus, unless a part was marked with it."""
        super().mouseReleaseEvent(event)
        if self._came_by_mouse and not self.hasSelectedText():
            self.selectAll()
        self._came_by_mouse = False

    def set_wrong(self, wrong: bool) -> None:
        """Frame the field that a sentence speaks of."""
        if wrong != self._wrong:
            self._wrong = wrong
            self._paint_frame()

    def _paint_frame(self) -> None:
        danger = self._look.theme["danger"].name()
        self.setStyleSheet(f"QLineEdit {{ border: 2px solid {danger}; padding: 5px 11px; }}" if self._wrong else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down between the fields."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)
