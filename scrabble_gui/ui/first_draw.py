"""The draw for first: :class:`FirstDrawPage` turns the drawn tiles over, one by one, until it is clear who starts."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.core.setup import Round, Setup
from scrabble_gui.ui import between_turns as sentences
from scrabble_gui.ui import seal_words
from scrabble_gui.ui.big_line import BigLine
from scrabble_gui.ui.cloth import SHADOW, ClothPage
from scrabble_gui.ui.kit import STRONG, Button, Kind, SeatShape, Text
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import FACE_DOWN, TileFace, face_of, paint_tile

WIDTH = 680
SIDE, TIGHT_SIDE = 72, 48
"""A drawn tile."""
STEP_MS = 500
"""From one tile to the next."""
TURN_MS = 220
"""How long a tile takes to turn over."""


class FirstDrawPage(ClothPage):
    """The draw for first on a card. Any key or click turns over all that is left."""

    done = Signal()
    """Everybody has seen who starts."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, WIDTH + 2 * SHADOW, parent)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._setup: Setup | None = None
        self._rows: list[_RoundRow] = []
        self._title = BigLine(look)
        self._title.set_line(self.tr("Who starts?"))
        rule = self.tr("Everybody draws a tile. The letter nearest to A starts, and a blank beats every letter.")
        self._rule = Text(look, rule, role="muted", wrap=True, align=centre)
        self._rounds = QVBoxLayout()
        self._starts = BigLine(look)
        self._back = Text(look, role="muted", wrap=True, align=centre)
        self._begin = Button(look, self.tr("Begin"), Kind.PRIMARY, height=60)
        self._begin.setMinimumWidth(260)
        self._begin.clicked.connect(self.done)
        self.body.setSpacing(0)
        for part in (self._title, self._rule):
            self.body.addWidget(part)
        self.body.addLayout(self._rounds)
        self.body.addWidget(self._starts)
        self.body.addWidget(self._back)
        self.body.addWidget(self._begin, 0, centre)
        self._after: tuple[QWidget, ...] = (self._starts, self._back, self._begin)
        for last in self._after:
            policy = last.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            last.setSizePolicy(policy)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._turn_next)

    def show_draw(self, setup: Setup) -> None:
        """Show the draw of this game from its beginning."""
        self._setup = setup
        for row in self._rows:
            self._rounds.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self._starts.set_person(self.tr("{name} starts").format(name=setup.seats[setup.first].name), setup.first)
        self._back.set_text(f"{sentences.after_the_draw(setup)}\n{seal_words.at_the_start(setup)}".rstrip())
        for part in self._after:
            part.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        if self.look.motion and setup.rounds:
            self._add_round(0)
            self._timer.start()
        else:
            self.finish()

    @property
    def starts(self) -> str:
        """Who starts, in words; empty while that is not clear."""
        return "" if self._starts.isHidden() else self._starts.accessibleName()

    @property
    def is_turning(self) -> bool:
        """Whether tiles are still to be turned over."""
        return self._begin.isHidden()

    def finish(self) -> None:
        """Turn everything over and let people begin."""
        self._timer.stop()
        setup = self._setup
        if setup is None:
            return
        while len(self._rows) < len(setup.rounds):
            self._add_round(len(self._rows))
        for row in self._rows:
            row.turn_all()
        for part in self._after:
            part.show()
        self.refit()
        self._begin.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click beside the button leaves the focus on it

    def _add_round(self, number: int) -> None:
        """Show the next round, face down."""
        assert self._setup is not None
        rounds = self._setup.rounds
        again = tuple(seat for seat, _ in rounds[number + 1]) if number + 1 < len(rounds) else ()
        row = _RoundRow(self.look, self._setup, rounds[number], sentences.drawn_round(self._setup, again))
        self._rows.append(row)
        self._rounds.addWidget(row)
        row.show()
        self.refit()

    def _turn_next(self) -> None:
        """Turn one tile over; after the last one of a round show the next round, or who starts."""
        assert self._setup is not None
        if self._rows[-1].turn_one():
            return
        if len(self._rows) < len(self._setup.rounds):
            self._add_round(len(self._rows))
        else:
            self.finish()

    def fit(self, tight: bool) -> None:
        """Take smaller tiles and gaps where the window is low."""
        self._title.set_size(31 if tight else 44)
        self._starts.set_size(31 if tight else 44)
        self._rule.setContentsMargins(0, 2 if tight else 6, 0, 0)
        self._rounds.setContentsMargins(0, 8 if tight else 28, 0, 4 if tight else 20)
        self._rounds.setSpacing(8 if tight else 16)
        self._back.setContentsMargins(0, 0 if tight else 4, 0, 6 if tight else 20)
        for row in self._rows:
            row.set_side(TIGHT_SIDE if tight else SIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn everything over on any key."""
        if self.is_turning and not event.isAutoRepeat():
            self.finish()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn everything over on a click."""
        if self.is_turning:
            self.finish()
        else:
            super().mousePressEvent(event)


class _RoundRow(QWidget):
    """A round: a tile and a name for everybody who draws, and who ties."""

    def __init__(self, look: Look, setup: Setup, drawn: Round, tie: str) -> None:
        super().__init__()
        self._tiles: list[DrawnTile] = []
        self._tie = Text(look, tie, weight=QFont.Weight.DemiBold, wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        for seat, person in enumerate(setup.seats):
            column = QWidget()
            column.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            columns.addWidget(column, 1)
            tile = dict(drawn).get(seat)
            if tile is None:
                continue
            shown = DrawnTile(look, face_of(tile, setup.tile_set), sentences.drew(setup, seat, tile))
            self._tiles.append(shown)
            cell = QVBoxLayout(column)
            cell.setContentsMargins(0, 0, 0, 0)
            cell.setSpacing(4)
            cell.addWidget(shown, 0, Qt.AlignmentFlag.AlignHCenter)
            cell.addWidget(_who(look, seat, person.name), 0, Qt.AlignmentFlag.AlignHCenter)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        lines.addLayout(columns)
        lines.addWidget(self._tie)
        policy = self._tie.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(tie))
        self._tie.setSizePolicy(policy)
        self._tie.hide()

    def turn_one(self) -> bool:
        """Turn the next tile over, or say who ties; answers whether there was anything left."""
        for tile in self._tiles:
            if tile.is_face_down:
                tile.turn()
                return True
        if self._tie.full_text and self._tie.isHidden():
            self._tie.show()
            return True
        return False

    def turn_all(self) -> None:
        """Turn all tiles over at once."""
        for tile in self._tiles:
            tile.turn_at_once()
        self._tie.setVisible(bool(self._tie.full_text))

    def set_side(self, side: int) -> None:
        """Change the size of the tiles."""
        for tile in self._tiles:
            tile.set_side(side)


def _who(look: Look, seat: int, name: str) -> QWidget:
    """Return the name of a seat with its shape."""
    who = QWidget()
    row = QHBoxLayout(who)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    row.addWidget(SeatShape(look, seat, 5.5))
    row.addWidget(Text(look, name, size=STRONG, weight=QFont.Weight.DemiBold), 1)
    return who


class DrawnTile(QWidget):
    """A tile that lies face down until it is turned over."""

    def __init__(self, look: Look, face: TileFace, spoken: str) -> None:
        super().__init__()
        self._look, self._face, self._spoken = look, face, spoken
        self._side = SIDE
        self._turned = QVariantAnimation(self)
        self._turned.setStartValue(0.0)
        self._turned.setEndValue(1.0)
        self._turned.setDuration(TURN_MS)
        self._turned.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._turned.valueChanged.connect(self.update)
        self.is_face_down = True
        """Whether nobody has seen it yet."""
        self.setAccessibleName(self.tr("A tile, face down"))
        look.changed.connect(self.update)

    def set_side(self, side: int) -> None:
        """Change the size."""
        self._side = side
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the tile and its shadow."""
        return QSize(self._side + 4, self._side + 8)

    def turn(self) -> None:
        """Turn it over."""
        self._see()
        self._turned.start()

    def turn_at_once(self) -> None:
        """Turn it over without motion."""
        self._see()
        self._turned.stop()
        self._turned.setCurrentTime(TURN_MS)
        self.update()

    def _see(self) -> None:
        self.is_face_down = False
        self.setAccessibleName(self._spoken)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, narrower in the middle of its turn."""
        painter = QPainter(self)
        part = 0.0 if self.is_face_down else float(self._turned.currentValue())
        wide = abs(1 - 2 * part)
        painter.translate(self.width() / 2, 0)
        painter.scale(max(0.02, wide), 1)
        tile = QRectF(-self._side / 2, 1, self._side, self._side)
        seen = part >= 0.5
        paint_tile(painter, tile, self._face if seen else FACE_DOWN, self._look)
        if seen and not self._face.letter:
            painter.setFont(self._look.font(self._side * 0.24, QFont.Weight.DemiBold, scaled=False))
            painter.setPen(self._look.theme["blank"])
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, self.tr("blank"))
