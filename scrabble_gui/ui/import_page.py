"""Taking in a word list, on one page: :class:`ImportPage` shows what a file holds before anything is kept.

It reads no file: it is told how far somebody else is, what was found, or why there is nothing, and it says what people
wish.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.catalogue.import_errors import Trouble
from scrabble_gui.catalogue.word_import import OwnList
from scrabble_gui.ui import import_messages
from scrabble_gui.ui.found_card import FoundCard
from scrabble_gui.ui.kit import RING, STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.list_label import LabelFields
from scrabble_gui.ui.paper_combo import PaperCombo
from scrabble_gui.ui.paper_page import PaperPage, inset
from scrabble_gui.ui.preferences import ChoiceRow
from scrabble_gui.ui.progress_line import ProgressLine
from scrabble_gui.ui.theme import Look


class ImportPage(PaperPage):
    """What is in a file, what is done with it, and the button that keeps it."""

    read_wished = Signal(str, bool)
    """Read the file again: (id of the tile set, whether accents are taken off)."""
    cancelled = Signal()
    """Stop what is being done."""
    keep_wished = Signal(str, str)
    """Take the list in: (name, colour)."""
    file_wished = Signal()
    """Another file."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.heading.set_text(self.tr("Take in a word list"))
        self._fold = False
        self.found: OwnList | None = None
        """What was found in the file; nothing as long as nothing is."""
        self._busy = self._busy_card()
        self._refusal = self._refusal_card()
        self._facts = FoundCard(look)
        self.problems, self.longest = self._facts.problems, self._facts.longest
        self._choices = self._choices_card()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(16)
        self._halves.addWidget(self._facts, 5, Qt.AlignmentFlag.AlignTop)
        self._halves.addWidget(self._choices, 4, Qt.AlignmentFlag.AlignTop)
        for card in (self._busy, self._refusal):
            self.inside.addWidget(card)
        self.inside.addLayout(self._halves)
        self.inside.addStretch(1)
        self.other = Button(look, self.tr("Another file…"), Kind.QUIET)
        self.back = Button(look, self.tr("Back"), Kind.QUIET)
        self.keep = Button(look, "", Kind.PRIMARY, height=56)
        self.keep.setMinimumWidth(220)
        self.foot.addWidget(self.other)
        self.foot.addWidget(self.back)
        self.foot_end.addWidget(self.keep)
        self._connect()

    def _connect(self) -> None:
        """Turn clicks into wishes."""
        self.languages.activated.connect(self._ask_again)
        self.accents.chosen.connect(self._ask_again)
        self.cancel.clicked.connect(self.cancelled)
        self.label.entered.connect(self._on_keep)
        self.keep.clicked.connect(self._on_keep)
        self.other.clicked.connect(self.file_wished)
        self.back.clicked.connect(self.back_wished)
        stops = [self.languages, *self.accents.tab_stops(), *self.label.tab_stops(), self.problems]
        for before, after in pairwise([*stops, self.keep, self.other, self.back]):
            QWidget.setTabOrder(before, after)

    # --- cards

    def _card(self, *parts: QWidget) -> Card:
        card = Card(self.look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 20, 24, 22)
        inside.setSpacing(8)
        for part in parts:
            inside.addWidget(part)
        return card

    def _busy_card(self) -> Card:
        """Return what is shown while a file is read or kept."""
        self._doing = Text(self.look, size=STRONG, weight=QFont.Weight.DemiBold, wrap=True)
        self.line = ProgressLine(self.look)
        self.cancel = Button(self.look, self.tr("Cancel"))
        self.cancel.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return self._card(self._doing, self.line, self.cancel)

    def _refusal_card(self) -> Card:
        """Return what is shown of a file that gives no list."""
        self._refused_title = Text(self.look, size=STRONG, weight=QFont.Weight.Bold, role="danger", wrap=True)
        self._refused_text = Text(self.look, wrap=True)
        return self._card(self._refused_title, self._refused_text)

    def _choices_card(self) -> Card:
        """Return what can be chosen."""
        look = self.look
        self.languages = PaperCombo(look, self.tr("Language of the tiles"))
        answers = [(False, self.tr("Leave such words out")), (True, self.tr("Take the accents off"))]
        note = self.tr("Letters that no tile bears, but their base letter: É, Œ, Ł.")
        self.accents = ChoiceRow(look, self.tr("Accents"), note, answers, across=1)
        self.label = LabelFields(look)
        title = Text(look, self.tr("Words for the tiles in"), size=STRONG, weight=QFont.Weight.DemiBold)
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24 - RING, 20, 24 - RING, 22)
        inside.setSpacing(10)
        inside.addLayout(inset(title, self.languages))
        inside.addWidget(self.accents)
        inside.addWidget(self.label)
        return card

    # --- what is shown

    def show_languages(self, languages: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer tile sets by (id, name)."""
        with QSignalBlocker(self.languages):
            self.languages.clear()
            for tiles, name in languages:
                self.languages.addItem(name, tiles)
            self.languages.setCurrentIndex(max(0, self.languages.findData(chosen)))
        self._fold = False
        self.accents.show_value(False)

    @property
    def tiles(self) -> str:
        """The id of the tile set that is chosen."""
        return str(self.languages.currentData())

    def show_reading(self, path: Path) -> None:
        """Show that a file is being read."""
        self.found = None
        self._show_busy(self.tr("Reading “{name}” …").format(name=path.name))

    def show_keeping(self, name: str) -> None:
        """Show that a list is being taken in."""
        self._show_busy(self.tr("Taking in “{name}” …").format(name=name))

    def _show_busy(self, text: str) -> None:
        self._doing.set_text(text)
        self.line.show_part(0)
        self._show_only(self._busy)
        self.keep.set_text(self.tr("Take it in"))
        self.keep.set_refused(True)
        self.foot_text.set_text(self.tr("Nothing is kept before you say so."))
        self.cancel.setFocus()

    def show_part(self, part: float) -> None:
        """Show how much is done, 0 to 1."""
        self.line.show_part(part)

    def show_refusal(self, title: str, sentence: str) -> None:
        """Show why a file gives no list; another language may still help."""
        self.found = None
        self._refused_title.set_text(title)
        self._refused_text.set_text(sentence)
        self._show_only(self._refusal, self._choices)
        self.accents.hide()
        self.label.hide()
        self.keep.set_text(self.tr("Take it in"))
        self.keep.set_refused(True)
        self.foot_text.set_text(self.tr("You can try another file, or the tiles of another language."))
        self.other.setFocus()

    def show_found(self, found: OwnList, values: dict[str, int], name: str, taken: Sequence[str]) -> None:
        """Show what a file holds; ``values`` are the points of the letters, ``taken`` the names of other lists."""
        fresh = self.found is None or self.found.path != found.path
        self.found = found
        count = import_messages.words(len(found.words))
        self._facts.show_found(found, values)
        if fresh and not self.label.name:
            self.label.show_label(name, "", taken)
        self._show_only(self._facts, self._choices)
        self.accents.setVisible(_accents_matter(found))
        self.label.show()
        self.keep.set_text(self.tr("Take in {words}").format(words=count))
        self.keep.set_refused(False)
        self.foot_text.set_text(self.tr("It becomes a word list to choose for new games."))
        self.keep.setFocus()
        self.rolling.verticalScrollBar().setValue(0)

    def _show_only(self, *cards: QWidget) -> None:
        """Show these cards and no other."""
        for card in (self._busy, self._refusal, self._facts, self._choices):
            card.setVisible(card in cards)

    def forget(self) -> None:
        """Forget the file."""
        self.found = None
        self.label.show_label("", "", ())

    # --- wishes

    def _ask_again(self, fold: object = None) -> None:
        """Read the file for other tiles, or with another choice."""
        if isinstance(fold, bool):
            self._fold = fold
        self.read_wished.emit(self.tiles, self._fold)

    def _on_keep(self) -> None:
        """Take the list in, or say what is missing."""
        if self.found is not None and self._facts.isVisible() and not self.label.object():
            self.keep_wished.emit(self.label.name, self.label.colour)

    def fit(self) -> None:
        """Put the halves side by side where there is room."""
        super().fit()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if self.is_wide else down)


def _accents_matter(found: OwnList) -> bool:
    """Whether words lost accents, or are left out for a letter that might."""
    foreign = (line.letter for line in found.problems if line.trouble is Trouble.FOREIGN_LETTER)
    return bool(found.folded) or any(letter.isalpha() and not letter.isascii() for letter in foreign)
