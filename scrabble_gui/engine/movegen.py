"""Finding plays: tiles and squares on one side, the kernel's numbers on the other.

:class:`MoveGenerator` answers for one word list and one game's numbers; :class:`Plays` are the plays it found, kept
packed: a :class:`FoundPlay` is made when somebody looks at it. :func:`exchanges` lists what can be given back.

A generator belongs to one thread; making one is cheap, and the graph under it is shared. While it searches, a compiled
kernel lets other threads run.
"""

from __future__ import annotations

import heapq
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import overload

from scrabble_gui.core.board import Board, Layout
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, Tiles, TileSet
from scrabble_gui.engine.cells import MOST_LETTERS, MOST_TILES
from scrabble_gui.engine.errors import DamagedWordGraph, TooManyLetters, TooManyTiles
from scrabble_gui.engine.gaddag import HASHES, Gaddag
from scrabble_gui.engine.kernel import Kernel
from scrabble_gui.engine.leaves import POINT, LeaveModel, flat_model

_BLANK_BIT = 64
_NO_FLOOR = -(1 << 59)


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A legal play and what it is worth."""

    play: Play
    """The tiles and where they go."""
    score: int
    """Points."""
    equity: float
    """Points, and what the tiles kept are worth."""


class Alphabet:
    """The letters of a word list and a tile set, as numbers from 1."""

    def __init__(self, words: Sequence[str], tile_set: TileSet) -> None:
        """Number the letters of the word list first, then those that only tiles have. Raises ``TooManyLetters``."""
        letters = (*words, *(letter for letter in tile_set.letters if letter not in words))
        if len(letters) > MOST_LETTERS:
            raise TooManyLetters(len(letters), MOST_LETTERS)
        self.letters = letters
        self._codes = {letter: number for number, letter in enumerate(letters, start=1)}
        self._tiles = {code: Tile(letter) for letter, code in self._codes.items()}
        self._tiles |= {code | _BLANK_BIT: Tile(letter, blank=True) for letter, code in self._codes.items()}

    def code(self, tile: Tile) -> int:
        """Return the number of a tile on the board: a blank's letter has 64 added."""
        return self._codes[tile.letter] | (_BLANK_BIT if tile.blank else 0)

    def tile(self, code: int) -> Tile:
        """Return the tile of a number."""
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


class Plays(Sequence[FoundPlay]):
    """The plays found, in no order that matters; packed until somebody looks."""

    def __init__(self, board: Board, alphabet: Alphabet, kernel: Kernel) -> None:
        """Copy what the kernel has found on this board."""
        count = kernel.found
        self._board, self._alphabet = board, alphabet
        self._places = array("I", bytes(memoryview(kernel.play_place)[:count]))
        self._tiles = array("Q", bytes(memoryview(kernel.play_tiles)[:count]))
        self._scores = array("q", bytes(memoryview(kernel.play_score)[:count]))
        leaves = memoryview(kernel.leaves)
        kept = memoryview(kernel.play_leave)[:count]
        self._leaves = array("q", bytes(leaves[: kernel.leave_count]))
        self._kept = array("h", bytes(kept))

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, at: int) -> FoundPlay: ...

    @overload
    def __getitem__(self, at: slice) -> list[FoundPlay]: ...

    def __getitem__(self, at: int | slice) -> FoundPlay | list[FoundPlay]:
        """Return one play, or a list of them for a slice."""
        if isinstance(at, slice):
            return [self._made(number) for number in range(*at.indices(len(self)))]
        return self._made(range(len(self))[at])

    def __iter__(self) -> Iterator[FoundPlay]:
        """Iterate over all plays."""
        return map(self._made, range(len(self)))

    @property
    def scores(self) -> Sequence[int]:
        """Points of each play, in the order of the plays."""
        return self._scores

    def equities(self) -> list[int]:
        """Return the equity of each play in thousandths of a point, in the order of the plays."""
        leaves = self._leaves
        return [score * POINT + leaves[kept] for score, kept in zip(self._scores, self._kept, strict=True)]

    def best(self, count: int, *, by_score: bool = False, among: Sequence[int] | None = None) -> list[FoundPlay]:
        """Return the best plays by equity, or by points alone, best first; equal ones by square and letters.

        ``among`` are the numbers of the plays that are looked at, all of them where there are none given.
        """
        worth = self._scores if by_score else self.equities()
        chosen = heapq.nsmallest(
            count,
            range(len(self)) if among is None else among,
            key=lambda at: (-worth[at], self._places[at] >> 4, self._tiles[at], at),
        )
        return [self._made(at) for at in chosen]

    def words_across(self) -> list[int]:
        """Return the numbers of the plays whose tiles lie in a row, single tiles among them."""
        area = self._board.layout.size**2
        return [at for at, place in enumerate(self._places) if place >> 4 < area]

    def _made(self, at: int) -> FoundPlay:
        """Return a play as an object."""
        play = unpacked(self._board, self._alphabet, self._places[at], self._tiles[at])
        score = self._scores[at]
        return FoundPlay(play, score, score + self._leaves[self._kept[at]] / POINT)


