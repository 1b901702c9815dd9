"""A card to read over the page, with headings and sentences: :class:`ReadingCard`, for the rules and *About*."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.cloth import Sheet, height_for, scrolled
from scrabble_gui.ui.kit import BODY, RING, STRONG, TITLE, Button, Kind, Text
from scrabble_gui.ui.over_card import OverCard
from scrabble_gui.ui.theme import Look

WIDTH = 720
SIDE = 44
STEPS = {
    Qt.Key.Key_Up: -40,
    Qt.Key.Key_Down: 40,
    Qt.Key.Key_PageUp: -320,
    Qt.Key.Key_PageDown: 320,
    Qt.Key.Key_Home: -100_000,
    Qt.Key.Key_End: 100_000,
}
"""By how many pixels a key moves the text."""


class ReadingCard(OverCard):
    """Dims the page and shows something to read; the arrow keys move it, Enter or Esc closes it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = Text(look, size=TITLE, weight=QFont.Weight.Bold, wrap=True)
        self._lines = QVBoxLayout()
        self._scroll = scrolled(QWidget())
        self._close = Button(look, self.tr("Close"), Kind.PRIMARY)
        self._close.setMinimumWidth(120 + 2 * RING)
        self._close.clicked.connect(self.dismiss)
        self._more = Button(look, "")
        self._more.clicked.connect(self._read_more)
        self._read_on: Callable[[], None] | None = None
        foot = QHBoxLayout()
        foot.setContentsMargins(-RING, 0, 0, 0)
        foot.addWidget(self._more)
        foot.addStretch()
        foot.addWidget(self._close)
        for button in (self._close, self._more):
            button.installEventFilter(self)
        self.inside.setContentsMargins(SIDE, 36, SIDE - RING, 40 - RING)
        self.inside.addWidget(self._title)
        self.inside.addWidget(self._scroll, 1)
        self.inside.addLayout(foot)

    def show_sections(
        self,
        title: str,
        sections: Sequence[tuple[str, Sequence[str]]],
        more: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        """Show headings and sentences; a heading may be empty. ``more`` is a button that leads on, and what it does."""
        self._read_on = more[1] if more else None
        self._more.set_text(more[0] if more else "")
        self._more.setVisible(more is not None)
        self._title.set_text(title)
        body = Sheet()
        self._lines = QVBoxLayout(body)
        self._lines.setContentsMargins(0, 0, 12, 4)
        self._lines.setSpacing(6)
        for heading, sentences in sections:
            if heading:
                self._lines.addSpacing(10)
                self._lines.addWidget(Text(self.look, heading, size=STRONG, weight=QFont.Weight.Bold, role="accent"))
            for sentence in sentences:
                text = Text(self.look, sentence, size=BODY, wrap=True)
                text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                self._lines.addWidget(text)
        self._lines.addStretch()
        self._scroll.setWidget(body)
        body.setAutoFillBackground(False)
        self.come_up(title, self._close)

    def _read_more(self) -> None:
        """Make room for what comes next."""
        self.dismiss()
        if self._read_on is not None:
            self._read_on()

    def usual_width(self) -> int:
        """Return the width of the card: that of a page to read."""
        return WIDTH

    def height_in(self, width: int) -> int:
        """Return the height that all of the text needs at this width."""
        edges = self.inside.contentsMargins()
        room = width - edges.left() - edges.right()
        title, close = self._title.heightForWidth(room), self._close.sizeHint().height()
        text = height_for(self._lines, room)
        return edges.top() + title + text + close + edges.bottom() + 2 * self.inside.spacing()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the text by the keys that move pages."""
        if (
            watched in (self._close, self._more)
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
        ):
            step = STEPS.get(Qt.Key(event.key()))
            if step is not None:
                rail = self._scroll.verticalScrollBar()
                rail.setValue(rail.value() + step)
                return True
        return super().eventFilter(watched, event)
