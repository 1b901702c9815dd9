"""The column beside the board: heads, last turn, score pad, bag, and the button that plays.

:class:`Column` is fed with a game, a draft and a :class:`PlayButtonPicture`, and reports wishes. Whatever does not fit
takes room from the pad, which scrolls; nothing is cut. Where the window is narrow the heads stand over the board and
the rest under it (:meth:`Column.set_upright`), and the pad lies on a sheet of its own.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.game import Game
from scrabble_gui.core.state import bag_count
from scrabble_gui.ui import messages, result_words
from scrabble_gui.ui.bag_line import BagLine
from scrabble_gui.ui.between_turns import recap_seat
from scrabble_gui.ui.fitted_text import FittedText
from scrabble_gui.ui.head import head_pictures
from scrabble_gui.ui.heads import NARROW, Heads
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Card, Kind
from scrabble_gui.ui.last_turn import LastTurnCard
from scrabble_gui.ui.pad_page import PadDraft
from scrabble_gui.ui.play_button import PlayButton, PlayButtonPicture
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.score_pad import ScorePad
from scrabble_gui.ui.theme import Look

__all__ = ["Column", "PlayButtonPicture", "column_width"]

LEAST, MOST, SHARE = 248, 480, 0.30
"""Width of the column in pixels, and as a part of the window."""
IN_A_ROW = 640
"""From this width on the last turn and the big button stand side by side under the board of a low, narrow window."""
UPRIGHT_EDGE = 10
"""Room at the sides of heads and buttons over and under the board."""


def column_width(window_width: int, text_scale: float = 1.0) -> int:
    """Return the width of the column in a window of this width: a multiple of 4; larger text wants half as much more.

    >>> column_width(800), column_width(1366), column_width(1920), column_width(800, 1.5)
    (248, 408, 480, 308)
    """
    width = min(MOST, max(LEAST, window_width * SHARE)) * (1 + text_scale) / 2
    return round(width) // 4 * 4


class Column(QWidget):
    """Everything written beside the board."""

    play_wished = Signal()
    """The big button was pressed: play, exchange, or tell once more why not."""
    challenge_wished = Signal()
    """Somebody doubts the last play."""
    meaning_wished = Signal()
    """Somebody asks what the words of the last turn mean."""
    slip_wished = Signal()
    """The last play was a slip of the hand and goes back."""
    pad_wished = Signal()
    """The score pad is to be seen where it has no place of its own."""
    table_room_changed = Signal()
    """The board has more room between the heads and what stands under it, or less."""
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
        clear_port(self._scroll)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._above)
        self._above.setAutoFillBackground(False)
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(2, 2, 2, 6)
        inside.addWidget(self.pad)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        for first, second in (
            (self.last_turn.challenge_button, self.last_turn.meaning_button),
            (self.last_turn.meaning_button, self.last_turn.slip_button),
            (self.last_turn.slip_button, self.pad_button),
            (self.pad_button, self.pad),
            (self.pad, self.bag.unseen_button),
            (self.bag.unseen_button, self.play_button),
        ):
            self.setTabOrder(first, second)
        self.last_turn.challenge_button.clicked.connect(self.challenge_wished)
        self.last_turn.meaning_button.clicked.connect(self.meaning_wished)
        self.last_turn.slip_button.clicked.connect(self.slip_wished)
        self.pad_button.clicked.connect(self.pad_wished)
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
        in_bag = bag_count(setup, state)
        self.bag.show_count(result_words.in_the_bag(in_bag), messages.tiles(in_bag))
        self._lay_out()

    def offer_meaning(self, offered: bool) -> None:
        """Show whether the meaning of the words of the last turn can be asked for."""
        self.last_turn.offer_meaning(offered)
        self._lay_out()

    def mark_turn(self, turn: int | None) -> None:
        """Mark the turn that is looked at in the pad, or none."""
        self.pad.mark_turn(turn)

    @property
    def first_stop(self) -> QWidget:
        """What F6 comes to: the pad; never a button with which Space would challenge."""
        if self._upright:
            return self.pad_button
        return self.pad if self.pad.focusPolicy() else self.bag.unseen_button

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a play laid out and not yet played in the pad, or none."""
        self.pad.show_draft(draft)

    def show_play_button(self, picture: PlayButtonPicture) -> None:
        """Show what the big button does, or why it does nothing."""
        self.play_button.set_text(picture.text, picture.right_text)
        self.play_button.set_refused(picture.refused)
        self.play_button.set_level(picture.level)
        self.play_button.setToolTip(picture.text)
        self.play_button.setAccessibleDescription(picture.why)
        if picture.why != self.why.full_text:
            self.why.set_text(picture.why)
            self._lay_out()

    def finish_motion(self) -> None:
        """Show everything as it is, at once."""
        self.heads.finish_motion()

    # --- layout

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
        self._lay_out()

    def _lay_out(self) -> None:
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
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page behind everything."""
        QPainter(self).fillRect(QRectF(self.rect()), self._look.theme["window"])
