"""Moves as text: what is written reads back, and what cannot be read is refused, whatever it is."""

import contextlib

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from scrabble_gui.core.board import Board, parse_cgp, parse_square
from scrabble_gui.core.errors import (
    BadSetup,
    EmptyPlay,
    NotationError,
    OffBoard,
    RuleError,
    SquareTaken,
    WordRunsOn,
)
from scrabble_gui.core.moves import (
    Accept,
    Agree,
    Challenge,
    Exchange,
    Pass,
    Placement,
    Play,
    Resign,
    Substitute,
    format_move,
    format_play,
    main_line,
    parse_move,
    parse_play,
)
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import NO_TILES, LetterKind, Tile, Tiles, TileSet
from tests.drawing import bare, drawn, laid, play_text, tile_set

SIZE = 7
AWKWARD = TileSet(
    "awkward",
    "Letters that are hard to write down",
    tuple(LetterKind(letter, 2, 1) for letter in ("A", "CH", "I", "İ", "L·L", "SS", "ẞ", "Ǆ", "J̌", "Σ", "א", "కా")),
    blanks=2,
)


# --- plays


@pytest.mark.parametrize(
    ("play", "text", "marked"),
    [
        (laid(G8="S", K8="e"), "8G S...e", "8G S...?E"),
        (laid(K8="S"), "8H ...S", "8H ...S"),
        (laid(I7="O", I9="T"), "I7 O.T", "I7 O.T"),
        (laid(H9="O", I9="N"), "9H ON", "9H ON"),
        (laid(K7="A", K8="S"), "K7 AS", "K7 AS"),
    ],
)
def test_the_text_of_a_play_on_a_board(play, text, marked):
    board = drawn("C A T", at="8H")
    assert format_play(play, board) == text
    assert format_play(play, board, mark_blanks=True) == marked
    assert parse_play(text, board, tile_set()) == parse_play(marked, board, tile_set()) == play


@pytest.mark.parametrize("text", ["8g scate", "8G SCATe", "8G S.A.e", " 8G  S...e ", "8G S...?e", "8G S...?E"])
def test_letters_that_lie_there_may_be_repeated_and_case_is_forgiven(text):
    play = play_text(drawn("C A T", at="8H"), text)
    assert [square.text() for square in play.squares] == ["8G", "8K"]
    assert play.placements[1].tile == Tile("E", blank=True)


def test_a_play_of_one_tile_is_written_along_its_longer_word():
    board = drawn("""
        . A T
        O . .
    """)
    assert format_play(laid(A1="B"), board) == "1A B.."
    board = drawn("""
        . A
        O .
        N .
    """)
    assert format_play(laid(A1="B"), board) == "A1 B.."
    board = drawn("""
        . A
        O .
    """)
    assert format_play(laid(A1="B"), board) == "1A B."


def test_a_play_of_one_tile_may_be_written_either_way():
    board = drawn("""
        . A T
        O . .
    """)
    assert play_text(board, "1A B..") == play_text(board, "A1 B.") == laid(A1="B")


def test_coordinates_alone_are_no_play():
    with pytest.raises(NotationError) as refusal:
        play_text(drawn(""), "8D")
    assert str(refusal.value) == str(NotationError("8D", "play"))


def test_a_play_without_tiles_has_no_text():
    with pytest.raises(EmptyPlay):
        format_play(Play(()), drawn(""))


def test_the_main_word_of_a_play_is_a_line_and_a_direction():
    board = drawn("C A T", at="8H")
    play = laid(G8="S")
    line, across = main_line(play, board.with_tiles(play.placements))
    assert ([square.text() for square in line], across) == (["8G", "8H", "8I", "8J"], True)


