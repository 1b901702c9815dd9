"""Computers at the table: who answers when, who is asked, when the window closes by itself, and what goes wrong."""

from pathlib import Path
from threading import Event, get_ident

import pytest

from scrabble_gui.app.pace import Pace
from scrabble_gui.app.session import Manners, Phase, Session
from scrabble_gui.app.waiting import (
    WINDOW_MS,
    Answer,
    AskPeople,
    Choose,
    Close,
    Concur,
    people_who_may_challenge,
    waits_for,
)
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Pass, Play, parse_move
from scrabble_gui.core.rules import ChallengeKind, Challengers, Help
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Ending
from scrabble_gui.record.savefile import SavedGame
from tests.drawing import Words, doubting, family, setup_of

RACKS = ("CATSXYZ", "DOGEEEE", "LIONEAR", "FROSTED")
FILE = Path("game.scrabble")


class Scripted:
    """What plays by a script: moves as text; challenges what it is told to."""

    def __init__(self, table, level):
        self.table, self.level = table, level

    def choose(self, view, stop, *, agreed, idle):
        """Return the next move of the script, a pass at its end."""
        self.table.threads.add(get_ident())
        assert self.table.slow.wait(10)
        moves = self.table.moves.get(self.level, [])
        if not moves:
            return Pass()
        move = moves.pop(0)
        if isinstance(move, Exception):
            raise move
        return parse_move(move, view.board, self.table.setup.tile_set)

    def answer(self, view):
        """Challenge where the play has a word that this one doubts."""
        self.table.asked.append(view.seat)
        words = [word.text for word in view.contestable.score.words]
        doubted = [word for word in words if word in self.table.doubts.get(self.level, ())]
        return Challenge(tuple(doubted)) if doubted else None

    def has_play(self, view):
        """Say what it was told to."""
        return self.level in self.table.has_play


class ATable:
    """A session with computers, and what happened."""

    def __init__(self, levels, *racks, moves=None, words="CAT AT DOG LION", manners=None, **how):
        self.setup = setup_of(*(racks or RACKS[: how.pop("players", 2)]), levels=levels, **how)
        self.moves, self.doubts, self.asked, self.threads = {"robin": moves or []}, {}, [], set()
        self.has_play, self.failed, self.made, self.slow = set(), [], [], Event()
        self.slow.set()
        self.game = Game(self.setup)
        self.session = Session(
            SavedGame(self.game), FILE, Words(words), lambda saved: FILE, manners=manners, minds=self._make
        )
        self.session.computers.failed.connect(self.failed.append)

    def _make(self, level, setup, stop):
        self.made.append(level)
        if level == "gone":
            raise LookupError(level)
        return Scripted(self, level)

    def play(self, where, letters):
        """Take the screen where it must be, lay tiles across and play them."""
        self.session.reveal()
        assert self.session.phase is Phase.TURN
        row, col = int(where[:-1]) - 1, ord(where[-1]) - ord("A")
        for step, letter in enumerate(letters):
            slots = self.session.hand.draft.slots
            slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
            assert self.session.hand.place(slot, Square(row, col + step))
        assert self.session.submit(self.session.hand.draft.play())

    @property
    def doubters(self):
        """What people may challenge."""
        return people_who_may_challenge(self.setup, self.session.state)

    @property
    def kinds(self):
        """What kinds of moves there were, and by whom."""
        return [(turn.seat, type(turn.move)) for turn in self.game.turns]

    @property
    def waits(self):
        """What the rules say comes next, before any computer has answered."""
        return waits_for(self.setup, self.game.state)

    @property
    def waits_now(self):
        """What comes next when all computers have answered."""
        return waits_for(self.setup, self.game.state, frozenset(range(4)))


@pytest.fixture
def sit(qtbot):
    """Return a function that makes a table at which computers think at once, and closes it in the end."""
    tables = []

    def make(levels, *racks, awake=True, **how):
        table = ATable(levels, *racks, **how)
        table.session.computers.pace = Pace.INSTANT
        tables.append(table)
        table.until = lambda check: qtbot.waitUntil(check, timeout=5000)
        if awake:
            table.session.computers.rest(False)
        return table

    yield make
    for table in tables:
        table.slow.set()
        table.session.computers.close()


# --- one person, one computer


def test_one_person_needs_no_curtain(sit):
    table = sit({1: "robin"})
    assert table.session.phase is Phase.TURN
    assert table.session.hand.is_open


