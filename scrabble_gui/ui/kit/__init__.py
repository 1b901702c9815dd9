"""The few controls that everything is made of: buttons, cards, words in tiles, seat shapes, texts.

They paint themselves from the roles of the :class:`~scrabble_gui.ui.theme.Look` and repaint when it changes. Sizes are
logical pixels at text scale 1.
"""

from scrabble_gui.ui.kit.button import Button, Kind
from scrabble_gui.ui.kit.marks import SeatShape, paint_focus_ring, paint_seat_shape
from scrabble_gui.ui.kit.paper import Card, Shade, rule
from scrabble_gui.ui.kit.sizes import BIG, BODY, RING, SCORE, SECTION, SMALL, STRONG, TITLE
from scrabble_gui.ui.kit.text import Text, halves
from scrabble_gui.ui.kit.tile_word import TileWord

__all__ = [
    "BIG",
    "BODY",
    "RING",
    "SCORE",
    "SECTION",
    "SMALL",
    "STRONG",
    "TITLE",
    "Button",
    "Card",
    "Kind",
    "SeatShape",
    "Shade",
    "Text",
    "TileWord",
    "halves",
    "paint_focus_ring",
    "paint_seat_shape",
    "rule",
]
