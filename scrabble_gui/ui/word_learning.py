"""Learning words at the table: :class:`WordLearning` shows what a word means once it stands.

Words whose meaning somebody has read at the table are kept for that person; the study cards ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.settings import Preferences
from scrabble_gui.app.word_source import viewer_of

if TYPE_CHECKING:
    from scrabble_gui.app.word_facts import Entry


class WordLearning(QObject):
    """Who has read which meanings at the table."""

    wished = Signal(object)
    """These words, a tuple of them as letters, stand for good now: somebody wants to know what they mean."""
    told = Signal(str, bool)
    """(sentence, whether it stays): the words cannot be kept."""

    def __init__(self, preferences: Preferences, folder: Path, may_show: Callable[[], bool], parent: QObject) -> None:
        """Keep words in the folder of the user's data; ``may_show`` answers whether a card would be in nobody's way."""
        super().__init__(parent)
        self._preferences, self._folder, self._may_show = preferences, folder, may_show
        self._session: Session | None = None
        self._seen: int | None = None
        self._has_failed = False

    def set_session(self, session: Session | None) -> None:
        """Say whose words are told; what stands already when a game is opened is no news."""
        self._session = session
        if session is not None:
            self._seen = self._newest(session)
            session.state_changed.connect(self._on_state_changed)

    def _newest(self, session: Session) -> int | None:
        """Return the last play, an index into the turns, that stands for good."""
        from scrabble_gui.app.looking_up import settled_plays

        plays = settled_plays(session.game)
        return plays[-1] if plays else None

    def _on_state_changed(self) -> None:
        """Show what a word means that stands for good since the last turn, once somebody may see it."""
        session = self._session
        if session is None or session is not self.sender() or session.phase not in (Phase.TURN, Phase.THINKING):
            return
        newest, seen = self._newest(session), self._seen
        if newest == seen or not self._may_show():
            return
        self._seen = newest
        if newest is not None and self._preferences.now.meanings:
            from scrabble_gui.app.looking_up import words_of_play

            self.wished.emit(words_of_play(session.game, newest))

    def keep(self, entries: Sequence[Entry], language: str) -> None:
        """Keep the words of these entries that have a meaning, for the person whose tiles are shown."""
        session, seat = self._session, viewer_of(self._session)
        words = [entry.text for entry in entries if entry.meaning is not None and entry.meaning.definition.senses]
        if session is None or seat is None or session.setup.seats[seat].level is not None or not words:
            return
        from scrabble_gui.app.learned import Learned
        from scrabble_gui.record.errors import SaveError, WriteError
        from scrabble_gui.ui import file_messages

        try:
            Learned(self._folder).add(session.setup.seats[seat].name, language, words)
        except SaveError as error:
            self._fail(file_messages.save_error(error))
        except WriteError as error:
            self._fail(file_messages.copy_error(error))

    def _fail(self, sentence: str) -> None:
        """Say once, not at every word, that words cannot be kept."""
        if not self._has_failed:
            self._has_failed = True
            self.told.emit(sentence, True)
