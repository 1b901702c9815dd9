#!/usr/bin/env python3
"""Measure what the products weigh: beside those of an empty window built the same way, and part by part.

    python3 packaging/build.py deb appimage rpm windows      first
    .venv/bin/python packaging/measure_products.py [deb rpm appimage windows]

Prints the tables of this folder's README. The empty program is a package of the same name with one window, frozen by
the same spec and hooks and packed by the same modules; it lies in ``build/empty``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from products import appimage, bundle, deb, rpm, windows
from products.common import BUILD, DIST, ROOT, TECHNICAL_NAME, fresh, identity, say, size_of
from products.licences import TEXTS

EMPTY = BUILD / "empty"
PRODUCTS = {"deb": deb, "rpm": rpm, "appimage": appimage, "windows": windows}
SUFFIXES = {"deb": ".deb", "rpm": ".rpm", "appimage": ".AppImage", "windows": "-setup.exe"}
WINDOW = """\
import sys


def main():
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.show()
    return app.exec()
"""
PARTS = {
    "Python": ("libpython*", "python3*", "base_library.zip", "libsqlite3*", "libffi*"),
    "QtCore, PySide6's base": ("PySide6/Qt/lib/libQt6Core*", "PySide6/QtCore*", "*libpyside6*", "shiboken6/*"),
    "ICU, for Qt": ("*libicu*",),
    "QtGui": ("PySide6/Qt/lib/libQt6Gui*", "PySide6/QtGui*", "*/libqoffscreen*"),
    "QtWidgets": ("PySide6/Qt/lib/libQt6Widgets*", "PySide6/QtWidgets*"),
    "QtSvg": ("PySide6/Qt/lib/libQt6Svg*", "PySide6/QtSvg*", "*/iconengines/*", "*/imageformats/*"),
    "QtNetwork, with Kerberos": (
        *("PySide6/Qt/lib/libQt6Network*", "PySide6/QtNetwork*"),
        *("libgssapi*", "libkrb5*", "libk5crypto*", "libcom_err*", "libkeyutils*"),
    ),
    "QtPrintSupport": ("PySide6/Qt/lib/libQt6PrintSupport*", "PySide6/QtPrintSupport*", "*/printsupport/*"),
    "X11": ("*libQt6XcbQpa*", "*/libqxcb*", "libxcb*", "libX*", "libxkb*", "libbsd*", "libmd*", "*/libcompose*"),
    "Wayland": ("*libQt6Wayland*", "*/libqwayland*", "*/wayland-*"),
    "D-Bus: portals, ibus": (
        *("*libQt6DBus*", "*/platformthemes/*", "*/libibus*", "libdbus*", "libsystemd*", "libgcrypt*", "libgpg*"),
        *("libcap*", "liblz4*", "libzstd*"),
    ),
    "Fonts and glib": (
        "libfreetype*",
        "libfontconfig*",
        "libglib*",
        "libgthread*",
        "libpcre*",
        "libpng*",
        "libbrotli*",
    ),
    "Qt's own texts": ("*/translations/*",),
    "Data": ("scrabble_gui/resources/*",),
    "Compiled engine": ("scrabble_gui/engine/*",),
    "Licences": ("licenses/*",),
    "The program, and the rest": ("*",),
}
"""Part → patterns of paths within the bundle; a file belongs to the first that fits."""


def empty_source() -> Path:
    """Write the empty program and return the folder."""
    folder = fresh(EMPTY / "source")
    package = folder / "scrabble_gui"
    package.mkdir()
    about = identity()
    (package / "__init__.py").write_text(f'PROGRAM_NAME = "{about.name}"\n__version__ = "{about.version}"\n', "utf-8")
    (package / "__main__.py").write_text(WINDOW, encoding="utf-8")
    icons = folder / "resources" / "icons"
    icons.mkdir(parents=True)
    name = f"{TECHNICAL_NAME}.svg"
    (icons / name).write_bytes((ROOT / "resources" / "icons" / name).read_bytes())
    (folder / "setup.py").write_text("COMPILED = []\n", encoding="utf-8")
    return folder


def make_empty(names: Sequence[str]) -> tuple[Path, dict[str, Path]]:
    """Make the empty bundle and its products; return the folder of the one, and the files of the others."""
    source = empty_source()
    made = bundle.make(source, EMPTY / "linux")
    bundle.make = lambda *_: made  # type: ignore[assignment]
    windows.ROOT, windows.for_windows = source, lambda *_: []
    found = {}
    for name in names:
        PRODUCTS[name].DIST = EMPTY / "dist"
        found[name] = PRODUCTS[name].make(False)
    return made, found


def packed(folder: Path, files: Sequence[Path]) -> int:
    """Return the bytes that files take when packed together as in the .deb."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listing:
        listing.write("\n".join(path.relative_to(folder).as_posix() for path in files))
        listing.flush()
        tar = ["tar", "--create", "--directory", str(folder), "--no-recursion", "--files-from", listing.name]
        with subprocess.Popen(tar, stdout=subprocess.PIPE) as archive:
            done = subprocess.run(["xz", "-6", "--stdout"], stdin=archive.stdout, stdout=subprocess.PIPE, check=True)
    return len(done.stdout)


