"""House words behind their page: :class:`HouseDesk` reads and keeps them, and offers what the table has accepted."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scrabble_gui.app.session import Session
from scrabble_gui.engine.house_words import HouseWords
from scrabble_gui.record import house_file
from scrabble_gui.record.errors import SaveError, WriteError
from scrabble_gui.ui import file_messages, list_messages
from scrabble_gui.ui.ask_card import Question
from scrabble_gui.ui.house_page import HousePage

if TYPE_CHECKING:
    from scrabble_gui.ui.own_words import OwnWords


class HouseDesk(QObject):
    """Answers what the page of house words wishes."""

    def __init__(self, room: OwnWords) -> None:
        super().__init__(room)
        self._room = room
        self._catalogue = room.games.catalogue
        self._language = self._catalogue.language(self._catalogue.default_ruleset().tiles_id)
        self.page = HousePage(room.look)
        """The page."""
        room.pages.addWidget(self.page)
        self.page.language_wished.connect(self._choose)
        self.page.word_wished.connect(self._decide)
        self.page.forget_wished.connect(self._forget)
        self.page.school_safe_wished.connect(lambda value: room.preferences.change(school_safe=value))
        self.page.back_wished.connect(room.left)

    def show(self) -> None:
        """Go to the page."""
        session = self._room.session
        if session is not None:
            self._language = self._catalogue.language(session.setup.tile_set.id)
        names = {tiles.id: tiles.name for tiles in self._catalogue.tile_sets()}
        languages = [(tiles, name) for tiles, name in names.items() if self._catalogue.language(tiles) == tiles]
        self.page.show_languages(languages, self._language)
        self.page.show_school_safe(self._room.preferences.now.school_safe)
        self.page.clear_fields()
        self._room.pages.open(self.page)
        self._show()
        self.page.word.setFocus()

    def _choose(self, language: str) -> None:
        self._language = language
        self._show()

    def _show(self) -> None:
        words = self._read(self._language)
        self.page.setEnabled(True)
        self.page.show_words(words if words is not None else HouseWords())

    def _read(self, language: str) -> HouseWords | None:
        """Return the house words of a language; nothing where they cannot be read, which is told."""
        try:
            return house_file.read(self._room.folder, language)
        except SaveError as error:
            self._room.told.emit(file_messages.save_error(error), True)
            return None

    def _write(self, language: str, words: HouseWords) -> bool:
        """Keep house words. Answers whether they are written; where they are not, that is told."""
        try:
            house_file.write(self._room.folder, language, words)
        except WriteError as error:
            self._room.told.emit(file_messages.copy_error(error), True)
            return False
        return True

    def _decide(self, word: str, valid: bool, note: str) -> None:
        words = self._read(self._language)
        if words is None:
            return
        try:
            changed = words.with_word(word, valid, note)
        except ValueError:
            self.page.show_objection(list_messages.no_word(word))
            return
        if self._write(self._language, changed):
            self.page.show_words(changed)
            self.page.clear_fields()

    def _forget(self, word: str) -> None:
        words = self._read(self._language)
        if words is not None and self._write(self._language, words.without(word)):
            self.page.show_words(words.without(word))
            self.page.clear_fields()

    # --- what the table accepted

    def offer(self, session: Session) -> None:
        """Ask whether the words that the table accepted in a game become house words."""
        language = self._catalogue.language(session.setup.tile_set.id)
        known = self._read(language)
        if known is None:
            return
        found = sorted(session.state.accepted - known.added)
        if not found:
            return
        people = [seat.name for seat in session.setup.seats if seat.level is None]
        note = list_messages.accepted_note(people, datetime.now().astimezone().date())
        title, body = list_messages.keep_words(found)

        def keep() -> None:
            words = self._read(language)
            if words is None:
                return
            for word in found:
                words = words.with_word(word, True, note)
            self._write(language, words)

        self._room.pages.question.ask(Question(title, body, self.tr("Keep"), keep))
