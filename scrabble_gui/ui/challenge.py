"""A challenge on a card over the right of the table: :class:`ChallengeCard`.

The card leads through the steps of :mod:`scrabble_gui.ui.challenge_steps` and decides nothing: the verdict comes as a
:class:`~scrabble_gui.core.state.Turn` that has not been taken yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State, Turn
from scrabble_gui.ui.challenge_steps import AgreeStep, DoubtStep, Step, VoteStep, WhoStep
from scrabble_gui.ui.challenge_verdict import VerdictStep
from scrabble_gui.ui.cloth import SHADOW, Sheet, height_for, scrolled
from scrabble_gui.ui.focus_back import step_inside
from scrabble_gui.ui.kit import Card
from scrabble_gui.ui.theme import Look

WIDTH = 620
SHARE = 0.46
"""Part of the table's width that the card may cover, so that the challenged word stays visible."""
LEAST_WIDTH = 440
NARROW = 520
"""Below this width the margins are smaller."""
TIGHT = 640
"""Below this height everything stands closer."""
FALL = 24
"""Room for the shadow over and under the card: a third of it over."""
GAP = 12
"""Room between the card's shadow and the edge of the table."""


class ChallengeCard(Card):
    """The card of a challenge. It stands over its parent, at the right, and keeps the focus to itself."""

    challenger_chosen = Signal(int)
    """Step 0: this seat's person challenges."""
    check_wished = Signal(object, object)
    """Step 1: (words, votes). ``words`` are those that are doubted, in capitals, none: all; ``votes`` are (seat,
    whether it finds the play good), none where the word list decides."""
    confirmed = Signal(bool)
    """Step 2: go on by the verdict; whether everybody accepts the rejected words all the same."""
    dismissed = Signal()
    """Nobody wants to challenge after all; only before the verdict."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, radius=20, line=False, shadow=True, parent=parent)
        self._sheet = Sheet()
        self._body = QVBoxLayout(self._sheet)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolled(self._sheet)
        self._scroll.setParent(self)
        self._scroll.setWidgetResizable(False)
        self._step: Step | None = None
        self._verdict: VerdictStep | None = None
        parent.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

    def ask_who(self, setup: Setup, state: State) -> None:
        """Step 0: ask who challenges."""
        step = WhoStep(self._look, setup, state)
        step.chosen.connect(self.challenger_chosen)
        step.back.connect(self.dismissed)
        self._show_step(step)

    def ask(self, setup: Setup, state: State, challenger: int) -> None:
        """Step 1: what a challenge costs; which words are doubted, or how everybody votes."""
        if setup.rules.challenge.kind is ChallengeKind.VOTE:
            vote = VoteStep(self._look, setup, state, challenger)
            vote.voted.connect(lambda votes: self.check_wished.emit((), votes))
            vote.back.connect(self.dismissed)
            self._show_step(vote)
            return
        doubt = DoubtStep(self._look, setup, state, challenger)
        doubt.check_wished.connect(lambda words: self.check_wished.emit(words, ()))
        doubt.back.connect(self.dismissed)
        self._show_step(doubt)

    def show_verdict(
        self, setup: Setup, state: State, turn: Turn, meanings: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Step 2: reveal the verdict; ``turn`` is the challenge as decided, ``state`` the one before it is taken.

        ``meanings`` tells what the words mean that were found good: {word in capitals: a line}.
        """
        verdict = VerdictStep(self._look, setup, state, turn, meanings)
        verdict.grown.connect(self.place)
        verdict.confirmed.connect(lambda: self.confirmed.emit(False))
        verdict.accept_wished.connect(lambda: self._ask_everybody(setup, turn))
        self._show_step(verdict)
        self._verdict = verdict
        verdict.start()

    def close_card(self) -> None:
        """Take the card away."""
        self.hide()
        self._drop(self._step)
        self._drop(self._verdict)
        self._step = self._verdict = None

    def _ask_everybody(self, setup: Setup, turn: Turn) -> None:
        """Ask whether everybody agrees; the verdict waits behind the question."""
        agree = AgreeStep(self._look, setup, turn)
        agree.agreed.connect(lambda: self.confirmed.emit(True))
        agree.back.connect(self._show_verdict_again)
        self._show_step(agree)

    def _show_verdict_again(self) -> None:
        verdict = self._verdict
        assert verdict is not None
        self._show_step(verdict)

    def _show_step(self, step: Step) -> None:
        """Show a step in place of the one before. A verdict stays for the way back from the question after it."""
        if isinstance(step, AgreeStep) and self._verdict is not None:
            self._verdict.hide()
        else:
            self._drop(self._step)
            if self._verdict is not step:
                self._drop(self._verdict)
                self._verdict = None
        self._step = step
        if self._body.indexOf(step) < 0:
            self._body.addWidget(step)
        step.show()
        self.setAccessibleName(step.accessibleName())
        self.show()
        self.place()
        self.raise_()
        step.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, step: Step | None) -> None:
        """Take a step off the card."""
        if step is not None:
            self._body.removeWidget(step)
            step.hide()
            step.deleteLater()

    def place(self) -> None:
        """Stand at the right, in the middle of the height; where the card would cover the board, at the bottom."""
        parent = self.parentWidget()
        if parent is None or self._step is None:
            return
        room = parent.size()
        wanted = max(LEAST_WIDTH, min(WIDTH, round(room.width() * SHARE)))
        width = min(wanted + 2 * SHADOW, room.width())
        tight = room.height() < TIGHT
        side, above = (20, 16) if tight or width < NARROW else (40, 28)
        self._step.body.setSpacing(6 if tight else 12)
        inside = width - 2 * (side + SHADOW)
        self._step.fit(inside)
        most = room.height() - 2 * above - FALL
        wanted = height_for(self._body, inside)
        if self._step.body.minimumHeightForWidth(inside) > most:
            inside -= self._scroll.verticalScrollBar().sizeHint().width()
        least = self._step.body.minimumHeightForWidth(inside)
        tall = max(least, min(wanted, most))
        shown = min(tall, most)
        self._sheet.resize(inside, tall)
        self._scroll.setGeometry(side + SHADOW, above + FALL // 3, width - 2 * (side + SHADOW), shown)
        height = shown + 2 * above + FALL
        left = room.width() - width - min(GAP, (room.width() - width) // 2)
        covers_board = room.height() > room.width() or room.width() < 2 * LEAST_WIDTH - GAP
        top = room.height() - height if covers_board else (room.height() - height) // 2
        self.setGeometry(QRect(left, top, width, height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc, as long as there is a way back."""
        if event.key() == Qt.Key.Key_Escape and self._step is not None:
            self._step.back.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the table below; while verdicts appear, a click shows all of them."""
        if self._verdict is not None and self._verdict.is_revealing:
            self._verdict.finish()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the card as long as it is there."""
        return step_inside(self, forward=forward) if self.isVisible() else super().focusNextPrevChild(forward)
