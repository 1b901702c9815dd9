"""The verdict of a challenge, word by word, and what follows from it: :class:`VerdictStep`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.core.advance import advance
from scrabble_gui.core.moves import Challenge
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, Turn, doubted_words
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui.challenge_rows import Rows, VerdictRow
from scrabble_gui.ui.challenge_steps import Step, contestable_of, words_of
from scrabble_gui.ui.kit import SECTION, STRONG, Button, Card, Kind, SeatShape, Text
from scrabble_gui.ui.theme import Look

VERDICT_MS = 250
"""Time between two verdicts."""


class VerdictStep(Step):
    """The verdict, word by word, and what follows from it. Any key or click shows all of it at once."""

    confirmed = Signal()
    """Go on by the verdict."""
    accept_wished = Signal()
    """The rejected words should be accepted all the same."""
    grown = Signal()
    """The meanings have come to the words: the step needs more room."""

    def __init__(self, look: Look, setup: Setup, state: State, turn: Turn, meanings: Mapping[str, str]) -> None:
        contestable = contestable_of(state)
        assert isinstance(turn.move, Challenge)
        heading = sentences.challenge_heading(setup, turn.seat, contestable.seat)
        super().__init__(look, heading, sentences.judge_line(setup), turn.seat)
        if turn.votes:
            self.body.addWidget(Text(look, sentences.vote_line(setup, turn.votes), wrap=True))
        doubted = doubted_words(contestable, turn.move)
        words = sorted(words_of(contestable), key=lambda word: word.text not in turn.rejected)
        self._rows = [
            VerdictRow(look, setup, state, word, good=word.text not in turn.rejected, voted=bool(turn.votes))
            for word in words
            if word.text in doubted
        ]
        self._meanings = meanings
        self._list = Rows(self._rows)
        self.body.addWidget(self._list)
        self._after: list[QWidget] = []
        self._add_consequence(setup, state, turn)
        self._timer = QTimer(self)
        self._timer.setInterval(VERDICT_MS)
        self._timer.timeout.connect(self._reveal_next)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _add_consequence(self, setup: Setup, state: State, turn: Turn) -> None:
        """Add what is shown after the last verdict."""
        heading, text = sentences.consequence(setup, state, turn)
        self._news = f"{heading}. {text}"
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 8, 0, 4)
        lines.setSpacing(2)
        lines.addWidget(Text(self.look, heading, size=SECTION, weight=QFont.Weight.Bold, wrap=True))
        lines.addWidget(Text(self.look, text, wrap=True))
        self._keep(words)
        after = advance(setup, state, turn)
        for seat, (old, new) in enumerate(zip(state.scores, after.scores, strict=True)):
            if old != new:
                self._keep(_ScoreLine(self.look, setup.seats[seat].name, seat, old, new))
        self._go = self.filled(self.tr("Take the tiles off") if turn.rejected else self.tr("Carry on"))
        self._go.clicked.connect(self.confirmed)
        accept = Button(self.look, self.tr("Accept it all the same"), Kind.QUIET)
        accept.clicked.connect(self.accept_wished)
        if not turn.rejected:
            accept.hide()
        self._keep(self.foot(self._go, accept))

    def _keep(self, part: QWidget) -> None:
        """Add a part that keeps its place while it is hidden."""
        policy = part.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        part.setSizePolicy(policy)
        part.hide()
        self._after.append(part)
        self.body.addWidget(part)

    def start(self) -> None:
        """Begin to reveal, or show everything where nothing may move."""
        if self.look.motion:
            self._timer.start()
        else:
            self.finish()

    @property
    def is_revealing(self) -> bool:
        """Whether verdicts are still to come."""
        return not all(row.is_revealed for row in self._rows)

    def finish(self) -> None:
        """Show everything, and let people go on."""
        self._timer.stop()
        for row in self._rows:
            row.reveal()
        for row in self._rows:
            if row.good and row.text in self._meanings:
                row.show_meaning(self._meanings[row.text])
        for part in self._after:
            part.show()
        if self._meanings:
            self.grown.emit()
        self.first = self._go
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)
        news = ". ".join([row.accessibleName() for row in self._rows] + [self._news])
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, news))

    def _reveal_next(self) -> None:
        hidden = [row for row in self._rows if not row.is_revealed]
        if len(hidden) <= 1:
            self.finish()
        else:
            hidden[0].reveal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show everything on any key."""
        if self.is_revealing and not event.isAutoRepeat():
            self.finish()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop revealing when the card is put away."""
        self._timer.stop()
        super().hideEvent(event)

    def fit(self, width: int) -> None:
        """Put the verdicts under the words where a word would become too small beside its own."""
        super().fit(width)
        narrow = not all(row.has_room(width) for row in self._rows)
        for row in self._rows:
            row.set_narrow(narrow)


class _ScoreLine(Card):
    """How a score changes: ``139 → 122``."""

    def __init__(self, look: Look, name: str, seat: int, old: int, new: int) -> None:
        super().__init__(look, role="panel2", radius=12, line=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(17, 11, 17, 11)
        row.setSpacing(8)
        row.addWidget(SeatShape(look, seat, 6.5))
        row.addWidget(Text(look, name, size=STRONG), 1)
        row.addWidget(Text(look, f"{old}  →  {new}", size=STRONG, weight=QFont.Weight.Bold))
