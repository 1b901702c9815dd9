"""Folding turns into states: :func:`advance` answers the next state and needs neither lexicon nor chance.

It trusts its turn: :mod:`~scrabble_gui.core.referee` decides what is legal. Counters and windows follow "The rules this
program plays", section 4.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TypeVar, assert_never

from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Pass, Play, Resign, Substitute
from scrabble_gui.core.rules import ChallengeKind, ClockKind, EndKind, Ruleset, StopRule
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Contestable, Ending, State, Turn, bag_count, doubted_words
from scrabble_gui.core.tiles import Tiles

SECONDS_A_MINUTE = 60
_Value = TypeVar("_Value")


def advance(setup: Setup, state: State, turn: Turn) -> State:
    """Return the state after a turn.

    The turn must be one of :func:`~scrabble_gui.core.referee.decide`, or verified: nothing is checked here. Source:
    rules, section 4, "Moves and counters, exactly".
    """
    moved = _clocked(setup, state, turn)
    match turn.move:
        case Play():
            after = _play(setup, moved, turn, turn.move)
        case Exchange(tiles):
            after = _exchange(setup, moved, turn, tiles)
        case Pass():
            after = _pass(setup, moved, turn)
        case Challenge():
            after = _challenge(setup, moved, turn, turn.move)
        case Accept():
            after = _close(setup, moved)
        case Resign():
            after = _resign(setup, moved, turn.seat)
        case Agree():
            after = replace(moved, agreed=moved.agreed | {turn.seat})
        case Substitute(level):
            after = replace(moved, levels=_with(moved.levels, turn.seat, level))
        case _:
            assert_never(turn.move)
    return _ended(setup, after)


def would_end(setup: Setup, state: State) -> bool:
    """Whether closing the open challenge window would end the game: then nobody may move on before *accept*.

    Source: rules, section 4, "Challenge window".
    """
    return state.contestable is not None and _ended(setup, _close(setup, state)).is_over


def _with(values: tuple[_Value, ...], seat: int, value: _Value) -> tuple[_Value, ...]:
    """Return the values with one seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def _play(setup: Setup, state: State, turn: Turn, play: Play) -> State:
    """Put the tiles down, count them, open the challenge window."""
    before = _close(setup, state)
    score = judge(before.board, play, setup.rules, setup.tile_set)
    rack = before.racks[turn.seat].minus(play.tiles).plus(turn.drawn)
    after = replace(
        before,
        board=before.board.with_tiles(play.placements),
        racks=_with(before.racks, turn.seat, rack),
        scores=_with(before.scores, turn.seat, before.scores[turn.seat] + score.total),
        draws=before.draws + 1,
        scoreless=0,
        pass_runs=_with(before.pass_runs, turn.seat, 0),
        agreed=frozenset(),
    )
    if setup.rules.challenge.has_window:
        after = replace(after, contestable=Contestable(turn.seat, play, score, turn.drawn, before))
    return _pass_on(setup, after, turn.seat)


def _exchange(setup: Setup, state: State, turn: Turn, tiles: Tiles) -> State:
    """Take the new tiles, then put the old ones back."""
    before = _close(setup, state)
    rack = before.racks[turn.seat].minus(tiles).plus(turn.drawn)
    after = replace(
        before,
        racks=_with(before.racks, turn.seat, rack),
        draws=before.draws + 1,
        pass_runs=_with(before.pass_runs, turn.seat, 0),
    )
    if is_free_exchange(setup, before, turn.seat, tiles):
        used = after.free_exchanges[turn.seat] + 1
        return replace(after, free_exchanges=_with(after.free_exchanges, turn.seat, used))
    scoreless = after.scoreless + 1 if setup.rules.exchange_scoreless else 0
    return _pass_on(setup, replace(after, scoreless=scoreless), turn.seat)


def is_free_exchange(setup: Setup, state: State, seat: int, tiles: Tiles) -> bool:
    """Whether this exchange is one of the whole rack that does not end the turn.

    Source: rules, section 3, "free exchanges a game".
    """
    whole_rack = len(tiles) == len(state.racks[seat])
    return whole_rack and state.free_exchanges[seat] < setup.rules.free_exchanges


