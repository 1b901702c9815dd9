"""Sentences about a file that is to become a word list: why it gives none, what it holds, what is left out.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from scrabble_gui.catalogue import CatalogueError, IdTaken, UnknownId, Unreadable
from scrabble_gui.catalogue import import_errors as own
from scrabble_gui.catalogue.word_import import Format, OwnList, Problem
from scrabble_gui.engine import errors as engine
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.ui.messages import names, plural, tr

MOST_NAMES = 4
"""So many names of files stand in a sentence."""
LONGEST = 40
"""Signs of a word that a sentence repeats."""
MEGABYTE = 1_000_000
MANY = 20
"""Of so many words one does not fit: perhaps they are of another language."""


def number(count: int) -> str:
    """Return a number with its thousands apart: ``279,496``."""
    return f"{count:,}"


def words(count: int) -> str:
    """Return ``1 word``, ``279,496 words``."""
    return tr("1 word") if count == 1 else tr("{n} words", n=number(count))


# --- why a file cannot be taken in


def cannot_take_in(error: CatalogueError | LexiconError, path: Path) -> str:
    """Return why a file gives no word list, and that nothing was kept."""
    return f"{_why(error, path)} {tr('Nothing was taken in.')}"


def _why(error: CatalogueError | LexiconError, path: Path) -> str:
    match error:
        case own.ImportFault():
            return _fault(error, path.name)
        case Unreadable():
            where = error.file.name if error.file else path.name
            return tr("“{name}” cannot be read or written: {what}.", name=where, what=error.what)
        case IdTaken() | UnknownId():
            return tr("There is a list with this name already.")
        case CatalogueError():
            return tr("“{name}” cannot be used: {what}", name=path.name, what=error)
        case LexiconError():
            return _graph_fault(error, path.name)


def _fault(error: own.ImportFault, name: str) -> str:
    """Return what is wrong with a file."""
    match error:
        case own.NoWordList():
            return _something_else(error.kind, name)
        case own.TooLarge():
            most = number(error.most // MEGABYTE)
            return tr("“{name}” is larger than {most} megabytes, and no word list is.", name=name, most=most)
        case own.DamagedList():
            return _damage(error, name)
        case own.ManyFiles():
            some = [f"“{each}”" for each in error.names[:MOST_NAMES]]
            more = len(error.names) - len(some)
            shown = names(some) if not more else tr("{files} and {n} more", files=", ".join(some), n=more)
            return tr("“{name}” holds several files: {files}. Please take the list out of it.", name=name, files=shown)
        case own.NoWords():
            return tr("There is no word in “{name}” that these tiles can lay.", name=name)
        case own.UnusableWord():
            return tr(
                "“{name}”, line {line}: {word}, {why}.",
                name=name,
                line=number(error.line),
                word=short(error.word),
                why=trouble(error.trouble, error.letter),
            )
        case _:
            return tr("“{name}” cannot be used as a word list.", name=name)


def _something_else(kind: own.WrongKind, name: str) -> str:
    """Return what a file is instead of a list, and what to give in its place."""
    match kind:
        case own.WrongKind.MOVE_TABLE:
            return tr("“{name}” holds moves and no list of words. The .dawg file beside it has the words.", name=name)
        case own.WrongKind.LEAVE_VALUES:
            return tr("“{name}” holds values of tiles. The .kwg file of the same name has the words.", name=name)
        case own.WrongKind.WORD_MAP:
            return tr("“{name}” is a map of anagrams. The .kwg file of the same name has the words.", name=name)
        case own.WrongKind.SPELLING:
            return tr("“{name}” is the dictionary of a spell checker: it has stems and rules, not words.", name=name)
        case own.WrongKind.OTHER:
            return tr("“{name}” is neither text nor a word list of a kind that is known here.", name=name)
    assert_never(kind)


def _damage(error: own.DamagedList, name: str) -> str:
    """Return where a file is broken."""
    if error.what == "archive":
        return tr("“{name}” is packed, but the packing is damaged or locked with a password.", name=name)
    if error.what == "version":
        return tr("“{name}” is of a version that is not known here.", name=name)
    if error.line is not None:
        return tr("“{name}” is damaged in line {line}.", name=name, line=number(error.line))
    if error.place is not None:
        return tr("“{name}” is damaged at place {place}.", name=name, place=number(error.place))
    return tr("“{name}” is damaged.", name=name)


def _graph_fault(error: LexiconError, name: str) -> str:
    """Return what is wrong with a list of our own making, or with the meanings of one."""
    match error:
        case engine.LexiconMissing():
            return tr("“{name}” is not there any more.", name=name)
        case engine.LexiconUnreadable():
            return tr("“{name}” cannot be read: {what}.", name=name, what=error.what)
        case engine.NewerWordGraph() | engine.NewerGlossary():
            return tr("A newer version of this program made “{name}”.", name=name)
        case engine.DamagedWordGraph() | engine.NotAWordGraph() | engine.DamagedGlossary() | engine.NotAGlossary():
            return tr("“{name}” is damaged.", name=name)
        case engine.EmptyWordList():
            return tr("There is no word in “{name}”.", name=name)
        case engine.TooManyLetters():
            return tr("The alphabet of “{name}” has {n} letters, too many for one list.", name=name, n=error.letters)
        case engine.ForeignLetter():
            word, letter = short(error.word), error.letter
            return tr("“{name}”: {letter} in {word} is on none of these tiles.", name=name, letter=letter, word=word)
        case _:
            return tr("“{name}” cannot be used as a word list.", name=name)


def short(text: str) -> str:
    """Return a word, cut off where it is long, without signs that nobody can see."""
    cut = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return "".join(sign if sign.isprintable() else "�" for sign in cut)


# --- what a file holds


def kind(own_list: OwnList) -> str:
    """Return what a file is: ``Text (UTF-8)``."""
    match own_list.format:
        case Format.TEXT:
            return tr("Text ({encoding})", encoding=own_list.encoding.upper().replace("-SIG", ""))
        case Format.SECTIONS:
            return tr("A word file of Scrabble3D")
        case Format.DAWG:
            return tr("A word graph of Quackle (.dawg)")
        case Format.KWG:
            return tr("A word graph (.kwg)")
        case Format.DATABASE:
            return tr("A database of Zyzzyva")
        case Format.GRAPH:
            return tr("A word graph of this program")
    assert_never(own_list.format)


def trouble(what: own.Trouble, letter: str) -> str:
    """Return what is wrong with one word."""
    match what:
        case own.Trouble.FOREIGN_LETTER:
            return tr("no tile bears {letter}", letter=f"“{short(letter)}”")
        case own.Trouble.SINGLE_LETTER:
            return tr("one letter is no word")
        case own.Trouble.TOO_LONG:
            return tr("longer than any board")
    assert_never(what)


def problem(line: Problem) -> tuple[str, str, str]:
    """Return a line of the list of problems: where, the word, what is wrong."""
    return number(line.line), short(line.word), trouble(line.trouble, line.letter)


def remarks(found: OwnList) -> list[str]:
    """Return what was done with the words, a sentence each; what did not happen is not told."""
    told = []
    if found.small:
        told.append(
            plural(
                found.small,
                "{count} word was in small letters; it counts in capitals.",
                "{count} words were in small letters; they count in capitals.",
                count=number(found.small),
            )
        )
    if found.duplicates:
        told.append(
            plural(
                found.duplicates,
                "{count} word stood there twice; it counts once.",
                "{count} words stood there more than once; each counts once.",
                count=number(found.duplicates),
            )
        )
    if found.folded:
        told.append(
            plural(
                found.folded,
                "{count} word lost an accent.",
                "{count} words lost their accents.",
                count=number(found.folded),
            )
        )
    if found.meanings:
        told.append(tr("Meanings stand behind {n}; they are kept.", n=words(len(found.meanings))))
    if found.unused:
        told.append(tr("No word has {letters}.", letters=names(found.unused)))
    if found.left_out * MANY > len(found.words):
        told.append(tr("Many words do not fit. If they are of another language, choose its tiles."))
    return told


def left_out(count: int) -> str:
    """Return how many words are left out."""
    if not count:
        return tr("Every word can be laid with these tiles.")
    return plural(count, "{count} word is left out", "{count} words are left out", count=number(count))


def only_first(count: int) -> str:
    """Return that no more problems are listed."""
    return tr("The first {n} are listed.", n=number(count))
