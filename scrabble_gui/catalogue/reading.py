"""Reading data carefully: :func:`read_toml` reads a file, :class:`Table` takes it apart key by key.

Every complaint is a :class:`~scrabble_gui.catalogue.errors.CatalogueError` with file and key; keys that nobody asked
for are kept in sight (:meth:`Table.unread`).
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from scrabble_gui.catalogue.errors import BadValue, MissingKey, NotToml, UnknownKey, Unreadable, WrongType

MOST_BYTES = 1_000_000
"""A data file of ours is not larger; a word list's text is no data file."""

_Choice = TypeVar("_Choice", bound=StrEnum)


def read_toml(path: Path) -> dict[str, object]:
    """Return what a TOML file holds. Raises :class:`Unreadable`, :class:`NotToml`."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(path, error.strerror or type(error).__name__) from error
    if len(raw) > MOST_BYTES:
        raise Unreadable(path, "size")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NotToml(path, raw.count(b"\n", 0, error.start) + 1, "UTF-8") from None
    except ValueError as error:  # also numbers too long to be read
        line = re.search(r"\(at line (\d+),", str(error))
        raise NotToml(path, int(line[1]) if line else None, str(error)) from None
    except RecursionError:
        raise NotToml(path, None, "depth") from None


class Table:
    """A table of a data file, read key by key; it remembers which keys were asked for.

    Every way to read a key raises :class:`MissingKey` where there is none, :class:`WrongType` where something of
    another type stands, and :class:`BadValue` where the value is not one of those it names.
    """

    def __init__(self, data: object, file: Path | None = None, name: str = "") -> None:
        """Take a table; ``file`` and the table's own ``name`` go into the errors. Raises :class:`WrongType`."""
        if not isinstance(data, Mapping):
            raise WrongType(file, name, data, "table")
        self._data: Mapping[str, object] = data
        self._file = file
        self._name = name
        self._read: set[str] = set()
        self._tables: dict[str, Table] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._data

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys in the order of the file."""
        return tuple(self._data)

    def key(self, key: str) -> str:
        """Return the full name of a key: ``challenge.points``."""
        return f"{self._name}.{key}" if self._name else key

    def bad(self, key: str, allowed: str = "") -> BadValue:
        """Return the error for a value that is not allowed."""
        return BadValue(self._file, self.key(key), self._data.get(key), allowed)

    def wrong(self, key: str, expected: str) -> WrongType:
        """Return the error for a value of the wrong type."""
        return WrongType(self._file, self.key(key), self._data.get(key), expected)

    def value(self, key: str) -> object:
        """Return what stands at a key. Raises :class:`MissingKey`."""
        if key not in self._data:
            raise MissingKey(self._file, self.key(key))
        self._read.add(key)
        return self._data[key]

    def text(self, key: str, *, least: int = 0, lines: bool = False) -> str:
        """Return a text of at least so many characters, without control characters; ``lines`` allows line ends."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(key, "text")
        signs = value.replace("\n", "") if lines else value
        if len(value.strip()) < least or any(unicodedata.category(sign) in ("Cc", "Cs") for sign in signs):
            raise self.bad(key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """Return a whole number from ``least`` to ``most``."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, "number")
        if not least <= value <= most:
            raise self.bad(key, f"{least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "yes or no")
        return value

    def choice(self, key: str, choices: type[_Choice]) -> _Choice:
        """Return one of the choices."""
        value = self.text(key)
        if value not in list(choices):
            raise self.bad(key, ", ".join(choices))
        return choices(value)

    def choices(self, key: str, choices: type[_Choice]) -> frozenset[_Choice]:
        """Return a set of choices, written as a list in which none stands twice."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "list")
        known = list(choices)
        if any(not isinstance(item, str) or item not in known or value.count(item) > 1 for item in value):
            raise self.bad(key, ", ".join(choices))
        return frozenset(choices(item) for item in value)

    def numbers(self, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """Return a list of exactly ``count`` whole numbers from ``least`` to ``most``."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "list")
        if any(not isinstance(item, int) or isinstance(item, bool) for item in value):
            raise self.wrong(key, "number")
        if len(value) != count or any(not least <= item <= most for item in value):
            raise self.bad(key, f"{count} numbers from {least} to {most}")
        return tuple(value)

    def text_or_texts(self, key: str) -> str | tuple[str, ...]:
        """Return a text or a list of texts."""
        value = self.value(key)
        if not isinstance(value, list):
            return self.text(key)
        if any(not isinstance(item, str) for item in value):
            raise self.wrong(key, "text")
        return tuple(value)

    def table(self, key: str) -> Table:
        """Return the table at a key; ask once."""
        self._tables[key] = Table(self.value(key), self._file, self.key(key))
        return self._tables[key]

    def unread(self) -> dict[str, object]:
        """Return all keys that nobody asked for, tables within tables included: the same shape, nothing else."""
        left = {key: value for key, value in self._data.items() if key not in self._read}
        inner = {key: unread for key, table in self._tables.items() if (unread := table.unread())}
        return {**left, **inner}

    def refuse_unread(self) -> None:
        """Raise :class:`UnknownKey` for the first key that nobody asked for."""
        for key in self._data:
            if key not in self._read:
                raise UnknownKey(self._file, self.key(key), self._data[key])
            if key in self._tables:
                self._tables[key].refuse_unread()
