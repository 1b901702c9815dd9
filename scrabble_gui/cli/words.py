"""``words …``: look words up, look for words, list the word lists, take one in.

Here are the arguments and what concerns lists; looking up and looking for is done in ``words_search``, taking in in
``words_import``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, UnknownId, WordListInfo
from scrabble_gui.cli import words_import, words_search
from scrabble_gui.cli.console import BAD_INPUT, GOOD, answer, catalogue, complain, parser, place_of, text_of
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.cli.words_search import Book

_DESCRIPTION = "Look words up, look for words, list the word lists, take one in."
_HELP = {
    "check": (
        "tell whether words are valid",
        'Answer {"word", "valid"} for each word, in capitals. Exit status 0: all are valid, 1: one is not, 2: no such '
        "list.",
    ),
    "define": (
        "tell what words mean",
        'Answer {"word", "valid", "base", "definitions"} for each word, in capitals; base is what it is a form of, or '
        "the word itself; definitions may be empty. Exit status 0: all are valid, 1: one is not.",
    ),
    "anagram": ("find words that use all letters", 'Answer {"words"}, in capitals; ? is a blank.'),
    "build": (
        "find words that use any of the letters",
        'Answer {"words"}, in capitals, long ones first; ? is a blank.',
    ),
    "pattern": ("find words that read like a pattern", 'Answer {"words"}; . is any letter, * any number of letters.'),
    "hooks": ("tell what can be put to a word", 'Answer {"front", "back"}: letters that make another word.'),
}
"""{command: what it does, and what it answers}; those that look into a list."""
_LISTS = """Answer {"id", "name", "words", "sha256"} for each word list at hand."""
_IMPORT = """\
Take in a word list: plain text in any encoding, also with meanings behind the words, also packed (zip, gz); .dawg,
.kwg, the .db of Zyzzyva, the .dic of Scrabble3D. Answers {"id", "name", "words", "sha256"}. Exit status 2: it cannot be
used, and nothing was kept."""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say and return the exit status."""
    given = _parsed(arguments)
    data = catalogue()
    match given.command:
        case "lists":
            return _lists(data)
        case "import":
            return words_import.run(data, given)
        case command:
            return words_search.run(command, _book(data, given.words), given.texts)


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what the arguments say."""
    options = parser("words", _DESCRIPTION)
    commands = options.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command, (purpose, description) in _HELP.items():
        one = commands.add_parser(command, help=purpose, description=description, allow_abbrev=False)
        one.add_argument("--words", metavar="ID|FILE", help="the word list (default: that of the first ruleset)")
        if command in ("check", "define"):
            one.add_argument("texts", metavar="WORD", nargs="+", type=text_of, help="a word, in capitals or not")
        else:
            name = {"pattern": "PATTERN", "hooks": "WORD"}.get(command, "LETTERS")
            one.add_argument("texts", metavar=name, nargs=1, type=text_of, help="in capitals or not")
    commands.add_parser("lists", help="list the word lists", description=_LISTS, allow_abbrev=False)
    own = commands.add_parser("import", help="take in a word list", description=_IMPORT, allow_abbrev=False)
    own.add_argument("file", metavar="FILE", type=Path, help="the list")
    own.add_argument("--id", help="its id: small letters, digits and hyphens (default: made of the file's name)")
    own.add_argument("--name", type=text_of, help="its name for people (default: the file's name)")
    own.add_argument("--tiles", metavar="ID", help="the tile set (default: that of the first ruleset)")
    own.add_argument("--replace", action="store_true", help="replace a list of yours that has this id")
    own.add_argument("--skip", action="store_true", help="leave out words with foreign letters instead of refusing")
    own.add_argument("--fold", action="store_true", help="write letters that no tile has without their accents")
    return options.parse_args(arguments)


def _lists(data: Catalogue) -> int:
    """Answer what lists there are; a broken one of the user's is told."""
    for info in data.words.all():
        answer(words_import.described(info))
    for fault in data.faults:
        complain(sentence(fault), *place_of(fault))
    return BAD_INPUT if data.faults else GOOD


def _book(data: Catalogue, named: str | None) -> Book:
    """Return the list of an id or in a file, or the default, and the definitions that go with it.

    Raises :class:`~scrabble_gui.catalogue.CatalogueError`, :class:`~scrabble_gui.engine.errors.LexiconError`.
    """
    tiles = data.default_ruleset().tiles_id
    info: WordListInfo | None
    if named is None:
        info = data.words.default(tiles)
    else:
        info = next((info for info in data.words.all() if info.id == named), None)
    if info is not None:
        return Book(data.words.lexicon(info.id), data.dictionaries, info.language, info.glossary)
    if not Path(named or "").exists():
        raise UnknownId(None, "words", text_of(named or ""))
    return Book(data.words.lexicon_of_file(Path(named or ""), tiles), data.dictionaries, tiles, None)
