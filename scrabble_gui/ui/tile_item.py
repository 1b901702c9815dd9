"""How a tile looks: :func:`paint_tile` draws one, :class:`TileFace` says what is on it and in which state it is.

Proportions are those of the design sheet, in parts of the tile's side: corner 13 %, letter 62 %, value 23 %, ring of a
named blank 74 %. Everything is drawn in vectors into the painter's own resolution.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen

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
    lit: bool = False
    """Whether it stands out from a dimmed board."""


FACE_DOWN = TileFace("", None, face_down=True)
"""A tile that nobody may read."""


def face_of(tile: Tile, tile_set: TileSet, *, draft: bool = False, lit: bool = False) -> TileFace:
    """Return what a tile shows when it lies face up."""
    value = None if tile.blank else tile_set.value(tile)
    return TileFace(tile.letter, value, tile.blank, draft=draft, lit=lit)


def lifted(face: TileFace) -> TileFace:
    """Return the face of the same tile laid out as a draft."""
    return replace(face, draft=True)


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, look: Look) -> None:
    """Draw a tile into a square; its shadow falls a little below."""
    theme = look.theme
    side = rect.width()
    radius = side * 0.13
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    depth = max(1.0, side * 0.055)
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
        size = 0.50 if face.blank else 0.44 if len(face.letter) > 1 else 0.62
        painter.setPen(theme["blank"] if face.blank else theme["letter"])
        shift = 0.0 if face.value is None else -0.05 if face.value < 10 else -0.10
        _centred(
            painter,
            top.center() + QPointF(side * shift, 0),
            face.letter,
            look.font(side * size, QFont.Weight.Bold, scaled=False),
        )
    if face.value is not None:
        size = 0.23 if face.value < 10 else 0.21
        painter.setFont(look.font(side * size, QFont.Weight.DemiBold, scaled=False))
        painter.setPen(theme["value"])
        corner = top.adjusted(0, 0, -side * 0.07, -side * 0.015)
        painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(face.value))


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
