"""What a hint tells, over the score pad: :class:`HintCard`; never over the board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.engine.advice import Aim
from scrabble_gui.ui.cloth import height_for, scrolled
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.kit import BODY, RING, SMALL, STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.theme import Look

EDGE = 12
"""Room for the shadow at the sides; 8 above and 16 below."""


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


class HintCard(Card):
    """A card that tells hints one by one; goes away with Esc or its button."""

    closed = Signal()
    """The card is put away."""
    aim_chosen = Signal(object)
    """The play should be best by this :class:`Aim`."""
    asked = Signal()
    """The next hint is wished, or that the word is laid."""

    def __init__(self, look: Look, column: Column, page: QWidget) -> None:
        super().__init__(look, radius=14, shadow=True, parent=page)
        self._column, self._page = column, page
        self._picture = HintPicture((), Aim.POINTS, (), "", "")
        title = Text(look, self.tr("Hint"), size=STRONG, weight=QFont.Weight.Bold)
        self.close_button = Button(look, "", Kind.QUIET, icon="close", height=36)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.close_button.clicked.connect(self.put_away)
        self.aims = ListBox(look, self.tr("Best by"))
        self.aims.setMinimumHeight(40)
        self.aims.activated.connect(lambda at: self.aim_chosen.emit(self._picture.aims[at][0]))
        self.told = Text(look, size=BODY, wrap=True)
        self.left = Text(look, size=SMALL, role="muted", wrap=True)
        self.next_button = Button(look, "", height=44)
        self.next_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.next_button.clicked.connect(self.asked)
        sheet = QWidget()
        self._words = QVBoxLayout(sheet)
        self._words.setContentsMargins(0, 0, 16, 0)
        self._words.setSpacing(6)
        for part in (self.aims, self.told, self.left):
            self._words.addWidget(part)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self.next_button)
        self._words.addLayout(buttons)
        self._words.addStretch(1)
        self._scroll = scrolled(sheet)
        self._top = QHBoxLayout()
        self._top.addWidget(title, 1)
        self._top.addWidget(self.close_button)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(EDGE + 16, 14, EDGE, 24)
        inside.setSpacing(0)
        inside.addLayout(self._top)
        inside.addWidget(self._scroll, 1)
        for before, after in ((self.close_button, self.aims), (self.aims, self.next_button)):
            QWidget.setTabOrder(before, after)
        column.installEventFilter(self)
        column.bag.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

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

    def put_away(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Lie over the pad, from its foot upwards as high as needed; under the board where that is upright."""
        if self.isHidden():
            return
        inside = self._column.width() - 2 * EDGE - 16
        wanted = 14 + self._top.sizeHint().height() + height_for(self._words, inside) + 24 + RING
        most = self._room(wanted)
        height = min(wanted, most.height())
        self.setGeometry(most.x(), most.bottom() + 1 - height, most.width(), height)

    def _room(self, wanted: int) -> QRect:
        """Return the most that the card may cover, with its shadow; more than the pad where it wants more."""
        column = self._column.geometry()
        if self._column.is_upright:
            room = self._column.table_room
            return QRect(0, room.bottom() + 1, column.width(), self._page.height() - room.bottom() - 1)
        bottom = self._column.bag.y() + 12
        top = self._column.paper.mapTo(self._column, self._column.paper.rect().topLeft()).y() - 8
        top = top if bottom - top >= wanted else 4
        return QRect(column.x(), column.y() + top, column.width(), bottom - top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the column."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Esc; other keys are the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)
