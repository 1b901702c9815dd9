"""How people come to a game: :class:`Lobby` is start page, new game, opened files and copies."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.session import Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.catalogue import CatalogueError
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.record.savefile import SUFFIX, SaveError, WriteError, save
from scrabble_gui.ui import file_messages
from scrabble_gui.ui.pages import Pages
from scrabble_gui.ui.sitting import Sitting

if TYPE_CHECKING:
    from scrabble_gui.ui.home_picture import HomePicture


class Lobby(QObject):
    """The way to the table, and back from it."""

    words_wished = Signal()
    """Somebody on the start page wants to look a word up."""

    def __init__(self, pages: Pages, games: Games, preferences: Preferences, sitting: Sitting, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._pages = pages
        self._games = games
        self._preferences = preferences
        self._sitting = sitting
        self._picture: HomePicture | None = None
        self._connected: set[QWidget] = set()
        sitting.ending.connect(self._on_ending)

    # --- pages

    def enter(self, path: Path | None) -> None:
        """Come in: to the game of a file, or to the start page, also where the file cannot be opened."""
        if path is None:
            self.show_home()
        elif not self.open(path):
            self.show_home()  # the reason stays in sight: an alarm passes no page by

    def show_home(self) -> None:
        """Go to the start page; the game in progress is safe."""
        from scrabble_gui.ui.start import home_picture

        self._sitting.leave()
        home = self._pages.home
        if home not in self._connected:
            self._connected.add(home)
            home.continue_wished.connect(self._continue_last)
            home.new_game_wished.connect(self.show_new_game)
            home.more_wished.connect(self.show_new_game)
            home.open_wished.connect(self.ask_for_file)
            home.lineup_wished.connect(self._start_lineup)
            home.recent_wished.connect(self._open_recent)
            home.first_game_wished.connect(self._start_first_game)
            home.recover_wished.connect(self._recover_last)
            home.words_wished.connect(self.words_wished)
        self._picture = home_picture(self._games, self._preferences.now, datetime.now().astimezone())
        home.show_home(self._picture)
        self._pages.open(home)

    def show_new_game(self, names: tuple[str, ...] = ()) -> None:
        """Go to the page where a game is set up, for these people where some are named already."""
        from scrabble_gui.ui.start import new_game_offer

        page = self._pages.new_game
        if page not in self._connected:
            self._connected.add(page)
            page.start_wished.connect(self.start)
            page.back_wished.connect(self.go_back)
        offer = new_game_offer(self._games, self._preferences.now)
        page.show_choices(replace(offer, names=names, levels=()) if any(names) else offer)
        self._pages.open(page)
        for fault in self._games.catalogue.faults[:1]:  # somebody looks here for a file of their own
            self._pages.notice.say(file_messages.data_error(fault))

    def go_back(self) -> None:
        """Go back to the game on the table, or to the start page where there is none."""
        if self._sitting.session is None:
            self.show_home()
        else:
            self._sitting.follow_anew()

    # --- games

    def start(self, choice: NewGame) -> None:
        """Start a new game; first everybody draws."""
        wish = self._preferences.now
        try:
            session = self._games.start(replace(choice, school_safe=wish.school_safe))
        except BadSetup as error:
            self._alarm(file_messages.setup_error(error))
            return
        except CatalogueError as error:
            self._alarm(file_messages.data_error(error))
            return
        except SaveError as error:
            self._alarm(file_messages.house_words_error(error))
            return
        people = tuple(seat.name for seat in session.setup.seats if seat.level is None)
        self._preferences.change(people=wish.with_people(people), together=wish.with_together(choice))
        self._sitting.sit_down(session, reopened=False)
        session.keeper.save()
        if session.setup.rounds:
            self._show_draw(session)

    def _show_draw(self, session: Session) -> None:
        """Let everybody see the draw for first."""
        page = self._pages.first_draw
        if page not in self._connected:
            self._connected.add(page)
            page.done.connect(self._sitting.follow)
        page.show_draw(session.setup)
        self._pages.open(page)

    def open(self, path: Path) -> bool:
        """Open a saved game. Answers whether it is open; otherwise the reason is shown and the file untouched."""
        try:
            session = self._games.open(path)
        except SaveError as error:
            self._alarm(file_messages.save_error(error))
            return False
        except WriteError as error:
            self._alarm(file_messages.write_error(error))
            return False
        self._sitting.sit_down(session, reopened=True)
        return True

    def reopen(self) -> None:
        """Read the game on the table anew from its file, with everything that was done."""
        session = self._sitting.session
        if session is None:
            self.show_home()
            return
        self._sitting.leave()
        self.open(session.keeper.path)

    def play_again(self) -> None:
        """Start a new game of the same people by the same rules."""
        session = self._sitting.session
        if session is not None:
            seats = session.setup.seats
            names, targets = tuple(seat.name for seat in seats), tuple(seat.target for seat in seats)
            levels, hints = tuple(seat.level for seat in seats), tuple(seat.hints for seat in seats)
            tiles, words = session.setup.tile_set.id, session.setup.lexicon_id
            self.start(NewGame(names, session.setup.rules.id, targets, levels, hints, tiles, words))

    def _on_ending(self) -> None:
        """Offer another game on the end page."""
        page = self._pages.end
        if page not in self._connected:
            self._connected.add(page)
            page.play_again.connect(self.play_again)
            page.new_game.connect(self.show_new_game)
            page.show_board.connect(self._sitting.show_board)

    def _continue_last(self) -> None:
        if self._picture is not None and self._picture.last is not None:
            self.open(self._picture.last.path)

    def _open_recent(self, number: int) -> None:
        if self._picture is not None:
            self.open(self._picture.recent[number].path)

    def _recover_last(self) -> None:
        if self._picture is None or self._picture.damaged is None:
            return
        try:
            self._sitting.sit_down(self._games.recover(self._picture.damaged), reopened=True)
        except SaveError as error:
            self._alarm(file_messages.save_error(error))

    def _start_lineup(self, number: int) -> None:
        if self._picture is not None:
            self.start(self._picture.lineups[number].again)

    def _start_first_game(self, names: tuple[str, ...]) -> None:
        rules = self._games.catalogue.default_ruleset()
        self.start(NewGame(names, rules.id, (None,) * len(names)))

    # --- files

    def ask_for_file(self) -> None:
        """Ask for a saved game and open it."""
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a saved game"), str(Path.home()), kinds)
        if name:
            self.open(Path(name))

    def save_copy(self) -> None:
        """Ask for a place and write a copy of the game there; the game itself goes on where it is."""
        session = self._sitting.session
        if session is None:
            self._pages.notice.say(self.tr("There is no game on the table that could be copied."))
            return
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        proposal = str(Path.home() / session.keeper.path.name)
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save a copy"), proposal, kinds)
        if name:
            self.copy_to(Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX))

    def copy_to(self, path: Path) -> None:
        """Write a copy of the game and say which file goes on."""
        session = self._sitting.session
        if session is None:
            return
        try:
            save(path, session.keeper.snapshot())
        except WriteError as error:
            self._alarm(file_messages.copy_error(error))
            return
        text = self.tr("A copy is in “{name}”. The game goes on in the program’s own folder.")
        self._pages.notice.say(text.format(name=path.name))

    def _alarm(self, sentence: str) -> None:
        """Say something that stays until it is clicked away."""
        self._pages.notice.say(sentence, alarm=True)
