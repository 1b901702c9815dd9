"""Finding what the program looks like: :class:`Looks` knows themes, typefaces and icons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from scrabble_gui.catalogue.errors import CatalogueError
from scrabble_gui.catalogue.shelf import Shelf
from scrabble_gui.catalogue.theme_files import ThemeData, read_theme


class Looks:
    """The themes of the program and the user's own; typefaces and icons come with the program only."""

    def __init__(self, resources: Path, own: Sequence[Path]) -> None:
        """Look for files in the folder that comes with the program, and in the user's folders."""
        self._resources = resources
        self._themes = Shelf("themes", resources, own, self._read_theme)

    @property
    def faults(self) -> tuple[CatalogueError, ...]:
        """What is wrong with the user's themes, as far as they have been asked for."""
        return self._themes.faults

    def themes(self) -> tuple[ThemeData, ...]:
        """Return all themes by id, those that came with the program first."""
        return tuple(sorted(self._themes.all(), key=lambda theme: theme.id not in self._themes.shipped))

    def theme(self, name: str) -> ThemeData:
        """Return a theme; it has the roles of the program's first. Raises a subclass of :class:`CatalogueError`."""
        return self._themes.get(name)

    def font_files(self) -> tuple[Path, ...]:
        """Return the typefaces that come with the program."""
        return tuple(sorted((self._resources / "fonts").glob("*.ttf")))

    @property
    def icon_folder(self) -> Path:
        """The folder of the icons."""
        return self._resources / "icons"

    def _read_theme(self, path: Path) -> ThemeData:
        """Read a theme with the roles of the first theme that came with the program."""
        first = next(iter(self._themes.shipped), path.stem)
        return read_theme(path, None if path.stem == first else self.theme(first))
