"""Following a game from page to page: :class:`Sitting` holds the session and shows what its phase asks for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.game import Game
from scrabble_gui.ui.doorkeeper import Doorkeeper
from scrabble_gui.ui.pages import Pages
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.telling import Telling
from scrabble_gui.ui.turn_commands import TurnCommands


class Sitting(QObject):
    """The people at the table, and their game."""

    changed = Signal()
    """Another game is on the table, or none."""
    ending = Signal()
    """The end page is about to be shown."""

    def __init__(self, pages: Pages, turns: TurnCommands, doorkeeper: Doorkeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._turns = turns
        self._doorkeeper = doorkeeper
        self._telling = Telling(pages.notice, self)
        self._session: Session | None = None
        self._left: Game | None = None
        self._reopened = False
        self._end_seen = False
        self._curtain_connected = False
        game = pages.game
        game.refused.connect(self._telling.refusal)
        game.told.connect(pages.notice.say)
        game.tiles_moved.connect(pages.notice.pass_by)
        game.challenge_ended.connect(self._on_challenge_ended)
        for signal in (game.challenging.changed, game.challenge_ended):
            signal.connect(self._let_think)
        pages.currentChanged.connect(self._let_think)
        game.looking.ended.connect(self._on_looked_back)
        turns.play_wished.connect(game.play)
        turns.exchange_wished.connect(game.exchanging.toggle)
        turns.recall_wished.connect(game.placing.recall)
        turns.hint_wished.connect(game.hinting.toggle)
        turns.count_wished.connect(self._count_unseen)
        turns.challenge_wished.connect(self._start_challenge)

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self._session

    @property
    def unfinished(self) -> Game | None:
        """The game on the table, or the one left last, until it is over: whoever goes out must not peek either."""
        game = self._session.game if self._session else self._left
        return None if game is None or game.state.is_over else game

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, by seat; nobody where no game is on it."""
        return tuple(seat.name for seat in self._session.setup.seats) if self._session else ()

    @property
    def people(self) -> tuple[str, ...]:
        """The people at the table, without the computers."""
        return tuple(seat.name for seat in self._session.setup.seats if seat.level is None) if self._session else ()

    def sit_down(self, session: Session, *, reopened: bool) -> None:
        """Play this session from now on; ``reopened`` says that it was read from a file."""
        self.leave()
        self._session, self._left = session, None
        self._turns.set_session(session)
        self._doorkeeper.set_session(session)
        self._reopened = reopened
        self._end_seen = False
        session.state_changed.connect(self.follow)
        self._telling.listen(session)
        self.changed.emit()
        self._pages.game.show_session(session)
        session.survey.begin()
        self.follow()

    def leave(self) -> None:
        """Leave the session, with everything written."""
        session, self._session = self._session, None
        self._turns.set_session(None)
        self._doorkeeper.set_session(None)
        self._pages.dismiss_question()
        self._pages.game.leave_session()
        if session is None:
            return
        self._left = session.game
        for thinking in (session.computers, session.hints, session.survey):
            thinking.close()
        session.hide()
        session.keeper.save()
        self._telling.listen(None)
        session.state_changed.disconnect(self.follow)
        session.deleteLater()
        self.changed.emit()

    # --- pages

    def follow(self) -> None:
        """Show the page that the session's phase asks for."""
        session = self._session
        if session is None:
            return
        if self._pages.game.challenging.is_open:
            self._pages.open(self._pages.game)
            return
        match session.phase:
            case Phase.CURTAIN | Phase.ASK:
                self._show_curtain(session)
            case Phase.TURN | Phase.THINKING:
                self._reopened = False
                self._pages.open(self._pages.game)
                self._pages.game.setFocus()
            case Phase.OVER:
                self._show_end(session)

    def _let_think(self) -> None:
        """Let computers go on while the table is in sight and nobody is about to challenge; otherwise they rest."""
        if self._session is not None:
            game = self._pages.game
            self._session.computers.rest(self._pages.currentWidget() is not game or game.challenging.is_open)

    def follow_anew(self) -> None:
        """Read everything shown anew from the game."""
        self._pages.game.refresh()
        self.follow()

    def show_still(self, session: Session, seat: int | None) -> None:
        """Show the table of a game as it stands, for a picture: no curtain, no end page, one rack face up or none."""
        self.leave()
        self._pages.game.show_still(session, seat)
        self._pages.open(self._pages.game)

    def show_board(self) -> None:
        """Look back at the finished game, from its last turn on."""
        self._pages.game.refresh()
        self._pages.open(self._pages.game)
        self._pages.game.looking.begin()

    def _on_looked_back(self) -> None:
        """Go back to the end page where the game is over."""
        if self._session is not None and self._session.phase is Phase.OVER:
            self.follow()

    def _show_curtain(self, session: Session) -> None:
        """Hide the tiles and name who is next, or ask whether anybody challenges."""
        curtain = self._pages.curtain
        if not self._curtain_connected:
            self._curtain_connected = True
            curtain.shown.connect(self._doorkeeper.let_in)
            curtain.slip_wished.connect(self._turns.take_back)
            curtain.challenged.connect(self._challenge_as)
            curtain.nobody_challenges.connect(self._on_nobody_challenges)
        show = curtain.show_ask
        if session.phase is Phase.CURTAIN:
            show = partial(curtain.show_hand_over, reopened=self._reopened)
        show(session.setup, session.state, recap(session.game), slip=session.slip is not None)
        self._pages.open(curtain)

    def _show_end(self, session: Session) -> None:
        """Show the settling, counted once."""
        if not self._end_seen:
            self._end_seen = True
            self.ending.emit()
            self._pages.end.show_game(session.game)
        self._pages.open(self._pages.end)

    # --- challenges

    def _count_unseen(self) -> None:
        """Show the tiles that nobody has seen, except over a challenge: that waits for its answer."""
        game = self._pages.game
        if not game.challenging.is_open:
            game.counting.toggle()

    def _start_challenge(self) -> None:
        """Challenge the last play, with the board open."""
        session = self._session
        if session is not None and people_who_may_challenge(session.setup, session.state):
            self._pages.open(self._pages.game)
        self._pages.game.challenging.ask()

    def _on_challenge_ended(self) -> None:
        """Go on by the phase, unless people have opened another page while a play came off: it leads back itself."""
        if self._pages.currentWidget() is self._pages.game:
            self.follow()

    def _challenge_as(self, seat: int) -> None:
        self._pages.open(self._pages.game)
        self._pages.game.challenging.begin(seat)

    def _on_nobody_challenges(self) -> None:
        if self._session is not None:
            self._session.accept()
