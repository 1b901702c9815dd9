"""Which turns can be looked at, and stepping through them."""

from scrabble_gui.app.looking_back import look_back
from scrabble_gui.core.moves import Exchange, Pass, Play
from tests.ui.played_games import pictured, saved, saved_names


def test_before_the_first_turn_there_is_nothing_to_look_at():
    assert look_back(pictured(plays=0).game) is None


def test_without_a_turn_the_last_one_is_looked_at():
    look = look_back(pictured().game)
    assert (look.number, look.count, look.turn) == (9, 9, 8)


def test_steps_stay_among_the_turns():
    look = look_back(pictured().game, 3)
    assert (look.number, look.turn) == (4, 3)
    assert look.stepped(-1).number == 3
    assert look.stepped(-9).number == 1
    assert look.stepped(99).number == 9


def test_a_challenge_belongs_to_the_play_before_it():
    seen = 0
    for name in saved_names():
        game = saved(name)
        for at, turn in enumerate(game.turns):
            look = look_back(game, at)
            counts = isinstance(turn.move, Play | Exchange | Pass)
            if counts:
                assert look.turn == at
            elif look.turn < at:
                seen += 1
    assert seen


def test_a_turn_before_the_first_that_counts_shows_that_one():
    assert look_back(pictured().game, -1).number == 1
