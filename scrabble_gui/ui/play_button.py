"""The big button under the score pad: :class:`PlayButton` shows a :class:`PlayButtonPicture`."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.heads import NARROW
from scrabble_gui.ui.kit import RING, Button, Kind, halves
from scrabble_gui.ui.theme import Look

SLOW_DOUBLE_CLICK = 700
"""Milliseconds between the presses of a double click by a slow hand."""


@dataclass(frozen=True, slots=True)
class PlayButtonPicture:
    """What the button shows that plays, or exchanges."""

    text: str
    """At the left: ``Play VEINED``, or the reason why not."""
    right_text: str
    """At the right: ``36 points``; may be empty."""
    refused: bool
    """Whether it looks disabled because its text is a reason."""
    why: str
    """The line below the button; may be empty."""
    level: str = ""
    """The level of the computer that the text speaks of; its face stands before it."""


class PlayButton(Button):
    """The big button: what it plays at the left and the points at the right, or one under the other; or a reason.

    The type becomes smaller before a second line is taken, and nothing is elided but what two lines cannot hold.
    """

    SIZES = (20, 18, 16, 15)
    FACE = 34

    def __init__(
        self, look: Look, text: str, kind: Kind = Kind.ORDINARY, *, height: int = 64, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, text, kind, height=height, parent=parent)
        self._level = ""
        self._pressed = (-SLOW_DOUBLE_CLICK, "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, but let the second press of a double click that played hurry no computer."""
        then, level = self._pressed
        self._pressed = event.timestamp(), self._level
        if self._level and not level and event.timestamp() - then < SLOW_DOUBLE_CLICK:
            event.accept()
        else:
            super().mousePressEvent(event)

    def set_level(self, level: str) -> None:
        """Show the face of this computer, or none."""
        self._level = level
        self.update()

    def shown_lines(self) -> list[str]:
        """Return what is written: text and points side by side or one under the other, or the lines of a reason."""
        return self._fitted(self._body().width())[1]

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def _room(self, width: float) -> float:
        face = self.FACE + 10 if self._level else 0
        return width - 2 * (12 if width < NARROW else 22) - face

    def _fitted(self, width: float) -> tuple[QFont, list[str], bool]:
        """Return the type, the texts, and whether they stand side by side."""
        room, text, right = self._room(width), self.text(), self.right_text
        for size in self.SIZES:
            font = self._look.font(size, QFont.Weight.Bold)
            metrics = QFontMetricsF(font)
            needed = metrics.horizontalAdvance(text) + (metrics.horizontalAdvance(right) + 14 if right else 0)
            if needed <= room:
                return font, [text, right] if right else [text], True
        lines = [text, right] if right else halves(text, metrics)
        return font, [metrics.elidedText(line, Qt.TextElideMode.ElideMiddle, room) for line in lines], False

    def _paint_content(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        """Paint the text, and what stands at the right, as large as they fit."""
        font, lines, beside = self._fitted(body.width())
        side = 12 if body.width() < NARROW else 22
        room = body.adjusted(body.width() - side - self._room(body.width()), 0, -side, 0)
        face = self._look.face(self._level, ink, self.FACE, self.devicePixelRatioF()) if self._level else None
        if face is not None:
            painter.drawPixmap(QPointF(body.left() + side, body.center().y() - self.FACE / 2), face)
        painter.setFont(font)
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        if beside and len(lines) == 2:
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, lines[0])
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, lines[1])
            return
        height = QFontMetricsF(font).height()
        top = room.center().y() - height * len(lines) / 2
        for at, line in enumerate(lines):
            painter.drawText(
                QRectF(room.left(), top + at * height, room.width(), height),
                Qt.AlignmentFlag.AlignHCenter | middle,
                line,
            )