def by_part(inside: Path) -> dict[str, list[Path]]:
    """Return the files of each part."""
    found: dict[str, list[Path]] = {part: [] for part in PARTS}
    for path in sorted(inside.rglob("*")):
        if path.is_file() and not path.is_symlink():
            name = path.relative_to(inside).as_posix()
            part = next(part for part, patterns in PARTS.items() if any(fnmatchcase(name, one) for one in patterns))
            found[part].append(path)
    return found


def megabytes(size: float) -> str:
    """Return a size for a table."""
    return f"{size / 1e6:.1f}"


def print_products(names: Sequence[str], ours: Path, empty: Path, products: dict[str, Path], data: int) -> None:
    """Print the weight of each product beside that of the empty one, and what 1.2 times that with the data would be."""
    data_packed = packed(ours / "_internal", by_part(ours / "_internal")["Data"])
    say(f"Data: {megabytes(data)} MB, packed {megabytes(data_packed)} MB\n")
    say("| MB | empty window | 1.2 × empty + data | ours |\n|---|---|---|---|")
    rows = [("installed on Linux", size_of(empty), data, size_of(ours))]
    for name in names:
        product = DIST / products[name].name
        rows.append((SUFFIXES[name], products[name].stat().st_size, data_packed, product.stat().st_size))
    for name, nothing, more, all_of_it in rows:
        say(f"| {name} | {megabytes(nothing)} | {megabytes(1.2 * nothing + more)} | {megabytes(all_of_it)} |")
    say("")


def print_parts(inside: Path) -> None:
    """Print what each part of the bundle weighs."""
    say("| MB | installed | packed |\n|---|---|---|")
    for part, files in by_part(inside).items():
        if files:
            size = sum(path.stat().st_size for path in files)
            say(f"| {part} | {megabytes(size)} | {megabytes(packed(inside, files))} |")
    say("")


def print_left_out(inside: Path) -> None:
    """Print how much of the wheels does not go in."""
    whole = 0
    for name in ("PySide6-Essentials", "shiboken6"):
        paths = (Path(str(file.locate())) for file in distribution(name).files or ())
        whole += sum(path.stat().st_size for path in paths if path.is_file())
    kept = sum(size_of(inside / name) for name in ("PySide6", "shiboken6"))
    say(f"Of the {megabytes(whole)} MB of PySide6-Essentials and shiboken6, {megabytes(kept)} MB go in.")


def main(arguments: Sequence[str]) -> int:
    """Make the empty products and print the tables; return the exit status."""
    names = list(arguments) or list(PRODUCTS)
    ours = bundle.make()
    data = size_of(ours / "_internal" / "scrabble_gui" / "resources")
    empty, products = make_empty(names)
    say(f"\nLicences are taken from {TEXTS.name}/ in both.\n")
    print_products(names, ours, empty, products, data)
    print_parts(ours / "_internal")
    print_left_out(ours / "_internal")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
