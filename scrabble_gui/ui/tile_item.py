"""How a tile looks: :func:`paint_tile` draws one, :class:`TileFace` says what is on it and in which state it is.

:class:`TileItem` is a tile on the table; the tiles of a table share their pictures, :class:`TilePixmaps`.
Proportions are those of the design sheet, in parts of the tile's side: corner 13 %, letter 62 %, value 23 %, ring of a
named blank 74 %. Everything is drawn in vectors into the painter's own resolution.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scrabble_gui.core.tiles import Tile, TileSet
from scrabble_gui.ui.theme import Look, black, white


@dataclass(frozen=True, slots=True)
class TileFace:
    """What a tile shows."""

    letter: str
    """The letter; empty for a nameless blank or a tile that lies face down."""
    value: int | None
    """Its points; nothing for a blank."""
    blank: bool = False
    """Whether it is a blank: a named one wears a ring."""
    draft: bool = False
    """Whether it is laid out and not yet played."""
    face_down: bool = False
    """Whether only the back shows."""


FACE_DOWN = TileFace("", None, face_down=True)
"""A tile that nobody may read."""


def face_of(tile: Tile, tile_set: TileSet, *, draft: bool = False) -> TileFace:
    """Return what a tile shows when it lies face up."""
    value = None if tile.blank else tile_set.value(tile)
    return TileFace(tile.letter, value, tile.blank, draft=draft)


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, look: Look, *, carried: bool = False) -> None:
    """Draw a tile into a square; its shadow falls a little below, and deeper while the tile is carried."""
    theme = look.theme
    side = rect.width()
    radius = side * 0.13
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    depth = max(1.0, side * 0.055)
    if carried:
        _paint_deep_shadow(painter, rect, radius)
    else:
        painter.setBrush(black(0.30 if face.draft else 0.22))
        painter.drawRoundedRect(rect.translated(0, depth * (1.5 if face.draft else 0.8)), radius, radius)
    base = theme["draft"] if face.draft else theme["tile"]
    painter.setBrush(theme["tile_edge"])
    painter.drawRoundedRect(rect, radius, radius)
    top = QRectF(rect.x(), rect.y(), side, side - depth)
    shade = QLinearGradient(top.topLeft(), top.bottomLeft())
    shade.setColorAt(0, base.lighter(103))
    shade.setColorAt(1, base)
    painter.setBrush(shade)
    painter.drawRoundedRect(top, radius, radius)
    if face.draft:
        _outline(painter, rect, look, side)
    if not face.face_down:
        _paint_face(painter, top, face, look)
    painter.restore()


def _paint_deep_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the soft shadow of a tile in the air."""
    side = rect.width()
    for step in range(6):
        spread = side * (0.10 - 0.03 * step)
        painter.setBrush(black(0.07))
        around = rect.adjusted(-spread, -spread, spread, spread).translated(0, side * 0.14)
        painter.drawRoundedRect(around, radius + max(0.0, spread), radius + max(0.0, spread))


def _outline(painter: QPainter, rect: QRectF, look: Look, side: float) -> None:
    """Draw the outline of a tile that is not played yet: 6 % of its side."""
    width = max(1.5, side * 0.06)
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.theme["draft_edge"], width))
    painter.drawRoundedRect(inner, side * 0.11, side * 0.11)


def _paint_face(painter: QPainter, top: QRectF, face: TileFace, look: Look) -> None:
    """Draw letter, value, and the ring of a blank."""
    theme = look.theme
    side = top.width()
    if face.blank and face.letter:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme["blank"], max(1.2, side * 0.035)))
        painter.drawEllipse(top.center(), side * 0.37, side * 0.37)
    if face.letter:
        painter.setPen(theme["blank"] if face.blank else theme["letter"])
        shift = QPointF() if face.value is None else QPointF(-0.05 if face.value < 10 else -0.10, -0.03) * side
        font = look.font(side * _letter_size(face), QFont.Weight.Bold, scaled=False)
        _centred(painter, top.center() + shift, face.letter, font)
    if face.value is not None:
        font = look.font(ceil(side * (0.23 if face.value < 10 else 0.21)), QFont.Weight.DemiBold, scaled=False)
        painter.setFont(font)
        painter.setPen(theme["value"])
        corner = top.adjusted(0, 0, -side * 0.085, -side * 0.06)
        painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(face.value))


def _letter_size(face: TileFace) -> float:
    """Return the size of the letter in parts of the side; one of two characters must fit beside value or into ring."""
    if face.blank:
        return 0.34 if len(face.letter) > 1 else 0.50
    return 0.44 if len(face.letter) > 1 else 0.62


