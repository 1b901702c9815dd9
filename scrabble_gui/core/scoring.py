"""Judging a play without a dictionary: where tiles may lie, which words they make, and the points of each.

:func:`judge` answers a :class:`Score` or raises the refusal that stands in the way. Points follow "The rules this
program plays", section 1 (premium squares, blanks, bingo): letters first, then words, then the bonus.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scrabble_gui.core.board import Board, Premium
from scrabble_gui.core.errors import (
    EmptyPlay,
    FirstPlayOffStart,
    FirstPlayTooShort,
    Gap,
    NotConnected,
    NotInLine,
    OffBoard,
    SquareTaken,
    UnknownLetter,
    UnnamedBlank,
)
from scrabble_gui.core.moves import Play, main_line
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, TileSet


@dataclass(frozen=True, slots=True)
class WordScore:
    """A word made or changed by a play, and its points."""

    letters: tuple[str, ...]
    """The letters, one item a tile, in capitals."""
    squares: tuple[Square, ...]
    """Where they lie."""
    points: int
    """What the word earns, multiplied."""
    factor: int
    """What its word squares multiply by."""
    premiums: tuple[tuple[Tile, Premium], ...]
    """The new tiles on premium squares, in order, and what those squares do: the why of the points."""

    @property
    def text(self) -> str:
        """The word in capitals, as the word list and people read it."""
        return "".join(self.letters)


@dataclass(frozen=True, slots=True)
class Score:
    """What a play earns."""

    words: tuple[WordScore, ...]
    """The words made, the main word first."""
    bonus: int
    """Extra points for the number of tiles."""

    @property
    def total(self) -> int:
        """All points of the play."""
        return sum(word.points for word in self.words) + self.bonus


def bonus(tiles_played: int, table: Mapping[int, int]) -> int:
    """Return the extra points for playing this many tiles in one turn.

    ``table`` maps a number of tiles to points; numbers left out earn nothing.

    >>> bonus(7, {7: 50})
    50
    >>> bonus(6, {7: 50})
    0
    """
    return table.get(tiles_played, 0)


def judge(board: Board, play: Play, rules: Ruleset, tile_set: TileSet) -> Score:
    """Return the words and points of a play on the board before it.

    No word list is asked and no rack looked at. Raises a subclass of :class:`IllegalMove`, in this order: no tiles;
    tile by tile a square off the board or taken, a nameless blank, a letter the set lacks; then not in one line, (first
    play) too few tiles or off the start square, a gap, no contact. Source: rules, section 1, "A turn".
    """
    _check_tiles(board, play, tile_set)
    after = board.with_tiles(play.placements)
    _check_position(board, after, play, rules)
    line, across = main_line(play, after)
    lines = [line, *(after.line_through(square, across=not across) for square in play.squares)]
    words = tuple(_word_score(word, board, after, tile_set) for word in lines if len(word) > 1)
    return Score(words, bonus(len(play.placements), rules.bonus))


def _check_tiles(board: Board, play: Play, tile_set: TileSet) -> None:
    """Refuse tiles that cannot lie where they are put, whatever their neighbours."""
    if not play.placements:
        raise EmptyPlay
    seen: set[Square] = set()
    for square, tile in play.placements:
        if not board.layout.holds(square):
            raise OffBoard(square)
        if square in seen or board.at(square) is not None:
            raise SquareTaken(square)
        if not tile.is_named:
            raise UnnamedBlank(square)
        if tile.letter not in tile_set.letters:
            raise UnknownLetter(tile.letter)
        seen.add(square)


def _check_position(board: Board, after: Board, play: Play, rules: Ruleset) -> None:
    """Refuse tiles that do not lie as a turn must lay them."""
    squares = play.squares
    rows = {square.row for square in squares}
    cols = {square.col for square in squares}
    if len(rows) > 1 and len(cols) > 1:
        raise NotInLine
    if board.is_empty:
        if len(squares) < rules.first_play_tiles:
            raise FirstPlayTooShort(rules.first_play_tiles)
        if board.layout.start not in squares:
            raise FirstPlayOffStart(board.layout.start)
    across = len(rows) == 1
    square = squares[0]
    while square != squares[-1]:
        square = square.step(across=across)
        if after.at(square) is None:
            raise Gap(square)
    if not board.is_empty and not any(board.touches(square) for square in squares):
        raise NotConnected


def _word_score(line: tuple[Square, ...], board: Board, after: Board, tile_set: TileSet) -> WordScore:
    """Return the points of the word on these squares; premiums count under new tiles only."""
    letters: list[str] = []
    premiums: list[tuple[Tile, Premium]] = []
    total, factor = 0, 1
    for square in line:
        tile = after.tiles[square]
        letters.append(tile.letter)
        premium = Premium()
        if board.at(square) is None:
            premium = board.layout.premium(square)
            if premium != Premium():
                premiums.append((tile, premium))
        total += tile_set.value(tile) * premium.letter
        factor *= premium.word
    return WordScore(tuple(letters), line, total * factor, factor, tuple(premiums))
