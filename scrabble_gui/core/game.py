"""A game in progress: :class:`Game`, the one mutable object of the rules, and :class:`View`, what one seat may know.

Undo is an index into the turns: the turns before it are the game, those behind it can be played again until another
move is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scrabble_gui.core.advance import advance
from scrabble_gui.core.board import Board
from scrabble_gui.core.errors import NothingToRedo, NothingToUndo, UndoNotAllowed
from scrabble_gui.core.moves import Exchange, Move, Pass, Play
from scrabble_gui.core.referee import Votes, decide, verify
from scrabble_gui.core.rules import Help, Lexicon, Ruleset
from scrabble_gui.core.settle import Result, result
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Contestable, State, Turn, bag_count, may_challenge, start
from scrabble_gui.core.tiles import Tiles


class Game:
    """A setup, its turns and the states between them."""

    def __init__(self, setup: Setup, turns: Iterable[Turn] = ()) -> None:
        """Start a game and replay these turns, each verified.

        Raises a subclass of :class:`IllegalMove` at the first turn that cannot have happened.
        """
        self._setup = setup
        self._turns: list[Turn] = []
        self._states: list[State] = [start(setup)]
        self._undone: list[Turn] = []
        for turn in turns:
            self.replay(turn)

    @property
    def setup(self) -> Setup:
        """What was fixed before the first turn."""
        return self._setup

    @property
    def turns(self) -> tuple[Turn, ...]:
        """What has happened."""
        return tuple(self._turns)

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[-1]

    def state_after(self, turns: int) -> State:
        """Return the position after so many turns, 0 to ``len(turns)``. Raises :class:`IndexError`."""
        return self._states[turns]

    def result(self) -> Result | None:
        """Return how the game ended, or nothing while it runs."""
        return result(self._setup, self.state)

    def hints_left(self, seat: int) -> int | None:
        """Return how many steps of hints a seat may still have; nothing: as many as wished.

        Source: rules, section 3, "Helps".
        """
        budget = self._setup.seats[seat].hints
        if not self._setup.may_use(seat, Help.HINTS):
            return 0
        return None if budget is None else max(0, budget - sum(turn.hints for turn in self._turns if turn.seat == seat))

    def idle_turns(self) -> int:
        """Return how many turns running, back from now, have left no tile on the board."""
        idle = 0
        for turn in reversed(self._turns):
            match turn.move:
                case Pass() | Exchange():
                    idle += 1
                case Play(placements) if all(self.state.board.at(square) == tile for square, tile in placements):
                    break
                case Play():
                    idle += 1
                case _:
                    continue
        return idle

    def replay(self, turn: Turn) -> None:
        """Add a recorded turn; turns taken back can then not be played again.

        Raises a subclass of :class:`IllegalMove` when it cannot have happened, and then nothing has changed.
        """
        verify(self._setup, self.state, turn)
        self._append(turn)
        self._undone.clear()

    def take(
        self,
        seat: int,
        move: Move,
        lexicon: Lexicon | None,
        *,
        votes: Votes = (),
        overruled: bool = False,
        seconds: float | None = None,
        hints: int = 0,
    ) -> Turn:
        """Make a move and return the turn it became.

        ``seconds`` is the time it took, ``hints`` are the steps of hints before it; the other answers are those of
        :func:`~scrabble_gui.core.referee.decide`. Raises a subclass of :class:`IllegalMove`, or
        :class:`~scrabble_gui.core.errors.BadSetup` for a time that no clock shows, and then nothing has changed.
        """
        turn = decide(self._setup, self.state, seat, move, lexicon, votes=votes, overruled=overruled)
        turn = replace(turn, seconds=seconds, hints=hints)
        self._append(turn)
        self._undone.clear()
        return turn

    def annotate(self, number: int, note: str) -> None:
        """Write a note beside a turn, counted from 0. Raises :class:`IndexError`."""
        self._turns[number] = replace(self._turns[number], note=note)

    def undo(self, seat: int) -> Turn:
        """Go back to before the last decision of a person and return that turn.

        ``seat`` is the person who asks; ruleset or that person's helps must allow it. Who decided is who sat there
        then. The same tiles will be drawn again. Raises :class:`UndoNotAllowed`, :class:`NothingToUndo`. Source:
        rules, section 4, "Undo".
        """
        if not self._setup.may_use(seat, Help.UNDO):
            raise UndoNotAllowed
        number = self._last_decision_of_a_person()
        if number is None:
            raise NothingToUndo
        return self._back_to(number)

    def take_back_slip(self, seat: int) -> Turn:
        """Take back the play that this seat has just made, and return it. The same tiles will be drawn again.

        Whether anybody has looked at tiles since is the table's to say. Raises :class:`UndoNotAllowed` where the
        ruleset forbids slips, :class:`NothingToUndo` when the last turn is not a play of this seat. Source: rules,
        section 4, "Undo".
        """
        if not self._setup.rules.slips:
            raise UndoNotAllowed
        last = self._turns[-1] if self._turns else None
        if last is None or last.seat != seat or not isinstance(last.move, Play):
            raise NothingToUndo
        return self._back_to(len(self._turns) - 1)

    def redo(self) -> Turn:
        """Play the last turn taken back again and return it. Raises :class:`NothingToRedo`."""
        if not self._undone:
            raise NothingToRedo
        turn = self._undone.pop()
        self._append(turn)
        return turn

    def _append(self, turn: Turn) -> None:
        """Add a turn and the state after it."""
        self._states.append(advance(self._setup, self.state, turn))
        self._turns.append(turn)

    def _back_to(self, number: int) -> Turn:
        """Take back all turns from ``number`` on and return the first of them."""
        while len(self._turns) > number:
            self._undone.append(self._turns.pop())
            self._states.pop()
        return self._undone[-1]

    def _last_decision_of_a_person(self) -> int | None:
        """Return the number of the last turn that a person decided, or nothing."""
        for number in reversed(range(len(self._turns))):
            if self._states[number].levels[self._turns[number].seat] is None:
                return number
        return None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know. Computer players and the screen get only this."""

    seat: int
    """Whose view."""
    rules: Ruleset
    """The numbers of the game."""
    board: Board
    """What lies where."""
    rack: Tiles
    """The seat's own tiles, without those drawn for a play that can still be challenged."""
    rack_sizes: tuple[int, ...]
    """Tiles on each rack, by seat."""
    scores: tuple[int, ...]
    """By seat, before any settling."""
    to_move: int
    """Whose turn it is."""
    bag_count: int
    """Tiles in the bag."""
    unseen: Tiles
    """Everything that lies neither on the board nor on this rack: the bag and the other racks."""
    contestable: Contestable | None
    """The last play while it can be challenged; what was drawn for it and the state before it are hidden."""
    may_challenge: tuple[int, ...]
    """Who may challenge it."""
    is_over: bool
    """Whether the game is over."""
    accepted: frozenset[str] = frozenset()
    """Words that the table has accepted in this game, in capitals."""


