"""The cloth that the game lies on: :func:`paint_cloth`, and :class:`ClothPage`, a page of cards on it.

The table paints its own ground with the same function, so that pages and table are one cloth.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from scrabble_gui.ui.kit import Card
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.theme import Look, black, white

SHADOW = 12
"""Room round a card for its shadow, at the sides; 8 above and 16 below."""
DEEP_SHADOW = 26
"""How far the shadow of a page's card falls on the cloth."""
NARROW_CARD = 620
"""A card narrower than this has narrow margins."""
FADE_MS = 200
"""How long a card takes to appear."""


def paint_cloth(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Fill a rectangle with the cloth: a little lighter in the middle, darker towards the rim.

    A black cloth, which is there for contrast, stays evenly black.
    """
    ground = look.theme["board"]
    painter.fillRect(rect, ground)
    if ground.lightness() == 0:
        return
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, white(0.07))
    light.setColorAt(0.30, white(0.04))
    light.setColorAt(0.62, black(0.03))
    light.setColorAt(1, black(0.14))
    painter.fillRect(rect, light)


def height_for(layout: QLayout, width: int) -> int:
    """Return how high the content of a widget's layout is at this width."""
    widget = layout.parentWidget()
    if widget is not None:
        _forget_sizes(widget)
    if layout.hasHeightForWidth():
        return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
    return layout.totalSizeHint().height()


def _forget_sizes(widget: QWidget) -> None:
    """Let every layout in a widget measure anew; Qt would do so only when its events come round.

    Until then Qt would also leave out what was added a moment ago.
    """
    for child in reversed(widget.findChildren(QWidget)):
        if not isValid(child):  # Qt's own: Python remembers one that lay at the same address before
            continue
        if not child.isWindow() and not child.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            child.show()
        _forget(child.layout())
        child.updateGeometry()
    _forget(widget.layout())


def _forget(layout: QLayout | None) -> None:
    """Let a layout and those inside it measure anew.

    They are found as children, never through ``itemAt``: Qt deletes its items without telling Python, which would then
    take whatever comes to lie at the same address for the old item.
    """
    if layout is None:
        return
    for inner in reversed(layout.findChildren(QLayout)):
        inner.invalidate()
    layout.invalidate()


def scrolled(content: QWidget) -> QScrollArea:
    """Return an area without a frame or a ground of its own in which the content scrolls up and down."""
    area = QScrollArea()
    let_scroll(area, content)
    return area


class Sheet(QWidget):
    """What scrolls up and down: as high as its content is at its width.

    A layout says how high it is at its preferred width, which is too high where lines of text are longer.
    """

    def minimumSizeHint(self) -> QSize:
        """Leave the height to ``heightForWidth``, which the area asks too."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self.hasHeightForWidth() else least


def let_scroll(area: QScrollArea, content: QWidget) -> None:
    """Put the content into an area, without a frame or a ground, in which it scrolls up and down."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    clear_port(area)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(content)
    content.setAutoFillBackground(False)


class ClothPage(QWidget):
    """A page of cloth with one card of paper in the middle; the card scrolls where the window is too low for it.

    A subclass fills ``self.body``, a layout inside the card, and says in :meth:`fit` how it makes do with little room.
    """

    def __init__(self, look: Look, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._width = width
        self._tight: bool | None = None
        self.side = 56
        """Margin at the sides of the card, in pixels."""
        self.card = Card(look, radius=22, line=False, shadow=True)
        self.body = QVBoxLayout(self.card)
        self._scroll = scrolled(self.card)
        self._scroll.setParent(self)
        self._scroll.setWidgetResizable(False)
        self._veil = Veil(look, self)
        look.changed.connect(self.refit)

    def fit(self, tight: bool) -> None:
        """Set margins, gaps and type sizes; ``tight`` is for windows lower than the card likes."""
        raise NotImplementedError

    def usual_height(self, tight: bool) -> int:
        """Return the height that the card has even where its content needs less: no more than the page allows."""
        return 0

    def refit(self) -> None:
        """Lay the card out anew: after new content, another window size, another text size."""
        room = self.size()
        self._set_tight(False)
        if self._height(room.width()) > room.height():
            self._set_tight(True)
        width = min(self._width, room.width())
        height = self._height(room.width())
        self._scroll.setGeometry(self._place(room, height))
        if height > room.height():
            width = min(width, room.width() - self._scroll.verticalScrollBar().sizeHint().width())
            height = self._height(room.width())
        self.card.resize(width, height)
        focus = self.card.focusWidget()
        if focus is not None:
            self._scroll.ensureWidgetVisible(focus, 0, 12)
        self.update()

    def _set_tight(self, tight: bool) -> None:
        """Tell the page how much room there is."""
        self._tight = tight
        side, top, bottom = (28, 16, 16) if tight else (56, 36, 36)
        if min(self._width, self.width()) < NARROW_CARD:
            side = 20
        self.side = side
        self.body.setContentsMargins(side + SHADOW, top + 8, side + SHADOW, bottom + 16)
        self.fit(tight)
        self.body.activate()

    def _height(self, room: int) -> int:
        """Return how high the card must be in a window of this width."""
        width = min(self._width, room)
        usual = self.usual_height(bool(self._tight))
        return max(height_for(self.body, width), min(usual, self.height()) if self._tight else usual)

    def _place(self, room: QSize, height: int) -> QRect:
        """Return where the card stands: in the middle, as high as it needs and as the page allows."""
        width = min(self._width, room.width())
        shown = min(height, room.height())
        return QRect((room.width() - width) // 2, (room.height() - shown) // 2, width, shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._veil.finish()
        self.refit()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again after another typeface came."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.refit()

    def fade_in(self) -> None:
        """Let the card appear out of the cloth, where things may move; a key or a click ends it."""
        if self.look.motion:
            self._veil.fade()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, and the shadow of the card on it."""
        painter = QPainter(self)
        paint_cloth(painter, QRectF(self.rect()), self.look)
        paper = QRectF(self._scroll.geometry()).adjusted(SHADOW, 8, -SHADOW, -16)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(black(0.009))
        for spread in range(DEEP_SHADOW, 0, -1):
            painter.drawRoundedRect(paper.adjusted(-spread, 10 - spread, spread, 10 + spread), 22 + spread, 22 + spread)


class Veil(QWidget):
    """Cloth over a page that fades away; it keeps no click and no key from the page."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(FADE_MS)
        self._fading.valueChanged.connect(self.update)
        self._fading.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fade(self) -> None:
        """Cover the page and fade away."""
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self._fading.start()

    def finish(self) -> None:
        """Be gone at once."""
        self._fading.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, ever thinner."""
        painter = QPainter(self)
        painter.setOpacity(float(self._fading.currentValue()))
        paint_cloth(painter, QRectF(self.rect()), self._look)
