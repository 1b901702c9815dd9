"""Word lists as other programs write them, made by us: the bytes of each format."""

import gzip
import io
import sqlite3
import zipfile
from array import array
from contextlib import closing

WORDS = ["AA", "AAS", "CAT", "CATS", "ZYX"]


def _rows(words):
    """The rows of a graph, a row of each node that has children: [(letter, ends, row that follows)]."""
    rows = []

    def row(words):
        place = len(rows)
        rows.append([])
        first = sorted({word[0] for word in words})
        for letter in first:
            below = [word[1:] for word in words if word[0] == letter and len(word) > 1]
            rows[place].append((letter, letter in words, row(below) if below else None))
        return place

    row(sorted(words))
    return rows


def _places(rows):
    """Where each row begins; the first node is the one that leads to the first row."""
    places, free = [], 1
    for row in rows:
        places.append(free)
        free += len(row)
    return places


def dawg(words=WORDS, alphabet=None):
    """A ``.dawg`` of Quackle, version 1."""
    letters = alphabet or sorted(set("".join(words)))
    rows = _rows(words)
    places = _places(rows)
    out = bytearray(b"\x01" + bytes(range(16)) + len(words).to_bytes(3, "big") + bytes([len(letters)]))
    for letter in letters:
        out += letter.encode() + b" "
    out += places[0].to_bytes(3, "big") + bytes([64, 0, 0, 0])
    for row in rows:
        for number, (letter, ends, below) in enumerate(row, start=1):
            flags = letters.index(letter) | (64 if number == len(row) else 0) | 128
            out += (0 if below is None else places[below]).to_bytes(3, "big") + bytes([flags, 0, 0, int(ends)])
    return bytes(out)


def kwg(words=WORDS, letters="ABCDEFGHIJKLMNOPQRSTUVWXYZ"):
    """A ``.kwg`` with the words read forwards only."""
    rows = _rows(words)
    places = _places(rows)
    nodes = array("I", [places[0] | 0x400000])
    for row in rows:
        for number, (letter, ends, below) in enumerate(row, start=1):
            node = (letters.index(letter) + 1) << 24 | (0 if below is None else places[below])
            nodes.append(node | (0x800000 if ends else 0) | (0x400000 if number == len(row) else 0))
    return nodes.tobytes()


def database(words=WORDS, meanings=True):
    """A ``.db`` of Zyzzyva."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.execute(f"CREATE TABLE words (word TEXT, length INTEGER{', definition TEXT' if meanings else ''})")
        for word in words:
            row = (word, len(word), f"meaning of {word.lower()}")
            base.execute(f"INSERT INTO words VALUES (?, ?{', ?' if meanings else ''})", row[: 2 + meanings])
        base.commit()
        return base.serialize()


def scrabble3d():
    """A ``.dic`` of Scrabble3D, in which signs stand for letters of two characters."""
    return (
        b"[Header]\nVersion=00000001\nAuthor=us\n\n[Replace]\n1=CH\n2=LL\n3=RR\n\n[Categories]\n1=all\n\n"
        b"; a remark\n[Words]\n1ICO=a boy;1\nCA3O=a cart;1\nCASA\n"
    )


def packed(name, data):
    """A zip archive with one file, and what a Mac adds."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
        archive.writestr(f"__MACOSX/._{name}", b"junk")
        archive.writestr("README.txt", b"two words\n")
    return out.getvalue()


def gzipped(data):
    return gzip.compress(data, mtime=0)
