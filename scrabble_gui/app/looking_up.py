"""What may be looked up while a game runs: the one place that decides it, and every window asks it.

:func:`permit` says what the people at the screen may ask the dictionary now, as a :class:`Permit`. The rule:

- No game on the table, or a finished one: everything.
- Where a play can be challenged, only words that stand on the board and can no longer be challenged: whether they are
  good and what they mean, nothing that would name another word.
- Where nothing is challenged, or lights are allowed, any word may be asked about, but none is looked for.
- Where hints are allowed, by the rules or to the person whose tiles are shown, everything.

A word of the last play, while it can be challenged, is never told: not to anybody and not in a list of other words.
Pure: no files, no Qt. Source: rules, section 3, "Helps", and section 4, "Challenge window".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeVar, assert_never

from scrabble_gui.core.board import Board
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Pass, Play, Resign, Substitute
from scrabble_gui.core.rules import Help
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Contestable, Turn, doubted_words
from scrabble_gui.record.entries import Fate, Played
from scrabble_gui.record.sheet import plays

Word = tuple[str, ...]
"""A word as letters, in capitals."""
_Words = TypeVar("_Words", bound=Iterable[str])


class Scope(Enum):
    """How much may be asked."""

    BOARD = auto()
    """Words that stand on the board for good."""
    ANY_WORD = auto()
    """Any word that somebody names; none is looked for."""
    EVERYTHING = auto()
    """Any word, and looking for words."""


@dataclass(frozen=True, slots=True)
class Permit:
    """What may be asked now."""

    scope: Scope
    """How much."""
    settled: frozenset[str] = frozenset()
    """Words that stand on the board and can no longer be challenged, in capitals."""
    withheld: frozenset[str] = frozenset()
    """Words that can be challenged now, in capitals: nothing is told of them."""

    def may_ask(self, word: str) -> bool:
        """Whether a word in capitals may be told about: whether it is good, and what it means."""
        return word not in self.withheld and (self.scope is not Scope.BOARD or word in self.settled)

    @property
    def may_search(self) -> bool:
        """Whether words may be looked for: hooks, anagrams, lists, all that names words nobody has named."""
        return self.scope is Scope.EVERYTHING

    def told(self, words: Iterable[_Words]) -> list[_Words]:
        """Return those of some found words, texts or letters, that may be shown; none where nothing is looked for."""
        if not self.may_search:
            return []
        return [word for word in words if "".join(word) not in self.withheld] if self.withheld else list(words)


OPEN = Permit(Scope.EVERYTHING)
"""What may be asked where no game runs."""


def permit(game: Game | None, viewer: int | None) -> Permit:
    """Return what may be asked now; ``viewer`` is the seat whose tiles are shown, nobody behind the curtain."""
    if game is None or game.state.is_over:
        return OPEN
    contestable = game.state.contestable
    withheld = frozenset(word.text for word in contestable.score.words) if contestable else frozenset()
    return Permit(_scope(game.setup, viewer), settled_words(game) - withheld, withheld)


def _scope(setup: Setup, viewer: int | None) -> Scope:
    """Return how much ruleset and person allow."""
    helps = setup.rules.helps if viewer is None else setup.rules.helps | setup.seats[viewer].helps
    if Help.HINTS in helps:
        return Scope.EVERYTHING
    if Help.LIGHTS in helps or not setup.rules.challenge.has_window:
        return Scope.ANY_WORD
    return Scope.BOARD


def settled_words(game: Game) -> frozenset[str]:
    """Return the words that stand on the board for good: as they lie there, and as they were played."""
    contestable = game.state.contestable
    board = contestable.before.board if contestable else game.state.board
    played = (
        word.text
        for entry in plays(game)
        if isinstance(entry.event, Played) and entry.event.fate is Fate.STANDS
        for word in entry.event.score.words
    )
    lying = ("".join(word) for square in board.tiles for word in words_at(board, square))
    return frozenset((*played, *lying))


def words_at(board: Board, square: Square) -> tuple[Word, ...]:
    """Return the words that run through a square, across before down; none where no tile lies."""
    if board.at(square) is None:
        return ()
    lines = (board.line_through(square, across=across) for across in (True, False))
    return tuple(tuple(board.tiles[each].letter for each in line) for line in lines if len(line) > 1)


def settled_plays(game: Game) -> tuple[int, ...]:
    """Return the plays, indexes into the turns, that stand and can no longer be challenged, in their order."""
    stand = [
        entry.turn
        for entry in plays(game)
        if isinstance(entry.event, Played) and entry.event.fate is Fate.STANDS and entry.turn is not None
    ]
    last = max((number for number, turn in enumerate(game.turns) if isinstance(turn.move, Play)), default=None)
    return tuple(turn for turn in stand if game.state.contestable is None or turn != last)


def words_of_last_play(game: Game) -> tuple[Word, ...]:
    """Return the words of the last turn, main word first, where that is a play or a challenge that left it standing.

    That nobody challenged is no turn of its own: the play before it is the last.
    """
    for number in reversed(range(len(game.turns))):
        turn = game.turns[number]
        match turn.move:
            case Play():
                return words_of_play(game, number)
            case Challenge() if turn.rejected and not turn.overruled:
                return ()
            case Challenge() | Accept() | Substitute():
                continue
            case Exchange() | Pass() | Agree() | Resign():
                return ()
            case _:
                assert_never(turn.move)
    return ()


def words_of_play(game: Game, number: int) -> tuple[Word, ...]:
    """Return the words that a turn, an index into the turns, made, main word first; none where it was no play."""
    move = game.turns[number].move
    if not isinstance(move, Play):
        return ()
    score = judge(game.state_after(number).board, move, game.setup.rules, game.setup.tile_set)
    return tuple(dict.fromkeys(word.letters for word in score.words))


def found_good(contestable: Contestable, verdict: Turn) -> frozenset[str]:
    """Return the words that a challenge has found good, in capitals: they may be told as soon as it is decided."""
    if not isinstance(verdict.move, Challenge):
        return frozenset()
    return frozenset(doubted_words(contestable, verdict.move)) - frozenset(verdict.rejected)
