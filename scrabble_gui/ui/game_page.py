"""The table and the column of a session: :class:`GamePage`, where a person lays tiles, exchanges and challenges.

It puts the parts together that turn what people do into wishes to the session, and shows the session's facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.preview import judged
from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.errors import EmptyExchange
from scrabble_gui.core.moves import Exchange
from scrabble_gui.core.scoring import Score
from scrabble_gui.ui.announcing import Announcing
from scrabble_gui.ui.blank_asking import BlankAsking
from scrabble_gui.ui.challenging import Challenging
from scrabble_gui.ui.column import Column, column_width
from scrabble_gui.ui.counting import Counting
from scrabble_gui.ui.exchanging import Exchanging
from scrabble_gui.ui.explaining import Explaining
from scrabble_gui.ui.hinting import Hinting
from scrabble_gui.ui.kit import Button, Shade
from scrabble_gui.ui.looking import Looking
from scrabble_gui.ui.pad_page import PadDraft
from scrabble_gui.ui.pad_sheet import PadSheet
from scrabble_gui.ui.placing import Placing
from scrabble_gui.ui.presenter import looking_button, play_button, still_picture, table_picture
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.table_keys import Steering, TableKeys
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.unseen_card import UnseenCard
from scrabble_gui.ui.watching import Watching

NARROW = 760
"""In a page narrower than this, or higher than wide, board and column stand one over the other."""


class GamePage(QWidget):
    """Board, rack and score pad of the game in progress."""

    refused = Signal(object)
    """Something cannot be done now: the :class:`IllegalMove`."""
    told = Signal(str)
    """Why something cannot be done, in a sentence."""
    tiles_moved = Signal()
    """The person to move has gone on: what was told before is settled."""
    challenge_ended = Signal()
    """The challenge card is closed: show what the phase asks for."""

    def __init__(self, look: Look, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session: Session | None = None
        self._announcing = Announcing(self)
        left = [actions["turn.recall"], actions["turn.shuffle"]]
        right = [actions["turn.exchange"], actions["turn.pass"]]
        self.table = TableView(look, left, right, self)
        self.column = Column(look, self)
        self._shade = Shade(self)
        self.sheet = PadSheet(look, self)
        self.column.turn_clicked.connect(self.sheet.dismiss)
        self.exchanging = Exchanging(self)
        self.blanks = BlankAsking(look, self.table)
        self.challenging = Challenging(look, self)
        self.looking = Looking(look, self.table, self.column, self)
        # before the placing: a click asks what lay there, and moves the cursor then
        self.explaining = Explaining(look, self.table, self.column, self.looking, self._is_laying, self)
        self.placing = Placing(self.table, self.blanks, self.exchanging, self)
        self.unseen = UnseenCard(look, self.column, self)
        self.counting = Counting(self.unseen, self.column, self.looking, self)
        self.watching = Watching(self.column, self)
        self.hinting = Hinting(look, self.column, actions["turn.hint"], self)
        self._keys = TableKeys(self.placing, self.exchanging, self.play)
        self._steering = Steering((*self.table.buttons, *self.column.findChildren(Button)), self.keyPressEvent, self)
        self._connect(actions)
        self.setFocusProxy(self.table)
        look.changed.connect(self._lay_out)

    def _connect(self, actions: Mapping[str, QAction]) -> None:
        """Show everything anew when a part has changed, and pass on what the parts tell."""
        for part in (self.exchanging, self.challenging):
            part.changed.connect(self._on_wished)
        self.placing.changed.connect(self.show_draft)
        self.looking.changed.connect(self._show_column)
        for shower in (self.looking.hovered, self.watching.changed, self.hinting.changed):
            shower.connect(self.show_draft)
        self.hinting.opened.connect(self._make_room)
        self.explaining.asked.connect(self.hinting.put_away)
        for teller in (self.placing, self.exchanging, self.hinting):
            teller.told.connect(self.told)
        for refuser in (self.exchanging, self.challenging):
            refuser.refused.connect(self.refused)
        self.challenging.ended.connect(self.challenge_ended)
        self.counting.opened.connect(self.hinting.put_away)
        self.column.play_wished.connect(self.play)
        self.column.pad_wished.connect(lambda: self.sheet.open(self.column.pad))
        self.column.table_room_changed.connect(self._place_table)
        self.column.challenge_wished.connect(actions["turn.challenge"].trigger)
        self.column.slip_wished.connect(actions["turn.take_back"].trigger)

    # --- what is shown

    def show_session(self, session: Session) -> None:
        """Show another game."""
        self.leave_session()
        self._set_session(session)
        session.hand.changed.connect(self._on_hand_changed)
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
        self._session.hand.changed.disconnect(self._on_hand_changed)
        self._session.state_changed.disconnect(self.refresh)
        self._set_session(None)

    def _set_session(self, session: Session | None) -> None:
        """Let every part work for this session."""
        self._session = session
        for part in (self.placing, self.exchanging, self.blanks, self.challenging, self.looking, self.explaining):
            part.set_session(session)
        self.counting.set_session(session)
        self.watching.set_session(session)
        self.hinting.set_session(session)

    def _is_laying(self) -> bool:
        """Whether the person to move is busy with tiles, so that a click on the board is about them."""
        session = self._session
        if self.exchanging.marked is not None or self.challenging.is_open:
            return True
        if session is None or session.phase is not Phase.TURN or self.looking.is_open:
            return False
        return self.placing.pointing.chosen is not None or not session.hand.draft.is_empty

    def refresh(self) -> None:
        """Show everything anew, after a turn or when the curtain has moved."""
        if self._session is None:
            return
        for part in (self.placing, self.exchanging, self.blanks):
            part.rest()
        self.looking.stop()
        self.unseen.hide()
        self.sheet.dismiss()
        self.hinting.offer()
        self._show_column()
        self.explaining.explain_again()
        self._announcing.tell(self._session)

    def _make_room(self) -> None:
        """Put away what lies over the pad, for something else."""
        self.unseen.hide()
        self.sheet.dismiss()
        self.explaining.put_away()
        if self.looking.stop():
            self._show_column()

    def _show_column(self) -> None:
        """Show the game as it stands, or the turn that is looked at."""
        if self._session is not None and not self.looking.is_open:
            self.column.show_game(self._session.game, slip=self._session.slip is not None)
        self.show_draft()
        self.explaining.offer()

    def _on_hand_changed(self) -> None:
        self.explaining.put_away()
        self.tiles_moved.emit()
        self._on_wished()

    def _on_wished(self) -> None:
        """Show what people do now, and no earlier turn any more."""
        if self.looking.stop():
            self._show_column()
        else:
            self.show_draft()

    def show_draft(self) -> None:
        """Show the tiles as they lie, and what they would earn."""
        session = self._session
        if session is None:
            return
        self._shade.setVisible(self.challenging.is_asking)
        self.placing.paused = self.looking.is_open
        self.counting.show()
        self.watching.show()
        past = self.looking.show()
        if past is not None:
            self.table.show_table(past)
            self.column.show_play_button(looking_button())
            return
        self.placing.check()
        self.exchanging.check()
        marked, pointing = self.exchanging.marked, self.placing.pointing
        picture = table_picture(session, marked=marked, pointing=pointing)
        outlined = self.looking.outlined or picture.last_play
        lit, bad = self.challenging.lit, self.challenging.is_bad
        hinted = self.hinting.squares
        self.table.show_table(replace(picture, last_play=outlined, lit=lit, lit_bad=bad, hinted=hinted))
        score = judged(session.setup, session.state, session.hand.draft) if picture.bubble else None
        self.column.show_draft(PadDraft(score.words[0].text, score.total) if isinstance(score, Score) else None)
        self.column.show_play_button(play_button(session, marked))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the column its share of the width."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Put board and column side by side, or the column round the board where there is little width."""
        upright = self.width() < NARROW or self.height() > self.width()
        if upright and not self.column.is_upright:
            self.sheet.take(self.column.paper, self.column.bag)
            self.column.lower()
        elif not upright:
            self.sheet.dismiss()
        self.table.set_upright(upright)
        self.column.set_upright(upright)
        width = self.width() if upright else column_width(self.width(), self._look.text_scale)
        self.column.setGeometry(self.width() - width, 0, width, self.height())
        self._place_table()

    def _place_table(self) -> None:
        """Give the table what the column leaves."""
        column = self.column.geometry()
        room = QRect(0, 0, self.width() - column.width(), self.height())
        if self.column.is_upright:
            room = self.column.table_room
            column.setTop(room.bottom() + 1)
        self._shade.setGeometry(column)
        self.table.setGeometry(room)

    def notice_room(self) -> QRect:
        """Return where a sentence may stand for a while without hiding board, rack or the big button."""
        column, button = self.column.geometry(), self.column.play_button.geometry()
        return QRect(column.x(), column.y(), column.width(), button.y())

    # --- the turn

    def play(self) -> None:
        """Play the draft, or exchange the tiles that are chosen."""
        session, marked = self._session, self.exchanging.marked
        if session is None or self.challenging.is_open or self.looking.is_open:
            return
        if session.phase is not Phase.TURN:
            self.watching.press()
        elif marked is None:
            session.submit(session.hand.draft.play())
        elif not marked:
            self.refused.emit(EmptyExchange())
        else:
            session.submit(Exchange(session.hand.draft.chosen(marked)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key does at the table, wherever the focus is; F6 goes from the cloth to the column and back."""
        if event.key() == Qt.Key.Key_F6:
            cross_over(self.table, self.column)
        elif event.key() == Qt.Key.Key_Escape and not self.looking.is_open and self._put_card_away():
            event.accept()
        elif self.looking.is_open:
            if not self.looking.press(event):
                super().keyPressEvent(event)
        elif not self.watching.press_key(event) and not self._keys.press(event):
            super().keyPressEvent(event)
        elif event.key() not in NOT_FOR_THE_TABLE:
            self.table.setFocus()

    def _put_card_away(self) -> bool:
        """Take away what is told of words or as a hint. Answers whether there was anything."""
        return self.explaining.put_away() or self.hinting.put_away()


def cross_over(table: TableView, column: Column) -> None:
    """Take the focus from the cloth to the column, or back."""
    if any(widget.hasFocus() for widget in column.findChildren(QWidget)):
        table.setFocus(Qt.FocusReason.TabFocusReason)
    else:
        column.first_stop.setFocus(Qt.FocusReason.TabFocusReason)


NOT_FOR_THE_TABLE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that leave the focus where it is."""
