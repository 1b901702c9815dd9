"""How people lay tiles: :class:`Placing` turns drags and clicks into changes of the draft.

Letters are typed in :mod:`scrabble_gui.ui.typing_tiles`; all three ways may be mixed. What is pointed at is a
:class:`~scrabble_gui.app.cursor.Pointing`, kept here; the page reads it and shows everything anew when told.
"""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.cursor import Cursor, Lay, MoveLaid, Pointing, Reorder, TakeHome, Taken, Wish
from scrabble_gui.app.draft import Draft
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.square import Square
from scrabble_gui.ui import table_words
from scrabble_gui.ui.blank_asking import BlankAsking
from scrabble_gui.ui.exchanging import Exchanging
from scrabble_gui.ui.table import TableView


class Placing(QObject):
    """What happens to the tiles of the person to move before they are played."""

    changed = Signal()
    """Something else is pointed at, or a wish was not granted: show everything anew."""
    told = Signal(str)
    """Why a wish was not granted, in a sentence."""

    def __init__(self, table: TableView, blanks: BlankAsking, exchanging: Exchanging, parent: QObject) -> None:
        super().__init__(parent)
        self._blanks = blanks
        self._exchanging = exchanging
        self._session: Session | None = None
        self._pointing = Pointing()
        self.paused = False
        """Whether clicks and keys do nothing now, because people look back."""
        table.tile_placed.connect(lambda slot, square: self._do(Lay(slot, square)))
        table.tile_moved.connect(lambda start, end: self._do(MoveLaid(start, end)))
        table.tile_lifted.connect(lambda square, slot: self._do(TakeHome(square, slot)))
        table.rack_reordered.connect(lambda slot, gap: self._do(Reorder(slot, gap)))
        table.draft_moved.connect(self._on_draft_moved)
        table.draft_recalled.connect(self.recall)
        table.slot_clicked.connect(self._on_slot_clicked)
        table.empty_slot_clicked.connect(self._on_slot_clicked)
        table.square_clicked.connect(self._on_square_clicked)
        table.blank_clicked.connect(blanks.ask)
        table.entered_by_key.connect(self.show_cursor)
        exchanging.changed.connect(self.rest)

    # --- what is pointed at

    @property
    def pointing(self) -> Pointing:
        """The cursor, or the tile in the fingers."""
        return self._pointing

    def set_session(self, session: Session | None) -> None:
        """Say whose tiles are laid."""
        self._session = session
        self._pointing = Pointing()

    def rest(self) -> None:
        """Point at nothing, as at the beginning of a turn."""
        self._pointing = self._pointing.dropped()

    def check(self) -> None:
        """Let go what is not there any more."""
        if self._session is not None:
            self._pointing = self._pointing.checked(self._session.hand.draft)

    def point(self, pointing: Pointing) -> None:
        """Point at something else."""
        if pointing != self._pointing:
            self._pointing = pointing
            self.changed.emit()

    def take_up(self, draft: Draft, pointing: Pointing) -> None:
        """Lay the tiles like this and point there, which is shown at once."""
        self._pointing = pointing
        if self._session is None or not self._session.hand.take_up(draft):
            self.changed.emit()

    @property
    def open_session(self) -> Session | None:
        """The session, while its person may lay tiles."""
        session = self._session
        can = session is not None and session.phase is Phase.TURN and self._exchanging.marked is None
        return session if can and not self.paused else None

    # --- drags and clicks

    def _do(self, wish: Wish) -> None:
        """Carry out a wish; what cannot be glides home."""
        session = self._session
        if session is None:
            return
        if self._pointing.chosen is not None:
            self._pointing = self._pointing.dropped()
        if not self._granted(session, wish):
            self.changed.emit()
        elif isinstance(wish, Lay):
            tile = session.hand.draft.at(wish.square)
            if tile is not None and not tile.is_named:
                self._blanks.ask(wish.square)

    def _granted(self, session: Session, wish: Wish) -> bool:
        """Whether the draft has changed as wished."""
        match wish:
            case Lay(slot, square):
                return session.hand.place(slot, square)
            case MoveLaid(start, end):
                return session.hand.move(start, end)
            case TakeHome(square, slot):
                return session.hand.lift(square, slot if slot >= 0 else None)
            case Reorder(slot, gap):
                return session.hand.reorder(slot, gap)
            case Taken(square):
                self.told.emit(table_words.square_taken(square))
                return False
            case _:
                assert_never(wish)

    def _on_draft_moved(self, rows: int, columns: int) -> None:
        if self._session is None or not self._session.hand.shift(rows, columns):
            self.changed.emit()

    def _on_slot_clicked(self, slot: int) -> None:
        """Choose a tile for the exchange, or take it into the fingers."""
        session = self.open_session
        if session is not None:
            self._follow_click(*self._pointing.on_slot(slot, session.hand.draft))
        else:
            self._exchanging.click(slot)

    def _on_square_clicked(self, square: Square) -> None:
        """Put the tile in the fingers there, take a laid one, or put the cursor there."""
        session = self.open_session
        if session is not None:
            self._follow_click(*self._pointing.on_square(square, session.hand.draft, session.state.board))

    def _follow_click(self, pointing: Pointing, wish: Wish | None) -> None:
        """Point at what a click leads to, and carry its wish out."""
        if isinstance(wish, Taken):
            self.told.emit(table_words.square_taken(wish.square))
        elif wish is not None:
            self._do(wish)
        else:
            self.point(pointing)

    # --- cursor

    def show_cursor(self) -> None:
        """Show a cursor where none is: on the star, or where a tile was laid last."""
        session = self.open_session
        if session is not None and self._pointing.is_idle:
            laid = session.hand.draft.laid
            square = laid[-1].square if laid else session.setup.layout.start
            self.point(self._pointing.at(Cursor(square, self._pointing.across)))

    def escape(self) -> None:
        """Let go what is pointed at; the next time, take all tiles back. Leaves an exchange at once."""
        if self._exchanging.marked is None and not self._pointing.is_idle:
            self.point(self._pointing.dropped())
        else:
            self.recall()

    def recall(self) -> None:
        """Leave the exchange, or take all tiles back."""
        if not self._exchanging.leave() and self._session is not None:
            self._session.hand.recall()
