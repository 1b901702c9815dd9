"""The few controls that everything is made of: buttons, cards, words in tiles, seat shapes, texts.

They paint themselves from the roles of the :class:`~scrabble_gui.ui.theme.Look` and repaint when it changes. Sizes are
logical pixels at text scale 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from scrabble_gui.ui.theme import Look, black, white
from scrabble_gui.ui.tile_item import TileFace, paint_tile

SMALL, BODY, STRONG, SECTION, TITLE, SCORE, BIG = 13, 15, 17, 19, 22, 31, 44
"""Type sizes of the design sheet."""
RING = 6
"""Room around a button for its focus ring."""


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


def paint_focus_ring(painter: QPainter, body: QRectF, radius: float, look: Look) -> None:
    """Draw the two-tone ring of the focus: 3 px, 3 px outside, the gap in its own tone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.theme["focus_gap"], 3))
    painter.drawRoundedRect(body.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1)
    painter.setPen(QPen(look.theme["focus"], 3))
    painter.drawRoundedRect(body.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4, radius + 4)
    painter.restore()


def paint_seat_shape(painter: QPainter, centre: QPointF, radius: float, seat: int, look: Look) -> None:
    """Draw the shape of a seat in its colour: circle, square, triangle, diamond."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.seat(seat))
    x, y, r = centre.x(), centre.y(), radius
    if seat == 0:
        painter.drawEllipse(centre, r, r)
    elif seat == 1:
        painter.drawRoundedRect(QRectF(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8), 1, 1)
    elif seat == 2:
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - r), QPointF(x + r * 1.1, y + r * 0.9), QPointF(x - r * 1.1, y + r * 0.9)])
        )
    else:
        d = r * 1.15
        painter.drawPolygon(QPolygonF([QPointF(x, y - d), QPointF(x + d, y), QPointF(x, y + d), QPointF(x - d, y)]))
    painter.restore()


class SeatShape(QWidget):
    """The shape of a seat as a widget."""

    def __init__(self, look: Look, seat: int, radius: float = 7, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._seat, self._radius = look, seat, radius
        self.setFixedSize(round(radius * 2.6), round(radius * 2.6))
        look.changed.connect(self.update)

    def set_seat(self, seat: int) -> None:
        """Show another seat's shape."""
        self._seat = seat
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape."""
        painter = QPainter(self)
        paint_seat_shape(painter, QRectF(self.rect()).center(), self._radius, self._seat, self._look)


class Text(QLabel):
    """A text in a role and size; wraps where asked, otherwise elides in the middle and tells all in the tooltip."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        size: int = BODY,
        weight: QFont.Weight = QFont.Weight.Normal,
        role: str = "text",
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._text_size, self._weight, self._role = look, size, weight, role
        self._full = text
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Change the text."""
        self._full = text
        self.setAccessibleName(text)
        self.setText(text)
        self._elide()

    def set_role(self, role: str) -> None:
        """Change the colour role."""
        self._role = role
        self._on_look_changed()

    def set_size(self, size: int) -> None:
        """Change the type size."""
        if size != self._text_size:
            self._text_size = size
            self._on_look_changed()

    @property
    def full_text(self) -> str:
        """The text, however little of it has room."""
        return self._full

    def _on_look_changed(self) -> None:
        self.setFont(self._look.font(self._text_size, self._weight))
        colour = (
            white(0.86).name(QColor.NameFormat.HexArgb)
            if self._role == "cloth"
            else self._look.theme[self._role].name()
        )
        pixels = round(self._text_size * self._look.text_scale)
        weight = int(self._weight)
        self.setStyleSheet(
            f"QLabel {{ color: {colour}; background: transparent; font-size: {pixels}px; font-weight: {weight}; }}"
        )
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return little width: the text elides."""
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(min(hint.width(), 24), hint.height())

    def sizeHint(self) -> QSize:
        """Return the room of the whole text."""
        if self.wordWrap():
            return super().sizeHint()
        metrics = QFontMetricsF(self._look.font(self._text_size, self._weight))
        margins = self.contentsMargins()
        width = round(metrics.horizontalAdvance(self._full)) + 2 + margins.left() + margins.right()
        return QSize(width, round(metrics.height()) + 2 + margins.top() + margins.bottom())

    def resizeEvent(self, event: object) -> None:
        """Elide anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._elide()

    def _elide(self) -> None:
        if self.wordWrap():
            return
        metrics = QFontMetricsF(self._look.font(self._text_size, self._weight))
        shown = metrics.elidedText(self._full, Qt.TextElideMode.ElideMiddle, self.contentsRect().width() + 0.5)
        self.setText(shown if shown else self._full)
        self.setToolTip(self._full if shown != self._full else "")


class Card(QWidget):
    """A sheet of paper: rounded, with a hairline, perhaps in another role, perhaps with a shadow."""

    def __init__(
        self,
        look: Look,
        *,
        role: str = "panel",
        radius: int = 14,
        line: bool = True,
        shadow: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._role, self._radius, self._line, self._shadow = look, role, radius, line, shadow
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self._shadow:
            body.adjust(12, 8, -12, -16)
            painter.setPen(Qt.PenStyle.NoPen)
            for spread in range(12, 0, -2):
                painter.setBrush(black(0.035))
                painter.drawRoundedRect(
                    body.adjusted(-spread, -spread + 6, spread, spread + 2),
                    self._radius + spread,
                    self._radius + spread,
                )
        painter.setPen(QPen(self._look.theme["line"], 1) if self._line else Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme[self._role])
        painter.drawRoundedRect(body, self._radius, self._radius)


class TileWord(QWidget):
    """A word in tiles."""

    def __init__(
        self, look: Look, side: int = 56, faces: Sequence[TileFace] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._side = look, side
        self._faces: tuple[TileFace, ...] = ()
        look.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_faces(faces)

    def set_faces(self, faces: Sequence[TileFace]) -> None:
        """Change the word."""
        self._faces = tuple(faces)
        self.setAccessibleName("".join(face.letter for face in faces))
        self.updateGeometry()
        self.update()

    def set_side(self, side: int) -> None:
        """Change the full size of a tile."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the word at its full size."""
        step = self._side + max(2, self._side // 18)
        return QSize(max(1, len(self._faces)) * step, self._side + max(4, self._side // 8))

    def minimumSizeHint(self) -> QSize:
        """Return little width: the tiles shrink."""
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles, smaller where the word is longer than the room."""
        if not self._faces:
            return
        painter = QPainter(self)
        gap = max(2, self._side // 18)
        side = min(float(self._side), self.width() / len(self._faces) - gap)
        top = max(1.0, (self.height() - side - max(4, side / 8)) / 2)
        for at, face in enumerate(self._faces):
            paint_tile(painter, QRectF(at * (side + gap), top, side, side), face, self._look)


class Shade(QWidget):
    """Dims what is under it, and keeps the mouse from it, while a card over the page waits for an answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim."""
        QPainter(self).fillRect(self.rect(), black(0.45))


def halves(text: str, metrics: QFontMetricsF) -> list[str]:
    """Return a text in two lines that are as equal as its words allow; one line where it has but one word."""
    words = text.split()
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not splits:
        return [text]
    return list(min(splits, key=lambda split: max(map(metrics.horizontalAdvance, split))))


def rule(look: Look, parent: QWidget | None = None) -> QWidget:
    """Return a hairline across."""
    line = _Hairline(look, parent)
    line.setFixedHeight(1)
    return line


class _Hairline(QWidget):
    """One pixel of the line role."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        QPainter(self).fillRect(self.rect(), self._look.theme["line"])
