"""Tiles as the numbers of the kernel: :class:`Alphabet`. Letters are 1 to 63, a blank in hand 0; one laid adds 64."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from scrabble_gui.core.tiles import BLANK, Tile, Tiles, TileSet
from scrabble_gui.engine.cells import MOST_LETTERS
from scrabble_gui.engine.errors import TooManyLetters

_BLANK_BIT = 64


class Alphabet:
    """The letters of a word list and a tile set, as numbers from 1; ``names`` are the letters by number."""

    def __init__(self, words: Sequence[str], tile_set: TileSet) -> None:
        """Number the letters of the word list first, then those that only tiles have. Raises ``TooManyLetters``."""
        letters = (*words, *(letter for letter in tile_set.letters if letter not in words))
        if len(letters) > MOST_LETTERS:
            raise TooManyLetters(len(letters), MOST_LETTERS)
        self.letters = letters
        self.names = ("", *letters)
        self._codes = {letter: number for number, letter in enumerate(letters, start=1)}
        self._tiles = {0: BLANK} | {code: Tile(letter) for letter, code in self._codes.items()}
        self._tiles |= {code | _BLANK_BIT: Tile(letter, blank=True) for letter, code in self._codes.items()}

    def code(self, tile: Tile) -> int:
        """Return the number of a tile on the board: a blank's letter has 64 added."""
        return self._codes[tile.letter] | (_BLANK_BIT if tile.blank else 0)

    def tile(self, code: int) -> Tile:
        """Return the tile of a number; 0 is a blank in hand."""
        return self._tiles[code]

    def rack(self, rack: Tiles) -> bytes:
        """Return the numbers of tiles in hand; a blank is 0."""
        return bytes(0 if tile.blank else self._codes[tile.letter] for tile in rack)

    def values(self, tile_set: TileSet) -> array[int]:
        """Return the points by number, 64 of them."""
        values = array("i", bytes(4 * (MOST_LETTERS + 1)))
        for letter, value in tile_set.values().items():
            values[self._codes[letter]] = value
        return values
