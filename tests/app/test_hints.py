"""Hints: step by step, within the budget, beside the window."""

from dataclasses import replace
from pathlib import Path
from threading import Event, get_ident

import pytest

from scrabble_gui.app.hints import Step
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass
from scrabble_gui.core.scoring import judge
from scrabble_gui.engine.advice import Advice, Aim
from scrabble_gui.record.savefile import SavedGame, to_text
from tests.drawing import Words, family, play_text, setup_of

FILE = Path("game.scrabble")
MOVES = {Aim.POINTS: "8F CATS", Aim.LATER: "8F CAT", Aim.KNOWN: "8G AT"}


class Knowing:
    """An onlooker who has looked the plays up."""

    has_everyday_words = True

    def __init__(self, hall):
        self.hall = hall

    def advise(self, view, aim, stop):
        """Return what stands in the list."""
        self.hall.threads.add(get_ident())
        assert self.hall.slow.wait(10)
        self.hall.asked.append((view.seat, aim))
        if isinstance(self.hall.plays, Exception):
            raise self.hall.plays
        text = self.hall.plays.get(aim)
        if text is None:
            return None
        play = play_text(view.board, text)
        return Advice(play, judge(view.board, play, view.rules, self.hall.setup.tile_set), True)

    def nobody_can_play(self, setup, state):
        """Say that somebody can."""
        return False


class Hall:
    """A game in which hints are allowed, and everything that happens."""

    def __init__(self, *budgets, rules="kids", plays=MOVES, desk=None):
        setup = setup_of("CATSXYZ", "DOGEEEE", rules=family(rules))
        seats = tuple(
            replace(seat, hints=hints) for seat, hints in zip(setup.seats, budgets or (None, None), strict=True)
        )
        self.setup = replace(setup, seats=seats)
        self.plays, self.threads, self.asked, self.made = plays, set(), [], []
        self.slow = Event()
        self.slow.set()
        saved = SavedGame(Game(self.setup), desk or {})
        self.session = Session(saved, FILE, Words(), lambda saved: FILE, onlookers=self._make)
        self.hints = self.session.hints
        self.session.reveal()

    def _make(self, setup, stop):
        self.made.append(setup)
        return Knowing(self)

    def told(self, aim=Aim.POINTS):
        """Return the step, and the main word of the play."""
        step, advice = self.hints.told(aim)
        return step, advice and advice.score.words[0].text


@pytest.fixture
def hall(qtbot):
    halls = []

    def make(*budgets, **how):
        hall = Hall(*budgets, **how)
        halls.append(hall)

        def ask(aim=Aim.POINTS):
            asked = hall.hints.ask(aim)
            qtbot.waitUntil(lambda: not hall.hints.is_thinking, timeout=5000)
            return asked

        hall.ask = ask
        return hall

    yield make
    for hall in halls:
        hall.slow.set()
        hall.hints.close()


def test_four_steps_lead_to_the_word_and_each_counts(hall):
    hall = hall(6, 6)
    assert hall.told() == (Step.NOTHING, None)
    for left, step in ((5, Step.BINGO), (4, Step.WHERE), (3, Step.LETTER), (2, Step.WORD)):
        assert hall.ask()
        assert hall.told() == (step, "CATS")
        assert (hall.hints.left, hall.hints.spent) == (left, 6 - left)
    assert hall.hints.is_whole(Aim.POINTS)
    assert not hall.ask(), "there is nothing more to tell"
    assert hall.asked == [(0, Aim.POINTS)], "it is looked for once"
    assert get_ident() not in hall.threads


def test_another_aim_begins_anew(hall):
    hall = hall(6, 6)
    assert hall.ask()
    assert hall.ask()
    assert hall.ask(Aim.KNOWN)
    assert hall.told(Aim.KNOWN) == (Step.BINGO, "AT")
    assert hall.told() == (Step.WHERE, "CATS")
    assert hall.hints.left == 3


def test_when_the_budget_is_used_up_there_are_no_more(hall):
    hall = hall(1, 6)
    assert hall.ask()
    assert not hall.ask()
    assert hall.hints.left == 0
    assert hall.hints.are_offered, "it is to be seen that they are used up"


