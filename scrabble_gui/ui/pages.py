"""The pages of the window, one shown at a time: :class:`Pages` makes each when it is first needed.

A page that nobody opens costs nothing at the start; that is why their modules are imported here, inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from scrabble_gui.ui.game_page import GamePage
from scrabble_gui.ui.notice import Notice
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.about_card import LicenceCard
    from scrabble_gui.ui.ask_card import AskCard
    from scrabble_gui.ui.curtain import CurtainPage
    from scrabble_gui.ui.end_page import EndPage
    from scrabble_gui.ui.first_draw import FirstDrawPage
    from scrabble_gui.ui.home import HomePage
    from scrabble_gui.ui.new_game import NewGamePage
    from scrabble_gui.ui.preferences import PreferencesPage
    from scrabble_gui.ui.reading_card import ReadingCard
    from scrabble_gui.ui.words_page import WordsPage

_Page = TypeVar("_Page", bound=QWidget)


class Pages(QStackedWidget):
    """The pages, and the cards that may lie over each of them."""

    def __init__(self, look: Look, actions: Mapping[str, QAction], theme_names: Mapping[str, str]) -> None:
        super().__init__()
        self._look = look
        self._theme_names = theme_names
        self.game = self._added(GamePage(look, actions))
        self.notice = Notice(look, self, self._notice_room)

    def open(self, page: QWidget) -> None:
        """Show a page."""
        self.setCurrentWidget(page)
        self.notice.pass_by()
        self.notice.place()
        self.notice.raise_()

    @cached_property
    def home(self) -> HomePage:
        """The start page."""
        from scrabble_gui.ui.home import HomePage

        return self._added(HomePage(self._look))

    @cached_property
    def new_game(self) -> NewGamePage:
        """Where a game is set up."""
        from scrabble_gui.ui.new_game import NewGamePage

        return self._added(NewGamePage(self._look))

    @cached_property
    def first_draw(self) -> FirstDrawPage:
        """The draw for first."""
        from scrabble_gui.ui.first_draw import FirstDrawPage

        return self._added(FirstDrawPage(self._look))

    @cached_property
    def curtain(self) -> CurtainPage:
        """What hides the tiles between two people."""
        from scrabble_gui.ui.curtain import CurtainPage

        return self._added(CurtainPage(self._look))

    @cached_property
    def end(self) -> EndPage:
        """The settling."""
        from scrabble_gui.ui.end_page import EndPage

        return self._added(EndPage(self._look))

    @cached_property
    def preferences(self) -> PreferencesPage:
        """What the family prefers."""
        from scrabble_gui.ui.preferences import PreferencesPage

        return self._added(PreferencesPage(self._look, self._theme_names))

    @cached_property
    def words(self) -> WordsPage:
        """Dictionary and word builder."""
        from scrabble_gui.ui.words_page import WordsPage

        return self._added(WordsPage(self._look))

    @cached_property
    def question(self) -> AskCard:
        """A question over the page."""
        from scrabble_gui.ui.ask_card import AskCard

        return AskCard(self._look, self)

    @cached_property
    def reading(self) -> ReadingCard:
        """Something to read over the page."""
        from scrabble_gui.ui.reading_card import ReadingCard

        return ReadingCard(self._look, self)

    @cached_property
    def licences(self) -> LicenceCard:
        """The licences of all that the program carries, over what tells about it."""
        from scrabble_gui.ui.about_card import LicenceCard

        return LicenceCard(self._look, self)

    def dismiss_question(self) -> None:
        """Take a question back, if one was ever asked."""
        if "question" in self.__dict__:
            self.question.dismiss()

    def _notice_room(self) -> QRect:
        """Return where a notice hides nothing that is needed for an answer to it."""
        return self.game.notice_room() if self.currentWidget() is self.game else self.rect()

    def _added(self, page: _Page) -> _Page:
        self.addWidget(page)
        return page
