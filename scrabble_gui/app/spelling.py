"""Letters typed onto the board: :func:`spell` lays the tile of a letter at the cursor, :func:`take_back` lifts it.

Pure functions over draft and cursor. Tiles that lie in the way are passed over; their letters may be typed all the
same, unless the rack holds such tiles. The real tile is preferred to the blank, and a letter of several characters is
typed in full: where its beginning was laid as a tile of its own, the joined tile takes that one's place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace

from scrabble_gui.app.cursor import Cursor
from scrabble_gui.app.draft import Draft
from scrabble_gui.core.board import Board
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, TileSet


@dataclass(frozen=True, slots=True)
class Spelled:
    """A tile was laid, or the letter is begun."""

    draft: Draft
    """The tiles now."""
    cursor: Cursor
    """The cursor now."""


@dataclass(frozen=True, slots=True)
class LetterMissing:
    """Neither the letter nor a blank is on the rack."""

    letter: str
    """Which letter."""


@dataclass(frozen=True, slots=True)
class BlankMissing:
    """A blank was asked for and none is on the rack."""


@dataclass(frozen=True, slots=True)
class LineEnds:
    """No free square is left before the edge of the board."""


@dataclass(frozen=True, slots=True)
class UnknownSign:
    """No tile of the game bears what was typed."""

    text: str
    """What was typed, in capitals."""


Outcome = Spelled | LetterMissing | BlankMissing | LineEnds | UnknownSign
"""What comes of a typed letter."""


def spell(sign: str, *, blank: bool, cursor: Cursor, draft: Draft, board: Board, tile_set: TileSet) -> Outcome:
    """Return what comes of a typed letter.

    ``sign`` is what the key gives, in either case; ``blank`` asks for the blank as this letter, whatever else is there.
    """
    sign = _as_in_set(sign, tile_set)
    joined = _joined(sign, blank=blank, cursor=cursor, draft=draft, board=board, tile_set=tile_set)
    if joined is not None:
        return joined
    text = cursor.begun + sign
    spoken = None if blank else _spoken(text, cursor, draft, board, tile_set)
    if spoken is not None:
        return Spelled(draft, spoken)
    square = next(_free(cursor.square, cursor.across, draft, board), None)
    if square is None:
        return LineEnds()
    slot = _slot_for(text, blank=blank, draft=draft, tile_set=tile_set)
    if slot is not None:
        return _laid(draft.place(slot, square, text), replace(cursor, begun=""), square, board)
    if _begins(text, blank=blank, draft=draft, tile_set=tile_set):
        return Spelled(draft, replace(cursor, begun=text))
    if cursor.begun:
        return LetterMissing(cursor.begun)
    if not any(letter.startswith(text) for letter in tile_set.letters):
        return UnknownSign(text)
    return BlankMissing() if blank else LetterMissing(text)


def take_back(draft: Draft, cursor: Cursor | None) -> tuple[Draft, Cursor | None]:
    """Return draft and cursor without what was typed last; where nothing was, without the tile laid last."""
    if cursor is not None and cursor.begun:
        return draft, replace(cursor, begun="")
    typed = [square for square in (cursor.typed if cursor else ()) if draft.at(square) is not None]
    if cursor is not None and typed:
        return draft.lift(typed[-1]), replace(cursor, square=typed[-1], typed=tuple(typed[:-1]), passed=())
    if not draft.laid:
        return draft, cursor
    last = draft.laid[-1].square
    return draft.lift(last), None if cursor is None else replace(cursor, square=last, passed=())


def _as_in_set(sign: str, tile_set: TileSet) -> str:
    """Return a typed sign in capitals; without its accent where no letter of the set has it."""
    text = unicodedata.normalize("NFC", sign.upper())
    if any(text in letter for letter in tile_set.letters):
        return text
    plain = "".join(part for part in unicodedata.normalize("NFD", text) if not unicodedata.combining(part))
    return plain if any(plain in letter for letter in tile_set.letters) else text


def _spoken(text: str, cursor: Cursor, draft: Draft, board: Board, tile_set: TileSet) -> Cursor | None:
    """Return the cursor after a letter that lies on the board already, typed by who types the whole word.

    Nothing where the rack holds such a tile, or where another letter lies there.
    """
    if Tile(text) in draft.slots or _begins(text, blank=False, draft=draft, tile_set=tile_set):
        return None
    here = board.at(cursor.square)
    if here is not None and here.letter == text:
        return replace(cursor, square=cursor.square.step(across=cursor.across), begun="", passed=())
    if cursor.passed and cursor.passed[0] == text:
        return replace(cursor, begun="", passed=cursor.passed[1:])
    return None


def _joined(sign: str, *, blank: bool, cursor: Cursor, draft: Draft, board: Board, tile_set: TileSet) -> Spelled | None:
    """Return the tile typed just before replaced by one that bears both letters, where the rack holds it."""
    last = cursor.typed[-1] if cursor.typed else None
    tile = draft.at(last) if last is not None else None
    if last is None or tile is None or cursor.begun or cursor.square != _after(last, cursor.across, draft, board):
        return None
    text = tile.letter + sign
    lifted = draft.lift(last)
    before = replace(cursor, square=last, typed=cursor.typed[:-1])
    if blank and tile.blank and text in tile_set.letters:
        return _laid(lifted.place(lifted.slots.index(BLANK), last, text), before, last, board)
    if blank or tile.blank:
        return None
    if Tile(text) in lifted.slots:
        return _laid(lifted.place(lifted.slots.index(Tile(text)), last), before, last, board)
    if any(slot is not None and slot.letter.startswith(text) for slot in lifted.slots):
        return Spelled(lifted, replace(before, begun=text))
    return None


def _slot_for(text: str, *, blank: bool, draft: Draft, tile_set: TileSet) -> int | None:
    """Return the slot of the tile for a letter: the real one first; nothing where none will do, or not yet."""
    if text not in tile_set.letters:
        return None
    if not blank and Tile(text) in draft.slots:
        return draft.slots.index(Tile(text))
    if BLANK not in draft.slots or (not blank and _begins(text, blank=False, draft=draft, tile_set=tile_set)):
        return None
    return draft.slots.index(BLANK)


def _begins(text: str, *, blank: bool, draft: Draft, tile_set: TileSet) -> bool:
    """Whether a longer letter that can be laid begins like this."""
    if blank:
        longer = tile_set.letters if BLANK in draft.slots else ()
    else:
        longer = tuple(slot.letter for slot in draft.slots if slot is not None)
    return any(letter.startswith(text) and letter != text for letter in longer)


def _laid(draft: Draft, cursor: Cursor, square: Square, board: Board) -> Spelled:
    """Return the draft with the cursor behind the tile that was just laid."""
    behind = _after(square, cursor.across, draft, board)
    passed = tuple(_run(square.step(across=cursor.across), cursor.across, board))
    return Spelled(draft, replace(cursor, square=behind, typed=(*cursor.typed, square), passed=passed))


def _after(square: Square, across: bool, draft: Draft, board: Board) -> Square:
    """Return the next free square behind this one, or this one where the line ends."""
    return next(_free(square.step(across=across), across, draft, board), square)


def _run(square: Square, across: bool, board: Board) -> Iterator[str]:
    """Yield the letters that lie on the board from this square on without a gap."""
    while (tile := board.at(square)) is not None:
        yield tile.letter
        square = square.step(across=across)


def _free(square: Square, across: bool, draft: Draft, board: Board) -> Iterator[Square]:
    """Yield the free squares from this one on to the edge of the board."""
    while board.layout.holds(square):
        if board.at(square) is None and draft.at(square) is None:
            yield square
        square = square.step(across=across)
