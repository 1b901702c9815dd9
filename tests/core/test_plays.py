"""Laying tiles and counting them (rules, section 1: a turn, blanks, premium squares, bingo)."""

import pytest

from scrabble_gui.core.board import Premium
from scrabble_gui.core.errors import (
    EmptyPlay,
    FirstPlayOffStart,
    Gap,
    IllegalMove,
    NotConnected,
    NotInLine,
    OffBoard,
    SquareTaken,
    TilesNotOnRack,
    UnknownLetter,
    UnnamedBlank,
)
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.scoring import bonus, judge
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from tests.drawing import Table, bare, drawn, family, laid, layout, play_text, points_of, score_of, tile_set


def judged(board, play, rules=None):
    return judge(board, play, rules or family(), tile_set())


# --- where tiles may lie


def test_a_first_play_covers_the_star_across_or_down():
    for play in ("8H CAT", "8G CAT", "8F CAT", "H8 CAT", "H6 CAT"):
        assert score_of(drawn(""), play).total == 10


def test_a_first_play_needs_no_more_than_two_tiles():
    assert score_of(drawn(""), "8G AT").total == 4


def test_a_first_play_with_a_gap_is_refused():
    with pytest.raises(Gap) as refusal:
        judged(drawn(""), laid(H8="A", J8="T"))
    assert refusal.value.square == Square(7, 8)


def test_a_ruleset_may_want_a_longer_first_play():
    with pytest.raises(IllegalMove) as refusal:
        score_of(drawn(""), "8H CAT", family(first_play_tiles=4))
    assert str(refusal.value) == "FirstPlayTooShort(needed=4)"


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("8H ...E", ["CATE"]),
        ("8G S...", ["SCAT"]),
        ("8G S...E", ["SCATE"]),
        ("I7 O.T", ["OAT"]),
        ("J8 .O", ["TO"]),
        ("9H ON", ["ON", "CO", "AN"]),
        ("7G ON", ["ON", "NC"]),
    ],
)
def test_a_later_play_lengthens_crosses_or_lies_beside(play, words):
    assert list(points_of(score_of(drawn("C A T", at="8H"), play))) == words


def test_a_play_may_join_two_words_that_lie_apart():
    board = drawn("C A T . O N", at="8H")
    assert points_of(score_of(board, "8H ...I..")) == {"CATION": 8}


def test_tiles_may_lie_on_both_sides_of_what_lies_there():
    board = drawn("C A T", at="8H")
    assert points_of(judged(board, laid(G8="S", K8="E"))) == {"SCATE": 7}


def test_a_gap_is_named_by_its_first_empty_square():
    with pytest.raises(Gap) as refusal:
        judged(drawn("C A T", at="8H"), laid(H9="O", H10="R", H14="E"))
    assert refusal.value.square == Square(10, 7)


def test_contact_at_a_corner_only_is_no_contact():
    board = drawn("""
        C A T . .
        . . . . .
    """)
    with pytest.raises(NotConnected):
        score_of(board, "2D ON")


def test_a_diagonal_is_no_line():
    with pytest.raises(NotInLine):
        judged(drawn(""), laid(H8="A", I9="T"))


def test_an_empty_play_is_refused():
    with pytest.raises(EmptyPlay):
        judged(drawn(""), Play(()))


def test_two_tiles_on_one_square_are_refused():
    play = Play((Placement(Square(7, 7), Tile("A")), Placement(Square(7, 7), Tile("T"))))
    with pytest.raises(SquareTaken) as refusal:
        judged(drawn(""), play)
    assert refusal.value.square == Square(7, 7)


@pytest.mark.parametrize("square", [Square(-1, 7), Square(7, -1), Square(15, 7), Square(7, 15)])
def test_each_edge_of_the_board_is_an_edge(square):
    with pytest.raises(OffBoard) as refusal:
        judged(drawn(""), Play((Placement(square, Tile("A")),)))
    assert refusal.value.square == square


def test_a_blank_without_a_letter_is_refused():
    with pytest.raises(UnnamedBlank) as refusal:
        judged(drawn(""), laid(H8="A", I8="?"))
    assert refusal.value.square == Square(7, 8)


@pytest.mark.parametrize("letter", ["Ñ", "CH", "a"])
def test_a_letter_that_the_tile_set_lacks_is_refused(letter):
    play = Play((Placement(Square(7, 7), Tile(letter, blank=True)), Placement(Square(7, 8), Tile("A"))))
    with pytest.raises(UnknownLetter) as refusal:
        judged(drawn(""), play)
    assert refusal.value.letter == letter


def test_a_play_needs_its_tiles_on_the_rack():
    table = Table("CATSXYZ", "DOGEEEE")
    with pytest.raises(TilesNotOnRack) as refusal:
        table.do(0, "8H CATTOO")
    assert refusal.value.missing == "OOT"


def test_a_blank_of_the_rack_does_not_pass_for_a_letter_that_was_not_named_as_a_blank():
    table = Table("CA?SXYZ", "DOGEEEE")
    with pytest.raises(TilesNotOnRack):
        table.do(0, "8H CAT")
    table.do(0, "8H CAt")


def test_two_equal_tiles_need_two_on_the_rack():
    table = Table("CATSXYZ", "DOGEEEE")
    with pytest.raises(TilesNotOnRack) as refusal:
        table.do(0, "8H CATCAT")
    assert refusal.value.missing == "ACT"


