"""Sentences about plays, refusals and challenges."""

import inspect

import pytest

from scrabble_gui.core import errors
from scrabble_gui.core.rules import ChallengeKind, Challengers
from scrabble_gui.core.square import Square
from scrabble_gui.ui import messages
from tests.drawing import Table, doubting, drawn, family, score_of, setup_of

SETUP = setup_of("AEINRST", "DGLOOUU")


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("8H AX", "The word counts double"),
        ("8D JOINT", "J counts double, then the word counts double"),
        ("8D jOINT", "The word counts double"),
    ],
)
def test_the_why_names_the_squares_that_count(where, says):
    assert messages.why(score_of(drawn(""), where)) == says


def test_the_why_names_other_words_and_the_bonus():
    board = drawn(". . . . . . . C A T", at="8A")
    assert messages.why(score_of(board, "9H AX")) == "AX counts double" or "CA adds" in messages.why(
        score_of(board, "9H AX")
    )
    assert "50 more for using so many tiles at once" in messages.why(score_of(drawn(""), "8D RETAINS"))


def test_a_play_without_premium_squares_says_so():
    board = drawn(". . . . . . . C A T", at="8A")
    assert messages.why(score_of(board, "8H ...S")) == "No premium squares"


def test_numbers_have_their_plural():
    assert (messages.points(1), messages.points(36)) == ("1 point", "36 points")
    assert (messages.tiles(1), messages.tiles(0)) == ("1 tile", "0 tiles")
    assert (messages.signed(5), messages.signed(-5)) == ("+5", "−5")


def test_names_read_as_people_say_them():
    assert messages.names([]) == ""
    assert messages.names(["Ada"]) == "Ada"
    assert messages.names(["Ada", "Ben", "Grandma"]) == "Ada, Ben and Grandma"


def samples() -> list[errors.IllegalMove]:
    """Return one refusal of every kind there is."""
    values = {"Square": Square(7, 7), "int": 1, "str": "AB", "tuple[str, ...]": ("DARTY",), "tuple[int, ...]": (0, 1)}
    found = []
    for _, kind in inspect.getmembers(errors, inspect.isclass):
        if issubclass(kind, errors.IllegalMove) and kind is not errors.IllegalMove:
            found.append(kind(*(values[text] for text in kind.__annotations__.values())))
    return found


@pytest.mark.parametrize("refusal", samples(), ids=lambda refusal: type(refusal).__name__)
def test_every_refusal_has_a_sentence(refusal):
    text = messages.refusal(refusal, SETUP)
    assert len(text) > 10
    assert "{" not in text
    only_in_files = (errors.WrongDraw, errors.WrongAnswer, errors.WordRunsOn)
    if not isinstance(refusal, only_in_files):
        assert text != messages.refusal(errors.IllegalMove(), SETUP), "a sentence of its own"


def test_an_exchange_is_refused_with_both_numbers():
    assert messages.refusal(errors.BagTooSmall(5, 7), SETUP) == (
        "There are 5 tiles in the bag. Exchanging needs at least 7."
    )


@pytest.mark.parametrize(
    "kind", [kind for kind in ChallengeKind if kind not in (ChallengeKind.VOID, ChallengeKind.NONE)]
)
def test_what_a_challenge_costs_is_said_under_every_rule(kind):
    table = Table("CATSXZQ"[:3] + "ERIN", "DOGSEEE", rules=family(challenge=doubting(kind, points=5, penalty=10)))
    table.do(0, "8G CAT")
    text = messages.challenge_offer(table.setup, table.state)
    assert text.startswith("Anyone may challenge now.")
    assert "The challenger then loses 10 points." in text


def test_where_only_the_next_may_challenge_that_one_is_named():
    rules = family(challenge=doubting(ChallengeKind.LOSE_TURN, who=Challengers.NEXT))
    table = Table("CATERIN", "DOGSEEE", rules=rules)
    table.do(0, "8G CAT")
    assert messages.challenge_offer(table.setup, table.state) == (
        "Ben may challenge now. If every word is good, the challenger misses a turn."
    )
