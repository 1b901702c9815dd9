"""Word graphs: what is a word, what is none, and what happens to files that are not what they should be."""

import os
import struct
import threading
import zlib
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.rules import Lexicon
from scrabble_gui.engine.errors import (
    DamagedWordGraph,
    EmptyWordList,
    ForeignLetter,
    LexiconError,
    LexiconMissing,
    LexiconUnreadable,
    NewerWordGraph,
    NotAWordGraph,
    NotText,
    TooManyLetters,
)
from scrabble_gui.engine.lexicon import WordGraph, _native, build, read_list, read_words

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPANISH = ["A", "B", "C", "CH", "E", "H", "L", "LL", "O", "R", "RR"]
ALBANIAN = [*LATIN.replace("W", ""), "Ç", "DH", "Ë", "GJ", "LL", "NJ", "RR", "SH", "TH", "XH", "ZH"]
HEADER, CHECKSUM = struct.Struct("<8sHHQII"), struct.Struct("<I")

short_words = st.lists(st.sampled_from("ABC"), min_size=1, max_size=6).map(tuple)
word_sets = st.sets(short_words, min_size=1, max_size=60)


def parts(data):
    """The header's fields, the alphabet and the cells of a graph."""
    fields = HEADER.unpack(data[: HEADER.size])
    start = HEADER.size + CHECKSUM.size
    return fields, data[start : start + fields[4]], data[start + fields[4] :]


def signed(fields, alphabet, cells):
    """A graph of these parts, whatever they are, with the checksum that fits."""
    header = HEADER.pack(*fields)
    return header + CHECKSUM.pack(zlib.crc32(alphabet + cells, zlib.crc32(header))) + alphabet + cells


def with_cells(numbers, words=1, letters="AB"):
    """A graph of these cells, whatever they are, with everything else right."""
    fields, alphabet, _ = parts(build([letters[0]], letters))
    cells = struct.pack(f"<{len(numbers)}I", *numbers)
    return signed((*fields[:3], words, fields[4], len(numbers)), alphabet, cells)


# --- words


@given(word_sets)
def test_a_graph_holds_the_words_it_was_built_of_in_their_order(words):
    graph = WordGraph(build(words, "ABC"))
    assert list(graph.words()) == sorted(words)
    assert len(graph) == len(words)
    assert all(map(graph.contains, words))


@given(word_sets, short_words)
def test_nothing_else_is_a_word(words, other):
    assert WordGraph(build(words, "ABC")).contains(other) == (other in words)


@given(word_sets)
def test_no_smaller_graph_holds_these_words(words):
    endings = {
        frozenset(w[n:] for w in words if w[:n] == word[:n]) - {()} for word in words for n in range(len(word) + 1)
    }
    smallest = sum(2 + len({ending[0] for ending in after}) for after in endings if after)
    fields, _, _ = parts(build(words, "ABC"))
    assert fields[5] == smallest


@given(word_sets, st.randoms())
def test_neither_order_nor_repetition_changes_the_bytes(words, random):
    again = [*words, *words]
    random.shuffle(again)
    assert build(again, "ABC") == build(sorted(words), "ABC")


def test_a_graph_is_a_lexicon_of_the_rules():
    lexicon: Lexicon = WordGraph(build(["CAT"], LATIN))
    assert lexicon.contains(("C", "A", "T"))


@pytest.mark.parametrize("word", ["", "C", "CA", "CATS", "cat", "C4T", "CAÑ", ("CA", "T"), ("C", "A", ""), "CAT" * 999])
def test_beginnings_lower_case_and_foreign_letters_are_no_words(word):
    assert not WordGraph(build(["CAT"], LATIN)).contains(word)


def test_a_letter_of_two_characters_is_one_letter():
    graph = WordGraph(build([("CH", "E"), ("C", "E", "R", "RR", "O")], SPANISH))
    assert graph.contains(("CH", "E"))
    assert not graph.contains("CHE")
    assert list(graph.words()) == [("C", "E", "R", "RR", "O"), ("CH", "E")]
    assert graph.letters == tuple(SPANISH)


@given(st.sets(st.lists(st.sampled_from(ALBANIAN), min_size=1, max_size=4).map(tuple), min_size=1, max_size=40))
def test_an_alphabet_may_have_more_than_32_letters(words):
    graph = WordGraph(build(words, ALBANIAN))
    assert set(graph.words()) == words
    assert all(map(graph.contains, words))


