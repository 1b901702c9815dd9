"""A card over the score pad, never over the board: :class:`PadCard`, which others fill."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.cloth import Sheet, height_for, scrolled
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.kit import STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.theme import Look

EDGE = 12
"""Room for the shadow at the sides; 8 above and 16 below."""
TOP, BOTTOM = 14, 26
"""Margins above and below the content, with the shadow."""


class PadCard(Card):
    """A heading, a button to close, and ``self.words``, a layout that scrolls; goes away with Esc or the button."""

    closed = Signal()
    """The card is put away."""

    def __init__(self, look: Look, column: Column, page: QWidget, *, least: int = 0, bottom: int = BOTTOM) -> None:
        """Make a card over the pad of this column.

        Where the pad is lower than ``least`` pixels, or than the words need where it is 0, the card may cover all of
        the column. ``bottom`` is the room that it asks for below the words.
        """
        super().__init__(look, radius=14, shadow=True, parent=page)
        self._column, self._page = column, page
        self._least, self._bottom = least, bottom
        self.title = Text(look, size=STRONG, weight=QFont.Weight.Bold)
        self.close_button = Button(look, "", Kind.QUIET, icon="close", height=36)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.close_button.clicked.connect(self.put_away)
        sheet = Sheet()
        self.words = QVBoxLayout(sheet)
        self.words.setContentsMargins(0, 0, 16, 0)
        self.rolling = scrolled(sheet)
        self.top = QHBoxLayout()
        self.top.addWidget(self.title, 1)
        self.top.addWidget(self.close_button)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(EDGE + 16, TOP, EDGE, BOTTOM)
        self.inside.setSpacing(0)
        self.inside.addLayout(self.top)
        self.inside.addWidget(self.rolling, 1)
        for part in (column, column.bag):
            part.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

    def put_away(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Lie over the pad, from its foot upwards as high as the words need; under the board where that is upright."""
        if self.isHidden():
            return
        inside = self._column.width() - 2 * EDGE - 16
        wanted = TOP + self.top.sizeHint().height() + height_for(self.words, inside) + self._bottom
        most = self._room(self._least or wanted)
        height = min(wanted, most.height())
        self.setGeometry(most.x(), most.bottom() + 1 - height, most.width(), height)

    def _room(self, least: int) -> QRect:
        """Return the most that the card may cover, with its shadow; more than the pad where that is too low."""
        column = self._column.geometry()
        if self._column.is_upright:
            room = self._column.table_room
            return QRect(0, room.bottom() + 1, column.width(), self._page.height() - room.bottom() - 1)
        bottom = self._column.bag.y() + 12
        top = self._column.paper.mapTo(self._column, self._column.paper.rect().topLeft()).y() - 8
        top = top if bottom - top >= least else 4
        return QRect(column.x(), column.y() + top, column.width(), bottom - top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the column."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Esc; other keys are the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)
