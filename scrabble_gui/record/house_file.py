"""The house words of a family: a file for each language, in the folder ``house`` of the user's data.

:func:`read` and :func:`write` take the :class:`~scrabble_gui.engine.house_words.HouseWords` of one language. A missing
file is an empty list; one that cannot be read is an error and is left as it is.
"""

from __future__ import annotations

from pathlib import Path

from scrabble_gui.engine.house_words import HouseWords, parse
from scrabble_gui.record import atomic
from scrabble_gui.record.errors import Damage, Damaged, SaveError
from scrabble_gui.record.savefile import read_within

MOST_BYTES = 10_000_000
"""No family has more house words."""


def place(folder: Path, language: str) -> Path:
    """Return the file of a language; ``folder`` is that of the user's data, ``language`` the id of a tile set."""
    return folder / "house" / f"{language}.txt"


def read(folder: Path, language: str) -> HouseWords:
    """Return the house words of a language. Raises :class:`~scrabble_gui.record.errors.SaveError`."""
    path = place(folder, language)
    if not path.exists():
        return HouseWords()
    data = read_within(path, MOST_BYTES)
    try:
        return parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SaveError(path, line, Damaged(Damage.ENCODING, "")) from None


def write(folder: Path, language: str, words: HouseWords) -> None:
    """Keep the house words of a language. Raises :class:`~scrabble_gui.record.errors.WriteError`."""
    atomic.write_in_folder(place(folder, language), words.text().encode())
