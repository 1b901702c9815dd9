"""The twenty traps that other programs fell into (rules, section 5), each in the order of the list."""

import pytest

from scrabble_gui.core.board import Premium
from scrabble_gui.core.errors import (
    BagTooSmall,
    FirstPlayOffStart,
    FirstPlayTooShort,
    GameIsOver,
    Gap,
    NotConnected,
    NotInLine,
    OffBoard,
    SquareTaken,
    TilesNotOnRack,
    WindowIsOpen,
)
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Placement, Play
from scrabble_gui.core.rules import ChallengeKind, EndKind
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Ending
from scrabble_gui.core.tiles import Tile
from tests.drawing import (
    Table,
    doubting,
    drawn,
    ending,
    family,
    laid,
    play_text,
    points_of,
    score_of,
    tile_set,
)

# 1


def test_a_play_that_goes_out_can_still_be_challenged():
    table = Table("CAT", "DO", bag="", words="CAT")
    table.do(0, "8H CAT")
    assert not table.state.is_over
    with pytest.raises(WindowIsOpen):
        table.do(1, "pass")
    table.accept()
    assert table.state.ending is Ending.WENT_OUT


def test_a_play_that_goes_out_and_is_challenged_off_lets_the_game_go_on():
    table = Table("CAT", "DO", bag="", words="DO")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert not table.state.is_over
    assert table.racks == ("ACT", "DO")
    assert table.scores == (0, 0)
    table.do(1, "8H DO")


# 2


def test_tiles_drawn_for_a_play_are_not_shown_until_the_window_closes():
    table = Table("CATSXYZ", "DOGEEEE")
    turn = table.do(0, "8H CAT")
    assert len(turn.drawn) == 3
    assert table.seen_rack(0) == "SXYZ"
    assert table.view(0).rack_sizes == (7, 7)
    table.do(1, "pass")
    assert len(table.seen_rack(0)) == 7


def test_a_phony_taken_back_gives_exactly_the_old_rack_and_the_drawn_tiles_return_unseen():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG")
    before = table.bag
    table.do(0, "8H CAT")
    assert table.bag != before
    table.do(1, "challenge")
    assert table.racks == ("ACSTXYZ", "DEEEEGO")
    assert table.bag == before


# 3


@pytest.mark.parametrize("kind", [EndKind.ONE_PASSES, EndKind.SCORELESS])
def test_a_play_worth_nothing_is_neither_a_scoreless_turn_nor_a_pass(kind):
    table = Table("A?", "??", bag="", rules=family(end=ending(kind, 2)))
    table.all_pass()
    table.do(1, "8H ab")
    assert table.scores == (0, 0)
    assert table.state.scoreless == 0
    assert table.state.pass_runs == (1, 0)


# 4


def test_one_tile_that_makes_two_words_scores_both_each_with_its_premium():
    board = drawn("""
        . A T
        O . .
        N . .
    """)
    assert board.layout.premium(Square(0, 0)) == Premium(word=3)
    assert points_of(score_of(board, "1A B..")) == {"BAT": 3 * 5, "BON": 3 * 5}


def test_one_tile_scores_the_same_whichever_way_it_is_written():
    board = drawn("""
        . A T
        O . .
        N . .
    """)
    across, down = play_text(board, "1A B.."), play_text(board, "A1 B..")
    assert across == down
    assert judge(board, across, family(), tile_set()).total == 30


# 5


def test_five_words_beside_one_another_all_count():
    board = drawn("""
        . . . . . . .
        . R E A C T .
    """)
    score = score_of(board, "1B OASIS")
    assert points_of(score) == {"OASIS": 6, "OR": 2, "AE": 2, "SA": 3, "IC": 4, "ST": 2}
    assert score.total == 19


# 6


def test_a_letter_square_multiplies_the_nothing_of_a_blank():
    board = drawn("C A", at="8H")
    assert board.layout.premium(Square(7, 11)) == Premium(letter=2)
    assert score_of(board, "8H ..TEd").total == 3 + 1 + 1 + 1 + 0


def test_a_word_square_under_a_blank_multiplies_the_word():
    assert score_of(drawn(""), "8H cAT").total == 2 * (0 + 1 + 1)


# 7


def test_a_premium_square_counts_again_after_a_play_was_taken_off_it():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    table.do(1, "8H DOG")
    assert table.scores == (0, 2 * (2 + 1 + 2))


# 8


