"""Thinking beside the window: :class:`Thinker` runs one callable at a time on a thread of its own.

The callable gets ``stop``, a callable that answers whether it is to give up; its answer comes back as a signal on the
thread of the thinker's owner. What was cancelled, or started before something newer, is never heard of again.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

Stop = Callable[[], bool]
"""Answers whether to give up."""
Task = Callable[[Stop], object]
"""Something to think about."""

CLOSING_MS = 5000
"""How long a thought may take to notice that it is to give up."""


class Thinker(QObject):
    """Runs the latest task; answers with a signal."""

    thought = Signal(object)
    """The answer of the latest task."""
    failed = Signal(object)
    """The exception that ended the latest task."""
    _done = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ticket = 0
        self._stop = Event()
        self._busy = False
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._busy

    def start(self, task: Task) -> None:
        """Think about something; what was thought about before is given up."""
        self.cancel()
        self._stop = Event()
        self._busy = True
        self._pool.start(_Job(self._ticket, task, self._stop, self._done.emit))

    def cancel(self) -> None:
        """Give up what is being thought about; no signal comes for it."""
        self._stop.set()
        self._ticket += 1
        self._busy = False

    def close(self) -> bool:
        """Give up and wait until nothing runs any more. Answers whether that is so."""
        self.cancel()
        return self._pool.waitForDone(CLOSING_MS)

    def _on_done(self, ticket: int, answer: object, error: object) -> None:
        """Pass an answer on, if it is still wanted."""
        if ticket != self._ticket:
            return
        self._busy = False
        if error is None:
            self.thought.emit(answer)
        else:
            self.failed.emit(error)


class _Job(QRunnable):
    """A task on its way through the pool."""

    def __init__(self, ticket: int, task: Task, stop: Event, tell: Callable[[int, object, object], None]) -> None:
        super().__init__()
        self._ticket = ticket
        self._task = task
        self._stop = stop
        self._tell = tell

    def run(self) -> None:
        """Do the task; whatever goes wrong is told and not lost on the thread."""
        answer: object = None
        error: Exception | None = None
        try:
            answer = self._task(self._stop.is_set)
        except Exception as problem:  # noqa: BLE001 - told to the owner, who decides
            error = problem
        with suppress(RuntimeError):  # whoever asked is gone, and wants no answer
            self._tell(self._ticket, answer, error)
