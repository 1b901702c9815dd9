"""The cards of the start page: the last game, a last game that is damaged, the very first game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.core.state import bag_count
from scrabble_gui.ui import starting
from scrabble_gui.ui.cloth import SHADOW
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.fitted_text import FittingText
from scrabble_gui.ui.home_picture import HomePicture, LastGame
from scrabble_gui.ui.kit import RING, STRONG, Button, Card, Kind, SeatShape, Text, rule
from scrabble_gui.ui.name_field import NameField
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.thumbnail import BoardThumbnail

HEADING = 26
"""Type size of a card's heading."""


class GameCard(Card):
    """The last unfinished game, with the button that goes on with it."""

    continued = Signal()
    """Go on with the game."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, radius=18, line=False, shadow=True)
        self._thumbnail = BoardThumbnail(look)
        self._when = Text(look, role="muted", size=14)
        self._turn = FittingText(look, sizes=(HEADING, 22, 19), lines=2, weight=QFont.Weight.Bold)
        self._players = QVBoxLayout()
        self._players.setSpacing(0)
        self._rules = FittingText(look, sizes=(14, 13), lines=2, weight=QFont.Weight.Normal, role="muted")
        self._go = Button(look, self.tr("Continue this game"), Kind.PRIMARY, height=56)
        self._go.clicked.connect(self.continued)
        self._go.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        words = QVBoxLayout()
        words.setContentsMargins(RING, 0, RING, 0)
        words.setSpacing(4)
        words.addWidget(self._when)
        words.addWidget(self._turn)
        words.addSpacing(8)
        words.addLayout(self._players)
        words.addStretch(1)
        words.addWidget(self._rules)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addLayout(words, 1)
        right.addWidget(self._go)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(22)
        self._row.addWidget(self._thumbnail)
        self._row.addLayout(right, 1)

    @property
    def button(self) -> Button:
        """The filled button."""
        return self._go

    def show_game(self, last: LastGame, now: HomePicture) -> None:
        """Show how the game stands."""
        setup, state = last.setup, last.state
        self._thumbnail.show_board(state.board, setup.tile_set)
        self._when.set_text(starting.when(last.played, now.now))
        name = setup.seats[state.to_move].name
        self._turn.set_text(self.tr("It is {name}’s turn").format(name=name))
        self._rules.set_text(starting.rules_and_bag(setup.rules.name, bag_count(setup, state)))
        empty(self._players)
        for seat, person in enumerate(setup.seats):
            line = _PlayerLine(self._look, seat, person.name, state.scores[seat], state.to_move)
            for part in (rule(self._look), line) if seat else (line,):
                self._players.addWidget(part)
                part.show()

    def fit(self, *, tight: bool, thumbnail: int) -> None:
        """Make do with little room; a thumbnail of 0 pixels is left out."""
        self._thumbnail.setVisible(thumbnail > 0)
        self._thumbnail.setFixedSize(max(1, thumbnail), max(1, thumbnail))
        edge = 14 if tight else 22
        self._row.setContentsMargins(edge + SHADOW, edge + 8, edge + SHADOW, edge + 16)
        for line in self.findChildren(_PlayerLine):
            line.set_tight(tight)


class _PlayerLine(QWidget):
    """A player and the score."""

    def __init__(self, look: Look, seat: int, name: str, score: int, to_move: int) -> None:
        super().__init__()
        weight = QFont.Weight.Bold if seat == to_move else QFont.Weight.Medium
        self._row = QHBoxLayout(self)
        self._row.setSpacing(12)
        self._row.addWidget(SeatShape(look, seat, 6.5))
        self._row.addWidget(Text(look, name, size=STRONG, weight=weight), 1)
        self._row.addWidget(Text(look, str(score), size=20, weight=QFont.Weight.Bold))
        self.set_tight(False)

    def set_tight(self, tight: bool) -> None:
        """Stand closer."""
        edge = 1 if tight else 5
        self._row.setContentsMargins(0, edge, 0, edge)


class DamagedCard(Card):
    """A last game that cannot be read completely."""

    opened = Signal()
    """Open the turns that are safe."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, radius=18, line=False, shadow=True)
        heading = self.tr("The last game could not be read completely.")
        self._safe = Text(look, role="muted", wrap=True)
        self._open = Button(look, self.tr("Open these"), Kind.PRIMARY, height=56)
        self._open.clicked.connect(self.opened)
        title = Text(look, heading, size=HEADING, weight=QFont.Weight.Bold, wrap=True)
        for text in (title, self._safe):
            text.setContentsMargins(RING, 0, RING, 0)
        body = QVBoxLayout(self)
        body.setContentsMargins(28 + SHADOW - RING, 28 + 8, 28 + SHADOW - RING, 24 + 16)
        body.setSpacing(8)
        body.addWidget(title)
        body.addWidget(self._safe)
        body.addSpacing(12)
        body.addWidget(self._open)

    @property
    def button(self) -> Button:
        """The filled button."""
        return self._open

    def show_damage(self, turns: int) -> None:
        """Say how many turns are safe."""
        self._safe.set_text(starting.safe_turns(turns))
        self._open.setVisible(turns > 0)