def test_a_first_play_of_one_tile_is_refused():
    with pytest.raises(FirstPlayTooShort) as refusal:
        score_of(drawn(""), "8H A")
    assert refusal.value.needed == 2


def test_a_first_play_off_the_star_is_refused():
    with pytest.raises(FirstPlayOffStart) as refusal:
        score_of(drawn(""), "7H CAT")
    assert refusal.value.start == Square(7, 7)


# 9


@pytest.mark.parametrize(
    ("play", "refusal"),
    [
        (laid(H7="S", I9="O"), NotInLine()),
        (laid(H9="S", H12="O"), Gap(Square(9, 7))),
        (laid(H1="S", I1="O"), NotConnected()),
        (Play((Placement(Square(15, 7), Tile("S")),)), OffBoard(Square(15, 7))),
        (Play((Placement(Square(7, -1), Tile("S")),)), OffBoard(Square(7, -1))),
        (laid(H8="S"), SquareTaken(Square(7, 7))),
        (laid(H9="Q"), TilesNotOnRack("Q")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_play_that_does_not_fit_is_refused_with_its_own_reason_and_nothing_changes(play, refusal):
    table = Table("CATSXYZ", "SODEEEE")
    table.do(0, "8H CAT")
    before, turns = table.state, table.game.turns
    with pytest.raises(type(refusal)) as refused:
        table.game.take(1, play, table.lexicon)
    assert str(refused.value) == str(refusal)
    assert (table.state, table.game.turns) == (before, turns)


# 10


def test_an_exchange_with_too_few_tiles_in_the_bag_is_refused_with_both_numbers():
    table = Table("CAT", "DOG", bag="EEEEEE")
    with pytest.raises(BagTooSmall) as refusal:
        table.do(0, "exchange C")
    assert (refusal.value.in_bag, refusal.value.needed) == (6, 7)


# 11


@pytest.mark.parametrize("seed", range(20))
def test_an_exchange_cannot_give_back_the_tiles_just_put_in(seed):
    table = Table("ABC", "DOG", bag="EEEEEEE", seed=seed)
    turn = table.do(0, "exchange ABC")
    assert str(turn.drawn) == "EEE"
    assert table.bag == "ABCEEEE"


# 12


def test_the_challenger_need_not_be_next_and_misses_the_own_next_turn():
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR")
    table.do(0, "8H CAT")
    table.do(2, "challenge")
    assert table.state.to_move == 1
    table.do(1, "8H ...E")
    assert table.state.to_move == 0
    assert table.state.skipped == (2,)


@pytest.mark.parametrize(("add_up", "missed"), [(True, 2), (False, 1)])
def test_several_wrong_challenges_of_one_player_add_up_where_the_ruleset_says_so(add_up, missed):
    rule = doubting(ChallengeKind.LOSE_TURN, skips_add_up=add_up)
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR", "FROSTED", rules=family(challenge=rule))
    table.do(0, "8H CAT")
    table.do(3, "challenge")
    table.do(1, "8H ...E")
    table.do(3, "challenge")
    assert table.state.skips == (0, 0, 0, missed)


def test_a_missed_turn_is_not_counted_as_a_pass():
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR", rules=family(end=ending(EndKind.ONE_PASSES, 1)))
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.to_move == 2
    assert table.state.pass_runs == (0, 0, 0)
    assert table.state.scoreless == 0
    assert not table.state.is_over


# 13


def test_passing_on_two_of_the_own_turns_running_ends_the_game():
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR")
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(2, "8H ...E")
    assert not table.state.is_over
    table.do(0, "pass")
    assert table.state.ending is Ending.PASSES


def test_passes_of_different_players_are_not_two_passes_running():
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR")
    table.all_pass(3)
    assert not table.state.is_over


def test_an_exchange_in_between_breaks_the_run_of_passes():
    table = Table("CATSXYZ", "DOGEEEE")
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "exchange C")
    table.do(1, "8H ...E")
    table.do(0, "pass")
    assert not table.state.is_over


def test_a_play_taken_off_in_between_breaks_the_run_of_passes():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG DOGE")
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "8H ...Z")
    table.do(1, "challenge")
    table.do(1, "8H ...E")
    table.do(0, "pass")
    assert not table.state.is_over


def test_a_missed_turn_in_between_does_not_break_the_run_of_passes():
    table = Table("CATSXYZ", "DOGEEEE")
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "challenge")
    table.do(1, "8H ...E")
    table.do(0, "pass")
    assert table.state.ending is Ending.PASSES


