"""What things lie on: a :class:`Card` of paper, a hairline across it, the :class:`Shade` under a card over the page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.theme import Look, black


class Card(QWidget):
    """A sheet of paper: rounded, with a hairline, perhaps in another role, perhaps with a shadow."""

    def __init__(
        self,
        look: Look,
        *,
        role: str = "panel",
        radius: int = 14,
        line: bool = True,
        shadow: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._role, self._radius, self._line, self._shadow = look, role, radius, line, shadow
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self._shadow:
            body.adjust(12, 8, -12, -16)
            painter.setPen(Qt.PenStyle.NoPen)
            for spread in range(12, 0, -2):
                painter.setBrush(black(0.035))
                painter.drawRoundedRect(
                    body.adjusted(-spread, -spread + 6, spread, spread + 2),
                    self._radius + spread,
                    self._radius + spread,
                )
        painter.setPen(QPen(self._look.theme["line"], 1) if self._line else Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme[self._role])
        painter.drawRoundedRect(body, self._radius, self._radius)


class Shade(QWidget):
    """Dims what is under it, and keeps the mouse from it, while a card over the page waits for an answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim."""
        QPainter(self).fillRect(self.rect(), black(0.45))


def rule(look: Look, parent: QWidget | None = None) -> QWidget:
    """Return a hairline across."""
    line = _Hairline(look, parent)
    line.setFixedHeight(1)
    return line


class _Hairline(QWidget):
    """One pixel of the line role."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        QPainter(self).fillRect(self.rect(), self._look.theme["line"])
