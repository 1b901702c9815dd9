"""What becomes of a play that is doubted (rules, sections 1, 3 and 4)."""

import pytest

from scrabble_gui.core.errors import (
    NothingToChallenge,
    NothingToOverrule,
    WordNotInPlay,
    WordsNotValid,
)
from scrabble_gui.core.referee import invalid_words, is_valid
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.state import Ending
from tests.drawing import FOUR, THREE, TWO, Table, Words, doubted, doubting, drawn, family, score_of, setup_of

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
