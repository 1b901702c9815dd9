"""Thinking happens beside the window, one thought at a time, and can be given up."""

import threading

import pytest

from scrabble_gui.app.thinker import Thinker


@pytest.fixture
def thinker(qapp):
    """Return a thinker that is closed afterwards."""
    thinker = Thinker()
    yield thinker
    assert thinker.close()


def until_stopped(begun: threading.Event):
    """Return a task that goes on until it is told to stop."""

    def task(stop):
        begun.set()
        while not stop():
            threading.Event().wait(0.001)
        return "given up"

    return task


def test_an_answer_comes_back_on_the_thread_that_asked(qtbot, thinker):
    heard = []
    thinker.thought.connect(lambda answer: heard.append((answer, threading.current_thread())))
    thinker.start(lambda stop: threading.current_thread())
    assert thinker.is_busy
    qtbot.waitUntil(lambda: bool(heard))
    worker, listener = heard[0]
    assert listener is threading.current_thread()
    assert worker is not listener
    assert not thinker.is_busy


def test_an_error_comes_back_as_one(qtbot, thinker):
    with qtbot.waitSignal(thinker.failed) as told:
        thinker.start(lambda stop: 1 // 0)
    assert isinstance(told.args[0], ZeroDivisionError)


def test_what_is_cancelled_is_never_heard_of(qtbot, thinker):
    heard = []
    thinker.thought.connect(heard.append)
    begun = threading.Event()
    thinker.start(until_stopped(begun))
    assert begun.wait(5)
    thinker.cancel()
    with qtbot.waitSignal(thinker.thought):
        thinker.start(lambda stop: "second")
    assert heard == ["second"]


def test_only_the_latest_of_two_thoughts_answers(qtbot, thinker):
    heard = []
    thinker.thought.connect(heard.append)
    begun = threading.Event()
    thinker.start(until_stopped(begun))
    assert begun.wait(5)
    with qtbot.waitSignal(thinker.thought):
        thinker.start(lambda stop: "newer")
    assert heard == ["newer"]


def test_closing_ends_a_long_thought(thinker):
    begun = threading.Event()
    thinker.start(until_stopped(begun))
    assert begun.wait(5)
    assert thinker.close()
    assert not thinker.is_busy
