"""The disk image for macOS. Made on a Mac only; nothing here has been run yet, see the README of this folder."""

from __future__ import annotations

import os
from pathlib import Path

from products import bundle
from products.common import DIST, PACKAGING, BuildError, identity, machine, need, product_name, run, step

SIGNATURE_VARIABLE = "SCRABBLE_GUI_CODESIGN_IDENTITY"
"""Environment variable with the name of the certificate for signing; without it the program is signed for this Mac."""


def make(quick: bool) -> Path:
    """Make the application, sign it, and wrap it in a disk image. Raises :class:`BuildError`."""
    if bundle.SYSTEM != "macos":
        raise BuildError("The disk image for macOS is made on a Mac.")
    need("codesign", "hdiutil")
    application = bundle.make().parent / f"{identity().name}.app"
    DIST.mkdir(exist_ok=True)
    product = DIST / product_name(f"macos-{machine()}", ".dmg")
    with step("making the disk image"):
        compression = "UDZO" if quick else "ULFO"
        script = PACKAGING / "macos" / "make_dmg.sh"
        signer = os.environ.get(SIGNATURE_VARIABLE, "-")
        run(["/bin/bash", script, application, identity().name, product, compression, signer])
    return product
