"""Taking a builder's search paths out of Linux libraries: :func:`forget_search_path`."""

from __future__ import annotations

import struct
from pathlib import Path

_DYNAMIC_SEGMENT = 2
_SEARCH_PATHS = (15, 29)
"""DT_RPATH and DT_RUNPATH, tags of the dynamic table."""


def forget_search_path(library: Path) -> bool:
    """Remove the folders in which a library asks for others to be looked for; return whether it had any.

    Only 64-bit little-endian ELF files are touched. The entries behind the removed one move up, as the loader expects
    the table to end at the first empty entry.
    """
    data = bytearray(library.read_bytes())
    if data[:6] != b"\x7fELF\x02\x01":
        return False
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    found = False
    for place in range(table, table + size * count, size):
        kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", data, place)
        if kind != _DYNAMIC_SEGMENT:
            continue
        entries = [bytes(data[at : at + 16]) for at in range(offset, offset + length, 16)]
        kept = [entry for entry in entries if struct.unpack_from("<q", entry)[0] not in _SEARCH_PATHS]
        found = found or len(kept) < len(entries)
        data[offset : offset + length] = b"".join(kept).ljust(length, b"\0")
    if found:
        library.write_bytes(data)
    return found
