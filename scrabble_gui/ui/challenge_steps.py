"""The steps of a challenge round the verdict, each a widget that the card shows in turn.

:class:`WhoStep` asks who challenges, :class:`DoubtStep` what, :class:`VoteStep` how everybody votes,
:class:`AgreeStep` asks whether everybody accepts the words all the same.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.referee import voters
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.scoring import WordScore
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import Contestable, State, Turn
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui import messages
from scrabble_gui.ui.challenge_rows import Rows, TickRow, VoteRow, WordRow
from scrabble_gui.ui.kit import TITLE, Button, Kind, SeatShape, Text
from scrabble_gui.ui.theme import Look


def contestable_of(state: State) -> Contestable:
    """Return the play that can be challenged. Raises ValueError when there is none."""
    if state.contestable is None:
        raise ValueError(state)
    return state.contestable


def words_of(contestable: Contestable) -> list[WordScore]:
    """Return the words of the play, each once."""
    return list({word.text: word for word in reversed(contestable.score.words)}.values())[::-1]


class Step(QWidget):
    """Heading, content, and at the bottom a filled button with a quiet one."""

    back = Signal()
    """Never mind, or one step back."""

    def __init__(self, look: Look, heading: str, line: str, seat: int | None = None) -> None:
        super().__init__()
        self.look = look
        self._foot: QBoxLayout | None = None
        self.first: QWidget = self
        """What takes the focus."""
        self.setAccessibleName(f"{heading}. {line}")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(12)
        if seat is not None:
            shape = SeatShape(look, seat, 6.5)
            shape.setFixedHeight(round(QFontMetricsF(look.font(TITLE, QFont.Weight.Bold)).height()))
            top.addWidget(shape, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(Text(look, heading, size=TITLE, weight=QFont.Weight.Bold, wrap=True), 1)
        self.body.addLayout(top)
        self.body.addWidget(Text(look, line, role="muted", wrap=True))
        self.body.addSpacing(4)

    def foot(self, filled: Button | None, quiet: Button) -> QWidget:
        """Add the buttons at the bottom and return the row they stand in."""
        row = QWidget()
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight, row)
        self._foot.setContentsMargins(0, 4, 0, 0)
        self._foot.setSpacing(0)
        self._foot.addWidget(quiet)
        self._foot.addStretch(1)
        if filled is not None:
            self._foot.addWidget(filled)
            QWidget.setTabOrder(filled, quiet)
        self.body.addWidget(row)
        return row

    def filled(self, text: str) -> Button:
        """Return the filled button."""
        button = Button(self.look, text, Kind.PRIMARY, height=54)
        button.setMinimumWidth(200)
        return button

    def never_mind(self) -> Button:
        """Return the button that goes back."""
        button = Button(self.look, self.tr("Never mind"), Kind.QUIET)
        button.clicked.connect(self.back)
        return button

    def fit(self, width: int) -> None:
        """Make do with a width: the buttons stand under one another where they do not fit beside one another."""
        if self._foot is not None:
            across, up = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
            self._foot.setDirection(across)
            if self._foot.sizeHint().width() > width:
                self._foot.setDirection(up)


class WhoStep(Step):
    """Several may challenge, and nobody has been named."""

    chosen = Signal(int)
    """This seat's person challenges."""

    def __init__(self, look: Look, setup: Setup, state: State) -> None:
        super().__init__(look, messages.tr("Who challenges?"), messages.challenge_offer(setup, state))
        row = QHBoxLayout()
        row.setSpacing(0)
        for seat in sorted(people_who_may_challenge(setup, state)):
            name = setup.seats[seat].name
            button = Button(look, name, Kind.SEAT, seat=seat, height=52)
            button.setToolTip(name)
            button.clicked.connect(lambda _=False, at=seat: self.chosen.emit(at))
            row.addWidget(button, 1)
            if self.first is self:
                self.first = button
        self.body.addLayout(row)
        self.foot(None, self.never_mind())


