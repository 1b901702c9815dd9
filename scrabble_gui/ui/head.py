"""The head of one seat: its shape, its name and score, and whether it is its turn.

:func:`head_pictures` says what the heads show, :class:`Head` shows one of them. A score counts up to its new value
where things may move; :meth:`Head.finish_motion` ends that at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.settle import result
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.ui import result_words
from scrabble_gui.ui.kit import SCORE, STRONG, TITLE, halves, paint_seat_shape
from scrabble_gui.ui.theme import Look

COUNT_MS = 300
"""How long a score counts up."""
USUAL_SCORE = "888"
"""Room for a score of three figures is kept free, so that nothing moves when a score grows."""


@dataclass(frozen=True, slots=True)
class HeadPicture:
    """What one head shows."""

    name: str
    """The player's name."""
    score: int
    """Points."""
    to_play: bool
    """Whether it is this seat's turn."""
    status: str
    """A word or two on the seat: "to play", "misses a turn", "resigned", "wins"; often empty."""
    target: int | None
    """The seat's own line, where there is one."""
    level: str = ""
    """The level of a computer; empty for a person."""


def head_pictures(setup: Setup, state: State) -> tuple[HeadPicture, ...]:
    """Return what the heads show, by seat."""
    ended = result(setup, state)
    scores = ended.scores if ended else state.scores
    return tuple(
        HeadPicture(
            name=seat.name,
            score=scores[number],
            to_play=ended is None and state.to_move == number,
            status=result_words.seat_status(setup, state, number, ended),
            target=seat.target if setup.rules.target else None,
            level=state.levels[number] or "",
        )
        for number, seat in enumerate(setup.seats)
    )


