"""The bytes of a word list: read from a file of bounded size, taken out of a zip or gzip archive where it is packed."""

from __future__ import annotations

import gzip
import io
import re
import zipfile
import zlib
from pathlib import Path

from scrabble_gui.catalogue.errors import Unreadable
from scrabble_gui.catalogue.import_errors import DamagedList, ManyFiles, NoWords, TooLarge

MOST_BYTES = 200_000_000
"""Bytes of a file, packed or not, that are read."""
_UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError, IndexError)
"""What damaged archives raise, and those with a password, an unknown method or a bad name."""


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file.

    Raises :class:`Unreadable`, or :class:`TooLarge` above :data:`MOST_BYTES`.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(path, error.strerror or type(error).__name__) from error
    if len(data) > MOST_BYTES:
        raise TooLarge(path, MOST_BYTES)
    return data


def unpacked(data: bytes, path: Path) -> tuple[bytes, str]:
    """Return what is packed in an archive, and its name; other bytes as they are, under the name of the file.

    Raises :class:`DamagedList`, :class:`ManyFiles`, :class:`NoWords`, or :class:`TooLarge` for what is too large
    unpacked.
    """
    try:
        if data.startswith(b"\x1f\x8b"):
            with gzip.open(io.BytesIO(data)) as file:
                return _bounded(file.read(MOST_BYTES + 1), path), path.name.removesuffix(".gz")
        if data.startswith(b"PK\x03\x04"):
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                inside = _only_file(archive, path)
                with archive.open(inside) as file:
                    return _bounded(file.read(MOST_BYTES + 1), path), inside.filename
    except _UNREADABLE as error:
        raise DamagedList(path, None, None, "archive") from error
    return data, path.name


def _bounded(data: bytes, path: Path) -> bytes:
    if len(data) > MOST_BYTES:
        raise TooLarge(path, MOST_BYTES)
    return data


def _only_file(archive: zipfile.ZipFile, path: Path) -> zipfile.ZipInfo:
    """Return the one file of an archive that may be a list."""
    files = [
        info
        for info in archive.infolist()
        if not info.is_dir() and not re.search(r"^__MACOSX/|(^|/)\.[^/]*$", info.filename)
    ]
    lists = [info for info in files if not re.search(r"(readme|licen[cs]e|copying)", info.filename, re.IGNORECASE)]
    for chosen in (lists, files):
        if len(chosen) == 1:
            return chosen[0]
    if not files:
        raise NoWords(path)
    raise ManyFiles(path, tuple(info.filename for info in lists or files))
