"""A page of paper with a heading, something that scrolls, and a foot that stays: :class:`PaperPage`; Esc goes back."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from scrabble_gui.ui.back_page import BackPage
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.kit import BIG, RING, SCORE, Text, rule
from scrabble_gui.ui.theme import Look

WIDEST = 1080
"""The content grows no wider than this."""
BESIDE = 900
"""From this width on, at text scale 1, two halves stand side by side."""
LOW = 640
"""In windows lower than this the heading is smaller and everything stands closer."""
NARROW = 620
"""In windows narrower than this, at text scale 1, each part of the foot has a row of its own."""


class PaperPage(BackPage):
    """Heading, content, foot.

    A subclass fills ``self.inside``, which scrolls, ``self.foot`` with quiet buttons and ``self.foot_end`` with the
    filled one.
    """

    def __init__(self, look: Look, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.look = look
        self.heading = Text(look, heading, size=BIG, weight=QFont.Weight.ExtraBold)
        self.heading.setContentsMargins(RING, 0, 0, 0)
        sheet = QWidget()
        self._content = QVBoxLayout(sheet)
        self._content.setSpacing(12)
        self._content.addWidget(self.heading)
        self.inside = QVBoxLayout()
        self.inside.setSpacing(12)
        self.inside.setContentsMargins(RING, 0, RING, 0)
        self._content.addLayout(self.inside, 1)
        self.rolling = scrolled(sheet)
        self.foot_text = Text(look, role="muted", wrap=True)
        self.foot_text.setContentsMargins(RING, 0, 0, 0)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(4)
        self._foot.addWidget(self.foot_text, 1)
        self._foot.addLayout(self.foot)
        self.foot_end = QHBoxLayout()
        self._foot.addLayout(self.foot_end)
        page = QVBoxLayout(self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.rolling, 1)
        page.addWidget(rule(look))
        page.addLayout(self._foot)
        self.rolling.verticalScrollBar().rangeChanged.connect(self.fit)
        look.changed.connect(self.fit)

    @property
    def is_wide(self) -> bool:
        """Whether two halves have room side by side."""
        return self.width() >= BESIDE * (1 + self.look.text_scale) / 2

    def fit(self) -> None:
        """Keep the content in the middle of a wide window, and close together in a small one."""
        low, narrow = self.height() < LOW, self.width() < NARROW
        side = max(24 if self.width() < BESIDE else 64, (self.width() - WIDEST) // 2) - RING
        rail = self.rolling.verticalScrollBar()
        bar = rail.sizeHint().width() if rail.maximum() > rail.minimum() else 0
        self._content.setContentsMargins(side, 12 if low else 28, max(side - bar, RING), 16)
        self._foot.setContentsMargins(side, 4, side, 4 if low else 12)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(down if self.width() < NARROW * self.look.text_scale else across)
        self.heading.set_size(SCORE if low or narrow else BIG)


def inset(*parts: QWidget, spacing: int = 4) -> QVBoxLayout:
    """Return parts one below the other, in line with the frames of buttons, which keep room for their focus ring."""
    rows = QVBoxLayout()
    rows.setContentsMargins(RING, 0, RING, 0)
    rows.setSpacing(spacing)
    for part in parts:
        rows.addWidget(part)
    return rows
