"""The table in a narrow or upright window: heads, board, rack, icons, Play from top to bottom, the pad on a sheet."""

import shutil
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scrabble_gui.app.session import Phase
from scrabble_gui.core.moves import Play
from scrabble_gui.ui.kit import Button
from scrabble_gui.ui.last_turn import LastTurnCard
from scrabble_gui.ui.pad_model import TURN
from scrabble_gui.ui.window import SMALLEST
from tests.ui.page_talk import held_down, settle, spilled
from tests.ui.played_games import GAMES
from tests.ui.table_talk import LEFT, TableTalk

WINDOWS = [SMALLEST, (480, 800), (600, 960), (740, 620), (1080, 1920)]


class Narrow(TableTalk):
    """People at a narrow window with a saved game on the table."""

    def __init__(self, qtbot, folder, name, size=(480, 800)) -> None:
        super().__init__(qtbot, folder)
        shutil.copy(GAMES / name, folder / name)
        assert self.window.lobby.open(folder / name)
        if self.session.phase is Phase.CURTAIN:
            self.take_screen()
        self.resize(size)

    def resize(self, size) -> None:
        self.window.resize(*size)
        settle()
        assert (self.window.width(), self.window.height()) == size

    @property
    def game_page(self):
        return self.window.pages.game

    def rect(self, widget: QWidget) -> QRect:
        """Return where a widget is on the page."""
        return QRect(widget.mapTo(self.game_page, QPoint(0, 0)), widget.size())

    def on_table(self, rect) -> QRect:
        """Return where a place of the table is on the page."""
        return rect.toRect().translated(self.game_page.table.pos())


@pytest.fixture
def talk(qtbot, tmp_path):
    return Narrow(qtbot, tmp_path, "friendly_two_undo.scrabble")


@pytest.fixture
def doubters(qtbot, tmp_path):
    """Return a table of four whose last play can be challenged."""
    return Narrow(qtbot, tmp_path, "family_four_window_open.scrabble")


# --- places


@pytest.mark.parametrize("size", WINDOWS)
def test_heads_board_rack_icons_and_play_stand_in_this_order(doubters, size):
    doubters.resize(size)
    column, places = doubters.game_page.column, doubters.game_page.table.places
    heads = [doubters.rect(head) for head in column.heads.heads]
    assert len({head.top() for head in heads}) == 1, "heads in one row"
    parts = [heads[0], doubters.on_table(places.board), doubters.on_table(places.rack)]
    parts.append(doubters.rect(column.play_button))
    for above, below in pairwise(parts):
        assert above.bottom() < below.top()
    icons = [doubters.on_table(rect) for rect in places.buttons]
    assert all(parts[1].bottom() < icon.top() and icon.bottom() < parts[3].top() for icon in icons)
    page = doubters.game_page.rect()
    assert all(page.contains(part) for part in (*parts, *icons))


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_on_the_table(doubters, size, scale):
    doubters.window._appearance._look.set_text_scale(scale)
    doubters.resize(size)
    assert spilled(doubters.game_page.column) == []
    doubters.click("Score pad")
    settle()
    assert spilled(doubters.game_page.sheet) == []


@pytest.mark.parametrize("size", WINDOWS)
def test_what_is_tapped_is_large_enough_for_a_finger(doubters, size):
    doubters.resize(size)
    places = doubters.game_page.table.places
    assert places.tile >= 44
    assert all(min(rect.width(), rect.height()) >= 44 for rect in places.buttons)
    for button in doubters.game_page.findChildren(Button):
        if button.isVisible():
            assert button.height() >= 44


def test_a_squat_window_of_the_usual_width_keeps_the_column_beside_the_board(talk):
    talk.resize((800, 600))
    assert talk.rect(talk.game_page.column.play_button).left() >= talk.game_page.table.width()
    assert talk.game_page.column.pad.isVisible()


# --- playing


def test_a_word_is_dragged_and_played(talk):
    play = next(turn.move for turn in reversed(talk.session.game.turns) if isinstance(turn.move, Play))
    talk.command("turn.undo")
    if talk.session.phase is Phase.CURTAIN:
        talk.take_screen()
    turns = len(talk.session.game.turns)
    talk.lay(play)
    QTest.mouseClick(talk.game_page.column.play_button, LEFT)
    assert len(talk.session.game.turns) == turns + 1


# --- the sheet


def test_the_score_pad_comes_up_on_a_sheet_and_goes_with_escape(doubters):
    column = doubters.game_page.column
    assert not column.pad.isVisible()
    doubters.click("Score pad")
    assert column.pad.isVisible()
    assert column.bag.text.isVisible()
    assert column.pad.hasFocus()
    doubters.key(Qt.Key.Key_Escape)
    assert not column.pad.isVisible()
    assert column.pad_button.hasFocus()


def test_a_click_beside_the_sheet_or_on_its_cross_puts_it_away(doubters):
    sheet = doubters.game_page.sheet
    doubters.click("Score pad")
    QTest.mouseClick(sheet, LEFT, pos=QPoint(4, 4))
    assert sheet.isHidden()
    doubters.click("Score pad")
    QTest.mouseClick(sheet.close_button, LEFT)
    assert sheet.isHidden()


