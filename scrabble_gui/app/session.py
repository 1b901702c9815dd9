"""The game at the table: :class:`Session` owns the game and the hand, takes wishes and reports facts.

Its methods are wishes (``submit``, ``challenge``, ``undo``); its signals are facts. Every turn is on disk before the
next person can act: that is the work of its :class:`~scrabble_gui.app.keeper.Keeper`. Who may look at tiles is
:attr:`Session.phase`: behind the curtain nobody's rack is shown. What a family is used to, with the curtain or without,
is :class:`Manners`. Questions about the position that change nothing are functions beside it, in
:mod:`~scrabble_gui.app.preview` and :mod:`~scrabble_gui.app.waiting`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.computer_seats import ComputerSeats
from scrabble_gui.app.desk import Desk, dealt, desk_from_dict
from scrabble_gui.app.hand import Hand
from scrabble_gui.app.hints import Hints, MakeOnlooker
from scrabble_gui.app.keeper import Keeper, Writer
from scrabble_gui.app.minds import MakeMind
from scrabble_gui.app.stopwatch import Stopwatch
from scrabble_gui.app.survey import Survey
from scrabble_gui.app.waiting import AskPeople, Errand, only_person, people, people_who_may_challenge, waits_for
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.core.moves import Accept, Agree, Challenge, Move, Placement, Play
from scrabble_gui.core.referee import Votes, decide
from scrabble_gui.core.rules import Lexicon
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, Turn, may_challenge
from scrabble_gui.record.savefile import SavedGame


class Phase(Enum):
    """What the table waits for."""

    CURTAIN = auto()
    """The next person takes the screen; nobody's tiles are shown."""
    TURN = auto()
    """The person to move sees the own tiles."""
    ASK = auto()
    """Before the game goes on or ends, everybody must have had the chance to challenge."""
    THINKING = auto()
    """A computer answers or moves."""
    OVER = auto()
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What people are used to at this table; no rule of the game."""

    covered: Callable[[int], bool] = lambda seat: True
    """Whether the curtain hides a seat's tiles until that person is there."""
    ask_always: bool = False
    """Whether to wait after every play until somebody challenges or nobody does; otherwise only where it must be."""
    slips: bool = True
    """Whether a play just made can be taken back."""


