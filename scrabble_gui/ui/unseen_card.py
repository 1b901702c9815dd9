"""The tiles that nobody has seen yet, letter by letter: :class:`UnseenCard`, over the column."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scrabble_gui.core.tiles import Tile, Tiles, TileSet
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.kit import BODY, SECTION, Button, Card, Kind, Text
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.tile_item import face_of, paint_tile

TILE, CELL, ROW = 32, 60, 44
"""A tile, its room with the number beside it, and the height of a row, in pixels at text scale 1."""
FALL = 24
"""Room for the shadow over and under the card: a third of it over."""


class UnseenCard(Card):
    """A card with the tiles that are left; goes away with Esc or its button."""

    closed = Signal()
    """The card is put away."""

    def __init__(self, look: Look, column: QWidget, page: QWidget) -> None:
        super().__init__(look, radius=14, shadow=True, parent=page)
        self._column = column
        self.title = Text(look, self.tr("Unseen tiles"), size=SECTION, weight=QFont.Weight.Bold)
        self.close_button = Button(look, "", Kind.QUIET, icon="close", height=36)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        self.close_button.clicked.connect(self.closed)
        self.told = Text(look, size=BODY, role="muted", wrap=True)
        self.counts = TileCounts(look)
        self._scroll = scrolled(self.counts)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(32, 16, 20, 32)
        inside.setSpacing(4)
        inside.addLayout(top)
        inside.addWidget(self.told)
        inside.addSpacing(6)
        inside.addWidget(self._scroll, 1)
        column.installEventFilter(self)
        look.changed.connect(self.place)
        self.hide()

    def show_tiles(self, tiles: Tiles, tile_set: TileSet, told: str) -> None:
        """Show these tiles, and a sentence about where they may be."""
        self.told.set_text(told)
        self.counts.show_tiles(tiles, tile_set)
        self.place()

    def come_up(self) -> None:
        """Show the card, with the focus on its button."""
        self.setAccessibleName(f"{self.title.full_text}. {self.told.full_text}")
        self.show()
        self.place()
        self.raise_()
        self.close_button.setFocus()

    def place(self) -> None:
        """Lie over the column, down to the line of the bag; over all of it where the bag is elsewhere."""
        side = self._column.geometry()
        bag = self._column.findChild(QWidget, "bag")
        height = bag.y() if bag is not None else side.height() - 8
        self.setGeometry(side.x(), side.y() + 4, side.width(), height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the column."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Esc; other keys are the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class TileCounts(QWidget):
    """Tiles in rows, each with its number."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._counts: tuple[tuple[Tile, int], ...] = ()
        self._tile_set: TileSet | None = None
        look.changed.connect(self._on_changed)

    @property
    def counts(self) -> tuple[tuple[Tile, int], ...]:
        """Each kind of tile that is left, in the order of the tile set, blanks last, and how many."""
        return self._counts

    def show_tiles(self, tiles: Tiles, tile_set: TileSet) -> None:
        """Show these tiles."""
        self._tile_set = tile_set
        kinds = [Tile(letter) for letter in tile_set.letters]
        blanks = sum(tile.blank for tile in tiles)
        counts = [(kind, tiles.count(kind)) for kind in kinds] + [(Tile("", blank=True), blanks)]
        self._counts = tuple((kind, count) for kind, count in counts if count)
        names = [f"{tile.letter or self.tr('Blank')} {count}" for tile, count in self._counts]
        self.setAccessibleName(", ".join(names))
        self._on_changed()

    def _on_changed(self) -> None:
        self.setMinimumHeight(self.heightForWidth(max(1, self.width())))
        self.update()

    def _columns(self, width: int) -> int:
        return max(1, int(width // (CELL * self._look.text_scale)))

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        columns = self._columns(width)
        return round(-(-len(self._counts) // columns) * ROW * self._look.text_scale)

    def sizeHint(self) -> QSize:
        """Return five columns."""
        width = round(5 * CELL * self._look.text_scale)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: object) -> None:
        """Take the height that the rows need in this width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._on_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each tile with its number, letters that run down the columns' rows from left to right."""
        if self._tile_set is None:
            return
        painter = QPainter(self)
        scale = self._look.text_scale
        columns = self._columns(self.width())
        cell, row, side = self.width() / columns, ROW * scale, TILE * scale
        painter.setFont(self._look.font(BODY, QFont.Weight.Bold))
        for at, (tile, count) in enumerate(self._counts):
            corner = QPointF(at % columns * cell, at // columns * row)
            paint_tile(
                painter, QRectF(corner, QRectF(0, 0, side, side).size()), face_of(tile, self._tile_set), self._look
            )
            painter.setPen(self._look.theme["text"])
            beside = QRectF(corner.x() + side + 8 * scale, corner.y(), cell - side, side)
            painter.drawText(beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(count))
