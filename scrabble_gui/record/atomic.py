"""Writing a file whole or not at all: :func:`write`.

The new text is written beside the file, flushed to the disk and renamed over it. Whatever goes wrong before the rename
(a full disk, no permission, a power cut) leaves the old file as it was; after it the new one is complete.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

from scrabble_gui.record.errors import WriteError, system_reason

_BESIDE = ".saving-*.tmp"
"""What the new file is called until it is complete."""
_OLD = 3600.0
"""Seconds after which a half-written file belongs to nobody any more."""


def write(path: Path, data: bytes, check: Callable[[Path], object] | None = None) -> None:
    """Make a file hold exactly these bytes, durably.

    A link is followed, the permissions of an old file stay. ``check`` gets the old file's path at the last moment; what
    it raises stops the writing. Raises :class:`WriteError`; then the old file is intact and nothing else is left
    behind.
    """
    try:
        target = path.resolve()
        beside = target.with_name(_BESIDE.replace("*", os.urandom(8).hex()))
        try:
            _write_new(beside, data)
            with contextlib.suppress(FileNotFoundError):
                beside.chmod(target.stat().st_mode & 0o777)
            if check is not None:
                check(target)
            beside.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        _flush_folder(target.parent)
    except (OSError, ValueError, RuntimeError) as error:
        raise WriteError(path, *system_reason(error)) from error


def write_in_folder(path: Path, data: bytes) -> None:
    """Write as :func:`write` does, and make the folder of the file first where it is not there yet."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(path, *system_reason(error)) from error
    write(path, data)


def sweep(folder: Path) -> None:
    """Take away what writers that were killed have left half-written, an hour ago or longer."""
    for path in folder.glob(_BESIDE):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < time.time() - _OLD:
                path.unlink()


def _write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, and wait until the disk has it."""
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """Wait until the disk knows the new name. Not every system can; the name is in place all the same."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
