"""Seeing that nobody can play any more: :class:`Survey` ends a game whose bag is empty and in which no seat has a play.

It looks beside the window after every turn, once it was told to begin. Where the word list does not decide what may be
played, nobody can know: then it looks at nothing, and the people say themselves that no play is possible.
Source: rules, section 1, "The end".
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject

from scrabble_gui.app.hints import Looking, MakeOnlooker
from scrabble_gui.app.thinker import Stop, Thinker
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Agree, Move
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.state import State, bag_count


class Survey(QObject):
    """Looks at the position of one game whenever it is another one."""

    def __init__(
        self, game: Game, take: Callable[[int, Move], bool], make: MakeOnlooker | None, parent: QObject | None = None
    ) -> None:
        """End this game by ``take``; ``make`` makes who sees every play."""
        super().__init__(parent)
        self._game, self._take, self._make = game, take, make
        self._onlooker: Looking | None = None
        self._begun = False
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._on_thought)
        self._thinker.failed.connect(self._on_failed)

    def begin(self) -> None:
        """Look from now on."""
        self._begun = True
        self.look()

    def look(self) -> None:
        """Look at the position as it is now, and no longer at the one before."""
        self._thinker.cancel()
        state = self._game.state
        if self._begun and self._can_tell(state):
            self._thinker.start(lambda stop: self._ready(stop).nobody_can_play(self._game.setup, state))

    def close(self) -> None:
        """Stop for good, and wait until no thread looks any more."""
        self._begun = False
        if not self._thinker.close():
            logging.getLogger(__name__).warning("a survey has not stopped in time")

    def _can_tell(self, state: State) -> bool:
        """Whether the bag is empty and the word list alone says what may be played."""
        setup = self._game.setup
        decides = setup.rules.challenge.kind not in (ChallengeKind.VOTE, ChallengeKind.NONE)
        own = bool(setup.house_added or state.accepted)
        waits = state.is_over or state.contestable is not None or bag_count(setup, state) > 0
        return self._make is not None and bool(setup.lexicon_id) and decides and not own and not waits

    def _ready(self, stop: Stop) -> Looking:
        """Return who sees every play; on the thinking thread."""
        if self._onlooker is None:
            assert self._make is not None
            self._onlooker = self._make(self._game.setup, stop)
        return self._onlooker

    def _on_thought(self, blocked: object) -> None:
        """End the game in everybody's name, where it is so."""
        if blocked is True:
            for seat in self._game.state.active():
                if seat not in self._game.state.agreed:
                    self._take(seat, Agree())

    def _on_failed(self, error: Exception) -> None:
        """Let the people say it themselves; what was wrong is in the log."""
        logging.getLogger(__name__).warning("nobody could look whether a play is possible", exc_info=error)
