"""How much of some work is done, as a bar: :class:`ProgressLine`."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.ui.theme import Look


class ProgressLine(QWidget):
    """How much is done, as a bar."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    @property
    def part(self) -> float:
        """How much is done, 0 to 1."""
        return self._part

    def show_part(self, part: float) -> None:
        """Show how much is done, 0 to 1; for the ear in steps of five per cent."""
        self._part = part
        self.setAccessibleName(self.tr("{n} per cent").format(n=round(part * 20) * 5))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the bar."""
        return QSize(320, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        body = QRectF(0, self.height() / 2 - 5, self.width(), 10)
        painter.setBrush(self._look.theme["panel2"])
        painter.drawRoundedRect(body, 5, 5)
        painter.setBrush(self._look.theme["accent"])
        painter.drawRoundedRect(QRectF(body.left(), body.top(), max(10.0, body.width() * self._part), 10), 5, 5)
