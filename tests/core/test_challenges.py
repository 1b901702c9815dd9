"""The challenge window, and what becomes of a play that is doubted (rules, sections 1, 3 and 4)."""

import pytest

from scrabble_gui.core.errors import (
    MayNotChallenge,
    NothingToChallenge,
    NothingToOverrule,
    NotYourTurn,
    VotesMissing,
    WindowIsOpen,
    WordNotInPlay,
    WordsNotValid,
    WrongAnswer,
)
from scrabble_gui.core.referee import invalid_words, is_valid, voters
from scrabble_gui.core.rules import ChallengeKind, Challengers
from scrabble_gui.core.state import Ending
from tests.drawing import Table, Words, doubting, drawn, family, score_of, setup_of

TWO = ("CATSXYZ", "DOGEEEE")
THREE = (*TWO, "LIONEAR")
FOUR = (*THREE, "FROSTED")


def doubted(kind, *racks, words="DOG", **rule):
    """A table at which seat 0 has played CAT, for which the word list gives nothing unless it is named."""
    table = Table(*(racks or TWO), rules=family(challenge=doubting(kind, **rule)), words=words)
    table.do(0, "8H CAT")
    return table


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


# --- upheld


def test_a_play_that_is_no_word_comes_off_and_its_player_has_lost_the_turn():
    table = Table(*THREE, words="DOG")
    before = table.state
    table.do(0, "8H CAT")
    turn = table.do(2, "challenge")
    assert turn.rejected == ("CAT",)
    after = table.state
    assert (after.board, after.racks, after.scores) == (before.board, before.racks, before.scores)
    assert after.to_move == 1
    assert after.skips == (0, 0, 0)
    assert table.may_challenge == ()


@pytest.mark.parametrize("kind", [kind for kind in ChallengeKind if doubting(kind).has_window and kind != "vote"])
def test_a_phony_comes_off_under_every_rule(kind):
    table = doubted(kind, points=5, penalty=5)
    table.do(1, "challenge")
    assert table.scores == (0, 0)
    assert table.state.board.is_empty


def test_one_word_that_is_none_takes_the_whole_play_off():
    table = Table(*TWO, words="CAT DOG CATS DOGS DOE")
    table.do(0, "8H CAT")
    table.do(1, "K8 EGO")
    turn = table.do(0, "challenge")
    assert turn.rejected == ("EGO", "CATE")
    assert table.scores == (10, 0)


def test_a_blank_taken_back_forgets_its_letter():
    table = Table("CA?SXYZ", "DOGEEEE", words="DOG")
    table.do(0, "8H CAt")
    table.do(1, "challenge")
    assert table.racks[0] == "?ACSXYZ"


def test_a_skip_that_was_used_up_after_the_play_is_used_up_again_when_it_comes_off():
    table = Table(*THREE, words="ION", first=2)
    table.do(2, "8H ION")
    table.do(1, "challenge")
    table.do(0, "K8 CAT")
    assert (table.state.to_move, table.state.skipped, table.state.skips) == (2, (1,), (0, 0, 0))
    table.do(2, "challenge")
    assert (table.state.to_move, table.state.skipped, table.state.skips) == (2, (1,), (0, 0, 0))


def test_a_skip_owed_by_a_later_player_is_still_owed_after_a_play_came_off():
    table = Table(*FOUR, words="CAT")
    table.do(0, "8H CAT")
    table.do(3, "challenge")
    table.do(1, "8H ...E")
    table.do(0, "challenge")
    assert (table.state.to_move, table.state.skips) == (2, (0, 0, 0, 1))


def test_a_play_taken_off_is_a_scoreless_turn_and_the_count_before_it_comes_back():
    table = Table(*TWO, words="DOG", rules=family("north-american-club"))
    table.all_pass(2)
    table.do(0, "8H CAT")
    assert table.state.scoreless == 0
    table.do(1, "challenge")
    assert table.state.scoreless == 3


def test_the_passes_of_others_come_back_when_a_play_comes_off():
    table = Table(*THREE, words="DOG")
    table.all_pass(3)
    table.do(0, "8H CAT")
    table.do(2, "challenge")
    assert table.state.pass_runs == (0, 1, 1)


def test_the_next_draw_after_a_phony_is_another_one():
    table = Table(*TWO, words="DOG")
    phony = table.do(0, "8H CAT").drawn
    table.do(1, "challenge")
    assert table.state.draws == 1
    table.do(1, "pass")
    assert table.do(0, "8H CAT").drawn != phony


# --- failed


def test_a_good_play_stands_and_the_challenger_loses_the_next_turn():
    table = doubted(ChallengeKind.LOSE_TURN, words="CAT")
    turn = table.do(1, "challenge")
    assert turn.rejected == ()
    assert table.scores == (10, 0)
    assert table.state.to_move == 0
    assert table.state.skipped == (1,)
    assert len(table.seen_rack(0)) == 7


def test_all_challengers_in_a_row_are_passed_over():
    table = Table(*FOUR)
    table.do(0, "8H CAT")
    table.do(2, "challenge")
    table.do(1, "8H ...E")
    assert table.state.to_move == 3
    table.do(3, "8H ....D")
    table.do(0, "challenge")
    assert table.state.to_move == 1


