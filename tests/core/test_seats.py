"""Resigning, agreeing that no play is possible, and seats that change hands (rules, section 4)."""

import pytest

from scrabble_gui.core.errors import AlreadyAgreed, NoSuchSeat
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.state import Ending
from tests.drawing import THREE, TWO, Table, doubting, family

# --- resigning


def test_with_two_the_other_wins_whatever_the_scores():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    table.do(1, "pass")
    table.do(0, "resign")
    result = table.game.result()
    assert table.state.ending is Ending.RESIGNED
    assert (result.scores, result.winners) == ((10, 0), (1,))


def test_who_resigns_need_not_be_to_move():
    table = Table(*TWO)
    table.do(1, "resign")
    assert table.game.result().winners == (0,)


def test_the_last_one_left_wins_and_nothing_is_settled():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    table.do(0, "resign")
    assert not table.state.is_over
    table.do(2, "resign")
    result = table.game.result()
    assert (result.scores, result.winners) == ((10, 0, 0), (1,))


def test_a_resigned_rack_is_out_of_play_and_out_of_the_settling():
    table = Table("CAT", "DOG", "QZ", bag="")
    table.do(2, "resign")
    table.do(0, "8H CAT")
    table.accept()
    assert table.changes == [5, -5, 0]
    assert str(table.game.result().settlements[2].left) == "QZ"


def test_who_has_resigned_keeps_the_score_but_cannot_win():
    table = Table("CAT", "DOG", "QZ", bag="")
    table.do(0, "8H CAT")
    table.do(0, "resign")
    table.all_pass(3)
    result = table.game.result()
    assert result.scores == (10, -5, -20)
    assert result.winners == (1,)


def test_the_turns_go_past_who_has_resigned():
    table = Table(*THREE)
    table.do(1, "resign")
    table.do(0, "pass")
    assert table.state.to_move == 2
    assert table.state.active() == (0, 2)
    with pytest.raises(NoSuchSeat) as refusal:
        table.do(1, "resign")
    assert refusal.value.seat == 1


def test_who_resigns_on_the_own_turn_hands_it_on():
    table = Table(*THREE)
    table.do(0, "resign")
    assert table.state.to_move == 1
    table.all_pass()
    assert table.state.to_move == 2
    table.all_pass()
    assert table.state.to_move == 1


def test_a_resigned_seat_does_not_hold_up_the_end_by_all_passing():
    table = Table(*THREE, rules=family("box"))
    table.all_pass(2)
    table.do(2, "resign")
    table.all_pass(2)
    assert table.state.ending is Ending.PASSES


def test_with_four_two_may_resign_and_the_others_go_on():
    table = Table(*THREE, "FROSTED")
    table.do(1, "resign")
    table.do(0, "resign")
    assert table.state.to_move == 2
    table.do(2, "pass")
    table.do(3, "pass")
    assert table.state.to_move == 2
    table.do(3, "resign")
    assert table.game.result().winners == (2,)


# --- resigning while a window is open


def test_with_two_the_play_in_the_window_counts_when_the_other_resigns():
    table = Table(*TWO, words="")
    table.do(0, "8H CAT")
    table.do(1, "resign")
    assert table.state.contestable is None
    assert table.game.result().scores == (10, 0)


def test_the_window_stays_open_when_one_of_three_resigns():
    table = Table(*THREE, words="")
    table.do(0, "8H CAT")
    table.do(1, "resign")
    assert table.may_challenge == (2,)
    assert table.state.to_move == 2
    table.do(2, "challenge")
    assert table.scores == (0, 0, 0)
    assert table.state.to_move == 2


def test_a_player_who_resigns_after_a_phony_takes_its_tiles_back_when_it_is_challenged_off():
    table = Table(*THREE, words="")
    table.do(0, "8H CAT")
    table.do(0, "resign")
    assert table.may_challenge == (1, 2)
    table.do(2, "challenge")
    assert table.racks[0] == "ACSTXYZ"
    assert table.state.resigned == {0}
    assert table.state.to_move == 1


def test_a_failed_challenge_gives_the_points_also_to_who_has_resigned():
    table = Table(*THREE, rules=family("world-club", challenge=doubting(ChallengeKind.POINTS_PER_WORD, points=5)))
    table.do(0, "8H CAT")
    table.do(0, "resign")
    table.do(1, "challenge")
    assert table.scores == (15, 0, 0)


def test_a_player_who_went_out_and_resigned_does_not_end_the_game_by_it():
    table = Table("CAT", "DOG", "QZ", bag="")
    table.do(0, "8H CAT")
    table.do(0, "resign")
    table.accept()
    assert not table.state.is_over
    assert table.state.to_move == 1


# --- agreeing that no play is possible


def test_the_game_ends_when_everybody_says_that_no_play_is_possible():
    table = Table("CAT", "DOG", "QZ", bag="")
    table.do(2, "agree")
    table.do(0, "agree")
    assert not table.state.is_over
    table.do(1, "agree")
    assert table.state.ending is Ending.BLOCKED
    assert table.changes == [-5, -5, -20]


def test_one_agrees_once():
    table = Table(*TWO)
    table.do(0, "agree")
    with pytest.raises(AlreadyAgreed) as refusal:
        table.do(0, "agree")
    assert refusal.value.seat == 0


def test_a_play_in_between_wipes_out_who_agreed_a_pass_does_not():
    table = Table(*TWO)
    table.do(1, "agree")
    table.do(0, "pass")
    assert table.state.agreed == {1}
    table.do(1, "8H DOG")
    assert table.state.agreed == frozenset()


def test_a_play_that_was_taken_off_wipes_out_who_agreed_too():
    table = Table(*TWO, words="")
    table.do(1, "agree")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.agreed == frozenset()


def test_who_has_resigned_need_not_agree():
    table = Table(*THREE)
    table.do(0, "agree")
    table.do(1, "agree")
    table.do(2, "resign")
    assert table.state.ending is Ending.BLOCKED


# --- somebody leaves or joins


def test_a_seat_may_change_to_a_computer_and_back_at_any_time_and_nobodys_turn_passes():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    before = table.state
    table.do(2, "seat club")
    assert table.state.levels == (None, None, "club")
    assert (table.state.to_move, table.state.contestable) == (1, before.contestable)
    table.do(2, "seat person")
    assert table.state == before


def test_a_change_of_seat_outlives_a_play_that_comes_off():
    table = Table(*TWO, words="")
    table.do(0, "8H CAT")
    table.do(0, "seat club")
    table.do(1, "challenge")
    assert table.state.levels == ("club", None)
