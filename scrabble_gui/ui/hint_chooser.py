"""How many hints people may have, where the rules allow any: :class:`HintChooser`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.kit import BODY, RING, Text
from scrabble_gui.ui.theme import Look

BUDGETS: tuple[int | None, ...] = (0, 4, 12, None)
"""Steps of hints in a game that can be chosen; a word takes four at most. Nothing: as many as wished."""
USUAL = 12


class HintChooser(QWidget):
    """A few numbers for everybody, or one for each."""

    changed = Signal()
    """Another number, or for each another."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        text = self.tr("Hints for each player; a word costs four:")
        self._label = Text(look, text, size=BODY, weight=QFont.Weight.DemiBold, wrap=True, parent=self)
        self._amounts = [Choice(look, text, parent=self) for text, _ in self.named_budgets()]
        self._each = Choice(look, self.tr("Different for each"), parent=self)
        group = QButtonGroup(self)
        for choice in (*self._amounts, self._each):
            group.addButton(choice)
            choice.toggled.connect(self._on_toggled)
        self._amounts[BUDGETS.index(USUAL)].setChecked(True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def named_budgets(self) -> Sequence[tuple[str, int | None]]:
        """Return each number as text and value."""
        names = {0: self.tr("No hints"), None: self.tr("No limit")}
        return [(names.get(budget, self.tr("{n} hints").format(n=budget)), budget) for budget in BUDGETS]

    def tab_stops(self) -> list[QWidget]:
        """Return the choices; the Tab key reaches the chosen one, the arrows the others."""
        return [*self._amounts, self._each]

    def choose(self, budgets: Sequence[int | None]) -> None:
        """Choose what these people had: the same for all, or different for each; nobody: as usual."""
        kinds = set(budgets) or {USUAL}
        amount = kinds.pop()
        choice = self._each if kinds or amount not in BUDGETS else self._amounts[BUDGETS.index(amount)]
        choice.setChecked(True)

    @property
    def is_one_each(self) -> bool:
        """Whether everybody has a number of their own."""
        return self._each.isChecked()

    @property
    def budget(self) -> int | None:
        """The number for everybody; nothing: no limit."""
        return next((BUDGETS[at] for at, choice in enumerate(self._amounts) if choice.isChecked()), USUAL)

    def _on_toggled(self, on: bool) -> None:
        if on:
            self.changed.emit()

    def _arrange(self) -> None:
        """Put label and choices in one row, or the label above, or the last choice below, where it is narrow."""
        amounts = sum(choice.sizeHint().width() for choice in self._amounts)
        everything = amounts + self._each.sizeHint().width()
        beside = self._label.fontMetrics().horizontalAdvance(self._label.full_text) + 24 + everything <= self.width()
        first, row = (1, 0) if beside else (0, 1)
        self._label.setContentsMargins(RING, 0, 12, 0)
        self._grid.addWidget(self._label, 0, 0, 1, 1 if beside else 6)
        for column, choice in enumerate(self._amounts):
            self._grid.addWidget(choice, row, first + column)
        if everything <= self.width():
            self._grid.addWidget(self._each, row, first + len(BUDGETS))
        else:
            self._grid.addWidget(self._each, row + 1, 0, 1, 3)
        last = first + len(BUDGETS) + 1
        for column in range(last + 2):
            self._grid.setColumnStretch(column, 1 if column == last else 0)

    def minimumSizeHint(self) -> QSize:
        """Return little width: the choices stand anew where it is narrow."""
        return QSize(240, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new width."""
        super().resizeEvent(event)
        self._arrange()
