"""Dragging tiles over the table with real mouse events: each way there is, and each way back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.draft import Draft
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from scrabble_gui.ui.overlays import ChosenItem
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.table_picture import shifted
from tests.ui.table_pieces import board, laid, picture, slots

CROSS = board(
    """
    . . . .
    . C A T
    """
)


@pytest.fixture
def table(qtbot, look):
    """Return a shown table that tells its wishes in ``heard``."""
    view = TableView(look)
    qtbot.addWidget(view)
    view.resize(958, 738)
    view.heard = []
    for name in ("tile_placed", "tile_moved", "tile_lifted", "rack_reordered", "slot_clicked", "square_clicked"):
        getattr(view, name).connect(lambda *told, name=name: view.heard.append((name, *told)))
    view.blank_clicked.connect(lambda square: view.heard.append(("blank_clicked", square)))
    view.drop_refused.connect(lambda reason: view.heard.append(("drop_refused", reason)))
    view.show_table(picture(CROSS, slots=slots("AB?D..G"), laid=laid("5E Xy"), movable=True))
    view.show()
    view.activateWindow()
    view.setFocus()
    return view


def square_point(view, text):
    square = laid(f"{text} A")[0].square
    return view.places.square_rect(square).center().toPoint()


def slot_point(view, slot):
    return view.places.slot_rect(slot).center().toPoint()


def move(view, point, buttons=Qt.MouseButton.LeftButton):
    """Move the pressed mouse there, as QTest cannot tell that a button is held."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def pick_up(view, start, end):
    """Press at the start and move to the end in a few steps."""
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.1, 0.5, 1.0):
        move(view, start + (end - start) * part)


def drag(view, start, end):
    pick_up(view, start, end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)


def lies_at(view, place, rect):
    item = view.table.tiles[place]
    return item.pos() == rect.topLeft() and item.side == rect.width() and item.scale() == 1


def test_a_tile_dragged_from_the_rack_to_a_free_square_is_placed(table):
    drag(table, slot_point(table, 1), square_point(table, "8H"))
    assert table.heard == [("tile_placed", 1, Square(7, 7))]


def test_a_placed_tile_waits_on_its_square_for_the_answer(table):
    drag(table, slot_point(table, 1), square_point(table, "8H"))
    assert lies_at(table, 1, table.places.square_rect(Square(7, 7)).translated(0, -2))


def test_a_placed_tile_goes_home_when_the_picture_does_not_confirm_it(table):
    drag(table, slot_point(table, 2), square_point(table, "8H"))
    table.show_table(table.picture)
    assert lies_at(table, 2, table.places.slot_rect(2))


def test_a_tile_laid_out_moves_to_another_square(table):
    drag(table, square_point(table, "5E"), square_point(table, "9C"))
    assert table.heard == [("tile_moved", Square(4, 4), Square(8, 2))]


def test_a_tile_laid_out_goes_back_to_the_slot_it_is_dropped_on(table):
    drag(table, square_point(table, "5E"), slot_point(table, 5))
    assert table.heard == [("tile_lifted", Square(4, 4), 5)]


@pytest.mark.parametrize(("slot", "gap"), [(0, 3), (6, 0), (3, 7)])
def test_a_tile_of_the_rack_goes_into_a_gap(table, slot, gap):
    end = table.places.slot_rect(0).center().toPoint() + QPoint(round((gap - 0.5) * table.places.step), 0)
    drag(table, slot_point(table, slot), end)
    assert table.heard == [("rack_reordered", slot, gap)]


def test_a_tile_of_the_rack_dropped_beside_itself_stays(table):
    drag(table, slot_point(table, 1), slot_point(table, 1) + QPoint(20, 0))
    assert table.heard == []
    assert lies_at(table, 1, table.places.slot_rect(1))


@pytest.mark.parametrize("taken", ["2B", "6E"])
def test_a_tile_dropped_on_a_taken_square_goes_home(table, taken):
    if taken == "6E":
        table.show_table(picture(CROSS, slots=slots("AB?D..G"), laid=laid("6E XY"), movable=True))
    drag(table, slot_point(table, 0), square_point(table, taken))
    assert table.heard == [("drop_refused", "SquareTaken")]
    assert lies_at(table, 0, table.places.slot_rect(0))


