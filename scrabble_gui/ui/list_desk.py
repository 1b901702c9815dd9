"""The word lists behind their page: :class:`ListDesk` names and removes those of one's own, and takes files in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scrabble_gui.app.own_lists import OwnLists
from scrabble_gui.catalogue import CatalogueError, WordListInfo
from scrabble_gui.record.errors import SaveError
from scrabble_gui.ui import file_messages, list_messages
from scrabble_gui.ui.ask_card import Question
from scrabble_gui.ui.import_desk import ImportDesk
from scrabble_gui.ui.lists_page import ListLine, ListsPage, RenameCard

if TYPE_CHECKING:
    from scrabble_gui.ui.own_words import OwnWords


class ListDesk(QObject):
    """Answers what the pages of word lists wish."""

    def __init__(self, room: OwnWords) -> None:
        super().__init__(room)
        self._room = room
        self._catalogue = room.games.catalogue
        self.own = OwnLists(self._catalogue, room.games.folder, room.folder, self)
        self.page = ListsPage(room.look)
        """All lists."""
        self.importing = ImportDesk(room, self.own, self)
        """A file that is to become one."""
        self.rename_card = RenameCard(room.look, room.pages)
        room.pages.addWidget(self.page)
        self._connect()

    def _connect(self) -> None:
        """Connect wishes and answers."""
        self.page.import_wished.connect(self.importing.ask_for_file)
        self.page.rename_wished.connect(self._ask_for_name)
        self.page.remove_wished.connect(self._ask_to_remove)
        self.page.back_wished.connect(self._room.left)
        self.importing.left.connect(self.show_lists)
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
