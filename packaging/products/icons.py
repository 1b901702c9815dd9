"""The icons of the products, drawn from the SVG files in all sizes: PNG, and the containers of Windows and macOS.

Needs Qt, so it runs in the environment of the build.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels of the icons of a Linux desktop."""
_ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
_ICNS_KINDS = {
    16: ("icp4",),
    32: ("icp5", "ic11"),
    64: ("ic12",),
    128: ("ic07",),
    256: ("ic08", "ic13"),
    512: ("ic09", "ic14"),
    1024: ("ic10",),
}


def png(svg: Path, size: int) -> bytes:
    """Return an icon as a PNG of this many pixels a side."""
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise ValueError(f"{svg} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def ico(svg: Path) -> bytes:
    """Return an icon for Windows: a table of contents and PNGs."""
    pictures = [(size, png(svg, size)) for size in _ICO_SIZES]
    table, place = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, data in pictures:
        table += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return table + b"".join(data for _, data in pictures)


def icns(svg: Path) -> bytes:
    """Return an icon for macOS: chunks of a kind, a length and a PNG."""
    chunks = b""
    for size, kinds in _ICNS_KINDS.items():
        data = png(svg, size)
        for kind in kinds:
            chunks += kind.encode("ascii") + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks
