"""Words whose meaning somebody has read: a file for each person, in the folder ``learned`` of the user's data.

:func:`read` and :func:`write` take the words by language, the latest last. A missing file is a person who has read none
yet; one that cannot be read is an error and is left as it is. The file is JSON::

    {"format": "scrabble_gui learned", "version": 1, "person": "Ada", "words": {"english": ["QI", "ZA"]}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from scrabble_gui.record import atomic, study_file
from scrabble_gui.record.errors import Damage, Damaged, NewerVersion, SaveError, TooLarge, WriteError, system_reason
from scrabble_gui.record.savefile import read_bytes

FORMAT = "scrabble_gui learned"
VERSION = 1
MOST_BYTES = 5_000_000
"""Nobody has read more."""

Words = Mapping[str, tuple[str, ...]]
"""{language: words in capitals, the latest last}."""


def place(folder: Path, person: str) -> Path:
    """Return the file of a person; ``folder`` is that of the user's data."""
    return folder / "learned" / study_file.place(folder, person).name


def read(folder: Path, person: str) -> Words:
    """Return the words of a person. Raises :class:`~scrabble_gui.record.errors.SaveError`."""
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
        return {language: tuple(map(_word, words)) for language, words in root["words"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise SaveError(path, None, Damaged(Damage.WRONG_VALUE, "")) from error


def _word(word: object) -> str:
    """Return a word. Raises ``ValueError`` for anything else."""
    if not isinstance(word, str) or not word:
        raise ValueError(word)
    return word


def write(folder: Path, person: str, words: Words) -> None:
    """Keep the words of a person. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
    path = place(folder, person)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(path, *system_reason(error)) from error
    kept = {language: list(found) for language, found in sorted(words.items()) if found}
    root = {"format": FORMAT, "version": VERSION, "person": person, "words": kept}
    atomic.write(path, json.dumps(root, ensure_ascii=False).encode("utf-8", "replace"))
