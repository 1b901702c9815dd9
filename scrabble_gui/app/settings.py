"""What the family prefers: :class:`Settings`, kept in an INI file in the data folder.

A setting that cannot be read has its default; a game never depends on one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from scrabble_gui.app.pace import Pace

if TYPE_CHECKING:
    from scrabble_gui.app.games import NewGame

AUTOMATIC = "automatic"
"""The theme that follows the system's light or dark."""
MOST_PEOPLE = 24
"""Names that are remembered."""
MOST_TOGETHER = 6
"""Line-ups that are remembered."""
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Together:
    """People who have played together, and what they chose for their last game: what is written of it."""

    names: tuple[str, ...]
    """Who, by seat."""
    rules: str
    """Id of the ruleset of their last game."""
    targets: tuple[int | None, ...]
    """By seat: the line of their last game, or nothing."""
    games: int
    """How many games they have begun."""
    levels: tuple[str | None, ...] = ()
    """By seat: the level of a computer, or nothing for a person; empty: only people."""
    hints: tuple[int | None, ...] = ()
    """By seat: steps of hints in their last game, nothing for as many as wished; empty: the same for all seats."""
    tiles: str = ""
    """Id of the tile set of their last game; empty: that of the rules."""
    words: str | None = None
    """Id of the word list of their last game, empty where the table decided; nothing: the first one."""


