"""The page of words: people look words up and build words with keyboard and mouse."""

import csv

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPdfWriter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QScrollArea

from scrabble_gui.app.word_finder import Order
from scrabble_gui.core.rules import Help
from scrabble_gui.engine.ready_lists import Ready
from scrabble_gui.engine.word_search import WordSearch
from scrabble_gui.ui.kit import Card
from scrabble_gui.ui.word_links import MOST
from scrabble_gui.ui.word_printing import word_document
from tests.drawing import family, tile_set
from tests.ui.page_talk import SIZES, button, press, spilled, texts
from tests.ui.small_list import begin, keep_list, thirty_meanings
from tests.ui.table_talk import LEFT, TableTalk

SMALL = ["AT", "CAT", "CATS", "ACT", "ACTS", "SCAT", "CHAT", "COAT", "TACO", "CATO", "SAT", "QI", "QUIT"]
RACKS = ("CATSIII", "DOGNNNE")


class Reader:
    """Somebody with the page of words open."""

    def __init__(self, qtbot, talk: TableTalk) -> None:
        self.qtbot, self.talk = qtbot, talk
        self.desk = talk.window.words
        talk.window.activateWindow()
        qtbot.waitUntil(talk.window.isActiveWindow)

    @property
    def page(self):
        return self.talk.window.pages.words

    def look_up(self, word: str) -> None:
        """Open the dictionary and type a word."""
        if self.talk.page is not self.page or not self.page.lookup.isVisible():
            self.talk.command("words.look_up")
        field = self.page.lookup.field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, word)
        press(Qt.Key.Key_Return)
        self.settle()

    def build(self, **lines: str) -> None:
        """Open the word builder and fill lines in."""
        if self.talk.page is not self.page or not self.page.builder.isVisible():
            self.talk.command("words.build")
        for name, text in lines.items():
            field = self.page.builder.form.fields[name]
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, text)
            press(Qt.Key.Key_Return)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is looked for any more."""
        self.qtbot.waitUntil(lambda: not self.desk.is_busy, timeout=20_000)

    @property
    def found(self) -> list[str]:
        return [found.text for found in self.page.builder.found]

    @property
    def told(self) -> str:
        return "\n".join(texts(self.page))


@pytest.fixture
def reader(qtbot, tmp_path):
    """Somebody without a game, with the small list chosen."""
    keep_list(tmp_path, SMALL)
    reader = Reader(qtbot, TableTalk(qtbot, tmp_path))
    reader.talk.command("words.look_up")
    reader.page.list_wished.emit("small")
    yield reader
    reader.talk.window.close()


# --- ways to the page


def test_the_start_page_leads_to_the_dictionary_and_esc_back(reader):
    press(Qt.Key.Key_Escape)
    assert reader.talk.page is reader.talk.window.pages.home
    reader.talk.click("Look up a word")
    assert reader.page.lookup.isVisible()
    assert reader.page.lookup.field.hasFocus()


def test_a_key_leads_to_the_dictionary_and_another_to_the_builder(reader):
    press(Qt.Key.Key_Escape)
    QTest.keyClick(reader.talk.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert reader.page.lookup.isVisible()
    QTest.keyClick(reader.talk.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert reader.page.builder.isVisible()
    reader.talk.click("Done")
    assert reader.talk.page is reader.talk.window.pages.home


def test_nothing_of_it_is_loaded_before_somebody_asks(qtbot, tmp_path):
    talk = TableTalk(qtbot, tmp_path)
    assert "words" not in talk.window.pages.__dict__
    assert "words" not in talk.window.__dict__
    talk.window.close()


# --- looking up


def test_a_good_word_is_told_with_its_meaning_and_hooks(reader):
    reader.look_up("cat")
    assert "A good word" in reader.told
    assert "noun" in reader.told
    assert "Word list: Small" in reader.told
    hooks = [row.letters for row in reader.page.lookup.word.findChildren(type(_hook_row(reader))) if row.isVisible()]
    assert hooks == [("S",), ("O", "S")]


def _hook_row(reader):
    from scrabble_gui.ui.word_view import HookRow

    return next(row for row in reader.page.lookup.word.findChildren(HookRow))


def test_the_words_round_it_come_after_a_moment(reader):
    reader.look_up("cat")
    sections = {name: section.links.words for name, section in reader.page.lookup.sections.items()}
    assert sections == {
        "extensions": ("CATO", "CATS", "SCAT"),
        "anagrams": ("ACT",),
        "one_more": ("ACTS", "CATO", "CATS", "CHAT", "COAT", "SCAT", "TACO"),
        "one_less": ("AT",),
        "board": (),
    }
    assert "3 tiles from the full bag spell it once in 552 times" in reader.told


def test_the_words_round_a_word_are_there_again_when_the_page_is_opened_again(reader):
    reader.look_up("cat")
    reader.talk.command("words.build")
    reader.talk.command("words.look_up")
    links = reader.page.lookup.sections["anagrams"].links
    assert reader.page.lookup.field.text() == "cat"
    assert (links.words, links.isVisible()) == (("ACT",), True)


@pytest.mark.parametrize("size", SIZES)
def test_thirty_meanings_can_be_read_to_the_last_and_nothing_empty_follows(reader, size):
    reader.talk.window.resize(*size)
    lookup = reader.page.lookup
    lookup.show_entry(thirty_meanings(), tile_set(), "Small")
    for _ in range(4):
        QApplication.processEvents()
    area = lookup.findChild(QScrollArea)
    card = next(card for card in area.findChildren(Card) if card.isVisible())
    assert area.widget().height() > area.viewport().height()
    assert 0 < area.widget().height() - card.height() <= 16
    assert spilled(lookup.word) == []


def test_the_list_is_made_ready_while_the_first_word_is_typed(reader, monkeypatch):
    reader.settle()
    ready = []
    monkeypatch.setattr(WordSearch, "prepare", lambda search: ready.append(search))
    reader.page.list_wished.emit("enable")
    reader.settle()
    assert len(ready) == 1
    reader.talk.command("words.build")
    reader.settle()
    assert len(ready) == 1


def test_words_are_judged_with_those_of_the_house_as_in_new_games(reader):
    reader.talk.command("words.house")
    house = reader.talk.window.own_words.house.page
    for word, decision in (("yeet", house.add), ("act", house.refuse)):
        QTest.keyClicks(house.word, word)
        QTest.mouseClick(decision, LEFT)
    reader.look_up("yeet")
    assert "Good at this table" in reader.told
    reader.look_up("act")
    assert "Does not count at this table" in reader.told
    reader.build(letters="cta")
    assert reader.found == ["CAT", "AT"]
    (reader.talk.folder / "house" / "english.txt").write_bytes(b"\xff")
    reader.look_up("act")
    assert "A good word" in reader.told


def test_a_word_is_looked_up_when_nobody_has_typed_for_a_moment(reader):
    QTest.keyClicks(reader.page.lookup.field, "act")
    reader.qtbot.waitUntil(lambda: "A good word" in reader.told, timeout=5_000)


@pytest.mark.parametrize(
    ("word", "told"),
    [("tac", "Not in the word list"), ("it's", "Not a word of these tiles"), ("qi", "A good word")],
)
def test_the_verdict_stands_in_words(reader, word, told):
    reader.look_up(word)
    assert told in reader.told


def test_a_word_without_a_meaning_is_told_honestly(qtbot, tmp_path):
    keep_list(tmp_path, ["ZZYZ", "AT"])
    reader = Reader(qtbot, TableTalk(qtbot, tmp_path))
    reader.talk.command("words.look_up")
    reader.page.list_wished.emit("small")
    reader.look_up("zzyz")
    assert "The word list has it, but no meaning is stored." in reader.told
    reader.talk.window.close()


def test_an_emptied_line_shows_no_word(reader):
    reader.look_up("cat")
    reader.page.lookup.field.selectAll()
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Return)
    assert not reader.page.lookup.word.isVisible()


def test_a_word_can_be_chosen_with_the_keyboard(reader):
    reader.look_up("cat")
    links = reader.page.lookup.sections["anagrams"].links
    links.setFocus(Qt.FocusReason.TabFocusReason)
    if not links.selectedText():
        press(Qt.Key.Key_Tab)
    QTest.keyClick(links, Qt.Key.Key_Return)
    reader.settle()
    assert reader.page.lookup.field.text() == "ACT"


def test_a_word_can_be_chosen_with_the_mouse(reader):
    reader.look_up("cat")
    links = reader.page.lookup.sections["one_less"].links
    QApplication.processEvents()
    QTest.mouseClick(links, LEFT, pos=QPoint(8, links.height() // 2))
    reader.settle()
    assert reader.page.lookup.field.text() == "AT"


def test_very_many_words_are_counted(reader, qtbot):
    reader.page.list_wished.emit("family-english")
    reader.look_up("at")
    links = reader.page.lookup.sections["extensions"].links
    assert len(links.words) > 1000
    assert f"and {len(links.words) - MOST:,} more" in links.text()


def test_another_list_can_be_chosen(reader):
    box = reader.page.list_box
    assert box.currentText() == "Small"
    box.setCurrentIndex(box.findData("german-enz"))
    box.activated.emit(box.currentIndex())
    reader.page.lookup.look_up("größe")  # the test library cannot strike these keys
    assert "A good word" in reader.told


# --- building


def test_words_of_some_tiles_sorted_by_points(reader):
    reader.build(letters="quits")
    assert reader.found == ["QUIT", "QI"]
    reader.build(letters="catsh")
    points = [found.points for found in reader.page.builder.found]
    assert points == sorted(points, reverse=True)
    assert f"{len(points)} words" in reader.told


def test_the_order_can_be_changed(reader):
    reader.build(letters="cato")
    QTest.mouseClick(reader.page.builder.orders[Order.ALPHABET], LEFT)
    assert reader.found == ["ACT", "AT", "CAT", "CATO", "COAT", "TACO"]
    QTest.mouseClick(reader.page.builder.orders[Order.LENGTH], LEFT)
    assert reader.found == ["CATO", "COAT", "TACO", "ACT", "CAT", "AT"]


def test_lines_go_together(reader):
    reader.build(letters="", pattern="*a*", starts="c", ends="t")
    assert sorted(reader.found) == ["CAT", "CHAT", "COAT"]
    box = reader.page.builder.form.shortest
    box.setCurrentText("4")
    box.activated.emit(box.currentIndex())
    reader.qtbot.waitUntil(lambda: sorted(reader.found) == ["CHAT", "COAT"], timeout=5_000)


def test_hooks_stand_beside_the_words(reader):
    reader.build(letters="cat")
    QTest.mouseClick(reader.page.builder.orders[Order.ALPHABET], LEFT)
    model = reader.page.builder.table.words
    row = reader.found.index("CAT")
    assert [model.data(model.index(row, column)) for column in range(4)] == ["CAT", "5", "S", "O S"]


def test_the_table_is_a_sound_model(reader, qtbot):
    reader.build(letters="cats")
    tester = QAbstractItemModelTester(reader.page.builder.table.words)
    reader.build(letters="cat")
    assert tester.model() is reader.page.builder.table.words


@pytest.mark.parametrize(
    ("letters", "told"),
    [("c4t", "No tile bears “4”."), ("a" * 16, "Name 15 tiles at most."), ("a???", "Name 2 blanks at most.")],
)
def test_what_cannot_be_looked_for_is_told(reader, letters, told):
    reader.build(letters=letters)
    assert told in reader.told
    assert reader.found == []


def test_nothing_found_is_told(reader):
    reader.build(letters="zz")
    assert "No word is like that" in reader.told
    assert not reader.page.builder.table.isVisible()


def test_a_ready_list_replaces_the_question(reader):
    reader.build(letters="zz")
    QTest.mouseClick(reader.page.builder.form.ready[Ready.TWO_LETTERS], LEFT)
    reader.settle()
    assert sorted(reader.found) == ["AT", "QI"]
    assert reader.page.builder.form.fields["letters"].text() == ""
    QTest.mouseClick(reader.page.builder.form.ready[Ready.Q_WITHOUT_U], LEFT)
    reader.settle()
    assert reader.found == ["QI"]


def test_a_word_that_was_found_is_looked_up(reader):
    reader.build(letters="quit")
    table = reader.page.builder.table
    place = table.visualRect(table.words.index(1, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    assert reader.page.lookup.field.text() == "QI"
    reader.talk.command("words.build")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert reader.page.lookup.field.text() in ("QI", "QUIT")
    assert reader.page.lookup.isVisible()


def test_what_was_found_goes_into_a_table(reader, tmp_path, monkeypatch):
    reader.build(letters="quit")
    target = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    reader.talk.click("Save as a table…")
    reader.settle()
    rows = list(csv.reader((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [row[0] for row in rows] == ["Word", "QUIT", "QI"]
    assert (
        "The words are in “out.csv”."
        in reader.talk.window.pages.notice.findChildren(type(reader.page._title))[0].full_text
    )


def test_a_table_that_cannot_be_written_is_told(reader, tmp_path, monkeypatch):
    reader.build(letters="quit")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "out.csv"), ""))
    reader.talk.click("Save as a table…")
    reader.settle()
    assert reader.talk.window.pages.notice.isVisible()
    assert not (tmp_path / "no").exists()


def test_what_was_found_goes_on_paper(reader, tmp_path):
    reader.build(letters="quit")
    target = tmp_path / "words.pdf"
    document = word_document("Small", reader.page.builder.found, reader.desk._source.hooks)
    document.print_(QPdfWriter(str(target)))
    assert target.read_bytes().startswith(b"%PDF")
    assert "QUIT" in document.toPlainText()


# --- in a game


@pytest.fixture
def player(qtbot, tmp_path):
    """Return somebody in the turn of a game by these helps."""
    readers = []

    def sit_down(helps: frozenset[Help] = frozenset()) -> Reader:
        keep_list(tmp_path, SMALL)
        talk = TableTalk(qtbot, tmp_path)
        begin(talk, *RACKS, rules=family(helps=helps))
        talk.take_screen()
        readers.append(Reader(qtbot, talk))
        return readers[-1]

    yield sit_down
    for reader in readers:
        reader.talk.window.close()


def test_in_a_game_its_own_list_is_asked(player):
    reader = player(frozenset({Help.HINTS}))
    reader.look_up("qi")
    assert "A good word" in reader.told
    reader.look_up("za")
    assert "Not in the word list" in reader.told
    assert not reader.page.list_box.isVisible()


def test_a_closed_dictionary_says_why(player):
    reader = player()
    reader.look_up("qi")
    assert "Words can be challenged in this game" in reader.told
    assert "Not told in this game" in reader.told
    reader.talk.command("words.build")
    assert not reader.page.builder.isVisible()
    assert "no words are built" in reader.told


def test_with_lights_words_are_told_but_not_looked_for(player):
    reader = player(frozenset({Help.LIGHTS}))
    reader.look_up("cat")
    assert "A good word" in reader.told
    assert not any(section.isVisible() for section in reader.page.lookup.sections.values())
    reader.talk.command("words.build")
    assert "These rules give no hints" in reader.told


def test_the_words_on_the_board_can_be_chosen(player):
    reader = player()
    session = reader.talk.session
    from tests.drawing import play_text

    session.submit(play_text(session.state.board, "8H CAT"))
    session.accept()
    reader.look_up("")
    assert reader.page.lookup.sections["board"].links.words == ("CAT",)
    reader.look_up("cat")
    assert "A good word" in reader.told


def test_what_was_found_is_gone_when_another_game_begins(player, tmp_path):
    reader = player(frozenset({Help.HINTS}))
    reader.build(letters="quit")
    assert reader.found
    begin(reader.talk, *RACKS, rules=family())
    reader.talk.command("words.look_up")
    assert reader.found == []
    assert reader.page.lookup.field.text() == ""


def test_the_game_goes_on_where_it_was(player):
    reader = player()
    assert reader.talk.session.hand.place(0, reader.talk.session.setup.layout.start)
    reader.talk.command("words.look_up")
    press(Qt.Key.Key_Escape)
    assert reader.talk.page is reader.talk.window.pages.game
    assert len(reader.talk.session.hand.draft.laid) == 1


# --- room


@pytest.mark.parametrize("size", [*SIZES, (480, 770)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_has_room(reader, size, scale):
    window = reader.talk.window
    reader.desk.told.connect(lambda *_: None)
    window._preferences.change(text_scale=scale)
    window.resize(size[0], size[1] + 30)
    reader.look_up("cat")
    for _ in range(4):
        QApplication.processEvents()
    assert spilled(reader.page) == []
    reader.build(letters="cats")
    for _ in range(4):
        QApplication.processEvents()
    assert spilled(reader.page) == []
    assert button(reader.page, "Done").isVisible()


def test_where_not_both_have_room_the_question_and_the_words_take_turns(reader):
    reader.talk.window.resize(480, 800)
    reader.build(letters="act")
    builder = reader.page.builder
    assert reader.found
    assert builder.table.isVisible()
    assert not builder.form.fields["contains"].isVisible()
    QTest.mouseClick(builder.form.more, LEFT)
    assert builder.form.fields["contains"].isVisible()
    assert not builder.table.isVisible()
    QApplication.processEvents()
    assert spilled(reader.page) == []
    reader.build(contains="c")
    assert builder.table.isVisible(), "Enter leads to the words"
    assert not builder.form.fields["contains"].isVisible()
    QTest.mouseClick(builder.form.more, LEFT)
    QTest.mouseClick(builder.form.ready[Ready.TWO_LETTERS], LEFT)
    reader.settle()
    assert reader.found == ["QI", "AT"]
    reader.talk.window.resize(1366, 768)
    assert builder.form.fields["contains"].isVisible()
    assert builder.table.isVisible()
    assert not builder.form.more.isVisible()
