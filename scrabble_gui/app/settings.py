"""What the family prefers: :class:`Settings`, kept in an INI file in the data folder.

A setting that cannot be read has its default; a game never depends on one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

AUTOMATIC = "automatic"
"""The theme that follows the system's light or dark."""
MOST_PEOPLE = 24
"""Names that are remembered."""
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the family prefers."""

    theme: str = AUTOMATIC
    """Id of a theme, or ``automatic``."""
    text_scale: float = 1.0
    """Factor of all text sizes."""
    motion: bool = True
    """Whether things on the screen may move."""
    people: tuple[str, ...] = ()
    """Names that have played, the latest first."""
    rules: str = ""
    """Id of the ruleset of the last game."""
    geometry: bytes = field(default=b"", repr=False)
    """Place and size of the window, as Qt writes it."""

    def with_people(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the remembered names with these in front."""
        return tuple(dict.fromkeys((*names, *self.people)))[:MOST_PEOPLE]


class SettingsFile:
    """The file the settings are kept in."""

    def __init__(self, path: Path) -> None:
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    def load(self) -> Settings:
        """Return what is written, with defaults for the rest."""
        default = Settings()
        return Settings(
            theme=self._read("theme", default.theme, str),
            text_scale=min(1.5, max(1.0, self._read("text_scale", default.text_scale, float))),
            motion=self._read("motion", default.motion, lambda text: text != "false"),
            people=self._read("people", default.people, _names),
            rules=self._read("rules", default.rules, str),
            geometry=self._read("geometry", default.geometry, bytes.fromhex),
        )

    def save(self, settings: Settings) -> bool:
        """Write the settings. Answers whether they are written."""
        self._store.setValue("theme", settings.theme)
        self._store.setValue("text_scale", str(settings.text_scale))
        self._store.setValue("motion", "true" if settings.motion else "false")
        self._store.setValue("people", json.dumps(settings.people, ensure_ascii=True))
        self._store.setValue("rules", settings.rules)
        self._store.setValue("geometry", settings.geometry.hex())
        self._store.sync()
        return self._store.status() is QSettings.Status.NoError

    def _read(self, key: str, default: _Value, parse: Callable[[str], _Value]) -> _Value:
        """Return one setting; its default where nothing readable is written."""
        text = self._store.value(key)
        if not isinstance(text, str):
            return default
        try:
            return parse(text)
        except ValueError:
            return default


class Preferences(QObject):
    """The settings in use, written to their file at every change."""

    changed = Signal()
    """Something is preferred otherwise."""

    def __init__(self, store: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = store.load()

    @property
    def now(self) -> Settings:
        """What is preferred now."""
        return self._settings

    def change(self, **values: object) -> bool:
        """Change fields of :class:`Settings` by name. Answers whether they are written down."""
        self._settings = replace(self._settings, **values)  # type: ignore[arg-type]
        written = self._store.save(self._settings)
        self.changed.emit()
        return written


def _names(text: str) -> tuple[str, ...]:
    """Read the remembered names. Raises ValueError."""
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(text)
    return tuple(names)


def geometry_bytes(data: QByteArray) -> bytes:
    """Return what Qt gives for a window's geometry as bytes."""
    return bytes(data.data())
