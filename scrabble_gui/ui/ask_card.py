"""A question on a card over the page: :class:`Question` and :class:`AskCard`. No dialog window, no grey box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QWidget

from scrabble_gui.ui.kit import BODY, TITLE, Button, Kind, Text
from scrabble_gui.ui.over_card import OverCard
from scrabble_gui.ui.theme import Look


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


class AskCard(OverCard):
    """Dims the page and asks one question; Enter does the filled button, Esc goes back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._yes: Callable[[], object] | None = None
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
        self.inside.addWidget(self._title)
        self.inside.addWidget(self._body)
        self.inside.addLayout(buttons)
        self._primary.clicked.connect(self._answer)
        self._danger.clicked.connect(self._answer)
        self._back.clicked.connect(self.dismiss)

    def ask(self, question: Question) -> None:
        """Ask."""
        self._title.set_text(question.title)
        self._body.set_text(question.body)
        self._body.setVisible(bool(question.body))
        for button, shown in ((self._primary, not question.danger), (self._danger, question.danger)):
            button.set_text(question.yes)
            button.setVisible(shown)
        self._yes = question.then
        self.come_up(f"{question.title} {question.body}", self._back if question.danger else self._primary)

    def dismiss(self) -> None:
        """Go away without an answer."""
        self._yes = None
        super().dismiss()

    def _answer(self) -> None:
        """Do what was asked for."""
        then = self._yes
        self.dismiss()
        if then is not None:
            then()
