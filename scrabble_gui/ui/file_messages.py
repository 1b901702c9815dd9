"""Why a file cannot be read or written, in sentences that say what, where and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from scrabble_gui.catalogue import CatalogueError, KeyFault, UnknownId
from scrabble_gui.core.errors import RuleError
from scrabble_gui.record import errors as record
from scrabble_gui.ui.messages import plural, tr


def save_error(error: record.SaveError) -> str:
    """Return why a saved game cannot be opened: file, line, reason, and that it is untouched."""
    name = error.path.name if error.path else tr("The file")
    reason = _reason(error.reason)
    where = tr("“{name}”, line {line}: {reason}", name=name, line=error.line, reason=reason)
    if error.line is None:
        where = tr("“{name}”: {reason}", name=name, reason=reason)
    if isinstance(error.reason, record.Unreadable):
        return where
    return f"{where} {tr('The file is as it was.')}"


def safe_turns(error: record.SaveError) -> str:
    """Return how much of a damaged game is safe, for the start page."""
    lead = tr("The last game could not be read completely.")
    if not error.safe_turns:
        return lead
    return f"{lead} " + plural(error.safe_turns, "The first turn is safe.", "The first {n} turns are safe.")


def _reason(reason: record.Reason) -> str:
    match reason:
        case record.Unreadable():
            return _system(reason.code, reason.what)
        case record.TooLarge():
            return tr("This is far too large to be a saved game.")
        case record.EmptyFile():
            return tr("There is nothing in it.")
        case record.NotAGame():
            return tr("This is not a saved game.")
        case record.NewerVersion():
            return tr("A newer version of this program wrote it. Please update the program to open it.")
        case record.Damaged():
            return tr("The file is damaged here ({what}).", what=reason.what.value)
        case record.UnknownTileSet() | record.UnknownLayout():
            return tr("It needs the tiles or the board “{id}”, which this computer does not have.", id=reason.id)
        case record.BadSetup():
            return tr("The parts of the game do not fit each other.")
        case record.ForgedTurn():
            return tr("Turn {n} cannot have happened like this.", n=reason.number + 1)
    assert_never(reason)


def write_error(error: record.WriteError) -> str:
    """Return why a game could not be saved, and that the game goes on."""
    reason = _system(error.code, error.what)
    return tr(
        "The game could not be saved in “{folder}”: {reason} You can play on; every turn tries again.",
        folder=error.path.parent,
        reason=reason,
    )


def kept_apart(path: Path) -> str:
    """Return that another program plays the same game, and where this one goes on."""
    return tr(
        "Another program has gone on with this game. Both are kept: this one goes on as “{name}”.", name=path.name
    )


def copy_error(error: record.WriteError) -> str:
    """Return why a copy of a game could not be saved."""
    return tr("“{name}” could not be written: {reason}", name=error.path.name, reason=_system(error.code, error.what))


def _system(code: str, what: str) -> str:
    known = {
        "ENOENT": tr("There is no such file or folder."),
        "EACCES": tr("You are not allowed to use it."),
        "EPERM": tr("You are not allowed to use it."),
        "EISDIR": tr("This is a folder, not a file."),
        "ENOSPC": tr("The disk is full."),
        "EDQUOT": tr("The disk is full."),
        "EROFS": tr("The disk can only be read."),
    }
    return known.get(code, tr("The computer says: {what}.", what=what))


def house_words_error(error: record.SaveError) -> str:
    """Return why a game cannot start with the house words, and how it can without."""
    way = tr("Without house words the game can start: choose so under More choices.")
    return f"{save_error(error)} {way}"


def data_error(error: CatalogueError) -> str:
    """Return why a data file cannot be used."""
    name = _name(error.file)
    if isinstance(error, UnknownId) and error.kind == "words":
        return tr("The word list “{id}” is not here any more. Please choose another one.", id=error.id)
    if isinstance(error, KeyFault):
        return tr("“{name}”: the value of “{key}” cannot be used.", name=name, key=error.key)
    return tr("“{name}” cannot be used: {what}", name=name, what=error)


def setup_error(error: RuleError) -> str:
    """Return why a game cannot be set up like this."""
    return tr("These rules cannot be played like this ({what}).", what=error)


def _name(path: Path | None) -> str:
    return path.name if path else tr("The list")


# --- what nobody expected


def unexpected(log: Path | None) -> str:
    """Return that something went wrong, that the game goes on, and where more is written."""
    if log is None:
        return tr("Something unexpected went wrong. The game is safe and goes on.")
    return tr(
        "Something unexpected went wrong. The game is safe and goes on; what happened is written in “{path}”.", path=log
    )


def died_last_time(log: Path) -> str:
    """Return that the program ended by itself the last time, and where more is written."""
    return tr(
        "The program stopped unexpectedly the last time. Every turn was saved; what happened is written in “{path}”.",
        path=log,
    )
