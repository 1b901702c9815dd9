"""The column beside the board: heads, last turn, score pad, bag, and the button that plays.

:class:`Column` is fed with a game, a draft and a :class:`PlayButtonPicture`, and reports wishes. Whatever does not fit
takes room from the pad, which scrolls; nothing is cut.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.game import Game
from scrabble_gui.core.state import bag_count
from scrabble_gui.ui import result_words
from scrabble_gui.ui.bag_line import BagLine
from scrabble_gui.ui.between_turns import recap_seat
from scrabble_gui.ui.heads import NARROW, Heads, head_pictures
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Card, Kind, SeatShape, Text, halves
from scrabble_gui.ui.pad_model import PadDraft
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.score_pad import ScorePad
from scrabble_gui.ui.theme import Look

LEAST, MOST, SHARE = 248, 480, 0.30
"""Width of the column in pixels, and as a part of the window."""


def column_width(window_width: int, text_scale: float = 1.0) -> int:
    """Return the width of the column in a window of this width: a multiple of 4; larger text wants half as much more.

    >>> column_width(800), column_width(1366), column_width(1920), column_width(800, 1.5)
    (248, 408, 480, 308)
    """
    width = min(MOST, max(LEAST, window_width * SHARE)) * (1 + text_scale) / 2
    return round(width) // 4 * 4


@dataclass(frozen=True, slots=True)
class PlayButtonPicture:
    """What the button shows that plays, or exchanges."""

    text: str
    """At the left: ``Play VEINED``, or the reason why not."""
    right_text: str
    """At the right: ``36 points``; may be empty."""
    refused: bool
    """Whether it looks disabled because its text is a reason."""
    why: str
    """The line below the button; may be empty."""


class PlayButton(Button):
    """The big button: what it plays at the left and the points at the right, or one under the other; or a reason.

    The type becomes smaller before a second line is taken, and nothing is elided but what two lines cannot hold.
    """

    SIZES = (20, 18, 16, 15)

    def shown_lines(self) -> list[str]:
        """Return what is written: text and points side by side or one under the other, or the lines of a reason."""
        return self._fitted(self._body().width())[1]

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def _room(self, width: float) -> float:
        return width - 2 * (12 if width < NARROW else 22)

    def _fitted(self, width: float) -> tuple[QFont, list[str], bool]:
        """Return the type, the texts, and whether they stand side by side."""
        room, text, right = self._room(width), self.text(), self.right_text
        for size in self.SIZES:
            font = self._look.font(size, QFont.Weight.Bold)
            metrics = QFontMetricsF(font)
            needed = metrics.horizontalAdvance(text) + (metrics.horizontalAdvance(right) + 14 if right else 0)
            if needed <= room:
                return font, [text, right] if right else [text], True
        lines = [text, right] if right else halves(text, metrics)
        return font, [metrics.elidedText(line, Qt.TextElideMode.ElideMiddle, room) for line in lines], False

    def _paint_content(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        """Paint the text, and what stands at the right, as large as they fit."""
        font, lines, beside = self._fitted(body.width())
        side = (body.width() - self._room(body.width())) / 2
        room = body.adjusted(side, 0, -side, 0)
        painter.setFont(font)
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        if beside and len(lines) == 2:
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, lines[0])
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, lines[1])
            return
        height = QFontMetricsF(font).height()
        top = room.center().y() - height * len(lines) / 2
        for at, line in enumerate(lines):
            painter.drawText(
                QRectF(room.left(), top + at * height, room.width(), height),
                Qt.AlignmentFlag.AlignHCenter | middle,
                line,
            )


class LastTurnCard(Card):
    """What happened last, with the button that doubts it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, role="panel2", radius=12, line=False, parent=parent)
        self._shape = SeatShape(look, 0, 6.5, self)
        self.heading = Text(look, size=BODY, weight=QFont.Weight.Bold, wrap=True, parent=self)
        self.details = Text(look, size=14, role="muted", wrap=True, parent=self)
        self.challenge_button = Button(look, self.tr("Challenge"), height=44, parent=self)
        self.slip_button = Button(look, self.tr("Take it back"), Kind.QUIET, height=36, parent=self)

    def show_turn(
        self, seat: int, heading: str, details: str, *, may_challenge: bool, may_take_back: bool = False
    ) -> None:
        """Show what happened, whether it may be challenged, and whether it may be taken back as a slip of the hand."""
        self.slip_button.setVisible(may_take_back)
        self._shape.set_seat(seat)
        self.heading.set_text(heading)
        self.details.set_text(details)
        self.details.setVisible(bool(details))
        self.challenge_button.setVisible(may_challenge)

    def height_for(self, width: int) -> int:
        """Return the height in pixels, and put everything in its place for this width."""
        left, right = 10 + self._shape.width() + 4, 12
        button = self.challenge_button.sizeHint() if not self.challenge_button.isHidden() else QSize(0, 0)
        beside = button.width() > 0 and width - left - button.width() - 4 >= 150 * self._look.text_scale
        room = width - left - (button.width() + 2 if beside else right)
        top, bottom = (8, 10) if width < NARROW else (10, 12)
        texts = [text for text in (self.heading, self.details) if not text.isHidden()]
        heights = [text.heightForWidth(room) for text in texts]
        block = sum(heights) + 2 * (len(texts) - 1)
        least = 0 if width < NARROW else 60
        height = max(top + block + bottom, button.height() + 4 if beside else 0, least)
        y = (height - block) // 2
        for text, each in zip(texts, heights, strict=True):
            text.setGeometry(left, y, room, each)
            y += each + 2
        first = self.heading.fontMetrics().height()
        self._shape.move(10, self.heading.y() + (first - self._shape.height()) // 2)
        if beside:
            self.challenge_button.setGeometry(
                width - button.width() - 2, (height - button.height()) // 2, button.width(), button.height()
            )
        elif button.width():
            self.challenge_button.setGeometry(2, height - RING - 2, width - 4, button.height())
            height += button.height() - RING
        if not self.slip_button.isHidden():
            slip = self.slip_button.sizeHint()
            self.slip_button.setGeometry(left - RING - 8, height - RING - 8, slip.width(), slip.height())
            height += slip.height() - RING - 8
        return height


class Column(QWidget):
    """Everything written beside the board."""

    play_wished = Signal()
    """The big button was pressed: play, exchange, or tell once more why not."""
    challenge_wished = Signal()
    """Somebody doubts the last play."""
    slip_wished = Signal()
    """The last play was a slip of the hand and goes back."""
    turn_clicked = Signal(int)
    """A turn on the pad was clicked."""
    turn_hovered = Signal(int)
    """The mouse, or the keyboard, is on a turn of the pad; -1: on none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._above = QWidget()
        self.heads = Heads(look, self._above)
        self.last_turn = LastTurnCard(look, self._above)
        self._paper = Card(look, radius=12, parent=self._above)
        self.pad = ScorePad(look, self._paper)
        self.bag = BagLine(look, self)
        self.play_button = PlayButton(look, "", Kind.PRIMARY, height=64, parent=self)
        self.why = Text(look, role="muted", wrap=True, align=Qt.AlignmentFlag.AlignHCenter, parent=self)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._above)
        self._scroll.viewport().setAutoFillBackground(False)
        self._above.setAutoFillBackground(False)
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(2, 2, 2, 6)
        inside.addWidget(self.pad)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        for first, second in (
            (self.last_turn.challenge_button, self.last_turn.slip_button),
            (self.last_turn.slip_button, self.pad),
            (self.pad, self.bag.unseen_button),
            (self.bag.unseen_button, self.play_button),
        ):
            self.setTabOrder(first, second)
        self.last_turn.challenge_button.clicked.connect(self.challenge_wished)
        self.last_turn.slip_button.clicked.connect(self.slip_wished)
        self.play_button.clicked.connect(self.play_wished)
        self.pad.turn_clicked.connect(self.turn_clicked)
        self.pad.turn_hovered.connect(self.turn_hovered)
        look.changed.connect(self._lay_out)

    # --- what it shows

    def show_game(self, game: Game, *, slip: bool = False) -> None:
        """Show a game as it stands, and whether the last play can be taken back; a draft that was shown goes."""
        self.pad.show_game(game)
        doubters = people_who_may_challenge(game.setup, game.state)
        self._show_position(game, may_challenge=bool(doubters), may_take_back=slip)

    def show_past(self, then: Game) -> None:
        """Show a game as it was, with nothing to challenge; the pad stays as it is."""
        self.pad.show_draft(None)
        self._show_position(then, may_challenge=False, may_take_back=False)

    def _show_position(self, game: Game, *, may_challenge: bool, may_take_back: bool) -> None:
        """Show heads, last turn and bag of a game."""
        setup, state = game.setup, game.state
        told = recap(game)
        heading, details = result_words.last_turn(setup, told)
        self.heads.show_pictures(head_pictures(setup, state))
        self.last_turn.show_turn(
            recap_seat(told), heading, details, may_challenge=may_challenge, may_take_back=may_take_back
        )
        self.bag.text.set_text(result_words.in_the_bag(bag_count(setup, state)))
        self._lay_out()

    def mark_turn(self, turn: int | None) -> None:
        """Mark the turn that is looked at in the pad, or none."""
        self.pad.mark_turn(turn)

    @property
    def first_stop(self) -> QWidget:
        """What the focus comes to first."""
        challenge = self.last_turn.challenge_button
        return self.pad if challenge.isHidden() else challenge

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a play laid out and not yet played in the pad, or none."""
        self.pad.show_draft(draft)

    def show_play_button(self, picture: PlayButtonPicture) -> None:
        """Show what the big button does, or why it does nothing."""
        self.play_button.set_text(picture.text, picture.right_text)
        self.play_button.set_refused(picture.refused)
        self.play_button.setToolTip(picture.text)
        self.play_button.setAccessibleDescription(picture.why)
        if picture.why != self.why.full_text:
            self.why.set_text(picture.why)
            self._lay_out()

    def finish_motion(self) -> None:
        """Show everything as it is, at once."""
        self.heads.finish_motion()

    # --- layout

    def _lay_out(self) -> None:
        """Put everything in place from top and bottom; the pad takes what is between."""
        narrow = self.width() < NARROW
        side, gap = (12, 8) if narrow else (20, 14)
        bottom = self._lay_out_bottom(side, self.width() - 2 * side, narrow)
        room = bottom - gap
        least = self._lay_out_above(side, gap, self.width(), room)
        if least > room:
            self._lay_out_above(side, gap, self.width() - self._scroll.verticalScrollBar().sizeHint().width(), least)
        self._scroll.setGeometry(0, 0, self.width(), room)
        self.update()

    def _lay_out_above(self, side: int, gap: int, width: int, room: int) -> int:
        """Put heads, last turn and pad in place in this room, and return the least height they need."""
        inner = width - 2 * side
        y = 12 if gap < 14 else 16
        for widget in (self.heads, self.last_turn):
            height = widget.height_for(inner)
            widget.setGeometry(side, y, inner, height)
            y += height + gap
        least = y + self.pad.least_height() + 8
        self._paper.setGeometry(side, y, inner, max(least, room) - y)
        self._above.resize(width, max(least, room))
        return least

    def _lay_out_bottom(self, side: int, inner: int, narrow: bool) -> int:
        """Put bag, button and the line below in place from the bottom, and return where they begin."""
        scale = self._look.text_scale
        self.why.set_size(SMALL if narrow else BODY)
        two_lines = 2 * round((16 if narrow else 20) * scale)
        text = self.why.heightForWidth(inner) if self.why.full_text else 0
        why = max(two_lines if scale == 1 else two_lines // 2, text)
        y = self.height() - (6 if narrow else 12) - why
        self.why.setGeometry(side, y, inner, why)
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
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page behind everything."""
        QPainter(self).fillRect(QRectF(self.rect()), self._look.theme["window"])
