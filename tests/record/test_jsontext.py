"""JSON in which every value knows its line, read as far as it goes."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.record.errors import Damage
from scrabble_gui.record.jsontext import MOST_DEPTH, MOST_DIGITS, MOST_VALUES, Fault, Flaw, parse

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text('abc{}[]",:\\ö', max_size=3), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(values, st.sampled_from((None, 1)), st.booleans())
def test_every_json_text_gives_what_it_says(value, indent, plain):
    parsed = parse(json.dumps(value, indent=indent, ensure_ascii=plain))
    assert parsed.fault is None
    assert parsed.root.plain() == value


@given(st.text('{}[]",:\\ \n0123tfn-.eE"a', max_size=30))
def test_what_is_no_json_is_a_fault_and_what_is_json_is_none(text):
    parsed = parse(text)
    try:
        json.loads(text)
    except json.JSONDecodeError:
        assert parsed.fault is not None
        assert 1 <= parsed.fault.line <= 1 + text.count("\n")
    else:
        assert parsed.fault is None


def test_every_value_knows_the_line_it_begins_on():
    root = parse('{"a": 1,\n "b":\n [2,\n 3],\r\n "c": {"d": null}}').root
    assert root.line == 1
    assert {key: node.line for key, node in root.value.items()} == {"a": 1, "b": 3, "c": 5}
    assert [node.line for node in root.value["b"].value] == [3, 4]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, Damage.CUT),
        ("\n\n", 1, Damage.CUT),
        ('{"a": 1,\n "b": 2\n', 2, Damage.CUT),
        ('{"a": 1,\n "b": "te', 2, Damage.CUT),
        ('{"a": 1,\n "b": "te\\', 2, Damage.CUT),
        ('{"a": 1,\n "b": tru', 2, Damage.CUT),
        ('{"a": 1,\n "b', 2, Damage.CUT),
        ('{"a": 1,\n "b"', 2, Damage.CUT),
        ('{"a": 1,\n "b":', 2, Damage.CUT),
        ('{"a": 1,', 1, Damage.CUT),
        ("[", 1, Damage.CUT),
        ("[1\n,", 2, Damage.CUT),
        ('{"a": 1\n "b": 2}', 2, Damage.SYNTAX),
        ('{"a": 1,\n}', 2, Damage.SYNTAX),
        ("[1,\n\n]", 3, Damage.SYNTAX),
        ("{1: 2}", 1, Damage.SYNTAX),
        ('{"a" 1}', 1, Damage.SYNTAX),
        ('{"a": "line\nbreak"}', 1, Damage.SYNTAX),
        ('{"a": \n"\\x"}', 2, Damage.SYNTAX),
        ("{}\n{}", 2, Damage.SYNTAX),
        ("[1 2]", 1, Damage.SYNTAX),
        ("[1}", 1, Damage.SYNTAX),
        ("nope", 1, Damage.SYNTAX),
        ('{"\\ud800": 1}', 1, Damage.CHARACTER),
    ],
)
def test_a_fault_names_its_line_and_what_it_is(text, line, what):
    fault = parse(text).fault
    assert (fault.line, fault.what) == (line, what)


def test_what_was_complete_before_a_fault_is_kept():
    root = parse('{"setup": {"a": 1},\n "turns": [{"by": 0},\n {"by": 1}, {"by": 2, "do').root
    assert root.plain() == {"setup": {"a": 1}, "turns": [{"by": 0}, {"by": 1}]}


@pytest.mark.parametrize("brackets", ["[" * 200_000, '{"a":' * 200_000, '{"turns": ' + "[" * 200_000])
def test_brackets_within_brackets_end_at_some_depth(brackets):
    assert parse(brackets).fault.what is Damage.TOO_DEEP


def test_brackets_as_deep_as_allowed_are_read():
    deepest = "[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1)
    assert parse(deepest).fault is None
    assert parse(f"[{deepest}]").fault.what is Damage.TOO_DEEP


def test_more_values_than_any_game_has_are_not_read():
    most = "[" + "0,\n" * (MOST_VALUES - 2) + "0]"
    assert parse(most).fault is None
    fault = parse(most.replace("[", "[0,\n", 1)).fault
    assert (fault.line, fault.what) == (MOST_VALUES, Damage.TOO_MUCH)


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ("NaN", Damage.NUMBER),
        ("Infinity", Damage.NUMBER),
        ("-Infinity", Damage.NUMBER),
        ("1e999", Damage.NUMBER),
        ("9" * (MOST_DIGITS + 1), Damage.NUMBER),
        ("9" * 100_000, Damage.NUMBER),
        ('"\\ud800"', Damage.CHARACTER),
    ],
)
def test_an_insane_value_hurts_only_who_asks_for_it(value, what):
    parsed = parse(f'{{"a":\n {value}, "b": 2}}')
    assert parsed.fault is None
    assert parsed.root.value["a"].value == Flaw(what)
    assert parsed.root.value["b"].plain() == 2
    with pytest.raises(Fault) as caught:
        parsed.root.plain()
    assert (caught.value.line, caught.value.what) == (2, what)


def test_the_longest_whole_number_is_read():
    assert parse("9" * MOST_DIGITS).root.value == 10**MOST_DIGITS - 1


def test_a_key_that_stands_twice_is_a_flaw():
    root = parse('{"a": 1, "b": {"c": [1],\n "c": [2]}}').root
    assert root.value["a"].value == 1
    assert root.value["b"].value["c"].value == Flaw(Damage.DUPLICATE_KEY)
    assert root.value["b"].value["c"].line == 2


def test_a_list_that_stands_twice_at_the_top_is_a_flaw_as_well():
    assert parse('{"turns": [1], "turns": [2]}').root.value["turns"].value == Flaw(Damage.DUPLICATE_KEY)
