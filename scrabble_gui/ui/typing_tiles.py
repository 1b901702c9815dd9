"""How people type tiles: :class:`TypingTiles` moves the cursor on the board and lays the tile of a letter there.

What is pointed at is kept by :class:`~scrabble_gui.ui.placing.Placing`, where drags and clicks change it as well. Which
key means what is said by :class:`~scrabble_gui.ui.table_keys.TableKeys`.
"""

from __future__ import annotations

from scrabble_gui.app.cursor import Cursor
from scrabble_gui.app.spelling import Spelled, spell, take_back
from scrabble_gui.ui import table_words
from scrabble_gui.ui.exchanging import Exchanging
from scrabble_gui.ui.placing import Placing


class TypingTiles:
    """What the keyboard does to the tiles of the person to move."""

    def __init__(self, placing: Placing, exchanging: Exchanging) -> None:
        self._placing = placing
        self._exchanging = exchanging

    # --- cursor

    def move_cursor(self, rows: int, columns: int, *, leap: bool = False) -> bool:
        """Move the cursor by a square, or to the next played tile, or show it. Answers whether tiles may be laid."""
        session, pointing = self._placing.open_session, self._placing.pointing
        if session is None:
            return False
        if pointing.cursor is None:
            self._placing.rest()
            self._placing.show_cursor()
        elif leap:
            self._placing.point(pointing.at(pointing.cursor.leapt(rows, columns, session.state.board)))
        else:
            self._placing.point(pointing.at(pointing.cursor.moved(rows, columns, session.setup.layout)))
        return True

    def end_cursor(self, *, far: bool) -> bool:
        """Move the cursor to an end of its line. Answers whether there is one."""
        session, pointing = self._placing.open_session, self._placing.pointing
        if session is None or pointing.cursor is None:
            return False
        self._placing.point(pointing.at(pointing.cursor.at_end(far=far, layout=session.setup.layout)))
        return True

    def turn_cursor(self) -> bool:
        """Turn the arrow of the cursor. Answers whether there is one."""
        pointing = self._placing.pointing
        if pointing.cursor is None or self._placing.open_session is None:
            return False
        self._placing.point(pointing.at(pointing.cursor.turned()))
        return True

    # --- tiles

    def type(self, sign: str, *, blank: bool) -> bool:
        """Lay the tile of a typed letter, or choose it for an exchange. Answers whether letters mean tiles now.

        Without a cursor the first word of a game begins on the star; later somebody must say where.
        """
        if self._exchanging.marked is not None:
            self._exchanging.type(sign)
            return True
        session, pointing = self._placing.open_session, self._placing.pointing
        if session is None:
            return False
        board, draft, cursor = session.state.board, session.hand.draft, pointing.cursor
        if cursor is None and not (board.is_empty and draft.is_empty):
            self._placing.told.emit(table_words.point_first())
            return True
        cursor = cursor or Cursor(board.layout.start, pointing.across)
        tile_set = session.setup.tile_set
        outcome = spell(sign, blank=blank, cursor=cursor, draft=draft, board=board, tile_set=tile_set)
        if isinstance(outcome, Spelled):
            self._placing.take_up(outcome.draft, pointing.at(outcome.cursor))
        else:
            self._placing.told.emit(table_words.spelling_told(outcome, tile_set))
            self._placing.point(pointing.at(cursor.waiting()))
        return True

    def take_back(self) -> bool:
        """Take the tile typed last back, or the one laid last. Answers whether tiles may be laid now."""
        session, pointing = self._placing.open_session, self._placing.pointing
        if session is None:
            return False
        draft, cursor = take_back(session.hand.draft, pointing.cursor)
        self._placing.take_up(draft, pointing if cursor is None else pointing.at(cursor))
        return True
