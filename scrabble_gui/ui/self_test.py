"""``--self-test``: a short game played through the real widgets, as a check of an installed program.

:func:`run_self_test` plays in a folder of its own, with events that a mouse and a keyboard would send: names, a word
that is none and is challenged, one that stands against a challenge, an exchange, a blank, a copy, and the copy opened
in another window. Pictures of the steps go into a folder where one is named. Nothing of the user's is read or written.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLineEdit

from scrabble_gui.app.games import Games
from scrabble_gui.app.session import Phase
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.moves import Exchange, Play
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.record.savefile import SUFFIX
from scrabble_gui.ui.parts import SETTINGS_FILE, application, build_parts
from scrabble_gui.ui.self_test_driver import Album, Driver, SelfTestFailed, expect
from scrabble_gui.ui.self_test_plays import best_play, phony
from scrabble_gui.ui.window import Window

PEOPLE = ("Ada", "Ben")
SEED = 12
"""Deals a blank at once."""
MOST_TURNS = 20
"""Within so many turns somebody has played the blank."""
WINDOW_SIZE = (1366, 768)
FAILED = 1
COPY_NAME = f"self-test{SUFFIX}"


def run_self_test(pictures: Path | None) -> int:
    """Play the game and return the exit status: 0 when all went right. What went wrong stands on standard error."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        try:
            if pictures is not None:
                pictures.mkdir(parents=True, exist_ok=True)
            SelfTest(Path(folder), pictures).play()
        except SelfTestFailed as error:
            print(f"expected: {error}", file=sys.stderr)
            return FAILED
        except OSError as error:
            print(error, file=sys.stderr)
            return FAILED
    return 0


class SelfTest:
    """Two people, a window, and what they do there."""

    def __init__(self, folder: Path, pictures: Path | None) -> None:
        self._folder = folder
        self._pictures = pictures
        self._album = Album(pictures)
        self._parts = build_parts(folder)
        self._people = Driver(self._open_window())

    def _open_window(self) -> Window:
        """Return a window on the start page, as after a start of the program."""
        games = Games(self._parts.games.catalogue, GameFolder(self._folder / "games"), seed=lambda: SEED)
        preferences = Preferences(SettingsFile(self._folder / SETTINGS_FILE))
        preferences.change(motion=False)
        window = Window(self._parts.look, games, self._parts.themes, preferences)
        window.resize(*WINDOW_SIZE)
        window.lobby.show_home()
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        return window

    def play(self) -> None:
        """Do all steps in their order. Raises :class:`SelfTestFailed`, :class:`OSError`."""
        self._picture("start")
        self._sit_down()
        self._challenge_a_phony()
        self._challenge_a_good_word()
        self._exchange()
        self._play_a_blank()
        self._copy_and_open()
        self._people.window.close()

    def _sit_down(self) -> None:
        """Type the names and begin."""
        people = self._people
        people.window.commands["game.new"].trigger()
        QApplication.processEvents()
        fields = [field for field in people.window.pages.new_game.findChildren(QLineEdit) if field.isVisible()]
        expect(len(fields) >= len(PEOPLE), "fields for the names")
        for field, name in zip(fields, PEOPLE, strict=False):
            people.type(field, name)
        self._picture("names")
        people.click("Start playing")
        if people.find("Begin") is not None:
            self._picture("draw")
            people.click("Begin")
        expect(people.session.phase is Phase.CURTAIN, "a curtain before the first turn")
        expect([seat.name for seat in people.session.setup.seats] == list(PEOPLE), "the names as typed")

    def _challenge_a_phony(self) -> None:
        """Play something that is no word; the other person doubts it and is right."""
        people = self._people
        people.take_screen()
        loser = people.session.state.to_move
        people.lay(phony(people.session))
        self._picture("laid_out")
        people.play()
        self._picture("curtain")
        people.challenge(self._album, won=True)
        expect(people.session.state.scores[loser] == 0, "no points for a word that is none")
        expect(not people.session.state.board.tiles, "the tiles of a phony off the board")

    def _challenge_a_good_word(self) -> None:
        """Play a good word; the other person doubts it and is wrong."""
        people = self._people
        people.take_screen()
        winner = people.session.state.to_move
        people.lay(best_play(people.session))
        points = people.play()
        people.challenge(self._album, won=False)
        expect(people.session.state.scores[winner] >= points, "points for a word that stands")

    def _exchange(self) -> None:
        """Put two tiles back and draw others."""
        people = self._people
        people.take_screen()
        rack = people.session.hand.draft.slots
        people.click("Exchange")
        for slot in [at for at, tile in enumerate(rack) if tile is not None and not tile.blank][:2]:
            people.press_slot(slot)
        self._picture("exchange")
        people.press_big_button()
        expect(isinstance(people.last_move, Exchange), "an exchange")

    def _play_a_blank(self) -> None:
        """Play turns until somebody has laid a blank."""
        people = self._people
        for _ in range(MOST_TURNS):
            people.take_screen()
            play = best_play(people.session, _has_blank)
            people.lay(play)
            self._picture("blank")
            people.play()
            if _has_blank(play):
                return
        raise SelfTestFailed("a blank on a rack")

    def _copy_and_open(self) -> None:
        """Save a copy, start again, and open the copy."""
        window, before = self._people.window, self._people.session.game
        copy = (self._pictures or self._folder) / COPY_NAME
        window.lobby.copy_to(copy)
        expect(copy.is_file(), "a copy of the game")
        window.close()
        self._people = Driver(self._open_window())
        expect(self._people.window.lobby.open(copy), "the copy opened")
        again = self._people.session.game
        expect(again.turns == before.turns, "the turns as they were")
        expect(again.state == before.state, "the position as it was")
        self._picture("opened")

    def _picture(self, name: str) -> None:
        """Draw the window into the folder of the pictures, where there is one."""
        self._album.take(self._people.window, name)


def _has_blank(play: Play) -> bool:
    return any(tile.blank for _, tile in play.placements)
