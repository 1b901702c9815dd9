"""The game at the table: :class:`Session` owns the game and the hand, takes wishes and reports facts.

Its methods are wishes (``submit``, ``exchange``, ``challenge``); its signals are facts. Every turn is on disk before
the next person can act. Who may look at tiles is :attr:`Session.phase`: behind the curtain nobody's rack is shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from scrabble_gui.app.desk import Desk, desk_from_dict, desk_to_dict
from scrabble_gui.app.draft import Draft
from scrabble_gui.app.hand import Hand
from scrabble_gui.core.advance import would_end
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.core.moves import Accept, Challenge, Exchange, Move, Pass, Placement, Resign
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

Writer = Callable[[Path, SavedGame], None]
"""Writes a game to its file. Raises :class:`WriteError`."""


class Phase(Enum):
    """What the table waits for."""

    CURTAIN = auto()
    """The next person takes the screen; nobody's tiles are shown."""
    TURN = auto()
    """The person to move sees the own tiles."""
    ASK = auto()
    """Before the game goes on or ends, everybody must have had the chance to challenge."""
    OVER = auto()
    """The game is over."""


class Session(QObject):
    """A game in progress, for the people at one screen."""

    state_changed = Signal()
    """A turn was made or taken back, or the curtain moved: read everything anew."""
    move_refused = Signal(object)
    """A wish was refused: the :class:`IllegalMove`. Nothing has changed."""
    save_failed = Signal(object)
    """The game could not be written: the :class:`WriteError`. It goes on; the next turn tries again."""

    def __init__(
        self,
        saved: SavedGame,
        path: Path,
        lexicon: Lexicon | None,
        writer: Writer,
        *,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._saved = saved
        self._path = path
        self._lexicon = lexicon
        self._writer = writer
        self._clock = clock
        self._desk = desk_from_dict(saved.desk, self.setup)
        self._phase = Phase.CURTAIN
        self._taken_at = clock()
        self.hand = Hand(self._dealt(self._desk.laid), self.state.board, self.setup.tile_set, self)
        """The tiles of the person to move; not to be shown behind the curtain."""
        self._desk_timer = QTimer(self)
        self._desk_timer.setSingleShot(True)
        self._desk_timer.setInterval(DESK_DELAY_MS)
        self._desk_timer.timeout.connect(self.save)
        self.hand.changed.connect(self._desk_timer.start)
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
        """Return the seats that may challenge the last play now."""
        return may_challenge(self.setup, self.state)

    # --- wishes

    def reveal(self) -> None:
        """Raise the curtain: the person to move has taken the screen."""
        if self._phase is Phase.CURTAIN:
            self._taken_at = self._clock()
            self._enter(Phase.TURN)

    def hide(self) -> None:
        """Lower the curtain: the person to move leaves the screen for a moment."""
        if self._phase is Phase.TURN:
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

    def accept(self) -> bool:
        """Nobody challenges. Answers whether it was done."""
        return self._take(next(iter(self.challengers()), self.state.to_move), Accept())

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
        return self._go(lambda: self.game.undo(self.state.to_move))

    def redo(self) -> bool:
        """Play a turn taken back again. Answers whether it was done."""
        return self._go(self.game.redo)

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
            self._writer(self._path, self.snapshot())
        except WriteError as error:
            self.save_failed.emit(error)
            return False
        return True

    # --- one step of the game

    def _take(self, seat: int, move: Move, *, votes: Votes = (), overruled: bool = False) -> bool:
        """Make a move, write it down, and go on."""
        own_turn = self._phase is Phase.TURN and not isinstance(move, Challenge)
        seconds = round(self._seconds(), 1) if own_turn else None
        return self._go(
            lambda: self.game.take(seat, move, self._lexicon, votes=votes, overruled=overruled, seconds=seconds)
        )

    def _go(self, step: Callable[[], Turn]) -> bool:
        """Do a step; a refusal leaves everything as it is."""
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
        self.hand.deal(self._dealt(draft.laid if goes_on else ()), self.state.board)
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
        if state.contestable and (would_end(self.setup, state) or state.to_move == state.contestable.seat):
            return Phase.ASK
        return Phase.TURN if shown == state.to_move else Phase.CURTAIN

    def _enter(self, phase: Phase) -> None:
        """Go to a phase and tell everybody."""
        self._phase = phase
        self.hand.is_open = phase is Phase.TURN
        self.state_changed.emit()

    def _seconds(self) -> float:
        """Return how long the person to move has been at it."""
        shown = self._clock() - self._taken_at if self._phase is Phase.TURN else 0.0
        return self._desk.seconds + shown
