"""Where data lies: :func:`resources_folder` for what comes with the program, :func:`data_folder` for the user's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

TECHNICAL_NAME = "scrabble-gui"
"""Name of the folder in the system's place for data of programs."""
DATA_VARIABLE = "SCRABBLE_GUI_DATA"
"""Environment variable that names another folder for the user's data."""

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_folder(package: Path = _PACKAGE) -> Path:
    """Return the folder of the data that comes with the program: within the package, or beside it in a checkout."""
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def data_folder() -> Path:
    """Return the folder of the user's own data, and make it when it is missing. Raises :class:`OSError`.

    ``SCRABBLE_GUI_DATA`` names it; without it the system's usual place is taken.
    """
    folder = data_place()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def data_place(platform: str = sys.platform) -> Path:
    """Return where the user's own data lies, without looking whether it is there."""
    if own := os.environ.get(DATA_VARIABLE):
        return Path(own)
    return _system_place(platform) / TECHNICAL_NAME


def _system_place(platform: str) -> Path:
    """Return the folder in which programs keep data on this system."""
    if platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    xdg = Path(os.environ.get("XDG_DATA_HOME") or "")
    # The specification of XDG says that a relative path is to be ignored.
    return xdg if xdg.is_absolute() else Path.home() / ".local" / "share"
