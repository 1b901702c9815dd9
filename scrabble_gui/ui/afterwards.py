"""What is made once the window stands: :class:`Afterwards`.

From the start of the program to its first picture only that is made which the picture shows: pages and cards are made
when they are first opened (see ``pages``), computers when one is to play (see ``app.games``). What is wanted soon after
the start, asked for or not, waits here until people see the window and can play: :mod:`~scrabble_gui.ui.run` names it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

LATEST = 2000
"""Milliseconds after which a window that is not painted, as it was started minimized, is waited for no longer."""


class Afterwards(QObject):
    """Steps that are taken after the first picture of a window, one at a time, while nothing else is to be done."""

    painted = Signal()
    """The window has been painted for the first time."""

    def __init__(self, window: QWidget) -> None:
        """Wait for the first picture of this window, which has not been shown yet."""
        super().__init__(window)
        self._window = window
        self._steps: deque[Callable[[], object]] = deque()
        # A timer of no time runs when all events are dealt with: keys and clicks come before the next step.
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._take_step)
        window.installEventFilter(self)
        QTimer.singleShot(LATEST, self, self._idle.start)

    def do(self, step: Callable[[], object]) -> None:
        """Take a step after those named before. An error in one ends that one only."""
        self._steps.append(step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first painting; board and column are painted together with the window."""
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
            self._idle.start()
        return False

    def _take_step(self) -> None:
        if not self._steps:
            self._idle.stop()
            return
        self._steps.popleft()()
