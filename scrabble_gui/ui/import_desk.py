"""A file that is to become a word list, behind its page: :class:`ImportDesk` has it read, and kept if people wish."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from scrabble_gui.app.own_lists import OwnLists
from scrabble_gui.catalogue import CatalogueError, WordListInfo
from scrabble_gui.catalogue.word_import import OwnList
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.ui import import_messages, list_messages
from scrabble_gui.ui.import_page import ImportPage

if TYPE_CHECKING:
    from scrabble_gui.ui.own_words import OwnWords

ENDINGS = "*.txt *.csv *.tsv *.dic *.dawg *.kwg *.db *.graph *.zip *.gz"


class ImportDesk(QObject):
    """Answers what the page of a file wishes."""

    left = Signal()
    """The file is done with: taken in, or not."""

    def __init__(self, room: OwnWords, own: OwnLists, parent: QObject) -> None:
        super().__init__(parent)
        self._room, self._own = room, own
        self._catalogue = room.games.catalogue
        self.page = ImportPage(room.look)
        """The page."""
        self._path: Path | None = None
        self._keeping = False
        room.pages.addWidget(self.page)
        self.page.read_wished.connect(self._read_again)
        self.page.cancelled.connect(self._cancel)
        self.page.keep_wished.connect(self._keep)
        self.page.file_wished.connect(self.ask_for_file)
        self.page.back_wished.connect(self._leave_file)
        own.progressed.connect(self.page.show_part)
        own.looked_through.connect(self._on_found)
        own.kept.connect(self._on_kept)
        own.refused.connect(self._on_refused)
        own.broke.connect(self._on_broke)

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
        self.page.forget()
        self.page.show_languages(languages, usual or self._catalogue.default_ruleset().tiles_id)
        self._room.pages.open(self.page)
        self._read_again(self.page.tiles, False)

    def _read_again(self, tiles: str, fold: bool) -> None:
        """Look through the file for these tiles."""
        if self._path is None:
            return
        self._keeping = False
        self.page.show_reading(self._path)
        self._own.look_through(self._path, self._catalogue.tile_set(tiles).letters, fold_accents=fold)

    def _on_found(self, found: OwnList) -> None:
        values = self._catalogue.tile_set(self.page.tiles).values()
        self.page.show_found(found, values, self._free_name(found.path), self._names())

    def _names(self) -> list[str]:
        return [info.name for info in self._catalogue.words.all()]

    def _free_name(self, path: Path) -> str:
        """Return a name made of that of the file which no list has."""
        stem = path.name.split(".")[0].replace("_", " ").strip() or path.name
        numbered = (f"{stem} {number}" for number in range(2, 1000))
        return next(name for name in (stem, *numbered) if not self._own.is_taken(name))

    def _keep(self, name: str, colour: str) -> None:
        found = self.page.found
        if found is not None:
            self._keeping = True
            self.page.show_keeping(name)
            self._own.keep(found, name, self.page.tiles, colour)

    def _on_kept(self, info: WordListInfo) -> None:
        self._leave_file()
        self._room.told.emit(list_messages.taken_in(info.name, info.words), False)

    def _on_refused(self, error: CatalogueError | LexiconError) -> None:
        """Show why there is no list; one that could not be kept is still on the page."""
        sentence = import_messages.cannot_take_in(error, self._path or Path())
        found = self.page.found
        if self._keeping and found is not None:
            self._keeping = False
            self._on_found(found)
            self._room.told.emit(sentence, True)
            return
        self.page.show_refusal(self.tr("This gives no word list"), sentence)

    def _on_broke(self, error: Exception) -> None:
        """Go back to the lists; what nobody expected is not kept silent."""
        self._leave_file()
        raise error

    def _cancel(self) -> None:
        """Stop; a list that was to be kept is still on the page."""
        self._own.cancel()
        found = self.page.found
        if self._keeping and found is not None:
            self._keeping = False
            self._on_found(found)
            return
        self._leave_file()

    def _leave_file(self) -> None:
        """Go from the file to the lists."""
        self._own.cancel()
        self._path, self._keeping = None, False
        self.page.forget()
        self.left.emit()
