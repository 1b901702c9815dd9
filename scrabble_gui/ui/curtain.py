"""The hand-over between people: :class:`CurtainPage` hides board and rack, tells the last turn, offers a challenge.

Two forms of one card: *hand over* names who is next and waits until that person is there; *ask* waits for a challenge
or for *Nobody challenges*. It never says what a word means, nor whether it is good.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui.big_line import BigLine
from scrabble_gui.ui.cloth import SHADOW, ClothPage
from scrabble_gui.ui.curtain_parts import Offer, RecapRow, Scores
from scrabble_gui.ui.kit import (
    RING,
    SECTION,
    STRONG,
    Button,
    Kind,
    Text,
    rule,
)
from scrabble_gui.ui.recap import Challenged, Recap, Started
from scrabble_gui.ui.theme import Look

QUIET_SECONDS = 0.4
"""After the card appears, keys held down or struck for the turn before do nothing for so long."""
WIDTH = 760
USUAL, USUAL_TIGHT = 682, 535
"""Height of the card, and in low windows, so that the button stays where it is from turn to turn."""
USUAL_NARROW = 736
"""Height of the card where the challenge buttons stand under their sentence, as far as the window has it."""
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
    slip_wished = Signal()
    """The last play was a slip of the hand and goes back."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(look, WIDTH + 2 * SHADOW, parent)
        self._clock = clock
        self._since = clock()
        self._seat: int | None = None
        self._note = Text(look, role="muted", size=STRONG, align=Qt.AlignmentFlag.AlignHCenter, wrap=True)
        self._lead = Text(look, role="muted", size=STRONG, align=Qt.AlignmentFlag.AlignHCenter, wrap=True)
        self._note.setContentsMargins(0, 0, 0, 4)
        self._title = BigLine(look)
        self._recap = RecapRow(look)
        self._recap.slip_wished.connect(self.slip_wished)
        self._offer = Offer(look)
        self._offer.chosen.connect(self.challenged)
        self._go = Button(look, "", Kind.PRIMARY, height=62)
        self._go.set_text_size(SECTION - 1)
        self._go.clicked.connect(self._on_go)
        self._go.installEventFilter(self)
        self._away = Text(look, role="muted", align=Qt.AlignmentFlag.AlignHCenter)
        self._scores = Scores(look)
        self._gaps: list[QWidget] = []
        self._fill()

    def _fill(self) -> None:
        """Put the parts of the card together."""
        self.body.setSpacing(0)
        middle = Qt.AlignmentFlag.AlignHCenter
        parts: list[QWidget | int] = [self._note, self._lead, 4, self._title, 24, rule(self.look), 18, self._recap, 26]
        parts += [self._offer, 28, self._go, 12, self._away, 20, rule(self.look), 26, self._scores]
        for part in parts:
            if isinstance(part, int):
                gap = QWidget()
                gap.setProperty("gap", part)
                self._gaps.append(gap)
                self.body.addWidget(gap)
            elif part is self._go:
                self.body.addWidget(part, 0, middle)
            elif part is self._recap:
                self.body.addWidget(part, 1)
            else:
                self.body.addWidget(part)

    def show_hand_over(
        self, setup: Setup, state: State, recap: Recap, *, reopened: bool = False, slip: bool = False
    ) -> None:
        """Ask for the next person.

        ``reopened`` says that the game was just read from a file, ``slip`` that the last play can be taken back.
        """
        seat = state.to_move
        name = setup.seats[seat].name
        note = sentences.skipped_line(setup, state)
        if reopened and not note:
            note = self.tr("The game goes on where you left it.")
        before = recap.challenged if isinstance(recap, Challenged) else sentences.recap_seat(recap)
        again = before == seat and not isinstance(recap, Started)
        if isinstance(recap, Challenged) and recap.challenger in state.skipped:
            recap = replace(recap, misses_turn=False)  # the note says it already
        lead = self.tr("It is again the turn of") if again else self.tr("Please pass the screen to")
        self._set_top(note, lead)
        self._title.set_person(name, seat)
        self._go.set_text(self.tr("I am {name}, show my tiles").format(name=name))
        self._away.setVisible(True)
        self._away.set_text(self.tr("Everybody else, please look away."))
        self._seat = seat
        self._show(setup, state, recap, slip=slip)

    def show_ask(self, setup: Setup, state: State, recap: Recap, *, slip: bool = False) -> None:
        """Ask whether anybody challenges, where the game waits for the answer; no tiles are hidden behind it."""
        self._set_top("", sentences.ask_line(setup, state))
        self._title.set_line(self.tr("Does anybody challenge?"))
        self._go.set_text(self.tr("Nobody challenges"))
        self._away.setVisible(False)
        self._seat = None
        self._show(setup, state, recap, slip=slip)

    def _set_top(self, note: str, lead: str) -> None:
        """Write the lines over the title."""
        self._note.setVisible(bool(note))
        self._note.set_text(note)
        self._lead.set_text(lead)

    def _show(self, setup: Setup, state: State, recap: Recap, *, slip: bool) -> None:
        """Show the parts that both forms have."""
        self._recap.show_recap(setup, recap, slip=slip)
        self._offer.show_offer(setup, state)
        for before, after in pairwise([self._recap.slip_button, *self._offer.buttons(), self._go]):
            QWidget.setTabOrder(before, after)
        self._scores.show_scores(setup, state)
        self.setAccessibleName(f"{self._lead.full_text} {self._title.accessibleName()}")
        self._since = self._clock()
        self.refit()
        self.fade_in()
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)
        news = f"{self.accessibleName()}. {sentences.recap_heading(setup, recap)}."
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, news))

    def usual_height(self, tight: bool) -> int:
        """Return the height that the card has even where its content needs less."""
        if min(self.width(), WIDTH) < NARROW:
            return USUAL_NARROW
        return USUAL_TIGHT if tight else USUAL

    def fit(self, tight: bool) -> None:
        """Take smaller type and gaps where the window is low."""
        narrow = min(self.width(), WIDTH) < NARROW
        self._title.set_size(44 if tight or narrow else 58)
        self._recap.fit(tight)
        inner = min(self.width() - 2 * SHADOW, WIDTH) - 2 * self.side
        self._offer.fit(inner)
        self._scores.fit(inner)
        for gap in self._gaps:
            height = int(gap.property("gap"))
            gap.setFixedHeight(height // 2 if tight else height)
        wide = min(360, max(240, inner))
        self._go.setMinimumWidth(min(max(wide + 2 * RING, self._go.sizeHint().width()), max(240, inner)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow keys on the filled button that belong to the turn before."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._veil.finish()
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
