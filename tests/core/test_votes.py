"""The table votes on a challenged play (rules, section 4)."""

import pytest

from scrabble_gui.core.errors import (
    VotesMissing,
    WrongAnswer,
)
from scrabble_gui.core.referee import voters
from tests.drawing import FOUR, TWO, Table, family

# --- the table votes

YES, NO = True, False


def voted(*votes, words="DOG", move="challenge", **how):
    """The table votes on CAT; a vote is given by every seat from 0 on."""
    table = Table(*FOUR[: len(votes)], words=words, rules=family("table-vote"), **how)
    table.do(0, "8H CAT")
    turn = table.do(1, move, votes=tuple((seat, vote) for seat, vote in enumerate(votes) if vote is not None))
    return table, turn


@pytest.mark.parametrize(
    ("votes", "words", "rejected"),
    [
        ((YES, YES, NO), "", ()),
        ((YES, NO, NO), "CAT", ("CAT",)),
        ((YES, NO, NO), "", ("CAT",)),
        ((YES, NO), "CAT", ()),
        ((YES, NO), "", ("CAT",)),
        ((YES, NO, NO, YES), "", ("CAT",)),
    ],
)
def test_the_majority_decides_and_the_word_list_breaks_a_tie(votes, words, rejected):
    table, turn = voted(*votes, words=words)
    assert turn.rejected == rejected
    assert table.scores[0] == (0 if rejected else 10)
    assert turn.votes == tuple(enumerate(votes))


def test_a_tie_without_a_word_list_lets_the_play_stand():
    table = Table(*TWO, rules=family("table-vote"))
    table.lexicon = None
    table.do(0, "8H CAT")
    table.do(1, "challenge", votes=((0, YES), (1, NO)))
    assert table.scores == (10, 0)


def test_the_challenger_never_loses_a_turn_by_a_vote():
    table, _ = voted(YES, YES)
    assert table.state.to_move == 1
    assert table.state.skips == (0, 0)


def test_a_word_voted_down_costs_its_player_the_turn():
    table, _ = voted(NO, NO, NO)
    assert table.state.to_move == 1
    assert table.scores == (0, 0, 0)
    assert table.state.scoreless == 1


def test_a_word_the_table_accepted_counts_for_the_rest_of_the_game():
    table, _ = voted(YES, YES, NO)
    assert table.state.accepted == {"CAT"}
    table.do(1, "8H ...E")
    turn = table.do(2, "challenge CATE", votes=((0, NO), (1, NO), (2, NO)))
    assert turn.rejected == ("CATE",)


def test_a_word_accepted_before_cannot_be_voted_down():
    table = Table("CAVVXYZ", "SOCAEEE", words="", rules=family("table-vote"))
    table.do(0, "8H CA")
    table.do(1, "challenge", votes=((0, YES), (1, YES)))
    table.do(1, "J8 SO")
    turn = table.do(0, "challenge", votes=((0, NO), (1, NO)))
    assert turn.rejected == ("SO", "CAS")
    assert table.state.accepted == {"CA"}


def test_a_vote_against_words_that_were_all_accepted_before_changes_nothing():
    table = Table("CAVVXYZ", "CAOEEEE", words="", rules=family("table-vote"))
    table.do(0, "8H CA")
    table.do(1, "challenge", votes=((0, YES), (1, YES)))
    table.do(1, "H8 .A")
    turn = table.do(0, "challenge", votes=((0, NO), (1, NO)))
    assert turn.rejected == ()


def test_a_vote_names_only_the_words_that_are_bad_where_the_word_list_knows():
    table = Table("CAVVXYZ", "SODEEEE", words="CAS CA", rules=family("table-vote"))
    table.do(0, "8H CA")
    table.do(1, "J8 SO")
    assert table.do(0, "challenge", votes=((0, NO), (1, NO))).rejected == ("SO",)


def test_a_vote_on_named_words_accepts_only_those():
    table = Table("CAVVXYZ", "SODEEEE", words="", rules=family("table-vote"))
    table.do(0, "8H CA")
    table.do(1, "J8 SO")
    table.do(0, "challenge SO", votes=((0, YES), (1, YES)))
    assert table.state.accepted == {"SO"}


@pytest.mark.parametrize(
    "votes", [(), ((0, YES),), ((0, YES), (0, NO)), ((0, YES), (1, NO), (2, NO)), ((0, YES), (2, NO))]
)
def test_every_person_votes_once_and_nobody_else(votes):
    table = Table(*TWO, rules=family("table-vote"))
    table.do(0, "8H CAT")
    with pytest.raises(VotesMissing) as refusal:
        table.do(1, "challenge", votes=votes)
    assert refusal.value.seats == (0, 1)


def test_computers_and_who_has_resigned_do_not_vote():
    table = Table(*FOUR, rules=family("table-vote"), levels={2: "club"})
    table.do(0, "8H CAT")
    table.do(3, "resign")
    assert voters(table.state) == (0, 1)
    table.do(1, "challenge", votes=((1, NO), (0, NO)))
    assert table.scores[0] == 0


def test_without_people_the_word_list_decides_a_vote():
    table = Table(*TWO, words="CAT", rules=family("table-vote"), levels={0: "club", 1: "club"})
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.scores == (10, 0)


def test_a_vote_can_be_overruled_by_all():
    table = Table(*TWO, words="", rules=family("table-vote"))
    table.do(0, "8H CAT")
    turn = table.do(1, "challenge", votes=((0, NO), (1, NO)), overruled=True)
    assert turn.overruled
    assert table.scores == (10, 0)


def test_nobody_votes_under_another_rule():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    with pytest.raises(WrongAnswer) as refusal:
        table.do(1, "challenge", votes=((0, YES), (1, YES)))
    assert refusal.value.key == "votes"


@pytest.mark.parametrize(
    ("answers", "key"), [({"votes": ((0, YES), (1, YES))}, "votes"), ({"overruled": True}, "overruled")]
)
def test_votes_and_overruling_belong_to_a_challenge(answers, key):
    table = Table(*TWO)
    with pytest.raises(WrongAnswer) as refusal:
        table.do(0, "8H CAT", **answers)
    assert refusal.value.key == key
    assert table.game.turns == ()
