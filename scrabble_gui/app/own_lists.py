"""Word lists of somebody's own: :class:`OwnLists` reads, keeps, names and removes them, slow things off the thread.

What is wrong with a file comes back as the error of the layers below; whoever cancels hears of nothing.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.thinker import Stop, Thinker
from scrabble_gui.catalogue import Catalogue, CatalogueError, WordListInfo
from scrabble_gui.catalogue.word_import import Choices, OwnList, read_own_list
from scrabble_gui.catalogue.word_install import Label, id_for, install, relabel, remove
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.record.folder import GameFolder, ListedGame

MOST_NUMBERS = 1_000
"""So many lists of one name get ids of their own."""


class OwnLists(QObject):
    """The user's word lists."""

    progressed = Signal(float)
    """So much is done, 0 to 1."""
    looked_through = Signal(object)
    """A file was read: the :class:`OwnList`. Nothing is kept yet."""
    kept = Signal(object)
    """A list was taken in: the :class:`WordListInfo`."""
    refused = Signal(object)
    """A file gives no list, or the list could not be kept: :class:`CatalogueError` or :class:`LexiconError`."""
    broke = Signal(object)
    """Something that nobody expected went wrong: the exception."""
    changed = Signal()
    """A list came, went or was named otherwise."""

    def __init__(self, catalogue: Catalogue, games: GameFolder, folder: Path, parent: QObject | None = None) -> None:
        """Keep lists in ``folder``, that of the user's data."""
        super().__init__(parent)
        self._catalogue, self._games, self._folder = catalogue, games, folder
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._on_done)
        self._thinker.failed.connect(self._on_failed)

    # --- what there is

    def all(self) -> tuple[WordListInfo, ...]:
        """Return the user's lists, by name."""
        shipped = self._catalogue.words.shipped
        own = (info for info in self._catalogue.words.all() if info.id not in shipped)
        return tuple(sorted(own, key=lambda info: info.name.casefold()))

    def is_taken(self, name: str, *, but: str = "") -> bool:
        """Whether a list has this name already; the one with the id ``but`` does not count."""
        wanted = name.strip().casefold()
        return any(info.name.casefold() == wanted for info in self._catalogue.words.all() if info.id != but)

    def games_judged_by(self, info: WordListInfo) -> tuple[ListedGame, ...]:
        """Return the unfinished games that a list judges.

        Raises :class:`~scrabble_gui.record.errors.SaveError` where the games cannot be looked through.
        """
        return self._games.judged_by(info.id)

    # --- taking in

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or kept."""
        return self._thinker.is_busy

    def look_through(self, path: Path, letters: tuple[str, ...], *, fold_accents: bool) -> None:
        """Read a file for tiles with these letters; what does not fit is left out and told."""
        choices = Choices(fold_accents=fold_accents, skip_unusable=True)
        self._thinker.start(lambda stop: read_own_list(path, letters, choices, partial(self._tell, stop)))

    def keep(self, own: OwnList, name: str, language: str, colour: str) -> None:
        """Take a list in."""
        label = Label(self._free_id(name), name.strip(), language, colour)
        shipped, folder = self._catalogue.words.shipped, self._folder

        def work(stop: Stop) -> WordListInfo:
            return install(own, label, folder, shipped=shipped, progress=partial(self._tell, stop))

        self._thinker.start(work)

    def cancel(self) -> None:
        """Stop reading or keeping; nothing has changed."""
        self._thinker.cancel()

    def close(self) -> None:
        """Stop, and wait for it: the window closes."""
        self._thinker.close()

    def _tell(self, stop: Stop, part: float) -> bool:
        """Tell how much is done, from whatever thread; answer whether to go on."""
        self.progressed.emit(part)
        return not stop()

    def _free_id(self, name: str) -> str:
        """Return an id that no list has."""
        taken = {info.id for info in self._catalogue.words.all()} | set(self._catalogue.words.shipped)
        stem = id_for(name)
        numbered = (f"{stem[:36].rstrip('-')}-{number}" for number in range(2, MOST_NUMBERS))
        return next(each for each in (stem, *numbered) if each not in taken)

    def _on_done(self, answer: object) -> None:
        if isinstance(answer, OwnList):
            self.looked_through.emit(answer)
        elif isinstance(answer, WordListInfo):
            self._look_again()
            self.kept.emit(answer)

    def _on_failed(self, error: Exception) -> None:
        expected = isinstance(error, CatalogueError | LexiconError)
        (self.refused if expected else self.broke).emit(error)

    # --- changing

    def rename(self, info: WordListInfo, name: str, colour: str) -> None:
        """Give a list another name and colour; games that it judges do not notice.

        Raises :class:`~scrabble_gui.catalogue.errors.Unreadable`.
        """
        relabel(info, self._folder, name=name.strip(), colour=colour)
        self._look_again()

    def remove(self, info: WordListInfo) -> None:
        """Throw a list away. Raises :class:`~scrabble_gui.catalogue.errors.Unreadable`."""
        remove(info, self._folder)
        self._look_again()

    def _look_again(self) -> None:
        self._catalogue.words.forget()
        self.changed.emit()
