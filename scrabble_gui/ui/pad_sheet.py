"""The score pad over a narrow table: :class:`PadSheet` holds what has no room beside the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scrabble_gui.ui.kit import SECTION, Button, Kind, Text
from scrabble_gui.ui.over_card import ROUND, OverCard
from scrabble_gui.ui.theme import Look

WIDEST = 680


class PadSheet(OverCard):
    """Dims the table and shows pad and bag on a sheet; Esc, its button or a click beside it take it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = Text(look, self.tr("Score pad"), size=SECTION, weight=QFont.Weight.Bold)
        self.close_button = Button(look, "", Kind.QUIET, icon="close", height=44)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.close_button.clicked.connect(self.dismiss)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_button)
        self.inside.setContentsMargins(28, 14, 28, 28)
        self.inside.setSpacing(4)
        self.inside.addLayout(top)

    def take(self, pad: QWidget, bag: QWidget) -> None:
        """Take pad and bag onto the sheet, until somebody else takes them."""
        self.inside.addWidget(pad, 1)
        self.inside.addWidget(bag)
        for part in (pad, bag):
            part.show()

    def open(self, first: QWidget) -> None:
        """Show the sheet, with the focus on a part of it."""
        self.come_up(self._title.full_text, first)

    def usual_width(self) -> int:
        """Return the width of the sheet at text scale 1, with its shadow."""
        return WIDEST

    def height_in(self, width: int) -> int:
        """Return all the height there is."""
        del width
        return self.height() - 2 * ROUND

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away when a click misses the sheet."""
        if event.button() == Qt.MouseButton.LeftButton and not self.childAt(event.position().toPoint()):
            self.dismiss()
        event.accept()
