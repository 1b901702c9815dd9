"""What the table shows: :class:`TablePicture`, a value; :func:`same_tiles` finds tiles again from one to the next.

:func:`shifted` tells where the tiles of a rack stand while they make room for one of theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scrabble_gui.core.board import Board
from scrabble_gui.core.moves import Placement
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, TileSet
from scrabble_gui.ui.tile_item import FACE_DOWN, TileFace, face_of

Place = Square | int
"""Where a tile lies: on a square, or in a slot of the rack counted from 0 at the left."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Board, rack and tiles laid out, as they are to be seen now."""

    board: Board
    """What has been played."""
    tile_set: TileSet
    """The tiles of the game, for their values."""
    slots: tuple[Tile | None, ...] = ()
    """The rack from left to right; nothing where a slot is empty."""
    laid: tuple[Placement, ...] = ()
    """The tiles laid out and not yet played; a blank may still be without a name."""
    face_down: bool = False
    """Whether the tiles on the rack show their backs; then nobody learns more than their number."""
    last_play: tuple[Square, ...] = ()
    """The squares of the last word, outlined together."""
    bubble: str = ""
    """The points of the tiles laid out, in the bubble; empty: no bubble."""
    rack_size: int = 7
    """Slots of the rack, empty ones included; there are more where ``slots`` has more."""
    exchange: frozenset[int] | None = None
    """While tiles for an exchange are chosen: the slots of those chosen so far."""
    lit: tuple[Square, ...] = ()
    """The squares of a challenged play: lit, while everything else is dimmed."""
    lit_bad: bool = False
    """Whether the outline of the lit squares says that the play is bad."""
    hinted: tuple[Square, ...] = ()
    """The squares that a hint points at, outlined together."""
    movable: bool = False
    """Whether the tiles on the rack and those laid out can be moved."""
    chosen: Place | None = None
    """The tile that was clicked and goes where the next click is: lifted, in a ring."""
    cursor: Square | None = None
    """Where the next typed letter goes."""
    cursor_across: bool = True
    """Whether typed letters run across."""

    @property
    def slot_count(self) -> int:
        """How many slots the rack has."""
        return max(self.rack_size, len(self.slots))

    @property
    def laid_squares(self) -> tuple[Square, ...]:
        """The squares of the tiles laid out, in order."""
        return tuple(sorted(placement.square for placement in self.laid))

    def faces(self) -> dict[Place, TileFace]:
        """Return {place: what the tile there shows}."""
        faces: dict[Place, TileFace] = {
            square: face_of(tile, self.tile_set) for square, tile in self.board.tiles.items()
        }
        for square, tile in self.laid:
            faces[square] = face_of(tile, self.tile_set, draft=True)
        for slot, held in enumerate(self.slots):
            if held is not None:
                faces[slot] = FACE_DOWN if self.face_down else face_of(held, self.tile_set)
        return faces

    def can_move(self, place: Place) -> bool:
        """Whether the tile at a place can be picked up; False where there is none."""
        if not self.movable or self.face_down or self.exchange is not None:
            return False
        if isinstance(place, Square):
            return any(square == place for square, _ in self.laid)
        return 0 <= place < len(self.slots) and self.slots[place] is not None

    def is_free(self, square: Square) -> bool:
        """Whether no tile lies on a square, played or laid out."""
        return self.board.at(square) is None and square not in self.laid_squares

    def fits(self, rows: int, columns: int) -> bool:
        """Whether all tiles laid out can lie so many squares further down and to the right."""
        moved = [Square(at.row + rows, at.col + columns) for at, _ in self.laid]
        return all(self.board.layout.holds(square) and self.board.at(square) is None for square in moved)

    def laid_blank(self, square: Square) -> bool:
        """Whether a blank is laid out on a square."""
        return any(at == square and tile.blank for at, tile in self.laid)


def same_tiles(before: Mapping[Place, TileFace], after: Mapping[Place, TileFace]) -> dict[Place, Place]:
    """Return {place after: place before} of the tiles that can be followed from one picture to the next.

    A tile that lies where the same tile lay has not moved. A tile that shows its back is never taken for another one
    elsewhere: that would tell what it is.
    """
    followed: dict[Place, Place] = {}
    left = dict(before)
    for place, face in after.items():
        if place in left and _piece(left[place]) == _piece(face):
            followed[place] = place
            del left[place]
    for place, face in after.items():
        if place in followed or face.face_down:
            continue
        found = next((at for at, old in left.items() if _piece(old) == _piece(face)), None)
        if found is not None:
            followed[place] = found
            del left[found]
    return followed


def _piece(face: TileFace) -> tuple[str, bool, bool]:
    """Return what makes a tile the same piece: a blank stays one whatever its letter."""
    return ("" if face.blank else face.letter), face.blank, face.face_down


def shifted(slot: int, room: tuple[int, int] | None) -> int:
    """Return where a slot's tile stands when the tile of ``room[0]`` has gone into the gap ``room[1]``.

    >>> [shifted(slot, (0, 3)) for slot in range(5)]
    [2, 0, 1, 3, 4]
    >>> [shifted(slot, (3, 1)) for slot in range(5)]
    [0, 2, 3, 1, 4]
    """
    if room is None:
        return slot
    start, gap = room
    end = gap - 1 if gap > start else gap
    if slot == start:
        return end
    if start < slot <= end:
        return slot - 1
    return slot + 1 if end <= slot < start else slot
