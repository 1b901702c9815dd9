"""The draft: a rack in its owner's order, and the tiles laid out from it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.app.draft import Draft, laid_out
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, Tiles

A, B, C, D = (Tile(letter) for letter in "ABCD")
CENTRE, RIGHT, FAR = Square(7, 7), Square(7, 8), Square(0, 14)


def letters(draft: Draft) -> str:
    """Return a rack as text, dots for gaps."""
    return "".join("." if tile is None else tile.letter or "?" for tile in draft.slots)


def rack(text: str) -> Draft:
    """Return a draft with this rack."""
    return Draft(tuple(None if char == "." else BLANK if char == "?" else Tile(char) for char in text))


def test_a_new_rack_fills_its_slots_from_the_left():
    assert letters(Draft.arranged(Tiles.of([C, A]), 4)) == "AC.."


def test_the_owners_order_survives_and_new_tiles_fill_the_gaps():
    assert letters(Draft.arranged(Tiles.of([A, B, C, D]), 4, (C, None, A, None))) == "CBAD"


def test_tiles_that_are_gone_leave_their_slots_to_others():
    assert letters(Draft.arranged(Tiles.of([A, D]), 3, (C, A, B))) == "DA."


def test_a_rack_longer_than_its_slots_still_shows_every_tile():
    assert letters(Draft.arranged(Tiles.of([A, B, C]), 2, (C,))) == "CAB"


def test_an_order_longer_than_the_rack_gives_up_its_gaps():
    assert letters(Draft.arranged(Tiles.of([A, B]), 2, (None, None, B, None))) == "AB"


def test_of_two_equal_tiles_only_those_that_are_there_stay():
    assert letters(Draft.arranged(Tiles.of([A, B]), 3, (A, A, B))) == "A.B"


def test_a_laid_tile_leaves_a_gap_on_the_rack():
    draft = rack("ABC").place(1, CENTRE)
    assert letters(draft) == "A.C"
    assert draft.at(CENTRE) == B
    assert draft.rack == Tiles.of([A, B, C])
    assert not draft.is_empty


def test_a_blank_can_be_named_when_it_is_laid_or_later():
    assert rack("?").place(0, CENTRE, "S").at(CENTRE) == Tile("S", blank=True)
    assert rack("?").place(0, CENTRE).name(CENTRE, "T").at(CENTRE) == Tile("T", blank=True)
    assert rack("?").place(0, CENTRE, "S").name(CENTRE, "T").at(CENTRE) == Tile("T", blank=True)


@pytest.mark.parametrize("slot", [-1, 1, 3, 99])
def test_an_empty_or_missing_slot_lays_nothing(slot):
    draft = rack("A.C")
    assert draft.place(slot, CENTRE) is draft


def test_two_laid_tiles_never_share_a_square():
    draft = rack("AB").place(0, CENTRE)
    assert draft.place(1, CENTRE) is draft
    both = draft.place(1, RIGHT)
    assert both.move(CENTRE, RIGHT) is both


def test_a_laid_tile_can_be_moved():
    draft = rack("AB").place(0, CENTRE).place(1, RIGHT).move(CENTRE, FAR)
    assert draft.laid == (Placement(FAR, A), Placement(RIGHT, B))
    assert draft.move(CENTRE, Square(1, 1)) is draft


def test_only_a_laid_blank_can_be_named():
    draft = rack("A?").place(0, CENTRE)
    assert draft.name(CENTRE, "S") is draft
    assert draft.name(RIGHT, "S") is draft


def test_a_lifted_tile_goes_where_it_is_put_or_to_the_first_gap():
    draft = rack("ABC").place(0, CENTRE).place(2, RIGHT)
    assert letters(draft.lift(CENTRE, 2)) == ".BA"
    assert letters(draft.lift(CENTRE, 1)) == "AB."
    assert letters(draft.lift(CENTRE, 9)) == "AB."
    assert letters(draft.lift(CENTRE)) == "AB."
    assert draft.lift(FAR) is draft


def test_a_lifted_blank_forgets_its_letter():
    assert letters(rack("?A").place(0, CENTRE, "S").lift(CENTRE)) == "?A"


def test_recall_brings_everything_back():
    draft = rack("AB?").place(2, FAR, "Z").place(0, CENTRE).recall()
    assert draft.is_empty
    assert draft.rack == Tiles.of([A, B, BLANK])


@pytest.mark.parametrize(
    ("slot", "gap", "result"),
    [(0, 3, "BCA"), (2, 0, "CAB"), (0, 1, "ABC"), (0, 0, "ABC"), (1, 3, "ACB"), (0, 99, "BCA"), (2, -5, "CAB")],
)
def test_a_tile_dropped_into_a_gap_is_inserted_there(slot, gap, result):
    assert letters(rack("ABC").reorder(slot, gap)) == result


def test_there_is_nothing_to_reorder_outside_the_rack():
    draft = rack("ABC")
    assert draft.reorder(3, 0) is draft
    assert draft.reorder(-1, 0) is draft


def test_shuffling_keeps_the_gaps_and_the_tiles_laid_out():
    draft = rack("ABCD").place(1, CENTRE)
    mixed = draft.shuffle(Random(3))
    assert mixed.slots[1] is None
    assert mixed.laid == draft.laid
    assert mixed.rack == draft.rack
    assert {letters(draft.shuffle(Random(seed))) for seed in range(40)} >= {"A.CD", "D.CA", "C.AD"}


def test_chosen_slots_are_tiles_and_gaps_are_none():
    assert rack("A.?").chosen([0, 1, 2]) == Tiles.of([A, BLANK])


def test_a_draft_is_a_play():
    assert rack("AB").place(1, RIGHT).place(0, CENTRE).play() == Play((Placement(CENTRE, A), Placement(RIGHT, B)))


WISHES = st.lists(
    st.one_of(
        st.tuples(st.just("place"), st.integers(-1, 8), st.integers(0, 5)),
        st.tuples(st.just("move"), st.integers(0, 5), st.integers(0, 5)),
        st.tuples(st.just("lift"), st.integers(0, 5), st.integers(-1, 8)),
        st.tuples(st.just("reorder"), st.integers(-1, 8), st.integers(-1, 9)),
        st.tuples(st.just("name"), st.integers(0, 5), st.just(0)),
        st.tuples(st.just("recall"), st.just(0), st.just(0)),
    ),
    max_size=30,
)


@given(WISHES)
def test_whatever_is_done_no_tile_is_lost(wishes):
    draft = rack("AAB?CD.")
    for what, first, second in wishes:
        match what:
            case "place":
                draft = draft.place(first, Square(0, second))
            case "move":
                draft = draft.move(Square(0, first), Square(0, second))
            case "lift":
                draft = draft.lift(Square(0, first), second)
            case "reorder":
                draft = draft.reorder(first, second)
            case "name":
                draft = draft.name(Square(0, first), "Z")
            case "recall":
                draft = draft.recall()
        assert draft.rack == rack("AAB?CD").rack
        assert len(draft.slots) == 7
        assert len({square for square, _ in draft.laid}) == len(draft.laid)


def test_all_laid_tiles_move_together():
    draft = rack("ABC").place(0, CENTRE).place(1, RIGHT).shifted(-2, 1)
    assert [square for square, _ in draft.laid] == [Square(5, 8), Square(5, 9)]
    assert letters(draft) == "..C"


def test_a_play_that_was_shown_is_laid_out_whatever_lay_there_before():
    before = rack("C?AB").place(2, FAR)
    play = Play((Placement(CENTRE, A), Placement(RIGHT, Tile("T", blank=True))))
    draft = laid_out(before, play)
    assert draft.play() == play
    assert sorted(letters(draft)) == sorted("C..B")
    with pytest.raises(ValueError, match="not in"):
        laid_out(before, Play((Placement(CENTRE, D),)))
