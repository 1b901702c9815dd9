"""Finding data by its id: :class:`Catalogue`.

It finds the rules and the pieces of games itself; :attr:`Catalogue.words`, :attr:`Catalogue.looks` and
:attr:`Catalogue.dictionaries` find the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from scrabble_gui.catalogue.capabilities import Capabilities
from scrabble_gui.catalogue.errors import CatalogueError, UnknownId
from scrabble_gui.catalogue.looks import Looks
from scrabble_gui.catalogue.piece_files import read_layout, read_tile_set
from scrabble_gui.catalogue.rule_files import RulesetEntry, read_ruleset
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.catalogue.word_lists import WordLists
from scrabble_gui.core.board import Layout
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.tiles import TileSet

if TYPE_CHECKING:
    from scrabble_gui.catalogue.dictionaries import Dictionaries


class Catalogue:
    """The data files of the program, and those of the user under ids that the program does not use itself."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Look for files in these folders; the first holds what comes with the program, the others are the user's."""
        self._folders = tuple(folders)
        self._resources, *own = folders
        self._tiles = Shelf("tiles", self._resources, own, read_tile_set)
        self._layouts = Shelf("layouts", self._resources, own, read_layout)
        self._rules = Shelf("rules", self._resources, own, self._read_ruleset)
        self._not_playable: dict[Path, CatalogueError] = {}
        self.words = WordLists(self._resources, own, self._tiles.get)
        """The judges of words."""
        self.looks = Looks(self._resources, own)
        """Themes, typefaces, icons."""

    @cached_property
    def dictionaries(self) -> Dictionaries:
        """The meanings of words; nothing of them is read before it is asked for."""
        from scrabble_gui.catalogue.dictionaries import Dictionaries

        return Dictionaries(self._folders)

    @property
    def faults(self) -> tuple[CatalogueError, ...]:
        """What is wrong with the user's files, as far as they have been asked for; those are left out of the lists."""
        kinds = (self._tiles, self._layouts, self._rules, self.looks, self.words)
        return (*(fault for kind in kinds for fault in kind.faults), *self._not_playable.values())

    # --- pieces

    def tile_set(self, name: str) -> TileSet:
        """Return a tile set. Raises a subclass of :class:`CatalogueError`."""
        return self._tiles.get(name).tile_set

    def language(self, tiles: str) -> str:
        """Return the language of a tile set: the id that its lists and house words go by.

        Raises a subclass of :class:`CatalogueError`.
        """
        return self._tiles.get(tiles).language

    def tile_sets(self) -> tuple[TileSet, ...]:
        """Return the tile sets in the order of their ids; a broken one of the user's stands in :attr:`faults`."""
        return tuple(entry.tile_set for entry in self._tiles.all())

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
        tiles = entry.rules.tiles_id
        try:
            layout = self.layout(entry.rules.layout_id)
            lists = self.words.for_tiles(tiles) if tiles else self.words.all()
        except CatalogueError as error:
            if entry.shipped:
                raise
            self._not_playable[self._rules.path(entry.rules.id)] = error
            return False
        return bool(lists) and supported.cover(entry.rules, layout)

    def _read_ruleset(self, path: Path) -> RulesetEntry:
        return read_ruleset(path, shipped=path.stem in self._rules.shipped)
