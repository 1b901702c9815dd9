"""The file of a game in progress: :class:`GameFile`, which never writes over what another program has written there.

Two programs may have the same game open, on a shared folder for instance. Before every write the file is compared with
what this program last read or wrote; where somebody else has changed it, the game goes on in a file beside it, and both
are kept.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from pathlib import Path

from scrabble_gui.core.state import Turn
from scrabble_gui.record import atomic
from scrabble_gui.record.errors import WriteError, system_reason
from scrabble_gui.record.saved import SavedGame
from scrabble_gui.record.writing import to_text

_TICK = 1_000_000
"""Nanoseconds: by so much a file is younger than the one before it where the clock does not say so."""


class _ChangedMeanwhile(Exception):
    """The file is not as this program left it."""


class GameFile:
    """Where a game is written."""

    def __init__(self, path: Path, read: bytes | None = None, turns: tuple[Turn, ...] = ()) -> None:
        """Write to this path. ``read`` is what it held when the game was opened, with these turns; a new one has none.

        The path changes when :meth:`write` finds another program's work there.
        """
        self.path = path
        self._known = read
        self._turns = turns
        self._youngest: int | None = None

    def write(self, saved: SavedGame) -> Path:
        """Write a game and return where it lies now: elsewhere, if the file was changed by another program.

        Where this program has no turn that is not there, the other file is the whole game and stays as it is. A folder
        that is gone is made anew. Raises :class:`WriteError`; then nothing has changed.
        """
        data = to_text(saved).encode("utf-8")
        path = self.path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self._youngest is None:
                self._youngest = max((_written(file) for file in path.parent.glob(f"*{path.suffix}")), default=0)
                atomic.sweep(path.parent)
        except OSError as error:
            raise WriteError(path, *system_reason(error)) from error
        try:
            atomic.write(path, data, self._check)
        except _ChangedMeanwhile:
            if saved.game.turns == self._turns:
                return path
            path = _free_name(path)
            atomic.write(path, data)
        self._stay_youngest(path, self._youngest)
        self.path, self._known, self._turns = path, data, saved.game.turns
        return path

    def _check(self, target: Path) -> None:
        """Raise where the file has been changed; one that is gone has not."""
        with contextlib.suppress(FileNotFoundError):
            if target.read_bytes() != self._known:
                raise _ChangedMeanwhile

    def _stay_youngest(self, path: Path, youngest: int) -> None:
        """Keep the file written last the youngest, though the clock was set back: lists begin with it."""
        when = _written(path)
        if when < youngest:
            when = youngest + _TICK
            with contextlib.suppress(OSError):
                os.utime(path, ns=(when, when))
        self._youngest = when


def _written(path: Path) -> int:
    """Return when a file was written, in nanoseconds; the oldest of times for one that is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _free_name(path: Path) -> Path:
    """Return a name beside a file that is not taken."""
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in itertools.count(2))
    return next(name for name in names if not name.exists())
