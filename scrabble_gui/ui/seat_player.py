"""Who plays at a seat of a new game: :class:`PlayerButton` offers a person and the computers by level."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QFontMetricsF, QIcon
from PySide6.QtWidgets import QMenu

from scrabble_gui.engine.levels import Level
from scrabble_gui.ui import computer_words
from scrabble_gui.ui.kit import RING, Button, Kind
from scrabble_gui.ui.theme import Look

FACE = 24
"""A face on the list, in pixels."""


class PlayerButton(Button):
    """Says person or computer, and opens the list to choose from."""

    chosen = Signal()
    """Somebody else plays here."""

    def __init__(self, look: Look, levels: Sequence[Level]) -> None:
        super().__init__(look, "", Kind.QUIET, icon="chevron-down", height=44)
        self._levels = {level.id: level for level in levels}
        self._level: str | None = None
        self._player = ""
        self.menu = QMenu(self)
        """The list: a person, and the computers, the weakest first."""
        self._choices: dict[str | None, QAction] = {None: self.menu.addAction(self.tr("Person"))}
        self.menu.addSeparator()
        if levels:
            self.menu.addAction(self.tr("Computers, from easy to hard")).setEnabled(False)
        for level in levels:
            self._choices[level.id] = self.menu.addAction(computer_words.on_the_list(level))
        group = QActionGroup(self)
        for level_id, action in self._choices.items():
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, chosen=level_id: self._choose(chosen))
        self.clicked.connect(self.open_list)
        look.changed.connect(self._paint_faces)
        self._paint_faces()
        self.set_level(None)

    @property
    def level(self) -> str | None:
        """The level of the computer; nothing for a person."""
        return self._level

    @property
    def about(self) -> str:
        """What kind of player the computer is; empty for a person."""
        return computer_words.about(self._levels[self._level]) if self._level is not None else ""

    @property
    def level_name(self) -> str:
        """The name that the computer goes by of itself; empty for a person."""
        return self._levels[self._level].name if self._level is not None else ""

    def set_level(self, level: str | None) -> None:
        """Let this level play; a person where it is not at hand."""
        self._level = level if level in self._levels else None
        self._choices[self._level].setChecked(True)
        self.set_text(self.tr("Person") if self._level is None else self.tr("Computer"))
        self.setToolTip("" if self._level is None else self._choices[self._level].text())
        self._name()

    def set_player(self, ordinal: str) -> None:
        """Say which seat this is; ``ordinal`` is "second player"."""
        self._player = ordinal
        self._name()

    def sizeHint(self) -> QSize:
        """Return the room of the longer text, so that the names beside the buttons end in one line."""
        texts, shown = (self.tr("Person"), self.tr("Computer")), self.text()
        metrics = QFontMetricsF(self._font())
        longer = max(map(metrics.horizontalAdvance, texts)) - metrics.horizontalAdvance(shown)
        hint = super().sizeHint()
        return QSize(hint.width() + math.ceil(longer), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing of it is elided."""
        return self.sizeHint()

    def open_list(self) -> None:
        """Open the list under the button."""
        self.menu.popup(self.mapToGlobal(QPoint(RING, self.height() - RING)))

    def _paint_faces(self) -> None:
        """Put the faces before the computers of the list, in the colours of the theme."""
        ratio = self.devicePixelRatioF()
        for level, action in self._choices.items():
            face = self._look.face(level, self._look.theme["text"], FACE, ratio) if level is not None else None
            if face is not None:
                action.setIcon(QIcon(face))

    def _choose(self, level: str | None) -> None:
        if level != self._level:
            self.set_level(level)
            self.chosen.emit()

    def _name(self) -> None:
        who = self._choices[self._level].text()
        self.setAccessibleName(self.tr("The {player}: {who}").format(player=self._player, who=who))