def test_without_a_budget_there_are_as_many_as_wished(hall):
    hall = hall(None, 0)
    assert hall.hints.left is None
    assert hall.ask()
    assert hall.hints.left is None
    hall.session.submit(Pass())
    assert not hall.hints.are_offered
    assert not hall.ask()


def test_where_the_rules_allow_none_nothing_is_told(hall):
    hall = hall(6, 6, rules="family-classic")
    assert not hall.hints.are_offered
    assert not hall.ask()


def test_that_there_is_no_play_is_one_step_and_all_of_it(hall):
    hall = hall(6, 6, plays={})
    assert hall.ask()
    assert hall.told() == (Step.BINGO, None)
    assert hall.hints.is_whole(Aim.POINTS)
    assert not hall.ask()
    assert hall.hints.left == 5


def test_the_hints_of_a_turn_are_recorded_with_it_and_the_next_turn_begins_anew(hall):
    hall = hall(6, 6)
    assert hall.ask()
    assert hall.ask()
    hall.session.submit(Exchange(hall.setup.tile_set.parse("X")))
    assert hall.session.game.turns[0].hints == 2
    assert (hall.hints.left, hall.hints.spent) == (6, 0)
    hall.session.reveal()
    assert hall.told() == (Step.NOTHING, None)
    hall.session.submit(Pass())
    assert hall.hints.left == 4
    assert '"hints": 2}' in to_text(hall.session.keeper.snapshot())


def test_undo_gives_the_hints_of_a_turn_back(hall):
    hall = hall(6, 6)
    assert hall.ask()
    hall.session.submit(Pass())
    assert hall.session.undo()
    assert hall.hints.left == 6


def test_what_was_told_in_a_turn_outlasts_the_closing_of_the_game(hall):
    first = hall(6, 6)
    assert first.ask()
    assert first.ask()
    desk = first.session.keeper.snapshot().desk
    assert desk["hints"] == {"points": 2}
    again = hall(6, 6, desk=desk)
    assert again.hints.left == 4
    assert again.told() == (Step.NOTHING, None), "the play is not known yet"
    again.hints.look(Aim.POINTS)
    again.ask(Aim.LATER)
    again.hints.look(Aim.POINTS)
    assert again.hints.left == 3


def test_looking_again_costs_nothing(hall, qtbot):
    hall = hall(6, 6, desk={"hints": {"points": 3, "known": 9, "strange": 1}})
    assert hall.hints.given == {Aim.POINTS: 3}
    hall.hints.look(Aim.POINTS)
    qtbot.waitUntil(lambda: hall.told() == (Step.LETTER, "CATS"), timeout=5000)
    hall.hints.look(Aim.KNOWN)
    assert not hall.hints.is_thinking, "nothing was told by this aim"
    assert hall.hints.left == 3


def test_a_turn_made_while_a_hint_is_looked_for_counts_none(hall):
    hall = hall(6, 6)
    hall.slow.clear()
    assert hall.hints.ask(Aim.POINTS)
    hall.session.submit(Pass())
    hall.slow.set()
    assert hall.session.game.turns[0].hints == 0
    assert not hall.hints.is_thinking


def test_a_hint_that_fails_is_said_and_counts_none(hall, qtbot):
    hall = hall(6, 6, plays=ValueError("no idea"))
    with qtbot.waitSignal(hall.hints.failed, timeout=5000):
        assert hall.hints.ask(Aim.POINTS)
    assert hall.hints.left == 6
    assert hall.told() == (Step.NOTHING, None)


def test_making_ready_tells_and_counts_nothing(hall, qtbot):
    hall = hall(6, 6)
    hall.hints.warm_up()
    assert not hall.hints.is_thinking, "nobody has asked"
    qtbot.waitUntil(lambda: not hall.hints._thinker.is_busy, timeout=5000)
    assert (hall.hints.left, hall.told()) == (6, (Step.NOTHING, None))
    hall.hints.warm_up()
    assert hall.ask()
    assert len(hall.made) == 1


def test_behind_the_curtain_the_next_person_finds_no_hint_of_the_last(hall):
    hall = hall(6, 6)
    assert hall.ask()
    hall.session.submit(Pass())
    assert hall.session.phase is Phase.CURTAIN
    assert all(hall.told(aim) == (Step.NOTHING, None) for aim in Aim)
