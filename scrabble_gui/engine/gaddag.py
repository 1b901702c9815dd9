"""The GADDAG of a word graph: where plays are found. :func:`derive` makes one, :class:`Gaddag` reads it.

A GADDAG is derived from a :class:`~scrabble_gui.engine.lexicon.WordGraph` and tells the words of 2 to
:data:`~scrabble_gui.engine.cells.LONGEST` letters. It is a file beside the graph, or made again wherever it is missing.
Little-endian::

    magic     8 bytes, b"WordGddg"
    u16       format version
    u16       1 for wide nodes (more than 30 letters), 0 for narrow ones
    u32       index of the root of the words read forwards
    u32       number of cells, even
    u32       bytes of the anagram filter, a power of two
    u64       the checksum of the word graph it was derived from
    u64       checksum of everything but this field
    cells     u32 each
    filter    one bit for each hash of the letters of a word

A node is a run of cells: a mask of the letters that lead on (bit 0 is the separator, bit 1 the first letter), a mask of
those that end a word, then for each bit of the first mask, in order, the index of the node it leads to, or 0 where
nothing follows. A narrow node leaves the second mask out where no word ends; bit 31 of the first says that it is there.
Wide nodes have two cells for each mask, the lower half first, and leave none out. The root at 0 reads words from any of
their letters backwards; behind the separator, and from the forward root, they are read forwards.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import struct
import sys
import threading
import zlib
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scrabble_gui.engine.cells import MOST_LETTERS, MOST_NARROW
from scrabble_gui.engine.errors import DamagedWordGraph, LexiconError, NewerWordGraph, NotAWordGraph, TooManyLetters
from scrabble_gui.engine.gaddag_builder import Builder, checksum
from scrabble_gui.engine.lexicon import WordGraph, mapped

_MAGIC = b"WordGddg"
_VERSION = 1
_HEADER = struct.Struct("<8sHHIIIQ")
_CHECKSUM = struct.Struct("<Q")
_START = _HEADER.size + _CHECKSUM.size
_MASK64 = 0xFFFFFFFFFFFFFFFF
_BITS_A_WORD = 16


def letter_hash(letter: int) -> int:
    """Return the 64-bit number of a letter, 1 to 63, whose sums tell anagrams (splitmix64, Steele and others 2014)."""
    value = (letter * 0x9E3779B97F4A7C15) & _MASK64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK64
    return value ^ (value >> 31)


HASHES: Final = tuple(letter_hash(letter) for letter in range(MOST_LETTERS + 1))
"""The number of each letter; the blank at 0 has none of use."""


@dataclass(frozen=True, eq=False)
class Gaddag:
    """The cells that the move generator walks. Unchanging; may be shared by threads."""

    cells: memoryview
    """All nodes, 32-bit numbers; the root at 0."""
    forward: int
    """Index of the root of the words read forwards."""
    wide: bool
    """Whether a mask takes two cells."""
    filter: memoryview
    """Bytes of the anagram filter."""
    letters: tuple[str, ...]
    """The alphabet: letter 1 first."""
    path: Path | None
    """The file; none where the cells are in memory only."""


def derive(graph: WordGraph, progress: Callable[[float], bool] | None = None) -> bytes | None:
    """Return the file of the GADDAG of a graph.

    ``progress`` is told the part that is done, 0 to 1, every few thousand words; when it answers false the work stops
    and the answer is nothing. Raises ``TooManyLetters`` for more than 63 letters, ``DamagedWordGraph``.
    """
    if len(graph.letters) > MOST_LETTERS:
        raise TooManyLetters(len(graph.letters), MOST_LETTERS)
    wide = len(graph.letters) > MOST_NARROW
    size = max(6, (len(graph) * _BITS_A_WORD - 1).bit_length())
    builder = Builder(array("Q", graph.cells), wide, array("Q", HASHES), 64 - size)
    try:
        builder.begin()
        for letter in range(1, len(graph.letters) + 1):
            if progress is not None and not progress((letter - 1) / len(graph.letters)):
                return None
            builder.step(letter)
        cells, forward = builder.finish()
    except IndexError:
        raise DamagedWordGraph(None, "nodes") from None
    body = _little(cells) + bytes(builder.filter)
    head = _HEADER.pack(_MAGIC, _VERSION, int(wide), forward, len(cells) // 4, len(builder.filter), graph.checksum)
    return head + _CHECKSUM.pack(_total(head, memoryview(body))) + body


def _total(head: bytes, body: memoryview) -> int:
    """Return the checksum of a file without its checksum."""
    return checksum(body.cast("Q")) ^ zlib.crc32(head)


def _little(cells: bytes) -> bytes:
    """Return 32-bit numbers of this machine as they stand in the file."""
    if sys.byteorder == "little":
        return cells
    numbers = array("I", cells)
    numbers.byteswap()
    return numbers.tobytes()


def read_gaddag(data: bytes | mmap.mmap, graph: WordGraph, path: Path | None = None) -> Gaddag:
    """Read the GADDAG of a graph where it lies.

    Raises ``NotAWordGraph``, ``NewerWordGraph``, and ``DamagedWordGraph``, also for the GADDAG of another graph.
    """
    view = memoryview(data)
    if bytes(view[: len(_MAGIC)]) != _MAGIC:
        raise NotAWordGraph(path)
    if len(view) < _START:
        raise DamagedWordGraph(path, "length")
    head = bytes(view[: _HEADER.size])
    _, version, wide, forward, cells, bits, source = _HEADER.unpack(head)
    if version > _VERSION:
        raise NewerWordGraph(path, version, _VERSION)
    if len(view) != _START + 4 * cells + bits or cells % 2 or not bits or bits & (bits - 1) or bits % 8:
        raise DamagedWordGraph(path, "length")
    if _CHECKSUM.unpack(view[_HEADER.size : _START])[0] != _total(head, view[_START:]):
        raise DamagedWordGraph(path, "checksum")
    if source != graph.checksum or wide != (len(graph.letters) > MOST_NARROW) or forward >= cells:
        raise DamagedWordGraph(path, "nodes")
    body = view[_START : _START + 4 * cells]
    return Gaddag(_native(body), forward, bool(wide), view[_START + 4 * cells :], graph.letters, path)


def load_gaddag(path: Path, graph: WordGraph) -> Gaddag:
    """Map the GADDAG of a graph into memory. Raises what :func:`read_gaddag` raises, and what a missing file does."""
    return read_gaddag(mapped(path), graph, path)


def _native(view: memoryview) -> memoryview:
    """Return the little-endian cells as numbers of this machine; only a big-endian one has to copy them."""
    if sys.byteorder == "little":
        return view.cast("I")
    cells = array("I", bytes(view))
    cells.byteswap()
    return memoryview(cells)


def beside(graph: Path) -> Path:
    """Return where the GADDAG of the graph in a file is looked for first."""
    return graph.with_suffix(".gaddag")


def open_gaddag(
    graph: WordGraph, cache: Path | None = None, progress: Callable[[float], bool] | None = None
) -> Gaddag | None:
    """Return the GADDAG of a graph: from the file beside it, from the folder ``cache``, or made now for that folder.

    Making it takes a second compiled and some ten uncompiled; ``progress`` and the answer nothing are those of
    :func:`derive`. A file that is damaged or of another graph is made again. Raises what :func:`derive` raises.
    """
    places = [beside(graph.path)] if graph.path else []
    kept = cache / f"{graph.checksum:016x}.gaddag" if cache else None
    for place in (*places, *([kept] if kept else [])):
        try:
            return load_gaddag(place, graph)
        except LexiconError:
            continue
    data = derive(graph, progress)
    if data is None:
        return None
    if kept and _written(kept, data):
        return load_gaddag(kept, graph)
    return read_gaddag(data, graph)


def write_beside(path: Path) -> Path:
    """Write the GADDAG of the graph in a file beside it, unless a good one lies there; return its file.

    Raises what :func:`derive` raises, and ``OSError``.
    """
    graph = WordGraph.load(path)
    place = beside(path)
    try:
        load_gaddag(place, graph)
    except LexiconError:
        data = derive(graph)
        assert data is not None  # nobody stopped it
        place.write_bytes(data)
    return place


def _written(path: Path, data: bytes) -> bool:
    """Write a file in one step; return whether that was possible: where it was not, the words stay in memory."""
    beside_it = path.with_name(f"{path.name}.{os.getpid()}.{threading.get_ident()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside_it.write_bytes(data)
        beside_it.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside_it.unlink()
        return False
    return True
