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
        self._count = self._short = ""
        self.setObjectName("bag")
        self.text = Text(look, parent=self)
        self.unseen_button = Button(look, self.tr("Unseen"), Kind.QUIET, icon="eye", height=32, parent=self)
        self.unseen_button.setToolTip(self.tr("The tiles that you do not see"))
        self.step_button = Button(look, self.tr("Step"), Kind.QUIET, icon="chevron-right", height=32, parent=self)
        self.hint_button = Button(look, self.tr("Hint"), Kind.QUIET, icon="bulb", height=32, parent=self)
        for button in (self.step_button, self.hint_button):
            button.hide()
        look.changed.connect(self.update)

    def show_count(self, count: str, short: str) -> None:
        """Say how many tiles are in the bag, in full where there is room."""
        self._count, self._short = count, short
        self._lay_out()

    def show_hints(self, shown: bool, tip: str) -> None:
        """Offer hints, or not; ``tip`` says how many are left."""
        self.hint_button.setToolTip(tip)
        self.hint_button.setAccessibleDescription(tip)
        if self.hint_button.isHidden() == shown:
            self.hint_button.setVisible(shown)
            self._lay_out()

    def show_step(self, shown: bool) -> None:
        """Offer to go on move by move, or not."""
        if self.step_button.isHidden() == shown:
            self.step_button.setVisible(shown)
            self._lay_out()

    def sizeHint(self) -> QSize:
        """Return the room of the button."""
        return QSize(248, self.unseen_button.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the height of the button; the text elides."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Put the text beside the picture of the bag, and the buttons at the right; icons alone where room is short."""
        words = {
            self.step_button: self.tr("Step"),
            self.hint_button: self.tr("Hint"),
            self.unseen_button: self.tr("Unseen"),
        }
        shown = [button for button in words if not button.isHidden()]
        for button in shown:
            button.setText(words[button])
        self.text.set_text(self._count)
        needed = 30 + self.text.sizeHint().width() + sum(button.sizeHint().width() for button in shown)
        if self.width() < NARROW or (len(shown) > 1 and needed > self.width()):
            for button in shown:
                button.setText("")
        right = self.width()
        for button in reversed(shown):
            width = button.sizeHint().width()
            right -= width
            button.setGeometry(right, 0, width, self.height())
        self.text.setGeometry(30, 0, right - 30, self.height())
        if self.text.sizeHint().width() > self.text.width():
            self.text.set_text(self._short)
            self.text.setAccessibleName(self._count)
            self.text.setToolTip(self._count)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bag."""
        pixmap = self._look.icon("bag", self._look.theme["muted"], 20, self.devicePixelRatioF())
        QPainter(self).drawPixmap(2, (self.height() - 20) // 2, pixmap)
