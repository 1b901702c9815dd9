"""Found words as a table: :class:`WordTable` and its model. Only what is seen is worked out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from scrabble_gui.app.looking_up import Word
from scrabble_gui.app.reference import UNKNOWN_BAND
from scrabble_gui.app.word_finder import Found
from scrabble_gui.engine.word_search import Hooks
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.kit import BODY, SMALL
from scrabble_gui.ui.messages import tr
from scrabble_gui.ui.theme import Look

HooksOf = Callable[[Word], Hooks]
"""Answers the hooks of a word, as far as they may be told."""
WIDE = 430
"""From this width on, at text scale 1, there is room for how common a word is."""
HOOKS = 140
"""So many pixels, at text scale 1, the two columns of hooks need."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the table."""

    title: str
    """Its heading."""
    text: Callable[[Found, Hooks], str]
    """What it shows of a word."""
    right: bool = False
    """Whether it stands at the right edge."""


def columns() -> tuple[_Column, ...]:
    """Return the columns, from left to right."""
    return (
        _Column(tr("Word"), lambda found, hooks: found.text),
        _Column(tr("Points"), lambda found, hooks: str(found.points), right=True),
        _Column(tr("In front"), lambda found, hooks: " ".join(hooks.front)),
        _Column(tr("Behind"), lambda found, hooks: " ".join(hooks.back)),
        _Column(tr("Common"), lambda found, hooks: word_messages.commonness(found.band)),
    )


WORD, POINTS, FRONT, BACK, COMMON = range(5)
"""The columns by number."""


class WordModel(QAbstractTableModel):
    """The table behind the view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns()
        self._found: tuple[Found, ...] = ()
        self._hooks_of: HooksOf | None = None
        self._known: dict[Word, Hooks] = {}

    def show_words(self, found: Sequence[Found], hooks_of: HooksOf | None = None) -> None:
        """Show these words; without ``hooks_of`` none of their hooks."""
        self.beginResetModel()
        self._found, self._hooks_of, self._known = tuple(found), hooks_of, {}
        self.endResetModel()

    @property
    def found(self) -> tuple[Found, ...]:
        """The words, from top to bottom."""
        return self._found

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Return how many words there are."""
        return 0 if parent is not None and parent.isValid() else len(self._found)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows, and on which side it stands."""
        if not index.isValid():
            return None
        column, found = self._columns[index.column()], self._found[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            text = column.text(found, self._hooks(found.word))
            return text if role == Qt.ItemDataRole.DisplayRole else f"{column.title}: {text}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if self._columns[section].right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return self._columns[section].title if role == Qt.ItemDataRole.DisplayRole else None

    def _hooks(self, word: Word) -> Hooks:
        """Return the hooks of a word; they are worked out once it is seen."""
        if word not in self._known:
            self._known[word] = self._hooks_of(word) if self._hooks_of else Hooks((), ())
        return self._known[word]


class WordTable(QTableView):
    """The words as people see them."""

    chosen = Signal(str)
    """A word was double-clicked, or chosen with Enter."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.words = WordModel(self)
        self.setModel(self.words)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(self.tr("Words that were found"))
        self.verticalHeader().hide()
        across = self.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across.setHighlightSections(False)
        across.setSectionsClickable(False)
        self.doubleClicked.connect(self._choose)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def show_words(self, found: Sequence[Found], hooks_of: HooksOf | None) -> None:
        """Show these words, from the first on."""
        self.words.show_words(found, hooks_of)
        self.scrollToTop()
        if found:
            self.setCurrentIndex(self.words.index(0, WORD))
        self._lay_out()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.words.found[index.row()].text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look a word up with Enter; Esc is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every column its share."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give every column its share of the width: the word what it needs, the hooks what is left."""
        scale, room = self._look.text_scale, self.viewport().width()
        wide = room >= WIDE * scale and any(found.band < UNKNOWN_BAND for found in self.words.found)
        self.setColumnHidden(COMMON, not wide)
        letters = max([6, *(len(found.word) for found in self.words.found)])
        shares = {WORD: min(room // 3, round((letters * 12 + 20) * scale)), POINTS: round(64 * scale)}
        shares[COMMON] = round(136 * scale) if wide else 0
        rest = max(2, room - sum(shares.values()))
        hooks = rest >= HOOKS * scale
        for column in (FRONT, BACK):
            self.setColumnHidden(column, not hooks)
        shares |= {FRONT: rest // 2, BACK: rest - rest // 2} if hooks else {WORD: shares[WORD] + rest - 10}
        for column, width in shares.items():
            self.setColumnWidth(column, width)

    def _on_look_changed(self) -> None:
        """Take the colours and the type."""
        theme, scale = self._look.theme, self._look.text_scale
        text, muted, accent = (theme[role].name() for role in ("text", "muted", "accent"))
        ink, line, focus = (theme[role].name() for role in ("on_accent", "line", "focus"))
        self.setStyleSheet(
            f"QTableView {{ background: transparent; color: {text}; border: 2px solid transparent; outline: none;"
            f" font-size: {round(BODY * scale)}px; selection-background-color: {accent}; selection-color: {ink}; }}"
            f"QTableView:focus {{ border: 2px solid {focus}; border-radius: 8px; }}"
            "QTableView::item { padding: 0 10px; border: none; }"
            f"QHeaderView, QHeaderView::section {{ background: transparent; color: {muted}; border: none;"
            f" border-bottom: 1px solid {line}; padding: 4px 10px; font-size: {round(SMALL * scale)}px; }}"
        )
        self.verticalHeader().setDefaultSectionSize(round(32 * scale))
        self.horizontalHeader().setFixedHeight(round(30 * scale))
        self.viewport().setAutoFillBackground(False)
        self._lay_out()
