"""What is on the score pad: :class:`PadPage`, the score sheet of a game, and a draft where the next play will stand.

A row is a round, a settling or a final score, a column a player. Nothing here knows Qt's tables;
:class:`~scrabble_gui.ui.pad_model.ScorePadModel` puts a page into one.
"""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.record.entries import OF_A_TURN, Entry, Exchanged, Fate, Final, Passed, Played
from scrabble_gui.record.sheet import Cell, Row, RowKind, Sheet, lines
from scrabble_gui.ui import pad_words
from scrabble_gui.ui.pad_picture import CellPicture, PadLine
from scrabble_gui.ui.result_words import figure


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


@dataclass(frozen=True, slots=True)
class PadPage:
    """The pad of a game as it stands."""

    game: Game
    """The game that it is about."""
    rows: tuple[Row, ...]
    """The lines of its sheet."""
    columns: tuple[PadColumn, ...]
    """The players."""
    next: tuple[int, int] | None
    """Row and column of the next play; nothing once the game is over."""
    last: Entry | None
    """The entry of the last turn; nothing before the first."""
    draft: PadDraft | None = None
    """What is laid out and not yet played, where something is."""
    marked: int | None = None
    """The turn that is looked at, where one is."""

    @property
    def has_row_for_next(self) -> bool:
        """Whether the next play begins a row that the sheet does not have yet."""
        return self.next is not None and self.next[0] == len(self.rows)

    @property
    def row_count(self) -> int:
        """How many rows there are, with one that only holds the draft."""
        return len(self.rows) + (self.draft is not None and self.has_row_for_next)

    # --- cells

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell of the sheet; an empty one in the row of a draft."""
        return self.rows[row].cells[column] if row < len(self.rows) else Cell()

    def draft_at(self, row: int, column: int) -> PadDraft | None:
        """Return the draft where it stands in this cell."""
        return self.draft if (row, column) == self.next else None

    def text(self, row: int, column: int) -> str:
        """Return a cell in one line: ``GENETICS +83 138``."""
        draft = self.draft_at(row, column)
        if draft is not None:
            return f"{draft.word} +{draft.points}"
        cell = self.cell(row, column)
        parts = [f"{pad_words.entry_text(entry)} {pad_words.points_text(entry)}".strip() for entry in cell.entries]
        return ", ".join(parts) + (f" {figure(cell.total)}" if cell.total is not None else "")

    def told(self, row: int, column: int) -> str:
        """Return a cell as a screen reader says it."""
        cell, draft = self.cell(row, column), self.draft_at(row, column)
        told = pad_words.draft_told(draft.word, draft.points) if draft else ""
        told = pad_words.cell_told(self.game.setup, self.row_title(row), column, cell, told)
        return ". ".join([told, *map(pad_words.note_told, self.notes(cell))])

    def tip(self, row: int, column: int) -> str:
        """Return a cell in full, a line an entry and a note; empty where it has none."""
        cell = self.cell(row, column)
        entries = [pad_words.entry_tip(self.game.setup, entry) for entry in cell.entries]
        return "\n".join([*entries, *map(pad_words.note_told, self.notes(cell))])

    def picture(self, row: int, column: int) -> CellPicture:
        """Return a cell as it is painted."""
        cell, draft = self.cell(row, column), self.draft_at(row, column)
        drafted = [PadLine(draft.word, f"+{draft.points}", struck=False, word=True)] if draft is not None else []
        final = cell.main.event if cell.main and isinstance(cell.main.event, Final) else None
        return CellPicture(
            lines=(*map(_line, cell.entries), *drafted),
            total=figure(cell.total) if cell.total is not None and draft is None else "",
            draft=draft is not None,
            last=self.is_last(cell),
            marked=self.is_marked(cell),
            noted=bool(self.notes(cell)),
            final=final is not None,
            won=final.won if final else False,
            seat=column,
            first_settled=self._begins_settling(row),
        )

    def is_last(self, cell: Cell) -> bool:
        """Whether the last turn stands in a cell."""
        return self.last is not None and self.last in cell.entries

    def is_marked(self, cell: Cell) -> bool:
        """Whether a cell is about the turn that is looked at."""
        return self.marked is not None and any(
            entry.turn == self.marked and isinstance(entry.event, OF_A_TURN) for entry in cell.entries
        )

    def notes(self, cell: Cell) -> list[str]:
        """Return what people wrote beside the turns of a cell."""
        turns = self.game.turns
        of_turns = (entry.turn for entry in cell.entries if isinstance(entry.event, Played | Exchanged | Passed))
        # a turn may have been taken back a moment ago: the game is ahead of the pad then
        there = [turn for turn in of_turns if turn is not None and turn < len(turns)]
        return [turns[turn].note for turn in there if turns[turn].note]

    # --- rows

    def row_mark(self, row: int) -> str:
        """Return what stands before a row: the number of the round, or a sign for what the row does."""
        number = self._round(row)
        return str(number) if number else pad_words.row_mark(self.rows[row])

    def row_title(self, row: int) -> str:
        """Return what a row is, in words."""
        if row < len(self.rows):
            return pad_words.row_title(self.rows[row])
        return pad_words.round_title(self._round(row) or 0)

    def _round(self, row: int) -> int | None:
        """Return the number of the round of a row; nothing where it is no round."""
        if row < len(self.rows):
            return self.rows[row].number
        return 1 + max([0, *(line.number or 0 for line in self.rows)])

    def _begins_settling(self, row: int) -> bool:
        """Whether a row is the first that is no round."""
        return row > 0 and self._kind(row) is not RowKind.ROUND and self._kind(row - 1) is RowKind.ROUND

    def _kind(self, row: int) -> RowKind:
        return self.rows[row].kind if row < len(self.rows) else RowKind.ROUND


def _line(entry: Entry) -> PadLine:
    """Return an entry as a line of a cell."""
    played = entry.event if isinstance(entry.event, Played) else None
    return PadLine(
        pad_words.entry_text(entry),
        pad_words.points_text(entry),
        struck=played is not None and played.fate is Fate.TAKEN_OFF,
        word=played is not None,
    )


def page_of(game: Game) -> PadPage:
    """Return the page of a game, without a draft."""
    sheet = lines(game)
    return PadPage(game, sheet.rows, columns(game), next_cell(game, sheet), last_turn(game, sheet))


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
