"""One program for one data folder: :class:`SingleInstance`; and files that the system opens: :class:`FileOpenFilter`.

A second start hands its files to the program that already runs, and ends. Who is first is decided by a lock on the data
folder, which a crash cannot leave behind; only its owner listens, so a socket that a crash left is its to clear away.

The talk: one line of JSON, ``{"files": ["/absolute/path", …], "activation": "token of the desktop"}``, answered by the
line ``taken``. Nothing else is understood, and nothing comes back but that.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QDir, QEvent, QLockFile, QObject, Signal
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME = "running.lock"
LONGEST_SOCKET_NAME = 100
"""Bytes; Linux takes 107, macOS 103."""
LONGEST_MESSAGE = 1_000_000
"""Bytes of a message that is still read."""
PATIENCE = 5.0
"""Seconds after which a program that does not answer is taken for hung."""
_TAKEN = b"taken\n"
_ACTIVATION_VARIABLES = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Where a desktop writes the token with which a window may come to the front: Wayland, X11."""


class SingleInstance(QObject):
    """Whether this program is the first for a data folder, and the line between the first and the later ones.

    An application object must exist. The lock is held until :meth:`release`, or until the process ends.
    """

    files_received = Signal(list)
    """Another start has handed over these paths (``list[Path]``, perhaps none): come to the front and open them."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = _address(folder)
        self._lock = QLockFile(str(folder / LOCK_NAME))
        # Only a process that is gone loses its lock, never one that has run for long.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self._locked = False

    def is_first(self) -> bool:
        """Whether no other program runs for this folder; from then on no other becomes the first.

        Also true where no lock can be written: then there is nothing to share either.
        """
        self._locked = self._locked or self._lock.tryLock(0)
        return self._locked or self._lock.error() != QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        """Hear from now on what later starts want, if this one is the first; they have waited for it.

        Where no socket can be made, a later start finds nobody and goes on by itself.
        """
        from PySide6.QtNetwork import QLocalServer

        if self._server is not None or not self._locked:
            return
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        QLocalServer.removeServer(self._address)
        self._server.listen(self._address)

    def hand_over(self, paths: Sequence[Path], patience: float = PATIENCE) -> bool:
        """Give files to the first program and return whether it took them; at most ``patience`` seconds pass.

        When it did not, it hangs, or is only just ending.
        """
        from PySide6.QtNetwork import QLocalSocket

        message = {"files": [str(path.absolute()) for path in paths], "activation": _activation_token()}
        deadline = time.monotonic() + patience
        _let_others_come_to_front()
        socket = QLocalSocket()
        while True:
            socket.connectToServer(self._address)
            if socket.waitForConnected(_left(deadline)):
                break
            if time.monotonic() >= deadline:
                return False
            time.sleep(0.02)  # the first holds the lock and does not listen yet
        socket.write(json.dumps(message).encode("ascii") + b"\n")
        answer = b""
        while socket.waitForReadyRead(_left(deadline)):
            answer += bytes(socket.readAll().data())
            if answer.endswith(b"\n"):
                break
        socket.abort()
        return answer == _TAKEN

    def release(self) -> None:
        """Listen no more and let another be first."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()
        self._locked = False

    def _greet(self) -> None:
        """Wait for what the later starts have to say."""
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setReadBufferSize(LONGEST_MESSAGE)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(partial(self._listen, socket))
            self._listen(socket)

    def _listen(self, socket: QLocalSocket) -> None:
        """Read a message once its line is complete, and answer."""
        if not socket.canReadLine():
            if socket.bytesAvailable() >= LONGEST_MESSAGE:
                socket.abort()
            return
        message = _understood(bytes(socket.readLine().data()))
        if message is None:
            socket.abort()
            return
        socket.write(_TAKEN)
        socket.flush()
        paths, token = message
        if token:
            for name in _ACTIVATION_VARIABLES:
                os.environ[name] = token
        self.files_received.emit(paths)


def _address(folder: Path) -> str:
    """Return the name of the socket for a data folder: short enough for every system, and in a place of this user."""
    sign = QCryptographicHash.hash(os.fsencode(folder.resolve()), QCryptographicHash.Algorithm.Sha256)
    digest = bytes(sign.toHex().data()).decode("ascii")[:20]
    name = f"scrabble-gui-{digest}"
    if sys.platform == "win32":
        return name
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    fits = len(os.fsencode(runtime / name)) <= LONGEST_SOCKET_NAME
    return str((runtime if fits and runtime.is_absolute() and runtime.is_dir() else Path(QDir.tempPath())) / name)


def _understood(line: bytes) -> tuple[list[Path], str] | None:
    """Return the paths and the token of a message, or nothing when it is none."""
    try:
        message = json.loads(line)
        files, token = message["files"], message["activation"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    if not isinstance(token, str) or not isinstance(files, list):
        return None
    if not all(isinstance(file, str) and Path(file).is_absolute() for file in files):
        return None
    return [Path(file) for file in files], token


def _activation_token() -> str:
    """Return the desktop's permission to come to the front, as it was given to this start."""
    return next(filter(None, map(os.environ.get, _ACTIVATION_VARIABLES)), "")


def _let_others_come_to_front() -> None:
    """On Windows, pass on the right to come to the front, which only the program just started has."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _left(deadline: float) -> int:
    """Return the milliseconds until a point of the monotonic clock, one at least."""
    return max(1, int((deadline - time.monotonic()) * 1000))


class FileOpenFilter(QObject):
    """Collects the files the system asks the program to open (macOS), before and after there is a window."""

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        self._waiting: list[Path] = []
        self._open: Callable[[list[Path]], None] | None = None
        application.installEventFilter(self)

    def deliver_to(self, open_files: Callable[[list[Path]], None]) -> None:
        """Pass on what has come so far, if anything, and from now on everything at once."""
        self._open = open_files
        waiting, self._waiting = self._waiting, []
        if waiting:
            open_files(waiting)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events that name a file, and no others."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open([path])
        return True
