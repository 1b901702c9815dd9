"""What a session reports besides its state: :class:`Telling` says it in the notice over whatever page is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, SignalInstance

from scrabble_gui.app.session import Session
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.record.errors import WriteError
from scrabble_gui.ui import file_messages, messages
from scrabble_gui.ui.notice import Notice


class Telling(QObject):
    """Listens to one session at a time and puts refusals and trouble into words."""

    def __init__(self, notice: Notice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notice = notice
        self._session: Session | None = None

    def listen(self, session: Session | None) -> None:
        """Tell what this session reports from now on, and no other any more; without one, nothing."""
        for signal, slot in self._reports():
            signal.disconnect(slot)
        self._session = session
        for signal, slot in self._reports():
            signal.connect(slot)

    def refusal(self, refusal: IllegalMove) -> None:
        """Say why a wish cannot be, in the words of the game on the table."""
        if self._session is not None:
            self._notice.say(messages.refusal(refusal, self._session.setup))

    def _reports(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """Return what the session reports, and what says it."""
        session = self._session
        if session is None:
            return ()
        return (
            (session.move_refused, self.refusal),
            (session.keeper.failed, self._on_save_failed),
            (session.keeper.moved, self._on_moved),
            (session.computers.failed, self._on_computer_failed),
            (session.computers.has_play, self._on_computer_has_play),
        )

    def _name(self, seat: int) -> str:
        return self._session.setup.seats[seat].name if self._session is not None else ""

    def _on_computer_failed(self, seat: int) -> None:
        self._notice.say(messages.could_not_think(self._name(seat)))

    def _on_computer_has_play(self, seat: int) -> None:
        self._notice.say(messages.still_has_play(self._name(seat)))

    def _on_save_failed(self, error: WriteError) -> None:
        self._notice.say(file_messages.write_error(error), alarm=True)

    def _on_moved(self, path: Path) -> None:
        self._notice.say(file_messages.kept_apart(path), alarm=True)
