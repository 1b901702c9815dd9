"""Somebody who does anything at all with the window: :class:`Monkey`. Run by hand for long, on a screen or without::

    python tests/ui/monkey.py 20000 1

The first number says how many things are done, the second is the seed: the same seed does the same things again. After
each of them every tile must be accounted for; an exception or a warning of Qt ends the run and says at which step.
"""

import os
import random
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl, qInstallMessageHandler
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFocusEvent, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.session import Phase
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.app.supported import SUPPORTED
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import bag_count
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.record.savefile import glance, load
from scrabble_gui.ui.appearance import dress
from scrabble_gui.ui.parts import application, build_parts
from scrabble_gui.ui.window import Window

BUTTONS = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
KEYS = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Backspace, Qt.Key.Key_Delete) * 3,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F6),
    *(Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_F10, Qt.Key.Key_F11),
)
MOST_GAMES = 8
"""After so many games the old ones go on."""
LOOK_AT_FILE = 50
"""After so many steps the file is compared with the game on the table."""


class Monkey:
    """A window, a seed, and no idea of the game."""

    def __init__(self, folder: Path, seed: int, patch: Callable[[object, str, object], object] = setattr) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.steps = 0
        self.did = ""
        self.aimed_at: tuple[QWidget, ...] = ()
        self.parts = build_parts(folder)
        chance = random.Random(seed)
        self.games = Games(
            self.parts.games.catalogue, GameFolder(folder / "games"), seed=lambda: chance.randrange(2**64)
        )
        self.window = self._open()
        self.other = QWidget()
        self.touch = QTest.createTouchDevice()
        patch(QFileDialog, "getOpenFileName", lambda *_: (self._any_file(), ""))
        patch(QFileDialog, "getSaveFileName", lambda *_: (str(folder / f"copy{self.chance.randrange(3)}"), ""))

    def _open(self) -> Window:
        preferences = Preferences(SettingsFile(self.folder / "settings.ini"))
        window = Window(self.parts.look, self.games, self.parts.themes, preferences)
        window.lobby.show_home()
        window.show()
        return window

    def _any_file(self) -> str:
        """Return a saved game, a word list, or nothing."""
        words = self.folder / "own words.txt"
        words.write_text("aa\nCAT a pet\nÉTÉ\nQI\nRETAINS\n", encoding="utf-8")
        files = [*sorted(str(path) for path in self.folder.rglob("*.scrabble")), str(words)]
        return self.chance.choice([*files, ""])

    # --- one thing

    def step(self) -> None:
        """Do one thing, and see that nothing is lost."""
        self.steps += 1
        kinds: list[tuple[int, Callable[[], None]]] = [
            (22, self.press_a_button),
            (18, self.click),
            (14, self.drag),
            (18, self.strike),
            (6, self.turn_the_wheel),
            (6, self.touch_it),
            (5, self.choose_a_command),
            (4, self.resize),
            (3, self.change_focus),
            (2, self.drop_a_file),
            (12, self.lay_and_play),
            (10, self.go_on),
            (1, self.close_and_open),
        ]
        if self.window.session is None:
            few = len(list((self.folder / "games").glob("*.scrabble"))) < MOST_GAMES
            kinds += [(12 if few else 1, self.sit_down), (20, self.go_on_with_last)]
        act = self.chance.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0]
        self.did = act.__name__
        act()
        QApplication.processEvents()
        if not self.window.isVisible():
            self._after_closing()
        self.check()

    def check(self) -> None:
        """Every tile is somewhere, the hand has its own, and the file has what the table has."""
        session = self.window.session
        if session is None:
            return
        state, setup = session.state, session.setup
        count = bag_count(setup, state) + len(state.board.tiles) + sum(map(len, state.racks))
        assert count == len(setup.tile_set.all_tiles()), f"{count} tiles"
        assert session.hand.draft.rack == visible_rack(session.state, state.to_move)
        assert session.hand.is_open == (session.phase is Phase.TURN)
        if self.steps % LOOK_AT_FILE == 0:
            assert load(session.keeper.path, self.games.catalogue).game.turns == session.game.turns

    # --- where

    def _top(self) -> QWidget:
        """Return the window that gets what is done: a menu that is open, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a widget and a place in it."""
        top = self._top()
        place = QPoint(self.chance.randrange(max(1, top.width())), self.chance.randrange(max(1, top.height())))
        widget = top.childAt(place) or top
        if not isValid(widget):  # Python remembers a widget of Qt's own that lay at the same address before
            widget = top
        self.aimed_at = top, widget  # Python forgets a child of Qt's own together with its parent
        return widget, widget.mapFrom(top, place) if widget is not top else place

    def _table_place(self) -> QPoint:
        """Return the middle of a square or of a rack slot."""
        table = self.window.pages.game.table
        if self.chance.random() < 0.5:
            return table.places.slot_rect(self.chance.randrange(7)).center().toPoint()
        near = self.chance.randrange(4, 11), self.chance.randrange(4, 11)
        return table.square_rect(Square(*near)).center().toPoint()

    def _at_table(self) -> bool:
        page = self.window.pages
        return page.currentWidget() is page.game and self._top() is self.window

    # --- what

    def press_a_button(self) -> None:
        top = self._top()
        found = [
            one for one in top.findChildren(QAbstractButton) if isValid(one) and one.isVisible() and one.isEnabled()
        ]
        found = [one for one in found if "Quit" not in one.text()]
        if found:
            QTest.mouseClick(self.chance.choice(found), Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        """Press the filled button of the page."""
        found = [
            one
            for one in self._top().findChildren(QAbstractButton)
            if isValid(one) and one.isVisible() and one.hasFocus()
        ]
        if found:
            QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)

    def click(self) -> None:
        widget, place = self._somewhere()
        if self._at_table() and self.chance.random() < 0.7:
            widget, place = self.window.pages.game.table.viewport(), self._table_place()
        how = self.chance.choice(
            (QTest.mouseClick, QTest.mouseClick, QTest.mousePress, QTest.mouseRelease, QTest.mouseDClick)
        )
        how(widget, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS[:5]), place)

    def drag(self) -> None:
        if self._at_table():
            widget, start, end = self.window.pages.game.table.viewport(), self._table_place(), self._table_place()
        else:
            widget, start = self._somewhere()
            end = start + QPoint(self.chance.randrange(-300, 300), self.chance.randrange(-300, 300))
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 4):
            if isValid(widget):
                QTest.mouseMove(widget, start + (end - start) * step / 3)
        if isValid(widget) and self.chance.random() < 0.9:
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)

    def strike(self) -> None:
        widget = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        modifier = self.chance.choice(MODIFIERS)
        for _ in range(self.chance.choice((1, 1, 1, 4))):
            key = self.chance.choice(KEYS)
            if isValid(widget) and (key, modifier) != (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier):
                QTest.keyClick(widget, key, modifier)

    def turn_the_wheel(self) -> None:
        widget, place = self._somewhere()
        turn = QPoint(0, self.chance.choice((-480, -120, 120, 480)))
        buttons, modifiers = Qt.MouseButton.NoButton, self.chance.choice(MODIFIERS)
        phase = Qt.ScrollPhase.NoScrollPhase
        at = widget.mapToGlobal(place)
        event = QWheelEvent(QPointF(place), QPointF(at), QPoint(), turn, buttons, modifiers, phase, False)
        QApplication.sendEvent(widget, event)

    def touch_it(self) -> None:
        if not self._at_table():
            return
        port = self.window.pages.game.table.viewport()
        start, end = self._table_place(), self._table_place()
        QTest.touchEvent(port, self.touch).press(0, start, port).commit()
        if self.chance.random() < 0.7:
            QTest.touchEvent(port, self.touch).move(0, end, port).commit()
        QTest.touchEvent(port, self.touch).release(0, end, port).commit()

    def choose_a_command(self) -> None:
        names = sorted(
            set(self.window.commands) - {"game.quit", *self.chance.choices(("game.close", "game.new", ""), k=2)}
        )
        if QApplication.activePopupWidget() is None:
            self.window.commands[self.chance.choice(names)].trigger()

    def resize(self) -> None:
        self.window.resize(self.chance.randrange(800, 1900), self.chance.randrange(600, 1100))
        if self.chance.random() < 0.1:
            self.window.showMinimized()
            QApplication.processEvents()
            self.window.showNormal()

    def change_focus(self) -> None:
        if self.chance.random() < 0.5:
            self.other.show()
            self.other.activateWindow()
            QApplication.processEvents()
            self.other.hide()
            self.window.activateWindow()
        else:
            for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
                QApplication.sendEvent(QApplication.focusWidget() or self.window, QFocusEvent(kind))

    def drop_a_file(self) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self._any_file() or str(self.folder / "settings.ini"))])
        place, action = QPointF(300, 300), Qt.DropAction.CopyAction
        buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(place.toPoint(), action, data, buttons, modifiers)
        QApplication.sendEvent(self.window, enter)
        if enter.isAccepted():
            QApplication.sendEvent(self.window, QDropEvent(place, action, data, buttons, modifiers))

    def lay_and_play(self) -> None:
        """Lay a tile beside another one, so that the game goes on at all."""
        session = self.window.session
        if session is None or session.phase is not Phase.TURN or not self._at_table():
            return
        tiles = session.state.board.tiles
        squares = [Square(row, col + 1) for row, col in tiles] or [Square(7, 7), Square(7, 8)]
        for square in squares[:2]:
            slot = next((slot for slot, tile in enumerate(session.hand.draft.slots) if tile is not None), 0)
            session.hand.place(slot, square)
        self.window.commands["turn.play"].trigger()

    def sit_down(self) -> None:
        """Start a game of two to four people by any of the rules, if none is on the table."""
        rules = self.chance.choice(self.games.catalogue.playable_rulesets(SUPPORTED)).rules
        names = ("Ada", "Ben", "Grandma", "Robin")[: self.chance.randrange(2, 5)]
        target = None if rules.target is None else 60
        if self._top() is self.window:
            self.window.lobby.start(NewGame(names, rules.id, (target,) * len(names)))

    def go_on_with_last(self) -> None:
        """Go on with a game that is not over."""
        found = self.games.folder.newest_unfinished(self.games.catalogue)
        if found is not None and self._top() is self.window:
            self.window.lobby.open(found.path)

    def close_and_open(self) -> None:
        self.window.close()

    def _after_closing(self) -> None:
        """Start the program again, and go on with the last game."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.window = self._open()

    def end(self) -> None:
        """Go home, and leave the looks of the application as they were."""
        self.window.close()
        self.other.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        dress(build_parts(self.folder).look)


def is_fault(message: str) -> bool:
    """Whether a message of Qt is about the program, and not about a platform that has no screen."""
    return not message.startswith("This plugin does not support")


def main() -> int:
    """Do so many things with this seed, and say what went wrong."""
    steps, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    app = application(sys.argv[:1])
    faults: list[str] = []
    sys.excepthook = lambda *error: faults.append("".join(traceback.format_exception(*error)))
    qInstallMessageHandler(lambda kind, context, message: faults.append(message) if is_fault(message) else None)
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), seed)
        try:
            while monkey.steps < steps and not faults:
                monkey.step()
        except Exception:  # noqa: BLE001
            faults.append(traceback.format_exc())
        games = [glance(path).turns for path in (Path(folder) / "games").glob("*.scrabble")]
        monkey.end()
    platform = QGuiApplication.platformName()
    for fault in faults:
        print(fault)
    told = f"{monkey.steps} steps on {platform}, {len(games)} games, {sum(games)} turns"
    print(f"{told}, {len(faults)} faults; {monkey.did}")
    app.quit()
    return 1 if faults else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # widgets of Python and of Qt end in an order of their own at the very end of the process
