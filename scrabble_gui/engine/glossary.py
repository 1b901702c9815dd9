"""What words mean: :class:`Glossary` looks a word up in a file of definitions, :func:`pack` makes such a file.

A word is looked up by itself, by its base form ("RETAINS" leads to "RETAIN"), or by what it is derived from ("REWASH"
to "WASH"); :meth:`Glossary.define` says which. Nothing is read before the first word is looked up, and then only the
page with the word. Words are in capitals.

The file is little-endian::

    magic     8 bytes, b"WordGlos"
    u16       format version
    u16       number of pages
    u32       bytes of the index as it stands in the file
    u32       zlib.crc32 of the index as it stands in the file
    index     zlib: for each page a line "FIRST WORD<tab>OFFSET<tab>LENGTH<tab>CRC32", offsets behind the index
    pages     zlib, UTF-8, a line a word, in the order of the code points

A line is ``WORD`` and fields separated by tabs: a part of speech and a text (``nrough lava``), or a kind of origin,
a base, an affix and the parts of speech that count (``=RETAIN/v``, ``~WASH RE-/v``).

Errors are the :class:`~scrabble_gui.engine.errors.LexiconError` of ``engine.errors``. Sentences for people ("another
spelling of …") belong to the layers above.
"""

from __future__ import annotations

import bisect
import struct
import threading
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Self

from scrabble_gui.engine.errors import DamagedGlossary, LexiconMissing, LexiconUnreadable, NewerGlossary, NotAGlossary

_MAGIC = b"WordGlos"
_VERSION = 1
_HEADER = struct.Struct("<8sHHII")
_PAGE = 16_384
_MOST_INDEX = 16_000_000
_MOST_PAGE = 4_000_000
_MOST_STEPS = 6


class Part(StrEnum):
    """Parts of speech, as they stand in the file."""

    NOUN = "n"
    VERB = "v"
    ADJECTIVE = "a"
    ADVERB = "r"
    EXCLAMATION = "i"
    OTHER = "o"


class OriginKind(StrEnum):
    """How a word belongs to another, as it stands in the file."""

    FORM = "="
    """A plural, a past tense, a comparative."""
    SPELLING = "*"
    """Another spelling."""
    DERIVED = "~"
    """With a prefix or a suffix."""
    COMPOUND = "+"
    """Two words put together."""


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of a word."""

    part: Part
    """Its part of speech."""
    text: str
    """What it means."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a word comes from."""

    kind: OriginKind
    """How."""
    base: str
    """The other word."""
    affix: str = ""
    """``RE-`` or ``-NESS``; the first of two words put together; empty for the other kinds."""
    parts: str = ""
    """The parts of speech of the base that go with it, ``nv``; empty where they are not known."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the file says of a word."""

    word: str
    """The word."""
    senses: tuple[Sense, ...]
    """Its own meanings, the most frequent first."""
    origins: tuple[Origin, ...]
    """What it may come from, the likeliest first."""


@dataclass(frozen=True, slots=True)
class Definition:
    """The answer to the question what a word means."""

    word: str
    """The word asked for."""
    base: str
    """The word itself, or what it is a form or another spelling of."""
    steps: tuple[Origin, ...]
    """What the base is derived from, step by step; ``senses`` are those of the last. Empty: they are the base's."""
    senses: tuple[Sense, ...]
    """The meanings; empty where none is known."""
    also: tuple[str, ...] = ()
    """Words of which it is a form besides, as FOUND is of FIND."""


