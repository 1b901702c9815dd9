"""A list to choose from that takes the room it is given: :class:`PaperCombo`."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy

from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.theme import Look

MOST_SEEN = 16
"""Lines that the open list shows at once."""


class PaperCombo(ListBox):
    """A box whose lines are cut off rather than making it wide; its tooltip says what it is for."""

    def __init__(self, look: Look, name: str) -> None:
        """Make an empty box, called ``name`` for the ear."""
        super().__init__(look, name)
        self.setToolTip(name)
        self.setMaxVisibleItems(MOST_SEEN)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
