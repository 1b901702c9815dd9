"""What the column beside the board is made of, and where it stands: :class:`ColumnParts`.

Heads, last turn, score pad, bag, and the button that plays. Whatever does not fit takes room from the pad, which
scrolls; nothing is cut. Where the window is narrow the heads stand over the board and the rest under it
(:meth:`ColumnParts.set_upright`), and the pad lies on a sheet of its own. Pixels; nothing here knows the game.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.ui.bag_line import BagLine
from scrabble_gui.ui.fitted_text import FittedText
from scrabble_gui.ui.heads import NARROW, Heads
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Card, Kind
from scrabble_gui.ui.last_turn import LastTurnCard
from scrabble_gui.ui.play_button import PlayButton
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.score_pad import ScorePad
from scrabble_gui.ui.theme import Look

IN_A_ROW = 640
"""From this width on the last turn and the big button stand side by side under the board of a low, narrow window."""
UPRIGHT_EDGE = 10
"""Room at the sides of heads and buttons over and under the board."""


class ColumnParts(QWidget):
    """The parts of the column, in their places."""

    table_room_changed = Signal()
    """The board has more room between the heads and what stands under it, or less."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._above = QWidget()
        self.heads = Heads(look, self._above)
        self.last_turn = LastTurnCard(look, self._above)
        self.paper = Card(look, radius=12, parent=self._above)
        self.pad = ScorePad(look, self.paper)
        self.pad_button = Button(look, self.tr("Score pad"), height=44, parent=self)
        self.pad_button.hide()
        self.bag = BagLine(look, self)
        self.play_button = PlayButton(look, "", Kind.PRIMARY, height=64, parent=self)
        self.why = FittedText(
            look, sizes=(BODY, 14, SMALL, 12), role="muted", align=Qt.AlignmentFlag.AlignHCenter, parent=self
        )
        self._upright = False
        self._table_room = QRect()
        self._scroll = QScrollArea(self)
        self._set_up_scrolling()
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(2, 2, 2, 6)
        inside.addWidget(self.pad)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._set_tab_order()
        look.changed.connect(self.lay_out)

    def _set_up_scrolling(self) -> None:
        """Let what stands above bag and button scroll where there is too little room."""
        clear_port(self._scroll)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._above)
        self._above.setAutoFillBackground(False)

    def _set_tab_order(self) -> None:
        """Let Tab go from top to bottom."""
        for first, second in (
            (self.last_turn.challenge_button, self.last_turn.meaning_button),
            (self.last_turn.meaning_button, self.last_turn.slip_button),
            (self.last_turn.slip_button, self.pad_button),
            (self.pad_button, self.pad),
            (self.pad, self.bag.unseen_button),
            (self.bag.unseen_button, self.play_button),
        ):
            self.setTabOrder(first, second)

    @property
    def is_upright(self) -> bool:
        """Whether heads stand over the board and the rest under it."""
        return self._upright

    @property
    def table_room(self) -> QRect:
        """Where the table goes in between, in the coordinates of the column; empty where it is not upright."""
        return self._table_room

    def set_upright(self, upright: bool) -> None:
        """Stand round the board, or beside it; pad and bag are somebody else's to place while it stands round it."""
        if upright == self._upright:
            return
        self._upright = upright
        self._scroll.setVisible(not upright)
        self.pad_button.setVisible(upright)
        self.heads.set_in_a_row(upright)
        places: list[tuple[QWidget, QWidget]] = [
            (part, self if upright else self._above) for part in (self.heads, self.last_turn)
        ]
        if not upright:
            self._table_room = QRect()
            places += [(self.paper, self._above), (self.bag, self)]
        for part, home in places:
            part.setParent(home)
            part.show()
        self.lay_out()

    def lay_out(self) -> None:
        """Put everything in place from top and bottom; the pad, or the board, takes what is between."""
        if self._upright:
            self._lay_out_upright()
            return
        narrow = self.width() < NARROW
        side, gap = (12, 8) if narrow else (20, 14)
        bottom = self._lay_out_bottom(side, self.width() - 2 * side, narrow)
        room = bottom - gap
        least = self._lay_out_above(side, gap, self.width(), room)
        if least > room:
            self._lay_out_above(side, gap, self.width() - self._scroll.verticalScrollBar().sizeHint().width(), least)
        self._scroll.setGeometry(0, 0, self.width(), room)
        self.update()

    def _lay_out_upright(self) -> None:
        """Put the heads at the top, and last turn, pad button, big button and the line below at the bottom."""
        side, inner = UPRIGHT_EDGE, self.width() - 2 * UPRIGHT_EDGE
        heads = self.heads.height_for(inner)
        self.heads.setGeometry(side, 8, inner, heads)
        beside = inner >= IN_A_ROW and self.width() > self.height()
        half = (inner - 12) // 2 if beside else inner
        why = self.why.line_height()
        y = self.height() - 6 - why
        self._write_why(QRect(self.width() - side - half, y, half, why), 1)
        play = self.play_button.sizeHint().height()
        y -= play - RING + 3
        self.play_button.setGeometry(self.width() - side - half - RING, y, half + 2 * RING, play)
        pad = self.pad_button.sizeHint()
        last = half - pad.width() + 2 * RING - 8
        height = self.last_turn.height_in_a_row(last)
        y = y + RING if beside else y + RING - 8 - height
        self.last_turn.setGeometry(side, y, last, height)
        self.pad_button.setGeometry(side + last + 8 - RING, y - RING, pad.width(), height + 2 * RING)
        room = QRect(0, heads + 16, self.width(), max(1, y - 8 - heads - 16))
        if room != self._table_room:
            self._table_room = room
            self.table_room_changed.emit()
        self.update()

    def _write_why(self, place: QRect, lines: int) -> None:
        """Put the line below the big button into its place."""
        self.why.fit(place.width(), lines)
        self.why.setGeometry(place)

    def _lay_out_above(self, side: int, gap: int, width: int, room: int) -> int:
        """Put heads, last turn and pad in place in this room, and return the least height they need."""
        inner = width - 2 * side
        y = 12 if gap < 14 else 16
        for widget in (self.heads, self.last_turn):
            height = widget.height_for(inner)
            widget.setGeometry(side, y, inner, height)
            y += height + gap
        least = y + self.pad.least_height() + 8
        self.paper.setGeometry(side, y, inner, max(least, room) - y)
        self._above.resize(width, max(least, room))
        return least

    def _lay_out_bottom(self, side: int, inner: int, narrow: bool) -> int:
        """Put bag, button and the line below in place from the bottom, and return where they begin."""
        why = 2 * self.why.line_height()
        y = self.height() - (6 if narrow else 12) - why
        self._write_why(QRect(side, y, inner, why), 2)
        button = self.play_button.sizeHint().height()
        y -= button - RING + 5
        self.play_button.setGeometry(side - RING, y, inner + 2 * RING, button)
        bag = self.bag.unseen_button.sizeHint().height() - 2 * RING
        y -= bag + (0 if narrow else 4)
        self.bag.setGeometry(side, y, inner + RING, bag + 2 * RING)
        return y + RING

    def sizeHint(self) -> QSize:
        """Return the width it likes."""
        return QSize(408, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page behind everything."""
        QPainter(self).fillRect(QRectF(self.rect()), self._look.theme["window"])
