"""What a person points at on the table: :class:`Pointing`, a cursor for typed letters or a tile in the fingers.

Immutable, no Qt. A click answers what is pointed at from now on, and perhaps a wish about a tile; whoever owns the
draft carries the wish out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scrabble_gui.app.draft import Draft
from scrabble_gui.core.board import Board, Layout
from scrabble_gui.core.square import Square

Place = Square | int
"""A square of the board, or a slot of the rack counted from 0 at the left."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where the next typed letter goes."""

    square: Square
    """The square of the cursor; a tile may lie there, and is then passed over."""
    across: bool = True
    """Whether typed letters run across."""
    typed: tuple[Square, ...] = ()
    """The squares of the tiles that were typed, in order; some may have been moved or taken back since."""
    begun: str = ""
    """The first characters of a letter of several, typed so far."""
    passed: tuple[str, ...] = ()
    """Letters on the board right behind the tile typed last, as far as they have not been typed as well."""

    def turned(self) -> Cursor:
        """Return the cursor with its arrow the other way."""
        return replace(self, across=not self.across, begun="", passed=())

    def waiting(self) -> Cursor:
        """Return the cursor without the beginning of a letter."""
        return replace(self, begun="")

    def moved(self, rows: int, columns: int, layout: Layout) -> Cursor:
        """Return the cursor so many squares further; it stays on the board."""
        row = min(layout.size - 1, max(0, self.square.row + rows))
        column = min(layout.size - 1, max(0, self.square.col + columns))
        return replace(self, square=Square(row, column), begun="", passed=())

    def leapt(self, rows: int, columns: int, board: Board) -> Cursor:
        """Return the cursor on the next played tile that way, or at the edge of the board where there is none."""
        here, there = self, self.moved(rows, columns, board.layout)
        while there.square != here.square and board.at(there.square) is None:
            here, there = there, there.moved(rows, columns, board.layout)
        return there

    def at_end(self, *, far: bool, layout: Layout) -> Cursor:
        """Return the cursor at the first square of the line its arrow shows along, or at the last one."""
        steps = layout.size if far else -layout.size
        return self.moved(0, steps, layout) if self.across else self.moved(steps, 0, layout)


@dataclass(frozen=True, slots=True)
class Lay:
    """The wish to lay the tile of a slot on a square."""

    slot: int
    """Which slot."""
    square: Square
    """Where to."""


@dataclass(frozen=True, slots=True)
class MoveLaid:
    """The wish to move a laid tile to another square."""

    start: Square
    """Where it lies."""
    end: Square
    """Where to."""


@dataclass(frozen=True, slots=True)
class TakeHome:
    """The wish to take a laid tile back to the rack."""

    square: Square
    """Where it lies."""
    slot: int
    """Into which slot, if that is empty."""


@dataclass(frozen=True, slots=True)
class Reorder:
    """The wish to move a tile within the rack."""

    slot: int
    """Which one."""
    gap: int
    """Before which slot; the number of slots: behind the last."""


@dataclass(frozen=True, slots=True)
class Taken:
    """No wish: the tile in the fingers cannot lie where another one lies."""

    square: Square
    """Where that one lies."""


Wish = Lay | MoveLaid | TakeHome | Reorder | Taken
"""What a click asks for."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """What a person points at; never a cursor and a tile at once."""

    cursor: Cursor | None = None
    """Where typed letters go."""
    chosen: Place | None = None
    """The tile that is lifted, to be put down with the next click."""
    across: bool = True
    """Which way the arrow of a new cursor shows: as the last one did."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is pointed at."""
        return self.cursor is None and self.chosen is None

    def dropped(self) -> Pointing:
        """Return this pointing at nothing."""
        return Pointing(across=self.cursor.across if self.cursor else self.across)

    def at(self, cursor: Cursor) -> Pointing:
        """Return this pointing with a cursor."""
        return Pointing(cursor=cursor, across=cursor.across)

    def lifting(self, place: Place) -> Pointing:
        """Return this pointing with a tile lifted."""
        return replace(self.dropped(), chosen=place)

    def checked(self, draft: Draft) -> Pointing:
        """Return this pointing; a lifted tile that is not there any more is let go."""
        if isinstance(self.chosen, Square):
            there = draft.at(self.chosen) is not None
        else:
            there = self.chosen is None or (self.chosen < len(draft.slots) and draft.slots[self.chosen] is not None)
        return self if there else self.dropped()

    def on_square(self, square: Square, draft: Draft, board: Board) -> tuple[Pointing, Wish | None]:
        """Return what a click on a square leads to.

        A lifted tile goes there; without one, a laid tile is lifted, and any other square gets the cursor, or has its
        arrow turned.
        """
        chosen = self.chosen
        if chosen == square:
            return self.dropped(), None
        if draft.at(square) is not None:
            return self.lifting(square), None
        if chosen is not None:
            if board.at(square) is not None:
                return self, Taken(square)
            wish = MoveLaid(chosen, square) if isinstance(chosen, Square) else Lay(chosen, square)
            return self.dropped(), wish
        if self.cursor is not None and self.cursor.square == square:
            return self.at(self.cursor.turned()), None
        typed = self.cursor.typed if self.cursor else ()
        across = self.cursor.across if self.cursor else self.across
        return self.at(Cursor(square, across, typed)), None

    def on_slot(self, slot: int, draft: Draft) -> tuple[Pointing, Wish | None]:
        """Return what a click on a slot of the rack leads to.

        A laid tile that is lifted goes home; the tile of the slot is lifted, or put down; an empty slot takes in the
        lifted tile of another one.
        """
        chosen = self.chosen
        if isinstance(chosen, Square):
            return self.dropped(), TakeHome(chosen, slot)
        if chosen == slot:
            return self.dropped(), None
        if draft.slots[slot] is not None:
            return self.lifting(slot), None
        if chosen is None:
            return self, None
        return self.dropped(), Reorder(chosen, slot + 1 if slot > chosen else slot)
