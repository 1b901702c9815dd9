"""Where the tiles of a picture belong: :class:`Homes` says place and height of each.

Coordinates are those of the view. Nothing is moved here; :class:`~scrabble_gui.ui.table_scene.TableScene` brings the
tiles home.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from scrabble_gui.core.square import Square
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.table_overlays import Height
from scrabble_gui.ui.table_picture import Place, TablePicture, shifted

DRAFT_LIFT = 2
"""How far a tile that is laid out stands above its square."""
TIP = 0.22
"""How far a tile chosen for an exchange is tipped up, in parts of its side."""
CHOSEN_TIP, CHOSEN_LIFT = 0.12, 4
"""How far a tile in the fingers is lifted: on the rack in parts of its side, on the board in pixels."""


@dataclass(frozen=True, slots=True)
class Homes:
    """Where tiles belong."""

    lying: Geometry
    """Where things lie while the rack is not raised."""
    picture: TablePicture | None = None
    """What is shown."""
    room: tuple[int, int] | None = None
    """The tiles of the rack make room for the one of a slot in a gap, ``(slot, gap)``; nothing: they do not."""

    @property
    def geometry(self) -> Geometry:
        """Where things lie now, the rack raised or not."""
        exchanging = self.picture is not None and self.picture.exchange is not None
        return self.lying.raised() if exchanging else self.lying

    def of(self, place: Place) -> QRectF:
        """Return where the tile of a place lies."""
        return self._on_board(place) if isinstance(place, Square) else self._on_rack(place)

    def _on_board(self, square: Square) -> QRectF:
        """Return where a tile lies on its square: one that is laid out stands a little above it."""
        rect = self.lying.square_rect(square)
        if self.picture is None or self.picture.board.at(square) is not None:
            return rect
        lift = CHOSEN_LIFT if self.picture.chosen == square else 0
        return rect.translated(0, -DRAFT_LIFT - lift)

    def _on_rack(self, slot: int) -> QRectF:
        """Return where a tile lies on the rack: tipped up where it is chosen."""
        rect = self.geometry.slot_rect(shifted(slot, self.room))
        if self.picture is not None and self.picture.exchange is not None and slot in self.picture.exchange:
            return rect.translated(0, -rect.height() * TIP)
        if self.picture is not None and self.picture.chosen == slot:
            return rect.translated(0, -rect.height() * CHOSEN_TIP)
        return rect

    def height_of(self, place: Place) -> float:
        """Return how high over the cloth the tile of a place lies."""
        assert self.picture is not None, "there are no tiles before the first picture"
        if isinstance(place, int):
            return Height.RAISED_TILE if self.picture.exchange is not None else Height.RACK_TILE
        if self.picture.board.at(place) is None:
            return Height.LAID
        return Height.LIT if place in self.picture.lit else Height.BOARD_TILE
