"""Study cards, on one page: :class:`StudyPage` shows a word that is new, or asks for one by its meaning.

Which word comes is decided elsewhere; the page says how it went.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.kit import BODY, SMALL, STRONG, Button, Card, Kind, Text, TileWord
from scrabble_gui.ui.paper_combo import PaperCombo
from scrabble_gui.ui.paper_list import PaperList
from scrabble_gui.ui.paper_page import PaperPage
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import FACE_DOWN, TileFace

TILE = 72


class Face(Enum):
    """What a card shows."""

    NEW = auto()
    """A word that is met for the first time."""
    QUESTION = auto()
    """The meaning and the first letter."""
    ANSWER = auto()
    """The whole word, after the question."""
    DONE = auto()
    """Nothing more for today."""


@dataclass(frozen=True, slots=True)
class StudyCard:
    """A card as it is shown."""

    face: Face
    """What it shows."""
    word: tuple[str, ...] = ()
    """The letters of the word."""
    meaning: str = ""
    """What it means; empty where nobody knows."""
    hooks: str = ""
    """Letters that make another word in front of it or behind it, in a sentence."""
    told: str = ""
    """A line below, such as that it is enough for today."""


class StudyPage(PaperPage):
    """One card at a time, and how far somebody is."""

    person_wished = Signal(str)
    """This person learns."""
    list_wished = Signal(str)
    """Words of this word list."""
    kind_wished = Signal(str)
    """This ready list."""
    turned = Signal()
    """Show the answer."""
    met = Signal()
    """The new word was read."""
    answered = Signal(bool)
    """Whether the word was known."""
    forget_wished = Signal()
    """The word of the card is to be learned no more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.heading.set_text(self.tr("Study cards"))
        self._face = Face.DONE
        self._heads = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._heads.setSpacing(12)
        names = (self.tr("Who is learning?"), self.tr("Word list"), self.tr("Which words?"))
        self.people, self.lists, self.kinds = (PaperCombo(look, name) for name in names)
        for box in (self.people, self.lists, self.kinds):
            self._heads.addWidget(box, 1)
        self.inside.addLayout(self._heads)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(16)
        self._halves.addWidget(self._card(), 3)
        self._halves.addWidget(self._progress(), 2)
        self.inside.addLayout(self._halves, 1)
        self.done = Button(look, self.tr("Done"), Kind.QUIET)
        self.no = Button(look, self.tr("Not yet"), height=56)
        self.forget = Button(look, self.tr("Forget it"), Kind.QUIET)
        self.forget.hide()
        self.go = Button(look, "", Kind.PRIMARY, height=56)
        self.go.setMinimumWidth(220)
        for button in (self.done, self.forget, self.no):
            self.foot.addWidget(button)
        self.foot_end.addWidget(self.go)
        self._connect()

    def _card(self) -> Card:
        """Return the card that is asked."""
        look = self.look
        self._title = Text(look, size=STRONG, weight=QFont.Weight.DemiBold, role="accent", wrap=True)
        self.tiles = TileWord(look, TILE)
        self._meaning = Text(look, size=STRONG, wrap=True)
        self._hooks = Text(look, size=BODY, role="muted", wrap=True)
        self._told = Text(look, size=BODY, role="muted", wrap=True)
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(32, 24, 32, 28)
        inside.setSpacing(10)
        inside.addStretch(1)
        for part in (self._title, self.tiles, self._meaning, self._hooks, self._told):
            inside.addWidget(part)
        inside.addStretch(2)
        return card

    def _progress(self) -> Card:
        """Return what somebody has learned so far."""
        look = self.look
        self._far = Text(look, size=STRONG, weight=QFont.Weight.DemiBold, wrap=True)
        self.learned = PaperList(look, self.tr("Words learned"), 2, lines=4)
        self._none = Text(look, self.tr("The words you meet are listed here."), size=SMALL, role="muted", wrap=True)
        card = Card(look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.addWidget(Text(look, self.tr("Words learned"), size=SMALL, role="muted"))
        inside.addWidget(self._far)
        inside.addWidget(self._none)
        inside.addWidget(self.learned, 1)
        inside.addStretch()
        return card

    def _connect(self) -> None:
        """Turn clicks into wishes."""
        self.people.activated.connect(lambda at: self.person_wished.emit(self.people.itemText(at)))
        self.lists.activated.connect(lambda at: self.list_wished.emit(self.lists.itemData(at)))
        self.kinds.activated.connect(lambda at: self.kind_wished.emit(self.kinds.itemData(at)))
        self.go.clicked.connect(self._on_go)
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.done.clicked.connect(self.back_wished)
        self.forget.clicked.connect(self.forget_wished)
        stops: list[QWidget] = [
            self.people,
            self.lists,
            self.kinds,
            self.learned,
            self.go,
            self.no,
            self.forget,
            self.done,
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # --- what is shown

    def show_choices(
        self,
        people: Sequence[str],
        person: str,
        lists: Sequence[tuple[str, str]],
        list_id: str,
        kinds: Sequence[tuple[str, str]],
        kind: str,
    ) -> None:
        """Offer people by name, word lists and ready lists by (id, name), with one of each chosen."""
        for box, entries, chosen in (
            (self.people, [(name, name) for name in people], person),
            (self.lists, lists, list_id),
            (self.kinds, kinds, kind),
        ):
            with QSignalBlocker(box):
                box.clear()
                for data, text in entries:
                    box.addItem(text, data)
                box.setCurrentIndex(max(0, box.findData(chosen)))

    def show_card(self, card: StudyCard, values: dict[str, int]) -> None:
        """Show a card; ``values`` are the points of the letters."""
        self._face = card.face
        titles = {
            Face.NEW: self.tr("A new word"),
            Face.QUESTION: self.tr("Which word is it?"),
            Face.ANSWER: self.tr("Did you know it?"),
            Face.DONE: self.tr("Done for today"),
        }
        self._title.set_text(titles[card.face])
        hidden = card.face is Face.QUESTION
        self.tiles.set_faces(
            [
                FACE_DOWN if hidden and at else TileFace(letter, values.get(letter))
                for at, letter in enumerate(card.word)
            ]
        )
        self.tiles.setVisible(bool(card.word))
        for label, text in ((self._meaning, card.meaning), (self._hooks, card.hooks), (self._told, card.told)):
            label.set_text(text)
            label.setVisible(bool(text))
        go = {
            Face.NEW: self.tr("Next"),
            Face.QUESTION: self.tr("Show the word"),
            Face.ANSWER: self.tr("I knew it"),
            Face.DONE: self.tr("Done"),
        }
        self.go.set_text(go[card.face])
        self.no.setVisible(card.face is Face.ANSWER)
        self.done.setVisible(card.face is not Face.DONE)
        self.go.setFocus()

    def show_forget(self, offered: bool) -> None:
        """Show whether the word of the card may be taken from the words to learn."""
        self.forget.setVisible(offered)

    def show_progress(self, told: str, words: Sequence[tuple[str, str]]) -> None:
        """Show how far somebody is, and the words that were met with how well they are known."""
        self._far.set_text(told)
        self.learned.show_lines(words)
        self.learned.setVisible(bool(words))
        self._none.setVisible(not words)

    def _on_go(self) -> None:
        """Do what the filled button says."""
        match self._face:
            case Face.NEW:
                self.met.emit()
            case Face.QUESTION:
                self.turned.emit()
            case Face.ANSWER:
                self.answered.emit(True)
            case Face.DONE:
                self.back_wished.emit()

    def fit(self) -> None:
        """Put card and progress side by side where there is room."""
        super().fit()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if self.width() >= 760 * self.look.text_scale else down)
        self._heads.setDirection(across if self.width() >= 560 * self.look.text_scale else down)
