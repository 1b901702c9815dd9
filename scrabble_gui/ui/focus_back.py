"""The keyboard and a card over a page: :class:`FocusBack` gives it back, :func:`step_inside` keeps it on the card."""

from __future__ import annotations

from PySide6.QtCore import Qt
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


def step_inside(card: QWidget, *, forward: bool) -> bool:
    """Give the focus to the next or the last part of a card, round and round. Answers whether there is one."""
    stops = [
        child
        for child in card.findChildren(QWidget)
        if isValid(child) and child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    if not stops:
        return False
    here = QApplication.focusWidget()
    at = stops.index(here) if here in stops else -1 if forward else 0
    stops[(at + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
    return True
