"""Finding data by its id: :class:`Catalogue`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from scrabble_gui.catalogue.capabilities import Capabilities
from scrabble_gui.catalogue.errors import CatalogueError, UnknownId
from scrabble_gui.catalogue.piece_files import read_layout, read_tile_set
from scrabble_gui.catalogue.rule_files import RulesetEntry, read_ruleset
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.catalogue.theme_files import ThemeData, read_theme
from scrabble_gui.catalogue.word_files import WordListInfo, read_any_list, read_graph, read_word_list
from scrabble_gui.core.board import Layout
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.lexicon import WordGraph

if TYPE_CHECKING:
    from scrabble_gui.catalogue.dictionaries import Dictionaries


class Catalogue:
    """The data files of the program, and those of the user under ids that the program does not use itself."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Look for files in these folders; the first holds what comes with the program, the others are the user's."""
        self._resources, *own = folders
        self._tiles = Shelf("tiles", self._resources, own, read_tile_set)
        self._layouts = Shelf("layouts", self._resources, own, read_layout)
        self._rules = Shelf("rules", self._resources, own, self._read_ruleset)
        self._themes = Shelf("themes", self._resources, own, self._read_theme)
        self._words = Shelf("words", self._resources, own, read_word_list)
        self._folders = tuple(folders)
        self._graphs: dict[str, WordGraph] = {}
        self._not_playable: dict[Path, CatalogueError] = {}

    @property
    def faults(self) -> tuple[CatalogueError, ...]:
        """What is wrong with the user's files, as far as they have been asked for; those are left out of the lists."""
        shelves = (self._tiles, self._layouts, self._rules, self._themes, self._words)
        return (*(fault for shelf in shelves for fault in shelf.faults), *self._not_playable.values())

    @cached_property
    def dictionaries(self) -> Dictionaries:
        """The meanings of words; nothing of them is read before it is asked for."""
        from scrabble_gui.catalogue.dictionaries import Dictionaries

        return Dictionaries(self._folders)

    # --- pieces

    def tile_set(self, name: str) -> TileSet:
        """Return a tile set. Raises a subclass of :class:`CatalogueError`."""
        return self._tiles.get(name).tile_set

    def layout(self, name: str) -> Layout:
        """Return an empty board. Raises a subclass of :class:`CatalogueError`."""
        return self._layouts.get(name)

    # --- rules

    def ruleset(self, name: str) -> Ruleset:
        """Return a ruleset. Raises a subclass of :class:`CatalogueError`."""
        return self._rules.get(name).rules

    def rulesets(self) -> tuple[RulesetEntry, ...]:
        """Return all rulesets in the order in which they are offered."""
        return tuple(sorted(self._rules.all(), key=lambda entry: (entry.order, entry.rules.id)))

    def playable_rulesets(self, supported: Capabilities) -> tuple[RulesetEntry, ...]:
        """Return the rulesets of which every line works and for whose tiles there is a word list, in order.

        One that names a tile set or a board that cannot be used is left out; :attr:`faults` tells it of the user's.
        """
        return tuple(entry for entry in self.rulesets() if self._is_playable(entry, supported))

    def default_ruleset(self) -> Ruleset:
        """Return the first ruleset of those that came with the program. Raises :class:`UnknownId` without any."""
        for entry in self.rulesets():
            if entry.shipped:
                return entry.rules
        raise UnknownId(self._resources, "rules", "")

    def _is_playable(self, entry: RulesetEntry, supported: Capabilities) -> bool:
        """Whether a ruleset can be offered."""
        try:
            layout = self.layout(entry.rules.layout_id)
            lists = self.word_lists_for(entry.rules.tiles_id) if entry.rules.tiles_id else self.word_lists()
        except CatalogueError as error:
            if entry.shipped:
                raise
            self._not_playable[self._rules.path(entry.rules.id)] = error
            return False
        return bool(lists) and supported.cover(entry.rules, layout)

    def _read_ruleset(self, path: Path) -> RulesetEntry:
        return read_ruleset(path, shipped=path.stem in self._rules.shipped)

    # --- words

    def default_word_list(self, tiles: str) -> WordListInfo:
        """Return the first of the word lists that go with a tile set. Raises :class:`UnknownId` without any."""
        for info in self.word_lists_for(tiles):
            return info
        raise UnknownId(None, "words", tiles)

    def word_lists(self) -> tuple[WordListInfo, ...]:
        """Return what word lists are at hand, the preferred ones first; no words are read."""
        return tuple(sorted(self._words.all(), key=lambda info: (info.order, info.id)))

    def word_lists_for(self, tiles: str) -> tuple[WordListInfo, ...]:
        """Return the word lists that go with a tile set, the default first. Raises what :meth:`tile_set` raises."""
        entry = self._tiles.get(tiles)
        fitting = (info for info in self.word_lists() if info.language == entry.language)
        return tuple(info for info in fitting if set(entry.tile_set.letters) <= set(info.letters))

    def lexicon(self, name: str) -> WordGraph:
        """Return the judge of words of a list.

        Raises a subclass of :class:`CatalogueError` or of :class:`~scrabble_gui.engine.errors.LexiconError`.
        """
        if name not in self._graphs:
            self._graphs[name] = read_graph(self._words.get(name), self._words.path(name))
        return self._graphs[name]

    def lexicon_of_file(self, path: Path, tiles: str) -> WordGraph:
        """Return a judge of words from any file: a word graph, or plain text in the letters of a tile set.

        Raises what :meth:`tile_set` raises and a subclass of :class:`~scrabble_gui.engine.errors.LexiconError`.
        """
        return read_any_list(path, self.tile_set(tiles).letters)

    @property
    def shipped_word_lists(self) -> tuple[str, ...]:
        """The ids of the word lists that came with the program; nobody else's list can have them."""
        return tuple(self._words.shipped)

    def forget_word_lists(self) -> None:
        """Look for word lists again: the user has taken one in, or thrown one away."""
        self._words.forget()
        self._graphs = {name: graph for name, graph in self._graphs.items() if name in self._words.shipped}

    # --- looks

    def themes(self) -> tuple[ThemeData, ...]:
        """Return all themes by id, those that came with the program first."""
        return tuple(sorted(self._themes.all(), key=lambda theme: theme.id not in self._themes.shipped))

    def theme(self, name: str) -> ThemeData:
        """Return a theme; it has the roles of the program's first. Raises a subclass of :class:`CatalogueError`."""
        return self._themes.get(name)

    def font_files(self) -> tuple[Path, ...]:
        """Return the typefaces that come with the program."""
        return tuple(sorted((self._resources / "fonts").glob("*.ttf")))

    @property
    def icon_folder(self) -> Path:
        """The folder of the icons."""
        return self._resources / "icons"

    def icon(self, name: str) -> Path:
        """Return the file of an icon. Raises :class:`UnknownId`."""
        path = self.icon_folder / f"{name}.svg"
        if not path.is_file():
            raise UnknownId(None, "icons", name)
        return path

    def _read_theme(self, path: Path) -> ThemeData:
        """Read a theme with the roles of the first theme that came with the program."""
        first = next(iter(self._themes.shipped), path.stem)
        return read_theme(path, None if path.stem == first else self.theme(first))
