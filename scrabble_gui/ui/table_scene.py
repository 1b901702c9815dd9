"""Board, rack and tiles as a scene: :class:`TableScene` draws a picture and moves tiles from one to the next.

It decides nothing: where tiles belong is said by :class:`~scrabble_gui.ui.table_homes.Homes`; what can be picked up,
and what a drop means, is the hand's and the session's.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from scrabble_gui.core.square import Square
from scrabble_gui.ui.board_item import Painted, paint_ground
from scrabble_gui.ui.geometry import Geometry
from scrabble_gui.ui.motion import HOME, LAND, SHUFFLE, STAGGER, Motion, Step
from scrabble_gui.ui.rack_item import RackItem
from scrabble_gui.ui.table_homes import Homes
from scrabble_gui.ui.table_overlays import Height, Overlays
from scrabble_gui.ui.table_picture import Place, TablePicture, same_tiles, shifted
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, TileItem, TilePixmaps

MOST_LEAVING = 10
"""More tiles than anybody plays at once do not glide away: another game is shown."""


class TableScene(QGraphicsScene):
    """The things on the cloth, in coordinates of the view."""

    def __init__(self, look: Look, geometry: Geometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._look = look
        self._homes = Homes(geometry)
        self._tiles: dict[Place, TileItem] = {}
        self._pixmaps = TilePixmaps(look)
        self.ground = Painted(self._paint_ground)
        """The picture of cloth and empty board."""
        self.motion = Motion(look, self)
        """What moves the tiles."""
        self.carried: set[TileItem] = set()
        """The tiles in the hand; they do not follow the picture until they are put down."""
        self._rack = RackItem(look)
        self.addItem(self._rack)
        self.overlays = Overlays(self, look)
        """What lies over the squares and tiles."""

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def picture(self) -> TablePicture | None:
        """What is shown."""
        return self._homes.picture

    @property
    def geometry(self) -> Geometry:
        """Where things lie now, the rack raised or not."""
        return self._homes.geometry

    @property
    def tiles(self) -> Mapping[Place, TileItem]:
        """The tiles by where they belong."""
        return self._tiles

    def can_move(self, place: Place) -> bool:
        """Whether the tile at a place can be picked up."""
        return self.picture is not None and self.picture.can_move(place)

    def lay_out(self, geometry: Geometry) -> None:
        """Put everything at its place for another size or look; nothing glides."""
        self._homes = replace(self._homes, lying=geometry)
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
        new_ground = self.picture is None or picture.board.layout is not self.picture.board.layout
        room = self._homes.room if self.carried else None
        self._homes = replace(self._homes, picture=picture, room=room)
        if new_ground:
            self.ground.forget()
            self.invalidate()
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
                item = TileItem(self._pixmaps, face, self._homes.of(place).width())
                self.addItem(item)
                fresh.add(place)
            self._tiles[place] = item
        for item in old.values():
            self.motion.drop(item)
            self.carried.discard(item)
        return fresh, old

    # --- where tiles go -----------------------------------------------------------------------------------------------

    def make_room(self, room: tuple[int, int] | None) -> None:
        """Let the tiles of the rack make room for the one of a slot in a gap, ``(slot, gap)``; nothing: go back."""
        if room != self._homes.room:
            self._homes = replace(self._homes, room=room)
            self._settle(animate=True)

    def reorder(self, slot: int, gap: int) -> None:
        """Let the tile of a slot belong into a gap of the rack from now on, until a picture says otherwise."""
        self._homes = replace(self._homes, room=None)
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
            home = self._homes.of(place)
            before = item.side
            item.set_side(home.width())
            item.setZValue(self._homes.height_of(place))
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

    def settle(self) -> None:
        """Let every tile that is not carried glide to where it belongs."""
        self._settle(animate=True)

    def go_home(self, item: TileItem) -> None:
        """Let a tile glide to where it belongs."""
        for place, there in self._tiles.items():
            if there is item:
                item.setZValue(Height.MOVING)
                self.glide(item, self._homes.of(place), HOME)

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
        self.ground.draw(painter, QPointF(0, 0), QSizeF(self.geometry.width, self.geometry.height))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cloth and board."""
        del rect
        if self.picture is not None:
            paint_ground(painter, self._homes.lying, self.picture.board.layout, self._look)

    def _update_overlays(self) -> None:
        """Put what lies over the tiles where the picture wants it, and the rack over the shade in an exchange."""
        picture = self.picture
        if picture is not None:
            self._rack.setZValue(Height.RACK if picture.exchange is None else Height.RAISED)
            drafts = [self._homes.of(square) for square in picture.laid_squares]
            chosen = None if picture.chosen is None else self._homes.of(picture.chosen)
            self.overlays.show_picture(picture, self.geometry, drafts, chosen)
