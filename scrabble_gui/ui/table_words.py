"""Sentences about tiles and squares: why a letter or a tile cannot go where it was wished, and what lies where."""

from __future__ import annotations

from typing import assert_never

from scrabble_gui.app.spelling import BlankMissing, LetterMissing, LineEnds, Outcome, Spelled, UnknownSign
from scrabble_gui.core.board import Layout
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui.messages import plural, points, premium_name, tiles, times, tr
from scrabble_gui.ui.table_picture import TablePicture
from scrabble_gui.ui.tile_item import TileFace


def spelling_told(outcome: Outcome, tile_set: TileSet) -> str:
    """Return why a typed letter lies nowhere; nothing where it does."""
    match outcome:
        case Spelled():
            return ""
        case LetterMissing(letter):
            return tr("There is no {letter} on the rack.", letter=letter)
        case BlankMissing():
            return tr("There is no blank on the rack.")
        case LineEnds():
            return tr("The board ends here.")
        case UnknownSign(text):
            return tr("{name} has no tile {letter}.", name=tile_set.name, letter=text)
        case _:
            assert_never(outcome)


def square_taken(square: Square) -> str:
    """Return why a tile cannot lie on a square."""
    return tr("A tile lies on {square} already.", square=square.text())


def place_told(picture: TablePicture, place: Square | int) -> str:
    """Return what a screen reader says of a square or a slot: ``N9, plain, draft V, 4 points``.

    A tile that has been played has used its premium square up: then that is left out.
    """
    face = picture.faces().get(place)
    if isinstance(place, int):
        where = [tr("Rack {n}", n=place + 1)]
        return ", ".join([*where, *(_tile_told(face) if face else [tr("empty")])])
    layout = picture.board.layout
    where = [place.text(across=False)]
    if face is None or face.draft:
        where.append(premium_name(layout.premium(place)))
    if place == layout.start:
        where.append(tr("star"))
    return ", ".join([*where, *(_tile_told(face) if face else [])])


def square_explained(layout: Layout, square: Square) -> str:
    """Return what a free square does for whoever lays a tile on it; empty for a plain one."""
    premium = layout.premium(square)
    lines = [tr("The first word of the game lies over the star.")] if square == layout.start else []
    if premium.letter > 1:
        lines.append(tr("A tile laid here counts {times}, once.", times=times(premium.letter)))
    if premium.word > 1:
        lines.append(tr("A word laid over this square counts {times}, once.", times=times(premium.word)))
    return "\n".join(lines)


def _tile_told(face: TileFace) -> list[str]:
    """Return what there is to say of a tile."""
    if face.face_down:
        return [tr("face down")]
    name = face.letter
    if face.blank:
        name = tr("blank as {letter}", letter=face.letter) if face.letter else tr("blank")
    return [tr("draft {tile}", tile=name) if face.draft else name, points(face.value or 0)]


def turn_of(number: int, count: int) -> str:
    """Return ``Turn 7 of 22``."""
    return tr("Turn {n} of {count}", n=number, count=count)


def back_to(*, over: bool) -> str:
    """Return what the button says that ends looking back."""
    return tr("Back to the result") if over else tr("Back to the game")


def unseen_told(unseen: int, in_bag: int) -> str:
    """Return where the tiles are that a person does not see: in the bag and on the other racks."""
    others = unseen - in_bag
    where = [plural(in_bag, "{n} in the bag", "{n} in the bag")] if in_bag else []
    where += [plural(others, "{n} on other racks", "{n} on other racks")] if others else []
    return tr("{tiles}: {where}", tiles=tiles(unseen), where=", ".join(where)) if where else tiles(unseen)


def off_the_board(count: int) -> str:
    """Return how many tiles are not on the board, where nobody's rack may be known."""
    return plural(count, "{n} tile is not on the board", "{n} tiles are not on the board")


def point_first() -> str:
    """Return what to do before letters can be typed."""
    return tr("Click the square where the word begins, or press an arrow key; then type.")
