"""The one big line of a page: :class:`BigLine`."""

from __future__ import annotations

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

    def _font(self) -> QFont:
        return self._look.font(self._size, QFont.Weight.ExtraBold)

    def sizeHint(self) -> QSize:
        """Return the room of the line; its width is whatever the card has."""
        return QSize(200, round(QFontMetricsF(self._font()).height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shape and text."""
        painter = QPainter(self)
        painter.setFont(self._font())
        metrics = QFontMetricsF(self._font())
        mark = 0 if self._seat is None else round(self._size * 0.69)
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideMiddle, self.width() - mark)
        left = (self.width() - mark - metrics.horizontalAdvance(text)) / 2
        if self._seat is not None:
            radius = self._size * 0.205
            centre = QPointF(left + radius, self.height() * 0.53)
            paint_seat_shape(painter, centre, radius, self._seat, self._look)
            painter.setPen(self._look.theme.seat(self._seat))
        else:
            painter.setPen(self._look.theme["text"])
        area = QRectF(left + mark, 0, self.width(), self.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
