"""``words check`` and ``words lists``: look words up, and list the word lists at hand."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, UnknownId
from scrabble_gui.cli.console import (
    BAD_INPUT,
    FINDING,
    GOOD,
    answer,
    catalogue,
    complain,
    parser,
    place_of,
    text_of,
)
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.engine.errors import EmptyWordList, ForeignLetter
from scrabble_gui.engine.lexicon import WordGraph, read_words

_DESCRIPTION = "Look words up, and list the word lists at hand."
_CHECK = """\
Answer {"word", "valid"} for each word, in capitals. Exit status 0: all are valid, 1: one is not, 2: no such list."""
_LISTS = """Answer {"id", "name", "words", "sha256"} for each word list at hand."""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say and return the exit status."""
    options = parser("words", _DESCRIPTION)
    commands = options.add_subparsers(dest="command", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="tell whether words are valid", description=_CHECK, allow_abbrev=False)
    check.add_argument("--words", metavar="ID|FILE", help="the word list (default: that of the first ruleset)")
    check.add_argument("word", metavar="WORD", nargs="+", type=text_of, help="a word, in capitals or not")
    commands.add_parser("lists", help="list the word lists", description=_LISTS, allow_abbrev=False)
    given = options.parse_args(arguments)
    data = catalogue()
    if given.command == "lists":
        return _lists(data)
    return _check(_lexicon(data, given.words), given.word)


def _lists(data: Catalogue) -> int:
    """Answer what lists there are; a broken one of the user's is told."""
    for info in data.word_lists():
        answer({"id": info.id, "name": info.name, "words": info.words, "sha256": info.sha256})
    for fault in data.faults:
        complain(sentence(fault), *place_of(fault))
    return BAD_INPUT if data.faults else GOOD


def _lexicon(data: Catalogue, named: str | None) -> WordGraph:
    """Return the list of an id or in a file, or the default.

    Raises :class:`~scrabble_gui.catalogue.CatalogueError`, :class:`~scrabble_gui.engine.errors.LexiconError`.
    """
    tiles = data.default_ruleset().tiles_id
    if named is None:
        return data.lexicon(data.default_word_list(tiles).id)
    if any(info.id == named for info in data.word_lists()):
        return data.lexicon(named)
    if not Path(named).exists():
        raise UnknownId(None, "words", text_of(named))
    return data.lexicon_of_file(Path(named), tiles)


def _check(lexicon: WordGraph, words: Sequence[str]) -> int:
    """Answer for each word whether it is valid."""
    status = GOOD
    for word in words:
        valid = _is_valid(lexicon, word)
        answer({"word": unicodedata.normalize("NFC", word.strip()).upper(), "valid": valid})
        status = status if valid else FINDING
    return status


def _is_valid(lexicon: WordGraph, word: str) -> bool:
    """Whether a text is a word of the list."""
    try:
        return all(lexicon.contains(letters) for letters in read_words([word], lexicon.letters))
    except (EmptyWordList, ForeignLetter):
        return False
