"""Computer players made of data files: :class:`Computers`.

The words that a level knows are those of its bands of the game's word list; a list without bands is known whole. Making
one takes a moment, a second where the GADDAG must be made first: do it off the window's thread. What finds plays is
imported only then, so that levels and faces come at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scrabble_gui.catalogue.errors import CatalogueError
from scrabble_gui.catalogue.finder import Catalogue
from scrabble_gui.catalogue.level_files import read_bands, read_leaves, read_level
from scrabble_gui.catalogue.offensive import read_offensive
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.leaves import LeaveModel, formula
from scrabble_gui.engine.levels import Level
from scrabble_gui.engine.lexicon import WordGraph

if TYPE_CHECKING:
    from scrabble_gui.engine.computer import Computer, WordBook
    from scrabble_gui.engine.gaddag import Gaddag
    from scrabble_gui.engine.hints import Onlooker

ALL_BANDS = 100
"""The band of a level that knows every word."""
CHILDREN = 20
"""The last band of the small word list that a ruleset may ask of all computers."""
EVERYDAY = 35
"""The last band of the words that everybody knows."""
_ASKED = 4096
"""Words between two questions whether to go on."""
_VOWELS = frozenset("AEIOUÄÖÜÅÆØÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛËÏ")


class Computers:
    """The levels at hand, and the computers that play by them. May be shared by threads."""

    def __init__(self, catalogue: Catalogue, folders: Sequence[Path], cache: Path | None = None) -> None:
        """Look for levels in the catalogue's folders; ``cache`` is a folder for what must be made first."""
        self._catalogue, self._cache = catalogue, cache
        self._resources, *self._own = folders
        self._known: dict[tuple[str, int], frozenset[str]] = {}
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
        from scrabble_gui.engine.gaddag import open_gaddag

        return open_gaddag(self._catalogue.words.lexicon(words), self._cache, progress)

    def make(
        self, level: str, setup: Setup, *, small: bool = False, progress: Callable[[float], bool] | None = None
    ) -> Computer | None:
        """Return the computer of a level for a game; nothing when ``progress`` answered false.

        ``small`` keeps it to the words that children know. Raises as :meth:`gaddag` does.
        """
        from scrabble_gui.engine.bluff import endings
        from scrabble_gui.engine.computer import Computer, Stopped

        chosen = self.level(level)
        gaddag = self.gaddag(setup.lexicon_id, progress)
        if gaddag is None:
            return None
        try:
            words = self.word_book(setup, min(chosen.band, CHILDREN) if small else chosen.band, gaddag, progress)
        except Stopped:
            return None
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
        from scrabble_gui.engine.hints import Onlooker

        gaddag = self.gaddag(setup.lexicon_id, progress)
        if gaddag is None:
            return None
        words = self.word_book(setup, ALL_BANDS, gaddag)
        everyday = None
        if self._bands(setup.lexicon_id) is not None:
            everyday = partial(self.word_book, setup, CHILDREN if small else EVERYDAY, gaddag)
        leaves = self.leave_model(setup.lexicon_id, setup.tile_set)
        return Onlooker(words, everyday, setup.rules, setup.tile_set, setup.layout, leaves)

    def word_book(
        self, setup: Setup, band: int, gaddag: Gaddag, progress: Callable[[float], bool] | None = None
    ) -> WordBook:
        """Return the words of a game as somebody sees them who knows them up to a band.

        Raises :class:`~scrabble_gui.engine.computer.Stopped` when ``progress`` answered false.
        """
        from scrabble_gui.engine.computer import WordBook

        graph = self._catalogue.words.lexicon(setup.lexicon_id)
        bands, known = self._bands(setup.lexicon_id), None
        if band < ALL_BANDS and bands is not None:
            known = self._known.get((setup.lexicon_id, band))
            if known is None:
                known = self._known[setup.lexicon_id, band] = known_words(graph, bands, band, progress)
        unfit = self._unfit(setup.lexicon_id) | setup.house_refused
        return WordBook(graph, gaddag, known, unfit, setup.house_added, setup.house_refused)

    def leave_model(self, words: str, tile_set: TileSet) -> LeaveModel:
        """Return the values of leaves for a game.

        They are those learnt with its word list and tile set, else with another list and its tiles, else by formula.
        """
        fitting = [entry for entry in self._leaves.all() if entry.tiles == tile_set.id]
        fitting.sort(key=lambda entry: (entry.words != words, entry.words))
        return fitting[0].model if fitting else formula(tile_set, _VOWELS)

    def _bands(self, words: str) -> Path | None:
        """Return the file that says how common the words of a list are; nothing where nobody knows."""
        path = self._resources / "commonness" / f"{words}.bands.xz"
        return path if path.is_file() else None

    def _unfit(self, words: str) -> frozenset[str]:
        """Return the words of a list's language that no computer plays."""
        language = next((info.language for info in self._catalogue.words.all() if info.id == words), "")
        path = self._resources / "offensive" / f"{language}.toml"
        return read_offensive(path).unfit if path.is_file() else frozenset()


def known_words(
    graph: WordGraph, bands: Path, band: int, progress: Callable[[float], bool] | None = None
) -> frozenset[str]:
    """Return the words of a list up to a band, in capitals.

    Raises :class:`~scrabble_gui.engine.computer.Stopped` when ``progress`` answered false.
    """
    from scrabble_gui.engine.computer import Stopped

    levels = read_bands(bands, len(graph))
    known = []
    for number, (word, found) in enumerate(zip(graph.words(), levels, strict=True)):
        if progress and number % _ASKED == 0 and not progress(number / len(graph)):
            raise Stopped
        if found <= band:
            known.append("".join(word))
    return frozenset(known)
