"""Games of computers among themselves, by the rules of the game: :func:`play_game`; and :func:`nobody_can_play`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrabble_gui.core.game import Game, view
from scrabble_gui.core.moves import Accept, Agree
from scrabble_gui.core.rules import ChallengeKind, Lexicon
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, bag_count, may_challenge, racks_as_known
from scrabble_gui.engine.computer import Computer
from scrabble_gui.engine.movegen import MoveGenerator

MOST_TURNS = 1_000
"""Turns after which a game that no rule ends is left as it stands."""


def play_game(
    setup: Setup, computers: Sequence[Computer], lexicon: Lexicon, stop: Callable[[], bool] = lambda: False
) -> Game:
    """Return a game of computers, one for each seat, played to its end.

    Raises :class:`~scrabble_gui.engine.computer.Stopped` soon after ``stop`` answers true.
    """
    game = Game(setup)
    while not game.state.is_over and len(game.turns) < MOST_TURNS:
        if game.state.contestable is not None:
            _close_window(game, computers, lexicon)
            continue
        seat = game.state.to_move
        agreed = seat in game.state.agreed
        seen = view(setup, game.state, seat)
        move = computers[seat].choose(seen, stop, agreed=agreed, idle=game.idle_turns())
        game.take(seat, move, lexicon)
        if isinstance(move, Agree):
            _ask_the_others(game, computers, lexicon)
    return game


def _close_window(game: Game, computers: Sequence[Computer], lexicon: Lexicon) -> None:
    """Ask who may challenge, in their order; where nobody does, the play stands.

    Where the table votes computers abstain. Source: rules, section 4, "Table vote".
    """
    seats = may_challenge(game.setup, game.state)
    abstain = game.setup.rules.challenge.kind is ChallengeKind.VOTE
    for seat in () if abstain else seats:
        challenge = computers[seat].answer(view(game.setup, game.state, seat))
        if challenge:
            game.take(seat, challenge, lexicon)
            return
    game.take(seats[0], Accept(), lexicon)


def _ask_the_others(game: Game, computers: Sequence[Computer], lexicon: Lexicon) -> None:
    """Let the other seats agree that no play is possible, where they have none."""
    for seat in game.state.active():
        if game.state.is_over or seat in game.state.agreed:
            continue
        if not computers[seat].has_play(view(game.setup, game.state, seat)):
            game.take(seat, Agree(), lexicon)


def nobody_can_play(setup: Setup, state: State, generator: MoveGenerator) -> bool:
    """Tell whether the bag is empty and no seat has a play; also false where a rack is not wholly known.

    Source: rules, section 1, "The end": the game ends when no play is possible any more.
    """
    if state.is_over or state.contestable is not None or bag_count(setup, state):
        return False
    racks = racks_as_known(setup, state)
    if any(racks[seat].unknown for seat in state.active()):
        return False
    return not any(generator.has_play(state.board, racks[seat]) for seat in state.active())
