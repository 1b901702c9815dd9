"""A table of lines on paper: :class:`PaperList`, for what is too much to be a row of widgets each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from scrabble_gui.ui.kit import BODY
from scrabble_gui.ui.theme import Look

ROW = 34
"""Height of a line at text scale 1."""


class PaperList(QTreeWidget):
    """Lines of texts in columns, in the type and the colours of the look; the last column takes what room is left."""

    def __init__(self, look: Look, name: str, columns: int, *, lines: int = 6, parent: QWidget | None = None) -> None:
        """Make a list called ``name`` for the ear, with room for so many lines at least."""
        super().__init__(parent)
        self._look, self._lines = look, lines
        self.setAccessibleName(name)
        self.setColumnCount(columns)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.header().setStretchLastSection(True)
        self.header().setMinimumSectionSize(24)
        for column in range(columns - 1):
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def show_lines(self, lines: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> None:
        """Show these lines; the columns of ``right`` stand at the right edge."""
        self.clear()
        items = []
        for texts in lines:
            item = QTreeWidgetItem(list(texts))
            for column, text in enumerate(texts):
                item.setToolTip(column, text)
                if column in right:
                    item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            items.append(item)
        self.addTopLevelItems(items)

    @property
    def chosen(self) -> int | None:
        """The number of the line that is chosen, from 0."""
        items = self.selectedItems()
        return self.indexOfTopLevelItem(items[0]) if items else None

    def _on_look_changed(self) -> None:
        """Take the colours and the type size."""
        scale = self._look.text_scale
        colour = {
            role: self._look.theme[role].name() for role in ("panel", "text", "line", "accent", "on_accent", "focus")
        }
        self.setStyleSheet(
            f"QTreeWidget {{ background: {colour['panel']}; color: {colour['text']}; outline: none;"
            f" border: 1px solid {colour['line']}; border-radius: 10px; padding: 4px;"
            f" font-size: {round((BODY - 1) * scale)}px; }}"
            f"QTreeWidget:focus {{ border: 2px solid {colour['focus']}; padding: 3px; }}"
            f"QTreeWidget::item {{ height: {round(ROW * scale)}px; padding: 0 8px; border: none; }}"
            f"QTreeWidget::item:selected {{ background: {colour['accent']}; color: {colour['on_accent']}; }}"
        )
        self.setMinimumHeight(round(self._lines * ROW * scale) + 12)
