"""One seat of a new game: :class:`SeatRow`, a name and what belongs to it, or nobody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.engine.levels import Level
from scrabble_gui.ui.kit import RING, SMALL, Button, Kind, SeatShape, Text
from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.name_field import NameField
from scrabble_gui.ui.seat_player import PlayerButton
from scrabble_gui.ui.theme import Look

FACE = 36
"""The face of a computer under its name, in pixels."""
LEFT_OF_NAME = 38
"""Where a name begins in its row."""


class SeatRow(QWidget):
    """One seat: a name, or nobody."""

    add_wished = Signal()
    """Somebody should sit here."""
    remove_wished = Signal()
    """Nobody should sit here."""

    def __init__(self, look: Look, seat: int, known: Sequence[str], computers: Sequence[Level] = ()) -> None:
        super().__init__()
        self._offers_computers = bool(computers)
        self._own_name = ""
        self.player = PlayerButton(look, computers)
        """Whether a person or a computer plays here; hidden where there are no computers."""
        completer = QCompleter(list(known), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field = NameField(look, completer)
        """The name."""
        self.level = ListBox(look, "")
        """The line of this seat in points, where everybody has one of their own; the level is its text."""
        self.budget = ListBox(look, "")
        """How many hints this person may have, where everybody has a number of their own."""
        self.nobody = _Nobody(look, seat)
        """The button of an empty seat."""
        self.field.cross.clicked.connect(self.remove_wished)
        self.nobody.clicked.connect(self.add_wished)
        self._shape = SeatShape(look, seat, 8)
        policy = self._shape.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._shape.setSizePolicy(policy)
        self._gaps = (QWidget(), QWidget(), QWidget(), QWidget())
        for gap in self._gaps:
            gap.setFixedWidth(RING)
        self.about = _About(look)
        """The face of a computer, and what kind of player it is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(RING, 0, 0, 0)
        row.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.about)
        column.addStretch(1)
        strut = QWidget()
        strut.setFixedSize(0, 44 + 2 * RING)
        row.addWidget(strut)
        row.addWidget(self._shape)
        row.addSpacing(6)
        row.addWidget(self._gaps[0])
        row.addWidget(self.field, 3)
        row.addWidget(self.player)
        row.addWidget(self._gaps[1])
        row.addWidget(self.level, 2)
        row.addWidget(self._gaps[2])
        row.addWidget(self.budget, 2)
        row.addWidget(self._gaps[3])
        row.addWidget(self.nobody, 3)
        for box in (self.level, self.budget):
            box.hide()
            box.setMinimumHeight(44)
            box.setMinimumWidth(64)
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def tab_stops(self) -> list[QWidget]:
        """Return what the Tab key reaches, in reading order."""
        return [self.field, self.field.cross, self.player, self.level, self.budget, self.nobody]

    def set_texts(self, ordinal: str) -> None:
        """Write what a screen reader and an empty field say; ``ordinal`` is "second player"."""
        self.field.setPlaceholderText(ordinal[0].upper() + ordinal[1:])
        self.field.setAccessibleName(self.tr("Name of the {player}").format(player=ordinal))
        self.level.setAccessibleName(self.tr("Line of the {player}").format(player=ordinal))
        self.budget.setAccessibleName(self.tr("Hints of the {player}").format(player=ordinal))
        self.field.cross.setAccessibleName(self.tr("Take the {player} out").format(player=ordinal))
        self.field.cross.setToolTip(self.tr("Take out"))
        self.player.set_player(ordinal)
        self.nobody.setAccessibleName(self.tr("Add the {player}").format(player=ordinal))

    def sit(self, name: str, level: str | None) -> None:
        """Let this person sit here, or this computer."""
        self.player.set_level(level)
        given = self.player.level_name
        self._own_name = name if given and name.startswith(given) else ""
        self.field.setText(name)
        self.field.setCursorPosition(0)  # of a long name the beginning is seen

    def name_computer(self, taken: Sequence[str]) -> None:
        """Write the name of the computer that was chosen, unlike those taken; a person writes the own name."""
        name = base = self.player.level_name
        number = 2
        while name and name.casefold() in taken:
            name, number = f"{base} {number}", number + 1
        if name or self.field.text() == self._own_name:
            self.field.setText(name)
        self._own_name = name

    def set_taken(self, taken: bool, *, removable: bool, own_line: bool, own_budget: bool) -> None:
        """Show the name, or that nobody sits here."""
        self._shape.setVisible(taken)
        self.field.setVisible(taken)
        self.player.setVisible(taken and self._offers_computers)
        self.nobody.setVisible(not taken)
        self.field.set_removable(removable)
        line, budget = taken and own_line, taken and own_budget and self.player.level is None
        self.about.show_level(self.player.level if taken else None, self.player.about)
        self.level.setVisible(line)
        self.budget.setVisible(budget)
        for gap, shown in zip(self._gaps, (taken, line, budget, taken), strict=True):
            gap.setVisible(shown)


class _About(QWidget):
    """A face with a sentence beside it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._level = ""
        self.text = Text(look, size=SMALL, role="muted", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(LEFT_OF_NAME + FACE + 8, 0, RING, 8)
        row.addWidget(self.text)
        look.changed.connect(self.update)
        self.hide()

    def show_level(self, level: str | None, about: str) -> None:
        """Show this level, or nothing for a person."""
        self._level = level or ""
        self.text.set_text(about)
        self.setVisible(level is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face."""
        face = self._look.face(self._level, self._look.theme["text"], FACE, self.devicePixelRatioF())
        if face is not None:
            QPainter(self).drawPixmap(LEFT_OF_NAME, (self.height() - 8 - FACE) // 2, face)


class _Nobody(Button):
    """An empty seat: a dashed row with a plus."""

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look, "", Kind.QUIET, icon="plus", height=44)
        self.set_text(self.tr("Add a player"))
        self._place = seat

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dashes, and the button on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme["line"], 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(RING + 1, RING + 1, -RING - 1, -RING - 1), 10, 10)
        painter.end()
        super().paintEvent(event)
