"""Moves: what a player decides, and how it is written.

:data:`Move` is a closed union; every ``match`` over it ends in ``assert_never``. A :class:`Play` stores only the tiles
it puts down: direction and word follow from the board, which is why its text needs one.

Text form: ``8D RET.INS`` (``.`` a tile that already lies there, lower case or ``?S`` a blank), ``exchange ABC``,
``pass``, ``challenge`` or ``challenge QI,ZA``, ``accept``, ``resign``, ``agree``, ``seat LEVEL`` or ``seat person``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from scrabble_gui.core.board import Board, parse_square
from scrabble_gui.core.errors import BadSetup, EmptyPlay, NotationError, OffBoard, SquareTaken, WordRunsOn
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK_TEXT, Tile, Tiles, TileSet, symbols, tile_text

PERSON = "person"
"""What the text form calls a seat that no computer plays."""


class Placement(NamedTuple):
    """A tile put on a square."""

    square: Square
    """Where."""
    tile: Tile
    """What; a blank with its name."""


@dataclass(frozen=True, slots=True)
class Play:
    """Tiles put down in one turn."""

    placements: tuple[Placement, ...]
    """The new tiles, sorted by square."""

    def __post_init__(self) -> None:
        """Sort, so that equal plays are equal objects."""
        object.__setattr__(self, "placements", tuple(sorted(self.placements)))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the new tiles."""
        return tuple(placement.square for placement in self.placements)

    @property
    def tiles(self) -> Tiles:
        """The tiles as they leave the rack."""
        return Tiles.of(placement.tile for placement in self.placements)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles put back for as many from the bag."""

    tiles: Tiles
    """What goes back."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt the last play."""

    words: tuple[str, ...] = ()
    """The words that are doubted, in capitals; empty: all of them."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Nobody challenges: close the window."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""


@dataclass(frozen=True, slots=True)
class Agree:
    """Say that no play is possible any more."""


@dataclass(frozen=True, slots=True)
class Substitute:
    """Hand the seat to a computer, or back to its person."""

    level: str | None
    """The computer's level; nothing for a person."""

    def __post_init__(self) -> None:
        """Refuse a level that the text form could not tell from a person, or not at all."""
        if self.level is not None and (self.level in ("", PERSON) or self.level != self.level.strip()):
            raise BadSetup("level", self.level)


Move = Play | Exchange | Pass | Challenge | Accept | Resign | Agree | Substitute
"""What a player decides."""

_PLAIN: dict[str, Move] = {
    "pass": Pass(),
    "challenge": Challenge(),
    "accept": Accept(),
    "resign": Resign(),
    "agree": Agree(),
}


def format_move(move: Move, board: Board, *, mark_blanks: bool = False) -> str:
    """Return the text of a move; ``board`` is the board before it (only a play looks at it).

    ``mark_blanks`` writes a blank in a play as ``?S`` instead of lower case. Raises :class:`EmptyPlay` for a play
    without tiles. :func:`parse_move` reads the text back.
    """
    match move:
        case Play():
            return format_play(move, board, mark_blanks=mark_blanks)
        case Exchange(tiles):
            return f"exchange {tiles}"
        case Pass():
            return "pass"
        case Challenge(words):
            return f"challenge {','.join(words)}" if words else "challenge"
        case Accept():
            return "accept"
        case Resign():
            return "resign"
        case Agree():
            return "agree"
        case Substitute(level):
            return f"seat {PERSON if level is None else level}"
        case _:
            assert_never(move)


def parse_move(text: str, board: Board, tile_set: TileSet) -> Move:
    """Read the text of a move; ``board`` is the board before it.

    Raises :class:`NotationError` for a text that is no move, and the refusals of :func:`parse_play`.
    """
    head, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if not rest and head in _PLAIN:
        return _PLAIN[head]
    match head:
        case "exchange":
            return Exchange(tile_set.parse(rest))
        case "challenge":
            words = tuple(word.strip().upper() for word in rest.split(","))
            if not all(words):
                raise NotationError(text, "move")
            return Challenge(words)
        case "seat" if rest:
            return Substitute(None if rest == PERSON else rest)
    if not rest:
        raise NotationError(text, "move")
    return parse_play(text, board, tile_set)


