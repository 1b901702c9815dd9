"""The table and the column of a session: :class:`GamePage`, where a person lays tiles, exchanges and challenges.

It turns what people do on table and cards into wishes to the session, and the session's facts into pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.errors import BagTooSmall, EmptyExchange, NothingToChallenge
from scrabble_gui.core.referee import Votes
from scrabble_gui.core.scoring import Score
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Turn, bag_count
from scrabble_gui.ui.blank_picker import BlankPicker
from scrabble_gui.ui.challenge import ChallengeCard
from scrabble_gui.ui.column import Column, column_width
from scrabble_gui.ui.presenter import play_button, still_picture, table_picture
from scrabble_gui.ui.score_pad import PadDraft
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.theme import Look


class GamePage(QWidget):
    """Board, rack and score pad of the game in progress."""

    refused = Signal(object)
    """Something cannot be done now: the :class:`IllegalMove`."""
    challenge_ended = Signal()
    """The challenge card is closed: show what the phase asks for."""

    def __init__(self, look: Look, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session: Session | None = None
        self._marked: frozenset[int] | None = None
        self._verdict: Turn | None = None
        self._challenger = 0
        left = [actions["turn.recall"], actions["turn.shuffle"]]
        right = [actions["turn.exchange"], actions["turn.pass"]]
        self.table = TableView(look, left, right, self)
        self.column = Column(look, self)
        self.card = ChallengeCard(look, self)
        self.picker = BlankPicker(look, self.table)
        self._blank_at: Square | None = None
        self._connect_table()
        self._connect_cards(actions)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._lay_out)

    def _connect_table(self) -> None:
        """Turn drags and clicks into wishes."""
        self.table.tile_placed.connect(self._on_tile_placed)
        self.table.tile_moved.connect(self._on_tile_moved)
        self.table.tile_lifted.connect(self._on_tile_lifted)
        self.table.rack_reordered.connect(self._on_rack_reordered)
        self.table.slot_clicked.connect(self._on_slot_clicked)
        self.table.blank_clicked.connect(self._pick_letter)
        self.picker.picked.connect(self._on_letter_picked)
        self.picker.cancelled.connect(self._on_letter_cancelled)

    def _connect_cards(self, actions: Mapping[str, QAction]) -> None:
        """Turn buttons of column and challenge card into wishes."""
        self.column.play_wished.connect(self.play)
        self.column.challenge_wished.connect(actions["turn.challenge"].trigger)
        self.card.challenger_chosen.connect(self.challenge_as)
        self.card.check_wished.connect(self._on_check_wished)
        self.card.confirmed.connect(self._on_confirmed)
        self.card.dismissed.connect(self._on_dismissed)

    # --- what is shown

    def show_session(self, session: Session) -> None:
        """Show another game."""
        self.leave_session()
        self._session = session
        session.hand.changed.connect(self.show_draft)
        session.state_changed.connect(self.refresh)
        self.refresh()

    def show_still(self, session: Session, seat: int | None) -> None:
        """Show the table as it stands, with the rack of one seat or none: a picture, nothing to play with."""
        self.column.show_game(session.game)
        self.column.show_draft(None)
        self.column.show_play_button(play_button(session))
        self.table.show_table(still_picture(session, seat))

    def leave_session(self) -> None:
        """Show no game any more."""
        if self._session is None:
            return
        self._session.hand.changed.disconnect(self.show_draft)
        self._session.state_changed.disconnect(self.refresh)
        self._session = None
        self._marked = None
        self._end_challenge()

    def refresh(self) -> None:
        """Show everything anew."""
        if self._session is None:
            return
        if self._session.phase is not Phase.TURN:
            self._marked = None
            self.picker.hide()
        self.column.show_game(self._session.game)
        self.show_draft()

    def show_draft(self) -> None:
        """Show the tiles as they lie, and what they would earn."""
        session = self._session
        if session is None:
            return
        if self._marked is not None:
            self._marked = frozenset(slot for slot in self._marked if self._holds(slot))
        lit: tuple[Square, ...] = ()
        contestable = session.state.contestable
        if contestable is not None and self.challenging:
            lit = tuple(dict.fromkeys(square for word in contestable.score.words for square in word.squares))
        bad = bool(self._verdict and self._verdict.rejected)
        picture = table_picture(session, marked=self._marked, lit=lit, lit_bad=bad)
        self.table.show_table(replace(picture, movable=picture.movable and not self.challenging))
        preview = session.preview() if session.phase is Phase.TURN else None
        self.column.show_draft(PadDraft(preview.words[0].text, preview.total) if isinstance(preview, Score) else None)
        self.column.show_play_button(play_button(session, self._marked))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the column its share of the width."""
        self._lay_out()

    def _lay_out(self) -> None:
        width = column_width(self.width(), self._look.text_scale)
        self.column.setGeometry(self.width() - width, 0, width, self.height())
        self.table.setGeometry(0, 0, self.width() - width, self.height())

    # --- the draft

    def _on_tile_placed(self, slot: int, square: Square) -> None:
        session = self._session
        if session is None or not session.hand.place(slot, square):
            self.show_draft()
            return
        tile = session.hand.draft.at(square)
        if tile is not None and not tile.is_named:
            self._pick_letter(square)

    def _on_tile_moved(self, start: Square, end: Square) -> None:
        if self._session is None or not self._session.hand.move(start, end):
            self.show_draft()

    def _on_tile_lifted(self, square: Square, slot: int) -> None:
        if self._session is None or not self._session.hand.lift(square, slot if slot >= 0 else None):
            self.show_draft()

    def _on_rack_reordered(self, slot: int, gap: int) -> None:
        if self._session is None or not self._session.hand.reorder(slot, gap):
            self.show_draft()

    def _pick_letter(self, square: Square) -> None:
        """Ask which letter a laid blank is."""
        if self._session is None:
            return
        self._blank_at = square
        rect = self.table.square_rect(square)
        self.picker.ask(self._session.setup.tile_set, rect)

    def _on_letter_picked(self, letter: str) -> None:
        if self._session is not None and self._blank_at is not None:
            self._session.hand.name_blank(self._blank_at, letter)
        self._end_picking()

    def _on_letter_cancelled(self) -> None:
        """Send a blank that has no letter home; one that had keeps it."""
        if self._session is not None and self._blank_at is not None:
            tile = self._session.hand.draft.at(self._blank_at)
            if tile is not None and not tile.is_named:
                self._session.hand.lift(self._blank_at)
        self._end_picking()

    def _end_picking(self) -> None:
        self._blank_at = None
        self.setFocus()

    # --- the turn

    def play(self) -> None:
        """Play the draft, or exchange the tiles that are chosen."""
        session = self._session
        if session is None or session.phase is not Phase.TURN or self.challenging:
            return
        if self._marked is None:
            session.submit()
        elif not self._marked:
            self.refused.emit(EmptyExchange())
        elif session.exchange(self._marked):
            self._marked = None

    def recall(self) -> None:
        """Take all tiles back, or leave the exchange."""
        if self._marked is not None:
            self._marked = None
            self.show_draft()
        elif self._session is not None:
            self._session.hand.recall()

    def toggle_exchange(self) -> None:
        """Begin to choose tiles for an exchange, or leave it; says at once where the bag holds too few."""
        session = self._session
        if session is None or session.phase is not Phase.TURN:
            return
        if self._marked is not None:
            self.recall()
            return
        in_bag, needed = bag_count(session.setup, session.state), session.setup.rules.exchange_minimum
        if in_bag < needed:
            self.refused.emit(BagTooSmall(in_bag, needed))
            return
        session.hand.recall()
        self._marked = frozenset()
        self.show_draft()

    def _on_slot_clicked(self, slot: int) -> None:
        if self._marked is not None and self._holds(slot):
            self._marked = self._marked ^ {slot}
            self.show_draft()

    def _holds(self, slot: int) -> bool:
        """Whether a tile stands in the slot."""
        slots = self._session.hand.draft.slots if self._session else ()
        return 0 <= slot < len(slots) and slots[slot] is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, Esc recalls or leaves the exchange, letters choose tiles for an exchange."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.play()
        elif event.key() == Qt.Key.Key_Escape:
            self.recall()
        elif self._marked is not None and event.text():
            self._mark_letter(event.text().upper())
        else:
            super().keyPressEvent(event)

    def _mark_letter(self, letter: str) -> None:
        """Choose the next tile with this letter that is not chosen, or let the last chosen one go."""
        slots = self._session.hand.draft.slots if self._session else ()
        fitting = [at for at, tile in enumerate(slots) if tile and (tile.letter or "?") == letter.replace(" ", "?")]
        fresh = [at for at in fitting if self._marked is not None and at not in self._marked]
        if fitting:
            self._on_slot_clicked(fresh[0] if fresh else fitting[-1])

    # --- the challenge

    def challenge(self) -> None:
        """Ask who challenges; at once what is challenged, where only one may."""
        session = self._session
        if session is None:
            return
        who = session.challengers()
        if not who:
            self.refused.emit(NothingToChallenge())
        elif len(who) == 1:
            self.challenge_as(who[0])
        else:
            self.card.ask_who(session.setup, session.state)
            self.show_draft()

    def challenge_as(self, seat: int) -> None:
        """Begin the challenge of a seat."""
        if self._session is None:
            return
        self._challenger = seat
        self._verdict = None
        self.card.ask(self._session.setup, self._session.state, seat)
        self.show_draft()

    def _on_check_wished(self, words: tuple[str, ...], votes: Votes) -> None:
        """Ask the word list and show what it says."""
        if self._session is None:
            return
        self._verdict = self._session.verdict(self._challenger, words, votes)
        if self._verdict is not None:
            self.card.show_verdict(self._session.setup, self._session.state, self._verdict)
            self.show_draft()

    def _on_confirmed(self, overruled: bool) -> None:
        """Go on by the verdict."""
        verdict = self._verdict
        self._end_challenge()
        if self._session is not None and verdict is not None:
            self._session.challenge(verdict, overruled=overruled)
        self.challenge_ended.emit()

    def _on_dismissed(self) -> None:
        """Go on without a challenge."""
        self._end_challenge()
        self.challenge_ended.emit()

    def _end_challenge(self) -> None:
        self._verdict = None
        self.card.close_card()
        self.show_draft()

    @property
    def challenging(self) -> bool:
        """Whether a challenge is being made: then the board stays open, whatever the phase."""
        return not self.card.isHidden()
