"""The hand-over between people: :class:`CurtainPage` hides board and rack, tells the last turn, offers a challenge.

Two forms of one card: *hand over* names who is next and waits until that person is there; *ask* waits for a challenge
or for *Nobody challenges*. It never says what a word means, nor whether it is good.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, may_challenge
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui import messages
from scrabble_gui.ui.big_line import BigLine
from scrabble_gui.ui.cloth import SHADOW, ClothPage
from scrabble_gui.ui.kit import (
    BODY,
    RING,
    SECTION,
    STRONG,
    TITLE,
    Button,
    Card,
    Kind,
    SeatShape,
    Text,
    TileWord,
    rule,
)
from scrabble_gui.ui.recap import Played, Recap, Started
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import face_of

QUIET_SECONDS = 0.4
"""After the card appears, keys held down or struck for the turn before do nothing for so long."""
WIDTH = 760
NARROW = 620
"""Below this width of the card the challenge buttons stand under their sentence."""


class CurtainPage(ClothPage):
    """The card between two turns."""

    shown = Signal(int)
    """A seat's person is there and wants to see the tiles."""
    challenged = Signal(int)
    """A seat's person doubts the last play."""
    nobody_challenges = Signal()
    """The people were asked, and the last play stands."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(look, WIDTH + 2 * SHADOW, parent)
        self._clock = clock
        self._since = clock()
        self._seat: int | None = None
        self._note = Text(look, role="muted", size=STRONG, align=Qt.AlignmentFlag.AlignHCenter, wrap=True)
        self._lead = Text(look, role="muted", size=STRONG, align=Qt.AlignmentFlag.AlignHCenter)
        self._title = BigLine(look)
        self._recap = _RecapRow(look)
        self._offer = _Offer(look)
        self._offer.chosen.connect(self.challenged)
        self._go = Button(look, "", Kind.PRIMARY, height=62)
        self._go.set_text_size(SECTION - 1)
        self._go.clicked.connect(self._on_go)
        self._go.installEventFilter(self)
        self._away = Text(look, role="muted", align=Qt.AlignmentFlag.AlignHCenter)
        self._scores = _Scores(look)
        self._gaps: list[QWidget] = []
        self._fill()

    def _fill(self) -> None:
        """Put the parts of the card together."""
        self.body.setSpacing(0)
        middle = Qt.AlignmentFlag.AlignHCenter
        parts: list[QWidget | int] = [self._note, self._lead, self._title, 20, rule(self.look), 14, self._recap, 20]
        parts += [self._offer, 22, self._go, 4, self._away, 14, rule(self.look), 18, self._scores]
        for part in parts:
            if isinstance(part, int):
                gap = QWidget()
                gap.setProperty("gap", part)
                self._gaps.append(gap)
                self.body.addWidget(gap)
            elif part is self._go:
                self.body.addWidget(part, 0, middle)
            else:
                self.body.addWidget(part)

    def show_hand_over(self, setup: Setup, state: State, recap: Recap, *, reopened: bool = False) -> None:
        """Ask for the next person; ``reopened`` says that the game was just read from a file."""
        seat = state.to_move
        name = setup.seats[seat].name
        note = sentences.skipped_line(setup, state)
        if reopened and not note:
            note = self.tr("The game goes on where you left it.")
        again = sentences.recap_seat(recap) == seat and not isinstance(recap, Started)
        lead = self.tr("It is again the turn of") if again else self.tr("Please pass the screen to")
        self._set_top(note, lead)
        self._title.set_person(name, seat)
        self._go.set_text(self.tr("I am {name}, show my tiles").format(name=name))
        self._away.setVisible(True)
        self._away.set_text(self.tr("Everybody else, please look away."))
        self._seat = seat
        self._show(setup, state, recap)

    def show_ask(self, setup: Setup, state: State, recap: Recap) -> None:
        """Ask whether anybody challenges, where the game waits for the answer; no tiles are hidden behind it."""
        self._set_top("", sentences.ask_line(setup, state))
        self._title.set_line(self.tr("Does anybody challenge?"))
        self._go.set_text(self.tr("Nobody challenges"))
        self._away.setVisible(False)
        self._seat = None
        self._show(setup, state, recap)

    def _set_top(self, note: str, lead: str) -> None:
        """Write the lines over the title."""
        self._note.setVisible(bool(note))
        self._note.set_text(note)
        self._lead.set_text(lead)

    def _show(self, setup: Setup, state: State, recap: Recap) -> None:
        """Show the parts that both forms have."""
        self._recap.show_recap(setup, recap)
        self._offer.show_offer(setup, state)
        self._scores.show_scores(setup, state)
        self.setAccessibleName(f"{self._lead.full_text} {self._title.accessibleName()}")
        self._since = self._clock()
        self.refit()
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, tight: bool) -> None:
        """Take smaller type and gaps where the window is low."""
        narrow = min(self.width(), WIDTH) < NARROW
        self._title.set_size(44 if tight or narrow else 58)
        self._recap.fit(tight)
        self._offer.fit(narrow)
        for gap in self._gaps:
            height = int(gap.property("gap"))
            gap.setFixedHeight(height // 3 if tight else height)
        wide = min(360, max(240, self.width() - 120))
        self._go.setMinimumWidth(min(max(wide + 2 * RING, self._go.sizeHint().width()), max(240, self.width() - 120)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow keys on the filled button that belong to the turn before."""
        early = self._clock() - self._since < QUIET_SECONDS
        if watched is self._go and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            presses = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            if event.key() in presses and (early or event.isAutoRepeat()):
                return True
        return super().eventFilter(watched, event)

    def _on_go(self) -> None:
        if self._seat is None:
            self.nobody_challenges.emit()
        else:
            self.shown.emit(self._seat)


