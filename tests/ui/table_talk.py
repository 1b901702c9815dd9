"""People at the window, as far as a mouse and a keyboard reach: :class:`TableTalk` plays games through real widgets.

It looks at the session only to decide what to do (which word lies on the rack); everything is then done with events on
the widgets that a person would use.
"""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from scrabble_gui.app.games import Games
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.moves import Play, main_line
from scrabble_gui.core.square import Square
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.ui.parts import build_parts
from scrabble_gui.ui.seat_player import PlayerButton
from scrabble_gui.ui.window import Window

LEFT = Qt.MouseButton.LeftButton


class TableTalk:
    """A window and the people before it."""

    def __init__(self, qtbot, folder: Path, *, seed: int = 1) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.seed = seed
        self.window = self._open_window()

    def _open_window(self) -> Window:
        parts = build_parts(self.folder)
        folder = GameFolder(self.folder / "games")
        games = Games(
            parts.games.catalogue,
            folder,
            computers=parts.games.computers,
            own_data=self.folder,
            seed=lambda: self.seed,
        )
        preferences = Preferences(SettingsFile(self.folder / "settings.ini"))
        preferences.change(motion=False, theme="classic")
        window = Window(parts.look, games, parts.themes, preferences)
        self.qtbot.addWidget(window)
        window.resize(1366, 768)
        window.lobby.show_home()
        window.show()
        self.qtbot.waitExposed(window)
        return window

    def reopen(self) -> None:
        """Close the window and start the program again."""
        self.window.close()
        self.window = self._open_window()

    # --- what is there

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.window.centralWidget().currentWidget()

    @property
    def session(self) -> Session:
        """The game on the table."""
        session = self.window.session
        assert session is not None
        return session

    def buttons(self) -> list[QAbstractButton]:
        """The buttons that can be seen, laid out as they will be."""
        QApplication.processEvents()
        return [button for button in self.window.findChildren(QAbstractButton) if button.isVisible()]

    def button(self, text: str) -> QAbstractButton:
        """Return the one button that can be seen with this text."""
        found = [button for button in self.buttons() if button.text() == text]
        assert len(found) == 1, f"{text!r}: {len(found)} among {sorted({button.text() for button in self.buttons()})}"
        return found[0]

    def has_button(self, text: str) -> bool:
        """Whether a button with this text can be seen."""
        return any(button.text() == text for button in self.buttons())

    # --- what people do

    def click(self, text: str) -> None:
        """Press a button with the mouse."""
        QTest.mouseClick(self.button(text), LEFT)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Strike a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def command(self, name: str) -> None:
        """Choose a command from the menu."""
        self.window.commands[name].trigger()

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Drag with the left button on the table."""
        QApplication.processEvents()
        port = self.window.pages.game.table.viewport()
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(port, start + (end - start) * step / 4)
        QTest.mouseRelease(port, LEFT, pos=end)

    def square(self, square: Square) -> QPoint:
        """Return the middle of a square."""
        return self.window.pages.game.table.square_rect(square).center().toPoint()

    def slot(self, slot: int) -> QPoint:
        """Return the middle of a rack slot."""
        return self.window.pages.game.table.places.slot_rect(slot).center().toPoint()

    def lay(self, play: Play) -> None:
        """Drag the tiles of a play from the rack; letters of blanks are typed."""
        for square, tile in play.placements:
            slots = self.session.hand.draft.slots
            slot = slots.index(tile.in_hand())
            self.drag(self.slot(slot), self.square(square))
            if tile.blank:
                QTest.keyClicks(QApplication.focusWidget(), tile.letter)
            assert self.session.hand.draft.at(square) == tile

    def lay_by_clicks(self, play: Play) -> None:
        """Click each tile of a play and then its square; letters of blanks are clicked too."""
        QApplication.processEvents()
        port = self.window.pages.game.table.viewport()
        for square, tile in play.placements:
            slot = self.session.hand.draft.slots.index(tile.in_hand())
            QTest.mouseClick(port, LEFT, pos=self.slot(slot))
            QTest.mouseClick(port, LEFT, pos=self.square(square))
            if tile.blank:
                letters = {button.text(): button for button in self.window.pages.game.blanks.picker.letters}
                QTest.mouseClick(letters[tile.letter], LEFT)
            assert self.session.hand.draft.at(square) == tile

    def lay_by_keys(self, play: Play) -> None:
        """Go to the first square with the arrows, turn the arrow as needed, and type the letters."""
        table, placing = self.window.pages.game.table, self.window.pages.game.placing
        board = self.session.state.board
        line, across = main_line(play, board.with_tiles(play.placements))
        first = next(square for square in line if square in play.squares)
        if not table.hasFocus():
            self.key(Qt.Key.Key_F6)
            if not table.hasFocus():
                self.key(Qt.Key.Key_F6)
        assert table.hasFocus()
        if placing.pointing.cursor is None:
            QTest.keyClick(table, Qt.Key.Key_Up)
        here = placing.pointing.cursor.square
        for key, steps in (
            (Qt.Key.Key_Down, first.row - here.row),
            (Qt.Key.Key_Up, here.row - first.row),
            (Qt.Key.Key_Right, first.col - here.col),
            (Qt.Key.Key_Left, here.col - first.col),
        ):
            for _ in range(steps):
                QTest.keyClick(table, key)
        if placing.pointing.cursor.across != across:
            QTest.keyClick(table, Qt.Key.Key_Space)
        for square, tile in play.placements:
            shift = Qt.KeyboardModifier.ShiftModifier if tile.blank else Qt.KeyboardModifier.NoModifier
            QTest.keyClicks(table, tile.letter if tile.blank else tile.letter.lower(), shift)
            assert self.session.hand.draft.at(square) == tile

    def take_screen(self) -> None:
        """Say that the next person is there."""
        assert self.session.phase is Phase.CURTAIN
        name = self.session.setup.seats[self.session.state.to_move].name
        self.click(f"I am {name}, show my tiles")

    def enter_on_curtain(self) -> None:
        """Press Enter on the filled button of the curtain, when the moment is over in which keys do nothing there."""
        QApplication.processEvents()
        self.window.pages.curtain._since -= 1
        self.key(Qt.Key.Key_Return)

    def play(self, play: Play, way: str = "drag") -> None:
        """Take the screen, lay a play and press the big button; by keys alone where that is the way."""
        if way == "keys":
            assert self.session.phase is Phase.CURTAIN
            self.enter_on_curtain()
            assert self.session.phase is Phase.TURN
            self.lay_by_keys(play)
            self.key(Qt.Key.Key_Return)
            return
        self.take_screen()
        {"drag": self.lay, "clicks": self.lay_by_clicks, "typed": self.lay_by_keys}[way](play)
        button = self.window.pages.game.column.play_button
        assert not button.is_refused, button.text()
        QTest.mouseClick(button, LEFT)

    def start_game(self, names: list[str], rules: str) -> None:
        """Set up a game on the page for it, by typing and clicking, and begin."""
        self.command("game.new")
        fields = [field for field in self.page.findChildren(QLineEdit) if field.isVisible()]
        for _ in names[len(fields) :]:
            self.add_seat()
        fields = [field for field in self.page.findChildren(QLineEdit) if field.isVisible()]
        for field, name in zip(fields, names, strict=True):
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, name)
        QTest.mouseClick(self.button(rules), LEFT)
        self.click("Start playing")

    def choose_player(self, seat: int, text: str) -> None:
        """Open the list of a seat on the page of a new game, and choose the entry that begins like this."""
        QApplication.processEvents()
        button = [each for each in self.page.findChildren(PlayerButton) if each.isVisible()][seat]
        QTest.mouseClick(button, LEFT)
        entry = next(each for each in button.menu.actions() if each.text().startswith(text))
        QTest.mouseClick(button.menu, LEFT, pos=button.menu.actionGeometry(entry).center())
        assert not button.menu.isVisible()

    def add_seat(self) -> None:
        """Let one more person sit down."""
        more = [button for button in self.buttons() if button.text() == "Add a player"]
        assert more, [button.text() for button in self.buttons()]
        QTest.mouseClick(more[0], LEFT)
