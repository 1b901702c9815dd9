"""The computers at the table: :class:`ComputerSeats` lets them answer and move when it is their turn to.

It does what :func:`~scrabble_gui.app.waiting.waits_for` says, thinks on a thread of its own, and tells the session. It
rests while something else has the screen, and picks up where the game stands.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from scrabble_gui.app.minds import MakeMind, Minds
from scrabble_gui.app.pace import Pace, thinking_ms
from scrabble_gui.app.thinker import Thinker
from scrabble_gui.app.waiting import Answer, Choose, Close, Concur, Errand
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Agree, Challenge, Move, Pass, Play


class ComputerSeats(QObject):
    """The computers of one game."""

    failed = Signal(int)
    """A computer could not think, and passes or lets the play stand: its seat."""
    has_play = Signal(int)
    """The people said that no play is possible, but this seat has one."""
    heard_of = Signal()
    """A computer has answered that it does not challenge, or does not agree: the game goes on without a move."""

    def __init__(
        self,
        game: Game,
        take: Callable[[int, Move], bool],
        make: MakeMind | None,
        *,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Play in this game by ``take``; without ``make`` nobody ever thinks, as on a picture."""
        super().__init__(parent)
        self._game, self._take, self._clock = game, take, clock
        self.pace = Pace.HUMAN
        """How long a computer can be seen thinking; may change at any time."""
        self._minds = None if make is None else Minds(game, make)
        self._errand: Errand | None = None
        self._heard: frozenset[int] = frozenset()
        self._resting = True
        self._paused = self._stepping = False
        self._since = clock()
        self._hurried = False
        self._then: Callable[[], object] = lambda: None
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._on_thought)
        self._thinker.failed.connect(self._on_failed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._then())

    @property
    def heard(self) -> frozenset[int]:
        """The computers that have answered in the state as it is now."""
        return self._heard

    @property
    def seat(self) -> int | None:
        """Who answers or moves now; nothing where no computer does."""
        if isinstance(self._errand, Close):
            return self._game.state.to_move
        return self._errand.seat if self._errand else None

    def forget(self) -> None:
        """Ask everybody anew: the state is another one."""
        self._heard = frozenset()

    def send(self, errand: Errand | None) -> None:
        """Do this next, and nothing else any more; nothing: people are next."""
        self._errand = errand
        self._stop()
        waits = self._resting or (self._paused and not self._stepping)
        if errand is not None and not waits and self._minds is not None:
            self._begin(errand)

    def rest(self, resting: bool) -> None:
        """Do nothing for a while, or go on."""
        if resting != self._resting:
            self._resting = resting
            self.send(self._errand)

    @property
    def is_paused(self) -> bool:
        """Whether somebody has stopped the game for a while."""
        return self._paused

    def pause(self, paused: bool) -> None:
        """Stop the game where it is, or let it go on."""
        self._paused, self._stepping = paused, False
        self.send(self._errand)

    def step(self) -> None:
        """Let one more move be made, at once, and stop."""
        self._paused = self._stepping = True
        self.send(self._errand)
        self.hurry()

    def hurry(self) -> None:
        """Wait no longer with what is decided; what is still being thought about comes as soon as it is found."""
        self._hurried = True
        if self._timer.isActive():
            self._timer.stop()
            self._then()

    def close(self) -> None:
        """Stop for good, and wait until no thread thinks any more."""
        self._resting = True
        self._stop()
        if not self._thinker.close():
            logging.getLogger(__name__).warning("a computer has not stopped thinking in time")

    def _stop(self) -> None:
        self._timer.stop()
        self._thinker.cancel()

    def _begin(self, errand: Errand) -> None:
        """Think, or wait until the window closes."""
        self._since = self._clock()
        self._hurried = False
        if isinstance(errand, Close):
            self._after(0 if self._stepping else errand.after_ms, lambda: self._take(errand.seat, Accept()))
            return
        assert self._minds is not None
        self._thinker.start(self._minds.question(errand))

    def _on_thought(self, answer: object) -> None:
        """Do what a computer has decided, when it has been seen thinking."""
        errand = self._errand
        match errand:
            case Choose(seat):
                left = self._thinking_ms(answer) - round(1000 * (self._clock() - self._since))
                self._after(max(0, left), lambda: self._move(seat, answer))
            case Answer(seat):
                if not isinstance(answer, Challenge) or not self._take(seat, answer):
                    self._hear(seat)
            case Concur(seat):
                if answer:
                    self._hear(seat)
                    self.has_play.emit(seat)
                else:
                    self._take(seat, Agree())
            case Close() | None:
                raise AssertionError(errand)  # nobody thinks about these

    def _thinking_ms(self, move: object) -> int:
        """Return how long a computer is seen thinking over this move."""
        if self._hurried or self._stepping:
            return 0
        return thinking_ms(self.pace, len(move.placements) if isinstance(move, Play) else 0)

    def _move(self, seat: int, move: object) -> None:
        """Make a move; one that cannot be made becomes a pass."""
        self._stepping = False
        if not isinstance(move, Move) or not self._take(seat, move):
            self._give_up(seat)

    def _on_failed(self, error: Exception) -> None:
        """Go on without an answer; what was wrong is in the log."""
        logging.getLogger(__name__).warning("a computer could not think", exc_info=error)
        errand = self._errand
        match errand:
            case Choose(seat):
                self._give_up(seat)
            case Answer(seat) | Concur(seat):
                self._hear(seat)
                self.failed.emit(seat)
            case Close() | None:
                raise AssertionError(errand)  # nobody thinks about these

    def _give_up(self, seat: int) -> None:
        """Pass for a computer that has found nothing."""
        self._take(seat, Pass())
        self.failed.emit(seat)

    def _hear(self, seat: int) -> None:
        """Note that a computer has answered."""
        self._heard |= {seat}
        self.heard_of.emit()

    def _after(self, milliseconds: int, then: Callable[[], object]) -> None:
        self._then = then
        self._timer.start(milliseconds)
