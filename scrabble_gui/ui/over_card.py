"""A small card over a page that has to be answered first: :class:`OverCard`, which others fill. No dialog window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scrabble_gui.ui.cloth import height_for
from scrabble_gui.ui.focus_back import FocusBack, step_inside
from scrabble_gui.ui.kit import Card
from scrabble_gui.ui.theme import Look, black

WIDTH = 560
"""Width of the card at text scale 1, with its shadow."""
ROUND = 16
"""So much of the page stays free on each side."""


class OverCard(QWidget):
    """Dims the page and shows a card in its middle; Esc takes it away. A subclass fills ``self.inside``."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._page = parent
        self._focus = FocusBack()
        self._card = Card(look, radius=20, shadow=True, parent=self)
        self.inside = QVBoxLayout(self._card)
        self.inside.setContentsMargins(44, 36, 44, 40)
        self.inside.setSpacing(12)
        parent.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

    def come_up(self, name: str, first: QWidget) -> None:
        """Show the card, called ``name`` for the ear, with the focus on one of its parts."""
        if self.isHidden():
            self._focus.remember()
        self.setAccessibleName(name)
        self.show()
        self.place()
        self.raise_()
        first.setFocus()

    def dismiss(self) -> None:
        """Go away without an answer."""
        if not self.isHidden():
            self.hide()
            self._focus.give_back()

    def place(self) -> None:
        """Cover the page, with the card in its middle as high as its texts need."""
        if self.isHidden():
            return
        self.setGeometry(self._page.rect())
        width = min(round(self.usual_width() * (1 + self.look.text_scale) / 2), self.width() - 2 * ROUND)
        height = min(self.height_in(width), self.height())
        self._card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def usual_width(self) -> int:
        """Return the width of the card at text scale 1, with its shadow."""
        return WIDTH

    def height_in(self, width: int) -> int:
        """Return the height that the card needs at this width."""
        return height_for(self.inside, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; no other key reaches the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the card as long as it is there."""
        return step_inside(self, forward=forward) if self.isVisible() else super().focusNextPrevChild(forward)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the page whatever its size."""
        if event.type() is QEvent.Type.Resize:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the page."""
        QPainter(self).fillRect(self.rect(), black(0.45))
