"""Buttons: :class:`Button` in a few kinds."""

from __future__ import annotations

import math
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from scrabble_gui.ui.kit.marks import paint_focus_ring, paint_seat_shape
from scrabble_gui.ui.kit.sizes import BODY, RING, SMALL, STRONG
from scrabble_gui.ui.theme import Look, black, white


class Kind(Enum):
    """What a button is for, and so how it looks."""

    PRIMARY = auto()
    """The one filled button of a screen."""
    ORDINARY = auto()
    """A framed button on paper."""
    QUIET = auto()
    """Text only, in the accent colour."""
    DANGER = auto()
    """Gives something up; never the default."""
    CLOTH = auto()
    """A pale button on the cloth."""
    SEAT = auto()
    """Framed in the colour of a seat, with its shape."""


class Button(QAbstractButton):
    """A button of the design sheet: text in the middle, or text left and ``right_text`` at the right edge."""

    def __init__(
        self,
        look: Look,
        text: str,
        kind: Kind = Kind.ORDINARY,
        *,
        icon: str = "",
        seat: int | None = None,
        stacked: bool = False,
        height: int = 48,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon = icon
        self._seat = seat
        self._stacked = stacked
        self._height = height
        self._right_text = ""
        self._refused = False
        self._size = STRONG if kind is Kind.PRIMARY else BODY
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._on_look_changed)

    def set_text(self, text: str, right_text: str = "") -> None:
        """Change what stands on the button; a screen reader reads both parts."""
        self._right_text = right_text
        self.setText(text)
        self.setAccessibleName(f"{text}, {right_text}" if right_text else text)
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        """Change the icon."""
        self._icon = icon
        self.update()

    def set_refused(self, refused: bool) -> None:
        """Give the button the look of a disabled one; it can still be focused, read and pressed for the reason."""
        self._refused = refused
        self.update()

    @property
    def right_text(self) -> str:
        """What stands at the right edge; often empty."""
        return self._right_text

    @property
    def is_refused(self) -> bool:
        """Whether it looks disabled because its text is a reason."""
        return self._refused

    def set_text_size(self, size: int) -> None:
        """Change the size of the text."""
        self._size = size
        self.updateGeometry()
        self.update()

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        weight = QFont.Weight.Bold if self._kind is Kind.PRIMARY else QFont.Weight.DemiBold
        return self._look.font(self._size, weight)

    def sizeHint(self) -> QSize:
        """Return text, icon and padding, with room for the focus ring."""
        metrics = QFontMetricsF(self._font())
        width = metrics.horizontalAdvance(self.text())
        if self._right_text:
            width += metrics.horizontalAdvance(self._right_text) + 24
        if (self._icon or self._seat is not None) and not self._stacked:
            width += 30
        padding = 16 if self._kind is Kind.QUIET else 32 if not self._stacked else 8
        text = 0 if self._stacked or not self.text() else round(metrics.height() + 20)
        height = max(self._height, text)
        return QSize(math.ceil(width + padding) + 1 + 2 * RING, height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size: long texts elide."""
        return QSize(min(self.sizeHint().width(), 44 + 2 * RING), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter as on the space bar, once however long the key is held."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaint for the hover light."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint without the hover light."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face, icon, text and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.isDown():
            body.translate(0, 1)
        ink = self._paint_face(painter, body)
        self._paint_content(painter, body, ink)
        if self.hasFocus():
            paint_focus_ring(painter, body, 12, self._look)

    def _paint_face(self, painter: QPainter, body: QRectF) -> QColor:
        """Paint the ground and return the colour of the text on it."""
        theme = self._look.theme
        off = self._refused or not self.isEnabled()
        fill, frame, ink = {
            Kind.PRIMARY: (theme["accent"], None, theme["on_accent"]),
            Kind.ORDINARY: (theme["panel"], theme["line"], theme["text"]),
            Kind.QUIET: (QColor(Qt.GlobalColor.transparent), None, theme["accent"]),
            Kind.DANGER: (theme["danger"], None, theme["on_danger"]),
            Kind.CLOTH: (white(0.10), white(0.34), white(1)),
            Kind.SEAT: (theme["panel"], theme.seat(self._seat or 0), theme["text"]),
        }[self._kind]
        if off and self._kind is Kind.CLOTH:
            fill, frame, ink = white(0.04), white(0.20), white(0.60)
        elif off and self._kind is Kind.QUIET:
            ink = theme["muted"]
        elif off:
            fill, frame, ink = theme["button"], None, theme["muted"]
        if self._kind is Kind.PRIMARY and not off:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(black(0.18))
            painter.drawRoundedRect(body.translated(0, 3), 12, 12)
        painter.setPen(QPen(frame, 1.4 if self._kind is Kind.SEAT else 1) if frame else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        if self.underMouse() and not off:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(white(0.08) if self._kind in (Kind.PRIMARY, Kind.CLOTH, Kind.DANGER) else black(0.04))
            painter.drawRoundedRect(body, 12, 12)
        return ink

    def _paint_content(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        """Paint icon or seat shape and the text, elided in the middle where nothing else helps."""
        if self._stacked:
            self._paint_stacked(painter, body, ink)
            return
        font, padding, mark = self._fitting(body.width())
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        painter.setPen(ink)
        room = body.width() - 2 * padding - mark
        if self._right_text:
            painter.drawText(
                body.adjusted(0, 0, -padding, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                self._right_text,
            )
            room -= metrics.horizontalAdvance(self._right_text) + 16
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room + 0.5)
        width = metrics.horizontalAdvance(text) + mark
        left = body.left() + padding if self._right_text else body.center().x() - width / 2
        if self._seat is not None:
            paint_seat_shape(painter, QPointF(left + 9, body.center().y()), 7, self._seat, self._look)
            painter.setPen(ink)
        elif self._icon:
            pixmap = self._look.icon(self._icon, ink, 20, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, body.center().y() - 10), pixmap)
        area = QRectF(left + mark, body.top(), width, body.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _fitting(self, width: float) -> tuple[QFont, float, float]:
        """Return type, padding and room of the mark: as designed, or a little closer where the text needs it."""
        marked = bool(self._icon) or self._seat is not None
        usual = 8 if self._kind is Kind.QUIET else 16 if not self._right_text else 22
        weight = self._font().weight()
        ways = [(self._size, usual, 30 if marked else 0)]
        ways += [(self._size - less, 8, 24 if marked else 0) for less in (0, 1, 2)]
        for size, padding, mark in ways:
            font = self._look.font(size, weight)
            metrics = QFontMetricsF(font)
            needed = metrics.horizontalAdvance(self.text()) + mark + 2 * padding
            if self._right_text:
                needed += metrics.horizontalAdvance(self._right_text) + 16
            if needed <= width:
                break
        return font, padding, mark

    def _paint_stacked(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        """Paint the icon over the word, or alone where there is no room for the word."""
        alone = body.width() < 60 or body.height() < 56 or not self.text()
        middle = body.center().y() if alone else body.top() + body.height() * 0.32
        pixmap = self._look.icon(self._icon, ink, 22, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(body.center().x() - 11, middle - 11), pixmap)
        if not alone:
            painter.setFont(self._look.font(SMALL, QFont.Weight.DemiBold, scaled=False))
            painter.setPen(ink)
            text = QRectF(body.left(), body.top() + body.height() * 0.56, body.width(), body.height() * 0.36)
            painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self.text())
