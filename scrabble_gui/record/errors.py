"""Why a game cannot be read or written: a name plus data, never a sentence.

:class:`SaveError` says that a file gives no game; its ``reason`` is one of the closed union :data:`Reason`.
:class:`WriteError` says that a game could not be written. ``scrabble_gui/ui/messages.py`` owns the sentences.
"""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from scrabble_gui.core.errors import RuleError


class Damage(StrEnum):
    """What is wrong with a file that was once a saved game."""

    CUT = "cut"
    """The file ends in the middle."""
    SYNTAX = "syntax"
    """The text is no JSON."""
    ENCODING = "encoding"
    """The bytes are no text in UTF-8."""
    TOO_DEEP = "too deep"
    """Brackets within brackets within brackets, as no game has them."""
    TOO_MUCH = "too much"
    """More numbers, texts and brackets than any game has."""
    DUPLICATE_KEY = "duplicate key"
    """A key stands twice in one place."""
    NUMBER = "number"
    """A number that is none (NaN, infinity) or has far too many digits."""
    CHARACTER = "character"
    """Half of a character, which is no text."""
    MISSING_KEY = "missing key"
    """A key that must be there is not."""
    WRONG_TYPE = "wrong type"
    """Something else stands there than a game has in this place."""
    WRONG_VALUE = "wrong value"
    """The right type, but nothing that can be meant."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The system does not give us the file."""

    code: str
    """The system's name for the reason: ``ENOENT``, ``EACCES``, ``EISDIR`` …; empty when it has none."""
    what: str
    """The reason in the system's own words."""


@dataclass(frozen=True, slots=True)
class TooLarge:
    """No game is as large as this file."""

    most: int
    """The largest file that is read, in bytes."""


@dataclass(frozen=True, slots=True)
class EmptyFile:
    """The file holds nothing."""


@dataclass(frozen=True, slots=True)
class NotAGame:
    """The file is something else than a saved game."""


@dataclass(frozen=True, slots=True)
class NewerVersion:
    """A later version of this program wrote the file."""

    version: int
    """The version of the file."""
    known: int
    """The latest version this program reads."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """The file was a saved game and is not as it was written."""

    what: Damage
    """What is wrong."""
    key: str
    """Where in the game: ``turns``, ``dealt`` …; empty where nobody can tell."""


@dataclass(frozen=True, slots=True)
class UnknownTileSet:
    """The game needs a tile set that is not on this computer, or cannot be used."""

    id: str
    """Name of the tile set."""


@dataclass(frozen=True, slots=True)
class UnknownLayout:
    """The game needs a board that is not on this computer, or cannot be used."""

    id: str
    """Name of the layout."""


@dataclass(frozen=True, slots=True)
class BadSetup:
    """The parts of the game do not fit each other."""

    refusal: Exception
    """What the rules, or the reader of the ruleset, say about it."""


@dataclass(frozen=True, slots=True)
class ForgedTurn:
    """A turn that cannot have happened."""

    number: int
    """Which turn, counted from 0."""
    refusal: RuleError
    """What the rules say about it."""


Reason = (
    Unreadable
    | TooLarge
    | EmptyFile
    | NotAGame
    | NewerVersion
    | Damaged
    | UnknownTileSet
    | UnknownLayout
    | BadSetup
    | ForgedTurn
)
"""Why a file gives no game."""


@dataclass(eq=False)
class SaveError(Exception):
    """A file gives no game. It is left as it is."""

    path: Path | None
    """The file; none where the bytes came from memory."""
    line: int | None
    """The line of the file that is to blame; the first is 1. None where it is not about a line."""
    reason: Reason
    """Why."""
    safe_turns: int | None = None
    """How many turns ``recover`` brings back; none where it brings back nothing."""

    @property
    def name(self) -> str:
        """The name of the reason: ``ForgedTurn``."""
        return type(self.reason).__name__

    def __str__(self) -> str:
        """Return name and data, for logs and tests."""
        return repr(self)


@dataclass(eq=False)
class WriteError(Exception):
    """A file could not be written. What was there before is still there."""

    path: Path
    """The file."""
    code: str
    """The system's name for the reason: ``ENOSPC``, ``EACCES``, ``EROFS`` …; empty when it has none."""
    what: str
    """The reason in the system's own words."""

    def __str__(self) -> str:
        """Return name and data, for logs and tests."""
        return repr(self)


def system_reason(error: Exception) -> tuple[str, str]:
    """Return the name and the words that the system has for an error; a path can also be none at all."""
    if isinstance(error, OSError) and error.errno is not None:
        return errno.errorcode.get(error.errno, ""), os.strerror(error.errno)
    return "", str(error)