def unpacked(board: Board, alphabet: Alphabet, packed_place: int, packed_tiles: int) -> Play:
    """Return the play of the kernel's numbers on the board before it."""
    size = board.layout.size
    count, place = packed_place & 15, packed_place >> 4
    across = place < size * size
    line, position = divmod(place % (size * size), size)
    square = Square(line, position) if across else Square(position, line)
    placements = []
    while count:
        if square not in board.tiles:
            placements.append(Placement(square, alphabet.tile(packed_tiles & 127)))
            packed_tiles >>= 7
            count -= 1
        square = square.step(across=across)
    return Play(tuple(placements))


class MoveGenerator:
    """Finds the plays of a word list under one game's numbers. Belongs to one thread."""

    def __init__(
        self, gaddag: Gaddag, rules: Ruleset, tile_set: TileSet, layout: Layout, leaves: LeaveModel | None = None
    ) -> None:
        """Take the words and the numbers; ``leaves`` values what is kept (none: nothing is worth anything).

        Raises ``TooManyLetters`` for more than 63 letters, ``TooManyTiles`` for racks of more than 9.
        """
        if rules.rack_size > MOST_TILES:
            raise TooManyTiles(rules.rack_size, MOST_TILES)
        self.alphabet = Alphabet(gaddag.letters, tile_set)
        self._layout, self._empty = layout, bytes(layout.size**2)
        premiums = [layout.premium(square) for square in layout.squares()]
        bonus = array("i", (rules.bonus.get(tiles, 0) for tiles in range(MOST_TILES + 1)))
        self._kernel = Kernel(
            gaddag.cells,
            gaddag.forward,
            gaddag.wide,
            gaddag.filter,
            array("Q", HASHES),
            sum(1 << code for code in range(1, len(gaddag.letters) + 1)),
            layout.size,
            array("i", (premium.letter for premium in premiums)),
            array("i", (premium.word for premium in premiums)),
            layout.start,
            rules.first_play_tiles,
            self.alphabet.values(tile_set),
            bonus,
        )
        self._path = gaddag.path
        self.use(leaves or flat_model())

    @property
    def kernel(self) -> Kernel:
        """What does the work."""
        return self._kernel

    def use(self, leaves: LeaveModel) -> None:
        """Value what is kept by this model from now on."""
        tables = leaves.tables(self.alphabet.letters)
        self._kernel.use_model(tables.single, tables.pair, tables.vowels, tables.balance, tables.nothing)

    def plays(self, board: Board, rack: Tiles, gain: int | None = None) -> Plays:
        """Return all legal plays of the tiles that are known of a rack.

        A single tile that can be written across and down counts once; on an empty board plays across and down are
        there. ``gain`` is given when the bag is empty: the points that going out earns; what is kept costs then.
        Raises ``TooManyTiles``, and ``DamagedWordGraph`` for a graph forged with a fitting checksum.
        """
        self._take(board, rack, gain)
        try:
            found = self._kernel.find_all()
            if found > self._kernel.capacity:
                self._kernel.room(found)
                self._kernel.find_all()
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None
        return Plays(board, self.alphabet, self._kernel)

    def best(self, board: Board, rack: Tiles, gain: int | None = None) -> FoundPlay | None:
        """Return the play of the highest equity, or nothing where there is no play. Raises as :meth:`plays` does."""
        self._take(board, rack, gain)
        try:
            found = self._kernel.find_best(_NO_FLOOR)
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None
        if not found:
            return None
        kernel = self._kernel
        play = unpacked(board, self.alphabet, kernel.play_place[0], kernel.play_tiles[0])
        score = kernel.play_score[0]
        return FoundPlay(play, score, score + kernel.leaves[kernel.play_leave[0]] / POINT)

    def has_play(self, board: Board, rack: Tiles) -> bool:
        """Tell whether there is any legal play. Raises as :meth:`plays` does."""
        return self.best(board, rack) is not None

    def _take(self, board: Board, rack: Tiles, gain: int | None) -> None:
        """Lay out a board and take a rack in hand."""
        if len(rack.known) > MOST_TILES:
            raise TooManyTiles(len(rack.known), MOST_TILES)
        squares = bytearray(self._empty)
        size, code = self._layout.size, self.alphabet.code
        for (row, col), tile in board.tiles.items():
            squares[row * size + col] = code(tile)
        try:
            self._kernel.set_board(bytes(squares))
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None
        self._kernel.play_out(-1 if gain is None else gain)
        self._kernel.set_rack(self.alphabet.rack(rack))


def exchanges(rack: Tiles, bag_count: int, minimum: int) -> Iterable[Tiles]:
    """Yield what may be given back, each heap once, the small ones first in each kind; nothing where none may.

    ``minimum`` is what the bag must hold; never more tiles than it holds can be exchanged.
    """
    if bag_count < max(1, minimum):
        return
    kinds = sorted(set(rack.known))
    for counts in product(*(range(rack.count(kind) + 1) for kind in kinds)):
        if 0 < sum(counts) <= bag_count:
            yield Tiles.of(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
