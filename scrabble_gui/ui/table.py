"""The table: :class:`TableView` shows a :class:`~scrabble_gui.ui.table_picture.TablePicture` and reports wishes.

Board and rack lie in one scene; the buttons beside the rack mirror actions. The view owns no game: what is wished
happens when somebody hears the wish and shows another picture, and nobody ever waits for a movement to end.
Coordinates are those of the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from scrabble_gui.core.square import Square
from scrabble_gui.ui import table_words
from scrabble_gui.ui.cloth_button import mirror_of
from scrabble_gui.ui.geometry import Geometry, fit, fit_upright
from scrabble_gui.ui.hand import Hand
from scrabble_gui.ui.kit import RING, Button
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.table_access import TableAccess, install
from scrabble_gui.ui.table_picture import TablePicture
from scrabble_gui.ui.table_scene import TableScene
from scrabble_gui.ui.theme import Look

__all__ = ["TablePicture", "TableView"]


class TableView(QGraphicsView):
    """Board, rack and the buttons beside it."""

    tile_placed = Signal(int, Square)
    """A tile was dragged from a slot of the rack to a free square."""
    tile_moved = Signal(Square, Square)
    """A tile laid out was dragged to another free square."""
    tile_lifted = Signal(Square, int)
    """A tile laid out goes back to the rack: to the slot it was dropped on, taken or not, or -1: wherever there is
    room (right-click, double click)."""
    rack_reordered = Signal(int, int)
    """A tile was dragged from a slot into a gap of the rack. Gap g lies before the tile that is now in slot g; the last
    gap is ``rack_size``. The two gaps beside the tile itself are never told."""
    slot_clicked = Signal(int)
    """A tile on the rack was clicked: marks it while tiles for an exchange are chosen."""
    empty_slot_clicked = Signal(int)
    """A slot of the rack without a tile was clicked."""
    square_clicked = Signal(Square)
    """A square was clicked, whatever lies there."""
    draft_moved = Signal(int, int)
    """All tiles laid out were dragged together: so many squares down and to the right."""
    draft_recalled = Signal()
    """All tiles laid out were dragged together to the rack."""
    entered_by_key = Signal()
    """The focus came by a key: something must show where it is."""
    blank_clicked = Signal(Square)
    """A blank laid out was double-clicked: its letter shall be chosen again."""
    laid_out = Signal()
    """Board and rack are at other places: what lies over them must follow."""
    drop_refused = Signal(str)
    """A tile glides home from where it cannot lie: ``SquareTaken`` or ``OffBoard``."""

    def __init__(
        self,
        look: Look,
        left: Sequence[QAction] = (),
        right: Sequence[QAction] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._numbers = (len(left), len(right))
        self._board_size, self._rack_size = 15, 7
        self._upright = False
        self.access: TableAccess | None = None
        """What answers screen readers; kept here as long as the table is."""
        install(TableView)
        self.table = TableScene(look, self._fitted(), self)
        """The scene with the tiles."""
        self._hand = Hand(self.table, self)
        self._set_up()
        self._actions = (*left, *right)
        self.buttons: tuple[Button, ...] = tuple(mirror_of(action, look, self) for action in self._actions)
        """The buttons beside the rack, from left to right."""
        for name in ("tile_placed", "tile_moved", "tile_lifted", "rack_reordered", "draft_moved", "draft_recalled"):
            getattr(self._hand, name).connect(getattr(self, name))
        self._hand.drop_refused.connect(self.drop_refused)
        look.changed.connect(self._lay_out)

    def _set_up(self) -> None:
        """Make the view a plain window onto the scene: no frame, no scrolling, only what changed is painted."""
        self.setScene(self.table)
        port = clear_port(self)
        port.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        port.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 360)
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(self.tr("The board, and the rack below it"))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_table(self, picture: TablePicture) -> None:
        """Show a picture; tiles glide from where they are. A tile in the hand stays there if it still may be moved."""
        sizes = (picture.board.layout.size, picture.slot_count)
        if sizes != (self._board_size, self._rack_size):
            self._board_size, self._rack_size = sizes
            self._hand.let_go()
            self._lay_out()
        before = self.picture
        self.table.show_picture(picture)
        for button, action in zip(self.buttons, self._actions, strict=True):
            button.setEnabled(action.isEnabled() and not picture.lit)
        if picture.cursor is not None and (before is None or before.cursor != picture.cursor):
            told = table_words.place_told(picture, picture.cursor)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        self._hand.check()
        self._hand.point_at(None)

    @property
    def picture(self) -> TablePicture | None:
        """What is shown."""
        return self.table.picture

    @property
    def places(self) -> Geometry:
        """Where things lie now."""
        return self.table.geometry

    def square_rect(self, square: Square) -> QRectF:
        """Return where a square is in the view, for what pops up beside it."""
        return self.places.square_rect(square)

    def finish_motion(self) -> None:
        """Put everything that moves at its place."""
        self.table.motion.finish()

    # --- layout -------------------------------------------------------------------------------------------------------

    def set_upright(self, upright: bool) -> None:
        """Lie between heads and big button in a narrow window, or beside the column."""
        if upright != self._upright:
            self._upright = upright
            self._lay_out()

    def _fitted(self) -> Geometry:
        """Return the places for the present size."""
        make = fit_upright if self._upright else fit
        return make(max(1, self.width()), max(1, self.height()), self._board_size, self._rack_size, self._numbers)

    def _lay_out(self) -> None:
        """Put everything where it belongs in the present size and look."""
        self._hand.let_go()
        geometry = self._fitted()
        self.table.lay_out(geometry)
        for button, rect in zip(self.buttons, geometry.buttons, strict=True):
            button.setGeometry(rect.toRect().adjusted(-RING, -RING, RING, RING))
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    # --- mouse --------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finish what moves, and take hold of a tile; the right button sends one home, or drops what is carried."""
        self.finish_motion()
        at = event.position()
        place = self.places.place_at(at.x(), at.y())
        if self._hand.is_carrying:
            self._hand.let_go()
        elif event.button() == Qt.MouseButton.LeftButton and place is not None:
            together = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
            self._hand.press(place, at, together=bool(event.modifiers() & together))
        elif event.button() == Qt.MouseButton.RightButton and isinstance(place, Square) and self.table.can_move(place):
            self.tile_lifted.emit(place, -1)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the tile, or light the one under the mouse."""
        at = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._hand.move(at, QApplication.startDragDistance())
        shape = self._hand.point_at(self.places.place_at(at.x(), at.y()))
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the tile down; without one it was a click."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at, pressed = event.position(), self._hand.pressed_place
        if self._hand.release(at) or pressed is None or pressed != self.places.place_at(at.x(), at.y()):
            return
        if isinstance(pressed, Square):
            self.square_clicked.emit(pressed)
        else:
            (self.slot_clicked if pressed in self.table.tiles else self.empty_slot_clicked).emit(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Send a tile that is laid out home; ask again for the letter of a blank."""
        place, picture = self.places.place_at(event.position().x(), event.position().y()), self.picture
        is_left = event.button() == Qt.MouseButton.LeftButton
        if picture is None or not is_left or not isinstance(place, Square) or not picture.can_move(place):
            self.mousePressEvent(event)
        elif picture.laid_blank(place):
            self.blank_clicked.emit(place)
        else:
            self.tile_lifted.emit(place, -1)
        event.accept()

    # --- keys and focus -----------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim Escape while a tile is carried; let it go when the window is left."""
        if event.type() == QEvent.Type.ShortcutOverride and self._hand.is_carrying and _is_escape(event):
            event.accept()
            return True
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self._hand.let_go()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish what moves; Escape lets a carried tile go, every other key is the window's."""
        self.finish_motion()
        if _is_escape(event) and self._hand.is_carrying:
            self._hand.let_go()
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell when the focus came by a key."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.entered_by_key.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the carried tile go home."""
        self._hand.let_go()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the carried tile go home."""
        self._hand.let_go()
        self.finish_motion()
        super().hideEvent(event)


def _is_escape(event: QEvent) -> bool:
    """Whether a key event is about Escape."""
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
