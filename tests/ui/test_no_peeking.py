"""Nobody can peek: before a play is made, and while it can be challenged, no window tells if its words are good.

The same game is played twice, with word lists that differ in just the words that are laid, or with other racks of the
others. Whatever window is opened and whatever is asked there, the two must look the same to the pixel and by ear.
"""

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from scrabble_gui.app.session import Session
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.rules import ChallengeKind, Help
from scrabble_gui.core.square import Square
from tests.drawing import doubting, family
from tests.ui.page_talk import click
from tests.ui.small_list import begin, keep_list
from tests.ui.table_talk import TableTalk
from tests.ui.test_secrecy import picture, words

KNOWS = ("AT", "CAT", "DOG", "TO", "CATS")
DOES_NOT = ("AT", "ACT", "DOG", "TO", "ACTS")
"""Two lists of as many words; CAT is in the first only."""
RACKS = ("CATSIII", "DOGNNNE", "EEEAAAO")
OTHER_RACKS = ("CATSIII", "DOGNNRR", "UUUVVWW")
SIZES = ((1366, 768), (800, 600))
ASKED = ("cat", "cats", "act", "qi", "at", "dog", "it's", "")


@pytest.fixture(autouse=True)
def _still_cursors(qapp):
    """Let text cursors stand still: they blink by the clock."""
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(before)


class Peeper:
    """Somebody at the window who tries everything, and what there was to see and to hear."""

    def __init__(self, qtbot, folder, listed=KNOWS, dealt=RACKS, rules=None) -> None:
        keep_list(folder, listed)
        self.talk = TableTalk(qtbot, folder)
        self.qtbot = qtbot
        self.session: Session = begin(self.talk, *dealt, rules=rules or family())
        self.seen: dict[str, tuple[bytes, str]] = {}

    @property
    def window(self):
        return self.talk.window

    def look(self, where: str) -> None:
        """Note how everything looks at every size."""
        for size in SIZES:
            self.window.resize(*size)
            for _ in range(3):
                QApplication.processEvents()
            for animation in self.window.findChildren(QVariantAnimation):  # the sign that clears a line fades in
                if animation.state() is QVariantAnimation.State.Running:
                    animation.setCurrentTime(animation.totalDuration())
            self.seen[f"{where}, {size}"] = picture(self.window), "\n".join(words(self.window))

    def ask(self, when: str) -> None:
        """Open the dictionary and the word builder, and ask for all kinds of words."""
        page = self.window.pages
        self.talk.command("words.look_up")
        assert self.talk.page is page.words
        self.look(f"{when}: the dictionary")
        for word in ASKED:
            page.words.lookup.field.setFocus()
            page.words.lookup.field.selectAll()
            QTest.keyClick(page.words.lookup.field, Qt.Key.Key_Delete)
            QTest.keyClicks(page.words.lookup.field, word)
            QTest.keyClick(page.words.lookup.field, Qt.Key.Key_Return)
            self.settle()
            self.look(f"{when}: asked for {word!r}")
        self.talk.command("words.build")
        self.look(f"{when}: the word builder")
        for field in [each for each in page.words.findChildren(QLineEdit) if each.isVisible()]:
            QTest.keyClicks(field, "cat")
            QTest.keyClick(field, Qt.Key.Key_Return)
            self.settle()
            self.look(f"{when}: built words")
            break
        QTest.keyClick(page.words, Qt.Key.Key_Escape)
        assert self.talk.page is not page.words
        self.try_other_pages(when)

    def try_other_pages(self, when: str) -> None:
        """Try the house words and the study cards: they would tell words, so they stay shut."""
        before = self.talk.page
        for command in ("words.house", "words.study"):
            self.talk.command(command)
            assert self.talk.page is before
            self.look(f"{when}: {command}")

    def settle(self) -> None:
        """Wait until nothing is looked for any more."""
        self.qtbot.waitUntil(lambda: not self.window.words.is_busy, timeout=10_000)

    def lay(self, letters: str, square: Square) -> None:
        """Lay tiles across from a square on, without playing them."""
        for step, letter in enumerate(letters):
            slots = self.session.hand.draft.slots
            slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
            assert self.session.hand.place(slot, Square(square.row, square.col + step))

    def click_square(self, square: Square) -> None:
        """Click on the board."""
        QApplication.processEvents()
        QTest.mouseClick(
            self.window.pages.game.table.viewport(), Qt.MouseButton.LeftButton, pos=self.talk.square(square)
        )

    def peek(self) -> None:
        """Play one turn with CAT, and try everything before it is settled."""
        self.ask("behind the curtain")
        self.talk.take_screen()
        self.ask("before anything is laid")
        self.lay("CAT", Square(7, 6))
        self.look("CAT is laid out")
        self.click_square(Square(7, 6))
        self.look("a tile laid out is clicked")
        self.ask("while CAT is laid out")
        self.talk.key(Qt.Key.Key_Escape)
        self.lay_anew()
        QTest.mouseClick(self.window.pages.game.column.play_button, Qt.MouseButton.LeftButton)
        self.look("the curtain after the play")
        self.ask("behind the curtain, CAT can be challenged")
        self.talk.take_screen()
        self.look("the next person sees CAT")
        self.click_square(Square(7, 6))
        self.look("CAT is clicked on the board")
        pad = self.window.pages.game.column.pad
        newest = pad.visualRect(pad.pad_model.newest())
        QTest.mouseClick(pad.viewport(), Qt.MouseButton.LeftButton, pos=newest.center())
        self.look("CAT is clicked on the pad")
        self.click_square(Square(7, 7))
        self.look("CAT is clicked, looking back")
        self.talk.key(Qt.Key.Key_Escape)
        self.ask("CAT can be challenged")
        self.talk.command("turn.challenge")
        self.look("who challenges")
        click(self.window, "Ben")
        self.look("before the list is asked")

    def lay_anew(self) -> None:
        """Have CAT on the board, whatever was taken back."""
        if self.session.hand.draft.is_empty:
            self.lay("CAT", Square(7, 6))