class FirstGameCard(Card):
    """Two names, and the first game can start."""

    started = Signal(object)
    """Start with these names."""
    more_wished = Signal(object)
    """Choose more than two names, or other rules; with the names written so far."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, radius=18, line=False, shadow=True)
        body = QVBoxLayout(self)
        body.setContentsMargins(28 + SHADOW - RING, 24 + 8, 28 + SHADOW - RING, 12 + 16)
        body.setSpacing(8)
        title = Text(look, self.tr("Who is playing?"), size=HEADING, weight=QFont.Weight.Bold)
        title.setContentsMargins(RING, 0, RING, 0)
        body.addWidget(title)
        body.addSpacing(4)
        self._fields = (NameField(look), NameField(look))
        ordinals = (self.tr("First player"), self.tr("Second player"))
        for seat, (field, ordinal) in enumerate(zip(self._fields, ordinals, strict=True)):
            field.setPlaceholderText(ordinal)
            field.setAccessibleName(ordinal)
            field.returnPressed.connect(self._on_start)
            field.textChanged.connect(lambda: self._say(None))
            field.stepped.connect(lambda step, at=seat: self._fields[max(0, min(1, at + step))].setFocus())
            row = QHBoxLayout()
            row.setContentsMargins(RING, 0, RING, 0)
            row.setSpacing(12)
            row.addWidget(SeatShape(look, seat, 8))
            row.addWidget(field, 1)
            body.addLayout(row)
        self._refusal = Text(look, role="danger", size=14, wrap=True)
        self._refusal.setContentsMargins(RING, 0, RING, 0)
        self._start = Button(look, self.tr("Start playing"), Kind.PRIMARY, height=56)
        self._more = Button(look, self.tr("More people, a computer, or other rules"), Kind.QUIET, height=44)
        self._start.clicked.connect(self._on_start)
        self._more.clicked.connect(lambda: self.more_wished.emit(self._names()))
        body.addWidget(self._refusal)
        body.addSpacing(8)
        body.addWidget(self._start)
        body.addWidget(self._more, 0, Qt.AlignmentFlag.AlignHCenter)
        self._refusal.hide()

    @property
    def first_field(self) -> NameField:
        """The first name."""
        return self._fields[0]

    def _say(self, objection: starting.Objection | None) -> None:
        """Say what is wrong with the names."""
        self._refusal.setVisible(objection is not None)
        self._refusal.set_text(objection.text if objection else "")
        for seat, field in enumerate(self._fields):
            field.set_wrong(objection is not None and seat in objection.seats)

    def _names(self) -> tuple[str, ...]:
        """Return the names as they stand there."""
        return tuple(field.text().strip() for field in self._fields)

    def _on_start(self) -> None:
        names = self._names()
        objection = starting.name_objection(names)
        self._say(objection)
        if objection is None:
            self.started.emit(names)
        else:
            self._fields[objection.seats[-1]].setFocus()
