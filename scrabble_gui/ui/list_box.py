"""A choice out of a list that drops down: :class:`ListBox`, with an arrow in the colours of the look."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from scrabble_gui.ui.theme import Look

ARROW = 18
LEAST = 72
"""A box is no narrower; what has no room is left out."""


class ListBox(QComboBox):
    """A box that shows what is chosen; the list drops down from it."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        """Make an empty box, called ``name`` for the ear."""
        super().__init__(parent)
        self._look = look
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(LEAST)
        self.setAccessibleName(name)
        self.setItemDelegate(QStyledItemDelegate(self))  # the plain one takes no heed of the style sheet
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over what Qt paints."""
        super().paintEvent(event)
        pixmap = self._look.icon("chevron-down", self._look.theme["muted"], ARROW, self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.width() - ARROW - 10, (self.height() - ARROW) // 2, pixmap)
