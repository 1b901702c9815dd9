"""Themes as data: :func:`read_theme` answers colours as text, so that no layer below the widgets needs Qt."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from scrabble_gui.catalogue.reading import Table, read_toml


class ThemeKind(StrEnum):
    """What light a theme is for."""

    LIGHT = "light"
    """Dark text on a light page."""
    DARK = "dark"
    """Light text on a dark page."""


@dataclass(frozen=True)
class ThemeData:
    """A theme as its file says it."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    kind: ThemeKind
    """What light it is for."""
    colours: Mapping[str, str]
    """{role: colour as ``#RRGGBB``}."""


def read_theme(path: Path, roles: ThemeData | None = None) -> ThemeData:
    """Read a theme; where ``roles`` is given it must have a colour for each of the roles of that theme and no other.

    Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`.
    """
    table = Table(read_toml(path), path)
    name, kind = table.text("name", least=1), table.choice("kind", ThemeKind)
    colours = table.table("colours")
    wanted = roles.colours if roles else colours.keys
    read = {role: _colour(colours, role) for role in wanted}
    table.refuse_unread()
    return ThemeData(path.stem, name, kind, read)


def _colour(colours: Table, role: str) -> str:
    """Return a colour."""
    text = colours.text(role)
    if not re.fullmatch("#[0-9A-Fa-f]{6}", text):
        raise colours.bad(role, "#RRGGBB")
    return text
