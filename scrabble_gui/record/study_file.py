"""What somebody has learned: a file for each person, in the folder ``study`` of the user's data.

:func:`read` and :func:`write` take the cards by language and word. A missing file is a person who has learned nothing
yet; one that cannot be read is an error and is left as it is. The file is JSON::

    {"format": "scrabble_gui study", "version": 1, "person": "Ada", "words": {"english": {"AA": [1, 739585, 739584]}}}

The three numbers are box, day on which the word is asked again and day on which it was begun
(``datetime.date.toordinal``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from scrabble_gui.engine.study import Card
from scrabble_gui.record import atomic
from scrabble_gui.record.errors import Damage, Damaged, NewerVersion, SaveError, TooLarge, WriteError, system_reason
from scrabble_gui.record.savefile import read_bytes

FORMAT = "scrabble_gui study"
VERSION = 1
MOST_BYTES = 20_000_000
"""Nobody has learned more."""

Cards = Mapping[str, Mapping[str, Card]]
"""{language: {word in capitals: what is remembered}}."""


def place(folder: Path, person: str) -> Path:
    """Return the file of a person; ``folder`` is that of the user's data."""
    return folder / "study" / f"{hashlib.sha256(person.encode('utf-8', 'replace')).hexdigest()[:16]}.json"


def read(folder: Path, person: str) -> Cards:
    """Return what a person has learned. Raises :class:`~scrabble_gui.record.errors.SaveError`."""
    path = place(folder, person)
    if not path.exists():
        return {}
    data = read_bytes(path, MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise SaveError(path, None, TooLarge(MOST_BYTES))
    try:
        root = json.loads(data)
        if root["format"] != FORMAT:
            raise ValueError(root["format"])
        if root["version"] > VERSION:
            raise SaveError(path, None, NewerVersion(root["version"], VERSION))
        return {
            language: {word: Card(*map(_whole, numbers)) for word, numbers in words.items()}
            for language, words in root["words"].items()
        }
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise SaveError(path, None, Damaged(Damage.WRONG_VALUE, "")) from error


def _whole(number: object) -> int:
    """Return a whole number. Raises ``ValueError`` for anything else."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(number)
    return number


def write(folder: Path, person: str, cards: Cards) -> None:
    """Keep what a person has learned. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
    path = place(folder, person)
    words = {
        language: {word: [card.box, card.due, card.begun] for word, card in sorted(found.items())}
        for language, found in sorted(cards.items())
        if found
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(path, *system_reason(error)) from error
    root = {"format": FORMAT, "version": VERSION, "person": person, "words": words}
    atomic.write(path, json.dumps(root, ensure_ascii=False).encode("utf-8", "replace"))
