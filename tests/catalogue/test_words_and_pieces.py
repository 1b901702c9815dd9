"""Tile sets, boards and word lists as they are read."""

import lzma
import shutil

import pytest

from scrabble_gui.catalogue import (
    BadValue,
    UnknownId,
)
from scrabble_gui.core.board import Premium
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from scrabble_gui.engine.errors import DamagedWordGraph, ForeignLetter, LexiconMissing
from tests.data_files import RESOURCES, put, text_of
from tests.drawing import catalogue

# --- what is read


def test_the_board_is_read_square_by_square():
    board = catalogue().layout("standard")
    assert (board.size, board.start) == (15, Square(7, 7))
    assert board.premium(Square(0, 0)) == Premium(word=3)
    assert board.premium(Square(7, 7)) == Premium(word=2)
    assert board.premium(Square(0, 3)) == Premium(letter=2)
    assert board.premium(Square(1, 5)) == Premium(letter=3)
    assert board.premium(Square(0, 1)) == Premium()
    assert len(board.premiums) == 8 + 17 + 12 + 24


def test_tiles_are_read_in_the_order_of_the_alphabet():
    spanish = catalogue().tile_set("spanish")
    assert spanish.letters[2:5] == ("C", "CH", "D")
    assert (spanish.value(Tile("CH")), spanish.blanks, len(spanish)) == (5, 2, 100)
    assert spanish.name == "Spanish"


@pytest.mark.parametrize("letter", ["L·L", "క్ష", "Ñ", "IJ"])
def test_a_letter_may_have_marks_and_several_characters(both, own, letter):
    put(own, "tiles", text_of("tiles").replace("\nZ = ", f'\n"{letter}" = '))
    assert both.tile_set("mine").letters[-1] == letter


# --- words


def test_the_word_list_says_what_it_is():
    info = next(info for info in catalogue().words.all() if info.id == "enable")
    assert (info.id, info.name, info.language, info.words) == ("enable", "ENABLE", "english", 172823)
    assert info.sha256.startswith("3f161302")
    assert info.provenance["authors"] == ("Alan Beale", "M. Cooper")
    assert info.provenance["licence"] == "public domain"


def test_the_word_list_judges():
    words = catalogue().words.lexicon("enable")
    assert len(words) == 172823
    assert words.contains("RETAINS")
    assert not words.contains("RETAINZ")


def test_word_lists_go_with_the_tiles_of_their_language():
    assert [info.id for info in catalogue().words.for_tiles("english")] == ["family-english", "enable"]
    assert catalogue().words.default("english").id == "family-english"
    assert catalogue().words.default("dutch").id == "dutch-opentaal"
    assert catalogue().words.for_tiles("danish") == ()
    with pytest.raises(UnknownId):
        catalogue().words.default("danish")


def test_a_tile_set_may_share_the_words_of_another(both, own):
    put(own, "tiles", 'language = "english"\n' + text_of("tiles"))
    put(own, "tiles", 'language = "english"\n' + text_of("tiles").replace("\nZ = ", '\n"Þ" = '), "thorn")
    assert both.words.default("mine").id == "family-english"
    assert both.words.for_tiles("thorn") == ()


@pytest.fixture
def with_list(own):
    """A user's word list: a copy of the program's graph, described as the program's is."""
    shutil.copy(RESOURCES / "words" / "enable.graph", own / "words")
    put(own, "words", text_of("words"))
    return own


def test_a_users_word_list_is_used_like_the_programs(both, with_list):
    assert [info.id for info in both.words.for_tiles("english")] == ["family-english", "enable", "mine"]
    assert {info.id for info in both.words.all()} > {"family-english", "enable", "mine"}
    assert both.words.lexicon("mine").contains("RETAINS")


def test_a_word_list_may_say_that_it_comes_first(both, with_list):
    put(with_list, "words", "order = 1\n" + text_of("words"))
    assert both.words.default("english").id == "mine"


@pytest.mark.parametrize(
    ("key", "before", "after"),
    [("words", "172823", "172824"), ("letters", "A B C", "B A C")],
)
def test_a_graph_must_be_the_one_that_is_described(both, with_list, key, before, after):
    path = put(with_list, "words", text_of("words").replace(before, after))
    with pytest.raises(BadValue) as bad:
        both.words.lexicon("mine")
    assert (bad.value.file, bad.value.key) == (path, key)


def test_a_missing_or_damaged_graph_is_named(both, with_list):
    graph = with_list / "words" / "enable.graph"
    graph.write_bytes(graph.read_bytes()[:-1])
    with pytest.raises(DamagedWordGraph):
        both.words.lexicon("mine")
    graph.unlink()
    with pytest.raises(LexiconMissing):
        both.words.lexicon("mine")


def test_any_file_of_words_can_judge(tmp_path):
    plain = tmp_path / "wörter.txt"
    plain.write_text("cat\n\nretainz\n", encoding="utf-8")
    assert catalogue().words.lexicon_of_file(plain, "english").contains("RETAINZ")
    graph = RESOURCES / "words" / "enable.graph"
    assert len(catalogue().words.lexicon_of_file(graph, "english")) == 172823


def test_a_foreign_letter_in_a_file_of_words_is_named_with_its_line(tmp_path):
    plain = tmp_path / "words.txt"
    plain.write_text("cat\nnaïve\n", encoding="utf-8")
    with pytest.raises(ForeignLetter) as foreign:
        catalogue().words.lexicon_of_file(plain, "english")
    assert (foreign.value.path, foreign.value.line, foreign.value.letter) == (plain, 2, "Ï")


def test_the_compressed_text_is_never_read(both, with_list):
    (with_list / "words" / "enable.txt.xz").write_bytes(lzma.compress(b"another list"))
    assert both.words.lexicon("mine").contains("RETAINS")
