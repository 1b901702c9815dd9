"""How the score pad looks: cells and headings, painted like a paper pad.

:class:`CellDelegate` paints a :class:`~scrabble_gui.ui.pad_picture.CellPicture`, :class:`PadHeader` the names with
their shapes and the numbers of the rounds. Pixels; nothing here knows the game.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from scrabble_gui.ui.kit import paint_seat_shape
from scrabble_gui.ui.pad_picture import PICTURE, CellPicture, PadLine
from scrabble_gui.ui.pad_sizes import PadSizes
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.theme import Look

NOTE_CORNER = 9
"""Side of the folded corner of a cell with a note, at text scale 1."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.TextElideMode.ElideMiddle


class CellDelegate(QStyledItemDelegate):
    """Paints cells."""

    def __init__(self, look: Look, sizes: PadSizes, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._sizes = look, sizes

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a cell: lines, total, frame of a draft, ground of the last turn."""
        picture = index.data(PICTURE)
        if not isinstance(picture, CellPicture):
            return
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, cell, picture)
        view = self.parent()
        if isinstance(view, QAbstractItemView) and view.hasFocus() and view.currentIndex() == index:
            self._paint_focus(painter, cell)
        if picture.final:
            self._paint_final(painter, cell, picture)
        else:
            self._paint_lines(painter, cell, picture)
        if picture.noted:
            self._paint_sign_of_a_note(painter, cell)
        painter.restore()

    def _paint_ground(self, painter: QPainter, cell: QRectF, picture: CellPicture) -> None:
        """Paint the line under the cell, and what marks a draft, the last turn, a winner."""
        theme = self._look.theme
        painter.setPen(QPen(theme["line"], 0.8))
        painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        if picture.first_settled:
            painter.setPen(QPen(theme["muted"], 1.6))
            painter.drawLine(cell.topLeft(), cell.topRight())
        body = cell.adjusted(3, 2, -3, -3)
        if picture.last or picture.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme["panel2"])
            painter.drawRoundedRect(body, 7, 7)
        if picture.marked:
            painter.setPen(QPen(theme["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, 7, 7)
        if picture.draft:
            painter.setPen(QPen(theme["accent"], 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, 7, 7)

    def _paint_focus(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the frame of the cell that the keyboard is on."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = cell.adjusted(2, 1.5, -2, -1.5)
        painter.setPen(QPen(self._look.theme["focus_gap"], 5))
        painter.drawRoundedRect(frame, 7, 7)
        painter.setPen(QPen(self._look.theme["focus"], 3))
        painter.drawRoundedRect(frame, 7, 7)

    def _paint_sign_of_a_note(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the corner of the cell folded over, as on a sheet that somebody wants to find again."""
        corner = QPointF(cell.right() - 1, cell.top() + 1)
        side = NOTE_CORNER * self._sizes.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme["accent"])
        painter.drawPolygon(QPolygonF([corner, corner + QPointF(-side, 0), corner + QPointF(0, side)]))

    def _paint_lines(self, painter: QPainter, cell: QRectF, picture: CellPicture) -> None:
        """Paint one line an entry, then the total; in a narrow column the points stand under the word."""
        side = 5.0 if self._sizes.stacked else 7.0
        area = cell.adjusted(side, 0, -side, 0)
        height = float(self._sizes.line)
        many = len(picture.lines)
        top = cell.top() + 1.5
        if picture.draft and many == 1:
            inset = 4.0 if self._sizes.stacked else 3.0
            area.adjust(inset, 0, -inset, 0)
            height = height - 3 if self._sizes.stacked else height
            top = cell.center().y() - (height if self._sizes.stacked else height / 2)
        for at, line in enumerate(picture.lines):
            ink = "accent" if picture.draft and at == many - 1 else "text" if line.word else "muted"
            room = QRectF(area.left(), top, area.width(), height)
            if self._sizes.stacked:
                self._paint_text(painter, room, line, ink, room.width())
                below = room.translated(0, height)
                self._paint_points(painter, below, line, ink, LEFT)
                top += height * (2 if at < many - 1 and line.points else 1)
            else:
                taken = self._paint_points(painter, room, line, ink, RIGHT)
                self._paint_text(painter, room, line, ink, room.width() - taken)
                top += height
        if picture.total:
            painter.setFont(self._look.font(self._sizes.word + 1, QFont.Weight.Bold))
            painter.setPen(self._look.theme["text"])
            painter.drawText(QRectF(area.left(), top - 1, area.width(), height), RIGHT, picture.total)

    def _paint_text(self, painter: QPainter, room: QRectF, line: PadLine, ink: str, width: float) -> None:
        """Paint the text of a line, elided in the middle, struck through where the play came off."""
        font = self._look.font(self._sizes.word if line.word else self._sizes.word - 1)
        font.setStrikeOut(line.struck)
        painter.setFont(font)
        painter.setPen(self._look.theme["muted" if line.struck else ink])
        painter.drawText(room, LEFT, QFontMetricsF(font).elidedText(line.text, MIDDLE, width))

    def _paint_points(self, painter: QPainter, room: QRectF, line: PadLine, ink: str, align: Qt.AlignmentFlag) -> float:
        """Paint the points of a line and return the width that they and a gap take."""
        if not line.points:
            return 0.0
        weight = QFont.Weight.DemiBold if ink == "accent" else QFont.Weight.Normal
        font = self._look.font(self._sizes.word, weight)
        painter.setFont(font)
        painter.setPen(self._look.theme[ink if ink == "accent" else "muted"])
        painter.drawText(room, align, line.points)
        return QFontMetricsF(font).horizontalAdvance(line.points) + 6

    def _paint_final(self, painter: QPainter, cell: QRectF, picture: CellPicture) -> None:
        """Paint the final score; a winner's in the colour of the seat."""
        area = cell.adjusted(7, 0, -7, 0)
        theme = self._look.theme
        painter.setFont(self._look.font(self._sizes.word + 4, QFont.Weight.ExtraBold))
        painter.setPen(theme.seat(picture.seat) if picture.won else theme["text"])
        painter.drawText(area, RIGHT, picture.total)
        room = area.width() - QFontMetricsF(painter.font()).horizontalAdvance(picture.total) - 6
        font = self._look.font(self._sizes.word - 1)
        if picture.lines and QFontMetricsF(font).horizontalAdvance(picture.lines[0].text) <= room:
            painter.setFont(font)
            painter.setPen(theme["muted"])
            painter.drawText(area, LEFT, picture.lines[0].text)


