"""What the table shows: pixels, items, buttons; and how tiles get from one picture to the next."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scrabble_gui.core.square import Square
from scrabble_gui.ui.overlays import BubbleItem, CursorItem, DimItem, OutlineItem
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.tile_item import TileItem
from tests.ui.table_pieces import board, laid, layout, picture, shown_table, slots

CROSS = board(
    """
    . . . .
    . C A T
    . . t .
    """
)


def actions(parent):
    """Return the four actions beside the rack, as the window makes them."""
    made = []
    for text, icon in (
        ("&Recall\tEsc", "recall"),
        ("&Shuffle", "shuffle"),
        ("&Exchange…", "exchange"),
        ("P&ass", "pass"),
    ):
        action = QAction(text, parent)
        action.setData(icon)
        made.append(action)
    return made


@pytest.fixture
def table(qtbot, look):
    return shown_table(qtbot, look)


def painted(view, ratio=1.0):
    """Return the picture of a widget at a device pixel ratio."""
    image = QImage(view.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    QWidget.render(view, image, QPoint())
    return image


def colour_at(image, point, ratio=1.0):
    return image.pixelColor(round(point.x() * ratio), round(point.y() * ratio))


def near(first, second, distance=12):
    return all(abs(a - b) <= distance for a, b in zip(first.getRgb(), second.getRgb(), strict=True))


def shown(view, kind):
    return [item for item in view.table.items() if isinstance(item, kind) and item.isVisible()]


def lies_at(view, place, rect):
    item = view.table.tiles[place]
    return item.pos() == rect.topLeft() and item.side == rect.width() and item.scale() == 1


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_sixty_one_premium_squares_are_drawn_in_their_colours(table, look, ratio):
    table.show_table(picture())
    image = painted(table, ratio)
    roles = {(2, 1): "dl", (3, 1): "tl", (1, 2): "dw", (1, 3): "tw", (1, 1): "plain"}
    premiums = 0
    for square in layout().squares():
        premium = layout().premium(square)
        corner = table.places.square_rect(square).topLeft() + QPointF(4, 4)
        role = roles[premium.letter, premium.word]
        assert near(colour_at(image, corner, ratio), look.theme[role]), square
        premiums += role != "plain"
    assert premiums == 61


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_edges_of_squares_are_sharp_at_every_device_pixel_ratio(table, look, ratio):
    table.show_table(picture())
    image = painted(table, ratio)
    y = round(table.places.square_rect(Square(0, 0)).center().y() * ratio)
    seam = round(table.places.square_rect(Square(0, 1)).left() * ratio)
    row = [image.pixelColor(x, y) for x in range(seam - round(6 * ratio), seam + round(6 * ratio))]
    strange = [
        colour for colour in row if not any(near(colour, look.theme[role], 2) for role in ("plain", "grid", "tw"))
    ]
    assert strange == []


def test_the_ground_is_kept_for_each_device_pixel_ratio(table):
    table.show_table(picture())
    for ratio in (1.25, 2.0, 3.0):
        painted(table, ratio)
    assert set(table.table.ground.ratios) >= {1.25, 2.0, 3.0}


def test_a_draft_does_not_paint_the_ground_anew(table):
    table.show_table(picture(CROSS, slots=slots("AB")))
    painted(table, 2.0)
    table.show_table(picture(CROSS, slots=slots(".B"), laid=laid("5E A")))
    assert 2.0 in table.table.ground.ratios


@pytest.mark.parametrize(("size", "labels"), [((958, 738), True), ((552, 570), False)])
def test_coordinates_stand_beside_the_board_where_there_is_room(table, look, size, labels):
    table.resize(*size)
    table.show_table(picture())
    image = painted(table)
    strip = table.places.column_label(0).toRect()
    colours = [
        image.pixelColor(x, y).lightness()
        for x in range(strip.left(), strip.right())
        for y in range(strip.top() + 4, strip.bottom() - 4)
    ]
    assert (max(colours) > look.theme["board"].lightness() + 60) == labels


def test_the_star_stands_on_the_start_and_nowhere_else(table, look):
    table.show_table(picture())
    image = painted(table)
    arm = QPointF(0, -0.26 * table.places.pitch)
    stars = [
        square
        for square in layout().squares()
        if near(colour_at(image, table.square_rect(square).center() + arm), look.theme["star"])
    ]
    assert stars == [Square(7, 7)]


def test_a_larger_board_is_drawn_whole(table):
    table.show_table(picture(board("", "super")))
    assert table.places.size == 21
    assert table.rect().contains(table.square_rect(Square(20, 20)).toRect())
    assert near(
        colour_at(painted(table), table.square_rect(Square(0, 0)).topLeft() + QPointF(4, 4)), QColor("#751f1b"), 40
    )


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_there_is_a_tile_for_each_on_board_draft_and_rack(table):
    table.show_table(picture(CROSS, slots=slots("AB..?.G"), laid=laid("5E Xy")))
    places = {Square(1, 1), Square(1, 2), Square(1, 3), Square(2, 2), Square(4, 4), Square(4, 5), 0, 1, 4, 6}
    assert set(table.table.tiles) == places
    assert len(shown(table, TileItem)) == len(places)


def test_a_tile_laid_out_stands_above_its_square(table):
    table.show_table(picture(CROSS, laid=laid("5E X")))
    assert lies_at(table, Square(4, 4), table.square_rect(Square(4, 4)).translated(0, -2))
    assert lies_at(table, Square(1, 1), table.square_rect(Square(1, 1)))


def test_two_racks_face_down_cannot_be_told_apart(table):
    table.show_table(picture(CROSS, slots=slots("AEIOUQZ"), face_down=True))
    one = painted(table)
    table.show_table(picture(CROSS, slots=slots("?XXYWVB"), face_down=True))
    assert painted(table) == one
    table.show_table(picture(CROSS, slots=slots("?XXYWVB"), face_down=False))
    assert painted(table) != one


def test_a_rack_turned_face_down_shows_no_letter_at_once(table):
    table.show_table(picture(CROSS, slots=slots("AEIOUQZ")))
    table.show_table(picture(CROSS, slots=slots("AEIOUQZ"), face_down=True))
    turned = painted(table)
    table.show_table(picture(CROSS, slots=slots("XXXXXXX"), face_down=True))
    assert painted(table) == turned


def test_an_empty_slot_keeps_its_place(table):
    table.show_table(picture(CROSS, slots=slots("ABCDEFG")))
    full = table.places.rack
    table.show_table(picture(CROSS, slots=slots("A.....G")))
    assert table.places.rack == full
    assert lies_at(table, 6, table.places.slot_rect(6))


def test_a_rack_of_nine_has_nine_slots(table):
    table.show_table(picture(CROSS, slots=slots("ABCDEFGHI"), rack_size=9))
    assert set(range(9)) <= set(table.table.tiles)
    assert table.places.rack_size == 9


def test_a_rack_that_holds_more_than_its_size_shows_all(table):
    table.show_table(picture(CROSS, slots=slots("ABCDEFGH"), rack_size=7))
    assert table.places.rack_size == 8
    assert lies_at(table, 7, table.places.slot_rect(7))


def test_another_size_puts_every_tile_in_its_new_place(table):
    table.show_table(picture(CROSS, slots=slots("AB"), laid=laid("5E X")))
    table.resize(1440, 1050)
    assert table.places.pitch == 58
    assert lies_at(table, 0, table.places.slot_rect(0))
    assert lies_at(table, Square(1, 1), table.square_rect(Square(1, 1)))


def test_another_theme_repaints_everything(table, look):
    table.show_table(picture(CROSS, slots=slots("AB")))
    before = painted(table)
    look.set_theme(type(look.theme)("x", "X", False, {**look.theme.colours, "plain": QColor("#123456")}))
    assert painted(table) != before


# --- what lies over the tiles -----------------------------------------------------------------------------------------


def test_the_last_play_wears_one_outline(table, look):
    word = (Square(1, 1), Square(1, 2), Square(1, 3))
    table.show_table(picture(CROSS, last_play=word))
    (outline,) = shown(table, OutlineItem)
    assert outline.pen().widthF() == 3
    assert outline.pen().color() == look.theme["last"]
    assert len(outline.path().toSubpathPolygons()) == 1
    whole = table.square_rect(word[0]).united(table.square_rect(word[-1]))
    assert outline.path().boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).contains(whole)


@pytest.mark.parametrize(("bad", "role"), [(True, "danger"), (False, "good")])
def test_a_challenged_play_is_lit_and_the_rest_dimmed(table, look, bad, role):
    plain = picture(CROSS)
    table.show_table(plain)
    before = painted(table)
    words = (Square(1, 1), Square(1, 2), Square(1, 3), Square(2, 2))
    table.show_table(picture(CROSS, lit=words, lit_bad=bad, last_play=words))
    (outline,) = shown(table, OutlineItem)
    assert outline.pen().color() == look.theme[role]
    assert len(outline.path().toSubpathPolygons()) == 1
    after = painted(table)
    for square, dimmed in ((Square(1, 1), False), (Square(2, 2), False), (Square(7, 0), True)):
        point = table.square_rect(square).topLeft() + QPointF(8, 6)
        assert (colour_at(after, point).lightness() < colour_at(before, point).lightness() - 20) == dimmed


def test_the_bubble_tells_the_points_on_the_first_tile(table):
    table.show_table(picture(CROSS, laid=laid("N10 VEIN"), bubble="36"))
    (bubble,) = shown(table, BubbleItem)
    assert bubble.text == "36"
    assert bubble.rect.intersects(table.square_rect(Square(9, 13)).adjusted(-8, -8, 8, 0))


@pytest.mark.parametrize("more", [{"bubble": "36"}, {"laid": laid("5E X")}])
def test_there_is_no_bubble_without_points_or_without_tiles(table, more):
    table.show_table(picture(CROSS, **more))
    assert shown(table, BubbleItem) == []


def test_in_an_exchange_the_rack_rises_and_marked_tiles_are_tipped_up(table):
    table.show_table(picture(CROSS, slots=slots("ABC")))
    rest = [table.places.slot_rect(slot) for slot in range(3)]
    table.show_table(picture(CROSS, slots=slots("ABC"), exchange=frozenset({1})))
    assert lies_at(table, 0, rest[0].translated(0, -12))
    assert table.table.tiles[1].y() < rest[1].top() - 12
    assert len(shown(table, DimItem)) == 1
    table.show_table(picture(CROSS, slots=slots("ABC")))
    assert all(lies_at(table, slot, rest[slot]) for slot in range(3))
    assert shown(table, DimItem) == []


@pytest.mark.parametrize("across", [True, False])
def test_the_cursor_rings_its_square_and_points_the_way(table, across):
    table.show_table(picture(CROSS, cursor=Square(5, 5), cursor_across=across))
    (cursor,) = shown(table, CursorItem)
    rect = table.square_rect(Square(5, 5))
    assert cursor.boundingRect().contains(rect)
    image = painted(table)
    table.show_table(picture(CROSS, cursor=Square(5, 5), cursor_across=not across))
    assert painted(table) != image
    table.show_table(picture(CROSS))
    assert shown(table, CursorItem) == []


# --- motion -----------------------------------------------------------------------------------------------------------


def test_without_motion_everything_is_at_its_place_at_once(table):
    table.show_table(picture(CROSS, slots=slots("ABC")))
    table.show_table(picture(CROSS, slots=slots("CAB")))
    assert not table.table.motion.is_running
    assert all(lies_at(table, slot, table.places.slot_rect(slot)) for slot in range(3))


def test_the_same_tiles_travel_to_their_new_places(table, look, qtbot):
    table.show_table(picture(CROSS, slots=slots("ABC"), laid=laid("5E X")))
    look.set_motion(True)
    items = {item.face.letter: item for item in table.table.tiles.values()}
    table.show_table(picture(CROSS, slots=slots("XCA"), laid=laid("8H B")))
    assert table.table.motion.is_running
    assert table.table.tiles[0] is items["X"]
    assert table.table.tiles[1] is items["C"]
    assert table.table.tiles[Square(7, 7)] is items["B"]
    qtbot.waitUntil(lambda: not table.table.motion.is_running)
    assert lies_at(table, 0, table.places.slot_rect(0))
    assert lies_at(table, Square(7, 7), table.square_rect(Square(7, 7)).translated(0, -2))


def test_any_click_finishes_what_moves(table, look):
    table.show_table(picture(CROSS, slots=slots("ABC")))
    look.set_motion(True)
    table.show_table(picture(CROSS, slots=slots("CAB")))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not table.table.motion.is_running
    assert lies_at(table, 0, table.places.slot_rect(0))


def test_a_new_picture_never_waits_for_the_one_before(table, look):
    look.set_motion(True)
    table.show_table(picture(CROSS, slots=slots("ABC")))
    table.show_table(picture(CROSS, slots=slots("CAB")))
    table.show_table(picture(CROSS, slots=slots("C..")))
    table.finish_motion()
    assert lies_at(table, 0, table.places.slot_rect(0))
    assert {place for place in table.table.tiles if isinstance(place, int)} == {0}


def test_a_placed_tile_can_be_dragged_on_while_it_lands(table, look):
    look.set_motion(True)
    table.show_table(picture(CROSS, slots=slots("A"), movable=True))
    table.show_table(picture(CROSS, slots=slots("."), laid=laid("8H A"), movable=True))
    QTest.mousePress(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.square_rect(Square(7, 7)).center().toPoint()
    )
    assert lies_at(table, Square(7, 7), table.square_rect(Square(7, 7)).translated(0, -2))


def test_a_play_that_comes_off_the_board_goes_away_before_the_eyes(table, look, qtbot):
    table.show_table(picture(CROSS, slots=slots("ABC"), face_down=True))
    look.set_motion(True)
    table.show_table(picture(slots=slots("ABC"), face_down=True))
    assert len(shown(table, TileItem)) == 3 + 4
    qtbot.waitUntil(lambda: not table.table.motion.is_running)
    assert len(shown(table, TileItem)) == 3


def test_a_play_that_comes_off_the_board_is_gone_at_once_without_motion(table):
    table.show_table(picture(CROSS, slots=slots("ABC"), face_down=True))
    table.show_table(picture(slots=slots("ABC"), face_down=True))
    assert len(shown(table, TileItem)) == 3


# --- buttons ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def with_buttons(qtbot, look):
    """Return a table with buttons, and the actions they mirror."""
    window = QWidget()
    qtbot.addWidget(window)
    made = actions(window)
    view = TableView(look, made[:2], made[2:], window)
    window.resize(958, 738)
    view.resize(958, 738)
    view.show_table(picture(CROSS))
    window.show()
    view.parent_window = window  # keeps it alive as long as the view
    return view, made


def test_buttons_say_and_do_what_the_actions_do(with_buttons):
    view, made = with_buttons
    assert [button.text() for button in view.buttons] == ["Recall", "Shuffle", "Exchange", "Pass"]
    done = []
    for action in made:
        action.triggered.connect(lambda _checked, action=action: done.append(action))
    for button in view.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == made


def test_a_button_of_an_action_that_is_not_allowed_tells_why(with_buttons):
    view, made = with_buttons
    made[0].setEnabled(False)
    made[0].setToolTip("No tile is laid out")
    made[0].setStatusTip("No tile is laid out")
    button = view.buttons[0]
    assert not button.isEnabled()
    assert button.toolTip() == button.accessibleDescription() == "No tile is laid out"


@pytest.mark.parametrize("size", [(552, 570), (716, 738), (958, 738), (1440, 1050)])
@pytest.mark.parametrize("rack_size", [7, 9])
def test_buttons_stand_whole_on_the_cloth_off_board_and_rack(with_buttons, size, rack_size):
    view, _ = with_buttons
    view.window().resize(*size)
    view.resize(*size)
    view.show_table(picture(CROSS, rack_size=rack_size))
    for button in view.buttons:
        body = QRectF(button.geometry()).adjusted(6, 6, -6, -6)
        assert view.rect().contains(body.toRect())
        assert not body.intersects(view.places.board)
        assert not body.intersects(view.places.rack)


# --- keys -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Space])
def test_keys_are_left_to_the_window(with_buttons, key):
    view, _ = with_buttons
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


def test_the_table_has_a_name_for_those_who_cannot_see_it(table):
    assert table.accessibleName()
    assert table.accessibleDescription()
