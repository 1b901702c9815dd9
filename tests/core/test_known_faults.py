"""Faults that were reported against other programs, each with the right value."""

import time

import pytest

from scrabble_gui.core.board import Premium
from scrabble_gui.core.errors import BagTooSmall, NotConnected, OffBoard, UnnamedBlank
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.rules import ChallengeKind, EndKind
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import draw_for_first
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Ending
from scrabble_gui.core.tiles import BLANK, Tile
from tests.drawing import (
    Table,
    doubting,
    drawn,
    ending,
    family,
    heap,
    laid,
    layout,
    play_text,
    points_of,
    score_of,
    tile_set,
)


def mirrored(thing):
    """Return a board or a play mirrored in the main diagonal."""
    if isinstance(thing, Play):
        return Play(tuple(Placement(Square(square.col, square.row), tile) for square, tile in thing.placements))
    tiles = [(Square(square.col, square.row), tile) for square, tile in thing.tiles.items()]
    return drawn("").with_tiles(tiles)


# --- scoring


def test_jog_on_the_star_and_a_word_through_it_score_22_and_8():
    assert score_of(drawn(""), "8H JOG").total == 22
    assert score_of(drawn("J O G", at="8H"), "I7 G.RE").total == 8


@pytest.mark.parametrize(
    ("picture", "play"),
    [("", "8H JOG"), ("J O G", "I7 G.RE"), ("J O G", "9F POT"), ("J O G", "8G E...S"), ("q U A", "8H ...D")],
)
def test_a_play_mirrored_in_the_main_diagonal_scores_the_same(picture, play):
    board = drawn(picture, at="8H")
    tiles = play_text(board, play)
    score = judge(mirrored(board), mirrored(tiles), family(), tile_set())
    assert score.total == score_of(board, play).total


def test_a_word_of_two_letters_counts_once():
    assert score_of(drawn(""), "8H AX").total == 18
    board = drawn("A X", at="8H")
    assert points_of(score_of(board, "H8 .E")) == {"AE": 2}
    assert score_of(board, "9H E") == score_of(board, "H8 .E")


@pytest.mark.parametrize(("play", "points"), [("8G JOINT", 24), ("8D JOINT", 40), ("8H JOINT", 26)])
def test_an_opening_earns_by_the_squares_under_its_tiles(play, points):
    assert score_of(drawn(""), play).total == points


def test_the_light_blue_squares_lie_where_they_should():
    names = "A4 A12 C7 C9 D1 D8 D15 G3 G7 G9 G13 H4 H12 I3 I7 I9 I13 L1 L8 L15 M7 M9 O4 O12"
    found = {square.text(across=False) for square, kind in layout().premiums.items() if kind == Premium(letter=2)}
    assert found == set(names.split())


def test_the_board_is_the_same_from_every_side():
    premiums = layout().premiums
    for turned in (
        {Square(square.col, square.row): kind for square, kind in premiums.items()},
        {Square(14 - square.row, square.col): kind for square, kind in premiums.items()},
        {Square(square.row, 14 - square.col): kind for square, kind in premiums.items()},
    ):
        assert turned == premiums


def test_the_fifty_points_of_a_phony_do_not_stick_to_the_next_play():
    table = Table("AXZQVVW", "DOGEEEE", words="AX DOG")
    table.do(0, "8H AXZQVVW")
    table.do(1, "challenge")
    table.do(1, "pass")
    table.do(0, "8H AX")
    assert table.scores == (18, 0)


def test_one_tile_that_makes_the_same_word_twice_counts_both():
    board = drawn(
        """
        A T
        T .
    """,
        at="8H",
    )
    score = score_of(board, "I8 .A")
    assert [(word.text, word.points) for word in score.words] == [("TA", 3), ("TA", 3)]
    assert score_of(board, "9H .A") == score_of(board, "I8 .A")


def test_the_english_set_has_100_tiles_and_187_points():
    english = tile_set()
    assert len(english) == 100
    assert sum(kind.count * kind.value for kind in english.kinds) == 187


def test_a_blank_has_no_value_in_any_tile_set():
    assert tile_set().value(BLANK) == 0
    assert all(tile_set().value(Tile(letter, blank=True)) == 0 for letter in tile_set().letters)


# --- blanks


def test_a_later_word_may_use_a_blank_that_lies_there():
    assert score_of(drawn(""), "8H CaT").total == 8
    board = drawn("C a T", at="8H")
    assert points_of(score_of(board, "I7 T.R")) == {"TAR": 4}
    assert board.at(Square(7, 8)) == Tile("A", blank=True)


def test_a_blank_without_a_letter_is_refused_and_nothing_is_lost():
    table = Table("CA?SXYZ", "DOGEEEE")
    with pytest.raises(UnnamedBlank):
        table.game.take(0, laid(H8="C", I8="A", J8="?"), table.lexicon)
    assert table.racks[0] == "?ACSXYZ"


@pytest.mark.parametrize(("tiles", "points"), [("JACQuAR.", 158), ("JACQUAR.", 161)])
def test_seven_tiles_with_a_blank_are_a_bingo_like_any_other(tiles, points):
    assert score_of(drawn("W O R D", at="8E"), f"H1 {tiles}").total == points


def test_six_tiles_with_a_blank_are_none():
    assert score_of(drawn(""), "8D QUINZe").total == 66


# --- legality


def test_contact_at_a_corner_is_no_connection():
    with pytest.raises(NotConnected):
        score_of(drawn("C A T", at="8H"), "9K ON")


