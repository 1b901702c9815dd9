"""What the kernel found, packed until somebody looks: :class:`Plays`, a :class:`FoundPlay` of them, a :class:`Look`.

A play is a place (where its first tile lies, and how many there are) and its tiles in a row of seven bits each; making
an object of it costs more than finding it.
"""

from __future__ import annotations

import heapq
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from scrabble_gui.core.board import Board
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.engine.alphabet import Alphabet
from scrabble_gui.engine.kernel import Kernel
from scrabble_gui.engine.leaves import POINT

_FIRST = 64
"""So many plays are sorted at first; few are looked at."""


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A legal play and what it is worth."""

    play: Play
    """The tiles and where they go."""
    score: int
    """Points."""
    equity: float
    """Points, and what the tiles kept are worth."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a play looks like."""

    words: tuple[str, ...]
    """The words it makes, as texts, the main one first."""
    letters: int
    """Letters of the main word."""
    tiles: int
    """Tiles that are laid."""
    blanks: int
    """Blanks among them."""


class Plays(Sequence[FoundPlay]):
    """The plays found, in no order that matters; packed until somebody looks."""

    def __init__(self, board: Board, alphabet: Alphabet, kernel: Kernel, squares: bytes, rack: bytes) -> None:
        """Copy what the kernel has found on this board, which ``squares`` are the numbers of, with this rack."""
        count = kernel.found
        self._board, self._alphabet = board, alphabet
        self._places = array("I", bytes(memoryview(kernel.play_place)[:count]))
        self._tiles = array("Q", bytes(memoryview(kernel.play_tiles)[:count]))
        self._scores = array("q", bytes(memoryview(kernel.play_score)[:count]))
        leaves = memoryview(kernel.leaves)
        kept = memoryview(kernel.play_leave)[:count]
        self._leaves = array("q", bytes(leaves[: kernel.leave_count]))
        self._kept = array("h", bytes(kept))
        self._squares, self._rack = squares, rack
        self._framed = b""

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

    def from_the_top(self) -> Iterator[int]:
        """Yield the numbers of all plays, the highest equity first; equal ones among the first by square and letters.

        Few are looked at as a rule, so few are sorted at first.
        """
        worth = self.equities()
        least = min(heapq.nlargest(_FIRST, worth), default=0)
        first = [at for at, value in enumerate(worth) if value >= least]
        yield from sorted(first, key=lambda at: (-worth[at], self._places[at] >> 4, self._tiles[at], at))
        if len(first) < len(worth):
            rest = [at for at, value in enumerate(worth) if value < least]
            yield from sorted(rest, key=worth.__getitem__, reverse=True)

    def look(self, number: int) -> Look:
        """Return what a play looks like; much quicker than judging it.

        The main word of a single tile is the longer one, the one across where they are equal.
        """
        frame, names = self._frame(), self._alphabet.names
        size = self._board.layout.size
        width = size + 2
        count, place, tiles = self._places[number] & 15, self._places[number] >> 4, self._tiles[number]
        down = place >= size * size
        line, position = divmod(place - size * size if down else place, size)
        step, cross = (width, 1) if down else (1, width)
        at = (position + 1) * width + line + 1 if down else (line + 1) * width + position + 1
        while frame[at - step]:
            at -= step
        letters: list[str] = []
        words: list[list[str]] = []
        laid, blanks = 0, 0
        while frame[at] or laid < count:
            code = frame[at]
            if not code:
                code = tiles & 127
                tiles >>= 7
                laid += 1
                blanks += code >> 6
                if frame[at - cross] or frame[at + cross]:
                    words.append(self._beside(at, cross, names[code & 63]))
            letters.append(names[code & 63])
            at += step
        words.insert(0, letters)
        if count == 1 and len(words) > 1:
            words.sort(key=len, reverse=True)  # stable: a single tile was found across
        return Look(tuple(map("".join, words)), len(words[0]), count, blanks)

    def best_exchange(self) -> tuple[Tiles, int] | None:
        """Return what to give back so that the leave that is worth most is kept, and its worth in thousandths.

        Nothing for an empty rack. Whether the bag allows it is not looked at.
        """
        if len(self._leaves) < 2:
            return None
        leave = max(range(len(self._leaves) - 1), key=self._leaves.__getitem__)
        worth, given = self._leaves[leave], []
        for code in sorted(set(self._rack)):
            held = self._rack.count(code)
            leave, kept = divmod(leave, held + 1)
            given += [self._alphabet.tile(code)] * (held - kept)
        return Tiles.of(given), worth

    def words_across(self) -> list[int]:
        """Return the numbers of the plays whose tiles lie in a row, single tiles among them."""
        area = self._board.layout.size**2
        return [at for at, place in enumerate(self._places) if place >> 4 < area]

    def _made(self, at: int) -> FoundPlay:
        """Return a play as an object."""
        play = unpacked(self._board, self._alphabet, self._places[at], self._tiles[at])
        score = self._scores[at]
        return FoundPlay(play, score, score + self._leaves[self._kept[at]] / POINT)

    def _frame(self) -> bytes:
        """Return the numbers of the board with an empty square around it."""
        if not self._framed:
            size = self._board.layout.size
            rows = (self._squares[at : at + size] for at in range(0, size * size, size))
            self._framed = bytes(size + 3) + b"\0\0".join(rows) + bytes(size + 3)
        return self._framed

    def _beside(self, at: int, step: int, letter: str) -> list[str]:
        """Return the letters of the word that a letter makes across the line."""
        frame, names = self._frame(), self._alphabet.names
        first, last, letters = at, at + step, []
        while frame[first - step]:
            first -= step
        while first < at:
            letters.append(names[frame[first] & 63])
            first += step
        letters.append(letter)
        while frame[last]:
            letters.append(names[frame[last] & 63])
            last += step
        return letters


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
