"""The small picture of a board: whole, sharp, without labels it has no room for."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.board import Premium
from scrabble_gui.ui.board_item import premium_label
from scrabble_gui.ui.thumbnail import BoardThumbnail, paint_board
from tests.ui.table_pieces import board, layout, tile_set

CROSS = board(
    """
    . . . .
    . C A T
    """
)


@pytest.fixture
def thumbnail(qtbot, look):
    widget = BoardThumbnail(look)
    qtbot.addWidget(widget)
    widget.resize(274, 274)
    widget.show_board(CROSS, tile_set())
    return widget


def painted(widget, ratio=1.0):
    image = QImage(widget.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    QWidget.render(widget, image, QPoint())
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_squares_and_tiles_have_their_colours_at_every_device_pixel_ratio(thumbnail, look, ratio):
    image = painted(thumbnail, ratio)
    pitch = int(270 * ratio / 15)
    start = round((image.width() - 15 * pitch) / 2)
    roles = {(2, 1): "dl", (3, 1): "tl", (1, 2): "dw", (1, 3): "tw", (1, 1): "plain"}
    for square in layout().squares():
        if square in CROSS.tiles or square.step(across=False, by=-1) in CROSS.tiles or square == layout().start:
            continue
        premium = layout().premium(square)
        x, y = start + square.col * pitch + pitch // 2, start + square.row * pitch + pitch // 2
        found, wanted = image.pixelColor(x, y), look.theme[roles[premium.letter, premium.word]]
        assert abs(found.lightness() - wanted.lightness()) <= 3, square
    assert abs(image.pixelColor(start + pitch + 3, start + pitch + pitch // 2).hue() - look.theme["tile"].hue()) < 8


def test_another_board_is_another_picture(thumbnail):
    before = painted(thumbnail)
    thumbnail.show_board(board("A"), tile_set())
    assert painted(thumbnail) != before


def test_another_theme_is_another_picture(thumbnail, look):
    before = painted(thumbnail)
    colours = {**look.theme.colours, "plain": look.theme["tw"]}
    look.set_theme(type(look.theme)("x", "X", False, colours))
    assert painted(thumbnail) != before


def test_the_same_board_is_painted_once_for_each_ratio(thumbnail):
    assert painted(thumbnail, 2.0) == painted(thumbnail, 2.0)
    assert thumbnail.heightForWidth(200) == 200


def test_without_a_board_nothing_is_drawn(qtbot, look):
    widget = BoardThumbnail(look)
    qtbot.addWidget(widget)
    widget.resize(60, 60)
    empty = painted(widget)
    widget.show_board(CROSS, tile_set())
    assert painted(widget) != empty


def test_a_rectangle_too_small_for_a_square_stays_empty(look):
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_board(painter, QRectF(0, 0, 10, 10), CROSS, tile_set(), look)
    painter.end()
    assert image.pixelColor(5, 5).alpha() == 0


def test_the_board_lies_in_the_middle_of_a_longer_rectangle(look):
    image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_board(painter, QRectF(0, 0, 400, 200), CROSS, tile_set(), look)
    painter.end()
    assert image.pixelColor(90, 100).alpha() == image.pixelColor(310, 100).alpha() == 0
    assert image.pixelColor(110, 100).alpha() == image.pixelColor(290, 100).alpha() == 255


@pytest.mark.parametrize(
    ("premium", "written_out", "lines"),
    [
        (Premium(), True, ()),
        (Premium(letter=2), True, ("DOUBLE", "LETTER")),
        (Premium(word=3), True, ("TRIPLE", "WORD")),
        (Premium(letter=3), False, ("3L",)),
        (Premium(word=4), False, ("4W",)),
        (Premium(letter=2, word=2), False, ("2L", "2W")),
    ],
)
def test_labels_say_what_a_square_multiplies(premium, written_out, lines):
    assert premium_label(premium, written_out=written_out) == lines
