"""Hints at the real window: step by step, shown on the board, counted, and never where they are not allowed."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from scrabble_gui.app.session import Phase
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.engine.advice import Aim
from scrabble_gui.engine.hints import Onlooker
from scrabble_gui.ui.hint_words import aims
from tests.ui.page_talk import spilled
from tests.ui.table_talk import LEFT, TableTalk


class Lesson(TableTalk):
    """A table at which hints may be asked for."""

    def start(self, rules="Kids", hints=""):
        """Set up a game of Ada and Ben, and let the first one take the screen."""
        self.command("game.new")
        fields = [each for each in self.page.findChildren(QLineEdit) if each.isVisible()]
        for field, name in zip(fields, ("Ada", "Ben"), strict=True):
            QTest.keyClicks(field, name)
        QTest.mouseClick(self.button(rules), LEFT)
        if hints:
            self.click(hints)
        self.click("Start playing")
        self.click("Begin")
        self.take_screen()

    @property
    def hint_button(self):
        """The button in the line of the bag."""
        return self.window.pages.game.column.bag.hint_button

    @property
    def card(self):
        """The card of hints."""
        return self.window.pages.game.hinting.card

    @property
    def hinted(self):
        """The squares that are marked on the board."""
        return self.window.pages.game.table.picture.hinted

    def open(self):
        """Ask for a hint."""
        QTest.mouseClick(self.hint_button, LEFT)
        assert self.card.isVisible()

    def ask(self):
        """Press the button of the card, and wait for the answer."""
        QTest.mouseClick(self.card.next_button, LEFT)
        self.qtbot.waitUntil(lambda: not self.session.hints.is_thinking, timeout=60_000)

    @property
    def told(self):
        """What the card tells, line by line."""
        return [line for line in self.card.told.full_text.split("\n") if line]


@pytest.fixture
def lesson(qtbot, tmp_path):
    lesson = Lesson(qtbot, tmp_path, seed=5)
    yield lesson
    lesson.window.close()


def test_four_hints_lead_to_a_word_that_can_be_laid_and_played(lesson):
    lesson.start()
    lesson.open()
    assert (lesson.card.next_button.text(), lesson.told) == ("Can all my tiles go at once?", [])
    assert lesson.card.left.full_text == "12 hints left in this game"
    lesson.ask()
    assert len(lesson.told) == 1
    assert lesson.hinted == ()
    lesson.ask()
    advice = lesson.session.hints.told(Aim.KNOWN)[1]
    across = len({square.row for square in advice.play.squares}) == 1
    assert lesson.told[1] == ("Look along row 8." if across else "Look down column H.")
    assert len(lesson.hinted) == 15
    lesson.ask()
    assert len(lesson.hinted) == 1
    assert lesson.hinted[0] in advice.play.squares
    lesson.ask()
    assert set(lesson.hinted) == set(advice.play.squares)
    assert lesson.told[3].startswith(advice.score.words[0].text)
    assert lesson.card.left.full_text == "8 hints left in this game"
    lesson.ask()
    assert not lesson.card.isVisible()
    assert lesson.hinted == ()
    assert lesson.session.hand.draft.play() == advice.play
    assert lesson.window.focusWidget() is lesson.window.pages.game.table, "Enter plays it now"
    QTest.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Return)
    assert lesson.session.game.turns[0].move == advice.play
    assert lesson.session.game.turns[0].hints == 4


def test_the_whole_hint_can_be_had_by_pressing_one_key_again_and_again(lesson):
    lesson.start()
    lesson.command("turn.hint")
    for _ in range(4):
        assert lesson.window.focusWidget() is lesson.card.next_button
        QTest.keyClick(lesson.card.next_button, Qt.Key.Key_Return)
        assert lesson.window.focusWidget() is lesson.card.next_button, "also while it is looked for"
        lesson.qtbot.waitUntil(lambda: not lesson.session.hints.is_thinking, timeout=60_000)
    assert lesson.session.hints.spent == 4
    assert not lesson.window.pages.notice.isVisible()


def test_a_play_may_be_best_by_something_else(lesson):
    lesson.start()
    lesson.open()
    lesson.ask()
    box = lesson.card.aims
    assert [box.itemText(at) for at in range(box.count())] == list(aims().values())
    assert box.currentText() == "Words I know", "in a game for children"
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert box.currentText() == "Most points"
    assert lesson.told == []
    for _ in range(4):
        lesson.ask()
    assert lesson.session.hints.given == {Aim.POINTS: 4, Aim.KNOWN: 1}
    assert lesson.card.left.full_text == "7 hints left in this game"
    QTest.keyClick(box, Qt.Key.Key_End)
    assert len(lesson.told) == 1


def test_after_a_break_the_hints_that_were_asked_for_are_shown(lesson):
    lesson.start()
    lesson.open()
    QTest.keyClick(lesson.card.aims, Qt.Key.Key_Home)
    lesson.ask()
    before = lesson.told
    lesson.reopen()
    lesson.click("Continue this game")
    lesson.take_screen()
    lesson.open()
    assert lesson.card.aims.currentText() == "Most points"
    lesson.qtbot.waitUntil(lambda: lesson.told == before, timeout=60_000)


def test_no_points_stand_beside_a_word_that_cannot_be_played(lesson):
    lesson.start()
    table = lesson.window.pages.game.table
    letters = [at for at, tile in enumerate(lesson.session.hand.draft.slots) if not tile.blank]
    for column, slot in enumerate(letters[:5], start=5):
        lesson.drag(lesson.slot(slot), lesson.square(Square(7, column)))
    text = lesson.window.pages.game.column.play_button.text()
    assert text.endswith("is not in the word list"), text
    assert table.picture.bubble == ""
    assert not lesson.window.pages.game.column.pad.model().draft_index().isValid()


def test_every_aim_is_seen_when_the_list_drops_down(lesson):
    lesson.start()
    lesson.open()
    box = lesson.card.aims
    QTest.mouseClick(box, LEFT)
    QApplication.processEvents()
    view = box.view()
    last = view.visualRect(box.model().index(box.count() - 1, 0))
    assert view.viewport().rect().contains(last)
    box.hidePopup()


def test_when_no_hints_are_left_nothing_more_can_be_asked(lesson):
    lesson.start(hints="4 hints")
    lesson.open()
    for _ in range(4):
        lesson.ask()
    assert lesson.card.left.full_text == "No hints left in this game"
    assert lesson.card.next_button.text() == "Lay it on the board"
    QTest.keyClick(lesson.card.aims, Qt.Key.Key_Up)
    assert not lesson.card.next_button.isVisible()
    QTest.keyClick(lesson.card, Qt.Key.Key_Escape)
    assert not lesson.card.isVisible()


@pytest.mark.parametrize(("rules", "hints"), [("Family Classic", ""), ("Friendly", ""), ("Kids", "No hints")])
def test_where_there_are_no_hints_there_is_no_button(lesson, rules, hints):
    lesson.start(rules, hints)
    assert not lesson.hint_button.isVisible()
    lesson.window.pages.game.hinting.toggle()
    assert "Hints" in lesson.window.pages.notice.text
    assert not lesson.window.commands["turn.hint"].isVisible()


def test_elsewhere_what_offends_counts_as_the_family_wishes(lesson):
    lesson.start("Friendly")
    assert not lesson.session.setup.house_refused


def test_a_key_asks_for_a_hint_too(lesson):
    lesson.start()
    assert lesson.window.commands["turn.hint"].isVisible()
    lesson.command("turn.hint")
    assert lesson.card.isVisible()
    lesson.command("turn.hint")
    assert not lesson.card.isVisible()
    lesson.command("game.close")
    assert not lesson.window.commands["turn.hint"].isVisible()


def test_behind_the_curtain_no_hint_is_left(lesson):
    lesson.start()
    lesson.open()
    lesson.ask()
    lesson.ask()
    lesson.command("turn.hide")
    assert lesson.session.phase is Phase.CURTAIN
    assert not lesson.card.isVisible()
    assert not lesson.hint_button.isVisible()
    assert lesson.hinted == ()
    lesson.take_screen()
    lesson.open()
    assert len(lesson.told) == 2, "the same person sees the own hints again"


def test_the_next_person_begins_anew(lesson):
    lesson.start()
    lesson.open()
    lesson.ask()
    lesson.command("turn.pass")
    QTest.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Return)
    lesson.take_screen()
    lesson.open()
    assert lesson.told == []
    assert lesson.card.left.full_text == "12 hints left in this game"


def test_what_was_told_and_what_is_left_outlast_the_closing_of_the_window(lesson):
    lesson.start()
    lesson.open()
    lesson.ask()
    lesson.ask()
    before = lesson.told
    lesson.reopen()
    lesson.click("Continue this game")
    lesson.take_screen()
    lesson.open()
    lesson.qtbot.waitUntil(lambda: lesson.told == before, timeout=60_000)
    assert lesson.card.left.full_text == "10 hints left in this game"


def test_closing_the_window_while_a_hint_is_looked_for_loses_nothing(lesson):
    lesson.start()
    lesson.open()
    QTest.mouseClick(lesson.card.next_button, LEFT)
    lesson.reopen()
    lesson.click("Continue this game")
    lesson.take_screen()
    assert lesson.session.hints.left in (11, 12)


def test_the_table_can_be_used_while_a_hint_is_looked_for(lesson, monkeypatch):
    """Fault 63 of the collected reports: thinking in the thread of the window freezes it."""
    advise, go_on, threads = Onlooker.advise, threading.Event(), []

    def thoughtful(*what):
        threads.append(threading.current_thread())
        assert go_on.wait(60)
        return advise(*what)

    monkeypatch.setattr(Onlooker, "advise", thoughtful)
    lesson.start()
    lesson.open()
    QTest.mouseClick(lesson.card.next_button, LEFT)
    lesson.qtbot.waitUntil(lambda: bool(threads), timeout=60_000)
    lesson.lay(Play(tuple(Placement(Square(7, 7), tile) for tile in lesson.session.hand.draft.slots[:1])))
    assert len(lesson.window.pages.game.table.picture.laid) == 1
    lesson.command("turn.recall")
    assert lesson.window.pages.game.table.picture.laid == ()
    assert lesson.session.hints.is_thinking
    go_on.set()
    lesson.qtbot.waitUntil(lambda: not lesson.session.hints.is_thinking, timeout=60_000)
    assert lesson.told
    assert threading.main_thread() not in threads


def test_only_one_card_lies_over_the_pad(lesson):
    lesson.start()
    page = lesson.window.pages.game
    lesson.open()
    QTest.mouseClick(page.column.bag.unseen_button, LEFT)
    assert page.unseen.isVisible()
    assert not lesson.card.isVisible()
    page.unseen.hide()
    lesson.open()
    assert not page.unseen.isVisible()
    QTest.mouseClick(lesson.hint_button, LEFT)
    assert not lesson.card.isVisible()


def test_in_kids_everything_the_rules_promise_is_there(lesson):
    lesson.start()
    session = lesson.session
    catalogue = lesson.window._games.catalogue
    assert session.setup.house_refused >= catalogue.dictionaries.offensive("english").unfit
    lesson.open()
    for _ in range(5):
        lesson.ask()
    lesson.window.pages.game.play()
    assert isinstance(session.game.turns[0].move, Play)
    lesson.command("turn.undo")
    assert session.game.turns == ()
    lesson.take_screen()
    lesson.command("turn.exchange")
    QTest.mouseClick(lesson.window.pages.game.table.viewport(), LEFT, pos=lesson.slot(0))
    QTest.mouseClick(lesson.window.pages.game.column.play_button, LEFT)
    assert len(session.game.turns) == 1


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080), (480, 800)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_of_a_hint_is_cut_off(lesson, size, scale):
    lesson.window._preferences.change(text_scale=scale)
    lesson.window.resize(*size)
    lesson.start()
    page = lesson.window.pages.game
    page.hinting.toggle()
    for _ in range(4):
        lesson.ask()
    QApplication.processEvents()
    assert page.rect().contains(lesson.card.geometry())
    assert spilled(lesson.card) == []
    assert lesson.card.rolling.verticalScrollBar().maximum() == 0 or scale > 1
