"""The bundle: the program with its Python and its Qt in one folder, as every product carries it.

`make` freezes the program for this system and returns the folder; when nothing it is made of has changed since the last
time, it is not made again. What goes in stands in `scrabble_gui.spec`.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from products import icons, metadata
from products.common import BUILD, PACKAGING, ROOT, TECHNICAL_NAME, BuildError, fresh, need, run, step
from products.compiled import for_this_system
from products.elf import forget_search_path

SYSTEM = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
OUTSIDE = (
    *("linux-vdso", "ld-linux", "libc.", "libm.", "libdl.", "libpthread.", "librt.", "libresolv.", "libutil."),
    *("libGL.", "libEGL.", "libGLX.", "libGLdispatch.", "libOpenGL.", "libxcb.", "libwayland-", "libcups."),
)
"""Linux libraries that the computer brings: of the C library, the graphics driver, the display server, its printers."""
_RECIPE = (
    "scrabble_gui.spec",
    "hooks",
    "licences",
    "products/bundle.py",
    "products/licences.py",
    "products/qt_parts.py",
)
"""What of this folder decides, besides the staged source, what a bundle will be."""
KEPT = 3
"""Bundles that are kept."""
_SKIPPED = ("__pycache__", "*.so", "*.pyd", "*.c", "*.gaddag", ".*")


def stage(source: Path, folder: Path, compiled: Sequence[Path] = ()) -> Path:
    """Gather what PyInstaller works on, and nothing else: the program without leftovers, data, icons, tables.

    ``compiled`` are libraries that take the place of the modules of their names in ``scrabble_gui/engine``. The large
    tables of the move generator stay out: a compiled engine makes them in a second, once, for its cache.
    """
    fresh(folder)
    ignore = shutil.ignore_patterns(*_SKIPPED)
    for name in ("scrabble_gui", "resources"):
        shutil.copytree(source / name, folder / name, ignore=ignore)
    shutil.copyfile(PACKAGING / "start.py", folder / "start.py")
    for library in compiled:
        shutil.copyfile(library, folder / "scrabble_gui" / "engine" / library.name)
    svg = source / "resources" / "icons" / f"{TECHNICAL_NAME}.svg"
    (folder / "icon.ico").write_bytes(icons.ico(svg))
    (folder / "icon.icns").write_bytes(icons.icns(svg))
    (folder / "file.ico").write_bytes(icons.ico(PACKAGING / "linux" / "application-x-scrabble-game.svg"))
    metadata.write_tables(folder)
    return folder


def fingerprint(folder: Path) -> str:
    """Return a hash of all that decides what the bundle will be."""
    digest = hashlib.sha256()
    for name in ("pyinstaller", "pyinstaller-hooks-contrib", "PySide6-Essentials", "shiboken6"):
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(f"{sys.version} {platform.platform()} {sys.base_prefix}\n".encode())
    for root in (folder, *(PACKAGING / name for name in _RECIPE)):
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(root.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def only_one(place: Path) -> Iterator[None]:
    """Let one process at a time work in a folder; the others wait. Where the system has no such lock, all go on."""
    place.mkdir(parents=True, exist_ok=True)
    with (place / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@functools.cache
def make(source: Path = ROOT, place: Path = BUILD / SYSTEM) -> Path:
    """Freeze the program and return the folder of the bundle (on macOS the application). Raises :class:`BuildError`."""
    with only_one(place):
        staged = stage(source, place / "stage", for_this_system(source))
        return kept(place, fingerprint(staged), lambda folder: freeze(staged, place, folder))


def kept(place: Path, wanted: str, make_it: Callable[[Path], None]) -> Path:
    """Return the bundle with this fingerprint; where there is none yet, let it be made into a folder.

    The last few are kept: somebody may still be using one when its source has changed.
    """
    bundles = place / "bundles"
    folder = bundles / wanted[:16]
    if not (folder / "whole").is_file():
        for old in sorted(bundles.glob("*"), key=lambda path: path.stat().st_mtime)[: 1 - KEPT]:
            shutil.rmtree(old)
        with step(f"freezing the program ({place.name})"):
            make_it(fresh(folder))
        (folder / "whole").touch()
    return folder / TECHNICAL_NAME


def freeze(staged: Path, place: Path, folder: Path) -> None:
    """Let PyInstaller work."""
    if SYSTEM == "linux":
        need("objdump", "strip", "ldd", package={"objdump": "binutils", "strip": "binutils", "ldd": "libc-bin"})
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(folder), "--workpath", str(place / "work"), str(PACKAGING / "scrabble_gui.spec")]
    run([*command, "--", str(staged), TECHNICAL_NAME], log=place / "pyinstaller.log", extra=steady())
    finish(folder / TECHNICAL_NAME)


def steady() -> dict[str, str]:
    """Return the environment in which the same source gives the same bytes."""
    return {"PYTHONHASHSEED": "1", "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"}


def finish(bundle: Path) -> None:
    """Take the linker's tables and the builder's folders out of Python's libraries; see that nothing is missing.

    On Linux; elsewhere there is nothing to do.
    """
    if sys.platform != "linux":
        return
    inside = bundle / "_internal"
    python = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    python += inside.glob("scrabble_gui/engine/*.so")
    run(["strip", "--strip-unneeded", *python])
    for library in python:
        forget_search_path(library)
    missing = unresolved(bundle)
    if missing:
        raise BuildError("The bundle needs libraries that are not on this computer: " + "; ".join(missing))


def unresolved(bundle: Path) -> list[str]:
    """Return what is missing for the bundle's libraries, as ``FILE: LIBRARY``, but for what the computer brings."""
    inside = bundle / "_internal"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(inside), "LC_ALL": "C"}
    libraries = sorted(path for path in inside.rglob("*.so*") if not path.is_symlink())
    listing = subprocess.run(
        ["ldd", *libraries], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
    )
    found, library = [], ""
    for line in listing.stdout.decode("utf-8", "replace").splitlines():
        if not line.startswith("\t"):
            library = Path(line.rstrip(":")).name
            continue
        name = line.strip().split(" ")[0]
        if "not found" in line and not name.startswith(OUTSIDE):
            found.append(f"{library}: {name}")
    return found