@pytest.mark.parametrize(
    ("picture", "at", "play", "word"),
    [
        ("A B L E", "15L", "15K T....", "TABLE"),
        ("A\nB\nL\nE", "12O", "O11 T....", "TABLE"),
        ("A B L", "15L", "15L ...E", "ABLE"),
        ("A\nB\nL", "12O", "O12 ...E", "ABLE"),
        ("A B L", "15L", "O12 TABE", "TABE"),
        ("A\nB\nL", "12O", "15L TABE", "TABE"),
    ],
)
def test_words_that_end_at_the_edge_are_judged_at_once(picture, at, play, word):
    board = drawn(picture, at=at)
    start = time.process_time()
    assert score_of(board, play).words[0].text == word
    assert time.process_time() - start < 0.1


def test_a_word_that_runs_over_the_edge_is_refused():
    with pytest.raises(OffBoard):
        score_of(drawn("A B L E", at="15L"), "15L ....S")


# --- exchange, bag, draw


def test_an_exchange_is_allowed_with_seven_tiles_in_the_bag_and_refused_with_six():
    Table("CAT", "DOG", bag="EEEEEEE").do(0, "exchange C")
    with pytest.raises(BagTooSmall):
        Table("CAT", "DOG", bag="EEEEEE").do(0, "exchange C")


def test_the_tiles_exchanged_go_back_after_the_new_ones_were_drawn():
    table = Table("ABCDEFG", "IIIIIII")
    turn = table.do(0, "exchange ABC")
    assert len(turn.drawn) == 3
    assert table.racks[0] == str(table.setup.tile_set.parse("DEFG").plus(turn.drawn))
    assert sum(map(len, table.state.racks)) + table.bag_count == 100


def test_only_those_who_drew_the_same_best_letter_draw_again():
    first, rounds = draw_for_first(heap("SST"), 3, seed=1)
    by_seat = dict(rounds[0])
    best = {seat for seat, tile in by_seat.items() if tile.letter == "S"}
    assert len(best) == 2
    assert {seat for seat, _ in rounds[1]} == best
    assert first in best


@pytest.mark.parametrize("seed", range(10))
def test_a_blank_beats_an_a_in_the_draw_for_first(seed):
    first, (only,) = draw_for_first(heap("?A"), 2, seed)
    assert dict(only)[first] == BLANK


def test_a_bag_of_sixty_equal_tiles_is_no_problem():
    table = Table("EEEEEEE", "EEEEEEE", bag="E" * 46 + "??")
    assert len(table.setup.tile_set) == 62
    table.do(0, "8D EEEEEEE")
    table.do(1, "exchange EE")
    assert table.bag_count == 41


# --- the end


def test_after_six_passes_each_loses_the_own_rack():
    table = Table("LR", "QV", bag="", rules=family(end=ending(EndKind.SCORELESS, 6)))
    table.all_pass(6)
    assert table.state.ending is Ending.SCORELESS
    assert table.game.result().scores == (-2, -14)


def test_the_last_play_can_be_challenged_before_the_final_count():
    table = Table("CAT", "DOG", bag="", words="DOG")
    table.do(0, "8H CAT")
    assert table.game.result() is None
    table.do(1, "challenge")
    assert table.racks == ("ACT", "DGO")
    assert table.scores == (0, 0)
    assert table.state.to_move == 1


# --- challenge


def test_after_an_upheld_challenge_everything_is_as_before_the_play():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG")
    before = table.state
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.state.board == before.board
    assert table.state.racks == before.racks
    assert table.view(1).board == before.board
    assert Game(table.setup, table.game.turns).state == table.state


def test_all_seven_tiles_of_a_phony_are_on_the_rack_again():
    table = Table("RETAINS", "DOGEEEE", words="DOG")
    table.do(0, "8D RETAINS")
    table.do(1, "challenge")
    assert table.racks[0] == "AEINRST"
    assert table.state.board.is_empty


def test_any_opponent_may_challenge_until_the_next_move_is_made():
    table = Table("CATSXYZ", "DOGEEEE", "LIONEAR", "FROSTED")
    table.do(0, "8H CAT")
    assert table.may_challenge == (1, 2, 3)
    table.do(1, "pass")
    assert table.may_challenge == ()


@pytest.mark.parametrize(
    ("rule", "scores", "to_move"),
    [
        (doubting(ChallengeKind.FREE), (10, 0), 1),
        (doubting(ChallengeKind.LOSE_TURN), (10, 0), 0),
        (doubting(ChallengeKind.POINTS_PER_PLAY, points=5), (15, 0), 1),
        (doubting(ChallengeKind.POINTS_PER_PLAY, points=10), (20, 0), 1),
        (doubting(ChallengeKind.FREE, penalty=10), (10, -10), 1),
    ],
)
def test_a_failed_challenge_costs_what_the_ruleset_says(rule, scores, to_move):
    table = Table("CATSXYZ", "DOGEEEE", rules=family(challenge=rule))
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.scores == scores
    assert table.state.to_move == to_move


def test_where_plays_are_challenged_nobody_is_told_beforehand_that_a_word_is_none():
    table = Table("CATSXYZ", "DOGEEEE", words="DOG")
    turn = table.do(0, "8H CAT")
    assert turn.rejected == ()


def test_after_taking_three_turns_back_and_playing_another_move_the_order_is_right():
    table = Table("CATSXYZ", "DOGEEEE", rules=family("friendly"))
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    table.do(0, "pass")
    bag = table.bag_count
    for _ in range(3):
        table.game.undo(0)
    table.do(0, "8H XYZ")
    assert table.state.to_move == 1
    assert table.bag_count == bag + 1
