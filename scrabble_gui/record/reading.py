"""From the tree of a file to a game: :func:`play_through`, as far as the file is sound.

The tree is of today's version. Every turn is checked by the rules with all that needs neither word list nor
chance; scores, racks and results follow from the turns and are not in the file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from scrabble_gui.catalogue import CatalogueError, KeyFault, ruleset_from_dict
from scrabble_gui.core import errors as refusals
from scrabble_gui.core.board import Layout
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import parse_move
from scrabble_gui.core.rules import Help, Ruleset
from scrabble_gui.core.setup import Round, Seat, Setup
from scrabble_gui.core.state import Turn
from scrabble_gui.core.tiles import NO_TILES, Tile, Tiles, TileSet
from scrabble_gui.record.errors import (
    BadSetup,
    Damage,
    ForgedTurn,
    SaveError,
    UnknownLayout,
    UnknownTileSet,
)
from scrabble_gui.record.fields import Fields, items, pair, text, truth, whole_number
from scrabble_gui.record.jsontext import Fault, Node
from scrabble_gui.record.saved import NOTHING, Extra, SavedGame, TurnExtra

MOST_SEED = 2**128 - 1
"""A seed is 128 bits; negative where the draws came from elsewhere."""
NO_SEED = -1
MOST_SEATS = 26
MOST_TILES = 1000
MOST_POINTS = 1_000_000
MOST_HINTS = 1_000_000
MOST_LETTERS = 1000
"""No text of a move or of a rack is longer."""
MOST_TURNS = 2000
"""No game has more turns; a long one has 150."""


class Pieces(Protocol):
    """Where tile sets and layouts come from: the catalogue."""

    def tile_set(self, name: str) -> TileSet:
        """Return a tile set. Raises :class:`~scrabble_gui.catalogue.CatalogueError`."""
        ...

    def layout(self, name: str) -> Layout:
        """Return a layout. Raises :class:`~scrabble_gui.catalogue.CatalogueError`."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """What a file gave."""

    saved: SavedGame
    """The game up to the first turn that is not as it must be; of a sound file all of it, with the desk."""
    problem: SaveError | Fault | None
    """What is wrong behind those turns; nothing where the file is sound."""


def play_through(root: Node, pieces: Pieces) -> Played:
    """Return the game that a file holds, as far as it goes. A broken desk is dropped and no problem.

    Raises :class:`SaveError` or :class:`~scrabble_gui.record.jsontext.Fault` where the setup is not as it must be.
    """
    document = _document(root)
    setup, extra = _read_setup(document.need("setup"), pieces)
    game = Game(setup)
    extras: list[TurnExtra] = []
    try:
        for node in document.items("turns", needed=True):
            some = _play_turn(game, node)
            extras += [some] if some else []
        desk = _desk(document.take("desk"))
        top = document.rest()
    except (SaveError, Fault) as problem:
        return Played(SavedGame(game, NOTHING, replace(extra, turns=tuple(extras))), problem)
    return Played(SavedGame(game, desk, replace(extra, top=top, turns=tuple(extras))), None)


def _document(root: Node) -> Fields:
    """Return the keys of the file; those about the file itself have been looked at before."""
    document = Fields(root, "file")
    for key in ("format", "version", "over"):
        document.take(key)
    return document


def _desk(node: Node | None) -> dict[str, object]:
    """Return what lies on the table; nothing where it is not sane."""
    try:
        desk = node.plain() if node else None
    except Fault:
        return {}
    return desk if isinstance(desk, dict) else {}


# --- the setup


def _read_setup(node: Node, pieces: Pieces) -> tuple[Setup, Extra]:
    """Return the setup, and the keys of setup, ruleset and seats that are not known."""
    fields = Fields(node, "setup")
    rules, rules_extra = _rules(fields.need("rules"))
    tile_set, layout = _tile_set(fields, pieces), _layout(fields, rules, pieces)
    seats = [Fields(seat, "seats") for seat in fields.items("seats", needed=True)]
    try:
        setup = Setup(
            game_id=fields.text("id", ""),
            started=fields.text("started", ""),
            rules=rules,
            tile_set=tile_set,
            layout=layout,
            lexicon_id=fields.text("words", ""),
            seats=tuple(map(_seat, seats)),
            seed=fields.number("seed", NO_SEED, MOST_SEED, NO_SEED),
            first=fields.number("first", 0, MOST_SEATS, 0),
            dealt=tuple(_heap(rack, "dealt", tile_set) for rack in fields.items("dealt", needed=True)),
            rounds=tuple(_round(drawn, tile_set) for drawn in fields.items("rounds")),
            house_added=frozenset(fields.texts("house_added")),
            house_refused=frozenset(fields.texts("house_refused")),
        )
    except refusals.BadSetup as refusal:
        raise SaveError(None, fields.line_of(refusal.key), BadSetup(refusal)) from refusal
    extra = Extra(setup=fields.rest(), rules=rules_extra, seats=tuple(seat.rest() for seat in seats))
    return replace(setup, game_id=game_id(node)), extra


def game_id(node: Node) -> str:
    """Return the id of the game with this setup; where the file has none, one that every copy of it has.

    Raises :class:`~scrabble_gui.record.jsontext.Fault`.
    """
    if written := Fields(node, "setup").text("id", ""):
        return written
    import hashlib  # hardly ever needed: it brings OpenSSL along

    return hashlib.sha256(repr(node.plain()).encode("utf-8", "replace")).hexdigest()[:32]


def _rules(node: Node) -> tuple[Ruleset, dict[str, object]]:
    """Return the ruleset and its unknown keys."""
    try:
        return ruleset_from_dict(node.plain())
    except KeyFault as fault:
        raise SaveError(None, _line_of(node, fault.key), BadSetup(fault)) from fault


def _line_of(node: Node, key: str) -> int:
    """Return the line of a key with dots, or of the table in which it is missing."""
    for part in key.split("."):
        if not isinstance(node.value, dict) or part not in node.value:
            break
        node = node.value[part]
    return node.line


def _tile_set(fields: Fields, pieces: Pieces) -> TileSet:
    """Return the tile set that the file names."""
    name = fields.text("tiles")
    try:
        return pieces.tile_set(name)
    except CatalogueError as error:
        raise SaveError(None, fields.line_of("tiles"), UnknownTileSet(name)) from error


def _layout(fields: Fields, rules: Ruleset, pieces: Pieces) -> Layout:
    """Return the layout that the file names; where it names none, the one that its ruleset is made for."""
    name = fields.text("layout", rules.layout_id)
    try:
        return pieces.layout(name)
    except CatalogueError as error:
        raise SaveError(None, fields.line_of("layout"), UnknownLayout(name)) from error


def _seat(fields: Fields) -> Seat:
    """Return a seat; what is left out has its ordinary value."""
    level, target, factor = fields.get("level"), fields.get("target"), fields.decimal("timer_factor")
    hints = fields.get("hints")
    return Seat(
        name=fields.text("name"),
        person=fields.text("person", ""),
        level=text(level, "level") if level else None,
        head_start=fields.number("head_start", 0, MOST_POINTS, 0),
        target=whole_number(target, "target", 1, MOST_POINTS) if target else None,
        helps=frozenset(_help(node) for node in fields.items("helps")),
        timer_factor=1.0 if factor is None else factor,
        hints=whole_number(hints, "hints", 0, MOST_HINTS) if hints else None,
    )


def _help(node: Node) -> Help:
    """Return a help that a person may use."""
    name = text(node, "helps")
    if name not in list(Help):
        raise Fault(node.line, Damage.WRONG_VALUE, "helps")
    return Help(name)


def _round(node: Node, tile_set: TileSet) -> Round:
    """Return a round of the draw for first: pairs of seat and tile."""
    return tuple(_drawn_by(each, tile_set) for each in items(node, "rounds"))


def _drawn_by(node: Node, tile_set: TileSet) -> tuple[int, Tile]:
    """Return who drew which tile."""
    seat, tile = pair(node, "rounds")
    tiles = _heap(tile, "rounds", tile_set)
    if tiles.unknown or len(tiles) != 1:
        raise Fault(tile.line, Damage.WRONG_VALUE, "rounds")
    return whole_number(seat, "rounds", 0, MOST_SEATS), tiles.known[0]


def _heap(node: Node, key: str, tile_set: TileSet) -> Tiles:
    """Return a rack or a draw: a text, or the number of tiles where none is known."""
    if not isinstance(node.value, str):
        return Tiles(unknown=whole_number(node, key, 0, MOST_TILES))
    if len(node.value) > MOST_LETTERS:
        raise Fault(node.line, Damage.WRONG_VALUE, key)
    try:
        return tile_set.parse(node.value)
    except refusals.NotationError as refusal:
        raise Fault(node.line, Damage.WRONG_VALUE, key) from refusal


# --- the turns


def _play_turn(game: Game, node: Node) -> TurnExtra | None:
    """Add a turn to the game, checked by the rules; the answer is what of it is not known, if anything."""
    number = len(game.turns)
    fields = Fields(node, "turns")
    if number >= MOST_TURNS:
        raise Fault(node.line, Damage.WRONG_VALUE, "turns")
    by = fields.number("by", 0, MOST_SEATS, -1)
    if by < 0:
        raise Fault(node.line, Damage.MISSING_KEY, "by")
    do = fields.text("do")
    if len(do) > MOST_LETTERS:
        raise Fault(node.line, Damage.WRONG_VALUE, "do")
    drew = fields.get("drew")
    try:
        turn = Turn(
            by,
            parse_move(do, game.state.board, game.setup.tile_set),
            drawn=_heap(drew, "drew", game.setup.tile_set) if drew else NO_TILES,
            rejected=fields.texts("rejected"),
            votes=tuple(_vote(vote) for vote in fields.items("votes")),
            overruled=fields.flag("overruled"),
            seconds=fields.decimal("seconds"),
            note=fields.text("note", ""),
            hints=fields.number("hints", 0, MOST_HINTS, 0),
        )
        keys = fields.rest()
        game.replay(turn)
    except refusals.RuleError as refusal:
        raise SaveError(None, node.line, ForgedTurn(number, refusal)) from refusal
    return TurnExtra(number, replace(turn, note=""), keys) if keys else None


def _vote(node: Node) -> tuple[int, bool]:
    """Return a vote: who, and whether the play is good."""
    seat, good = pair(node, "votes")
    return whole_number(seat, "votes", 0, MOST_SEATS), truth(good, "votes")
