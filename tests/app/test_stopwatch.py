"""The time of a turn goes on only while its person sees the tiles."""

import pytest

from scrabble_gui.app.stopwatch import Stopwatch


@pytest.fixture
def hours():
    """Return a clock that can be set: its first item is the time."""
    return [100.0]


def test_time_counts_only_while_the_watch_runs(hours):
    watch = Stopwatch(lambda: hours[0], 12.5)
    hours[0] += 5
    assert watch.seconds == 12.5
    watch.run(True)
    hours[0] += 5
    assert watch.seconds == 17.5
    watch.run(False)
    hours[0] += 5
    assert watch.seconds == 17.5


def test_to_start_a_watch_that_runs_loses_nothing(hours):
    watch = Stopwatch(lambda: hours[0])
    watch.run(True)
    hours[0] += 5
    watch.run(True)
    hours[0] += 5
    assert watch.seconds == 10


def test_a_watch_that_is_reset_stands_at_zero(hours):
    watch = Stopwatch(lambda: hours[0], 12.5)
    watch.run(True)
    watch.reset()
    hours[0] += 5
    assert watch.seconds == 0
