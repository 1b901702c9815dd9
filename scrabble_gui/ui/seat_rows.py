"""Who sits where: :class:`SeatRows`, four rows of which the first two always hold a player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from scrabble_gui.engine.levels import Level
from scrabble_gui.ui.hint_chooser import USUAL
from scrabble_gui.ui.name_field import NameField
from scrabble_gui.ui.seat_row import SeatRow
from scrabble_gui.ui.theme import Look

SEATS = 4
FEWEST = 2
TWO_COLUMNS = 700
"""From this width on the rows stand two by two."""
TWO_COLUMNS_WITH_LINES = 900
"""The same where each seat has a line of its own."""


class SeatRows(QWidget):
    """The seats of a new game."""

    changed = Signal()
    """A name or the number of players is another."""
    entered = Signal()
    """Enter was struck in a name."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._count = FEWEST
        self._own_lines = self._own_budgets = False
        self._rows: list[SeatRow] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(0)

    def show_seats(
        self,
        known: Sequence[str],
        names: Sequence[str],
        levels: Sequence[str | None] = (),
        computers: Sequence[Level] = (),
    ) -> None:
        """Offer the known names and the computers, and fill in those of the last game."""
        for row in self._rows:
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        ordinals = [
            self.tr("first player"),
            self.tr("second player"),
            self.tr("third player"),
            self.tr("fourth player"),
        ]
        self._rows = []
        for seat in range(SEATS):
            row = SeatRow(self._look, seat, known, computers)
            row.set_texts(ordinals[seat])
            row.field.textChanged.connect(self.changed)
            row.player.chosen.connect(lambda at=seat: self._on_player_chosen(at))
            row.field.returnPressed.connect(self.entered)
            row.field.stepped.connect(lambda step, at=seat: self._step(at, step))
            row.add_wished.connect(self.add)
            row.remove_wished.connect(lambda at=seat: self.remove(at))
            self._rows.append(row)
        for seat, name in enumerate(names[:SEATS]):
            self._rows[seat].sit(name, levels[seat] if levels else None)
        self._count = max(FEWEST, min(SEATS, len(names)))
        self._arrange()
        self._show_taken()

    def tab_stops(self) -> list[QWidget]:
        """Return what the Tab key reaches, in reading order."""
        return [stop for row in self._rows for stop in row.tab_stops()]

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they stand there, without blanks around them; empty where none is written."""
        return tuple(row.field.text().strip() for row in self._rows[: self._count])

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The level of each computer, nothing for a person."""
        return tuple(row.player.level for row in self._rows[: self._count])

    def _on_player_chosen(self, seat: int) -> None:
        """Name a computer as it calls itself, or let a person write a name."""
        others = [name.casefold() for at, name in enumerate(self.names) if at != seat]
        self._rows[seat].name_computer(others)
        self._rows[seat].field.setFocus()
        self._show_taken()
        self.changed.emit()

    def add(self) -> None:
        """Let one more person sit down."""
        if self._count < SEATS:
            self._count += 1
            self._show_taken()
            self._rows[self._count - 1].field.setFocus()
            self.changed.emit()

    def remove(self, seat: int) -> None:
        """Let the person at this seat go; those behind move up."""
        if self._count <= FEWEST:
            return
        players = [(row.field.text(), row.player.level) for row in self._rows]
        del players[seat]
        for row, (name, level) in zip(self._rows, [*players, ("", None)], strict=True):
            row.sit(name, level)
        self._count -= 1
        self._show_taken()
        self._rows[min(seat, self._count - 1)].field.setFocus()
        self.changed.emit()

    def focus_on(self, seat: int) -> NameField:
        """Go to the name of a seat; return its field."""
        field = self._rows[seat].field
        field.setFocus()
        field.selectAll()
        return field

    def mark_wrong(self, seats: Sequence[int]) -> None:
        """Frame the names that a sentence speaks of."""
        for seat, row in enumerate(self._rows):
            row.field.set_wrong(seat in seats)

    def set_lines(self, lines: Sequence[tuple[str, int]], *, own: bool) -> None:
        """Set the lines (text, points) that a seat may choose from; they show when everybody has one of their own."""
        self._own_lines = own
        for row in self._rows:
            chosen = max(0, row.level.currentIndex())
            row.level.clear()
            for text, points in lines:
                row.level.addItem(text, points)
            row.level.setCurrentIndex(min(chosen, len(lines) - 1))
        self._show_taken()
        self._arrange()

    def lines(self) -> tuple[int, ...]:
        """Return the line of each seat in points."""
        return tuple(int(row.level.currentData()) for row in self._rows[: self._count])

    def set_budgets(self, budgets: Sequence[tuple[str, int | None]], chosen: Sequence[int | None]) -> None:
        """Set the numbers of hints (text, steps) that a seat may choose from, and what each had before."""
        values = [steps for _, steps in budgets]
        for seat, row in enumerate(self._rows):
            for text, steps in budgets:
                row.budget.addItem(text, steps)
            had = chosen[seat] if seat < len(chosen) else USUAL
            row.budget.setCurrentIndex(values.index(had) if had in values else len(values) - 1)

    def show_budgets(self, own: bool) -> None:
        """Let each person have a number of hints of their own, or hide that choice."""
        self._own_budgets = own
        self._show_taken()
        self._arrange()

    def budgets(self) -> tuple[int | None, ...]:
        """Return the hints of each seat, nothing for as many as wished."""
        return tuple(row.budget.currentData() for row in self._rows[: self._count])

    def _step(self, seat: int, step: int) -> None:
        """Go up or down from a name; down from the last one adds a seat."""
        if seat + step >= self._count:
            self.add()
        elif seat + step >= 0:
            self._rows[seat + step].field.setFocus()

    def _show_taken(self) -> None:
        for seat, row in enumerate(self._rows):
            row.set_taken(
                seat < self._count,
                removable=self._count > FEWEST,
                own_line=self._own_lines,
                own_budget=self._own_budgets,
            )

    def _arrange(self) -> None:
        """Put the rows under one another, or two by two."""
        wanted = TWO_COLUMNS_WITH_LINES if self._own_lines or self._own_budgets else TWO_COLUMNS
        columns = 2 if self.width() >= wanted * self._look.text_scale else 1
        for seat, row in enumerate(self._rows):
            self._grid.addWidget(row, seat // columns, seat % columns)
            row.show()
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return little width."""
        return QSize(240, super().minimumSizeHint().height())
