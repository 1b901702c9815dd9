"""A person and computers at the real window, with the real engine."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from scrabble_gui.__main__ import main
from scrabble_gui.app.pace import Pace
from scrabble_gui.app.session import Phase
from scrabble_gui.core.game import view, visible_rack
from scrabble_gui.core.moves import Play
from scrabble_gui.core.state import bag_count
from scrabble_gui.ui.presenter import unseen_tiles
from tests.found_plays import EVERYDAY, plays
from tests.ui.table_talk import LEFT, TableTalk

LIMIT = 120
"""Turns after which a game should have been over long ago."""


class Evening(TableTalk):
    """Ada and the computers."""

    def set_up(self, rules, *computers):
        """Set up a game of Ada and these computers, by mouse and keyboard."""
        self.command("game.new")
        for _ in computers[1:]:
            self.add_seat()
        field = next(each for each in self.page.findChildren(QLineEdit) if each.isVisible())
        field.setFocus()
        QTest.keyClicks(field, "Ada")
        for seat, computer in enumerate(computers, start=1):
            self.choose_player(seat, computer)
        QTest.mouseClick(self.button(rules), LEFT)
        self.click("Start playing")

    def wait_for_a_person(self):
        """Wait until the computers have moved."""
        self.qtbot.waitUntil(lambda: self.session.phase is not Phase.THINKING, timeout=20_000)

    def turn(self):
        """Play the best everyday word, or exchange, or pass."""
        assert self.session.phase is Phase.TURN
        assert self.session.state.to_move == 0
        assert self.page is self.window.pages.game
        rack = visible_rack(self.session.state, 0)
        found = [item for item in plays(self.session.game, rack, EVERYDAY) if item.is_good]
        button = self.window.pages.game.column.play_button
        if found:
            self.lay(max(found, key=lambda item: (item.score.total, str(item.play))).play)
        elif bag_count(self.session.setup, self.session.state) >= 7:
            self.click("Exchange")
            QTest.mouseClick(self.window.pages.game.table.viewport(), LEFT, pos=self.slot(0))
        else:
            self.click("Pass")
            QTest.keyClick(self.window.focusWidget(), Qt.Key.Key_Return)
            return
        QTest.mouseClick(button, LEFT)

    def to_the_end(self):
        """Play until the game is over."""
        while self.session.phase is not Phase.OVER:
            assert len(self.session.game.turns) < LIMIT
            if self.session.phase is Phase.ASK:
                self.click("Nobody challenges")
            else:
                self.turn()
            self.wait_for_a_person()


@pytest.fixture
def evening(qtbot, tmp_path):
    evening = Evening(qtbot, tmp_path, seed=3)
    yield evening
    evening.window.close()


def test_one_person_plays_a_computer_to_the_finish_line(evening, capsys):
    evening.set_up("Finish Line", "Pip")
    evening.click("Begin")
    evening.wait_for_a_person()
    evening.turn()
    close_and_reopen_while_it_thinks(evening)
    evening.to_the_end()
    game = evening.session.game
    assert evening.page is evening.window.pages.end
    assert any(turn.seat == 1 and isinstance(turn.move, Play) for turn in game.turns)
    assert all(turn.seconds is None for turn in game.turns if turn.seat == 1)
    assert main(["replay", str(evening.session.keeper.path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"]
    assert told["scores"] == list(game.result().scores)
    evening.command("game.close")
    assert "Ada and Pip (computer)" in [button.text() for button in evening.buttons()]


def close_and_reopen_while_it_thinks(evening):
    """Close the window in the middle of a thought; the game goes on where it was."""
    assert evening.session.phase is Phase.THINKING
    assert evening.window.pages.game.column.play_button.text() == "Pip is thinking…"
    turns = evening.session.game.turns
    evening.reopen()
    evening.click("Continue this game")
    assert evening.session.game.turns[: len(turns)] == turns
    evening.wait_for_a_person()
    assert len(evening.session.game.turns) > len(turns)


def test_one_person_plays_three_computers(evening, monkeypatch):
    monkeypatch.setattr("scrabble_gui.app.waiting.WINDOW_MS", 50)
    evening.window._preferences.change(pace=Pace.INSTANT)
    evening.set_up("Finish Line", "Pip", "Dot", "Pip")
    assert evening.session.setup.seats[3].name == "Pip 2"
    evening.click("Begin")
    evening.wait_for_a_person()
    evening.to_the_end()
    assert {turn.seat for turn in evening.session.game.turns} == {0, 1, 2, 3}


def test_computers_rest_while_people_look_at_something_else(evening, qtbot):
    evening.set_up("Family Classic", "Pip")
    evening.click("Begin")
    evening.wait_for_a_person()
    evening.command("turn.pass")
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Return)
    assert evening.session.phase is Phase.THINKING
    evening.command("view.preferences")
    turns = len(evening.session.game.turns)
    with qtbot.assertNotEmitted(evening.session.state_changed, wait=1000):
        pass
    assert evening.page is evening.window.pages.preferences
    evening.click("Done" if evening.has_button("Done") else "Back")
    evening.wait_for_a_person()
    assert len(evening.session.game.turns) > turns


def test_what_a_person_cannot_do_while_a_computer_thinks_is_said(evening):
    evening.set_up("Family Classic", "Pip")
    evening.click("Begin")
    evening.wait_for_a_person()
    evening.click("Exchange")
    QTest.mouseClick(evening.window.pages.game.table.viewport(), LEFT, pos=evening.slot(0))
    QTest.mouseClick(evening.window.pages.game.column.play_button, LEFT)
    assert evening.session.phase is Phase.THINKING
    assert not evening.window.pages.game.table.picture.face_down
    for command in ("turn.pass", "turn.agree", "turn.shuffle"):
        evening.command(command)
        assert evening.window.pages.notice.isVisible()
        assert "Pip is thinking…" in evening.window.pages.notice.text
    assert evening.session.phase is Phase.THINKING


def test_play_again_takes_the_computers_too(evening):
    evening.set_up("Family Classic", "Pip")
    evening.window.lobby.play_again()
    assert [seat.level for seat in evening.session.setup.seats] == [None, "mouse"]
    evening.command("game.new")
    assert evening.page._seats.levels == (None, "mouse")


def test_the_only_person_sees_the_own_tiles_and_nobody_elses_while_a_computer_thinks(evening):
    evening.set_up("Family Classic", "Pip", "Wren")
    evening.click("Begin")
    evening.wait_for_a_person()
    evening.click("Exchange")
    QTest.mouseClick(evening.window.pages.game.table.viewport(), LEFT, pos=evening.slot(0))
    QTest.mouseClick(evening.window.pages.game.column.play_button, LEFT)
    session = evening.session
    assert session.phase is Phase.THINKING
    shown = [tile for tile in evening.window.pages.game.table.picture.slots if tile is not None]
    assert sorted(map(str, shown)) == sorted(map(str, session.state.racks[0].known))
    tiles, _ = unseen_tiles(session, None)
    assert tiles == view(session.setup, session.state, 0).unseen


def test_with_two_people_the_curtain_stays_and_no_tile_is_seen_while_a_computer_thinks(evening):
    evening.set_up("Family Classic", "Pip", "Person")
    assert evening.page is evening.window.pages.new_game, "a name is missing"
    field = [each for each in evening.page.findChildren(QLineEdit) if each.isVisible()][2]
    QTest.keyClicks(field, "Ben")
    evening.click("Start playing")
    evening.click("Begin")
    evening.wait_for_a_person()
    while evening.session.state.to_move != 0:
        evening.take_screen()
        evening.command("turn.pass")
        QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Return)
        evening.wait_for_a_person()
    assert evening.session.phase is Phase.CURTAIN
    evening.take_screen()
    evening.command("turn.pass")
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Return)
    assert evening.session.phase is Phase.THINKING
    assert evening.window.pages.game.table.picture.face_down
    evening.wait_for_a_person()
    assert evening.session.phase in (Phase.CURTAIN, Phase.ASK)
