"""The title of the start page, written in tiles: :class:`TitleTiles`."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, paint_tile

TITLE_SIDE = 66
"""A tile of the title, where there is room."""


class TitleTiles(QWidget):
    """Words in tiles, with a gap between two words; the tiles shrink where the room is narrow."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faces: list[TileFace | None] = []
        self._most = TITLE_SIDE
        look.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, tile_set: TileSet) -> None:
        """Write a text; a letter that the set does not have bears no points."""
        values = tile_set.values()
        self._faces = [None if sign == " " else TileFace(sign, values.get(sign)) for sign in text.upper()]
        self.setAccessibleName(text)
        self.update()

    def set_most(self, side: int) -> None:
        """Set the largest side of a tile."""
        self._most = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the room at full size."""
        return QSize(8 * (self._most + 5), self._most + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles."""
        if not self._faces:
            return
        painter = QPainter(self)
        tiles = sum(face is not None for face in self._faces)
        parts = tiles * 1.075 + (len(self._faces) - tiles) * 0.40
        room = self.contentsRect()
        side = min(float(self._most), room.width() / parts)
        left = float(room.left())
        for face in self._faces:
            if face is not None:
                paint_tile(painter, QRectF(left, 0, side, side), face, self._look)
            left += side * (0.40 if face is None else 1.075)
