"""What a window looks words up in: :class:`Reference`, the list of a game with its house words and meanings.

:func:`reference_of` makes that of a game, :func:`reference_for` that of a word list. Nothing is read before it is asked
for. A reference knows everything; what may be shown is a :class:`~scrabble_gui.app.looking_up.Permit`. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from scrabble_gui.app.house import HouseRules
from scrabble_gui.app.looking_up import Word
from scrabble_gui.catalogue import Catalogue, CatalogueError, WordListInfo
from scrabble_gui.catalogue.dictionaries import Dictionaries
from scrabble_gui.catalogue.level_files import read_bands
from scrabble_gui.core.game import Game
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.errors import EmptyWordList, ForeignLetter, LexiconError
from scrabble_gui.engine.glossary import Definition, OriginKind
from scrabble_gui.engine.lexicon import WordGraph, build, read_words
from scrabble_gui.engine.word_search import WordSearch

LIST_ALONE = HouseRules()
"""The house adds nothing and refuses nothing."""
UNKNOWN_BAND = 99
"""Of words whose commonness nobody has counted: the rarest."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word means."""

    definition: Definition
    """As far as it is known."""
    spelling: bool = False
    """Whether the base is another spelling of it, not what it is a form of."""
    unread: bool = False
    """Whether the definitions could not be read."""


@dataclass(frozen=True)
class Reference:
    """The words of a game or of a list, and what is known of them."""

    tile_set: TileSet
    """The tiles that the words are laid with."""
    list_id: str
    """Id of the word list; empty where there is none: then every word is good, and the table decides."""
    list_name: str
    """Its name for people."""
    language: str
    """Whose definitions go with it."""
    graph: WordGraph | None
    """The words of the list; nothing without one."""
    dictionaries: Dictionaries = field(compare=False)
    """The meanings."""
    added: frozenset[str] = frozenset()
    """Words that are good besides, in capitals: of the house, or accepted by the table."""
    refused: frozenset[str] = frozenset()
    """Words that are not good although the list has them."""
    glossary: Path | None = None
    """Meanings that came with the list."""
    bands: Path | None = None
    """How common its words are; nothing where nobody has counted."""

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters that words are made of."""
        return self.graph.letters if self.graph is not None else self.tile_set.letters

    @cached_property
    def searches(self) -> tuple[WordSearch, ...]:
        """Look for words: in the list, and among those of the house that it lacks; none without a list."""
        if self.graph is None:
            return ()
        lacking = [word for word in self._spelled(self.added) if not self.graph.contains(word)]
        house = [WordSearch(WordGraph(build(lacking, self.letters)))] if lacking else []
        return (WordSearch(self.graph), *house)

    def spelled(self, text: str) -> Word:
        """Return a text in capitals as letters: CH is one where the tiles have it.

        Raises :class:`EmptyWordList` for nothing and :class:`ForeignLetter`.
        """
        return next(read_words([text], self.letters))

    def _spelled(self, words: Iterable[str]) -> Iterator[Word]:
        """Yield words as letters, without those of other letters."""
        for text in words:
            try:
                yield self.spelled(text)
            except (EmptyWordList, ForeignLetter):
                continue

    @cached_property
    def unfit(self) -> frozenset[str]:
        """Words that no list shows. A file of them that cannot be read hides none."""
        try:
            return self.dictionaries.offensive(self.language).unfit
        except CatalogueError:
            return frozenset()

    @cached_property
    def commonness(self) -> dict[str, int]:
        """{word in capitals: its band, 10 the commonest}; empty where nobody has counted. Takes a moment."""
        if self.bands is None or self.graph is None:
            return {}
        try:
            return dict(zip(self.searches[0].texts(), read_bands(self.bands, len(self.graph)), strict=True))
        except (CatalogueError, LexiconError):
            return {}

    def prepare(self) -> None:
        """Make ready what the first search would wait for. What cannot be read is told when somebody asks for it."""
        with suppress(LexiconError):
            for search in self.searches:
                search.prepare()
            self.commonness.keys()

    def is_good(self, word: Word) -> bool:
        """Whether letters in capitals are a word. Source: :func:`scrabble_gui.core.referee.is_valid`."""
        text = "".join(word)
        if text in self.added:
            return True
        return text not in self.refused and (self.graph is None or self.graph.contains(word))

    def points(self, word: Word) -> int:
        """Return what the letters of a word are worth on plain squares."""
        values = self.tile_set.values()
        return sum(values.get(letter, 0) for letter in word)

    def meaning(self, word: str) -> Meaning:
        """Return what a word in capitals means, as far as it is known."""
        try:
            found = self.dictionaries.define(word, self.language, self.glossary)
            glossary = self.dictionaries.glossary(self.language) if found.base != word else None
            entry = glossary.entry(word) if glossary is not None else None
        except (CatalogueError, LexiconError):
            return Meaning(Definition(word, word, (), ()), unread=True)
        origin = entry.origins[0] if entry and entry.origins else None
        return Meaning(found, spelling=origin is not None and origin.kind is OriginKind.SPELLING)


def reference_of(catalogue: Catalogue, game: Game) -> Reference:
    """Return what judges the words of a game; where its list is not here, nobody but the table."""
    setup = game.setup
    added, refused = setup.house_added | game.state.accepted, setup.house_refused - game.state.accepted
    info = next((info for info in catalogue.words.all() if info.id == setup.lexicon_id), None)
    if info is None:
        return _without_list(catalogue, setup.tile_set, setup.rules.tiles_id or setup.tile_set.id, added)
    return _of_list(catalogue, info, setup.tile_set, added, refused)


def reference_for(catalogue: Catalogue, info: WordListInfo, house: HouseRules = LIST_ALONE) -> Reference:
    """Return a word list with the tiles of its language, and what the house says besides.

    Raises a subclass of :class:`CatalogueError` where there are no such tiles.
    """
    default = catalogue.default_ruleset().tiles_id
    tiles = default if info in catalogue.words.for_tiles(default) else info.language
    return _of_list(catalogue, info, catalogue.tile_set(tiles), house.added, house.refused)


def _of_list(
    catalogue: Catalogue, info: WordListInfo, tile_set: TileSet, added: frozenset[str], refused: frozenset[str]
) -> Reference:
    """Return a reference that a list stands behind, as far as it can be read."""
    try:
        graph = catalogue.words.lexicon(info.id)
    except (CatalogueError, LexiconError):
        return _without_list(catalogue, tile_set, info.language, added)
    return Reference(
        tile_set=tile_set,
        list_id=info.id,
        list_name=info.name,
        language=info.language,
        graph=graph,
        dictionaries=catalogue.dictionaries,
        added=added,
        refused=refused,
        glossary=info.glossary,
        bands=catalogue.words.bands(info.id),
    )


def _without_list(catalogue: Catalogue, tile_set: TileSet, language: str, added: frozenset[str]) -> Reference:
    """Return a reference that no list stands behind."""
    return Reference(tile_set, "", "", language, None, catalogue.dictionaries, added)
