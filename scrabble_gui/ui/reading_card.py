"""A card to read over the page, with headings and sentences: :class:`ReadingCard`, for the rules and *About*."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from scrabble_gui.ui.focus_back import FocusBack
from scrabble_gui.ui.kit import BODY, STRONG, TITLE, Button, Card, Kind, Text
from scrabble_gui.ui.theme import Look, black


class ReadingCard(QWidget):
    """Dims the page and shows something to read; Enter or Esc closes it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._focus = FocusBack()
        self._card = Card(look, radius=20, shadow=True)
        self._title = Text(look, size=TITLE, weight=QFont.Weight.Bold, wrap=True)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._close = Button(look, self.tr("Close"), Kind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(44, 36, 36, 40)
        inside.setSpacing(12)
        inside.addWidget(self._title)
        inside.addWidget(self._scroll, 1)
        inside.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self._card.setParent(self)
        parent.installEventFilter(self)
        self.hide()

    def show_sections(self, title: str, sections: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show headings and sentences; a heading may be empty."""
        self._title.set_text(title)
        body = QWidget()
        lines = QVBoxLayout(body)
        lines.setContentsMargins(0, 0, 12, 0)
        lines.setSpacing(6)
        for heading, sentences in sections:
            if heading:
                lines.addSpacing(8)
                lines.addWidget(Text(self._look, heading, size=STRONG, weight=QFont.Weight.Bold, role="accent"))
            for sentence in sentences:
                text = Text(self._look, sentence, size=BODY, wrap=True)
                text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                lines.addWidget(text)
        lines.addStretch()
        self._scroll.setWidget(body)
        self._place()
        if self.isHidden():
            self._focus.remember()
        self.setAccessibleName(title)
        self.show()
        self.raise_()
        self._close.setFocus()

    def dismiss(self) -> None:
        """Close the card."""
        self.hide()
        self._focus.give_back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; no other key reaches the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the page whatever its size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the page."""
        QPainter(self).fillRect(self.rect(), black(0.45))

    def _place(self) -> None:
        """Cover the page; the card stands in its middle."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        width, height = min(720, self.width() - 32), min(640, self.height() - 32)
        self._card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
