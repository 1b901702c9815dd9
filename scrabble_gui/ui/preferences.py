"""What the family prefers, on one page: :class:`PreferencesPage`. Every choice works at once; there is nothing to save.

It shows :class:`~scrabble_gui.app.settings.Settings` and reports which field should have which value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.app.pace import Pace
from scrabble_gui.app.settings import AUTOMATIC, TEXT_SCALES, Settings
from scrabble_gui.ui.back_page import BackPage
from scrabble_gui.ui.choices import Choice
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.kit import BIG, BODY, RING, SECTION, STRONG, Button, Kind, Text, rule
from scrabble_gui.ui.theme import Look

WIDEST = 1140
"""The content grows no wider than this."""
BESIDE = 1000
"""From this width on the two halves stand side by side."""
LOW = 640
"""In windows lower than this the heading is smaller and everything stands closer."""

LOOKS = ("theme", "text_scale", "motion")
"""The fields in the first half; the PINs stand under them, then comes the second half."""


class ChoiceRow(QWidget):
    """A question, what it means, and a few answers of which one is chosen."""

    chosen = Signal(object)
    """The value of the answer that a person has chosen."""

    def __init__(self, look: Look, heading: str, note: str, answers: Sequence[tuple[object, str]], across: int) -> None:
        super().__init__()
        self._values = [value for value, _ in answers]
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        title = Text(look, heading, size=STRONG, weight=QFont.Weight.DemiBold, wrap=True)
        title.setContentsMargins(RING, 0, 0, 0)
        layout.addWidget(title)
        if note:
            words = Text(look, note, size=BODY, role="muted", wrap=True)
            words.setContentsMargins(RING, 0, RING, 0)
            layout.addWidget(words)
        grid = QGridLayout()
        grid.setSpacing(0)
        for at, (_, text) in enumerate(answers):
            choice = Choice(look, text)
            choice.setAccessibleName(f"{heading}: {text}")
            self._group.addButton(choice, at)
            grid.addWidget(choice, at // across, at % across)
            grid.setColumnStretch(at % across, 1)
        layout.addLayout(grid)
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))

    def show_value(self, value: object) -> None:
        """Mark the answer with this value; none where there is no such answer."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def tab_stops(self) -> list[QWidget]:
        """Return the answers in reading order."""
        return list(self._group.buttons())


