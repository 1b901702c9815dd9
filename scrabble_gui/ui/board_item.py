"""What lies still on the table: board and rack, painted in vectors; :class:`Painted` keeps such a picture.

:func:`paint_squares` draws the premium squares for the table and for small pictures of a board alike. Lengths are
logical pixels; edges of squares fall on whole device pixels, so that they are sharp at every device pixel ratio.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, pi, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF

from scrabble_gui.core.board import Layout, Premium
from scrabble_gui.core.square import Square
from scrabble_gui.ui.cloth import paint_cloth
from scrabble_gui.ui.geometry import FRAME, GAP, Geometry
from scrabble_gui.ui.theme import Look, Theme, black, white
from scrabble_gui.ui.tile_item import device_ratio, nearest_pixel

LABELS_FROM, FULL_LABELS_FROM = 20, 48
"""Pitch from which premium squares bear a label, and from which it is written out."""


class Painted:
    """A picture that is painted once for each size and device pixel ratio, and drawn from memory after that."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        """``paint`` draws it into a rectangle that starts at 0, 0."""
        self._paint = paint
        self._pixmaps: dict[tuple[float, float, float], QPixmap] = {}

    def forget(self) -> None:
        """Paint anew next time: something in it changed."""
        self._pixmaps.clear()

    @property
    def ratios(self) -> tuple[float, ...]:
        """The device pixel ratios for which it has been painted."""
        return tuple(sorted({ratio for _, _, ratio in self._pixmaps}))

    def draw(self, painter: QPainter, at: QPointF, size: QSizeF) -> None:
        """Draw the picture with its upper left corner at a point."""
        ratio = device_ratio(painter)
        key = (size.width(), size.height(), ratio)
        if key not in self._pixmaps:
            pixmap = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            within = QPainter(pixmap)
            within.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(within, QRectF(QPointF(0, 0), size))
            within.end()
            self._pixmaps[key] = pixmap
        painter.drawPixmap(at, self._pixmaps[key])


def snapped(rect: QRectF, ratio: float) -> QRectF:
    """Return the rectangle with its edges on whole device pixels; it must be given in device-aligned coordinates."""
    left, top = nearest_pixel(rect.left() * ratio) / ratio, nearest_pixel(rect.top() * ratio) / ratio
    right, bottom = nearest_pixel(rect.right() * ratio) / ratio, nearest_pixel(rect.bottom() * ratio) / ratio
    return QRectF(left, top, right - left, bottom - top)


def paint_soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, *, blur: float, drop: float, strength: float
) -> None:
    """Draw the shadow of something: dense at its edge, gone ``blur`` pixels away, moved down by ``drop``."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, round(blur))
    for step in range(steps):
        spread = blur * (1 - step / steps)
        painter.setBrush(black(strength * 2 * (step + 1) / (steps * (steps + 1))))
        around = rect.adjusted(-spread, -spread, spread, spread).translated(0, drop)
        painter.drawRoundedRect(around, radius + spread, radius + spread)
    painter.restore()


# --- board ------------------------------------------------------------------------------------------------------------


def paint_ground(painter: QPainter, geometry: Geometry, layout: Layout, look: Look) -> None:
    """Draw the cloth with the empty board and its coordinates."""
    paint_cloth(painter, QRectF(0, 0, geometry.width, geometry.height), look)
    board = geometry.board
    frame = board.adjusted(-FRAME, -FRAME, FRAME, FRAME)
    paint_soft_shadow(painter, frame, 4, blur=16, drop=5, strength=0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(0.25))
    painter.drawRoundedRect(frame.adjusted(-1, -1, 1, 1), 5, 5)
    painter.setBrush(look.theme["grid"])
    painter.drawRoundedRect(frame, 4, 4)
    paint_squares(painter, board.topLeft(), geometry.pitch, layout, look)
    if geometry.coordinates:
        _paint_coordinates(painter, geometry, look)


def _paint_coordinates(painter: QPainter, geometry: Geometry, look: Look) -> None:
    """Write the letters over the board and the numbers left of it."""
    painter.setFont(look.font(14 if geometry.pitch >= 52 else 13, QFont.Weight.DemiBold, scaled=False))
    painter.setPen(white(0.78))
    for at in range(geometry.size):
        painter.drawText(geometry.column_label(at), Qt.AlignmentFlag.AlignCenter, Square(0, at).text()[-1])
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(geometry.row_label(at), right, str(at + 1))


def square_place(painter: QPainter, origin: QPointF, pitch: float, square: Square) -> QRectF:
    """Return where a square lies on a board that starts at ``origin``, its edges on whole device pixels."""
    ratio = device_ratio(painter)
    shift = painter.deviceTransform().map(QPointF(0, 0)) / ratio
    gap = GAP if pitch >= LABELS_FROM else 1.0
    place = QRectF(origin.x() + square.col * pitch, origin.y() + square.row * pitch, pitch, pitch)
    place.adjust(gap / 2, gap / 2, -gap / 2, -gap / 2)
    return snapped(place.translated(shift), ratio).translated(-shift)


