"""Word lists of one's own, house words and study cards at the real window, with mouse and keyboard."""

from datetime import date

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from scrabble_gui.app.games import NewGame
from scrabble_gui.app.learned import Learned
from scrabble_gui.app.session import Phase
from scrabble_gui.catalogue import Unreadable, word_install
from scrabble_gui.engine.study import Card
from scrabble_gui.record import house_file, learned_file, study_file
from scrabble_gui.ui.choices import Choosable
from scrabble_gui.ui.study_desk import StudyDesk
from tests.catalogue.own_lists import gzipped, kwg
from tests.ui.language_table import LEFT, choose
from tests.ui.page_talk import SIZES, button_texts, spilled, texts
from tests.ui.table_talk import TableTalk

LIST = "aa\nAA a rough lava\nQAID\tleader\nCAFÉ\nNAÏVE\nX\nDON'T\nhello\nZYX\n"


class Library(TableTalk):
    """Somebody with files of words."""

    def file(self, data, name="grandmas list.txt"):
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    @property
    def lists(self):
        return self.window.own_words.lists

    def wait(self, condition):
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=20_000)
        QApplication.processEvents()

    def look_through(self, data=LIST, name="grandmas list.txt"):
        """Drop a file onto the window and wait for what it holds."""
        self.drop(self.file(data, name))
        self.wait(lambda: not self.lists.own.is_busy)
        return self.lists.importing.page

    def take_in(self, data=LIST, name="grandmas list.txt"):
        """Take a list in, as it is proposed."""
        page = self.look_through(data, name)
        before = len(self.lists.own.all())
        QTest.mouseClick(page.keep, LEFT)
        self.wait(lambda: len(self.lists.own.all()) > before)

    def drop(self, *paths):
        """Drag files onto the window and let them go. Answers whether the window took them."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        where, action = QPointF(300, 300), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(where.toPoint(), action, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
        enter.ignore()
        QApplication.sendEvent(self.window, enter)
        if not enter.isAccepted():
            return False
        drop = QDropEvent(where, action, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
        QApplication.sendEvent(self.window, drop)
        return True

    def notice(self):
        return self.window.pages.notice.text if self.window.pages.notice.isVisible() else ""


@pytest.fixture
def room(qtbot, tmp_path):
    room = Library(qtbot, tmp_path)
    yield room
    room.window.close()


# --- a file becomes a list


def test_a_file_that_is_dropped_is_shown_before_anything_is_kept(room):
    page = room.look_through()
    assert room.page is page
    told = texts(page)
    assert "4 words" in told
    assert "3 words are left out" not in told
    assert "4 words are left out" in told
    assert any("small letters" in text for text in told)
    assert any("1 word stood there twice" in text for text in told)
    rows = [
        tuple(page.problems.topLevelItem(row).text(column) for column in range(3))
        for row in range(page.problems.topLevelItemCount())
    ]
    assert rows == [
        ("4", "CAFÉ", "no tile bears “É”"),
        ("5", "NAÏVE", "no tile bears “Ï”"),
        ("6", "X", "one letter is no word"),
        ("7", "DON'T", "no tile bears “'”"),
    ]
    assert page.longest.accessibleName() == "HELLO"
    assert not (room.folder / "words").exists()


def test_accents_are_taken_off_by_a_choice(room):
    page = room.look_through()
    QTest.mouseClick(room.button("Take the accents off"), LEFT)
    room.wait(lambda: page.found is not None)
    assert {"CAFE", "NAIVE"} <= {"".join(word) for word in page.found.words}
    assert "2 words are left out" in texts(page)
    QTest.mouseClick(room.button("Leave such words out"), LEFT)
    room.wait(lambda: page.found is not None)
    assert "4 words are left out" in texts(page)


def test_another_language_of_the_tiles_reads_the_file_again(room):
    page = room.look_through("CHICO\nLLANO\nPERRO\nNIÑO\n", "lista.txt")
    assert len(page.found.words) == 3
    choose(page.languages, "Spanish")
    room.wait(lambda: page.found is not None)
    assert tuple(page.found.words[0]) == ("CH", "I", "C", "O")
    assert len(page.found.words) == 4
    assert not page.accents.isVisible()


def test_a_list_that_was_taken_in_judges_a_new_game(room):
    page = room.look_through()
    page.label.field.setFocus()
    page.label.field.selectAll()
    QTest.keyClicks(page.label.field, "Ours")
    QTest.mouseClick(page.label.swatches[2], LEFT)
    QTest.keyClick(page.label.field, Qt.Key.Key_Return)
    room.wait(lambda: room.lists.own.all())
    (info,) = room.lists.own.all()
    assert (info.name, info.colour, info.words) == ("Ours", page.label.swatches[2].colour, 4)
    assert "“Ours” is taken in: 4 words" in room.notice()
    assert room.page is room.lists.page
    room.command("game.new")
    names = [field for field in room.page._seats.findChildren(type(page.label.field)) if field.isVisible()]
    for field, name in zip(names, ("Ada", "Ben"), strict=True):
        field.setText(name)
    QTest.mouseClick(room.button("More choices"), LEFT)
    choose(room.page._more.list_box, "Ours")
    room.click("Start playing")
    assert room.session.setup.lexicon_id == "ours"
    assert room.session.lexicon.contains("QAID")
    assert not room.session.lexicon.contains("CAT")


def test_the_menu_asks_for_a_file(room, monkeypatch):
    path = room.file(gzipped(kwg()), "club.kwg.gz")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    room.command("words.import")
    room.wait(lambda: room.lists.importing.page.found is not None)
    assert "A word graph (.kwg)" in " ".join(texts(room.page))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    room.click("Another file…")
    assert room.page is room.lists.importing.page


@pytest.mark.parametrize(
    ("data", "name", "sentence"),
    [
        (b"\0\x01" * 50, "l.klv2", "The .kwg file of the same name has the words."),
        (b"\0\x01" * 50, "l.gaddag", "The .dawg file beside it has the words."),
        (b"\0\x01" * 50, "l.wmp", "is a map of anagrams"),
        (b"\x89PNG\r\n\x1a\n\0\0", "cat.png", "neither text nor a word list"),
        (b"120\nhouse/S\nmouse/M\n", "en.dic", "the dictionary of a spell checker"),
        (b"", "empty.txt", "no word in “empty.txt”"),
        (b"PK\x03\x04 broken", "l.zip", "the packing is damaged"),
        (b"\x01" * 30, "l.dawg", "is damaged"),
        (b"SQLite format 3\0 and no more", "l.db", "is damaged"),
        (b"WordGrph and no more", "l.graph", "is damaged"),
    ],
)
def test_a_file_that_gives_no_list_says_why_and_keeps_nothing(room, data, name, sentence):
    page = room.look_through(data, name)
    told = " ".join(texts(page))
    assert sentence in told
    assert "Nothing was taken in." in told
    assert page.keep.is_refused
    QTest.mouseClick(page.keep, LEFT)
    assert room.lists.own.all() == ()
    assert not (room.folder / "words").exists()


def test_a_name_that_is_taken_or_missing_is_refused(room):
    room.take_in()
    page = room.look_through()
    assert page.label.name == "grandmas list 2"
    for name, sentence in (("Grandmas LIST ", "There is a list called"), ("", "Please give the list a name.")):
        page.label.field.setText(name)
        QTest.mouseClick(page.keep, LEFT)
        assert any(sentence in text for text in texts(page))
        assert page.label.field.hasFocus(), QApplication.focusWidget()
    assert len(room.lists.own.all()) == 1


def test_a_full_disk_leaves_the_file_on_the_page(room, monkeypatch):
    page = room.look_through()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(word_install.Path, "write_bytes", full)
    QTest.mouseClick(page.keep, LEFT)
    room.wait(lambda: "No space left" in room.notice())
    assert page.found is not None
    assert room.button("Take in 4 words")
    monkeypatch.undo()
    QTest.mouseClick(page.keep, LEFT)
    room.wait(lambda: room.lists.own.all())


def cancel_at(room, monkeypatch, part):
    """Click Cancel when the page shows that more than so much is done, before it can hear that all is."""
    line, cancel, shown = room.lists.importing.page.line, room.button("Cancel"), []
    show_part = line.show_part

    def show_and_cancel(done):
        show_part(done)
        if done > part and not shown:
            shown.append(done)
            QTest.mouseClick(cancel, LEFT)

    with monkeypatch.context() as patch:
        patch.setattr(line, "show_part", show_and_cancel)
        room.wait(lambda: shown)


def test_a_large_list_shows_progress_and_can_be_cancelled(room, monkeypatch):
    graph = room.window._games.catalogue.words.lexicon("enable")
    text = "\n".join("".join(word) for word in graph.words())
    page = room.lists.importing.page
    told = []
    room.lists.own.progressed.connect(told.append)
    room.drop(room.file(text, "large.txt"))
    assert any("Reading “large.txt”" in text for text in texts(page))
    cancel_at(room, monkeypatch, 0.1)
    assert room.page is room.lists.page
    assert room.lists.own.all() == ()
    room.drop(room.folder / "large.txt")
    room.wait(lambda: page.found is not None)
    assert "172,823 words" in texts(page)
    QTest.mouseClick(page.keep, LEFT)
    assert any("Taking in “large”" in text for text in texts(page))
    cancel_at(room, monkeypatch, 0.05)
    assert "172,823 words" in texts(page)
    room.lists.own.close()
    assert not list((room.folder / "words").glob("*")) if (room.folder / "words").exists() else True
    QTest.mouseClick(page.keep, LEFT)
    room.wait(lambda: room.lists.own.all())
    assert told[-1] == 1.0


def test_saved_games_are_still_opened_when_they_are_dropped(room):
    session = room.window._games.start(NewGame(("Ada", "Ben"), "family-classic", (None, None)))
    session.keeper.save()
    assert room.drop(room.file("AA\n"), session.keeper.path)
    assert room.session.setup.game_id == session.setup.game_id
    assert not room.drop(room.folder)


# --- the lists


def test_lists_are_renamed_and_removed_with_a_question(room):
    room.take_in()
    assert not any("No list of your own yet" in text for text in texts(room.lists.page))
    QTest.mouseClick(named(room, "grandmas list: Rename"), LEFT)
    card = room.lists.rename_card
    QTest.keyClicks(card.label.field, "Grandmas own")
    QTest.mouseClick(card.label.swatches[3], LEFT)
    QTest.mouseClick(card.go, LEFT)
    (info,) = room.lists.own.all()
    assert (info.name, info.id, info.colour) == ("Grandmas own", "grandmas-list", card.label.swatches[3].colour)
    QTest.mouseClick(named(room, "Grandmas own: Remove"), LEFT)
    assert any("No unfinished game" in text for text in texts(room.window.pages.question))
    room.click("Never mind")
    assert room.lists.own.all()
    QTest.mouseClick(named(room, "Grandmas own: Remove"), LEFT)
    room.click("Remove the list")
    assert room.lists.own.all() == ()
    assert any("No list of your own yet" in text for text in texts(room.page))


def named(room, name):
    (found,) = [button for button in room.buttons() if button.accessibleName() == name]
    return found


def test_a_list_that_judges_a_saved_game_is_not_lost_silently(room):
    room.take_in()
    games = room.window._games
    session = games.start(NewGame(("Ada", "Ben"), "family-classic", (None, None), words="grandmas-list"))
    session.keeper.save()
    QTest.mouseClick(named(room, "grandmas list: Remove"), LEFT)
    told = " ".join(texts(room.window.pages.question))
    assert "It judges an unfinished game (Ada and Ben)." in told
    assert room.button("Never mind").hasFocus()
    room.click("Remove the list")
    assert room.window.lobby.open(session.keeper.path)
    assert "The word list of this game (“grandmas-list”) is not on this computer." in room.notice()


def test_a_damaged_list_of_ones_own_stops_nothing(room):
    room.take_in()
    (path,) = (room.folder / "words").glob("*.toml")
    path.write_text("nonsense")
    room.reopen()
    room.command("words.lists")
    assert any("No list of your own yet" in text for text in texts(room.page))


def test_what_cannot_be_renamed_is_told(room, monkeypatch):
    room.take_in()

    def fail(*_, **__):
        raise Unreadable(room.folder / "words" / "grandmas-list.toml", "Read-only file system")

    monkeypatch.setattr("scrabble_gui.app.own_lists.relabel", fail)
    QTest.mouseClick(named(room, "grandmas list: Rename"), LEFT)
    QTest.mouseClick(room.lists.rename_card.go, LEFT)
    assert "Read-only" in room.notice()


# --- house words


def test_house_words_are_added_refused_changed_and_forgotten(room):
    room.command("words.house")
    page = room.window.own_words.house.page
    assert "No house words yet" in texts(page)
    QTest.keyClicks(page.word, "yeet")
    page.note.setFocus()
    QTest.keyClicks(page.note, "Robin's word")
    QTest.mouseClick(page.add, LEFT)
    assert page.word.text() == ""
    assert page.word.hasFocus()
    QTest.keyClicks(page.word, "za")
    QTest.mouseClick(page.refuse, LEFT)
    words = house_file.read(room.folder, "english")
    assert [(each.word, each.valid, each.note) for each in words.words] == [
        ("YEET", True, "Robin's word"),
        ("ZA", False, ""),
    ]
    assert "1 word added, 1 word refused" in texts(page)
    page.list.setFocus()
    page.list.setCurrentItem(page.list.topLevelItem(0))
    assert (page.word.text(), page.note.text()) == ("YEET", "Robin's word")
    QTest.mouseClick(page.refuse, LEFT)
    assert house_file.read(room.folder, "english").refused == {"YEET", "ZA"}
    page.list.setCurrentItem(page.list.topLevelItem(1))
    QTest.mouseClick(page.forget, LEFT)
    page.list.setCurrentItem(page.list.topLevelItem(0))
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert house_file.read(room.folder, "english").words == ()


def test_what_is_no_word_is_refused_with_a_sentence(room):
    room.command("words.house")
    page = room.window.own_words.house.page
    QTest.keyClicks(page.word, "2nd")
    QTest.keyClick(page.word, Qt.Key.Key_Return)
    assert any("cannot be a word" in text for text in texts(page))
    assert house_file.read(room.folder, "english").words == ()


def test_house_words_belong_to_a_language(room):
    room.command("words.house")
    page = room.window.own_words.house.page
    choose(page.languages, "German")
    page.word.setText("öbst")
    QTest.keyClick(page.word, Qt.Key.Key_Return)
    assert house_file.read(room.folder, "german").added == {"ÖBST"}
    choose(page.languages, "English")
    assert "No house words yet" in texts(page)


def test_damaged_house_words_are_told_and_not_written_over(room):
    path = house_file.place(room.folder, "english")
    path.parent.mkdir()
    path.write_bytes(b"+ YEET\xff\n")
    room.command("words.house")
    assert "house" in str(path)
    assert "english.txt" in room.notice()
    page = room.window.own_words.house.page
    QTest.keyClicks(page.word, "ZA")
    QTest.mouseClick(page.add, LEFT)
    assert path.read_bytes() == b"+ YEET\xff\n"


def test_offensive_words_do_not_count_where_the_family_wishes_so(room):
    room.command("words.house")
    room.click("They do not count")
    assert room.window._preferences.now.school_safe
    room.reopen()
    room.start_game(["Ada", "Ben"], "Family Classic")
    rude = sorted(room.window._games.catalogue.dictionaries.offensive("english").rude)[0]
    assert rude in room.session.setup.house_refused


def test_a_game_can_leave_the_house_words_out(room):
    house_file.write(room.folder, "english", house_file.read(room.folder, "english").with_word("YEET", True))
    room.window.lobby.show_new_game(("Ada", "Ben"))
    QTest.mouseClick(room.button("More choices"), LEFT)
    QTest.mouseClick(room.button("Not in this game"), LEFT)
    room.click("Start playing")
    assert room.session.setup.house_added == frozenset()


@pytest.mark.parametrize("command", ["words.house", "words.study"])
def test_nothing_tells_which_words_are_good_while_a_play_can_be_challenged(room, command):
    house_file.write(room.folder, "english", house_file.read(room.folder, "english").with_word("YEET", True))
    room.start_game(["Ada", "Ben"], "Family Classic")
    room.click("Begin")
    before = room.page
    room.command(command)
    assert room.page is before
    assert "They open when it is over." in room.notice()
    room.window.lobby.show_home()
    room.command(command)
    assert room.page is not before


# --- study cards


@pytest.fixture
def study(room):
    """The study page on a day that can be chosen."""
    room.window._preferences.change(people=("Ada", "Ben"))
    desk = StudyDesk(room.window.own_words, lambda: study_day[0])
    study_day = [date(2026, 3, 1).toordinal()]
    room.window.own_words.__dict__["study"] = desk
    room.day = study_day
    room.command("words.study")
    return desk


def learn(room, *, knew=True):
    """Go through the cards of a day, and return the words in the order in which they were met and asked."""
    met, asked = [], []
    page = room.window.own_words.study.page
    while page.go.text() != "Done":
        if page.go.text() == "Next":
            met.append(page.tiles.accessibleName())
            QTest.mouseClick(page.go, LEFT)
        else:
            assert len(page.tiles.accessibleName()) == 1
            QTest.keyClick(page.go, Qt.Key.Key_Return)
            asked.append(page.tiles.accessibleName())
            QTest.mouseClick(page.go if knew else page.no, LEFT)
    return met, asked


def test_ten_two_letter_words_are_learned_on_a_day(room, study):
    met, asked = learn(room)
    assert met == ["AA", "AB", "AD", "AE", "AG", "AH", "AI", "AL", "AM", "AN"]
    assert asked == met
    assert "10 of 107 words begun, 0 known well" in texts(room.page)
    assert study.page.learned.topLevelItemCount() == 10
    assert study.page.learned.topLevelItem(0).text(1) == "●○○○○"
    assert study_file.read(room.folder, "Ada")["english"]["AA"] == Card(1, room.day[0] + 1, room.day[0])


def test_a_question_hides_the_word_and_shows_what_it_means(room, study):
    for _ in range(5):
        QTest.mouseClick(study.page.go, LEFT)
    assert "Which word is it?" in texts(room.page)
    assert study.page.tiles.accessibleName() == "A"
    assert any("lava" in text for text in texts(room.page))
    assert "Not yet" not in button_texts(room.page)
    room.click("Show the word")
    assert study.page.tiles.accessibleName() == "AA"
    assert any("Behind: H L S." in text for text in texts(room.page))
    room.click("Not yet")
    assert study_file.read(room.folder, "Ada")["english"]["AA"].box == 0


def test_the_next_day_asks_again_and_everybody_has_progress_of_their_own(room, study):
    learn(room)
    room.command("game.close")
    room.day[0] += 1
    room.command("words.study")
    assert "Which word is it?" in texts(room.page)
    met, asked = learn(room)
    assert asked[:10] == ["AA", "AB", "AD", "AE", "AG", "AH", "AI", "AL", "AM", "AN"]
    assert len(met) == 10
    choose(study.page.people, "Ben")
    assert "A new word" in texts(room.page)
    assert "0 of 107 words begun, 0 known well" in texts(room.page)


def test_other_ready_lists_and_other_word_lists_can_be_learned(room, study):
    choose(study.page.kinds, "Q without U")
    assert "Q" in study.page.tiles.accessibleName()
    choose(study.page.lists, "German (enz)")
    choose(study.page.kinds, "Two letters")
    assert len(study.page.tiles.accessibleName()) == 2


def test_words_read_at_the_table_are_learned_and_forgotten(room, study):
    choose(study.page.kinds, "Read at the table")
    assert any("Click a word on the board" in text for text in texts(room.page))
    assert "Forget it" not in button_texts(room.page)
    Learned(room.folder).add("Ada", "english", ["QI", "ZA", "NOWORDATALL"])
    choose(study.page.kinds, "Read at the table")
    assert study.page.tiles.accessibleName() == "ZA"
    room.click("Forget it")
    assert study.page.tiles.accessibleName() == "QI"
    assert Learned(room.folder).words("Ada", "english") == ("NOWORDATALL", "QI")
    assert learn(room) == (["QI"], ["QI"])
    choose(study.page.kinds, "Two letters")
    assert "Forget it" not in button_texts(room.page)


def test_damaged_words_of_the_table_are_told_and_stay(room, study):
    path = learned_file.place(room.folder, "Ada")
    path.parent.mkdir()
    path.write_bytes(b"{}")
    choose(study.page.kinds, "Read at the table")
    assert room.notice()
    assert "Done for today" in texts(room.page)
    assert path.read_bytes() == b"{}"


def test_damaged_progress_is_told_and_nothing_is_learned_over_it(room, study):
    path = study_file.place(room.folder, "Ben")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"{}")
    choose(study.page.people, "Ben")
    assert path.name in room.notice()
    assert study.page.go.text() == "Done"
    assert path.read_bytes() == b"{}"


# --- how it looks


@pytest.mark.parametrize("size", [*SIZES, (480, 770)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off(room, size, scale):
    room.window._preferences.change(text_scale=scale, people=("Großmutter Wilhelmine-Charlotte", "Ben"))
    page = room.look_through()
    room.window.resize(size[0], size[1] + 30)
    for step in (
        lambda: page,
        lambda: room.look_through(b"\0\1" * 40, "l.klv2"),
        lambda: room.command("words.lists") or room.lists.page,
        lambda: room.command("words.house") or room.window.own_words.house.page,
        lambda: room.command("words.study") or room.window.own_words.study.page,
    ):
        shown = step()
        QApplication.processEvents()
        assert room.page is shown
        assert spilled(shown) == [], spilled(shown)


def test_every_page_is_left_with_esc_and_reached_by_tab(room):
    for command in ("words.lists", "words.house", "words.study"):
        room.command(command)
        page = room.page
        seen = set()
        for _ in range(60):
            room.key(Qt.Key.Key_Tab)
            seen.add(QApplication.focusWidget())
        there = [button for button in room.buttons() if page.isAncestorOf(button) and button.isEnabled()]
        inside = [button for button in there if not isinstance(button, Choosable) or button.isChecked()]
        assert [button for button in inside if button not in seen] == [], command
        room.key(Qt.Key.Key_Escape)
        assert room.page is room.window.pages.home


def test_the_game_goes_on_where_it_was(room):
    room.start_game(["Ada", "Ben"], "Friendly")
    room.click("Begin")
    room.command("words.lists")
    room.key(Qt.Key.Key_Escape)
    assert room.session.phase is Phase.CURTAIN
    assert room.page is room.window.pages.curtain
