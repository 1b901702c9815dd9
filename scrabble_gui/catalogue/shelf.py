"""The data files of one kind: :class:`Shelf`.

Nothing is read before it is asked for, and nothing twice. An id is the name of a file without its ending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from scrabble_gui.catalogue.errors import CatalogueError, IdTaken, UnknownId

_Entry = TypeVar("_Entry")


class Shelf(Generic[_Entry]):
    """The files of one kind, those that came with the program and the user's, and what has been read of them."""

    def __init__(self, kind: str, shipped: Path, own: Sequence[Path], read: Callable[[Path], _Entry]) -> None:
        """Look for files in the folder ``kind`` of these folders when asked; ``read`` reads one."""
        self._kind = kind
        self._shipped_folder = shipped / kind
        self._own_folders = [folder / kind for folder in own]
        self._reader = read
        self._entries: dict[str, _Entry] = {}
        self._taken: dict[Path, CatalogueError] = {}
        self._broken: dict[Path, CatalogueError] = {}

    @cached_property
    def shipped(self) -> dict[str, Path]:
        """{id: file} of what came with the program, by id."""
        return _files(self._shipped_folder)

    @cached_property
    def files(self) -> dict[str, Path]:
        """{id: file} of everything; an id of the program's keeps its meaning."""
        files = dict(self.shipped)
        for folder in self._own_folders:
            for name, path in _files(folder).items():
                if name in files:
                    self._taken[path] = IdTaken(path, self._kind, name)
                else:
                    files[name] = path
        return files

    @property
    def faults(self) -> tuple[CatalogueError, ...]:
        """What is wrong with the user's files, as far as they have been looked at."""
        return (*self._taken.values(), *self._broken.values())

    def forget(self) -> None:
        """Look into the user's folders again when asked next: a file has come, gone or changed."""
        self.__dict__.pop("files", None)
        self._entries = {name: entry for name, entry in self._entries.items() if name in self.shipped}
        self._taken.clear()
        self._broken.clear()

    def path(self, name: str) -> Path:
        """Return the file of an id. Raises :class:`UnknownId`."""
        if name not in self.files:
            raise UnknownId(None, self._kind, name)
        return self.files[name]

    def get(self, name: str) -> _Entry:
        """Return what the file of an id says. Raises a subclass of :class:`CatalogueError`."""
        if name not in self._entries:
            self._entries[name] = self._reader(self.path(name))
        return self._entries[name]

    def all(self) -> tuple[_Entry, ...]:
        """Return what all files say; a broken one of the user's is left out and stands in :attr:`faults`.

        Raises a subclass of :class:`CatalogueError` for a broken one that came with the program.
        """
        entries = []
        for name, path in self.files.items():
            try:
                entries.append(self.get(name))
            except CatalogueError as error:
                if name in self.shipped:
                    raise
                self._broken[path] = error
        return tuple(entries)


def _files(folder: Path) -> dict[str, Path]:
    """Return {id: file} of a folder, in the order of the ids; nothing where there is no such folder."""
    return {path.stem: path for path in sorted(folder.glob("*.toml")) if not path.name.startswith(".")}
