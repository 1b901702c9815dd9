"""The tiles that nobody has seen, and the points of a draft word by word."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.session import Phase
from scrabble_gui.core.game import view
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.ui import messages
from tests.drawing import drawn, score_of
from tests.ui.page_talk import spilled
from tests.ui.table_talk import LEFT, TableTalk
from tests.ui.test_looking import Reader


@pytest.fixture
def reader(qtbot, tmp_path):
    return Reader(qtbot, tmp_path, "friendly_two_undo.scrabble")


def press_unseen(reader) -> None:
    QTest.mouseClick(reader.game_page.column.bag.unseen_button, LEFT)


def shown(reader) -> Counter:
    """Return {letter: how many} as the card has it; a blank is ``""``."""
    return Counter({tile.letter: count for tile, count in reader.game_page.unseen.counts.counts})


def letters(tiles: Tiles) -> Counter:
    return Counter(tile.letter for tile in tiles)


def test_the_card_shows_what_the_person_to_move_has_not_seen(reader):
    press_unseen(reader)
    game = reader.session.game
    seen = view(game.setup, game.state, game.state.to_move)
    assert reader.game_page.unseen.isVisible()
    assert shown(reader) == letters(seen.unseen)
    assert reader.game_page.unseen.told.full_text == "51 tiles: 44 in the bag, 7 on other racks"
    assert "Blank 2" in reader.game_page.unseen.counts.accessibleName()


def test_it_goes_with_esc_with_its_button_and_with_the_one_that_brought_it(reader):
    card = reader.game_page.unseen
    press_unseen(reader)
    reader.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert reader.game_page.column.bag.unseen_button.hasFocus()
    press_unseen(reader)
    QTest.mouseClick(card.close_button, LEFT)
    assert not card.isVisible()
    press_unseen(reader)
    press_unseen(reader)
    assert not card.isVisible()


def test_it_goes_when_the_turn_is_over(reader):
    press_unseen(reader)
    reader.session.submit(Pass())
    assert reader.game_page.unseen.isHidden()


def test_laying_tiles_changes_nothing_of_what_is_unseen(reader):
    press_unseen(reader)
    before = shown(reader)
    reader.drag(reader.slot(0), reader.square(reader.session.setup.layout.start.step(across=False, by=5)))
    assert not reader.session.hand.draft.is_empty
    assert shown(reader) == before


@pytest.mark.parametrize("how", ["looking back", "behind the curtain", "after the game"])
def test_where_no_rack_may_be_known_it_is_everything_off_the_board(qtbot, tmp_path, how):
    name = "family_two_finished.scrabble" if how == "after the game" else "friendly_two_undo.scrabble"
    reader = Reader(qtbot, tmp_path, name)
    state = reader.session.state
    if how == "looking back":
        reader.look_at(reader.plays()[0])
        state = reader.session.game.state_after(reader.plays()[0] + 1)
    elif how == "behind the curtain":
        reader.session.hide()
        assert reader.session.phase is Phase.CURTAIN
        reader.window.pages.open(reader.game_page)
    else:
        reader.click("Look back")
    press_unseen(reader)
    everything = reader.session.setup.tile_set.all_tiles()
    assert shown(reader) == letters(everything.minus(Tiles.of(state.board.tiles.values())))
    assert "not on the board" in reader.game_page.unseen.told.full_text


@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_card_and_button_have_room(reader, size, scale):
    reader.window._appearance._look.set_text_scale(scale)
    reader.window.resize(*size)
    press_unseen(reader)
    reader.buttons()
    assert spilled(reader.game_page.unseen) == []
    assert spilled(reader.game_page.column.bag) == []


# --- word by word -----------------------------------------------------------------------------------------------------


def test_several_words_are_told_one_by_one():
    board = drawn("C A T", at="8G")
    score = score_of(board, "9G AX")
    assert len(score.words) == 3
    told = messages.word_by_word(score)
    assert told.startswith(" + ".join(f"{word.text} {word.points}" for word in score.words))
    assert sum(word.points for word in score.words) == score.total


def test_a_bonus_is_one_of_the_terms():
    board = drawn("C A T", at="8G")
    score = score_of(board, "J8 SANDERS")
    assert len(score.words) == 2
    assert f" + {score.bonus} for playing so many tiles" in messages.word_by_word(score)


def test_one_word_is_told_by_its_premium_squares():
    score = score_of(drawn(""), "8D HOURS")
    assert messages.word_by_word(score) == messages.why(score)


def test_a_key_brings_it_and_takes_it_away_and_the_focus_is_where_it_was(reader):
    reader.game_page.table.setFocus()
    reader.key(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert reader.game_page.unseen.isVisible()
    reader.key(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert reader.game_page.unseen.isHidden()
    assert reader.game_page.table.hasFocus()


def test_no_key_brings_it_over_a_challenge(qtbot, tmp_path):
    ada = TableTalk(qtbot, tmp_path)
    ada.start_game(["Ada", "Ben"], "Family Classic")
    ada.click("Begin")
    ada.take_screen()
    letters = [tile.letter for tile in ada.session.hand.draft.slots if tile.letter][:2]
    QTest.keyClicks(QApplication.focusWidget(), "".join(letters).lower())
    ada.key(Qt.Key.Key_Return)
    ada.take_screen()
    ada.command("turn.challenge")
    game_page = ada.window.pages.game
    assert game_page.challenging.is_open
    ada.command("turn.unseen")
    assert game_page.unseen.isHidden()
    ada.key(Qt.Key.Key_Escape)
    ada.command("turn.unseen")
    assert game_page.unseen.isVisible()
