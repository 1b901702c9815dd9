"""Whole games played by drags alone, by clicks alone, by keys alone, and by all of them mixed."""

import itertools

import pytest
from PySide6.QtCore import Qt

from scrabble_gui.app.session import Phase
from tests.found_plays import EVERYDAY, WHOLE_LIST
from tests.ui.test_whole_games import LIMIT, Family

WAYS = ("drag", "clicks", "keys", "typed")
KEYS_OF_WAY = {"drag": ["drag"], "clicks": ["clicks"], "keys": ["keys"], "mixed": list(WAYS)}


class Players(Family):
    """People who lay their tiles in one way or another."""

    def answer_by(self, way: str) -> None:
        """Let nobody challenge, where the game waits for that."""
        if self.session.phase is Phase.ASK and way == "keys":
            self.enter_on_curtain()
        else:
            self.answer()

    def turn_by(self, way: str) -> None:
        """Play the best everyday word in this way; without one, pass by key or mouse."""
        found = self.words(EVERYDAY) or self.words(WHOLE_LIST)
        if found:
            self.play(found[0].play, way)
        elif way == "keys":
            self.enter_on_curtain()
            self.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
            self.key(Qt.Key.Key_Return)
        else:
            self.take_screen()
            self.click("Pass")
            self.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("name", KEYS_OF_WAY)
def test_a_game_to_a_finish_line_is_played(qtbot, tmp_path, capsys, name):
    players = Players(qtbot, tmp_path, seed=12)
    players.start_game(["Ada", "Ben"], "Finish Line")
    players.click("Begin")
    ways = itertools.cycle(KEYS_OF_WAY[name])
    while players.session.phase is not Phase.OVER:
        number = len(players.session.game.turns)
        assert number < LIMIT
        way = next(ways)
        players.answer_by(way)
        if players.session.phase is not Phase.OVER:
            players.turn_by(way)
        assert len(players.session.game.turns) > number or players.session.phase is Phase.OVER
    assert players.session.game.result().ending.value == "target"
    players.check_the_end(capsys)
