"""What the mouse does with the tiles of the table: :class:`Hand` turns press, move and release into wishes.

A tile that is pressed and moved a little is picked up and follows the mouse. Let go over a free square, or over the
rack, it stays there and the wish is told; anywhere else it glides home. Whoever hears the wish answers with a new
picture: what the picture does not confirm glides home then. A laid tile may take all the others laid out along.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, Signal

from scrabble_gui.core.square import Square
from scrabble_gui.ui.motion import LAND, LIFT, Step
from scrabble_gui.ui.table_homes import DRAFT_LIFT
from scrabble_gui.ui.table_overlays import Height
from scrabble_gui.ui.table_picture import Place
from scrabble_gui.ui.table_scene import TableScene
from scrabble_gui.ui.tile_item import TileItem

CARRIED_SCALE = 1.12
"""How much larger than its square a carried tile is."""


class DropRefused(Enum):
    """Why a tile that was let go does not stay."""

    SQUARE_TAKEN = "SquareTaken"
    """A tile lies there already."""
    OFF_BOARD = "OffBoard"
    """It was let go neither over the board nor over the rack."""


class Hand(QObject):
    """Picks tiles up and puts them down."""

    tile_placed = Signal(int, Square)
    """From a slot of the rack to a free square."""
    tile_moved = Signal(Square, Square)
    """From the square where it was laid out to a free square."""
    tile_lifted = Signal(Square, int)
    """From the square where it was laid out to a slot of the rack."""
    rack_reordered = Signal(int, int)
    """From a slot into a gap of the rack."""
    draft_moved = Signal(int, int)
    """All tiles laid out: so many squares down and to the right."""
    draft_recalled = Signal()
    """All tiles laid out: from the board to the rack."""
    drop_refused = Signal(str)
    """The name of a :class:`DropRefused`."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pressed: tuple[Place, QPointF] | None = None
        self._together = False
        self._company: dict[Square, TileItem] = {}
        self._from: Place | None = None
        self._item: TileItem | None = None
        self._grip = QPointF()
        self._glowing: TileItem | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether a tile is in the hand."""
        return self._item is not None

    @property
    def place(self) -> Place | None:
        """Where the carried tile comes from."""
        return self._from

    @property
    def pressed_place(self) -> Place | None:
        """Where the mouse was pressed; nothing once it is released."""
        return self._pressed[0] if self._pressed is not None else None

    def check(self) -> None:
        """Let the tile go when a new picture has taken it away, or does not allow to move it."""
        item, place = self._item, self._from
        if item is None or place is None:
            return
        if self._scene.tiles.get(place) is not item or not self._scene.can_move(place):
            self.let_go()

    def point_at(self, place: Place | None) -> Qt.CursorShape:
        """Light the tile under the mouse where it does something, and return the shape of the mouse."""
        picture = self._scene.picture
        choosing = picture is not None and picture.exchange is not None and isinstance(place, int)
        lively = place is not None and not self.is_carrying and (choosing or self._scene.can_move(place))
        item = self._scene.tiles.get(place) if lively and place is not None else None
        if item is not self._glowing:
            if self._glowing is not None:
                self._glowing.set_glowing(False)
            if item is not None:
                item.set_glowing(True)
            self._glowing = item
        if self.is_carrying:
            return Qt.CursorShape.ClosedHandCursor
        if item is None:
            return Qt.CursorShape.ArrowCursor
        return Qt.CursorShape.PointingHandCursor if choosing else Qt.CursorShape.OpenHandCursor

    def press(self, place: Place, at: QPointF, *, together: bool = False) -> None:
        """Take hold of the tile at a place; it is picked up once the mouse has moved enough.

        ``together``: a tile laid out takes all others laid out along.
        """
        self._pressed = (place, QPointF(at))
        self._together = together and isinstance(place, Square)

    def move(self, at: QPointF, threshold: float) -> None:
        """Follow the mouse; ``threshold`` is how far it must move to pick a tile up."""
        if self._item is None and self._pressed is not None:
            place, start = self._pressed
            if (at - start).manhattanLength() >= threshold:
                self._pick_up(place, start)
        if self._item is not None:
            self._carry(at)

    def release(self, at: QPointF) -> bool:
        """Put the tile down; return False when none was carried: it was a click."""
        self._pressed = None
        item, place = self._item, self._from
        if item is None or place is None or self._scene.tiles.get(place) is not item:
            self.let_go()
            return item is not None
        self._carry(at)
        self._drop(item, place, at)
        return True

    def let_go(self) -> None:
        """Let the carried tile glide home, as after Escape."""
        item, company = self._item, bool(self._company)
        self._forget()
        if company:
            self._scene.settle()
        elif item is not None:
            self._scene.go_home(item)

    def _forget(self) -> None:
        """Have nothing in the hand any more."""
        item = self._item
        self._pressed = None
        self._from = self._item = None
        self._scene.overlays.target.setVisible(False)
        company, self._company = self._company, {}
        for one in (*company.values(), *([item] if item is not None else [])):
            one.set_carried(False)
            corner = one.mapToScene(QPointF(0, 0))
            one.setTransformOriginPoint(0, 0)
            one.setPos(corner)
            self._scene.carried.discard(one)
        if item is not None:
            self._scene.make_room(None)

    # --- carrying -----------------------------------------------------------------------------------------------------

    def _pick_up(self, place: Place, start: QPointF) -> None:
        """Take the tile off its place."""
        item = self._scene.tiles.get(place)
        if item is None or not self._scene.can_move(place):
            return
        self._scene.motion.finish()
        self._from, self._item = place, item
        if self._together:
            self._company = {
                at: one
                for at, one in self._scene.tiles.items()
                if isinstance(at, Square) and at != place and self._scene.can_move(at)
            }
        self._scene.carried = {item, *self._company.values()}
        grip = (start - item.pos()) / item.side
        self._grip = QPointF(min(1.0, max(0.0, grip.x())), min(1.0, max(0.0, grip.y())))
        for one in self._scene.carried:
            one.set_carried(True)
            one.setZValue(Height.CARRIED)

    def _carry(self, at: QPointF) -> None:
        """Bring the tile under the mouse and mark where it would fall."""
        item = self._item
        assert item is not None
        geometry = self._scene.geometry
        over_rack = geometry.near_rack(at.x(), at.y())
        side = geometry.tile if over_rack else geometry.square_side * CARRIED_SCALE
        corner = at - self._grip * side
        if side != item.side:
            scale = item.side * item.scale() / side
            item.set_side(side)
            item.setTransformOriginPoint(self._grip * side)
            item.setScale(scale)
            self._scene.motion.play([Step(item, None, LIFT, QEasingCurve.Type.OutQuad)])
        item.setPos(corner)
        for square, one in self._company.items():
            assert isinstance(self._from, Square)
            away = QPointF(square.col - self._from.col, square.row - self._from.row)
            one.set_side(geometry.square_side * CARRIED_SCALE)
            one.setPos(at - self._grip * one.side + away * geometry.pitch)
        self._mark(QRectF(corner.x(), corner.y(), side, side), over_rack, at)

    def _mark(self, rect: QRectF, over_rack: bool, at: QPointF) -> None:
        """Mark the free square or slot under the tile; the other tiles of the rack make room for one of theirs."""
        geometry, target, place = self._scene.geometry, self._scene.overlays.target, self._from
        room = (place, geometry.nearest_gap(at.x(), at.y())) if over_rack and isinstance(place, int) else None
        self._scene.make_room(room)
        square = None if over_rack else geometry.square_under(rect)
        if square is not None and self._may_fall_on(square):
            squares = [square, *(self._shifted(one, square) for one in self._company)]
            target.show_at([geometry.square_rect(one) for one in squares], geometry.pitch * 0.1)
        elif over_rack and room is None and not self._company and self._slot_under(at) not in self._scene.tiles:
            target.show_at([geometry.slot_rect(self._slot_under(at))], geometry.tile * 0.13)
        else:
            target.setVisible(False)

    def _slot_under(self, at: QPointF) -> int:
        """Return the slot nearest to a point."""
        geometry = self._scene.geometry
        return min(geometry.rack_size - 1, max(0, geometry.nearest_gap(at.x() - geometry.step / 2, at.y())))

    def _may_fall_on(self, square: Square) -> bool:
        """Whether the carried tile can be laid there."""
        picture = self._scene.picture
        if picture is not None and self._company:
            return picture.fits(*self._distance(square))
        return picture is not None and (square == self._from or picture.is_free(square))

    def _distance(self, square: Square) -> tuple[int, int]:
        """Return how far, in rows and columns, a square is from where the carried tile was laid out."""
        assert isinstance(self._from, Square)
        return square.row - self._from.row, square.col - self._from.col

    def _shifted(self, one: Square, square: Square) -> Square:
        """Return where a tile that goes along comes to lie when the carried one falls on a square."""
        rows, columns = self._distance(square)
        return Square(one.row + rows, one.col + columns)

    # --- dropping -----------------------------------------------------------------------------------------------------

    def _drop(self, item: TileItem, place: Place, at: QPointF) -> None:
        """Find out where the tile was let go, and tell the wish."""
        geometry = self._scene.geometry
        rect = QRectF(item.pos().x(), item.pos().y(), item.side, item.side)
        if geometry.near_rack(at.x(), at.y()):
            self._drop_on_rack(place, at)
            return
        square = geometry.square_under(rect)
        if square is None:
            self.let_go()
            self.drop_refused.emit(DropRefused.OFF_BOARD.value)
        elif square == place:
            self.let_go()
        elif not self._may_fall_on(square):
            self.let_go()
            self.drop_refused.emit(DropRefused.SQUARE_TAKEN.value)
        elif self._company:
            rows, columns = self._distance(square)
            self._forget()
            self.draft_moved.emit(rows, columns)
        else:
            self._forget()
            self._scene.glide(item, geometry.square_rect(square).translated(0, -DRAFT_LIFT), LAND)
            if isinstance(place, Square):
                self.tile_moved.emit(place, square)
            else:
                self.tile_placed.emit(place, square)

    def _drop_on_rack(self, place: Place, at: QPointF) -> None:
        """Put the tile back on the rack, or somewhere else in it."""
        if self._company:
            self._forget()
            self.draft_recalled.emit()
            return
        if isinstance(place, Square):
            self._forget()
            self.tile_lifted.emit(place, self._slot_under(at))
            return
        gap = self._scene.geometry.nearest_gap(at.x(), at.y())
        if gap in (place, place + 1):
            self.let_go()
            return
        self._forget()
        self._scene.reorder(place, gap)
        self.rack_reordered.emit(place, gap)
