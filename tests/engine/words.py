"""What tests of the engine are written with: small graphs, the big one, and the plainest generator there is."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from scrabble_gui.catalogue import Catalogue, resources_folder
from scrabble_gui.core.board import Board
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from scrabble_gui.engine.gaddag import derive, open_gaddag, read_gaddag
from scrabble_gui.engine.lexicon import WordGraph, build


@cache
def catalogue():
    """The data files that come with the program."""
    return Catalogue([resources_folder()])


CACHE = Path(__file__).resolve().parents[2] / ".pytest_cache" / "gaddag"
"""Where all runs of the tests share what takes long to make."""


@cache
def enable():
    """The big list and its GADDAG; made once in a folder that all runs share where it does not lie beside the list."""
    graph = catalogue().words.lexicon("enable")
    return graph, open_gaddag(graph, CACHE)


def gaddag_of(words, letters):
    """The GADDAG of a few words."""
    graph = WordGraph(build(words, letters))
    return read_gaddag(derive(graph), graph)


def brute_force(board, rack, rules, tile_set, words):
    """Return {placements: points} of all legal plays, found by trying every tile on every square.

    Words are laid through every line, with every way to use the blanks; the referee of the rules then judges them.
    """
    found = {}
    for span in _spans(board):
        for word in words:
            if len(word) != len(span):
                continue
            for placements in _laid(board, rack, span, word):
                play = Play(placements)
                if play.placements in found:
                    continue
                try:
                    score = judge(board, play, rules, tile_set)
                except IllegalMove:
                    continue
                if all(made.letters in words for made in score.words):
                    found[play.placements] = score.total
    return found


def _spans(board):
    """Yield the runs of squares on which a whole word could come to lie."""
    size = board.layout.size
    for across, line, first in product((True, False), range(size), range(size)):
        squares = [Square(line, at) if across else Square(at, line) for at in range(size)]
        for after in range(first + 2, size + 1):
            span = squares[first:after]
            around = (span[0].step(across=across, by=-1), span[-1].step(across=across))
            if any(square in board.tiles for square in around):
                continue
            if board.is_empty or any(board.touches(square) or board.at(square) for square in span):
                yield span


def _laid(board, rack, span, word):
    """Yield the new tiles of a word on these squares, in every way the rack allows."""
    empty = []
    for square, letter in zip(span, word, strict=True):
        lying = board.at(square)
        if lying is None:
            empty.append((square, letter))
        elif lying.letter != letter:
            return
    if not 0 < len(empty) <= len(rack):
        return
    in_hand = sum(tile.blank for tile in rack)
    for blanks in product((False, True) if in_hand else (False,), repeat=len(empty)):
        if sum(blanks) > in_hand:
            continue
        tiles = [Tile(letter, blank=blank) for (_, letter), blank in zip(empty, blanks, strict=True)]
        if all(rack.count(tile) >= sum(other.in_hand() == tile.in_hand() for other in tiles) for tile in tiles):
            yield tuple(Placement(square, tile) for (square, _), tile in zip(empty, tiles, strict=True))


def oracle_rows(shared, name):
    """The rows of a table of the reference data."""
    lines = (shared / "data" / name).read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines[1:] if line.strip()]
    if not rows:
        pytest.skip(f"{name} is empty")
    return rows


def empty_board(layout):
    """A board without tiles."""
    return Board(layout)
