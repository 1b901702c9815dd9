"""The score pad as a table: :class:`ScorePadModel` over a :class:`~scrabble_gui.ui.pad_page.PadPage`.

A row is a round, a column a player. What a cell shows is a :class:`~scrabble_gui.ui.pad_picture.CellPicture` under the
role ``PICTURE``; which turn it is about, under :data:`TURN`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.record.sheet import Cell
from scrabble_gui.ui import pad_words
from scrabble_gui.ui.pad_page import PadColumn, PadDraft, PadPage, page_of
from scrabble_gui.ui.pad_picture import PICTURE, CellPicture

TURN = PICTURE + 1
"""The role of the turn that a cell is about, or nothing."""
Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class ScorePadModel(QAbstractTableModel):
    """The score pad as a table; empty until a game is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: PadPage | None = None

    # --- what it is about

    @property
    def columns(self) -> tuple[PadColumn, ...]:
        """The columns."""
        return self._page.columns if self._page else ()

    def show_game(self, game: Game) -> None:
        """Take over a game as it stands; a draft that was shown goes."""
        self.beginResetModel()
        self._page = replace(page_of(game), marked=self._page.marked if self._page else None)
        self.endResetModel()

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a draft where the next play will stand, or none."""
        page = self._page
        if page is None or page.next is None or draft == page.draft:
            return
        row, column = page.next
        after = replace(page, draft=draft)
        if after.row_count > page.row_count:
            self.beginInsertRows(NO_INDEX, row, row)
            self._page = after
            self.endInsertRows()
        elif after.row_count < page.row_count:
            self.beginRemoveRows(NO_INDEX, row, row)
            self._page = after
            self.endRemoveRows()
        else:
            self._page = after
            self.dataChanged.emit(self.index(row, column), self.index(row, column))

    def mark_turn(self, turn: int | None) -> QModelIndex:
        """Mark a turn that is looked at, or none; return its cell, invalid where it has none."""
        if self._page is None:
            return QModelIndex()
        if turn != self._page.marked:
            self._page = replace(self._page, marked=turn)
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            if last.isValid():
                self.dataChanged.emit(self.index(0, 0), last)
        return self._cell_where(self._page.is_marked)

    def newest(self) -> QModelIndex:
        """Return the cell of the last turn, or of the first of all; invalid before the first turn."""
        page = self._page
        return self._cell_where(page.is_last) if page else QModelIndex()

    def draft_index(self) -> QModelIndex:
        """Return the cell of the draft; invalid where none is shown."""
        page = self._page
        if page is None or page.draft is None or page.next is None:
            return QModelIndex()
        return self.index(*page.next)

    def pictures(self, row: int) -> tuple[CellPicture, ...]:
        """Return what the cells of a row show."""
        page = self._page
        return tuple(page.picture(row, column) for column in range(len(page.columns))) if page else ()

    def _cell_where(self, fits: Callable[[Cell], bool]) -> QModelIndex:
        """Return the first cell of the sheet that fits; invalid where none does."""
        for row, line in enumerate(self._page.rows if self._page else ()):
            for column, cell in enumerate(line.cells):
                if fits(cell):
                    return self.index(row, column)
        return QModelIndex()

    # --- Qt's questions

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rounds and other lines."""
        return self._page.row_count if self._page and not parent.isValid() else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of players."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what stands in a cell, in the form asked for."""
        page = self._page
        if page is None or not index.isValid():
            return None
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return page.text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return page.told(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return page.tip(row, column) or None
            case _ if role == PICTURE:
                return page.picture(row, column)
            case _ if role == TURN:
                main = page.cell(row, column).main
                return main.turn if main else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a player's name, or the number of a round; a sign where a row is no round."""
        page = self._page
        if orientation is Qt.Orientation.Horizontal:
            return _of_player(self.columns[section], role) if 0 <= section < len(self.columns) else None
        if page is None or not 0 <= section < page.row_count:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return page.row_mark(section)
            case Qt.ItemDataRole.AccessibleTextRole:
                return page.row_title(section)
            case _:
                return None


def _of_player(column: PadColumn, role: int) -> object:
    """Return the heading of a column, in the form asked for."""
    match role:
        case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
            return column.name
        case Qt.ItemDataRole.AccessibleTextRole:
            return pad_words.player_told(column.name, leads=column.leads)
        case _ if role == PICTURE:
            return column
    return None
