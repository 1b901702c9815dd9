"""Building words: :class:`BuilderPanel`, what they must be like at the left, what was found at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.word_finder import LENGTHS, Found, Order, Wanted, in_order
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.kit import RING, SECTION, SMALL, Button, Card, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_lookup import WordField
from scrabble_gui.ui.word_table import HooksOf, WordTable

BESIDE = 700
"""From this width on, at text scale 1, question and answer stand side by side."""
FORM, NARROW_FORM = 400, 300
"""Width of the question, and in windows narrower than 1000."""
WAIT_MS = 250
"""So long nobody has typed when words are looked for."""


class BuilderPanel(QWidget):
    """The word builder."""

    wanted = Signal(object)
    """These words are wanted: a :class:`Wanted` or one of :class:`Ready`."""
    looked_up = Signal(str)
    """One of the words shall be looked up."""
    csv_wished = Signal()
    """What was found goes into a file."""
    print_wished = Signal()
    """What was found goes to the printer."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._found: tuple[Found, ...] = ()
        self._hooks_of: HooksOf | None = None
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
        self.orders = {
            Order.POINTS: Choice(look, self.tr("Points"), height=36),
            Order.LENGTH: Choice(look, self.tr("Length"), height=36),
            Order.COMMON: Choice(look, self.tr("Common"), height=36),
            Order.ALPHABET: Choice(look, self.tr("A to Z"), height=36),
        }
        self.count = Text(look, size=SECTION, weight=QFont.Weight.Bold, wrap=True)
        self.table = WordTable(look)
        self.csv_button = Button(look, self.tr("Save as a table…"), icon="folder", height=44)
        self.print_button = Button(look, self.tr("Print…"), icon="printer", height=44)
        self.more = Button(look, self.tr("More…"), height=42)
        self._asking = False
        self._rest = QWidget()
        self._form_card = self._make_form()
        self._form = scrolled(self._form_card)
        self._answer = self._answer_card()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(16)
        self._sides.addWidget(self._form)
        self._sides.addWidget(self._answer, 1)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(WAIT_MS)
        self._waiting.timeout.connect(self._ask)
        self._connect()
        look.changed.connect(self._fit)
        self.clear()

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

    def _make_form(self) -> Card:
        """Return the question on paper; it scrolls where the window is low."""
        card = Card(self._look)
        whole = QVBoxLayout(card)
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
        grid = self._grid = QGridLayout(self._rest)
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
        return card

    def _place(self, grid: QGridLayout, name: str, part: QWidget, row: int, column: int, span: int) -> None:
        """Put a part of the question under its name."""
        title = Text(self._look, name, size=SMALL, role="muted")
        title.setContentsMargins(RING, 4 if row else 0, 0, 0)
        holder = QHBoxLayout()
        holder.setContentsMargins(RING, 0, RING, 0)
        holder.addWidget(part)
        grid.addWidget(title, row, column, 1, span)
        grid.addLayout(holder, row + 1, column, 1, span)

    def _answer_card(self) -> Card:
        """Return the answer on paper."""
        card = Card(self._look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(20 - RING, 14, 20 - RING, 8)
        inside.setSpacing(4)
        self.count.setContentsMargins(RING, 0, 0, 0)
        inside.addWidget(self.count)
        orders = QHBoxLayout()
        orders.setSpacing(0)
        self._order_group = QButtonGroup(self)
        for choice in self.orders.values():
            self._order_group.addButton(choice)
            orders.addWidget(choice, 1)
        self._order_row = QWidget()
        self._order_row.setLayout(orders)
        orders.setContentsMargins(0, 0, 0, 0)
        self.orders[Order.POINTS].setChecked(True)
        inside.addWidget(self._order_row)
        inside.addWidget(self.table, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(0)
        foot.addWidget(self.csv_button)
        foot.addWidget(self.print_button)
        foot.addStretch(1)
        self._foot = QWidget()
        self._foot.setLayout(foot)
        inside.addWidget(self._foot)
        return card

    def _connect(self) -> None:
        """Look for words when somebody has typed or chosen something."""
        for field in self.fields.values():
            field.textEdited.connect(self._on_edited)
            field.returnPressed.connect(self._ask)
            field.returnPressed.connect(lambda: self._set_asking(False))
        for box in (self.shortest, self.longest):
            box.activated.connect(self._on_edited)
        for kind, choice in self.ready.items():
            choice.clicked.connect(lambda _=False, one=kind: self._ask_ready(one))
        self.more.clicked.connect(lambda: self._set_asking(not self._asking))
        self._order_group.buttonClicked.connect(lambda _: self._show())
        self.table.chosen.connect(self.looked_up)
        self.csv_button.clicked.connect(self.csv_wished)
        self.print_button.clicked.connect(self.print_wished)

    # --- the question

    @property
    def order(self) -> Order:
        """How the words are sorted."""
        return next(order for order, choice in self.orders.items() if choice.isChecked())

    @property
    def question(self) -> Wanted:
        """What the words must be like, as it stands in the lines."""
        texts = {name: field.text().strip() for name, field in self.fields.items()}
        return Wanted(**texts, shortest=int(self.shortest.currentText()), longest=int(self.longest.currentText()))

    def _on_edited(self) -> None:
        for choice in self.ready.values():
            choice.setChecked(False)
        self._waiting.start()

    def _ask(self) -> None:
        self._waiting.stop()
        if self.question.is_empty:
            self.show_found((), None)
        else:
            self.count.set_text(self.tr("Looking…"))
            self.wanted.emit(self.question)

    def _ask_ready(self, kind: Ready) -> None:
        """Show a ready list, whatever else stands in the lines."""
        self._waiting.stop()
        self._set_asking(False)
        for field in self.fields.values():
            field.clear()
        for one, choice in self.ready.items():
            choice.setChecked(one is kind)
        self.count.set_text(self.tr("Looking…"))
        self.wanted.emit(kind)

    # --- the answer

    @property
    def found(self) -> tuple[Found, ...]:
        """The words that are shown, from top to bottom."""
        return self.table.words.found

    def clear(self) -> None:
        """Ask for nothing and show nothing."""
        self._waiting.stop()
        for field in self.fields.values():
            field.clear()
        for choice in self.ready.values():
            choice.setChecked(False)
        self.shortest.setCurrentText(str(LENGTHS[0]))
        self.longest.setCurrentText(str(LENGTHS[1]))
        self.show_found((), None)

    def show_found(self, found: Sequence[Found], hooks_of: HooksOf | None) -> None:
        """Show what was found; without ``hooks_of`` nothing was asked for."""
        self._found, self._hooks_of = tuple(found), hooks_of
        self._show()

    def show_objection(self, text: str) -> None:
        """Show why nothing can be looked for."""
        self.show_found((), None)
        self.count.set_text(text)

    def _show(self) -> None:
        """Show the words in their order."""
        words = in_order(self._found, self.order)
        none_asked = self._hooks_of is None
        told = self.tr("Which words go with your letters?") if none_asked else word_messages.words_found(len(words))
        self.count.set_text(told)
        self.table.show_words(words, self._hooks_of)
        for part in (self._order_row, self.table, self._foot):
            part.setVisible(bool(words))

    # --- room

    def _set_asking(self, asking: bool) -> None:
        """Where not both have room, show the whole question, or its first line and the answer."""
        self._asking = asking
        self.more.set_text(self.tr("Show words") if asking else self.tr("More…"))
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the question the height that it may have come to need while nobody saw it."""
        super().showEvent(event)
        self._grid.invalidate()
        self._form_card.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        scale = self._look.text_scale
        beside = self.width() >= BESIDE * scale
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(across if beside else down)
        width = round((FORM if self.width() >= 1000 else NARROW_FORM) * (1 + scale) / 2)
        self._form.setMinimumWidth(width if beside else 0)
        self._form.setMaximumWidth(width if beside else 16_777_215)
        whole = beside or self._asking
        self.more.setVisible(not beside)
        self._rest.setVisible(whole)
        self._answer.setVisible(beside or not self._asking)
        self._form_card.updateGeometry()
        line = self._form_card.minimumSizeHint().height() + 4
        self._form.setMinimumHeight(0 if whole else line)
        self._form.setMaximumHeight(16_777_215 if whole else line)
