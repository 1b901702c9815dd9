"""Finish Line: a game to a line agreed at the start (rules, section 2)."""

from dataclasses import replace

import pytest

from scrabble_gui.core.errors import WindowIsOpen
from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import ChallengeKind, Clock, ClockKind, EndKind, StopRule, TargetRule
from scrabble_gui.core.state import Ending
from tests.drawing import THREE, TWO, Table, doubting, ending, family


def to_the_line(stop=StopRule.AT_ONCE, **changes):
    """Family Classic to a line."""
    return family(target=TargetRule(stop), **changes)


# --- the line


def test_the_suggested_lines_are_those_of_the_rules():
    suggested = dict(family("finish-line").target.suggested)
    assert suggested == {2: (70, 120, 200), 3: (60, 100, 180), 4: (50, 90, 160)}


def test_a_play_that_reaches_the_line_must_survive_its_window_first():
    table = Table(*TWO, targets=(10, 10), words="CAT")
    table.do(0, "8H CAT")
    assert not table.state.is_over
    with pytest.raises(WindowIsOpen):
        table.do(1, "pass")
    table.accept()
    assert table.state.ending is Ending.TARGET


def test_a_play_below_the_line_does_not_end_the_game():
    table = Table(*TWO, targets=(11, 11))
    table.do(0, "8H CAT")
    table.accept()
    assert not table.state.is_over


def test_a_play_taken_off_has_not_reached_the_line():
    table = Table(*TWO, targets=(10, 10), words="DOG")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert not table.state.is_over
    assert table.scores == (0, 0)


def test_a_failed_challenge_lets_the_player_win_and_nothing_is_settled():
    table = Table(*TWO, targets=(10, 10), words="CAT")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    result = table.game.result()
    assert table.state.ending is Ending.TARGET
    assert (result.scores, result.winners) == ((10, 0), (0,))


def test_points_for_a_failed_challenge_may_reach_the_line():
    rules = to_the_line(challenge=doubting(ChallengeKind.POINTS_PER_PLAY, points=5))
    table = Table(*TWO, targets=(15, 15), words="CAT", rules=rules)
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.ending is Ending.TARGET
    assert table.game.result().winners == (0,)


def test_without_a_window_the_line_ends_the_game_at_once():
    table = Table(*TWO, targets=(10, 10), rules=to_the_line(challenge=doubting(ChallengeKind.VOID)))
    table.do(0, "8H CAT")
    assert table.state.ending is Ending.TARGET


def test_an_overruled_play_reaches_the_line():
    table = Table(*TWO, targets=(10, 10), words="")
    table.do(0, "8H CAT")
    table.do(1, "challenge", overruled=True)
    assert table.state.ending is Ending.TARGET


def test_a_head_start_counts_towards_the_line():
    table = Table(*TWO, targets=(30, 30), head_starts=(20, 0))
    table.do(0, "8H CAT")
    table.accept()
    assert table.state.ending is Ending.TARGET


# --- a line of one's own


def test_each_seat_plays_to_its_own_line():
    table = Table(*TWO, targets=(50, 7))
    table.do(0, "8H CAT")
    table.accept()
    assert not table.state.is_over
    table.do(1, "8H ...E")
    assert not table.state.is_over
    table.do(0, "pass")
    table.do(1, "K8 .GO")
    table.accept()
    assert table.state.ending is Ending.TARGET
    assert table.scores == (10, 6 + 4)
    assert table.game.result().winners == (1,)


def test_whoever_reached_the_line_has_won_although_another_is_nearer_to_a_lower_one():
    clock = Clock(ClockKind.PER_TURN, seconds=60, overtime_points=10)
    table = Table(*TWO, targets=(10, 12), head_starts=(0, 11), rules=to_the_line(clock=clock))
    table.do(0, "8H CAT", seconds=150)
    table.accept()
    result = table.game.result()
    assert result.scores == (-10, 11)
    assert result.winners == (0,)


def test_an_ordinary_end_before_the_line_still_applies_and_is_settled():
    table = Table("CAT", "DOG", bag="", targets=(100, 100), rules=to_the_line())
    table.do(0, "8H CAT")
    table.accept()
    result = table.game.result()
    assert result.ending is Ending.WENT_OUT
    assert (result.scores, result.winners) == ((15, -5), (0,))


@pytest.mark.parametrize(
    ("targets", "winners"),
    [((100, 100), (1,)), ((20, 100), (0,)), ((100, 120), (0,))],
)
def test_at_an_ordinary_end_who_is_nearest_to_the_own_line_wins(targets, winners):
    table = Table("AB", "AB", bag="", targets=targets, head_starts=(10, 20), rules=to_the_line())
    table.all_pass(3)
    result = table.game.result()
    assert (result.ending, result.scores) == (Ending.PASSES, (6, 16))
    assert result.winners == winners


def test_a_tie_of_margins_goes_to_the_better_margin_before_the_settling():
    table = Table("C", "AB", bag="", targets=(100, 50), head_starts=(60, 11), rules=to_the_line())
    table.all_pass(3)
    result = table.game.result()
    assert result.scores == (57, 7)
    assert (result.winners, result.before_settling) == ((1,), True)


