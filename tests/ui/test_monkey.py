"""Whatever somebody does with the window, no tile is lost, nothing raises and Qt has nothing to complain about.

Some hundred things here; ``python tests/ui/monkey.py 20000 1`` does many more. Seeds that found a fault stay here.
"""

import pytest
from PySide6.QtCore import Qt

from scrabble_gui.core.game import visible_rack
from tests.found_plays import EVERYDAY, WHOLE_LIST, plays
from tests.ui.monkey import Monkey
from tests.ui.table_talk import TableTalk


@pytest.mark.parametrize(("seed", "steps"), [(1, 500), (2, 500), (3, 500)])
def test_a_monkey_loses_nothing(qapp, tmp_path, monkeypatch, seed, steps):
    monkey = Monkey(tmp_path, seed, monkeypatch.setattr)
    for _ in range(steps):
        monkey.step()
    monkey.end()


def test_a_challenge_that_the_game_has_left_behind_goes_away(qtbot, tmp_path):
    """Step 19,376 of seed 11: a turn was passed from the menu while the card asked who challenges."""
    talk = TableTalk(qtbot, tmp_path)
    talk.start_game(["Ada", "Ben", "Grandma"], "Family Classic")
    talk.click("Begin")
    rack = visible_rack(talk.session.state, talk.session.state.to_move)
    found = next(found for words in (EVERYDAY, WHOLE_LIST) for found in plays(talk.session.game, rack, words))
    talk.play(found.play)
    talk.take_screen()
    talk.command("turn.challenge")
    challenging = talk.window.pages.game.challenging
    assert challenging.is_open
    talk.command("turn.pass")
    talk.key(Qt.Key.Key_Return)
    assert len(talk.session.game.turns) == 2
    assert not challenging.is_open
    assert talk.page is talk.window.pages.curtain
    challenging.begin(0)
    assert not challenging.is_open, "nothing can be challenged any more"
