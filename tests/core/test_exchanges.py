"""Exchanging and drawing (rules, section 1: a turn; section 4: exchange)."""

import pytest

from scrabble_gui.core.chance import draw
from scrabble_gui.core.errors import BagTooSmall, EmptyExchange, TilesNotOnRack
from scrabble_gui.core.rules import EndKind
from scrabble_gui.core.state import bag
from scrabble_gui.core.tiles import Tiles
from tests.drawing import TWO, Table, ending, family


def test_after_a_play_the_rack_is_full_again_while_the_bag_lasts():
    table = Table("CATS", "DOGS", bag="EE")
    turn = table.do(0, "8H CAT")
    assert str(turn.drawn) == "EE"
    assert table.racks[0] == "EES"
    assert table.bag_count == 0
    assert str(table.do(1, "8H ...S").drawn) == ""


def test_the_deal_is_draw_0_and_the_turns_draw_with_1_2_3():
    table = Table(*TWO, seed=8152)
    for number, (seat, move) in enumerate([(0, "8H CAT"), (1, "exchange DOG"), (0, "exchange SX")], start=1):
        before = bag(table.setup, table.state)
        drawn = table.do(seat, move).drawn
        assert drawn == Tiles.of(draw(before, len(drawn), 8152, number))


def test_a_rack_that_was_not_full_is_filled_up():
    table = Table("CAT", "DOGS", bag="EEEEEEEE")
    table.do(0, "8H CA")
    assert table.racks[0] == "EEET"


def test_an_exchange_scores_nothing_and_ends_the_turn():
    table = Table(*TWO)
    table.do(0, "exchange CA")
    assert table.scores == (0, 0)
    assert table.state.to_move == 1
    assert len(table.state.racks[0]) == 7
    assert table.bag_count == 86


@pytest.mark.parametrize("tiles", ["C", "CATSXYZ"])
def test_any_number_of_tiles_may_be_exchanged(tiles):
    table = Table(*TWO)
    assert len(table.do(0, f"exchange {tiles}").drawn) == len(tiles)


def test_a_blank_may_be_exchanged():
    table = Table("CAT?XYZ", "DOGEEEE")
    table.do(0, "exchange ?")
    assert table.bag.count("?") == 2


def test_an_exchange_of_no_tiles_is_refused():
    with pytest.raises(EmptyExchange):
        Table(*TWO).do(0, "exchange")


@pytest.mark.parametrize(("tiles", "missing"), [("Q", "Q"), ("CC", "C"), ("?", "?"), ("CATSXYZ_", "_")])
def test_only_tiles_of_the_own_rack_can_be_exchanged(tiles, missing):
    with pytest.raises(TilesNotOnRack) as refusal:
        Table(*TWO).do(0, f"exchange {tiles}")
    assert refusal.value.missing == missing


@pytest.mark.parametrize(
    ("bag", "minimum", "tiles", "numbers"),
    [
        ("E" * 6, 7, "C", (6, 7)),
        ("", 7, "C", (0, 7)),
        ("", 1, "C", (0, 1)),
        ("EE", 1, "CAT", (2, 3)),
        ("E" * 7, 7, "CATSDOGX", (7, 8)),
    ],
)
def test_an_exchange_needs_the_minimum_in_the_bag_and_as_many_as_are_exchanged(bag, minimum, tiles, numbers):
    table = Table("CATSDOGX", "DOGS", bag=bag, rules=family(exchange_minimum=minimum))
    with pytest.raises(BagTooSmall) as refusal:
        table.do(0, f"exchange {tiles}")
    assert (refusal.value.in_bag, refusal.value.needed) == numbers
    assert table.state.to_move == 0


@pytest.mark.parametrize(
    ("bag", "minimum", "tiles"), [("E" * 7, 7, "CAT"), ("E", 1, "C"), ("EEE", 1, "CAT"), ("E" * 8, 7, "CATSDOGX")]
)
def test_the_smallest_bag_that_will_do(bag, minimum, tiles):
    table = Table("CATSDOGX", "DOGS", bag=bag, rules=family(exchange_minimum=minimum))
    table.do(0, f"exchange {tiles}")
    assert table.bag_count == len(bag)


@pytest.mark.parametrize(
    ("name", "minimum"), [("family-classic", 7), ("kids", 1), ("french", 7), ("german", 7), ("spanish", 1)]
)
def test_the_rulesets_on_offer_want_so_many_tiles_in_the_bag(name, minimum):
    assert family(name).exchange_minimum == minimum


# --- free exchanges of the whole rack


def test_an_exchange_of_the_whole_rack_may_be_free_once_a_game():
    table = Table(*TWO, rules=family(free_exchanges=1))
    table.do(0, "exchange CATSXYZ")
    assert table.state.to_move == 0
    assert table.state.free_exchanges == (1, 0)
    assert table.state.scoreless == 0
    table.do(0, f"exchange {table.racks[0]}")
    assert table.state.to_move == 1
    assert table.state.scoreless == 1


def test_an_exchange_of_a_part_of_the_rack_is_never_free():
    table = Table(*TWO, rules=family(free_exchanges=1))
    table.do(0, "exchange CATSXY")
    assert table.state.to_move == 1
    assert table.state.free_exchanges == (0, 0)


def test_each_player_has_the_free_exchanges_of_the_ruleset():
    table = Table(*TWO, rules=family(free_exchanges=2))
    for _ in range(2):
        table.do(0, f"exchange {table.racks[0]}")
    table.do(0, "pass")
    table.do(1, "exchange DOGEEEE")
    assert table.state.free_exchanges == (2, 1)
    assert table.state.to_move == 1


def test_a_free_exchange_needs_as_many_tiles_in_the_bag_as_any():
    table = Table("CAT", "DOG", bag="EE", rules=family(free_exchanges=1, exchange_minimum=1))
    with pytest.raises(BagTooSmall):
        table.do(0, "exchange CAT")


def test_a_free_exchange_closes_the_window_of_the_play_before_and_breaks_the_run_of_passes():
    table = Table(*TWO, rules=family(free_exchanges=1, end=ending(EndKind.ONE_PASSES, 2)))
    table.do(0, "pass")
    table.do(1, "8H DOG")
    table.do(0, "exchange CATSXYZ")
    assert table.may_challenge == ()
    table.do(0, "pass")
    assert not table.state.is_over


def test_the_italian_set_has_one_free_exchange_a_game():
    assert family("italian").free_exchanges == 1