class DoubtStep(Step):
    """The words of the play, and what doubting them costs; per-word rules let the challenger tick some of them."""

    check_wished = Signal(object)
    """The doubted words in capitals; none: all."""

    def __init__(self, look: Look, setup: Setup, state: State, challenger: int) -> None:
        contestable = contestable_of(state)
        heading = sentences.challenge_heading(setup, challenger, contestable.seat)
        cost = messages.challenge_cost(setup, setup.seats[challenger].name)
        words = words_of(contestable)
        super().__init__(look, heading, cost, challenger)
        self._ticks: list[TickRow] = []
        if setup.rules.challenge.kind is ChallengeKind.POINTS_PER_WORD and len(words) > 1:
            self.body.addWidget(Text(look, self.tr("Tick the words that are doubted:"), weight=QFont.Weight.DemiBold))
            self._ticks = [TickRow(look, setup, state, word) for word in words]
            self.body.addWidget(Rows(self._ticks))
        else:
            self.body.addWidget(Rows([WordRow(look, setup, state, word) for word in words]))
        self._ready = self.tr("Check the words") if len(words) > 1 else self.tr("Check the word")
        self._check = self.filled(self._ready)
        self._check.clicked.connect(self._on_check)
        for row in self._ticks:
            row.toggled.connect(self._on_ticked)
        self.foot(self._check, self.never_mind())
        self.first = self._ticks[0] if self._ticks else self._check
        self._on_ticked()

    def _named(self) -> tuple[str, ...]:
        return tuple(row.word.text for row in self._ticks if row.isChecked())

    def _on_ticked(self) -> None:
        """Say on the button what is missing."""
        none = bool(self._ticks) and not self._named()
        self._check.set_refused(none)
        self._check.set_text(self.tr("Tick a word first") if none else self._ready)

    def _on_check(self) -> None:
        if not self._check.is_refused:
            self.check_wished.emit(self._named())


class VoteStep(Step):
    """Everybody votes on the play."""

    voted = Signal(object)
    """(seat, whether it finds the play good), for each person."""

    def __init__(self, look: Look, setup: Setup, state: State, challenger: int) -> None:
        contestable = contestable_of(state)
        heading = sentences.challenge_heading(setup, challenger, contestable.seat)
        super().__init__(look, heading, messages.challenge_cost(setup), challenger)
        self.body.addWidget(Rows([WordRow(look, setup, state, word) for word in words_of(contestable)]))
        self._rows = [VoteRow(look, setup, seat) for seat in voters(state)]
        for row in self._rows:
            self.body.addWidget(row)
            row.voted.connect(self._on_voted)
        self._count = self.filled("")
        self._count.clicked.connect(self._on_count)
        self.foot(self._count, self.never_mind())
        self.first = self._rows[0].first
        self._on_voted()

    def _on_voted(self) -> None:
        """Say on the button what is missing."""
        missing = any(row.vote is None for row in self._rows)
        self._count.set_refused(missing)
        self._count.set_text(self.tr("Everybody votes first") if missing else self.tr("Count the votes"))

    def _on_count(self) -> None:
        votes = tuple((row.seat, row.vote) for row in self._rows if row.vote is not None)
        if len(votes) == len(self._rows):
            self.voted.emit(votes)


class AgreeStep(Step):
    """Rejected words count all the same when everybody agrees."""

    agreed = Signal()
    """Everybody agrees."""

    def __init__(self, look: Look, setup: Setup, turn: Turn) -> None:
        super().__init__(look, messages.tr("Does everybody agree?"), sentences.overrule_question(setup, turn.rejected))
        yes = self.filled(self.tr("Everybody agrees"))
        yes.clicked.connect(self.agreed)
        no = Button(look, self.tr("Back"), Kind.QUIET)
        no.clicked.connect(self.back)
        self.foot(yes, no)
        self.first = yes
