"""At the table: clicking words on board and score pad, the button *Meaning*, and the meanings after a challenge."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scrabble_gui.app.session import Phase
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.rules import ChallengeKind, Help
from scrabble_gui.core.square import Square
from scrabble_gui.ui.challenge_rows import VerdictRow
from scrabble_gui.ui.kit import Text
from tests.drawing import doubting, family, play_text, tile_set
from tests.ui.page_talk import SIZES, click, press, spilled
from tests.ui.small_list import begin, keep_list, thirty_meanings
from tests.ui.table_talk import LEFT, TableTalk

LISTED = ["AT", "CAT", "CATS", "DOG", "SO", "TO", "GOD", "ES"]
RACKS = ("CATSIII", "DOGNNNE")
FREE = family(challenge=doubting(ChallengeKind.VOID))


class Player:
    """Somebody at the table who asks what words mean."""

    def __init__(self, qtbot, folder, rules=None) -> None:
        keep_list(folder, LISTED)
        self.talk = TableTalk(qtbot, folder)
        self.session = begin(self.talk, *RACKS, rules=rules or family())
        self.talk.window.activateWindow()
        qtbot.waitUntil(self.talk.window.isActiveWindow)

    @property
    def game(self):
        return self.talk.window.pages.game

    @property
    def told(self) -> str:
        """Everything on the card; nothing where it is put away."""
        explaining = self.game.explaining
        if not explaining.is_open:
            return ""
        return "\n".join(text.full_text for text in explaining.card.findChildren(Text) if text.isVisibleTo(self.game))

    @property
    def words(self) -> list[str]:
        """The words on the card."""
        return [view.entry.text for view in self.game.explaining.card.views]

    def play(self, text: str) -> None:
        """Play, take the screen, or let it be taken."""
        if self.session.phase is Phase.CURTAIN:
            self.talk.take_screen()
        assert self.session.submit(play_text(self.session.state.board, text))

    def click(self, square: Square) -> None:
        QApplication.processEvents()
        QTest.mouseClick(self.game.table.viewport(), LEFT, pos=self.talk.square(square))

    def click_pad(self, row: int, column: int) -> None:
        """Click a cell of the score pad."""
        QApplication.processEvents()
        pad = self.game.column.pad
        QTest.mouseClick(pad.viewport(), LEFT, pos=pad.visualRect(pad.pad_model.index(row, column)).center())

    @property
    def button(self):
        return self.game.column.last_turn.meaning_button


@pytest.fixture
def player(qtbot, tmp_path):
    """Let somebody sit down at a game by these rules."""
    players = []

    def sit_down(rules=None) -> Player:
        players.append(Player(qtbot, tmp_path, rules))
        return players[-1]

    yield sit_down
    for each in players:
        each.talk.window.close()


# --- on the board


def test_a_click_on_a_word_tells_what_it_means(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    assert player.words == ["CAT"]
    assert "A good word" in player.told
    assert "Word list: Small" in player.told
    assert "In front" not in player.told


def test_two_words_through_a_tile_are_both_told(player):
    player = player(FREE)
    player.play("8H CAT")
    player.play("J8 .O")
    player.talk.take_screen()
    player.click(Square(7, 9))
    assert player.words == ["CAT", "TO"]


def test_a_word_that_can_be_challenged_waits(player):
    player = player()
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    assert "After the challenge" in player.told
    assert "A good word" not in player.told
    assert not player.button.isVisible()


def test_an_empty_square_and_esc_put_the_card_away(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    player.click(Square(0, 0))
    assert player.told == ""
    player.click(Square(7, 8))
    assert player.told
    QTest.keyClick(player.game.table, Qt.Key.Key_Escape)
    assert player.told == ""
    assert player.game.table.hasFocus()


def test_laying_a_tile_puts_the_card_away_and_keeps_it_away(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    player.talk.drag(player.talk.slot(0), player.talk.square(Square(8, 8)))
    assert player.told == ""
    player.click(Square(7, 7))
    assert player.told == ""


def test_with_a_tile_in_the_fingers_a_click_is_about_the_tile(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    port = player.game.table.viewport()
    QTest.mouseClick(port, LEFT, pos=player.talk.slot(0))
    player.click(Square(7, 8))
    assert player.told == ""


def test_behind_the_curtain_the_card_is_gone(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    player.talk.command("turn.hide")
    player.talk.take_screen()
    assert player.told == ""


def test_hints_show_the_hooks_on_the_card(player):
    player = player(family(helps=frozenset({Help.HINTS}), challenge=doubting(ChallengeKind.VOID)))
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    view = player.game.explaining.card.views[0]
    assert (view.entry.hooks.front, view.entry.hooks.back) == ((), ("S",))


# --- on the score pad


def test_a_click_on_the_pad_looks_back_and_tells_the_words_of_that_turn(player):
    player = player(FREE)
    player.play("8H CAT")
    player.play("J8 .O")
    player.talk.take_screen()
    player.click_pad(0, 0)
    assert player.game.looking.is_open
    assert player.words == ["CAT"]
    press(Qt.Key.Key_Right)
    assert player.words == ["TO"]
    press(Qt.Key.Key_Escape)
    assert not player.game.looking.is_open
    assert player.told == ""


def test_a_turn_that_can_be_challenged_opens_no_card(player):
    player = player()
    player.play("8H CAT")
    player.talk.take_screen()
    player.click_pad(0, 0)
    assert player.game.looking.is_open
    assert player.told == ""


# --- the button


def test_the_button_stands_where_challenge_stood(player):
    player = player()
    player.play("8H CAT")
    player.talk.take_screen()
    assert player.game.column.last_turn.challenge_button.isVisible()
    before = player.game.column.last_turn.challenge_button.geometry().center()
    player.session.accept()
    QApplication.processEvents()
    assert not player.game.column.last_turn.challenge_button.isVisible()
    assert player.button.isVisible()
    assert abs(player.button.geometry().center().y() - before.y()) <= 2


def test_the_button_tells_and_the_focus_comes_back(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    player.button.setFocus()
    press(Qt.Key.Key_Return)
    assert player.words == ["CAT"]
    assert player.game.explaining.card.isAncestorOf(QApplication.focusWidget())
    press(Qt.Key.Key_Escape)
    assert player.told == ""
    assert player.button.hasFocus()


def test_after_a_pass_there_is_nothing_to_ask(player):
    player = player(FREE)
    player.talk.take_screen()
    assert not player.button.isVisible()
    player.session.submit(Pass())
    player.talk.take_screen()
    assert not player.button.isVisible()


# --- after a challenge


def verdict(player: Player) -> list[VerdictRow]:
    """Challenge the play, ask the list, and return its rows."""
    click(player.talk.window.pages.curtain, "Challenge as Ben")
    (check,) = [each for each in player.talk.buttons() if each.text().startswith("Check")]
    QTest.mouseClick(check, LEFT)
    QApplication.processEvents()
    return player.game.challenging.card.findChildren(VerdictRow)


def test_a_good_word_is_told_with_its_meaning_after_the_verdict(player):
    player = player()
    player.play("8H CAT")
    (row,) = verdict(player)
    assert row.good
    assert row.meaning.isVisible()
    assert "feline" in row.meaning.full_text
    assert "feline" in row.accessibleName()


def test_a_bad_word_is_not_explained(player):
    player = player()
    player.play("8H SAT")
    (row,) = verdict(player)
    assert not row.good
    assert not row.meaning.isVisible()
    assert row.meaning.full_text == ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_verdict_has_room_for_meanings(player, size, scale):
    player = player()
    player.talk.window._preferences.change(text_scale=scale)
    player.talk.window.resize(size[0], size[1] + 30)
    player.play("8H CAT")
    verdict(player)
    for _ in range(4):
        QApplication.processEvents()
    assert spilled(player.game.challenging.card) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_card_lies_over_the_pad_and_never_over_the_board(player, size, scale):
    player = player(FREE)
    window = player.talk.window
    window._preferences.change(text_scale=scale)
    window.resize(size[0], size[1] + 30)
    player.play("8H CAT")
    player.talk.take_screen()
    player.click(Square(7, 8))
    for _ in range(4):
        QApplication.processEvents()
    card = player.game.explaining.card
    assert spilled(card) == []
    board = player.game.table.places.board.toRect().translated(player.game.table.pos())
    assert not card.geometry().adjusted(12, 8, -12, -16).intersects(board)
    assert player.game.rect().contains(card.geometry().adjusted(12, 8, -12, -16))
    assert isinstance(card, QWidget)


@pytest.mark.parametrize("size", SIZES)
def test_thirty_meanings_can_be_read_to_the_last_and_nothing_empty_follows(player, size):
    player = player(FREE)
    player.talk.window.resize(*size)
    player.play("8H CAT")
    player.talk.take_screen()
    card = player.game.explaining.card
    card.show_entries([thirty_meanings()], tile_set(), "Small")
    for _ in range(4):
        QApplication.processEvents()
    sheet = card.rolling.widget()
    assert sheet.height() == sheet.heightForWidth(sheet.width()) > card.rolling.viewport().height()
