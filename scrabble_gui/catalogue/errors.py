"""Why a data file cannot be used: a name plus data, never a sentence.

:class:`CatalogueError` is the root and always says which file; ``ui/messages.py`` and the command line own the
sentences. A key is written with dots: ``challenge.points``.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(eq=False)
class CatalogueError(Exception):
    """Root of everything that makes a data file unusable."""

    file: Path | None
    """The file; none where the data came from elsewhere (a saved game) or no file is meant."""

    def __str__(self) -> str:
        """Return name and data, for logs and tests."""
        return repr(self)


@dataclass(eq=False)
class UnknownId(CatalogueError):
    """Nothing of this kind has this id."""

    kind: str
    """The folder that was looked through: ``tiles``, ``layouts``, ``rules``, ``themes``, ``words``, ``icons``."""
    id: str
    """The id as asked for."""


@dataclass(eq=False)
class IdTaken(CatalogueError):
    """A file of the user's has the id of one that came with the program; that keeps its meaning."""

    kind: str
    """The folder: ``tiles``, ``layouts``, ``rules``, ``themes``, ``words``."""
    id: str
    """The id, which is the name of the file."""


@dataclass(eq=False)
class Unreadable(CatalogueError):
    """The system does not let us read the file, or it is too big to be one of ours."""

    what: str
    """The system's reason in its own words, or ``size``."""


@dataclass(eq=False)
class NotToml(CatalogueError):
    """The file is no TOML."""

    line: int | None
    """Where, from 1; none when it cannot be told."""
    what: str
    """The reader's reason in its own words."""


@dataclass(eq=False)
class KeyFault(CatalogueError):
    """Root of what is wrong with one key of a file."""

    key: str
    """The key, with dots: ``challenge.points``."""


@dataclass(eq=False)
class MissingKey(KeyFault):
    """A key that must be there is not."""


@dataclass(eq=False)
class UnknownKey(KeyFault):
    """A key that means nothing."""

    value: object
    """What stands there."""


@dataclass(eq=False)
class WrongType(KeyFault):
    """A value of another type than the key has."""

    value: object
    """What stands there."""
    expected: str
    """``text``, ``number``, ``yes or no``, ``list``, ``table``."""


@dataclass(eq=False)
class BadValue(KeyFault):
    """A value of the right type that is not allowed: out of range, not among the choices, contradicting others."""

    value: object
    """What stands there."""
    allowed: str
    """What may stand there: ``1 to 100``, or the choices separated by ``, ``; empty where it depends on other keys."""
