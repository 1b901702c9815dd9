"""A card with the licences of everything the program carries: :class:`LicenceCard`, which *About* leads to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QStackedLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from scrabble_gui.ui.about_licences import LicensedPart, licence_text
from scrabble_gui.ui.kit import BODY, RING, SMALL, TITLE, Button, Kind, Text
from scrabble_gui.ui.over_card import OverCard
from scrabble_gui.ui.theme import Look

WIDTH, HEIGHT = 880, 760
"""Pixels at text scale 1, with the shadow."""
SIDE = 44


class LicenceCard(OverCard):
    """A list of parts, each of which opens the words of its licence; Esc goes one step back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._parts: tuple[LicensedPart, ...] = ()
        self._title = Text(look, size=TITLE, weight=QFont.Weight.Bold, wrap=True)
        self._told = Text(look, size=BODY, role="muted", wrap=True)
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list = self._list()
        self.words = self._words()
        self._leaves = QStackedLayout()
        self._leaves.addWidget(self.list)
        self._leaves.addWidget(self.words)
        self._back = Button(look, self.tr("All licences"))
        self._back.clicked.connect(self._show_list)
        self._close = Button(look, self.tr("Close"), Kind.PRIMARY)
        self._close.setMinimumWidth(120 + 2 * RING)
        self._close.clicked.connect(self.dismiss)
        foot = QHBoxLayout()
        foot.setContentsMargins(-RING, 0, 0, 0)
        foot.addWidget(self._back)
        foot.addStretch()
        foot.addWidget(self._close)
        self.inside.setContentsMargins(SIDE, 36, SIDE - RING, 40 - RING)
        self.inside.setSpacing(10)
        self.inside.addWidget(self._title)
        self.inside.addWidget(self._told)
        self.inside.addLayout(self._leaves, 1)
        self.inside.addLayout(foot)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def _list(self) -> QTreeWidget:
        """Return the list: name and licence of each part."""
        tree = QTreeWidget(self)
        tree.setColumnCount(2)
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setFrameShape(QFrame.Shape.NoFrame)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        tree.setAccessibleName(self.tr("Licences"))
        tree.header().setStretchLastSection(True)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        tree.itemClicked.connect(self._open)
        return tree

    def _words(self) -> QPlainTextEdit:
        """Return what shows the words of a licence; the arrow keys move it."""
        words = QPlainTextEdit(self)
        words.setReadOnly(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words.setFrameShape(QFrame.Shape.NoFrame)
        words.setTabChangesFocus(True)
        return words

    def show_parts(self, parts: Sequence[LicensedPart]) -> None:
        """Show the list of these parts."""
        self._parts = tuple(parts)
        self.list.clear()
        lines = [QTreeWidgetItem([part.name, part.licence]) for part in self._parts]
        self.list.addTopLevelItems(lines)
        for first in lines[:1]:
            self.list.setCurrentItem(first)
        self._show_list()
        self.come_up(self._title.full_text, self.list)

    def _show_list(self) -> None:
        """Show the list again."""
        self._title.set_text(self.tr("Licences"))
        self._told.set_text(self.tr("Whose work is in this program. Choose a line to read its licence."))
        self._leaves.setCurrentWidget(self.list)
        self._back.hide()
        self.list.setFocus()

    def _open(self, item: QTreeWidgetItem) -> None:
        """Show the words of one part's licence."""
        part = self._parts[self.list.indexOfTopLevelItem(item)]
        try:
            text = licence_text(part)
        except OSError as error:
            text = str(error)
        self._title.set_text(part.name)
        self._told.set_text("\n".join(filter(None, (part.licence, part.source))))
        self.words.setPlainText(text)
        self.words.setAccessibleName(part.name)
        self._leaves.setCurrentWidget(self.words)
        self._back.show()
        self.words.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a line; Esc goes from the words to the list, and from the list away."""
        opens = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        item = self.list.currentItem()
        if opens and self.list.hasFocus() and item is not None:
            self._open(item)
        elif event.key() == Qt.Key.Key_Escape and self._leaves.currentWidget() is self.words:
            self._show_list()
        else:
            super().keyPressEvent(event)

    def usual_width(self) -> int:
        """Return the width of the card: a line of a licence fits."""
        return WIDTH

    def height_in(self, width: int) -> int:
        """Return the same height for the list and for every text."""
        return min(round(HEIGHT * self.look.text_scale), self.height() - 16)

    def _on_look_changed(self) -> None:
        """Take the colours and the type size."""
        colour = {
            role: self.look.theme[role].name() for role in ("panel", "text", "line", "accent", "on_accent", "focus")
        }
        size = round(SMALL * self.look.text_scale)
        row = round(34 * self.look.text_scale)
        self.list.setStyleSheet(
            f"QTreeWidget {{ background: {colour['panel']}; color: {colour['text']}; outline: none;"
            f" border: 1px solid {colour['line']}; border-radius: 10px; padding: 4px; }}"
            f"QTreeWidget:focus {{ border: 2px solid {colour['focus']}; padding: 3px; }}"
            f"QTreeWidget::item {{ height: {row}px; padding: 0 10px; border: none; }}"
            f"QTreeWidget::item:selected {{ background: {colour['accent']}; color: {colour['on_accent']}; }}"
        )
        self.words.setStyleSheet(
            f"QPlainTextEdit {{ background: {colour['panel']}; color: {colour['text']}; font-size: {size}px;"
            f" border: 1px solid {colour['line']}; border-radius: 10px; padding: 8px 12px; }}"
            f"QPlainTextEdit:focus {{ border: 2px solid {colour['focus']}; padding: 7px 11px; }}"
        )
