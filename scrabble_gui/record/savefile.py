"""Saved games: :func:`load`, :func:`recover` and :func:`save`.

A file is JSON in UTF-8, one turn a line::

    {"format": "scrabble_gui game", "version": 1,
     "setup": {"id": "…", "rules": {…}, "tiles": "english", "seats": [{"name": "Ada"}, …], "dealt": ["AEINRST", …], …},
     "turns": [
      {"by": 0, "do": "8D RETAINS", "drew": "AIOQTUX"},
      {"by": 1, "do": "challenge"}
     ],
     "desk": {…}
    }

It holds what was decided and what bag and dictionary answered; everything else follows by the rules, and no word list
is needed to open it. A turn is ``by`` (seat), ``do`` (the text of the move, a blank as ``?S``), and where there is
something to say ``drew``, ``rejected``, ``votes`` (pairs of seat and true or false), ``overruled``, ``seconds``,
``note``. Racks and draws of which nothing is known are a number, ``_`` is an unknown tile in a text. ``desk`` is what
lies on the table and is not played: free JSON of the layer above. Unknown keys are kept.

Reading never changes a file. ``reading`` and ``writing`` do the work, ``atomic`` brings it to the disk.
"""

from __future__ import annotations

import codecs
import errno
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.record import atomic
from scrabble_gui.record.errors import (
    Damage,
    Damaged,
    EmptyFile,
    NewerVersion,
    NotAGame,
    SaveError,
    TooLarge,
    Unreadable,
    WriteError,
    system_reason,
)
from scrabble_gui.record.fields import Fields
from scrabble_gui.record.jsontext import Fault, Node, parse
from scrabble_gui.record.reading import Pieces, Played, game_id, play_through
from scrabble_gui.record.saved import FORMAT, SUFFIX, VERSION, Extra, SavedGame
from scrabble_gui.record.upgrade import upgraded
from scrabble_gui.record.writing import to_text

__all__ = [
    "SUFFIX",
    "Extra",
    "Glance",
    "SaveError",
    "SavedGame",
    "WriteError",
    "glance",
    "load",
    "marked_over",
    "recover",
    "save",
    "to_text",
]

MOST_BYTES = 20_000_000
"""The largest file that is read; a long game has 20,000."""

_MARK_BYTES = 200
_MARKED_OVER = re.compile(rf'\{{"format": "{FORMAT}", "version": [0-9]+, "over": true'.encode())
_HEAD = f'{{"format": "{FORMAT}"'
_OURS = re.compile(rf'\s*\{{\s*"format"\s*:\s*"{FORMAT}"(?:\s*,\s*"version"\s*:\s*(?P<version>\d{{1,9}})\b)?')


@dataclass(frozen=True, slots=True)
class Glance:
    """What stands in a file without playing the game through."""

    game_id: str
    """The id of the game."""
    started: str
    """When the game began: UTC, ISO 8601; empty where nobody knows."""
    names: tuple[str, ...]
    """The players, by seat."""
    turns: int
    """How many turns there are."""
    over: bool
    """Whether the file is marked as a finished game: a hint, the turns decide."""
    words: str = ""
    """Id of the word list that judges; empty where the table decides."""


def load(source: Path | bytes, catalogue: Pieces) -> SavedGame:
    """Return the game in a file (or in its bytes), checked turn by turn.

    Raises :class:`SaveError` with the line and the reason, and how many turns :func:`recover` could bring back.
    """
    path, data = _bytes(source)
    with _naming(path):
        document = _document(data)
        played = _played(document, catalogue)
        problem = document.fault or played.problem
        if problem is None:
            return played.saved
        error = _as_error(problem)
        error.safe_turns = len(played.saved.game.turns)
        raise error


def recover(source: Path | bytes, catalogue: Pieces) -> SavedGame:
    """Return the game up to the damage: every turn before it, and nothing on the table.

    Of a sound file it is the whole game. Raises :class:`SaveError` where not even the setup can be read.
    """
    path, data = _bytes(source)
    with _naming(path):
        return _played(_document(data), catalogue).saved.with_desk({})


def glance(source: Path | bytes) -> Glance:
    """Return what stands in a file, for lists: nothing is checked that is not shown.

    Raises :class:`SaveError` for a file that is no sound text of a game.
    """
    path, data = _bytes(source)
    with _naming(path):
        return _glance(data)


def marked_over(path: Path) -> bool:
    """Whether a file is marked as a finished game, from its first line alone; false where nobody can tell."""
    try:
        return _MARKED_OVER.match(read_bytes(path, _MARK_BYTES)) is not None
    except SaveError:
        return False


