"""The course of a game as a picture: a line a seat from turn to turn, its shape at every turn, its name at the end.

:class:`CourseChart` is fed with points and paints itself; it knows no rules. A :class:`Line` is told apart by shape and
name, not by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from scrabble_gui.ui.kit import SMALL, paint_seat_shape
from scrabble_gui.ui.theme import Look

MOST_TICKS = 5
"""No more lines across than this, besides the one at the bottom."""

MOST_HEIGHT = 360
"""The picture grows no higher, in pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """The course of one seat."""

    seat: int
    """Whose."""
    name: str
    """What stands at its end."""
    points: tuple[tuple[int, int], ...]
    """(number of the turn, total after it), the first of them the start."""


def tick_step(highest: int) -> int:
    """Return the distance of the lines across, in points: 10, 20, 50, 100 and so on.

    >>> tick_step(250), tick_step(60), tick_step(1200)
    (50, 20, 500)
    """
    step, factors = 10, (2, 2.5, 2)
    at = 0
    while highest / step > MOST_TICKS:
        step = round(step * factors[at % 3])
        at += 1
    return step


def spread(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Return places near the wanted ones, at least ``distance`` apart, between ``low`` and ``high`` where they fit.

    >>> spread([10, 12, 60], 10, 0, 100)
    [10, 20, 60]
    >>> spread([95, 97, 99], 10, 0, 100)
    [80, 90, 100]
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    places = list(wanted)
    for before, at in zip([None, *order], order, strict=False):
        places[at] = max(places[at], low if before is None else places[before] + distance)
    limit = high
    for at in reversed(order):
        places[at] = min(places[at], limit)
        limit = places[at] - distance
    return places


class CourseChart(QWidget):
    """The picture."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[Line, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(MOST_HEIGHT)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: Sequence[Line], description: str) -> None:
        """Show these lines; the description is for who does not see them."""
        self._lines = tuple(lines)
        self.setAccessibleName(description)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        return QSize(424, 240)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which it still tells something."""
        return QSize(200, round(140 * self._look.text_scale))

    def _font(self) -> QFont:
        return self._look.font(SMALL, QFont.Weight.DemiBold)

    def _extent(self) -> tuple[int, int, int]:
        """Return the last turn, the lowest and the highest total."""
        totals = [total for line in self._lines for _, total in line.points]
        return (
            max([1, *(turn for line in self._lines for turn, _ in line.points)]),
            min([0, *totals]),
            max([10, *totals]),
        )

    def _plot(self) -> QRectF:
        """Return where the lines run: between the numbers at the left and the names at the right."""
        metrics = QFontMetricsF(self._font())
        names = max([0.0, *(metrics.horizontalAdvance(line.name) for line in self._lines)])
        names = min(names, self.width() * 0.28)
        left = metrics.horizontalAdvance("0000") + 4
        return QRectF(left, 12, max(20.0, self.width() - left - names - 12), self.height() - 22 - metrics.height())

    def _place(self, plot: QRectF, turn: int, total: float) -> QPointF:
        last, low, high = self._extent()
        return QPointF(
            plot.left() + plot.width() * turn / last, plot.bottom() - plot.height() * (total - low) / (high - low)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines across, the courses, the names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self._plot()
        self._paint_ticks(painter, plot)
        for line in self._lines:
            self._paint_line(painter, plot, line)
        self._paint_names(painter, plot)

    def _paint_ticks(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the lines across and their numbers."""
        theme = self._look.theme
        _, low, high = self._extent()
        step = tick_step(high)
        font = self._look.font(12)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for total in range(-(-low // step) * step, high + 1, step):
            y = self._place(plot, 0, total).y()
            painter.setPen(QPen(theme["line"], 1.4 if total == 0 else 0.8))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme["muted"])
            room = QRectF(0, y - metrics.height() / 2, plot.left() - 7, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(total))
        below = QRectF(plot.left(), plot.bottom() + 6, plot.width(), metrics.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.tr("turns"))

    def _paint_line(self, painter: QPainter, plot: QRectF, line: Line) -> None:
        """Paint one course."""
        places = [self._place(plot, turn, total) for turn, total in line.points]
        colour = self._look.theme.seat(line.seat)
        painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(places))
        for place in places[1:]:
            paint_seat_shape(painter, place, 3.8, line.seat, self._look)

    def _paint_names(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the names at the line ends, none over another."""
        metrics = QFontMetricsF(self._font())
        half = metrics.height() / 2
        ends = [self._place(plot, *line.points[-1]).y() if line.points else plot.bottom() for line in self._lines]
        places = spread(ends, metrics.height() + 1, half, self.height() - half)
        painter.setFont(self._font())
        for line, y in zip(self._lines, places, strict=True):
            painter.setPen(self._look.theme.seat(line.seat))
            room = QRectF(plot.right() + 10, y - half, self.width() - plot.right() - 10, metrics.height())
            text = metrics.elidedText(line.name, Qt.TextElideMode.ElideMiddle, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
