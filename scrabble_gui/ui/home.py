"""The start page: :class:`HomePage` shows a :class:`~scrabble_gui.ui.home_picture.HomePicture`.

On the cloth at the left the game to go on with, or the first game; on paper at the right who may play again, and what
was played before.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scrabble_gui import PROGRAM_NAME
from scrabble_gui.ui import messages, starting
from scrabble_gui.ui.cloth import SHADOW, paint_cloth, scrolled
from scrabble_gui.ui.emptying import empty
from scrabble_gui.ui.home_cards import DamagedCard, FirstGameCard, GameCard
from scrabble_gui.ui.home_picture import HomePicture
from scrabble_gui.ui.kit import BODY, RING, SECTION, STRONG, Button, Kind, Text
from scrabble_gui.ui.row_button import RowButton
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.title_tiles import TITLE_SIDE, TitleTiles

CLOTH_SHARE = 0.564
"""Part of the width that is cloth."""
ALONE = 644
"""Width of what stands on the cloth where there is nothing to put beside it."""
LINEUPS, RECENT = 3, 6
"""How many of each are shown."""
LOW = 640
"""In windows lower than this everything stands closer."""
NARROW = 1000
"""In windows narrower than this the picture of the board is left out."""
ONE_COLUMN = 700
"""In windows narrower than this who may play again stands under the game, on the cloth."""


class HomePage(QWidget):
    """The page the program starts with."""

    continue_wished = Signal()
    """Go on with the last game."""
    new_game_wished = Signal()
    """Set up a new game."""
    more_wished = Signal(object)
    """Set up a game for more people or by other rules; with the names written so far."""
    open_wished = Signal()
    """Open a saved game from a file."""
    lineup_wished = Signal(int)
    """Start a game with the people of this line-up, counted from 0."""
    recent_wished = Signal(int)
    """Open this recent game, counted from 0."""
    first_game_wished = Signal(object)
    """Start a first game with these names: a tuple of two."""
    words_wished = Signal()
    """Look a word up."""
    recover_wished = Signal()
    """Open what is safe of the damaged game."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = TitleTiles(look)
        self._greeting = Text(look, role="cloth", size=SECTION + 1, wrap=True)
        self._game = GameCard(look)
        self._damaged = DamagedCard(look)
        self._first = FirstGameCard(look)
        self._new = Button(look, self.tr("New game"), Kind.CLOTH, icon="plus", height=64)
        self._open = Button(look, self.tr("Open a saved game"), Kind.CLOTH, icon="folder", height=64)
        self._words = Button(look, self.tr("Look up a word"), Kind.CLOTH, icon="book", height=64)
        self._saved = Text(
            look,
            self.tr("Every turn is saved. You can close the window at any time."),
            role="cloth",
            size=14,
            wrap=True,
        )
        self._left_body = QVBoxLayout()
        self._right_body = QVBoxLayout()
        self._lists_box = QWidget()
        self._lists = QVBoxLayout(self._lists_box)
        self._lists.setContentsMargins(0, 0, 0, 0)
        self._lists.setSpacing(0)
        self._headings: list[Text] = []
        self._left = scrolled(self._left_side())
        self._right = scrolled(self._right_side())
        for side in (self._left, self._right):
            side.setParent(self)
        self._connect()
        look.changed.connect(self._fit)

    def _left_side(self) -> QWidget:
        """Return what stands on the cloth."""
        side = QWidget()
        body = self._left_body = QVBoxLayout(side)
        body.setSpacing(0)
        body.addWidget(self._title)
        body.addWidget(self._greeting)
        for card in (self._game, self._damaged, self._first):
            body.addWidget(card)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(0)
        for button in (self._new, self._open, self._words):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button, 1)
        body.addLayout(self._buttons)
        body.addStretch(1)
        body.addWidget(self._saved)
        return side

    def _right_side(self) -> QWidget:
        """Return what stands on paper."""
        side = QWidget()
        self._right_body = QVBoxLayout(side)
        self._right_body.setSpacing(0)
        self._right_body.addWidget(self._lists_box)
        self._right_body.addStretch(1)
        return side

    def _connect(self) -> None:
        """Turn clicks into wishes."""
        self._game.continued.connect(self.continue_wished)
        self._damaged.opened.connect(self.recover_wished)
        self._first.started.connect(self.first_game_wished)
        self._first.more_wished.connect(self.more_wished)
        self._new.clicked.connect(self.new_game_wished)
        self._open.clicked.connect(self.open_wished)
        self._words.clicked.connect(self.words_wished)

    def show_home(self, picture: HomePicture) -> None:
        """Show this."""
        self._title.show_text(PROGRAM_NAME, picture.tile_set)
        self._greeting.set_text(self._welcome(picture))
        damaged = picture.damaged is not None
        last = None if damaged else picture.last
        self._damaged.setVisible(damaged)
        self._damaged.show_damage(picture.safe_turns)
        self._game.setVisible(last is not None)
        self._first.setVisible(last is None and not damaged)
        self._new.setVisible(last is not None or damaged)
        if last is not None:
            self._game.show_game(last, picture)
        self._show_lists(picture)
        self._left.verticalScrollBar().setValue(0)
        self._right.verticalScrollBar().setValue(0)
        self._fit()
        self._focus(picture)

    def _welcome(self, picture: HomePicture) -> str:
        """Return the line under the title."""
        if picture.is_first_run:
            return self.tr("Welcome. Two names and you can start.")
        hello = starting.greeting(picture.now)
        if picture.last is not None and picture.damaged is None:
            return f"{hello} " + self.tr("The board is where you left it.")
        return hello

    def _show_lists(self, picture: HomePicture) -> None:
        """List the line-ups and the recent games."""
        self._headings.clear()
        empty(self._lists)
        if picture.lineups:
            self._add_heading(self.tr("Play again with"))
        for number, lineup in enumerate(picture.lineups[:LINEUPS]):
            line = starting.rules_and_games(lineup.rules_name, lineup.games)
            row = RowButton(
                self._look,
                len(lineup.again.names),
                messages.names(messages.with_computers(lineup.again.names, lineup.again.levels)),
                line,
                height=74,
            )
            row.clicked.connect(lambda _=False, at=number: self.lineup_wished.emit(at))
            self._add(row)
        if picture.lineups and picture.recent:
            self._lists.addSpacing(20)
        if picture.recent:
            self._add_heading(self.tr("Recent games"))
        for number, game in enumerate(picture.recent[:RECENT]):
            state = self.tr("finished") if game.over else self.tr("not finished")
            line = f"{starting.when(game.played, picture.now)} · {state}"
            row = RowButton(self._look, len(game.names), messages.names(game.names), line, height=62)
            row.clicked.connect(lambda _=False, at=number: self.recent_wished.emit(at))
            self._add(row)
        some = not self._lists.isEmpty()
        self._words.setVisible(not some)  # with nothing at the right it stands on the cloth
        if some:
            self._add_more()

    def _add_more(self) -> None:
        """List what else there is."""
        self._lists.addSpacing(20)
        self._add_heading(self.tr("More"))
        told = self.tr("Is it good, and what does it mean?")
        row = RowButton(self._look, 0, self._words.text(), told, height=62, icon="book")
        row.clicked.connect(self.words_wished)
        self._add(row)

    def _add_heading(self, text: str) -> None:
        heading = Text(self._look, text, size=SECTION, weight=QFont.Weight.Bold)
        heading.setContentsMargins(RING, 0, 0, 10)
        self._headings.append(heading)
        self._add(heading)

    def _add(self, part: QWidget) -> None:
        """Add to the lists, to be seen at once."""
        self._lists.addWidget(part)
        part.show()

    def _focus(self, picture: HomePicture) -> None:
        """Go to the filled button, or to the first name."""
        if self._game.isVisibleTo(self):
            self._game.button.setFocus()
        elif picture.damaged is not None:
            (self._damaged.button if picture.safe_turns else self._new).setFocus()
        else:
            self._first.first_field.setFocus()

    # --- room

    def _fit(self) -> None:
        """Lay out for the size of the window and of the text."""
        width, height = self.width(), self.height()
        low, narrow = height < LOW, width < NARROW
        one_column = width < ONE_COLUMN
        self._place_lists(one_column)
        alone = one_column or self._lists.isEmpty()
        cloth = width if alone else round(width * CLOTH_SHARE)
        self._left.setGeometry(0, 0, cloth, height)
        self._right.setGeometry(cloth, 0, width - cloth, height)
        self._right.setVisible(not alone)
        side = 24 if narrow else max(64, min(96, round(width * 0.047)))
        edge = max(side, (width - ALONE) // 2) if alone else side
        top = 20 if low else 28 if one_column else 62
        self._left_body.setContentsMargins(edge - SHADOW, top, edge - SHADOW, 10 if low else 26)
        paper = max(12, side * 3 // 4 - RING)
        self._right_body.setContentsMargins(paper, top - 4, paper, 16)
        self._lists_box.setContentsMargins(*((SHADOW - RING, 24, SHADOW - RING, 16) if one_column else (0, 0, 0, 0)))
        self._title.set_most(44 if low or narrow else TITLE_SIDE)
        for part in (self._title, self._saved):
            part.setContentsMargins(SHADOW, 0, SHADOW, 0)
        self._greeting.setContentsMargins(SHADOW, 8 if low else 16, SHADOW, 2 if low else 26)
        self._buttons.setContentsMargins(SHADOW - RING, 0 if low else 6, SHADOW - RING, 0)
        for button in (self._new, self._open, self._words):
            button.set_text_size(BODY if narrow else STRONG)
        shown = [button for button in (self._new, self._open, self._words) if not button.isHidden()]
        beside = sum(button.sizeHint().width() for button in shown) <= cloth - 2 * edge
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(across if beside else down)
        thumbnail = 0 if narrow else min(round(cloth * 0.356), height - 420)
        self._game.fit(tight=low, thumbnail=thumbnail)
        if not alone:
            self._right_body.activate()
            self._lists.activate()
        self.update()

    def _place_lists(self, on_cloth: bool) -> None:
        """Put who may play again onto the paper at the right, or under the buttons on the cloth."""
        for heading in self._headings:
            heading.set_role("cloth" if on_cloth else "text")
        if on_cloth and self._left_body.indexOf(self._lists_box) < 0:
            self._left_body.insertWidget(self._left_body.count() - 2, self._lists_box)
        elif not on_cloth and self._right_body.indexOf(self._lists_box) < 0:
            self._right_body.insertWidget(0, self._lists_box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth and paper."""
        painter = QPainter(self)
        cloth = self._left.width()
        painter.fillRect(self.rect(), self._look.theme["window"])
        paint_cloth(painter, QRectF(0, 0, cloth, self.height()), self._look)
