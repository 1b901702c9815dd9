"""Marks: the ring of the focus, and the shape in its colour by which a seat is known."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.theme import Look


def paint_focus_ring(painter: QPainter, body: QRectF, radius: float, look: Look) -> None:
    """Draw the two-tone ring of the focus: 3 px, 3 px outside, the gap in its own tone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.theme["focus_gap"], 3))
    painter.drawRoundedRect(body.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1)
    painter.setPen(QPen(look.theme["focus"], 3))
    painter.drawRoundedRect(body.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4, radius + 4)
    painter.restore()


def paint_seat_shape(painter: QPainter, centre: QPointF, radius: float, seat: int, look: Look) -> None:
    """Draw the shape of a seat in its colour: circle, square, triangle, diamond."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.seat(seat))
    x, y, r = centre.x(), centre.y(), radius
    if seat == 0:
        painter.drawEllipse(centre, r, r)
    elif seat == 1:
        painter.drawRoundedRect(QRectF(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8), 1, 1)
    elif seat == 2:
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - r), QPointF(x + r * 1.1, y + r * 0.9), QPointF(x - r * 1.1, y + r * 0.9)])
        )
    else:
        d = r * 1.15
        painter.drawPolygon(QPolygonF([QPointF(x, y - d), QPointF(x + d, y), QPointF(x, y + d), QPointF(x - d, y)]))
    painter.restore()


class SeatShape(QWidget):
    """The shape of a seat as a widget."""

    def __init__(self, look: Look, seat: int, radius: float = 7, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._seat, self._radius = look, seat, radius
        self.setFixedSize(round(radius * 2.6), round(radius * 2.6))
        look.changed.connect(self.update)

    def set_seat(self, seat: int) -> None:
        """Show another seat's shape."""
        self._seat = seat
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape."""
        painter = QPainter(self)
        paint_seat_shape(painter, QRectF(self.rect()).center(), self._radius, self._seat, self._look)
