"""A list to choose one line from, with a sign that it opens: :class:`PaperCombo`."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy

from scrabble_gui.ui.theme import Look

SIGN = 18
"""Side of the sign."""
MOST_SEEN = 16
"""Lines that the open list shows at once."""


class PaperCombo(QComboBox):
    """A combo box called ``name`` for the ear; long lines of it are cut off rather than making it wide."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setMaxVisibleItems(MOST_SEEN)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and the sign at its right end."""
        super().paintEvent(event)
        pixmap = self._look.icon("chevron-down", self._look.theme["muted"], SIGN, self.devicePixelRatioF())
        QPainter(self).drawPixmap(QPointF(self.width() - SIGN - 10, (self.height() - SIGN) / 2), pixmap)
