"""The GADDAG: the same words as its graph, the same bytes however it is made, and refused when it is damaged."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_gui.engine.errors import DamagedWordGraph, LexiconError, NewerWordGraph, NotAWordGraph, TooManyLetters
from scrabble_gui.engine.gaddag import beside, derive, load_gaddag, open_gaddag, read_gaddag, write_beside
from scrabble_gui.engine.lexicon import WordGraph, build

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDE = [chr(0x3105 + number) for number in range(63)]


class Walker:
    """Reads the nodes as the module says they are to be read."""

    def __init__(self, gaddag):
        self.cells, self.wide, self.forward = gaddag.cells, gaddag.wide, gaddag.forward

    def node(self, at):
        """Return arcs, ends and where the children begin."""
        if self.wide:
            low, high, ends, more = self.cells[at : at + 4]
            return low | high << 32, ends | more << 32, at + 4
        mask = self.cells[at]
        flagged = mask >> 31
        return mask & 0x7FFFFFFF, self.cells[at + 1] if flagged else 0, at + 1 + flagged

    def arcs(self, at):
        """Yield letter, whether a word ends, and child."""
        mask, ends, children = self.node(at)
        for number in range(64):
            if mask >> number & 1:
                yield number, ends >> number & 1, self.cells[children]
                children += 1

    def words(self, at, read=()):
        """Yield the words read forwards from a node."""
        for letter, ends, child in self.arcs(at):
            if ends:
                yield (*read, letter)
            if child:
                yield from self.words(child, (*read, letter))

    def turned(self, at=0, read=()):
        """Yield (letters read backwards, letters read on) of every way to read a word."""
        for letter, ends, child in self.arcs(at):
            if letter == 0:
                for rest in self.words(child):
                    yield read, rest
                continue
            if ends:
                yield (*read, letter), ()
            if child:
                yield from self.turned(child, (*read, letter))


@given(st.sets(st.lists(st.sampled_from("ABC"), min_size=1, max_size=6).map(tuple), min_size=1, max_size=30))
def test_every_word_is_read_from_each_of_its_letters_and_nothing_else_is(words):
    graph = WordGraph(build(words, "ABC"))
    walker = Walker(read_gaddag(derive(graph), graph))
    numbered = [tuple("ABC".index(letter) + 1 for letter in word) for word in words if len(word) > 1]
    expected = {(word[:at][::-1], word[at:]) for word in numbered for at in range(1, len(word) + 1)}
    found = list(walker.turned())
    assert sorted(found) == sorted(expected)
    assert {word for word in walker.words(walker.forward) if len(word) > 1} == set(numbered)


@settings(max_examples=30)
@given(st.sets(st.lists(st.sampled_from(WIDE), min_size=2, max_size=4).map(tuple), min_size=1, max_size=20))
def test_an_alphabet_may_have_63_letters(words):
    graph = WordGraph(build(words, WIDE))
    gaddag = read_gaddag(derive(graph), graph)
    assert gaddag.wide
    expected = {tuple(WIDE.index(letter) + 1 for letter in word) for word in words}
    assert set(Walker(gaddag).words(gaddag.forward)) == expected


def test_64_letters_are_too_many():
    letters = [chr(0x3105 + number) for number in range(64)]
    with pytest.raises(TooManyLetters):
        derive(WordGraph(build([letters[:2]], letters)))


def test_no_word_is_read_backwards_further_than_any_board_reaches():
    graph = WordGraph(build(["A" * 21, "B" * 22], "AB"))
    gaddag = read_gaddag(derive(graph), graph)
    turned = list(Walker(gaddag).turned())
    assert max(len(backwards) for backwards, _ in turned) == 21
    assert sum(len(backwards) + len(rest) == 21 for backwards, rest in turned) == 21


def test_compiled_and_interpreted_make_the_same_bytes(tmp_path):
    words = ["CAT", "CATS", "SCAT", "AT", "TA", "ACT", "OXYPHENBUTAZONE"]
    graph = WordGraph(build(words, LATIN))
    (tmp_path / "small.graph").write_bytes(build(words, LATIN))
    script = """
import sys
from pathlib import Path
from scrabble_gui.engine.interpreted import use_interpreted
use_interpreted()
from scrabble_gui.engine import kernel
from scrabble_gui.engine.gaddag import write_beside
assert not kernel.is_compiled()
write_beside(Path(sys.argv[1]))
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    command = [sys.executable, "-c", script, str(tmp_path / "small.graph")]
    subprocess.run(command, check=True, env=environment)
    assert (tmp_path / "small.gaddag").read_bytes() == derive(graph)


@pytest.fixture
def small():
    return WordGraph(build(["CAT", "CATS", "DOG"], LATIN))


def test_progress_is_told_and_can_stop_the_work(small):
    told = []

    def progress(part):
        told.append(part)
        return len(told) < 3

    assert derive(small, progress) is None
    assert told == [number / 26 for number in range(3)]


# --- files


def test_no_flipped_bit_goes_unnoticed(small):
    data = derive(small)
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << (place % 8)
        with pytest.raises(LexiconError):
            read_gaddag(bytes(flipped), small)


def test_a_file_cut_anywhere_or_run_on_is_refused(small):
    data = derive(small)
    for length in range(len(data)):
        with pytest.raises((NotAWordGraph, DamagedWordGraph)):
            read_gaddag(data[:length], small)
    with pytest.raises(DamagedWordGraph):
        read_gaddag(data + b"\x00" * 8, small)


def test_the_gaddag_of_another_list_is_refused(small):
    other = WordGraph(build(["CAT", "CATS", "DIG"], LATIN))
    with pytest.raises(DamagedWordGraph) as caught:
        read_gaddag(derive(other), small)
    assert caught.value.what == "nodes"


def test_a_newer_gaddag_is_told_from_a_damaged_one(small):
    data = bytearray(derive(small))
    struct.pack_into("<H", data, 8, 9)
    with pytest.raises(NewerWordGraph):
        read_gaddag(bytes(data), small)


@given(st.binary(max_size=200), st.booleans())
def test_random_bytes_are_refused(data, with_magic):
    graph = WordGraph(build(["CAT"], LATIN))
    with pytest.raises(LexiconError):
        read_gaddag(b"WordGddg" + data if with_magic else data, graph)


def test_it_is_read_beside_the_graph_or_made_and_kept_in_the_cache(tmp_path):
    path = tmp_path / "list.graph"
    path.write_bytes(build(["CAT"], LATIN))
    graph, cache = WordGraph.load(path), tmp_path / "deep" / "cache"
    made = open_gaddag(graph, cache)
    assert made.path.parent == cache
    made.path.write_bytes(b"damaged")
    assert load_gaddag(open_gaddag(graph, cache).path, graph).forward == made.forward
    assert open_gaddag(graph).path is None
    assert write_beside(path) == beside(path)
    assert open_gaddag(graph, cache).path == beside(path)


def test_where_nothing_can_be_written_the_words_stay_in_memory(tmp_path):
    (tmp_path / "file").touch()
    graph = WordGraph(build(["CAT"], LATIN))
    assert open_gaddag(graph, tmp_path / "file" / "cache").path is None


def test_stopping_keeps_nothing(tmp_path):
    assert open_gaddag(WordGraph(build(["CAT"], LATIN)), tmp_path, lambda part: False) is None
    assert list(tmp_path.iterdir()) == []