def save(path: Path, saved: SavedGame) -> None:
    """Write a game: whole, flushed to the disk, and renamed over the old file. Raises :class:`WriteError`."""
    atomic.write(path, to_text(saved).encode("utf-8"))


# --- bytes


@contextmanager
def _naming(path: Path | None) -> Iterator[None]:
    """Put the file into the errors."""
    try:
        yield
    except SaveError as error:
        error.path = path
        raise


def _bytes(source: Path | bytes) -> tuple[Path | None, bytes]:
    """Return the path, if it is one, and what is in the file."""
    if isinstance(source, Path):
        return source, read_within(source, MOST_BYTES)
    if len(source) > MOST_BYTES:
        raise SaveError(None, None, TooLarge(MOST_BYTES))
    return None, source


def read_bytes(path: Path, most: int) -> bytes:
    """Return the beginning of a file, at most so many bytes. Raises :class:`SaveError`."""
    try:
        if not stat.S_ISREG(path.stat().st_mode) and not path.is_dir():
            raise OSError(errno.ENOTSUP, "no file")
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise SaveError(path, None, Unreadable(*system_reason(error))) from error


def read_within(path: Path, most: int) -> bytes:
    """Return a whole file. Raises :class:`SaveError`, also where it has more than so many bytes."""
    data = read_bytes(path, most + 1)
    if len(data) > most:
        raise SaveError(path, None, TooLarge(most))
    return data


# --- text and tree


def _glance(data: bytes) -> Glance:
    """Return what stands in a file. Raises :class:`SaveError`."""
    document = _document(data)
    if document.fault:
        raise _as_error(document.fault)
    try:
        fields = Fields(document.root, "file")
        setup = Fields(fields.need("setup"), "setup")
        return Glance(
            game_id(fields.need("setup")),
            setup.text("started", ""),
            tuple(Fields(seat, "seats").text("name") for seat in setup.items("seats", needed=True)),
            len(fields.items("turns", needed=True)),
            fields.flag("over"),
            setup.text("words", ""),
        )
    except Fault as fault:
        raise _as_error(fault) from fault


@dataclass(frozen=True, slots=True)
class _Document:
    """The tree of a file, as far as it goes."""

    root: Node
    """The tree, of today's version."""
    fault: Fault | None
    """Where the text ends to be one."""


def _played(document: _Document, catalogue: Pieces) -> Played:
    """Return the game of a file, as far as it goes. Raises :class:`SaveError` where the setup cannot be read."""
    try:
        return play_through(document.root, catalogue)
    except (Fault, SaveError) as problem:
        raise _as_error(document.fault or problem) from problem


def _document(data: bytes) -> _Document:
    """Return the tree of a file that is ours. Raises :class:`SaveError` for every other file."""
    text, fault = _decoded(data)
    if not text.strip():
        raise SaveError(None, 1, NotAGame() if data.strip() else EmptyFile())
    head = _OURS.match(text)
    if head and head["version"]:
        _check_version(int(head["version"]), 1 + text.count("\n", 0, head.start("version")))
    parsed = parse(text)
    fault = fault or parsed.fault
    if fault and _HEAD.startswith(text.rstrip()):
        raise _as_error(fault)
    root = parsed.root
    if root is None or not isinstance(root.value, dict) or _plain(root, "format") != FORMAT:
        raise SaveError(None, 1, NotAGame())
    version = _plain(root, "version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise _as_error(fault or Fault(root.line, Damage.MISSING_KEY, "version"))
    _check_version(version, root.value["version"].line)
    try:
        return _Document(upgraded(root, version), fault)
    except Fault as problem:
        raise _as_error(fault or problem) from problem


def _decoded(data: bytes) -> tuple[str, Fault | None]:
    """Return the text of a file, as far as it is one, and where it ends to be one."""
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        fault = Fault(1 + data.count(b"\n", 0, error.start), Damage.ENCODING)
        return data[: error.start].decode("utf-8"), fault


def _check_version(version: int, line: int) -> None:
    """Refuse a file of a later version of the program."""
    if version > VERSION:
        raise SaveError(None, line, NewerVersion(version, VERSION))


def _plain(root: Node, key: str) -> object:
    """Return what stands at a key of the file, or nothing."""
    assert isinstance(root.value, dict)
    node = root.value.get(key)
    return node.value if node else None


def _as_error(problem: Fault | SaveError) -> SaveError:
    """Return a fault as the error that others meet."""
    if isinstance(problem, SaveError):
        return problem
    return SaveError(None, problem.line, Damaged(problem.what, problem.key))
