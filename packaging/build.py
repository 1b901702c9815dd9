#!/usr/bin/env python3
"""Make the products that people download: bundle, packages, installers.

    python3 packaging/build.py PRODUCT…      bundle  deb  rpm  appimage  windows  dmg
    python3 packaging/build.py all           what this computer can make

Products and their checksums land in ``dist/``, everything on the way in ``build/``. ``--quick`` packs faster and less
tightly. The first run makes the environment ``.venv`` as ``dev.py`` does.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import dev

INSIDE = "SCRABBLE_GUI_BUILD_ENVIRONMENT"
"""Set for the second start, within the environment."""


SYSTEM_PACKAGES = {
    "deb": ("dpkg",),
    "rpm": ("rpm",),
    "appimage": ("squashfs-tools",),
    "windows": ("nsis", "wine64", "gcc-mingw-w64-x86-64"),
}
"""Debian packages with the tools for a product."""


def enter_environment(names: Sequence[str], arguments: Sequence[str]) -> int:
    """Start again with the interpreter of the environment that has what a build needs."""
    tools = ["binutils", *(tool for name in names for tool in SYSTEM_PACKAGES.get(name, ()))]
    dev.install_system_packages(for_tests=False, more=tools)
    python = dev.ensure_environment(dev.ROOT, ("build",))
    environment = {**os.environ, INSIDE: "yes", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.call([str(python), "-P", str(Path(__file__).resolve()), *arguments], env=environment)


def products() -> dict[str, Callable[[bool], Path]]:
    """Return every product by its name: a function that makes it and returns where it lies."""
    from products import appimage, bundle, deb, macos, rpm, windows

    return {
        "bundle": lambda _: bundle.make(),
        "deb": deb.make,
        "rpm": rpm.make,
        "appimage": appimage.make,
        "windows": windows.make,
        "dmg": macos.make,
    }


def possible() -> list[str]:
    """Return the products that a computer of this kind can make."""
    return {"linux": ["deb", "rpm", "appimage", "windows"], "win32": ["windows"], "darwin": ["dmg"]}.get(
        sys.platform, []
    )


def make_all(names: Sequence[str], quick: bool) -> int:
    """Make products and the list of checksums; return the exit status."""
    from products.common import BuildError, say, sha256, size_of, write_checksums

    known = products()
    try:
        for name in names:
            path = known[name](quick)
            if path.is_dir():
                say(f"{name}: {path}, {size_of(path) / 1e6:.1f} MB")
            else:
                say(f"{name}: {path.name}, {path.stat().st_size / 1e6:.1f} MB, sha256 {sha256(path)}")
    except BuildError as error:
        say(str(error))
        return 1
    if set(names) != {"bundle"}:
        say(f"Checksums: {write_checksums()}")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Make what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    choices = ("bundle", "deb", "rpm", "appimage", "windows", "dmg", "all")
    parser.add_argument("products", nargs="+", metavar="PRODUCT", choices=choices, help=", ".join(choices))
    parser.add_argument("--quick", action="store_true", help="pack faster and less tightly")
    given = parser.parse_args(arguments)
    names = [name for given in given.products for name in (possible() if given == "all" else [given])]
    names = list(dict.fromkeys(names))
    if INSIDE in os.environ:
        return make_all(names, given.quick)
    try:
        return enter_environment(names, arguments)
    except dev.SetupError as error:
        dev.say(str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
