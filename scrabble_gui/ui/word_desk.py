"""The dictionary behind the windows: :class:`WordDesk` answers what page, card and challenge ask about words.

Everything goes through :func:`~scrabble_gui.app.looking_up.permit`. What takes a moment is found beside the window's
thread. Nothing is loaded before a game is on the table, or somebody asks.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from scrabble_gui.app.session import Session
from scrabble_gui.app.thinker import Thinker
from scrabble_gui.app.word_source import WordSource
from scrabble_gui.ui.pages import Pages
from scrabble_gui.ui.word_learning import WordLearning
from scrabble_gui.ui.word_output import WordOutput

if TYPE_CHECKING:
    from scrabble_gui.app.games import Games
    from scrabble_gui.app.house import HouseRules
    from scrabble_gui.app.looking_up import Word
    from scrabble_gui.app.settings import Preferences
    from scrabble_gui.app.word_finder import Wanted
    from scrabble_gui.core.game import Game
    from scrabble_gui.core.state import Contestable, Turn
    from scrabble_gui.engine.ready_lists import Ready

IDLE_MS = 600
"""So long after a game has come to the table what tells of words is loaded."""
PREPARED = ("scrabble_gui.app.reference", "scrabble_gui.app.word_facts", "scrabble_gui.ui.word_card")
"""Modules that the first card needs."""


class WordDesk(QObject):
    """Who answers questions about words."""

    told = Signal(str, bool)
    """(sentence, whether it stays until it is clicked away): what came of a wish."""
    left = Signal()
    """The page of words is done with."""

    def __init__(self, pages: Pages, games: Games, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._source = WordSource(games.catalogue, partial(_house_words, games, preferences))
        self._shown: tuple[object, ...] = ()
        self._connected = False
        self._looking = Thinker(self)
        self._looking.thought.connect(self._on_kin)
        self._looking.failed.connect(self._on_not_found)
        self._finding = Thinker(self)
        self._finding.thought.connect(self._on_found)
        self._finding.failed.connect(self._on_not_found)
        self._output = WordOutput(pages, self._source, self)
        self._output.told.connect(self.told)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._prepare)
        folder = games.own_data or games.folder.path.parent
        self._learning = WordLearning(preferences, folder, self._may_show_card, self)
        self._learning.told.connect(self.told)
        self._learning.wished.connect(self.explain)
        pages.game.explaining.asked.connect(self.explain)
        pages.game.explaining.may_tell = self._source.may_tell
        pages.game.explaining.hover.meanings = self.meanings
        pages.game.challenging.meanings = self.meanings_of_verdict

    def set_session(self, session: Session | None, unfinished: Game | None) -> None:
        """Say which game is on the table, and which nobody may peek for: that one, or the one left last."""
        if session is not self._source.session:
            self._source.session = session
            self._source.unfinished = unfinished
            self._learning.set_session(session)
            self.forget()
            if session is not None:
                self._idle.start()

    def _prepare(self) -> None:
        """Load what tells of words while nobody waits, so that the first card comes at once."""
        for name in PREPARED:
            importlib.import_module(name)

    def forget(self) -> None:
        """Show nothing of what was found: another game, or none, is on the table, or the lists have changed."""
        self._source.forget()
        self._shown = ()
        for thinker in (self._looking, self._finding, self._output.writing):
            thinker.cancel()
        if self._connected:
            self._pages.words.clear()

    @property
    def is_busy(self) -> bool:
        """Whether words are looked for or written down."""
        return any(thinker.is_busy for thinker in (self._looking, self._finding, self._output.writing))

    def close(self) -> None:
        """Stop thinking; the window closes."""
        self._idle.stop()
        for thinker in (self._looking, self._finding, self._output.writing):
            thinker.close()

    # --- the page

    def show_lookup(self) -> None:
        """Open the page of words at the dictionary."""
        self._open()
        self._pages.words.show_lookup()

    def show_builder(self) -> None:
        """Open the page of words at the word builder."""
        self._open()
        self._pages.words.show_builder()

    def _open(self) -> None:
        """Open the page, with nothing on it that was found when other things could be asked."""
        page = self._pages.words
        if not self._connected:
            self._connected = True
            page.lookup.asked.connect(self._look_up)
            page.builder.wanted.connect(self._find)
            page.builder.csv_wished.connect(self._output.ask_for_file)
            page.builder.print_wished.connect(self._output.ask_for_printer)
            page.list_wished.connect(self._choose_list)
            page.back_wished.connect(self.left)
        self._show_what_may_be_asked()
        self._pages.open(page)

    def _show_what_may_be_asked(self) -> None:
        """Show permit and word list; answers under another permit go."""
        from scrabble_gui.app.looking_up import Scope
        from scrabble_gui.ui import word_messages

        page, permit, reference = self._pages.words, self._source.permit, self._source.reference
        shown = (permit, reference.list_id, reference.added, reference.refused)
        if shown != self._shown:
            for thinker in (self._looking, self._finding):
                thinker.cancel()
            page.clear()
            self._shown = shown
            if permit.may_search:  # while the word is being typed
                self._looking.start(lambda _: reference.prepare())
        page.show_permit(permit.scope, sorted(permit.settled) if permit.scope is Scope.BOARD else ())
        lists = self._source.lists
        count = "" if reference.graph is None else word_messages.words_found(len(reference.graph))
        told = count if lists else " · ".join(filter(None, (word_messages.of_list(reference.list_name), count)))
        page.show_lists(lists, reference.list_id, told)

    def _choose_list(self, list_id: str) -> None:
        """Look words up in another list, as long as no game says which."""
        from scrabble_gui.catalogue import CatalogueError
        from scrabble_gui.ui import file_messages

        before, self._source.list_id = self._source.list_id, list_id
        try:
            self._show_what_may_be_asked()
        except CatalogueError as error:
            self._source.list_id = before
            self.told.emit(file_messages.data_error(error), True)
            self._show_what_may_be_asked()

    # --- looking up

    def _look_up(self, text: str) -> None:
        """Show what is told of a word, the rest when it is found."""
        from scrabble_gui.app.word_facts import entry, kin

        reference, permit = self._source.reference, self._source.permit
        found = entry(reference, permit, text)
        self._looking.cancel()
        panel = self._pages.words.lookup
        if found is None:
            panel.show_nothing()
            return
        panel.show_entry(found, reference.tile_set, reference.list_name)
        if permit.may_search and found.word:
            self._looking.start(lambda stop: kin(reference, permit, found.word, stop))

    def _on_kin(self, kin: object) -> None:
        from scrabble_gui.app.word_facts import Kin

        if isinstance(kin, Kin):
            self._pages.words.lookup.show_kin(kin)

    def explain(self, words: Iterable[Word]) -> None:
        """Show the card of these words at the table."""
        from scrabble_gui.app.word_facts import entry

        reference, permit = self._source.reference, self._source.permit
        found = [entry(reference, permit, "".join(word)) for word in words]
        entries = [each for each in found if each is not None]
        if entries:
            self._pages.game.explaining.card.show_entries(entries, reference.tile_set, reference.list_name)
            self._learning.keep(entries, reference.language)

    def _may_show_card(self) -> bool:
        """Whether a card over the pad is in nobody's way: nobody looks back or is about to challenge."""
        game = self._pages.game
        return not (game.looking.is_open or game.challenging.is_open)

    def meanings(self, words: Iterable[Word]) -> list[tuple[str, str]]:
        """Return (word in capitals, what it means) of those that may be told about now and have a meaning."""
        from scrabble_gui.ui import word_messages

        permit = self._source.permit
        texts = [text for text in map("".join, words) if permit.may_ask(text)]
        reference = self._source.reference if texts else None
        found = [(text, reference.meaning(text)) for text in texts] if reference is not None else []
        return [(text, word_messages.in_one_line(one)) for text, one in found if one.definition.senses]

    def meanings_of_verdict(self, contestable: Contestable, verdict: Turn) -> Mapping[str, str]:
        """Return {word in capitals: what it means} of those that a challenge has found good."""
        from scrabble_gui.app.looking_up import found_good
        from scrabble_gui.ui import word_messages

        reference = self._source.reference
        good = sorted(found_good(contestable, verdict))
        return {word: word_messages.in_one_line(reference.meaning(word)) for word in good}

    # --- looking for words

    def _find(self, wanted: Wanted | Ready) -> None:
        """Look for words, and show them when they are found."""
        from scrabble_gui.app.word_finder import find

        reference, permit = self._source.reference, self._source.permit
        self._finding.start(lambda stop: find(reference, permit, wanted, stop))

    def _on_found(self, found: object) -> None:
        if isinstance(found, tuple):
            self._pages.words.builder.show_found(found, self._source.hooks)

    def _on_not_found(self, error: Exception) -> None:
        """Show why nothing can be looked for; what nobody expected is not kept silent."""
        from scrabble_gui.app.word_finder import TooManyTiles
        from scrabble_gui.engine.errors import ForeignLetter
        from scrabble_gui.ui import word_messages

        match error:
            case ForeignLetter():
                text = word_messages.foreign(error.letter)
            case TooManyTiles():
                text = word_messages.too_many(error.limit, error.most)
            case _:
                raise error
        self._pages.words.builder.show_objection(text)


def _house_words(games: Games, preferences: Preferences, language: str) -> HouseRules:
    """Return what the house says in new games; of a file that cannot be read the page of house words tells."""
    from scrabble_gui.app.house import HouseRules, house_of
    from scrabble_gui.record.errors import SaveError

    try:
        return house_of(games.catalogue, games.own_data, language, school_safe=preferences.now.school_safe)
    except SaveError:
        return HouseRules()
