"""Catching what nobody expected: :class:`CrashNet`.

Every error that no code handles goes into the log: of Python (slots, events, threads, finalizers), of Qt (its own
messages), and of the process itself (written by ``faulthandler`` when nothing else can). Of the grave ones people are
told, and the window is asked to show the game anew: the game itself lies in the model and on disk, so nothing is lost.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

from scrabble_gui.app.crash_log import FATAL_NAME, CrashLog

MOST_ALIKE = 20
"""The same entry is written no more often than this in one run."""
MOST_SEEN = 500
"""So many different entries are told apart."""
_MESSAGE_KINDS = {
    QtMsgType.QtDebugMsg: "Qt debug",
    QtMsgType.QtInfoMsg: "Qt info",
    QtMsgType.QtWarningMsg: "Qt warning",
    QtMsgType.QtCriticalMsg: "Qt error",
    QtMsgType.QtFatalMsg: "Qt fatal error",
}
_QUIET_MESSAGES = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class CrashNet(QObject):
    """Writes down what nobody handled, and says so; :meth:`install` before, :meth:`remove` after."""

    caught = Signal(object)
    """A grave error was written down: the log's path, or nothing where it cannot be written. In the main thread."""
    _noted = Signal(object)
    """The same, in whatever thread it happened."""

    def __init__(self, log: CrashLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._seen: dict[str, int] = {}
        self._fatal: IO[str] | None = None
        self._told_before = False
        self._restore: list[Callable[[], object]] = []
        # Queued even in the main thread: an error in the middle of painting is told once the painting is over.
        self._noted.connect(self.caught, Qt.ConnectionType.QueuedConnection)

    def install(self) -> bool:
        """Catch from now on. Answers whether the process died the last time, which then stands in the log."""
        died = self._log.take_fatal()
        old = sys.excepthook, threading.excepthook, sys.unraisablehook

        def restore() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = old

        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        handler = qInstallMessageHandler(self._on_message)
        self._restore = [restore, lambda: qInstallMessageHandler(handler)]
        self._told_before = faulthandler.is_enabled()
        try:
            self._log.folder.mkdir(parents=True, exist_ok=True)
            self._fatal = (self._log.folder / FATAL_NAME).open("w", encoding="utf-8")
        except OSError:
            return died  # without a folder to write into, what kills the process stays on the console
        faulthandler.enable(self._fatal)
        return died

    def remove(self) -> None:
        """Catch no more."""
        for step in self._restore:
            step()
        self._restore = []
        if self._fatal is not None:
            faulthandler.disable()
            if self._told_before and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
            self._fatal.close()
            self._fatal = None

    # --- what is caught

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None, where: str = "error"
    ) -> None:
        """Note an error that came out of a slot, an event handler or the program itself."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._note(where, "".join(traceback.format_exception(kind, error, trace)), grave=True)

    def _on_thread(self, found: threading.ExceptHookArgs) -> None:
        """Note an error that ended a thread."""
        if found.exc_value is not None and not issubclass(found.exc_type, SystemExit):
            name = found.thread.name if found.thread else "unknown"
            self._on_exception(found.exc_type, found.exc_value, found.exc_traceback, f"error in thread {name}")

    def _on_unraisable(self, found: object) -> None:
        """Note an error that Python itself could only ignore: in a finalizer, or while a slot was torn down."""
        error = getattr(found, "exc_value", None)
        told = "".join(traceback.format_exception(error)) if error is not None else ""
        where = f"{getattr(found, 'err_msg', None) or 'ignored'}: {getattr(found, 'object', None)!r}"
        self._note("ignored error", f"{where}\n{told}", grave=False)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Note what Qt has to say; of a warning people need not be told."""
        if kind not in _QUIET_MESSAGES:
            place = f"{context.file}:{context.line}" if context.file else context.category or ""
            self._note(_MESSAGE_KINDS[kind], f"{message} ({place})", grave=kind is not QtMsgType.QtWarningMsg)

    def _note(self, kind: str, text: str, *, grave: bool) -> None:
        """Write an entry, on the console too, and tell of a grave one."""
        key = f"{kind}\n{text}"
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()
        self._seen[key] = self._seen.get(key, 0) + 1
        if self._seen[key] > MOST_ALIKE:
            return
        path: Path | None = self._log.write(kind, text)
        if sys.stderr is not None:
            print(f"{kind}: {text}", file=sys.stderr)
        if grave:
            self._noted.emit(path)