def _pass(setup: Setup, state: State, turn: Turn) -> State:
    """Count the pass."""
    before = _close(setup, state)
    runs = _with(before.pass_runs, turn.seat, before.pass_runs[turn.seat] + 1)
    return _pass_on(setup, replace(before, pass_runs=runs, scoreless=before.scoreless + 1), turn.seat)


def _challenge(setup: Setup, state: State, turn: Turn, move: Challenge) -> State:
    """Take the play off, or let the failed challenger pay."""
    contestable = state.contestable
    assert contestable is not None  # the referee saw to it
    if turn.rejected and not turn.overruled:
        return _upheld(setup, state, contestable)
    settled = _close(setup, state)
    if turn.overruled:
        return replace(settled, accepted=settled.accepted | set(turn.rejected))
    return _failed(setup, settled, contestable, turn.seat, move)


def _upheld(setup: Setup, state: State, contestable: Contestable) -> State:
    """Bring back the position before the play; its player has lost the turn, which counts as a scoreless one.

    What is not the position stays: who has resigned, who plays which seat, the time used, the number of draws.
    """
    before, seat = contestable.before, contestable.seat
    back = replace(
        state,
        board=before.board,
        racks=before.racks,
        scores=before.scores,
        scoreless=before.scoreless + 1,
        pass_runs=_with(before.pass_runs, seat, 0),
        skips=before.skips,
        agreed=frozenset(),
        contestable=None,
    )
    return _pass_on(setup, back, seat)


def _failed(setup: Setup, state: State, contestable: Contestable, challenger: int, move: Challenge) -> State:
    """Let the play stand; the challenger pays what the ruleset says."""
    rule = setup.rules.challenge
    challenged = contestable.seat
    scores = _with(state.scores, challenger, state.scores[challenger] - rule.penalty)
    match rule.kind:
        case ChallengeKind.POINTS_PER_PLAY:
            scores = _with(scores, challenged, scores[challenged] + rule.points)
        case ChallengeKind.POINTS_PER_WORD:
            points = rule.points * len(doubted_words(contestable, move))
            scores = _with(scores, challenged, scores[challenged] + points)
        case ChallengeKind.LOSE_TURN:
            skips = state.skips[challenger] + 1 if rule.skips_add_up else 1
            return _miss_turns(replace(state, scores=scores, skips=_with(state.skips, challenger, skips)), setup)
        case ChallengeKind.VOTE:
            accepted = state.accepted | set(doubted_words(contestable, move))
            return replace(state, scores=scores, accepted=accepted)
        case ChallengeKind.FREE | ChallengeKind.VOID | ChallengeKind.NONE:
            pass
        case _:
            assert_never(rule.kind)
    return replace(state, scores=scores)


def _resign(setup: Setup, state: State, seat: int) -> State:
    """Take the seat out of the order; the last one left wins."""
    after = replace(state, resigned=state.resigned | {seat})
    if len(after.active()) > 1 and after.to_move == seat:
        passed = _pass_on(setup, after, seat)
        return replace(passed, round_done=passed.round_done or after.round_done)
    return after


def _close(setup: Setup, state: State) -> State:
    """Close the challenge window: the last play stands."""
    return replace(state, contestable=None) if state.contestable else state


def _pass_on(setup: Setup, state: State, seat: int) -> State:
    """Give the turn to the next seat that has not resigned and misses no turn."""
    next_seat = (seat + 1) % len(setup.seats)
    moved = replace(state, to_move=next_seat, skipped=(), round_done=next_seat == setup.first)
    return _miss_turns(moved, setup)


