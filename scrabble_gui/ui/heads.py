"""The heads of the column side by side: :class:`Heads`, in one row, or two by two where room is short.

What a head shows and how is in :mod:`scrabble_gui.ui.head`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.head import Head, HeadPicture
from scrabble_gui.ui.theme import Look

NARROW = 300
"""Below this width of the column, in pixels, everything in it is smaller and stands closer."""
GAP = 8
"""Pixels between two heads."""


class Heads(QWidget):
    """All heads, laid out for the width they get."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._heads: list[Head] = []
        self._in_a_row = False
        look.changed.connect(self._lay_out)

    @property
    def heads(self) -> tuple[Head, ...]:
        """The heads by seat."""
        return tuple(self._heads)

    def show_pictures(self, pictures: Sequence[HeadPicture]) -> None:
        """Show what :func:`~scrabble_gui.ui.head.head_pictures` says."""
        count = [head.picture.name for head in self._heads] == [picture.name for picture in pictures]
        while len(self._heads) > len(pictures):
            self._heads.pop().deleteLater()
        while len(self._heads) < len(pictures):
            head = Head(self._look, len(self._heads), self)
            head.show()
            self._heads.append(head)
        for head, picture in zip(self._heads, pictures, strict=True):
            head.show_picture(picture, count=count)
        self._lay_out()

    def set_in_a_row(self, in_a_row: bool) -> None:
        """Stand side by side and as low as possible however many there are, or as the width allows."""
        if in_a_row != self._in_a_row:
            self._in_a_row = in_a_row
            self._lay_out()

    def finish_motion(self) -> None:
        """Show all scores as they are, at once."""
        for head in self._heads:
            head.finish_motion()

    def height_for(self, width: int) -> int:
        """Return the height in pixels of all heads in this width."""
        rows, _ = self._grid(width)
        return rows * (self._row_height(width) + GAP) - GAP if self._heads else 0

    def _grid(self, width: int) -> tuple[int, int]:
        """Return rows and columns: two by two for four heads, and for three where the column is narrow."""
        number = len(self._heads)
        if self._in_a_row:
            return 1, max(1, number)
        columns = 2 if number == 4 or (number == 3 and width < NARROW * self._look.text_scale) else max(1, number)
        return -(-number // columns), columns

    def _row_height(self, width: int) -> int:
        """Set the sizes and return the height of one row of heads."""
        for head in self._heads:
            head.set_tight(self._in_a_row or width < NARROW)
        _, columns = self._grid(width)
        each = (width - (columns - 1) * GAP) // columns
        note = any(not head.status_fits(each) for head in self._heads)
        for head in self._heads:
            head.set_note(note)
        return max(head.height_for(note=note) for head in self._heads)

    def _lay_out(self) -> None:
        """Put every head at its place; a last one by itself takes the whole row."""
        if not self._heads:
            return
        height = self._row_height(self.width())
        _, columns = self._grid(self.width())
        each = (self.width() - (columns - 1) * GAP) / columns
        for at, head in enumerate(self._heads):
            row, column = divmod(at, columns)
            alone = at == len(self._heads) - 1 and column == 0
            left, right = round(column * (each + GAP)), round(column * (each + GAP) + each)
            head.setGeometry(left, row * (height + GAP), (self.width() if alone else right) - left, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._lay_out()
