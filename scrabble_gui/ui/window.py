"""The window: :class:`Window` puts the pages together and follows the session from page to page.

It knows which page is shown and what the commands do; rules, sentences and pictures are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget, QWidget

from scrabble_gui import PROGRAM_NAME
from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.catalogue import CatalogueError
from scrabble_gui.core.errors import BadSetup, IllegalMove
from scrabble_gui.record.savefile import SUFFIX, SaveError, WriteError, save
from scrabble_gui.ui import file_messages, messages
from scrabble_gui.ui.about import about_sections
from scrabble_gui.ui.actions import build_actions, fill_menus
from scrabble_gui.ui.appearance import Appearance
from scrabble_gui.ui.ask_card import AskCard
from scrabble_gui.ui.curtain import CurtainPage
from scrabble_gui.ui.doorkeeper import Doorkeeper
from scrabble_gui.ui.end_page import EndPage
from scrabble_gui.ui.file_drop import game_files
from scrabble_gui.ui.first_draw import FirstDrawPage
from scrabble_gui.ui.game_page import GamePage
from scrabble_gui.ui.home import HomePage
from scrabble_gui.ui.new_game import NewGamePage
from scrabble_gui.ui.notice import Notice
from scrabble_gui.ui.preferences import PreferencesPage
from scrabble_gui.ui.reading_card import ReadingCard
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.rescue import Rescue
from scrabble_gui.ui.rule_words import rule_sections
from scrabble_gui.ui.start import home_picture, new_game_offer
from scrabble_gui.ui.theme import Look, Theme
from scrabble_gui.ui.turn_commands import TurnCommands
from scrabble_gui.ui.window_place import WindowPlace

SMALLEST = (800, 600)
MOST_PIN_ROWS = 8
"""So many people are offered a PIN."""


class Window(QMainWindow):
    """The program's window."""

    def __init__(self, look: Look, games: Games, themes: Mapping[str, Theme], preferences: Preferences) -> None:
        super().__init__()
        self._games = games
        self._preferences = preferences
        self._session: Session | None = None
        self._reopened = False
        self._end_seen = False
        self.setWindowTitle(PROGRAM_NAME)
        self.setMinimumSize(*SMALLEST)
        self._turns = TurnCommands(self)
        self.commands = build_actions(self._handlers(), self)
        menus = fill_menus(self.menuBar(), self.commands)
        self._appearance = Appearance(look, themes, preferences, self)
        self._appearance.fill_menu(menus["&View"])
        self.home = HomePage(look)
        self.new_game = NewGamePage(look)
        self.first_draw = FirstDrawPage(look)
        self.curtain = CurtainPage(look)
        self.game = GamePage(look, self.commands)
        self.end = EndPage(look)
        self.preferences = PreferencesPage(look, {theme.id: theme.name for theme in themes.values()})
        self._pages = QStackedWidget()
        pages = (self.home, self.new_game, self.first_draw, self.curtain, self.game, self.end, self.preferences)
        for page in pages:
            self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self.question = AskCard(look, self._pages)
        self.reading = ReadingCard(look, self._pages)
        self.doorkeeper = Doorkeeper(look, preferences, self._pages)
        self.notice = Notice(look, self._pages)
        self.rescue = Rescue(self._alarm, (self.follow_anew, self._reopen, self.show_home))
        self._place = WindowPlace(self, preferences)
        self.setAcceptDrops(True)
        self._connect_pages()
        self._connect_preferences()
        self._appearance.apply()
        self._place.restore()
        self.show_home()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command of the table does."""
        return {
            "game.new": self.show_new_game,
            "game.open": self.ask_for_file,
            "game.save_as": self.save_copy,
            "game.close": self.show_home,
            "game.quit": self.close,
            **self._turns.handlers(),
            "view.preferences": self.show_preferences,
            "view.full_screen": self.toggle_full_screen,
            "help.rules": self._show_rules,
            "help.about": lambda: self.reading.show_sections(PROGRAM_NAME, about_sections()),
        }

    def _connect_pages(self) -> None:
        """Turn the wishes of the pages into steps."""
        self.home.continue_wished.connect(self.continue_last)
        self.home.new_game_wished.connect(self.show_new_game)
        self.home.open_wished.connect(self.ask_for_file)
        self.home.lineup_wished.connect(self._start_lineup)
        self.home.recent_wished.connect(self._open_recent)
        self.home.first_game_wished.connect(self._start_first_game)
        self.home.recover_wished.connect(self._recover_last)
        self.new_game.start_wished.connect(self.start)
        self.new_game.back_wished.connect(self.show_home)
        self.first_draw.done.connect(self.follow)
        self.curtain.shown.connect(self.doorkeeper.let_in)
        self.curtain.slip_wished.connect(self.commands["turn.take_back"].trigger)
        self.curtain.challenged.connect(self._challenge_as)
        self.curtain.nobody_challenges.connect(self._on_nobody_challenges)
        self.game.refused.connect(self._on_refused)
        self.game.told.connect(self.notice.say)
        self.game.challenge_ended.connect(self.follow)
        self._turns.told.connect(self.notice.say)
        self._turns.asked.connect(self.question.ask)
        self._turns.play_wished.connect(self.game.play)
        self._turns.exchange_wished.connect(self.game.exchanging.toggle)
        self._turns.recall_wished.connect(self.game.placing.recall)
        self._turns.challenge_wished.connect(self._start_challenge)
        self.end.play_again.connect(self._play_again)
        self.end.new_game.connect(self.show_new_game)
        self.end.show_board.connect(self._show_finished_board)

    def _connect_preferences(self) -> None:
        """Let every choice on the page of preferences work at once."""
        self.preferences.changed.connect(lambda field, value: self._preferences.change(**{field: value}))
        self.preferences.pin_wished.connect(self.doorkeeper.toggle_pin)
        self.preferences.back_wished.connect(self._leave_preferences)
        self._preferences.changed.connect(self._refresh_preferences)
        self.doorkeeper.told.connect(lambda sentence, lasting: self.notice.say(sentence, alarm=lasting))
        self.doorkeeper.asked.connect(self.question.ask)

    # --- pages

    def show_home(self) -> None:
        """Go to the start page; the game in progress is safe."""
        self._leave()
        self._picture = home_picture(self._games, self._preferences.now, datetime.now().astimezone())
        self.home.show_home(self._picture)
        self._show(self.home)

    def show_new_game(self) -> None:
        """Go to the page where a game is set up."""
        self.new_game.show_choices(new_game_offer(self._games, self._preferences.now))
        self._show(self.new_game)

    def show_preferences(self) -> None:
        """Go to the page of preferences; the game stays as it is."""
        self._refresh_preferences()
        self._show(self.preferences)
        self.preferences.setFocus()

    def _refresh_preferences(self) -> None:
        seats = [seat.name for seat in self._session.setup.seats] if self._session else []
        wish = self._preferences.now
        people = dict.fromkeys((*seats, *wish.pins, *wish.people))
        self.preferences.show_preferences(wish, tuple(people)[:MOST_PIN_ROWS])

    def _leave_preferences(self) -> None:
        if self._session is None:
            self.show_home()
        else:
            self.follow()

    def follow_anew(self) -> None:
        """Read everything shown anew from the game."""
        self.game.refresh()
        self.follow()

    def _reopen(self) -> None:
        """Read the game anew from its file, with everything that was done."""
        if self._session is None:
            self.show_home()
            return
        path = self._session.path
        self._leave()
        self.open(path)

    def follow(self) -> None:
        """Show the page that the session's phase asks for."""
        session = self._session
        if session is None:
            return
        if self.game.challenging.is_open:
            self._show(self.game)
            return
        match session.phase:
            case Phase.CURTAIN:
                told, slip = recap(session.game), session.slip is not None
                self.curtain.show_hand_over(session.setup, session.state, told, reopened=self._reopened, slip=slip)
                self._show(self.curtain)
            case Phase.ASK:
                slip = session.slip is not None
                self.curtain.show_ask(session.setup, session.state, recap(session.game), slip=slip)
                self._show(self.curtain)
            case Phase.TURN:
                self._reopened = False
                self._show(self.game)
                self.game.setFocus()
            case Phase.OVER:
                if not self._end_seen:
                    self._end_seen = True
                    self.end.show_game(session.game)
                self._show(self.end)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self.notice.pass_by()

    def _show_finished_board(self) -> None:
        self.game.refresh()
        self._show(self.game)

    def show_still(self, session: Session, seat: int | None) -> None:
        """Show the table of a game as it stands, for a picture: no curtain, no end page, one rack face up or none."""
        self._leave()
        self.game.show_still(session, seat)
        self._show(self.game)

    # --- sessions

    def start(self, choice: NewGame) -> None:
        """Start a new game; first everybody draws."""
        try:
            session = self._games.start(choice)
        except (BadSetup, CatalogueError) as error:
            self.notice.say(_data_sentence(error), alarm=True)
            return
        people = self._preferences.now.with_people(choice.names)
        together = self._preferences.now.with_together(choice.names, choice.rules, choice.targets)
        self._preferences.change(people=people, together=together)
        self._sit_down(session, reopened=False)
        session.save()
        if session.setup.rounds:
            self.first_draw.show_draw(session.setup)
            self._show(self.first_draw)

    def open(self, path: Path) -> bool:
        """Open a saved game. Answers whether it is open; otherwise the reason is shown and the file untouched."""
        try:
            session = self._games.open(path)
        except SaveError as error:
            self.notice.say(file_messages.save_error(error), alarm=True)
            return False
        except WriteError as error:
            self.notice.say(file_messages.write_error(error), alarm=True)
            return False
        self._sit_down(session, reopened=True)
        return True

    def _sit_down(self, session: Session, *, reopened: bool) -> None:
        """Play this session from now on."""
        self._leave()
        self._session = session
        self._turns.set_session(session)
        self.doorkeeper.set_session(session)
        self._reopened = reopened
        self._end_seen = False
        session.state_changed.connect(self.follow)
        session.move_refused.connect(self._on_refused)
        session.save_failed.connect(self._on_save_failed)
        session.moved.connect(self._on_moved)
        names = messages.names([seat.name for seat in session.setup.seats])
        self.setWindowTitle(f"{names} – {PROGRAM_NAME}")
        self.game.show_session(session)
        self.follow()

    def _leave(self) -> None:
        """Leave the session, with everything written."""
        session, self._session = self._session, None
        self._turns.set_session(None)
        self.doorkeeper.set_session(None)
        self.question.dismiss()
        self.game.leave_session()
        self.setWindowTitle(PROGRAM_NAME)
        if session is None:
            return
        session.hide()
        session.save()
        for signal, slot in (
            (session.state_changed, self.follow),
            (session.move_refused, self._on_refused),
            (session.save_failed, self._on_save_failed),
            (session.moved, self._on_moved),
        ):
            signal.disconnect(slot)
        session.deleteLater()

    def continue_last(self) -> None:
        """Go on with the last unfinished game."""
        if self._picture.last is not None:
            self.open(self._picture.last.path)

    def _open_recent(self, number: int) -> None:
        self.open(self._picture.recent[number].path)

    def _recover_last(self) -> None:
        if self._picture.damaged is None:
            return
        try:
            self._sit_down(self._games.recover(self._picture.damaged), reopened=True)
        except SaveError as error:
            self.notice.say(file_messages.save_error(error), alarm=True)

    def _start_lineup(self, number: int) -> None:
        lineup = self._picture.lineups[number]
        self.start(NewGame(lineup.names, lineup.rules, lineup.targets))

    def _start_first_game(self, names: tuple[str, ...]) -> None:
        rules = self._games.catalogue.default_ruleset()
        self.start(NewGame(names, rules.id, (None,) * len(names)))

    def _play_again(self) -> None:
        """Start a new game of the same people by the same rules."""
        if self._session is None:
            return
        setup = self._session.setup
        names = tuple(seat.name for seat in setup.seats)
        self.start(NewGame(names, setup.rules.id, tuple(seat.target for seat in setup.seats)))

    def ask_for_file(self) -> None:
        """Ask for a saved game and open it."""
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a saved game"), str(Path.home()), kinds)
        if name:
            self.open(Path(name))

    def save_copy(self) -> None:
        """Ask for a place and write a copy of the game there; the game itself goes on where it is."""
        session = self._session
        if session is None:
            self.notice.say(self.tr("There is no game on the table that could be copied."))
            return
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        proposal = str(Path.home() / session.path.name)
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save a copy"), proposal, kinds)
        if name:
            self.copy_to(Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX))

    def copy_to(self, path: Path) -> None:
        """Write a copy of the game and say which file goes on."""
        session = self._session
        if session is None:
            return
        try:
            save(path, session.snapshot())
        except WriteError as error:
            self.notice.say(file_messages.copy_error(error), alarm=True)
            return
        text = self.tr("A copy is in “{name}”. The game goes on in the program’s own folder.")
        self.notice.say(text.format(name=path.name))

    # --- the table

    def _start_challenge(self) -> None:
        """Challenge the last play, with the board open."""
        if self._session is not None and self._session.challengers():
            self._show(self.game)
        self.game.challenging.ask()

    def _challenge_as(self, seat: int) -> None:
        self._show(self.game)
        self.game.challenging.begin(seat)

    def _on_nobody_challenges(self) -> None:
        if self._session is not None:
            self._session.accept()

    def _show_rules(self) -> None:
        rules = self._session.setup.rules if self._session else self._games.catalogue.default_ruleset()
        self.reading.show_sections(rules.name, (("", (rules.summary,)), *rule_sections(rules)))

    def _on_refused(self, refusal: IllegalMove) -> None:
        if self._session is not None:
            self.notice.say(messages.refusal(refusal, self._session.setup))

    def _on_save_failed(self, error: WriteError) -> None:
        self._alarm(file_messages.write_error(error))

    def _on_moved(self, path: Path) -> None:
        self._alarm(file_messages.kept_apart(path))

    def _alarm(self, sentence: str) -> None:
        """Say something that stays until it is clicked away, whatever page comes meanwhile."""
        self.notice.say(sentence, alarm=True)

    # --- the window

    def receive_files(self, paths: list[Path]) -> None:
        """Come to the front, with the last of these files open: another start of the program was asked for them."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if paths:
            self.open(paths[-1])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take saved games that are dragged here."""
        if game_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        paths = game_files(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.receive_files(paths)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Write everything down and go."""
        self._leave()
        self._place.remember()
        event.accept()

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self._session


def _data_sentence(error: BadSetup | CatalogueError) -> str:
    """Return why a game cannot be set up."""
    return file_messages.data_error(error) if isinstance(error, CatalogueError) else file_messages.setup_error(error)
