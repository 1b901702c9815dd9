"""The game and its file: :class:`Keeper` writes down what happens at the table.

It writes when it is told to, and a moment after tiles have moved. It plays nothing and decides nothing; a game that
cannot be written goes on, and the next time it is tried again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from scrabble_gui.app.desk import Desk, desk_to_dict
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.savefile import SavedGame

DESK_DELAY_MS = 400
"""How long tiles may move before their places are written down."""

Writer = Callable[[SavedGame], Path]
"""Writes a game to its file and returns it: another one where somebody else had changed it. Raises WriteError."""


class Keeper(QObject):
    """Keeps a game in progress on the disk."""

    failed = Signal(object)
    """The game could not be written: the :class:`WriteError`."""
    moved = Signal(object)
    """Another program had changed the file: the game goes on in this one, a Path."""

    def __init__(
        self, saved: SavedGame, path: Path, writer: Writer, desk: Callable[[], Desk], parent: QObject | None = None
    ) -> None:
        """Keep a game in a file by ``writer``; ``desk`` answers what lies on the table now."""
        super().__init__(parent)
        self._saved, self._path, self._writer, self._desk = saved, path, writer, desk
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DESK_DELAY_MS)
        self._delay.timeout.connect(self.save)

    @property
    def path(self) -> Path:
        """The file of the game."""
        return self._path

    def snapshot(self) -> SavedGame:
        """Return the game with what lies on the table, as it is written."""
        return self._saved.with_desk(desk_to_dict(self._desk()))

    def save(self) -> bool:
        """Write the game and what lies on the table. Answers whether it is on disk."""
        self._delay.stop()
        try:
            path = self._writer(self.snapshot())
        except WriteError as error:
            self.failed.emit(error)
            return False
        if path != self._path:
            self._path = path
            self.moved.emit(path)
        return True

    def save_soon(self) -> None:
        """Write when no tile has moved for a moment."""
        self._delay.start()

    def annotate(self, number: int, note: str) -> None:
        """Write a note beside a turn, an index into the turns, and to the disk. Raises :class:`IndexError`."""
        game = self._saved.game
        if game.turns[number].note != note:
            game.annotate(number, note)
            self.save()
