"""What clicks point at: a tile in the fingers or a cursor, and what a click wishes."""

import pytest

from scrabble_gui.app.cursor import Cursor, Lay, MoveLaid, Pointing, Reorder, TakeHome, Taken
from scrabble_gui.core.square import Square
from tests.app.spelling_pieces import CROSS, draft

FREE, FAR, LAID, PLAYED = Square(5, 5), Square(9, 9), Square(7, 2), Square(1, 1)
DRAFT = draft("AB?..", "8C X")


def clicked(*places, start=None):
    """Return what is pointed at after these clicks, and the wishes on the way."""
    pointing, wishes = start or Pointing(), []
    for place in places:
        if isinstance(place, Square):
            pointing, wish = pointing.on_square(place, DRAFT, CROSS)
        else:
            pointing, wish = pointing.on_slot(place, DRAFT)
        wishes += [wish] if wish else []
    return pointing, wishes


def test_a_tile_of_the_rack_then_a_square_lays_it_there():
    assert clicked(1, FREE) == (Pointing(), [Lay(1, FREE)])


def test_a_tile_clicked_twice_is_put_down_again():
    assert clicked(1, 1) == (Pointing(), [])
    assert clicked(LAID, LAID) == (Pointing(), [])


def test_another_tile_of_the_rack_is_lifted_instead():
    assert clicked(1, 0) == (Pointing(chosen=0), [])


def test_a_laid_tile_then_a_square_moves_it():
    assert clicked(LAID, FREE) == (Pointing(), [MoveLaid(LAID, FREE)])


def test_a_laid_tile_then_the_rack_takes_it_home():
    assert clicked(LAID, 3) == (Pointing(), [TakeHome(LAID, 3)])


@pytest.mark.parametrize(("slot", "empty", "gap"), [(0, 3, 4), (2, 4, 5)])
def test_a_tile_of_the_rack_then_an_empty_slot_moves_it_there(slot, empty, gap):
    assert clicked(slot, empty) == (Pointing(), [Reorder(slot, gap)])


def test_an_empty_slot_alone_is_nothing():
    assert clicked(3) == (Pointing(), [])


def test_a_lifted_tile_cannot_lie_on_a_played_one_and_stays_in_the_fingers():
    assert clicked(1, PLAYED) == (Pointing(chosen=1), [Taken(PLAYED)])


def test_a_lifted_tile_of_the_rack_is_changed_for_a_laid_one():
    assert clicked(1, LAID) == (Pointing(chosen=LAID), [])


def test_a_square_gets_the_cursor_and_again_turns_its_arrow():
    assert clicked(FREE)[0].cursor == Cursor(FREE, across=True)
    assert clicked(FREE, FREE)[0].cursor == Cursor(FREE, across=False)
    assert clicked(FREE, FREE, FREE)[0].cursor == Cursor(FREE, across=True)


def test_the_cursor_may_stand_on_a_played_tile():
    assert clicked(PLAYED)[0].cursor == Cursor(PLAYED)


def test_a_cursor_elsewhere_keeps_the_arrow_even_after_it_was_away():
    pointing, _ = clicked(FREE, FREE, FAR)
    assert pointing.cursor == Cursor(FAR, across=False)
    assert clicked(FREE, start=pointing.dropped())[0].cursor == Cursor(FREE, across=False)


def test_cursor_and_lifted_tile_exclude_each_other():
    assert clicked(FREE, 1)[0] == Pointing(chosen=1)
    assert clicked(FREE, LAID)[0] == Pointing(chosen=LAID)


def test_a_lifted_tile_that_is_gone_is_let_go():
    assert Pointing(chosen=1).checked(DRAFT) == Pointing(chosen=1)
    assert Pointing(chosen=3).checked(DRAFT) == Pointing()
    assert Pointing(chosen=9).checked(DRAFT) == Pointing()
    assert Pointing(chosen=FREE).checked(DRAFT) == Pointing()
    assert Pointing(chosen=LAID).checked(DRAFT) == Pointing(chosen=LAID)


def test_the_cursor_stays_on_the_board():
    corner = Cursor(Square(0, 14))
    assert corner.moved(-1, 1, CROSS.layout) == corner
    assert corner.leapt(0, -1, CROSS) == Cursor(Square(0, 0))
    assert Cursor(Square(1, 9)).leapt(0, -1, CROSS).leapt(0, -1, CROSS) == Cursor(Square(1, 2))
    assert Cursor(Square(5, 3)).leapt(-1, 0, CROSS) == Cursor(Square(1, 3))
    assert corner.moved(1, -1, CROSS.layout).square == Square(1, 13)


def test_idle_means_neither_cursor_nor_tile():
    assert Pointing().is_idle
    assert not clicked(FREE)[0].is_idle
    assert not clicked(1)[0].is_idle
