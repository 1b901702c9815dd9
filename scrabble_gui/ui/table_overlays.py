"""What a picture lays over squares and tiles: :class:`Overlays`; and how high everything lies: :class:`Height`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, auto

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from scrabble_gui.ui.bubble import bubble_rect
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.overlays import BubbleItem, ChosenItem, CursorItem, DimItem, OutlineItem, TargetItem, outline_path
from scrabble_gui.ui.table_picture import TablePicture
from scrabble_gui.ui.theme import Look

_DIM_CHALLENGE, _DIM_EXCHANGE = 0.42, 0.36
_HINT = 4.0
"""Width of the line round what a hint points at, in pixels."""
_EDGE = 4
"""How far the bubble stays off the edge of the cloth."""


class Height(IntEnum):
    """The order in which things lie over each other, lowest first."""

    RACK = auto()
    RACK_TILE = auto()
    BOARD_TILE = auto()
    OUTLINE = auto()
    SHADE = auto()
    LIT = auto()
    LIT_OUTLINE = auto()
    TARGET = auto()
    LAID = auto()
    CURSOR = auto()
    BUBBLE = auto()
    RAISED = auto()
    RAISED_TILE = auto()
    MOVING = auto()
    CARRIED = auto()


class Overlays:
    """Outline, shade, cursor and bubble of a picture, and the mark of the place a carried tile would fall on."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._look = look
        self._outline, self._shade = OutlineItem(), DimItem()
        self._hint, self._hint_ground = OutlineItem(), OutlineItem()
        self._cursor, self._bubble, self._chosen = CursorItem(look), BubbleItem(look), ChosenItem(look)
        self.target = TargetItem(look)
        """The mark for a carried tile; the hand shows it."""
        for item, height in (
            (self._outline, Height.OUTLINE),
            (self._hint_ground, Height.OUTLINE),
            (self._hint, Height.OUTLINE),
            (self._shade, Height.SHADE),
            (self.target, Height.TARGET),
            (self._cursor, Height.CURSOR),
            (self._chosen, Height.CURSOR),
            (self._bubble, Height.BUBBLE),
        ):
            item.setZValue(height)
            item.setVisible(False)
            scene.addItem(item)

    def show_picture(
        self, picture: TablePicture, geometry: Geometry, drafts: Sequence[QRectF], chosen: QRectF | None = None
    ) -> None:
        """Lay over the tiles what the picture wants.

        ``drafts`` are the places of the tiles laid out, in order, ``chosen`` that of the tile in the fingers.
        """
        cloth = QRectF(0, 0, geometry.width, geometry.height)
        self._show_outline(picture, geometry)
        self._show_hint(picture, geometry)
        self._shade.setVisible(bool(picture.lit) or picture.exchange is not None)
        if self._shade.isVisible():
            holes = [geometry.square_rect(square) for square in picture.lit]
            self._shade.show_shade(cloth, holes, _DIM_CHALLENGE if picture.lit else _DIM_EXCHANGE)
        self._cursor.setVisible(picture.cursor is not None)
        if picture.cursor is not None:
            self._cursor.show_at(geometry.square_rect(picture.cursor), picture.cursor_across)
        self._chosen.setVisible(chosen is not None)
        if chosen is not None:
            self._chosen.show_at([chosen], chosen.width() * 0.13)
        self._bubble.setVisible(bool(picture.bubble and drafts))
        if self._bubble.isVisible():
            room = cloth.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            width = self._bubble.width_of(picture.bubble)
            self._bubble.show_text(picture.bubble, bubble_rect(room, drafts[0], drafts[1:], width))

    def _show_hint(self, picture: TablePicture, geometry: Geometry) -> None:
        """Outline what a hint points at: two lines, so that it is seen on every square."""
        path = outline_path(geometry, picture.hinted)
        for item, role, width in ((self._hint_ground, "focus_gap", _HINT + 4), (self._hint, "accent", _HINT)):
            item.setVisible(bool(picture.hinted))
            item.show_line(path, self._look.theme[role], width)

    def _show_outline(self, picture: TablePicture, geometry: Geometry) -> None:
        """Outline the last word, or the challenged play while everything else is dimmed."""
        squares = picture.lit or picture.last_play
        self._outline.setVisible(bool(squares))
        self._outline.setZValue(Height.LIT_OUTLINE if picture.lit else Height.OUTLINE)
        if squares:
            role = ("danger" if picture.lit_bad else "good") if picture.lit else "last"
            self._outline.show_line(outline_path(geometry, squares), self._look.theme[role])
