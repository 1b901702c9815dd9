"""Waiting for computers: :class:`Watching` hurries them, and stops and leads them move by move where nobody plays."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.waiting import people
from scrabble_gui.ui.column import Column


class Watching(QObject):
    """What people do while computers think."""

    changed = Signal()
    """The game was stopped or goes on: show it."""

    def __init__(self, column: Column, parent: QObject) -> None:
        super().__init__(parent)
        self._bag = column.bag
        self._bag.step_button.clicked.connect(self.step)
        self._session: Session | None = None

    def set_session(self, session: Session | None) -> None:
        """Say whose computers are meant."""
        self._session = session

    @property
    def is_on(self) -> bool:
        """Whether computers play, and nobody else."""
        session = self._session
        return session is not None and session.phase is Phase.THINKING and not people(session.state)

    def show(self) -> None:
        """Offer to go on move by move where only computers play."""
        self._bag.show_step(self.is_on)

    def press(self) -> None:
        """Wait no longer for a computer; where only computers play, stop the game or let it go on."""
        session = self._session
        if session is None or session.phase is not Phase.THINKING:
            return
        if self.is_on:
            session.computers.pause(not session.computers.is_paused)
            self.changed.emit()
        else:
            session.computers.hurry()

    def step(self) -> None:
        """Let one move be made."""
        if self._session is not None and self.is_on:
            self._session.computers.step()
            self.changed.emit()

    def press_key(self, event: QKeyEvent) -> bool:
        """Make one move with the space bar. Answers whether the key does anything here."""
        if event.key() != Qt.Key.Key_Space or not self.is_on:
            return False
        self.step()
        return True
