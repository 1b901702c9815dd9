"""The challenge window: when it opens and closes, and who may challenge (rules, section 4)."""

import pytest

from scrabble_gui.core.errors import (
    MayNotChallenge,
    NothingToChallenge,
    NotYourTurn,
    WindowIsOpen,
)
from scrabble_gui.core.rules import ChallengeKind, Challengers
from scrabble_gui.core.state import Ending
from tests.drawing import FOUR, THREE, TWO, Table, doubted

# --- the window


def test_a_window_opens_after_a_play_and_only_after_a_play():
    table = Table(*TWO)
    assert table.state.contestable is None
    table.do(0, "pass")
    table.do(1, "exchange D")
    assert table.state.contestable is None
    table.do(0, "8H CAT")
    assert table.state.contestable.seat == 0
    assert table.state.contestable.score.total == 10


@pytest.mark.parametrize("move", ["pass", "exchange DO", "8H ...E"])
def test_the_next_turn_closes_the_window(move):
    table = Table(*THREE)
    table.do(0, "8H CAT")
    table.do(1, move)
    assert table.state.contestable is None or table.state.contestable.seat == 1
    with pytest.raises((NothingToChallenge, MayNotChallenge)):
        table.do(1, "challenge")


@pytest.mark.parametrize("words", ["CAT", "DOG"])
def test_one_challenge_closes_the_window_upheld_or_not(words):
    table = Table(*THREE, words=words)
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    with pytest.raises(NothingToChallenge):
        table.do(2, "challenge")


def test_nobody_challenging_closes_the_window_and_leaves_the_turn_where_it_is():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    table.do(2, "accept")
    assert table.state.contestable is None
    assert table.state.to_move == 1
    assert table.scores == (10, 0, 0)
    with pytest.raises(NothingToChallenge):
        table.do(1, "accept")


def test_one_cannot_doubt_or_accept_the_own_play():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    for move in ("challenge", "accept"):
        with pytest.raises(MayNotChallenge) as refusal:
            table.do(0, move)
        assert refusal.value.seat == 0


def test_there_is_nothing_to_challenge_before_the_first_play():
    for move in ("challenge", "accept"):
        with pytest.raises(NothingToChallenge):
            Table(*TWO).do(1, move)


def test_out_of_turn_nobody_closes_the_window_by_a_move():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    with pytest.raises(NotYourTurn) as refusal:
        table.do(2, "pass")
    assert (refusal.value.seat, refusal.value.to_move) == (2, 1)


def test_under_a_rule_without_challenge_there_is_no_window():
    for kind in (ChallengeKind.VOID, ChallengeKind.NONE):
        table = doubted(kind, words="CAT")
        assert table.state.contestable is None
        assert table.may_challenge == ()
        assert len(table.seen_rack(0)) == 7


def test_agreeing_that_no_play_is_possible_waits_for_the_window():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    for seat in (0, 1):
        with pytest.raises(WindowIsOpen):
            table.do(seat, "agree")
    table.accept()
    table.do(0, "agree")
    table.do(1, "agree")
    assert table.state.ending is Ending.BLOCKED


def only_one_left_to_move():
    """A table of three at which one has resigned, the next misses the turn, and the player is next again."""
    table = Table(*THREE, words="CAT CATE")
    table.do(0, "8H CAT")
    table.do(2, "challenge")
    table.do(1, "8H ...E")
    table.do(2, "challenge")
    table.do(1, "resign")
    table.do(0, "8G S....")
    return table


def test_when_the_player_is_next_again_accept_comes_first():
    table = only_one_left_to_move()
    assert table.state.to_move == 0
    assert table.state.skipped == (2,)
    for move in ("pass", "exchange X", "8F X....."):
        with pytest.raises(WindowIsOpen):
            table.do(0, move)
    table.accept()
    table.do(0, "pass")
    assert table.state.to_move == 2


def test_who_misses_the_turn_may_challenge_all_the_same():
    table = only_one_left_to_move()
    assert table.may_challenge == (2,)
    table.do(2, "challenge")
    assert table.scores == (10, 6, 0)
    assert table.state.to_move == 0
    assert table.state.skips == (0, 0, 0)


# --- who may


@pytest.mark.parametrize(
    ("racks", "who", "seats"),
    [
        (TWO, Challengers.ANY, (1,)),
        (TWO, Challengers.NEXT, (1,)),
        (FOUR, Challengers.ANY, (1, 2, 3)),
        (FOUR, Challengers.NEXT, (1,)),
    ],
)
def test_any_opponent_or_only_the_next_player_may_challenge(racks, who, seats):
    table = doubted(ChallengeKind.FREE, *racks, who=who)
    assert table.may_challenge == seats
    for seat in set(range(len(racks))) - set(seats):
        with pytest.raises(MayNotChallenge):
            table.do(seat, "challenge")


def test_the_order_of_asking_begins_after_the_player():
    table = Table(*FOUR, first=2)
    table.do(2, "8H ION")
    assert table.may_challenge == (3, 0, 1)


def test_the_next_player_is_the_next_one_still_in_the_game():
    table = doubted(ChallengeKind.FREE, *FOUR, who=Challengers.NEXT)
    table.do(1, "resign")
    assert table.may_challenge == (2,)


def test_who_has_resigned_may_not_challenge():
    table = doubted(ChallengeKind.FREE, *FOUR)
    table.do(2, "resign")
    assert table.may_challenge == (1, 3)
