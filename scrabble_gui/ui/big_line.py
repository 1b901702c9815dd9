"""The one big line of a page: :class:`BigLine`."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.ui.kit import paint_seat_shape
from scrabble_gui.ui.theme import Look


class BigLine(QWidget):
    """The one big line in the middle: a person with the seat's shape, or a question. Elided where it is too long."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._text = ""
        self._seat: int | None = None
        self._size = 58
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_person(self, name: str, seat: int) -> None:
        """Show a person."""
        self._set(name, seat)

    def set_line(self, text: str) -> None:
        """Show a line without a seat."""
        self._set(text, None)

    def _set(self, text: str, seat: int | None) -> None:
        self._text, self._seat = text, seat
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def set_size(self, size: int) -> None:
        """Change the type size."""
        self._size = size
        self.updateGeometry()
        self.update()

    def _font(self, size: int) -> QFont:
        return self._look.font(size, QFont.Weight.ExtraBold)

    def _fitting(self) -> int:
        """Return the type size, smaller where the line is long: down to the half, and then it elides."""
        wide = QFontMetricsF(self._font(self._size)).horizontalAdvance(self._text) + self._mark(self._size)
        return max(round(self._size * 0.5), min(self._size, math.floor(self._size * self.width() / max(1.0, wide))))

    def _mark(self, size: int) -> int:
        """Return the room of the seat's shape."""
        return 0 if self._seat is None else round(size * 0.69)

    def sizeHint(self) -> QSize:
        """Return the room of the line; its width is whatever the card has."""
        return QSize(200, round(QFontMetricsF(self._font(self._size)).height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shape and text."""
        painter = QPainter(self)
        size = self._fitting()
        painter.setFont(self._font(size))
        metrics = QFontMetricsF(painter.font())
        mark = self._mark(size)
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideMiddle, self.width() - mark + 1)
        left = (self.width() - mark - metrics.horizontalAdvance(text)) / 2
        painter.setPen(self._look.theme["text"])
        if self._seat is not None:
            radius = size * 0.205
            centre = QPointF(left + radius, self.height() / 2 + size * 0.03)
            paint_seat_shape(painter, centre, radius, self._seat, self._look)
            painter.setPen(self._look.theme.seat(self._seat))
        area = QRectF(left + mark, 0, self.width(), self.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
