"""The line under the score pad: how full the bag is, and the way to the tiles nobody has seen: :class:`BagLine`."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.heads import NARROW
from scrabble_gui.ui.kit import Button, Kind, Text
from scrabble_gui.ui.theme import Look


class BagLine(QWidget):
    """How many tiles are in the bag, and the button that shows which ones nobody has seen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("bag")
        self.text = Text(look, parent=self)
        self.unseen_button = Button(look, self.tr("Unseen"), Kind.QUIET, icon="eye", height=32, parent=self)
        self.unseen_button.setToolTip(self.tr("The tiles that you do not see"))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the room of the button."""
        return QSize(248, self.unseen_button.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the height of the button; the text elides."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the text beside the picture of the bag, and the button at the right; its icon alone has little room."""
        super().resizeEvent(event)
        self.unseen_button.setText(self.tr("Unseen") if self.width() >= NARROW else "")
        width = self.unseen_button.sizeHint().width()
        self.unseen_button.setGeometry(self.width() - width, 0, width, self.height())
        self.text.setGeometry(30, 0, self.width() - width - 30, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bag."""
        pixmap = self._look.icon("bag", self._look.theme["muted"], 20, self.devicePixelRatioF())
        QPainter(self).drawPixmap(2, (self.height() - 20) // 2, pixmap)