@pytest.mark.parametrize(
    ("kind", "move", "points"),
    [
        (ChallengeKind.POINTS_PER_PLAY, "challenge", 5),
        (ChallengeKind.POINTS_PER_PLAY, "challenge CAS,SOD", 5),
        (ChallengeKind.POINTS_PER_WORD, "challenge", 10),
        (ChallengeKind.POINTS_PER_WORD, "challenge SOD", 5),
        (ChallengeKind.POINTS_PER_WORD, "challenge SOD,CAS", 10),
        (ChallengeKind.POINTS_PER_WORD, "challenge SOD,SOD", 5),
    ],
)
def test_points_for_a_failed_challenge_go_to_the_challenged_player(kind, move, points):
    table = Table("CAVVXYZ", "SODEEEE", rules=family(challenge=doubting(kind, points=5)))
    table.do(0, "8H CA")
    table.do(1, "J8 SOD")
    before = table.scores
    table.do(0, move)
    assert table.scores == (before[0], before[1] + points)
    assert table.state.to_move == 0


def test_naming_only_good_words_fails_although_another_is_none():
    table = Table(
        "CAVVXYZ", "SODEEEE", words="CAS", rules=family(challenge=doubting(ChallengeKind.POINTS_PER_WORD, points=5))
    )
    table.do(0, "8H CA")
    table.do(1, "J8 SOD")
    turn = table.do(0, "challenge CAS")
    assert turn.rejected == ()
    assert table.scores == (8, 5 + 8 + 5)


def test_naming_a_bad_word_is_enough():
    table = Table(
        "CAVVXYZ", "SODEEEE", words="CAS", rules=family(challenge=doubting(ChallengeKind.POINTS_PER_WORD, points=5))
    )
    table.do(0, "8H CA")
    table.do(1, "J8 SOD")
    assert table.do(0, "challenge SOD").rejected == ("SOD",)


def test_only_words_of_the_play_can_be_named():
    table = doubted(ChallengeKind.POINTS_PER_WORD)
    with pytest.raises(WordNotInPlay) as refusal:
        table.do(1, "challenge CAT,DOG")
    assert refusal.value.word == "DOG"


def test_a_failed_challenger_may_lose_points_under_any_rule():
    for kind in (ChallengeKind.FREE, ChallengeKind.LOSE_TURN, ChallengeKind.POINTS_PER_PLAY):
        table = doubted(kind, words="CAT", penalty=10, points=5)
        table.do(1, "challenge")
        assert table.scores[1] == -10


def test_without_a_word_list_every_word_is_good():
    table = doubted(ChallengeKind.LOSE_TURN)
    table.lexicon = None
    assert table.do(1, "challenge").rejected == ()


# --- unknown words refused at once


def test_unknown_words_are_refused_at_once_where_the_ruleset_says_so():
    table = Table(*TWO, words="CAT", rules=family("friendly"))
    table.do(0, "8H CAT")
    with pytest.raises(WordsNotValid) as refusal:
        table.do(1, "K8 EGO")
    assert refusal.value.words == ("EGO", "CATE")
    assert table.racks[1] == "DEEEEGO"


def test_where_every_play_stands_nobody_asks_the_word_list():
    table = doubted(ChallengeKind.NONE, words="DOG")
    assert table.scores == (10, 0)
    with pytest.raises(NothingToChallenge):
        table.do(1, "challenge")


# --- overruled


def test_the_table_may_accept_a_rejected_word_all_the_same():
    table = doubted(ChallengeKind.LOSE_TURN, *THREE)
    turn = table.do(1, "challenge", overruled=True)
    assert (turn.rejected, turn.overruled) == (("CAT",), True)
    assert table.scores == (10, 0, 0)
    assert table.state.to_move == 1
    assert table.state.skips == (0, 0, 0)
    assert table.state.contestable is None


def test_a_word_accepted_once_is_good_for_the_rest_of_the_game():
    table = doubted(ChallengeKind.LOSE_TURN, *THREE)
    table.do(1, "challenge", overruled=True)
    assert is_valid(table.setup, table.state, tuple("CAT"), table.lexicon)
    assert not is_valid(table.setup, table.state, tuple("CATE"), table.lexicon)


def test_there_is_nothing_to_overrule_when_all_words_are_good():
    table = doubted(ChallengeKind.LOSE_TURN, words="CAT")
    with pytest.raises(NothingToOverrule):
        table.do(1, "challenge", overruled=True)


def test_an_overruled_play_that_goes_out_ends_the_game():
    table = Table("CAT", "DO", bag="", words="")
    table.do(0, "8H CAT")
    table.do(1, "challenge", overruled=True)
    assert table.state.ending is Ending.WENT_OUT


# --- house words


def test_house_words_come_before_the_word_list():
    table = Table(*TWO, words="DOG", house_added=frozenset({"CAT"}), house_refused=frozenset({"DOG"}))
    assert is_valid(table.setup, table.state, tuple("CAT"), table.lexicon)
    assert not is_valid(table.setup, table.state, tuple("DOG"), table.lexicon)
    assert not is_valid(table.setup, table.state, tuple("DOG"), None)
    assert is_valid(table.setup, table.state, tuple("QXZ"), None)


def test_a_word_added_and_refused_is_good():
    setup = setup_of(*TWO, house_added=frozenset({"CAT"}), house_refused=frozenset({"CAT"}))
    assert is_valid(setup, Table(*TWO).state, tuple("CAT"), Words(""))


def test_bad_words_are_named_once_the_main_word_first():
    board = drawn(
        """
        A T
        T .
    """,
        at="8H",
    )
    score = score_of(board, "I8 .A")
    assert invalid_words(setup_of(*TWO), Table(*TWO).state, score, Words("")) == ("TA",)


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
