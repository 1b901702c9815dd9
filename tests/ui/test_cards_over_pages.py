"""Cards over a page: they keep the keyboard, give it back, and what is to be read can be read to its end."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from scrabble_gui.app.session import Phase
from scrabble_gui.catalogue import resources_folder
from scrabble_gui.core.square import Square
from scrabble_gui.ui.about import about_sections
from scrabble_gui.ui.ask_card import AskCard, Question
from scrabble_gui.ui.kit import Text
from scrabble_gui.ui.notice import Notice
from scrabble_gui.ui.reading_card import ReadingCard
from scrabble_gui.ui.rule_words import rule_sections
from tests.drawing import catalogue, family
from tests.ui.page_talk import SIZES, button, press, shown, spilled, texts
from tests.ui.table_talk import TableTalk


@pytest.fixture
def page(qtbot):
    page = QWidget()
    inside = QVBoxLayout(page)
    page.stops = [QPushButton("one"), QPushButton("two")]
    for stop in page.stops:
        inside.addWidget(stop)
    shown(qtbot, page)
    page.stops[0].setFocus()
    return page


@pytest.fixture
def reading(look, page):
    card = ReadingCard(look, page)
    card.show_sections("Family Classic", (("", ("What is different.",)), *rule_sections(family())))
    QApplication.processEvents()
    return card


def test_tab_stays_on_the_card(page, look):
    card = AskCard(look, page)
    card.ask(Question("Pass this turn?", "", "Pass", lambda: None))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        press(key)
        assert QApplication.focusWidget() not in page.stops
        assert card.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_card_that_was_read_gives_the_keyboard_back(page, reading, key):
    press(key)
    assert reading.isHidden()
    assert QApplication.focusWidget() is page.stops[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_text_is_read_to_its_end_by_the_arrow_keys(page, reading, look, size, scale):
    page.resize(*size)
    look.set_text_scale(scale)
    QApplication.processEvents()
    rail = reading._scroll.verticalScrollBar()
    press(Qt.Key.Key_End)
    assert rail.value() == rail.maximum()
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Down)
    assert rail.value() == rail.maximum()
    assert not reading.isHidden()
    assert spilled(reading) == []


def test_a_short_text_makes_a_low_card(page, look):
    card = ReadingCard(look, page)
    card.show_sections("Short", (("", ("One line.",)),))
    QApplication.processEvents()
    assert card._card.height() < 260
    assert card._scroll.verticalScrollBar().maximum() == 0


def test_the_paper_is_the_same_under_text_and_round_it(page, reading):
    picture = reading.grab().toImage()
    paper = {
        picture.pixelColor(label.mapTo(reading, label.rect().topRight())).name()
        for label in reading.findChildren(Text)
        if label.font().weight() < QFont.Weight.Bold
    }
    assert paper == {reading.look.theme["panel"].name()}


def test_about_names_everybody_whose_work_is_in_it(page, look):
    card = ReadingCard(look, page)
    lists = catalogue().words.all()
    card.show_sections("Your Turn", about_sections(lists))
    said = " ".join(texts(card))
    for info in lists:
        assert info.name in said
        assert all(author in said for author in info.provenance["authors"])
        assert info.provenance["licence"] in said
        assert (resources_folder() / "words" / info.provenance["licence_file"]).is_file()
    for part in ("MIT", "Lato", "Open Font License", "WordNet", "LGPL", "Hasbro", "Mattel", "engine "):
        assert part in said
    assert button(card, "Close").hasFocus()


# --- sentences over a page


def test_a_notice_stands_where_its_page_has_room_for_it(page, look):
    notice = Notice(look, page, lambda: QRect(900, 0, 248, 500))
    notice.say("There are 2 tiles in the bag. Exchanging needs at least 7.")
    QApplication.processEvents()
    assert QRect(900, 0, 248, 500).contains(notice.geometry())
    assert spilled(notice) == []


def test_a_notice_hides_neither_rack_nor_board_nor_the_big_button(qtbot, tmp_path):
    talk = TableTalk(qtbot, tmp_path)
    for size in ((800, 600), (1366, 768)):
        talk.window.resize(*size)
        talk.start_game(["Ada", "Ben"], "Family Classic")
        talk.click("Begin")
        talk.click(f"I am {talk.session.setup.seats[talk.session.state.to_move].name}, show my tiles")
        talk.command("turn.undo")
        pages = talk.window.pages
        assert pages.notice.isVisible()
        spot = pages.notice.geometry()
        assert not spot.intersects(pages.game.table.geometry().adjusted(0, 0, -1, 0))
        button = pages.game.column.play_button
        assert not spot.intersects(QRect(button.mapTo(pages, QPoint(0, 0)), button.size()))


def test_names_written_on_the_start_page_are_there_when_a_third_person_comes(qtbot, tmp_path):
    talk = TableTalk(qtbot, tmp_path)
    for field, name in zip(talk.page.findChildren(QLineEdit), ("Ada", "Ben"), strict=False):
        field.setText(name)
    talk.click("More people, a computer, or other rules")
    talk.add_seat()
    fields = [field for field in talk.page.findChildren(QLineEdit) if field.isVisible()]
    assert [field.text() for field in fields] == ["Ada", "Ben", ""]
    assert fields[2].hasFocus()


def test_a_ruleset_of_ones_own_that_cannot_be_used_is_named_where_people_look_for_it(qtbot, tmp_path):
    text = (resources_folder() / "rules" / "family-classic.toml").read_text(encoding="utf-8")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "ours.toml").write_text(text.replace("rack_size = 7", 'rack_size = "many"'), encoding="utf-8")
    talk = TableTalk(qtbot, tmp_path)
    talk.command("game.new")
    assert talk.window.pages.notice.isVisible()
    assert talk.window.pages.notice.text == "“ours.toml”: the value of “rack_size” cannot be used."


# --- a play that comes off the board


def test_everybody_sees_a_play_that_is_not_good_come_off_the_board(qtbot, tmp_path):
    talk = TableTalk(qtbot, tmp_path)
    talk.start_game(["Ada", "Ben"], "Family Classic")
    talk.click("Begin")
    session = talk.session
    name = session.setup.seats[session.state.to_move].name
    talk.click(f"I am {name}, show my tiles")
    row, letters = 7, [slot for slot, tile in enumerate(session.hand.draft.slots) if tile and not tile.blank][:5]
    for step, slot in enumerate(letters):
        session.hand.place(slot, Square(row, 7 + step))
    session.submit(session.hand.draft.play())
    talk.click(session.setup.seats[session.state.to_move].name)
    talk.click("Check the word")
    talk.window.pages.game._look.set_motion(True)
    leaving = talk.window.pages.game.challenging._leaving
    leaving.setInterval(60_000)
    talk.click("Take the tiles off")
    assert session.state.board.is_empty
    assert talk.page is talk.window.pages.game
    assert session.phase is Phase.CURTAIN
    assert talk.window.pages.game.table.picture.face_down
    leaving.start(1)
    qtbot.waitUntil(lambda: talk.page is talk.window.pages.curtain)
