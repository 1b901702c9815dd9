"""Computer players: :class:`Computer` chooses a move from what its seat may know.

It looks at all legal plays from the most promising down and takes the first whose words it knows and which it sees, as
its :class:`~scrabble_gui.engine.levels.Level` says. The dice for seeing fall by seed, board and rack alone: taking a
turn back does not make it see anything else. A computer belongs to one thread; ``stop`` is asked between plays.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from scrabble_gui.core.board import Layout
from scrabble_gui.core.game import View
from scrabble_gui.core.moves import Agree, Challenge, Exchange, Move, Pass, Play
from scrabble_gui.core.rules import ChallengeKind, Lexicon, Ruleset
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.bluff import lengthened
from scrabble_gui.engine.found import FoundPlay, Look, Plays
from scrabble_gui.engine.gaddag import Gaddag
from scrabble_gui.engine.leaves import POINT, LeaveModel
from scrabble_gui.engine.levels import Level, Sight
from scrabble_gui.engine.movegen import MoveGenerator

_LOOKED_AT = 3_000
"""Plays after which a computer takes the one it sees best."""
_EASY_WORD = 4
"""Letters of a word that nobody overlooks for its length."""
_PATIENCE = 3
"""Rounds without a play after which a computer neither exchanges nor waits any more."""
_BLUFFS = 40
"""So many good plays are looked at for one that can be lengthened to what is no word."""
_LOOKS_RIGHT = 0.2
"""How much less a valid word is doubted by somebody who has never seen it."""
_EVEN = 120.0
"""Points ahead at which an adapting computer sees twice as badly."""


class Stopped(Exception):
    """Somebody stopped the thinking."""


@dataclass(frozen=True)
class WordBook:
    """The words of a game as computers see them. Unchanging; may be shared by threads."""

    judge: Lexicon
    """What is valid."""
    gaddag: Gaddag
    """Where plays are found."""
    known: Collection[str] | None
    """The words that the level knows, in capitals; all valid ones where there is none."""
    unfit: Collection[str] = frozenset()
    """Words that no computer plays, in capitals: rude ones, and those the house refuses."""
    added: Collection[str] = frozenset()
    """Words that the house counts besides, in capitals."""
    refused: Collection[str] = frozenset()
    """Words that the house does not count, in capitals."""
    endings: Sequence[str] = ()
    """Letters with which many words can be lengthened, for those who bluff."""

    def is_valid(self, letters: Sequence[str]) -> bool:
        """Tell whether a word counts in this game."""
        text = "".join(letters)
        return text in self.added or (text not in self.refused and self.judge.contains(letters))

    def knows(self, word: str) -> bool:
        """Tell whether a valid word is one that the level would play."""
        return word not in self.unfit and (self.known is None or word in self.known)


class Computer:
    """One computer player in one game. Belongs to one thread at a time."""

    def __init__(
        self,
        level: Level,
        words: WordBook,
        rules: Ruleset,
        tile_set: TileSet,
        layout: Layout,
        leaves: LeaveModel,
        seed: int,
    ) -> None:
        """Take the numbers of the game. Raises what :class:`~scrabble_gui.engine.movegen.MoveGenerator` raises."""
        self._level, self._words, self._rules, self._tiles = level, words, rules, tile_set
        self._leaves = leaves.scaled(level.keeps)
        self._generator = MoveGenerator(words.gaddag, rules, tile_set, layout, self._leaves)
        self._seed = seed

    @property
    def level(self) -> Level:
        """Who plays."""
        return self._level

    def reseed(self, seed: int) -> None:
        """Sit down to another game with the same numbers and words; its dice fall by this seed."""
        self._seed = seed

    def answer(self, view: View) -> Challenge | None:
        """Return a challenge of the last play, or nothing when it lets it stand.

        To be asked only where the seat may challenge. Who knows all words doubts exactly the wrong ones; who does not
        doubts what it has never seen, valid or not, but what is valid looks right more often.
        """
        if view.contestable is None:
            return None
        dice = self._dice(view, "answer")
        made = [word for word in view.contestable.score.words if word.text not in view.accepted]
        doubted = [word for word in made if self._doubts(word.letters, dice)]
        return Challenge(tuple(dict.fromkeys(word.text for word in doubted))) if doubted else None

    def _doubts(self, letters: tuple[str, ...], dice: random.Random) -> bool:
        """Tell whether a word looks wrong."""
        valid = self._words.is_valid(letters)
        if self._words.known is None:
            return not valid
        if valid and "".join(letters) in self._words.known:
            return False
        return dice.random() < self._level.doubts * (_LOOKS_RIGHT if valid else 1.0)

    def choose(
        self, view: View, stop: Callable[[], bool] = lambda: False, *, agreed: bool = False, idle: int = 0
    ) -> Move:
        """Return the move of the seat whose turn it is.

        ``agreed`` tells that it has said already that it has no play; with an empty bag and no play it says so once,
        and passes then. ``idle`` is how many turns running have left no tile on the board: after some rounds of them
        nobody hopes for better tiles any more, so that no game goes on for ever. Raises :class:`Stopped` soon after
        ``stop`` answers true.
        """
        others = [size for seat, size in enumerate(view.rack_sizes) if seat != view.seat]
        hopeless = idle >= _PATIENCE * len(view.rack_sizes)
        gain = self._gain(view) if view.bag_count == 0 else None
        plays = self._generator.plays(view.board, view.rack, gain)
        if stop():
            raise Stopped
        found = self._seen(view, plays, stop)
        given = self._best_exchange(view, plays) if self._level.exchanges and not hopeless else None
        if found and (given is None or found.equity >= given[1]):
            return self._bluff(view, plays, found.score) or found.play
        if given is not None:
            return given[0]
        if not len(plays) and (view.bag_count == 0 or hopeless) and not agreed and any(others):
            return Agree()
        return Pass()

    def _bluff(self, view: View, plays: Plays, least: int) -> Play | None:
        """Return a play of a word that only looks like one, for more points than this, where the level tries it."""
        rule = self._rules.challenge
        if not self._level.bluffs or not rule.has_window or rule.kind is ChallengeKind.VOTE:
            return None
        if self._dice(view, "bluff").random() >= self._level.bluffs:
            return None
        return lengthened(view, plays.best(_BLUFFS), self._words.endings, least, self._tiles, self._words.is_valid)

    def has_play(self, view: View) -> bool:
        """Tell whether the rack has any legal play, known to the level or not: one agrees on facts only."""
        return self._generator.has_play(view.board, view.rack)

    def _gain(self, view: View) -> int:
        """Return what going out earns of the others' racks, which are all that is unseen."""
        rule = self._rules.leftovers
        points = sum(self._tiles.value(tile) for tile in view.unseen)
        return points * (rule.out_factor + rule.left_factor)

    def _best_exchange(self, view: View, plays: Plays) -> tuple[Exchange, float] | None:
        """Return the exchange that keeps the best, and what that is worth in points; none from a bag nearly empty."""
        if view.bag_count < max(1, self._rules.rack_size, self._rules.exchange_minimum):
            return None
        best = plays.best_exchange()
        return (Exchange(best[0]), best[1] / POINT) if best else None

    def _seen(self, view: View, plays: Plays, stop: Callable[[], bool]) -> FoundPlay | None:
        """Return the best play that is known and seen; where none is seen, the known one that is seen best."""
        dice = self._dice(view, "play")
        chance, easiest = -1.0, None
        for number, at in enumerate(plays.from_the_top()):
            if number % 16 == 0 and stop():
                raise Stopped
            if number > _LOOKED_AT and easiest is not None:
                break
            look = plays.look(at)
            if not all(map(self._words.knows, look.words)):
                continue
            likely = self._visibility(view, look)
            if dice.random() < likely:
                return plays[at]
            if likely > chance:
                chance, easiest = likely, at
        return None if easiest is None else plays[easiest]

    def _visibility(self, view: View, look: Look) -> float:
        """Return how likely the level sees a play."""
        likely = visibility(self._level.sight, look, self._rules.rack_size)
        if self._level.adapts:
            ahead = view.scores[view.seat] - max(s for seat, s in enumerate(view.scores) if seat != view.seat)
            likely **= min(4.0, max(0.4, 2.0 ** (ahead / _EVEN)))
        return likely

    def _dice(self, view: View, purpose: str) -> random.Random:
        """Return dice that fall alike whenever board, rack and purpose are the same."""
        board = self._generator.squares(view.board).hex()
        return random.Random(f"{self._seed} {view.seat} {purpose} {board} {view.rack}")


def visibility(sight: Sight, look: Look, rack_size: int) -> float:
    """Return how likely a play is seen, 0 to 1."""
    likely = sight.plain
    likely *= sight.longer ** max(0, look.letters - _EASY_WORD)
    likely *= sight.beside ** (len(look.words) - 1)
    likely *= sight.blank**look.blanks
    return likely * (sight.bingo if look.tiles == rack_size else 1.0)
