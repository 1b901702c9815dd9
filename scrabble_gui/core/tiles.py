"""Tiles: the pieces, what a heap of them holds, and what a set of them is made of.

:class:`Tile` is a piece, :class:`Tiles` an immutable multiset of them (rack, bag, draw, unseen pool: one type),
:class:`TileSet` says which letters there are, how many of each and what they are worth.

A heap may hold tiles that nobody has written down: :attr:`Tiles.unknown` counts them. Text form of a heap:
``?DGLOOU`` (``?`` is a blank), ``[CH]`` a letter of several characters, ``_`` a tile that is not known.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from scrabble_gui.core.errors import BadSetup, NotationError

BLANK_TEXT = "?"
UNKNOWN_TEXT = "_"


class _Piece(NamedTuple):
    """What a tile is made of; a tuple, because games compare and sort tiles all the time."""

    letter: str
    blank: bool


class Tile(_Piece):
    """A piece. A blank keeps its nature when it is named: ``Tile("S", blank=True)`` is a blank used as S.

    ``letter`` is in capitals (``"CH"`` is one letter) and empty for a blank that has no name yet; ``blank`` says
    whether the piece is a blank. Raises :class:`BadSetup` for a piece that is neither a letter nor a blank.
    """

    __slots__ = ()

    def __new__(cls, letter: str, blank: bool = False) -> Self:
        """Refuse a piece that is neither a letter nor a blank."""
        if not letter and not blank:
            raise BadSetup("tile", letter)
        return super().__new__(cls, letter, blank)

    @property
    def is_named(self) -> bool:
        """Whether the tile reads as a letter."""
        return bool(self.letter)

    def named(self, letter: str) -> Tile:
        """Return this blank used as ``letter``; raises :class:`BadSetup` for a tile that is no blank."""
        if not self.blank:
            raise BadSetup("blank", self.letter)
        return Tile(letter, blank=True)

    def in_hand(self) -> Tile:
        """Return the tile as it lies on a rack: a blank forgets its letter.

        >>> Tile("S", blank=True).in_hand() == BLANK
        True
        """
        return BLANK if self.blank else self


BLANK = Tile("", blank=True)
"""A blank without a name, as it lies on a rack."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """An immutable multiset of tiles in hand, some of which may not be known.

    >>> rack = Tiles.of([Tile("E"), BLANK, Tile("A")])
    >>> str(rack), len(rack)
    ('?AE', 3)
    >>> str(rack.minus(Tiles.of([Tile("A")])))
    '?E'
    """

    known: tuple[Tile, ...] = ()
    """The tiles that are known, sorted, blanks first and without a name."""
    unknown: int = 0
    """How many more tiles there are of which only the number is known."""

    def __post_init__(self) -> None:
        """Sort, so that equal heaps are equal objects; refuse a negative number."""
        if self.unknown < 0:
            raise BadSetup("unknown tiles", self.unknown)
        object.__setattr__(self, "known", tuple(sorted(tile.in_hand() for tile in self.known)))

    @classmethod
    def of(cls, tiles: Iterable[Tile], unknown: int = 0) -> Tiles:
        """Return the heap of these tiles and ``unknown`` more."""
        return cls(tuple(tiles), unknown)

    def __len__(self) -> int:
        """Return the number of tiles, known or not."""
        return len(self.known) + self.unknown

    def __iter__(self) -> Iterator[Tile]:
        """Iterate over the known tiles in order."""
        return iter(self.known)

    def __str__(self) -> str:
        """Return the text form; ``TileSet.parse`` reads it."""
        return "".join(tile_text(tile) for tile in self.known) + UNKNOWN_TEXT * self.unknown

    def count(self, tile: Tile) -> int:
        """Return how many known tiles are like this one."""
        return self.known.count(tile.in_hand())

    def plus(self, other: Tiles) -> Tiles:
        """Return both heaps together."""
        return Tiles(self.known + other.known, self.unknown + other.unknown)

    def missing(self, other: Tiles) -> Tiles:
        """Return what this heap lacks to give ``other``; its unknown tiles may turn out to be anything.

        >>> str(Tiles.of([Tile("A")], unknown=1).missing(Tiles.of([Tile("A"), Tile("B"), Tile("C")])))
        'C'
        """
        left, lacking = self._against(other)
        uncounted = other.unknown - max(0, self.unknown - len(lacking)) - len(left)
        return Tiles(tuple(lacking[self.unknown :]), max(0, uncounted))

    def minus(self, other: Tiles) -> Tiles:
        """Return this heap without ``other``.

        A known tile that is not among the known ones is taken from the unknown ones. Unknown tiles are taken from
        the unknown ones; where there are too few, nobody can say what is left, so known tiles become unknown.
        Raises :class:`BadSetup` when the heap does not hold that much.
        """
        left, lacking = self._against(other)
        unknown = self.unknown - len(lacking) - other.unknown
        if len(lacking) > self.unknown or len(left) + unknown < 0:
            raise BadSetup("tiles", str(other))
        if unknown < 0:
            return Tiles((), len(left) + unknown)
        return Tiles(tuple(left), unknown)

    def _against(self, other: Tiles) -> tuple[list[Tile], list[Tile]]:
        """Return what is left of the known tiles when the known ones of ``other`` are taken, and what is lacking."""
        balance = Counter(self.known)
        balance.subtract(other.known)
        left = [tile for tile, number in balance.items() for _ in range(number)]
        lacking = sorted(tile for tile, number in balance.items() for _ in range(-number))
        return left, lacking


NO_TILES = Tiles()
"""The empty heap."""


def tile_text(tile: Tile, *, mark_blanks: bool = False) -> str:
    """Return a tile as text: ``S``, ``s`` for a blank used as S, ``[CH]``, ``?`` for a blank without a name.

    With ``mark_blanks``, and for letters whose lower case does not lead back to them (none at all, ``İ``, ``ẞ``), a
    named blank is written ``?S``. Source: the notation of the save file and of the command line.

    >>> tile_text(Tile("S", blank=True)), tile_text(Tile("CH")), tile_text(Tile("S", blank=True), mark_blanks=True)
    ('s', '[CH]', '?S')
    """
    if not tile.letter:
        return BLANK_TEXT
    letter, lower = tile.letter, unicodedata.normalize("NFC", tile.letter.lower())
    if tile.blank and not mark_blanks and lower != letter and lower.upper() == letter:
        return bracketed(lower)
    return (BLANK_TEXT if tile.blank else "") + bracketed(letter)


def bracketed(letter: str) -> str:
    """Return a letter for use within a text: one of several characters stands in square brackets, ``[CH]``."""
    return letter if len(letter) == 1 else f"[{letter}]"


def symbols(text: str) -> Iterator[str]:
    """Split a text into its letters, dots and marks; the brackets of ``[CH]`` are taken off.

    Raises :class:`NotationError` for a bracket that is not closed or holds nothing.

    >>> list(symbols("?[CH]A"))
    ['?', 'CH', 'A']
    """
    text = unicodedata.normalize("NFC", text)
    at = 0
    while at < len(text):
        if text[at] == "[":
            end = text.find("]", at)
            if end <= at + 1:
                raise NotationError(text, "tiles")
            yield text[at + 1 : end]
            at = end + 1
        else:
            yield text[at]
            at += 1


def _is_letter(text: str) -> bool:
    """Whether a tile may bear this text: composed (NFC) capitals, and nothing that means something in a notation."""
    if not text or text != unicodedata.normalize("NFC", text.upper()) or unicodedata.category(text[0])[0] == "M":
        return False
    return not any(sign in "[]?._,/" or sign.isspace() or sign.isdigit() for sign in text)


@dataclass(frozen=True, slots=True)
class LetterKind:
    """A line of a tile set: a letter, how many tiles bear it, and the points of each."""

    letter: str
    """The letter in capitals."""
    count: int
    """Number of tiles."""
    value: int
    """Points of each tile."""


@dataclass(frozen=True)
class TileSet:
    """The tiles of a language: its letters in alphabetical order, their numbers and values.

    >>> tiny = TileSet("tiny", "Tiny", (LetterKind("A", 2, 1), LetterKind("CH", 1, 5)), blanks=1)
    >>> str(tiny.all_tiles()), tiny.value(Tile("CH")), tiny.value(Tile("A", blank=True))
    ('?AA[CH]', 5, 0)
    """

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    kinds: tuple[LetterKind, ...]
    """Letters in alphabetical order: the draw for first goes by it."""
    blanks: int
    """Number of blanks; a blank is worth nothing."""

    def __post_init__(self) -> None:
        """Check that letters are there once, in capitals, with sensible numbers."""
        letters = [kind.letter for kind in self.kinds]
        if not letters or len(set(letters)) != len(letters):
            raise BadSetup("letters", letters)
        for kind in self.kinds:
            if not _is_letter(kind.letter):
                raise BadSetup("letter", kind.letter)
            if kind.count < 0 or kind.value < 0:
                raise BadSetup(kind.letter, (kind.count, kind.value))
        if self.blanks < 0:
            raise BadSetup("blanks", self.blanks)

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters in alphabetical order."""
        return tuple(kind.letter for kind in self.kinds)

    @cached_property
    def _values(self) -> dict[str, int]:
        return {kind.letter: kind.value for kind in self.kinds}

    @cached_property
    def _all_tiles(self) -> Tiles:
        letters = [Tile(kind.letter) for kind in self.kinds for _ in range(kind.count)]
        return Tiles.of([BLANK] * self.blanks + letters)

    def __len__(self) -> int:
        """Return the number of tiles."""
        return len(self._all_tiles)

    def value(self, tile: Tile) -> int:
        """Return the points of a tile; 0 for a blank, named or not. Raises :class:`BadSetup` for a strange letter."""
        if tile.blank:
            return 0
        if tile.letter not in self._values:
            raise BadSetup("letter", tile.letter)
        return self._values[tile.letter]

    def values(self) -> dict[str, int]:
        """Return {letter: points of its tile}."""
        return dict(self._values)

    def all_tiles(self) -> Tiles:
        """Return every tile of the set, as at the start in the bag."""
        return self._all_tiles

    def rank(self, tile: Tile) -> int:
        """Return the place of a tile in the draw for first: a blank 0, then the alphabet; the lowest starts.

        Raises :class:`BadSetup` for a strange letter. Source: rules, section 1, "Who starts".
        """
        if tile.blank:
            return 0
        if tile.letter not in self.letters:
            raise BadSetup("letter", tile.letter)
        return 1 + self.letters.index(tile.letter)

    def parse(self, text: str) -> Tiles:
        """Read a rack, a draw or an exchange: letters in either case, ``?`` a blank, ``_`` an unknown tile.

        Raises :class:`NotationError` for a letter that the set does not have.

        >>> tiny = TileSet("tiny", "Tiny", (LetterKind("A", 2, 1), LetterKind("CH", 1, 5)), blanks=1)
        >>> str(tiny.parse("[CH]?_a"))
        '?A[CH]_'
        """
        tiles: list[Tile] = []
        unknown = 0
        for symbol in symbols(text):
            if symbol == UNKNOWN_TEXT:
                unknown += 1
            elif symbol == BLANK_TEXT:
                tiles.append(BLANK)
            elif symbol.upper() in self.letters:
                tiles.append(Tile(symbol.upper()))
            else:
                raise NotationError(symbol, "tiles")
        return Tiles.of(tiles, unknown)