def test_64_letters_fit_and_65_do_not():
    letters = [chr(0x3105 + number) for number in range(65)]
    graph = WordGraph(build([letters[:64]], letters[:64]))
    assert graph.contains(letters[:64])
    with pytest.raises(TooManyLetters) as caught:
        build([letters], letters)
    assert (caught.value.letters, caught.value.most) == (65, 64)


@pytest.mark.parametrize("letters", ["", ["A", "A"], ["A", ""], ["A", "B C"], ["A", " "]])
def test_an_alphabet_that_cannot_be_written_down_is_refused(letters):
    with pytest.raises(ValueError, match=r".*"):
        build(["A"], letters)
    with pytest.raises(ValueError, match=r".*"):
        list(read_words("A", letters))


def test_a_word_of_no_letters_cannot_be_built():
    with pytest.raises(ValueError, match=r"\(\)"):
        build(["A", ()], "A")


def test_a_word_may_be_longer_than_any_board():
    word = ("A", "B") * 3000
    graph = WordGraph(build([word], "AB"))
    assert graph.contains(word)
    assert list(graph.words()) == [word]


def test_a_foreign_letter_stops_the_build_and_says_where():
    with pytest.raises(ForeignLetter) as caught:
        build(["BAD", "CAB", "CÄB"], LATIN)
    assert (caught.value.line, caught.value.word, caught.value.letter) == (3, "CÄB", "Ä")


def test_no_words_make_no_graph():
    with pytest.raises(EmptyWordList):
        build([], LATIN)


# --- lists in plain text


def test_a_list_is_read_in_capitals_without_blanks_and_blank_lines():
    assert list(read_words("\n cat\r\n\n\tDog  \n", LATIN)) == [tuple("CAT"), tuple("DOG")]


def test_a_list_may_come_line_by_line():
    assert list(read_words(iter(["cat\n", "dog"]), LATIN)) == [tuple("CAT"), tuple("DOG")]


def test_the_longest_letter_is_taken():
    assert list(read_words("chollo\ncerro", SPANISH)) == [("CH", "O", "LL", "O"), ("C", "E", "RR", "O")]


def test_an_accent_may_be_written_apart_from_its_letter():
    assert list(read_words("E\u0301TE\u0301", ["T", "É"])) == [("É", "T", "É")]


def test_a_sharp_s_is_two_letters():
    assert list(read_words("maß", LATIN)) == [tuple("MASS")]


@pytest.mark.parametrize(
    ("text", "line", "word", "letter"),
    [
        ("cat\n\ndon't\n", 3, "DON'T", "'"),
        ("1st", 1, "1ST", "1"),
        ("cat a pet", 1, "CAT A PET", " "),
        ("cat\x00", 1, "CAT\x00", "\x00"),
        ("cañon", 1, "CAÑON", "Ñ"),
    ],
)
def test_a_list_with_a_foreign_letter_is_refused_at_its_line(text, line, word, letter):
    with pytest.raises(ForeignLetter) as caught:
        list(read_words(text, LATIN, Path("some.txt")))
    error = caught.value
    assert (error.path, error.line, error.word, error.letter) == (Path("some.txt"), line, word, letter)


@pytest.mark.parametrize("text", ["", "\n \n\t\r\n"])
def test_a_list_without_words_is_refused(text):
    with pytest.raises(EmptyWordList) as caught:
        list(read_words(text, LATIN, Path("some.txt")))
    assert caught.value.path == Path("some.txt")


@given(st.text(), st.lists(st.text(min_size=1, max_size=3), min_size=1, max_size=5))
def test_any_text_over_any_alphabet_is_read_or_refused(text, letters):
    try:
        words = list(read_words(text, letters))
    except (LexiconError, ValueError):
        return
    assert all(letter in letters for word in words for letter in word)


def test_a_list_in_a_file_is_read_with_or_without_its_mark_of_unicode(tmp_path):
    path = tmp_path / "wörter.txt"
    path.write_bytes(b"\xef\xbb\xbfcat\r\n\xc3\xa4hre")
    graph = read_list(path, [*LATIN, "Ä"])
    assert list(graph.words()) == [tuple("CAT"), tuple("ÄHRE")]


