"""Behind the curtain nobody's tiles can be seen: not in a frame, not in a thumbnail, not by ear.

The same game is played twice; only the tiles that nobody has laid are others. Whenever the curtain is down they must
look the same to the pixel, at every size and at every moment of every movement, and so must the table behind it.
"""

import hashlib
import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange
from scrabble_gui.core.square import Square
from scrabble_gui.record.game_file import GameFile
from scrabble_gui.record.savefile import SavedGame
from tests.drawing import Words, setup_of
from tests.ui.page_talk import click
from tests.ui.table_talk import TableTalk

SIZES = ((1366, 768), (800, 600))
RACKS = (("CATIIII", "DOGSNNN", "EEEEEEE"), ("CATUVVW", "DOGSRYY", "AAALLTT"))
"""The same tiles are laid of both, the others are never shown."""
MOMENTS = (0, 70, 150)
"""Milliseconds of a movement."""
LONG_AGO = 978_350_400
"""Noon of New Year's Day 2001, in seconds of POSIX."""


class Watch(QObject):
    """Notes when the table is painted while nobody's tiles may be seen, and lies face up."""

    def __init__(self, talk: TableTalk) -> None:
        super().__init__(talk.window)
        self.talk = talk
        self.seen: list[str] = []
        talk.window.pages.game.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        session = self.talk.window.session
        if event.type() is QEvent.Type.Paint and session is not None and session.phase is not Phase.TURN:
            picture = self.talk.window.pages.game.table.scene().picture
            if not picture.face_down:
                self.seen.append(f"{session.phase.name} after {len(session.game.turns)} turns")
        return False


class Evening:
    """A window with a game of three, and how it looked whenever nobody's tiles may be seen."""

    def __init__(self, qtbot, folder, dealt: tuple[str, ...], *, motion: bool) -> None:
        self.talk = TableTalk(qtbot, folder)
        self.watch = Watch(self.talk)
        self.looks: dict[str, tuple[bytes, ...]] = {}
        self.talk.window._preferences.change(motion=motion)
        file = GameFile(folder / "games" / "game.scrabble")
        session = Session(SavedGame(Game(setup_of(*dealt))), file.path, Words("CAT AT"), file.write)
        self.talk.window.sitting.sit_down(session, reopened=False)

    def look(self, where: str) -> None:
        """Note how everything looks, whatever the size and the moment."""
        window = self.talk.window
        for size in SIZES:
            hold(window, 0)
            window.resize(*size)
            self._note(f"{where}, {size}, at once")
            QApplication.processEvents()
            for moment in MOMENTS:
                hold(window, moment)
                self._note(f"{where}, {size}, {moment} ms")
        finish(window)
        assert self.watch.seen == []

    def _note(self, where: str) -> None:
        window = self.talk.window
        seen = picture(window), picture(window.pages.game.table), "\n".join(words(window)).encode()
        self.looks[where] = seen

    def play(self, square: Square, letters: str) -> None:
        """Take the screen, lay a word and play it."""
        session = self.talk.session
        session.reveal()
        QApplication.processEvents()
        for step, letter in enumerate(letters):
            slots = session.hand.draft.slots
            slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
            assert session.hand.place(slot, Square(square.row, square.col + step))
        session.submit(session.hand.draft.play())

    def spend(self) -> None:
        """Play with everything that brings the curtain down."""
        talk, pages = self.talk, self.talk.window.pages
        self.look("a game begins")
        self.play(Square(7, 6), "CAT")
        self.look("after a play")
        click(pages.curtain, "Challenge as Ben")
        self.look("a challenge begins, the board is open")
        talk.click("Never mind")
        self.look("nobody challenges after all")
        self.play(Square(8, 6), "DOG")
        self.look("after another play")
        click(pages.curtain, "Challenge as Grandma")
        talk.click("Check the words")
        talk.key(Qt.Key.Key_Shift)  # any key shows the whole verdict
        self.look("the verdict is there")
        talk.click("Take the tiles off")
        self.look("the play is off the board")
        talk.session.reveal()
        talk.session.hand.shuffle()
        talk.command("turn.hide")
        self.look("somebody has hidden the tiles")
        talk.session.reveal()
        talk.command("turn.exchange")
        talk.session.submit(Exchange(talk.session.hand.draft.chosen([0, 1])))
        self.look("after an exchange")
        talk.command("turn.agree")
        self.look("a question lies over the curtain")
        talk.click("Never mind")
        talk.command("view.preferences")
        self.look("the preferences are open")
        talk.click("Done")
        assert talk.session.phase is Phase.CURTAIN
        talk.command("game.close")
        path = talk.folder / "games" / "game.scrabble"
        os.utime(path, (LONG_AGO, LONG_AGO))  # the start page tells the minute, which may pass between the two games
        talk.window.lobby.show_home()
        self.look("the start page shows the game small")
        talk.window.lobby.open(path)
        self.look("the game is opened again")
        talk.window.close()


def picture(widget: QWidget) -> bytes:
    """Return a sign for every pixel of a widget."""
    image = widget.grab().toImage()
    return hashlib.sha256(bytes(image.constBits())).digest()


def words(window: QWidget) -> Iterator[str]:
    """Yield what a screen reader or a tool tip may say."""
    for widget in (window, *window.findChildren(QWidget)):
        yield f"{widget.accessibleName()}|{widget.accessibleDescription()}|{widget.toolTip()}"
        if isinstance(widget, QAbstractButton):
            yield widget.text()


def hold(window: QWidget, moment: int) -> None:
    """Stop every movement at the same moment."""
    for animation in window.findChildren(QVariantAnimation):
        if animation.state() is not QVariantAnimation.State.Stopped:
            animation.pause()
            animation.setCurrentTime(min(moment, animation.totalDuration() - 1))


def finish(window: QWidget) -> None:
    """Let every movement come to its end."""
    for animation in window.findChildren(QVariantAnimation):
        if animation.state() is not QVariantAnimation.State.Stopped:
            animation.resume()
            animation.setCurrentTime(animation.totalDuration())


@pytest.mark.parametrize("motion", [False, True])
def test_behind_the_curtain_two_games_with_other_tiles_look_the_same(qtbot, tmp_path, motion):
    looks = []
    for dealt in RACKS:
        evening = Evening(qtbot, tmp_path / dealt[0], dealt, motion=motion)
        evening.spend()
        looks.append(evening.looks)
    first, second = looks
    assert len(first) == 13 * len(SIZES) * (1 + len(MOMENTS))
    if not motion:  # what moves by the clock is at another place in each run; no tile was seen in it either, see look()
        assert [where for where in first if first[where] != second[where]] == []


def test_the_two_games_differ_once_somebody_shows_tiles(qtbot, tmp_path):
    looks = []
    for dealt in RACKS:
        evening = Evening(qtbot, tmp_path / dealt[0], dealt, motion=False)
        evening.talk.session.reveal()
        QApplication.processEvents()
        looks.append((picture(evening.talk.window), list(words(evening.talk.window))))
        evening.talk.window.close()
    assert looks[0] != looks[1]