def _centred(painter: QPainter, centre: QPointF, text: str, font: QFont) -> None:
    """Draw text with its ink centred on a point: a letter has no descender to make room for."""
    path = QPainterPath()
    path.addText(0, 0, font, text)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    ink, height = path.boundingRect(), capital.boundingRect()
    path.translate(centre.x() - ink.center().x(), centre.y() - height.center().y())
    painter.fillPath(path, painter.pen().color())


def paint_glow(painter: QPainter, rect: QRectF) -> None:
    """Draw the light of a hovered tile."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(white(0.04))
    painter.drawRoundedRect(rect, rect.width() * 0.13, rect.width() * 0.13)
    painter.restore()


# --- tiles on the table -----------------------------------------------------------------------------------------------

_ROOM = 0.3
"""Room round a tile for its shadow, in parts of its side."""
_MOST_PIXMAPS = 400


def device_ratio(painter: QPainter) -> float:
    """Return the device pixels per logical pixel of what is painted on, without the painter's own scaling."""
    device, world = painter.deviceTransform(), painter.worldTransform()
    scale = hypot(world.m11(), world.m12())
    return hypot(device.m11(), device.m12()) / scale if scale else 1.0


def nearest_pixel(length: float) -> int:
    """Return the nearest whole number; halves go up, so that equal gaps stay equal."""
    return floor(length + 0.5)


class TilePixmaps:
    """Pictures of tiles by face, size in device pixels, device pixel ratio, and whether the tile is carried."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._pixmaps: dict[tuple[TileFace, int, float, bool], QPixmap] = {}
        look.changed.connect(self._pixmaps.clear)

    def get(self, face: TileFace, pixels: int, ratio: float, carried: bool) -> QPixmap:
        """Return the picture of a tile with a side of ``pixels``, with ``room(pixels)`` round it for the shadow."""
        key = (face, pixels, ratio, carried)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            if len(self._pixmaps) >= _MOST_PIXMAPS:
                self._pixmaps.clear()
            pixmap = self._pixmaps[key] = self._painted(face, pixels, ratio, carried)
        return pixmap

    @staticmethod
    def room(pixels: int) -> int:
        """Return the room round a tile for its shadow, in device pixels."""
        return ceil(pixels * _ROOM)

    def _painted(self, face: TileFace, pixels: int, ratio: float, carried: bool) -> QPixmap:
        """Paint a tile into a picture of its own."""
        room = self.room(pixels)
        pixmap = QPixmap(pixels + 2 * room, pixels + 2 * room)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        rect = QRectF(room / ratio, room / ratio, pixels / ratio, pixels / ratio)
        paint_tile(painter, rect, face, self._look, carried=carried)
        painter.end()
        return pixmap


class TileItem(QGraphicsItem):
    """A tile on the table; its position is its upper left corner, shadow not counted."""

    def __init__(self, pixmaps: TilePixmaps, face: TileFace, side: float) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._face = face
        self._side = side
        self._carried = False
        self._glows = False

    @property
    def face(self) -> TileFace:
        """What it shows."""
        return self._face

    @property
    def side(self) -> float:
        """Its side, without the scale of a movement."""
        return self._side

    def set_face(self, face: TileFace) -> None:
        """Show something else."""
        if face != self._face:
            self._face = face
            self.update()

    def set_side(self, side: float) -> None:
        """Make it larger or smaller."""
        if side != self._side:
            self.prepareGeometryChange()
            self._side = side

    def set_carried(self, carried: bool) -> None:
        """Give it the deep shadow of a tile in the air, or take it away."""
        self._carried = carried
        self.update()

    def set_glowing(self, glows: bool) -> None:
        """Give it the light of a tile under the mouse, or take it away."""
        if glows != self._glows:
            self._glows = glows
            self.update()

    def boundingRect(self) -> QRectF:
        """Return tile and shadow."""
        room = self._side * _ROOM + 2
        return QRectF(-room, -room, self._side + 2 * room, self._side + 2 * room)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture of the tile, on whole device pixels while it keeps its size."""
        del option, widget
        ratio = device_ratio(painter)
        place = painter.deviceTransform().mapRect(QRectF(0, 0, self._side, self._side))
        if self.scale() == 1:
            left, top = nearest_pixel(place.left()), nearest_pixel(place.top())
            pixels = max(1, min(nearest_pixel(place.right()) - left, nearest_pixel(place.bottom()) - top))
            offset = QPointF((left - place.left()) / ratio, (top - place.top()) / ratio)
        else:
            pixels, offset = max(1, round(self._side * ratio)), QPointF()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self._pixmaps.room(pixels) / ratio
        pixmap = self._pixmaps.get(self._face, pixels, ratio, self._carried)
        painter.drawPixmap(offset - QPointF(room, room), pixmap)
        if self._glows:
            paint_glow(painter, QRectF(offset.x(), offset.y(), pixels / ratio, pixels / ratio))
