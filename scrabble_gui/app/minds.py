"""What plays for the computers: a :class:`Mind` a level; :class:`Minds` keeps those of a game and asks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, assert_never

from scrabble_gui.app.thinker import Stop, Task
from scrabble_gui.app.waiting import Answer, Choose, Concur
from scrabble_gui.core.game import Game, View, view
from scrabble_gui.core.moves import Challenge, Move
from scrabble_gui.core.setup import Setup


class Mind(Protocol):
    """What plays for a seat; used by one thread at a time."""

    def choose(self, view: View, stop: Stop, *, agreed: bool, idle: int) -> Move:
        """Return the move; ``idle`` is how many turns running have left no tile on the board."""
        ...

    def answer(self, view: View) -> Challenge | None:
        """Return a challenge of the last play, or nothing."""
        ...

    def has_play(self, view: View) -> bool:
        """Tell whether any play is possible."""
        ...


MakeMind = Callable[[str, Setup, Stop], Mind]
"""Makes what plays by a level in a game; may take a second and raise anything: it is called on the thinking thread."""


class Minds:
    """The minds of one game, made when they are first asked; seats of one level share one."""

    def __init__(self, game: Game, make: MakeMind) -> None:
        self._game, self._make = game, make
        self._known: dict[str, Mind] = {}

    def question(self, errand: Answer | Choose | Concur) -> Task:
        """Return what a computer is asked about the position as it is now; to be called on the thinking thread.

        It answers a move, a challenge or nothing, or whether there is a play, and raises whatever making a mind raises.
        """
        state = self._game.state
        seen, level = view(self._game.setup, state, errand.seat), state.levels[errand.seat]
        assert level is not None
        match errand:
            case Answer():
                return lambda stop: self._mind(level, stop).answer(seen)
            case Choose(seat):
                agreed, idle = seat in state.agreed, self._game.idle_turns()
                return lambda stop: self._mind(level, stop).choose(seen, stop, agreed=agreed, idle=idle)
            case Concur():
                return lambda stop: self._mind(level, stop).has_play(seen)
        assert_never(errand)

    def _mind(self, level: str, stop: Stop) -> Mind:
        if level not in self._known:
            self._known[level] = self._make(level, self._game.setup, stop)
        return self._known[level]
