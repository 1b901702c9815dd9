"""The ruleset files against the table of "The rules this program plays", section 3, value by value."""

import re
from pathlib import Path

import pytest

from scrabble_gui.app.supported import SUPPORTED
from scrabble_gui.catalogue import Capabilities, Catalogue, MissingKey, resources_folder
from scrabble_gui.core.rules import (
    ChallengeKind,
    Challengers,
    Clock,
    ClockKind,
    EndKind,
    EndRule,
    Help,
    Leftovers,
    StartRule,
    StopRule,
    TargetRule,
    TieRule,
)
from tests.drawing import catalogue

FAMILY = "family-classic"
TABLE = (FAMILY, "box", "friendly", "kids", "north-american-club", "world-club", "free-challenge", "table-vote")
NATIONAL = ("french", "german", "spanish", "italian", "dutch")
WITH_WORDS = {*TABLE, "nine-tile", "finish-line", "french", "german", "spanish", "dutch"}
FILES = sorted((resources_folder() / "rules").glob("*.toml"))

ALL_PASS_TWICE = EndRule(EndKind.ALL_PASS, 2)
SIX_SCORELESS = EndRule(EndKind.SCORELESS, 6)
OWN_AND_OTHERS = Leftovers(out_factor=1, left_factor=1, otherwise_factor=1)
CLUB_CLOCK = Clock(ClockKind.PER_GAME, seconds=25 * 60, increment=0, overtime_points=10)
NO_HELPS = frozenset()


def column(values):
    """A line of the table: a value for each ruleset in the order of its columns."""
    return pytest.mark.parametrize(("name", "value"), list(zip(TABLE, values, strict=True)))


@column(
    [
        ChallengeKind.LOSE_TURN,
        ChallengeKind.LOSE_TURN,
        ChallengeKind.VOID,
        ChallengeKind.VOID,
        ChallengeKind.LOSE_TURN,
        ChallengeKind.POINTS_PER_WORD,
        ChallengeKind.FREE,
        ChallengeKind.VOTE,
    ]
)
def test_what_a_challenge_does(name, value):
    challenge = catalogue().ruleset(name).challenge
    assert challenge.kind is value
    assert (challenge.points, challenge.penalty) == (5 if name == "world-club" else 0, 0)
    assert challenge.skips_add_up


@column([Challengers.ANY] * 4 + [Challengers.NEXT] * 2 + [Challengers.ANY] * 2)
def test_who_may_challenge(name, value):
    assert catalogue().ruleset(name).challenge.who is value


@column([EndRule(EndKind.ONE_PASSES, 2)] + [ALL_PASS_TWICE] * 3 + [SIX_SCORELESS] * 2 + [ALL_PASS_TWICE] * 2)
def test_what_ends_the_game_besides_the_last_tile(name, value):
    assert catalogue().ruleset(name).end == value


@column([7, 7, 7, 1, 7, 7, 7, 7])
def test_how_many_tiles_the_bag_must_hold_for_an_exchange(name, value):
    rules = catalogue().ruleset(name)
    assert rules.exchange_minimum == value
    assert rules.exchange_scoreless
    assert rules.free_exchanges == 0


@column(
    [OWN_AND_OTHERS] * 3
    + [Leftovers(out_factor=0, left_factor=0, otherwise_factor=0)]
    + [Leftovers(out_factor=2, left_factor=0, otherwise_factor=1)]
    + [OWN_AND_OTHERS] * 3
)
def test_what_tiles_left_over_do(name, value):
    assert catalogue().ruleset(name).leftovers == value


@column([TieRule.BEFORE_SETTLING] * 3 + [TieRule.SHARED] + [TieRule.STANDS] * 2 + [TieRule.BEFORE_SETTLING] * 2)
def test_who_wins_a_tie(name, value):
    assert catalogue().ruleset(name).tie is value


@column([Clock()] * 4 + [CLUB_CLOCK] * 2 + [Clock()] * 2)
def test_the_clock(name, value):
    assert catalogue().ruleset(name).clock == value


@column([NO_HELPS] * 2 + [frozenset({Help.UNDO, Help.LIGHTS}), frozenset(Help)] + [NO_HELPS] * 4)
def test_the_helps(name, value):
    assert catalogue().ruleset(name).helps == value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_no_ruleset_changes(path):
    rules = catalogue().ruleset(path.stem)
    assert rules.players == (2, 4)
    assert rules.start is StartRule.DRAW
    assert rules.first_play_tiles == 2
    assert rules.slips
    if path.stem != "nine-tile":
        assert rules.rack_size == 7
        assert dict(rules.bonus) == {7: 50}
    if path.stem != "finish-line":
        assert rules.target is None
    if path.stem not in (*NATIONAL, "super"):
        assert (rules.tiles_id, rules.layout_id) == ("english", "standard")


def changed(name):
    """What a ruleset changes of Family Classic, but name, summary and what it is made for."""
    family, other = vars(catalogue().ruleset(FAMILY)), vars(catalogue().ruleset(name))
    beside = ("id", "name", "summary", "tiles_id", "layout_id")
    return {key: value for key, value in other.items() if key not in beside and value != family[key]}


def test_nine_tile_has_racks_of_nine_and_fifty_points_for_seven_eight_or_nine():
    assert changed("nine-tile") == {"rack_size": 9, "bonus": {7: 50, 8: 50, 9: 50}}


