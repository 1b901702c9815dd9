"""Rules to choose from: :class:`RuleCard` shows a ruleset in words, :class:`RuleGrid` puts the cards in columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from scrabble_gui.core.rules import Ruleset
from scrabble_gui.ui.choices import Choosable
from scrabble_gui.ui.kit import RING, STRONG
from scrabble_gui.ui.theme import Look

LEAST_WIDTH = 290
"""A card is at least this wide, at text scale 1."""
PADDING = 18
DOT = 34
"""Room of the mark before the name."""
WRAPPED = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignLeft.value)


class RuleCard(Choosable):
    """A ruleset: its name and a sentence or two on what is different."""

    def __init__(self, look: Look, rules: Ruleset, key: QKeySequence | None) -> None:
        super().__init__(look, 14)
        self.rules = rules
        """The ruleset."""
        self.setText(rules.name)
        self.setAccessibleName(rules.name)
        self.setAccessibleDescription(rules.summary)
        if key is not None:
            self.setToolTip(key.toString(QKeySequence.SequenceFormat.NativeText))

    def _name_font(self) -> QFont:
        return self._look.font(STRONG, QFont.Weight.DemiBold)

    def _text_font(self) -> QFont:
        return self._look.font(14)

    def hasHeightForWidth(self) -> bool:
        """Whether the height follows from the width: it does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that all of the text needs."""
        room = QRectF(0, 0, width - 2 * RING - 2 * PADDING, 10_000)
        text = QFontMetricsF(self._text_font()).boundingRect(room, WRAPPED, self.rules.summary)
        name = QFontMetricsF(self._name_font()).height()
        return round(name + 8 + text.height()) + 2 * 14 + 2 * RING

    def sizeHint(self) -> QSize:
        """Return the size of a narrow card."""
        return QSize(LEAST_WIDTH, self.heightForWidth(LEAST_WIDTH))

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint the mark, the name and the summary."""
        theme = self._look.theme
        metrics = QFontMetricsF(self._name_font())
        top = body.top() + 14
        middle = top + metrics.height() / 2
        ring = QRectF(body.left() + PADDING, middle - 9, 18, 18)
        painter.setPen(QPen(theme["accent" if self.isChecked() else "muted"], 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme["accent"])
            painter.drawEllipse(ring.adjusted(4.5, 4.5, -4.5, -4.5))
        painter.setFont(self._name_font())
        painter.setPen(theme["text"])
        left = body.left() + PADDING + DOT - 6
        room = body.right() - PADDING - left
        name = metrics.elidedText(self.rules.name, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(QRectF(left, top, room, metrics.height()), Qt.AlignmentFlag.AlignLeft, name)
        painter.setFont(self._text_font())
        painter.setPen(theme["muted"])
        text = QRectF(body.left() + PADDING, top + metrics.height() + 8, body.width() - 2 * PADDING, body.height())
        painter.drawText(text, WRAPPED, self.rules.summary)


class RuleGrid(QWidget):
    """Rule cards in columns of one width, rows of one height; one of them is chosen."""

    chosen = Signal()
    """Other rules were chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._cards: list[RuleCard] = []
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._on_toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._lay_out)

    def show_rules(self, rulesets: Sequence[Ruleset], chosen_id: str) -> None:
        """Offer these; the one with this id is chosen, or the first."""
        for card in self._cards:
            self._group.removeButton(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        for number, rules in enumerate(rulesets, start=1):
            key = QKeySequence(f"Alt+{number}") if number <= 9 else None
            card = RuleCard(self._look, rules, key)
            card.setParent(self)
            self._group.addButton(card)
            self._cards.append(card)
            card.show()
        for card in self._cards:
            if card.rules.id == chosen_id or card is self._cards[0]:
                card.setChecked(True)
        self.updateGeometry()
        self._lay_out()

    def tab_stops(self) -> list[QWidget]:
        """Return the cards; the Tab key reaches the chosen one, the arrows the others."""
        return list(self._cards)

    @property
    def rules(self) -> Ruleset:
        """The rules that are chosen. Raises ValueError when none are on offer."""
        for card in self._cards:
            if card.isChecked():
                return card.rules
        raise ValueError(self._cards)

    def choose(self, number: int) -> None:
        """Choose the card with this number, counted from 0; a number without a card does nothing."""
        if number < len(self._cards):
            self._cards[number].setChecked(True)
            self._cards[number].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_toggled(self, _card: object, on: bool) -> None:
        if on:
            self.chosen.emit()

    def _rows(self, width: int) -> list[list[RuleCard]]:
        """Return the cards row by row."""
        least = round(LEAST_WIDTH * self._look.text_scale)
        columns = max(1, min(4, width // least))
        return [self._cards[at : at + columns] for at in range(0, len(self._cards), columns)]

    def hasHeightForWidth(self) -> bool:
        """Whether the height follows from the width: it does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = self._rows(width)
        return sum(max(card.heightForWidth(width // len(rows[0])) for card in row) for row in rows)

    def sizeHint(self) -> QSize:
        """Return a size for two columns."""
        width = 2 * LEAST_WIDTH
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the width of one column, and no height: it follows from the width."""
        return QSize(LEAST_WIDTH // 2, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        rows = self._rows(self.width())
        top = 0
        for row in rows:
            width = self.width() // len(rows[0])
            height = max(card.heightForWidth(width) for card in row)
            for column, card in enumerate(row):
                card.setGeometry(column * width, top, width, height)
            top += height
