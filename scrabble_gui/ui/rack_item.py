"""The rack under its tiles: :class:`RackItem`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scrabble_gui.ui.board_item import RACK_SHADOW, Painted, paint_rack
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.theme import Look


class RackItem(QGraphicsItem):
    """The wood under the tiles."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._wood = QRectF(0, 0, 1, 1)
        self._slots: tuple[QRectF, ...] = ()
        self._painted = Painted(self._paint_rack)

    def place(self, geometry: Geometry) -> QPointF:
        """Take the size the geometry says, and return where to lie."""
        corner = geometry.rack.topLeft()
        wood = geometry.rack.translated(-corner)
        slots = tuple(geometry.slot_rect(slot).translated(-corner) for slot in range(geometry.rack_size))
        if (wood, slots) != (self._wood, self._slots):
            self.prepareGeometryChange()
            self._wood, self._slots = wood, slots
            self.forget()
        return corner

    def forget(self) -> None:
        """Paint anew next time."""
        self._painted.forget()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return wood and shadow."""
        return self._wood.adjusted(-RACK_SHADOW, -RACK_SHADOW, RACK_SHADOW, RACK_SHADOW + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it from memory."""
        del option, widget
        self._painted.draw(painter, self.boundingRect().topLeft(), self.boundingRect().size())

    def _paint_rack(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        del rect
        painter.translate(-self.boundingRect().topLeft())
        paint_rack(painter, self._wood, self._slots, self._look)
