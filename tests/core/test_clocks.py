"""The arithmetic of clocks (rules, section 3: clock). Nothing here measures time."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.advance import overtime_points
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.rules import ChallengeKind, Clock, ClockKind, EndKind
from scrabble_gui.core.state import Turn
from tests.drawing import TWO, Table, doubting, ending, family


def timed(kind, seconds=60, increment=0, points=10, timer_factor=1.0, **changes):
    """A table with a clock; the first seat's limit is stretched by its factor."""
    clock = Clock(kind, seconds, increment, points)
    changes.setdefault("end", ending(EndKind.BLOCKED))
    table = Table(*TWO, rules=family(clock=clock, **changes))
    seats = (replace(table.setup.seats[0], timer_factor=timer_factor), table.setup.seats[1])
    table.setup = replace(table.setup, seats=seats)
    table.game = Game(table.setup)
    return table


def overtime(table):
    """What the clock takes from each seat when all agree to stop."""
    if table.may_challenge:
        table.accept()
    table.do(0, "agree")
    table.do(1, "agree")
    return [line.overtime for line in table.game.result().settlements]


@pytest.mark.parametrize(
    ("over", "points"),
    [
        (-5, 0),
        (0, 0),
        (0.0004, 0),
        (0.001, 10),
        (1, 10),
        (59.9, 10),
        (60, 10),
        (60.0000001, 10),
        (60.5, 20),
        (61, 20),
        (120, 20),
        (121, 30),
        (3600, 600),
    ],
)
def test_each_started_minute_over_the_limit_costs_points(over, points):
    assert overtime_points(over, 10) == points


@given(st.lists(st.integers(1, 999), max_size=50))
def test_a_limit_used_up_in_many_small_parts_is_not_overstepped(parts):
    used = sum((part / 1000 for part in parts), start=0.0)
    assert overtime_points(used - sum(parts) / 1000, 10) == 0


def test_sixty_one_seconds_over_the_time_of_the_game_cost_twenty_points_once():
    table = timed(ClockKind.PER_GAME, seconds=100)
    table.do(0, "8H CAT", seconds=100)
    table.do(1, "pass", seconds=20)
    table.do(0, "pass", seconds=61)
    assert table.scores == (10, 0)
    assert overtime(table) == [20, 0]
    first = table.game.result().settlements[0]
    assert first.final == 10 - first.lost - 20


def test_looking_back_changes_nothing():
    table = timed(ClockKind.PER_GAME, seconds=100)
    table.do(0, "8H CAT", seconds=161)
    assert overtime(table) == [20, 0]
    result = table.game.result()
    for number in range(len(table.game.turns)):
        table.game.state_after(number)
    assert table.game.result() == result
    assert Game(table.setup, table.game.turns).result() == result


def test_the_time_of_the_game_is_the_sum_of_the_own_turns():
    table = timed(ClockKind.PER_GAME, seconds=100)
    for seconds in (40, 40, 40):
        table.do(0, "pass", seconds=seconds)
        table.do(1, "pass", seconds=5)
    assert table.state.seconds == (120, 15)
    assert overtime(table) == [10, 0]


def test_each_turn_may_add_time():
    table = timed(ClockKind.PER_GAME, seconds=100, increment=10)
    table.do(0, "8H CAT", seconds=60)
    table.do(1, "exchange D", seconds=60)
    table.do(0, "pass", seconds=60)
    assert table.state.seconds == (100, 50)
    assert overtime(table) == [0, 0]


@pytest.mark.parametrize("kind", [ClockKind.NONE, ClockKind.SOFT, ClockKind.PER_TURN])
def test_only_a_clock_for_the_whole_game_adds_time(kind):
    table = timed(kind, seconds=100, increment=10)
    table.do(0, "pass", seconds=20)
    assert table.state.seconds == (20, 0)


def test_a_challenge_takes_time_but_adds_none():
    table = timed(ClockKind.PER_GAME, seconds=100, increment=10)
    table.do(0, "8H CAT", seconds=20)
    table.do(1, "challenge", seconds=30)
    assert table.state.seconds == (10, 30)


def test_an_exchange_that_does_not_end_the_turn_adds_no_time():
    table = timed(ClockKind.PER_GAME, seconds=100, increment=10, free_exchanges=1)
    table.do(0, "exchange CATSXYZ", seconds=20)
    assert table.state.seconds == (20, 0)
    table.do(0, "pass", seconds=20)
    assert table.state.seconds == (30, 0)


def test_each_turn_over_its_limit_costs_points_of_its_own():
    table = timed(ClockKind.PER_TURN, seconds=60)
    table.do(0, "8H CAT", seconds=61)
    table.do(1, "pass", seconds=60)
    table.do(0, "pass", seconds=180)
    table.do(1, "pass", seconds=10)
    assert table.state.overtime == (10 + 20, 0)
    assert overtime(table) == [30, 0]


def test_the_limit_is_stretched_by_the_timer_factor_of_the_seat():
    for kind in (ClockKind.PER_TURN, ClockKind.PER_GAME):
        table = timed(kind, seconds=60, timer_factor=2.5)
        table.do(0, "pass", seconds=150)
        table.do(1, "pass", seconds=150)
        assert overtime(table) == [0, 20]


@pytest.mark.parametrize("kind", [ClockKind.NONE, ClockKind.SOFT])
def test_a_clock_that_only_shows_costs_nothing(kind):
    table = timed(kind, seconds=60)
    table.do(0, "pass", seconds=10_000)
    assert table.state.seconds == (10_000, 0)
    assert overtime(table) == [0, 0]


def test_a_turn_nobody_measured_takes_no_time():
    table = timed(ClockKind.PER_TURN)
    table.do(0, "pass")
    assert table.state.seconds == (0.0, 0.0)


def test_the_time_of_a_play_that_comes_off_is_used_all_the_same():
    table = timed(ClockKind.PER_TURN, challenge=doubting(ChallengeKind.FREE), seconds=60)
    table.lexicon.words = frozenset()
    table.do(0, "8H CAT", seconds=61)
    table.do(1, "challenge", seconds=5)
    assert table.state.seconds == (61, 5)
    assert table.state.overtime == (10, 0)


def test_the_clock_also_takes_points_when_somebody_resigns():
    table = timed(ClockKind.PER_GAME, seconds=60)
    table.do(0, "8H CAT", seconds=100)
    table.do(1, "resign", seconds=300)
    assert table.game.result().scores == (0, -40)


@pytest.mark.parametrize("seconds", [-0.1, math.nan, math.inf, -math.inf])
def test_a_time_that_no_clock_shows_is_refused_and_nothing_changes(seconds):
    table = timed(ClockKind.PER_TURN)
    with pytest.raises(BadSetup) as refusal:
        table.do(0, "pass", seconds=seconds)
    assert refusal.value.key == "seconds"
    assert table.game.turns == ()
    with pytest.raises(BadSetup):
        Turn(0, Pass(), seconds=seconds)
