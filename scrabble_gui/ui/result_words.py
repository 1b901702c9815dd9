"""Sentences for the column beside the board and for the end page: who stands how, what happened last, who wins and why.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from typing import assert_never

from scrabble_gui.core.rules import EndKind, TieRule
from scrabble_gui.core.settle import Result, Settlement
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Ending, State, bag_count
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.ui.between_turns import bonus_title, numeral, recap_details, recap_heading
from scrabble_gui.ui.highlights import BestPlay
from scrabble_gui.ui.messages import names, plural, points, signed, tr
from scrabble_gui.ui.recap import Played, Recap

MOST_LETTERS = 8
"""More tiles than this are not named one by one in a sentence."""


def figure(number: int) -> str:
    """Return a number of points, with a real minus sign where somebody is below zero."""
    return str(number) if number >= 0 else signed(number)


# --- the heads


def seat_status(setup: Setup, state: State, seat: int, result: Result | None) -> str:
    """Return a word or two on a seat: "to play", "misses a turn", "resigned", "wins"; empty where nothing is to say."""
    if seat in state.resigned:
        return tr("resigned")
    if result is not None:
        return tr("wins") if result.winners == (seat,) else tr("shares") if seat in result.winners else ""
    if state.to_move == seat:
        return tr("to play") if state.levels[seat] is None else tr("thinking…")
    missing = state.skips[seat] + state.skipped.count(seat)
    if missing:
        return plural(missing, "misses a turn", "misses {n} turns")
    return ""


def usual_statuses() -> tuple[str, ...]:
    """Return what :func:`seat_status` says in the middle of a game: room for it is kept free."""
    return tr("to play"), tr("misses a turn")


def of_target(target: int) -> str:
    """Return what stands behind a score in a game to a line: ``of 120``."""
    return tr("of {target}", target=target)


def head(name: str, score: int, target: int | None, status: str) -> str:
    """Return a head for the ear: ``Ada, 86 of 120 points, to play``."""
    if target is None:
        text = plural(score, "{name}, {score} point", "{name}, {score} points", name=name, score=figure(score))
    else:
        text = tr("{name}, {score} of {target} points", name=name, score=figure(score), target=target)
    return f"{text}, {status}" if status else text


# --- the last play


def last_turn(setup: Setup, recap: Recap) -> tuple[str, str]:
    """Return heading and details of what happened last: ``Grandma played GENETICS``, ``83 points, all seven tiles``."""
    heading = recap_heading(setup, recap)
    if not isinstance(recap, Played):
        return heading, recap_details(setup, recap)
    details = points(recap.score.total)
    if recap.score.bonus:
        bonus = bonus_title(recap.tiles, setup.rules.rack_size)
        details = f"{details}, {bonus[0].lower()}{bonus[1:]}"
    return f"{heading} {recap.score.words[0].text}", details


def in_the_bag(count: int) -> str:
    """Return ``37 tiles in the bag``."""
    if not count:
        return tr("The bag is empty")
    return plural(count, "{n} tile in the bag", "{n} tiles in the bag")


# --- who wins


def headline(setup: Setup, result: Result) -> str:
    """Return who wins, in a few words: ``Grandma wins``."""
    winners = [setup.seats[seat].name for seat in result.winners]
    if len(winners) > 1 and setup.rules.tie is TieRule.STANDS:
        return tr("A tie: {names}", names=names(winners))
    if len(winners) > 1:
        return tr("{names} share the win", names=names(winners))
    if result.before_settling:
        return tr("{name} wins: more points before the settling", name=winners[0])
    target = setup.seats[result.winners[0]].target
    if result.ending is Ending.TARGET:
        return tr("{name} reaches {target} and wins", name=winners[0], target=target)
    return tr("{name} wins", name=winners[0])


def by_how_much(setup: Setup, state: State, result: Result, turns: int) -> str:
    """Return what stands under the headline: ``by 5 points, after 22 turns. Well played, everybody.``."""
    after = plural(turns, "after {n} turn", "after {n} turns")
    how = _margin(setup, state, result)
    return f"{how}, {after}. " + tr("Well played, everybody.") if how else f"{after}. " + tr("Well played, everybody.")


def _margin(setup: Setup, state: State, result: Result) -> str:
    """Return how the winner stands to the others; empty where it says nothing."""
    best = result.winners[0]
    if result.ending is Ending.RESIGNED:
        others = [seat.name for number, seat in enumerate(setup.seats) if number in state.resigned]
        return plural(len(others), "{names} resigned", "{names} resigned", names=names(others))
    if len(result.winners) > 1:
        return tr("with {n} each", n=figure(result.scores[best])) if _same_line(setup) else ""
    if result.before_settling:
        return tr("equal at the end with {n}", n=figure(result.scores[best]))
    if setup.rules.target is not None and result.ending is not Ending.TARGET:
        return tr("nearest to the line of {target}", target=setup.seats[best].target)
    if setup.rules.target is not None and not _same_line(setup):
        over = result.scores[best] - (setup.seats[best].target or 0)
        return tr("{points} over the line", points=points(over)) if over else ""
    others_best = max(result.scores[seat] for seat in state.active() if seat != best)
    return tr("by {points}", points=points(result.scores[best] - others_best))


def _same_line(setup: Setup) -> bool:
    """Whether all seats play to the same line, or to none."""
    return len({seat.target for seat in setup.seats}) == 1


# --- the settling


def settling(setup: Setup, state: State, result: Result) -> str:
    """Return why the game ended and what that costs and earns, in two or three short sentences."""
    match result.ending:
        case Ending.WENT_OUT:
            return _went_out(setup, state, result)
        case Ending.PASSES:
            return f"{_passed_out(setup, state)} {_own_tiles(setup)}"
        case Ending.SCORELESS:
            text = tr("{number} turns running earned nothing, so the game ends.", number=_count(setup).capitalize())
            return f"{text} {_own_tiles(setup)}"
        case Ending.BLOCKED:
            return f"{_blocked(setup, state)} {_own_tiles(setup)}"
        case Ending.TARGET:
            return tr("The line is reached, so tiles left on the racks do not count.")
        case Ending.RESIGNED:
            return tr("The last player at the table wins. Tiles left on the racks do not count.")
    assert_never(result.ending)


def _blocked(setup: Setup, state: State) -> str:
    """Return that no play is possible; with an empty bag nobody has to say so."""
    if bag_count(setup, state):
        return tr("Everybody agreed that no play is possible any more.")
    return tr("The bag is empty and nobody can play any more, so the game ends.")


def _count(setup: Setup) -> str:
    return numeral(setup.rules.end.count)


def _passed_out(setup: Setup, state: State) -> str:
    """Return who passed so often that the game ended."""
    if setup.rules.end.kind is EndKind.ONE_PASSES:
        who = [setup.seats[seat].name for seat in state.active() if state.pass_runs[seat] >= setup.rules.end.count]
        return tr("{names} passed on {number} turns running, so the game ends.", names=names(who), number=_count(setup))
    return tr("Everybody passed on {number} turns running, so the game ends.", number=_count(setup))


def _own_tiles(setup: Setup) -> str:
    """Return what the tiles left cost when nobody went out."""
    factor = setup.rules.leftovers.otherwise_factor
    if factor == 0:
        return tr("Tiles left on the racks do not count.")
    if factor == 1:
        return tr("Everybody loses the tiles left on the rack.")
    return tr("Everybody loses {n} times the tiles left on the rack.", n=factor)


def _went_out(setup: Setup, state: State, result: Result) -> str:
    """Return who used the last tile, what it earned, and what the others lose."""
    rule = setup.rules.leftovers
    lines = [line for line in result.settlements if line.seat in state.active()]
    out = next(line for line in lines if not len(line.left))
    name = setup.seats[out.seat].name
    held = [line for line in lines if len(line.left)]
    if not held:
        return tr("{name} used the last tile, and nobody else holds any.", name=name)
    others = _others_lose(rule.left_factor)
    if not rule.out_factor:
        nothing = tr("Tiles left on the racks do not count.")
        return f"{tr('{name} used the last tile.', name=name)} {others if rule.left_factor else nothing}"
    text = tr("{name} used the last tile and gains what the others still hold: {sum}.", name=name, sum=_sum(held, out))
    if rule.out_factor > 1:
        text = tr(
            "{name} used the last tile and gains {n} times what the others still hold: {sum}.",
            name=name,
            n=rule.out_factor,
            sum=points(out.gained),
        )
    return f"{text} {others}"


def _others_lose(factor: int) -> str:
    """Return what the others lose when somebody went out."""
    if factor == 0:
        return tr("The others lose nothing.")
    return tr("The others lose the tiles on their own racks.")


def _sum(held: list[Settlement], out: Settlement) -> str:
    """Return the tiles that the others hold and what they earn: ``T, U, A and E make 4``."""
    letters = [tile.letter or tr("a blank") for line in held for tile in line.left]
    if any(line.left.unknown for line in held) or len(letters) > MOST_LETTERS:
        return points(out.gained)
    return plural(len(letters), "{tiles} makes {sum}", "{tiles} make {sum}", tiles=names(letters), sum=out.gained)


def held_tiles(tiles: Tiles) -> str:
    """Return tiles for the ear: ``T, U and A``; empty where there are none."""
    letters = [tile.letter or tr("a blank") for tile in tiles]
    if tiles.unknown:
        letters.append(plural(tiles.unknown, "{n} tile not known", "{n} tiles not known"))
    return names(letters)


def rank_line(place: int, name: str, line: Settlement, remark: str, *, settles: bool) -> str:
    """Return a row of the ranking for the ear: ``1, Grandma, score 249, tiles left E, −1, final 248``."""
    parts = [str(place), name]
    if settles:
        parts.append(tr("score {n}", n=figure(line.score)))
        parts.append(remark or tr("tiles left: {tiles}", tiles=held_tiles(line.left)))
        parts.append(signed(line.change))
    elif remark:
        parts.append(remark)
    return ", ".join([*parts, tr("final {n}", n=figure(line.final))])


def remark(setup: Setup, state: State, result: Result, seat: int) -> str:
    """Return what stands in place of the tiles left: "went out", "resigned", "of 120"; empty where tiles do."""
    if seat in state.resigned:
        return tr("resigned")
    if result.ending is Ending.TARGET:
        return of_target(setup.seats[seat].target or 0)
    if result.ending is Ending.WENT_OUT and not len(result.settlements[seat].left):
        return tr("went out")
    return ""


# --- what to remember


def best_play(setup: Setup, play: BestPlay) -> str:
    """Return ``Grandma, 83 points: the best play of the game``."""
    return tr(
        "{name}, {points}: the best play of the game", name=setup.seats[play.seat].name, points=points(play.points)
    )


def best_for(setup: Setup, play: BestPlay) -> str:
    """Return ``Best for Ada``."""
    return tr("Best for {name}", name=setup.seats[play.seat].name)


def course(setup: Setup, result: Result) -> str:
    """Return for the ear what the picture of the course shows in the end."""
    ends = [f"{seat.name} {figure(score)}" for seat, score in zip(setup.seats, result.scores, strict=True)]
    return tr("Course of the game, ending with {scores}", scores=names(ends))
