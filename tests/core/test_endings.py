"""How the game ends, what the tiles left cost, who wins (rules, sections 1 and 3)."""

import pytest

from scrabble_gui.core.errors import GameIsOver
from scrabble_gui.core.rules import ChallengeKind, EndKind, Leftovers, TieRule
from scrabble_gui.core.settle import tiles_left_points
from scrabble_gui.core.state import Ending
from tests.drawing import THREE, TWO, Table, doubting, ending, family, setup_of, tile_set

# --- why it ends


@pytest.mark.parametrize(
    ("kind", "count", "passes", "reason"),
    [
        (EndKind.ONE_PASSES, 1, 1, Ending.PASSES),
        (EndKind.ONE_PASSES, 2, 4, Ending.PASSES),
        (EndKind.ONE_PASSES, 3, 7, Ending.PASSES),
        (EndKind.ALL_PASS, 1, 3, Ending.PASSES),
        (EndKind.ALL_PASS, 2, 6, Ending.PASSES),
        (EndKind.SCORELESS, 6, 6, Ending.SCORELESS),
        (EndKind.SCORELESS, 1, 1, Ending.SCORELESS),
    ],
)
def test_three_players_who_only_pass_end_the_game_after_so_many_passes(kind, count, passes, reason):
    table = Table(*THREE, rules=family(end=ending(kind, count)))
    table.all_pass(passes - 1)
    assert not table.state.is_over
    table.all_pass()
    assert table.state.ending is reason


def test_passing_alone_never_ends_a_game_that_ends_only_when_blocked():
    table = Table(*THREE, rules=family(end=ending(EndKind.BLOCKED)))
    table.all_pass(30)
    assert not table.state.is_over


def test_all_players_must_pass_where_the_ruleset_says_so():
    table = Table(*TWO, rules=family("box"))
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "pass")
    table.do(1, "8H ...E")
    table.do(0, "pass")
    table.do(1, "pass")
    assert not table.state.is_over
    table.do(0, "pass")
    table.do(1, "pass")
    assert table.state.ending is Ending.PASSES


def test_passes_before_a_missed_turn_count_for_the_end_by_all_passing():
    table = Table(*THREE, rules=family("box"))
    table.all_pass(3)
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.pass_runs == (0, 1, 1)


def test_an_exchange_breaks_the_run_of_passes_of_its_player_only():
    table = Table(*THREE, rules=family("box"))
    table.all_pass(3)
    table.do(0, "exchange C")
    assert table.state.pass_runs == (0, 1, 1)


@pytest.mark.parametrize(("scoreless", "count"), [(True, 3), (False, 0)])
def test_an_exchange_is_a_scoreless_turn_or_ends_a_run_of_them_as_the_ruleset_says(scoreless, count):
    table = Table(*TWO, rules=family(end=ending(EndKind.SCORELESS, 6), exchange_scoreless=scoreless))
    table.all_pass(2)
    table.do(0, "exchange C")
    assert table.state.scoreless == count


def test_using_the_last_tile_ends_the_game_only_when_the_bag_is_empty():
    table = Table("CAT", "DOG", bag="E", words="CAT", rules=family(challenge=doubting(ChallengeKind.NONE)))
    table.do(0, "8H CAT")
    assert not table.state.is_over
    assert table.racks[0] == "E"


def test_without_a_window_going_out_ends_the_game_at_once():
    table = Table("CAT", "DOG", bag="", rules=family("friendly"))
    table.do(0, "8H CAT")
    assert table.state.ending is Ending.WENT_OUT


@pytest.mark.parametrize("move", ["pass", "exchange D", "8H EX", "challenge", "accept", "agree", "resign", "seat club"])
def test_nothing_can_be_done_in_a_game_that_is_over(move):
    table = Table(*TWO)
    table.all_pass(3)
    for seat in (0, 1):
        with pytest.raises(GameIsOver):
            table.do(seat, move)


def test_a_failed_challenge_of_the_last_play_ends_the_game():
    table = Table("CAT", "DOG", bag="", words="CAT")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.ending is Ending.WENT_OUT
    assert table.game.result().scores == (10 + 5, -5)


def test_points_for_a_failed_challenge_of_the_last_play_are_counted():
    table = Table("CAT", "DOG", bag="", words="CAT", rules=family("world-club"))
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.game.result().scores == (10 + 5 + 5, -5)


def test_an_upheld_challenge_may_be_the_last_scoreless_turn():
    table = Table(*TWO, words="", rules=family("north-american-club"))
    table.all_pass(5)
    table.do(1, "8H DOG")
    assert not table.state.is_over
    table.do(0, "challenge")
    assert table.state.ending is Ending.SCORELESS
    assert table.game.result().scores == (-28, -9)


def test_the_pass_that_ends_the_game_closes_the_window_before_it():
    table = Table(*TWO)
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "pass")
    assert table.state.ending is Ending.PASSES
    assert table.state.contestable is None
    assert len(table.seen_rack(1)) == 7


