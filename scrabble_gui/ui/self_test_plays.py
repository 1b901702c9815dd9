"""What is played in the self-test: :func:`best_play` by the words of the game, :func:`phony` against them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from scrabble_gui.app.session import Session
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.engine.gaddag import open_gaddag
from scrabble_gui.engine.lexicon import WordGraph
from scrabble_gui.engine.movegen import MoveGenerator
from scrabble_gui.ui.self_test_driver import SelfTestFailed, expect

PHONY_TILES = 3


def phony(session: Session) -> Play:
    """Return tiles of the rack, no blanks, that make no word, from the start square across.

    Raises :class:`SelfTestFailed` where there are none.
    """
    words, start = _words(session), session.setup.layout.start
    tiles = [tile for tile in session.hand.draft.slots if tile is not None and not tile.blank]
    for chosen in permutations(tiles, PHONY_TILES):
        if not words.contains([tile.letter for tile in chosen]):
            return Play(tuple(Placement(Square(start.row, start.col + at), tile) for at, tile in enumerate(chosen)))
    raise SelfTestFailed("tiles that make no word")


def best_play(session: Session, wanted: Callable[[Play], bool] = lambda _: True) -> Play:
    """Return the play with the most points, one that is wanted where there is any.

    Raises :class:`SelfTestFailed` where nothing can be played.
    """
    setup, state = session.setup, session.state
    gaddag = open_gaddag(_words(session))
    if gaddag is None:
        raise SelfTestFailed("words to play")
    generator = MoveGenerator(gaddag, setup.rules, setup.tile_set, setup.layout)
    found = generator.plays(state.board, visible_rack(state, state.to_move))
    ranked = [item.play for item in found.best(len(found), by_score=True)]
    expect(bool(ranked), "a legal play")
    return next(filter(wanted, ranked), ranked[0])


def _words(session: Session) -> WordGraph:
    """Return the words of the game."""
    if not isinstance(session.lexicon, WordGraph):
        raise SelfTestFailed("a word list")
    return session.lexicon
