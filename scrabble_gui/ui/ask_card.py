"""A question on a card over the page: :class:`AskCard`. No dialog window, no grey box."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.kit import BODY, TITLE, Button, Card, Kind, Text
from scrabble_gui.ui.theme import Look, black


class AskCard(QWidget):
    """Dims the page and asks one question; Enter does the filled button, Esc goes back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._yes: Callable[[], object] | None = None
        self._focus_before: QWidget | None = None
        card = Card(look, radius=20, shadow=True)
        card.setMaximumWidth(560)
        self._title = Text(look, size=TITLE, weight=QFont.Weight.Bold, wrap=True)
        self._body = Text(look, size=BODY, role="muted", wrap=True)
        self._primary = Button(look, "", Kind.PRIMARY)
        self._danger = Button(look, "", Kind.DANGER)
        self._back = Button(look, self.tr("Never mind"), Kind.QUIET)
        buttons = QHBoxLayout()
        buttons.addWidget(self._back)
        buttons.addStretch()
        buttons.addWidget(self._danger)
        buttons.addWidget(self._primary)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(44, 36, 44, 40)
        inside.setSpacing(12)
        for widget in (self._title, self._body):
            inside.addWidget(widget)
        inside.addSpacing(8)
        inside.addLayout(buttons)
        outside = QVBoxLayout(self)
        outside.addStretch()
        outside.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outside.addStretch()
        self._primary.clicked.connect(self._answer)
        self._danger.clicked.connect(self._answer)
        self._back.clicked.connect(self.dismiss)
        parent.installEventFilter(self)
        self.hide()

    def ask(self, title: str, body: str, yes: str, then: Callable[[], object], *, danger: bool = False) -> None:
        """Ask; ``then`` is called when the answer is yes."""
        self._title.set_text(title)
        self._body.set_text(body)
        self._body.setVisible(bool(body))
        for button, shown in ((self._primary, not danger), (self._danger, danger)):
            button.set_text(yes)
            button.setVisible(shown)
        self._yes = then
        parent = self.parentWidget()
        assert parent is not None
        self._focus_before = parent.focusWidget()
        self.setGeometry(parent.rect())
        self.setAccessibleName(f"{title} {body}")
        self.show()
        self.raise_()
        (self._back if danger else self._primary).setFocus()

    def dismiss(self) -> None:
        """Go away without an answer."""
        self._yes = None
        self.hide()
        if self._focus_before is not None:
            self._focus_before.setFocus()

    def _answer(self) -> None:
        """Do what was asked for."""
        then = self._yes
        self.dismiss()
        if then is not None:
            then()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; no other key reaches the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the page whatever its size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            parent = self.parentWidget()
            assert parent is not None
            self.setGeometry(parent.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the page."""
        dim: QColor = black(0.45)
        QPainter(self).fillRect(self.rect(), dim)
