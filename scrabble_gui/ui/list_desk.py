"""Word lists of one's own behind their pages: :class:`ListDesk` takes files in, names lists and removes them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from scrabble_gui.app.own_lists import OwnLists
from scrabble_gui.catalogue import CatalogueError, WordListInfo
from scrabble_gui.catalogue.word_import import OwnList
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.record.errors import SaveError
from scrabble_gui.ui import file_messages, list_messages
from scrabble_gui.ui.ask_card import Question
from scrabble_gui.ui.import_page import ImportPage
from scrabble_gui.ui.lists_page import ListLine, ListsPage, RenameCard

if TYPE_CHECKING:
    from scrabble_gui.ui.own_words import OwnWords

ENDINGS = "*.txt *.csv *.tsv *.dic *.dawg *.kwg *.db *.graph *.zip *.gz"


class ListDesk(QObject):
    """Answers what the pages of word lists wish."""

    def __init__(self, room: OwnWords) -> None:
        super().__init__(room)
        self._room = room
        self._catalogue = room.games.catalogue
        self.own = OwnLists(self._catalogue, room.games.folder, room.folder, self)
        self.page = ListsPage(room.look)
        """All lists."""
        self.import_page = ImportPage(room.look)
        """A file that is to become one."""
        self.rename_card = RenameCard(room.look, room.pages)
        self._path: Path | None = None
        self._keeping = False
        for page in (self.page, self.import_page):
            room.pages.addWidget(page)
        self._connect()

    def _connect(self) -> None:
        """Connect wishes and answers."""
        self.page.import_wished.connect(self.ask_for_file)
        self.page.rename_wished.connect(self._ask_for_name)
        self.page.remove_wished.connect(self._ask_to_remove)
        self.page.back_wished.connect(self._room.left)
        self.import_page.read_wished.connect(self._read_again)
        self.import_page.cancelled.connect(self._cancel)
        self.import_page.keep_wished.connect(self._keep)
        self.import_page.file_wished.connect(self.ask_for_file)
        self.import_page.back_wished.connect(self._leave_file)
        self.own.progressed.connect(self.import_page.show_part)
        self.own.looked_through.connect(self._on_found)
        self.own.kept.connect(self._on_kept)
        self.own.refused.connect(self._on_refused)
        self.own.broke.connect(self._on_broke)
        self.own.changed.connect(self._room.lists_changed)

    def close(self) -> None:
        """Stop reading; the window closes."""
        self.own.close()

    # --- all lists

    def show_lists(self) -> None:
        """Go to the page of lists."""
        own = self.own.all()
        others = [info for info in self._catalogue.words.all() if info not in own]
        self.page.show_lists([self._line(info, own=info in own) for info in (*own, *others)])
        self._room.pages.open(self.page)
        self.page.done.setFocus()

    def _line(self, info: WordListInfo, *, own: bool) -> ListLine:
        try:
            language = self._catalogue.tile_set(info.language).name
        except CatalogueError:
            language = info.language
        file = info.provenance.get("file", "") if own else ""
        told = list_messages.described(language, info.words, file if isinstance(file, str) else "")
        return ListLine(info.id, info.name, info.colour, told, own)

    def _of_id(self, list_id: str) -> WordListInfo | None:
        return next((info for info in self.own.all() if info.id == list_id), None)

    def _names(self, but: str = "") -> list[str]:
        return [info.name for info in self._catalogue.words.all() if info.id != but]

    def _ask_for_name(self, list_id: str) -> None:
        """Ask how a list is to be called."""
        info = self._of_id(list_id)
        if info is not None:
            taken = self._names(but=list_id)
            self.rename_card.ask(info.name, info.colour, taken, lambda name, colour: self._rename(info, name, colour))

    def _rename(self, info: WordListInfo, name: str, colour: str) -> None:
        try:
            self.own.rename(info, name, colour)
        except CatalogueError as error:
            self._room.told.emit(file_messages.data_error(error), True)
        self.show_lists()

    def _ask_to_remove(self, list_id: str) -> None:
        """Ask whether a list is to go, and say which unfinished games it judges."""
        info = self._of_id(list_id)
        if info is None:
            return
        try:
            games = [game.names for game in self.own.games_judged_by(info)]
        except SaveError as error:
            self._room.told.emit(file_messages.save_error(error), True)
            return
        title = self.tr("Remove “{name}”?").format(name=info.name)
        then = partial(self._remove, info)
        question = Question(title, list_messages.removal(games), self.tr("Remove the list"), then, danger=True)
        self._room.pages.question.ask(question)

    def _remove(self, info: WordListInfo) -> None:
        try:
            self.own.remove(info)
        except CatalogueError as error:
            self._room.told.emit(file_messages.data_error(error), True)
        self.show_lists()

    # --- taking a file in

    def ask_for_file(self) -> None:
        """Ask for a file and look through it."""
        kinds = self.tr("Word lists ({endings});;All files (*)").format(endings=ENDINGS)
        title = self.tr("Take in a word list")
        name, _ = QFileDialog.getOpenFileName(self._room.pages, title, str(Path.home()), kinds)
        if name:
            self.take_in(Path(name))

    def take_in(self, path: Path) -> None:
        """Look through a file for the usual tiles, and show what it holds."""
        self._path, self._keeping = path, False
        sets = self._catalogue.tile_sets()
        languages = [(tiles.id, tiles.name) for tiles in sets if self._catalogue.language(tiles.id) == tiles.id]
        session = self._room.session
        usual = self._catalogue.language(session.setup.tile_set.id) if session else ""
        self.import_page.forget()
        self.import_page.show_languages(languages, usual or self._catalogue.default_ruleset().tiles_id)
        self._room.pages.open(self.import_page)
        self._read_again(self.import_page.tiles, False)

    def _read_again(self, tiles: str, fold: bool) -> None:
        """Look through the file for these tiles."""
        if self._path is None:
            return
        self._keeping = False
        self.import_page.show_reading(self._path)
        self.own.look_through(self._path, self._catalogue.tile_set(tiles).letters, fold_accents=fold)

    def _on_found(self, found: OwnList) -> None:
        values = self._catalogue.tile_set(self.import_page.tiles).values()
        self.import_page.show_found(found, values, self._free_name(found.path), self._names())

    def _free_name(self, path: Path) -> str:
        """Return a name made of that of the file which no list has."""
        stem = path.name.split(".")[0].replace("_", " ").strip() or path.name
        numbered = (f"{stem} {number}" for number in range(2, 1000))
        return next(name for name in (stem, *numbered) if not self.own.is_taken(name))

    def _keep(self, name: str, colour: str) -> None:
        found = self.import_page.found
        if found is not None:
            self._keeping = True
            self.import_page.show_keeping(name)
            self.own.keep(found, name, self.import_page.tiles, colour)

    def _on_kept(self, info: WordListInfo) -> None:
        self._leave_file()
        self._room.told.emit(list_messages.taken_in(info.name, info.words), False)

    def _on_refused(self, error: CatalogueError | LexiconError) -> None:
        """Show why there is no list; one that could not be kept is still on the page."""
        sentence = list_messages.cannot_take_in(error, self._path or Path())
        found = self.import_page.found
        if self._keeping and found is not None:
            self._keeping = False
            self._on_found(found)
            self._room.told.emit(sentence, True)
            return
        self.import_page.show_refusal(self.tr("This gives no word list"), sentence)

    def _on_broke(self, error: Exception) -> None:
        """Go back to the lists; what nobody expected is not kept silent."""
        self._leave_file()
        raise error

    def _cancel(self) -> None:
        """Stop; a list that was to be kept is still on the page."""
        self.own.cancel()
        found = self.import_page.found
        if self._keeping and found is not None:
            self._keeping = False
            self._on_found(found)
            return
        self._leave_file()

    def _leave_file(self) -> None:
        """Go from the file to the lists."""
        self.own.cancel()
        self._path, self._keeping = None, False
        self.import_page.forget()
        self.show_lists()
