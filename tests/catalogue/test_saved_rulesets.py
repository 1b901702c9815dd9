"""Rulesets written out in saved games, and read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.catalogue import (
    KeyFault,
    ruleset_from_dict,
    ruleset_to_dict,
)
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
from tests.data_files import RESOURCES
from tests.drawing import catalogue

TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=8)
SMALL = st.integers(0, 1000)


@st.composite
def rulesets(draw):
    rack_size = draw(st.integers(2, 12))
    bonus = draw(st.dictionaries(st.integers(1, rack_size), SMALL))
    fewest = draw(st.integers(2, 4))
    levels = st.tuples(*[st.integers(1, 1000)] * 3)
    lines = st.lists(st.tuples(st.integers(1, 26), levels), unique_by=lambda line: line[0]).map(tuple)
    return Ruleset(
        id=draw(TEXT),
        name=draw(TEXT),
        summary=draw(TEXT),
        rack_size=rack_size,
        bonus=bonus,
        challenge=ChallengeRule(
            draw(st.sampled_from(ChallengeKind)),
            draw(st.sampled_from(Challengers)),
            draw(SMALL),
            draw(SMALL),
            draw(st.booleans()),
        ),
        end=EndRule(draw(st.sampled_from(EndKind)), draw(st.integers(1, 9))),
        leftovers=Leftovers(draw(SMALL), draw(SMALL), draw(SMALL), draw(SMALL)),
        tie=draw(st.sampled_from(TieRule)),
        exchange_minimum=draw(st.integers(1, 20)),
        exchange_scoreless=draw(st.booleans()),
        free_exchanges=draw(SMALL),
        first_play_tiles=draw(st.integers(2, rack_size)),
        players=(fewest, draw(st.integers(fewest, 26))),
        target=draw(st.none() | st.builds(TargetRule, st.sampled_from(StopRule), lines)),
        clock=Clock(draw(st.sampled_from(ClockKind)), draw(SMALL), draw(SMALL), draw(SMALL)),
        start=draw(st.sampled_from(StartRule)),
        helps=draw(st.frozensets(st.sampled_from(Help))),
        slips=draw(st.booleans()),
        tiles_id=draw(TEXT),
        layout_id=draw(TEXT),
    )


@given(rulesets())
def test_a_ruleset_written_out_and_read_back_is_the_same(rules):
    assert ruleset_from_dict(json.loads(json.dumps(ruleset_to_dict(rules)))) == (rules, {})


def test_what_is_written_out_has_the_keys_of_a_ruleset_file():
    def keys(table, name=""):
        for key, value in table.items():
            yield name + key
            if isinstance(value, dict):
                yield from keys(value, f"{name}{key}.")

    from scrabble_gui.catalogue.reading import read_toml

    written = set(keys(ruleset_to_dict(catalogue().ruleset("finish-line"))))
    assert written - {"id"} == set(keys(read_toml(RESOURCES / "rules" / "finish-line.toml"))) - {"group", "order"}


def test_unknown_keys_of_a_saved_game_are_handed_back_in_their_shape():
    written = ruleset_to_dict(catalogue().ruleset("finish-line"))
    unknown = {"weather": [1, {"a": 2}], "challenge": {"fee": 3}, "target": {"suggested": {}, "flag": None}}
    written["weather"] = unknown["weather"]
    written["challenge"]["fee"] = 3
    written["target"]["flag"] = None
    rules, left = ruleset_from_dict(written)
    assert rules == catalogue().ruleset("finish-line")
    assert left == {"weather": [1, {"a": 2}], "challenge": {"fee": 3}, "target": {"flag": None}}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_whatever_stands_in_the_ruleset_of_a_saved_game_is_read_or_refused_with_its_key(data):
    written = ruleset_to_dict(catalogue().ruleset("finish-line"))
    table = data.draw(st.sampled_from([written, *(value for value in written.values() if isinstance(value, dict))]))
    key = data.draw(st.sampled_from(sorted(table)))
    table[key] = data.draw(JSON)
    try:
        found, _ = ruleset_from_dict(written)
    except KeyFault as fault:
        found = fault
    if isinstance(found, KeyFault):
        assert key in found.key or found.key in ("bonus.7", "first_play_tiles")  # a smaller rack contradicts these
    else:
        assert ruleset_from_dict(ruleset_to_dict(found)) == (found, {})


@given(JSON)
def test_no_ruleset_at_all_is_refused(anything):
    with pytest.raises(KeyFault):
        ruleset_from_dict(anything)
