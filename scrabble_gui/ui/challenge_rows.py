"""The rows of a challenge: a word in tiles, one to tick, one with its verdict, a vote; and the area they scroll in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scrabble_gui.core.scoring import WordScore
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui.choices import Choice, Choosable
from scrabble_gui.ui.cloth import let_scroll
from scrabble_gui.ui.kit import RING, Card, SeatShape, Text, TileWord
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace, face_of

SIDE = 46
"""A tile of a row."""
LEAST_SIDE = 32
"""The tiles of a word beside its verdict are at least so large."""
GAP = 10
"""Between two rows."""
ROWS_SHOWN = 4
"""More rows than these scroll."""


def faces(setup: Setup, state: State, word: WordScore) -> list[TileFace]:
    """Return a word as it lies on the board."""
    return [face_of(state.board.tiles[square], setup.tile_set) for square in word.squares]


class Rows(QScrollArea):
    """Rows under one another; four are seen at most, fewer where the window is low, and the rest scrolls."""

    def __init__(self, rows: Sequence[QWidget]) -> None:
        super().__init__()
        self._rows = list(rows)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        for row in rows:
            layout.addWidget(row)
        layout.addStretch(1)
        let_scroll(self, inside)

    def sizeHint(self) -> QSize:
        """Return the room of the first rows."""
        shown = [row.sizeHint().height() for row in self._rows[:ROWS_SHOWN]]
        return QSize(240, sum(shown) + GAP * (len(shown) - 1))

    def minimumSizeHint(self) -> QSize:
        """Return the room of one row."""
        return QSize(120, self._rows[0].sizeHint().height())


class WordRow(Card):
    """A word in tiles."""

    def __init__(self, look: Look, setup: Setup, state: State, word: WordScore) -> None:
        super().__init__(look, role="window", radius=12)
        self.setAccessibleName(word.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(17, 12, 17, 10)
        row.addWidget(TileWord(look, SIDE, faces(setup, state, word)), 1)


class TickRow(Choosable):
    """A word in tiles that can be ticked."""

    def __init__(self, look: Look, setup: Setup, state: State, word: WordScore) -> None:
        super().__init__(look, 12)
        self.word = word
        """The word."""
        self.setAccessibleName(word.text)
        tiles = TileWord(look, SIDE, faces(setup, state, word))
        tiles.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(60 + RING, 12 + RING, 17 + RING, 10 + RING)
        row.addWidget(tiles, 1)

    def sizeHint(self) -> QSize:
        """Return the room of the word, whatever its length."""
        layout = self.layout()
        assert layout is not None
        return QSize(200, layout.sizeHint().height())

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint the box and its tick."""
        theme = self._look.theme
        box = QRectF(body.left() + 18, body.center().y() - 13, 26, 26)
        painter.setPen(QPen(theme["accent" if self.isChecked() else "muted"], 1.6))
        painter.setBrush(theme["accent" if self.isChecked() else "panel"])
        painter.drawRoundedRect(box, 7, 7)
        if self.isChecked():
            pixmap = self._look.icon("check", theme["on_accent"], 20, self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft() + QPointF(3, 3), pixmap)


class VerdictRow(Card):
    """A word and, once it is revealed, whether it is good: an icon, words and a frame."""

    def __init__(self, look: Look, setup: Setup, state: State, word: WordScore, *, good: bool, voted: bool) -> None:
        super().__init__(look, role="window", radius=12)
        self.good = good
        """The verdict."""
        self.is_revealed = False
        """Whether it shows."""
        self.text = word.text
        """The word."""
        self._tiles = len(word.squares)
        self._said = sentences.word_verdict(good, voted=voted)
        role = "good" if good else "danger"
        self._verdict = Text(look, self._said, role=role, weight=QFont.Weight.DemiBold)
        self._mark = _Mark(look, good)
        answer = QHBoxLayout()
        answer.setSpacing(12)
        answer.addStretch(1)
        answer.addWidget(self._verdict)
        answer.addWidget(self._mark)
        self.meaning = Text(look, role="muted", wrap=True)
        self.meaning.hide()
        body = QVBoxLayout(self)
        body.setContentsMargins(17, 12, 17, 10)
        body.setSpacing(4)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(8)
        self._row.addWidget(TileWord(look, SIDE, faces(setup, state, word)), 1)
        self._row.addLayout(answer)
        body.addLayout(self._row)
        body.addWidget(self.meaning)
        for part in (self._verdict, self._mark):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()
        self.setAccessibleName(word.text)

    def reveal(self) -> None:
        """Show the verdict."""
        self.is_revealed = True
        self._verdict.show()
        self._mark.show()
        self.setAccessibleName(f"{self.text}: {self._said}")
        self.update()

    def show_meaning(self, text: str) -> None:
        """Show what a good word means; only once its verdict shows."""
        self.meaning.set_text(text)
        self.meaning.show()
        self.setAccessibleName(f"{self.text}: {self._said}. {text}")

    def has_room(self, width: int) -> bool:
        """Whether word and verdict have room beside each other in this width, the tiles a little smaller perhaps."""
        margins = self.contentsMargins()
        beside = self._verdict.sizeHint().width() + self._mark.width() + 12 + self._row.spacing()
        room = width - margins.left() - margins.right() - beside
        return room >= LEAST_SIDE * self._tiles

    def set_narrow(self, narrow: bool) -> None:
        """Put the verdict under the word where the card is narrow."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if narrow else across)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the frame of a word that is not good."""
        super().paintEvent(event)
        if self.is_revealed and not self.good:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.theme["danger"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), self._radius, self._radius)


class _Mark(QWidget):
    """A round tick or cross."""

    def __init__(self, look: Look, good: bool) -> None:
        super().__init__()
        self._look, self._good = look, good
        self.setFixedSize(40, 40)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme["good" if self._good else "danger"])
        painter.drawEllipse(QRectF(self.rect()))
        ink = theme["window"] if self._good else theme["on_danger"]
        pixmap = self._look.icon("check" if self._good else "cross", ink, 24, self.devicePixelRatioF())
        painter.drawPixmap(8, 8, pixmap)


class VoteRow(QWidget):
    """One person's vote."""

    voted = Signal()
    """The person has chosen."""

    def __init__(self, look: Look, setup: Setup, seat: int) -> None:
        super().__init__()
        self.seat = seat
        """Whose vote."""
        name = setup.seats[seat].name
        self._good = Choice(look, self.tr("Good"))
        self._bad = Choice(look, self.tr("Not good"))
        self._group = QButtonGroup(self)
        for choice in (self._good, self._bad):
            self._group.addButton(choice)
            choice.setAccessibleName(f"{name}: {choice.text()}")
            choice.clicked.connect(self.voted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(SeatShape(look, seat, 7))
        row.addSpacing(8)
        row.addWidget(Text(look, name, weight=QFont.Weight.DemiBold), 1)
        row.addWidget(self._good)
        row.addWidget(self._bad)

    @property
    def first(self) -> QWidget:
        """What takes the focus."""
        return self._good

    @property
    def vote(self) -> bool | None:
        """Whether the person finds the play good; nothing before the vote."""
        if self._good.isChecked():
            return True
        return False if self._bad.isChecked() else None