def test_a_computer_answers_accepts_and_only_then_moves(sit):
    table = sit({1: "robin"}, moves=["9H DO"])
    table.play("8G", "CAT")
    assert table.session.phase is Phase.THINKING
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Play), (1, Accept), (1, Play)]
    assert table.asked == [1]
    assert get_ident() not in table.threads


def test_a_persons_play_is_challenged_and_the_turn_is_lost(sit):
    table = sit({1: "robin"}, words="DOG")
    table.doubts["robin"] = {"CAT"}
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Play), (1, Challenge), (1, Pass)]
    assert table.game.state.board.is_empty


def test_a_wrong_challenge_of_a_computer_gives_the_person_another_turn(sit):
    table = sit({1: "robin"})
    table.doubts["robin"] = {"CAT"}
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Play), (1, Challenge)]
    assert table.session.state.to_move == 0


def test_a_computers_play_can_be_challenged_while_the_person_is_to_move(sit):
    table = sit({0: "robin"}, words="DOG", moves=["8G CAT"])
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.doubters == (1,)
    verdict = table.session.verdict(1)
    assert verdict.rejected == ("CAT",)
    table.session.challenge(verdict)
    assert table.game.state.board.is_empty
    assert table.session.phase is Phase.TURN


def test_a_play_of_the_person_that_ends_the_game_is_accepted_by_itself(sit):
    table = sit({1: "robin"}, "CAT", "DOG", bag="")
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.OVER)
    assert table.kinds == [(0, Play), (1, Accept)]
    assert table.asked == [1]


def test_a_play_of_the_computer_that_ends_the_game_waits_for_the_person(sit, qtbot):
    table = sit({0: "robin"}, "CAT", "DOG", bag="", moves=["8G CAT"])
    table.until(lambda: table.session.phase is Phase.ASK)
    with qtbot.assertNotEmitted(table.session.state_changed, wait=50):
        pass
    assert table.session.phase is Phase.ASK
    assert table.session.accept()
    assert table.session.phase is Phase.OVER


def test_the_drawn_tiles_are_hidden_until_the_window_closes(sit):
    table = sit({1: "robin"}, awake=False)
    table.play("8G", "CAT")
    assert len(visible_rack(table.game.state, 0)) == 4
    assert len(visible_rack(table.session.state, 0)) == 4


# --- three and four seats


def test_computers_answer_in_the_order_of_seats_before_people_are_asked(sit):
    table = sit({1: "robin", 2: "wren"}, players=4)
    table.play("8G", "CAT")
    assert table.waits == Answer(1)
    table.until(lambda: table.session.phase is Phase.ASK)
    assert table.asked == [1, 2]
    assert table.doubters == (3,)
    assert table.session.accept()
    table.until(lambda: table.session.phase is not Phase.THINKING)
    assert table.kinds == [(0, Play), (3, Accept), (1, Pass), (2, Pass)]


def test_when_a_person_is_next_the_window_stays_open(sit):
    table = sit({2: "robin"}, players=3)
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.CURTAIN)
    assert table.asked == [2]
    assert table.kinds == [(0, Play)]
    assert table.doubters == (1,)


def test_people_may_challenge_a_computer_for_two_seconds_before_another_moves(sit, monkeypatch):
    table = sit({0: "robin", 1: "wren"}, players=3, moves=["8G CAT"])
    table.until(lambda: table.asked == [1] and table.session.computers.heard == {1})
    assert table.waits_now == Close(1, WINDOW_MS)
    assert table.session.phase is Phase.THINKING
    assert table.doubters == (2,)
    verdict = table.session.verdict(2)
    assert table.session.challenge(verdict)
    table.until(lambda: len(table.game.turns) >= 3)
    assert table.kinds[:3] == [(0, Play), (2, Challenge), (1, Pass)]


def test_after_two_seconds_the_next_computer_moves_by_itself(sit, monkeypatch):
    table = sit({0: "robin", 1: "wren"}, players=3, awake=False)
    monkeypatch.setattr("scrabble_gui.app.waiting.WINDOW_MS", 20)
    table.moves["robin"] = ["8G CAT"]
    table.session.computers.rest(False)
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Play), (1, Accept), (1, Pass)]


