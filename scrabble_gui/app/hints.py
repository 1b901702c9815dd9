"""Hints for the person to move, step by step: :class:`Hints` thinks beside the window and keeps to the budget.

Four steps lead to a play, each costs one: whether there is a bingo, where to look, which letter, the word. They are
counted by aim: who has asked for the most points and then for the words that everybody knows begins anew. What was told
can be looked at again for nothing. Source: rules, section 3, "Helps".
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.thinker import Stop, Thinker
from scrabble_gui.core.game import Game, View, view
from scrabble_gui.core.rules import Help
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.engine.advice import Advice, Aim


class Step(IntEnum):
    """How much was told."""

    NOTHING = 0
    """Nothing yet."""
    BINGO = 1
    """Whether all tiles, or enough for extra points, go at once."""
    WHERE = 2
    """The row or column."""
    LETTER = 3
    """One tile and its square."""
    WORD = 4
    """The whole play."""


class Looking(Protocol):
    """Who sees every play; used by one thread at a time."""

    @property
    def has_everyday_words(self) -> bool:
        """Whether it is known which words of the list everybody knows."""
        ...

    def advise(self, view: View, aim: Aim, stop: Stop) -> Advice | None:
        """Return the best play, or nothing where there is none."""
        ...

    def nobody_can_play(self, setup: Setup, state: State) -> bool:
        """Tell whether the bag is empty and no seat has a play."""
        ...


MakeOnlooker = Callable[[Setup, Stop], Looking]
"""Makes who sees every play; may take a second and raise anything: it is called on a thread of its own."""


class Hints(QObject):
    """The hints of one game: those of the turn as it is."""

    changed = Signal()
    """More is known, or something else."""
    failed = Signal()
    """No hint can be found; nothing was counted."""

    def __init__(
        self, game: Game, make: MakeOnlooker | None, given: Mapping[Aim, int], parent: QObject | None = None
    ) -> None:
        """Give hints in this game by ``make``; ``given`` are the steps of this turn that were told before."""
        super().__init__(parent)
        self._game, self._make = game, make
        self._given = dict(given)
        self._advice: dict[Aim, Advice | None] = {}
        self._onlooker: Looking | None = None
        self._asked: tuple[Aim, bool] | None = None
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._on_thought)
        self._thinker.failed.connect(self._on_failed)

    @property
    def are_offered(self) -> bool:
        """Whether the person to move may have hints in this game, used up or not."""
        setup, seat = self._game.setup, self._game.state.to_move
        return self._make is not None and setup.may_use(seat, Help.HINTS) and setup.seats[seat].hints != 0

    @property
    def left(self) -> int | None:
        """How many steps the person to move may still have; nothing: as many as wished."""
        left = self._game.hints_left(self._game.state.to_move)
        return None if left is None else max(0, left - self.spent)

    @property
    def spent(self) -> int:
        """How many steps were told in this turn."""
        return sum(self._given.values())

    @property
    def given(self) -> Mapping[Aim, int]:
        """How many steps of this turn were told, by aim."""
        return dict(self._given)

    @property
    def has_everyday_words(self) -> bool:
        """Whether hints can keep to words that everybody knows; true as long as nobody has looked."""
        return self._onlooker is None or self._onlooker.has_everyday_words

    @property
    def is_thinking(self) -> bool:
        """Whether an answer that somebody asked for is still to come."""
        return self._asked is not None and self._thinker.is_busy

    def told(self, aim: Aim) -> tuple[Step, Advice | None]:
        """Return how much was told by an aim, and the play; a step without a play: there is none."""
        step = Step(self._given.get(aim, 0)) if aim in self._advice else Step.NOTHING
        return step, self._advice.get(aim) if step else None

    def is_whole(self, aim: Aim) -> bool:
        """Whether nothing is left to tell by an aim."""
        step, advice = self.told(aim)
        return step is Step.WORD or (step is not Step.NOTHING and advice is None)

    # --- wishes

    def ask(self, aim: Aim) -> bool:
        """Tell the next step by an aim, and count it. Answers whether that is possible."""
        if self._make is None or self.left == 0 or self.is_whole(aim) or self._given.get(aim, 0) >= Step.WORD:
            return False
        self._think(aim, count=True)
        return True

    def look(self, aim: Aim) -> None:
        """Show again what was told by an aim in this turn, for nothing; find the play where it is not known yet."""
        if self._make is not None and aim not in self._advice and self._given.get(aim):
            self._think(aim, count=False)

    def warm_up(self) -> None:
        """Make ready, so that the first hint comes at once."""
        if self._make is not None and self._onlooker is None and self.left != 0 and not self._thinker.is_busy:
            self._asked = None
            self._thinker.start(self._ready)

    def renew(self) -> None:
        """Forget what was found, and keep what was counted: the position is another one in the same turn."""
        self._thinker.cancel()
        self._advice.clear()
        self.changed.emit()

    def forget(self) -> None:
        """Begin another turn."""
        self._given.clear()
        self.renew()

    def close(self) -> None:
        """Stop for good, and wait until no thread thinks any more."""
        if not self._thinker.close():
            logging.getLogger(__name__).warning("a hint has not stopped in time")

    # --- thinking

    def _think(self, aim: Aim, *, count: bool) -> None:
        """Find the play of an aim, unless it is known, and go on from there."""
        self._asked = (aim, count)
        if aim in self._advice:
            self._on_thought(self._advice[aim])
            return
        game = self._game
        seen = view(game.setup, game.state, game.state.to_move)
        self._thinker.start(lambda stop: self._ready(stop).advise(seen, aim, stop))
        self.changed.emit()

    def _ready(self, stop: Stop) -> Looking:
        """Return who sees every play; on the thinking thread."""
        if self._onlooker is None:
            assert self._make is not None
            self._onlooker = self._make(self._game.setup, stop)
        return self._onlooker

    def _on_thought(self, answer: object) -> None:
        """Tell one step more."""
        asked, self._asked = self._asked, None
        if asked is None:
            return  # made ready
        aim, count = asked
        self._advice[aim] = answer if isinstance(answer, Advice) else None
        if count:
            self._given[aim] = self._given.get(aim, 0) + 1
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        """Say that there is no hint; what was wrong is in the log."""
        logging.getLogger(__name__).warning("no hint could be found", exc_info=error)
        if self._asked is not None:
            self._asked = None
            self.failed.emit()
        self.changed.emit()
