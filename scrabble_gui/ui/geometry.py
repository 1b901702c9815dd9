"""Where everything lies on the cloth: :func:`fit` makes a :class:`Geometry` for a size; it does no painting.

Lengths are logical pixels from the top left of the cloth. The rules are those of the design sheet: the squares are as
large as the cloth allows, a tile on the rack is one and a half squares, buttons stand beside the rack, or beside the
board, or below the rack where there is no room.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor

from PySide6.QtCore import QPointF, QRectF

from scrabble_gui.core.square import Square

GAP = 1.5
"""Between two squares."""
FRAME = 2
"""Rim of the board round its squares."""
RAISE = 12
"""How far the rack rises while tiles for an exchange are chosen."""

_ICON = 44
_NAMED = 60
_EDGE = 8
_WITH_COORDINATES = 760
_STRIP = 20
_PAD_TOP = 8


@dataclass(frozen=True, slots=True)
class Geometry:
    """The places of one table."""

    width: int
    """Of the cloth."""
    height: int
    """Of the cloth."""
    size: int
    """Rows and columns of the board."""
    rack_size: int
    """Slots of the rack."""
    pitch: int
    """From the left of one square to the left of the next."""
    left: int
    """Left end of column A."""
    top: int
    """Upper end of row 1."""
    coordinates: bool
    """Whether letters and numbers stand beside the board."""
    tile: int
    """Side of a tile on the rack."""
    slot_gap: int
    """Between two tiles on the rack."""
    rack: QRectF
    """The wood of the rack."""
    buttons: tuple[QRectF, ...]
    """Those left of the rack, then those right of it."""

    # --- board --------------------------------------------------------------------------------------------------------

    @property
    def board(self) -> QRectF:
        """All squares together, without the rim."""
        side = self.pitch * self.size
        return QRectF(self.left, self.top, side, side)

    @property
    def square_side(self) -> float:
        """Side of a square, and of the tile that fills it."""
        return self.pitch - GAP

    def square_rect(self, square: Square) -> QRectF:
        """Return the place of a square, also of one beside the board."""
        x = self.left + square.col * self.pitch + GAP / 2
        y = self.top + square.row * self.pitch + GAP / 2
        return QRectF(x, y, self.square_side, self.square_side)

    def square_at(self, x: float, y: float) -> Square | None:
        """Return the square at a point, or nothing beside the board."""
        square = Square(floor((y - self.top) / self.pitch), floor((x - self.left) / self.pitch))
        return square if 0 <= square.row < self.size and 0 <= square.col < self.size else None

    def square_under(self, rect: QRectF) -> Square | None:
        """Return the square that a tile covers most; nothing when it covers less than a third of any in a direction.

        Where it covers several wholly, it is the one nearest to its middle.
        """
        col = self._most_covered(rect.left(), rect.right(), self.left)
        row = self._most_covered(rect.top(), rect.bottom(), self.top)
        return None if row is None or col is None else Square(row, col)

    def _most_covered(self, low: float, high: float, start: int) -> int | None:
        """Return the row or column that a stretch covers most."""

        def covered(at: int) -> float:
            first = start + at * self.pitch
            return min(high, first + self.pitch) - max(low, first)

        def off_middle(at: int) -> float:
            return abs(start + (at + 0.5) * self.pitch - (low + high) / 2)

        best = max(range(self.size), key=lambda at: (round(covered(at), 6), -off_middle(at)))
        return best if covered(best) >= min(self.pitch, high - low) / 3 else None

    def column_label(self, col: int) -> QRectF:
        """Return the place of the letter over a column."""
        return QRectF(self.left + col * self.pitch, self.top - FRAME - _STRIP, self.pitch, _STRIP)

    def row_label(self, row: int) -> QRectF:
        """Return the place of the number left of a row; it stands at the right end of it."""
        return QRectF(self.left - FRAME - 28, self.top + row * self.pitch, 24, self.pitch)

    # --- rack ---------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """From the left of one slot to the left of the next."""
        return self.tile + self.slot_gap

    def slot_rect(self, slot: int) -> QRectF:
        """Return the place of the tile in a slot."""
        inner = self.step * self.rack_size - self.slot_gap
        x = self.rack.left() + (self.rack.width() - inner) / 2 + slot * self.step
        return QRectF(x, self.rack.top() + _PAD_TOP, self.tile, self.tile)

    def slot_at(self, x: float, y: float) -> int | None:
        """Return the slot at a point of the rack; half a gap beside a tile belongs to it."""
        if not self.rack.contains(QPointF(x, y)):
            return None
        return min(self.rack_size - 1, max(0, floor((x - self.slot_rect(0).left() + self.slot_gap / 2) / self.step)))

    def place_at(self, x: float, y: float) -> Square | int | None:
        """Return the square or the slot of the rack at a point."""
        square = self.square_at(x, y)
        return square if square is not None else self.slot_at(x, y)

    def nearest_gap(self, x: float, y: float) -> int:
        """Return the gap nearest to a point: 0 is left of the first slot, ``rack_size`` right of the last."""
        del y  # the rack is one row: only the place along it counts
        return min(self.rack_size, max(0, round((x - self.slot_rect(0).left() + self.slot_gap / 2) / self.step)))

    def near_rack(self, x: float, y: float) -> bool:
        """Whether a tile let go at this point is meant for the rack."""
        return self.rack.adjusted(-16, -8, 16, 24).contains(QPointF(x, y))

    def raised(self) -> Geometry:
        """Return the same table with the rack raised for an exchange."""
        return replace(self, rack=self.rack.translated(0, -RAISE))


def fit(width: int, height: int, size: int = 15, rack_size: int = 7, buttons: tuple[int, int] = (2, 2)) -> Geometry:
    """Return the places on a cloth of this size; ``buttons`` are the numbers left and right of the rack.

    Every size has an answer; below some 360 x 400 things begin to overlap.
    """
    coordinates = width >= 600 and height >= 620
    pitch = _pitch(width, height, size, coordinates)
    tile = _rack_tile(pitch, width, rack_size)
    beside = _beside_rack(width, tile, rack_size, buttons, coordinates)
    beside_board = width - pitch * size >= 2 * (_ICON + 8) and max(buttons) * (_ICON + 8) <= pitch * size
    below = beside is None and not beside_board
    if below:
        pitch = _pitch(width, height - _ICON - 8, size, coordinates)
        tile = _rack_tile(pitch, width, rack_size)
    slot_gap, pad = _spacing(coordinates)
    rack_width = rack_size * (tile + slot_gap) - slot_gap + 2 * pad
    rack_height = _PAD_TOP + tile + (14 if coordinates else 12)
    strip = _STRIP if coordinates else 0
    between = 20 if coordinates else 16
    used = strip + pitch * size + between + rack_height + (_ICON + 8 if below else 0)
    top = max(FRAME + 2, (height - used - 8) // 2) + strip
    rack = QRectF((width - rack_width) // 2, top + pitch * size + between, rack_width, rack_height)
    geometry = Geometry(
        width=width,
        height=height,
        size=size,
        rack_size=rack_size,
        pitch=pitch,
        left=(width - pitch * size) // 2,
        top=top,
        coordinates=coordinates,
        tile=tile,
        slot_gap=slot_gap,
        rack=rack,
        buttons=(),
    )
    if beside is not None:
        return replace(geometry, buttons=_place_beside_rack(rack, beside, buttons))
    if below:
        return replace(geometry, buttons=_place_below(geometry, sum(buttons)))
    return replace(geometry, buttons=_place_beside_board(geometry, buttons))


def fit_upright(
    width: int, height: int, size: int = 15, rack_size: int = 7, buttons: tuple[int, int] = (2, 2)
) -> Geometry:
    """Return the places on a cloth that is all of a narrow window but its edges above and below.

    The board takes the width where the height allows it. Then the buttons stand below the rack, unless the board would
    be larger with them beside it; the tiles on the rack are as large as costs the board nothing, 44 to 64; and the
    buttons have words on them where there is height to spare.
    """
    coordinates = min(width, height) >= _WITH_COORDINATES
    most = max(12, min(64, (width - 48) // rack_size - 6))
    smallest = min(most, 44)
    strip, between, foot = (_STRIP, 20, 14) if coordinates else (0, 16, 12)
    others = 2 * _EDGE + strip + between + _PAD_TOP + foot
    widest = (width - (64 if coordinates else 32)) // size

    def pitch_with(tile: int, row: int) -> int:
        return max(6, min(widest, (height - others - tile - row) // size))

    row, beside = _ICON + 8, _beside_rack(width, smallest, rack_size, buttons, coordinates=False)
    if beside and pitch_with(smallest, 0) > pitch_with(smallest, row):
        row, most = 0, smallest
    pitch = pitch_with(smallest, row)
    tile = max(tile for tile in range(smallest, most + 1) if pitch_with(tile, row) == pitch)
    spare = height - others - tile - row - pitch * size
    named = row > 0 and spare >= _NAMED - _ICON
    slot_gap, pad = _spacing(coordinates)
    rack_width = rack_size * (tile + slot_gap) - slot_gap + 2 * pad
    top = _EDGE + strip + (spare - (_NAMED - _ICON if named else 0)) // 2
    rack = QRectF((width - rack_width) // 2, top + pitch * size + between, rack_width, _PAD_TOP + tile + foot)
    left = (width - pitch * size) // 2
    places = Geometry(width, height, size, rack_size, pitch, left, top, coordinates, tile, slot_gap, rack, ())
    if beside and not row:
        return replace(places, buttons=_place_beside_rack(rack, beside, buttons))
    return replace(places, buttons=_place_below(places, sum(buttons), named=named))


def _pitch(width: int, height: int, size: int, coordinates: bool) -> int:
    """Return the side of a square with its gap."""
    across = (width - (64 if coordinates else 32)) / size
    down = min((height - 88) / (size + 1.5), (height - 88 - _ICON) / size)
    return max(6, floor(min(across, down)))


def _rack_tile(pitch: int, width: int, rack_size: int) -> int:
    """Return the side of a tile on the rack: one and a half squares, from 44 to 88, if the cloth is wide enough."""
    return max(12, floor(min(max(1.5 * pitch, 44), 88, (width - 48) / rack_size - 6)))


def _spacing(coordinates: bool) -> tuple[int, int]:
    """Return the gap between tiles on the rack and the padding at its ends."""
    return (7, 14) if coordinates else (4, 8)


def _beside_rack(
    width: int, tile: int, rack_size: int, buttons: tuple[int, int], coordinates: bool
) -> tuple[int, int, int] | None:
    """Return width, gap and distance from the rack of the buttons beside it; nothing where they have no room."""
    slot_gap, pad = _spacing(coordinates)
    rack = rack_size * (tile + slot_gap) - slot_gap + 2 * pad
    most = max(buttons)
    for button, gap, distance, margin in ((76, 10, 14, 8), (64, 8, 12, 8), (_ICON, 8, 8, 8), (_ICON, 4, 4, 4)):
        if rack + 2 * (distance + most * (button + gap) - gap + margin) <= width and (coordinates or button == _ICON):
            return button, gap, distance
    return None


def _place_beside_rack(rack: QRectF, beside: tuple[int, int, int], buttons: tuple[int, int]) -> tuple[QRectF, ...]:
    """Return the places of buttons left and right of the rack."""
    width, gap, distance = beside
    height = rack.height() if width > _ICON else _ICON
    y = rack.center().y() - height / 2
    left = [rack.left() - distance - width - at * (width + gap) for at in reversed(range(buttons[0]))]
    right = [rack.right() + distance + at * (width + gap) for at in range(buttons[1])]
    return tuple(QRectF(x, y, width, height) for x in (*left, *right))


def _place_beside_board(geometry: Geometry, buttons: tuple[int, int]) -> tuple[QRectF, ...]:
    """Return the places of icons one over the other beside the lower end of the board."""
    board = geometry.board
    half = (board.left() - _ICON) / 2
    return tuple(
        QRectF(x, board.bottom() - _ICON - at * (_ICON + 8), _ICON, _ICON)
        for x, number in ((half, buttons[0]), (board.right() + half, buttons[1]))
        for at in reversed(range(number))
    )


def _place_below(geometry: Geometry, number: int, *, named: bool = False) -> tuple[QRectF, ...]:
    """Return the places of icons in a row below the rack; ``named``: large enough for the words under them."""
    width, height = (min(96, (geometry.width - 32) // number - 12), _NAMED) if named else (_ICON, _ICON)
    start = (geometry.width - number * (width + 12) + 12) // 2
    y = geometry.rack.bottom() + 8
    return tuple(QRectF(start + at * (width + 12), y, width, height) for at in range(number))