def test_a_file_that_is_no_text_is_refused_at_its_line(tmp_path):
    path = tmp_path / "latin1.txt"
    path.write_bytes(b"cat\ndog\n\xe4hre\n")
    with pytest.raises(NotText) as caught:
        read_list(path, LATIN)
    assert (caught.value.path, caught.value.line) == (path, 3)


def test_an_empty_file_is_an_empty_list(tmp_path):
    path = tmp_path / "empty.txt"
    path.touch()
    with pytest.raises(EmptyWordList):
        read_list(path, LATIN)


# --- files


@pytest.fixture
def graph_file(tmp_path):
    path = tmp_path / "Würfel & Wörter.graph"
    path.write_bytes(build(["CAT", "CATS", "DOG"], LATIN))
    return path


def test_a_graph_is_read_from_its_file(graph_file):
    graph = WordGraph.load(graph_file)
    assert ["".join(word) for word in graph.words()] == ["CAT", "CATS", "DOG"]


@pytest.mark.parametrize("read", [WordGraph.load, lambda path: read_list(path, LATIN)])
def test_a_missing_file_is_named_and_so_is_a_folder(tmp_path, read):
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(LexiconMissing) as caught:
            read(path)
        assert caught.value.path == path


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_file_and_nobody_waits_for_it(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    refused = []

    def load():
        with pytest.raises(LexiconMissing):
            WordGraph.load(path)
        refused.append(path)

    thread = threading.Thread(target=load, daemon=True)
    thread.start()
    thread.join(10)
    assert refused == [path]


def test_a_file_that_may_not_be_read_says_the_reason_of_the_system(graph_file, monkeypatch):
    def refuse(self, mode):
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(LexiconUnreadable) as caught:
        WordGraph.load(graph_file)
    assert (caught.value.path, caught.value.what) == (graph_file, "Permission denied")


@pytest.mark.parametrize("data", [b"", b"Word", b"cat\ndog\n", b"\x00" * 5000, b"wordgrph" + b"\x00" * 100])
def test_other_files_are_no_word_graphs(tmp_path, data):
    path = tmp_path / "other.graph"
    path.write_bytes(data)
    with pytest.raises(NotAWordGraph) as caught:
        WordGraph.load(path)
    assert caught.value.path == path


def test_a_newer_graph_is_told_from_a_damaged_one(graph_file):
    fields, alphabet, cells = parts(graph_file.read_bytes())
    graph_file.write_bytes(signed((fields[0], 7, *fields[2:]), alphabet, cells))
    with pytest.raises(NewerWordGraph) as caught:
        WordGraph.load(graph_file)
    assert (caught.value.path, caught.value.version, caught.value.known) == (graph_file, 7, 1)


def test_the_error_says_its_name_and_data():
    assert str(DamagedWordGraph(None, "length")) == "DamagedWordGraph(path=None, what='length')"


def test_a_file_cut_anywhere_or_run_on_is_refused():
    data = build(["CAT", "CATS", "DOG"], LATIN)
    for length in range(len(data)):
        with pytest.raises((NotAWordGraph, DamagedWordGraph)):
            WordGraph(data[:length])
    with pytest.raises(DamagedWordGraph) as caught:
        WordGraph(data + b"\x00")
    assert caught.value.what == "length"


def test_no_flipped_bit_goes_unnoticed():
    data = build(["CAT", "CATS", "DOG"], LATIN)
    for place in range(len(data)):
        for bit in range(8):
            flipped = bytearray(data)
            flipped[place] ^= 1 << bit
            with pytest.raises(LexiconError):
                WordGraph(bytes(flipped))


def test_a_damage_inside_is_found_by_the_checksum():
    data = bytearray(build(["CAT", "CATS", "DOG"], LATIN))
    data[-1] ^= 1
    with pytest.raises(DamagedWordGraph) as caught:
        WordGraph(bytes(data))
    assert caught.value.what == "checksum"


@given(st.binary(max_size=300), st.booleans())
def test_random_bytes_are_refused(data, with_magic):
    with pytest.raises(LexiconError):
        WordGraph(b"WordGrph" + data if with_magic else data)


# --- forged files: everything wrong inside, and a checksum that fits


def answers(data):
    """Ask a graph everything it can be asked; refusals must be lexicon errors and nothing may run on and on."""
    graph = WordGraph(data)
    for word in ("A", "AB", "BA", "ABBA", "A" * 50):
        graph.contains(word)
    assert sum(1 for _ in graph.words()) == len(graph)


@given(
    st.lists(st.integers(0, 12) | st.integers(0, 2**32 - 1), max_size=40),
    st.integers(0, 50) | st.just(2**64 - 1),
)
def test_forged_nodes_are_refused_or_end(numbers, words):
    try:
        answers(with_cells(numbers, words))
    except LexiconError:
        return


@given(st.data())
def test_a_forged_header_is_refused_or_ends(data):
    fields, alphabet, cells = parts(build(["AB", "BA"], "AB"))
    place = data.draw(st.integers(1, 5))
    most = 2 ** (8 * (2, 2, 8, 4, 4)[place - 1]) - 1
    value = data.draw(st.integers(0, 64) | st.integers(0, most))
    try:
        answers(signed((*fields[:place], value, *fields[place + 1 :]), alphabet, cells))
    except LexiconError:
        return


@given(st.binary(max_size=24).filter(lambda text: len(text) % 8 == 0))
def test_a_forged_alphabet_is_refused_or_ends(text):
    fields, _, cells = parts(build(["AB", "BA"], "AB"))
    try:
        answers(signed((*fields[:4], len(text), fields[5]), text, cells))
    except LexiconError:
        return


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        pytest.param([0b01, 0b01, 0, 0b01], 1, id="half a node at the end"),
        pytest.param([0b01, 0b01], 1, id="no child"),
        pytest.param([0b00, 0b00], 0, id="no letter"),
        pytest.param([0b01, 0b10, 0], 1, id="an end without its letter"),
        pytest.param([0b100, 0b100, 0], 1, id="a letter outside the alphabet"),
        pytest.param([0b01, 0b00, 0], 0, id="a way that leads to no word"),
        pytest.param([0b01, 0b01, 3, 0b01, 0b01, 3], 2, id="a node that leads to itself"),
        pytest.param([0b01, 0b01, 1], 1, id="a child inside a node"),
        pytest.param([0b01, 0b01, 99], 1, id="a child outside"),
        pytest.param([0b01, 0b01, 0], 2, id="fewer words than it says"),
        pytest.param([0b11, 0b11, 0, 0], 1, id="more words than it says"),
    ],
)
def test_nodes_that_cannot_be_are_found_before_the_words_are_told(cells, words):
    with pytest.raises(DamagedWordGraph) as caught:
        list(WordGraph(with_cells(cells, words)).words())
    assert caught.value.what == "nodes"


