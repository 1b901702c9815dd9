"""Rulesets as data: one reader and one writer for ruleset files and for saved games.

:func:`ruleset_from_dict` and :func:`ruleset_to_dict` are each other's inverse; a ruleset file has the same keys but
``id``, which is the name of the file, and two more for the list in which it is offered (:class:`RulesetEntry`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.errors import BadValue
from scrabble_gui.catalogue.reading import Table, read_toml
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.rules import (
    ChallengeKind,
    Challengers,
    ChallengeRule,
    Clock,
    ClockKind,
    EndKind,
    EndRule,
    Help,
    Leftovers,
    Ruleset,
    StartRule,
    StopRule,
    TargetRule,
    TieRule,
)

MOST_POINTS = 1_000_000
"""No number of points or seconds is larger."""
MOST_TILES = 1_000
"""No number of tiles is larger."""
MOST_PLAYERS = 26
"""No number of players is larger."""

LevelLines = tuple[int, int, int]
"""Suggested lines for a beginner, somebody in between, an expert."""


@dataclass(frozen=True)
class RulesetEntry:
    """A ruleset as it stands in the list of those on offer."""

    rules: Ruleset
    """The ruleset."""
    group: str
    """The heading it stands under, for people."""
    order: int
    """Its place in the list, the smallest first."""
    shipped: bool
    """Whether it came with the program (or else from the user's own folder)."""


def ruleset_to_dict(rules: Ruleset) -> dict[str, object]:
    """Return a ruleset written out in full, for JSON: texts, numbers, lists, tables."""
    challenge, end, left, clock = rules.challenge, rules.end, rules.leftovers, rules.clock
    written: dict[str, object] = {
        "id": rules.id,
        "name": rules.name,
        "summary": rules.summary,
        "tiles": rules.tiles_id,
        "layout": rules.layout_id,
        "players": list(rules.players),
        "start": str(rules.start),
        "rack_size": rules.rack_size,
        "first_play_tiles": rules.first_play_tiles,
        "slips": rules.slips,
        "helps": sorted(map(str, rules.helps)),
        "tie": str(rules.tie),
        "bonus": {str(tiles): points for tiles, points in sorted(rules.bonus.items())},
        "exchange": {
            "minimum": rules.exchange_minimum,
            "scoreless": rules.exchange_scoreless,
            "free": rules.free_exchanges,
        },
        "challenge": {
            "kind": str(challenge.kind),
            "who": str(challenge.who),
            "points": challenge.points,
            "penalty": challenge.penalty,
            "skips_add_up": challenge.skips_add_up,
        },
        "end": {"kind": str(end.kind), "count": end.count},
        "leftovers": {
            "out_factor": left.out_factor,
            "left_factor": left.left_factor,
            "otherwise_factor": left.otherwise_factor,
            "blank_penalty": left.blank_penalty,
        },
        "clock": {
            "kind": str(clock.kind),
            "seconds": clock.seconds,
            "increment": clock.increment,
            "overtime_points": clock.overtime_points,
        },
    }
    if rules.target is not None:
        lines = {str(players): list(levels) for players, levels in rules.target.suggested}
        written["target"] = {"stop": str(rules.target.stop), "suggested": lines}
    return written


def ruleset_from_dict(data: object, file: Path | None = None) -> tuple[Ruleset, dict[str, object]]:
    """Return the ruleset that is written out in ``data``, and the keys that mean nothing here, in the same shape.

    ``target`` may be left out, every other key must be there. ``file`` goes into the errors. Raises a subclass of
    :class:`~scrabble_gui.catalogue.errors.KeyFault`.
    """
    table = Table(data, file)
    rules = _ruleset(table, file)
    return rules, table.unread()


def read_ruleset(path: Path, *, shipped: bool) -> RulesetEntry:
    """Read a ruleset file. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    data = read_toml(path)
    if "id" in data:
        Table({"id": data["id"]}, path).refuse_unread()
    table = Table({**data, "id": path.stem}, path)
    group, order = table.text("group", least=1), table.number("order", 0, MOST_POINTS)
    rules = _ruleset(table, path)
    if not rules.name.strip():
        raise table.bad("name")
    table.refuse_unread()
    return RulesetEntry(rules, group, order, shipped)


def _ruleset(table: Table, file: Path | None) -> Ruleset:
    """Return the ruleset of a table; what its keys say together is for :class:`Ruleset` to check."""
    rack_size = table.number("rack_size", 2, MOST_TILES)
    exchange = table.table("exchange")
    fewest, most = table.numbers("players", 2, 2, MOST_PLAYERS)
    try:
        return Ruleset(
            id=table.text("id"),
            name=table.text("name"),
            summary=table.text("summary"),
            rack_size=rack_size,
            bonus=_bonus(table.table("bonus"), rack_size),
            challenge=_challenge(table.table("challenge")),
            end=_end(table.table("end")),
            leftovers=_leftovers(table.table("leftovers")),
            tie=table.choice("tie", TieRule),
            exchange_minimum=exchange.number("minimum", 1, MOST_TILES),
            exchange_scoreless=exchange.flag("scoreless"),
            free_exchanges=exchange.number("free", 0, MOST_TILES),
            first_play_tiles=table.number("first_play_tiles", 2, rack_size),
            players=(fewest, most),
            target=_target(table.table("target")) if "target" in table else None,
            clock=_clock(table.table("clock")),
            start=table.choice("start", StartRule),
            helps=table.choices("helps", Help),
            slips=table.flag("slips"),
            tiles_id=table.text("tiles"),
            layout_id=table.text("layout"),
        )
    except BadSetup as error:
        raise BadValue(file, error.key, error.value, "") from error


def _bonus(table: Table, rack_size: int) -> Mapping[int, int]:
    """Return {tiles: points}."""
    return {_count(table, key, rack_size): table.number(key, 0, MOST_POINTS) for key in table.keys}


def _count(table: Table, key: str, most: int) -> int:
    """Return the number of tiles or players that a key is: from 1, without a leading 0."""
    if not re.fullmatch("[1-9][0-9]{0,3}", key) or int(key) > most:
        raise table.bad(key, f"a key from 1 to {most}")
    return int(key)


def _challenge(table: Table) -> ChallengeRule:
    """Return how words are doubted."""
    return ChallengeRule(
        kind=table.choice("kind", ChallengeKind),
        who=table.choice("who", Challengers),
        points=table.number("points", 0, MOST_POINTS),
        penalty=table.number("penalty", 0, MOST_POINTS),
        skips_add_up=table.flag("skips_add_up"),
    )


def _end(table: Table) -> EndRule:
    """Return which turns without a play end the game."""
    return EndRule(table.choice("kind", EndKind), table.number("count", 1, MOST_TILES))


def _leftovers(table: Table) -> Leftovers:
    """Return what the tiles left do."""
    return Leftovers(
        out_factor=table.number("out_factor", 0, MOST_POINTS),
        left_factor=table.number("left_factor", 0, MOST_POINTS),
        otherwise_factor=table.number("otherwise_factor", 0, MOST_POINTS),
        blank_penalty=table.number("blank_penalty", 0, MOST_POINTS),
    )


def _clock(table: Table) -> Clock:
    """Return the time limit."""
    return Clock(
        kind=table.choice("kind", ClockKind),
        seconds=table.number("seconds", 0, MOST_POINTS),
        increment=table.number("increment", 0, MOST_POINTS),
        overtime_points=table.number("overtime_points", 0, MOST_POINTS),
    )


def _target(table: Table) -> TargetRule:
    """Return the game to a target score."""
    lines = table.table("suggested")
    suggested = tuple((_count(lines, players, MOST_PLAYERS), _levels(lines, players)) for players in lines.keys)
    return TargetRule(table.choice("stop", StopRule), suggested)


def _levels(lines: Table, players: str) -> LevelLines:
    """Return the lines suggested for so many players."""
    beginner, intermediate, expert = lines.numbers(players, 3, 1, MOST_POINTS)
    return beginner, intermediate, expert
