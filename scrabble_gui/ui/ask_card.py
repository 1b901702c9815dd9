"""A question on a card over the page: :class:`Question` and :class:`AskCard`. No dialog window, no grey box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.focus_back import FocusBack
from scrabble_gui.ui.kit import BODY, TITLE, Button, Card, Kind, Text
from scrabble_gui.ui.theme import Look, black


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be asked once before it is done."""

    title: str
    """The question."""
    body: str
    """What follows from a yes; may be empty."""
    yes: str
    """What stands on the filled button."""
    then: Callable[[], object]
    """Called when the answer is yes."""
    danger: bool = False
    """Whether something is given up: then *Never mind* has the focus."""


class AskCard(QWidget):
    """Dims the page and asks one question; Enter does the filled button, Esc goes back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._yes: Callable[[], object] | None = None
        self._focus = FocusBack()
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

    def ask(self, question: Question) -> None:
        """Ask."""
        self._title.set_text(question.title)
        self._body.set_text(question.body)
        self._body.setVisible(bool(question.body))
        for button, shown in ((self._primary, not question.danger), (self._danger, question.danger)):
            button.set_text(question.yes)
            button.setVisible(shown)
        self._yes = question.then
        parent = self.parentWidget()
        assert parent is not None
        if self.isHidden():
            self._focus.remember()
        self.setGeometry(parent.rect())
        self.setAccessibleName(f"{question.title} {question.body}")
        self.show()
        self.raise_()
        (self._back if question.danger else self._primary).setFocus()

    def dismiss(self) -> None:
        """Go away without an answer."""
        self._yes = None
        self.hide()
        self._focus.give_back()

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
