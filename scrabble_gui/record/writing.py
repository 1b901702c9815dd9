"""From a game to the text of a file: :func:`to_text`. One turn a line, so that a damaged file loses little."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from scrabble_gui.catalogue import ruleset_to_dict
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import format_move
from scrabble_gui.core.setup import Seat, Setup
from scrabble_gui.core.state import Turn
from scrabble_gui.core.tiles import Tiles, tile_text
from scrabble_gui.record.saved import FORMAT, VERSION, SavedGame

_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def to_text(saved: SavedGame) -> str:
    """Return the text of the file: JSON, one turn a line, ending with a line end.

    ``over`` is a mark for lists of games, like the word on a folder's tab: it is derived each time, and nobody who
    opens the game believes it. Half characters, which are no text, become U+FFFD. Raises :class:`ValueError` or
    :class:`TypeError` where desk or unknown keys hold what JSON cannot.
    """
    game, extra = saved.game, saved.extra
    head: dict[str, object] = {"format": FORMAT, "version": VERSION}
    if game.state.is_over:
        head["over"] = True
    setup = {**_setup(game.setup), **extra.setup}
    setup["rules"] = _merged(ruleset_to_dict(game.setup.rules), extra.rules)
    setup["seats"] = [{**_seat(seat), **extra.of_seat(number)} for number, seat in enumerate(game.setup.seats)]
    lines = [
        "{" + ", ".join(f"{_json(key)}: {_json(value)}" for key, value in head.items()),
        ' "setup": {' + ",\n  ".join(f"{_json(key)}: {_json(value)}" for key, value in setup.items()) + "}",
        _turns(saved),
        *(f" {_json(key)}: {_json(value)}" for key, value in extra.top.items()),
    ]
    if saved.desk:
        lines.append(f' "desk": {_json(dict(saved.desk))}')
    return _HALF_CHARACTER.sub("\ufffd", ",\n".join(lines) + "\n}\n")


def _json(value: object) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _merged(known: dict[str, object], extra: Mapping[str, object]) -> dict[str, object]:
    """Return the known keys and the others, tables within tables included."""
    merged = dict(known)
    for key, value in extra.items():
        inner = merged.get(key)
        merged[key] = _merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return merged


def _setup(setup: Setup) -> dict[str, object]:
    """Return the setup; seats and ruleset are filled in by the caller, in their places."""
    written: dict[str, object] = {
        "id": setup.game_id,
        "started": setup.started,
        "rules": {},
        "tiles": setup.tile_set.id,
        "layout": setup.layout.id,
        "words": setup.lexicon_id,
        "seed": setup.seed,
        "seats": [],
        "first": setup.first,
        "dealt": [_heap(rack) for rack in setup.dealt],
    }
    if setup.rounds:
        written["rounds"] = [[[seat, tile_text(tile)] for seat, tile in drawn] for drawn in setup.rounds]
    if setup.house_added:
        written["house_added"] = sorted(setup.house_added)
    if setup.house_refused:
        written["house_refused"] = sorted(setup.house_refused)
    return written


def _seat(seat: Seat) -> dict[str, object]:
    """Return a seat; what has its ordinary value is left out."""
    written: dict[str, object] = {"name": seat.name}
    if seat.person:
        written["person"] = seat.person
    if seat.level is not None:
        written["level"] = seat.level
    if seat.head_start:
        written["head_start"] = seat.head_start
    if seat.target is not None:
        written["target"] = seat.target
    if seat.helps:
        written["helps"] = sorted(map(str, seat.helps))
    if seat.timer_factor != 1:
        written["timer_factor"] = _decimal(seat.timer_factor)
    if seat.hints is not None:
        written["hints"] = seat.hints
    return written


def _heap(tiles: Tiles) -> str | int:
    """Return a rack or a draw: a text, or the number of tiles where none is known."""
    return tiles.unknown if tiles.unknown and not tiles.known else str(tiles)


def _decimal(value: float) -> float | int:
    """Return a number without a useless ``.0``."""
    return int(value) if value == int(value) else value


def _turns(saved: SavedGame) -> str:
    """Return the turns, a line each."""
    game = saved.game
    if not game.turns:
        return ' "turns": []'
    lines = [
        "  " + _json({**_turn(game, number, turn), **saved.extra.of_turn(number, turn)})
        for number, turn in enumerate(game.turns)
    ]
    return ' "turns": [\n' + ",\n".join(lines) + "\n ]"


def _turn(game: Game, number: int, turn: Turn) -> dict[str, object]:
    """Return a turn; what says nothing is left out."""
    board = game.state_after(number).board
    written: dict[str, object] = {"by": turn.seat, "do": format_move(turn.move, board, mark_blanks=True)}
    if len(turn.drawn):
        written["drew"] = _heap(turn.drawn)
    if turn.rejected:
        written["rejected"] = list(turn.rejected)
    if turn.votes:
        written["votes"] = [[seat, good] for seat, good in turn.votes]
    if turn.overruled:
        written["overruled"] = True
    if turn.seconds is not None:
        written["seconds"] = _decimal(turn.seconds)
    if turn.note:
        written["note"] = turn.note
    if turn.hints:
        written["hints"] = turn.hints
    return written
