"""Giving the keyboard back to whatever had it before a card came up: :class:`FocusBack`."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class FocusBack:
    """Remembers who has the focus, and gives it back if that widget is still there and can be seen."""

    def __init__(self) -> None:
        self._before: QWidget | None = None

    def remember(self) -> None:
        """Note who has the focus now."""
        self._before = QApplication.focusWidget()

    def give_back(self) -> None:
        """Give it back, once."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
