"""What most people leave as it is when they set up a game, folded away: :class:`MoreChoices`.

The language of the tiles, the word list that judges, and whether the house words count.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui.app.choosing import TilesOffer
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.ui import starting
from scrabble_gui.ui.kit import RING, STRONG, Button, Card, Kind, Text
from scrabble_gui.ui.list_label import dot_icon
from scrabble_gui.ui.paper_combo import PaperCombo
from scrabble_gui.ui.preferences import ChoiceRow
from scrabble_gui.ui.theme import Look


class MoreChoices(QWidget):
    """What can be chosen, not seen before ``head`` opens it: a line that tells what is chosen, put somewhere else."""

    changed = Signal()
    """Something else is chosen."""
    opened = Signal()
    """It has come into sight."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._offer: dict[str, TilesOffer] = {}
        self._usual = ""
        self._wished = ""
        self._rules_tiles = ""
        self._words: str | None = None
        self.unfold = Button(look, self.tr("More choices"), Kind.QUIET, icon="chevron-right", height=44)
        self.unfold.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._told = Text(look, role="muted")
        self.head = QWidget()
        """The line with the button."""
        head = QHBoxLayout(self.head)
        head.setContentsMargins(0, 0, RING, 0)
        head.setSpacing(4)
        head.addWidget(self.unfold)
        head.addWidget(self._told, 1)
        self.tiles_box = PaperCombo(look, self.tr("Letters on the tiles"))
        self.list_box = PaperCombo(look, self.tr("Word list"))
        answers = [(True, self.tr("They count")), (False, self.tr("Not in this game"))]
        self.house_row = ChoiceRow(look, self.tr("House words"), "", answers, across=2)
        self.house_row.show_value(True)
        self._house = True
        body = QVBoxLayout(self)
        body.setContentsMargins(RING, 8, RING, 4)
        body.addWidget(self._made_sheet())
        self.hide()
        self.unfold.clicked.connect(self._on_unfold)
        self.tiles_box.activated.connect(self._on_tiles)
        self.list_box.activated.connect(self._on_list)
        self.house_row.chosen.connect(self._on_house)

    def _made_sheet(self) -> Card:
        """Return the choices on a sheet of paper."""
        card = Card(self._look)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        for column, box in enumerate((self.tiles_box, self.list_box)):
            pair = QVBoxLayout()
            pair.setSpacing(4)
            pair.addWidget(Text(self._look, box.accessibleName(), size=STRONG, weight=QFont.Weight.DemiBold))
            pair.addWidget(box)
            grid.addLayout(pair, 0, column)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24 - RING, 16, 24 - RING, 14)
        grid.setContentsMargins(RING, 0, RING, 0)
        inside.addLayout(grid)
        inside.addWidget(self.house_row)
        return card

    # --- what is offered

    def show_offer(self, offer: Sequence[TilesOffer], usual: str, tiles: str, words: str | None) -> None:
        """Offer tile sets, of which ``usual`` is that of most rules; chosen are those of the last game."""
        self._offer = {each.id: each for each in offer}
        self._usual = usual
        self._wished = tiles or usual
        self._rules_tiles = ""
        self._words = words
        self._house = True
        self.house_row.show_value(True)
        self.hide()
        self.head.setVisible(bool(self._offer))
        self._show_fold()

    def set_rules(self, rules: Ruleset) -> None:
        """Follow the rules: those for other tiles than the usual ones bring their own."""
        wanted = rules.tiles_id or self._usual
        if wanted == self._rules_tiles or not self._offer:
            return
        self._rules_tiles = wanted
        free = wanted == self._usual
        chosen = self._wished if free and self._wished in self._offer else wanted
        with QSignalBlocker(self.tiles_box):
            self.tiles_box.clear()
            for each in self._offer.values():
                if (free and each.any_rules) or each.id == wanted:
                    self.tiles_box.addItem(each.name, each.id)
            self.tiles_box.setCurrentIndex(max(0, self.tiles_box.findData(chosen)))
        self.tiles_box.setEnabled(self.tiles_box.count() > 1)
        self._show_lists()

    def _show_lists(self) -> None:
        """Offer the lists that go with the tiles."""
        offer = self._offer.get(self.tiles_id)
        with QSignalBlocker(self.list_box):
            self.list_box.clear()
            for each in offer.lists if offer else ():
                if each.colour:
                    self.list_box.addItem(dot_icon(each.colour, self._look), each.name, each.id)
                else:
                    self.list_box.addItem(each.name, each.id)
            self.list_box.addItem(self.tr("No list: the table decides"), "")
            at = self.list_box.findData(self._words) if self._words is not None else 0
            self.list_box.setCurrentIndex(max(0, at))
        self.house_row.setVisible(bool(offer and offer.house))
        self._tell()

    def _tell(self) -> None:
        """Say in a line what is chosen."""
        self._told.set_text(f"{self.tiles_box.currentText()} · {self.list_box.currentText()}")

    # --- what is chosen

    @property
    def tiles_id(self) -> str:
        """The id of the tile set that is chosen."""
        return str(self.tiles_box.currentData() or "")

    @property
    def tiles(self) -> str:
        """The id of the tile set; empty where it is that of the rules."""
        return "" if self.tiles_id == self._rules_tiles else self.tiles_id

    @property
    def words(self) -> str | None:
        """The id of the word list, empty where the table decides; nothing where it is the usual one."""
        offer = self._offer.get(self.tiles_id)
        chosen = str(self.list_box.currentData() or "")
        usual = offer.lists[0].id if offer and offer.lists else ""
        return None if chosen == usual else chosen

    @property
    def house(self) -> bool:
        """Whether the house words count."""
        return self._house

    @property
    def is_offered(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._offer)

    def objection(self, levels: Sequence[str | None]) -> starting.Objection | None:
        """Return what stands in the way of computers at these seats, or nothing."""
        return starting.list_objection(levels) if not self.list_box.currentData() else None

    # --- people

    def tab_stops(self) -> list[QWidget]:
        """Return everything in reading order."""
        return [self.unfold, self.tiles_box, self.list_box, *self.house_row.tab_stops()]

    def _on_unfold(self) -> None:
        self.setVisible(self.isHidden())
        self._show_fold()
        if not self.isHidden():
            self.opened.emit()

    def _show_fold(self) -> None:
        self.unfold.set_icon("chevron-right" if self.isHidden() else "chevron-down")
        self.unfold.setAccessibleDescription(self.tr("closed") if self.isHidden() else self.tr("open"))

    def _on_tiles(self) -> None:
        self._wished = self.tiles_id
        self._words = None
        self._show_lists()
        self.changed.emit()

    def _on_list(self) -> None:
        self._words = str(self.list_box.currentData())
        self._tell()
        self.changed.emit()

    def _on_house(self, value: object) -> None:
        self._house = bool(value)
        self.changed.emit()