def test_finish_line_suggests_the_lines_of_the_table():
    suggested = ((2, (70, 120, 200)), (3, (60, 100, 180)), (4, (50, 90, 160)))
    assert changed("finish-line") == {"target": TargetRule(StopRule.AT_ONCE, suggested)}


@pytest.mark.parametrize(("name", "points"), [("french", 5), ("german", 10)])
def test_french_and_german_give_points_instead_of_a_turn(name, points):
    assert catalogue().ruleset(name).exchange_minimum == 7
    (challenge,) = changed(name).values()
    assert (challenge.kind, challenge.points, challenge.penalty) == (ChallengeKind.POINTS_PER_PLAY, points, 0)


def test_spanish_exchanges_from_one_and_counts_a_blank_left():
    assert changed("spanish") == {"exchange_minimum": 1, "leftovers": Leftovers(blank_penalty=7)}


def test_italian_exchanges_from_three_and_once_for_free():
    assert changed("italian") == {"exchange_minimum": 3, "free_exchanges": 1}


def test_dutch_changes_the_tiles_only():
    assert changed("dutch") == {}


@pytest.mark.parametrize("name", NATIONAL)
def test_a_national_ruleset_is_made_for_the_tiles_of_its_name_and_claims_nothing(name):
    rules = catalogue().ruleset(name)
    assert (rules.tiles_id, rules.layout_id) == (name, "standard")
    assert rules.summary.startswith("After the rules of ")


def test_super_is_the_same_game_on_a_large_board_with_twice_as_many_tiles():
    rules = catalogue().ruleset("super")
    assert changed("super") == {}
    assert catalogue().layout(rules.layout_id).size == 21
    assert len(catalogue().tile_set(rules.tiles_id)) == 200


# --- the files


def test_every_ruleset_is_a_file_and_they_are_offered_in_their_order():
    order = [FAMILY, "friendly", "kids", "box", "nine-tile", "finish-line", "super", *TABLE[6:], *TABLE[4:6], *NATIONAL]
    assert [entry.rules.id for entry in catalogue().rulesets()] == order
    assert sorted(order) == [path.stem for path in FILES]
    groups = [entry.group for entry in catalogue().rulesets()]
    assert list(dict.fromkeys(groups)) == ["Family", "Variations", "House rules", "Clubs", "Other languages"]
    assert sorted(groups, key=list(dict.fromkeys(groups)).index) == groups


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ruleset_says_in_plain_words_what_is_different(path):
    rules = catalogue().ruleset(path.stem)
    assert re.fullmatch(r"[A-Z].{40,340}\.", rules.summary)
    assert "official" not in path.read_text(encoding="utf-8").lower()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ruleset_spells_out_every_key(path, tmp_path):
    lines = path.read_text(encoding="utf-8").splitlines()
    keys = [number for number, line in enumerate(lines) if re.match("[a-z_]+ = ", line)]
    assert len(keys) >= 30
    (tmp_path / "rules").mkdir()
    for number in keys:
        # The text of a summary goes on over the next lines: out with all of it.
        end = number + 1
        while '"""' in lines[number] and '"""' not in lines[end - 1].removeprefix('summary = """'):
            end += 1
        Path(tmp_path / "rules" / "changed.toml").write_text("\n".join(lines[:number] + lines[end:]), encoding="utf-8")
        with pytest.raises(MissingKey) as missing:
            Catalogue([resources_folder(), tmp_path]).ruleset("changed")
        assert missing.value.key.split(".")[-1] == lines[number].split(" = ")[0]


# --- what is offered


def offered(supported):
    return [entry.rules.id for entry in catalogue().playable_rulesets(supported)]


def test_only_rulesets_of_which_every_line_works_are_offered():
    assert offered(SUPPORTED) == [
        "family-classic",
        "friendly",
        "kids",
        "box",
        "nine-tile",
        "finish-line",
        "free-challenge",
        "table-vote",
        "french",
        "german",
        "spanish",
        "dutch",
    ]


@pytest.mark.parametrize(
    ("supported", "missing"),
    [
        (Capabilities(challenges=frozenset(ChallengeKind) - {ChallengeKind.VOTE}), {"table-vote"}),
        (Capabilities(ends=frozenset({EndKind.ONE_PASSES, EndKind.ALL_PASS})), {"north-american-club", "world-club"}),
        (Capabilities(clocks=frozenset({ClockKind.NONE})), {"north-american-club", "world-club"}),
        (Capabilities(starts=frozenset({StartRule.RANDOM})), WITH_WORDS),
        (Capabilities(stops=frozenset({StopRule.FINISH_ROUND})), {"finish-line"}),
        (Capabilities(helps=frozenset()), {"friendly", "kids"}),
        (Capabilities(most_players=1), WITH_WORDS),
        (Capabilities(largest_board=14), WITH_WORDS),
    ],
)
def test_a_ruleset_that_needs_more_is_left_out(supported, missing):
    assert WITH_WORDS - set(offered(supported)) == missing


def test_a_free_exchange_may_be_more_than_the_program_can():
    rules, board = catalogue().ruleset("italian"), catalogue().layout("standard")
    assert Capabilities().cover(rules, board)
    assert not Capabilities(free_exchanges=False).cover(rules, board)


def test_rulesets_whose_tiles_have_no_word_list_are_left_out():
    assert set(offered(Capabilities())) == WITH_WORDS
