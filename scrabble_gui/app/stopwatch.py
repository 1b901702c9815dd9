"""How long the person to move has been at it: :class:`Stopwatch`. Seconds; it measures and never rings."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Counts the time in which it runs."""

    def __init__(self, clock: Callable[[], float], seconds: float = 0.0) -> None:
        """Stand at so many seconds; ``clock`` answers the seconds since some moment, always the same."""
        self._clock = clock
        self._counted = seconds
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """The time counted so far."""
        return self._counted + (0.0 if self._since is None else self._clock() - self._since)

    def run(self, running: bool) -> None:
        """Go on counting, or stand still."""
        self._counted = self.seconds
        self._since = self._clock() if running else None

    def reset(self) -> None:
        """Stand still at zero."""
        self._counted, self._since = 0.0, None