class Session(QObject):
    """A game in progress, for the people at one screen."""

    state_changed = Signal()
    """A turn was made or taken back, or the curtain moved: read everything anew."""
    move_refused = Signal(object)
    """A wish was refused: the :class:`IllegalMove`. Nothing has changed."""

    def __init__(
        self,
        saved: SavedGame,
        path: Path,
        lexicon: Lexicon | None,
        writer: Writer,
        *,
        clock: Callable[[], float] = time.monotonic,
        manners: Manners | None = None,
        minds: MakeMind | None = None,
        onlookers: MakeOnlooker | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take up a game; ``minds`` makes what plays for its computers, ``onlookers`` who sees every play."""
        super().__init__(parent)
        desk = desk_from_dict(saved.desk, saved.game.setup)
        self.game: Game = saved.game
        """The game; to be read only."""
        self.lexicon = lexicon
        """The judge of words; nothing where the table decides."""
        self.manners = manners or Manners()
        """What people are used to; may change at any time."""
        self._orders = dict(desk.orders)
        self._watch = Stopwatch(clock, desk.seconds)
        self._phase = Phase.CURTAIN
        self._taken = False
        self._slip: int | None = None
        self.hand = Hand(dealt(self.setup, self.state, desk), self.state.board, self.setup.tile_set, self)
        """The tiles of the person to move; not to be shown behind the curtain."""
        self.keeper = Keeper(saved, path, writer, lambda: self.desk, self)
        """Writes the game down."""
        self.hand.changed.connect(self.keeper.save_soon)
        self.computers = ComputerSeats(self.game, self._take, minds, parent=self)
        """Who plays without a person; they rest until somebody looks."""
        self.computers.heard_of.connect(self._settle)
        self.hints = Hints(self.game, onlookers, desk.hints, self)
        """What the person to move may be told."""
        self.hints.changed.connect(self.keeper.save_soon)
        self.survey = Survey(self.game, self._take, onlookers, self)
        """Who sees that nobody can play any more; sees nothing until it is told to begin."""
        self.state_changed.connect(self.survey.look)
        self._settle()

    # --- what is the case

    @property
    def setup(self) -> Setup:
        """What was fixed before the first turn."""
        return self.game.setup

    @property
    def state(self) -> State:
        """The position now."""
        return self.game.state

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._phase

    @property
    def desk(self) -> Desk:
        """What lies on the table but is not played."""
        draft = self.hand.draft
        orders = {**self._orders, self.state.to_move: draft.slots}
        return Desk(orders, draft.laid, self._watch.seconds, self.hints.given)

    @property
    def slip(self) -> int | None:
        """The seat that may take its last play back: nobody has challenged, moved or shown tiles since.

        Source: rules, section 4, "Undo".
        """
        allowed = self.manners.slips and self.setup.rules.slips and not self.state.is_over
        return self._slip if allowed else None

    # --- wishes

    def reveal(self) -> None:
        """Raise the curtain: the person to move has taken the screen."""
        if self._phase is Phase.CURTAIN:
            self._taken = True
            self._slip = None
            self._enter(Phase.TURN)

    def hide(self) -> None:
        """Lower the curtain: the person to move leaves the screen for a moment."""
        if self._phase is Phase.TURN:
            self._taken = False
            self._enter(Phase.CURTAIN)

    def submit(self, move: Move) -> bool:
        """Make a move for the person to move. Answers whether it was made."""
        return self._take(self.state.to_move, move)

    def agree(self) -> bool:
        """End the game: everybody has said that no play is possible, and that the last one is not challenged.

        Where there are computers, they are asked next. Answers whether it was done.
        """
        if self.state.contestable and not self.accept():
            return False
        if self.state.is_over:
            return True
        seats = [seat for seat in people(self.state) if seat not in self.state.agreed]
        return all(self._take(seat, Agree()) for seat in seats)

    def accept(self) -> bool:
        """Nobody challenges. Answers whether it was done."""
        setup, state = self.setup, self.state
        able = (*people_who_may_challenge(setup, state), *may_challenge(setup, state), state.to_move)
        return self._take(able[0], Accept())

    def verdict(self, seat: int, words: tuple[str, ...] = (), votes: Votes = ()) -> Turn | None:
        """Return what a challenge would bring, without making it; nothing where it is refused."""
        try:
            return decide(self.setup, self.state, seat, Challenge(words), self.lexicon, votes=votes)
        except IllegalMove as refusal:
            self.move_refused.emit(refusal)
            return None

    def challenge(self, verdict: Turn, *, overruled: bool = False) -> bool:
        """Make the challenge of a verdict; ``overruled`` accepts rejected words all the same. Answers whether done."""
        return self._take(verdict.seat, verdict.move, votes=verdict.votes, overruled=overruled)

    def undo(self) -> bool:
        """Take the last decision of a person back. Answers whether it was done."""
        mover = self.state.to_move
        asks = mover if self.state.levels[mover] is None else next(iter(people(self.state)), mover)
        return self._go(lambda: self.game.undo(asks))

    def redo(self) -> bool:
        """Play a turn taken back again. Answers whether it was done."""
        return self._go(self.game.redo)

    def take_back(self) -> bool:
        """Take the play just made back: its tiles lie on the board as before it. Answers whether it was done."""
        seat = self.slip
        play = self.game.turns[-1].move if self.game.turns else None
        if seat is None or not isinstance(play, Play):
            return False
        return self._go(lambda: self.game.take_back_slip(seat), laid=play.placements)

    # --- one step of the game

    def _take(self, seat: int, move: Move, *, votes: Votes = (), overruled: bool = False) -> bool:
        """Make a move, write it down, and go on."""
        own_turn = self._phase is Phase.TURN and not isinstance(move, Challenge | Accept | Agree)
        seconds, hints = (round(self._watch.seconds, 1), self.hints.spent) if own_turn else (None, 0)
        take = partial(self.game.take, seat, move, self.lexicon, seconds=seconds, hints=hints)
        return self._go(
            lambda: take(votes=votes, overruled=overruled),
            slip=seat if isinstance(move, Play) and self.state.levels[seat] is None else None,
        )

    def _go(self, step: Callable[[], Turn], *, laid: tuple[Placement, ...] = (), slip: int | None = None) -> bool:
        """Do a step; a refusal leaves everything as it is.

        ``laid`` lies on the board for the next person to move, ``slip`` is the seat that may take the step back.
        """
        seat, draft = self.state.to_move, self.hand.draft
        shown = seat if self._phase is Phase.TURN else None
        try:
            step()
        except IllegalMove as refusal:
            self.move_refused.emit(refusal)
            return False
        goes_on = self.state.to_move == seat and visible_rack(self.state, seat) == draft.rack
        if goes_on:
            self.hints.renew()
        else:
            self._watch.reset()
            self.hints.forget()
        self._orders[seat] = draft.slots
        self._slip = slip
        self.computers.forget()
        desk = Desk(self._orders, draft.laid if goes_on else laid)
        self.hand.deal(dealt(self.setup, self.state, desk), self.state.board)
        self.keeper.save()
        self._settle(shown)
        return True

    def _settle(self, shown: int | None = None) -> None:
        """Go to the phase in which the game stands; ``shown`` is the seat whose tiles are shown already."""
        state = self.state
        waited = waits_for(self.setup, state, self.computers.heard, ask_always=self.manners.ask_always)
        if state.is_over:
            self._enter(Phase.OVER)
        elif isinstance(waited, AskPeople):
            self._enter(Phase.ASK)
        elif waited is not None:
            self._enter(Phase.THINKING, waited)
        else:
            trusted = only_person(state) is not None or (self._taken and not self.manners.covered(state.to_move))
            self._enter(Phase.TURN if trusted or shown == state.to_move else Phase.CURTAIN)

    def _enter(self, phase: Phase, errand: Errand | None = None) -> None:
        """Go to a phase, send the computers where they are next, and tell everybody."""
        self._phase = phase
        self._watch.run(phase is Phase.TURN)
        self.hand.is_open = phase is Phase.TURN
        self.computers.send(errand)
        self.state_changed.emit()
