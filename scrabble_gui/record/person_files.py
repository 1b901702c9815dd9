"""Files about people in the user's data, one a person: :class:`PersonFiles` reads and writes those of one kind.

A file holds something by language. A missing one is a person of whom nothing is known yet; one that cannot be read is
an error and is left as it is. The file is JSON::

    {"format": "scrabble_gui study", "version": 1, "person": "Ada", "words": {"english": …}}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from scrabble_gui.record import atomic
from scrabble_gui.record.errors import Damage, Damaged, NewerVersion, SaveError
from scrabble_gui.record.savefile import read_within

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class PersonFiles:
    """The files of one kind."""

    folder: str
    """Name of their folder."""
    format: str
    """What they are, as written in each."""
    version: int
    """The newest version of the format."""
    most_bytes: int
    """A larger file is none of them."""

    def place(self, data: Path, person: str) -> Path:
        """Return the file of a person; ``data`` is the folder of the user's data."""
        name = hashlib.sha256(person.encode("utf-8", "replace")).hexdigest()[:16]
        return data / self.folder / f"{name}.json"

    def read(self, data: Path, person: str, parse: Callable[[Any], Found]) -> dict[str, Found]:
        """Return what a person's file holds, by language.

        ``parse`` reads what JSON gives for a language; it may raise ``ValueError``, ``TypeError``, ``AttributeError``.
        Raises :class:`~scrabble_gui.record.errors.SaveError`.
        """
        path = self.place(data, person)
        if not path.exists():
            return {}
        text = read_within(path, self.most_bytes)
        try:
            root = json.loads(text)
            if root["format"] != self.format:
                raise ValueError(root["format"])
            if root["version"] > self.version:
                raise SaveError(path, None, NewerVersion(root["version"], self.version))
            return {language: parse(found) for language, found in root["words"].items()}
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise SaveError(path, None, Damaged(Damage.WRONG_VALUE, "")) from error

    def write(self, data: Path, person: str, words: Mapping[str, object]) -> None:
        """Make a person's file hold this by language. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
        kept = {language: found for language, found in sorted(words.items()) if found}
        root = {"format": self.format, "version": self.version, "person": person, "words": kept}
        text = json.dumps(root, ensure_ascii=False).encode("utf-8", "replace")
        atomic.write_in_folder(self.place(data, person), text)
