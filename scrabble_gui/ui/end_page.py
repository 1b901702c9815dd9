"""The end of a game: who wins, the settling line by line, the course of the game and what to remember of it.

:class:`EndPage` shows a finished game; the settling counts up row by row where things may move, and any key or click
ends that at once. It reports wishes: :attr:`EndPage.play_again`, :attr:`EndPage.new_game`, :attr:`EndPage.show_board`.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.core.settle import Result
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Ending, State
from scrabble_gui.core.tiles import Tiles, TileSet
from scrabble_gui.ui import result_words, seal_words
from scrabble_gui.ui.cloth import paint_cloth
from scrabble_gui.ui.course import CourseChart, Line
from scrabble_gui.ui.end_parts import BestPlays, Flow, Headline, UprightLine
from scrabble_gui.ui.highlights import best_plays, courses, turns_taken
from scrabble_gui.ui.kit import RING, STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.rank_columns import RankLine
from scrabble_gui.ui.ranking import Ranking
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import FACE_DOWN, TileFace, face_of

QUIET_SECONDS = 1.0
"""After the page appears, keys held down or struck for the last play do nothing for so long."""
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
ROW_MS, MOST_MS = 400, 1500
"""How long the settling of a row takes, and of all rows together at most."""
WIDEST = 1240
"""The card grows no wider, in pixels at text scale 1."""
GAP = 12
TWO_COLUMNS = 940
"""From this width of the card on, the course of the game stands beside the ranking."""
BUTTON_PADDING = 16
"""So much narrower than it likes a button may be before the three stand in two rows."""
ONE_COLUMN = 320
"""So much higher the card may be where the course stands under the ranking, in pixels at text scale 1."""


class EndPage(QWidget):
    """The page after the last turn."""

    play_again = Signal()
    """Another game of the same people by the same rules is wished."""
    new_game = Signal()
    """A game of other people or by other rules is wished."""
    show_board = Signal()
    """The finished table is wished."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._clock = clock
        self._since = clock()
        self._card = Card(look, radius=22, line=False, shadow=True, parent=self)
        self.headline = Headline(look)
        self.details = Text(look, size=STRONG, role="muted", wrap=True)
        self.ranking = Ranking(look)
        self.settling = Text(look, size=14, role="muted", wrap=True)
        self.chart = CourseChart(look)
        self.best = BestPlays(look)
        self._first = Flow(self._card)
        self._second = Flow(self._card)
        self._upright = UprightLine(look, self._card)
        self._ranking_side = self._stacked(self.headline, self.details, self.ranking, self.settling)
        heading = Text(look, self.tr("How it went"), size=STRONG, weight=QFont.Weight.Bold)
        self._course_side = self._stacked(heading, self.chart, self.best)
        self._first.add(self._ranking_side)
        self._second.add(self._course_side)
        self.again_button = Button(look, self.tr("Play again"), Kind.PRIMARY, height=58)
        self.new_button = Button(look, self.tr("New game"), height=58)
        self.board_button = Button(look, self.tr("Look back"), icon="eye", height=58)
        self._buttons = self._button_row()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._on_progress)
        look.changed.connect(self._lay_out)

    # --- what it shows

    def show_game(self, game: Game) -> None:
        """Show a finished game. Raises ValueError for one that is not over."""
        ended = game.result()
        if ended is None:
            raise ValueError(game.setup.game_id)
        setup, state = game.setup, game.state
        self.headline.show_text(result_words.headline(setup, ended), ended.winners)
        self.details.set_text(result_words.by_how_much(setup, state, ended, turns_taken(game)))
        self.ranking.show_lines(rank_lines(setup, state, ended), settles=settles(ended))
        told = (result_words.settling(setup, state, ended), seal_words.at_the_end(setup))
        self.settling.set_text(" ".join(filter(None, told)))
        lines = [Line(seat, setup.seats[seat].name, points) for seat, points in enumerate(courses(game))]
        self.chart.show_lines(lines, result_words.course(setup, ended))
        self.best.show_plays(setup, best_plays(game))
        self._lay_out()
        self._first.verticalScrollBar().setValue(0)
        self._second.verticalScrollBar().setValue(0)
        self._start_settling(len(lines) if settles(ended) else 0)

    def finish_motion(self) -> None:
        """Show the settling as it ends, at once."""
        self._animation.stop()
        self.ranking.set_progress(len(self.ranking.rows))

    @property
    def is_settling(self) -> bool:
        """Whether the settling still counts."""
        return self._animation.state() is QVariantAnimation.State.Running

    @property
    def settling_ms(self) -> int:
        """How long the settling counts, in milliseconds."""
        return self._animation.duration()

    def _start_settling(self, rows: int) -> None:
        """Let the settling count up row by row, or show it at once where nothing moves."""
        self._animation.stop()
        if not rows or not self._look.motion:
            self.finish_motion()
            return
        self.ranking.set_progress(0)
        self._animation.setEndValue(float(rows))
        self._animation.setDuration(min(MOST_MS, rows * ROW_MS))
        self._animation.start()

    def _on_progress(self, value: object) -> None:
        if isinstance(value, float):
            self.ranking.set_progress(value)

    # --- building and laying out

    def _stacked(self, *widgets: QWidget) -> QWidget:
        """Return a side of the page: widgets one under the other."""
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(GAP)
        for widget in widgets:
            if widget is self.ranking:
                column.addStretch(1)
            column.addWidget(widget, 1 if widget is self.chart else 0)
        column.addStretch(3 if self.ranking in widgets else 0)
        return side

    def _button_row(self) -> QWidget:
        """Return the buttons; the filled one is pressed by Enter wherever the focus is."""
        row = QWidget(self._card)
        self._button_grid = QGridLayout(row)
        self._button_grid.setContentsMargins(0, 0, 0, 0)
        self._button_grid.setSpacing(0)
        for button, wish in (
            (self.again_button, self.play_again),
            (self.new_button, self.new_game),
            (self.board_button, self.show_board),
        ):
            button.clicked.connect(wish)
            button.installEventFilter(self)
        self._arrange_buttons(in_a_row=True)
        return row

    def _arrange_buttons(self, *, in_a_row: bool) -> None:
        """Put the buttons side by side, or the filled one over the others where they have too little room."""
        self._button_grid.addWidget(self.again_button, 0, 0, 1, 1 if in_a_row else 2)
        for at, button in enumerate((self.new_button, self.board_button)):
            self._button_grid.addWidget(button, 0 if in_a_row else 1, at + (1 if in_a_row else 0))
        for column in range(3):
            self._button_grid.setColumnStretch(column, 1 if in_a_row or column < 2 else 0)

    def _lay_out(self) -> None:
        """Put the card and everything on it in place: two columns, or one where there is little room."""
        scale = self._look.text_scale
        card = self._card_rect()
        self._card.setGeometry(card.adjusted(-12, -8, 12, 16))
        margin = 20 if card.width() < TWO_COLUMNS else 36
        inner = QRect(12 + margin, 8 + margin - 6, card.width() - 2 * margin, card.height() - 2 * margin + 6)
        two = card.width() >= TWO_COLUMNS * scale
        first = round(inner.width() * 0.57) if two else inner.width()
        widest = max(button.sizeHint().width() for button in (self.again_button, self.new_button, self.board_button))
        self._arrange_buttons(in_a_row=3 * (widest - BUTTON_PADDING) <= first + 2 * RING)
        buttons = self._buttons.sizeHint().height()
        self._buttons.setGeometry(inner.left() - RING, inner.bottom() - buttons + RING + 1, first + 2 * RING, buttons)
        self._first.setGeometry(inner.left(), inner.top(), first + 8, inner.height() - buttons)
        self._second.setVisible(two)
        self._upright.setVisible(two)
        if two:
            self._upright.setGeometry(inner.left() + first + 18, inner.top() + 4, 1, inner.height() - 4)
            start = inner.left() + first + 54
            self._second.setGeometry(start, inner.top() + 8, inner.right() - start + 1, inner.height() - 4)
        (self._second if two else self._first).add(self._course_side)
        self._fit_rows(first, inner.height() - buttons)
        self.update()

    def _card_rect(self) -> QRect:
        """Return where the card stands, without its shadow."""
        scale = self._look.text_scale
        roomy = self.width() >= 1000 and self.height() >= 640
        most = (self.width() * 0.864, self.height() * 0.90) if roomy else (self.width() - 48, self.height() - 32)
        width = round(min(WIDEST * scale, most[0]))
        one_column = ONE_COLUMN if width < TWO_COLUMNS * scale else 0
        highest = (max(610, 390 + 90 * len(self.ranking.lines)) + one_column) * scale
        height = round(min(highest, most[1]))
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _fit_rows(self, width: int, height: int) -> None:
        """Make the rows of the ranking low enough for the whole settling to be seen at once, where that is possible."""
        others = (self.headline, self.details, self.settling)
        taken = sum(widget.heightForWidth(width) for widget in others) + 4 * GAP + 8
        self.ranking.set_room(height - taken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        paint_cloth(QPainter(self), QRectF(self.rect()), self._look)

    # --- keys

    def showEvent(self, event: QShowEvent) -> None:
        """Start on the filled button; keys that were held down for the turn before do nothing for a moment."""
        super().showEvent(event)
        self._since = self._clock()
        self.again_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the counting with any key; Esc goes back to the board, Enter plays again."""
        if self._is_held_down(event):
            return
        if self.is_settling:
            self.finish_motion()
        elif event.key() == Qt.Key.Key_Escape:
            self.show_board.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.again_button.click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a key that ends the counting, or belongs to the turn before, do nothing else on the buttons."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._is_held_down(event):
            return True
        if event.type() is QEvent.Type.KeyPress and self.is_settling:
            self.finish_motion()
            return True
        return super().eventFilter(watched, event)

    def _is_held_down(self, event: QKeyEvent) -> bool:
        """Whether a key is Enter or the space bar of the last play, still held down or struck once too often."""
        early = self._clock() - self._since < QUIET_SECONDS
        return event.key() in PRESSES and (early or event.isAutoRepeat())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the counting with a click anywhere."""
        self.finish_motion()
        super().mousePressEvent(event)


# --- what the rows say


def settles(ended: Result) -> bool:
    """Whether the tiles left are settled at such an end, or anything else changes a score."""
    nothing = ended.ending in (Ending.TARGET, Ending.RESIGNED)
    return not nothing or any(line.change for line in ended.settlements)


def rank_lines(setup: Setup, state: State, ended: Result) -> tuple[RankLine, ...]:
    """Return the rows of the ranking: winners first, then by points (in a game to a line, by the margin over it)."""

    def margin(seat: int) -> int:
        return ended.scores[seat] - (setup.seats[seat].target or 0 if setup.rules.target else 0)

    def order(seat: int) -> tuple[bool, bool, int]:
        return seat not in ended.winners, seat in state.resigned, -margin(seat)

    seats = sorted(range(len(setup.seats)), key=order)
    return tuple(
        RankLine(
            place=1 + [order(other) for other in seats].index(order(seat)),
            name=setup.seats[seat].name,
            settlement=ended.settlements[seat],
            left=_faces(ended.settlements[seat].left, setup.tile_set),
            remark=result_words.remark(setup, state, ended, seat),
            wins=seat in ended.winners,
        )
        for seat in seats
    )


def _faces(tiles: Tiles, tile_set: TileSet) -> tuple[TileFace, ...]:
    """Return how tiles left on a rack look; those not known lie face down."""
    return tuple(face_of(tile, tile_set) for tile in tiles) + (FACE_DOWN,) * tiles.unknown
