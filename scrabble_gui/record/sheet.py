"""The score pad: :func:`lines` derives it from a game, a column a player and a row a round, as on paper.

It is the one derivation behind the pad on the screen, print, CSV and HTML. A player's turn stands in the row of its
round; whoever misses a turn has that in the row of the turn missed; a play taken off by a challenge stays where it was
made, with 0 points; a challenge stands in the challenger's column in the row of the play, and points given for it
behind the play. After the last turn come the lines of the settling. The last total of each column is the score.

:func:`last_play` is for the recap, :func:`best_play` and :func:`course` are for the end. Data only, no words for
people; what an entry can be is in ``entries``.
"""

from __future__ import annotations

from scrabble_gui.core.game import Game
from scrabble_gui.record.entries import Cell, Entry, Fate, Played, Row, RowKind, Sheet
from scrabble_gui.record.pad import Pad

__all__ = ["Cell", "Entry", "Row", "RowKind", "Sheet", "best_play", "course", "last_play", "lines", "plays"]


def lines(game: Game) -> Sheet:
    """Return the score pad of a game, finished or not."""
    pad = Pad(game)
    for number, turn in enumerate(game.turns):
        pad.write(number, turn)
    return pad.sheet()


def plays(game: Game) -> tuple[Entry, ...]:
    """Return the plays of a game in the order in which they were made, those taken off included."""
    found = ((entry.turn, entry) for entry in lines(game).entries() if isinstance(entry.event, Played))
    return tuple(entry for _, entry in sorted(found, key=lambda pair: pair[0] or 0))


def last_play(game: Game) -> Entry | None:
    """Return the last play, with what became of it; nothing before the first."""
    return next(reversed(plays(game)), None)


def best_play(game: Game) -> Entry | None:
    """Return the play that earned most, the earliest of several; one taken off earned nothing."""
    return max(
        (entry for entry in plays(game) if isinstance(entry.event, Played) and entry.event.fate is not Fate.TAKEN_OFF),
        key=lambda entry: entry.points,
        default=None,
    )


def course(game: Game) -> tuple[tuple[int, ...], ...]:
    """Return the scores before the first turn, after each turn, and, once the game is over, after the settling.

    Each item holds the scores by seat. A play that a challenge took off never counted.
    """
    scores = [seat.head_start for seat in game.setup.seats]
    found: list[tuple[int, ...]] = [tuple(scores)]
    by_turn: dict[int, list[Entry]] = {}
    for entry in lines(game).entries():
        if entry.turn is not None:
            by_turn.setdefault(entry.turn, []).append(entry)
    for number in range(len(game.turns)):
        for entry in by_turn.get(number, ()):
            scores[entry.seat] += entry.points
        found.append(tuple(scores))
    result = game.result()
    return (*found, result.scores) if result else tuple(found)
