"""``--self-test``: a short game played through the real widgets, as a check of an installed program.

:func:`run_self_test` plays in a folder of its own, with events that a mouse and a keyboard would send: names, a word
that is none and is challenged, one that stands against a challenge, an exchange, a blank, a copy, and the copy opened
in another window. Pictures of the steps go into a folder where one is named. Nothing of the user's is read or written.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from scrabble_gui.app.games import Games
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Challenge, Exchange, Move, Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from scrabble_gui.engine.gaddag import open_gaddag
from scrabble_gui.engine.lexicon import WordGraph
from scrabble_gui.engine.movegen import MoveGenerator
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.record.savefile import SUFFIX
from scrabble_gui.ui.parts import SETTINGS_FILE, Parts, application, build_parts
from scrabble_gui.ui.window import Window

PEOPLE = ("Ada", "Ben")
SEED = 12
"""Deals a blank at once."""
WINDOW_SIZE = (1366, 768)
FAILED = 1
COPY_NAME = f"self-test{SUFFIX}"
_LEFT = Qt.MouseButton.LeftButton
_PLAIN = Qt.KeyboardModifier.NoModifier


class SelfTestFailed(Exception):
    """A step did not come out as it must; its text says what was expected."""


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
        self._taken = 0
        self._parts: Parts = build_parts(folder)
        self._window = self._open_window()

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
        self._window.close()

    # --- the steps

    def _sit_down(self) -> None:
        """Type the names and begin."""
        self._window.commands["game.new"].trigger()
        QApplication.processEvents()
        fields = [field for field in self._window.pages.new_game.findChildren(QLineEdit) if field.isVisible()]
        _expect(len(fields) >= len(PEOPLE), "fields for the names")
        for field, name in zip(fields, PEOPLE, strict=False):
            field.clear()
            for letter in name:
                _strike(field, letter)
        self._picture("names")
        self._click("Start playing")
        if self._find("Begin") is not None:
            self._picture("draw")
            self._click("Begin")
        _expect(self._session.phase is Phase.CURTAIN, "a curtain before the first turn")
        _expect([seat.name for seat in self._session.setup.seats] == list(PEOPLE), "the names as typed")

    def _challenge_a_phony(self) -> None:
        """Play something that is no word; the other person doubts it and is right."""
        self._take_screen()
        loser = self._session.state.to_move
        self._lay(self._phony())
        self._picture("laid_out")
        self._press_play()
        self._picture("curtain")
        self._challenge(won=True)
        _expect(self._session.state.scores[loser] == 0, "no points for a word that is none")
        _expect(not self._session.state.board.tiles, "the tiles of a phony off the board")

    def _challenge_a_good_word(self) -> None:
        """Play a good word; the other person doubts it and is wrong."""
        self._take_screen()
        winner = self._session.state.to_move
        self._lay(self._best())
        points = self._press_play()
        self._challenge(won=False)
        _expect(self._session.state.scores[winner] >= points, "points for a word that stands")

    def _exchange(self) -> None:
        """Put two tiles back and draw others."""
        self._take_screen()
        rack = self._session.hand.draft.slots
        self._click("Exchange")
        for slot in [at for at, tile in enumerate(rack) if tile is not None and not tile.blank][:2]:
            self._press_at(self._slot(slot))
        self._picture("exchange")
        _press(self._window.pages.game.column.play_button)
        _expect(isinstance(self._last_move, Exchange), "an exchange")

    def _play_a_blank(self) -> None:
        """Play turns until somebody has laid a blank."""
        for _ in range(20):
            self._take_screen()
            play = self._best(lambda play: any(tile.blank for _, tile in play.placements))
            self._lay(play)
            self._picture("blank")
            self._press_play()
            if any(tile.blank for _, tile in play.placements):
                return
        raise SelfTestFailed("a blank on a rack")

    def _copy_and_open(self) -> None:
        """Save a copy, start again, and open the copy."""
        before = self._session.game
        copy = (self._pictures or self._folder) / COPY_NAME
        self._window.lobby.copy_to(copy)
        _expect(copy.is_file(), "a copy of the game")
        self._window.close()
        self._window = self._open_window()
        _expect(self._window.lobby.open(copy), "the copy opened")
        again = self._session.game
        _expect(again.turns == before.turns, "the turns as they were")
        _expect(again.state == before.state, "the position as it was")
        self._picture("opened")

    # --- what people do

    def _take_screen(self) -> None:
        """Say that the next person is there."""
        _expect(self._session.phase is Phase.CURTAIN, "a curtain between two turns")
        self._click(f"I am {self._session.setup.seats[self._session.state.to_move].name}, show my tiles")
        _expect(self._session.phase is Phase.TURN, "the table behind the curtain")

    def _lay(self, play: Play) -> None:
        """Drag tiles from the rack to the board, and choose the letters of blanks."""
        for square, tile in play.placements:
            slot = self._session.hand.draft.slots.index(tile.in_hand())
            self._drag(self._slot(slot), self._square(square))
            if tile.blank:
                letters = {button.text(): button for button in self._window.pages.game.blanks.picker.letters}
                _press(letters[tile.letter])
            _expect(self._session.hand.draft.at(square) == tile, f"{tile.letter} on the board")

    def _press_play(self) -> int:
        """Press the big button; return the points of the turn."""
        seat = self._session.state.to_move
        before = self._session.state.scores[seat]
        _press(self._window.pages.game.column.play_button)
        _expect(isinstance(self._last_move, Play), "a play")
        return self._session.state.scores[seat] - before

    def _challenge(self, *, won: bool) -> None:
        """Doubt the last play from the curtain, as the person who is next."""
        self._click(self._session.setup.seats[self._session.state.to_move].name)
        several = self._find("Check the words")
        self._click("Check the words" if several else "Check the word")
        self._picture("verdict")
        self._click("Take the tiles off" if won else "Carry on")
        _expect(isinstance(self._last_move, Challenge), "a challenge")
        _expect(bool(self._session.game.turns[-1].rejected) is won, "the right verdict")

    def _drag(self, start: QPoint, end: QPoint) -> None:
        """Drag with the left button on the table."""
        port = self._window.pages.game.table.viewport()
        _mouse(port, QEvent.Type.MouseButtonPress, start)
        for step in range(1, 5):
            _mouse(port, QEvent.Type.MouseMove, start + (end - start) * step / 4)
        _mouse(port, QEvent.Type.MouseButtonRelease, end)

    def _press_at(self, place: QPoint) -> None:
        """Press and release the left button on the table."""
        port = self._window.pages.game.table.viewport()
        _mouse(port, QEvent.Type.MouseButtonPress, place)
        _mouse(port, QEvent.Type.MouseButtonRelease, place)

    def _click(self, text: str) -> None:
        """Press the button with this text; the program speaks English here."""
        button = self._find(text)
        if button is None:
            raise SelfTestFailed(f"a button “{text}”")
        _press(button)

    def _find(self, text: str) -> QAbstractButton | None:
        """Return the button with this text that can be seen."""
        QApplication.processEvents()
        buttons = self._window.findChildren(QAbstractButton)
        return next((button for button in buttons if button.isVisible() and button.text() == text), None)

    # --- what is there

    @property
    def _session(self) -> Session:
        """The game on the table."""
        session = self._window.session
        if session is None:
            raise SelfTestFailed("a game on the table")
        return session

    @property
    def _last_move(self) -> Move | None:
        """The last move of the game."""
        turns = self._session.game.turns
        return turns[-1].move if turns else None

    def _square(self, square: Square) -> QPoint:
        """Return the middle of a square."""
        QApplication.processEvents()
        return self._window.pages.game.table.square_rect(square).center().toPoint()

    def _slot(self, slot: int) -> QPoint:
        """Return the middle of a rack slot."""
        QApplication.processEvents()
        return self._window.pages.game.table.places.slot_rect(slot).center().toPoint()

    def _phony(self) -> Play:
        """Return tiles of the rack that make no word, across the start square."""
        words, start = self._words(), self._session.setup.layout.start
        for tiles in self._hands(3):
            if not words.contains([tile.letter for tile in tiles]):
                return Play(tuple(Placement(Square(start.row, start.col + at), tile) for at, tile in enumerate(tiles)))
        raise SelfTestFailed("tiles that make no word")

    def _hands(self, count: int) -> Iterator[tuple[Tile, ...]]:
        """Return the ways to take so many letters, no blanks, from the rack."""
        tiles = [tile for tile in self._session.hand.draft.slots if tile is not None and not tile.blank]
        return permutations(tiles, count)

    def _best(self, wanted: Callable[[Play], bool] = lambda _: True) -> Play:
        """Return the play with the most points, one that is wanted where there is any."""
        setup, state = self._session.setup, self._session.state
        gaddag = open_gaddag(self._words())
        if gaddag is None:
            raise SelfTestFailed("words to play")
        generator = MoveGenerator(gaddag, setup.rules, setup.tile_set, setup.layout)
        found = generator.plays(state.board, visible_rack(state, state.to_move))
        ranked = [item.play for item in found.best(len(found), by_score=True)]
        _expect(bool(ranked), "a legal play")
        return next(filter(wanted, ranked), ranked[0])

    def _words(self) -> WordGraph:
        """Return the words of the game."""
        words = self._parts.games.lexicon(self._session.setup)
        if not isinstance(words, WordGraph):
            raise SelfTestFailed("a word list")
        return words

    def _picture(self, name: str) -> None:
        """Draw the window into the folder of the pictures."""
        QApplication.processEvents()
        if self._pictures is None:
            return
        self._taken += 1
        path = self._pictures / f"{self._taken:02}_{name}.png"
        if not self._window.grab().save(str(path), "PNG"):
            raise OSError(f"{path} cannot be written")


def _expect(given: bool, what: str) -> None:
    """Raise :class:`SelfTestFailed` unless it is so."""
    if not given:
        raise SelfTestFailed(what)


def _press(button: QAbstractButton) -> None:
    """Press a button in its middle with the left button of the mouse."""
    place = button.rect().center()
    _mouse(button, QEvent.Type.MouseButtonPress, place)
    _mouse(button, QEvent.Type.MouseButtonRelease, place)


def _mouse(widget: QWidget, kind: QEvent.Type, place: QPoint) -> None:
    """Send what the left button of the mouse does at a place of a widget."""
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else _LEFT
    down = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else _LEFT
    where = QPointF(place)
    event = QMouseEvent(kind, where, QPointF(widget.mapToGlobal(place)), button, down, _PLAIN)
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()


def _strike(widget: QWidget, letter: str) -> None:
    """Send a key that writes a letter."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, ord(letter.upper()), _PLAIN, letter))
