"""Study cards behind their page: :class:`StudyDesk` knows who learns what, and keeps how far everybody is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scrabble_gui.app.learned import Learned
from scrabble_gui.app.lesson import Ask, Lesson, Meet
from scrabble_gui.app.looking_up import OPEN
from scrabble_gui.app.reference import Reference, reference_for
from scrabble_gui.app.word_facts import entry
from scrabble_gui.catalogue import CatalogueError
from scrabble_gui.engine.errors import ForeignLetter
from scrabble_gui.engine.ready_lists import Ready, ready_list
from scrabble_gui.engine.study import WAIT, Card, Deck
from scrabble_gui.record import study_file
from scrabble_gui.record.errors import SaveError, WriteError
from scrabble_gui.ui import file_messages, list_messages, word_messages
from scrabble_gui.ui.study_page import Face, StudyCard, StudyPage

if TYPE_CHECKING:
    from scrabble_gui.ui.own_words import OwnWords

LEARNED = "learned"
"""The words that somebody has read at the table, among the ready lists."""


def today() -> int:
    """Return the number of the day here."""
    return datetime.now().astimezone().date().toordinal()


class StudyDesk(QObject):
    """Answers what the page of study cards wishes."""

    def __init__(self, room: OwnWords, day: Callable[[], int] = today) -> None:
        super().__init__(room)
        self._room, self._day = room, day
        self._learned = Learned(room.folder)
        self._catalogue = room.games.catalogue
        self._person = ""
        self._kind: Ready | None = Ready.TWO_LETTERS  # nothing: words whose meaning this person has read at the table
        self._list_id = ""
        self._reference: Reference | None = None
        self._cards: dict[str, dict[str, Card]] | None = None
        self._lesson: Lesson | None = None
        self.page = StudyPage(room.look)
        """The page."""
        room.pages.addWidget(self.page)
        self.page.person_wished.connect(self._choose_person)
        self.page.list_wished.connect(self._choose_list)
        self.page.kind_wished.connect(self._choose_kind)
        self.page.turned.connect(lambda: self._show_card(turned=True))
        self.page.met.connect(self._on_met)
        self.page.answered.connect(self._on_answered)
        self.page.forget_wished.connect(self._on_forget_wished)
        self.page.back_wished.connect(room.left)

    # --- who learns what

    def show(self) -> None:
        """Go to the page."""
        people = self._room.preferences.now.people or (self.tr("Me"),)
        self._person = self._person if self._person in people else people[0]
        lists = self._catalogue.words.all()
        ids = [info.id for info in lists]
        if self._list_id not in ids:
            self._list_id = self._catalogue.words.default(self._catalogue.default_ruleset().tiles_id).id
        kinds = [(kind.value, word_messages.ready_name(kind)) for kind in Ready]
        kinds.append((LEARNED, self.tr("Read at the table")))
        names = [(info.id, info.name) for info in lists]
        self.page.show_choices(people, self._person, names, self._list_id, kinds, self._kind or LEARNED)
        self._room.pages.open(self.page)
        self._begin()

    def _choose_person(self, name: str) -> None:
        self._person = name
        self._begin()

    def _choose_list(self, list_id: str) -> None:
        self._list_id = list_id
        self._begin()

    def _choose_kind(self, kind: str) -> None:
        self._kind = None if kind == LEARNED else Ready(kind)
        self._begin()

    def _begin(self) -> None:
        """Begin a sitting of this person with these words."""
        self._lesson = None
        info = next(info for info in self._catalogue.words.all() if info.id == self._list_id)
        try:
            self._reference = reference_for(self._catalogue, info)
            cards = study_file.read(self._room.folder, self._person)
            self._cards = {language: dict(words) for language, words in cards.items()}
            words = self._words(self._reference)
        except CatalogueError as error:
            self._room.told.emit(file_messages.data_error(error), True)
        except SaveError as error:  # nothing is learned over a file that cannot be read
            self._room.told.emit(file_messages.save_error(error), True)
        else:
            known = Deck((), self._cards.get(info.language, {}))
            self._lesson = Lesson(known.with_words(words), self._day())
        self._show()

    def _words(self, reference: Reference) -> tuple[str, ...]:
        """Return the words to learn, those to learn first at the beginning. Raises ``SaveError``."""
        if self._kind is None:
            read = self._learned.words(self._person, reference.language)
            return tuple(word for word in read if _is_good(reference, word))
        found = [word for search in reference.searches for word in ready_list(search, self._kind, reference.unfit)]
        return tuple("".join(word) for word in found)

    # --- cards

    def _show(self) -> None:
        """Show card and progress."""
        self._show_card()
        lesson = self._lesson
        if lesson is None:
            self.page.show_progress("", ())
            return
        deck = lesson.deck
        told = list_messages.boxes_line(deck.known, len(deck.cards), len(deck.words))
        ordered = sorted(deck.cards.items(), key=lambda each: (-each[1].box, each[0]))
        self.page.show_progress(told, [(word, list_messages.box(card.box, len(WAIT))) for word, card in ordered])

    def _show_card(self, *, turned: bool = False) -> None:
        """Show the card that comes now."""
        lesson, reference = self._lesson, self._reference
        step = lesson.step if lesson is not None else None
        if lesson is None or reference is None:
            self.page.show_card(StudyCard(Face.DONE), {})
            self.page.show_forget(False)
            return
        self.page.show_forget(self._kind is None and step is not None)
        values = reference.tile_set.values()
        match step:
            case None:
                left = len(lesson.deck.words) - len(lesson.deck.cards)
                told = list_messages.done_for_today(left) if lesson.deck.words else self._none_told()
                self.page.show_card(StudyCard(Face.DONE, told=told), values)
            case Meet(word):
                self.page.show_card(self._card(reference, word, Face.NEW), values)
            case Ask(word):
                self.page.show_card(self._card(reference, word, Face.ANSWER if turned else Face.QUESTION), values)

    def _none_told(self) -> str:
        """Return that there are no such words, and where those read at the table come from."""
        if self._kind is None:
            return self.tr("Click a word on the board to read what it means: it comes here.")
        return self.tr("No such words.")

    def _card(self, reference: Reference, word: str, face: Face) -> StudyCard:
        """Return the card of a word."""
        found = entry(reference, OPEN, word)
        if found is None or not found.word:
            return StudyCard(face, tuple(word))
        known = found.meaning is not None and bool(found.meaning.definition.senses)
        meaning = word_messages.in_one_line(found.meaning) if found.meaning is not None and known else ""
        if face is Face.QUESTION:
            return StudyCard(face, found.word, meaning or list_messages.of_letters(found.word))
        hooks = list_messages.hooks(found.hooks.front, found.hooks.back) if found.hooks else ""
        return StudyCard(face, found.word, meaning or self.tr("No meaning is stored."), hooks)

    def _on_met(self) -> None:
        if self._lesson is not None:
            self._lesson.met()
            self._keep()

    def _on_answered(self, knew: bool) -> None:
        if self._lesson is not None:
            self._lesson.answered(knew=knew)
            self._keep()

    def _on_forget_wished(self) -> None:
        """Take the word of the card from those read at the table, and go on."""
        step = self._lesson.step if self._lesson is not None else None
        if step is None or self._reference is None:
            return
        try:
            self._learned.forget(self._person, self._reference.language, step.word)
        except SaveError as error:
            self._room.told.emit(file_messages.save_error(error), True)
        except WriteError as error:
            self._room.told.emit(file_messages.copy_error(error), True)
        self._begin()

    def _keep(self) -> None:
        """Keep what is remembered, and go on; what cannot be written is told."""
        if self._lesson is None or self._cards is None or self._reference is None:
            return
        self._cards.setdefault(self._reference.language, {}).update(self._lesson.deck.cards)
        try:
            study_file.write(self._room.folder, self._person, self._cards)
        except WriteError as error:
            self._room.told.emit(file_messages.copy_error(error), True)
        self._show()


def _is_good(reference: Reference, text: str) -> bool:
    """Whether a text is a word of the list."""
    try:
        return reference.is_good(reference.spelled(text))
    except ForeignLetter:
        return False
