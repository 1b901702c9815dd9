"""A board as a small picture: :func:`paint_board`, and :class:`BoardThumbnail`, the widget for pages.

Squares and tiles are painted as on the table, sharp at every device pixel ratio; below 20 pixels a square there are no
labels on premium squares, and below 14 no values on tiles.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.core.board import Board
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.board_item import Painted, paint_squares, square_place
from scrabble_gui.ui.geometry import FRAME
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import device_ratio, face_of, paint_tile

VALUES_FROM = 14
"""Pitch from which tiles show their value."""


def paint_board(painter: QPainter, rect: QRectF, board: Board, tile_set: TileSet, look: Look) -> None:
    """Draw a board with its tiles into the middle of a rectangle, as large as whole device pixels allow."""
    ratio = device_ratio(painter)
    room = min(rect.width(), rect.height()) - 2 * FRAME
    pitch = int(room * ratio / board.layout.size) / ratio
    if pitch <= 0:
        return
    side = pitch * board.layout.size
    whole = QRectF(0, 0, side + 2 * FRAME, side + 2 * FRAME)
    whole.moveCenter(rect.center())
    origin = whole.topLeft() + QPointF(FRAME, FRAME)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme["grid"])
    painter.drawRoundedRect(whole, 4, 4)
    paint_squares(painter, origin, pitch, board.layout, look)
    for square, tile in sorted(board.tiles.items()):
        face = face_of(tile, tile_set)
        if pitch < VALUES_FROM:
            face = replace(face, value=None)
        paint_tile(painter, square_place(painter, origin, pitch, square), face, look)
    painter.restore()


class BoardThumbnail(QWidget):
    """A small picture of a board."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._board: Board | None = None
        self._tile_set: TileSet | None = None
        self._painted = Painted(self._paint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("The board"))
        look.changed.connect(self._on_changed)

    def show_board(self, board: Board, tile_set: TileSet) -> None:
        """Show this board."""
        self._board, self._tile_set = board, tile_set
        self._on_changed()

    def _on_changed(self) -> None:
        self._painted.forget()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the design sheet's start page."""
        return QSize(274, 274)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which letters cannot be read."""
        return QSize(154, 154)

    def hasHeightForWidth(self) -> bool:
        """Be square."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Be square."""
        return width

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture from memory."""
        painter = QPainter(self)
        self._painted.draw(painter, QPointF(0, 0), QRectF(self.rect()).size())

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the board."""
        if self._board is not None and self._tile_set is not None:
            paint_board(painter, rect, self._board, self._tile_set, self._look)
