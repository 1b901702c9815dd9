"""Sentences for the start page and for setting up a game.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from scrabble_gui.core.rules import Ruleset
from scrabble_gui.ui.messages import plural, tr

MORNING, NOON, EVENING = 5, 12, 18
"""Hours at which a greeting changes."""
WEEK = 7


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a game cannot start like this."""

    text: str
    """A sentence that says what to do."""
    seats: tuple[int, ...]
    """The seats that it speaks of."""


def name_objection(names: Sequence[str]) -> Objection | None:
    """Return what is wrong with the names, or nothing."""
    missing = {
        0: tr("Please write a name for the first player."),
        1: tr("Please write a name for the second player."),
        2: tr("Please write a name for the third player."),
        3: tr("Please write a name for the fourth player."),
    }
    for seat, name in enumerate(names):
        if not name:
            return Objection(missing[seat], (seat,))
    keys = [name.casefold() for name in names]
    for seat, key in enumerate(keys):
        if key in keys[:seat]:
            text = tr("Two players are called {name}. Please change one.", name=names[seat])
            return Objection(text, (keys.index(key), seat))
    return None


def objection(names: Sequence[str], rules: Ruleset) -> Objection | None:
    """Return what stands in the way of a game of these people and computers by these rules, or nothing."""
    fewest, most = rules.players
    if fewest <= len(names) <= most:
        return name_objection(names)
    text = tr("{rules} is for {fewest} to {most} players.", rules=rules.name, fewest=fewest, most=most)
    if fewest == most:
        text = tr("{rules} is for {most} players.", rules=rules.name, most=most)
    return name_objection(names) or Objection(text, ())


def list_objection(levels: Sequence[str | None]) -> Objection | None:
    """Return that computers need a word list, where any plays."""
    seats = tuple(seat for seat, level in enumerate(levels) if level is not None)
    if not seats:
        return None
    return Objection(tr("Computers need a word list. Please choose one under More choices, or only people."), ())


# --- the start page


def greeting(now: datetime) -> str:
    """Return a greeting for the time of day."""
    if MORNING <= now.hour < NOON:
        return tr("Good morning.")
    if NOON <= now.hour < EVENING:
        return tr("Good afternoon.")
    return tr("Good evening.")


def when(moment: datetime, now: datetime) -> str:
    """Return a moment as people say it: ``Yesterday, 19:40``, ``Monday, 19:40``, ``3 May 2026``.

    Both must be in the time zone of those who read it.
    """
    days = (now.date() - moment.date()).days
    clock = moment.strftime("%H:%M")
    if days == 0:
        return tr("Today, {clock}", clock=clock)
    if days == 1:
        return tr("Yesterday, {clock}", clock=clock)
    if 1 < days < WEEK:
        return tr("{day}, {clock}", day=_weekday(moment), clock=clock)
    return tr("{day} {month} {year}", day=moment.day, month=_month(moment), year=moment.year)


def _weekday(moment: datetime) -> str:
    names = [tr("Monday"), tr("Tuesday"), tr("Wednesday"), tr("Thursday"), tr("Friday"), tr("Saturday"), tr("Sunday")]
    return names[moment.weekday()]


def _month(moment: datetime) -> str:
    names = [tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July")]
    names += [tr("August"), tr("September"), tr("October"), tr("November"), tr("December")]
    return names[moment.month - 1]


def rules_and_bag(rules: str, in_bag: int) -> str:
    """Return ``Family Classic · 37 tiles in the bag``."""
    return plural(in_bag, "{rules} · {n} tile in the bag", "{rules} · {n} tiles in the bag", rules=rules)


def rules_in(rules: str, tiles: str) -> str:
    """Return ``Family Classic in Albanian``."""
    return tr("{rules} in {tiles}", rules=rules, tiles=tiles)


def rules_and_games(rules: str, games: int) -> str:
    """Return ``Family Classic, 4 games``."""
    return plural(games, "{rules}, {n} game", "{rules}, {n} games", rules=rules)


def safe_turns(number: int) -> str:
    """Return how much of a damaged game is left."""
    if not number:
        return tr("No turn of it could be saved. The file is left as it is.")
    return plural(number, "The first turn is safe.", "The first {n} turns are safe.")
