"""Which letter is the blank? :class:`BlankPicker` asks beside the square; it does not wait for the answer.

The picker lies over its whole parent and shows a card in it: a press beside the card puts the question away. Keys:
typing a letter picks it, arrows and Enter choose, Esc puts away. A letter of several characters is typed in full; where
a shorter one begins it, that one is picked with Enter.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QVBoxLayout, QWidget

from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.kit import STRONG, Card, Text, paint_focus_ring
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, paint_glow, paint_tile

COLUMNS = 6
"""Letters in a row."""
CELL = 48
"""Side of a letter, as large as a finger needs; more where the text is large."""
_INSET = 3
_DISTANCE, _EDGE = 10, 4
_SHADOW = QMargins(12, 8, 12, 16)
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class BlankPicker(QWidget):
    """The question for the letter of a blank."""

    picked = Signal(str)
    """The letter, in capitals."""
    cancelled = Signal()
    """The question was put away without an answer."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._parent = look, parent
        self._typed = ""
        self._square = QRectF()
        self._buttons: list[_Letter] = []
        self._card = Card(look, shadow=True, parent=self)
        self._column = column = QVBoxLayout(self._card)
        column.setContentsMargins(16 + 12, 12 + 8, 16 + 12, 16 + 16)
        column.setSpacing(8)
        self._title = Text(look, self.tr("Which letter is the blank?"), size=STRONG, weight=QFont.Weight.Bold)
        column.addWidget(self._title)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        column.addLayout(self._grid)
        self.setAccessibleName(self._title.full_text)
        self.setVisible(False)
        parent.installEventFilter(self)
        look.changed.connect(self._place)

    def ask(self, tile_set: TileSet, square: QRectF) -> None:
        """Ask beside ``square``, a place of the parent, offering every letter of the set; answers with a signal."""
        self.setVisible(False)
        self._square = QRectF(square)
        if tuple(button.text() for button in self._buttons) != tile_set.letters:
            self._offer(tile_set.letters)
        self._place()
        self.setVisible(True)
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def letters(self) -> tuple[QAbstractButton, ...]:
        """The buttons of the letters, in the order of the tile set."""
        return tuple(self._buttons)

    @property
    def card(self) -> QRect:
        """Where the card with the letters is."""
        return self._card.geometry()

    def _offer(self, letters: Sequence[str]) -> None:
        """Show these letters."""
        for old in self._buttons:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._buttons = []
        for at, letter in enumerate(letters):
            button = _Letter(self._look, letter, self._card)
            button.clicked.connect(lambda _checked=False, letter=letter: self._pick(letter))
            self._grid.addWidget(button, at // COLUMNS, at % COLUMNS)
            self._buttons.append(button)

    # --- place --------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if watched is self._parent and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Put the card beside the square, off it where there is room, and always inside the parent."""
        self.setGeometry(self._parent.rect())
        self._column.activate()
        self._card.setGeometry(beside(self._square, self._card.sizeHint(), self._parent.rect()))

    # --- answers ------------------------------------------------------------------------------------------------------

    def _pick(self, letter: str) -> None:
        """Answer with a letter."""
        self.setVisible(False)
        self.picked.emit(letter)

    def _cancel(self) -> None:
        """Put the question away."""
        self.setVisible(False)
        self.cancelled.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the question away when pressed beside the card."""
        event.accept()
        if not self.card.contains(event.position().toPoint()):
            self._cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Keep the second press of a double click from the table."""
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was typed."""
        self._typed = ""
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick by typing, wander with the arrows, put away with Escape; no key goes on to the table."""
        event.accept()
        key, now = Qt.Key(event.key()), self._focused()
        if key == Qt.Key.Key_Escape:
            self._cancel()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._pick(self._buttons[now].text())
        elif key in _STEPS:
            self._typed = ""
            step = now + _STEPS[key]
            if 0 <= step < len(self._buttons):
                self._buttons[step].setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.text().strip():
            self._type(event.text().upper())

    def event(self, event: QEvent) -> bool:
        """Claim every key without Ctrl or Alt before shortcuts of the window get it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
                event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus among the letters."""
        step = (self._focused() + (1 if forward else -1)) % len(self._buttons)
        self._buttons[step].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def _focused(self) -> int:
        """Return the number of the letter with the focus."""
        return next((at for at, button in enumerate(self._buttons) if button.hasFocus()), 0)

    def _type(self, text: str) -> None:
        """Go on with what was typed so far, or begin anew; pick when only one letter is left."""
        for typed in (self._typed + text, text):
            fitting = [button for button in self._buttons if button.text().startswith(typed)]
            if fitting:
                break
        else:
            self._typed = ""
            return
        self._typed = typed
        if len(fitting) == 1 and fitting[0].text() == typed:
            self._pick(typed)
        else:
            exact = next((button for button in fitting if button.text() == typed), fitting[0])
            exact.setFocus(Qt.FocusReason.OtherFocusReason)


def beside(square: QRectF, size: QSize, room: QRect) -> QRect:
    """Return where a card of this size, its shadow included, goes: beside the square and inside the room.

    Right of the square, left, below, above: the first place where it does not cover the square, or covers least of it.
    """
    paper = QRect(0, 0, size.width(), size.height()).marginsRemoved(_SHADOW)
    inner = room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    x, y = square.center().x() - paper.width() / 2, square.center().y() - paper.height() / 2
    corners = (
        (square.right() + _DISTANCE, y),
        (square.left() - _DISTANCE - paper.width(), y),
        (x, square.bottom() + _DISTANCE),
        (x, square.top() - _DISTANCE - paper.height()),
    )
    places = []
    for left, top in corners:
        left = max(inner.left(), min(round(left), inner.right() + 1 - paper.width()))
        top = max(inner.top(), min(round(top), inner.bottom() + 1 - paper.height()))
        places.append(QRect(left, top, paper.width(), paper.height()))

    def covered(place: QRect) -> float:
        part = QRectF(place).intersected(square)
        return part.width() * part.height()

    return min(places, key=covered).marginsAdded(_SHADOW)


class _Letter(QAbstractButton):
    """One letter, as the blank will show it."""

    def __init__(self, look: Look, letter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setText(letter)
        self.setAccessibleName(letter)
        self._fit()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        """Grow with the text, by half of what it grows."""
        side = round(CELL * (1 + self._look.text_scale) / 2)
        self.setFixedSize(side, side)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key but the space bar to the picker."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, lit under the mouse, with the ring of the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width() - 2 * _INSET - 4
        rect = QRectF(QPointF(_INSET + 2, _INSET + 1 + self.isDown()), QRectF(0, 0, side, side).size())
        paint_tile(painter, rect, TileFace(self.text(), None, blank=True), self._look)
        if self.underMouse():
            paint_glow(painter, rect)
        if self.hasFocus():
            paint_focus_ring(painter, rect.adjusted(2, 2, -2, -2), 4, self._look)
