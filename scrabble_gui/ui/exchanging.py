"""Choosing tiles for an exchange, on the table itself: :class:`Exchanging`."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.spelling import LetterMissing
from scrabble_gui.core.errors import BagTooSmall
from scrabble_gui.core.state import bag_count
from scrabble_gui.ui import table_words


class Exchanging(QObject):
    """The tiles chosen so far."""

    changed = Signal()
    """Other tiles are chosen, or the exchange has begun or was left."""
    told = Signal(str)
    """Why nothing was chosen, in a sentence."""
    refused = Signal(object)
    """An exchange cannot begin: the :class:`IllegalMove`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._marked: frozenset[int] | None = None

    @property
    def marked(self) -> frozenset[int] | None:
        """The slots chosen; nothing while no exchange is made."""
        return self._marked

    def set_session(self, session: Session | None) -> None:
        """Say whose tiles are exchanged."""
        self._session = session
        self._marked = None

    def rest(self) -> None:
        """Make no exchange, as at the beginning of a turn."""
        self._marked = None

    def check(self) -> None:
        """Let go of slots that have lost their tile."""
        if self._marked is not None:
            self._marked = frozenset(slot for slot in self._marked if self._holds(slot))

    def toggle(self) -> None:
        """Begin to choose tiles, or leave the exchange; says at once where the bag holds too few."""
        session = self._session
        if session is None or session.phase is not Phase.TURN or self.leave():
            return
        in_bag, needed = bag_count(session.setup, session.state), session.setup.rules.exchange_minimum
        if in_bag < needed:
            self.refused.emit(BagTooSmall(in_bag, needed))
            return
        session.hand.recall()
        self._marked = frozenset()
        self.changed.emit()

    def leave(self) -> bool:
        """Leave the exchange. Answers whether one was made."""
        if self._marked is None:
            return False
        self._marked = None
        self.changed.emit()
        return True

    def click(self, slot: int) -> None:
        """Choose the tile of a slot, or let it go."""
        if self._marked is not None and self._holds(slot):
            self._marked = self._marked ^ {slot}
            self.changed.emit()

    def type(self, sign: str) -> None:
        """Choose the next tile with this letter that is not chosen, or let the last chosen one go."""
        if self._session is None or self._marked is None:
            return
        letter = sign.upper()
        slots = self._session.hand.draft.slots
        fitting = [at for at, tile in enumerate(slots) if tile and (tile.letter or "?") == letter.replace(" ", "?")]
        fresh = [at for at in fitting if at not in self._marked]
        if fitting:
            self.click(fresh[0] if fresh else fitting[-1])
        else:
            self.told.emit(table_words.spelling_told(LetterMissing(letter), self._session.setup.tile_set))

    def choose_all(self) -> bool:
        """Choose every tile, or let all go where every one is chosen. Answers whether an exchange is made."""
        if self._session is None or self._marked is None:
            return False
        every = frozenset(at for at in range(len(self._session.hand.draft.slots)) if self._holds(at))
        self._marked = frozenset() if self._marked == every else every
        self.changed.emit()
        return True

    def _holds(self, slot: int) -> bool:
        """Whether a tile stands in the slot."""
        slots = self._session.hand.draft.slots if self._session else ()
        return 0 <= slot < len(slots) and slots[slot] is not None
