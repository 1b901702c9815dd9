"""The seal of the bag at the window: shown when a game with computers begins, opened when it is over."""

import pytest

from scrabble_gui.app.pace import Pace
from scrabble_gui.app.session import Phase
from scrabble_gui.core.seal import seal
from scrabble_gui.core.setup import deal, draw_for_first
from scrabble_gui.ui import seal_words
from tests.drawing import setup_of
from tests.ui.page_talk import texts
from tests.ui.table_talk import TableTalk

SEED = 3


@pytest.fixture
def table(qtbot, tmp_path):
    table = TableTalk(qtbot, tmp_path, seed=SEED)
    yield table
    table.window.close()


def test_the_seal_is_shown_at_the_start_and_the_number_behind_it_at_the_end(table):
    table.window._preferences.change(pace=Pace.INSTANT)
    table.command("game.new")
    table.choose_player(0, "Sage")
    table.choose_player(1, "Juno")
    table.click("Start playing")
    assert any(seal(SEED) in text for text in texts(table.page))
    table.command("help.rules")
    shown = " ".join(texts(table.window.pages.reading))
    assert seal(SEED) in shown
    assert "The number of the bag" not in shown
    table.window.pages.reading.dismiss()
    table.click("Begin")
    table.qtbot.waitUntil(lambda: table.session.phase is Phase.OVER, timeout=180_000)
    assert any(seal(SEED) in text for text in texts(table.page))
    table.command("help.rules")
    assert f"The number of the bag is {SEED}." in " ".join(texts(table.window.pages.reading))
    setup = table.session.setup
    first, rounds = draw_for_first(setup.tile_set, 2, SEED)
    assert (setup.first, setup.rounds) == (first, rounds)
    assert setup.dealt == deal(setup.tile_set, setup.rules.rack_size, 2, first, SEED)


def test_people_among_themselves_are_told_nothing_of_seals_until_they_ask():
    setup = setup_of("CATSXYZ", "DOGEEEE")
    assert seal_words.at_the_start(setup) == seal_words.at_the_end(setup) == ""
    assert seal(setup.seed) in " ".join(seal_words.section(setup, over=False)[0][1])


def test_a_game_on_a_real_board_has_no_seal():
    setup = setup_of("CATSXYZ", "DOGEEEE", seed=-1, levels={1: "mouse"})
    assert seal_words.at_the_start(setup) == ""
    assert seal_words.section(setup, over=True) == ()
