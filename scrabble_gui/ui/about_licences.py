"""Whose work the program carries, and the texts of the licences: :func:`licensed_parts`.

An installed program has a folder ``licenses`` whose ``INDEX.txt`` names every part; ``packaging/products/licences.py``
writes it. From source there is what lies beside the data files, and the licence of the program itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui import PROGRAM_NAME
from scrabble_gui.catalogue import WordListInfo
from scrabble_gui.ui.messages import tr

FOLDER = "licenses"
INDEX = "INDEX.txt"


@dataclass(frozen=True, slots=True)
class LicensedPart:
    """A part of the program that somebody made."""

    name: str
    """Its name, as its makers write it."""
    licence: str
    """Its licence in short; may be empty."""
    source: str
    """Where its source is; may be empty."""
    texts: tuple[Path, ...]
    """Files with the words of the licence."""


def licensed_parts(resources: Path, lists: Sequence[WordListInfo]) -> tuple[LicensedPart, ...]:
    """Return all parts, of the program as it is installed or as it runs from source.

    ``resources`` is the folder of the data files, ``lists`` are the word lists at hand. Raises :class:`OSError`.
    """
    folder = resources.parent.parent / FOLDER
    if (folder / INDEX).is_file():
        return parts_of_index(folder)
    return _parts_beside_the_data(resources, lists)


def parts_of_index(folder: Path) -> tuple[LicensedPart, ...]:
    """Return the parts that the index of an installed program names. Raises :class:`OSError`."""
    _, *blocks = (folder / INDEX).read_text(encoding="utf-8").strip().split("\n\n")
    parts = []
    for block in blocks:
        name, *lines = block.splitlines()
        values = {key: value for key, _, value in (line.strip().partition(" ") for line in lines)}
        texts = tuple(folder / text.strip() for text in values.get("text", "").split(",") if text.strip())
        parts.append(LicensedPart(name, values.get("licence", "").strip(), values.get("source", "").strip(), texts))
    return tuple(parts)


def _parts_beside_the_data(resources: Path, lists: Sequence[WordListInfo]) -> tuple[LicensedPart, ...]:
    """Return what a checkout has."""
    own = resources.parent / "LICENSE"
    parts = [LicensedPart(PROGRAM_NAME, "MIT", "", (own,))] if own.is_file() else []
    parts.append(LicensedPart(tr("Typeface: {name}", name="Lato"), "OFL-1.1", "", (resources / "fonts" / "OFL.txt",)))
    meanings = resources / "definitions" / "english.LICENCE.txt"
    parts.append(LicensedPart(tr("Meanings of words"), "WordNet", "", (meanings,)))
    for info in lists:
        text = info.graph.parent / str(info.provenance.get("licence_file", ""))
        if text.is_file():
            name = tr("Words: {name}", name=info.name)
            parts.append(LicensedPart(name, str(info.provenance.get("licence", "")), "", (text,)))
    return tuple(parts)


def licence_text(part: LicensedPart) -> str:
    """Return the words of the licence, those of several files below one another under their names.

    Raises :class:`OSError`.
    """
    texts = [(path.name, path.read_text(encoding="utf-8", errors="replace").strip()) for path in part.texts]
    if len(texts) == 1:
        return texts[0][1] + "\n"
    return "\n\n\n".join(f"=== {name} ===\n\n{text}" for name, text in texts) + "\n"
