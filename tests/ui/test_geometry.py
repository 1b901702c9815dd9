"""Where things lie on the cloth, for every size: nothing overlaps, and points and places agree."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from scrabble_gui.core.square import Square
from scrabble_gui.ui.bubble import bubble_rect, line_of
from scrabble_gui.ui.geometry import RAISE, fit, fit_upright

widths, heights = st.integers(440, 2600), st.integers(500, 2000)
boards, racks = st.sampled_from([15, 21]), st.sampled_from([7, 8, 9])
tables = st.builds(fit, widths, heights, boards, racks)


upright_tables = st.builds(fit_upright, st.integers(440, 1300), st.integers(300, 2200), boards, racks)


def cloth(geometry):
    return QRectF(0, 0, geometry.width, geometry.height)


@pytest.mark.parametrize(
    ("width", "height", "pitch", "tile", "coordinates"),
    [(552, 570, 29, 44, False), (958, 738, 39, 58, True), (1440, 1050, 58, 87, True)],
)
def test_the_sizes_of_the_design_sheet(width, height, pitch, tile, coordinates):
    geometry = fit(width, height)
    assert (geometry.pitch, geometry.tile, geometry.coordinates) == (pitch, tile, coordinates)


@given(tables | upright_tables)
def test_everything_lies_on_the_cloth(geometry):
    for rect in (geometry.board, geometry.rack, *geometry.buttons):
        assert cloth(geometry).contains(rect)


@given(tables | upright_tables)
def test_nothing_lies_over_anything_else(geometry):
    parts = [geometry.board, geometry.rack, *geometry.buttons]
    for at, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[at + 1 :])


@given(tables | upright_tables)
def test_buttons_are_large_enough_for_a_finger(geometry):
    assert len(geometry.buttons) == 4
    assert all(rect.width() >= 44 and rect.height() >= 44 for rect in geometry.buttons)


@given(tables | upright_tables)
def test_the_board_is_in_the_middle_and_the_rack_under_it(geometry):
    middle = geometry.width / 2
    assert abs(geometry.board.center().x() - middle) <= 0.5
    assert abs(geometry.rack.center().x() - middle) <= 0.5
    assert 16 <= geometry.rack.top() - geometry.board.bottom() <= 20


@given(tables | upright_tables)
def test_coordinates_lie_beside_the_board_where_they_are_shown(geometry):
    assume(geometry.coordinates)
    for at in range(geometry.size):
        for rect in (geometry.column_label(at), geometry.row_label(at)):
            assert cloth(geometry).contains(rect)
            assert not rect.intersects(geometry.board)


@given(upright_tables)
def test_in_a_narrow_window_the_board_is_as_large_as_the_width_or_the_height_allows(geometry):
    margin = 64 if geometry.coordinates else 32
    larger = geometry.pitch + 1
    lowest = max(geometry.rack.bottom(), *(rect.bottom() for rect in geometry.buttons))
    could_be_less = max(0, geometry.tile - 44) + geometry.buttons[0].height() - 44
    least = 16 + (20 if geometry.coordinates else 0) + lowest - geometry.board.top() - could_be_less
    too_wide = larger * geometry.size + margin > geometry.width
    too_high = least + geometry.size > geometry.height
    assert too_wide or too_high


@pytest.mark.parametrize(("width", "height"), [(480, 546), (600, 706), (1080, 1680)])
def test_in_a_narrow_window_buttons_stand_in_a_row_below_the_rack(width, height):
    geometry = fit_upright(width, height)
    assert len({rect.top() for rect in geometry.buttons}) == 1
    assert geometry.buttons[0].top() > geometry.rack.bottom()
    assert 44 <= geometry.tile <= 64


@given(tables)
def test_a_larger_square_would_not_fit(geometry):
    margin = 64 if geometry.coordinates else 32
    below = 52 if geometry.buttons[0].top() > geometry.rack.bottom() else 0
    larger = geometry.pitch + 1
    too_wide = larger * geometry.size + margin > geometry.width
    too_high = larger * geometry.size + max(44, 1.5 * larger) + 88 + below > geometry.height
    assert too_wide or too_high


@given(tables | upright_tables, st.data())
def test_the_middle_and_the_corners_of_a_square_are_in_it(geometry, data):
    square = data.draw(st.builds(Square, *[st.integers(0, geometry.size - 1)] * 2))
    rect = geometry.square_rect(square)
    for point in (rect.center(), rect.topLeft(), rect.bottomRight()):
        assert geometry.square_at(point.x(), point.y()) == square
        assert geometry.place_at(point.x(), point.y()) == square
    assert geometry.square_under(rect) == square


@given(tables, st.floats(-200, 3000), st.floats(-200, 3000))
def test_a_point_has_a_square_just_when_it_is_on_the_board(geometry, x, y):
    assume(min(abs(x - geometry.board.left()), abs(x - geometry.board.right())) > 1e-6)
    assume(min(abs(y - geometry.board.top()), abs(y - geometry.board.bottom())) > 1e-6)
    square = geometry.square_at(x, y)
    assert (square is not None) == geometry.board.contains(QPointF(x, y))
    if square is not None:
        assert geometry.square_rect(square).adjusted(-1, -1, 1, 1).contains(QPointF(x, y))


@given(tables, st.floats(0, 2600), st.floats(0, 2000), st.floats(0.8, 1.6))
def test_a_dropped_tile_belongs_to_the_square_it_covers_most(geometry, x, y, scale):
    side = geometry.square_side * scale
    tile = QRectF(x, y, side, side)
    found = geometry.square_under(tile)

    def covered(square):
        place = geometry.square_rect(square).adjusted(-0.75, -0.75, 0.75, 0.75).intersected(tile)
        return max(0.0, place.width()) * max(0.0, place.height())

    most = max(covered(Square(row, col)) for row in range(geometry.size) for col in range(geometry.size))
    if found is None:
        assert most <= geometry.pitch**2 * 0.34
    else:
        assert covered(found) >= most - 1e-3


@given(tables, st.data())
def test_slots_follow_each_other_and_hold_their_points(geometry, data):
    slot = data.draw(st.integers(0, geometry.rack_size - 1))
    rect = geometry.slot_rect(slot)
    assert geometry.rack.contains(rect)
    assert geometry.slot_at(rect.center().x(), rect.center().y()) == slot
    assert geometry.place_at(rect.center().x(), rect.center().y()) == slot
    if slot:
        assert rect.left() == geometry.slot_rect(slot - 1).right() + geometry.slot_gap


@given(tables, st.data())
def test_the_nearest_gap_is_on_the_nearer_side_of_a_tile(geometry, data):
    slot = data.draw(st.integers(0, geometry.rack_size - 1))
    rect = geometry.slot_rect(slot)
    assert geometry.nearest_gap(rect.left() + 1, rect.center().y()) == slot
    assert geometry.nearest_gap(rect.right() - 1, rect.center().y()) == slot + 1


@given(tables)
def test_far_beside_the_rack_the_nearest_gap_is_an_end(geometry):
    assert geometry.nearest_gap(-1000, 0) == 0
    assert geometry.nearest_gap(10_000, 0) == geometry.rack_size


@given(tables)
def test_beside_the_rack_there_is_no_slot(geometry):
    assert geometry.slot_at(geometry.rack.left() - 1, geometry.rack.center().y()) is None
    assert geometry.slot_at(geometry.rack.center().x(), geometry.rack.top() - 1) is None


@given(tables)
def test_the_ends_of_the_rack_belong_to_the_outer_slots(geometry):
    y = geometry.rack.center().y()
    assert geometry.slot_at(geometry.rack.left(), y) == 0
    assert geometry.slot_at(geometry.rack.right(), y) == geometry.rack_size - 1


@given(tables)
def test_raising_the_rack_moves_the_rack_and_nothing_else(geometry):
    raised = geometry.raised()
    assert raised.slot_rect(3) == geometry.slot_rect(3).translated(0, -RAISE)
    assert raised.board == geometry.board
    assert raised.buttons == geometry.buttons


@pytest.mark.parametrize(("width", "height"), [(1, 1), (320, 240), (360, 640), (4000, 100), (100, 4000)])
def test_even_a_strange_size_has_an_answer(width, height):
    geometry = fit(width, height)
    assert geometry.pitch > 0
    assert geometry.square_at(*geometry.square_rect(Square(7, 7)).center().toTuple()) == Square(7, 7)


def test_on_an_upright_cloth_the_buttons_go_below_the_rack():
    geometry = fit(420, 800)
    assert all(rect.top() > geometry.rack.bottom() for rect in geometry.buttons)


def test_beside_a_long_rack_the_buttons_stand_beside_the_board():
    geometry = fit(552, 570, 15, 9)
    assert all(rect.bottom() <= geometry.board.bottom() for rect in geometry.buttons)
    assert geometry.buttons[0].left() == geometry.buttons[1].left() < geometry.board.left()


def test_a_table_without_buttons_has_places_for_none():
    assert fit(958, 738, buttons=(0, 0)).buttons == ()


# --- the bubble with the points ---------------------------------------------------------------------------------------

drafts = st.tuples(st.integers(0, 14), st.integers(0, 14), st.booleans(), st.integers(1, 7))


@given(st.builds(fit, widths, heights), drafts, st.integers(44, 80))
def test_the_bubble_is_on_the_cloth_and_off_every_letter_of_the_draft(geometry, draft, width):
    row, col, across, length = draft
    squares = [Square(row, col).step(across=across, by=at) for at in range(length)]
    assume(all(square.row < 15 and square.col < 15 for square in squares))
    first, *others = (geometry.square_rect(square) for square in squares)
    rect = bubble_rect(cloth(geometry), first, others, width)
    assert cloth(geometry).contains(rect)
    for tile in (first, *others):
        inset = tile.width() * 0.2
        assert not rect.intersects(tile.adjusted(inset, inset, -inset, -inset))


def test_the_bubble_of_a_word_down_stands_on_the_upper_right_corner():
    geometry = fit(958, 738)
    first, second = geometry.square_rect(Square(9, 13)), geometry.square_rect(Square(10, 13))
    rect = bubble_rect(cloth(geometry), first, [second], 44)
    assert (rect.width(), rect.height()) == (48, 36)
    assert rect.left() < first.right() < rect.right()
    assert rect.top() < first.top() < rect.bottom()


def test_where_every_place_is_taken_the_bubble_hides_as_little_as_it_can():
    tiles = [QRectF(x * 20, y * 20, 20, 20) for x in range(5) for y in range(5)]
    room = QRectF(0, 0, 100, 100)
    rect = bubble_rect(room, tiles[12], tiles[:12] + tiles[13:], 44)
    assert room.contains(rect)


def test_squares_in_one_line_have_ends_and_others_have_none():
    assert line_of([Square(3, 5), Square(3, 2), Square(3, 9)]) == (Square(3, 2), Square(3, 9))
    assert line_of([Square(3, 5)]) == (Square(3, 5), Square(3, 5))
    assert line_of([Square(3, 5), Square(4, 6)]) is None
    assert line_of([]) is None
