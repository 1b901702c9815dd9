"""The game at the table: :class:`Session` owns the game and the hand, takes wishes and reports facts.

Its methods are wishes (``submit``, ``exchange``, ``challenge``); its signals are facts. Every turn is on disk before
the next person can act. Who may look at tiles is :attr:`Session.phase`: behind the curtain nobody's rack is shown. What
a family is used to, with the curtain or without, is :class:`Manners`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from scrabble_gui.app.computer_seats import ComputerSeats, MakeMind
from scrabble_gui.app.desk import Desk, desk_from_dict, desk_to_dict
from scrabble_gui.app.draft import Draft
from scrabble_gui.app.hand import Hand
from scrabble_gui.app.waiting import AskPeople, people, people_who_may_challenge, waits_for
from scrabble_gui.core.advance import advance
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Move, Pass, Placement, Play, Resign
from scrabble_gui.core.referee import Votes, decide, invalid_words
from scrabble_gui.core.rules import Help, Lexicon
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, Turn, may_challenge
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.savefile import SavedGame

DESK_DELAY_MS = 400
"""How long tiles may move before their places are written down."""

Writer = Callable[[SavedGame], Path]
"""Writes a game to its file and returns it: another one where somebody else had changed it. Raises WriteError."""


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
    save_failed = Signal(object)
    """The game could not be written: the :class:`WriteError`. It goes on; the next turn tries again."""
    moved = Signal(object)
    """Another program had changed the file: the game goes on in this one, a Path."""

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
        parent: QObject | None = None,
    ) -> None:
        """Take up a game; ``minds`` makes what plays for its computers."""
        super().__init__(parent)
        self.manners = manners or Manners()
        """What people are used to; may change at any time."""
        self._saved = saved
        self._path = path
        self._lexicon = lexicon
        self._writer = writer
        self._clock = clock
        self._desk = desk_from_dict(saved.desk, self.setup)
        self._phase = Phase.CURTAIN
        self._taken = False
        self._slip: int | None = None
        self._taken_at = clock()
        self.hand = Hand(self._dealt(self._desk.laid), self.state.board, self.setup.tile_set, self)
        """The tiles of the person to move; not to be shown behind the curtain."""
        self._desk_timer = QTimer(self)
        self._desk_timer.setSingleShot(True)
        self._desk_timer.setInterval(DESK_DELAY_MS)
        self._desk_timer.timeout.connect(self.save)
        self.hand.changed.connect(self._desk_timer.start)
        self.computers = ComputerSeats(self.game, self._take, minds, parent=self)
        """Who plays without a person; they rest until somebody looks."""
        self.computers.heard_of.connect(self._go_on)
        self._enter(self._phase_after(None))

    # --- what is the case

    @property
    def game(self) -> Game:
        """The game; to be read only."""
        return self._saved.game

    @property
    def setup(self) -> Setup:
        """What was fixed before the first turn."""
        return self.game.setup

    @property
    def state(self) -> State:
        """The position now."""
        return self.game.state

    @property
    def path(self) -> Path:
        """The file of the game."""
        return self._path

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._phase

    def preview(self) -> Score | IllegalMove:
        """Return what the draft would earn, or what stands in the way."""
        try:
            return judge(self.state.board, self.hand.draft.play(), self.setup.rules, self.setup.tile_set)
        except IllegalMove as refusal:
            return refusal

    def lights(self, score: Score) -> tuple[str, ...] | None:
        """Return the draft's words that are not good; nothing where ruleset and person do not allow lights."""
        if not self.setup.may_use(self.state.to_move, Help.LIGHTS):
            return None
        return invalid_words(self.setup, self.state, score, self._lexicon)

    def arranged(self, seat: int) -> Draft:
        """Return the rack of a seat in its owner's order, nothing laid out; not to be shown to anybody else."""
        order = self._desk.orders.get(seat, ())
        return Draft.arranged(visible_rack(self.state, seat), self.setup.rules.rack_size, order)

    def challengers(self) -> tuple[int, ...]:
        """Return the people who may challenge the last play now."""
        return people_who_may_challenge(self.setup, self.state)

    @property
    def only_person(self) -> int | None:
        """The seat of the only person in the game, with whom no curtain is needed; nothing where there are more."""
        seats = people(self.state)
        return seats[0] if len(seats) == 1 else None

    @property
    def pass_ends_game(self) -> bool:
        """Whether the game is over when the person to move passes now."""
        try:
            turn = decide(self.setup, self.state, self.state.to_move, Pass(), self._lexicon)
        except IllegalMove:
            return False
        return advance(self.setup, self.state, turn).is_over

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
            self._taken_at = self._clock()
            self._enter(Phase.TURN)

    def hide(self) -> None:
        """Lower the curtain: the person to move leaves the screen for a moment."""
        if self._phase is Phase.TURN:
            self._taken = False
            self._desk = replace(self._desk, seconds=self._seconds())
            self._enter(Phase.CURTAIN)

    def submit(self) -> bool:
        """Play the draft. Answers whether it was played."""
        return self._take(self.state.to_move, self.hand.draft.play())

    def exchange(self, slots: Iterable[int]) -> bool:
        """Exchange the tiles of these rack slots. Answers whether it was done."""
        return self._take(self.state.to_move, Exchange(self.hand.draft.chosen(slots)))

    def pass_turn(self) -> bool:
        """Pass. Answers whether it was done."""
        return self._take(self.state.to_move, Pass())

    def resign(self) -> bool:
        """Give up, for the person to move. Answers whether it was done."""
        return self._take(self.state.to_move, Resign())

    def agree(self) -> bool:
        """End the game: everybody has said that no play is possible, and that the last one is not challenged.

        Where there are computers, they are asked next.
        """
        if self.state.contestable and not self.accept():
            return False
        if self.state.is_over:
            return True
        seats = [seat for seat in people(self.state) if seat not in self.state.agreed]
        return all(self._take(seat, Agree()) for seat in seats)

    def accept(self) -> bool:
        """Nobody challenges. Answers whether it was done."""
        able = (*self.challengers(), *may_challenge(self.setup, self.state), self.state.to_move)
        return self._take(able[0], Accept())

    def verdict(self, seat: int, words: tuple[str, ...] = (), votes: Votes = ()) -> Turn | None:
        """Return what a challenge would bring, without making it; nothing where it is refused."""
        try:
            return decide(self.setup, self.state, seat, Challenge(words), self._lexicon, votes=votes)
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

    def annotate(self, number: int, note: str) -> None:
        """Write a note beside a turn, counted from 0, and to the disk. Raises :class:`IndexError`."""
        if self.game.turns[number].note != note:
            self.game.annotate(number, note)
            self.save()

    def snapshot(self) -> SavedGame:
        """Return the game with what lies on the table, as it is written."""
        draft = self.hand.draft
        orders = {**self._desk.orders, self.state.to_move: draft.slots}
        desk = replace(self._desk, orders=orders, laid=draft.laid, seconds=self._seconds())
        return self._saved.with_desk(desk_to_dict(desk))

    def save(self) -> bool:
        """Write the game and what lies on the table. Answers whether it is on disk."""
        self._desk_timer.stop()
        try:
            path = self._writer(self.snapshot())
        except WriteError as error:
            self.save_failed.emit(error)
            return False
        if path != self._path:
            self._path = path
            self.moved.emit(path)
        return True

    # --- one step of the game

    def _take(self, seat: int, move: Move, *, votes: Votes = (), overruled: bool = False) -> bool:
        """Make a move, write it down, and go on."""
        own_turn = self._phase is Phase.TURN and not isinstance(move, Challenge | Accept | Agree)
        seconds = round(self._seconds(), 1) if own_turn else None
        return self._go(
            lambda: self.game.take(seat, move, self._lexicon, votes=votes, overruled=overruled, seconds=seconds),
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
        self._desk = Desk({**self._desk.orders, seat: draft.slots}, seconds=self._seconds() if goes_on else 0.0)
        self._taken_at = self._clock()
        self._slip = slip
        self.computers.forget()
        self.hand.deal(self._dealt(draft.laid if goes_on else laid), self.state.board)
        self.save()
        self._enter(self._phase_after(shown))
        return True

    def _dealt(self, laid: Iterable[Placement]) -> Draft:
        """Return the tiles of the person to move, with what was laid out and still can be."""
        whole = self.arranged(self.state.to_move)
        tiles = Tiles.of(tile for _, tile in laid)
        free = all(self.state.board.at(square) is None for square, _ in laid)
        if not free or len(whole.rack.missing(tiles)):
            return whole
        order = self._desk.orders.get(self.state.to_move, ())
        on_rack = Draft.arranged(whole.rack.minus(tiles), self.setup.rules.rack_size, order)
        return replace(on_rack, laid=tuple(laid))

    def _phase_after(self, shown: int | None) -> Phase:
        """Return what the table waits for in this state; ``shown`` is the seat whose tiles are shown already."""
        state = self.state
        if state.is_over:
            return Phase.OVER
        waited = waits_for(self.setup, state, self.computers.heard, ask_always=self.manners.ask_always)
        if isinstance(waited, AskPeople):
            return Phase.ASK
        if waited is not None:
            return Phase.THINKING
        trusted = self.only_person is not None or (self._taken and not self.manners.covered(state.to_move))
        return Phase.TURN if trusted or shown == state.to_move else Phase.CURTAIN

    def _go_on(self) -> None:
        """Go on after a computer has answered without a move."""
        self._taken_at = self._clock()
        self._enter(self._phase_after(None))

    def _enter(self, phase: Phase) -> None:
        """Go to a phase and tell everybody."""
        self._phase = phase
        self.hand.is_open = phase is Phase.TURN
        waited = waits_for(self.setup, self.state, self.computers.heard, ask_always=self.manners.ask_always)
        self.computers.send(waited if phase is Phase.THINKING and not isinstance(waited, AskPeople) else None)
        self.state_changed.emit()

    def _seconds(self) -> float:
        """Return how long the person to move has been at it."""
        shown = self._clock() - self._taken_at if self._phase is Phase.TURN else 0.0
        return self._desk.seconds + shown
