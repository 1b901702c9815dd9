"""Keeping a word list of somebody's own in the user's folder: :func:`install`, :func:`relabel`, :func:`remove`.

A list is a graph, a description and, where the file told meanings, a glossary. The description is written last and
moved into its place in one step: a list is there whole or not at all, and one that is replaced stays until the new one
is there.
"""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.errors import IdTaken, Unreadable
from scrabble_gui.catalogue.import_errors import ImportCancelled
from scrabble_gui.catalogue.word_files import WordListInfo, read_word_list
from scrabble_gui.catalogue.word_import import OwnList, Progress
from scrabble_gui.engine.glossary import Entry, Part, Sense, pack
from scrabble_gui.engine.lexicon import build

LONGEST_ID = 40
_STEP = 4_096


@dataclass(frozen=True, slots=True)
class Label:
    """What a list is called."""

    id: str
    """Name of its files: small letters, digits and hyphens."""
    name: str
    """Name for people."""
    language: str
    """Id of the tile set whose letters it uses."""
    colour: str = ""
    """``#rrggbb``, or empty."""


def id_for(name: str) -> str:
    """Return an id made of a name.

    >>> id_for("Ömas Wörter (2).txt")
    'omas-worter-2-txt'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID].strip("-") or "own"


def is_id(text: str) -> bool:
    """Whether a text may be the id of a list."""
    return bool(re.fullmatch("[a-z0-9]+([_-][a-z0-9]+)*", text)) and len(text) <= LONGEST_ID


def install(
    own: OwnList,
    label: Label,
    folder: Path,
    *,
    shipped: Sequence[str] = (),
    replace: bool = False,
    progress: Progress | None = None,
) -> WordListInfo:
    """Keep a list in the folder ``words`` of the user's data, and return what it is.

    ``shipped`` are the ids of the program's own lists, which keep their meaning. ``progress`` is told the part that is
    done. Raises :class:`~scrabble_gui.catalogue.errors.IdTaken` for an id of the program's, and for one of the user's
    without ``replace``; :class:`~scrabble_gui.catalogue.errors.Unreadable` when a file cannot be written;
    ``ImportCancelled``; ``ValueError`` for an id that is none; what :func:`~scrabble_gui.engine.lexicon.build` raises.
    """
    if not is_id(label.id):
        raise ValueError(label.id)
    target = folder / "words" / f"{label.id}.toml"
    if label.id in shipped or (target.exists() and not replace):
        raise IdTaken(target, "words", label.id)
    mark = secrets.token_hex(4)
    files = {f"{label.id}.{mark}.graph": build(_told(own.words, progress), own.letters)}
    if progress is not None and not progress(0.9):
        raise ImportCancelled
    if own.meanings:
        files[f"{label.id}.{mark}.glossary"] = pack(_entries(own.meanings))
    before = _files_of(target)
    written = []
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            written.append(target.parent / name)
            written[-1].write_bytes(data)
        new = target.with_name(f".{label.id}.{mark}.tmp")
        written.append(new)
        new.write_text(_description(own, label, mark), encoding="utf-8")
        new.replace(target)
    except BaseException as error:
        _unlink(written)
        if isinstance(error, OSError):
            raise Unreadable(target, error.strerror or type(error).__name__) from error
        raise
    _unlink(before)
    if progress is not None:
        progress(1.0)
    return read_word_list(target)


def relabel(info: WordListInfo, folder: Path, *, name: str, colour: str) -> WordListInfo:
    """Give a list of the user's another name and colour, and return what it is then; its id and its words stay.

    Raises :class:`~scrabble_gui.catalogue.errors.Unreadable` when the description cannot be read or written.
    """
    target = folder / "words" / f"{info.id}.toml"
    new = target.with_name(f".{info.id}.{secrets.token_hex(4)}.tmp")
    try:
        head, rest = _halves(target.read_text(encoding="utf-8"))
        kept = [line for line in head.splitlines() if not re.match(r"(name|colour)\s*=", line)]
        kept += [f"name = {_toml(name)}", *([f"colour = {_toml(colour)}"] if colour else [])]
        new.write_text("\n".join((*kept, "", rest)), encoding="utf-8")
        new.replace(target)
    except (OSError, UnicodeDecodeError) as error:
        _unlink([new])
        raise Unreadable(target, getattr(error, "strerror", None) or type(error).__name__) from error
    return read_word_list(target)


def _halves(text: str) -> tuple[str, str]:
    """Return the keys of a description, and the tables behind them."""
    at = text.find("\n[")
    return (text.rstrip(), "") if at < 0 else (text[:at].rstrip(), text[at + 1 :])


def remove(info: WordListInfo, folder: Path) -> None:
    """Throw away a list of the user's.

    Raises :class:`~scrabble_gui.catalogue.errors.Unreadable` when its description cannot be removed.
    """
    target = folder / "words" / f"{info.id}.toml"
    files = _files_of(target)
    try:
        target.unlink()
    except OSError as error:
        raise Unreadable(target, error.strerror or type(error).__name__) from error
    _unlink(files)


def _told(words: Sequence[Sequence[str]], progress: Progress | None) -> Iterator[Sequence[str]]:
    """Yield the words and tell how many were; a third of the work is done when all were."""
    for number, word in enumerate(words):
        if progress is not None and not number % _STEP and not progress(number / len(words) / 3):
            raise ImportCancelled
        yield word


def _entries(meanings: dict[str, str]) -> Iterator[Entry]:
    """Yield what the file tells of the words, as a glossary keeps it."""
    for word, meaning in meanings.items():
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in meaning).split())
        if text:
            yield Entry(word, (Sense(Part.OTHER, text),), ())


def _description(own: OwnList, label: Label, mark: str) -> str:
    """Return the data file of a list."""
    fields: dict[str, str | int] = {
        "id": label.id,
        "name": label.name,
        "language": label.language,
        "letters": " ".join(own.letters),
        "graph": f"{label.id}.{mark}.graph",
        **({"glossary": f"{label.id}.{mark}.glossary"} if own.meanings else {}),
        **({"colour": label.colour} if label.colour else {}),
        "words": len(own.words),
        "sha256": own.sha256,
    }
    lines = [f"{key} = {_toml(value)}" for key, value in fields.items()]
    source = {"file": own.path.name, "format": own.format.value, "encoding": own.encoding}
    lines += ["", "[provenance]", *(f"{key} = {_toml(value)}" for key, value in source.items() if value)]
    return "# A word list that was taken in from a file.\n\n" + "\n".join(lines) + "\n"


def _toml(value: str | int) -> str:
    """Return a value as TOML writes it; signs that no name should have are left out."""
    if isinstance(value, int):
        return str(value)
    return json.dumps("".join(sign for sign in value if sign.isprintable()), ensure_ascii=False)


def _files_of(target: Path) -> list[Path]:
    """Return the files that belong to a list besides its description."""
    return [path for path in target.parent.glob(f"{target.stem}.*.*") if path.suffix in (".graph", ".glossary")]


def _unlink(paths: Sequence[Path]) -> None:
    """Throw files away; one that is still in use stays behind and does no harm."""
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink()
