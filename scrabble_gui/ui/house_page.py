"""House words, on one page: :class:`HousePage`, where words are added, refused and forgotten, with a note."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scrabble_gui.engine.house_words import LONGEST_NOTE, HouseWords
from scrabble_gui.ui import list_messages
from scrabble_gui.ui.kit import RING, STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.paper_combo import PaperCombo
from scrabble_gui.ui.paper_list import PaperList
from scrabble_gui.ui.paper_page import PaperPage, inset
from scrabble_gui.ui.preferences import ChoiceRow
from scrabble_gui.ui.theme import Look

LONGEST_WORD = 30


class HousePage(PaperPage):
    """The house words of a language, and whether offensive words count."""

    language_wished = Signal(str)
    """The house words of this language."""
    word_wished = Signal(str, bool, str)
    """(word, whether it counts, note): decide upon it so."""
    forget_wished = Signal(str)
    """Nothing is decided upon this word any more."""
    school_safe_wished = Signal(bool)
    """Whether offensive words do not count in new games."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.heading.set_text(self.tr("House words"))
        self._words = HouseWords()
        lead = self.tr(
            "Words that count at your table although no list has them, or that do not count although one has. They "
            "are part of every new game; a saved game stays as it was judged."
        )
        text = Text(look, lead, role="muted", wrap=True)
        self.inside.addWidget(text)
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        self._cards = (self._words_card(), self._deciding(), self._switch())
        self.inside.addLayout(self._grid, 1)
        self._place(wide=True)
        self.done = Button(look, self.tr("Done"), Kind.PRIMARY, height=56)
        self.done.setMinimumWidth(180)
        self.foot_end.addWidget(self.done)
        self.foot_text.set_text(self.tr("Every decision is kept at once."))
        self._connect()

    def _words_card(self) -> Card:
        """Return the list of words."""
        look = self.look
        self.languages = PaperCombo(look, self.tr("Language"))
        self._count = Text(look, size=STRONG, weight=QFont.Weight.DemiBold)
        self.list = PaperList(look, self.tr("House words"), 3, lines=5)
        self.forget = Button(look, self.tr("Forget this word"), Kind.QUIET, height=44)
        head = QHBoxLayout()
        head.addWidget(self._count, 3)
        head.addWidget(self.languages, 2)
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 18, 24, 16)
        inside.addLayout(head)
        inside.addWidget(self.list, 1)
        inside.addStretch()
        inside.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _deciding(self) -> Card:
        """Return the card where a word is written."""
        look = self.look
        self.word = QLineEdit()
        self.word.setMaxLength(LONGEST_WORD)
        self.word.setPlaceholderText(self.tr("A word"))
        self.word.setAccessibleName(self.tr("A word"))
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setPlaceholderText(self.tr("A note, such as: Grandma’s word"))
        self.note.setAccessibleName(self.tr("A note"))
        self._objection = Text(look, role="danger", wrap=True)
        self._objection.hide()
        self.add = Button(look, self.tr("It counts"), icon="check")
        self.refuse = Button(look, self.tr("It does not count"), icon="cross")
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24 - RING, 18, 24 - RING, 16)
        inside.setSpacing(0)
        title = Text(look, self.tr("Decide upon a word"), size=STRONG, weight=QFont.Weight.DemiBold)
        inside.addLayout(inset(title, self.word, self.note, self._objection, spacing=6))
        inside.addSpacing(4)
        inside.addWidget(self.add)
        inside.addWidget(self.refuse)
        return card

    def _switch(self) -> Card:
        """Return the card that says whether offensive words count."""
        note = self.tr("Computers, hints and lists leave them out in any case. A house word counts always.")
        answers = [(False, self.tr("People may play them")), (True, self.tr("They do not count"))]
        self.school_safe = ChoiceRow(self.look, self.tr("Offensive words"), note, answers, across=1)
        card = Card(self.look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24 - RING, 16, 24 - RING, 14)
        inside.addWidget(self.school_safe)
        return card

    def _connect(self) -> None:
        """Turn clicks into wishes."""
        self.languages.activated.connect(lambda at: self.language_wished.emit(self.languages.itemData(at)))
        self.add.clicked.connect(lambda: self._decide(True))
        self.refuse.clicked.connect(lambda: self._decide(False))
        self.word.returnPressed.connect(lambda: self._decide(True))
        self.note.returnPressed.connect(lambda: self._decide(True))
        self.word.textEdited.connect(lambda: self._objection.hide())
        self.forget.clicked.connect(self._on_forget)
        self.list.itemSelectionChanged.connect(self._on_chosen)
        self.school_safe.chosen.connect(lambda value: self.school_safe_wished.emit(bool(value)))
        self.done.clicked.connect(self.back_wished)
        stops = [self.word, self.note, self.add, self.refuse, self.languages, self.list, self.forget]
        for before, after in pairwise([*stops, *self.school_safe.tab_stops(), self.done]):
            QWidget.setTabOrder(before, after)

    # --- what is shown

    def show_languages(self, languages: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer languages by (id, name)."""
        with QSignalBlocker(self.languages):
            self.languages.clear()
            for language, name in languages:
                self.languages.addItem(name, language)
            self.languages.setCurrentIndex(max(0, self.languages.findData(chosen)))

    def show_words(self, words: HouseWords) -> None:
        """Show the house words of the language that is chosen."""
        self._words = words
        self._count.set_text(list_messages.house_count(len(words.added), len(words.refused)))
        good, bad = self.tr("counts"), self.tr("does not count")
        self.list.show_lines([(each.word, good if each.valid else bad, each.note) for each in words.words])
        self.list.setVisible(bool(words.words))
        self.forget.setVisible(bool(words.words))
        self.forget.setEnabled(False)

    def show_school_safe(self, school_safe: bool) -> None:
        """Show whether offensive words do not count."""
        self.school_safe.show_value(school_safe)

    def show_objection(self, sentence: str) -> None:
        """Show why a word cannot be decided upon."""
        self._objection.set_text(sentence)
        self._objection.show()
        self.word.setFocus()
        self.word.selectAll()

    def clear_fields(self) -> None:
        """Make room for the next word."""
        self.word.clear()
        self.note.clear()
        self._objection.hide()
        self.word.setFocus()

    # --- wishes

    def _decide(self, valid: bool) -> None:
        if self.word.text().strip():
            self.word_wished.emit(self.word.text(), valid, self.note.text())
        else:
            self.word.setFocus()

    def _on_chosen(self) -> None:
        """Write the chosen word into the fields: it can be decided upon otherwise."""
        at = self.list.chosen
        self.forget.setEnabled(at is not None)
        if at is not None:
            self.word.setText(self._words.words[at].word)
            self.note.setText(self._words.words[at].note)
            self._objection.hide()

    def _on_forget(self) -> None:
        at = self.list.chosen
        if at is not None:
            self.forget_wished.emit(self._words.words[at].word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete forgets the chosen word."""
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._on_forget()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Put the halves side by side where there is room; where there is none, the fields come first."""
        super().fit()
        self._place(wide=self.is_wide)

    def _place(self, *, wide: bool) -> None:
        """Put the cards into one column or two."""
        words, deciding, switch = self._cards
        for card in self._cards:
            self._grid.removeWidget(card)
        if wide:
            self._grid.addWidget(words, 0, 0, 3, 1)
            self._grid.addWidget(deciding, 0, 1)
            self._grid.addWidget(switch, 1, 1)
        else:
            for row, card in enumerate((deciding, words, switch)):
                self._grid.addWidget(card, row, 0)
        self._grid.setColumnStretch(0, 5)
        self._grid.setColumnStretch(1, 4 if wide else 0)
        self._grid.setRowStretch(2, 1 if wide else 0)