def test_a_tile_dropped_off_the_board_goes_home(table):
    drag(table, slot_point(table, 0), QPoint(40, 200))
    assert table.heard == [("drop_refused", "OffBoard")]
    assert lies_at(table, 0, table.places.slot_rect(0))


def test_a_draft_tile_dropped_off_the_board_goes_back_to_its_square(table):
    drag(table, square_point(table, "5F"), QPoint(40, 200))
    assert table.heard == [("drop_refused", "OffBoard")]
    assert lies_at(table, Square(4, 5), table.places.square_rect(Square(4, 5)).translated(0, -2))


def test_a_draft_tile_dropped_where_it_was_stays(table):
    drag(table, square_point(table, "5E"), square_point(table, "5E") + QPoint(12, 3))
    assert table.heard == []
    assert lies_at(table, Square(4, 4), table.places.square_rect(Square(4, 4)).translated(0, -2))


def test_a_played_tile_cannot_be_dragged(table):
    pick_up(table, square_point(table, "2B"), square_point(table, "9C"))
    assert lies_at(table, Square(1, 1), table.places.square_rect(Square(1, 1)))


def test_nothing_can_be_dragged_while_tiles_may_not_be_moved(table):
    table.show_table(picture(CROSS, slots=slots("AB?D..G"), laid=laid("5E Xy"), movable=False))
    drag(table, slot_point(table, 1), square_point(table, "8H"))
    drag(table, square_point(table, "5E"), square_point(table, "8H"))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=square_point(table, "5E"))
    assert table.heard == []


def test_a_carried_tile_follows_the_mouse_and_its_square_is_marked(table):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    item = table.table.tiles[1]
    assert (item.pos() + QPointF(item.side, item.side) / 2 - QPointF(square_point(table, "8H"))).manhattanLength() < 2
    assert table.table.overlays.target.isVisible()
    assert table.places.square_rect(Square(7, 7)).center() == table.table.overlays.target.boundingRect().center()


def test_no_square_is_marked_where_the_tile_could_not_lie(table):
    pick_up(table, slot_point(table, 1), square_point(table, "2B"))
    assert not table.table.overlays.target.isVisible()


def test_escape_sends_the_carried_tile_home(table):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert lies_at(table, 1, table.places.slot_rect(1))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=square_point(table, "8H"))
    assert table.heard == []


@pytest.mark.parametrize("leave", [QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut, QEvent.Type.Hide])
def test_leaving_the_window_sends_the_carried_tile_home(table, leave):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    if leave is QEvent.Type.FocusOut:
        table.clearFocus()
    elif leave is QEvent.Type.Hide:
        table.hide()
    else:
        QApplication.sendEvent(table, QEvent(leave))
    assert lies_at(table, 1, table.places.slot_rect(1))


def test_the_other_button_sends_the_carried_tile_home(table):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, pos=square_point(table, "8H"))
    assert lies_at(table, 1, table.places.slot_rect(1))


def test_a_little_shake_is_a_click_and_no_drag(table):
    drag(table, slot_point(table, 1), slot_point(table, 1) + QPoint(3, 3))
    assert table.heard == [("slot_clicked", 1)]


def test_a_click_on_a_square_is_told_whatever_lies_there(table):
    for text in ("8H", "2B", "5E"):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=square_point(table, text))
    assert table.heard == [("square_clicked", square) for square in (Square(7, 7), Square(1, 1), Square(4, 4))]


def test_a_right_click_sends_a_tile_laid_out_home(table):
    for text in ("5E", "5F", "2B", "8H"):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=square_point(table, text))
    assert table.heard == [("tile_lifted", Square(4, 4), -1), ("tile_lifted", Square(4, 5), -1)]


def test_a_double_click_sends_a_tile_home_but_asks_again_for_the_letter_of_a_blank(table):
    for text in ("5E", "5F"):
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=square_point(table, text))
    wishes = [told for told in table.heard if told[0] != "square_clicked"]
    assert wishes == [("tile_lifted", Square(4, 4), -1), ("blank_clicked", Square(4, 5))]


def test_in_an_exchange_tiles_are_clicked_and_not_dragged(table):
    table.show_table(picture(CROSS, slots=slots("AB?D..G"), exchange=frozenset({1}), movable=True))
    drag(table, slot_point(table, 0), square_point(table, "8H"))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=slot_point(table, 3))
    assert table.heard == [("slot_clicked", 3)]


