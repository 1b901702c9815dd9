"""The dictionary at the table: :class:`WordCard` lies over the score pad, never over the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.word_facts import Entry
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.kit import rule
from scrabble_gui.ui.pad_card import PadCard
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_view import WordView

LEAST = 150
"""Where the pad is lower than this, in pixels, the card may cover all of the column."""


class WordCard(PadCard):
    """A card with what is told of the words that somebody asked about; goes away with Esc or its button."""

    def __init__(self, look: Look, column: Column, page: QWidget) -> None:
        super().__init__(look, column, page, least=LEAST)
        self.views: tuple[WordView, ...] = ()
        """What is shown of each word."""
        self.words.setSpacing(10)

    def show_entries(self, entries: Sequence[Entry], tile_set: TileSet, list_name: str) -> None:
        """Show these entries, in this order; the focus stays where it is."""
        empty(self.words)
        views: list[WordView] = []
        for entry in entries:
            if views:
                self.words.addWidget(rule(self._look))
            view = WordView(self._look)
            view.show_entry(entry, tile_set, list_name)
            self.words.addWidget(view)
            views.append(view)
        self.words.addStretch(1)
        self.views = tuple(views)
        self.title.set_text(self.tr("Meaning"))
        self.setAccessibleName(". ".join(view.accessibleName() for view in views))
        self.show()
        self.place()
        self.raise_()
        self.rolling.verticalScrollBar().setValue(0)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))
