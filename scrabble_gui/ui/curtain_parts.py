"""The parts of the curtain's card: :class:`RecapRow`, :class:`Offer` of a challenge, :class:`Scores` in one line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui import messages
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.fitted_text import FittingText
from scrabble_gui.ui.kit import (
    BODY,
    RING,
    STRONG,
    TITLE,
    Button,
    Card,
    Kind,
    SeatShape,
    Text,
    TileWord,
    paint_seat_shape,
)
from scrabble_gui.ui.recap import Played, Recap
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import face_of

BUTTON = 112
"""Width of a challenge button at text scale 1."""
LEAST_SENTENCE = 260
"""The sentence beside the buttons has at least so much room."""
LEAST_NAME = 64
"""Names beside the scores are no shorter in one line, at text scale 1."""


class RecapRow(QWidget):
    """Who did what, the main word in tiles, and where the points come from; in the middle where no word was played."""

    slip_wished = Signal()
    """It was a slip of the hand: the play goes back."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shape = SeatShape(look, 0, 6.5)
        self._heading = Text(look, size=STRONG, weight=QFont.Weight.DemiBold)
        self._points = Text(look, size=TITLE, weight=QFont.Weight.Bold, align=Qt.AlignmentFlag.AlignRight)
        self._slip = Button(look, self.tr("Oops, take it back"), Kind.QUIET, height=32)
        self._slip.clicked.connect(self.slip_wished)
        self._word = TileWord(look, 56)
        self._details = Text(look, role="muted", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self._push = QWidget()
        self._push.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._push, 1)
        top.addWidget(self._shape)
        top.addWidget(self._heading)
        top.addWidget(self._slip)
        top.addStretch(1)
        top.addWidget(self._points)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addWidget(self._word, 1)
        middle.addLayout(self._lines)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addLayout(top)
        layout.addLayout(middle)
        layout.addWidget(self._details)
        layout.addStretch(1)

    def show_recap(self, setup: Setup, recap: Recap, *, slip: bool = False) -> None:
        """Show what happened last, and whether it can be taken back as a slip of the hand."""
        self._slip.setVisible(slip)
        self._slip.setAccessibleName(self._slip.text())
        seat = sentences.recap_seat(recap)
        self._shape.set_seat(seat)
        self._heading.set_text(sentences.recap_heading(setup, recap))
        details = sentences.recap_details(setup, recap)
        self._details.setVisible(bool(details))
        self._details.set_text(details)
        played = isinstance(recap, Played)
        for part in (self._points, self._word):
            part.setVisible(played)
        self._push.setVisible(not played)
        self._heading.set_size(STRONG if played else TITLE)
        self._details.setAlignment(Qt.AlignmentFlag.AlignLeft if played else Qt.AlignmentFlag.AlignHCenter)
        empty(self._lines)
        if isinstance(recap, Played):
            self._points.set_text(messages.points(recap.score.total))
            self._points.setMinimumWidth(self._points.sizeHint().width())
            self._word.set_faces([face_of(tile, setup.tile_set) for tile in recap.word])
            for title, number in sentences.score_lines(setup, recap):
                text = f"{title}  {number}"
                self._lines.addWidget(Text(self._look, text, role="muted", align=Qt.AlignmentFlag.AlignRight))

    @property
    def slip_button(self) -> Button:
        """The button that takes the play back; hidden where that cannot be."""
        return self._slip

    def fit(self, tight: bool) -> None:
        """Take smaller tiles where the window is low."""
        self._word.set_side(44 if tight else 56)
        self._points.setMinimumWidth(self._points.sizeHint().width())


