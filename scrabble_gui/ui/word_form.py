"""The question of the word builder: :class:`WantedForm`, lines for what words must be like, and lists worth knowing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.word_finder import LENGTHS, Wanted
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.kit import RING, SMALL, Button, Card, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_lookup import WordField


class WantedForm(Card):
    """The question on paper."""

    edited = Signal()
    """Somebody types or has chosen a length: no ready list is asked for any more."""
    entered = Signal()
    """The question stands as it shall be."""
    ready_wished = Signal(object)
    """One of :class:`Ready` is wanted."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._look = look
        self.fields = {
            "letters": self._field(self.tr("AEINRT?"), self.tr("Tiles at hand; ? is a blank")),
            "pattern": self._field(self.tr("..Q.*"), self.tr("Pattern; . is any letter, * any number")),
            "contains": self._field("", self.tr("Must hold")),
            "starts": self._field("", self.tr("Begins with")),
            "ends": self._field("", self.tr("Ends with")),
            "front": self._field("", self.tr("Takes in front")),
            "back": self._field("", self.tr("Takes behind")),
        }
        self.shortest = self._length(self.tr("Letters at least"), LENGTHS[0])
        self.longest = self._length(self.tr("Letters at most"), LENGTHS[1])
        self.ready = {kind: Choice(look, word_messages.ready_name(kind), height=36) for kind in Ready}
        self.more = Button(look, self.tr("More…"), height=42)
        self._rest = QWidget()
        self._grid = QGridLayout(self._rest)
        self._lay_out()
        self._connect()

    def _field(self, placeholder: str, name: str) -> WordField:
        """Return a line of the question."""
        field = WordField(self._look, placeholder, height=42)
        field.setAccessibleName(name)
        return field

    def _length(self, name: str, chosen: int) -> ListBox:
        """Return the choice of a number of letters."""
        box = ListBox(self._look, name)
        box.addItems([str(length) for length in range(LENGTHS[0], LENGTHS[1] + 1)])
        box.setCurrentText(str(chosen))
        return box

    def _lay_out(self) -> None:
        """Put the line of letters at the top, and everything else into a part that may be hidden."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20 - RING, 12, 20 - RING, 8)
        whole.setSpacing(2)
        first = QGridLayout()
        self._place(first, self.fields["letters"].accessibleName(), self.fields["letters"], 0, 0, 1)
        first.addWidget(self.more, 1, 1)
        first.setColumnStretch(0, 1)
        first.setSpacing(0)
        whole.addLayout(first)
        whole.addWidget(self._rest)
        whole.addStretch(1)
        self._lay_out_rest(self._grid)

    def _lay_out_rest(self, grid: QGridLayout) -> None:
        """Put the other lines two by two, and the lists below them."""
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(2)
        places = {"pattern": (2, 0, 2), "contains": (4, 0, 2)}
        places |= {"starts": (6, 0, 1), "ends": (6, 1, 1), "front": (8, 0, 1), "back": (8, 1, 1)}
        for name, (row, column, span) in places.items():
            self._place(grid, self.fields[name].accessibleName(), self.fields[name], row, column, span)
        self._place(grid, self.shortest.accessibleName(), self.shortest, 10, 0, 1)
        self._place(grid, self.longest.accessibleName(), self.longest, 10, 1, 1)
        title = Text(self._look, self.tr("Lists worth knowing"), size=SMALL, role="muted")
        title.setContentsMargins(RING, 6, 0, 0)
        grid.addWidget(title, 12, 0, 1, 2)
        lists = QGridLayout()
        lists.setSpacing(0)
        grid.addLayout(lists, 13, 0, 1, 2)
        self._ready_group = QButtonGroup(self)
        self._ready_group.setExclusive(False)
        for at, choice in enumerate(self.ready.values()):
            self._ready_group.addButton(choice)
            lists.addWidget(choice, at // 2, at % 2)
        grid.setRowStretch(20, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)

    def _place(self, grid: QGridLayout, name: str, part: QWidget, row: int, column: int, span: int) -> None:
        """Put a part of the question under its name."""
        title = Text(self._look, name, size=SMALL, role="muted")
        title.setContentsMargins(RING, 4 if row else 0, 0, 0)
        holder = QHBoxLayout()
        holder.setContentsMargins(RING, 0, RING, 0)
        holder.addWidget(part)
        grid.addWidget(title, row, column, 1, span)
        grid.addLayout(holder, row + 1, column, 1, span)

    def _connect(self) -> None:
        """Tell what somebody types and chooses."""
        for field in self.fields.values():
            field.textEdited.connect(self._on_edited)
            field.returnPressed.connect(self.entered)
        for box in (self.shortest, self.longest):
            box.activated.connect(self._on_edited)
        for kind, choice in self.ready.items():
            choice.clicked.connect(lambda _=False, one=kind: self.ready_wished.emit(one))

    def _on_edited(self) -> None:
        self._choose_ready(None)
        self.edited.emit()

    def _choose_ready(self, kind: Ready | None) -> None:
        """Show which ready list is asked for, if one is."""
        for one, choice in self.ready.items():
            choice.setChecked(one is kind)

    @property
    def question(self) -> Wanted:
        """What the words must be like, as it stands in the lines."""
        texts = {name: field.text().strip() for name, field in self.fields.items()}
        return Wanted(**texts, shortest=int(self.shortest.currentText()), longest=int(self.longest.currentText()))

    def ask_ready(self, kind: Ready | None) -> None:
        """Empty the lines; a ready list is asked for, or nothing."""
        for field in self.fields.values():
            field.clear()
        self._choose_ready(kind)

    def clear(self) -> None:
        """Ask for nothing."""
        self.ask_ready(None)
        self.shortest.setCurrentText(str(LENGTHS[0]))
        self.longest.setCurrentText(str(LENGTHS[1]))

    def show_rest(self, whole: bool) -> None:
        """Show the whole question, or its first line only."""
        self._rest.setVisible(whole)
        self.updateGeometry()

    def measure(self) -> None:
        """Take the height that the lines may have come to need while nobody saw them."""
        self._grid.invalidate()
        self.updateGeometry()
