"""Rulesets: what contradicts itself is refused, with the name of the line."""

import dataclasses
import importlib
import pkgutil

import pytest

from scrabble_gui import core
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.rules import (
    ChallengeKind,
    ChallengeRule,
    Clock,
    EndKind,
    EndRule,
    Leftovers,
)
from tests.drawing import family, tile_set


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("rack_size", 1),
        ("rack_size", 0),
        ("bonus", {0: 50}),
        ("bonus", {8: 50}),
        ("bonus", {7: -1}),
        ("exchange_minimum", 0),
        ("first_play_tiles", 1),
        ("first_play_tiles", 8),
        ("free_exchanges", -1),
        ("players", (1, 4)),
        ("players", (4, 2)),
    ],
)
def test_a_ruleset_that_contradicts_itself_is_refused_by_the_name_of_its_line(line, value):
    with pytest.raises(BadSetup) as refusal:
        family(**{line: value})
    assert refusal.value.key == line


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("rack_size", 2),
        ("bonus", {1: 0, 7: 50}),
        ("bonus", {}),
        ("exchange_minimum", 1),
        ("first_play_tiles", 7),
        ("players", (2, 2)),
    ],
)
def test_the_least_and_the_most_that_a_line_may_say(line, value):
    assert getattr(family(**{line: value}), line) == value


@pytest.mark.parametrize(
    ("rule", "key"),
    [
        (lambda: ChallengeRule(ChallengeKind.FREE, points=-1), "challenge"),
        (lambda: ChallengeRule(ChallengeKind.FREE, penalty=-1), "challenge"),
        (lambda: EndRule(EndKind.ALL_PASS, 0), "end"),
        (lambda: Leftovers(out_factor=-1), "leftovers"),
        (lambda: Leftovers(left_factor=-1), "leftovers"),
        (lambda: Leftovers(otherwise_factor=-1), "leftovers"),
        (lambda: Leftovers(blank_penalty=-1), "leftovers"),
        (lambda: Clock(seconds=-1), "clock"),
        (lambda: Clock(increment=-1), "clock"),
        (lambda: Clock(overtime_points=-1), "clock"),
    ],
)
def test_a_negative_number_is_refused(rule, key):
    with pytest.raises(BadSetup) as refusal:
        rule()
    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("kind", "has_window"),
    [
        (ChallengeKind.VOID, False),
        (ChallengeKind.NONE, False),
        (ChallengeKind.FREE, True),
        (ChallengeKind.LOSE_TURN, True),
        (ChallengeKind.POINTS_PER_PLAY, True),
        (ChallengeKind.POINTS_PER_WORD, True),
        (ChallengeKind.VOTE, True),
    ],
)
def test_a_play_can_be_challenged_under_every_rule_but_two(kind, has_window):
    assert ChallengeRule(kind).has_window is has_window


def test_a_refusal_says_its_name_and_its_data():
    with pytest.raises(BadSetup) as refusal:
        family(rack_size=0)
    assert str(refusal.value) == "BadSetup(key='rack_size', value=0)"


def test_the_default_is_the_game_as_its_user_described_it():
    rules = family()
    assert (rules.rack_size, dict(rules.bonus), rules.players) == (7, {7: 50}, (2, 4))
    assert (rules.challenge.kind, rules.end.kind, rules.end.count) == (
        ChallengeKind.LOSE_TURN,
        EndKind.ONE_PASSES,
        2,
    )
    assert rules.leftovers == Leftovers(1, 1, 1, 0)
    assert rules.exchange_minimum == 7
    assert len(tile_set(rules.tiles_id)) == 100


# --- nothing of a position can be changed


def dataclasses_of_the_rules():
    """Every dataclass of the rules but the refusals, which Python itself writes to when they are raised."""
    modules = [
        importlib.import_module(f"scrabble_gui.core.{found.name}") for found in pkgutil.iter_modules(core.__path__)
    ]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    return sorted(
        (kind for kind in kinds if dataclasses.is_dataclass(kind) and not issubclass(kind, Exception)),
        key=lambda kind: kind.__name__,
    )


@pytest.mark.parametrize("kind", dataclasses_of_the_rules(), ids=lambda kind: kind.__name__)
def test_everything_a_game_is_made_of_is_immutable(kind):
    assert kind.__dataclass_params__.frozen
    assert kind.__dataclass_params__.eq
