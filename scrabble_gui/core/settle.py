"""The end: who gains and loses what for the tiles left, and who wins.

:func:`result` derives it from the last state; it is never stored. Source: "The rules this program plays", section 1
("The end"), section 2 (Finish Line) and section 4 (resigning).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from scrabble_gui.core.advance import overtime_points
from scrabble_gui.core.rules import ClockKind, TieRule
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Ending, State, racks_as_known
from scrabble_gui.core.tiles import BLANK, Tiles


@dataclass(frozen=True, slots=True)
class Settlement:
    """One seat's last line on the score pad. Points."""

    seat: int
    """Whose."""
    score: int
    """What was written before."""
    left: Tiles
    """The tiles left on the rack."""
    lost: int
    """What they cost, 0 or more."""
    gained: int
    """What the others' tiles earn."""
    overtime: int
    """What the clock takes, 0 or more."""

    @property
    def change(self) -> int:
        """What is added to the score."""
        return self.gained - self.lost - self.overtime

    @property
    def final(self) -> int:
        """The final score."""
        return self.score + self.change


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    ending: Ending
    """Why."""
    settlements: tuple[Settlement, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Who wins; several share it or tie, as the ruleset's tie rule says."""
    before_settling: bool
    """Whether a tie was broken by the scores before the settling."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by seat."""
        return tuple(line.final for line in self.settlements)


def tiles_left_points(setup: Setup, tiles: Tiles) -> int:
    """Return what tiles left on a rack count, in points; unknown ones count nothing.

    Source: rules, section 3, "leftovers".
    """
    blanks = tiles.count(BLANK)
    return sum(setup.tile_set.value(tile) for tile in tiles) + blanks * setup.rules.leftovers.blank_penalty


def result(setup: Setup, state: State) -> Result | None:
    """Return the settling line by line and the winners, or nothing while the game runs.

    Source: rules, section 1, "The end"; with a line to reach, the margins over (or below) it take the place of scores.
    """
    if state.ending is None:
        return None
    settlements = tuple(_settled(setup, state, state.ending))
    winners = _best(_may_win(setup, state), lambda seat: settlements[seat].final - _line(setup, seat))
    before = False
    if len(winners) > 1 and setup.rules.tie is TieRule.BEFORE_SETTLING:
        ahead = _best(winners, lambda seat: state.scores[seat] - _line(setup, seat))
        before = len(ahead) < len(winners)
        winners = ahead
    return Result(state.ending, settlements, winners, before)


def _line(setup: Setup, seat: int) -> int:
    """Return the line a seat plays to; 0 where the game has none, so that margins are scores."""
    return (setup.seats[seat].target or 0) if setup.rules.target else 0


def _may_win(setup: Setup, state: State) -> tuple[int, ...]:
    """Return who can win: who has not resigned and, when a line was reached, who reached the own one."""
    if state.ending is not Ending.TARGET:
        return state.active()
    return tuple(seat for seat in state.active() if state.scores[seat] >= _line(setup, seat))


def _best(seats: Iterable[int], points: Callable[[int], int]) -> tuple[int, ...]:
    """Return the seats with the most points."""
    seats = tuple(seats)
    most = max(map(points, seats))
    return tuple(seat for seat in seats if points(seat) == most)


def _settled(setup: Setup, state: State, ending: Ending) -> Iterable[Settlement]:
    """Yield each seat's settling.

    Nothing is settled when a line was reached or all others resigned; a resigned rack is out of the settling.
    """
    rule = setup.rules.leftovers
    racks = racks_as_known(setup, state)
    settles = ending not in (Ending.TARGET, Ending.RESIGNED)
    values = {seat: tiles_left_points(setup, racks[seat]) for seat in state.active() if settles}
    everything = sum(values.values())
    for seat, score in enumerate(state.scores):
        value = values.get(seat, 0)
        lost = gained = 0
        if ending is Ending.WENT_OUT and seat in values:
            gained = rule.out_factor * everything if not len(racks[seat]) else 0
            lost = rule.left_factor * value
        elif seat in values:
            lost = rule.otherwise_factor * value
        yield Settlement(seat, score, racks[seat], lost, gained, _overtime(setup, state, seat))


def _overtime(setup: Setup, state: State, seat: int) -> int:
    """Return the points that the clock takes from a seat."""
    clock = setup.rules.clock
    if clock.kind is ClockKind.PER_GAME:
        limit = clock.seconds * setup.seats[seat].timer_factor
        return overtime_points(state.seconds[seat] - limit, clock.overtime_points)
    return state.overtime[seat]
