"""The ranking at the end: a row a player with score, tiles left, what they cost or earn, and the final score.

:class:`Ranking` takes :class:`~scrabble_gui.ui.rank_columns.RankLine` objects in their order.
:meth:`Ranking.set_progress` lets the settling count up row by row; what the numbers are is decided by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.ui import messages, result_words
from scrabble_gui.ui.kit import BODY, SECTION, STRONG, paint_seat_shape
from scrabble_gui.ui.rank_columns import TILE, Columns, RankLine, columns_of
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import paint_tile

ROW, LOW_ROW = 84, 46
"""Height of a row in pixels: as it likes, and where there is little room."""
TWO_LINES = 72
"""Height of a row whose name stands over its numbers, at least."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Ranking(QWidget):
    """Headings and rows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.lines: tuple[RankLine, ...] = ()
        self.settles = True
        """Whether tiles are settled: otherwise only the final score stands there."""
        self._rows: list[RankRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._headings = _Headings(self)
        self._layout.addWidget(self._headings)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> tuple[RankRow, ...]:
        """The rows, the best first."""
        return tuple(self._rows)

    def show_lines(self, lines: Sequence[RankLine], *, settles: bool) -> None:
        """Show these rows, all settled."""
        self.lines, self.settles = tuple(lines), settles
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [RankRow(self, line) for line in lines]
        for row in self._rows:
            self._layout.addWidget(row)
        self.updateGeometry()

    def height_without_rows(self) -> int:
        """Return the height in pixels of everything but the rows themselves."""
        return self._headings.sizeHint().height() + len(self._rows) * self._layout.spacing()

    def set_room(self, room: int) -> None:
        """Make the rows as high as they like, or lower so that all have room in this height."""
        scale = self.look.text_scale
        each = (room - self.height_without_rows()) // max(1, len(self._rows))
        least = TWO_LINES if self.columns(self.width()).two_lines else LOW_ROW
        height = max(round(least * scale), min(round(ROW * max(1.0, scale * 0.8)), each))
        for row in self._rows:
            row.setFixedHeight(height)

    def set_progress(self, progress: float) -> None:
        """Show the settling so far: 0 nothing is settled, 1 the first row is, … up to the number of rows."""
        for at, row in enumerate(self._rows):
            row.set_share(min(1.0, max(0.0, progress - at)))

    def columns(self, width: float) -> Columns:
        """Return where the columns stand in a row of this width."""
        return columns_of(self.lines, self.look, width, settles=self.settles)


class _Headings(QWidget):
    """The words over the columns."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__(ranking)
        self._ranking = ranking
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        ranking.look.changed.connect(self.updateGeometry)
        ranking.look.changed.connect(self.update)

    def _font(self) -> QFont:
        return self._ranking.look.font(14)

    def sizeHint(self) -> QSize:
        """Return the height of a line of text."""
        return QSize(320, round(QFontMetricsF(self._font()).height()) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(self._ranking.look.theme["muted"])
        columns = self._ranking.columns(self.width())
        words = [(columns.final, self.tr("Final"))]
        if self._ranking.settles and not columns.two_lines:
            words += [(columns.score, self.tr("Score")), (columns.tiles, self.tr("Tiles left"))]
        for right, word in words:
            painter.drawText(QRectF(right - 200, 0, 200, self.height()), RIGHT, word)


class RankRow(QWidget):
    """One player's row."""

    def __init__(self, ranking: Ranking, line: RankLine) -> None:
        super().__init__(ranking)
        self._ranking, self._line = ranking, line
        self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(line.name)
        text = result_words.rank_line(line.place, line.name, line.settlement, line.remark, settles=ranking.settles)
        self.setAccessibleName(text)
        ranking.look.changed.connect(self.update)

    @property
    def line(self) -> RankLine:
        """What the row shows."""
        return self._line

    @property
    def shown_final(self) -> int:
        """The last number as it stands there now."""
        return round(self._line.settlement.score + self._line.settlement.change * self._share)

    def set_share(self, share: float) -> None:
        """Show so much of the settling, 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, line = self._ranking.look, self._line
        self._paint_paper(painter)
        columns = self._ranking.columns(self.width())
        height = float(self.height())
        above, below = (0.0, height), (0.0, height)
        if columns.two_lines:
            above, below = (height * 0.06, height * 0.48), (height * 0.50, height * 0.42)
        painter.setFont(look.font(STRONG, QFont.Weight.Bold))
        painter.setPen(look.theme["muted"])
        painter.drawText(self._area(16, columns.name - 20, above), LEFT, str(line.place))
        paint_seat_shape(painter, QPointF(columns.name - 18, above[0] + above[1] / 2 + 1), 7, line.seat, look)
        painter.setPen(look.theme["text"])
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(line.name, Qt.TextElideMode.ElideMiddle, columns.name_width)
        painter.drawText(self._area(columns.name, columns.name + columns.name_width + 2, above), LEFT, name)
        if self._ranking.settles:
            painter.setFont(look.font(STRONG if columns.two_lines else SECTION))
            left = columns.numbers if columns.two_lines else 0
            align = LEFT if columns.two_lines else RIGHT
            score = result_words.figure(line.settlement.score)
            painter.drawText(self._area(left, columns.score, below), align, score)
        if self._share > 0 or not self._ranking.settles:
            self._paint_settling(painter, columns, below)
        painter.setFont(look.font(30 if self.height() >= 54 * look.text_scale else 24, QFont.Weight.ExtraBold))
        painter.setPen(look.theme["text"])
        painter.drawText(self._area(0, columns.final, (0.0, height)), RIGHT, result_words.figure(self.shown_final))

    def _area(self, left: float, right: float, across: tuple[float, float]) -> QRectF:
        """Return a part of the row between two edges, in the strip ``(top, height)``."""
        return QRectF(left, across[0], right - left, across[1])

    def _paint_paper(self, painter: QPainter) -> None:
        """Paint the sheet; a winner's has a frame in the seat's colour."""
        theme = self._ranking.look.theme
        width = 2.0 if self._line.wins else 1.0
        painter.setPen(QPen(theme.seat(self._line.seat) if self._line.wins else theme["line"], width))
        painter.setBrush(theme["panel2" if self._line.wins else "panel"])
        inner = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inner, 14, 14)

    def _paint_settling(self, painter: QPainter, columns: Columns, strip: tuple[float, float]) -> None:
        """Paint the tiles left, or a remark in their place, and what the settling adds, in a strip of the row."""
        look, line = self._ranking.look, self._line
        if line.remark:
            painter.setFont(look.font(BODY))
            painter.setPen(look.theme["muted"])
            painter.drawText(self._area(0, columns.tiles, strip), RIGHT, line.remark)
        elif line.left:
            step = min(TILE * look.text_scale + 2, columns.tiles_width / len(line.left))
            side = step - max(1.0, step / 16)
            left = columns.tiles - step * len(line.left) + (step - side)
            top = strip[0] + (strip[1] - side) / 2
            for at, face in enumerate(line.left):
                paint_tile(painter, QRectF(left + at * step, top, side, side), face, look)
        if not self._ranking.settles:
            return
        painter.setFont(look.font(STRONG, QFont.Weight.DemiBold))
        painter.setPen(
            look.theme["good" if line.settlement.change > 0 else "danger" if line.settlement.change < 0 else "muted"]
        )
        painter.drawText(
            self._area(0, columns.change, strip),
            RIGHT,
            messages.signed(line.settlement.change) if line.settlement.change else "0",
        )
