"""A row of the start page to click on: :class:`RowButton`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy

from scrabble_gui.ui.choices import Choosable
from scrabble_gui.ui.kit import RING, paint_seat_shape
from scrabble_gui.ui.theme import Look


class RowButton(Choosable):
    """A row to click on: the shapes of the seats or an icon, a title, a line below it, an arrow."""

    def __init__(self, look: Look, seats: int, title: str, line: str, *, height: int, icon: str = "") -> None:
        super().__init__(look, 14)
        self.setCheckable(False)
        self._seats, self._title, self._line, self._height = seats, title, line, height
        self._icon = icon
        self.setText(title)
        self.setAccessibleName(f"{title}, {line}")
        self.setToolTip(title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._look.font(16, QFont.Weight.DemiBold), self._look.font(14)

    def sizeHint(self) -> QSize:
        """Return a row's height, more where the text is large."""
        lines = sum(QFontMetricsF(font).height() for font in self._fonts())
        return QSize(240, max(self._height, round(lines) + 24) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Return little width: the texts elide."""
        return QSize(140, self.sizeHint().height())

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint shapes, texts and arrow."""
        theme = self._look.theme
        close = body.width() < 340
        self._paint_shapes(painter, QPointF(body.left() + (20 if close else 25), body.center().y()))
        left = body.left() + (58 if close else 74)
        room = body.right() - (40 if close else 52) - left
        title, line = self._fonts()
        while title.pixelSize() > line.pixelSize() and QFontMetricsF(title).horizontalAdvance(self._title) > room:
            title.setPixelSize(title.pixelSize() - 1)
        heights = QFontMetricsF(title).height(), QFontMetricsF(line).height()
        top = body.center().y() - (sum(heights) + 4) / 2
        for text, font, role, height in (
            (self._title, title, "text", heights[0]),
            (self._line, line, "muted", heights[1]),
        ):
            painter.setFont(font)
            painter.setPen(theme[role])
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideMiddle, room)
            painter.drawText(QRectF(left, top, room + 2, height), Qt.AlignmentFlag.AlignLeft, shown)
            top += height + 4
        arrow = self._look.icon("chevron-right", theme["muted"], 22, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(body.right() - 38, body.center().y() - 11), arrow)

    def _paint_shapes(self, painter: QPainter, middle: QPointF) -> None:
        """Paint the shapes two by two, or the icon."""
        if self._icon:
            pixmap = self._look.icon(self._icon, self._look.theme["accent"], 24, self.devicePixelRatioF())
            painter.drawPixmap(middle + QPointF(-3, -12), pixmap)
        rows = (self._seats + 1) // 2
        for seat in range(self._seats):
            x = middle.x() + 19 * (seat % 2)
            y = middle.y() + 19 * (seat // 2 - (rows - 1) / 2)
            paint_seat_shape(painter, QPointF(x, y), 6.5, seat, self._look)
