"""Errors as sentences for the console: :func:`sentence`. File and line stand before the sentence, not in it.

These are plain English for people who type commands; the window has its own, translated ones.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from scrabble_gui import catalogue
from scrabble_gui.catalogue import import_errors as own
from scrabble_gui.core.errors import NotationError, RuleError
from scrabble_gui.engine import errors as engine
from scrabble_gui.record import errors as record

LONGEST = 60
"""Characters of a value that a sentence repeats; more is cut off."""

TEXTS: dict[type, str] = {
    # the rules
    NotationError: 'This is {kind}: "{text}".',
    RuleError: "The rules refuse it: {itself}.",
    # data files
    catalogue.UnknownId: 'There is no {kind} "{id}".',
    catalogue.IdTaken: 'The program has a {kind} "{id}" of its own; give this file another name.',
    catalogue.Unreadable: "The file cannot be read: {what}.",
    catalogue.NotToml: "The file is no TOML: {what}.",
    catalogue.MissingKey: "The key {key} is missing.",
    catalogue.UnknownKey: "The key {key} means nothing here.",
    catalogue.WrongType: 'The value of {key} must be a {expected}, not "{value}".',
    catalogue.BadValue: 'The value of {key} cannot be "{value}"{allowed}.',
    # word lists
    engine.LexiconMissing: "There is no such file.",
    engine.LexiconUnreadable: "The file cannot be read: {what}.",
    engine.NotText: "This line is no text in UTF-8.",
    engine.NotAWordGraph: "The file is no word graph.",
    engine.NewerWordGraph: "A later version of the program made this word graph (format {version}, known {known}).",
    engine.DamagedWordGraph: "This word graph is damaged ({what}).",
    engine.EmptyWordList: "This list has no words.",
    engine.ForeignLetter: '"{word}" has "{letter}", which is no letter of the tile set.',
    engine.TooManyLetters: "The alphabet has {letters} letters; at most {most} can be told apart.",
    engine.TooManyTiles: "The rack has {tiles} tiles; plays are found for at most {most}.",
    engine.NotAGlossary: "The file is no file of definitions.",
    engine.NewerGlossary: "A later version of the program made these definitions (format {version}, known {known}).",
    engine.DamagedGlossary: "This file of definitions is damaged ({what}).",
    # lists of somebody's own
    own.ImportFault: "The list cannot be used.",
    own.NoWordList: "{kind}",
    own.TooLarge: "No word list is larger than {most} bytes.",
    own.DamagedList: "The file is damaged ({what}){place}.",
    own.ManyFiles: "The archive holds several files; take out the one that is the list: {names}.",
    own.NoWords: "There is no word in it that could be used.",
    own.UnusableWord: '"{word}" {trouble}{more}; --skip leaves such words out, --fold takes accents off.',
    # saved games
    record.Unreadable: "The file cannot be read: {what}.",
    record.TooLarge: "No game is larger than {most} bytes.",
    record.EmptyFile: "The file is empty.",
    record.NotAGame: "The file is no saved game.",
    record.NewerVersion: "A later version of the program wrote this file (version {version}, known {known}).",
    record.WriteError: "The file cannot be written: {what}.",
    record.Damaged: "The file is damaged ({what}){key}.",
    record.UnknownTileSet: 'The game needs the tile set "{id}", which cannot be had here.',
    record.UnknownLayout: 'The game needs the board "{id}", which cannot be had here.',
    record.BadSetup: "The game is set up wrongly. {refusal}",
    record.ForgedTurn: "The turn with the number {number}, counted from 0, cannot have happened. {refusal}",
}
"""{what is wrong: a sentence with the data of it}; a class stands for those derived from it."""

_WRONG_KINDS = {
    own.WrongKind.MOVE_TABLE: "This is a table of moves without a list of words; give the .dawg file of the same name.",
    own.WrongKind.LEAVE_VALUES: "This holds values of tiles and no words; give the .kwg file of the same name.",
    own.WrongKind.WORD_MAP: "This is a map of anagrams; give the .kwg file of the same name, or the list as text.",
    own.WrongKind.SPELLING: "This is the dictionary of a spell checker: it has stems and rules instead of words.",
    own.WrongKind.OTHER: "This is neither text nor a word list of a known kind.",
}
"""What a file is instead of a word list."""
_TROUBLES = {
    own.Trouble.FOREIGN_LETTER: 'has "{letter}", which is no letter of the tile set',
    own.Trouble.SINGLE_LETTER: "has one letter only",
    own.Trouble.TOO_LONG: "is too long for any board",
}
"""What is wrong with a word."""
_NAMES = {
    "tiles": "tile set",
    "layouts": "board",
    "rules": "ruleset",
    "themes": "theme",
    "words": "word list",
    "icons": "icon",
    "levels": "computer player",
    "leaves": "file of leaves",
}
"""What a folder of data files holds."""
_NOTATIONS = {
    "board": "no board",
    "tiles": "no text of tiles",
    "play": "no play",
    "move": "no move",
    "square": "no square",
    "line": "not a board, a rack and a play with tabs between them",
}
"""What a text is not."""


def sentence(error: object) -> str:
    """Return what is wrong, in a sentence: an error of the layers below, or the reason of a saved game's error."""
    texts = (TEXTS[kind] for kind in type(error).__mro__ if kind in TEXTS)
    return next(texts, "{itself}.").format_map(_data(error))


def _data(error: object) -> dict[str, str]:
    """Return the fields of an error as they stand in sentences."""
    data = {"itself": str(error)}
    if is_dataclass(error):
        data |= {field.name: _value(error, field.name, getattr(error, field.name)) for field in fields(error)}
    return data


def _value(error: object, name: str, value: object) -> str:
    """Return one field of an error as text."""
    if isinstance(error, own.ImportFault):
        return _value_of_import(error, name, value)
    match name, value:
        case "kind", str():
            return _NOTATIONS[value] if isinstance(error, NotationError) else _NAMES[value]
        case "allowed", _:
            return f"; allowed: {value}" if value else ""
        case "key", _ if isinstance(error, record.Damaged):
            return f" at {value}" if value else ""
        case "what", "size":
            return "it is too large"
        case "refusal", _:
            return sentence(value)
        case _:
            return short(str(value))


def _value_of_import(error: own.ImportFault, name: str, value: object) -> str:
    """Return one field of what is wrong with a list of somebody's own as text."""
    match name, value:
        case "kind", own.WrongKind():
            return _WRONG_KINDS[value]
        case "trouble", own.Trouble():
            return _TROUBLES[value].format(letter=short(getattr(error, "letter", "")))
        case "more", int():
            return f", and {value} more words cannot be used" if value else ""
        case "place", _:
            return "" if value is None else f" at {value}"
        case "names", tuple():
            return short(", ".join(value))
        case _:
            return short(str(value))


def short(text: str) -> str:
    """Return a text, cut off where it is long, without signs that would do something to a terminal."""
    cut = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return "".join(sign if sign.isprintable() else "�" for sign in cut)