class PadHeader(QHeaderView):
    """The names over the columns, or the numbers of the rounds at their left."""

    def __init__(self, look: Look, sizes: PadSizes, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._look, self._sizes = look, sizes
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(16)
        clear_port(self)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint a name with its shape, or a number."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(rect)
        painter.setPen(QPen(self._look.theme["line"], 0.8))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if self.orientation() is Qt.Orientation.Horizontal:
            self._paint_name(painter, area, logicalIndex)
        else:
            painter.setFont(self._look.font(12))
            painter.setPen(self._look.theme["muted"])
            number = self.model().headerData(logicalIndex, self.orientation())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number or ""))
        painter.restore()

    def _paint_name(self, painter: QPainter, area: QRectF, seat: int) -> None:
        """Paint shape and name; who leads has a bold name on a bar of the seat's colour."""
        theme = self._look.theme
        column = self.model().headerData(seat, self.orientation(), PICTURE)
        leads = bool(getattr(column, "leads", False))
        side = 5.0 if self._sizes.stacked else 7.0
        small = self._sizes.stacked
        paint_seat_shape(painter, QPointF(area.left() + side + 5, area.center().y()), 4.5, seat, self._look)
        font = self._look.font(13 if small else 14, QFont.Weight.Bold if leads else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme["text" if leads else "muted"])
        room = area.adjusted(side + 15, 0, -side, 0)
        name = str(self.model().headerData(seat, self.orientation()) or "")
        painter.drawText(room, LEFT, QFontMetricsF(font).elidedText(name, MIDDLE, room.width()))
        if seat:
            painter.setPen(QPen(theme["line"], 0.8))
            painter.drawLine(area.topLeft(), area.bottomLeft())
        if leads:
            bar = QRectF(area.left() + side, area.bottom() - 2.5, area.width() - 2 * side, 3)
            painter.fillRect(bar, theme.seat(seat))
