"""Who sits where: :class:`SeatRows`, four rows of which the first two always hold a player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from scrabble_gui.engine.levels import Level
from scrabble_gui.ui.kit import RING, Button, Kind, SeatShape
from scrabble_gui.ui.seat_player import PlayerButton
from scrabble_gui.ui.theme import Look

SEATS = 4
FEWEST = 2
TWO_COLUMNS = 700
"""From this width on the rows stand two by two."""
TWO_COLUMNS_WITH_LINES = 900
"""The same where each seat has a line of its own."""
LONGEST_NAME = 60


class NameField(QLineEdit):
    """A field for a name, with a cross in it where the name can be taken out.

    Up and Down go to the neighbours while no list of names is open.
    """

    stepped = Signal(int)
    """−1 up, +1 down."""

    def __init__(self, look: Look, known: QCompleter | None = None) -> None:
        super().__init__()
        self._look = look
        self._wrong = False
        self.setMaxLength(LONGEST_NAME)
        self.setMinimumHeight(44)
        self.setMinimumWidth(80)
        self.cross = Button(look, "", Kind.QUIET, icon="close", height=44 - 2 * RING, parent=self)
        """The button that takes the name out; hidden at first."""
        self.cross.hide()
        if known is not None:
            self.setCompleter(known)
        look.changed.connect(self._paint_frame)

    def set_removable(self, removable: bool) -> None:
        """Show the cross, or no cross."""
        self.cross.setVisible(removable)
        self.setTextMargins(0, 0, 36 if removable else 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross at the right end."""
        super().resizeEvent(event)
        self.cross.setGeometry(self.width() - 44, (self.height() - 44) // 2, 44, 44)

    def set_wrong(self, wrong: bool) -> None:
        """Frame the field that a sentence speaks of."""
        if wrong != self._wrong:
            self._wrong = wrong
            self._paint_frame()

    def _paint_frame(self) -> None:
        danger = self._look.theme["danger"].name()
        self.setStyleSheet(f"QLineEdit {{ border: 2px solid {danger}; padding: 5px 11px; }}" if self._wrong else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down between the fields."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class SeatRow(QWidget):
    """One seat: a name, or nobody."""

    add_wished = Signal()
    """Somebody should sit here."""
    remove_wished = Signal()
    """Nobody should sit here."""

    def __init__(self, look: Look, seat: int, known: Sequence[str], computers: Sequence[Level] = ()) -> None:
        super().__init__()
        self._offers_computers = bool(computers)
        self._own_name = ""
        self.player = PlayerButton(look, computers)
        """Whether a person or a computer plays here; hidden where there are no computers."""
        completer = QCompleter(list(known), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field = NameField(look, completer)
        """The name."""
        self.level = QComboBox()
        """The line of this seat in points, where everybody has one of their own; the level is its text."""
        self.nobody = _Nobody(look, seat)
        """The button of an empty seat."""
        self.field.cross.clicked.connect(self.remove_wished)
        self.nobody.clicked.connect(self.add_wished)
        self._shape = SeatShape(look, seat, 8)
        policy = self._shape.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._shape.setSizePolicy(policy)
        self._gaps = (QWidget(), QWidget(), QWidget())
        for gap in self._gaps:
            gap.setFixedWidth(RING)
        self.setMinimumHeight(44 + 2 * RING)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._shape)
        row.addSpacing(6)
        row.addWidget(self._gaps[0])
        row.addWidget(self.field, 3)
        row.addWidget(self.player)
        row.addWidget(self._gaps[1])
        row.addWidget(self.level, 2)
        row.addWidget(self._gaps[2])
        row.addWidget(self.nobody, 3)
        self.level.hide()
        self.level.setMinimumHeight(44)
        self.level.setMinimumWidth(64)
        self.level.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def tab_stops(self) -> list[QWidget]:
        """Return what the Tab key reaches, in reading order."""
        return [self.field, self.field.cross, self.player, self.level, self.nobody]

    def set_texts(self, ordinal: str) -> None:
        """Write what a screen reader and an empty field say; ``ordinal`` is "second player"."""
        self.field.setPlaceholderText(ordinal[0].upper() + ordinal[1:])
        self.field.setAccessibleName(self.tr("Name of the {player}").format(player=ordinal))
        self.level.setAccessibleName(self.tr("Line of the {player}").format(player=ordinal))
        self.field.cross.setAccessibleName(self.tr("Take the {player} out").format(player=ordinal))
        self.field.cross.setToolTip(self.tr("Take out"))
        self.player.set_player(ordinal)
        self.nobody.setAccessibleName(self.tr("Nobody. Add the {player}").format(player=ordinal))

    def sit(self, name: str, level: str | None) -> None:
        """Let this person sit here, or this computer."""
        self.player.set_level(level)
        self._own_name = ""
        self.field.setText(name)

    def name_computer(self, taken: Sequence[str]) -> None:
        """Write the name of the computer that was chosen, unlike those taken; a person writes the own name."""
        name = base = self.player.level_name
        number = 2
        while name and name.casefold() in taken:
            name, number = f"{base} {number}", number + 1
        if name or self.field.text() == self._own_name:
            self.field.setText(name)
        self._own_name = name

    def set_taken(self, taken: bool, *, removable: bool, own_line: bool) -> None:
        """Show the name, or that nobody sits here."""
        self._shape.setVisible(taken)
        self.field.setVisible(taken)
        self.player.setVisible(taken and self._offers_computers)
        self.nobody.setVisible(not taken)
        self.field.set_removable(removable)
        self.level.setVisible(taken and own_line)
        for gap, shown in zip(self._gaps, (taken, taken and own_line, taken), strict=True):
            gap.setVisible(shown)


class _Nobody(Button):
    """An empty seat: a dashed row with a plus."""

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look, "", Kind.QUIET, icon="plus", height=44)
        self.set_text(self.tr("Nobody"))
        self._place = seat

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dashes, and the button on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme["line"], 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(RING + 1, RING + 1, -RING - 1, -RING - 1), 10, 10)
        painter.end()
        super().paintEvent(event)


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
        self._own_lines = False
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

    def focus_on(self, seat: int) -> None:
        """Go to the name of a seat."""
        self._rows[seat].field.setFocus()
        self._rows[seat].field.selectAll()

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

    def _step(self, seat: int, step: int) -> None:
        """Go up or down from a name; down from the last one adds a seat."""
        if seat + step >= self._count:
            self.add()
        elif seat + step >= 0:
            self._rows[seat + step].field.setFocus()

    def _show_taken(self) -> None:
        for seat, row in enumerate(self._rows):
            row.set_taken(seat < self._count, removable=self._count > FEWEST, own_line=self._own_lines)

    def _arrange(self) -> None:
        """Put the rows under one another, or two by two."""
        wanted = TWO_COLUMNS_WITH_LINES if self._own_lines else TWO_COLUMNS
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
