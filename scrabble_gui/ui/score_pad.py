"""The score pad: :class:`ScorePadModel` over the score sheet, and :class:`ScorePad`, its view, painted like paper.

A column a player, a row a round. The model keeps the sheet and a draft; what stands in a cell is a :class:`CellPicture`
under :data:`PICTURE`. The view decides nothing: it scrolls to the newest round and reports which turn was clicked.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.record.entries import OF_A_TURN, Entry, Exchanged, Fate, Final, Played
from scrabble_gui.record.sheet import Cell, Row, RowKind, Sheet, lines
from scrabble_gui.ui import pad_words
from scrabble_gui.ui.pad_paint import PICTURE, CellDelegate, CellPicture, PadHeader, PadLine, PadSizes
from scrabble_gui.ui.theme import Look

TURN = PICTURE + 1
"""The role of the turn that a cell is about, or nothing."""
Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


@dataclass(frozen=True, slots=True)
class PadColumn:
    """A column: a player."""

    seat: int
    """Whose."""
    name: str
    """The player's name."""
    leads: bool
    """Whether nobody stands better, and somebody stands worse."""


@dataclass(frozen=True, slots=True)
class PadDraft:
    """A play laid out and not yet played."""

    word: str
    """The main word."""
    points: int
    """What it would earn."""


