"""What there is to tell of a finished game: its course and the best play of each seat, taken from the score pad.

Plays, exchanges and passes that end a turn count as turns; a challenge belongs to the turn before it.
"""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.core.tiles import Tile
from scrabble_gui.record import sheet
from scrabble_gui.record.entries import Fate, Played


@dataclass(frozen=True, slots=True)
class BestPlay:
    """A play worth remembering."""

    seat: int
    """Who played."""
    word: tuple[Tile, ...]
    """The main word as it lay there, blanks with their names."""
    points: int
    """All points of the play."""

    @property
    def text(self) -> str:
        """The word in capitals."""
        return "".join(tile.letter for tile in self.word)


def turns_taken(game: Game) -> int:
    """Return the number of plays, exchanges and passes."""
    return sum(isinstance(turn.move, Play | Exchange | Pass) for turn in game.turns)


def courses(game: Game) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return by seat: (number of the turn, total after it), from (0, head start) to the settled end.

    A seat has a point at each of its own turns; what a challenge changes is counted with the turn before it, and what
    the settling changes as one turn more.
    """
    start, *after = sheet.course(game)
    lines = [[(0, score)] for score in start]
    number = 0
    for turn, scores in zip(game.turns, after, strict=False):
        counts = isinstance(turn.move, Play | Exchange | Pass)
        number += counts
        for seat, score in enumerate(scores):
            line = lines[seat]
            if counts and seat == turn.seat:
                line.append((number, score))
            elif score != line[-1][1]:
                line[-1:] = [line[-1], (number, score)] if line[-1][0] == 0 else [(line[-1][0], score)]
    last = after[-1] if after else start
    end = number + any(line[-1][1] != score for line, score in zip(lines, last, strict=True))
    for line, score in zip(lines, last, strict=True):
        if line[-1] != (end, score):
            line.append((end, score))
    return tuple(map(tuple, lines))


def best_plays(game: Game) -> tuple[BestPlay, ...]:
    """Return the best play of each seat that stands, the best of all first; the earlier of equal ones."""
    best: dict[int, BestPlay] = {}
    for entry in sorted(sheet.plays(game), key=lambda entry: -entry.points):
        if isinstance(entry.event, Played) and entry.event.fate is not Fate.TAKEN_OFF:
            best.setdefault(entry.seat, BestPlay(entry.seat, entry.event.tiles, entry.points))
    return tuple(best.values())
