"""A PIN on a card over the page, chosen or asked for: :class:`PinCard`. A courtesy between people, not a safe."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from scrabble_gui.app.pins import LONGEST, is_pin
from scrabble_gui.ui.kit import BODY, TITLE, Button, Kind, Text
from scrabble_gui.ui.over_card import OverCard
from scrabble_gui.ui.theme import Look


class PinCard(OverCard):
    """Dims the page and asks for digits; Enter goes on, Esc goes back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._then: Callable[[str], bool] | None = None
        self._forgotten: Callable[[], object] | None = None
        self._wrong = ""
        self._title = Text(look, size=TITLE, weight=QFont.Weight.Bold, wrap=True)
        self._body = Text(look, size=BODY, role="muted", wrap=True)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly | Qt.InputMethodHint.ImhSensitiveData)
        self.field.returnPressed.connect(self._answer)
        self._note = Text(look, size=BODY, role="danger", wrap=True)
        self._go = Button(look, "", Kind.PRIMARY)
        self._forgot = Button(look, self.tr("I forgot it"), Kind.QUIET)
        self._back = Button(look, self.tr("Never mind"), Kind.QUIET)
        self._go.clicked.connect(self._answer)
        self._forgot.clicked.connect(self._on_forgotten)
        self._back.clicked.connect(self.dismiss)
        for widget in (self._title, self._body, self.field, self._note):
            self.inside.addWidget(widget)
        buttons = QHBoxLayout()
        buttons.addWidget(self._back)
        buttons.addWidget(self._forgot)
        buttons.addStretch()
        buttons.addWidget(self._go)
        self.inside.addLayout(buttons)

    def choose(self, name: str, then: Callable[[str], bool]) -> None:
        """Let somebody choose a PIN."""
        body = self.tr("Four to eight digits, asked before {name}’s tiles are shown. Everybody else, please look away.")
        self._wrong = self.tr("A PIN has four to eight digits.")
        self._then = lambda pin: is_pin(pin) and then(pin)
        self.field.setEchoMode(QLineEdit.EchoMode.Normal)
        self._forgot.hide()
        title = self.tr("A PIN for {name}").format(name=name)
        self._open(title, body.format(name=name), self.tr("Set this PIN"))

    def ask(self, name: str, go: str, then: Callable[[str], bool], forgotten: Callable[[], object]) -> None:
        """Ask somebody for the PIN; ``then`` answers whether it is the right one."""
        self._wrong = self.tr("This is not the PIN of {name}.").format(name=name)
        self._then, self._forgotten = then, forgotten
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self._forgot.show()
        self._open(self.tr("{name}, your PIN please").format(name=name), "", go)

    def _open(self, title: str, body: str, go: str) -> None:
        """Show the card."""
        self._title.set_text(title)
        self._body.set_text(body)
        self._body.setVisible(bool(body))
        self._note.hide()
        self._go.set_text(go)
        self.field.clear()
        self.field.setAccessibleName(title)
        self.come_up(title, self.field)

    def dismiss(self) -> None:
        """Go away; what was typed is forgotten."""
        self._then = self._forgotten = None
        self.field.clear()
        super().dismiss()

    def _answer(self) -> None:
        """Go on with the right digits, or say that they are not."""
        then, pin = self._then, self.field.text()
        if then is None:
            return
        if then(pin):
            self.dismiss()
            return
        self.field.clear()
        self.field.setFocus()
        self._note.set_text(self._wrong)
        self._note.show()
        self.place()

    def _on_forgotten(self) -> None:
        forgotten = self._forgotten
        self.dismiss()
        if forgotten is not None:
            forgotten()
