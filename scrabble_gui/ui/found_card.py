"""What a file of words holds, on a sheet of paper: :class:`FoundCard`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout

from scrabble_gui.catalogue.word_import import OwnList
from scrabble_gui.ui import import_messages
from scrabble_gui.ui.kit import SCORE, SMALL, STRONG, Card, Text, TileWord
from scrabble_gui.ui.paper_list import PaperList
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace

TILE = 34
"""A tile of the longest word."""


class FoundCard(Card):
    """How many words, the longest of them, what was done with them, and what is left out, line by line."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._count = Text(look, size=SCORE, weight=QFont.Weight.ExtraBold)
        self._source = Text(look, role="muted", wrap=True)
        self.longest = TileWord(look, TILE)
        self._remarks = Text(look, wrap=True)
        self._problems_title = Text(look, size=STRONG, weight=QFont.Weight.DemiBold, wrap=True)
        self.problems = PaperList(look, self.tr("Words that are left out"), 3)
        self._more = Text(look, size=SMALL, role="muted", wrap=True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(24, 20, 24, 22)
        inside.setSpacing(8)
        title = Text(look, self.tr("The longest word"), size=SMALL, role="muted")
        parts = (self._count, self._source, title, self.longest, self._remarks)
        for part in (*parts, self._problems_title, self.problems, self._more):
            inside.addWidget(part)

    def show_found(self, found: OwnList, values: Mapping[str, int]) -> None:
        """Show what a file holds; ``values`` are the points of the letters."""
        self._count.set_text(import_messages.words(len(found.words)))
        self._source.set_text(f"{found.path.name} · {import_messages.kind(found)}")
        most = max(map(len, found.words))
        word = next(word for word in found.words if len(word) == most)
        self.longest.set_faces([TileFace(letter, values.get(letter)) for letter in word])
        remarks = import_messages.remarks(found)
        self._remarks.set_text("\n".join(remarks))
        self._remarks.setVisible(bool(remarks))
        self._show_problems(found)

    def _show_problems(self, found: OwnList) -> None:
        """Show what is left out, line by line."""
        self._problems_title.set_text(import_messages.left_out(found.left_out))
        self.problems.show_lines([import_messages.problem(line) for line in found.problems], right=(0,))
        self.problems.setVisible(bool(found.problems))
        hidden = found.left_out > len(found.problems)
        self._more.set_text(import_messages.only_first(len(found.problems)) if hidden else "")
        self._more.setVisible(hidden)
