"""What every Linux product installs, as a tree below ``/``: the bundle, and how a desktop finds it."""

from __future__ import annotations

import functools
import gzip
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from products import bundle, icons
from products.common import (
    APP_ID,
    BUILD,
    MIME_TYPE,
    PACKAGING,
    ROOT,
    TECHNICAL_NAME,
    BuildError,
    epoch,
    fresh,
    identity,
    run,
)
from products.licences import debian_package

HOMEPAGE_VARIABLE = "SCRABBLE_GUI_HOMEPAGE"
"""Environment variable with the address of the project; without it the metadata names none, and no pictures."""
LINUX = PACKAGING / "linux"
MIME_ICON = MIME_TYPE.replace("/", "-")
DATA_PACKAGES = ("fontconfig-config", "libx11-data", "xkb-data")
"""Debian packages whose data the libraries of the bundle read: fonts, composed characters, keyboards."""


OPTIONAL_PACKAGES = frozenset({"libcups2"})
"""Debian packages without which the program does all but one thing: without this one it prints into a file."""


def build_tree(name: str) -> Path:
    """Make the bundle and return a fresh folder with everything that a package puts on a computer."""
    made = bundle.make()
    root = fresh(BUILD / "linux" / name)
    share = root / "usr" / "share"
    shutil.copytree(made, root / "usr" / "lib" / TECHNICAL_NAME, symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / TECHNICAL_NAME).symlink_to(f"../lib/{TECHNICAL_NAME}/{TECHNICAL_NAME}")
    put(share / "applications" / f"{TECHNICAL_NAME}.desktop", (LINUX / f"{TECHNICAL_NAME}.desktop").read_text("utf-8"))
    put(share / "mime" / "packages" / f"{TECHNICAL_NAME}.xml", (LINUX / f"{TECHNICAL_NAME}.xml").read_text("utf-8"))
    put(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    put_icons(share / "icons" / "hicolor")
    put_documents(share)
    settle(root)
    return root


def put(path: Path, text: str) -> None:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def filled(name: str) -> str:
    """Return a template of ``packaging/linux`` with name, version and date."""
    about = identity()
    text = (LINUX / name).read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch()))
    return text.replace("@NAME@", about.name).replace("@VERSION@", about.version).replace("@DATE@", date)


def metainfo(homepage: str | None = None) -> str:
    """Return the AppStream data. Addresses are left out as long as nobody says where the project lives."""
    homepage = homepage or os.environ.get(HOMEPAGE_VARIABLE, "")
    text = filled(f"{APP_ID}.metainfo.xml")
    if homepage:
        return text.replace("@HOMEPAGE@", homepage.rstrip("/"))
    text = re.sub(r" *<screenshots>.*?</screenshots>\n", "", text, flags=re.DOTALL)
    return re.sub(r" *<url .*?</url>\n", "", text)


def put_icons(theme: Path) -> None:
    """Write the icons of the program and of its files in all sizes."""
    for kind, name, svg in (
        ("apps", TECHNICAL_NAME, ROOT / "resources" / "icons" / f"{TECHNICAL_NAME}.svg"),
        ("mimetypes", MIME_ICON, LINUX / f"{MIME_ICON}.svg"),
    ):
        for size in icons.SIZES:
            folder = theme / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.png").write_bytes(icons.png(svg, size))
        scalable = theme / "scalable" / kind
        scalable.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(svg, scalable / f"{name}.svg")


def put_documents(share: Path) -> None:
    """Write the manual page, what is new, and the way to the licences."""
    documents = share / "doc" / TECHNICAL_NAME
    documents.mkdir(parents=True)
    pack(share / "man" / "man6" / f"{TECHNICAL_NAME}.6.gz", filled(f"{TECHNICAL_NAME}.6"))
    pack(documents / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    put(documents / "copyright", filled("copyright"))
    (documents / "licenses").symlink_to(f"../../../lib/{TECHNICAL_NAME}/_internal/licenses")


def pack(path: Path, text: str) -> None:
    """Write a text with gzip, always the same bytes for the same text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def settle(root: Path) -> None:
    """Give every file the rights and the time that they shall have wherever it was built."""
    when = epoch()
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            executable = path.is_dir() or (path.name == TECHNICAL_NAME and path.parent.parent.name == "lib")
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def installed_size(root: Path) -> int:
    """Return the kilobytes that a tree takes, each file rounded up, as Debian counts."""
    total = 0
    for path in root.rglob("*"):
        total += (path.lstat().st_size + 1023) // 1024 if path.is_file() and not path.is_symlink() else 1
    return total


def libraries(made: Path) -> list[Path]:
    """Return the programs and libraries of a bundle, links not counted."""
    found = (path for path in (made / "_internal").rglob("*.so*") if not path.is_symlink())
    return [made / TECHNICAL_NAME, *sorted(found)]


def needed_packages(made: Path) -> list[str]:
    """Return the Debian packages without which the program does not start."""
    return sorted((system_packages(made) - {"libc6"} - OPTIONAL_PACKAGES) | set(DATA_PACKAGES))


def optional_packages(made: Path) -> list[str]:
    """Return the Debian packages without which something is missing."""
    return sorted(system_packages(made) & OPTIONAL_PACKAGES)


@functools.cache
def system_packages(made: Path) -> frozenset[str]:
    """Return the Debian packages with what the bundle's libraries need and the bundle does not carry."""
    files = libraries(made)
    carried = {path.name for path in (made / "_internal").rglob("*.so*")}
    wanted = set(re.findall(r"NEEDED\s+(\S+)", run(["objdump", "-p", *files]))) - carried
    environment = {**os.environ, "LD_LIBRARY_PATH": str(made / "_internal"), "LC_ALL": "C"}
    listing = subprocess.run(["ldd", *files], env=environment, stdout=subprocess.PIPE, check=False).stdout.decode()
    places = {
        name: place for name, place in re.findall(r"^\s*(\S+) => (/\S+)", listing, re.MULTILINE) if name in wanted
    }
    packages = {debian_package(Path(place)) for place in places.values()}
    if "libc6" not in packages:
        raise BuildError("The bundle seems not to need a C library, which cannot be.")
    return frozenset(packages)


def oldest_libc(made: Path) -> str:
    """Return the oldest version of the C library that has all functions the bundle calls, as ``2.36``."""
    tables = run(["objdump", "-p", *libraries(made)])
    versions = {(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", tables)}
    return "{}.{}".format(*max(versions))
