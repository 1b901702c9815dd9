"""What the tests of widgets share: the look of the program, and the pieces of a game from its own data files."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.theme_files import read_theme
from scrabble_gui.ui.theme import Look, load_fonts, theme_from_data


@pytest.fixture(autouse=True)
def _closed_windows_are_gone():
    """Let what a test has closed be deleted at once: without an event loop it would slow down every test after it."""
    yield
    if QApplication.topLevelWidgets():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


@pytest.fixture(scope="session")
def _fonts(qapp):
    """Load the bundled typeface once."""
    load_fonts(sorted((resources_folder() / "fonts").glob("*.ttf")))


@pytest.fixture
def look(_fonts) -> Look:
    """Return the look of the theme Classic, without motion."""
    folder: Path = resources_folder()
    data = read_theme(folder / "themes" / "classic.toml")
    look = Look(theme_from_data(data.id, data.name, data.kind == "dark", data.colours), folder / "icons")
    look.set_motion(False)
    return look
