"""The draw: which tiles come out of the bag."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.chance import draw
from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.tiles import BLANK, NO_TILES, Tile, Tiles, tile_text
from tests.drawing import tile_set

known_heaps = st.builds(Tiles.of, st.lists(st.sampled_from([BLANK, *map(Tile, "ABC")]), max_size=8))


def heap_of(text):
    return tile_set().parse(text)


@pytest.mark.parametrize(
    ("seed", "number", "tiles"),
    [(1, 1, "NNQTOHL"), (8152, 0, "OLEBUGT"), (2**127 + 1, -1, "DKMTELW")],
)
def test_a_draw_is_the_same_on_every_machine_and_for_ever(seed, number, tiles):
    drawn = draw(tile_set().all_tiles(), 7, seed, number)
    assert "".join(map(tile_text, drawn)) == tiles


def test_a_larger_draw_begins_like_a_smaller_one():
    bag = tile_set().all_tiles()
    assert draw(bag, 12, 5, 3)[:4] == draw(bag, 4, 5, 3)


def test_draws_differ_by_seed_and_by_number():
    bag = tile_set().all_tiles()
    assert len({draw(bag, 7, seed, number) for seed in range(5) for number in range(5)}) == 25


def test_no_more_is_drawn_than_the_bag_holds():
    assert sorted(draw(heap_of("ABC"), 7, 1, 1)) == [Tile("A"), Tile("B"), Tile("C")]
    assert draw(NO_TILES, 7, 1, 1) == ()


def test_a_bag_that_is_not_known_cannot_be_drawn_from():
    with pytest.raises(BadSetup):
        draw(heap_of("AB_"), 1, 1, 1)


def test_every_tile_is_drawn_about_as_often():
    first = Counter(draw(heap_of("ABCD"), 1, seed, 1)[0].letter for seed in range(2000))
    assert all(400 < number < 600 for number in first.values())
    assert len(first) == 4


@given(known_heaps, st.integers(0, 9), st.integers(), st.integers())
def test_what_is_drawn_was_in_the_bag(bag, count, seed, number):
    drawn = draw(bag, count, seed, number)
    assert len(drawn) == min(count, len(bag))
    assert not len(bag.missing(Tiles.of(drawn)))
