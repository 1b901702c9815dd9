"""What one seat may know (design: view)."""

from scrabble_gui.core.tiles import Tiles
from tests.drawing import THREE, Table, family


def test_a_view_holds_the_own_rack_and_only_the_size_of_the_others():
    table = Table(*THREE)
    view = table.view(1)
    assert (view.seat, str(view.rack), view.rack_sizes) == (1, "DEEEEGO", (7, 7, 7))
    assert (view.bag_count, view.to_move, view.scores) == (79, 0, (0, 0, 0))
    assert view.rules is table.setup.rules
    assert view.board == table.state.board
    assert not view.is_over


def test_what_is_unseen_is_the_bag_and_the_other_racks_together():
    table = Table(*THREE)
    view = table.view(1)
    assert view.unseen == table.setup.tile_set.all_tiles().minus(view.rack)
    assert len(view.unseen) == view.bag_count + 14


def test_tiles_drawn_for_a_play_that_can_be_challenged_are_unseen_by_everybody():
    table = Table(*THREE)
    drawn = table.do(0, "8H CAT").drawn
    own, other = table.view(0), table.view(1)
    assert str(own.rack) == "SXYZ"
    assert len(own.unseen) == own.bag_count + 14 + len(drawn)
    assert not len(own.unseen.missing(drawn))
    assert other.contestable.drawn == own.contestable.drawn == Tiles(unknown=3)


def test_the_last_play_is_shown_without_the_tiles_behind_it():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    for seat in range(3):
        contestable = table.view(seat).contestable
        assert (contestable.seat, contestable.score.total) == (0, 10)
        assert contestable.before.racks == (Tiles(unknown=7),) * 3
        assert contestable.before.board.is_empty
    assert table.view(2).may_challenge == (1, 2)


def test_when_the_window_closes_the_own_tiles_are_shown():
    table = Table(*THREE)
    table.do(0, "8H CAT")
    table.accept()
    view = table.view(0)
    assert len(view.rack) == 7
    assert view.contestable is None
    assert view.may_challenge == ()


def test_two_games_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it():
    one, two = Table("CATSXYZ", "DOGEEEE", "LIONEAR", seed=1), Table("CATSXYZ", "IIIOOOO", "UUURRRR", seed=2)
    for table in (one, two):
        table.do(0, "8H CAT")
    assert one.view(0) == two.view(0)
    assert one.state.racks[0] != two.state.racks[0]


def test_a_view_says_when_the_game_is_over():
    table = Table("CAT", "DOG", bag="", rules=family("friendly"))
    table.do(0, "8H CAT")
    view = table.view(1)
    assert view.is_over
    assert view.rack_sizes == (0, 3)


# --- turns without a play


def test_turns_that_leave_no_tile_on_the_board_are_idle_until_a_play_stands():
    table = Table(*THREE, words="CAT LION")
    assert table.game.idle_turns() == 0
    table.all_pass()
    table.do(1, "exchange EE")
    assert table.game.idle_turns() == 2
    table.do(2, "8H LION")
    assert table.game.idle_turns() == 0
    table.accept()
    table.all_pass()
    assert table.game.idle_turns() == 1


def test_a_play_taken_off_is_an_idle_turn():
    table = Table(*THREE, words="LION")
    table.do(0, "8H CAT")
    table.do(1, "challenge", "pass")
    assert table.game.idle_turns() == 2


def test_a_view_names_the_words_that_the_table_has_accepted():
    table = Table(*THREE, words="LION")
    table.do(0, "8H CAT")
    table.do(1, "challenge", overruled=True)
    assert table.view(2).accepted == {"CAT"}
