"""What lies on the table is kept beside the game, and never stands in its way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.app.desk import Desk, desk_from_dict, desk_to_dict
from scrabble_gui.core.moves import Placement
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile
from tests.drawing import setup_of

SETUP = setup_of("AEINRST", "?DGLOOU")


def test_orders_draft_and_time_come_back():
    desk = Desk(
        orders={0: (Tile("T"), None, BLANK), 1: (Tile("A"),)},
        laid=(Placement(Square(7, 7), Tile("S", blank=True)), Placement(Square(0, 14), BLANK)),
        seconds=12.5,
    )
    assert desk_to_dict(desk) == {
        "orders": {"0": "T.?", "1": "A"},
        "draft": ["8H ?S", "1O ?"],
        "seconds": 12.5,
    }
    assert desk_from_dict(desk_to_dict(desk), SETUP) == desk


def test_an_empty_desk_writes_nothing():
    assert desk_to_dict(Desk()) == {}
    assert desk_from_dict({}, SETUP) == Desk()


@pytest.mark.parametrize(
    "draft", [["8H"], ["Q"], ["8H AB"], ["8H _"], ["8H ?AB"], ["8H 7"], ["8H A", 5], "8H A", {"8H": "A"}]
)
def test_half_a_draft_is_no_draft(draft):
    desk = desk_from_dict({"draft": draft, "orders": {"0": "T"}}, SETUP)
    assert desk.laid in ((), (Placement(Square(7, 7), BLANK),))
    assert desk.orders == {0: (Tile("T"),)}


@pytest.mark.parametrize("orders", [{"0": "A_"}, {"0": "[A"}, {"0": 5}, {"7": "A"}, ["A"], "A", {"0": "é"}])
def test_a_rack_order_that_cannot_be_read_is_left_out(orders):
    assert desk_from_dict({"orders": orders}, SETUP).orders == {}


@pytest.mark.parametrize("seconds", [-1, float("inf"), float("nan"), "12", None, []])
def test_a_time_that_is_none_is_zero(seconds):
    assert desk_from_dict({"seconds": seconds}, SETUP).seconds == 0


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["orders", "draft", "seconds", "hints", "curtain"]), JSON))
def test_no_desk_however_broken_keeps_a_game_from_opening(data):
    assert isinstance(desk_from_dict(data, SETUP), Desk)
