"""Computer players made of data files: :class:`Computers`.

The words that a level knows are those of its bands of the game's word list; a list without bands is known whole. Making
one takes a moment, a second where the GADDAG must be made first: do it off the window's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from scrabble_gui.catalogue.errors import CatalogueError
from scrabble_gui.catalogue.finder import Catalogue
from scrabble_gui.catalogue.level_files import read_bands, read_leaves, read_level
from scrabble_gui.catalogue.offensive import read_offensive
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.bluff import endings
from scrabble_gui.engine.computer import Computer, WordBook
from scrabble_gui.engine.gaddag import Gaddag, open_gaddag
from scrabble_gui.engine.hints import Onlooker
from scrabble_gui.engine.leaves import LeaveModel, formula
from scrabble_gui.engine.levels import Level
from scrabble_gui.engine.lexicon import WordGraph

ALL_BANDS = 100
"""The band of a level that knows every word."""
CHILDREN = 20
"""The last band of the small word list that a ruleset may ask of all computers."""
EVERYDAY = 35
"""The last band of the words that everybody knows."""
_VOWELS = frozenset("AEIOUÄÖÜÅÆØÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛËÏ")


class Computers:
    """The levels at hand, and the computers that play by them. May be shared by threads."""

    def __init__(self, catalogue: Catalogue, folders: Sequence[Path], cache: Path | None = None) -> None:
        """Look for levels in the catalogue's folders; ``cache`` is a folder for what must be made first."""
        self._catalogue, self._cache = catalogue, cache
        self._resources, *self._own = folders
        self._levels = Shelf("levels", self._resources, self._own, read_level)
        self._leaves = Shelf("leaves", self._resources, self._own, read_leaves)

    def levels(self) -> tuple[Level, ...]:
        """Return all levels, the weakest first."""
        return tuple(sorted(self._levels.all(), key=lambda level: (level.order, level.id)))

    def level(self, name: str) -> Level:
        """Return a level by its id. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
        return self._levels.get(name)

    def face(self, level: str) -> Path | None:
        """Return the picture of a level; nothing where the level or its picture is not here."""
        try:
            name = f"{self.level(level).face}.svg"
        except CatalogueError:
            return None
        folders = (*self._own, self._resources)
        return next((path for folder in folders if (path := folder / "faces" / name).is_file()), None)

    def gaddag(self, words: str, progress: Callable[[float], bool] | None = None) -> Gaddag | None:
        """Return where the plays of a word list are found; nothing when ``progress`` answered false.

        Raises a subclass of ``CatalogueError`` or of :class:`~scrabble_gui.engine.errors.LexiconError`.
        """
        return open_gaddag(self._catalogue.words.lexicon(words), self._cache, progress)

    def make(
        self, level: str, setup: Setup, *, small: bool = False, progress: Callable[[float], bool] | None = None
    ) -> Computer | None:
        """Return the computer of a level for a game; nothing when ``progress`` answered false.

        ``small`` keeps it to the words that children know. Raises as :meth:`gaddag` does.
        """
        chosen = self.level(level)
        gaddag = self.gaddag(setup.lexicon_id, progress)
        if gaddag is None:
            return None
        words = self.word_book(setup, min(chosen.band, CHILDREN) if small else chosen.band, gaddag)
        if chosen.bluffs:
            words = replace(words, endings=endings(self._catalogue.words.lexicon(setup.lexicon_id)))
        leaves = self.leave_model(setup.lexicon_id, setup.tile_set)
        return Computer(chosen, words, setup.rules, setup.tile_set, setup.layout, leaves, setup.seed)

    def onlooker(
        self, setup: Setup, *, small: bool, progress: Callable[[float], bool] | None = None
    ) -> Onlooker | None:
        """Return who gives hints in a game; nothing when ``progress`` answered false.

        ``small`` keeps everyday words to those that children know. Raises as :meth:`gaddag` does.
        """
        gaddag = self.gaddag(setup.lexicon_id, progress)
        if gaddag is None:
            return None
        everyday = self.word_book(setup, CHILDREN if small else EVERYDAY, gaddag)
        words = replace(everyday, known=None)
        leaves = self.leave_model(setup.lexicon_id, setup.tile_set)
        return Onlooker(words, everyday, setup.rules, setup.tile_set, setup.layout, leaves)

    def word_book(self, setup: Setup, band: int, gaddag: Gaddag) -> WordBook:
        """Return the words of a game as somebody sees them who knows them up to a band."""
        graph = self._catalogue.words.lexicon(setup.lexicon_id)
        bands = self._resources / "commonness" / f"{setup.lexicon_id}.bands.xz"
        known = None if band >= ALL_BANDS or not bands.is_file() else known_words(graph, bands, band)
        unfit = self._unfit(setup.lexicon_id) | setup.house_refused
        return WordBook(graph, gaddag, known, unfit, setup.house_added, setup.house_refused)

    def leave_model(self, words: str, tile_set: TileSet) -> LeaveModel:
        """Return the values of leaves for a game.

        They are those learnt with its word list and tile set, else with another list and its tiles, else by formula.
        """
        fitting = [entry for entry in self._leaves.all() if entry.tiles == tile_set.id]
        fitting.sort(key=lambda entry: (entry.words != words, entry.words))
        return fitting[0].model if fitting else formula(tile_set, _VOWELS)

    def _unfit(self, words: str) -> frozenset[str]:
        """Return the words of a list's language that no computer plays."""
        language = next((info.language for info in self._catalogue.words.all() if info.id == words), "")
        path = self._resources / "offensive" / f"{language}.toml"
        return read_offensive(path).unfit if path.is_file() else frozenset()


@lru_cache(maxsize=8)
def known_words(graph: WordGraph, bands: Path, band: int) -> frozenset[str]:
    """Return the words of a list up to a band, in capitals."""
    levels = read_bands(bands, len(graph))
    return frozenset("".join(word) for word, found in zip(graph.words(), levels, strict=True) if found <= band)
