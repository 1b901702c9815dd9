"""Where a window stands: :func:`visible_place` keeps its title bar on a screen, :class:`WindowPlace` remembers it.

All figures are logical pixels of the desktop.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from scrabble_gui.app.settings import Preferences, geometry_bytes

FIRST_SIZE = QSize(1280, 800)
"""How large the window is at the very first, where the screen has the room."""
TITLE_BAR = 28
"""Height of the strip by which people move a window."""
FRAME = 4
"""Width of the frame that the system draws at the other sides."""
GRIP = 120
"""So much of its width must be on a screen."""


def visible_place(frame: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """Return where a window goes: as it is where its title bar can be reached, otherwise onto the nearest screen.

    ``screens`` are the free areas of the screens, the first one the most important. A window moved is no larger than
    its screen, but never smaller than ``least``.

    >>> visible_place(QRect(5000, 10, 900, 700), [QRect(0, 0, 1366, 768)], QSize(800, 600))
    PySide6.QtCore.QRect(466, 10, 900, 700)
    """
    bar = QRect(frame.x(), frame.y(), frame.width(), TITLE_BAR)
    for screen in screens:
        seen = bar.intersected(screen)
        if seen.width() >= min(GRIP, frame.width()) and seen.height() >= TITLE_BAR // 2 and frame.y() >= screen.y():
            return frame
    if not screens:
        return frame
    screen = max(screens, key=lambda area: _area(area.intersected(frame)))
    width = max(least.width(), min(frame.width(), screen.width()))
    height = max(least.height(), min(frame.height(), screen.height()))
    left = max(screen.x(), min(frame.x(), screen.x() + screen.width() - width))
    top = max(screen.y(), min(frame.y(), screen.y() + screen.height() - height))
    return QRect(left, top, width, height)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


class WindowPlace(QObject):
    """Remembers place, size and full screen of a window, and brings it back where it can be seen."""

    def __init__(self, window: QMainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self.keep_visible)

    def restore(self) -> None:
        """Take place and size of the last time, or those of the first time."""
        geometry = self._preferences.now.geometry
        if not (geometry and self._window.restoreGeometry(QByteArray(geometry))):
            available = self._window.screen().availableGeometry().size()
            frame = QSize(2 * FRAME, TITLE_BAR + FRAME)
            self._window.resize(FIRST_SIZE.boundedTo(available - frame))
        self.keep_visible()

    def remember(self) -> None:
        """Write place, size and full screen down for the next time."""
        self._preferences.change(geometry=geometry_bytes(self._window.saveGeometry()))

    def keep_visible(self) -> None:
        """Move a window that has no title bar on any screen."""
        filled = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized | Qt.WindowState.WindowMinimized
        if self._window.windowState() & filled:
            return
        frame = self._window.frameGeometry()
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        primary = QGuiApplication.primaryScreen()
        if primary is not None:
            screens.insert(0, primary.availableGeometry())
        place = visible_place(frame, screens, self._window.minimumSize())
        if place != frame:
            self._window.resize(place.size() - (frame.size() - self._window.size()))
            self._window.move(place.topLeft())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look after the window when it leaves the full screen."""
        if event.type() is QEvent.Type.WindowStateChange:
            self.keep_visible()
        return False
