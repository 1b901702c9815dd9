"""Parts of the end page: the headline, the best plays, columns that scroll, the line between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.core.setup import Setup
from scrabble_gui.ui import result_words
from scrabble_gui.ui.highlights import BestPlay
from scrabble_gui.ui.kit import BIG, STRONG, Text, TileWord, paint_seat_shape, rule
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import face_of


class Headline(QWidget):
    """The one big line of the page, with the shapes of the winners before it; smaller, then in two lines, for room."""

    SIZES = (BIG + 2, 40, 34, 29, 25, 22)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._seats: tuple[int, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def show_text(self, text: str, seats: tuple[int, ...]) -> None:
        """Show a text about these seats."""
        self._text, self._seats = text, seats
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Whether the height follows the width: the text may take two lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height in pixels."""
        font, room = self._font_for(width)
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, room, 1000), int(Qt.TextFlag.TextWordWrap), self._text)
        return round(max(box.height(), metrics.height())) + 2

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        return QSize(320, self.heightForWidth(max(320, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Return little width."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the text needs in the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _font_for(self, width: float) -> tuple[QFont, float]:
        """Return the largest type in which the text takes one line, or the smallest, and the room for the text."""
        for size in self.SIZES:
            font = self._look.font(size, QFont.Weight.ExtraBold)
            room = width - self._shape_step(font) * len(self._seats)
            if QFontMetricsF(font).horizontalAdvance(self._text) <= room:
                break
        return font, room

    def _shape_step(self, font: QFont) -> float:
        return font.pixelSize() * 0.92

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shapes and text."""
        painter = QPainter(self)
        font, room = self._font_for(self.width())
        step = self._shape_step(font)
        first_line = QFontMetricsF(font).height()
        for at, seat in enumerate(self._seats):
            centre = QPointF(step * at + font.pixelSize() * 0.30, first_line * 0.52)
            paint_seat_shape(painter, centre, font.pixelSize() * 0.28, seat, self._look)
        painter.setFont(font)
        alone = len(self._seats) == 1
        painter.setPen(self._look.theme.seat(self._seats[0]) if alone else self._look.theme["text"])
        left = step * len(self._seats)
        painter.drawText(QRectF(left, 0, room, self.height()), int(Qt.TextFlag.TextWordWrap), self._text)


class BestPlays(QWidget):
    """The best play of the game in tiles, and the best of each other player in a line."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self.word = TileWord(look, 44)
        self.caption = Text(look, role="muted", wrap=True)
        self._layout.addWidget(Text(look, self.tr("Remember this one"), size=STRONG, weight=QFont.Weight.Bold))
        self._layout.addWidget(self.word)
        self._layout.addWidget(self.caption)
        self._others: list[QWidget] = []

    def show_plays(self, setup: Setup, plays: Sequence[BestPlay]) -> None:
        """Show these plays, the best first; nothing where nobody played."""
        for widget in self._others:
            widget.hide()
            widget.deleteLater()
        self._others = []
        self.setVisible(bool(plays))
        if not plays:
            return
        best, *others = plays
        self.word.set_faces([face_of(tile, setup.tile_set) for tile in best.word])
        self.caption.set_text(result_words.best_play(setup, best))
        for play in others:
            self._others += [rule(self._look), self._line(setup, play)]
        for widget in self._others:
            self._layout.addWidget(widget)

    def lines(self) -> list[str]:
        """Return what stands below the best play, a text a player."""
        return [widget.accessibleName() for widget in self._others if widget.accessibleName()]

    def _line(self, setup: Setup, play: BestPlay) -> QWidget:
        """Return the line of one player."""
        line = QWidget()
        line.setAccessibleName(f"{result_words.best_for(setup, play)}: {play.text} {play.points}")
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(12)
        row.addWidget(Text(self._look, result_words.best_for(setup, play), role="muted"), 1)
        row.addWidget(Text(self._look, f"{play.text}  {play.points}", weight=QFont.Weight.Bold))
        return line


class Flow(QScrollArea):
    """Widgets one under the other that scroll where they have too little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        clear_port(self)
        content = QWidget()
        self._box = QVBoxLayout(content)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(24)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end, taking it from wherever it was."""
        if self._box.indexOf(widget) < 0:
            self._box.addWidget(widget)
            widget.show()


class UprightLine(QWidget):
    """The line between the two columns."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        QPainter(self).fillRect(self.rect(), self._look.theme["line"])
