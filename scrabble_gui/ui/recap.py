"""What the next person is told about the last turn: :func:`recap` derives it from the game.

A recap holds facts only; :mod:`scrabble_gui.ui.between_turns` has the sentences. It never says what a word means nor,
while the play can be challenged, whether it is good.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Move, Pass, Play, Resign, Substitute
from scrabble_gui.core.rules import ChallengeKind, Ruleset
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.state import State, Turn
from scrabble_gui.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Started:
    """Nothing has happened yet."""

    first: int
    """The seat that starts."""


@dataclass(frozen=True, slots=True)
class Played:
    """A play that lies on the board."""

    seat: int
    """Who played."""
    word: tuple[Tile, ...]
    """The main word as it lies there, blanks with their names."""
    score: Score
    """All its words, and their points."""
    tiles: int
    """How many tiles were put down."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """An exchange."""

    seat: int
    """Who exchanged."""
    count: int
    """How many tiles."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass."""

    seat: int
    """Who passed."""


@dataclass(frozen=True, slots=True)
class Challenged:
    """A challenge and what came of it."""

    challenger: int
    """Who doubted the play."""
    challenged: int
    """Whose play it was."""
    rejected: tuple[str, ...]
    """The words found not good, in capitals; none: the play stands."""
    overruled: bool
    """Whether everybody accepted those words all the same."""
    voted: bool
    """Whether the table voted."""
    changes: tuple[int, ...]
    """By seat: the points that the challenge gave or took."""
    misses_turn: bool
    """Whether the challenger misses a turn for it."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """Somebody said that no play is possible."""

    seat: int
    """Who."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """Somebody gave up."""

    seat: int
    """Who."""


Recap = Started | Played | Exchanged | Passed | Challenged | Agreed | Resigned
"""What happened last."""


def recap(game: Game) -> Recap:
    """Return what happened last. That nobody challenged, and who sits where, are no news: the turn before them is."""
    for number in reversed(range(len(game.turns))):
        turn = game.turns[number]
        told = _told(game, turn, turn.move, game.state_after(number), game.state_after(number + 1))
        if told is not None:
            return told
    return Started(game.setup.first)


def _told(game: Game, turn: Turn, move: Move, before: State, after: State) -> Recap | None:
    """Return what to tell of a turn, or nothing."""
    match move:
        case Play():
            score = judge(before.board, move, game.setup.rules, game.setup.tile_set)
            word = tuple(after.board.tiles[square] for square in score.words[0].squares)
            return Played(turn.seat, word, score, len(move.placements))
        case Exchange(tiles):
            return Exchanged(turn.seat, len(tiles))
        case Pass():
            return Passed(turn.seat)
        case Challenge():
            return _challenged(game.setup.rules, turn, before, after)
        case Agree():
            return Agreed(turn.seat)
        case Resign():
            return Resigned(turn.seat)
        case Accept() | Substitute():
            return None
    assert_never(move)


def _challenged(rules: Ruleset, turn: Turn, before: State, after: State) -> Challenged:
    """Return what came of a challenge. Raises ValueError for a state without a play to doubt."""
    if before.contestable is None:
        raise ValueError(turn)
    return Challenged(
        challenger=turn.seat,
        challenged=before.contestable.seat,
        rejected=turn.rejected,
        overruled=turn.overruled,
        voted=bool(turn.votes),
        changes=tuple(new - old for new, old in zip(after.scores, before.scores, strict=True)),
        misses_turn=not turn.rejected and rules.challenge.kind is ChallengeKind.LOSE_TURN,
    )
