"""Word lists in plain text, in any of the encodings people have, and the word files of Scrabble3D.

:func:`decode` finds the encoding, :func:`plain_words` and :func:`section_words` take the lines apart. A line holds a
word and perhaps its meaning: ``AA a rough lava [n AAS]``, ``AA<tab>…``, ``"AA";"…"``; marks behind the word (``QI#``,
``AA%``, ``OK$``) belong to no word.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path

from scrabble_gui.catalogue.import_errors import DamagedList, NoWordList, WrongKind

RawWord = tuple[int, str, str]
"""Where a word stands (the line of a text, else its number, from 1), its text, and its meaning or an empty text."""

MARKS = "%$#*+!~^@&°|"
"""Signs behind a word that tell which edition it is from."""
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_SEPARATED = re.compile(r"""\s*["'“]?([^\s;,=:/"'“”]+(?:['’-][^\s;,=:/"“”]+)*)["'”]?[\s;,=:]*(.*)""")
_ONE_BYTE = ("cp1252", "cp1250", "iso8859-1")
_HALF = 4_096


def decode(data: bytes, letters: Sequence[str], path: Path) -> tuple[str, str]:
    """Return the text of a file and the name of its encoding.

    UTF-8 and UTF-16 are told by their marks or by fitting; else Western or Central European is taken, whichever gives
    fewer signs that are no letters of the tile set. Raises :class:`NoWordList` for what is no text.
    """
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(mark):
            return _strictly(data, encoding, path), encoding
    head = data[:_HALF]
    if b"\0" in head:
        zeros = (head[::2].count(0), head[1::2].count(0))
        if max(zeros) > len(head) // 4 and min(zeros) <= len(head) // 16:
            encoding = "utf-16-be" if zeros[0] > zeros[1] else "utf-16-le"
            return _strictly(data, encoding, path), encoding
    if _CONTROL.search(data):
        raise NoWordList(path, WrongKind.OTHER)
    try:
        return unicodedata.normalize("NFC", data.decode("utf-8")), "utf-8"
    except UnicodeDecodeError:
        return _one_byte(data, letters)


def _strictly(data: bytes, encoding: str, path: Path) -> str:
    try:
        return unicodedata.normalize("NFC", data.decode(encoding))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DamagedList(path, line, error.start, "encoding") from None


def _one_byte(data: bytes, letters: Sequence[str]) -> tuple[str, str]:
    """Return a text of one byte a character, and the encoding that fits the letters best."""
    wanted = set("".join(letters))
    high = {byte for byte in data if byte > 127}
    counts = {byte: data.count(byte) for byte in high}
    ranked = []
    for place, encoding in enumerate(_ONE_BYTE):
        signs = {byte: bytes([byte]).decode(encoding, "replace").upper() for byte in high}
        ranked.append((sum(counts[byte] for byte, sign in signs.items() if not set(sign) <= wanted), place, encoding))
    *_, encoding = min(ranked)
    return unicodedata.normalize("NFC", data.decode(encoding, "replace")), encoding


def plain_words(text: str, path: Path) -> Iterator[RawWord]:
    """Yield the words of a text, one a line. Raises :class:`NoWordList` for the stems of a spell checker."""
    lines = text.splitlines()
    if lines and lines[0].strip().isdecimal():
        if any("/" in line for line in lines[1:200]):
            raise NoWordList(path, WrongKind.SPELLING)
        lines[0] = ""  # some lists begin with the number of their words
    for number, line in enumerate(lines, start=1):
        if line.isalpha():
            yield number, line, ""
        elif (line := line.strip()) and not line.startswith(("# ", "//", ";")) and line != "#":
            yield _taken_apart(number, line)


def _taken_apart(number: int, line: str) -> RawWord:
    """Return the word of a line, and its meaning."""
    if not (found := _SEPARATED.fullmatch(line)):
        return number, line.rstrip(MARKS) or line, ""
    word, meaning = found.groups()
    meaning = meaning.strip().strip("\"'").lstrip(MARKS).strip()
    told = any(map(str.isalpha, meaning))  # a number behind a word is a rank or a playability
    return number, word.rstrip(MARKS) or word, meaning if told else ""


def is_sections(text: str) -> bool:
    """Whether a text is a word file of Scrabble3D: sections in brackets, one of them the words."""
    return bool(re.search(r"^\s*\[Words\]\s*$", text, re.IGNORECASE | re.MULTILINE))


def section_words(text: str, path: Path) -> Iterator[RawWord]:
    """Yield the words of a file of Scrabble3D: ``word=meaning;category``; signs that stand for letters are replaced.

    Raises :class:`DamagedList` for a line before the first section.
    """
    section, replaced = "", {}
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith((";", "//")):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip().lower()
        elif not section:
            raise DamagedList(path, number, None, "section")
        elif section == "replace":
            sign, _, letter = line.partition("=")
            replaced[sign.strip()] = letter.strip()
        elif section == "words":
            word, _, meaning = line.partition("=")
            for sign, letter in replaced.items():
                word = word.replace(sign, letter) if sign else word
            yield number, word.strip(), meaning.partition(";")[0].strip()