def test_a_picture_that_takes_the_carried_tile_away_ends_the_drag(table):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    table.show_table(picture(CROSS, slots=slots("A......"), movable=True))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=square_point(table, "8H"))
    assert table.heard == []
    assert set(table.table.tiles) == {Square(1, 1), Square(1, 2), Square(1, 3), 0}


def test_a_picture_in_mid_drag_leaves_the_tile_in_the_hand(table):
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    table.show_table(table.picture)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=square_point(table, "8H"))
    assert table.heard == [("tile_placed", 1, Square(7, 7))]


# --- room on the rack -------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(), min_size=1, max_size=9, unique=True), st.data())
def test_tiles_make_room_just_as_the_rack_is_reordered(rack, data):
    slot = data.draw(st.integers(0, len(rack) - 1))
    gap = data.draw(st.integers(0, len(rack)))
    slots_of_tiles = tuple(Tile(str(number)) for number in rack)
    after = Draft(slots_of_tiles).reorder(slot, gap).slots
    for at, tile in enumerate(slots_of_tiles):
        assert after[shifted(at, (slot, gap))] == tile


def test_without_a_carried_tile_nobody_makes_room():
    assert [shifted(slot, None) for slot in range(3)] == [0, 1, 2]


def test_the_other_tiles_make_room_while_one_is_carried_over_the_rack(table):
    table.show_table(picture(CROSS, slots=slots("ABCDEFG"), movable=True))
    pick_up(table, slot_point(table, 0), slot_point(table, 3) + QPoint(10, 0))
    assert [lies_at(table, slot, table.places.slot_rect(slot - 1)) for slot in (1, 2, 3)] == [True] * 3
    assert lies_at(table, 4, table.places.slot_rect(4))
    move(table, square_point(table, "8H"))
    assert lies_at(table, 1, table.places.slot_rect(1))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert all(lies_at(table, slot, table.places.slot_rect(slot)) for slot in range(7))


def test_equal_tiles_do_not_change_places_when_one_is_put_elsewhere(table):
    table.show_table(picture(CROSS, slots=slots("EEC...."), movable=True))
    first, second = table.table.tiles[0], table.table.tiles[1]
    drag(table, slot_point(table, 0), slot_point(table, 2) + QPoint(20, 0))
    assert table.heard == [("rack_reordered", 0, 3)]
    table.show_table(picture(CROSS, slots=slots("ECE...."), movable=True))
    assert table.table.tiles[0] is second
    assert table.table.tiles[2] is first


def test_a_draft_tile_over_the_rack_marks_the_slot_it_would_fall_into(table):
    pick_up(table, square_point(table, "5E"), slot_point(table, 5))
    assert table.table.overlays.target.isVisible()
    assert table.table.overlays.target.boundingRect().center() == table.places.slot_rect(5).center()
    move(table, slot_point(table, 0))
    assert not table.table.overlays.target.isVisible()


# --- motion while dragging --------------------------------------------------------------------------------------------


def test_a_tile_that_is_let_go_glides_home(table, look, qtbot):
    look.set_motion(True)
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.table.motion.is_running
    qtbot.waitUntil(lambda: not table.table.motion.is_running)
    assert lies_at(table, 1, table.places.slot_rect(1))


def test_a_carried_tile_grows_and_shrinks_round_the_place_where_it_is_held(table, look, qtbot):
    look.set_motion(True)
    grip = table.places.slot_rect(1).topLeft().toPoint() + QPoint(14, 14)
    pick_up(table, grip, square_point(table, "8H"))
    qtbot.waitUntil(lambda: not table.table.motion.is_running)
    item = table.table.tiles[1]
    assert item.side == pytest.approx(table.places.square_side * 1.12)
    held = item.mapFromScene(QPointF(square_point(table, "8H"))) / item.side
    assert held.x() == held.y() == pytest.approx(14 / table.places.tile)


