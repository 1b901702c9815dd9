"""The frame that the system draws round the window: as dark or light as the theme, or as the system's own."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt

from scrabble_gui.app.settings import AUTOMATIC, Preferences, SettingsFile
from scrabble_gui.ui import appearance
from scrabble_gui.ui.appearance import Appearance

LIGHT, DARK, OWN = Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown


@pytest.fixture
def asked(monkeypatch):
    """What the system was asked for."""
    asked = []
    hints = appearance.QGuiApplication.styleHints()
    stand_in = SimpleNamespace(
        colorScheme=hints.colorScheme, colorSchemeChanged=hints.colorSchemeChanged, setColorScheme=asked.append
    )
    monkeypatch.setattr(appearance, "QGuiApplication", SimpleNamespace(styleHints=lambda: stand_in))
    return asked


@pytest.mark.parametrize(
    ("system", "expected"), [("win32", [LIGHT, DARK, OWN]), ("darwin", [LIGHT, DARK, OWN]), ("linux", [])]
)
def test_the_frame_is_as_dark_as_the_theme(look, tmp_path, monkeypatch, asked, system, expected):
    dark = SimpleNamespace(id="night", name="Night", dark=True)
    themes = {"classic": look.theme, "night": dark}
    monkeypatch.setattr(appearance.sys, "platform", system)
    preferences = Preferences(SettingsFile(tmp_path / "settings.ini"))
    owner = QObject()
    keeper = Appearance(look, themes, preferences, owner)
    monkeypatch.setattr(look, "set_theme", lambda _: None)
    preferences.change(theme="classic")
    preferences.change(theme="night")
    preferences.change(theme=AUTOMATIC)
    assert asked == expected
    assert keeper.parent() is owner
