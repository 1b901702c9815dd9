"""Talking to the console: :func:`answer`, :func:`complain`, and :func:`guarded` round a whole command."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, CatalogueError, data_place, resources_folder
from scrabble_gui.cli.sentences import sentence
from scrabble_gui.engine.errors import LexiconError

GOOD = 0
"""Exit status: all is well."""
FINDING = 1
"""Exit status: something was found out: an illegal play, a word that is not valid."""
BAD_INPUT = 2
"""Exit status: something could not be read."""
INTERRUPTED = 130
"""Exit status: somebody pressed Ctrl+C."""


def use_utf8() -> None:
    """Write UTF-8 whatever the locale says; half a character of a strange file name becomes an escape of JSON."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def answer(data: object) -> None:
    """Write one answer: JSON on a line of standard output."""
    print(json.dumps(data, ensure_ascii=False))


def complain(message: str, file: Path | None = None, line: int | None = None) -> None:
    """Write a message to standard error, as ``FILE:LINE: message`` where they are known."""
    place = f"{shown(file)}:{line}: " if file and line else f"{shown(file)}: " if file else ""
    print(place + message, file=sys.stderr)


def shown(path: Path) -> str:
    """Return a path as text, in UTF-8 also where the locale knows only ASCII."""
    return text_of(str(path))


def text_of(argument: str) -> str:
    """Return an argument as it was typed, in UTF-8 also where the locale knows only ASCII."""
    return os.fsencode(argument).decode("utf-8", "surrogateescape")


def catalogue() -> Catalogue:
    """Return the data of the program and the user; no folder is made for it."""
    return Catalogue([resources_folder(), data_place()])


def data_cache() -> Path:
    """Return the folder for what can be made again; it need not be there."""
    return data_place() / "cache"


def guarded(command: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run a command; an error in its data becomes a message and exit status 2."""
    use_utf8()
    try:
        status = command(arguments)
        sys.stdout.flush()
    except (CatalogueError, LexiconError) as error:
        complain(sentence(error), *place_of(error))
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read the answers has enough; nothing more may be written when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def place_of(error: CatalogueError | LexiconError) -> tuple[Path | None, int | None]:
    """Return file and line of an error, as far as it knows them."""
    file = error.file if isinstance(error, CatalogueError) else getattr(error, "path", None)
    return file, getattr(error, "line", None)


def parser(command: str, description: str) -> argparse.ArgumentParser:
    """Return an empty parser of the arguments of a command."""
    return argparse.ArgumentParser(prog=f"scrabble-gui {command}", description=description, allow_abbrev=False)
