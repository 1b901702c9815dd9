"""Waiting for computers at the real window: play now, watch, pause, step; and what may go wrong meanwhile."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from scrabble_gui.app.pace import Pace
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Exchange, Pass, Play
from scrabble_gui.record.savefile import SavedGame, load
from tests.drawing import family, setup_of
from tests.ui.table_talk import LEFT, TableTalk


class Evening(TableTalk):
    """A table with computers."""

    def computers_only(self, *computers, rules="Friendly"):
        """Set up a game in which nobody plays."""
        self.command("game.new")
        for seat, computer in enumerate(computers):
            self.choose_player(seat, computer)
        QTest.mouseClick(self.button(rules), LEFT)
        self.click("Start playing")
        self.click("Begin")

    def against(self, computer, rules="Friendly"):
        """Set up a game of Ada and a computer that has moved once, and exchange a tile, so that it thinks again."""
        self.command("game.new")
        field = next(each for each in self.page.findChildren(QLineEdit) if each.isVisible())
        QTest.keyClicks(field, "Ada")
        self.choose_player(1, computer)
        QTest.mouseClick(self.button(rules), LEFT)
        self.click("Start playing")
        self.click("Begin")
        self.until(lambda: self.session.phase is Phase.TURN)
        while self.moves < 3:
            self.until(lambda: self.session.phase is Phase.TURN)
            self.command("turn.exchange")
            QTest.mouseClick(self.window.pages.game.table.viewport(), LEFT, pos=self.slot(0))
            QTest.mouseClick(self.big_button, LEFT)
            assert self.session.phase is Phase.THINKING

    @property
    def big_button(self):
        """The button under the score pad."""
        return self.window.pages.game.column.play_button

    @property
    def step_button(self):
        """The button that makes one move."""
        return self.window.pages.game.column.bag.step_button

    @property
    def moves(self):
        """How many moves there were."""
        return sum(isinstance(turn.move, Play | Exchange | Pass) for turn in self.session.game.turns)

    def until(self, check):
        """Wait until something is so."""
        self.qtbot.waitUntil(check, timeout=90_000)


@pytest.fixture
def evening(qtbot, tmp_path):
    evening = Evening(qtbot, tmp_path, seed=3)
    yield evening
    evening.window.close()


def test_a_computer_that_thinks_can_be_told_to_play_now(evening):
    evening.against("Pip")
    assert (evening.big_button.text(), evening.big_button.right_text) == ("Pip is thinking…", "Play now")
    assert not evening.big_button.is_refused
    assert not evening.step_button.isVisible()
    evening.until(evening.session.computers._timer.isActive)
    moves = evening.moves
    QTest.mouseClick(evening.big_button, LEFT)
    assert evening.moves == moves, "so soon after playing it is the second press of a slow double click"
    QTest.mouseClick(evening.big_button, LEFT)
    assert evening.moves == moves + 1
    assert evening.session.phase is Phase.TURN


def test_enter_lets_a_computer_play_at_once_too(evening):
    evening.against("Pip")
    evening.until(evening.session.computers._timer.isActive)
    QTest.keyClick(evening.window.pages.game.table, Qt.Key.Key_Return)
    assert evening.session.phase is Phase.TURN


def test_the_preferences_say_how_long_computers_think(evening):
    evening.command("view.preferences")
    for text, pace in (("At once", Pace.INSTANT), ("Briefly", Pace.BRISK), ("Like people", Pace.HUMAN)):
        evening.click(text)
        assert evening.window._preferences.now.pace is pace
    evening.click("At once")
    evening.click("Done")
    evening.against("Pip")
    assert evening.session.computers.pace is Pace.INSTANT
    evening.until(lambda: evening.session.phase is Phase.TURN)


def test_computers_only_can_be_watched_stopped_and_led_move_by_move(evening):
    evening.window._preferences.change(pace=Pace.BRISK)
    evening.computers_only("Pip", "Wren")
    evening.until(lambda: evening.moves >= 2)
    assert evening.step_button.isVisible()
    assert not evening.window.pages.game.table.picture.face_down
    assert evening.big_button.right_text == "Pause"
    QTest.mouseClick(evening.big_button, LEFT)
    assert evening.big_button.right_text == "Go on"
    assert evening.big_button.text().endswith(" waits")
    moves = evening.moves
    with evening.qtbot.assertNotEmitted(evening.session.state_changed, wait=800):
        pass
    QTest.mouseClick(evening.step_button, LEFT)
    evening.until(lambda: evening.moves == moves + 1)
    QTest.keyClick(evening.window.pages.game.table, Qt.Key.Key_Space)
    evening.until(lambda: evening.moves == moves + 2)
    with evening.qtbot.assertNotEmitted(evening.session.state_changed, wait=800):
        pass
    assert evening.moves == moves + 2
    QTest.keyClick(evening.window.pages.game.table, Qt.Key.Key_Return)
    evening.until(lambda: evening.moves > moves + 2)


def test_computers_only_play_to_the_end_by_themselves(evening):
    evening.window._preferences.change(pace=Pace.INSTANT)
    evening.computers_only("Sage", "Juno")
    evening.qtbot.waitUntil(lambda: evening.session.phase is Phase.OVER, timeout=180_000)
    assert evening.page is evening.window.pages.end
    assert evening.session.game.result() is not None
    assert not any(isinstance(turn.move, Accept) for turn in evening.session.game.turns)
    evening.command("game.close")
    assert "Sage (computer) and Juno (computer)" in [button.text() for button in evening.buttons()]


def test_a_stopped_game_of_computers_goes_on_where_it_was_after_closing(evening):
    evening.computers_only("Pip", "Wren")
    evening.until(lambda: evening.moves >= 1)
    QTest.mouseClick(evening.big_button, LEFT)
    turns = evening.session.game.turns
    evening.reopen()
    evening.click("Continue this game")
    assert evening.session.game.turns[: len(turns)] == turns
    evening.until(lambda: evening.moves > len(turns))


def test_nothing_of_a_watched_game_can_be_played_by_hand(evening):
    evening.computers_only("Pip", "Wren")
    QTest.mouseClick(evening.big_button, LEFT)
    turns = evening.session.game.turns
    for command in ("turn.pass", "turn.exchange", "turn.play", "turn.resign", "turn.undo", "turn.agree"):
        evening.command(command)
    evening.drag(evening.slot(0), evening.square(evening.session.setup.layout.start))
    assert evening.session.game.turns == turns
    assert evening.session.hand.draft.is_empty


def test_leaving_and_starting_anew_while_computers_play_loses_nothing(evening):
    evening.window._preferences.change(pace=Pace.INSTANT)
    evening.computers_only("Pip", "Wren")
    first = evening.session.keeper.path
    evening.command("game.new")
    evening.command("game.close")
    evening.until(lambda: evening.window.session is None)
    assert evening.window.lobby.open(first)
    evening.until(lambda: evening.moves >= 3)
    evening.window.close()
    assert evening.window.session is None


# --- what may go wrong while a computer thinks


def test_a_turn_is_taken_back_while_a_computer_thinks(evening):
    evening.against("Pip")
    before = evening.moves
    evening.command("turn.undo")
    assert evening.session.phase is Phase.TURN
    assert evening.session.state.to_move == 0
    assert evening.moves < before
    moves = evening.moves
    with evening.qtbot.assertNotEmitted(evening.session.state_changed, wait=1500):
        pass
    assert evening.moves == moves, "what it was thinking about is not heard of again"
    evening.command("turn.redo")
    evening.until(lambda: evening.session.phase is Phase.TURN and evening.moves > moves + 1)


def test_a_copy_saved_while_a_computer_thinks_opens_and_goes_on(evening, tmp_path):
    evening.against("Pip")
    turns = evening.session.game.turns
    copy = tmp_path / "copy.scrabble"
    evening.window.lobby.copy_to(copy)
    assert evening.session.phase is Phase.THINKING
    evening.until(lambda: evening.session.phase is Phase.TURN)
    saved = load(copy, evening.window._games.catalogue)
    assert saved.game.turns == turns
    evening.command("game.close")
    copied = tmp_path / "elsewhere.scrabble"
    copied.write_bytes(copy.read_bytes())
    assert evening.window.lobby.open(copied)
    evening.until(lambda: evening.session.phase is Phase.TURN)


def test_the_window_closes_at_once_while_computers_think(evening):
    evening.against("Pip")
    clock = time.monotonic()
    evening.window.close()
    assert time.monotonic() - clock < 4
    assert evening.window.session is None
    evening.window = evening._open_window()
    evening.click("Continue this game")
    evening.until(lambda: evening.session.phase is Phase.TURN)


def test_pages_come_and_go_while_a_computer_thinks_and_it_answers_once(evening):
    evening.against("Pip")
    moves = evening.moves
    for command in ("view.preferences", "help.rules", "game.new"):
        evening.command(command)
    evening.click("Back")
    evening.until(lambda: evening.session.phase is Phase.TURN)
    assert evening.moves == moves + 1


def test_a_game_that_nobody_can_go_on_with_ends_by_itself_with_a_sentence(evening, tmp_path):
    path = tmp_path / "blocked.scrabble"
    games = evening.window._games
    setup = setup_of("VV", "CC", bag="", rules=family("friendly"), levels={1: "mouse"})
    setup = replace(setup, lexicon_id="family-english")
    saved = SavedGame(Game(setup))
    session = Session(saved, path, None, lambda _: path, minds=games._mind, onlookers=games._onlooker)
    evening.window.sitting.sit_down(session, reopened=False)
    evening.until(lambda: session.phase is Phase.OVER)
    assert evening.page is evening.window.pages.end
    told = evening.window.pages.end.settling.full_text
    assert told.startswith("The bag is empty and nobody can play any more, so the game ends.")
