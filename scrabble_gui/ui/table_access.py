"""The table for screen readers: every square of the board and every slot of the rack is an element with a name.

:func:`install` tells Qt to ask :class:`TableAccess` about a table. What an element is called comes from
:mod:`scrabble_gui.ui.table_words`; where it is, from the table's places. Qt takes nothing for an answer where its
type stubs ask for an interface: hence the ignored overrides.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from scrabble_gui.core.square import Square
from scrabble_gui.ui import table_words
from scrabble_gui.ui.table_picture import Place

if TYPE_CHECKING:
    from scrabble_gui.ui.table import TableView


@cache
def install(kind: type[TableView]) -> None:
    """Let Qt answer screen readers about tables of this kind; once for the program."""

    def make(key: str, watched: QObject) -> QAccessibleInterface | None:
        del key
        if not isinstance(watched, kind):
            return None
        access = TableAccess(watched)
        watched.access = access
        return access

    QAccessible.installFactory(make)


class TableAccess(QAccessibleWidget):
    """A table: its squares row by row, the slots of its rack, then the buttons and whatever else lies on it."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table, QAccessible.Role.Grouping, table.accessibleName())
        self._table = table
        self._elements: dict[Place, PlaceAccess] = {}

    def places(self) -> list[Place]:
        """Return what there are elements for, in the order of reading."""
        picture = self._table.picture
        if picture is None:
            return []
        return [*picture.board.layout.squares(), *range(picture.slot_count)]

    def element(self, place: Place) -> PlaceAccess:
        """Return the element of a square or slot; always the same one."""
        return self._elements.setdefault(place, PlaceAccess(self._table, self, place))

    def childCount(self) -> int:
        """Return the number of squares, slots and widgets."""
        return len(self.places()) + super().childCount()

    def child(self, index: int) -> QAccessibleInterface:
        """Return a square, a slot or a widget by its number."""
        places = self.places()
        if 0 <= index < len(places):
            return self.element(places[index])
        return super().child(index - len(places))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a square, slot or widget; -1 for anything else."""
        places = self.places()
        if isinstance(child, PlaceAccess):
            return places.index(child.place) if child.place in places else -1
        at = super().indexOfChild(child)
        return at if at < 0 else at + len(places)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what lies at a point of the screen."""
        at = self._table.mapFromGlobal(QPoint(x, y))
        covered = self._table.childAt(at)
        if covered is None or covered is self._table.viewport():
            place = self._table.places.place_at(at.x(), at.y())
            if place is not None:
                return self.element(place)
        return super().childAt(x, y)


class PlaceAccess(QAccessibleInterface):
    """A square of the board, or a slot of the rack."""

    def __init__(self, table: TableView, parent: TableAccess, place: Place) -> None:
        super().__init__()
        self._table = table
        self._parent = parent
        self.place = place

    def isValid(self) -> bool:
        """Whether the table still shows such a place."""
        return self.place in self._parent.places()

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: the place is no object of its own."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: there is nothing inside a place."""
        del index
        return None

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1: there is nothing inside a place."""
        del child
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: there is nothing inside a place."""
        del x, y
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name: which square, what it multiplies, what lies there."""
        picture = self._table.picture
        if kind != QAccessible.Text.Name or picture is None:
            return ""
        return table_words.place_told(picture, self.place)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Change nothing: tiles are laid with keys."""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        places = self._table.places
        rect = places.square_rect(self.place) if isinstance(self.place, Square) else places.slot_rect(self.place)
        return QRect(self._table.mapToGlobal(rect.topLeft().toPoint()), rect.size().toSize())

    def role(self) -> QAccessible.Role:
        """Return the role of a field in a table."""
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Return whether the cursor stands here."""
        state = QAccessible.State()
        picture = self._table.picture
        state.focusable = isinstance(self.place, Square)
        state.focused = picture is not None and picture.cursor == self.place and self._table.hasFocus()
        return state
