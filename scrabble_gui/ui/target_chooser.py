"""The line to reach, where the rules have one: :class:`TargetChooser`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from scrabble_gui.core.rules import TargetRule
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.kit import BODY, RING, Text
from scrabble_gui.ui.theme import Look


def suggested(rule: TargetRule, players: int) -> tuple[int, int, int]:
    """Return the lines for so many players, or for the nearest number that the rules name.

    Raises ValueError where the rules suggest none.
    """
    if not rule.suggested:
        raise ValueError(rule)
    return min(rule.suggested, key=lambda line: (abs(line[0] - players), line[0]))[1]


class TargetChooser(QWidget):
    """Three lines for everybody, or one line for each."""

    changed = Signal()
    """Another line, or for each another."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        label = Text(look, self.tr("The first to reach this line wins:"), size=BODY, weight=QFont.Weight.DemiBold)
        self._levels = [Choice(look, "") for _ in range(3)]
        self._each = Choice(look, self.tr("A line for each player"))
        group = QButtonGroup(self)
        self._label = label
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        for choice in (*self._levels, self._each):
            group.addButton(choice)
            choice.setParent(self)
            choice.toggled.connect(self._on_toggled)
        label.setParent(self)
        self._lines: tuple[int, int, int] = (0, 0, 0)
        self._levels[0].setChecked(True)

    def set_lines(self, lines: tuple[int, int, int]) -> None:
        """Offer these lines: for beginners, for those in between, for experts."""
        self._lines = lines
        for choice, (text, _) in zip(self._levels, self.named_lines(), strict=True):
            choice.set_text(text)
        self._arrange()

    def named_lines(self) -> Sequence[tuple[str, int]]:
        """Return each line as text and points."""
        names = (self.tr("Beginner"), self.tr("Intermediate"), self.tr("Expert"))
        return [(f"{name} {points}", points) for name, points in zip(names, self._lines, strict=True)]

    def tab_stops(self) -> list[QWidget]:
        """Return the choices; the Tab key reaches the chosen one, the arrows the others."""
        return [*self._levels, self._each]

    @property
    def is_one_each(self) -> bool:
        """Whether everybody has a line of their own."""
        return self._each.isChecked()

    @property
    def line(self) -> int:
        """The line for everybody, in points."""
        at = next((at for at, choice in enumerate(self._levels) if choice.isChecked()), 0)
        return self._lines[at]

    def _on_toggled(self, on: bool) -> None:
        if on:
            self.changed.emit()

    def _arrange(self) -> None:
        """Put label and choices in one row, or in two or three where it is narrow."""
        levels = sum(choice.sizeHint().width() for choice in self._levels)
        all_choices = levels + self._each.sizeHint().width()
        label = self._label.sizeHint().width() + 12
        beside = label + all_choices <= self.width()
        first = 1 if beside else 0
        row = 0 if beside else 1
        self._label.setContentsMargins(RING, 0, 12, 0)
        self._grid.addWidget(self._label, 0, 0, 1, 1 if beside else 5)
        for column, choice in enumerate(self._levels):
            self._grid.addWidget(choice, row, first + column)
        if all_choices <= self.width():
            self._grid.addWidget(self._each, row, first + 3)
        else:
            self._grid.addWidget(self._each, row + 1, 0, 1, 5, Qt.AlignmentFlag.AlignLeft)
        for column in range(6):
            self._grid.setColumnStretch(column, 1 if column == first + 4 else 0)

    def minimumSizeHint(self) -> QSize:
        """Return little width: the choices go into more rows."""
        return QSize(240, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new width."""
        super().resizeEvent(event)
        self._arrange()