# 14


def test_passes_exchanges_and_plays_taken_off_are_scoreless_turns():
    table = Table("CATSXYZ", "DOGEEEE", rules=family(end=ending(EndKind.SCORELESS, 6)), words="DOG")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    table.do(1, "exchange E")
    table.do(0, "pass")
    table.do(1, "pass")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.scoreless == 5
    table.do(1, "pass")
    assert table.state.ending is Ending.SCORELESS


def test_a_play_that_stands_ends_a_run_of_scoreless_turns():
    table = Table("CATSXYZ", "DOGEEEE", rules=family(end=ending(EndKind.SCORELESS, 6)))
    table.all_pass(5)
    table.do(1, "8H DOG")
    assert table.state.scoreless == 0
    table.do(0, "pass")
    assert not table.state.is_over


# 15


@pytest.mark.parametrize(("word", "earned"), [("RETAIN", 0), ("RETAINS", 50), ("STRAINED", 50), ("FORESTALL", 50)])
def test_with_nine_tiles_seven_eight_and_nine_earn_fifty(word, earned):
    assert score_of(drawn(""), f"8D {word}", family("nine-tile")).bonus == earned


def test_the_last_five_tiles_of_a_rack_earn_nothing_extra_with_seven():
    table = Table("RETAI", "DO", bag="", rack_size=7)
    assert table.setup.rules.bonus == {7: 50}
    table.do(0, "8F RETAI")
    table.accept()
    assert table.state.ending is Ending.WENT_OUT
    assert table.scores == (2 * 5, 0)


# 16


def test_going_out_gains_all_other_racks_and_each_of_the_others_loses_only_its_own():
    table = Table("CAT", "DOG", "ZIP", "E", bag="")
    table.do(0, "8H CAT")
    table.accept()
    result = table.game.result()
    assert [line.change for line in result.settlements] == [5 + 14 + 1, -5, -14, -1]
    assert result.winners == (0,)


# 17


def test_a_tie_goes_to_who_had_more_before_the_tiles_were_counted():
    table = Table("AB", "C", bag="", head_starts=(1, 0))
    table.all_pass(3)
    result = table.game.result()
    assert result.scores == (-3, -3)
    assert result.winners == (0,)
    assert result.before_settling


# 18


@pytest.mark.parametrize("spanish", ["[CH]", "[LL]", "[RR]"])
def test_a_letter_of_two_characters_is_one_tile_on_one_square(spanish):
    tiles = tile_set("spanish")
    board = drawn("C A", at="8H", tiles=tiles)
    score = score_of(board, f"8H ..{spanish}O", tiles=tiles)
    letter = spanish.strip("[]")
    assert score.words[0].letters == ("C", "A", letter, "O")
    assert score.words[0].text == f"CA{letter}O"
    assert len(play_text(board, f"8H ..{spanish}O", tiles).placements) == 2


# 19


def test_undo_and_play_again_draws_the_same_tiles():
    table = Table("CATSXYZ", "DOGEEEE", rules=family("friendly"))
    first = table.do(0, "8H CAT")
    table.game.undo(0)
    assert table.do(0, "8H CAT").drawn == first.drawn


@pytest.mark.parametrize("other", ["8H CA", "exchange ZY", "8H XYZCATS"])
def test_nobody_can_fish_for_better_tiles_with_another_move(other):
    table = Table("CATSXYZ", "DOGEEEE", rules=family("friendly"))
    first = table.do(0, "8H CAT").drawn
    table.game.undo(0)
    second = table.do(0, other).drawn
    fewer, more = sorted((first, second), key=len)
    assert not len(more.missing(fewer))


# 20


def test_a_finished_game_played_again_from_its_turns_is_still_finished():
    table = Table("CATSXYZ", "DOGEEEE")
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "pass")
    again = Game(table.setup, table.game.turns)
    assert again.state.ending is Ending.PASSES
    with pytest.raises(GameIsOver):
        again.take(1, Exchange(again.state.racks[1]), table.lexicon)


def test_a_game_left_in_a_challenge_window_goes_on_in_that_window():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG")
    table.do(0, "8H CAT")
    again = Game(table.setup, table.game.turns)
    assert again.state == table.state
    assert again.state.contestable is not None
    table.game = again
    table.do(1, "challenge")
    assert table.racks[0] == "ACSTXYZ"
