"""Tile sets and boards as data: :func:`read_tile_set`, :func:`read_layout`."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.errors import BadValue
from scrabble_gui.catalogue.reading import Table, read_toml
from scrabble_gui.core.board import MAX_SIZE, PLAIN, Layout, Premium
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import LetterKind, TileSet

MOST_TILES = 1_000
"""No number of tiles of a kind, nor their points, is larger."""
LONGEST_LETTER = 8
"""Characters of the longest letter."""
MOST_FACTOR = 4
"""What a square multiplies at most."""
LEAST_SIZE = 2
"""Rows of the smallest board."""


@dataclass(frozen=True, slots=True)
class TileSetEntry:
    """A tile set and the language it is for."""

    tile_set: TileSet
    """The tiles."""
    language: str
    """The tile set whose word lists go with it: its own id, unless the file names another."""


def read_tile_set(path: Path) -> TileSetEntry:
    """Read a tile set. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    name = table.text("name", least=1)
    language = table.text("language", least=1) if "language" in table else path.stem
    blank = table.table("blank")
    blanks = blank.number("count", 0, MOST_TILES)
    blank.number("value", 0, 0)
    letters = table.table("letters")
    kinds = tuple(_letter(letters, letter) for letter in letters.keys)
    table.refuse_unread()
    try:
        return TileSetEntry(TileSet(path.stem, name, kinds, blanks), language)
    except BadSetup as error:
        raise BadValue(path, error.key, error.value, "") from error


def _letter(letters: Table, letter: str) -> LetterKind:
    """Return one line of the alphabet."""
    kind = letters.table(letter)
    count, value = kind.number("count", 0, MOST_TILES), kind.number("value", 0, MOST_TILES)
    plain = letter == unicodedata.normalize("NFC", letter) == letter.upper()
    if not plain or len(letter) > LONGEST_LETTER or not letter or re.search(r"[\W\d_]", _without_marks(letter)):
        raise letters.bad(letter, "a key of letters in capitals")
    return LetterKind(letter, count, value)


def _without_marks(letter: str) -> str:
    """Return a letter without the signs that belong to letters but are none: vowel signs, joiners, the dot of L·L."""
    return "".join(sign for sign in letter if sign != "·" and unicodedata.category(sign) not in ("Mn", "Mc", "Cf"))


def read_layout(path: Path) -> Layout:
    """Read a board, which is a picture. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    name = table.text("name", least=1)
    rows = table.text("squares", lines=True).split()
    size = len(rows)
    if not LEAST_SIZE <= size <= MAX_SIZE or any(len(row) != size for row in rows):
        raise table.bad("squares", f"as many characters in each row as rows, {LEAST_SIZE} to {MAX_SIZE}")
    legend = table.table("legend")
    signs = {sign: _legend(legend, sign) for sign in legend.keys}
    table.refuse_unread()
    premiums, starts = {}, []
    for square, sign in ((Square(row, col), rows[row][col]) for row in range(size) for col in range(size)):
        if sign not in signs:
            raise table.bad("squares", "only characters of the legend")
        premium, is_start = signs[sign]
        if premium != PLAIN:
            premiums[square] = premium
        if is_start:
            starts.append(square)
    if len(starts) != 1:
        raise table.bad("squares", "one start square")
    return Layout(path.stem, name, size, starts[0], premiums)


def _legend(legend: Table, sign: str) -> tuple[Premium, bool]:
    """Return what a character of the picture means: what it multiplies, and whether it is the start."""
    entry = legend.table(sign)
    if len(sign) != 1:
        raise legend.bad(sign, "a key of one character")
    letter, word = (entry.number(key, 1, MOST_FACTOR) if key in entry else 1 for key in ("letter", "word"))
    return Premium(letter, word), entry.flag("start") if "start" in entry else False