TEXT_SCALES = (1.0, 1.25, 1.5)
"""Text sizes on offer, as factors."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the family prefers."""

    theme: str = AUTOMATIC
    """Id of a theme, or ``automatic``."""
    text_scale: float = 1.0
    """Factor of all text sizes."""
    motion: bool | None = None
    """Whether things on the screen may move; nothing: as the system."""
    people: tuple[str, ...] = ()
    """Names that have played, the latest first."""
    together: tuple[Together, ...] = ()
    """Who has played together, the latest first."""
    geometry: bytes = field(default=b"", repr=False)
    """Place and size of the window, as Qt writes it."""
    curtain: bool = True
    """Whether tiles are hidden between two people."""
    ask_always: bool = False
    """Whether to ask after every play if anybody challenges."""
    slips: bool = True
    """Whether a play just made can be taken back, where the rules allow it."""
    pace: Pace = Pace.HUMAN
    """How long computers can be seen thinking."""
    school_safe: bool = False
    """Whether offensive words do not count in new games."""
    meanings: bool = False
    """Whether the meaning of a word is shown once it stands for good."""
    pins: Mapping[str, str] = field(default_factory=dict, repr=False)
    """By name: the PIN before the tiles are shown, as :func:`scrabble_gui.app.pins.sealed` writes it."""

    def with_people(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the remembered names with these in front."""
        return tuple(dict.fromkeys((*names, *self.people)))[:MOST_PEOPLE]

    def with_together(self, choice: NewGame) -> tuple[Together, ...]:
        """Return the line-ups with the one that begins this game in front, a game more to its count."""
        levels = choice.levels if any(choice.levels) else ()
        before = [line for line in self.together if (line.names, line.levels) == (choice.names, levels)]
        line = Together(
            names=choice.names,
            rules=choice.rules,
            targets=choice.targets,
            games=1 + (before[0].games if before else 0),
            levels=levels,
            hints=choice.hints,
            tiles=choice.tiles,
            words=choice.words,
        )
        return (line, *(other for other in self.together if other not in before))[:MOST_TOGETHER]


class SettingsFile:
    """The file the settings are kept in."""

    def __init__(self, path: Path) -> None:
        """Keep settings in this file. One that holds nothing of ours is kept under another name first."""
        _keep_damaged(path)
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    def load(self) -> Settings:
        """Return what is written, with defaults for the rest."""
        default = Settings()
        return Settings(
            theme=self._read("theme", default.theme, str),
            text_scale=min(1.5, max(1.0, self._read("text_scale", default.text_scale, float))),
            motion=self._read("motion", default.motion, _flag_or_nothing),
            people=self._read("people", default.people, _names),
            together=self._read("together", default.together, _line_ups),
            geometry=self._read("geometry", default.geometry, bytes.fromhex),
            curtain=self._read("curtain", default.curtain, _flag),
            ask_always=self._read("ask_always", default.ask_always, _flag),
            slips=self._read("slips", default.slips, _flag),
            pace=self._read("pace", default.pace, Pace),
            school_safe=self._read("school_safe", default.school_safe, _flag),
            meanings=self._read("meanings", default.meanings, _flag),
            pins=self._read("pins", default.pins, _pins),
        )

    def save(self, settings: Settings) -> bool:
        """Write the settings. Answers whether they are written."""
        self._store.setValue("theme", settings.theme)
        self._store.setValue("text_scale", str(settings.text_scale))
        self._store.setValue("motion", "" if settings.motion is None else _flag_text(settings.motion))
        self._store.setValue("people", json.dumps(settings.people, ensure_ascii=True))
        self._store.setValue("together", json.dumps([asdict(line) for line in settings.together]))
        self._store.setValue("geometry", settings.geometry.hex())
        self._store.setValue("curtain", _flag_text(settings.curtain))
        self._store.setValue("ask_always", _flag_text(settings.ask_always))
        self._store.setValue("slips", _flag_text(settings.slips))
        self._store.setValue("pace", str(settings.pace))
        self._store.setValue("school_safe", _flag_text(settings.school_safe))
        self._store.setValue("meanings", _flag_text(settings.meanings))
        self._store.setValue("pins", json.dumps(dict(settings.pins)))
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


def _keep_damaged(path: Path) -> None:
    """Put a file aside that cannot be read, so that a person can still look into it."""
    aside = path.with_name(f"{path.name}.damaged")
    try:
        if path.stat().st_size and not QSettings(str(path), QSettings.Format.IniFormat).contains("theme"):
            path.replace(aside)
    except OSError:
        return  # no file, or none that can be moved: it is read as far as that goes


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


def _flag_text(flag: bool) -> str:
    return "true" if flag else "false"


def _flag(text: str) -> bool:
    """Read yes or no. Raises ValueError."""
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


def _flag_or_nothing(text: str) -> bool | None:
    """Read yes, no, or nothing. Raises ValueError."""
    return _flag(text) if text else None


def _pins(text: str) -> dict[str, str]:
    """Read who has a PIN. Raises ValueError."""
    pins = json.loads(text)
    if not isinstance(pins, dict) or not all(isinstance(pin, str) for pin in pins.values()):
        raise ValueError(text)
    return pins


def _names(text: str) -> tuple[str, ...]:
    """Read the remembered names. Raises ValueError."""
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(text)
    return tuple(names)


def _line_ups(text: str) -> tuple[Together, ...]:
    """Read who played together. Raises ValueError."""
    lines = json.loads(text)
    if not isinstance(lines, list):
        raise ValueError(text)
    return tuple(_line_up(line) for line in lines)


def _line_up(line: object) -> Together:
    """Read one line-up. Raises ValueError."""
    if not isinstance(line, dict):
        raise ValueError(line)
    names, rules, targets, games = (line.get(key) for key in ("names", "rules", "targets", "games"))
    if not (isinstance(names, list) and isinstance(targets, list) and len(names) == len(targets)):
        raise ValueError(line)
    if not (isinstance(rules, str) and isinstance(games, int) and all(isinstance(name, str) for name in names)):
        raise ValueError(line)
    if not all(target is None or isinstance(target, int) for target in targets):
        raise ValueError(line)
    levels = _by_seat(line.get("levels", []), str, len(names))
    hints = _by_seat(line.get("hints", []), int, len(names))
    tiles, words = line.get("tiles", ""), line.get("words")
    if not isinstance(tiles, str) or not isinstance(words, str | None):
        raise ValueError(line)
    return Together(tuple(names), rules, tuple(targets), games, levels, hints, tiles, words)


def _by_seat(values: object, kind: type[_Value], seats: int) -> tuple[_Value | None, ...]:
    """Read what each seat has or has not; nothing at all where no seat has any. Raises ValueError."""
    if not isinstance(values, list) or len(values) not in (0, seats):
        raise ValueError(values)
    if not all(value is None or isinstance(value, kind) for value in values):
        raise ValueError(values)
    return tuple(values)


def geometry_bytes(data: QByteArray) -> bytes:
    """Return what Qt gives for a window's geometry as bytes."""
    return bytes(data.data())
