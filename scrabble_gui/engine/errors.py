"""Why a word list cannot be used: a name plus data, never a sentence.

:class:`LexiconError` is the root; ``engine/lexicon.py`` raises its subclasses, ``ui/messages.py`` owns the sentences.
"""

from dataclasses import dataclass
from pathlib import Path


@dataclass(eq=False)
class LexiconError(Exception):
    """Root of everything that makes a word list unusable."""

    def __str__(self) -> str:
        """Return name and data, for logs and tests."""
        return repr(self)


@dataclass(eq=False)
class LexiconMissing(LexiconError):
    """There is no such file."""

    path: Path
    """The file that was looked for."""


@dataclass(eq=False)
class LexiconUnreadable(LexiconError):
    """The file is there, but the system does not let us read it."""

    path: Path
    """The file."""
    what: str
    """The system's reason, in its own words."""


@dataclass(eq=False)
class NotText(LexiconError):
    """The list is not text in UTF-8."""

    path: Path
    """The file."""
    line: int
    """The first line that is none; the first line is 1."""


@dataclass(eq=False)
class NotAWordGraph(LexiconError):
    """The bytes are something else than a word graph."""

    path: Path | None
    """The file; none where the bytes came from memory."""


@dataclass(eq=False)
class NewerWordGraph(LexiconError):
    """A later version of this program made the graph."""

    path: Path | None
    """The file; none where the bytes came from memory."""
    version: int
    """The version of its format."""
    known: int
    """The latest version this program reads."""


@dataclass(eq=False)
class DamagedWordGraph(LexiconError):
    """A word graph that is not as it was written."""

    path: Path | None
    """The file; none where the bytes came from memory."""
    what: str
    """What is wrong: ``length``, ``checksum``, ``alphabet`` or ``nodes``."""


@dataclass(eq=False)
class EmptyWordList(LexiconError):
    """A list without any word."""

    path: Path | None
    """The file; none where the words came from memory."""


@dataclass(eq=False)
class ForeignLetter(LexiconError):
    """A word with something in it that is no letter of the tile set."""

    path: Path | None
    """The file; none where the words came from memory."""
    line: int
    """The line of the text, or the place of the word where there was no text; the first is 1."""
    word: str
    """The word, in capitals."""
    letter: str
    """What is no letter."""


@dataclass(eq=False)
class TooManyLetters(LexiconError):
    """An alphabet with more letters than a word graph can tell apart."""

    letters: int
    """How many it has."""
    most: int
    """How many it may have."""


@dataclass(eq=False)
class NotAGlossary(LexiconError):
    """The file is no file of definitions."""

    path: Path
    """The file."""


@dataclass(eq=False)
class NewerGlossary(LexiconError):
    """A later version of this program made the file of definitions."""

    path: Path
    """The file."""
    version: int
    """The version of its format."""
    known: int
    """The latest version this program reads."""


@dataclass(eq=False)
class DamagedGlossary(LexiconError):
    """A file of definitions that is not as it was written."""

    path: Path
    """The file."""
    what: str
    """What is wrong: ``length``, ``index`` or ``page``."""


@dataclass(eq=False)
class TooManyTiles(LexiconError):
    """A rack with more tiles than the move generator can hold."""

    tiles: int
    """How many it has."""
    most: int
    """How many it may have."""
