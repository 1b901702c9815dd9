"""What every product needs: names, places, version, progress, checksums, and commands that say why they failed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
"""What is made on the way; may be deleted at any time."""
DIST = ROOT / "dist"
"""The products and their list of checksums."""
TECHNICAL_NAME = "scrabble-gui"
"""Name of the executable, the packages, the desktop entry and the icons."""
MIME_TYPE = "application/x-scrabble-game"
SUFFIX = ".scrabble"
APP_ID = "scrabble_gui.your_turn.YourTurn"
"""Name for systems that want the form of a turned domain: AppStream's component, the bundle of macOS."""


class BuildError(Exception):
    """A product cannot be made; its text is the sentence for the person at the terminal."""


@dataclass(frozen=True, slots=True)
class Identity:
    """How the program calls itself, read from its own source."""

    name: str
    """What people see."""
    version: str


def identity(source: Path = ROOT) -> Identity:
    """Return the program's names without importing it. Raises :class:`BuildError`."""
    text = (source / "scrabble_gui" / "__init__.py").read_text(encoding="utf-8")
    found = dict(re.findall(r'^(PROGRAM_NAME|__version__) = "([^"]+)"$', text, re.MULTILINE))
    try:
        return Identity(found["PROGRAM_NAME"], found["__version__"])
    except KeyError as error:
        raise BuildError(f"scrabble_gui/__init__.py does not say {error}") from error


def machine() -> str:
    """Return the kind of processor as the products' names give it."""
    import platform

    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)


def product_name(platform: str, suffix: str) -> str:
    """Return the file name of a product, as ``scrabble-gui-0.1.0-linux-x86_64.deb``."""
    return f"{TECHNICAL_NAME}-{identity().version}-{platform}{suffix}"


def say(text: str) -> None:
    """Print one line of progress, at once and in whatever characters the terminal knows."""
    encoding = sys.stdout.encoding or "ascii"
    print(text.encode(encoding, "replace").decode(encoding), flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Say what begins, and how long it took."""
    say(f"-- {text}")
    begin = time.monotonic()
    yield
    say(f"   {time.monotonic() - begin:.0f} s")


def epoch() -> int:
    """Return the time of all made files in seconds since 1970: ``SOURCE_DATE_EPOCH``, or that of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    git = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
    )
    if git.returncode == 0 and git.stdout.strip().isdigit():
        return int(git.stdout)
    return int((ROOT / "pyproject.toml").stat().st_mtime)


def run(
    command: Sequence[str | Path],
    *,
    log: Path | None = None,
    cwd: Path = ROOT,
    extra: Mapping[str, str] | None = None,
    accepted: Sequence[int] = (0,),
) -> str:
    """Run a command quietly and return what it printed. Raises :class:`BuildError` with its last words."""
    words = [str(word) for word in command]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), **(extra or {})}
    done = subprocess.run(
        words,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    output = done.stdout.decode("utf-8", "replace")
    if log:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(output, encoding="utf-8")
    if done.returncode not in accepted:
        last = "\n".join(output.splitlines()[-25:])
        raise BuildError(f"{Path(words[0]).name} failed (status {done.returncode}):\n{last}")
    return output


def pip(
    command: str, *arguments: str | Path, extra: dict[str, str] | None = None, python: str = sys.executable
) -> None:
    """Run pip, which takes nothing whose checksum is not the one written down."""
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--require-hashes"]
    run([python, "-m", "pip", command, *quiet, *arguments], extra=extra)


def need(*tools: str, package: Mapping[str, str] | None = None) -> None:
    """Raise :class:`BuildError` naming the tools that are missing, and the Debian packages that have them."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        packages = sorted({(package or {}).get(tool, tool) for tool in missing})
        raise BuildError(f"Missing: {', '.join(missing)}. On Debian: apt-get install {' '.join(packages)}")


def fresh(folder: Path) -> Path:
    """Return the folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def sha256(path: Path) -> str:
    """Return the checksum of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())


def write_checksums(folder: Path = DIST) -> Path:
    """List all products of this version with their checksums, in the form ``sha256sum --check`` reads."""
    prefix = f"{TECHNICAL_NAME}-{identity().version}-"
    lines = [f"{sha256(path)}  {path.name}\n" for path in sorted(folder.glob(prefix + "*")) if path.suffix != ".sha256"]
    folder.mkdir(parents=True, exist_ok=True)
    listing = folder / f"{prefix}SHA256SUMS.sha256"
    listing.write_text("".join(lines), encoding="utf-8", newline="\n")
    return listing
