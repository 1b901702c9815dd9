"""The window: :class:`Window` has menus and pages, and brings lobby, sitting and preferences together.

``lobby`` is how people come to a game, ``sitting`` follows the game from page to page; rules, sentences and pictures
are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow

from scrabble_gui import PROGRAM_NAME
from scrabble_gui.app.games import Games
from scrabble_gui.app.session import Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.catalogue import resources_folder
from scrabble_gui.ui import messages
from scrabble_gui.ui.actions import build_actions, fill_menus
from scrabble_gui.ui.appearance import Appearance
from scrabble_gui.ui.doorkeeper import Doorkeeper
from scrabble_gui.ui.file_drop import game_files, other_files
from scrabble_gui.ui.lobby import Lobby
from scrabble_gui.ui.own_words import OwnWords
from scrabble_gui.ui.pages import Pages
from scrabble_gui.ui.rescue import Rescue
from scrabble_gui.ui.sitting import Sitting
from scrabble_gui.ui.theme import Look, Theme
from scrabble_gui.ui.turn_commands import TurnCommands
from scrabble_gui.ui.window_place import WindowPlace

if TYPE_CHECKING:
    from scrabble_gui.ui.word_desk import WordDesk

SMALLEST = (440, 600)
MOST_PIN_ROWS = 8
"""So many people are offered a PIN."""


class Window(QMainWindow):
    """The program's window; :meth:`Lobby.show_home` or :meth:`Lobby.open` gives it its first page."""

    def __init__(self, look: Look, games: Games, themes: Mapping[str, Theme], preferences: Preferences) -> None:
        super().__init__()
        self._games = games
        self._preferences = preferences
        self._preferences_connected = False
        self.setWindowTitle(PROGRAM_NAME)
        self.setMinimumSize(*SMALLEST)
        self._turns = TurnCommands(self)
        self.commands = build_actions(self._handlers(), self)
        menus = fill_menus(self.menuBar(), self.commands)
        self._appearance = Appearance(look, themes, preferences, self)
        self._appearance.fill_menu(menus["&View"])
        self.pages = Pages(look, self.commands, {theme.id: theme.name for theme in themes.values()})
        self.setCentralWidget(self.pages)
        self.doorkeeper = Doorkeeper(look, preferences, self.pages)
        self.sitting = Sitting(self.pages, self._turns, self.doorkeeper, self)
        self.own_words = OwnWords(look, self.pages, games, preferences, self)
        self.lobby = Lobby(self.pages, games, preferences, self.sitting, self)
        self.rescue = Rescue(self._alarm, (self.sitting.follow_anew, self.lobby.reopen, self.lobby.show_home))
        self._place = WindowPlace(self, preferences)
        self.setAcceptDrops(True)
        self._connect()
        self._appearance.apply()
        self._place.restore()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command of the table does."""
        return {
            "game.new": lambda: self.lobby.show_new_game(),
            "game.open": lambda: self.lobby.ask_for_file(),
            "game.save_as": lambda: self.lobby.save_copy(),
            "game.close": lambda: self.lobby.show_home(),
            "game.quit": self.close,
            **self._turns.handlers(),
            "words.look_up": lambda: self.words.show_lookup(),
            "words.build": lambda: self.words.show_builder(),
            "words.house": lambda: self.own_words.show_house(),
            "words.study": lambda: self.own_words.show_study(),
            "words.lists": lambda: self.own_words.lists.show_lists(),
            "words.import": lambda: self.own_words.lists.importing.ask_for_file(),
            "view.larger": lambda: self._appearance.step_text(1),
            "view.smaller": lambda: self._appearance.step_text(-1),
            "view.preferences": self._show_preferences,
            "view.full_screen": self._toggle_full_screen,
            "help.rules": self._show_rules,
            "help.keys": self._show_keys,
            "help.about": self._show_about,
        }

    def _connect(self) -> None:
        """Connect what is there from the start."""
        self._turns.told.connect(self.pages.notice.say)
        self._turns.asked.connect(lambda question: self.pages.question.ask(question))
        self.doorkeeper.told.connect(lambda sentence, lasting: self.pages.notice.say(sentence, alarm=lasting))
        self.doorkeeper.asked.connect(lambda question: self.pages.question.ask(question))
        self.own_words.told.connect(lambda sentence, lasting: self.pages.notice.say(sentence, alarm=lasting))
        self.own_words.left.connect(self.lobby.go_back)
        self.own_words.lists_changed.connect(lambda: self.words.forget())
        self.lobby.words_wished.connect(lambda: self.words.show_lookup())
        self.sitting.changed.connect(self._on_sitting_changed)
        self._preferences.changed.connect(self._refresh_preferences)

    @cached_property
    def words(self) -> WordDesk:
        """Who answers questions about words; needed from the first game on, or when somebody asks before."""
        from scrabble_gui.ui.word_desk import WordDesk

        desk = WordDesk(self.pages, self._games, self._preferences, self)
        desk.told.connect(lambda sentence, lasting: self.pages.notice.say(sentence, alarm=lasting))
        desk.left.connect(self.lobby.go_back)
        return desk

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self.sitting.session

    def _on_sitting_changed(self) -> None:
        """Name the people in the title bar, and look words up in the game's own list."""
        session, unfinished = self.sitting.session, self.sitting.unfinished
        self.words.set_session(session, unfinished)
        self.own_words.set_session(session, unfinished)
        names = messages.names(self.sitting.names)
        self.setWindowTitle(f"{names} – {PROGRAM_NAME}" if names else PROGRAM_NAME)

    # --- pages of the window itself

    def _show_preferences(self) -> None:
        """Go to the page of preferences; the game stays as it is."""
        page = self.pages.preferences
        if not self._preferences_connected:
            self._preferences_connected = True
            page.changed.connect(lambda field, value: self._preferences.change(**{field: value}))
            page.pin_wished.connect(self.doorkeeper.toggle_pin)
            page.back_wished.connect(self.lobby.go_back)
        self._refresh_preferences()
        self.pages.open(page)
        page.setFocus()

    def _refresh_preferences(self) -> None:
        """Show what is preferred now, once the page has been opened."""
        if self._preferences_connected:
            wish = self._preferences.now
            people = dict.fromkeys((*self.sitting.people, *wish.pins, *wish.people))
            self.pages.preferences.show_preferences(wish, tuple(people)[:MOST_PIN_ROWS])

    def _show_keys(self) -> None:
        from scrabble_gui.ui.key_words import key_sections

        self.pages.reading.show_sections(self.tr("Keys and mouse"), key_sections())

    def _show_rules(self) -> None:
        from scrabble_gui.ui.rule_words import rule_sections
        from scrabble_gui.ui.seal_words import section as seal_section

        session = self.sitting.session
        rules = session.setup.rules if session else self._games.catalogue.default_ruleset()
        bag = seal_section(session.setup, over=session.state.is_over) if session else ()
        self.pages.reading.show_sections(rules.name, (("", (rules.summary,)), *rule_sections(rules), *bag))

    def _show_about(self) -> None:
        from scrabble_gui.ui.about import about_sections

        sections = about_sections(self._games.catalogue.words.all())
        self.pages.reading.show_sections(PROGRAM_NAME, sections, (self.tr("Licences"), self._show_licences))

    def _show_licences(self) -> None:
        from scrabble_gui.ui.about_licences import licensed_parts

        self.pages.licences.show_parts(licensed_parts(resources_folder(), self._games.catalogue.words.all()))

    def _alarm(self, sentence: str) -> None:
        """Say something that stays until it is clicked away, whatever page comes meanwhile."""
        self.pages.notice.say(sentence, alarm=True)

    # --- the window

    def receive_files(self, paths: list[Path]) -> None:
        """Come to the front, with the last of these files open: another start of the program was asked for them."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if paths:
            self.lobby.open(paths[-1])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take saved games and word lists that are dragged here."""
        if game_files(event.mimeData()) or other_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped, or look through the word list."""
        paths, lists = game_files(event.mimeData()), other_files(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.receive_files(paths)
        elif lists:
            event.acceptProposedAction()
            self.own_words.lists.importing.take_in(lists[-1])

    def _toggle_full_screen(self) -> None:
        """Fill the screen, or leave it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Write everything down and go."""
        self.sitting.leave()
        if "words" in self.__dict__:
            self.words.close()
        self.own_words.close()
        self._place.remember()
        event.accept()