def _miss_turns(state: State, setup: Setup) -> State:
    """Move on while the seat to move has resigned or misses its turn, and count those turns as missed."""
    seat, skips, skipped, round_done = state.to_move, state.skips, list(state.skipped), state.round_done
    while seat in state.resigned or skips[seat]:
        if seat not in state.resigned:
            skips = _with(skips, seat, skips[seat] - 1)
            skipped.append(seat)
        seat = (seat + 1) % len(setup.seats)
        round_done = round_done or seat == setup.first
    return replace(state, to_move=seat, skips=skips, skipped=tuple(skipped), round_done=round_done)


def _clocked(setup: Setup, state: State, turn: Turn) -> State:
    """Add the time of the turn, and what a clock per turn takes for it."""
    if turn.seconds is None:
        return state
    clock = setup.rules.clock
    gained = clock.increment if clock.kind is ClockKind.PER_GAME and _ends_turn(setup, state, turn) else 0
    used = _with(state.seconds, turn.seat, state.seconds[turn.seat] + turn.seconds - gained)
    if clock.kind is not ClockKind.PER_TURN:
        return replace(state, seconds=used)
    limit = clock.seconds * setup.seats[turn.seat].timer_factor
    lost = state.overtime[turn.seat] + overtime_points(turn.seconds - limit, clock.overtime_points)
    return replace(state, seconds=used, overtime=_with(state.overtime, turn.seat, lost))


def _ends_turn(setup: Setup, state: State, turn: Turn) -> bool:
    """Whether the move takes the turn, and is no exchange after which the same seat goes on."""
    if isinstance(turn.move, Exchange):
        return not is_free_exchange(setup, state, turn.seat, turn.move.tiles)
    return isinstance(turn.move, Play | Pass)


def overtime_points(seconds_over: float, points_a_minute: int) -> int:
    """Return the points lost for so many seconds over the limit: for each started minute, to the millisecond.

    Source: rules, section 3, "clock".

    >>> overtime_points(61, 10), overtime_points(60, 10), overtime_points(0, 10), overtime_points(-5, 10)
    (20, 10, 0, 0)
    """
    return max(0, math.ceil(round(seconds_over, 3) / SECONDS_A_MINUTE)) * points_a_minute


def _ended(setup: Setup, state: State) -> State:
    """Note why the game is over, where it is. Nothing ends while a challenge window is open, but a resignation."""
    ending = None
    if len(state.active()) < len(setup.seats) and len(state.active()) <= 1:
        ending = Ending.RESIGNED
    elif state.contestable is None:
        ending = _ending(setup, state)
    return replace(state, ending=ending, contestable=None) if ending else state


def _ending(setup: Setup, state: State) -> Ending | None:
    """Return why the game ends in this state without an open window, or nothing."""
    active = state.active()
    if _target_reached(setup, state):
        return Ending.TARGET
    if bag_count(setup, state) == 0 and any(len(state.racks[seat]) == 0 for seat in active):
        return Ending.WENT_OUT
    if all(seat in state.agreed for seat in active):
        return Ending.BLOCKED
    return _ending_without_plays(setup.rules, state)


def _target_reached(setup: Setup, state: State) -> bool:
    """Whether somebody has reached the own line, and the round is finished where it must be."""
    rule = setup.rules.target
    if rule is None or (rule.stop is StopRule.FINISH_ROUND and not state.round_done):
        return False
    return any(state.scores[seat] >= (setup.seats[seat].target or math.inf) for seat in state.active())


def _ending_without_plays(rules: Ruleset, state: State) -> Ending | None:
    """Return the ending by the ruleset's end rule, or nothing."""
    runs = [state.pass_runs[seat] for seat in state.active()]
    match rules.end.kind:
        case EndKind.ONE_PASSES:
            met, ending = max(runs) >= rules.end.count, Ending.PASSES
        case EndKind.ALL_PASS:
            met, ending = min(runs) >= rules.end.count, Ending.PASSES
        case EndKind.SCORELESS:
            met, ending = state.scoreless >= rules.end.count, Ending.SCORELESS
        case EndKind.BLOCKED:
            met, ending = False, Ending.BLOCKED
        case _:
            assert_never(rules.end.kind)
    return ending if met else None
