"""Finding plays: tiles and squares on one side, the kernel's numbers on the other.

:class:`MoveGenerator` answers for one word list and one game's numbers, in the
:class:`~scrabble_gui.engine.found.Plays` of a position. :func:`exchanges` lists what can be given back.

A generator belongs to one thread; making one is cheap, and the graph under it is shared. While it searches, a compiled
kernel lets other threads run.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import product

from scrabble_gui.core.board import Board, Layout
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.tiles import Tiles, TileSet
from scrabble_gui.engine.alphabet import Alphabet
from scrabble_gui.engine.cells import MOST_TILES
from scrabble_gui.engine.errors import DamagedWordGraph, TooManyTiles
from scrabble_gui.engine.found import FoundPlay, Plays, unpacked
from scrabble_gui.engine.gaddag import HASHES, Gaddag
from scrabble_gui.engine.kernel import Kernel
from scrabble_gui.engine.leaves import POINT, LeaveModel, flat_model

_NO_FLOOR = -(1 << 59)


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
        squares, hand = self._take(board, rack, gain)
        try:
            found = self._kernel.find_all()
            if found > self._kernel.capacity:
                self._kernel.room(found)
                self._kernel.find_all()
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None
        return Plays(board, self.alphabet, self._kernel, squares, hand)

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

    def squares(self, board: Board) -> bytes:
        """Return a board as the kernel's numbers, row by row; alike boards are alike."""
        squares = bytearray(self._empty)
        size, code = self._layout.size, self.alphabet.code
        for (row, col), tile in board.tiles.items():
            squares[row * size + col] = code(tile)
        return bytes(squares)

    def _take(self, board: Board, rack: Tiles, gain: int | None) -> tuple[bytes, bytes]:
        """Lay out a board and take a rack in hand; return both as numbers."""
        if len(rack.known) > MOST_TILES:
            raise TooManyTiles(len(rack.known), MOST_TILES)
        squares, hand = self.squares(board), self.alphabet.rack(rack)
        try:
            self._kernel.set_board(squares)
        except IndexError:
            raise DamagedWordGraph(self._path, "nodes") from None
        self._kernel.play_out(-1 if gain is None else gain)
        self._kernel.set_rack(hand)
        return squares, hand


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
