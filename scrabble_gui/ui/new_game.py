"""Setting up a game on one page: :class:`NewGamePage`; what was chosen is a :class:`NewGame`.

Who plays, by which rules, and to which line where the rules have one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from scrabble_gui.app.games import NewGame
from scrabble_gui.core.rules import Help, Ruleset
from scrabble_gui.engine.levels import Level
from scrabble_gui.ui import starting
from scrabble_gui.ui.back_page import BackPage
from scrabble_gui.ui.cloth import scrolled
from scrabble_gui.ui.hint_chooser import HintChooser
from scrabble_gui.ui.kit import BIG, RING, SECTION, Button, Kind, Text
from scrabble_gui.ui.rule_cards import RuleGrid
from scrabble_gui.ui.seat_rows import SeatRows
from scrabble_gui.ui.target_chooser import TargetChooser, suggested
from scrabble_gui.ui.theme import Look

if TYPE_CHECKING:
    from scrabble_gui.app.choosing import TilesOffer
    from scrabble_gui.ui.more_choices import MoreChoices

WIDEST = 1140
"""The content grows no wider than this."""
LOW = 640
"""In windows lower than this the heading is smaller and everything stands closer."""
MOMENT_MS = 1000
"""So long the page follows something that comes into sight at its end."""
NARROW = 700
"""In windows narrower than this the sentence at the foot stands over the buttons."""


@dataclass(frozen=True, slots=True)
class NewGameOffer:
    """What can be chosen, and what is chosen to begin with."""

    rulesets: tuple[Ruleset, ...]
    """The rules on offer, in the order in which they are shown."""
    people: tuple[str, ...] = ()
    """Names that are known."""
    names: tuple[str, ...] = ()
    """Who plays, as long as nobody says otherwise: those of the last game."""
    rules: str = ""
    """Id of the rules chosen last."""
    levels: tuple[str | None, ...] = ()
    """By seat of the last game: the level of a computer, or nothing for a person; empty: only people."""
    computers: tuple[Level, ...] = ()
    """The computers that may play, the weakest first."""
    hints: tuple[int | None, ...] = ()
    """By seat of the last game: steps of hints, nothing for as many as wished; empty: as usual."""
    tile_sets: tuple[TilesOffer, ...] = ()
    """The tile sets, with the word lists that go with each."""
    usual_tiles: str = ""
    """Id of the tile set that most rules are made for."""
    tiles: str = ""
    """Id of the tile set of the last game; empty: that of its rules."""
    words: str | None = None
    """Id of the word list of the last game, empty where the table decided; nothing: the usual one."""


class NewGamePage(BackPage):
    """The page on which a game is set up."""

    start_wished = Signal(object)
    """Start this game: a :class:`NewGame`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._tried = False
        self._title = Text(look, self.tr("New game"), size=BIG, weight=QFont.Weight.ExtraBold)
        self._title.setContentsMargins(RING, 0, 0, 0)
        self._seats = SeatRows(look)
        self._rules = RuleGrid(look)
        self._target = TargetChooser(look)
        self._hints = HintChooser(look)
        self._hints.hide()
        self._more = _more_choices(look)
        self._line = Text(look, role="muted", wrap=True)
        self._line.setContentsMargins(RING, 0, 0, 0)
        self._start = Button(look, self.tr("Start playing"), Kind.PRIMARY, height=56)
        self._start.setMinimumWidth(240)
        self._back = Button(look, self.tr("Back"), Kind.QUIET)
        self._content = QVBoxLayout()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(8)
        self._scroll = self._scrolled()
        self._foot = _Foot(look)
        self._lay_out()
        self._seats.changed.connect(self._on_changed)
        self._seats.entered.connect(self._on_start)
        self._rules.chosen.connect(self._on_changed)
        self._target.changed.connect(self._on_changed)
        self._hints.changed.connect(self._on_changed)
        self._more.changed.connect(self._on_changed)
        self._more.opened.connect(self._on_more_opened)
        self._start.clicked.connect(self._on_start)
        self._back.clicked.connect(self.back_wished)
        self._scroll.verticalScrollBar().rangeChanged.connect(self.fit)
        for number in range(9):
            shortcut = QShortcut(QKeySequence(f"Alt+{number + 1}"), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda at=number: self._rules.choose(at))

    def _scrolled(self) -> QScrollArea:
        """Return the area in which seats and rules scroll."""
        inside = QWidget()
        self._content = QVBoxLayout(inside)
        self._content.setSpacing(6)
        self._content.addWidget(self._title)
        self._content.addSpacing(10)
        self._content.addWidget(self._heading(self.tr("Who is playing?")))
        self._content.addWidget(self._seats)
        self._content.addSpacing(12)
        self._content.addWidget(self._heading(self.tr("By which rules?")))
        self._content.addWidget(self._rules)
        self._content.addWidget(self._more)
        self._content.addStretch(1)
        return scrolled(inside)

    def _heading(self, text: str) -> Text:
        """Return the heading of a section."""
        heading = Text(self._look, text, size=SECTION, weight=QFont.Weight.Bold)
        heading.setContentsMargins(RING, 0, 0, 0)
        return heading

    def _lay_out(self) -> None:
        """Put scrolling part and foot together."""
        page = QVBoxLayout(self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._scroll, 1)
        page.addWidget(self._foot)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._back)
        buttons.addWidget(self._start, 1)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._more.head)
        told.addWidget(self._line, 1)
        self._row.addLayout(told, 1)
        self._row.addLayout(buttons)
        self._foot.inside.addWidget(self._target)
        self._foot.inside.addWidget(self._hints)
        self._foot.inside.addLayout(self._row)
        QWidget.setTabOrder(self._start, self._back)

    def show_choices(self, offer: NewGameOffer) -> None:
        """Offer rules and names, and fill in what was chosen last.

        Rules with a line to reach that suggest none cannot be set up here and are left out.
        """
        self._tried = False
        offered = [rules for rules in offer.rulesets if rules.target is None or rules.target.suggested]
        self._rules.show_rules(offered, offer.rules)
        self._seats.show_seats(offer.people, offer.names, offer.levels, offer.computers)
        people = [at for at in range(len(offer.hints)) if not offer.levels or offer.levels[at] is None]
        self._hints.choose([offer.hints[at] for at in people])
        self._seats.set_budgets(self._hints.named_budgets(), offer.hints)
        self._more.show_offer(offer.tile_sets, offer.usual_tiles, offer.tiles, offer.words)
        choosers = (self._seats, self._rules, self._more, self._target, self._hints)
        stops = [*(stop for part in choosers for stop in part.tab_stops()), self._start, self._back]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self._scroll.verticalScrollBar().setValue(0)
        self._on_changed()
        empty = [seat for seat, name in enumerate(self._seats.names) if not name]
        if empty:
            self._seats.focus_on(empty[0])
        else:
            self._start.setFocus()

    def _on_changed(self) -> None:
        """Follow every choice: the lines on offer, and the sentence at the foot."""
        rules = self._rules.rules
        self._more.set_rules(rules)
        self._target.setVisible(rules.target is not None)
        own = False
        if rules.target is not None:
            self._target.set_lines(suggested(rules.target, len(self._seats.names)))
            own = self._target.is_one_each
        self._seats.set_lines(self._target.named_lines(), own=own)
        self._hints.setVisible(Help.HINTS in rules.helps)
        self._seats.show_budgets(Help.HINTS in rules.helps and self._hints.is_one_each)
        self._say(self._objection() if self._tried else None)

    def _on_more_opened(self) -> None:
        """Bring what was folded away into sight, now and when the page has found room for it."""
        bar = self._scroll.verticalScrollBar()
        following = bar.rangeChanged.connect(lambda _, last: bar.setValue(last))
        bar.setValue(bar.maximum())
        QTimer.singleShot(MOMENT_MS, bar, lambda: bar.rangeChanged.disconnect(following))

    def _objection(self) -> starting.Objection | None:
        """Return what stands in the way of the game as it is set up."""
        objection = starting.objection(self._seats.names, self._rules.rules)
        return objection or (self._more.objection(self._seats.levels) if self._more.is_offered else None)

    def _say(self, objection: starting.Objection | None) -> None:
        """Write the sentence at the foot."""
        self._seats.mark_wrong(objection.seats if objection else ())
        self._line.set_role("danger" if objection else "muted")
        usual = self.tr("You can change the rules of the next game at any time.")
        self._line.set_text(objection.text if objection else usual)

    def _on_start(self) -> None:
        """Start, or say what is missing and go there."""
        rules, names = self._rules.rules, self._seats.names
        objection = self._objection()
        self._tried = True
        self._say(objection)
        if objection is not None:
            if objection.seats:
                self._scroll.ensureWidgetVisible(self._seats.focus_on(objection.seats[-1]))
            return
        targets: tuple[int | None, ...] = (None,) * len(names)
        if rules.target is not None:
            targets = self._seats.lines() if self._target.is_one_each else (self._target.line,) * len(names)
        levels = self._seats.levels
        choice = NewGame(names, rules.id, targets, levels if any(levels) else (), self._budgets(rules))
        if self._more.is_offered:
            choice = replace(choice, tiles=self._more.tiles, words=self._more.words, house=self._more.house)
        self.start_wished.emit(choice)

    def _budgets(self, rules: Ruleset) -> tuple[int | None, ...]:
        """Return the steps of hints by seat; nothing at all where the rules give none."""
        if Help.HINTS not in rules.helps:
            return ()
        return self._seats.budgets() if self._hints.is_one_each else (self._hints.budget,) * len(self._seats.names)

    def fit(self) -> None:
        """Keep the content in the middle of a wide window, and close together in a low one."""
        low = self.height() < LOW
        least = 24 if self.width() < 1000 else 64
        side = max(least, (self.width() - WIDEST) // 2)
        rail = self._scroll.verticalScrollBar()
        bar = rail.sizeHint().width() if rail.maximum() > rail.minimum() else 0
        self._content.setContentsMargins(side - RING, 16 if low else 28, side - RING, 16)
        self._foot.inside.setContentsMargins(side - RING, 8, side - RING + bar, 8 if low else 16)
        narrow = self.width() < NARROW
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(2 if narrow else 8)
        self._title.set_size(31 if low or narrow else BIG)


def _more_choices(look: Look) -> MoreChoices:
    """Return what is folded away; its module is not needed before the page is."""
    from scrabble_gui.ui.more_choices import MoreChoices

    return MoreChoices(look)


class _Foot(QWidget):
    """The strip at the bottom that stays while the rest scrolls."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.inside = QVBoxLayout(self)
        self.inside.setSpacing(4)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper and hairline."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme["panel"])
        painter.fillRect(QRectF(0, 0, self.width(), 1), self._look.theme["line"])