def test_tab_stays_on_the_sheet(doubters):
    doubters.click("Score pad")
    for _ in range(6):
        doubters.key(Qt.Key.Key_Tab)
        assert doubters.game_page.sheet.isAncestorOf(QApplication.focusWidget())


def test_a_turn_on_the_sheet_leads_back_to_it_on_the_board(talk):
    talk.click("Score pad")
    pad = talk.game_page.column.pad
    index = pad.model().index(0, 0)
    pad.scrollTo(index)
    QTest.mouseClick(pad.viewport(), LEFT, pos=pad.visualRect(index).center())
    assert talk.game_page.sheet.isHidden()
    assert talk.game_page.looking.turn == index.data(TURN)
    assert spilled(talk.game_page.looking.strip) == []
    strip, board = talk.rect(talk.game_page.looking.strip), talk.on_table(talk.game_page.table.places.board)
    assert not strip.intersects(board)
    talk.key(Qt.Key.Key_Escape)
    assert not talk.game_page.looking.is_open


def test_the_unseen_tiles_lie_over_the_sheet(doubters):
    doubters.click("Score pad")
    QTest.mouseClick(doubters.game_page.column.bag.unseen_button, LEFT)
    unseen = doubters.game_page.unseen
    assert unseen.isVisible()
    assert doubters.game_page.rect().contains(unseen.geometry())
    assert doubters.window.childAt(unseen.mapTo(doubters.window, unseen.rect().center())) is not None
    doubters.key(Qt.Key.Key_Escape)
    assert unseen.isHidden()
    assert doubters.game_page.sheet.isVisible()


def test_a_wider_window_puts_the_pad_back_beside_the_board_and_a_narrow_one_takes_it_again(doubters):
    page = doubters.game_page
    doubters.click("Score pad")
    for _ in range(2):
        doubters.resize((1366, 768))
        assert page.sheet.isHidden()
        assert page.column.pad.isVisible()
        assert page.column.isAncestorOf(page.column.pad)
        assert page.column.bag.text.isVisible()
        assert not page.column.pad_button.isVisible()
        assert spilled(page.column) == []
        doubters.resize((480, 800))
        assert not page.column.pad.isVisible()
        assert spilled(page.column) == []


# --- nothing jumps


@pytest.mark.parametrize("size", [(480, 800), (800, 600), (1366, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_board_pad_and_play_stay_where_they_are_from_turn_to_turn(qtbot, tmp_path, size, scale):
    talk = Narrow(qtbot, tmp_path, "family_three_ended_by_passes.scrabble", size)
    talk.window._appearance._look.set_text_scale(scale)
    settle()
    page, places = talk.game_page, set()
    if talk.has_button("Look back"):
        talk.click("Look back")
    for turn in (1, 4, 5, 6, 11, 16, 17):
        page.looking.begin(turn)
        settle()
        pad = talk.rect(page.column.pad).top() if page.column.pad.isVisible() else None
        places.add((page.table.places.board.top(), page.table.y(), talk.rect(page.column.play_button).top(), pad))
    assert len(places) == 1


@pytest.mark.parametrize("width", [200, 224, 268, 368, 440, 600])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("measure", ["height_for", "height_in_a_row"])
def test_the_card_of_the_last_turn_has_one_height_whatever_it_says(qtbot, look, width, scale, measure):
    look.set_text_scale(scale)
    card = LastTurnCard(look)
    qtbot.addWidget(card)
    heights = set()
    for heading in ("Ada passed", "Großmutter Wilhelmine-Charlotte challenged Großvater Maximilian-Ferdinand’s play"):
        for details in ("", "FITER is not in the word list: Grandma took the tiles back and scored nothing. " * 2):
            for challenge, slip in ((False, False), (True, False), (False, True), (True, True)):
                card.show_turn(0, heading, details, may_challenge=challenge, may_take_back=slip)
                height = getattr(card, measure)(width)
                card.resize(width, height)
                card.show()
                heights.add(height)
                assert spilled(card) == []
    assert len(heights) == 1


def test_what_the_card_leaves_out_stands_in_the_tooltip(qtbot, look):
    card = LastTurnCard(look)
    qtbot.addWidget(card)
    details = "FITER is not in the word list: Grandma took the tiles back and scored nothing. " * 3
    card.show_turn(0, "Ada challenged Grandma’s play", details, may_challenge=True)
    card.height_for(224)
    assert card.details.toolTip() == card.details.accessibleName() == details
    assert "…" in card.details.text()
    card.show_turn(0, "Ada passed", "", may_challenge=False)
    card.height_for(224)
    assert card.heading.toolTip() == ""


# --- the end


def test_enter_held_down_since_the_last_answer_starts_no_new_game(qtbot, tmp_path):
    talk = TableTalk(qtbot, tmp_path)
    name = "family_four_window_open.scrabble"
    shutil.copy(GAMES / name, tmp_path / name)
    assert talk.window.lobby.open(tmp_path / name)
    game = talk.session
    game.agree()
    assert game.phase is Phase.OVER
    assert talk.page is talk.window.pages.end
    button = talk.window.pages.end.again_button
    for _ in range(5):
        QApplication.sendEvent(button, held_down())
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert talk.session is game
    assert talk.page is talk.window.pages.end