def main_line(play: Play, board_after: Board) -> tuple[tuple[Square, ...], bool]:
    """Return the squares of the main word and whether it runs across.

    ``board_after`` is the board with the play on it. A play of one tile has no direction: the longer of its two lines
    counts, the one across when they are equal. Source: rules, section 5, trap 4.
    """
    first = play.placements[0].square
    across = board_after.line_through(first, across=True)
    down = board_after.line_through(first, across=False)
    rows = {square.row for square in play.squares}
    if len(play.placements) > 1:
        return (across, True) if len(rows) == 1 else (down, False)
    return (across, True) if len(across) >= len(down) else (down, False)


def format_play(play: Play, board: Board, *, mark_blanks: bool = False) -> str:
    """Return a play as ``8D RET.INS``; ``board`` is the board before it. Raises :class:`EmptyPlay`."""
    if not play.placements:
        raise EmptyPlay
    line, across = main_line(play, board.with_tiles(play.placements))
    new = dict(play.placements)
    word = "".join(tile_text(new[square], mark_blanks=mark_blanks) if square in new else "." for square in line)
    return f"{line[0].text(across=across)} {word}"


def parse_play(text: str, board: Board, tile_set: TileSet) -> Play:
    """Read a play as ``8D RET.INS`` on the board before it; the text must be the whole main word.

    Letters that lie on the board may be written as ``.`` or repeated, a blank as ``s`` or ``?S``; coordinates may be in
    lower case. Raises :class:`NotationError`, or a refusal: :class:`OffBoard`, :class:`SquareTaken` where the text has
    another letter than the board, :class:`WordRunsOn`, :class:`EmptyPlay` when no new tile is put down.

    >>> from scrabble_gui.core.board import Layout
    >>> from scrabble_gui.core.tiles import LetterKind
    >>> tiny = TileSet("tiny", "Tiny", (LetterKind("A", 2, 1), LetterKind("T", 1, 1)), blanks=1)
    >>> board = Board(Layout("five", "Five", 5, Square(2, 2), {}))
    >>> play = parse_play("3b At", board, tiny)
    >>> format_play(play, board), format_play(play, board, mark_blanks=True)
    ('3B At', '3B A?T')
    """
    where, _, word = text.strip().partition(" ")
    try:
        square, across = parse_square(where)
        tokens = list(_word_tokens(word.strip(), tile_set))
    except NotationError as error:
        raise NotationError(error.text, "play") from None
    if not tokens:
        raise NotationError(text, "play")
    line = [square.step(across=across, by=at) for at in range(len(tokens))]
    placements = []
    for place, tile in zip(line, tokens, strict=True):
        lying = _letter_at(board, place)
        if tile is None and not lying:
            raise NotationError(text, "play")
        if tile is not None and not lying:
            placements.append(Placement(place, tile))
        elif tile is not None and tile.letter != lying:
            raise SquareTaken(place)
    for beyond in (line[0].step(across=across, by=-1), line[-1].step(across=across)):
        if board.at(beyond) is not None:
            raise WordRunsOn(beyond)
    if not placements:
        raise EmptyPlay
    return Play(tuple(placements))


def _letter_at(board: Board, square: Square) -> str:
    """Return the letter on a square, empty where none lies. Raises :class:`OffBoard`."""
    if not board.layout.holds(square):
        raise OffBoard(square)
    lying = board.at(square)
    return lying.letter if lying else ""


def _word_tokens(word: str, tile_set: TileSet) -> Iterator[Tile | None]:
    """Yield the tiles of a word, nothing for a dot. Raises :class:`NotationError`."""
    mark = False
    for symbol in symbols(word):
        letter = symbol.upper()
        if symbol == BLANK_TEXT and not mark:
            mark = True
            continue
        if symbol == "." and not mark:
            yield None
            continue
        if letter not in tile_set.letters:
            raise NotationError(symbol, "play")
        yield Tile(letter, blank=mark or symbol != letter)
        mark = False
    if mark:
        raise NotationError(word, "play")
