"""Why a word list of somebody's own cannot be taken in: a name plus data, never a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scrabble_gui.catalogue.errors import CatalogueError


class WrongKind(StrEnum):
    """Files of other programs that hold no list of words."""

    MOVE_TABLE = "gaddag"
    """The move table of Quackle; the ``.dawg`` of the same name has the words."""
    LEAVE_VALUES = "klv"
    """What it is worth to keep tiles; the ``.kwg`` of the same name has the words."""
    WORD_MAP = "wmp"
    """A map of anagrams; the ``.kwg`` of the same name has the words."""
    SPELLING = "spelling"
    """The stems of a spell checker, with flags; the words themselves are not in it."""
    OTHER = "other"
    """No text, and nothing that is known."""


class Trouble(StrEnum):
    """What may be wrong with one word of a list."""

    FOREIGN_LETTER = "letter"
    """It has something that is no letter of the tile set."""
    SINGLE_LETTER = "single"
    """It has one letter only, and could never be played."""
    TOO_LONG = "long"
    """It is longer than any board."""


@dataclass(eq=False)
class ImportFault(CatalogueError):
    """Root of what is wrong with a list that somebody wants to take in."""


@dataclass(eq=False)
class NoWordList(ImportFault):
    """The file is something else."""

    kind: WrongKind
    """What it seems to be."""


@dataclass(eq=False)
class TooLarge(ImportFault):
    """The file, or what is packed in it, is larger than any word list."""

    most: int
    """Bytes that are read."""


@dataclass(eq=False)
class DamagedList(ImportFault):
    """The file is broken."""

    line: int | None
    """The line of a text, from 1."""
    place: int | None
    """The byte, the node or the row of another file, from 0."""
    what: str
    """What is broken: ``archive``, ``encoding``, ``section``, ``version``, ``alphabet``, ``length``, ``nodes``,
    ``database``."""


@dataclass(eq=False)
class ManyFiles(ImportFault):
    """An archive with several files that could be the list."""

    names: tuple[str, ...]
    """Their names."""


@dataclass(eq=False)
class NoWords(ImportFault):
    """Nothing in the file can be used as a word."""


@dataclass(eq=False)
class UnusableWord(ImportFault):
    """A word that cannot be used, in a list that is to be taken as it is or not at all."""

    line: int
    """Where it stands: the line of a text, the number of the word in other files; the first is 1."""
    word: str
    """The word, in capitals."""
    trouble: Trouble
    """What is wrong with it."""
    letter: str
    """What is no letter; empty for other troubles."""
    more: int
    """How many more such words there are."""


class ImportCancelled(Exception):
    """Whoever watched the progress wanted to stop; nothing was changed."""
