"""A strip of paper that says one sentence and goes away: :class:`Notice`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scrabble_gui.ui.kit import STRONG, Card, Text
from scrabble_gui.ui.theme import Look

SHOWN_MS = 6000
"""How long a notice stays; a click takes it away."""


class Notice(Card):
    """A sentence over the window, read out by screen readers, that needs no answer."""

    def __init__(self, look: Look, parent: QWidget, room: Callable[[], QRect] | None = None) -> None:
        """Make a notice over ``parent``; ``room`` tells where on it there is room now, by default everywhere."""
        super().__init__(look, radius=14, shadow=True, parent=parent)
        self._room = room or parent.rect
        self._text = Text(
            look, size=STRONG, weight=QFont.Weight.DemiBold, wrap=True, align=Qt.AlignmentFlag.AlignHCenter
        )
        self._inside = QHBoxLayout(self)
        self._inside.setContentsMargins(32, 24, 32, 32)
        self._inside.addWidget(self._text)
        self._lasting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What the notice says."""
        return self._text.full_text

    def say(self, sentence: str, *, alarm: bool = False) -> None:
        """Show a sentence; an alarm stays until it is clicked away."""
        self._lasting = alarm
        self._text.set_role("danger" if alarm else "text")
        self._text.set_text(sentence)
        self.place()
        self.show()
        self.raise_()
        self._timer.stop()
        if not alarm:
            self._timer.start(SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def pass_by(self) -> None:
        """Go away because another page comes; an alarm stays."""
        if not self._lasting:
            self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the window changes its size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def place(self) -> None:
        """Stand at the lower edge of the room, in its middle, as wide as the sentence needs."""
        room = self._room()
        most = min(640, room.width() - 16)
        wish = self._text.fontMetrics().horizontalAdvance(self._text.full_text) + 80
        width = max(min(240, most), min(most, wish))
        height = self._inside.heightForWidth(width)
        left = room.x() + (room.width() - width) // 2
        self.setGeometry(QRect(left, room.bottom() - height - 4, width, height))
