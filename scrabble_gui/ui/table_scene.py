"""Board, rack and tiles as a scene: :class:`TableScene` draws a picture and moves tiles from one to the next.

It decides nothing: what can be picked up, and what a drop means, is the hand's and the session's.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from scrabble_gui.core.square import Square
from scrabble_gui.ui.board_item import RACK_SHADOW, Painted, paint_ground, paint_rack
from scrabble_gui.ui.geometry import Geometry, bubble_rect
from scrabble_gui.ui.motion import HOME, LAND, SHUFFLE, STAGGER, Motion, Step
from scrabble_gui.ui.overlays import BubbleItem, CursorItem, DimItem, OutlineItem, TargetItem, outline_path
from scrabble_gui.ui.table_picture import Place, TablePicture, same_tiles
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, TileItem, TilePixmaps

_RACK, _BOARD_TILE, _OUTLINE, _DIM, _LIT, _TARGET, _LAID, _CURSOR, _BUBBLE, _RAISED, _MOVING, _CARRIED = range(12)
DRAFT_LIFT = 2
"""How far a tile that is laid out stands above its square."""
MOST_LEAVING = 10
"""More tiles than anybody plays at once do not glide away: another game is shown."""
TIP = 0.22
"""How far a tile chosen for an exchange is tipped up, in parts of its side."""


class TableScene(QGraphicsScene):
    """The things on the cloth, in coordinates of the view."""

    def __init__(self, look: Look, geometry: Geometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._look = look
        self._geometry = geometry
        self._picture: TablePicture | None = None
        self._tiles: dict[Place, TileItem] = {}
        self._pixmaps = TilePixmaps(look)
        self._ground = Painted(self._paint_ground)
        self.motion = Motion(look, self)
        self.carried: TileItem | None = None
        """The tile in the hand; it does not follow the picture until it is put down."""
        self._room: tuple[int, int] | None = None
        self._rack = _RackItem(look)
        self._outline, self._dim = OutlineItem(), DimItem()
        self.target = TargetItem(look)
        self._cursor, self.bubble = CursorItem(look), BubbleItem(look)
        for item, z in (
            (self._rack, _RACK),
            (self._outline, _OUTLINE),
            (self._dim, _DIM),
            (self.target, _TARGET),
            (self._cursor, _CURSOR),
            (self.bubble, _BUBBLE),
        ):
            item.setZValue(z)
            item.setVisible(item is self._rack)
            self.addItem(item)

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def picture(self) -> TablePicture | None:
        """What is shown."""
        return self._picture

    @property
    def geometry(self) -> Geometry:
        """Where things lie now, the rack raised or not."""
        exchanging = self._picture is not None and self._picture.exchange is not None
        return self._geometry.raised() if exchanging else self._geometry

    @property
    def tiles(self) -> Mapping[Place, TileItem]:
        """The tiles by where they belong."""
        return self._tiles

    @property
    def ground(self) -> Painted:
        """The picture of cloth and empty board."""
        return self._ground

    def can_move(self, place: Place) -> bool:
        """Whether the tile at a place can be picked up."""
        return self._picture is not None and self._picture.can_move(place)

    def lay_out(self, geometry: Geometry) -> None:
        """Put everything at its place for another size or look; nothing glides."""
        self._geometry = geometry
        self.setSceneRect(0, 0, geometry.width, geometry.height)
        self._ground.forget()
        self._rack.forget()
        self.motion.finish()
        self._settle(animate=False)
        self._update_overlays()
        self.invalidate()

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a picture; tiles that were there before glide to their new places."""
        before = {place: item.face for place, item in self._tiles.items()}
        after = picture.faces()
        new_ground = self._picture is None or picture.board.layout is not self._picture.board.layout
        self._picture = picture
        if new_ground:
            self._ground.forget()
            self.invalidate()
        if self.carried is None:
            self._room = None
        fresh, gone = self._follow(same_tiles(before, after), after)
        self._settle(animate=not new_ground, fresh=fresh, gone=gone)
        self._update_overlays()

    def _follow(
        self, followed: Mapping[Place, Place], after: Mapping[Place, TileFace]
    ) -> tuple[set[Place], dict[Place, TileItem]]:
        """Keep the items of the tiles that are still there and make the new ones.

        Returns the places of the new ones, and by their places the items of the tiles that are not there any more.
        """
        old, self._tiles = self._tiles, {}
        fresh: set[Place] = set()
        for place, face in after.items():
            if place in followed:
                item = old.pop(followed[place])
                item.set_face(face)
            else:
                item = TileItem(self._pixmaps, face, self.home_of(place).width())
                self.addItem(item)
                fresh.add(place)
            self._tiles[place] = item
        for item in old.values():
            self.motion.drop(item)
            if item is self.carried:
                self.carried = None
        return fresh, old

    # --- places -------------------------------------------------------------------------------------------------------

    def home_of(self, place: Place) -> QRectF:
        """Return where the tile of a place lies in the present picture."""
        picture = self._picture
        if isinstance(place, Square):
            rect = self._geometry.square_rect(place)
            is_draft = picture is not None and picture.board.at(place) is None
            return rect.translated(0, -DRAFT_LIFT) if is_draft else rect
        rect = self.geometry.slot_rect(shifted(place, self._room))
        if picture is not None and picture.exchange is not None and place in picture.exchange:
            return rect.translated(0, -rect.height() * TIP)
        return rect

    def make_room(self, room: tuple[int, int] | None) -> None:
        """Let the tiles of the rack make room for the one of a slot in a gap, ``(slot, gap)``; nothing: go back."""
        if room != self._room:
            self._room = room
            self._settle(animate=True)

    def reorder(self, slot: int, gap: int) -> None:
        """Let the tile of a slot belong into a gap of the rack from now on, until a picture says otherwise."""
        self._room = None
        self._tiles = {
            shifted(place, (slot, gap)) if isinstance(place, int) else place: item
            for place, item in self._tiles.items()
        }
        self._settle(animate=True)

    def _leave(self, gone: Mapping[Place, TileItem], *, animate: bool) -> list[Step]:
        """Take tiles off the table; a play that comes off the board goes towards the rack and fades."""
        played = {place for place in gone if isinstance(place, Square)}
        glides = animate and 0 < len(played) <= MOST_LEAVING
        steps: list[Step] = []
        for place, item in gone.items():
            if not (glides and place in played):
                self.removeItem(item)
                continue
            item.setZValue(_MOVING)
            goal = self.geometry.rack.center() - QPointF(item.side, item.side) / 2
            steps.append(Step(item, goal, HOME, leaves=True))
        return steps

    def _settle(
        self,
        *,
        animate: bool,
        fresh: AbstractSet[Place] = frozenset(),
        gone: Mapping[Place, TileItem] = MappingProxyType({}),
    ) -> None:
        """Bring every tile but the carried one to its home."""
        steps = self._leave(gone, animate=animate)
        corner = self._rack.place(self.geometry)
        if animate and self._rack.pos() != corner:
            steps.append(Step(self._rack, corner, LAND))
        else:
            self._rack.setPos(corner)
        within_rack = 0
        for place, item in self._tiles.items():
            if item is self.carried:
                continue
            home = self.home_of(place)
            before = item.side
            item.set_side(home.width())
            item.setZValue(self._height_of(place))
            if place in fresh or not animate:
                item.setPos(home.topLeft())
                item.setScale(1)
            elif item.pos() != home.topLeft() or before != home.width():
                item.setScale(item.scale() * before / home.width())
                steps.append(self._step(place, item, home.topLeft(), before, within_rack))
                within_rack += isinstance(place, int) and before == home.width()
        self.motion.play(steps)

    def _step(self, place: Place, item: TileItem, goal: QPointF, before: float, number: int) -> Step:
        """Return how a tile goes to its place: onto a square, back to the rack, or along it."""
        if isinstance(place, Square):
            return Step(item, goal, LAND)
        if before != item.side:
            return Step(item, goal, HOME)
        if item.pos().x() == goal.x():
            return Step(item, goal, LAND)
        return Step(item, goal, SHUFFLE, QEasingCurve.Type.InOutQuad, delay=STAGGER * number)

    def _height_of(self, place: Place) -> float:
        """Return how high over the cloth the tile of a place lies."""
        picture = self._picture
        assert picture is not None
        if isinstance(place, int):
            return _RAISED + 0.5 if picture.exchange is not None else _RACK + 0.5
        if picture.board.at(place) is None:
            return _LAID
        return _LIT if place in picture.lit else _BOARD_TILE

    def go_home(self, item: TileItem) -> None:
        """Let a tile glide to where it belongs."""
        for place, there in self._tiles.items():
            if there is item:
                item.setZValue(_MOVING)
                self.glide(item, self.home_of(place), HOME)

    def glide(self, item: TileItem, home: QRectF, milliseconds: int) -> None:
        """Let a tile glide to a place that is not, or not yet, its home in the picture."""
        scale = item.scale() * item.side / home.width()
        item.set_side(home.width())
        item.setScale(scale)
        self.motion.play([Step(item, home.topLeft(), milliseconds)])

    # --- ground and overlays ------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw cloth and board from memory."""
        del rect
        self._ground.draw(painter, QPointF(0, 0), QSizeF(self._geometry.width, self._geometry.height))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cloth and board."""
        del rect
        if self._picture is not None:
            paint_ground(painter, self._geometry, self._picture.board.layout, self._look)

    def _update_overlays(self) -> None:
        """Put outline, shade, cursor, bubble and rack where the picture wants them."""
        picture, geometry = self._picture, self.geometry
        if picture is None:
            return
        self._rack.setZValue(_RACK if picture.exchange is None else _RAISED)
        self._update_outline(picture, geometry)
        self._cursor.setVisible(picture.cursor is not None)
        if picture.cursor is not None:
            self._cursor.show_at(geometry.square_rect(picture.cursor), picture.cursor_across)
        self._update_bubble(picture, geometry)

    def _update_outline(self, picture: TablePicture, geometry: Geometry) -> None:
        """Outline the last word, or the challenged one while everything else is dimmed."""
        theme = self._look.theme
        squares = picture.lit or picture.last_play
        self._outline.setVisible(bool(squares))
        self._outline.setZValue(_LIT + 0.5 if picture.lit else _OUTLINE)
        if squares:
            role = ("danger" if picture.lit_bad else "good") if picture.lit else "last"
            self._outline.show_line(outline_path(geometry, squares), theme[role])
        self._dim.setVisible(bool(picture.lit) or picture.exchange is not None)
        if self._dim.isVisible():
            holes = [geometry.square_rect(square) for square in picture.lit]
            self._dim.show_shade(QRectF(0, 0, geometry.width, geometry.height), holes, 0.42 if picture.lit else 0.36)

    def _update_bubble(self, picture: TablePicture, geometry: Geometry) -> None:
        """Put the bubble on the first tile laid out."""
        squares = picture.laid_squares
        self.bubble.setVisible(bool(picture.bubble and squares))
        if self.bubble.isVisible():
            cloth = QRectF(0, 0, geometry.width, geometry.height).adjusted(4, 4, -4, -4)
            first, *others = (self.home_of(square) for square in squares)
            width = self.bubble.width_of(picture.bubble)
            self.bubble.show_text(picture.bubble, bubble_rect(cloth, first, others, width))

    def lift_to(self, item: TileItem) -> None:
        """Bring a tile above everything else."""
        item.setZValue(_CARRIED)


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


class _RackItem(QGraphicsItem):
    """The wood under the tiles."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._wood = QRectF(0, 0, 1, 1)
        self._slots: tuple[QRectF, ...] = ()
        self._painted = Painted(self._paint_rack)

    def place(self, geometry: Geometry) -> QPointF:
        """Take the size the geometry says, and return where to lie."""
        corner = geometry.rack.topLeft()
        wood = geometry.rack.translated(-corner)
        slots = tuple(geometry.slot_rect(slot).translated(-corner) for slot in range(geometry.rack_size))
        if (wood, slots) != (self._wood, self._slots):
            self.prepareGeometryChange()
            self._wood, self._slots = wood, slots
            self.forget()
        return corner

    def forget(self) -> None:
        """Paint anew next time."""
        self._painted.forget()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return wood and shadow."""
        return self._wood.adjusted(-RACK_SHADOW, -RACK_SHADOW, RACK_SHADOW, RACK_SHADOW + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it from memory."""
        del option, widget
        self._painted.draw(painter, self.boundingRect().topLeft(), self.boundingRect().size())

    def _paint_rack(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        del rect
        painter.translate(-self.boundingRect().topLeft())
        paint_rack(painter, self._wood, self._slots, self._look)