def test_a_play_knows_its_squares_and_its_tiles():
    play = laid(H9="a", H8="C")
    assert play.squares == (Square(7, 7), Square(8, 7))
    assert str(play.tiles) == "?C"
    assert play == laid(H8="C", H9="a")


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("8H DOG", SquareTaken(Square(7, 7))),
        ("8H CAT", EmptyPlay()),
        ("8H ...", EmptyPlay()),
        ("8G S..", WordRunsOn(Square(7, 9))),
        ("8I ..S", WordRunsOn(Square(7, 7))),
        ("9H O.", NotationError("9H O.", "play")),
        ("8N CAT", OffBoard(Square(7, 15))),
        ("16A CAT", OffBoard(Square(15, 0))),
        ("1Z A", OffBoard(Square(0, 25))),
        ("8D", NotationError("8D", "move")),
        ("8D C?T?", NotationError("C?T?", "play")),
        ("8D ??A", NotationError("?", "play")),
        ("8D ?.A", NotationError(".", "play")),
        ("8D CÑT", NotationError("Ñ", "play")),
        ("8D CA T", NotationError(" ", "play")),
        ("8D C[AT", NotationError("C[AT", "play")),
        ("XX CAT", NotationError("XX", "play")),
        ("hello", NotationError("hello", "move")),
        ("", NotationError("", "move")),
        ("pass it", NotationError("pass", "play")),
        ("seat", NotationError("seat", "move")),
        ("challenge ,", NotationError("challenge ,", "move")),
        ("challenge QI,,ZA", NotationError("challenge QI,,ZA", "move")),
        ("exchange AÑ", NotationError("Ñ", "tiles")),
    ],
)
def test_a_text_that_is_no_move_here_is_refused_with_its_reason(text, refusal):
    with pytest.raises(RuleError) as refused:
        parse_move(text, drawn("C A T", at="8H"), tile_set())
    assert str(refused.value) == str(refusal)


def test_the_text_of_a_play_with_letters_of_two_characters():
    board = drawn("C A", at="8H", tiles=tile_set("spanish"))
    play = play_text(board, "8H ..[RR]?[CH]o", tile_set("spanish"))
    assert [placement.tile for placement in play.placements] == [
        Tile("RR"),
        Tile("CH", blank=True),
        Tile("O", blank=True),
    ]
    assert format_play(play, board) == "8H ..[RR][ch]o"


# --- other moves


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Exchange(tile_set().parse("?AB")), "exchange ?AB"),
        (Exchange(Tiles(unknown=3)), "exchange ___"),
        (Pass(), "pass"),
        (Challenge(), "challenge"),
        (Challenge(("QI", "ZA")), "challenge QI,ZA"),
        (Accept(), "accept"),
        (Resign(), "resign"),
        (Agree(), "agree"),
        (Substitute("club"), "seat club"),
        (Substitute(None), "seat person"),
        (laid(H8="A", I8="t"), "8H At"),
    ],
)
def test_every_kind_of_move_has_a_text_and_reads_back(move, text):
    assert format_move(move, drawn("")) == text
    assert parse_move(f" {text} ", drawn(""), tile_set()) == move


def test_a_blank_may_be_marked_in_the_text_of_any_move():
    assert format_move(laid(H8="A", I8="t"), drawn(""), mark_blanks=True) == "8H A?T"
    assert format_move(Pass(), drawn(""), mark_blanks=True) == "pass"


def test_doubted_words_are_read_in_either_case_and_with_blanks_between():
    assert parse_move("challenge qi, za", drawn(""), tile_set()) == Challenge(("QI", "ZA"))


def test_an_exchange_of_no_tiles_can_be_written_and_is_refused_by_the_rules_only():
    assert parse_move("exchange", drawn(""), tile_set()) == Exchange(NO_TILES)


@pytest.mark.parametrize("level", ["", "person", " club", "club\n"])
def test_a_level_that_a_text_could_not_tell_is_refused(level):
    with pytest.raises(BadSetup):
        Substitute(level)


# --- whatever the letters


