"""What is on the table but not played: :class:`Desk`, its form in the saved game, and the draft made of it again.

It never decides a rule, and a game opens without it: whatever of it cannot be read is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scrabble_gui.app.draft import Draft, Slots
from scrabble_gui.core.board import parse_square
from scrabble_gui.core.errors import NotationError, RuleError
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Placement
from scrabble_gui.core.setup import Setup
from scrabble_gui.core.state import State
from scrabble_gui.core.tiles import BLANK_TEXT, Tile, Tiles, TileSet, bracketed, symbols, tile_text
from scrabble_gui.engine.advice import Aim

MOST_STEPS = 4
"""Steps of a hint."""
EMPTY_SLOT = "."
"""An empty slot in the text of a rack."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What is on the table but not played."""

    orders: Mapping[int, Slots] = field(default_factory=dict)
    """By seat: the rack as its owner arranged it, with gaps."""
    laid: tuple[Placement, ...] = ()
    """The draft of the person to move."""
    seconds: float = 0.0
    """How long that person has been thinking."""
    hints: Mapping[Aim, int] = field(default_factory=dict)
    """Steps of hints that person has had in this turn, by aim."""


def arranged(setup: Setup, state: State, seat: int, desk: Desk) -> Draft:
    """Return the rack of a seat as its owner arranged it, nothing laid out; not to be shown to anybody else."""
    return _in_order(visible_rack(state, seat), setup, desk.orders.get(seat, ()))


def dealt(setup: Setup, state: State, desk: Desk) -> Draft:
    """Return the tiles of the person to move, laid out as they were where they still can be."""
    whole = arranged(setup, state, state.to_move, desk)
    tiles = Tiles.of(tile for _, tile in desk.laid)
    free = all(state.board.at(square) is None for square, _ in desk.laid)
    if not free or len(whole.rack.missing(tiles)):
        return whole
    on_rack = _in_order(whole.rack.minus(tiles), setup, desk.orders.get(state.to_move, ()))
    return replace(on_rack, laid=desk.laid)


def _in_order(tiles: Tiles, setup: Setup, order: Slots) -> Draft:
    return Draft.arranged(tiles, setup.rules.rack_size, order)


def desk_to_dict(desk: Desk) -> dict[str, object]:
    """Return the desk as JSON data: ``{"orders": {"0": "AE.?"}, "draft": ["8D A"], "seconds": 12.5}``."""
    orders = {str(seat): "".join(_slot_text(slot) for slot in slots) for seat, slots in desk.orders.items()}
    draft = [f"{square.text()} {tile_text(tile, mark_blanks=True)}" for square, tile in desk.laid]
    hints = {str(aim): steps for aim, steps in desk.hints.items() if steps}
    data = {"orders": orders, "draft": draft, "seconds": round(desk.seconds, 1), "hints": hints}
    return {key: value for key, value in data.items() if value}


def desk_from_dict(data: Mapping[str, object], setup: Setup) -> Desk:
    """Read a desk; what cannot be read, or does not fit the game, is left out."""
    orders = data.get("orders")
    laid = data.get("draft")
    seconds = data.get("seconds")
    hints = data.get("hints")
    return Desk(
        orders=_orders(orders, setup) if isinstance(orders, dict) else {},
        laid=_laid(laid, setup) if isinstance(laid, list) else (),
        seconds=float(seconds) if isinstance(seconds, int | float) and 0 <= seconds < float("inf") else 0.0,
        hints=_hints(hints) if isinstance(hints, dict) else {},
    )


def _hints(data: Mapping[object, object]) -> dict[Aim, int]:
    """Read the steps of hints, of those aims there are."""
    return {aim: int(steps) for aim in Aim if isinstance(steps := data.get(aim.value), int) and 0 < steps <= MOST_STEPS}


def _slot_text(slot: Tile | None) -> str:
    return EMPTY_SLOT if slot is None else tile_text(slot)


def _orders(data: Mapping[object, object], setup: Setup) -> dict[int, Slots]:
    orders: dict[int, Slots] = {}
    for seat in range(len(setup.seats)):
        text = data.get(str(seat))
        if isinstance(text, str):
            try:
                orders[seat] = tuple(_slot(symbol, setup.tile_set) for symbol in symbols(text))
            except RuleError:
                continue
    return orders


def _slot(symbol: str, tile_set: TileSet) -> Tile | None:
    if symbol == EMPTY_SLOT:
        return None
    tiles = tile_set.parse(bracketed(symbol))
    if tiles.unknown:
        raise NotationError(symbol, "tiles")
    return tiles.known[0]


def _laid(data: list[object], setup: Setup) -> tuple[Placement, ...]:
    """Read the draft as a whole or not at all: half a word helps nobody."""
    try:
        return tuple(_placement(str(text), setup.tile_set) for text in data)
    except RuleError:
        return ()


def _placement(text: str, tile_set: TileSet) -> Placement:
    """Read ``8D A``, ``8D ?A`` or ``8D ?`` (a blank that has no letter yet)."""
    where, _, what = text.partition(" ")
    square, _ = parse_square(where)
    tiles = tile_set.parse(what.removeprefix(BLANK_TEXT) or BLANK_TEXT)
    if len(tiles) != 1 or tiles.unknown:
        raise NotationError(text, "tiles")
    tile = tiles.known[0]
    return Placement(square, Tile(tile.letter, blank=True) if what.startswith(BLANK_TEXT) else tile)