class Head(QWidget):
    """The head of one seat."""

    def __init__(self, look: Look, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._seat = look, seat
        self._picture = HeadPicture("", 0, to_play=False, status="", target=None)
        self._shown: float = 0
        self._tight = False
        self._note = False
        self._count = QVariantAnimation(self)
        self._count.setDuration(COUNT_MS)
        self._count.valueChanged.connect(self._on_counted)
        look.changed.connect(self.update)

    @property
    def picture(self) -> HeadPicture:
        """What the head shows, however far its score has counted."""
        return self._picture

    @property
    def shown_score(self) -> int:
        """The score as it stands there now."""
        return round(self._shown)

    def show_picture(self, picture: HeadPicture, *, count: bool) -> None:
        """Show another picture; with ``count`` the score counts from the old one to the new one."""
        before, self._picture = self._picture, picture
        self._count.stop()
        if count and self._look.motion and before.name == picture.name and before.score != picture.score:
            self._count.setStartValue(float(self._shown))
            self._count.setEndValue(float(picture.score))
            self._count.start()
        else:
            self._shown = picture.score
        self.setToolTip(picture.name)
        self.setAccessibleName(result_words.head(picture.name, picture.score, picture.target, picture.status))
        self.update()

    def set_tight(self, tight: bool) -> None:
        """Use the smaller sizes of a narrow column."""
        self._tight = tight
        self.update()

    def set_note(self, note: bool) -> None:
        """Put the status under the score, on a line of its own, and not beside it."""
        self._note = note
        self.update()

    def finish_motion(self) -> None:
        """Show the score as it is, at once."""
        if self._count.state() is QVariantAnimation.State.Running:
            self._count.stop()
        self._shown = self._picture.score
        self.update()

    def _on_counted(self, value: object) -> None:
        if isinstance(value, float):
            self._shown = value
            self.update()

    def name_font(self, room: float | None = None) -> QFont:
        """Return the type of the name, heavier for whose turn it is; a little smaller where the name then has room."""
        weight = QFont.Weight.Bold if self._picture.to_play else QFont.Weight.Normal
        font = self._look.font(15 if self._tight else STRONG, weight)
        if room is None:
            return font
        for less in range(4):
            smaller = QFont(font)
            smaller.setPixelSize(font.pixelSize() - less)
            if QFontMetricsF(smaller).horizontalAdvance(self._picture.name) <= room:
                return smaller
        return font

    def score_font(self) -> QFont:
        """Return the type of the score."""
        return self._look.font(TITLE if self._tight else SCORE, QFont.Weight.ExtraBold)

    def small_font(self) -> QFont:
        """Return the type of what stands beside or under the score."""
        return self._look.font(12, QFont.Weight.DemiBold)

    def status_fits(self, width: int) -> bool:
        """Whether the usual statuses have room beside the score and the line, in two lines at most."""
        small = QFontMetricsF(self.small_font())
        score = max(USUAL_SCORE, result_words.figure(self._picture.score), key=len)
        needed = QFontMetricsF(self.score_font()).horizontalAdvance(score) + 2 * self._side()
        if self._picture.target is not None:
            needed += small.horizontalAdvance(self._target_text()) + 6
        lines = [line for text in result_words.usual_statuses() for line in halves(text, small)]
        return needed + 8 + max(map(small.horizontalAdvance, lines)) <= width

    def height_for(self, *, note: bool) -> int:
        """Return the height in pixels, with or without a line under the score."""
        rows = QFontMetricsF(self.name_font()).height() + QFontMetricsF(self.score_font()).height()
        if note:
            rows += QFontMetricsF(self.small_font()).height()
        return round(rows + (14 if self._tight else 24 if note else 38))

    def _target_text(self) -> str:
        return result_words.of_target(self._picture.target or 0)

    def _side(self) -> float:
        return 10 if self._tight else 13

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, shape, name, score, status."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        side = self._side()
        name, score = QFontMetricsF(self.name_font()), QFontMetricsF(self.score_font())
        top, gap = (6.0, 0.0) if self._tight else (9.0, 4.0) if self._note else (12.0, 9.0)
        line = QRectF(side, top, self.width() - 2 * side, name.height())
        paint_seat_shape(painter, QPointF(side + 7, line.center().y()), 6.5, self._seat, self._look)
        room = line.adjusted(20, 0, 4 - self._paint_face(painter, line), 0)
        font = self.name_font(room.width())
        painter.setFont(font)
        painter.setPen(self._look.theme["text"])
        elided = QFontMetricsF(font).elidedText(self._picture.name, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)
        self._paint_score(painter, QRectF(side, line.bottom() + gap, line.width(), score.height()))

    def _paint_face(self, painter: QPainter, line: QRectF) -> float:
        """Paint the face of a computer at the end of the line of its name, and return the room that it takes."""
        side = round(line.height()) + (2 if self._tight else 6)
        ink, ratio = self._look.theme["muted"], self.devicePixelRatioF()
        face = self._look.face(self._picture.level, ink, side, ratio) if self._picture.level else None
        if face is None:
            return 0
        painter.drawPixmap(QPointF(line.right() - side + 4, line.center().y() - side / 2), face)
        return side + 4

    def _paint_paper(self, painter: QPainter) -> None:
        """Paint the sheet; whose turn it is has a frame and a bar in the seat's colour."""
        theme = self._look.theme
        body = QRectF(self.rect())
        width = 2.0 if self._picture.to_play else 1.0
        inner = body.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(theme.seat(self._seat) if self._picture.to_play else theme["line"], width))
        painter.setBrush(theme["panel"])
        painter.drawRoundedRect(inner, 12, 12)
        if self._picture.to_play:
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(14, body.height() - 5, body.width() - 28, 10), 3, 3)
            painter.save()
            painter.setClipRect(body)
            painter.fillPath(bar, theme.seat(self._seat))
            painter.restore()

    def _paint_score(self, painter: QPainter, line: QRectF) -> None:
        """Paint the score, the line to reach, and the status beside or under it."""
        theme = self._look.theme
        ink = theme.seat(self._seat) if self._picture.to_play else theme["text"]
        metrics = QFontMetricsF(self.score_font())
        baseline = line.top() + metrics.ascent()
        painter.setFont(self.score_font())
        painter.setPen(ink)
        painter.drawText(QPointF(line.left(), baseline), result_words.figure(self.shown_score))
        painter.setFont(self.small_font())
        if self._picture.target is not None:
            painter.setPen(theme["muted"])
            left = line.left() + metrics.horizontalAdvance(result_words.figure(self.shown_score)) + 6
            painter.drawText(QPointF(left, baseline), self._target_text())
            taken = left - line.left() + QFontMetricsF(self.small_font()).horizontalAdvance(self._target_text())
        else:
            taken = metrics.horizontalAdvance(result_words.figure(self._picture.score))
        painter.setPen(ink if self._picture.to_play else theme["muted"])
        if self._note:
            self._paint_status_under(painter, line.bottom() - 1)
        else:
            free = line.adjusted(taken, 0, 0, 0)
            _paint_at_right(painter, self._picture.status, self.small_font(), free, baseline)

    def _paint_status_under(self, painter: QPainter, top: float) -> None:
        """Paint the status on a line of its own."""
        small = QFontMetricsF(self.small_font())
        line = QRectF(self._side(), top, self.width() - 2 * self._side(), small.height())
        text = small.elidedText(self._picture.status, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def _paint_at_right(painter: QPainter, text: str, font: QFont, free: QRectF, baseline: float) -> None:
    """Paint a text at the right of what is free, above a baseline: in two lines, and smaller, where it must be."""
    metrics, room = QFontMetricsF(font), free.width() - 6
    lines = [text] if metrics.horizontalAdvance(text) <= room else halves(text, metrics)
    while font.pixelSize() > 9 and max(map(metrics.horizontalAdvance, lines)) > room:
        font.setPixelSize(font.pixelSize() - 1)
        metrics = QFontMetricsF(font)
    painter.setFont(font)
    for at, line in enumerate(reversed(lines)):
        left = free.right() - metrics.horizontalAdvance(line)
        painter.drawText(QPointF(left, baseline - 1 - at * (metrics.height() - 2)), line)