def test_the_tile_under_the_mouse_glows_where_it_can_be_moved(table):
    for place, at, shape in (
        (1, slot_point(table, 1), Qt.CursorShape.OpenHandCursor),
        (Square(1, 1), square_point(table, "2B"), Qt.CursorShape.ArrowCursor),
    ):
        dark = table.viewport().grab().toImage()
        move(table, at, Qt.MouseButton.NoButton)
        lit = table.viewport().grab().toImage()
        assert (lit != dark) == (shape is Qt.CursorShape.OpenHandCursor), place
        assert table.viewport().cursor().shape() == shape
        move(table, QPoint(5, 5), Qt.MouseButton.NoButton)
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    assert table.viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor


def test_escape_in_mid_drag_comes_before_a_shortcut_of_the_window(table):
    done = []
    action = QAction("Recall", table)
    action.setShortcut(QKeySequence("Esc"))
    action.triggered.connect(lambda: done.append("recall"))
    table.addAction(action)
    pick_up(table, slot_point(table, 1), square_point(table, "8H"))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert done == []
    assert lies_at(table, 1, table.places.slot_rect(1))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert done == ["recall"]


# --- all tiles laid out at once ---------------------------------------------------------------------------------------


def heard_together(table, end, modifier):
    """Drag the tile at 5E with a key held and return what was wished of the draft."""
    told = []
    table.draft_moved.connect(lambda rows, columns: told.append((rows, columns)))
    table.draft_recalled.connect(lambda: told.append("recalled"))
    start = square_point(table, "5E")
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, modifier, pos=start)
    for part in (0.1, 0.5, 1.0):
        move(table, start + (end - start) * part)
    marks = table.table.overlays.target.boundingRect().width() if table.table.overlays.target.isVisible() else 0
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, modifier, pos=end)
    return told, marks


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier])
def test_with_shift_or_ctrl_a_laid_tile_takes_all_others_along(table, modifier):
    told, marks = heard_together(table, square_point(table, "9C"), modifier)
    assert told == [(4, -2)]
    assert marks > 2 * table.places.pitch, "both squares are marked"
    assert table.heard == []


def test_all_tiles_go_home_together_when_they_are_dragged_to_the_rack(table):
    told, _ = heard_together(table, slot_point(table, 4), Qt.KeyboardModifier.ShiftModifier)
    assert told == ["recalled"]


@pytest.mark.parametrize("end", ["2C", "3O", "2A"])
def test_tiles_that_have_no_room_together_glide_back(table, end):
    told, marks = heard_together(table, square_point(table, end), Qt.KeyboardModifier.ShiftModifier)
    assert told == []
    assert marks == 0
    assert lies_at(table, Square(4, 4), table.places.square_rect(Square(4, 4)).translated(0, -2))
    assert lies_at(table, Square(4, 5), table.places.square_rect(Square(4, 5)).translated(0, -2))


def test_a_drop_on_squares_of_ones_own_is_no_obstacle(table):
    assert heard_together(table, square_point(table, "5F"), Qt.KeyboardModifier.ShiftModifier)[0] == [(0, 1)]


def test_tiles_carried_together_keep_their_places_to_each_other(table):
    start, end = square_point(table, "5E"), square_point(table, "9C")
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, pos=start)
    move(table, start + QPoint(30, 0))
    move(table, end)
    first, second = (table.table.tiles[Square(4, col)] for col in (4, 5))
    apart = second.mapToScene(QPointF(0, 0)) - first.mapToScene(QPointF(0, 0))
    assert (round(apart.x()), round(apart.y())) == (table.places.pitch, 0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert lies_at(table, Square(4, 5), table.places.square_rect(Square(4, 5)).translated(0, -2))


def test_the_tile_in_the_fingers_is_lifted_in_a_ring(table):
    chosen = picture(CROSS, slots=slots("AB?D..G"), laid=laid("5E Xy"), movable=True, chosen=1)
    table.show_table(chosen)
    assert table.table.tiles[1].pos().y() < table.places.slot_rect(1).top() - 3
    rings = [item for item in table.table.items() if isinstance(item, ChosenItem) and item.isVisible()]
    assert len(rings) == 1
    table.show_table(picture(CROSS, slots=slots("AB?D..G"), laid=laid("5E Xy"), movable=True))
    assert not rings[0].isVisible()
    assert lies_at(table, 1, table.places.slot_rect(1))


def test_an_empty_slot_is_told_when_it_is_clicked(table):
    told = []
    table.empty_slot_clicked.connect(told.append)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=slot_point(table, 4))
    assert told == [4]
