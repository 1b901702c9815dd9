"""What a family has of words besides the program's: :class:`OwnWords`, the way to lists, house words and study cards.

The desks behind it are made when somebody first wants one; at the start of the program nothing of them is loaded.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.games import Games
from scrabble_gui.app.session import Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.core.game import Game
from scrabble_gui.ui.pages import Pages
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.house_desk import HouseDesk
    from scrabble_gui.ui.list_desk import ListDesk
    from scrabble_gui.ui.study_desk import StudyDesk


class OwnWords(QObject):
    """Word lists of one's own, house words, study cards."""

    told = Signal(str, bool)
    """(sentence, whether it stays until it is clicked away): what came of a wish."""
    left = Signal()
    """A page is done with."""
    lists_changed = Signal()
    """A word list came, went or was named otherwise."""

    def __init__(self, look: Look, pages: Pages, games: Games, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.look, self.pages, self.games, self.preferences = look, pages, games, preferences
        self.session: Session | None = None
        """The game on the table."""
        self._unfinished: Game | None = None
        self._was_over = False

    def show_house(self) -> None:
        """Go to the house words, unless they would tell in this game which words are good."""
        if self.may_look:
            self.house.show()
        else:
            self._say_not_now()

    def show_study(self) -> None:
        """Go to the study cards, unless they would tell in this game which words are good."""
        if self.may_look:
            self.study.show()
        else:
            self._say_not_now()

    @cached_property
    def lists(self) -> ListDesk:
        """Word lists: taken in, named, removed."""
        from scrabble_gui.ui.list_desk import ListDesk

        return ListDesk(self)

    @cached_property
    def house(self) -> HouseDesk:
        """House words."""
        from scrabble_gui.ui.house_desk import HouseDesk

        return HouseDesk(self)

    @cached_property
    def study(self) -> StudyDesk:
        """Study cards."""
        from scrabble_gui.ui.study_desk import StudyDesk

        return StudyDesk(self)

    @property
    def folder(self) -> Path:
        """The folder of the user's data."""
        return self.games.own_data or self.games.folder.path.parent

    @property
    def may_look(self) -> bool:
        """Whether anything may be shown that tells which words are good."""
        from scrabble_gui.app.looking_up import Scope, permit

        return permit(self.session.game if self.session else self._unfinished, None).scope is Scope.EVERYTHING

    def _say_not_now(self) -> None:
        from scrabble_gui.ui import list_messages

        self.told.emit(list_messages.not_now(), False)

    def set_session(self, session: Session | None, unfinished: Game | None) -> None:
        """Say which game is on the table, and which nobody may peek for; a game that cannot be judged here is told."""
        if session is self.session:
            return
        self.session, self._unfinished = session, unfinished
        if session is None:
            return
        self._was_over = session.state.is_over
        session.state_changed.connect(self._on_state_changed)
        if session.setup.lexicon_id and session.lexicon is None:
            from scrabble_gui.ui import list_messages

            self.told.emit(list_messages.list_missing(session.setup.lexicon_id), True)

    def _on_state_changed(self) -> None:
        """Offer the words that the table accepted, when the game is over."""
        session = self.session
        if session is None or self._was_over or not session.state.is_over:
            return
        self._was_over = True
        if session.state.accepted:
            self.house.offer(session)

    def close(self) -> None:
        """Stop what runs beside the window."""
        if "lists" in self.__dict__:
            self.lists.close()