@st.composite
def positions(draw, tiles):
    """A board, and a play on one of its lines without a gap."""
    letters = st.builds(Tile, st.sampled_from(tiles.letters), blank=st.booleans())
    numbers = st.integers(0, SIZE - 1)
    board = Board(bare(SIZE, "4D"), draw(st.dictionaries(st.builds(Square, numbers, numbers), letters, max_size=20)))
    start, length, across = draw(st.builds(Square, numbers, numbers)), draw(st.integers(1, SIZE)), draw(st.booleans())
    line = [start.step(across=across, by=at) for at in range(length)]
    free = [square for square in line if board.layout.holds(square) and board.at(square) is None]
    assume(free)
    return board, Play(tuple(Placement(square, draw(letters)) for square in free))


def check_play_reads_back(board, play, tiles):
    for mark_blanks in (False, True):
        text = format_move(play, board, mark_blanks=mark_blanks)
        assert parse_move(text, board, tiles) == play


@given(positions(tile_set()))
def test_every_english_play_reads_back_from_its_text(position):
    check_play_reads_back(*position, tile_set())


@given(positions(AWKWARD))
def test_every_play_of_awkward_letters_reads_back_from_its_text(position):
    check_play_reads_back(*position, AWKWARD)


# Parts of Korean syllables would grow together; as tiles they are written with letters that do not.
characters = st.characters(categories=["Lu", "Lt", "Lo", "Mn", "Sk", "Po"], exclude_characters="가").filter(
    lambda sign: not "\u1100" <= sign <= "\u11ff"
)


@given(st.lists(st.text(characters, min_size=1, max_size=3), min_size=1, max_size=3, unique=True), st.data())
def test_every_tile_set_that_is_allowed_can_be_written_down(letters, data):
    try:
        tiles = TileSet("any", "Any", tuple(LetterKind(letter, 9, 1) for letter in letters), blanks=2)
    except BadSetup:
        assume(False)
    rack = Tiles.of(data.draw(st.lists(st.sampled_from(list(tiles.all_tiles())), max_size=7)))
    assert tiles.parse(str(rack)) == rack
    check_play_reads_back(*data.draw(positions(tiles)), tiles)


@given(st.sampled_from([Exchange(tile_set().parse(rack)) for rack in ("A", "??", "?AEIOUZ", "__")]))
def test_every_exchange_reads_back_from_its_text(move):
    assert parse_move(format_move(move, drawn("")), drawn(""), tile_set()) == move


@given(st.lists(st.text(st.sampled_from("ABCÑ"), min_size=1, max_size=4), max_size=3, unique=True))
def test_every_challenge_reads_back_from_its_text(words):
    move = Challenge(tuple(words))
    assert parse_move(format_move(move, drawn("")), drawn(""), tile_set()) == move


notation = st.text(st.sampled_from("ABCHÑabchñ[]?._,/0123456789 \t\u0303ßİ\u0131"), max_size=25)
heads = st.sampled_from(["", "8D ", "D8 ", "exchange ", "challenge ", "seat ", "pass", "accept ", "15O "])
texts = st.one_of(st.text(max_size=25), notation, st.builds(str.__add__, heads, notation))


@given(texts)
@example("9" * 5000)
@example("[" * 5000)
@example("8D " + "A" * 5000)
@example("8D " + "?A" * 5000)
@example("seat \ud800")
def test_whatever_the_text_a_reader_answers_or_refuses(text):
    board = drawn("C [CH] ñ", at="8H", tiles=tile_set("spanish"))
    for read in (
        lambda: parse_move(text, board, tile_set("spanish")),
        lambda: parse_play(text, board, AWKWARD),
        lambda: parse_cgp(text, bare(3, "1A"), tile_set("spanish")),
        lambda: parse_cgp(f"{text}/3/3", bare(3, "1A"), tile_set("spanish")),
        lambda: parse_square(text),
        lambda: tile_set("spanish").parse(text),
    ):
        with contextlib.suppress(RuleError):
            read()
