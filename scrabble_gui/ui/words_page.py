"""The page of words: :class:`WordsPage`, dictionary and word builder. What may be told is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from scrabble_gui.app.looking_up import Scope
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.back_page import BackPage
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.kit import BIG, RING, STRONG, Button, Card, Kind, Text, rule
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_builder import BuilderPanel
from scrabble_gui.ui.word_lookup import LookupPanel

WIDEST = 1240
"""The content grows no wider than this."""
NARROW = 500
"""In pages narrower than this, at text scale 1, the choice of the panel stands under the title."""
LOW = 640
"""In windows lower than this the heading is smaller and everything stands closer."""


class WordsPage(BackPage):
    """The page of words."""

    list_wished = Signal(str)
    """The word list of this id."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._scope = Scope.EVERYTHING
        self._title = Text(look, self.tr("Words"), size=BIG, weight=QFont.Weight.ExtraBold)
        self.look_up_tab = Choice(look, self.tr("Look up"))
        self.build_tab = Choice(look, self.tr("Build words"))
        self.lookup = LookupPanel(look)
        self.builder = BuilderPanel(look)
        self.closed = _ClosedPanel(look)
        self._panels = QStackedWidget()
        for panel in (self.lookup, self.builder, self.closed):
            self._panels.addWidget(panel)
        self._tabs = QButtonGroup(self)
        tabs = QHBoxLayout()
        tabs.setSpacing(0)
        for tab in (self.look_up_tab, self.build_tab):
            self._tabs.addButton(tab)
            tabs.addWidget(tab)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(0)
        self._head.addWidget(self._title, 1)
        self._head.addLayout(tabs)
        self.list_box = ListBox(look, self.tr("Word list"))
        self.list_name = Text(look, role="muted", wrap=True)
        self._done = Button(look, self.tr("Done"), Kind.PRIMARY, height=56)
        self._done.setMinimumWidth(180)
        self._content = QVBoxLayout()
        self._content.setSpacing(10)
        self._content.addLayout(self._head)
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, RING, 0)
        inside.addWidget(self._panels)
        self._content.addLayout(inside, 1)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(14)
        self._foot.addWidget(self.list_box)
        self._foot.addWidget(self.list_name, 1)
        self._foot.addStretch()
        self._foot.addWidget(self._done)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(self._content, 1)
        page.addWidget(rule(look))
        page.addLayout(self._foot)
        self._connect()

    def _connect(self) -> None:
        """Turn clicks into wishes."""
        self.look_up_tab.clicked.connect(self.show_lookup)
        self.build_tab.clicked.connect(self.show_builder)
        self.list_box.activated.connect(lambda at: self.list_wished.emit(self.list_box.itemData(at)))
        self.builder.looked_up.connect(self._on_looked_up)
        self._done.clicked.connect(self.back_wished)
        self._look.changed.connect(self.fit)

    def _on_looked_up(self, word: str) -> None:
        self.show_lookup()
        self.lookup.look_up(word)

    # --- what is shown

    def show_permit(self, scope: Scope, on_board: Sequence[str]) -> None:
        """Show how much may be asked now, and of which words on the board where only those are told."""
        self._scope = scope
        self.lookup.show_note(word_messages.permitted(scope), on_board)
        self.closed.text.set_text("" if scope is Scope.EVERYTHING else word_messages.not_built(scope))
        self.show_builder() if self.build_tab.isChecked() else self.show_lookup()

    def show_lists(self, lists: Sequence[tuple[str, str]], chosen: str, told: str) -> None:
        """Show the (id, name) of the word lists to choose from, none during a game, and a line about the chosen one."""
        with QSignalBlocker(self.list_box):
            self.list_box.clear()
            for list_id, name in lists:
                self.list_box.addItem(name, list_id)
            self.list_box.setCurrentIndex(self.list_box.findData(chosen))
        self.list_box.setVisible(bool(lists))
        self.list_name.set_text(told)

    def show_lookup(self) -> None:
        """Go to the dictionary."""
        self.look_up_tab.setChecked(True)
        self._panels.setCurrentWidget(self.lookup)
        self.lookup.field.setFocus()
        self.lookup.field.selectAll()

    def show_builder(self) -> None:
        """Go to the word builder, or to why it is closed."""
        self.build_tab.setChecked(True)
        if self._scope is Scope.EVERYTHING:
            self._panels.setCurrentWidget(self.builder)
            self.builder.form.fields["letters"].setFocus()
        else:
            self._panels.setCurrentWidget(self.closed)
            self._done.setFocus()

    def clear(self) -> None:
        """Forget every question and every answer."""
        self.lookup.clear()
        self.builder.clear()

    # --- keys and room

    def fit(self) -> None:
        """Keep the content in the middle of a wide page, and close together in a low or narrow one."""
        low, narrow = self.height() < LOW, self.width() < 1000
        side = max(16 if narrow else 56, (self.width() - WIDEST) // 2) - RING
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(across if self.width() >= NARROW * self._look.text_scale else down)
        self._content.setContentsMargins(side + RING, 8 if low else 24, side, 8)
        self._foot.setContentsMargins(side + RING, 4, side, 4 if low else 10)
        self._title.set_size(31 if low else BIG)


class _ClosedPanel(QWidget):
    """Why no words are built now."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.text = Text(look, size=STRONG, wrap=True)
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(28, 24, 28, 26)
        inside.addWidget(self.text)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(card)
        body.addStretch(1)
