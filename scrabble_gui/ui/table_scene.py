"""Board, rack and tiles as a scene: :class:`TableScene` draws a picture and moves tiles from one to the next.

It decides nothing: what can be picked up, and what a drop means, is the hand's and the session's.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from scrabble_gui.core.square import Square
from scrabble_gui.ui.board_item import Painted, paint_ground
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.motion import HOME, LAND, SHUFFLE, STAGGER, Motion, Step
from scrabble_gui.ui.rack_item import RackItem
from scrabble_gui.ui.table_overlays import Height, Overlays
from scrabble_gui.ui.table_picture import Place, TablePicture, same_tiles, shifted
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, TileItem, TilePixmaps

DRAFT_LIFT = 2
"""How far a tile that is laid out stands above its square."""
MOST_LEAVING = 10
"""More tiles than anybody plays at once do not glide away: another game is shown."""
TIP = 0.22
"""How far a tile chosen for an exchange is tipped up, in parts of its side."""
CHOSEN_TIP, CHOSEN_LIFT = 0.12, 4
"""How far a tile in the fingers is lifted: on the rack in parts of its side, on the board in pixels."""


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
        self.ground = Painted(self._paint_ground)
        """The picture of cloth and empty board."""
        self.motion = Motion(look, self)
        """What moves the tiles."""
        self.carried: set[TileItem] = set()
        """The tiles in the hand; they do not follow the picture until they are put down."""
        self._room: tuple[int, int] | None = None
        self._rack = RackItem(look)
        self.addItem(self._rack)
        self.overlays = Overlays(self, look)
        """What lies over the squares and tiles."""

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

    def can_move(self, place: Place) -> bool:
        """Whether the tile at a place can be picked up."""
        return self._picture is not None and self._picture.can_move(place)

    def lay_out(self, geometry: Geometry) -> None:
        """Put everything at its place for another size or look; nothing glides."""
        self._geometry = geometry
        self.setSceneRect(0, 0, geometry.width, geometry.height)
        self.ground.forget()
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
            self.ground.forget()
            self.invalidate()
        if not self.carried:
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
            self.carried.discard(item)
        return fresh, old

    # --- places -------------------------------------------------------------------------------------------------------

    def home_of(self, place: Place) -> QRectF:
        """Return where the tile of a place lies in the present picture."""
        picture = self._picture
        if isinstance(place, Square):
            rect = self._geometry.square_rect(place)
            is_draft = picture is not None and picture.board.at(place) is None
            lift = CHOSEN_LIFT if is_draft and picture is not None and picture.chosen == place else 0
            return rect.translated(0, -DRAFT_LIFT - lift) if is_draft else rect
        rect = self.geometry.slot_rect(shifted(place, self._room))
        if picture is not None and picture.exchange is not None and place in picture.exchange:
            return rect.translated(0, -rect.height() * TIP)
        if picture is not None and picture.chosen == place:
            return rect.translated(0, -rect.height() * CHOSEN_TIP)
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
            item.setZValue(Height.MOVING)
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
            if item in self.carried:
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
            return Height.RAISED_TILE if picture.exchange is not None else Height.RACK_TILE
        if picture.board.at(place) is None:
            return Height.LAID
        return Height.LIT if place in picture.lit else Height.BOARD_TILE

    def settle(self) -> None:
        """Let every tile that is not carried glide to where it belongs."""
        self._settle(animate=True)

    def go_home(self, item: TileItem) -> None:
        """Let a tile glide to where it belongs."""
        for place, there in self._tiles.items():
            if there is item:
                item.setZValue(Height.MOVING)
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
        self.ground.draw(painter, QPointF(0, 0), QSizeF(self._geometry.width, self._geometry.height))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cloth and board."""
        del rect
        if self._picture is not None:
            paint_ground(painter, self._geometry, self._picture.board.layout, self._look)

    def _update_overlays(self) -> None:
        """Put what lies over the tiles where the picture wants it, and the rack over the shade in an exchange."""
        if self._picture is not None:
            self._rack.setZValue(Height.RACK if self._picture.exchange is None else Height.RAISED)
            drafts = [self.home_of(square) for square in self._picture.laid_squares]
            chosen = None if self._picture.chosen is None else self.home_of(self._picture.chosen)
            self.overlays.show_picture(self._picture, self.geometry, drafts, chosen)