def test_a_look_up_in_forged_nodes_ends_in_a_refusal():
    graph = WordGraph(with_cells([0b01, 0b01, 99]))
    assert graph.contains("A")
    with pytest.raises(DamagedWordGraph):
        graph.contains("AA")


def test_a_graph_without_nodes_or_with_cells_too_narrow_is_refused():
    fields, alphabet, cells = parts(build(["A"], "AB"))
    for forged in (
        signed((*fields[:5], 0), alphabet, b""),
        signed((*fields[:2], 8, *fields[3:]), alphabet, cells * 2),
    ):
        with pytest.raises(DamagedWordGraph) as caught:
            WordGraph(forged)
        assert caught.value.what == "nodes"


@pytest.mark.parametrize("text", [b"A A     ", b"A\xff      ", b"A       " * 2, b" A      ", b""])
def test_an_alphabet_that_nobody_wrote_is_refused(text):
    fields, _, cells = parts(build(["A"], "AB"))
    with pytest.raises(DamagedWordGraph) as caught:
        WordGraph(signed((*fields[:4], len(text), fields[5]), text, cells))
    assert caught.value.what == "alphabet"


@pytest.mark.parametrize("type_code", ["I", "Q"])
def test_a_big_endian_machine_reads_the_same_numbers(type_code):
    numbers = array(type_code, [1, 2, 3, 0x01020304])
    turned = array(type_code, numbers)
    turned.byteswap()
    assert list(_native(memoryview(numbers.tobytes()), type_code, "little")) == list(numbers)
    assert list(_native(memoryview(turned.tobytes()), type_code, "big")) == list(numbers)
