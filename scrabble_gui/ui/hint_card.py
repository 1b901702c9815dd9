"""What a hint tells, over the score pad: :class:`HintCard`; never over the board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from scrabble_gui.engine.advice import Aim
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.pad_card import EDGE, TOP, PadCard
from scrabble_gui.ui.theme import Look


@dataclass(frozen=True, slots=True)
class HintPicture:
    """What the card shows."""

    aims: tuple[tuple[Aim, str], ...]
    """What can be chosen that a play is best by."""
    aim: Aim
    """What is chosen."""
    told: tuple[str, ...]
    """What was told so far, a sentence each."""
    button: str
    """What the button does; empty: there is nothing more to do."""
    left: str
    """How many hints are left, in words."""


class HintCard(PadCard):
    """A card that tells hints one by one; goes away with Esc or its button."""

    aim_chosen = Signal(object)
    """The play should be best by this :class:`Aim`."""
    asked = Signal()
    """The next hint is wished, or that the word is laid."""

    def __init__(self, look: Look, column: Column, page: QWidget) -> None:
        super().__init__(look, column, page, bottom=24 + RING)
        self._picture = HintPicture((), Aim.POINTS, (), "", "")
        self.title.set_text(self.tr("Hint"))
        self.inside.setContentsMargins(EDGE + 16, TOP, EDGE, 24)
        self.aims = ListBox(look, self.tr("Best by"))
        self.aims.setMinimumHeight(40)
        self.aims.activated.connect(lambda at: self.aim_chosen.emit(self._picture.aims[at][0]))
        self.told = Text(look, size=BODY, wrap=True)
        self.left = Text(look, size=SMALL, role="muted", wrap=True)
        self.next_button = Button(look, "", height=44)
        self.next_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.next_button.clicked.connect(self.asked)
        self.words.setSpacing(6)
        for part in (self.aims, self.told, self.left):
            self.words.addWidget(part)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self.next_button)
        self.words.addLayout(buttons)
        self.words.addStretch(1)
        for before, after in ((self.close_button, self.aims), (self.aims, self.next_button)):
            QWidget.setTabOrder(before, after)

    def show_picture(self, picture: HintPicture) -> None:
        """Show what was told, and what can be asked next; what is new is read out."""
        new = picture.told[len(self._picture.told) :] if picture.aim is self._picture.aim else picture.told
        if picture.aims != self._picture.aims:
            self.aims.clear()
            for _, text in picture.aims:
                self.aims.addItem(text)
        self._picture = picture
        self.aims.setCurrentIndex([aim for aim, _ in picture.aims].index(picture.aim))
        self.told.set_text("\n".join(picture.told))
        self.told.setVisible(bool(picture.told))
        self.left.set_text(picture.left)
        self.next_button.set_text(picture.button)
        self.next_button.setVisible(bool(picture.button))
        self.place()
        if new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, " ".join(new)))

    def come_up(self) -> None:
        """Show the card, with the focus on what can be asked."""
        self.setAccessibleName(f"{self.tr('Hint')}. {self.told.full_text} {self.left.full_text}")
        self.show()
        self.place()
        self.raise_()
        (self.close_button if self.next_button.isHidden() else self.next_button).setFocus()
