"""Words to click on, one behind the other: :class:`WordLinks`. Tab and the arrow keys go from word to word."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from scrabble_gui.ui import word_messages
from scrabble_gui.ui.kit import BODY
from scrabble_gui.ui.theme import Look

MOST = 60
"""So many words are shown; of the others only how many there are."""


class WordLinks(QLabel):
    """A few words, each of which can be looked up."""

    chosen = Signal(str)
    """A word was clicked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.words: tuple[str, ...] = ()
        """All words, also those that have no room."""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.linkActivated.connect(self.chosen)
        look.changed.connect(self._write)

    def show_words(self, words: Sequence[str]) -> None:
        """Show these words."""
        self.words = tuple(words)
        self.setAccessibleName(", ".join(self.words[:MOST]))
        self._write()

    def _write(self) -> None:
        """Write the words in the colours of the look."""
        theme, size = self._look.theme, round(BODY * self._look.text_scale)
        style = f"color: {theme['accent'].name()}; text-decoration: none"
        links = [f'<a href="{escape(word)}" style="{style}">{escape(word)}</a>' for word in self.words[:MOST]]
        rest = len(self.words) - len(links)
        if rest > 0:
            muted = theme["muted"].name()
            links.append(f'<span style="color: {muted}">{escape(word_messages.and_more(rest))}</span>')
        self.setText(f'<div style="font-size: {size}px; line-height: 140%">{"&nbsp;&nbsp; ".join(links)}</div>')
