"""The score pad as a table: :class:`ScorePadModel` over the score sheet, a column a player, a row a round.

Besides the sheet it keeps a draft, :class:`PadDraft`, which stands where the next play will. What a cell shows is a
:class:`~scrabble_gui.ui.pad_picture.CellPicture` under the role ``PICTURE``; which turn it is about, under
:data:`TURN`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.record.entries import OF_A_TURN, Entry, Exchanged, Fate, Final, Passed, Played
from scrabble_gui.record.sheet import Cell, Row, RowKind, Sheet, lines
from scrabble_gui.ui import pad_words
from scrabble_gui.ui.pad_picture import PICTURE, CellPicture, PadLine
from scrabble_gui.ui.result_words import figure

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
        self._marked: int | None = None

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

    def mark_turn(self, turn: int | None) -> QModelIndex:
        """Mark a turn that is looked at, or none; return its cell, invalid where it has none."""
        if turn != self._marked:
            self._marked = turn
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            if last.isValid():
                self.dataChanged.emit(self.index(0, 0), last)
        for row, line in enumerate(self._rows):
            for column, cell in enumerate(line.cells):
                if self._is_marked(cell):
                    return self.index(row, column)
        return QModelIndex()

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
                told = pad_words.cell_told(self._game.setup, self._row_title(row), column, cell, told)
                return ". ".join([told, *map(pad_words.note_told, self._notes(cell))])
            case Qt.ItemDataRole.ToolTipRole:
                told_entries = [pad_words.entry_tip(self._game.setup, entry) for entry in cell.entries]
                return "\n".join([*told_entries, *map(pad_words.note_told, self._notes(cell))]) or None
            case _ if role == PICTURE:
                return self._picture(row, column)
            case _ if role == TURN:
                return cell.main.turn if cell.main else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a player's name, or the number of a round; a sign where a row is no round."""
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
            return self._mark(section)
        return self._row_title(section) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def newest(self) -> QModelIndex:
        """Return the cell of the last turn, or of the first of all; invalid before the first turn."""
        for row in reversed(range(len(self._rows))):
            for column, cell in enumerate(self._rows[row].cells):
                if self._last is not None and self._last in cell.entries:
                    return self.index(row, column)
        return QModelIndex()

    def draft_index(self) -> QModelIndex:
        """Return the cell of the draft; invalid where none is shown."""
        if self._draft is None or self._next is None:
            return QModelIndex()
        return self.index(*self._next)

    def pictures(self, row: int) -> tuple[CellPicture, ...]:
        """Return what the cells of a row show."""
        return tuple(self._picture(row, column) for column in range(len(self._columns)))

    # --- cells

    def _cell(self, row: int, column: int) -> Cell:
        return self._rows[row].cells[column] if row < len(self._rows) else Cell()

    def _is_marked(self, cell: Cell) -> bool:
        """Whether a cell is about the turn that is looked at."""
        return self._marked is not None and any(
            entry.turn == self._marked and isinstance(entry.event, OF_A_TURN) for entry in cell.entries
        )

    def _notes(self, cell: Cell) -> list[str]:
        """Return what people wrote beside the turns of a cell."""
        turns = self._game.turns if self._game else ()
        of_turns = (entry.turn for entry in cell.entries if isinstance(entry.event, Played | Exchanged | Passed))
        # a turn may have been taken back a moment ago: the game is ahead of the pad then
        there = [turn for turn in of_turns if turn is not None and turn < len(turns)]
        return [turns[turn].note for turn in there if turns[turn].note]

    def _draft_at(self, row: int, column: int) -> PadDraft | None:
        return self._draft if (row, column) == self._next else None

    def _number(self, row: int) -> int | None:
        if row < len(self._rows):
            return self._rows[row].number
        return 1 + max([0, *(line.number or 0 for line in self._rows)])

    def _mark(self, row: int) -> str:
        """Return what stands before a row: the number of the round, or a sign for what the row does."""
        number = self._number(row)
        return str(number) if number else pad_words.row_mark(self._rows[row])

    def _row_title(self, row: int) -> str:
        if row < len(self._rows):
            return pad_words.row_title(self._rows[row])
        return pad_words.round_title(self._number(row) or 0)

    def _display(self, cell: Cell, draft: PadDraft | None) -> str:
        """Return a cell in one line: ``GENETICS +83 138``."""
        if draft is not None:
            return f"{draft.word} +{draft.points}"
        parts = [f"{pad_words.entry_text(entry)} {pad_words.points_text(entry)}".strip() for entry in cell.entries]
        return ", ".join(parts) + (f" {figure(cell.total)}" if cell.total is not None else "")

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
            total=figure(cell.total) if cell.total is not None and draft is None else "",
            draft=draft is not None,
            last=self._last is not None and self._last in cell.entries,
            marked=self._is_marked(cell),
            noted=bool(self._notes(cell)),
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
