"""Building words: :class:`BuilderPanel`, what they must be like at the left, what was found at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.word_finder import Found, Order, in_order
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.kit import RING, SECTION, Button, Card, Text
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_form import WantedForm
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
        self._asking = False
        self.form = WantedForm(look)
        self._form_port = scrolled(self.form)
        self._answer = self._answer_card()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(16)
        self._sides.addWidget(self._form_port)
        self._sides.addWidget(self._answer, 1)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(WAIT_MS)
        self._waiting.timeout.connect(self._ask)
        self._connect()
        look.changed.connect(self._fit)
        self.clear()

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
        self.form.edited.connect(self._waiting.start)
        self.form.entered.connect(self._ask)
        self.form.entered.connect(lambda: self._set_asking(False))
        self.form.ready_wished.connect(self._ask_ready)
        self.form.more.clicked.connect(lambda: self._set_asking(not self._asking))
        self._order_group.buttonClicked.connect(lambda _: self._show())
        self.table.chosen.connect(self.looked_up)
        self.csv_button.clicked.connect(self.csv_wished)
        self.print_button.clicked.connect(self.print_wished)

    # --- the question

    @property
    def order(self) -> Order:
        """How the words are sorted."""
        return next(order for order, choice in self.orders.items() if choice.isChecked())

    def _ask(self) -> None:
        self._waiting.stop()
        question = self.form.question
        if question.is_empty:
            self.show_found((), None)
        else:
            self.count.set_text(self.tr("Looking…"))
            self.wanted.emit(question)

    def _ask_ready(self, kind: Ready) -> None:
        """Show a ready list, whatever else stands in the lines."""
        self._waiting.stop()
        self._set_asking(False)
        self.form.ask_ready(kind)
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
        self.form.clear()
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
        self.form.more.set_text(self.tr("Show words") if asking else self.tr("More…"))
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the question the height that it may have come to need while nobody saw it."""
        super().showEvent(event)
        self.form.measure()

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
        self._form_port.setMinimumWidth(width if beside else 0)
        self._form_port.setMaximumWidth(width if beside else 16_777_215)
        whole = beside or self._asking
        self.form.more.setVisible(not beside)
        self._answer.setVisible(beside or not self._asking)
        self.form.show_rest(whole)
        line = self.form.minimumSizeHint().height() + 4
        self._form_port.setMinimumHeight(0 if whole else line)
        self._form_port.setMaximumHeight(16_777_215 if whole else line)