def test_while_somebody_challenges_the_window_does_not_close(sit, monkeypatch, qtbot):
    monkeypatch.setattr("scrabble_gui.app.waiting.WINDOW_MS", 200)
    table = sit({0: "robin", 1: "wren"}, players=3, moves=["8G CAT"])
    table.until(lambda: table.session.computers.heard == {1})
    table.session.computers.rest(True)
    with qtbot.assertNotEmitted(table.session.state_changed, wait=300):
        pass
    assert table.kinds == [(0, Play)]
    table.session.computers.rest(False)
    table.until(lambda: len(table.game.turns) > 1)
    assert table.kinds[1] == (1, Accept)


def test_where_only_the_next_may_challenge_and_that_is_a_computer_nobody_waits(sit):
    rules = family(challenge=doubting(ChallengeKind.LOSE_TURN, who=Challengers.NEXT))
    table = sit({1: "robin"}, players=3, rules=rules)
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.CURTAIN)
    assert table.kinds == [(0, Play), (1, Accept), (1, Pass)]


def test_computers_abstain_where_the_table_votes(sit):
    table = sit({1: "robin"}, players=3, rules=family(challenge=doubting(ChallengeKind.VOTE)), awake=False)
    table.play("8G", "CAT")
    assert table.waits == AskPeople()


def test_asking_after_every_play_asks_after_a_computers_too(sit):
    table = sit({0: "robin"}, manners=Manners(ask_always=True), moves=["8G CAT"])
    table.until(lambda: table.session.phase is Phase.ASK)


# --- the end without a play


def test_people_agree_and_a_computer_without_a_play_agrees_too(sit):
    table = sit({1: "robin"}, "CAT", "DOG", bag="")
    assert table.session.agree()
    assert table.waits == Concur(1)
    table.until(lambda: table.session.phase is Phase.OVER)
    assert table.game.state.ending is Ending.BLOCKED
    assert table.kinds == [(0, Agree), (1, Agree)]


def test_a_computer_with_a_play_lets_the_game_go_on(sit):
    table = sit({1: "robin"}, "CAT", "DOG", bag="")
    table.has_play.add("robin")
    told = []
    table.session.computers.has_play.connect(told.append)
    assert table.session.agree()
    table.until(lambda: told == [1])
    assert table.session.phase is Phase.TURN
    assert table.session.state.to_move == 0


# --- interruptions


def test_resting_computers_do_nothing_and_go_on_later(sit, qtbot):
    table = sit({0: "robin"}, awake=False)
    with qtbot.assertNotEmitted(table.session.state_changed, wait=50):
        pass
    assert table.session.phase is Phase.THINKING
    assert table.waits == Choose(0)
    table.session.computers.rest(False)
    table.until(lambda: table.session.phase is Phase.TURN)


def test_undo_while_a_computer_thinks_gives_the_person_the_turn_back(sit):
    table = sit({1: "robin"}, rules=family(helps=frozenset({Help.UNDO})))
    table.slow.clear()
    table.play("8G", "CAT")
    table.until(lambda: bool(table.threads))
    assert table.session.undo()
    assert table.session.phase is Phase.TURN
    assert table.session.state.to_move == 0
    table.slow.set()
    table.session.computers.close()
    assert table.kinds == []


def test_a_slip_goes_back_while_the_computer_thinks_about_it(sit):
    table = sit({1: "robin"}, awake=False)
    table.play("8G", "CAT")
    assert table.session.slip == 0
    assert table.session.take_back()
    assert table.session.phase is Phase.TURN
    assert [tile.letter for _, tile in table.session.hand.draft.laid] == ["C", "A", "T"]


def test_a_computers_play_is_no_slip(sit):
    table = sit({0: "robin"}, moves=["8G CAT"])
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.session.slip is None


def test_saving_while_a_computer_thinks_keeps_the_game(sit):
    table = sit({1: "robin"})
    table.slow.clear()
    table.play("8G", "CAT")
    table.until(lambda: bool(table.threads))
    assert table.session.keeper.save()
    again = Session(table.session.keeper.snapshot(), FILE, Words(), lambda saved: FILE)
    assert again.phase is Phase.THINKING
    assert again.state == table.session.state


def test_a_closed_table_hears_nothing_any_more(sit):
    table = sit({0: "robin"}, awake=False)
    table.slow.clear()
    table.session.computers.rest(False)
    table.until(lambda: bool(table.threads))
    table.slow.set()
    table.session.computers.close()
    assert table.kinds == []
    assert table.session.phase is Phase.THINKING


