"""Boards and drafts for tests of cursor and typing, without Qt."""

from functools import cache

from scrabble_gui.app.draft import Draft
from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.piece_files import read_layout, read_tile_set
from scrabble_gui.core.board import Board, parse_square
from scrabble_gui.core.moves import Placement
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, TileSet, symbols

STANDARD = read_layout(resources_folder() / "layouts" / "standard.toml")
CROSS = Board(STANDARD, {Square(1, 1): Tile("C"), Square(1, 2): Tile("A"), Square(1, 3): Tile("T")})
"""CAT at 2B."""


@cache
def tile_set(name: str = "english") -> TileSet:
    """Return a tile set of the program."""
    return read_tile_set(resources_folder() / "tiles" / f"{name}.toml").tile_set


def tile(sign: str) -> Tile:
    """Return a tile: capitals, a blank in lower case, or ``?``."""
    return BLANK if sign == "?" else Tile(sign.upper(), blank=sign != sign.upper())


def draft(rack: str, laid: str = "") -> Draft:
    """Return a draft: a rack like ``AB?..`` and tiles laid across like ``8C Xy``, ``[CH]`` for one tile."""
    placements = []
    if laid:
        where, letters = laid.split()
        square, _ = parse_square(where)
        placements = [
            Placement(square.step(across=True, by=at), tile(sign)) for at, sign in enumerate(symbols(letters))
        ]
    return Draft(tuple(None if sign == "." else tile(sign) for sign in symbols(rack)), tuple(placements))
