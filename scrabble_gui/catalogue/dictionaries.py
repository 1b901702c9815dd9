"""What goes with the words of a language besides the lists: :class:`Dictionaries`.

Definitions lie in ``definitions/LANGUAGE.glossary``, words that offend in ``offensive/LANGUAGE.toml``; a language is
that of a :class:`~scrabble_gui.catalogue.word_files.WordListInfo`. Neither is read before it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.catalogue.offensive import Offensive, read_offensive
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.engine.glossary import Definition, Glossary


class Dictionaries:
    """Definitions and offensive words of what comes with the program and of the user's own files."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Look for files in these folders; the first holds what comes with the program, the others are the user's."""
        self._folders = tuple(folders)
        shipped, *own = folders
        self._offensive = Shelf("offensive", shipped, own, read_offensive)
        self._glossaries: dict[str, Glossary | None] = {}
        self._own_glossaries: dict[Path, Glossary] = {}

    def offensive(self, language: str) -> Offensive:
        """Return the offensive words of a language; none where there is no file.

        Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`.
        """
        return self._offensive.get(language) if language in self._offensive.files else Offensive()

    def glossary(self, language: str) -> Glossary | None:
        """Return the definitions of a language, or nothing where there are none; the file is not read yet."""
        if language not in self._glossaries:
            paths = (folder / "definitions" / f"{language}.glossary" for folder in self._folders)
            self._glossaries[language] = next((Glossary(path) for path in paths if path.is_file()), None)
        return self._glossaries[language]

    def define(self, word: str, language: str, own: Path | None = None) -> Definition:
        """Return what a word in capitals means, as far as it is known; a slur is never explained.

        ``own`` is the glossary that came with a word list; what it says comes before the language's. Raises a subclass
        of :class:`~scrabble_gui.engine.errors.LexiconError` or of
        :class:`~scrabble_gui.catalogue.errors.CatalogueError`.
        """
        if own is not None and (found := self._own(own).define(word)).senses:
            return found
        glossary = self.glossary(language)
        if glossary is None or word in self.offensive(language).slurs:
            return Definition(word, word, (), ())
        return glossary.define(word)

    def _own(self, path: Path) -> Glossary:
        """Return the meanings that came with a word list."""
        if path not in self._own_glossaries:
            self._own_glossaries[path] = Glossary(path)
        return self._own_glossaries[path]