class ScorePadModel(QAbstractTableModel):
    """The score sheet as a table: a row a round, a column a player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._rows: tuple[Row, ...] = ()
        self._columns: tuple[PadColumn, ...] = ()
        self._draft: PadDraft | None = None
        self._next: tuple[int, int] | None = None
        self._last: Entry | None = None

    # --- what it is about

    @property
    def columns(self) -> tuple[PadColumn, ...]:
        """The columns."""
        return self._columns

    def show_game(self, game: Game) -> None:
        """Take over a game as it stands; a draft that was shown goes."""
        self.beginResetModel()
        self._game = game
        self._draft = None
        self._rows = lines(game).rows
        self._columns = columns(game)
        self._next = next_cell(game, Sheet(self._rows))
        self._last = last_turn(game, Sheet(self._rows))
        self.endResetModel()

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a draft where the next play will stand, or none."""
        if self._next is None or draft == self._draft:
            return
        row, column = self._next
        is_row_of_its_own = row == len(self._rows)
        if is_row_of_its_own and self._draft is None:
            self.beginInsertRows(NO_INDEX, row, row)
            self._draft = draft
            self.endInsertRows()
        elif is_row_of_its_own and draft is None:
            self.beginRemoveRows(NO_INDEX, row, row)
            self._draft = draft
            self.endRemoveRows()
        else:
            self._draft = draft
            self.dataChanged.emit(self.index(row, column), self.index(row, column))

    # --- Qt's questions

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rounds and other lines."""
        if parent.isValid():
            return 0
        own_row = self._draft is not None and self._next is not None and self._next[0] == len(self._rows)
        return len(self._rows) + own_row

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of players."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what stands in a cell, in the form asked for."""
        if self._game is None or not index.isValid():
            return None
        row, column = index.row(), index.column()
        cell = self._cell(row, column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._display(cell, self._draft_at(row, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                draft = self._draft_at(row, column)
                told = pad_words.draft_told(draft.word, draft.points) if draft else ""
                return pad_words.cell_told(self._game.setup, self._row_title(row), column, cell, told)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(pad_words.entry_told(self._game.setup, entry) for entry in cell.entries) or None
            case _ if role == PICTURE:
                return self._picture(row, column)
            case _ if role == TURN:
                return cell.main.turn if cell.main else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a player's name, or the number of a round; empty where a row is no round."""
        if orientation is Qt.Orientation.Horizontal:
            if not 0 <= section < len(self._columns):
                return None
            column = self._columns[section]
            match role:
                case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                    return column.name
                case Qt.ItemDataRole.AccessibleTextRole:
                    return pad_words.player_told(column.name, leads=column.leads)
                case _ if role == PICTURE:
                    return column
            return None
        if not 0 <= section < self.rowCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._number(section) or "")
        return self._row_title(section) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def newest(self) -> QModelIndex:
        """Return the cell of the last turn, or of the first of all; invalid before the first turn."""
        for row in reversed(range(len(self._rows))):
            for column, cell in enumerate(self._rows[row].cells):
                if self._last is not None and self._last in cell.entries:
                    return self.index(row, column)
        return QModelIndex()

    def row_lines(self, row: int) -> int:
        """Return how many lines of text the fullest cell of a row has, its total not counted."""
        return max([1, *(len(self._cell(row, column).entries) for column in range(len(self._columns)))])

    # --- cells

    def _cell(self, row: int, column: int) -> Cell:
        return self._rows[row].cells[column] if row < len(self._rows) else Cell()

    def _draft_at(self, row: int, column: int) -> PadDraft | None:
        return self._draft if (row, column) == self._next else None

    def _number(self, row: int) -> int | None:
        if row < len(self._rows):
            return self._rows[row].number
        return 1 + max([0, *(line.number or 0 for line in self._rows)])

    def _row_title(self, row: int) -> str:
        if row < len(self._rows):
            return pad_words.row_title(self._rows[row])
        return pad_words.round_title(self._number(row) or 0)

    def _display(self, cell: Cell, draft: PadDraft | None) -> str:
        """Return a cell in one line: ``GENETICS +83 138``."""
        if draft is not None:
            return f"{draft.word} +{draft.points}"
        parts = [f"{pad_words.entry_text(entry)} {pad_words.points_text(entry)}".strip() for entry in cell.entries]
        return ", ".join(parts) + (f" {cell.total}" if cell.entries else "")

    def _picture(self, row: int, column: int) -> CellPicture:
        """Return what the view paints."""
        cell, draft = self._cell(row, column), self._draft_at(row, column)
        lines_ = [
            PadLine(
                pad_words.entry_text(entry),
                pad_words.points_text(entry),
                struck=isinstance(entry.event, Played) and entry.event.fate is Fate.TAKEN_OFF,
                word=isinstance(entry.event, Played),
            )
            for entry in cell.entries
        ]
        if draft is not None:
            lines_.append(PadLine(draft.word, f"+{draft.points}", struck=False, word=True))
        final = cell.main.event if cell.main and isinstance(cell.main.event, Final) else None
        return CellPicture(
            lines=tuple(lines_),
            total=str(cell.total) if cell.total is not None and draft is None else "",
            draft=draft is not None,
            last=self._last is not None and self._last in cell.entries,
            final=final is not None,
            won=final.won if final else False,
            seat=column,
            first_settled=row > 0
            and self._rows_kind(row) is not RowKind.ROUND
            and self._rows_kind(row - 1) is RowKind.ROUND,
        )

    def _rows_kind(self, row: int) -> RowKind:
        return self._rows[row].kind if row < len(self._rows) else RowKind.ROUND


# --- what the model shows


def columns(game: Game) -> tuple[PadColumn, ...]:
    """Return the columns, with who leads: by points, or, where everybody has an own line, by the way left to it."""
    result = game.result()
    scores = result.scores if result else game.state.scores
    targets = [seat.target or 0 if game.setup.rules.target else 0 for seat in game.setup.seats]
    margins = [score - target for score, target in zip(scores, targets, strict=True)]
    best = max(margins)
    tells = min(margins) < best
    return tuple(
        PadColumn(number, seat.name, leads=tells and margins[number] == best)
        for number, seat in enumerate(game.setup.seats)
    )


def next_cell(game: Game, pad: Sheet) -> tuple[int, int] | None:
    """Return row and column of the next play; nothing once the game is over."""
    state = game.state
    if state.is_over:
        return None
    rounds = [number for number, row in enumerate(pad.rows) if row.kind is RowKind.ROUND]
    if not rounds:
        return len(pad.rows), state.to_move
    main = pad.rows[rounds[-1]].cells[state.to_move].main
    taken = main is not None and isinstance(main.event, OF_A_TURN)
    if taken and main is not None and isinstance(main.event, Exchanged):
        taken = not main.event.free
    return (len(pad.rows) if taken else rounds[-1]), state.to_move


def last_turn(game: Game, pad: Sheet) -> Entry | None:
    """Return the entry of the last play, exchange or pass; nothing before the first."""
    numbers = [number for number, turn in enumerate(game.turns) if isinstance(turn.move, Play | Exchange | Pass)]
    own = (entry for entry in pad.entries() if isinstance(entry.event, OF_A_TURN))
    return next((entry for entry in own if numbers and entry.turn == numbers[-1]), None)


class ScorePad(QTableView):
    """The pad as people see it."""

    turn_clicked = Signal(int)
    """A cell was clicked, or Enter pressed on it: the turn it is about."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = ScorePadModel(self)
        self._sizes = PadSizes()
        self.setModel(self._model)
        self.setItemDelegate(CellDelegate(look, self._sizes, self))
        self.setHorizontalHeader(PadHeader(look, self._sizes, Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(PadHeader(look, self._sizes, Qt.Orientation.Vertical, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet(
            "QTableView, QHeaderView, QTableCornerButton::section { background: transparent; border: 0; }"
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Score pad"))
        self.clicked.connect(self._on_clicked)
        look.changed.connect(self._lay_out)

    @property
    def pad_model(self) -> ScorePadModel:
        """The table behind the view."""
        return self._model

    def show_game(self, game: Game) -> None:
        """Show the sheet of a game and scroll to its newest round."""
        self._model.show_game(game)
        self._lay_out()
        self.scrollToBottom()
        newest = self._model.newest()
        if newest.isValid():
            self.setCurrentIndex(newest)

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a draft where the next play will stand, or none."""
        had_row = self._model.rowCount()
        self._model.show_draft(draft)
        if self._model.rowCount() != had_row:
            self._lay_out()
        if draft is not None:
            self.scrollToBottom()

    def least_height(self) -> int:
        """Return the height in pixels of heading and three rounds; of fewer where the text is large."""
        rounds = 3 if self._look.text_scale <= 1 else 2 if self._look.text_scale <= 1.25 else 1
        return self._sizes.header + rounds * self._sizes.row_height(1)

    def _on_clicked(self, index: QModelIndex) -> None:
        turn = self._model.data(index, TURN)
        if isinstance(turn, int):
            self.turn_clicked.emit(turn)

    def _lay_out(self) -> None:
        """Give every column and row its size."""
        count = len(self._model.columns)
        rail = self.verticalScrollBar()
        bar = rail.sizeHint().width() if rail.maximum() > rail.minimum() else 0
        self._sizes.fit(self._look, self.width(), bar, count)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setFixedHeight(self._sizes.header)
        down.setFixedWidth(self._sizes.number)
        for column in range(count):
            self.setColumnWidth(column, self._sizes.column(column))
        for row in range(self._model.rowCount()):
            self.setRowHeight(row, self._sizes.row_height(self._model.row_lines(row)))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size, and keep the newest round in view."""
        super().resizeEvent(event)
        self._lay_out()
        self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tells which turn the cell is about; the rest is Qt's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines between the columns down to the bottom, then the cells."""
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self._look.theme["line"], 0.8))
        for column in range(1, self._model.columnCount()):
            x = self.columnViewportPosition(column)
            painter.drawLine(x, 0, x, self.viewport().height())
        painter.end()
        super().paintEvent(event)
