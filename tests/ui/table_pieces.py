"""Pieces for tests of the table: boards drawn in ASCII, racks and drafts from text."""

from functools import cache
from textwrap import dedent

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.piece_files import read_layout, read_tile_set
from scrabble_gui.core.board import Board, Layout, parse_square
from scrabble_gui.core.moves import Placement
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, TileSet
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.table_picture import TablePicture
from scrabble_gui.ui.theme import Look


@cache
def layout(name: str = "standard") -> Layout:
    """Return a board of the program."""
    return read_layout(resources_folder() / "layouts" / f"{name}.toml")


@cache
def tile_set(name: str = "english") -> TileSet:
    """Return a tile set of the program."""
    return read_tile_set(resources_folder() / "tiles" / f"{name}.toml").tile_set


def tile(sign: str) -> Tile:
    """Return a tile: a capital, a blank in lower case, or ``?``."""
    return BLANK if sign == "?" else Tile(sign.upper(), blank=sign.islower())


def board(drawing: str, name: str = "standard") -> Board:
    """Return the board drawn from its upper left corner on; ``.`` is an empty square."""
    tiles = {}
    for row, line in enumerate(dedent(drawing).strip().splitlines()):
        for col, sign in enumerate(line.split()):
            if sign != ".":
                tiles[Square(row, col)] = tile(sign)
    return Board(layout(name), tiles)


def slots(text: str) -> tuple[Tile | None, ...]:
    """Return the slots of a rack; ``.`` is an empty one."""
    return tuple(None if sign == "." else tile(sign) for sign in text)


def laid(text: str) -> tuple[Placement, ...]:
    """Return the tiles of a draft like ``8D VEINED``, square by square."""
    place, letters = text.split()
    square, across = parse_square(place)
    return tuple(
        Placement(square.step(across=across, by=at), tile(sign)) for at, sign in enumerate(letters) if sign != "."
    )


def shown_table(qtbot, look: Look) -> TableView:
    """Return a shown table of the size it has in a window of 1366 x 768."""
    view = TableView(look)
    qtbot.addWidget(view)
    view.resize(958, 738)
    view.show()
    return view


def picture(on: Board | None = None, **more) -> TablePicture:
    """Return a picture of the table in English tiles."""
    return TablePicture(board=board("") if on is None else on, tile_set=tile_set(), **more)
