"""The strip of paper that stands in the place of the rack while people look back: :class:`TurnStrip`."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from scrabble_gui.ui.kit import STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.theme import Look

ONE_ROW = 760
"""From this width on, at text scale 1, everything stands in one row."""
WIDEST = 960
LONGEST_NOTE = 200


class TurnStrip(Card):
    """Says which turn is looked at; goes to others, back to the game, and takes a note."""

    stepped = Signal(int)
    """Another turn is wished: so many later."""
    back_wished = Signal()
    """The game as it stands is wished."""
    noted = Signal(str)
    """What stands beside the turn now."""

    def __init__(self, look: Look, table: TableView) -> None:
        super().__init__(look, radius=14, parent=table)
        self._table = table
        self.earlier = Button(look, "", icon="chevron-left", height=44)
        self.later = Button(look, "", icon="chevron-right", height=44)
        self.earlier.setAccessibleName(self.tr("Earlier turn"))
        self.later.setAccessibleName(self.tr("Later turn"))
        for button in (self.earlier, self.later):
            button.setToolTip(button.accessibleName())
        self.title = Text(look, size=STRONG, weight=QFont.Weight.Bold, align=Qt.AlignmentFlag.AlignHCenter)
        self.note = NoteEdit()
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setPlaceholderText(self.tr("A note beside this turn"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.back = Button(look, "", Kind.PRIMARY, height=44)
        self._steps = QWidget()
        steps = QHBoxLayout(self._steps)
        steps.setContentsMargins(0, 0, 0, 0)
        steps.setSpacing(0)
        for widget in (self.earlier, self.title, self.later):
            steps.addWidget(widget)
        steps.addStretch()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 0, 8, 4)
        self._grid.setVerticalSpacing(0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self.earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self.later.clicked.connect(lambda: self.stepped.emit(1))
        self.back.clicked.connect(self.back_wished)
        self.note.returnPressed.connect(table.setFocus)
        self.note.editingFinished.connect(lambda: self.noted.emit(self.note.text()))
        for button in (self.earlier, self.later, self.back):
            button.installEventFilter(self)
        table.laid_out.connect(self._follow)
        look.changed.connect(self.place)
        self.hide()

    def show_turn(self, title: str, note: str, back: str, *, first: bool, last: bool) -> None:
        """Show which turn is looked at, its note, and what the button back says."""
        self.title.set_text(title)
        self.note.setText(note)
        self.back.set_text(back)
        self.earlier.setEnabled(not first)
        self.later.setEnabled(not last)
        self.place()
        self.show()
        self.raise_()

    def _follow(self) -> None:
        """Stay in place when the table has changed."""
        if self.isVisible():
            self.place()

    def place(self) -> None:
        """Stand where the rack is, as wide as the cloth allows; in two rows where one has no room."""
        scale = self._look.text_scale
        room = self._table.width() - 16
        one_row = room >= ONE_ROW * scale
        self.title.setMinimumWidth(self.title.sizeHint().width())
        steps = self.title.minimumWidth() + self.earlier.sizeHint().width() + self.later.sizeHint().width()
        beside = steps + self.back.sizeHint().width() + 24 <= room
        self._grid.addWidget(self.note, 0 if one_row else 1, 1 if one_row else 0, 1, 1 if one_row else 2 + beside)
        self._grid.addWidget(self.back, 0 if beside else 1, 2)
        self._grid.addWidget(self._steps, 0, 0, 1, 1 if beside else 3)
        self._grid.invalidate()
        places = self._table.places
        width = min(room, round(WIDEST * scale))
        height = max(self._grid.totalMinimumSize().height(), round(places.rack.height()) + (16 if one_row else 0))
        if places.buttons and places.buttons[0].top() > places.rack.bottom():  # it stands over the buttons as well
            height = max(height, round(places.buttons[0].bottom() - places.rack.top()) + 8)
            top = round(places.rack.top()) - 4
        else:
            top = max(round(places.rack.center().y() - height / 2), round(places.board.bottom()) + 3)
        top = min(top, self._table.height() - height - 2)
        self.setGeometry((self._table.width() - width) // 2, top, width, height)
        self._grid.activate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave arrow keys on the buttons to the page."""
        if event.type() is QEvent.Type.KeyPress and isinstance(watched, Button) and isinstance(event, QKeyEvent):
            arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
            if event.key() in arrows:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
                return True
        return super().eventFilter(watched, event)


class NoteEdit(QLineEdit):
    """A line to write in; Enter ends it and does nothing else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(34)
        self.setStyleSheet("QLineEdit { min-height: 22px; padding: 5px 12px; }")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the note with Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