def test_there_is_no_result_while_the_game_runs():
    assert Table(*TWO).game.result() is None


# --- what the tiles left do


def test_nobody_out_everybody_loses_the_own_tiles():
    table = Table("CAT", "DOG", "QZ", bag="")
    table.all_pass(4)
    assert table.changes == [-5, -5, -20]
    assert table.game.result().ending is Ending.PASSES


def test_a_line_of_the_last_count_says_all_its_parts():
    table = Table("CAT", "D?G", bag="")
    table.do(0, "8H CAT")
    table.accept()
    first, second = table.game.result().settlements
    assert (first.seat, first.score, str(first.left), first.lost, first.gained, first.overtime) == (0, 10, "", 0, 4, 0)
    assert (second.seat, second.score, str(second.left), second.lost, second.gained) == (1, 0, "?DG", 4, 0)
    assert (first.change, first.final, second.change, second.final) == (4, 14, -4, -4)


@pytest.mark.parametrize(
    ("leftovers", "out", "not_out"),
    [
        (Leftovers(1, 1, 1), [5, -5], [-5, -5]),
        (Leftovers(2, 0, 1), [10, 0], [-5, -5]),
        (Leftovers(0, 0, 0), [0, 0], [0, 0]),
        (Leftovers(3, 2, 4), [15, -10], [-20, -20]),
    ],
)
def test_the_ruleset_says_what_tiles_left_are_worth(leftovers, out, not_out):
    table = Table("CAT", "DOG", bag="", rules=family(leftovers=leftovers))
    table.do(0, "8H CAT")
    table.accept()
    assert table.changes == out
    table = Table("CAT", "DOG", bag="", rules=family(leftovers=leftovers))
    table.all_pass(3)
    assert table.changes == not_out


@pytest.mark.parametrize(
    ("name", "out", "not_out"),
    [
        ("family-classic", [5, -5], [-5, -5]),
        ("box", [5, -5], [-5, -5]),
        ("kids", [0, 0], [0, 0]),
        ("north-american-club", [10, 0], [-5, -5]),
        ("world-club", [5, -5], [-5, -5]),
    ],
)
def test_the_rulesets_on_offer_count_the_tiles_left_as_their_table_says(name, out, not_out):
    rules = family(name, end=ending(EndKind.ALL_PASS, 2))
    table = Table("CAT", "DOG", bag="", rules=rules)
    table.do(0, "8H CAT")
    if table.state.contestable:
        table.accept()
    assert table.changes == out
    table = Table("CAT", "DOG", bag="", rules=rules)
    table.all_pass(4)
    assert table.changes == not_out


def test_a_blank_left_may_cost_points_and_gain_them_for_who_went_out():
    rules = family(leftovers=Leftovers(1, 1, 1, blank_penalty=7))
    table = Table("CAT", "D??", bag="", rules=rules)
    table.do(0, "8H CAT")
    table.accept()
    assert table.changes == [16, -16]
    assert table.state.scores == (10, 0)


def test_tiles_that_nobody_knows_count_nothing():
    setup = setup_of("A", 7)
    assert tiles_left_points(setup, tile_set().parse("?QZ___")) == 20


# --- who wins


@pytest.mark.parametrize(
    ("tie", "winners", "before"),
    [
        (TieRule.BEFORE_SETTLING, (0,), True),
        (TieRule.SHARED, (0, 1), False),
        (TieRule.STANDS, (0, 1), False),
    ],
)
def test_equal_final_scores(tie, winners, before):
    table = Table("AB", "C", bag="", head_starts=(1, 0), rules=family(tie=tie))
    table.all_pass(3)
    result = table.game.result()
    assert result.scores == (-3, -3)
    assert (result.winners, result.before_settling) == (winners, before)


def test_a_tie_before_the_settling_too_is_shared():
    table = Table("AB", "AB", bag="")
    table.all_pass(3)
    result = table.game.result()
    assert (result.winners, result.before_settling) == ((0, 1), False)


def test_two_of_three_who_tie_leave_the_third_behind():
    table = Table("AB", "C", "QZ", bag="", head_starts=(1, 0, 16))
    table.all_pass(4)
    result = table.game.result()
    assert result.scores == (-3, -3, -4)
    assert (result.winners, result.before_settling) == ((0,), True)


def test_a_tie_of_three_may_be_broken_down_to_two():
    table = Table("AB", "AB", "C", bag="", head_starts=(2, 2, 1))
    table.all_pass(4)
    result = table.game.result()
    assert (result.winners, result.before_settling) == ((0, 1), True)


def test_a_handicap_is_a_head_start_in_points():
    table = Table(*TWO, head_starts=(0, 30))
    table.do(0, "8H CAT")
    table.do(1, "pass")
    assert table.scores == (10, 30)
