"""Name and colour of a word list: :class:`LabelFields` asks for them, :func:`dot` is the colour as a sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.ui.choices import Choosable
from scrabble_gui.ui.kit import BODY, RING, STRONG, Text
from scrabble_gui.ui.paper_page import inset
from scrabble_gui.ui.theme import Look

COLOURS = ("p1", "p2", "p3", "p4", "tl", "last", "blank")
"""The roles whose colours are on offer."""
LONGEST_NAME = 60
DOT = 16


def dot(colour: str, look: Look, ratio: float = 1.0) -> QPixmap:
    """Return a disc in the colour of a list; a ring where it has none."""
    pixmap = QPixmap(round(DOT * ratio), round(DOT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.theme["muted"], 1.4) if not colour else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour) if colour else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(2, 2, DOT - 4, DOT - 4))
    painter.end()
    return pixmap


def dot_icon(colour: str, look: Look) -> QIcon:
    """Return the disc as an icon for a list to choose from."""
    return QIcon(dot(colour, look, 2.0))


class Swatch(Choosable):
    """A colour to choose."""

    def __init__(self, look: Look, colour: str, name: str) -> None:
        super().__init__(look, 22)
        self.colour = colour
        """``#rrggbb``."""
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a target for fingers."""
        return QSize(44 + 2 * RING, 44 + 2 * RING)

    def paint_content(self, painter: QPainter, body: QRectF) -> None:
        """Paint the colour, with a tick on the chosen one."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colour))
        painter.drawEllipse(body.adjusted(7, 7, -7, -7))
        if self.isChecked():
            pixmap = self._look.icon("check", self._look.theme["panel"], 18, self.devicePixelRatioF())
            painter.drawPixmap(round(body.center().x() - 9), round(body.center().y() - 9), pixmap)


class LabelFields(QWidget):
    """A line for the name and a few colours."""

    entered = Signal()
    """Enter was struck in the line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._taken: Sequence[str] = ()
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Name of the list"))
        self.field.setPlaceholderText(self.tr("Name of the list"))
        self.field.returnPressed.connect(self.entered)
        self.field.textChanged.connect(self._on_changed)
        self._objection = Text(look, size=BODY, role="danger", wrap=True)
        self._objection.hide()
        self._group = QButtonGroup(self)
        self.swatches: list[Swatch] = []
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(4)
        name, colour = (Text(look, size=STRONG, weight=QFont.Weight.DemiBold) for _ in range(2))
        name.set_text(self.tr("Name"))
        colour.set_text(self.tr("Colour"))
        body.addLayout(inset(name, self.field, self._objection))
        body.addSpacing(6)
        body.addLayout(inset(colour))
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        body.addLayout(self._row)
        self._add_swatches()

    def _add_swatches(self) -> None:
        """Offer the colours."""
        for number, role in enumerate(COLOURS, start=1):
            name = self.tr("Colour {n}").format(n=number)
            swatch = Swatch(self._look, self._look.theme[role].name(), name)
            self._group.addButton(swatch)
            self._row.addWidget(swatch)
            self.swatches.append(swatch)
        self._row.addStretch()

    def show_label(self, name: str, colour: str, taken: Sequence[str]) -> None:
        """Show what a list is called; ``taken`` are the names of the others."""
        self._taken = [each.strip().casefold() for each in taken]
        self.field.setText(name)
        same = [swatch for swatch in self.swatches if swatch.colour.lower() == colour.lower()]
        (same or self.swatches)[0].setChecked(True)
        self._objection.hide()

    @property
    def name(self) -> str:
        """The name as it stands in the line."""
        return self.field.text().strip()

    @property
    def colour(self) -> str:
        """The colour that is chosen: ``#rrggbb``."""
        return next((swatch.colour for swatch in self.swatches if swatch.isChecked()), "")

    def object(self) -> bool:
        """Say what is wrong with the name, and go there. Answers whether something is."""
        text = ""
        if not self.name:
            text = self.tr("Please give the list a name.")
        elif self.name.casefold() in self._taken:
            text = self.tr("There is a list called “{name}” already. Please choose another name.")
        self._objection.set_text(text.format(name=self.name))
        self._objection.setVisible(bool(text))
        if text:
            self.field.setFocus()
            self.field.selectAll()
        return bool(text)

    def _on_changed(self) -> None:
        self._objection.hide()

    def tab_stops(self) -> list[QWidget]:
        """Return line and colours in reading order."""
        return [self.field, *self.swatches]
