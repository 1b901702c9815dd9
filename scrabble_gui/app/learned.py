"""The words that people have learned at the table: :class:`Learned` keeps whose meaning somebody has read.

Pure but for the files. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scrabble_gui.record import learned_file

MOST = 5_000
"""Words of a language that are kept for somebody; the oldest go."""


class Learned:
    """The words of everybody, by language. Files are read anew each time: another window may have written them."""

    def __init__(self, folder: Path) -> None:
        """Keep the words in the folder of the user's data."""
        self._folder = folder

    def words(self, person: str, language: str) -> tuple[str, ...]:
        """Return the words of a person in capitals, the latest first.

        Raises :class:`~scrabble_gui.record.errors.SaveError`.
        """
        return learned_file.read(self._folder, person).get(language, ())[::-1]

    def add(self, person: str, language: str, words: Iterable[str]) -> None:
        """Keep words whose meaning somebody has read; those that are there already stay where they are.

        Raises :class:`~scrabble_gui.record.errors.SaveError` and
        :class:`~scrabble_gui.record.errors.WriteError`: nothing is written over a file that cannot be read.
        """
        kept = dict(learned_file.read(self._folder, person))
        before = kept.get(language, ())
        now = tuple(dict.fromkeys((*before, *words)))[-MOST:]
        if now != before:
            learned_file.write(self._folder, person, {**kept, language: now})

    def forget(self, person: str, language: str, word: str) -> None:
        """Take a word away. Raises as :meth:`add`."""
        kept = dict(learned_file.read(self._folder, person))
        left = tuple(each for each in kept.get(language, ()) if each != word)
        learned_file.write(self._folder, person, {**kept, language: left})
