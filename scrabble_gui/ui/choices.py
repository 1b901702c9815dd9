"""Things to choose from: :class:`Choice`, one of a few framed answers, of which the chosen one is marked.

Put into a ``QButtonGroup`` the arrow keys move between them; Enter and the space bar choose.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from scrabble_gui.ui.kit import BODY, RING, paint_focus_ring
from scrabble_gui.ui.theme import Look, black

CLOSER = 6
"""So many pixels smaller than usual the type of a short answer may be before it is elided."""


class Choosable(QAbstractButton):
    """Ground and keys of everything that can be chosen; a subclass paints what stands on it, or holds widgets."""

    def __init__(self, look: Look, radius: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._radius = radius
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._on_look_changed)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose on Enter as on the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def body(self) -> QRectF:
        """Return the frame, inside the room of the focus ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the frame of the chosen one, and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, body = self._look.theme, self.body()
        width = 2 if self.isChecked() else 1
        painter.setPen(QPen(theme["accent" if self.isChecked() else "line"], width))
        painter.setBrush(theme["panel"])
        inset = width / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), self._radius, self._radius)
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(black(0.03))
            painter.drawRoundedRect(body, self._radius, self._radius)
        self.paint_content(painter, body)
        if self.hasFocus():
            paint_focus_ring(painter, body, self._radius, self._look)

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint what stands on the ground."""


class Choice(Choosable):
    """A short answer; the chosen one carries a tick."""

    def __init__(self, look: Look, text: str, *, height: int = 44, parent: QWidget | None = None) -> None:
        super().__init__(look, 12, parent)
        self._height = height
        self.setText(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Change the answer."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return self._look.font(BODY, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """Return the room of the text and of the tick, there or not: the answers stay where they are."""
        metrics = QFontMetricsF(self._font())
        height = max(self._height, round(metrics.height()) + 16)
        return QSize(round(metrics.horizontalAdvance(self.text())) + 62 + 2 * RING, height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Return little width: the text elides."""
        return QSize(64, self.sizeHint().height())

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint tick and text."""
        ink = self._look.theme["accent" if self.isChecked() else "text"]
        room = body.width() - (40 if self.isChecked() else 12)
        font = self._font()
        for _ in range(CLOSER):
            if QFontMetricsF(font).horizontalAdvance(self.text()) <= room:
                break
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(ink)
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)
        width = metrics.horizontalAdvance(text)
        left = body.center().x() - width / 2
        if self.isChecked():
            left += 11
            pixmap = self._look.icon("check", ink, 18, self.devicePixelRatioF())
            painter.drawPixmap(round(left - 24), round(body.center().y() - 9), pixmap)
        area = QRectF(left, body.top(), body.right() - left, body.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
