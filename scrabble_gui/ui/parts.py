"""What the window is made of: :func:`application` and :func:`build_parts`, for the program, its pictures and tests."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from scrabble_gui import PROGRAM_NAME, __version__
from scrabble_gui.app.games import Games
from scrabble_gui.catalogue import Catalogue, ThemeKind, data_place, resources_folder
from scrabble_gui.catalogue.computers import Computers
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.ui.appearance import dress
from scrabble_gui.ui.theme import Look, Theme, load_fonts, theme_from_data

TECHNICAL_NAME = "scrabble-gui"
"""Base name of the desktop file and of the executable; windows carry it on Wayland and X11."""
SETTINGS_FILE = "settings.ini"
GAMES_FOLDER = "games"
LOG_FOLDER = "log"
CACHE_FOLDER = "cache"
ICON_SIZES = (16, 32, 48, 128)


@dataclass(frozen=True, slots=True)
class Parts:
    """What the window is made of."""

    look: Look
    """Colours, type, icons."""
    themes: dict[str, Theme]
    """All themes by id."""
    games: Games
    """The games of this computer."""


def application(arguments: Sequence[str]) -> QApplication:
    """Return the application, named and in the style that takes our colours everywhere."""
    # Asked for by its option, the style costs nothing; ``setStyle`` makes Python classes of all styles that Qt has.
    app = QApplication([*(arguments or [TECHNICAL_NAME]), "-style", "Fusion"])
    app.setApplicationName(TECHNICAL_NAME)
    app.setApplicationDisplayName(PROGRAM_NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(TECHNICAL_NAME)
    return app


def program_icon() -> QIcon:
    """Return the icon of the program in the sizes of title bars and task bars."""
    renderer = QSvgRenderer(str(resources_folder() / "icons" / "scrabble-gui.svg"))
    icon = QIcon()
    for size in ICON_SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def own_folder() -> Path:
    """Return the folder of the user's data, made when it is missing; one that cannot be made shows when saving."""
    folder = data_place()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder
    return folder


def build_parts(folder: Path) -> Parts:
    """Return what the window is made of, with the user's data in this folder."""
    catalogue = Catalogue([resources_folder(), folder])
    load_fonts(catalogue.looks.font_files())
    themes = {
        data.id: theme_from_data(data.id, data.name, data.kind is ThemeKind.DARK, data.colours)
        for data in catalogue.looks.themes()
    }
    computers = Computers(catalogue, [resources_folder(), folder], folder / CACHE_FOLDER)
    look = Look(next(iter(themes.values())), catalogue.looks.icon_folder, faces=computers.face)
    dress(look)
    games = Games(catalogue, GameFolder(folder / GAMES_FOLDER), computers=computers, own_data=folder)
    return Parts(look, themes, games)


def without_display() -> None:
    """Let Qt draw without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
