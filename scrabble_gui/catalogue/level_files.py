"""Computer players, values of leaves and commonness of words as data.

:func:`read_level` reads a level, :func:`read_leaves` a model of leaves, :func:`read_bands` how common the words of a
list are. Errors are those of the other data files.
"""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.errors import Unreadable
from scrabble_gui.catalogue.reading import Table, read_toml
from scrabble_gui.engine.leaves import LeaveModel
from scrabble_gui.engine.levels import Level, Measured, Sight

MOST_POINTS = 1_000_000
"""Of a value in thousandths of a point."""
MOST_BYTES = 100_000_000
"""Of unpacked bands."""
_PERCENT = 100


def read_level(path: Path) -> Level:
    """Read a level. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    sees, plays = table.table("sees"), table.table("plays")
    level = Level(
        id=path.stem,
        name=table.text("name", least=1),
        character=table.text("character", least=1),
        face=table.text("face", least=1),
        order=table.number("order", 0, MOST_POINTS),
        band=plays.number("band", 10, _PERCENT),
        sight=Sight(
            plain=_share(sees, "plain"),
            longer=_share(sees, "longer"),
            beside=_share(sees, "beside"),
            blank=_share(sees, "blank"),
            bingo=_share(sees, "bingo"),
        ),
        keeps=_share(plays, "keeps"),
        exchanges=plays.flag("exchanges"),
        doubts=_share(plays, "doubts"),
        adapts=plays.flag("adapts"),
        measured=_measured(table.table("measured")) if "measured" in table else None,
        bluffs=_share(plays, "bluffs") if "bluffs" in plays else 0.0,
    )
    table.refuse_unread()
    return level


def _share(table: Table, key: str) -> float:
    """Return a number of per cent as a part of 1."""
    return table.number(key, 0, _PERCENT) / _PERCENT


def _measured(table: Table) -> Measured:
    """Return what games have shown."""
    return Measured(
        average=table.number("average", 0, MOST_POINTS),
        bingos=table.number("bingos_percent", 0, MOST_POINTS) / _PERCENT,
        games=table.number("games", 1, MOST_POINTS),
    )


@dataclass(frozen=True)
class LeaveEntry:
    """A model of leaves and what it is for."""

    words: str
    """Id of the word list."""
    tiles: str
    """Id of the tile set."""
    model: LeaveModel
    """The values."""


def read_leaves(path: Path) -> LeaveEntry:
    """Read a model of leaves. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    table.text("name", least=1)
    single, pair, balance = table.table("single"), table.table("pair"), table.table("balance")
    vowels = table.text_or_texts("vowels")
    values = {key: _values(single, key) for key in single.keys}
    pairs = {_two(pair, key): pair.number(key, -MOST_POINTS, MOST_POINTS) for key in pair.keys}
    rows = {int(key): _values(balance, key) for key in balance.keys if key.isdecimal()}
    model = LeaveModel(
        single=values,
        pair=pairs,
        vowels=frozenset([vowels] if isinstance(vowels, str) else vowels),
        balance={(many, few): value for many, row in rows.items() for few, value in enumerate(row)},
    )
    entry = LeaveEntry(table.text("words"), table.text("tiles"), model)
    table.refuse_unread()
    return entry


def _values(table: Table, key: str) -> tuple[int, ...]:
    """Return a list of numbers."""
    values = table.value(key)
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise table.wrong(key, "numbers")
    if any(abs(value) > MOST_POINTS for value in values):
        raise table.bad(key)
    return tuple(values)


def _two(table: Table, key: str) -> tuple[str, str]:
    """Return the two letters of a key."""
    one, _, two = key.partition(" ")
    if not one or not two:
        raise table.bad(key, "two letters")
    return one, two


def read_bands(path: Path, words: int) -> bytes:
    """Return the band of each word of a list, in its order. Raises :class:`Unreadable`, also for another number."""
    try:
        data = lzma.decompress(path.read_bytes())
    except OSError as error:
        raise Unreadable(path, error.strerror or type(error).__name__) from error
    except lzma.LZMAError as error:
        raise Unreadable(path, "xz") from error
    if len(data) != words:
        raise Unreadable(path, "length")
    return data