class Glossary:
    """The definitions of a language. Unchanging; may be shared by threads."""

    def __init__(self, path: Path) -> None:
        """Take the file, which is read when the first word is looked up."""
        self._path = path
        self._lock = threading.Lock()
        self._last: tuple[int, dict[str, str]] = (-1, {})

    @classmethod
    def load(cls, path: Path) -> Self:
        """Return the glossary of a file, and look at its index.

        Raises ``LexiconMissing``, ``LexiconUnreadable``, ``NotAGlossary``, ``NewerGlossary``, ``DamagedGlossary``.
        """
        glossary = cls(path)
        _ = glossary._index
        return glossary

    def entry(self, word: str) -> Entry | None:
        """Return what the file says of a word in capitals; nothing where it says nothing. Raises as :meth:`load`."""
        firsts, places = self._index
        number = bisect.bisect_right(firsts, word) - 1
        if number < 0 or not word:
            return None
        line = self._page(number, *places[number]).get(word)
        if line is None:
            return None
        try:
            return _parsed(word, line.split("\t"))
        except (ValueError, IndexError):
            raise DamagedGlossary(self._path, "page") from None

    def define(self, word: str) -> Definition:
        """Return what a word in capitals means, as far as it is known. Raises as :meth:`load`."""
        entry = self.entry(word)
        base, steps, parts = word, list[Origin](), ""
        also = tuple(origin.base for origin in entry.origins) if entry and entry.senses else ()
        for _ in range(_MOST_STEPS):
            if entry is None or entry.senses or not entry.origins:
                break
            origin = entry.origins[0]
            parts = origin.parts
            if steps or origin.kind in (OriginKind.DERIVED, OriginKind.COMPOUND):
                steps.append(origin)
            else:
                base = origin.base
            entry = self.entry(origin.base)
        senses = entry.senses if entry else ()
        if any(sense.part in parts for sense in senses):
            senses = tuple(sense for sense in senses if sense.part in parts)
        return Definition(word, base, tuple(steps), senses, also)

    @cached_property
    def _index(self) -> tuple[list[str], list[tuple[int, int, int]]]:
        """The first word of each page, and where it lies: offset in the file, length, checksum."""
        head = self._read(0, _HEADER.size)
        if not head.startswith(_MAGIC):
            raise NotAGlossary(self._path)
        if len(head) < _HEADER.size:
            raise DamagedGlossary(self._path, "length")
        _, version, pages, size, checksum = _HEADER.unpack(head)
        if version > _VERSION:
            raise NewerGlossary(self._path, version, _VERSION)
        packed = self._read(_HEADER.size, size)
        start = _HEADER.size + size
        text = self._unpacked(packed, checksum, _MOST_INDEX, "index")
        try:
            rows = [line.split("\t") for line in text.splitlines()]
            places = [(start + int(offset), int(length), int(crc)) for _, offset, length, crc in rows]
        except ValueError:
            raise DamagedGlossary(self._path, "index") from None
        firsts = [row[0] for row in rows]
        if len(rows) != pages or firsts != sorted(firsts):
            raise DamagedGlossary(self._path, "index")
        return firsts, places

    def _page(self, number: int, offset: int, length: int, checksum: int) -> dict[str, str]:
        """Return {word: the rest of its line} of a page; the last one is kept."""
        with self._lock:
            last, lines = self._last
        if last == number:
            return lines
        text = self._unpacked(self._read(offset, length), checksum, _MOST_PAGE, "page")
        lines = {word: rest for word, _, rest in (line.partition("\t") for line in text.split("\n") if line)}
        with self._lock:
            self._last = (number, lines)
        return lines

    def _read(self, offset: int, length: int) -> bytes:
        """Return bytes of the file."""
        if not self._path.is_file():
            raise LexiconMissing(self._path)
        try:
            with self._path.open("rb") as file:
                file.seek(offset)
                return file.read(length)
        except (OSError, ValueError, OverflowError) as error:
            raise LexiconUnreadable(self._path, getattr(error, "strerror", None) or type(error).__name__) from error

    def _unpacked(self, packed: bytes, checksum: int, most: int, what: str) -> str:
        """Return a compressed text of the file."""
        try:
            reader = zlib.decompressobj()
            raw = reader.decompress(packed, most)
            if zlib.crc32(packed) != checksum or not reader.eof:
                raise DamagedGlossary(self._path, what)
            return raw.decode()
        except (zlib.error, UnicodeDecodeError):
            raise DamagedGlossary(self._path, what) from None


def pack(entries: Iterable[Entry]) -> bytes:
    """Return the file of these entries; the same entries always give the same bytes.

    Raises ``ValueError`` for a word that stands twice, and for tabs and line ends within a text.
    """
    lines = sorted((entry.word, _line(entry)) for entry in entries)
    if len({word for word, _ in lines}) < len(lines):
        raise ValueError("twice")
    index, pages, page, size, offset = [], [], list[tuple[str, str]](), 0, 0
    for number, pair in enumerate(lines, start=1):
        page.append(pair)
        size += len(pair[1])
        if size >= _PAGE or number == len(lines):
            packed = zlib.compress("\n".join(line for _, line in page).encode(), 9)
            index.append(f"{page[0][0]}\t{offset}\t{len(packed)}\t{zlib.crc32(packed)}")
            pages.append(packed)
            offset += len(packed)
            page, size = [], 0
    packed_index = zlib.compress("\n".join(index).encode(), 9)
    header = _HEADER.pack(_MAGIC, _VERSION, len(pages), len(packed_index), zlib.crc32(packed_index))
    return header + packed_index + b"".join(pages)


def _line(entry: Entry) -> str:
    """Return an entry as it stands in the file."""
    senses = [f"{sense.part}{sense.text}" for sense in entry.senses]
    origins = [f"{origin.kind}{origin.base} {origin.affix}".rstrip() + f"/{origin.parts}" for origin in entry.origins]
    fields = [entry.word, *senses, *origins]
    if any(sign in field for field in fields for sign in "\t\n\r") or " " in entry.word or not entry.word:
        raise ValueError(fields)
    return "\t".join(fields)


def _parsed(word: str, fields: list[str]) -> Entry:
    """Return the entry of a line; raises ``ValueError`` and ``IndexError`` for one that is none."""
    senses, origins = [], []
    for field in fields:
        if field[0] in tuple(OriginKind):
            names, _, parts = field[1:].partition("/")
            base, _, affix = names.partition(" ")
            origins.append(Origin(OriginKind(field[0]), base, affix, parts))
        else:
            senses.append(Sense(Part(field[0]), field[1:]))
    return Entry(word, tuple(senses), tuple(origins))
