"""Squares, the empty board, the board with tiles, and its text (CGP)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.board import MAX_SIZE, PLAIN, Board, Layout, Premium, parse_cgp, parse_square
from scrabble_gui.core.errors import BadSetup, NotationError
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import LetterKind, Tile, TileSet
from tests.drawing import bare, drawn, layout, tile_set

HEBREW = TileSet("hebrew", "Hebrew", (LetterKind("א", 5, 1), LetterKind("ב", 5, 3)), blanks=2)

# --- squares


@pytest.mark.parametrize(
    ("text", "square", "across"),
    [
        ("8D", Square(7, 3), True),
        ("D8", Square(7, 3), False),
        ("1a", Square(0, 0), True),
        ("o15", Square(14, 14), False),
        ("21U", Square(20, 20), True),
        ("99Z", Square(98, 25), True),
    ],
)
def test_coordinates_say_square_and_direction(text, square, across):
    assert parse_square(text) == (square, across)
    assert square.text(across=across) == text.upper()


@pytest.mark.parametrize("text", ["", "8", "D", "0D", "D0", "08D", "100A", "AA1", "8D ", "8DD", "Ä1", "٣A", "-1A"])
def test_what_is_no_coordinate_is_refused(text):
    with pytest.raises(NotationError) as refusal:
        parse_square(text)
    assert (refusal.value.text, refusal.value.kind) == (text, "square")


def test_a_step_goes_along_the_row_or_the_column():
    assert Square(7, 3).step(across=True) == Square(7, 4)
    assert Square(7, 3).step(across=True, by=-2) == Square(7, 1)
    assert Square(7, 3).step(across=False) == Square(8, 3)


# --- the empty board


@pytest.mark.parametrize("factors", [(0, 1), (1, 0), (5, 1), (1, 5), (-1, 1)])
def test_a_square_multiplies_by_one_to_four(factors):
    with pytest.raises(BadSetup):
        Premium(*factors)
    assert Premium(4, 4) != PLAIN


@pytest.mark.parametrize("size", [1, 0, -3, MAX_SIZE + 1])
def test_a_board_has_two_to_twenty_one_rows(size):
    with pytest.raises(BadSetup):
        Layout("bad", "Bad", size, Square(0, 0), {})


@pytest.mark.parametrize("size", [2, MAX_SIZE])
def test_the_smallest_and_the_largest_board_are_boards(size):
    squares = list(Layout("good", "Good", size, Square(0, 0), {}).squares())
    assert len(squares) == size * size
    assert (squares[0], squares[1], squares[-1]) == (Square(0, 0), Square(0, 1), Square(size - 1, size - 1))


def test_start_and_premium_squares_must_lie_on_the_board():
    with pytest.raises(BadSetup):
        Layout("bad", "Bad", 5, Square(5, 0), {})
    with pytest.raises(BadSetup):
        Layout("bad", "Bad", 5, Square(0, 0), {Square(0, -1): Premium(2)})


def test_a_square_without_a_premium_is_plain():
    assert layout().premium(Square(7, 8)) == PLAIN
    assert layout().premium(Square(99, 99)) == PLAIN


# --- tiles on it


def test_a_board_with_more_tiles_is_another_board():
    empty = drawn("")
    board = empty.with_tiles([(Square(7, 7), Tile("A"))])
    assert (empty.is_empty, board.is_empty) == (True, False)
    assert board.at(Square(7, 7)) == Tile("A")
    assert board.at(Square(7, 8)) is None
    assert board.at(Square(-1, 8)) is None


def test_equal_boards_are_equal_however_they_came_about():
    one = drawn("C A T", at="8H")
    two = drawn("C", at="8H").with_tiles([(Square(7, 9), Tile("T")), (Square(7, 8), Tile("A"))])
    assert one == two
    assert hash(one) == hash(two)
    assert one != drawn("C a T", at="8H")
    assert one != drawn("C A T", at="8H", on=bare())


def test_a_line_runs_from_its_first_tile_to_its_last():
    board = drawn("""
        . C A T . O
        . . N . . .
    """)
    across = board.line_through(Square(0, 2), across=True)
    assert [square.col for square in across] == [1, 2, 3]
    assert board.line_through(Square(0, 2), across=False) == (Square(0, 2), Square(1, 2))
    assert board.line_through(Square(0, 5), across=True) == (Square(0, 5),)
    assert board.line_through(Square(0, 4), across=True) == ()


@pytest.mark.parametrize(
    ("square", "touches"),
    [
        ("G8", True),
        ("I8", True),
        ("H7", True),
        ("H9", True),
        ("G7", False),
        ("I9", False),
        ("F8", False),
        ("H8", False),
    ],
)
def test_squares_above_below_left_and_right_touch_a_tile(square, touches):
    assert drawn("A", at="8H").touches(parse_square(square)[0]) is touches


# --- CGP


def test_a_board_as_text_and_back():
    board = drawn(
        """
        C a T . .
        . . . . .
        . . . . Q
        O . . N .
        . . . . .
    """,
        on=bare(5, "3C"),
    )
    assert board.to_cgp() == "CaT2/5/4Q/O2N1/5"
    assert parse_cgp("CaT2/5/4Q/O2N1/5", bare(5, "3C"), tile_set()) == board


def test_a_row_of_ten_and_more_empty_squares():
    board = parse_cgp("/".join(["15"] * 7 + ["10CAT2"] + ["15"] * 7), layout(), tile_set())
    assert board == drawn("C A T", at="8K")


def test_letters_of_two_characters_and_letters_without_case_in_a_board():
    spanish = drawn("[CH] [ch] A", at="1A", on=bare(3, "1A"), tiles=tile_set("spanish"))
    assert spanish.to_cgp() == "[CH][ch]A/3/3"
    assert parse_cgp("[CH][ch]A/3/3", bare(3, "1A"), tile_set("spanish")) == spanish
    hebrew = Board(bare(2, "1A")).with_tiles([(Square(0, 0), Tile("א")), (Square(0, 1), Tile("ב", blank=True))])
    assert hebrew.to_cgp() == "א?ב/2"
    assert parse_cgp("א?ב/2", bare(2, "1A"), HEBREW) == hebrew


def test_dots_are_empty_squares_too():
    assert parse_cgp("C.t/.../1.1", bare(3, "1A"), tile_set()) == drawn("C . t", on=bare(3, "1A"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3/3",
        "3/3/3/3",
        "2/3/3",
        "4/3/3",
        "CATS/3/3",
        "CA/3/3",
        "Ñ2/3/3",
        "[CH]2/3/3",
        "??A1/3/3",
        "CA?/3/3",
        "?.A/3/3",
        "[A2/3/3",
        "3/3/3 AEINRST",
        "٣/3/3",
        "9" * 5000 + "/3/3",
        "1" + "0" * 5000 + "/3/3",
        "-3/3/3",
    ],
)
def test_a_board_that_cannot_be_read_is_refused(text):
    with pytest.raises(NotationError):
        parse_cgp(text, bare(3, "1A"), tile_set())


boards = st.dictionaries(
    st.builds(Square, st.integers(0, 4), st.integers(0, 4)),
    st.builds(Tile, st.sampled_from(tile_set("spanish").letters), blank=st.booleans()),
).map(lambda tiles: Board(bare(5, "3C"), tiles))


@given(boards)
def test_every_board_reads_back_from_its_text(board):
    assert parse_cgp(board.to_cgp(), board.layout, tile_set("spanish")) == board
