"""A word and what is told of it: :class:`WordView` shows an entry of the dictionary in tiles and sentences.

It knows no list and decides nothing: what may not be told is not in the
:class:`~scrabble_gui.app.word_facts.Entry` that it gets.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.app.word_facts import Entry, Verdict
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.glossary import Sense
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.kit import BODY, SMALL, STRONG, Text, TileWord
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import TileFace

SIDE = 28
"""A tile of the word."""
SIGNS = {
    Verdict.GOOD: ("check", "good"),
    Verdict.BAD: ("cross", "danger"),
    Verdict.UNJUDGED: ("people", "muted"),
    Verdict.FOREIGN: ("cross", "muted"),
    Verdict.OPEN: ("clock", "muted"),
    Verdict.CLOSED: ("book", "muted"),
}
"""{verdict: its icon and its colour}; colour never speaks alone."""


class WordView(QWidget):
    """A word in tiles, whether it is good, what it means, and its hooks."""

    def __init__(self, look: Look, *, side: int = SIDE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._side = look, side
        self.entry: Entry | None = None
        """What is shown."""
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(4)
        self._facts: Text | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_entry(self, entry: Entry, tile_set: TileSet, list_name: str) -> None:
        """Show an entry; the word is laid with these tiles and judged by this list."""
        self.entry = entry
        self._clear()
        self.setAccessibleName(word_messages.told(entry))
        if entry.word:
            values = tile_set.values()
            self._body.addWidget(
                TileWord(self._look, self._side, [TileFace(letter, values.get(letter)) for letter in entry.word])
            )
        else:
            self._body.addWidget(Text(self._look, entry.text, size=STRONG, weight=QFont.Weight.Bold))
        self._body.addWidget(_VerdictLine(self._look, entry))
        self._add_meaning(entry)
        if entry.hooks is not None:
            self._body.addSpacing(6)
            self._body.addWidget(HookRow(self._look, self.tr("In front"), entry.hooks.front))
            self._body.addWidget(HookRow(self._look, self.tr("Behind"), entry.hooks.back))
        self._facts = Text(self._look, size=SMALL, role="muted", wrap=True)
        self._facts.hide()
        self._body.addWidget(self._facts)
        self._body.addWidget(Text(self._look, word_messages.of_list(list_name), size=SMALL, role="muted"))

    def show_facts(self, text: str) -> None:
        """Show a line about the word that took a moment to find."""
        if self._facts is not None:
            self._facts.set_text(text)
            self._facts.setVisible(bool(text))

    def _add_meaning(self, entry: Entry) -> None:
        """Add the meanings, or why there are none."""
        reason = word_messages.reason(entry)
        if entry.meaning is not None:
            where = word_messages.origins(entry.meaning)
            if where:
                self._body.addWidget(Text(self._look, where, size=BODY, role="muted", wrap=True))
            self._add_senses(entry.meaning.definition.senses)
        if reason:
            self._body.addWidget(Text(self._look, reason, size=BODY, role="muted", wrap=True))

    def _add_senses(self, senses: tuple[Sense, ...]) -> None:
        """Add the meanings, each part of speech under its name."""
        for part, texts in word_messages.by_part(senses):
            if part:
                self._body.addWidget(Text(self._look, part, size=SMALL, weight=QFont.Weight.DemiBold, role="accent"))
            for at, text in enumerate(texts, start=1):
                shown = f"{at}  {text}" if len(texts) > 1 else text
                label = Text(self._look, shown, size=BODY, wrap=True)
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                self._body.addWidget(label)

    def _clear(self) -> None:
        """Take everything away."""
        self._facts = None
        empty(self._body)


class _VerdictLine(QWidget):
    """Whether a word is good: an icon and words."""

    def __init__(self, look: Look, entry: Entry) -> None:
        super().__init__()
        self._look = look
        self._icon, self._role = SIGNS[entry.verdict]
        row = QHBoxLayout(self)
        row.setContentsMargins(26, 2, 0, 2)
        row.addWidget(Text(look, word_messages.verdict(entry), weight=QFont.Weight.Bold, role=self._role))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon."""
        pixmap = self._look.icon(self._icon, self._look.theme[self._role], 20, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, (self.height() - 20) // 2, pixmap)


class HookRow(QWidget):
    """Letters that can be put to a word, as chips behind a heading."""

    CHIP, GAP = 26, 4

    def __init__(self, look: Look, heading: str, letters: tuple[str, ...]) -> None:
        super().__init__()
        self._look, self._heading, self._letters = look, heading, letters
        self.setAccessibleName(f"{heading}: {', '.join(letters) or self.tr('none')}")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._on_look_changed)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters that are shown."""
        return self._letters

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _chip(self) -> float:
        return self.CHIP * self._look.text_scale

    def _left(self) -> float:
        return 74 * self._look.text_scale

    def _columns(self, width: int) -> int:
        return max(1, int((width - self._left() + self.GAP) // (self._chip() + self.GAP)))

    def hasHeightForWidth(self) -> bool:
        """Whether the height goes by the width: the chips wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows of chips."""
        rows = -(-len(self._letters) // self._columns(width))
        return round(rows * (self._chip() + self.GAP)) if rows else round(20 * self._look.text_scale)

    def sizeHint(self) -> QSize:
        """Return the room of the chips at a usual width."""
        return QSize(280, self.heightForWidth(280))

    def minimumSizeHint(self) -> QSize:
        """Return little width."""
        return QSize(160, self.heightForWidth(max(160, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heading and chips."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, chip, left = self._look.theme, self._chip(), self._left()
        painter.setFont(self._look.font(SMALL))
        painter.setPen(theme["muted"])
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if not self._letters:
            chip = 20 * self._look.text_scale
        painter.drawText(QRectF(0, 0, left, chip), middle, self._heading)
        if not self._letters:
            painter.drawText(QRectF(left, 0, self.width() - left, chip), middle, self.tr("none"))
        painter.setFont(self._look.font(14, QFont.Weight.Bold))
        columns = self._columns(self.width())
        for at, letter in enumerate(self._letters):
            place = QRectF(
                left + at % columns * (chip + self.GAP), at // columns * (chip + self.GAP), chip, chip
            ).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(theme["tile_edge"], 1))
            painter.setBrush(theme["tile"])
            painter.drawRoundedRect(place, 6, 6)
            painter.setPen(theme["letter"])
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)
