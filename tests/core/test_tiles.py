"""Pieces, heaps of them, and tile sets."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.errors import BadSetup, NotationError
from scrabble_gui.core.tiles import (
    BLANK,
    LetterKind,
    Tile,
    Tiles,
    TileSet,
    bracketed,
    symbols,
    tile_text,
)
from tests.drawing import heap, tile_set

pieces = st.sampled_from([BLANK, *map(Tile, "ABC")])
heaps = st.builds(Tiles.of, st.lists(pieces, max_size=6), st.integers(0, 3))
known_heaps = st.builds(Tiles.of, st.lists(pieces, max_size=8))


def heap_of(text):
    return tile_set().parse(text)


# --- pieces


def test_a_blank_keeps_its_nature_when_it_is_named():
    assert BLANK.named("S") == Tile("S", blank=True) != Tile("S")
    assert not BLANK.is_named
    assert BLANK.named("S").is_named


def test_a_blank_in_hand_forgets_its_letter():
    assert Tile("S", blank=True).in_hand() == BLANK
    assert Tile("S").in_hand() == Tile("S")


def test_only_a_blank_can_be_named():
    with pytest.raises(BadSetup):
        Tile("S").named("A")


def test_a_tile_that_is_neither_letter_nor_blank_is_refused():
    with pytest.raises(BadSetup):
        Tile("")


@pytest.mark.parametrize(
    ("tile", "text", "marked"),
    [
        (Tile("S"), "S", "S"),
        (Tile("S", blank=True), "s", "?S"),
        (Tile("CH"), "[CH]", "[CH]"),
        (Tile("CH", blank=True), "[ch]", "?[CH]"),
        (BLANK, "?", "?"),
        (Tile("Ñ", blank=True), "ñ", "?Ñ"),
        (Tile("כ", blank=True), "?כ", "?כ"),
        (Tile("İ", blank=True), "?İ", "?İ"),
        (Tile("ẞ", blank=True), "?ẞ", "?ẞ"),
        (Tile("కా", blank=True), "?[కా]", "?[కా]"),
    ],
)
def test_the_text_of_a_tile(tile, text, marked):
    assert tile_text(tile) == text
    assert tile_text(tile, mark_blanks=True) == marked


def test_a_letter_of_several_characters_stands_in_brackets():
    assert (bracketed("A"), bracketed("CH")) == ("A", "[CH]")


# --- heaps


def test_a_heap_is_sorted_with_blanks_first_and_without_their_names():
    assert Tiles.of([Tile("E"), Tile("S", blank=True), Tile("A")]) == heap_of("?AE")
    assert list(heap_of("EA?")) == [BLANK, Tile("A"), Tile("E")]


def test_a_heap_counts_its_tiles():
    rack = heap_of("?AAE__")
    assert len(rack) == 6
    assert rack.unknown == 2
    assert rack.count(Tile("A")) == 2
    assert rack.count(Tile("Z", blank=True)) == 1
    assert rack.count(Tile("Z")) == 0


def test_a_heap_of_fewer_than_no_unknown_tiles_is_refused():
    with pytest.raises(BadSetup):
        Tiles(unknown=-1)


@pytest.mark.parametrize(
    ("mine", "wanted", "missing"),
    [
        ("AAB", "AB", ""),
        ("AAB", "ABB", "B"),
        ("A", "ABB", "BB"),
        ("AB", "?", "?"),
        ("?", "A", "A"),
        ("A_", "AB", ""),
        ("A_", "ABC", "C"),
        ("A_", "_", ""),
        ("A", "_", ""),
        ("A", "__", "_"),
        ("", "_", "_"),
        ("A_", "B_", ""),
        ("_", "B_", "_"),
        ("A__", "BC__", "_"),
    ],
)
def test_what_a_heap_lacks_to_give_another(mine, wanted, missing):
    assert str(heap_of(mine).missing(heap_of(wanted))) == missing


@pytest.mark.parametrize(
    ("mine", "given", "left"),
    [
        ("?AAB", "AB", "?A"),
        ("A_", "A", "_"),
        ("A_", "B", "A"),
        ("A__", "_", "A_"),
        ("AB_", "__", "_"),
        ("AB", "_", "_"),
        ("AB_", "C_", "_"),
        ("A_", "B_", ""),
    ],
)
def test_what_is_left_when_tiles_are_taken(mine, given, left):
    assert str(heap_of(mine).minus(heap_of(given))) == left


def test_more_than_a_heap_holds_cannot_be_taken():
    with pytest.raises(BadSetup):
        heap_of("AB").minus(heap_of("AA"))


@given(heaps, heaps)
def test_a_heap_can_give_another_when_enough_unknown_tiles_may_be_what_is_lacking(mine, wanted):
    lacking = (Counter(wanted.known) - Counter(mine.known)).total()
    assert (not len(mine.missing(wanted))) == (lacking <= mine.unknown and len(wanted) <= len(mine))


@given(heaps, heaps)
def test_what_is_missing_is_just_enough(mine, wanted):
    assert not len(mine.plus(mine.missing(wanted)).missing(wanted))


@given(heaps, heaps)
def test_taking_tiles_away_keeps_count_and_invents_none(mine, given_away):
    if len(mine.missing(given_away)):
        with pytest.raises(BadSetup):
            mine.minus(given_away)
        return
    left = mine.minus(given_away)
    assert len(left) == len(mine) - len(given_away)
    assert not Counter(left.known) - (Counter(mine.known) - Counter(given_away.known))


@given(known_heaps, known_heaps)
def test_putting_tiles_in_and_taking_them_out_changes_nothing(mine, other):
    assert mine.plus(other).minus(other) == mine
    assert mine.plus(other) == other.plus(mine)


# --- tile sets


def test_a_tile_set_knows_letters_values_and_number():
    spanish = tile_set("spanish")
    assert len(spanish) == 100
    assert spanish.letters[:4] == ("A", "B", "C", "CH")
    assert spanish.value(Tile("RR")) == spanish.values()["RR"] == 8
    assert spanish.value(BLANK) == spanish.value(Tile("RR", blank=True)) == 0
    assert str(spanish.all_tiles()).startswith("??AAAAAAAAAAAAB")


def test_a_letter_that_the_set_lacks_has_neither_value_nor_rank():
    for ask in (tile_set().value, tile_set().rank):
        with pytest.raises(BadSetup) as refusal:
            ask(Tile("Ñ"))
        assert refusal.value.value == "Ñ"


def test_in_the_draw_for_first_a_blank_comes_before_the_alphabet():
    spanish = tile_set("spanish")
    assert [spanish.rank(tile) for tile in (BLANK, Tile("A"), Tile("C"), Tile("CH"))] == [0, 1, 3, 4]
    assert spanish.rank(Tile("Z", blank=True)) == 0


@pytest.mark.parametrize(
    "kinds",
    [
        [],
        [("A", 1, 1), ("A", 2, 1)],
        [("", 1, 1)],
        [("a", 1, 1)],
        [("?", 1, 1)],
        [("_", 1, 1)],
        [("[", 1, 1)],
        [("A.", 1, 1)],
        [("A B", 1, 1)],
        [("A,B", 1, 1)],
        [("/", 1, 1)],
        [("3", 1, 1)],
        [("N\u0303", 1, 1)],
        [("\u0303", 1, 1)],
        [("A", -1, 1)],
        [("A", 1, -1)],
    ],
)
def test_a_tile_set_that_contradicts_itself_or_could_not_be_written_down_is_refused(kinds):
    with pytest.raises(BadSetup):
        TileSet("bad", "Bad", tuple(LetterKind(*kind) for kind in kinds), blanks=1)


def test_a_tile_set_with_fewer_than_no_blanks_is_refused():
    with pytest.raises(BadSetup):
        TileSet("bad", "Bad", (LetterKind("A", 1, 1),), blanks=-1)


def test_a_tile_set_may_have_letters_without_tiles():
    only_blanks = heap("??")
    assert len(only_blanks) == 2
    assert "A" in only_blanks.letters


@pytest.mark.parametrize(
    ("text", "rack"),
    [("?dglOOU", "?DGLOOU"), ("", ""), ("_a_", "A__"), ("??", "??")],
)
def test_a_rack_is_read_in_either_case(text, rack):
    assert str(heap_of(text)) == rack


def test_a_rack_with_letters_of_two_characters():
    spanish = tile_set("spanish")
    assert str(spanish.parse("[ch]A?_ñ")) == "?A[CH]Ñ_"
    assert str(spanish.parse("CH")) == "CH"
    assert len(spanish.parse("[CH]")) == 1


def test_a_letter_may_be_written_in_two_code_points():
    assert str(tile_set("spanish").parse("N\u0303")) == "Ñ"


@pytest.mark.parametrize("text", ["Ñ", "A B", "[CH]", "[", "[]", "[A", "1", "ß"])
def test_a_rack_that_cannot_be_read_is_refused(text):
    with pytest.raises(NotationError) as refusal:
        heap_of(text)
    assert refusal.value.kind == "tiles"


@given(heaps)
def test_a_heap_reads_back_from_its_text(mine):
    assert heap_of(str(mine)) == mine


def test_symbols_are_taken_out_of_their_brackets():
    assert list(symbols("?[CH]A.")) == ["?", "CH", "A", "."]