def differing(first: Peeper, second: Peeper) -> list[str]:
    """Return where the two did not look or sound the same."""
    assert list(first.seen) == list(second.seen)
    return [where for where in first.seen if first.seen[where] != second.seen[where]]


def test_no_window_tells_whether_a_word_is_good_before_that_is_settled(qtbot, tmp_path):
    peepers = []
    for at, listed in enumerate((KNOWS, DOES_NOT)):
        peeper = Peeper(qtbot, tmp_path / str(at), listed)
        peepers.append(peeper)
        peeper.peek()
        peeper.window.close()
    assert len(peepers[0].seen) > 100
    assert differing(*peepers) == []


def test_no_window_tells_what_the_others_have(qtbot, tmp_path):
    peepers = []
    for at, dealt in enumerate((RACKS, OTHER_RACKS)):
        peeper = Peeper(qtbot, tmp_path / str(at), dealt=dealt)
        peepers.append(peeper)
        peeper.ask("behind the curtain")
        peeper.talk.take_screen()
        peeper.ask("somebody has the turn")
        peeper.lay("CAT", Square(7, 6))
        peeper.ask("while CAT is laid out")
        peeper.window.close()
    assert differing(*peepers) == []


def test_the_lists_do_differ_once_nobody_challenges(qtbot, tmp_path):
    peepers = []
    for at, listed in enumerate((KNOWS, DOES_NOT)):
        peeper = Peeper(qtbot, tmp_path / str(at), listed)
        peepers.append(peeper)
        peeper.talk.take_screen()
        peeper.lay("CAT", Square(7, 6))
        peeper.session.submit(peeper.session.hand.draft.play())
        peeper.session.accept()
        peeper.ask("nobody has challenged")
        peeper.window.close()
    assert any("asked for 'cat'," in where for where in differing(*peepers))


@pytest.mark.parametrize("kind", [ChallengeKind.FREE, ChallengeKind.POINTS_PER_WORD, ChallengeKind.VOTE])
def test_other_rules_with_challenges_are_as_silent(qtbot, tmp_path, kind):
    rules = family(challenge=doubting(kind))
    peepers = []
    for at, listed in enumerate((KNOWS, DOES_NOT)):
        peeper = Peeper(qtbot, tmp_path / str(at), listed, rules=rules)
        peepers.append(peeper)
        peeper.talk.take_screen()
        peeper.lay("CAT", Square(7, 6))
        peeper.ask("while CAT is laid out")
        peeper.window.close()
    assert differing(*peepers) == []


def test_hints_do_not_tell_of_a_word_that_can_be_challenged(qtbot, tmp_path):
    rules = family(helps=frozenset({Help.HINTS}))
    peeper = Peeper(qtbot, tmp_path / "hints", rules=rules)
    peeper.talk.take_screen()
    peeper.lay("CAT", Square(7, 6))
    peeper.session.submit(peeper.session.hand.draft.play())
    peeper.talk.take_screen()
    page = peeper.window.pages.words
    peeper.talk.command("words.build")
    QTest.keyClicks(page.builder.form.fields["letters"], "catdogs")
    QTest.keyClick(page.builder.form.fields["letters"], Qt.Key.Key_Return)
    peeper.settle()
    assert sorted(found.text for found in page.builder.found) == ["AT", "CATS", "DOG", "TO"]
    peeper.talk.command("words.look_up")
    page.lookup.look_up("cat")
    peeper.settle()
    assert "After the challenge" in "\n".join(words(peeper.window))
    peeper.window.close()


def test_who_goes_to_the_start_page_cannot_peek_there_either(qtbot, tmp_path):
    peeper = Peeper(qtbot, tmp_path / "out")
    peeper.talk.take_screen()
    peeper.lay("CAT", Square(7, 6))
    peeper.talk.command("game.close")
    home = peeper.talk.page
    assert home is peeper.window.pages.home
    peeper.try_other_pages("the game waits")
    peeper.talk.command("words.look_up")
    lookup = peeper.window.pages.words.lookup
    lookup.look_up("cat")
    peeper.settle()
    assert "can be challenged" in lookup.note.full_text
    assert "A good word" not in "\n".join(words(peeper.window))
    assert not peeper.window.words._source.permit.may_ask("CAT")
    peeper.window.close()


def test_the_dictionary_opens_again_once_that_game_is_over(qtbot, tmp_path):
    peeper = Peeper(qtbot, tmp_path / "over")
    path = peeper.session.keeper.path
    peeper.talk.command("game.close")
    assert peeper.window.lobby.open(path)
    while not peeper.talk.session.state.is_over:
        peeper.talk.session.submit(Pass())
    peeper.talk.command("game.close")
    peeper.talk.command("words.look_up")
    peeper.window.pages.words.lookup.look_up("cat")
    peeper.settle()
    assert "A good word" in "\n".join(words(peeper.window))
    peeper.window.close()
