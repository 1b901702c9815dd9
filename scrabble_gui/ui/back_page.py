"""A page of paper beside the game, from which Esc goes back: :class:`BackPage`."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.theme import Look


class BackPage(QWidget):
    """A page that is left again; a subclass says in :meth:`fit` how it makes do with its room."""

    back_wished = Signal()
    """Done, or not after all."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def fit(self) -> None:
        """Lay out for the size that the page has now."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wished.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        QPainter(self).fillRect(self.rect(), self._look.theme["window"])
