"""What somebody has learned: a file for each person, in the folder ``study`` of the user's data.

:func:`read` and :func:`write` take the cards by language and word. A missing file is a person who has learned nothing
yet; one that cannot be read is an error and is left as it is. The file is JSON::

    {"format": "scrabble_gui study", "version": 1, "person": "Ada", "words": {"english": {"AA": [1, 739585, 739584]}}}

The three numbers are box, day on which the word is asked again and day on which it was begun
(``datetime.date.toordinal``).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from scrabble_gui.engine.study import Card
from scrabble_gui.record.person_files import PersonFiles

FILES = PersonFiles("study", "scrabble_gui study", version=1, most_bytes=20_000_000)
"""Nobody has learned more."""

Cards = Mapping[str, Mapping[str, Card]]
"""{language: {word in capitals: what is remembered}}."""


def place(folder: Path, person: str) -> Path:
    """Return the file of a person; ``folder`` is that of the user's data."""
    return FILES.place(folder, person)


def read(folder: Path, person: str) -> Cards:
    """Return what a person has learned. Raises :class:`~scrabble_gui.record.errors.SaveError`."""
    return FILES.read(
        folder, person, lambda words: {word: Card(*map(_whole, numbers)) for word, numbers in words.items()}
    )


def _whole(number: object) -> int:
    """Return a whole number. Raises ``ValueError`` for anything else."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(number)
    return number


def write(folder: Path, person: str, cards: Cards) -> None:
    """Keep what a person has learned. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
    words = {
        language: {word: [card.box, card.due, card.begun] for word, card in sorted(found.items())}
        for language, found in cards.items()
    }
    FILES.write(folder, person, words)