def test_a_refused_first_play_may_be_mended():
    table = Table("CATSXYZ", "DOGEEEE")
    with pytest.raises(FirstPlayOffStart):
        table.do(0, "7H CAT")
    table.do(0, "8H CAT")
    assert table.scores == (10, 0)


# --- what they earn


def test_all_premium_squares_of_the_standard_board_multiply_as_they_are_coloured():
    kinds = {"light blue": Premium(letter=2), "dark blue": Premium(letter=3), "light red": Premium(word=2)}
    kinds["dark red"] = Premium(word=3)
    found = {name: sum(1 for each in layout().premiums.values() if each == kind) for name, kind in kinds.items()}
    assert found == {"light blue": 24, "dark blue": 12, "light red": 17, "dark red": 8}
    assert layout().premium(layout().start) == Premium(word=2)


@pytest.mark.parametrize(
    ("premiums", "points"),
    [
        ({}, 5),
        ({"C3": Premium(letter=2)}, 8),
        ({"C3": Premium(letter=3)}, 11),
        ({"C3": Premium(letter=4)}, 14),
        ({"C3": Premium(word=2)}, 10),
        ({"C3": Premium(word=3)}, 15),
        ({"C3": Premium(word=4)}, 20),
        ({"C3": Premium(letter=2), "D3": Premium(word=2)}, 16),
        ({"C3": Premium(word=2), "E3": Premium(word=2)}, 20),
        ({"C3": Premium(word=3), "E3": Premium(word=3)}, 45),
        ({"C3": Premium(letter=2, word=2)}, 16),
    ],
)
def test_letters_are_multiplied_first_then_words(premiums, points):
    board = drawn("", on=bare(5, "3C", **premiums))
    score = score_of(board, "3C CAT")
    assert score.total == points
    assert [(word.points, word.factor) for word in score.words] == [(points, score.words[0].factor)]


def test_a_premium_counts_in_the_turn_of_its_tile_only():
    board = drawn("C A T", at="8H")
    assert score_of(board, "8H ...E").total == 6


def test_a_premium_counts_in_both_words_of_its_tile():
    on = bare(5, "3C", D4=Premium(letter=3))
    board = drawn("C A T", at="3B", on=on)
    assert points_of(score_of(board, "4C ON")) == {"ON": 1 + 3, "AO": 2, "TN": 1 + 3}


def test_a_word_square_counts_in_both_words_of_its_tile():
    on = bare(5, "3C", D4=Premium(word=2))
    board = drawn("C A T", at="3B", on=on)
    assert points_of(score_of(board, "4C ON")) == {"ON": 4, "AO": 2, "TN": 4}


def test_a_score_says_which_premiums_of_which_tiles_made_it():
    score = score_of(drawn(""), "8D QUINZe")
    (word,) = score.words
    assert word.factor == 2
    assert word.premiums == ((Tile("Q"), Premium(letter=2)), (Tile("Z"), Premium(word=2)))
    assert word.squares == tuple(Square(7, col) for col in range(3, 9))
    assert word.letters == tuple("QUINZE")


def test_a_blank_is_worth_nothing_in_every_word_and_for_ever():
    board = drawn("s A T", at="8H")
    assert points_of(score_of(board, "8H ...E")) == {"SATE": 3}
    assert points_of(score_of(board, "H8 .O")) == {"SO": 1}


def test_a_blank_reads_as_the_same_letter_in_both_words():
    board = drawn("C A T", at="8H")
    assert list(points_of(score_of(board, "K8 sO"))) == ["SO", "CATS"]


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (6, 0), (7, 50), (8, 0)])
def test_exactly_seven_tiles_earn_fifty(tiles, points):
    assert bonus(tiles, {7: 50}) == points


def test_the_fifty_points_come_after_all_multiplying():
    board = drawn("C A T", at="1E")
    score = score_of(board, "1A LOCO...ION")
    assert score.bonus == 50
    assert score.total == 9 * (1 + 1 + 3 + 2 * 1 + 3 + 1 + 1 + 1 + 1 + 1) + 50


def test_six_new_tiles_in_a_word_of_nine_earn_nothing_extra():
    assert score_of(drawn("C A T", at="8E"), "8A LOCO...IN").bonus == 0


def test_the_bonus_table_belongs_to_the_ruleset():
    assert score_of(drawn(""), "8D RETAIN", family(bonus={6: 20, 7: 60})).bonus == 20
    assert score_of(drawn(""), "8D RETAINS", family(bonus={6: 20, 7: 60})).bonus == 60


def test_words_that_end_at_the_edge_are_counted_to_the_edge():
    board = drawn("A T", at="15N")
    assert points_of(score_of(board, "15L CH..")) == {"CHAT": 2 * 3 + 4 + 1 + 1}


def test_a_play_that_does_not_form_a_word_of_a_language_is_counted_all_the_same():
    assert score_of(drawn(""), "8H QXZ").total == 56


def test_the_text_of_a_play_and_its_tiles_are_one_thing():
    board = drawn("C A T", at="8H")
    assert play_text(board, "8H ...E") == laid(K8="E")
    assert play_text(board, "8h CATe") == laid(K8="e")
