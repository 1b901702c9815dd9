"""The board: premiums, the layout that says where they are, and what lies on it.

:class:`Premium` multiplies, :class:`Layout` is an empty board, :class:`Board` an immutable board with tiles. It knows
lines of tiles, but no words of a language and no points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from scrabble_gui.core.errors import BadSetup, NotationError
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, TileSet, symbols, tile_text

MAX_SIZE = 21
"""Rows of the largest board: 21 x 21, columns A to U."""


def parse_square(text: str) -> tuple[Square, bool]:
    """Read coordinates in either case; the answer is the square and whether the word runs across.

    The square may lie outside the board. Raises :class:`NotationError`.

    >>> parse_square("8d"), parse_square("D8")
    ((Square(row=7, col=3), True), (Square(row=7, col=3), False))
    """
    found = re.fullmatch(r"(?:([1-9][0-9]?)([A-Za-z])|([A-Za-z])([1-9][0-9]?))", text)
    if not found:
        raise NotationError(text, "square")
    row, column = (found[1], found[2]) if found[1] else (found[4], found[3])
    return Square(int(row) - 1, ord(column.upper()) - ord("A")), bool(found[1])


@dataclass(frozen=True, slots=True)
class Premium:
    """What a square multiplies in the turn in which a tile is put on it."""

    letter: int = 1
    """Factor for the tile: 1 to 4."""
    word: int = 1
    """Factor for the words through the tile: 1 to 4."""

    def __post_init__(self) -> None:
        """Check the factors."""
        if not (1 <= self.letter <= 4 and 1 <= self.word <= 4):
            raise BadSetup("premium", (self.letter, self.word))


PLAIN = Premium()
"""A square that multiplies nothing."""


@dataclass(frozen=True)
class Layout:
    """An empty board."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    size: int
    """Rows and columns."""
    start: Square
    """The square that the first play covers: the star."""
    premiums: Mapping[Square, Premium] = field(hash=False)
    """The squares that multiply; all others are plain."""

    def __post_init__(self) -> None:
        """Check that everything lies on the board."""
        if not 2 <= self.size <= MAX_SIZE:
            raise BadSetup("size", self.size)
        for square in (self.start, *self.premiums):
            if not self.holds(square):
                raise BadSetup("square", square)

    def holds(self, square: Square) -> bool:
        """Whether the square lies on the board."""
        return 0 <= square.row < self.size and 0 <= square.col < self.size

    def premium(self, square: Square) -> Premium:
        """Return what the square multiplies."""
        return self.premiums.get(square, PLAIN)

    def squares(self) -> Iterator[Square]:
        """Iterate over all squares, row by row."""
        return (Square(row, col) for row in range(self.size) for col in range(self.size))


@dataclass(frozen=True)
class Board:
    """An immutable board: a layout and the tiles that lie on it."""

    layout: Layout
    """Size and premiums."""
    tiles: Mapping[Square, Tile] = field(default_factory=dict)
    """What lies where; never changed after the board is made."""

    @cached_property
    def _hash(self) -> int:
        return hash((self.layout.id, frozenset(self.tiles.items())))

    def __hash__(self) -> int:
        """Return a hash that is equal for equal boards."""
        return self._hash

    def at(self, square: Square) -> Tile | None:
        """Return the tile on a square, or nothing (also outside the board)."""
        return self.tiles.get(square)

    @property
    def is_empty(self) -> bool:
        """Whether no tile has been played."""
        return not self.tiles

    def with_tiles(self, placements: Iterable[tuple[Square, Tile]]) -> Board:
        """Return a new board with these tiles added; nothing is checked."""
        return Board(self.layout, {**self.tiles, **dict(placements)})

    def line_through(self, square: Square, *, across: bool) -> tuple[Square, ...]:
        """Return the unbroken run of tiles through a square, from its first to its last; empty without a tile."""
        if square not in self.tiles:
            return ()
        first = square
        while (before := first.step(across=across, by=-1)) in self.tiles:
            first = before
        run = [first]
        while (after := run[-1].step(across=across)) in self.tiles:
            run.append(after)
        return tuple(run)

    def touches(self, square: Square) -> bool:
        """Whether a tile lies above, below, left or right of the square."""
        return any(square.step(across=across, by=by) in self.tiles for across in (True, False) for by in (-1, 1))

    def to_cgp(self) -> str:
        """Return the board part of CGP: rows joined by ``/``, digits for runs of empty squares."""
        return "/".join(self._cgp_row(row) for row in range(self.layout.size))

    def _cgp_row(self, row: int) -> str:
        """Return one row of CGP."""
        parts: list[str] = []
        empty = 0
        for col in range(self.layout.size):
            tile = self.at(Square(row, col))
            if tile is None:
                empty += 1
                continue
            parts.append((str(empty) if empty else "") + tile_text(tile))
            empty = 0
        return "".join(parts) + (str(empty) if empty else "")


def parse_cgp(text: str, layout: Layout, tile_set: TileSet) -> Board:
    """Read the board part of CGP for this layout; lower case is a blank.

    What follows the board (racks, scores) is the caller's. Raises :class:`NotationError` where the rows do not fit the
    board or a letter is not of the set.
    """
    rows = text.split("/")
    if len(rows) != layout.size:
        raise NotationError(text, "board")
    tiles: dict[Square, Tile] = {}
    for number, row in enumerate(rows):
        for col, tile in _cgp_tiles(row, layout.size, tile_set):
            tiles[Square(number, col)] = tile
    return Board(layout, tiles)


def _cgp_tiles(row: str, size: int, tile_set: TileSet) -> Iterator[tuple[int, Tile]]:
    """Yield column and tile of one row of CGP, and check its length."""
    col = 0
    mark = False
    for symbol in symbols(re.sub("[0-9]{1,9}", lambda run: "." * min(int(run[0]), size + 1), row)):
        if symbol == "?" and not mark:
            mark = True
            continue
        if symbol == "." and not mark:
            col += 1
            continue
        letter = symbol.upper()
        if letter not in tile_set.letters:
            raise NotationError(row, "board")
        yield col, Tile(letter, blank=mark or symbol != letter)
        mark = False
        col += 1
    if col != size or mark:
        raise NotationError(row, "board")
