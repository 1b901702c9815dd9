"""``words check``, ``define``, ``anagram``, ``build``, ``pattern``, ``hooks``: looking into a word list."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.dictionaries import Dictionaries
from scrabble_gui.cli.console import FINDING, GOOD, answer
from scrabble_gui.engine.errors import EmptyWordList, ForeignLetter
from scrabble_gui.engine.glossary import Definition, Origin, OriginKind
from scrabble_gui.engine.lexicon import WordGraph, read_words
from scrabble_gui.engine.word_search import Word, WordSearch


@dataclass(frozen=True, slots=True)
class Book:
    """A word list and what goes with it."""

    lexicon: WordGraph
    """The words."""
    dictionaries: Dictionaries
    """The definitions of all languages."""
    language: str
    """Whose definitions go with the list."""
    glossary: Path | None
    """Meanings that came with the list itself."""


def run(command: str, book: Book, texts: Sequence[str]) -> int:
    """Answer one of the commands and return the exit status.

    Raises a subclass of :class:`~scrabble_gui.engine.errors.LexiconError`.
    """
    words = [unicodedata.normalize("NFC", text.strip()).upper() for text in texts]
    if command in ("check", "define"):
        return _each(book, words, define=command == "define")
    search = WordSearch(book.lexicon)
    letters = search.split(words[0])
    match command:
        case "anagram":
            answer({"words": _written(search.anagrams(letters))})
        case "build":
            found = search.buildable(letters)
            answer({"words": _written(sorted(found, key=lambda word: -len(word)))})
        case "pattern":
            answer({"words": _written(search.matching(words[0]))})
        case "hooks":
            hooks = search.hooks(letters)
            answer({"front": list(hooks.front), "back": list(hooks.back)})
        case _:
            raise KeyError(command)
    return GOOD


def _written(words: Iterable[Word]) -> list[str]:
    """Return words as texts."""
    return ["".join(word) for word in words]


def _each(book: Book, words: Sequence[str], *, define: bool) -> int:
    """Answer for each word whether it is valid, and what it means."""
    status = GOOD
    for word in words:
        valid = _is_valid(book.lexicon, word)
        facts: dict[str, object] = {"word": word, "valid": valid}
        if define:
            found = book.dictionaries.define(word, book.language, book.glossary)
            facts |= {"base": found.base, "definitions": _definitions(found)}
        answer(facts)
        status = status if valid else FINDING
    return status


def _is_valid(lexicon: WordGraph, word: str) -> bool:
    """Whether a text is a word of the list."""
    try:
        return all(lexicon.contains(letters) for letters in read_words([word], lexicon.letters))
    except (EmptyWordList, ForeignLetter):
        return False


def _definitions(found: Definition) -> list[str]:
    """Return the meanings; those of a derived word begin with what it is made from."""
    made = "".join(f"{_made(step)}: " for step in found.steps if step.kind is not OriginKind.FORM)
    return [made + sense.text for sense in found.senses]


def _made(step: Origin) -> str:
    """Return one step of a derivation: ``re- + weld``, ``weld + -er``."""
    parts = (step.base, step.affix) if step.affix.startswith("-") else (step.affix, step.base)
    return " + ".join(part.lower() for part in parts if part)