class PinRow(QWidget):
    """A person, and whether a PIN is asked before the tiles are shown."""

    def __init__(self, look: Look, name: str, *, has_pin: bool) -> None:
        super().__init__()
        text = self.tr("Take the PIN away") if has_pin else self.tr("Set a PIN")
        self.button = Button(look, text, Kind.QUIET, height=44)
        self.button.setAccessibleName(f"{name}: {text}")
        title = Text(look, name)
        title.setContentsMargins(RING, 0, 0, 0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(title, 1)
        layout.addWidget(self.button)


class PreferencesPage(BackPage):
    """The page of preferences."""

    changed = Signal(str, object)
    """A field of :class:`Settings` should have this value."""
    pin_wished = Signal(str)
    """This person wants a PIN, or wants it taken away."""

    def __init__(self, look: Look, themes: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._title = Text(look, self.tr("Preferences"), size=BIG, weight=QFont.Weight.ExtraBold)
        self._title.setContentsMargins(RING, 0, 0, 0)
        self._rows: dict[str, ChoiceRow] = {}
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(40)
        self._halves.addLayout(self._looks(themes), 1)
        self._halves.addLayout(self._manners(), 1)
        self._done = Button(look, self.tr("Done"), Kind.PRIMARY, height=56)
        self._done.setMinimumWidth(240)
        self._done.clicked.connect(self.back_wished)
        inside = QWidget()
        self._content = QVBoxLayout(inside)
        self._content.setSpacing(8)
        self._content.addWidget(self._title)
        self._content.addLayout(self._halves)
        self._content.addStretch(1)
        self._scroll = scrolled(inside)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._scroll, 1)
        page.addWidget(rule(look))
        foot = self._foot = QHBoxLayout()
        kept = Text(look, self.tr("Every choice is kept at once."), role="muted", wrap=True)
        kept.setContentsMargins(RING, 0, 0, 0)
        foot.addWidget(kept, 1)
        foot.addWidget(self._done)
        page.addLayout(foot)
        self._scroll.verticalScrollBar().rangeChanged.connect(self.fit)

    def _looks(self, themes: Mapping[str, str]) -> QVBoxLayout:
        """Return what can be chosen about the looks."""
        half = self._half(self.tr("How it looks"))
        names = [(AUTOMATIC, self.tr("As the system")), *themes.items()]
        self._add(half, "theme", self.tr("Colours"), "", names, across=3)
        sizes = zip(TEXT_SCALES, (self.tr("Ordinary"), self.tr("Larger"), self.tr("Largest")), strict=True)
        self._add(half, "text_scale", self.tr("Text size"), "", list(sizes), across=3)
        motion = [(None, self.tr("As the system")), (True, self.tr("Moving")), (False, self.tr("Less motion"))]
        note = self.tr("Tiles glide and cards fade in, or everything is at its place at once.")
        self._add(half, "motion", self.tr("Motion"), note, motion, across=3)
        half.addLayout(self._pin_list())
        half.addStretch(1)
        return half

    def _manners(self) -> QVBoxLayout:
        """Return what can be chosen about people at one screen."""
        half = self._half(self.tr("At the table"))
        note = self.tr("Hides the tiles until the next person is there. Without it they show at once.")
        curtain = [(True, self.tr("Curtain")), (False, self.tr("We trust each other"))]
        self._add(half, "curtain", self.tr("Between two people"), note, curtain, across=2)
        note = self.tr("Ask after every play, or only where the game would otherwise end or go on by itself.")
        ask = [(False, self.tr("Only where needed")), (True, self.tr("After every play"))]
        self._add(half, "ask_always", self.tr("Does anybody challenge?"), note, ask, across=2)
        note = self.tr("A word just played can be taken back until somebody challenges, moves or shows tiles.")
        slips = [(True, self.tr("May be taken back")), (False, self.tr("Played is played"))]
        self._add(half, "slips", self.tr("A slip of the hand"), note, slips, across=2)
        note = self.tr("Shown over the score pad. Words whose meaning you read go among your study cards.")
        meanings = [(False, self.tr("When I ask")), (True, self.tr("Once a word stands"))]
        self._add(half, "meanings", self.tr("What words mean"), note, meanings, across=2)
        note = self.tr("How long a computer can be seen thinking; Enter always lets it play at once.")
        paces = [
            (Pace.INSTANT, self.tr("At once")),
            (Pace.BRISK, self.tr("Briefly")),
            (Pace.HUMAN, self.tr("Like people")),
        ]
        self._add(half, "pace", self.tr("Computers"), note, paces, across=3)
        half.addStretch(1)
        return half

    def _pin_list(self) -> QVBoxLayout:
        """Return heading and place of the people who may have a PIN."""
        part = QVBoxLayout()
        part.setSpacing(2)
        title = Text(self._look, self.tr("PINs"), size=STRONG, weight=QFont.Weight.DemiBold)
        note = self.tr("Asked before somebody’s tiles are shown. A courtesy; one that is forgotten can be taken away.")
        words = Text(self._look, note, size=BODY, role="muted", wrap=True)
        for text in (title, words):
            text.setContentsMargins(RING, 0, RING, 0)
        self._pins = QVBoxLayout()
        self._pins.setSpacing(0)
        self._pin_parts = (title, words)
        part.addWidget(title)
        part.addWidget(words)
        part.addLayout(self._pins)
        return part

    def _half(self, heading: str) -> QVBoxLayout:
        """Return one half of the page with its heading."""
        half = QVBoxLayout()
        half.setSpacing(16)
        title = Text(self._look, heading, size=SECTION, weight=QFont.Weight.Bold, role="accent")
        title.setContentsMargins(RING, 0, 0, 0)
        half.addWidget(title)
        return half

    def _add(
        self,
        half: QVBoxLayout,
        field: str,
        heading: str,
        note: str,
        answers: Sequence[tuple[object, str]],
        *,
        across: int,
    ) -> None:
        """Add a question about a field of the settings."""
        row = ChoiceRow(self._look, heading, note, answers, across)
        row.chosen.connect(lambda value: self.changed.emit(field, value))
        self._rows[field] = row
        half.addWidget(row)

    def show_preferences(self, settings: Settings, people: Sequence[str]) -> None:
        """Show what is preferred now, and these people, who may want a PIN."""
        for field, row in self._rows.items():
            row.show_value(getattr(settings, field))
        had_focus = any(row.button.hasFocus() for row in self.findChildren(PinRow))
        empty(self._pins)
        stops = [stop for field in LOOKS for stop in self._rows[field].tab_stops()]
        for name in people:
            line = PinRow(self._look, name, has_pin=name in settings.pins)
            line.button.clicked.connect(lambda _=False, who=name: self.pin_wished.emit(who))
            self._pins.addWidget(line)
            stops.append(line.button)
        for part in self._pin_parts:
            part.setVisible(bool(people))
        stops += [stop for field, row in self._rows.items() if field not in LOOKS for stop in row.tab_stops()]
        for before, after in pairwise([*stops, self._done]):
            QWidget.setTabOrder(before, after)
        if had_focus or not self.isVisible():
            self._done.setFocus()

    def fit(self) -> None:
        """Put the halves side by side where there is room, and the foot under them."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if self.width() >= BESIDE * (1 + self._look.text_scale) / 2 else down)
        low = self.height() < LOW
        side = max(24 if self.width() < BESIDE else 64, (self.width() - WIDEST) // 2) - RING
        rail = self._scroll.verticalScrollBar()
        bar = rail.sizeHint().width() if rail.maximum() > rail.minimum() else 0
        self._foot.setContentsMargins(side, 4, side + bar, 4 if low else 12)
        self._content.setContentsMargins(side, 16 if low else 32, side, 8)
        self._title.set_size(31 if low else BIG)
