"""What a move would bring, without making it.

:func:`judged` counts a draft, :func:`dark_words` says which of its words are not good, and :func:`pass_ends_game`
whether the game would be over.
"""

from __future__ import annotations

from scrabble_gui.app.draft import Draft
from scrabble_gui.core.advance import advance
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.referee import decide, invalid_words
from scrabble_gui.core.rules import Help, Lexicon
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State


def judged(setup: Setup, state: State, draft: Draft) -> Score | IllegalMove:
    """Return what the draft would earn on the board as it is, or what stands in the way."""
    try:
        return judge(state.board, draft.play(), setup.rules, setup.tile_set)
    except IllegalMove as refusal:
        return refusal


def dark_words(setup: Setup, state: State, score: Score, lexicon: Lexicon | None) -> tuple[str, ...] | None:
    """Return the words of a draft, in capitals, that are not good; nothing where it may not be said before playing.

    Source: rules, section 3, "Helps": lights.
    """
    if not setup.may_use(state.to_move, Help.LIGHTS):
        return None
    return invalid_words(setup, state, score, lexicon)


def pass_ends_game(setup: Setup, state: State) -> bool:
    """Whether the game is over when the player to move passes now; a pass that would be refused ends nothing."""
    try:
        turn = decide(setup, state, state.to_move, Pass(), None)
    except IllegalMove:
        return False
    return advance(setup, state, turn).is_over