def visible_rack(state: State, seat: int) -> Tiles:
    """Return the rack as its owner may see it: tiles drawn for a play that can still be challenged are hidden.

    Source: rules, section 5, trap 2.
    """
    contestable = state.contestable
    if contestable is None or contestable.seat != seat:
        return state.racks[seat]
    return contestable.before.racks[seat].minus(contestable.play.tiles)


def view(setup: Setup, state: State, seat: int) -> View:
    """Return what this seat may know of the state: no other rack, and nothing that an open window hides."""
    rack = visible_rack(state, seat)
    outside = Tiles.of(state.board.tiles.values()).plus(Tiles(rack.known))
    contestable = state.contestable
    if contestable is not None:
        hidden = replace(contestable.before, racks=tuple(Tiles(unknown=len(r)) for r in contestable.before.racks))
        contestable = replace(contestable, drawn=Tiles(unknown=len(contestable.drawn)), before=hidden)
    return View(
        seat=seat,
        rules=setup.rules,
        board=state.board,
        rack=rack,
        rack_sizes=tuple(len(rack) for rack in state.racks),
        scores=state.scores,
        to_move=state.to_move,
        bag_count=bag_count(setup, state),
        unseen=setup.tile_set.all_tiles().minus(outside),
        contestable=contestable,
        may_challenge=may_challenge(setup, state),
        is_over=state.is_over,
        accepted=state.accepted,
    )