def paint_squares(painter: QPainter, origin: QPointF, pitch: float, layout: Layout, look: Look) -> None:
    """Draw all squares with their labels from ``origin`` on; the gaps between them show what was there before."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for square in layout.squares():
        rect = square_place(painter, origin, pitch, square)
        premium = layout.premium(square)
        fill, ink = premium_colours(premium, look.theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, pitch * 0.07, pitch * 0.07)
        if square == layout.start:
            _paint_star(painter, rect.center(), pitch * 0.36, look.theme["star"])
        elif pitch >= LABELS_FROM:
            painter.setPen(ink)
            _paint_label(painter, rect, premium, pitch, look)
    painter.restore()


def premium_colours(premium: Premium, theme: Theme) -> tuple[QColor, QColor]:
    """Return the colours of a square and of its label; a fourfold premium is a darker threefold one."""
    factor, kind = (premium.word, "w") if premium.word > 1 else (premium.letter, "l")
    if factor == 1:
        return theme["plain"], theme["text"]
    role = ("d" if factor == 2 else "t") + kind
    fill = theme[role]
    return (fill.darker(145) if factor > 3 else fill), theme[f"{role}_label"]


def _paint_label(painter: QPainter, rect: QRectF, premium: Premium, pitch: float, look: Look) -> None:
    """Write what a square multiplies: in words where there is room, else ``2L``."""
    lines = premium_label(premium, written_out=pitch >= FULL_LABELS_FROM)
    if not lines:
        return
    size = 0.185 if pitch >= FULL_LABELS_FROM else 0.40 if len(lines) == 1 else 0.30
    weight = QFont.Weight.ExtraBold if pitch >= FULL_LABELS_FROM else QFont.Weight.Bold
    painter.setFont(look.font(pitch * size, weight, scaled=False))
    height = pitch * size * 1.12
    for at, line in enumerate(lines):
        middle = rect.center().y() + (at - (len(lines) - 1) / 2) * height
        painter.drawText(
            QRectF(rect.left() - 4, middle - pitch / 2, rect.width() + 8, pitch), Qt.AlignmentFlag.AlignCenter, line
        )


def premium_label(premium: Premium, *, written_out: bool) -> tuple[str, ...]:
    """Return the lines of a premium square's label; none for a plain square."""
    words = {2: _tr("DOUBLE"), 3: _tr("TRIPLE"), 4: _tr("FOURFOLD")}
    kinds = ((premium.letter, _tr("LETTER"), _tr("%1L")), (premium.word, _tr("WORD"), _tr("%1W")))
    lines: list[str] = []
    for factor, what, short in kinds:
        if factor > 1:
            lines += [words[factor], what] if written_out else [short.replace("%1", str(factor))]
    return tuple(lines)


def _tr(text: str) -> str:
    return QCoreApplication.translate("board", text)


def _paint_star(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Draw the star of the square that the first play covers."""
    points = []
    for at in range(10):
        reach = radius if at % 2 == 0 else radius * 0.42
        angle = -pi / 2 + at * pi / 5
        points.append(centre + QPointF(cos(angle) * reach, sin(angle) * reach))
    painter.setBrush(colour)
    painter.setPen(
        QPen(colour, radius * 0.10, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolygon(QPolygonF(points))
    painter.setPen(Qt.PenStyle.NoPen)


# --- rack -------------------------------------------------------------------------------------------------------------

RACK_SHADOW = 16
"""Room round the rack for its shadow."""


def paint_rack(painter: QPainter, wood: QRectF, slots: tuple[QRectF, ...], look: Look) -> None:
    """Draw the wood with its groove, and a dashed ghost in every slot: a tile covers it."""
    theme = look.theme
    paint_soft_shadow(painter, wood, 14, blur=14, drop=4, strength=0.5)
    base = theme["rack_wood"]
    shade = QLinearGradient(wood.topLeft(), wood.bottomLeft())
    shade.setColorAt(0, base.lighter(106))
    shade.setColorAt(0.12, base)
    shade.setColorAt(1, base.darker(106))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(wood, 14, 14)
    painter.setBrush(theme["rack_groove"])
    foot = slots[0].bottom() if slots else wood.bottom() - 14
    painter.drawRoundedRect(QRectF(wood.left() + 6, foot, wood.width() - 12, 6), 3, 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(white(0.34), 1.4, Qt.PenStyle.DashLine))
    for slot in slots:
        inset = slot.width() * 0.03 + 0.5
        painter.drawRoundedRect(
            slot.adjusted(inset, inset, -inset, -inset - 1), slot.width() * 0.13, slot.width() * 0.13
        )
