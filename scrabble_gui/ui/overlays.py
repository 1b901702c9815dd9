"""What lies over the squares and tiles: outline, bubble, cursor, the square under a carried tile, dimming."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from scrabble_gui.core.square import Square
from scrabble_gui.ui.board_item import paint_soft_shadow
from scrabble_gui.ui.bubble import BUBBLE_HEIGHT, BUBBLE_RIM, line_of
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.theme import Look, black

_OUTLINE = 3.0


def outline_path(geometry: Geometry, squares: Iterable[Square]) -> QPainterPath:
    """Return one closed line round a word; squares that do not lie in one row or column get the line round them all."""
    squares = tuple(squares)
    radius = geometry.pitch * 0.12
    ends = line_of(squares)
    path = QPainterPath()
    if ends is not None:
        both = geometry.square_rect(ends[0]).united(geometry.square_rect(ends[1]))
        path.addRoundedRect(both.adjusted(-0.75, -0.75, 0.75, 0.75), radius, radius)
        return path
    for square in squares:
        one = QPainterPath()
        one.addRect(geometry.square_rect(square).adjusted(-0.75, -0.75, 0.75, 0.75))
        path = path.united(one)
    return path.simplified()


class OutlineItem(QGraphicsPathItem):
    """The line round a word."""

    def show_line(self, path: QPainterPath, colour: QColor, width: float = _OUTLINE) -> None:
        """Draw this line in this colour."""
        self.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self.setBrush(Qt.BrushStyle.NoBrush)
        self.setPath(path)


class DimItem(QGraphicsPathItem):
    """A shade over the table with holes where things stay lit."""

    def show_shade(self, everything: QRectF, holes: Iterable[QRectF], strength: float) -> None:
        """Darken ``everything`` but the holes."""
        path = QPainterPath()
        path.addRect(everything)
        for hole in holes:
            path.addRoundedRect(hole, hole.width() * 0.1, hole.width() * 0.1)
        path.setFillRule(Qt.FillRule.OddEvenFill)
        self.setPen(Qt.PenStyle.NoPen)
        self.setBrush(black(strength))
        self.setPath(path)


class PlacesItem(QGraphicsItem):
    """A mark on some places."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rects: list[QRectF] = []
        self._radius = 0.0

    def show_at(self, rects: Sequence[QRectF], radius: float) -> None:
        """Mark these places."""
        if list(rects) != self._rects:
            self.prepareGeometryChange()
            self._rects, self._radius = [QRectF(rect) for rect in rects], radius
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        """Return the marks with their outlines."""
        all_of_them = QRectF()
        for rect in self._rects:
            all_of_them = all_of_them.united(rect)
        return all_of_them.adjusted(-6, -6, 6, 6)


class TargetItem(PlacesItem):
    """The squares that carried tiles would fall on, or the gap of the rack that one would go into."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it in the colours of a tile laid out."""
        del option, widget
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.faded("draft", 0.65))
        painter.setPen(QPen(theme["draft_edge"], 2))
        for rect in self._rects:
            painter.drawRoundedRect(rect, self._radius, self._radius)


class ChosenItem(PlacesItem):
    """The ring round the tile in the fingers."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the two-tone ring, 3 px in 2 px."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self._rects:
            painter.setPen(QPen(self._look.theme["focus_gap"], 2))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), self._radius + 3, self._radius + 3)
            painter.setPen(QPen(self._look.theme["focus"], 3))
            painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), self._radius, self._radius)


class BubbleItem(QGraphicsItem):
    """The points of the tiles laid out, in a pill."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._text = ""
        self._rect = QRectF()

    def width_of(self, text: str) -> float:
        """Return the width of the bubble for a text, without its rim."""
        return max(44.0, QFontMetricsF(self._font()).horizontalAdvance(text) + 24)

    def show_text(self, text: str, rect: QRectF) -> None:
        """Show a text in this place, rim included."""
        self.prepareGeometryChange()
        self._text, self._rect = text, QRectF(rect)
        self.update()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def rect(self) -> QRectF:
        """Where it is, rim included."""
        return QRectF(self._rect)

    def _font(self) -> QFont:
        return self._look.font(17, QFont.Weight.Bold, scaled=False)

    def boundingRect(self) -> QRectF:
        """Return bubble and shadow."""
        return self._rect.adjusted(-8, -6, 8, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw shadow, rim, pill and text."""
        del option, widget
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = BUBBLE_HEIGHT / 2 + BUBBLE_RIM
        paint_soft_shadow(painter, self._rect, radius, blur=6, drop=3, strength=0.4)
        painter.setBrush(theme["panel"])
        painter.drawRoundedRect(self._rect, radius, radius)
        pill = self._rect.adjusted(BUBBLE_RIM, BUBBLE_RIM, -BUBBLE_RIM, -BUBBLE_RIM)
        painter.setBrush(theme["accent"])
        painter.drawRoundedRect(pill, BUBBLE_HEIGHT / 2, BUBBLE_HEIGHT / 2)
        painter.setPen(theme["on_accent"])
        painter.setFont(self._font())
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text)


class CursorItem(QGraphicsItem):
    """The ring round the square of the cursor, with an arrow that tells which way typed letters run."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rect = QRectF()
        self._across = True

    def show_at(self, rect: QRectF, across: bool) -> None:
        """Put the ring round this square."""
        self.prepareGeometryChange()
        self._rect, self._across = QRectF(rect), across
        self.update()

    def boundingRect(self) -> QRectF:
        """Return ring and arrow."""
        room = 8 + self._rect.width() * 0.3
        return self._rect.adjusted(-room, -room, room, room)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the two-tone ring, 3 px in 2 px, and the arrow."""
        del option, widget
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._rect.width() * 0.1
        painter.setPen(QPen(theme["focus_gap"], 2))
        painter.drawRoundedRect(self._rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        painter.setPen(QPen(theme["focus"], 3))
        painter.drawRoundedRect(self._rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        reach = max(6.0, self._rect.width() * 0.2)
        end, middle = (self._rect.right(), self._rect.bottom()), self._rect.center()
        along, beside = QPointF(reach, 0), QPointF(0, reach)
        base = QPointF(end[0] - reach * 0.2, middle.y())
        if not self._across:
            along, beside = beside, along
            base = QPointF(middle.x(), end[1] - reach * 0.2)
        painter.setPen(QPen(theme["focus_gap"], 1.5))
        painter.setBrush(theme["focus"])
        painter.drawPolygon(QPolygonF([base + along * 1.3, base - beside, base + beside]))
