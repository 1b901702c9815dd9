"""Looking at earlier turns from the score pad: :class:`Looking`, between the pad, the strip and the page.

A turn under the mouse is outlined on the board as it stands; a click steps back to it. Then nobody's rack is shown and
nothing can be changed but the note beside the turn.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from scrabble_gui.app.looking_back import LookBack, look_back
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.game import Game
from scrabble_gui.core.square import Square
from scrabble_gui.ui import result_words, table_words
from scrabble_gui.ui.column import Column
from scrabble_gui.ui.presenter import past_picture, play_squares
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.table_picture import TablePicture
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.turn_strip import TurnStrip

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that step from turn to turn."""
BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that go back to the game."""


class Looking(QObject):
    """The turn that is looked at, or the one under the mouse."""

    changed = Signal()
    """Another turn is looked at, or none: show everything anew."""
    hovered = Signal()
    """Another play is under the mouse, or none: show the table anew."""
    ended = Signal()
    """People have gone back to the game."""

    def __init__(self, look: Look, table: TableView, column: Column, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._column = column
        self._session: Session | None = None
        self._look: LookBack | None = None
        self._hovered: int | None = None
        self.strip = TurnStrip(look, table)
        """What says that this is not the game as it stands."""
        self.strip.stepped.connect(self.step)
        self.strip.back_wished.connect(self.end)
        self.strip.noted.connect(self._on_noted)
        column.turn_clicked.connect(self.begin)
        column.turn_hovered.connect(self._on_hovered)

    def set_session(self, session: Session | None) -> None:
        """Say whose turns are looked at."""
        self.stop()
        self._session = session
        self._hovered = None

    @property
    def is_open(self) -> bool:
        """Whether people look back."""
        return self._look is not None

    @property
    def turn(self) -> int | None:
        """The turn that is looked at, as an index into the turns of the game."""
        return self._look.turn if self._look is not None else None

    @property
    def outlined(self) -> tuple[Square, ...]:
        """The squares of the play under the mouse, as far as it lies on the board."""
        if self._session is None or self._hovered is None:
            return ()
        return play_squares(self._session.game, self._hovered)

    # --- steps

    def begin(self, turn: int | None = None) -> None:
        """Look at a turn, an index into the turns of the game; without one at the last."""
        if self._session is not None:
            self._hovered = None
            self._go(look_back(self._session.game, turn))
            self._table.setFocus()

    def step(self, by: int) -> None:
        """Look at a later turn, or an earlier one."""
        if self._look is not None:
            self._go(self._look.stepped(by))

    def end(self) -> None:
        """Go back to the game."""
        if self.stop():
            self._table.setFocus()
            self.changed.emit()
            self.ended.emit()

    def stop(self) -> bool:
        """Look at no earlier turn any more, without showing anything anew. Answers whether one was looked at."""
        was_open, self._look = self.is_open, None
        self.strip.hide()
        self._pass_buttons_by(False)
        self._column.mark_turn(None)
        return was_open

    def press(self, event: QKeyEvent) -> bool:
        """Step with the arrow keys, go back with Esc, Home or Enter. Answers whether the key does anything here."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.step(STEPS[key])
        elif key in BACK and not event.isAutoRepeat():
            self.end()
        return key in STEPS or key in BACK

    def _go(self, look: LookBack | None) -> None:
        if look is not None and look != self._look:
            self._look = look
            self._pass_buttons_by(True)
            self.changed.emit()

    def _pass_buttons_by(self, covered: bool) -> None:
        """Let Tab pass the buttons beside the rack by, or not: the strip lies over them."""
        for button in self._table.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus if covered else Qt.FocusPolicy.StrongFocus)

    # --- what is shown

    def show(self) -> TablePicture | None:
        """Show column and strip of the turn that is looked at, and return the table then; nothing where none is."""
        session, look = self._session, self._look
        if session is None or look is None:
            return None
        game = session.game
        then = Game(game.setup, game.turns[: look.turn + 1])
        title = table_words.turn_of(look.number, look.count)
        back = table_words.back_to(over=session.phase is Phase.OVER)
        note = game.turns[look.turn].note
        self.strip.show_turn(title, note, back, first=look.at == 0, last=look.number == look.count)
        self._column.show_past(then)
        self._column.mark_turn(look.turn)
        heading, _ = result_words.last_turn(game.setup, recap(then))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.strip, f"{title}. {heading}"))
        return past_picture(game, look.turn)

    def _on_noted(self, note: str) -> None:
        if self._session is not None and self._look is not None:
            self._session.keeper.annotate(self._look.turn, note.strip())

    def _on_hovered(self, turn: int) -> None:
        """Outline the play under the mouse, unless people look back already."""
        hovered = turn if turn >= 0 and not self.is_open else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.hovered.emit()
