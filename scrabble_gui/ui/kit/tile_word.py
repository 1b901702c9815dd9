"""Words in tiles: :class:`TileWord`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, paint_tile


class TileWord(QWidget):
    """A word in tiles."""

    def __init__(
        self, look: Look, side: int = 56, faces: Sequence[TileFace] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._side = look, side
        self._faces: tuple[TileFace, ...] = ()
        look.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_faces(faces)

    def set_faces(self, faces: Sequence[TileFace]) -> None:
        """Change the word."""
        self._faces = tuple(faces)
        self.setAccessibleName("".join(face.letter for face in faces))
        self.updateGeometry()
        self.update()

    def set_side(self, side: int) -> None:
        """Change the full size of a tile."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the word at its full size."""
        step = self._side + max(2, self._side // 18)
        return QSize(max(1, len(self._faces)) * step, self._side + max(4, self._side // 8))

    def minimumSizeHint(self) -> QSize:
        """Return little width: the tiles shrink."""
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles, smaller where the word is longer than the room."""
        if not self._faces:
            return
        painter = QPainter(self)
        gap = max(2, self._side // 18)
        side = min(float(self._side), self.width() / len(self._faces) - gap)
        top = max(1.0, (self.height() - side - max(4, side / 8)) / 2)
        for at, face in enumerate(self._faces):
            paint_tile(painter, QRectF(at * (side + gap), top, side, side), face, self._look)
