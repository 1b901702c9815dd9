"""The commands of the Turn menu: :class:`TurnCommands` does them, or says why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.preview import pass_ends_game
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import only_person, people, people_who_may_challenge
from scrabble_gui.core.moves import Pass, Resign
from scrabble_gui.ui import messages
from scrabble_gui.ui.ask_card import Question

Handler = Callable[[], object]


class TurnCommands(QObject):
    """What a person can do in a turn, from menus, keys and buttons."""

    told = Signal(str)
    """Why a command does nothing now."""
    asked = Signal(object)
    """A :class:`Question` that must be answered first."""
    play_wished = Signal()
    """Play the draft, or exchange the chosen tiles."""
    exchange_wished = Signal()
    """Begin an exchange, or leave it."""
    recall_wished = Signal()
    """Take all tiles back, or leave an exchange."""
    hint_wished = Signal()
    """Show the hints, or put them away."""
    count_wished = Signal()
    """Show the tiles that nobody has seen, or put them away."""
    challenge_wished = Signal()
    """Somebody wants to challenge."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: Session | None = None

    def set_session(self, session: Session | None) -> None:
        """Say which game the commands are for."""
        self._session = session

    def handlers(self) -> dict[str, Handler]:
        """Return {command: what it does}."""
        return {
            "turn.play": self._in_turn(lambda session: self.play_wished.emit()),
            "turn.exchange": self._in_turn(lambda session: self.exchange_wished.emit()),
            "turn.pass": self._in_turn(self._ask_pass),
            "turn.challenge": self._in_game(lambda session: self.challenge_wished.emit()),
            "turn.recall": self._in_turn(lambda session: self.recall_wished.emit()),
            "turn.shuffle": self._in_turn(lambda session: session.hand.shuffle()),
            "turn.hide": self._in_turn(lambda session: session.hide()),
            "turn.unseen": self._in_turn(lambda session: self.count_wished.emit()),
            "turn.hint": self._in_turn(lambda session: self.hint_wished.emit()),
            "turn.undo": self._in_game(lambda session: session.undo()),
            "turn.redo": self._in_game(lambda session: session.redo()),
            "turn.take_back": self.take_back,
            "turn.agree": self._in_game(self._ask_agree),
            "turn.resign": self._in_turn(self._ask_resign),
        }

    def _in_game(self, step: Callable[[Session], object]) -> Handler:
        """Return a handler that does a step of the game on the table, or says that there is none."""

        def handle() -> None:
            if self._session is None:
                self.told.emit(self.tr("There is no game on the table. Start one, or open a saved one."))
            else:
                step(self._session)

        return handle

    def _in_turn(self, step: Callable[[Session], object]) -> Handler:
        """Return a handler that does a step for the person whose tiles are open, or says why not."""

        def in_turn(session: Session) -> None:
            if session.phase is Phase.OVER:
                self.told.emit(self.tr("The game is over."))
            elif session.phase is Phase.THINKING:
                self._tell_thinking(session)
            elif session.phase is not Phase.TURN:
                name = session.setup.seats[session.state.to_move].name
                self.told.emit(self.tr("First {name} takes the screen.").format(name=name))
            else:
                step(session)

        return self._in_game(in_turn)

    def _tell_thinking(self, session: Session) -> None:
        self.told.emit(messages.thinking(session.setup.seats[session.computers.seat or 0].name))

    def _ask_pass(self, session: Session) -> None:
        name = session.setup.seats[session.state.to_move].name
        body = self.tr("{name} plays no word, keeps the tiles and scores nothing.").format(name=name)
        if pass_ends_game(session.setup, session.state):
            body += " " + self.tr("With this pass the game ends.")
        self.asked.emit(Question(self.tr("Pass this turn?"), body, self.tr("Pass"), lambda: session.submit(Pass())))

    def _ask_resign(self, session: Session) -> None:
        name = session.setup.seats[session.state.to_move].name
        title = self.tr("Does {name} give up?").format(name=name)
        body = self.tr("The score stands, but {name} can no longer win.").format(name=name)
        self.asked.emit(Question(title, body, self.tr("Give up"), lambda: session.submit(Resign()), danger=True))

    def take_back(self) -> None:
        """Take a slip back, or say why not."""
        self._in_game(self._take_back)()

    def _take_back(self, session: Session) -> None:
        if not session.take_back():
            self.told.emit(self.tr("Only a play just made can go back, before anybody moves, doubts or shows tiles."))

    def _ask_agree(self, session: Session) -> None:
        """Ask everybody in turn whether no play is possible; the tiles of whoever is to move are hidden meanwhile."""
        if session.phase is Phase.OVER:
            self.told.emit(self.tr("The game is over."))
            return
        if session.phase is Phase.THINKING:
            self._tell_thinking(session)
            return
        if only_person(session.state) is None and session.manners.covered(session.state.to_move):
            session.hide()
        self._ask_next(session, people(session.state))

    def _ask_next(self, session: Session, seats: Sequence[int]) -> None:
        """Ask the first of these seats, and after a yes the others; then the game ends."""
        if not seats:
            session.agree()
            return
        name = session.setup.seats[seats[0]].name
        title = self.tr("{name}, is no play possible any more?").format(name=name)
        body = self.tr("When everybody says so, the game ends and the tiles left are settled.")
        if people_who_may_challenge(session.setup, session.state):
            body += " " + self.tr("The last play then stands unchallenged.")
        yes = self.tr("No play is possible")
        self.asked.emit(Question(title, body, yes, lambda: self._ask_next(session, seats[1:])))
