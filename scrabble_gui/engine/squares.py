"""The board of the kernel: :class:`Squares`.

A square has two places, one in its row and one, ``area`` further on, in its column: ``line * size + position``. Letters
are 1 to 63, an empty square is 0. Compiled with the types of ``squares.pxd``; the same source runs uncompiled.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.hand import Hand

_ALL = 0xFFFFFFFFFFFFFFFE  # every letter, without the separator
_BLANK_BIT = 64


class Squares(Hand):
    """The tiles on a board, and what may lie on each square beside them."""

    def __init__(
        self,
        every: int,
        hashes: array[int],
        values: array[int],
        size: int,
        letter_factors: array[int],
        word_factors: array[int],
    ) -> None:
        """Take the letters as :class:`~scrabble_gui.engine.hand.Hand` does, and factors by square, row by row."""
        super().__init__(every, hashes, values)
        self.size, self.area = size, size * size
        places = 2 * self.area
        self.letters = array("B", bytes(places))
        self.points = array("i", bytes(4 * places))
        self.letter_factors = array("i", bytes(4 * places))
        self.word_factors = array("i", bytes(4 * places))
        self.crosses = array("Q", bytes(8 * places))
        self.cross_points = array("i", bytes(4 * places))
        for square in range(self.area):
            other = self.area + square % size * size + square // size
            self.letter_factors[square] = self.letter_factors[other] = letter_factors[square]
            self.word_factors[square] = self.word_factors[other] = word_factors[square]
        self.clear()

    def clear(self) -> None:
        """Take all tiles off the board."""
        self.empty()

    def empty(self) -> None:
        """Do the same, where other threads may run."""
        for place in range(2 * self.area):
            self.letters[place] = 0
            self.points[place] = 0
            self.crosses[place] = _ALL
            self.cross_points[place] = -1
        self.tiles = 0

    def put(self, row: int, col: int, tile: int) -> None:
        """Lay a tile on an empty square, without a look at its neighbours."""
        letter = tile & (_BLANK_BIT - 1)
        points = 0 if tile & _BLANK_BIT else self.values[letter]
        place, other = row * self.size + col, self.area + col * self.size + row
        self.letters[place] = self.letters[other] = letter
        self.points[place] = self.points[other] = points
        self.tiles += 1
