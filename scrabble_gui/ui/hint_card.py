"""What a hint tells, over the score pad: :class:`HintCard`; never over the board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from scrabble_gui.engine.advice import Aim
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.pad_card import EDGE, TOP, PadCard
from scrabble_gui.ui.theme import Look

OVER_BUTTONS = 60
"""So much of the cloth under the rack it may cover where the board is upright, in pixels."""


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
    busy: bool = False
    """Whether the button only says that something is being looked for."""


class HintCard(PadCard):
    """A card that tells hints one by one; goes away with Esc or its button."""

    aim_chosen = Signal(object)
    """The play should be best by this :class:`Aim`."""
    asked = Signal()
    """The next hint is wished, or that the word is laid."""

    def __init__(self, look: Look, column: Column, page: QWidget) -> None:
        super().__init__(look, column, page, bottom=24 + RING)
        self._picture = HintPicture((), Aim.POINTS, (), "", "")
        self.title.hide()
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
        self.top.insertWidget(0, self.aims, 1)
        self._foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for part in (self.left, self.next_button):
            self._foot.addWidget(part, 1)
        self.words.addWidget(self.told)
        self.words.addLayout(self._foot)
        self.words.addStretch(1)
        for before, after in ((self.aims, self.close_button), (self.close_button, self.next_button)):
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
        self.left.set_text(picture.left)
        self.next_button.set_text(picture.button)
        self.next_button.set_refused(picture.busy)
        if not picture.button and self.next_button.hasFocus():
            self.close_button.setFocus()
        self.next_button.setVisible(bool(picture.button))
        self.place()
        if new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, " ".join(new)))

    def place(self) -> None:
        """Lie over the pad; where the board is upright there is little height: only what was told last is shown."""
        upright = self._column.is_upright
        told = self._picture.told[-1:] if upright else self._picture.told
        self.told.set_text("\n".join(told))
        self.told.setVisible(bool(told))
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight if upright else QBoxLayout.Direction.TopToBottom)
        super().place()

    def _room(self, least: int) -> QRect:
        """Return the most that the card may cover; where the board is upright also the buttons under the rack."""
        room = super()._room(least)
        return room.adjusted(0, -OVER_BUTTONS, 0, 0) if self._column.is_upright else room

    def come_up(self) -> None:
        """Show the card, with the focus on what can be asked."""
        self.setAccessibleName(f"{self.tr('Hint')}. {self.told.full_text} {self.left.full_text}")
        self.show()
        self.place()
        self.raise_()
        (self.close_button if self.next_button.isHidden() else self.next_button).setFocus()
