"""The column beside the board: heads, last turn, score pad, bag, and the button that plays.

:class:`Column` is fed with a game, a draft and a :class:`PlayButtonPicture`, and reports wishes. Where its parts stand
is said by :class:`~scrabble_gui.ui.column_parts.ColumnParts`.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.game import Game
from scrabble_gui.core.state import bag_count
from scrabble_gui.ui import messages, result_words
from scrabble_gui.ui.between_turns import recap_seat
from scrabble_gui.ui.column_parts import ColumnParts
from scrabble_gui.ui.head import head_pictures
from scrabble_gui.ui.pad_page import PadDraft
from scrabble_gui.ui.play_button import PlayButtonPicture
from scrabble_gui.ui.recap import recap
from scrabble_gui.ui.theme import Look

__all__ = ["Column", "PlayButtonPicture", "column_width"]

LEAST, MOST, SHARE = 248, 480, 0.30
"""Width of the column in pixels, and as a part of the window."""


def column_width(window_width: int, text_scale: float = 1.0) -> int:
    """Return the width of the column in a window of this width: a multiple of 4; larger text wants half as much more.

    >>> column_width(800), column_width(1366), column_width(1920), column_width(800, 1.5)
    (248, 408, 480, 308)
    """
    width = min(MOST, max(LEAST, window_width * SHARE)) * (1 + text_scale) / 2
    return round(width) // 4 * 4


class Column(ColumnParts):
    """Everything written beside the board."""

    play_wished = Signal()
    """The big button was pressed: play, exchange, or tell once more why not."""
    challenge_wished = Signal()
    """Somebody doubts the last play."""
    meaning_wished = Signal()
    """Somebody asks what the words of the last turn mean."""
    slip_wished = Signal()
    """The last play was a slip of the hand and goes back."""
    pad_wished = Signal()
    """The score pad is to be seen where it has no place of its own."""
    turn_clicked = Signal(int)
    """A turn on the pad was clicked."""
    turn_hovered = Signal(int)
    """The mouse, or the keyboard, is on a turn of the pad; -1: on none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.last_turn.challenge_button.clicked.connect(self.challenge_wished)
        self.last_turn.meaning_button.clicked.connect(self.meaning_wished)
        self.last_turn.slip_button.clicked.connect(self.slip_wished)
        self.pad_button.clicked.connect(self.pad_wished)
        self.play_button.clicked.connect(self.play_wished)
        self.pad.turn_clicked.connect(self.turn_clicked)
        self.pad.turn_hovered.connect(self.turn_hovered)

    def show_game(self, game: Game, *, slip: bool = False) -> None:
        """Show a game as it stands, and whether the last play can be taken back; a draft that was shown goes."""
        self.pad.show_game(game)
        doubters = people_who_may_challenge(game.setup, game.state)
        self._show_position(game, may_challenge=bool(doubters), may_take_back=slip)

    def show_past(self, then: Game) -> None:
        """Show a game as it was, with nothing to challenge; the pad stays as it is."""
        self.pad.show_draft(None)
        self._show_position(then, may_challenge=False, may_take_back=False)

    def _show_position(self, game: Game, *, may_challenge: bool, may_take_back: bool) -> None:
        """Show heads, last turn and bag of a game."""
        setup, state = game.setup, game.state
        told = recap(game)
        heading, details = result_words.last_turn(setup, told)
        self.heads.show_pictures(head_pictures(setup, state))
        self.last_turn.show_turn(
            recap_seat(told), heading, details, may_challenge=may_challenge, may_take_back=may_take_back
        )
        in_bag = bag_count(setup, state)
        self.bag.show_count(result_words.in_the_bag(in_bag), messages.tiles(in_bag))
        self.lay_out()

    def offer_meaning(self, offered: bool) -> None:
        """Show whether the meaning of the words of the last turn can be asked for."""
        self.last_turn.offer_meaning(offered)
        self.lay_out()

    def mark_turn(self, turn: int | None) -> None:
        """Mark the turn that is looked at in the pad, or none."""
        self.pad.mark_turn(turn)

    @property
    def first_stop(self) -> QWidget:
        """What F6 comes to: the pad; never a button with which Space would challenge."""
        if self.is_upright:
            return self.pad_button
        return self.pad if self.pad.focusPolicy() else self.bag.unseen_button

    def show_draft(self, draft: PadDraft | None) -> None:
        """Show a play laid out and not yet played in the pad, or none."""
        self.pad.show_draft(draft)

    def show_play_button(self, picture: PlayButtonPicture) -> None:
        """Show what the big button does, or why it does nothing."""
        self.play_button.set_text(picture.text, picture.right_text)
        self.play_button.set_refused(picture.refused)
        self.play_button.set_level(picture.level)
        self.play_button.setToolTip(picture.text)
        self.play_button.setAccessibleDescription(picture.why)
        if picture.why != self.why.full_text:
            self.why.set_text(picture.why)
            self.lay_out()

    def finish_motion(self) -> None:
        """Show everything as it is, at once."""
        self.heads.finish_motion()