class _RecapRow(QWidget):
    """Who did what, the main word in tiles, and where the points come from."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shape = SeatShape(look, 0, 6.5)
        self._heading = Text(look, size=STRONG, weight=QFont.Weight.DemiBold)
        self._points = Text(look, size=TITLE, weight=QFont.Weight.Bold, align=Qt.AlignmentFlag.AlignRight)
        self._word = TileWord(look, 56)
        self._details = Text(look, role="muted", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._shape)
        top.addWidget(self._heading, 1)
        top.addWidget(self._points)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addWidget(self._word, 1)
        middle.addLayout(self._lines)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addLayout(middle)
        layout.addWidget(self._details)

    def show_recap(self, setup: Setup, recap: Recap) -> None:
        """Show what happened last."""
        seat = sentences.recap_seat(recap)
        self._shape.set_seat(seat)
        self._heading.set_text(sentences.recap_heading(setup, recap))
        details = sentences.recap_details(setup, recap)
        self._details.setVisible(bool(details))
        self._details.set_text(details)
        played = isinstance(recap, Played)
        self._points.setVisible(played)
        self._word.setVisible(played)
        _clear(self._lines)
        if isinstance(recap, Played):
            self._points.set_text(messages.points(recap.score.total))
            self._word.set_faces([face_of(tile, setup.tile_set) for tile in recap.word])
            for title, number in sentences.score_lines(setup, recap):
                text = f"{title}  {number}"
                self._lines.addWidget(Text(self._look, text, role="muted", align=Qt.AlignmentFlag.AlignRight))

    def fit(self, tight: bool) -> None:
        """Take smaller tiles where the window is low."""
        self._word.set_side(44 if tight else 56)


class _Offer(Card):
    """The panel that offers a challenge."""

    chosen = Signal(int)
    """This seat's person challenges."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, role="panel2", line=False)
        self._text = Text(look, role="muted", size=14, wrap=True)
        self._heading = Text(look, size=STRONG, weight=QFont.Weight.DemiBold)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._text)
        words.addStretch(1)
        self._as = Text(look, self.tr("Challenge as"), role="muted", size=14)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        right = QVBoxLayout()
        right.setSpacing(0)
        self._as.setContentsMargins(RING, 0, 0, 0)
        right.addWidget(self._as)
        right.addLayout(self._buttons)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(22, 12, 22 - RING, 10)
        self._row.setSpacing(24)
        self._row.addLayout(words, 1)
        self._row.addLayout(right)

    def show_offer(self, setup: Setup, state: State) -> None:
        """Show the buttons of those who may challenge; the panel hides where nobody may."""
        seats = may_challenge(setup, state)
        self.setVisible(bool(seats))
        _clear(self._buttons)
        if not seats or state.contestable is None:
            return
        one = len(state.contestable.score.words) == 1
        self._heading.set_text(self.tr("Not sure it is a word?") if one else self.tr("Not sure these are words?"))
        self._text.set_text(messages.challenge_offer(setup, state))
        for seat in sorted(seats):
            name = setup.seats[seat].name
            button = Button(self._look, name, Kind.SEAT, seat=seat, height=50)
            button.setFixedWidth(112 + 2 * RING)
            button.setAccessibleName(self.tr("Challenge as {name}").format(name=name))
            button.setToolTip(name)
            button.clicked.connect(lambda _=False, at=seat: self.chosen.emit(at))
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)

    def fit(self, narrow: bool) -> None:
        """Put the buttons under the sentence where the card is narrow."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if narrow else across)
        self._row.setSpacing(8 if narrow else 24)


class _Scores(QWidget):
    """The scores in one line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_scores(self, setup: Setup, state: State) -> None:
        """Show everybody's points."""
        _clear(self._row)
        self._row.addStretch(1)
        for seat, person in enumerate(setup.seats):
            if seat:
                self._row.addSpacing(22)
            self._row.addWidget(SeatShape(self._look, seat, 5.5))
            name = Text(self._look, person.name, size=BODY, weight=QFont.Weight.DemiBold)
            name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            self._row.addWidget(name, 1)
            self._row.addWidget(Text(self._look, str(state.scores[seat]), weight=QFont.Weight.DemiBold))
        self._row.addStretch(1)


def _clear(layout: QBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
