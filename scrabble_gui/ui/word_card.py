"""The dictionary at the table: :class:`WordCard` lies over the score pad, never over the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.word_facts import Entry
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.cloth import height_for, scrolled
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.kit import STRONG, Button, Card, Kind, Text, rule
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_view import WordView

EDGE = 12
"""Room for the shadow at the sides; 8 above and 16 below."""
LEAST = 150
"""Where the pad is lower than this, in pixels, the card may cover all of the column."""


class WordCard(Card):
    """A card with what is told of the words that somebody asked about; goes away with Esc or its button."""

    closed = Signal()
    """The card is put away."""

    def __init__(self, look: Look, column: Column, page: QWidget) -> None:
        super().__init__(look, radius=14, shadow=True, parent=page)
        self._column = column
        self.title = Text(look, size=STRONG, weight=QFont.Weight.Bold)
        self.close_button = Button(look, "", Kind.QUIET, icon="close", height=36)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.close_button.clicked.connect(self.put_away)
        self.views: tuple[WordView, ...] = ()
        """What is shown of each word."""
        self._sheet = QWidget()
        self._words = QVBoxLayout(self._sheet)
        self._scroll = scrolled(self._sheet)
        self._top = QHBoxLayout()
        self._top.addWidget(self.title, 1)
        self._top.addWidget(self.close_button)
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(EDGE + 16, 14, EDGE, 26)
        self._inside.setSpacing(0)
        self._inside.addLayout(self._top)
        self._inside.addWidget(self._scroll, 1)
        for part in (column, column.bag):
            part.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

    def show_entries(self, entries: Sequence[Entry], tile_set: TileSet, list_name: str) -> None:
        """Show these entries, in this order; the focus stays where it is."""
        while (item := self._words.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._words.setContentsMargins(0, 0, 16, 0)
        self._words.setSpacing(10)
        views: list[WordView] = []
        for entry in entries:
            if views:
                self._words.addWidget(rule(self._look))
            view = WordView(self._look)
            view.show_entry(entry, tile_set, list_name)
            self._words.addWidget(view)
            views.append(view)
        self._words.addStretch(1)
        self.views = tuple(views)
        self.title.set_text(self.tr("Meaning"))
        self.setAccessibleName(". ".join(view.accessibleName() for view in views))
        self.show()
        self.place()
        self.raise_()
        self._scroll.verticalScrollBar().setValue(0)

    def put_away(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Lie over the pad, from its foot upwards as high as the words need; under the board where that is upright."""
        if self.isHidden():
            return
        most = self._room()
        inside = most.width() - EDGE - 16 - EDGE
        top = self._top.sizeHint().height()
        wanted = 14 + top + height_for(self._words, inside) + 26
        height = min(wanted, most.height())
        self.setGeometry(most.x(), most.bottom() + 1 - height, most.width(), height)

    def _room(self) -> QRect:
        """Return the most that the card may cover, with its shadow."""
        column = self._column.geometry()
        if self._column.is_upright:
            room = self._column.table_room
            return QRect(0, room.bottom() + 1, column.width(), column.height() - room.bottom() - 1)
        bottom = self._column.bag.y() + 12
        top = self._column.paper.mapTo(self._column, self._column.paper.rect().topLeft()).y() - 8
        top = top if bottom - top >= LEAST else 4
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
