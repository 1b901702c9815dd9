"""Which tiles and word lists a new game can have: :func:`tiles_on_offer`. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue import Catalogue
from scrabble_gui.record import house_file
from scrabble_gui.record.errors import SaveError


@dataclass(frozen=True, slots=True)
class ListOffer:
    """A word list to choose."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    colour: str = ""
    """``#rrggbb``, or empty."""


@dataclass(frozen=True, slots=True)
class TilesOffer:
    """A tile set to choose."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    lists: tuple[ListOffer, ...] = ()
    """The lists that go with it, the usual one first."""
    house: bool = False
    """Whether there are house words in its language, or a file of them that cannot be read."""
    any_rules: bool = True
    """Whether it goes with all rules that are made for the usual tiles."""


def tiles_on_offer(catalogue: Catalogue, own_data: Path | None) -> tuple[TilesOffer, ...]:
    """Return the tile sets by name; ``own_data`` is the folder of the user's data.

    Raises a subclass of :class:`~scrabble_gui.catalogue.CatalogueError` for data of the program's that is broken.
    """
    offers = []
    for tiles in catalogue.tile_sets():
        language = catalogue.language(tiles.id)
        lists = tuple(ListOffer(info.id, info.name, info.colour) for info in catalogue.words.for_tiles(tiles.id))
        usual = language == tiles.id and len(tiles) <= MOST_TILES
        offers.append(TilesOffer(tiles.id, tiles.name, lists, _has_house_words(own_data, language), usual))
    return tuple(sorted(offers, key=lambda offer: offer.name))


MOST_TILES = 150
"""A set of more tiles is made for a larger board."""


def _has_house_words(own_data: Path | None, language: str) -> bool:
    """Whether house words could count in a game."""
    if own_data is None:
        return False
    try:
        return bool(house_file.read(own_data, language).words)
    except SaveError:
        return True  # then a game must be able to go without them
