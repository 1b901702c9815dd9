"""Going on after an unexpected error: :class:`Rescue` tells people once, and takes ever larger steps until it is quiet.

First the page is drawn anew from the model, then the game is read anew from its file, then the start page is shown. The
steps themselves may fail: that is caught like every error, and brings the next step.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from scrabble_gui.ui import file_messages

QUIET_SECONDS = 10.0
"""After so long without another error the next one is the first again."""


class Rescue:
    """What is done about one error after another."""

    def __init__(
        self,
        tell: Callable[[str], object],
        steps: Sequence[Callable[[], object]],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Tell people with ``tell``, and take these steps in turn, the mildest first."""
        self._tell = tell
        self._steps = tuple(steps)
        self._clock = clock
        self._next = 0
        self._last = float("-inf")

    def go_on(self, log: Path | None) -> None:
        """Do something about an error that was caught; what is known of it stands in the log, if there is one."""
        now = self._clock()
        if now - self._last > QUIET_SECONDS:
            self._next = 0
        self._last = now
        at, self._next = self._next, self._next + 1
        if at < len(self._steps):
            self._steps[at]()
            self._tell(file_messages.unexpected(log))
