"""What a helpful onlooker sees: :class:`Onlooker` finds the play that hints lead to, and whether anybody has a play.

An :class:`~scrabble_gui.engine.advice.Advice` is the whole answer; how much of it is told step by step is the table's
business. An onlooker belongs to one thread at a time.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator

from scrabble_gui.core.board import Layout
from scrabble_gui.core.game import View
from scrabble_gui.core.moves import Play
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.advice import Advice, Aim
from scrabble_gui.engine.computer import Stopped, WordBook
from scrabble_gui.engine.found import FoundPlay, Plays
from scrabble_gui.engine.leaves import LeaveModel
from scrabble_gui.engine.match import nobody_can_play
from scrabble_gui.engine.movegen import MoveGenerator

_FIRST = 64
"""So many plays are sorted at first; few are looked at."""


class Onlooker:
    """Somebody who sees every play of a rack. Belongs to one thread at a time."""

    def __init__(
        self,
        words: WordBook,
        everyday: Callable[[], WordBook] | None,
        rules: Ruleset,
        tile_set: TileSet,
        layout: Layout,
        leaves: LeaveModel,
    ) -> None:
        """Take the numbers of the game.

        ``everyday`` makes the words that everybody knows, which may take a moment; nothing where nobody can tell.
        Raises what :class:`~scrabble_gui.engine.movegen.MoveGenerator` raises.
        """
        self._words, self._everyday, self._rules, self._tiles = words, everyday, rules, tile_set
        self._known: WordBook | None = None
        self._generator = MoveGenerator(words.gaddag, rules, tile_set, layout, leaves)

    @property
    def has_everyday_words(self) -> bool:
        """Whether it is known which words of the list everybody knows."""
        return self._everyday is not None

    def advise(self, view: View, aim: Aim, stop: Callable[[], bool] = lambda: False) -> Advice | None:
        """Return the best play of a rack by an aim, of words that are fit for everybody; nothing where there is none.

        Raises :class:`~scrabble_gui.engine.computer.Stopped` soon after ``stop`` answers true.
        """
        words = self._words
        if aim is Aim.KNOWN and self._everyday is not None:
            words = self._known = self._known or self._everyday()
        plays = self._generator.plays(view.board, view.rack)
        for number, found in enumerate(_from_the_top(plays, by_score=aim is not Aim.LATER)):
            if number % 16 == 0 and stop():
                raise Stopped
            score = self._fit(view, found.play, words)
            if score is not None:
                return Advice(found.play, score, bool(score.bonus) or self._has_bonus(view, plays, words, stop))
        return None

    def nobody_can_play(self, setup: Setup, state: State) -> bool:
        """Tell whether no seat has a play any more; see :func:`~scrabble_gui.engine.match.nobody_can_play`."""
        return nobody_can_play(setup, state, self._generator)

    def _fit(self, view: View, play: Play, words: WordBook) -> Score | None:
        """Return what a play earns, where all its words are fit to be shown."""
        score = judge(view.board, play, self._rules, self._tiles)
        return score if all(words.knows(word.text) for word in score.words) else None

    def _has_bonus(self, view: View, plays: Plays, words: WordBook, stop: Callable[[], bool]) -> bool:
        """Tell whether any play that is fit earns the extra points for its number of tiles."""
        least = min((points for points in self._rules.bonus.values() if points), default=0)
        if not least or len(view.rack) < min(self._rules.bonus):
            return False
        worth = [at for at, points in enumerate(plays.scores) if points >= least]
        worth.sort(key=lambda at: -plays.scores[at])
        for number, at in enumerate(worth):
            if number % 16 == 0 and stop():
                raise Stopped
            play = plays[at].play
            if self._rules.bonus.get(len(play.placements)) and self._fit(view, play, words) is not None:
                return True
        return False


def _from_the_top(plays: Plays, *, by_score: bool) -> Iterator[FoundPlay]:
    """Yield plays, the best first; few are looked at, so few are sorted at first."""
    worth = plays.scores if by_score else plays.equities()
    least = min(heapq.nlargest(_FIRST, worth), default=0)
    first = [at for at, value in enumerate(worth) if value >= least]
    yield from plays.best(len(first), by_score=by_score, among=first)
    if len(plays) > len(first):
        yield from plays.best(len(plays), by_score=by_score)[len(first) :]
