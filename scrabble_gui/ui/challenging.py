"""A challenge at the table: :class:`Challenging` leads from the doubt to the verdict, between card and session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.session import Session
from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.errors import NothingToChallenge
from scrabble_gui.core.referee import Votes
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Contestable, Turn
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.ui.challenge import ChallengeCard


LEAVING_MS = 600
"""So long the board stays in sight while a play comes off it, where things may move."""


class Challenging(QObject):
    """The challenge that is being made, if any."""

    changed = Signal()
    """The doubted play is to be lit, or not any more: show everything anew."""
    refused = Signal(object)
    """Nobody may challenge now: the :class:`IllegalMove`."""
    ended = Signal()
    """The card is closed: show what the phase asks for."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self._session: Session | None = None
        self._leaving = QTimer(self)
        self._leaving.setSingleShot(True)
        self._leaving.setInterval(LEAVING_MS)
        self._leaving.timeout.connect(self.ended)
        self._verdict: Turn | None = None
        self._doubted: Contestable | None = None
        self._challenger = 0
        self._look = look
        self._page = page
        self.meanings: Callable[[Contestable, Turn], Mapping[str, str]] = lambda contestable, verdict: {}
        """Answers {word in capitals: what it means} of the words that a verdict has found good."""

    @cached_property
    def card(self) -> ChallengeCard:
        """The card with the steps of the challenge; made for the first one."""
        from scrabble_gui.ui.challenge import ChallengeCard

        card = ChallengeCard(self._look, self._page)
        card.challenger_chosen.connect(self.begin)
        card.check_wished.connect(self._on_check_wished)
        card.confirmed.connect(self._on_confirmed)
        card.dismissed.connect(self._on_dismissed)
        return card

    def set_session(self, session: Session | None) -> None:
        """Say whose plays are challenged."""
        if self._session is not None:
            self._session.state_changed.disconnect(self._keep_up)
        self._session = session
        self._close()
        if session is not None:
            session.state_changed.connect(self._keep_up)

    @property
    def is_open(self) -> bool:
        """Whether a challenge is being made: then the board stays open, whatever the phase."""
        return self.is_asking or self._leaving.isActive()

    @property
    def is_asking(self) -> bool:
        """Whether the card is there."""
        return "card" in self.__dict__ and not self.card.isHidden()

    @property
    def lit(self) -> tuple[Square, ...]:
        """The squares of the doubted words, while a challenge is being made."""
        contestable = self._session.state.contestable if self._session else None
        if contestable is None or not self.is_asking:
            return ()
        return tuple(dict.fromkeys(square for word in contestable.score.words for square in word.squares))

    @property
    def is_bad(self) -> bool:
        """Whether the verdict is that the play is not good."""
        return bool(self._verdict and self._verdict.rejected)

    def ask(self) -> None:
        """Ask who challenges; at once what is challenged, where only one may."""
        session = self._session
        if session is None:
            return
        who = people_who_may_challenge(session.setup, session.state)
        if not who:
            self.refused.emit(NothingToChallenge())
        elif len(who) == 1:
            self.begin(who[0])
        else:
            self._doubted = session.state.contestable
            self.card.ask_who(session.setup, session.state)
            self.changed.emit()

    def begin(self, seat: int) -> None:
        """Begin the challenge of a seat."""
        if self._session is None:
            return
        if seat not in people_who_may_challenge(self._session.setup, self._session.state):
            self._on_dismissed()
            return
        self._doubted = self._session.state.contestable
        self._challenger = seat
        self._verdict = None
        self.card.ask(self._session.setup, self._session.state, seat)
        self.changed.emit()

    def _on_check_wished(self, words: tuple[str, ...], votes: Votes) -> None:
        """Ask the word list and show what it says."""
        if self._session is None:
            return
        self._verdict = self._session.verdict(self._challenger, words, votes)
        contestable = self._session.state.contestable
        if self._verdict is not None and contestable is not None:
            meanings = self.meanings(contestable, self._verdict)
            self.card.show_verdict(self._session.setup, self._session.state, self._verdict, meanings)
            self.changed.emit()

    def _on_confirmed(self, overruled: bool) -> None:
        """Go on by the verdict; everybody sees a play that is not good come off the board."""
        verdict, session = self._verdict, self._session
        self._close()
        if session is not None and verdict is not None:
            if verdict.rejected and not overruled and self._look.motion:
                self._leaving.start()
            session.challenge(verdict, overruled=overruled)
        if not self._leaving.isActive():
            self.ended.emit()

    def _keep_up(self) -> None:
        """Close the card when the game has gone on without it: from a menu, a pass or a turn taken back."""
        if self.is_asking and self._session is not None and self._session.state.contestable is not self._doubted:
            self._on_dismissed()

    def _on_dismissed(self) -> None:
        """Go on without a challenge."""
        self._close()
        self.ended.emit()

    def _close(self) -> None:
        self._verdict = None
        self._leaving.stop()
        if self.is_asking:
            self.card.close_card()
        self.changed.emit()
