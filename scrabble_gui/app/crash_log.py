"""What went wrong unexpectedly, written down for whoever mends it: :class:`CrashLog`.

A text file in a folder of the user's data; when it is full it becomes the old one, and the one before that goes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

LOG_NAME = "errors.log"
OLD_LOG_NAME = "errors.old.log"
FATAL_NAME = "fatal.log"
"""What the interpreter itself writes when the process dies on the spot."""
MOST_BYTES = 200_000
"""The log holds no more than this; there are two of them at most."""
LONGEST_ENTRY = 20_000
"""Characters of an entry; the middle of a longer one is left out."""


class CrashLog:
    """A log of bounded size; safe to use from any thread."""

    def __init__(
        self,
        folder: Path,
        *,
        most_bytes: int = MOST_BYTES,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Write into this folder; it is made when there is something to write."""
        self.folder = folder
        self._most_bytes = most_bytes
        self._now = now
        self._lock = threading.Lock()

    @property
    def path(self) -> Path:
        """The file that is written to."""
        return self.folder / LOG_NAME

    def write(self, kind: str, text: str) -> Path | None:
        """Add an entry and return the file; nothing where it cannot be written."""
        if len(text) > LONGEST_ENTRY:
            half = LONGEST_ENTRY // 2
            text = f"{text[:half]}\n[…]\n{text[-half:]}"
        entry = f"{self._now().isoformat(timespec='seconds')} {kind}\n{text.rstrip()}\n\n".encode("utf-8", "replace")
        with self._lock:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                if self.path.exists() and self.path.stat().st_size + len(entry) > self._most_bytes:
                    self.path.replace(self.folder / OLD_LOG_NAME)
                with self.path.open("ab") as file:
                    file.write(entry)
            except OSError:
                return None
        return self.path

    def take_fatal(self) -> bool:
        """Move what a process that died has left behind into the log. Answers whether there was something."""
        fatal = self.folder / FATAL_NAME
        try:
            text = fatal.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return False
        return bool(text.strip()) and self.write("the process died", text) is not None
