"""The score pad as people see it: :class:`ScorePad`, the view of a :class:`~scrabble_gui.ui.pad_model.ScorePadModel`.

It decides nothing: it is painted like a paper pad, scrolls to the newest round and reports which turn was clicked.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.ui.pad_model import TURN, ScorePadModel
from scrabble_gui.ui.pad_page import PadDraft
from scrabble_gui.ui.pad_paint import CellDelegate, PadHeader
from scrabble_gui.ui.pad_sizes import PadSizes
from scrabble_gui.ui.port import clear_port
from scrabble_gui.ui.theme import Look

MOVING_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class ScorePad(QTableView):
    """The pad as people see it."""

    turn_clicked = Signal(int)
    """A cell was clicked, or chosen with the space bar: the turn it is about."""
    turn_hovered = Signal(int)
    """The mouse, or the keyboard, has come to a cell: the turn it is about; -1: no turn."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = ScorePadModel(self)
        self._sizes = PadSizes()
        clear_port(self)
        self.setModel(self._model)
        self.setItemDelegate(CellDelegate(look, self._sizes, self))
        self.setHorizontalHeader(PadHeader(look, self._sizes, Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(PadHeader(look, self._sizes, Qt.Orientation.Vertical, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet(
            "QTableView, QHeaderView, QTableCornerButton::section { background: transparent; border: 0; }"
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Score pad"))
        self.setMouseTracking(True)
        self.clicked.connect(self._on_clicked)
        self.entered.connect(self._on_entered)
        self.viewportEntered.connect(lambda: self.turn_hovered.emit(-1))
        look.changed.connect(self._lay_out)

    @property
    def pad_model(self) -> ScorePadModel:
        """The table behind the view."""
        return self._model

    def show_game(self, game: Game) -> None:
        """Show the sheet of a game and scroll to its newest round."""
        self._model.show_game(game)
        some = self._model.rowCount() > 0  # an empty pad has no cell to show the focus on
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.NoFocus)
        self._lay_out()
        newest = self._model.newest()
        if newest.isValid():
            self.setCurrentIndex(newest)
        self._show_newest()

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a draft where the next play will stand, or none."""
        before = self._row_heights()
        self._model.show_draft(draft)
        if self._row_heights() != before:
            self._lay_out()
        if self._model.draft_index().isValid():
            self._show_newest()

    def mark_turn(self, turn: int | None) -> None:
        """Mark the cell of a turn that is looked at, and bring it into view; or none."""
        place = self._model.mark_turn(turn)
        if place.isValid():
            self.setCurrentIndex(place)
            self.scrollTo(place)

    def least_height(self) -> int:
        """Return the height in pixels of heading and three rounds; of fewer where the text is large."""
        rounds = 3 if self._look.text_scale <= 1 else 2 if self._look.text_scale <= 1.25 else 1
        return self._sizes.header + rounds * self._sizes.row_height()

    def _on_clicked(self, index: QModelIndex) -> None:
        turn = self._model.data(index, TURN)
        if isinstance(turn, int):
            self.turn_clicked.emit(turn)

    def _on_entered(self, index: QModelIndex | QPersistentModelIndex) -> None:
        turn = self._model.data(index, TURN)
        is_turn = isinstance(turn, int)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_turn else Qt.CursorShape.ArrowCursor)
        self.turn_hovered.emit(turn if isinstance(turn, int) else -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that no turn is under the mouse any more."""
        super().leaveEvent(event)
        self.turn_hovered.emit(-1)

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Tell which turn the keyboard has come to."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._on_entered(current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is on no turn any more."""
        super().focusOutEvent(event)
        self.turn_hovered.emit(-1)

    def _lay_out(self) -> None:
        """Give every column and row its size."""
        count = len(self._model.columns)
        rail = self.verticalScrollBar()
        bar = rail.sizeHint().width() if rail.maximum() > rail.minimum() else 0
        self._sizes.fit(self._look, self.width(), bar, count)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setFixedHeight(self._sizes.header)
        down.setFixedWidth(self._sizes.number)
        for column in range(count):
            self.setColumnWidth(column, self._sizes.column(column))
        for row, height in enumerate(self._row_heights()):
            self.setRowHeight(row, height)
        self.updateGeometries()
        for view in (self, across, down):
            view.viewport().update()

    def _row_heights(self) -> list[int]:
        """Return the height that each row needs for what it shows."""
        return [self._sizes.row_height(self._model.pictures(row)) for row in range(self._model.rowCount())]

    def updateGeometries(self) -> None:
        """Let the pad scroll on until its first visible row is whole, and stay at the end where it was there."""
        rail = self.verticalScrollBar()
        at_end = rail.value() >= rail.maximum()
        super().updateGeometries()
        heights = [self.rowHeight(row) for row in range(self._model.rowCount())]
        rail.setMaximum(rail.maximum() + self._sizes.slack(heights, self.viewport().height()))
        if at_end:
            rail.setValue(rail.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size, and keep the newest round in view."""
        super().resizeEvent(event)
        self._lay_out()
        self._show_newest()

    def _show_newest(self) -> None:
        """Scroll down to the newest round, and sideways to where the next play will stand."""
        place = self._model.draft_index()
        if not place.isValid():
            place = self._model.newest()
        if place.isValid():
            self.scrollTo(place)
        self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from cell to cell, choose one with the space bar; other keys are the page's: letters, Enter, Esc."""
        if event.key() in MOVING_KEYS:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            self._on_clicked(self.currentIndex())
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines between the columns down to the bottom, then the cells."""
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self._look.theme["line"], 0.8))
        for column in range(1, self._model.columnCount()):
            x = self.columnViewportPosition(column)
            painter.drawLine(x, 0, x, self.viewport().height())
        painter.end()
        super().paintEvent(event)