class Offer(Card):
    """The panel that offers a challenge."""

    chosen = Signal(int)
    """This seat's person challenges."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, role="panel2", line=False)
        self._text = Text(look, role="muted", size=14, wrap=True)
        self._heading = FittingText(look, sizes=(STRONG, 16), lines=2, weight=QFont.Weight.DemiBold)
        words = QVBoxLayout()
        words.setContentsMargins(RING, 0, 0, 0)
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._text)
        words.addStretch(1)
        self._as = Text(look, self.tr("Challenge as"), role="muted", size=14)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        self._shown: list[QWidget] = []
        right = QVBoxLayout()
        right.setSpacing(0)
        self._as.setContentsMargins(RING, 0, 0, 0)
        right.addWidget(self._as)
        right.addLayout(self._buttons)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(22 - RING, 12, 22 - RING, 10)
        self._row.setSpacing(24)
        self._row.addLayout(words, 1)
        self._row.addLayout(right)

    def show_offer(self, setup: Setup, state: State) -> None:
        """Show the buttons of those who may challenge; the panel hides where nobody may."""
        seats = people_who_may_challenge(setup, state)
        self.setVisible(bool(seats))
        empty(self._buttons)
        self._shown = []
        if not seats or state.contestable is None:
            return
        one = len(state.contestable.score.words) == 1
        self._heading.set_text(self.tr("Not sure it is a word?") if one else self.tr("Not sure these are words?"))
        self._text.set_text(messages.challenge_offer(setup, state))
        for seat in sorted(seats):
            name = setup.seats[seat].name
            button = Button(self._look, name, Kind.SEAT, seat=seat, height=50)
            button.setAccessibleName(self.tr("Challenge as {name}").format(name=name))
            button.setToolTip(name)
            button.clicked.connect(lambda _=False, at=seat: self.chosen.emit(at))
            self._buttons.addWidget(button)
            self._shown.append(button)
        self._buttons.addStretch(1)

    def buttons(self) -> list[QWidget]:
        """Return the buttons that are there now, in the order of the seats."""
        return list(self._shown)

    def fit(self, width: int) -> None:
        """Put the buttons under the sentence where they would leave it too little of this width."""
        side = round(BUTTON * self._look.text_scale) + 2 * RING
        buttons = self.buttons()
        narrow = side * len(buttons) + LEAST_SENTENCE > width
        if narrow and buttons:
            side = min(side, (width - 2 * (22 - RING)) // len(buttons))
        for button in buttons:
            button.setFixedWidth(side)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if narrow else across)
        self._row.setSpacing(8 if narrow else 24)


class Scores(QWidget):
    """The scores in one line in the middle, or two; long names elide, the longest first."""

    MARK, GAP = 20, 36
    """Room of a shape, and between two people."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._lines: list[tuple[str, str]] = []
        self._rows = 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_scores(self, setup: Setup, state: State) -> None:
        """Show everybody's points."""
        self._lines = [(person.name, str(state.scores[seat])) for seat, person in enumerate(setup.seats)]
        text = ", ".join(f"{name} {score}" for name, score in self._lines)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def _font(self) -> QFont:
        return self._look.font(BODY, QFont.Weight.DemiBold)

    def fit(self, width: int) -> None:
        """Take two lines where one of this width would leave the names next to nothing."""
        metrics = QFontMetricsF(self._font())
        longest = max([0.0, *(metrics.horizontalAdvance(name) for name, _ in self._lines)])
        least = min(longest, LEAST_NAME * self._look.text_scale)
        names = max([0.0, *self._widths(self._lines, metrics, width)])
        self._rows = 2 if len(self._lines) > 2 and names < least else 1
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the lines."""
        height = round(QFontMetricsF(self._font()).height())
        return QSize(200, height + 2 if self._rows == 1 else 2 * height + 12)

    def _widths(self, lines: list[tuple[str, str]], metrics: QFontMetricsF, width: float) -> list[float]:
        """Return the room of the names that stand in one line."""
        fixed = sum(self.MARK + metrics.horizontalAdvance("  " + score) for _, score in lines)
        room = width - fixed - self.GAP * (len(lines) - 1)
        return shared([metrics.horizontalAdvance(name) + 1 for name, _ in lines], room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shapes, names and points."""
        painter = QPainter(self)
        painter.setFont(self._font())
        metrics = QFontMetricsF(self._font())
        each = -(-len(self._lines) // self._rows)
        height = self.height() / self._rows
        for row in range(self._rows):
            lines = self._lines[row * each : (row + 1) * each]
            widths = self._widths(lines, metrics, self.width())
            texts = [
                metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width) + "  " + score
                for (name, score), width in zip(lines, widths, strict=True)
            ]
            taken = sum(self.MARK + metrics.horizontalAdvance(text) for text in texts) + self.GAP * (len(texts) - 1)
            left = (self.width() - taken) / 2
            for at, text in enumerate(texts):
                middle = QPointF(left + 6, (row + 0.5) * height)
                paint_seat_shape(painter, middle, 5.5, row * each + at, self._look)
                painter.setPen(self._look.theme["text"])
                area = QRectF(left + self.MARK, row * height, self.width(), height)
                painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
                left += self.MARK + metrics.horizontalAdvance(text) + self.GAP


def shared(wishes: list[float], room: float) -> list[float]:
    """Return the widths that wishes get of a room: all of them, or the longest ones cut to one width.

    >>> shared([10, 50, 90], 100)
    [10, 45.0, 45.0]
    >>> shared([10, 50], 100)
    [10, 50]
    """
    limit = room
    for at, wish in enumerate(sorted(wishes)):
        limit = room / (len(wishes) - at)
        if wish > limit:
            return [min(wish, limit) for wish in wishes]
        room -= wish
    return wishes