def test_a_computer_is_seen_thinking_for_a_moment(sit):
    table = sit({0: "robin"}, awake=False)
    table.session.computers.pace = Pace.BRISK
    clock = table.session.computers._clock
    begun = clock()
    table.session.computers.rest(False)
    table.until(lambda: table.session.phase is Phase.TURN)
    assert clock() - begun >= 0.29


def test_who_wants_to_go_on_need_not_wait(sit):
    table = sit({0: "robin"}, awake=False)
    table.session.computers.pace = Pace.HUMAN
    table.slow.clear()
    table.session.computers.rest(False)
    table.until(lambda: bool(table.threads))
    table.session.computers.hurry()
    clock = table.session.computers._clock
    begun = clock()
    table.slow.set()
    table.until(lambda: table.session.phase is Phase.TURN)
    assert clock() - begun < 0.6, "it does not sit over a move that it has found"


def test_a_move_that_is_found_comes_at_once_when_somebody_presses(sit, qtbot):
    table = sit({0: "robin"}, awake=False)
    table.session.computers.pace = Pace.HUMAN
    table.session.computers.rest(False)
    table.until(lambda: table.session.computers._timer.isActive())
    assert table.session.phase is Phase.THINKING
    table.session.computers.hurry()
    assert table.kinds == [(0, Pass)]


def test_hurrying_closes_the_window_before_its_time(sit):
    table = sit({0: "robin", 1: "wren"}, players=3, moves=["8G CAT"])
    table.until(lambda: table.session.computers._timer.isActive())
    table.session.computers.hurry()
    assert table.kinds[1] == (1, Accept)


# --- computers only: watch, pause, step


def test_computers_only_go_on_by_themselves_until_somebody_stops_them(sit):
    table = sit({0: "robin", 1: "wren"}, moves=["8G CAT"], awake=False)
    assert table.session.phase is Phase.THINKING
    table.session.computers.pause(True)
    table.session.computers.rest(False)
    assert table.session.computers.is_paused
    assert table.kinds == []
    table.session.computers.pause(False)
    table.until(lambda: len(table.kinds) >= 3)
    assert table.kinds[:3] == [(0, Play), (1, Accept), (1, Pass)]


def test_a_step_is_one_move_with_everything_before_it(sit, qtbot):
    table = sit({0: "robin", 1: "wren"}, moves=["8G CAT"], awake=False)
    table.session.computers.pace = Pace.HUMAN
    table.session.computers.pause(True)
    table.session.computers.rest(False)
    table.session.computers.step()
    table.until(lambda: len(table.kinds) == 1)
    with qtbot.assertNotEmitted(table.session.state_changed, wait=50):
        pass
    assert table.kinds == [(0, Play)]
    table.session.computers.step()
    table.until(lambda: len(table.kinds) == 3)
    assert table.kinds == [(0, Play), (1, Accept), (1, Pass)]
    assert table.session.computers.is_paused


def test_two_computers_that_pass_for_ever_come_to_an_end(sit):
    table = sit({0: "robin", 1: "wren"})
    table.until(lambda: table.session.phase is Phase.OVER)
    assert table.game.state.ending is Ending.PASSES


# --- what goes wrong


@pytest.mark.parametrize("script", [[ValueError("no idea")], ["1A CAT"], ["8G QQ"]], ids=["error", "off", "not held"])
def test_a_computer_that_finds_nothing_legal_passes(sit, script):
    table = sit({0: "robin"}, moves=script)
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Pass)]
    assert table.failed == [0]


def test_a_level_that_is_not_here_passes_and_challenges_nothing(sit):
    table = sit({1: "gone"})
    table.play("8G", "CAT")
    table.until(lambda: table.session.phase is Phase.TURN)
    assert table.kinds == [(0, Play), (1, Accept), (1, Pass)]
    assert table.failed == [1, 1]


def test_a_computer_is_made_once(sit):
    table = sit({1: "robin"})
    for _ in range(2):
        table.session.submit(Exchange(table.session.hand.draft.chosen([0])))
        table.until(lambda: table.session.phase is not Phase.THINKING)
    assert table.made == ["robin"]
    assert table.kinds == [(0, Exchange), (1, Pass), (0, Exchange), (1, Pass)]
