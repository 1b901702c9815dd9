"""Word lists of other programs that are no text: graphs of words, and data bases.

:func:`dawg_words` reads the ``.dawg`` of Quackle (version 1), :func:`kwg_words` the ``.kwg`` of Macondo and MAGPIE,
:func:`database_words` the ``.db`` of Zyzzyva. Damaged files end in an error, never in an endless walk.
"""

from __future__ import annotations

import sqlite3
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from scrabble_gui.catalogue.import_errors import DamagedList
from scrabble_gui.catalogue.import_text import RawWord

LONGEST = 64
"""Letters of the longest word that is followed."""
MOST_STEPS = 20_000_000
"""Nodes that are looked at; the largest known list needs a fifth of it."""
_DAWG_HEAD = 1 + 16 + 3
_DAWG_NODE = 7
_MOST_LETTERS = 63
_DATABASE_STEPS = 50_000_000

Node = tuple[str, bool, bool, int]
"""Letter, whether a word ends here, whether it is the last of its row, where the next row begins (0: nowhere)."""


def _walk(node_at: Callable[[int], Node], root: int, path: Path) -> Iterator[RawWord]:
    """Yield the words of a graph whose rows of nodes begin at ``root``. Raises :class:`DamagedList`."""
    waiting, letters, count = [(root, 0)] if root else [], list[str](), 0
    for _ in range(MOST_STEPS):
        if not waiting:
            return
        place, depth = waiting.pop()
        letter, ends, last, row = node_at(place)
        del letters[depth:]
        letters.append(letter)
        if not last:
            waiting.append((place + 1, depth))
        if ends:
            count += 1
            yield count, "".join(letters), ""
        if row:
            if depth + 1 >= LONGEST:
                raise DamagedList(path, None, place, "nodes")
            waiting.append((row, depth + 1))
    raise DamagedList(path, None, None, "nodes")


def is_dawg(data: bytes, path: Path) -> bool:
    """Whether this is a ``.dawg``: version 1, and an alphabet where it must stand."""
    if len(data) <= _DAWG_HEAD or data[0] != 1 or not 0 < data[_DAWG_HEAD] <= _MOST_LETTERS:
        return False
    try:
        _dawg_alphabet(data, path)
    except DamagedList:
        return False
    return True


def dawg_words(data: bytes, path: Path) -> Iterator[RawWord]:
    """Yield the words of a ``.dawg``.

    Behind the head (version, 16 bytes of a checksum, number of words) stand the letters, a blank after each; then nodes
    of 7 bytes: the row that follows (3), the letter with 64 for the last of a row (1), a playability (3) that is not
    zero where a word ends. The first node leads to the first row. Raises :class:`DamagedList`.
    """
    if len(data) <= _DAWG_HEAD or data[0] != 1:
        raise DamagedList(path, None, 0, "version")
    alphabet, start = _dawg_alphabet(data, path)
    nodes = (len(data) - start) // _DAWG_NODE
    if (len(data) - start) % _DAWG_NODE or not nodes:
        raise DamagedList(path, None, len(data), "length")

    def node_at(place: int) -> Node:
        at = start + place * _DAWG_NODE
        number = data[at + 3] & 63 if place < nodes else _MOST_LETTERS
        if number >= len(alphabet):
            raise DamagedList(path, None, place, "nodes")
        row = int.from_bytes(data[at : at + 3], "big")
        return alphabet[number], any(data[at + 4 : at + 7]), bool(data[at + 3] & 64), row

    return _walk(node_at, int.from_bytes(data[start : start + 3], "big"), path)


def _dawg_alphabet(data: bytes, path: Path) -> tuple[list[str], int]:
    """Return the letters of a ``.dawg``, and where its nodes begin."""
    letters: list[str] = []
    at = _DAWG_HEAD + 1
    for _ in range(data[_DAWG_HEAD]):
        end = data.find(b" ", at, at + 32)
        try:
            letter = data[at:end].decode().strip("[]|").upper() if end > at else ""
        except UnicodeDecodeError:
            letter = ""
        if not letter or not letter.isprintable():
            raise DamagedList(path, None, at, "alphabet")
        letters.append(letter)
        at = end + 1
    return letters, at


def kwg_words(data: bytes, letters: Sequence[str], path: Path) -> Iterator[RawWord]:
    """Yield the words of a ``.kwg``, whose letters are those of the tile set in their order.

    Nodes are little-endian numbers of 32 bits: the letter in the uppermost 8 (the first is 1), then a bit where a word
    ends, a bit for the last of a row, and the row that follows in the lowest 22. The first node leads to the first row.
    Raises :class:`DamagedList`.
    """
    if len(data) % 4 or len(data) < 8:
        raise DamagedList(path, None, len(data), "length")
    nodes = array("I", data)
    if sys.byteorder == "big":
        nodes.byteswap()

    def node_at(place: int) -> Node:
        node = nodes[place] if place < len(nodes) else 0
        if not 0 < node >> 24 <= len(letters):
            raise DamagedList(path, None, place, "nodes")
        return letters[(node >> 24) - 1], bool(node & 0x800000), bool(node & 0x400000), node & 0x3FFFFF

    return _walk(node_at, nodes[0] & 0x3FFFFF, path)


def database_words(data: bytes, path: Path) -> Iterator[RawWord]:
    """Yield the words of a data base of Zyzzyva: the column ``word`` of its table ``words``, and the meanings.

    Raises :class:`DamagedList`.
    """
    try:
        with closing(sqlite3.connect(":memory:")) as database:
            database.deserialize(data)
            database.execute("PRAGMA trusted_schema = OFF")
            budget = iter(range(_DATABASE_STEPS // 1_000))
            database.set_progress_handler(lambda: next(budget, None) is None, 1_000)
            kind = database.execute("SELECT type FROM sqlite_master WHERE lower(name) = 'words'").fetchone()
            columns = {row[1].lower() for row in database.execute("PRAGMA table_info(words)")}
            if kind != ("table",) or "word" not in columns:
                raise DamagedList(path, None, None, "database")
            meaning = "definition" if "definition" in columns else "''"
            rows = database.execute(f"SELECT word, {meaning} FROM words")
            yield from ((number, *_row(row, number, path)) for number, row in enumerate(rows, start=1))
    except (sqlite3.Error, OverflowError, UnicodeDecodeError, MemoryError) as error:
        raise DamagedList(path, None, None, "database") from error


def _row(row: tuple[object, object], number: int, path: Path) -> tuple[str, str]:
    """Return word and meaning of a row of the data base."""
    word, meaning = row
    if not isinstance(word, str):
        raise DamagedList(path, None, number, "database")
    return word.strip(), meaning.strip() if isinstance(meaning, str) else ""
