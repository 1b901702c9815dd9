"""Texts that take smaller type, then leave letters out in the middle.

:class:`FittedText` is fitted by its owner into a room that never grows; :class:`FittingText` fits itself into the width
that a layout gives it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.kit import Text
from scrabble_gui.ui.theme import Look

ENDLESS = 100_000
"""Higher than any text, in pixels."""


class FittedText(Text):
    """A wrapped text that is fitted into so many lines; what is left out stands in the tooltip."""

    def __init__(
        self,
        look: Look,
        *,
        sizes: Sequence[int],
        weight: QFont.Weight = QFont.Weight.Normal,
        role: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        """Make a text; ``sizes`` are the type sizes that it may take, the usual one first."""
        super().__init__(look, size=sizes[0], weight=weight, role=role, wrap=True, align=align, parent=parent)
        self._sizes, self._usual_weight = tuple(sizes), weight

    def line_height(self) -> int:
        """Return the height in pixels of a line in the usual type."""
        return self._metrics(self._sizes[0]).lineSpacing()

    def fit(self, width: int, lines: int) -> int:
        """Fit the text into so many lines of this width, and return how many it takes."""
        size, needed = self._size_for(width, lines)
        metrics = self._metrics(size)
        self.set_size(size)
        shown = self.full_text if needed <= lines else shortened(self.full_text, metrics, width, lines)
        self.setText(shown)
        self.setToolTip(self.full_text if shown != self.full_text else "")
        return min(needed, lines)

    def _size_for(self, width: int, lines: int) -> tuple[int, int]:
        """Return the type size for so many lines of this width, and the lines that it needs."""
        needed = 0
        for size in self._sizes:
            needed = lines_needed(self.full_text, self._metrics(size), width)
            if needed <= lines:
                break
        return size, needed

    def _metrics(self, size: int) -> QFontMetrics:
        return QFontMetrics(self._look.font(size, self._usual_weight))


class FittingText(FittedText):
    """A text in a layout that takes few lines: at first wrapped, then in smaller type, then shortened."""

    _lines = 0

    def __init__(
        self, look: Look, text: str = "", *, sizes: Sequence[int], lines: int, weight: QFont.Weight, role: str = "text"
    ) -> None:
        """Make a text of at most so many lines; ``sizes`` are the type sizes that it may take, the usual one first."""
        super().__init__(look, sizes=sizes, weight=weight, role=role)
        self._lines = lines
        self.set_text(text)
        look.changed.connect(self._fit_again)

    def set_text(self, text: str) -> None:
        """Change the text, and fit it."""
        super().set_text(text)
        self._fit_again()

    def _fit_again(self) -> None:
        if self._lines:
            self.fit(self.contentsRect().width(), self._lines)
            self.updateGeometry()

    def resizeEvent(self, event: object) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self.fit(self.contentsRect().width(), self._lines)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that it takes in this width."""
        margins = self.contentsMargins()
        size, needed = self._size_for(width - margins.left() - margins.right(), self._lines)
        height = min(needed, self._lines) * self._metrics(size).lineSpacing()
        return height + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """Return the room of the whole text in one line."""
        metrics, margins = self._metrics(self._sizes[0]), self.contentsMargins()
        width = metrics.horizontalAdvance(self.full_text) + 2 + margins.left() + margins.right()
        return QSize(width, metrics.lineSpacing() + 2 + margins.top() + margins.bottom())

    def minimumSizeHint(self) -> QSize:
        """Return little width: the text wraps, shrinks and elides."""
        return QSize(24, self._metrics(self._sizes[-1]).lineSpacing())


def lines_needed(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return how many lines a text takes, broken between words; very many where a word is wider than a line."""
    if not text:
        return 0
    place = metrics.boundingRect(QRect(0, 0, width, ENDLESS), int(Qt.TextFlag.TextWordWrap), text)
    return ENDLESS if place.width() > width else round(place.height() / metrics.lineSpacing())


def shortened(text: str, metrics: QFontMetrics, width: int, lines: int) -> str:
    """Return a text with as few letters as possible left out in its middle, so that it takes no more lines."""
    few, many = 0, len(text)
    while many - few > 1:
        middle = (few + many) // 2
        if lines_needed(_without(text, middle), metrics, width) <= lines:
            many = middle
        else:
            few = middle
    return _without(text, many)


def _without(text: str, number: int) -> str:
    """Return a text with an ellipsis in place of so many letters in its middle."""
    start = (len(text) - number) // 2
    return f"{text[:start].rstrip()}…{text[start + number :].lstrip()}"
