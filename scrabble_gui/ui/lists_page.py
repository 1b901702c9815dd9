"""The word lists of this computer on one page: :class:`ListsPage`; those of one's own can be named anew and removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.ui.kit import RING, SECTION, STRONG, TITLE, Button, Card, Kind, Text
from scrabble_gui.ui.list_label import DOT, LabelFields, dot
from scrabble_gui.ui.over_card import OverCard
from scrabble_gui.ui.paper_page import PaperPage, inset
from scrabble_gui.ui.theme import Look


@dataclass(frozen=True, slots=True)
class ListLine:
    """A word list as it is shown."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    colour: str
    """``#rrggbb``, or empty."""
    told: str
    """Language, words, where it comes from."""
    own: bool
    """Whether it is the user's."""


class _Dot(QWidget):
    """The colour of a list."""

    def __init__(self, look: Look, colour: str) -> None:
        super().__init__()
        self._look, self._colour = look, colour
        self.setFixedSize(DOT + 4, DOT + 4)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        QPainter(self).drawPixmap(2, 2, dot(self._colour, self._look, self.devicePixelRatioF()))


class ListRow(QWidget):
    """A list: colour, name, what it is, and what can be done with it."""

    def __init__(self, look: Look, line: ListLine) -> None:
        super().__init__()
        self.line = line
        """What is shown."""
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Text(look, line.name, size=STRONG, weight=QFont.Weight.DemiBold))
        texts.addWidget(Text(look, line.told, role="muted", wrap=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, 4, 0, 4)
        row.setSpacing(8)
        if line.own:
            row.addWidget(_Dot(look, line.colour))
        row.addLayout(texts, 1)
        self.rename = Button(look, self.tr("Rename"), Kind.QUIET, height=44, parent=self)
        self.remove = Button(look, self.tr("Remove"), Kind.QUIET, height=44, parent=self)
        for button in (self.rename, self.remove):
            button.setAccessibleName(f"{line.name}: {button.text()}")
            if line.own:
                row.addWidget(button)
            else:
                button.hide()


class ListsPage(PaperPage):
    """The user's lists first, then those of the program."""

    import_wished = Signal()
    """Take in another list."""
    rename_wished = Signal(str)
    """Another name for the list with this id."""
    remove_wished = Signal(str)
    """Away with the list with this id."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.heading.set_text(self.tr("Word lists"))
        self.rows: list[ListRow] = []
        """One a list."""
        self._own = self._section(self.tr("Your own"))
        text = self.tr(
            "No list of your own yet. Take in a file with words, or drop one onto the window: plain text, .zip, .gz, "
            ".dawg, .kwg, and the files of Zyzzyva and Scrabble3D."
        )
        self._empty = Text(look, text, role="muted", wrap=True)
        self._empty.setContentsMargins(RING, 4, RING, 4)
        self._own.addWidget(self._empty)
        self._shipped = self._section(self.tr("Of the program"))
        self.inside.addStretch(1)
        self.take_in = Button(look, self.tr("Take in a word list…"), icon="plus")
        self.done = Button(look, self.tr("Done"), Kind.PRIMARY, height=56)
        self.done.setMinimumWidth(180)
        self.foot.addWidget(self.take_in)
        self.foot_end.addWidget(self.done)
        self.foot_text.set_text(self.tr("Choose a list for a new game under More choices."))
        self.take_in.clicked.connect(self.import_wished)
        self.done.clicked.connect(self.back_wished)

    def _section(self, heading: str) -> QVBoxLayout:
        """Return the rows under a heading, on a sheet of paper."""
        title = Text(self.look, heading, size=SECTION, weight=QFont.Weight.Bold)
        card = Card(self.look)
        rows = QVBoxLayout(card)
        rows.setContentsMargins(16, 10, 16, 10)
        rows.setSpacing(0)
        self.inside.addWidget(title)
        self.inside.addWidget(card)
        return rows

    def show_lists(self, lines: Sequence[ListLine]) -> None:
        """Show these lists."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        stops: list[QWidget] = []
        for line in lines:
            row = ListRow(self.look, line)
            (self._own if line.own else self._shipped).addWidget(row)
            self.rows.append(row)
            if line.own:
                row.rename.clicked.connect(lambda _=False, name=line.id: self.rename_wished.emit(name))
                row.remove.clicked.connect(lambda _=False, name=line.id: self.remove_wished.emit(name))
                stops += [row.rename, row.remove]
        self._empty.setVisible(not any(line.own for line in lines))
        for before, after in pairwise([*stops, self.take_in, self.done]):
            QWidget.setTabOrder(before, after)
        self.done.setFocus()


class RenameCard(OverCard):
    """Another name and another colour for a list."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._then: Callable[[str, str], object] | None = None
        self.label = LabelFields(look)
        self.go = Button(look, self.tr("Keep"), Kind.PRIMARY)
        self.back = Button(look, self.tr("Never mind"), Kind.QUIET)
        self.inside.addLayout(inset(Text(look, self.tr("Name and colour"), size=TITLE, weight=QFont.Weight.Bold)))
        self.inside.addWidget(self.label)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.go)
        self.inside.addLayout(buttons)
        self.go.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.go.clicked.connect(self._answer)
        self.label.entered.connect(self._answer)
        self.back.clicked.connect(self.dismiss)

    def ask(self, name: str, colour: str, taken: Sequence[str], then: Callable[[str, str], object]) -> None:
        """Ask for a name that is not ``taken`` and a colour."""
        self._then = then
        self.label.show_label(name, colour, taken)
        self.come_up(self.tr("Name and colour"), self.label.field)
        self.label.field.selectAll()

    def _answer(self) -> None:
        then = self._then
        if then is None or self.label.object():
            self.place()
            return
        self.dismiss()
        then(self.label.name, self.label.colour)

    def dismiss(self) -> None:
        """Go away without an answer."""
        self._then = None
        super().dismiss()
