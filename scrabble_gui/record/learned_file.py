"""Words whose meaning somebody has read: a file for each person, in the folder ``learned`` of the user's data.

:func:`read` and :func:`write` take the words by language, the latest last. A missing file is a person who has read none
yet; one that cannot be read is an error and is left as it is. The file is JSON::

    {"format": "scrabble_gui learned", "version": 1, "person": "Ada", "words": {"english": ["QI", "ZA"]}}
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from scrabble_gui.record.person_files import PersonFiles

FILES = PersonFiles("learned", "scrabble_gui learned", version=1, most_bytes=5_000_000)
"""Nobody has read more."""

Words = Mapping[str, tuple[str, ...]]
"""{language: words in capitals, the latest last}."""


def place(folder: Path, person: str) -> Path:
    """Return the file of a person; ``folder`` is that of the user's data."""
    return FILES.place(folder, person)


def read(folder: Path, person: str) -> Words:
    """Return the words of a person. Raises :class:`~scrabble_gui.record.errors.SaveError`."""
    return FILES.read(folder, person, lambda words: tuple(map(_word, words)))


def _word(word: object) -> str:
    """Return a word. Raises ``ValueError`` for anything else."""
    if not isinstance(word, str) or not word:
        raise ValueError(word)
    return word


def write(folder: Path, person: str, words: Words) -> None:
    """Keep the words of a person. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
    FILES.write(folder, person, {language: list(found) for language, found in words.items()})