def test_a_line_means_nothing_in_a_game_that_is_not_played_to_one():
    table = Table("AB", "AB", bag="", head_starts=(0, 1))
    seats = tuple(replace(seat, target=1 + 49 * number) for number, seat in enumerate(table.setup.seats))
    table.game = Game(replace(table.setup, seats=seats))
    table.all_pass(3)
    assert table.state.ending is Ending.PASSES
    assert table.game.result().winners == (1,)


def test_going_out_with_the_play_that_reaches_the_line_settles_nothing():
    table = Table("CAT", "DOG", bag="", targets=(10, 10), rules=to_the_line())
    table.do(0, "8H CAT")
    table.accept()
    result = table.game.result()
    assert result.ending is Ending.TARGET
    assert [line.change for line in result.settlements] == [0, 0]


# --- finishing the round


def finishing(*racks, **how):
    """A table at which the round is finished."""
    return Table(*racks, rules=how.pop("rules", to_the_line(StopRule.FINISH_ROUND)), **how)


def test_the_round_is_finished_before_the_game_ends():
    table = finishing(*THREE, targets=(10, 10, 10))
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    table.do(2, "pass")
    assert table.state.ending is Ending.TARGET
    assert table.game.result().winners == (0,)


def test_the_last_of_the_round_ends_the_game_when_nobody_challenges():
    table = finishing(*TWO, targets=(10, 10))
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    with pytest.raises(WindowIsOpen):
        table.do(0, "pass")
    table.accept()
    assert table.state.ending is Ending.TARGET


def test_a_round_ends_with_who_sits_before_the_first():
    table = finishing(*THREE, targets=(10, 10, 10), first=1)
    table.do(1, "8H DOG")
    table.do(2, "8H ...E")
    table.do(0, "K8 .AT")
    table.accept()
    assert table.state.ending is Ending.TARGET


def test_a_line_reached_in_the_middle_of_a_round_lets_the_others_have_their_turn():
    table = finishing(*THREE, targets=(10, 10, 10), first=1)
    table.all_pass(2)
    table.do(0, "8H CAT")
    with pytest.raises(WindowIsOpen):
        table.do(1, "pass")
    table = finishing(*THREE, targets=(10, 10, 10), first=1)
    table.all_pass()
    table.do(2, "8D LIONEAR")
    table.do(0, "pass")
    assert table.state.ending is Ending.TARGET


def test_the_highest_margin_over_the_own_line_wins():
    table = finishing(*TWO, targets=(10, 5), words=None)
    table.do(0, "8H CAT")
    table.do(1, "K7 DOGE")
    table.accept()
    assert table.state.ending is Ending.TARGET
    assert table.scores[1] - 5 > table.scores[0] - 10
    assert table.game.result().winners == (1,)


def test_equal_margins_share_the_win_whatever_the_scores():
    table = finishing("CAT", "DOG", bag="EEEEEEE", targets=(8, 10))
    table.do(0, "8H CAT")
    table.do(1, "9H DO")
    table.accept()
    result = table.game.result()
    assert (result.ending, result.scores) == (Ending.TARGET, (10, 12))
    assert (result.winners, result.before_settling) == ((0, 1), False)


def test_a_missed_turn_is_the_turn_of_the_round():
    table = finishing(*TWO, targets=(10, 10))
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.ending is Ending.TARGET


def test_a_play_taken_off_is_the_turn_of_the_round():
    table = finishing(*TWO, targets=(10, 10), words="CAT")
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    table.do(0, "challenge")
    assert table.state.ending is Ending.TARGET


def test_resigning_on_the_last_turn_of_the_round_ends_it():
    table = finishing(*THREE, targets=(10, 10, 10))
    table.do(0, "8H CAT")
    table.do(1, "pass")
    table.do(2, "resign")
    assert table.state.ending is Ending.TARGET


def test_the_first_of_the_round_may_resign_in_the_window_at_its_end():
    table = finishing(*THREE, targets=(8, 8, 8))
    table.all_pass(2)
    table.do(2, "8H LION")
    table.do(0, "resign")
    assert table.state.to_move == 1
    assert not table.state.is_over
    table.do(1, "accept")
    assert table.state.ending is Ending.TARGET


def test_the_round_is_counted_past_who_has_resigned():
    table = finishing(*THREE, targets=(10, 10, 10))
    table.do(0, "resign")
    table.do(1, "8H DOG")
    table.do(2, "8H ...E")
    assert table.state.to_move == 1
    table.accept()
    assert table.state.ending is Ending.TARGET


def test_who_reached_the_line_and_resigned_does_not_end_the_game():
    table = finishing(*THREE, targets=(10, 10, 10))
    table.do(0, "8H CAT")
    table.do(0, "resign")
    table.all_pass(2)
    assert not table.state.is_over


def test_a_penalty_may_take_the_line_away_again_before_the_round_is_finished():
    rules = to_the_line(StopRule.FINISH_ROUND, challenge=doubting(ChallengeKind.FREE, penalty=5))
    table = finishing(*TWO, targets=(10, 10), rules=rules)
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    table.do(0, "challenge")
    assert table.scores == (5, 6)
    assert not table.state.is_over


def test_an_ordinary_end_in_the_middle_of_a_round_still_applies():
    rules = to_the_line(StopRule.FINISH_ROUND, end=ending(EndKind.ONE_PASSES, 1))
    table = finishing(*THREE, targets=(10, 10, 10), rules=rules)
    table.do(0, "8H CAT")
    table.do(1, "pass")
    assert table.state.ending is Ending.PASSES
