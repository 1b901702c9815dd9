"""The dictionary behind the windows: :class:`WordDesk` answers what page, card and challenge ask about words.

Everything goes through :func:`~scrabble_gui.app.looking_up.permit`. What takes a moment is found beside the window's
thread. Nothing is loaded before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import only_person
from scrabble_gui.ui.pages import Pages

if TYPE_CHECKING:
    from scrabble_gui.app.games import Games
    from scrabble_gui.app.looking_up import Permit, Word
    from scrabble_gui.app.reference import Reference
    from scrabble_gui.app.thinker import Thinker
    from scrabble_gui.app.word_finder import Wanted
    from scrabble_gui.core.state import Contestable, Turn
    from scrabble_gui.engine.ready_lists import Ready
    from scrabble_gui.engine.word_search import Hooks

SUFFIX = ".csv"


class WordDesk(QObject):
    """Who answers questions about words."""

    told = Signal(str, bool)
    """(sentence, whether it stays until it is clicked away): what came of a wish."""
    left = Signal()
    """The page of words is done with."""

    def __init__(self, pages: Pages, games: Games, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._games = games
        self._session: Session | None = None
        self._list_id = ""
        self._shown: tuple[object, ...] = ()
        self._references: dict[tuple[object, ...], Reference] = {}
        self._connected = False
        pages.game.explaining.asked.connect(self.explain)
        pages.game.explaining.may_tell = self.may_tell
        pages.game.challenging.meanings = self.meanings_of_verdict

    def set_session(self, session: Session | None) -> None:
        """Say which game is on the table."""
        if session is not self._session:
            self._session = session
            self.forget()

    def forget(self) -> None:
        """Show nothing of what was found: another game, or none, is on the table, or the lists have changed."""
        self._references.clear()
        self._shown = ()
        for thinker in self._thinkers:
            thinker.cancel()
        if self._connected:
            self._pages.words.clear()

    def close(self) -> None:
        """Stop thinking; the window closes."""
        for thinker in self._thinkers:
            thinker.close()

    # --- what may be asked, and where it stands

    @property
    def permit(self) -> Permit:
        """What may be asked now."""
        from scrabble_gui.app.looking_up import permit

        session = self._session
        return permit(session.game if session else None, viewer_of(session))

    def may_tell(self, words: tuple[Word, ...]) -> bool:
        """Whether any of these words may be told about now."""
        if not words:
            return False
        permit = self.permit
        return any(permit.may_ask("".join(word)) for word in words)

    @property
    def reference(self) -> Reference:
        """What words are looked up in: the list of the game on the table, or the chosen one."""
        from scrabble_gui.app.reference import reference_for, reference_of

        catalogue, session = self._games.catalogue, self._session
        if session is not None:
            key: tuple[object, ...] = (session.setup.game_id, session.state.accepted)
            if key not in self._references:
                self._references = {key: reference_of(catalogue, session.game)}
            return self._references[key]
        info = next((info for info in catalogue.words.all() if info.id == self._list_id), None)
        info = info or catalogue.words.default(catalogue.default_ruleset().tiles_id)
        if (info.id,) not in self._references:
            self._references = {(info.id,): reference_for(catalogue, info)}
        return self._references[(info.id,)]

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
            page.builder.csv_wished.connect(self._ask_for_file)
            page.builder.print_wished.connect(self._ask_for_printer)
            page.list_wished.connect(self._choose_list)
            page.back_wished.connect(self.left)
        self._show_what_may_be_asked()
        self._pages.open(page)

    def _show_what_may_be_asked(self) -> None:
        """Show permit and word list; answers under another permit go."""
        from scrabble_gui.app.looking_up import Scope
        from scrabble_gui.ui import word_messages

        page, permit, reference = self._pages.words, self.permit, self.reference
        shown = (permit, reference.list_id, reference.added, reference.refused)
        if shown != self._shown:
            page.clear()
            self._shown = shown
        page.show_permit(permit.scope, sorted(permit.settled) if permit.scope is Scope.BOARD else ())
        lists = [] if self._session else [(info.id, info.name) for info in self._games.catalogue.words.all()]
        count = "" if reference.graph is None else word_messages.words_found(len(reference.graph))
        told = count if lists else " · ".join(filter(None, (word_messages.of_list(reference.list_name), count)))
        page.show_lists(lists, reference.list_id, told)

    def _choose_list(self, list_id: str) -> None:
        """Look words up in another list, as long as no game says which."""
        from scrabble_gui.catalogue import CatalogueError
        from scrabble_gui.ui import file_messages

        before, self._list_id = self._list_id, list_id
        try:
            self._show_what_may_be_asked()
        except CatalogueError as error:
            self._list_id = before
            self.told.emit(file_messages.data_error(error), True)
            self._show_what_may_be_asked()

    # --- looking up

    def _look_up(self, text: str) -> None:
        """Show what is told of a word, the rest when it is found."""
        from scrabble_gui.app.word_facts import entry, kin

        reference, permit = self.reference, self.permit
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

        reference, permit = self.reference, self.permit
        found = [entry(reference, permit, "".join(word)) for word in words]
        entries = [each for each in found if each is not None]
        if entries:
            self._pages.game.explaining.card.show_entries(entries, reference.tile_set, reference.list_name)

    def meanings_of_verdict(self, contestable: Contestable, verdict: Turn) -> Mapping[str, str]:
        """Return {word in capitals: what it means} of those that a challenge has found good."""
        from scrabble_gui.app.looking_up import found_good
        from scrabble_gui.ui import word_messages

        reference = self.reference
        good = sorted(found_good(contestable, verdict))
        return {word: word_messages.in_one_line(reference.meaning(word)) for word in good}

    # --- looking for words

    def _find(self, wanted: Wanted | Ready) -> None:
        """Look for words, and show them when they are found."""
        from scrabble_gui.app.word_finder import find

        reference, permit = self.reference, self.permit
        self._finding.start(lambda stop: find(reference, permit, wanted, stop))

    def _on_found(self, found: object) -> None:
        if isinstance(found, tuple):
            self._pages.words.builder.show_found(found, self.hooks_of)

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

    def hooks_of(self, word: Word) -> Hooks:
        """Return the hooks of a word, as far as they may be told."""
        from scrabble_gui.app.word_facts import hooks

        return hooks(self.reference, self.permit, word)

    # --- what was found, on paper and in files

    def _ask_for_file(self) -> None:
        """Ask for a place and write what was found there."""
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Tables (*{suffix})").format(suffix=SUFFIX)
        proposal = str(Path.home() / (self.tr("words") + SUFFIX))
        name, _ = QFileDialog.getSaveFileName(self._pages, self.tr("Save as a table"), proposal, kinds)
        if name:
            self.write_table(Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX))

    def write_table(self, path: Path) -> None:
        """Write what was found into a file, beside the window's thread."""
        from scrabble_gui.app.word_finder import as_csv
        from scrabble_gui.record import atomic
        from scrabble_gui.ui import word_messages

        reference, permit, found = self.reference, self.permit, self._pages.words.builder.found
        heads = word_messages.table_heads()

        def write(stop: Callable[[], bool]) -> Path:
            del stop
            atomic.write(path, as_csv(reference, permit, found, heads).encode("utf-8-sig"))
            return path

        self._writing.start(write)

    def _on_written(self, path: Path) -> None:
        from scrabble_gui.ui import word_messages

        self.told.emit(word_messages.written(path.name), False)

    def _on_not_written(self, error: Exception) -> None:
        from scrabble_gui.record.savefile import WriteError
        from scrabble_gui.ui import file_messages

        if not isinstance(error, WriteError):
            raise error
        self.told.emit(file_messages.copy_error(error), True)

    def _ask_for_printer(self) -> None:
        """Ask for a printer and print what was found."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from scrabble_gui.ui.word_printing import word_document

        printer = QPrinter()
        dialog = QPrintDialog(printer, self._pages)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            found = self._pages.words.builder.found
            word_document(self.reference.list_name, found, self.hooks_of).print_(printer)

    # --- who thinks

    @cached_property
    def _looking(self) -> Thinker:
        """Finds the words round a word."""
        return self._thinker(self._on_kin, self._on_not_found)

    @cached_property
    def _finding(self) -> Thinker:
        """Finds what is wanted."""
        return self._thinker(self._on_found, self._on_not_found)

    @cached_property
    def _writing(self) -> Thinker:
        """Writes tables."""
        return self._thinker(self._on_written, self._on_not_written)

    def _thinker(self, answer: Callable[..., None], failure: Callable[[Exception], None]) -> Thinker:
        from scrabble_gui.app.thinker import Thinker

        thinker = Thinker(self)
        thinker.thought.connect(answer)
        thinker.failed.connect(failure)
        return thinker

    @property
    def _thinkers(self) -> list[Thinker]:
        """Those that have been needed."""
        return [self.__dict__[name] for name in ("_looking", "_finding", "_writing") if name in self.__dict__]


def viewer_of(session: Session | None) -> int | None:
    """Return the seat whose tiles are shown: nobody behind the curtain and while the table waits for everybody."""
    if session is None:
        return None
    if session.phase is Phase.TURN:
        return session.state.to_move
    return only_person(session.state) if session.phase is Phase.THINKING else None
