"""Word lists as data: :func:`read_word_list` reads what a list is, :func:`read_graph` the words themselves.

The word test is chosen here, and only here: every list is a word graph so far. A graph is mapped into memory, not read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.errors import BadValue
from scrabble_gui.catalogue.reading import Table, read_toml
from scrabble_gui.engine.errors import NotAWordGraph
from scrabble_gui.engine.lexicon import WordGraph, read_list

MOST_WORDS = 100_000_000
"""No list has more words."""
LAST = 1_000
"""Place of a list whose file names none, behind those that do."""


@dataclass(frozen=True)
class WordListInfo:
    """What a word list is; the words are not read for it."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    language: str
    """Id of the tile set whose letters it uses."""
    letters: tuple[str, ...]
    """Its alphabet in order."""
    words: int
    """How many words."""
    sha256: str
    """Of the list as its authors published it: as text, or the file that was taken in."""
    graph: Path
    """The file that the program reads."""
    order: int
    """Its place among the lists of a language; the first is the default."""
    provenance: Mapping[str, str | tuple[str, ...]]
    """Where it comes from: texts and lists of texts."""
    glossary: Path | None = None
    """Meanings that came with the list itself."""
    colour: str = ""
    """Its sign for people, ``#rrggbb``; empty where nobody chose one."""


def read_word_list(path: Path) -> WordListInfo:
    """Read what a word list is. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    if table.text("id") != path.stem:
        raise table.bad("id", path.stem)
    if "text" in table:
        _file_name(table, "text")
    provenance = table.table("provenance")
    info = WordListInfo(
        id=path.stem,
        name=table.text("name", least=1),
        language=table.text("language", least=1),
        letters=tuple(table.text("letters", least=1).split()),
        words=table.number("words", 1, MOST_WORDS),
        sha256=_sha256(table),
        graph=path.parent / _file_name(table, "graph"),
        order=table.number("order", 0, MOST_WORDS) if "order" in table else LAST,
        provenance={key: provenance.text_or_texts(key) for key in provenance.keys},
        glossary=path.parent / _file_name(table, "glossary") if "glossary" in table else None,
        colour=_colour(table) if "colour" in table else "",
    )
    table.refuse_unread()
    return info


def _sha256(table: Table) -> str:
    """Return the checksum."""
    text = table.text("sha256")
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise table.bad("sha256")
    return text


def _colour(table: Table) -> str:
    """Return a colour."""
    text = table.text("colour")
    if not re.fullmatch("#[0-9a-fA-F]{6}", text):
        raise table.bad("colour", "#rrggbb")
    return text


def _file_name(table: Table, key: str) -> str:
    """Return the name of a file beside this one."""
    text = table.text(key, least=1)
    if re.search(r'[/\\:*?"<>|]', text) or text.startswith("."):
        raise table.bad(key, "the name of a file beside this one")
    return text


def read_graph(info: WordListInfo, description: Path) -> WordGraph:
    """Return the words of a list; ``description`` is the file that ``info`` was read from.

    Raises a subclass of :class:`~scrabble_gui.engine.errors.LexiconError`, and :class:`BadValue` where the graph is
    not the one that the file describes.
    """
    graph = WordGraph.load(info.graph)
    if graph.letters != info.letters:
        raise BadValue(description, "letters", " ".join(info.letters), " ".join(graph.letters))
    if len(graph) != info.words:
        raise BadValue(description, "words", info.words, str(len(graph)))
    return graph


def read_any_list(path: Path, letters: tuple[str, ...]) -> WordGraph:
    """Return the words of a file that nobody described: a word graph, or a list in plain text in these letters.

    Raises a subclass of :class:`~scrabble_gui.engine.errors.LexiconError`.
    """
    try:
        return WordGraph.load(path)
    except NotAWordGraph:
        return read_list(path, letters)
