"""Racks and draws of which only the number is known: records of other programs, games on a real board."""

import pytest

from scrabble_gui.core.errors import TilesNotOnRack, WrongDraw
from scrabble_gui.core.moves import Exchange
from scrabble_gui.core.referee import decide
from scrabble_gui.core.settle import tiles_left_points
from scrabble_gui.core.state import Turn, bag, on_table, racks_as_known, unaccounted
from scrabble_gui.core.tiles import Tiles
from tests.drawing import Table, family, laid, tile_set


def tiles(text):
    return tile_set().parse(text)


def counts_agree(table):
    """Whether board, racks and bag are all tiles, by count, and what is known of them is in the set."""
    on_board, on_racks = len(table.state.board.tiles), sum(map(len, table.state.racks))
    known = len(on_table(table.state).known)
    left = unaccounted(table.setup, table.state)
    return on_board + on_racks + table.bag_count == len(table.setup.tile_set) == known + len(left)


def test_the_number_in_the_bag_is_known_its_content_is_not():
    table = Table(7, "DOGEEEE")
    assert table.bag_count == 86
    assert bag(table.setup, table.state) is None
    assert counts_agree(table)


def test_the_content_of_the_bag_is_known_when_every_rack_is():
    table = Table("CAT", "DOG", bag="EE?")
    assert table.bag == "?EE"


def test_the_content_of_an_empty_bag_is_always_known():
    tiles_of_six = Table("CAT", "DOG", bag="").setup.tile_set
    assert Table(3, 3, tiles=tiles_of_six).bag == ""


def test_what_is_drawn_from_a_bag_that_is_not_known_is_a_number():
    table = Table(7, "DOGEEEE")
    table.do(0, "pass")
    turn = table.do(1, "8H DOG")
    assert turn.drawn == Tiles(unknown=3)
    assert table.racks[1] == "EEEE___"
    assert table.bag_count == 83
    assert counts_agree(table)


def test_a_play_from_an_unknown_rack_shows_its_tiles():
    table = Table(7, 7)
    table.do(0, "8H CAT")
    assert table.racks == ("_______", "_______")
    assert table.scores == (10, 0)
    assert counts_agree(table)


def test_a_rack_known_in_part_gives_its_known_tiles_first():
    table = Table("CA_____", "DOGEEEE")
    table.do(0, "8H CAT")
    assert table.racks[0] == "_______"


def test_a_play_needs_tiles_that_can_still_be_on_the_rack():
    table = Table(7, "QJXKZEE")
    with pytest.raises(TilesNotOnRack) as refusal:
        table.do(0, "8H QI")
    assert refusal.value.missing == "Q"


def test_a_play_of_more_tiles_than_a_rack_has_is_refused():
    table = Table("AB", 2, rules=family())
    table.do(0, "pass")
    with pytest.raises(TilesNotOnRack) as refusal:
        table.do(1, "8H CAT")
    assert refusal.value.missing == "T"


def test_an_exchange_may_be_known_by_its_number_only():
    table = Table(7, 7)
    table.do(0, "exchange ___")
    assert table.racks[0] == "_______"
    assert table.bag_count == 86
    table.do(1, "exchange AE")
    assert counts_agree(table)


def test_an_exchange_of_unknown_tiles_leaves_nobody_knowing_the_rack():
    table = Table("CATSXYZ", 7)
    table.do(0, "exchange __")
    assert table.racks[0] == "_______"
    assert counts_agree(table)


def test_a_challenged_phony_of_an_unknown_rack_comes_off():
    table = Table(7, 7, words="")
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    assert table.racks == ("_______", "_______")
    assert table.state.board.is_empty
    assert table.bag_count == 86


def test_the_tiles_of_an_open_window_are_hidden_by_their_number():
    table = Table("CATSXYZ", 7)
    table.do(0, "8H CAT")
    assert table.seen_rack(0) == "SXYZ"
    assert table.racks[0] == "SXYZ___"
    table.accept()
    assert table.seen_rack(0) == "SXYZ___"


def test_a_game_without_a_seed_draws_numbers():
    table = Table("CATSXYZ", "DOGEEEE", seed=-1)
    assert table.do(0, "8H CAT").drawn == Tiles(unknown=3)


def test_a_recorded_draw_may_be_known_where_the_rack_was_not():
    table = Table(7, 7)
    table.game.replay(Turn(0, laid(H8="C", I8="A", J8="T"), tiles("Q?E")))
    assert table.racks[0] == "?EQ____"
    assert counts_agree(table)


@pytest.mark.parametrize(
    "turn",
    [
        Turn(0, laid(H8="Z", I8="A"), tiles("ZE")),
        Turn(0, laid(H8="a", I8="e"), tiles("?E")),
        Turn(0, Exchange(tiles("Z")), tiles("Z")),
        Turn(0, Exchange(tiles("_")), tiles("QQ")),
    ],
)
def test_a_tile_cannot_have_been_played_or_put_back_and_drawn_in_one_turn(turn):
    table = Table(7, 7)
    with pytest.raises(WrongDraw):
        table.game.replay(turn)
    assert counts_agree(table)


def test_the_last_unknown_rack_is_worked_out_when_the_bag_is_empty():
    table = Table("CAT", 3, tiles=tile_set(), rules=family(rack_size=3))
    assert racks_as_known(table.setup, table.state) == table.state.racks
    setup = Table("CAT", "DOG", bag="").setup
    state = Table("CAT", 3, tiles=setup.tile_set, rules=setup.rules).state
    assert [str(rack) for rack in racks_as_known(setup, state)] == ["ACT", "DGO"]
    state = Table("CAT", "D__", tiles=setup.tile_set, rules=setup.rules).state
    assert [str(rack) for rack in racks_as_known(setup, state)] == ["ACT", "DGO"]


def test_two_unknown_racks_stay_unknown():
    setup = Table("CAT", "DOG", bag="").setup
    state = Table(3, 3, tiles=setup.tile_set, rules=setup.rules).state
    assert racks_as_known(setup, state) == state.racks
    assert sum(tiles_left_points(setup, rack) for rack in state.racks) == 0


def test_the_final_count_works_out_the_rack_of_the_other():
    setup = Table("CAT", "DOG", bag="").setup
    table = Table("CAT", 3, tiles=setup.tile_set, rules=setup.rules)
    table.do(0, "8H CAT")
    table.accept()
    result = table.game.result()
    assert result.scores == (15, -5)
    assert str(result.settlements[1].left) == "DGO"


def test_a_game_of_unknown_racks_can_be_read_again():
    table = Table(7, 7, words="CAT")
    for seat, move in ((0, "8H CAT"), (1, "8H ...E"), (0, "challenge"), (0, "exchange ___"), (1, "pass")):
        table.do(seat, move)
    again = Table(7, 7)
    for turn in table.game.turns:
        again.game.replay(turn)
    assert again.state == table.state


def test_deciding_needs_no_word_list_and_no_known_racks():
    table = Table(7, 7)
    turn = decide(table.setup, table.state, 0, laid(H8="C", I8="A"), None)
    assert turn.drawn == Tiles(unknown=2)
