"""Finding the judges of words: :class:`WordLists` knows the lists at hand and which of them go with a tile set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from scrabble_gui.catalogue.errors import CatalogueError, UnknownId
from scrabble_gui.catalogue.piece_files import TileSetEntry
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.catalogue.word_files import WordListInfo, read_any_list, read_graph, read_word_list
from scrabble_gui.engine.lexicon import WordGraph


class WordLists:
    """The word lists of the program and the user's own; no words are read before a list is asked for."""

    def __init__(self, resources: Path, own: Sequence[Path], tiles: Callable[[str], TileSetEntry]) -> None:
        """Look for files in the folder that comes with the program, and in the user's folders.

        ``tiles`` answers the tile set of an id, or raises a subclass of :class:`CatalogueError`.
        """
        self._resources = resources
        self._tiles = tiles
        self._infos = Shelf("words", resources, own, read_word_list)
        self._graphs: dict[str, WordGraph] = {}

    @property
    def faults(self) -> tuple[CatalogueError, ...]:
        """What is wrong with the user's lists, as far as they have been asked for."""
        return self._infos.faults

    @property
    def shipped(self) -> tuple[str, ...]:
        """The ids of the lists that came with the program; nobody else's list can have them."""
        return tuple(self._infos.shipped)

    def all(self) -> tuple[WordListInfo, ...]:
        """Return what lists are at hand, the preferred ones first."""
        return tuple(sorted(self._infos.all(), key=lambda info: (info.order, info.id)))

    def for_tiles(self, tiles: str) -> tuple[WordListInfo, ...]:
        """Return the lists that go with a tile set, the default first.

        Raises a subclass of :class:`CatalogueError` where the tile set is not there or broken.
        """
        entry = self._tiles(tiles)
        fitting = (info for info in self.all() if info.language == entry.language)
        return tuple(info for info in fitting if set(entry.tile_set.letters) <= set(info.letters))

    def default(self, tiles: str) -> WordListInfo:
        """Return the first of the lists that go with a tile set.

        Raises :class:`UnknownId` without any, and what :meth:`for_tiles` raises.
        """
        for info in self.for_tiles(tiles):
            return info
        raise UnknownId(None, "words", tiles)

    def lexicon(self, name: str) -> WordGraph:
        """Return the judge of words of a list.

        Raises a subclass of :class:`CatalogueError` or of :class:`~scrabble_gui.engine.errors.LexiconError`.
        """
        if name not in self._graphs:
            self._graphs[name] = read_graph(self._infos.get(name), self._infos.path(name))
        return self._graphs[name]

    def lexicon_of_file(self, path: Path, tiles: str) -> WordGraph:
        """Return a judge of words from any file: a word graph, or plain text in the letters of a tile set.

        Raises a subclass of :class:`CatalogueError` where the tile set is not there or broken, and one of
        :class:`~scrabble_gui.engine.errors.LexiconError` where the file is.
        """
        return read_any_list(path, self._tiles(tiles).tile_set.letters)

    def bands(self, name: str) -> Path | None:
        """Return the file that says how common the words of a list are; nothing where nobody has counted."""
        path = self._resources / "commonness" / f"{name}.bands.xz"
        return path if path.is_file() else None

    def forget(self) -> None:
        """Look for lists again: the user has taken one in, or thrown one away."""
        self._infos.forget()
        self._graphs = {name: graph for name, graph in self._graphs.items() if name in self._infos.shipped}
