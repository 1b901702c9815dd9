"""The games of a family, kept in one folder: :class:`GameFolder`.

Every game is a file of its own whose name tells the day, the players and, in eight signs, the id of the game, in
letters that every system can write. Files are written whole or not at all, none is ever deleted, and none is written
over by another game.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from scrabble_gui.core.setup import Setup
from scrabble_gui.record import atomic
from scrabble_gui.record.errors import SaveError, Unreadable, WriteError, system_reason
from scrabble_gui.record.reading import Pieces
from scrabble_gui.record.saved import SUFFIX, SavedGame
from scrabble_gui.record.savefile import MOST_BYTES, glance, load, marked_over, read_bytes

_MOST_LETTERS = 40
_LATEST = datetime(9999, 12, 31, tzinfo=UTC).timestamp()
_KEPT = re.compile(r"_kept(-[0-9]+)?\Z")


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in the folder, as far as its file tells without playing it through."""

    path: Path
    """The file."""
    when: datetime
    """When it was last written, UTC."""
    names: tuple[str, ...]
    """The players, by seat."""
    turns: int
    """How many turns there are."""
    over: bool
    """Whether the file is marked as a finished game."""
    words: str = ""
    """Id of the word list that judges; empty where the table decides."""


@dataclass(frozen=True, slots=True)
class ListedDamage:
    """A file in the folder that cannot be read."""

    path: Path
    """The file."""
    when: datetime
    """When it was last written, UTC."""
    error: SaveError
    """What is wrong with it."""


Listed = ListedGame | ListedDamage
"""A line in a list of games."""


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game and where it lies."""

    path: Path
    """The file."""
    saved: SavedGame
    """The game."""


class GameFolder:
    """The folder in which the games lie. It need not be there yet."""

    def __init__(self, path: Path) -> None:
        """Look at this folder; nothing is read or made before it is needed."""
        self.path = path

    def path_for(self, game_id: str, started: str, names: Sequence[str]) -> Path:
        """Return a file that is not there yet for a game that has none here: a new one, or one that was recovered.

        Makes the folder. Raises :class:`WriteError` where that is not possible.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WriteError(self.path, *system_reason(error)) from error
        stem = file_stem(game_id, started, names)
        return next(path for path in _numbered(self.path, stem) if not path.exists())

    def newest_unfinished(self, catalogue: Pieces) -> FoundGame | None:
        """Return the game that was written last among those that are not over; nothing when there is none.

        Damaged files are passed over; :meth:`recent` shows them. Raises :class:`SaveError` where the folder cannot be
        read.
        """
        for path, _ in self._files():
            if marked_over(path):
                continue
            try:
                saved = load(path, catalogue)
            except SaveError:
                continue  # shown by recent()
            if not saved.game.state.is_over:
                return FoundGame(path, saved)
        return None

    def judged_by(self, words: str) -> tuple[ListedGame, ...]:
        """Return the games that are not marked as finished and whose words this list judges, the last one first.

        Damaged files are passed over. Raises :class:`SaveError` where the folder cannot be read.
        """
        going_on = (_listed(path, when) for path, when in self._files() if not marked_over(path))
        return tuple(game for game in going_on if isinstance(game, ListedGame) and game.words == words)

    def recent(self, most: int) -> tuple[Listed, ...]:
        """Return at most so many games, the one written last first, the damaged among them.

        Raises :class:`SaveError` where the folder cannot be read.
        """
        return tuple(_listed(path, when) for path, when in self._files()[:most])

    def holds(self, path: Path) -> bool:
        """Whether a game lies in this folder as one that goes on, so that there is nothing to adopt."""
        try:
            inside = path.resolve().parent == self.path.resolve()
        except (OSError, ValueError, RuntimeError):  # a path that cannot be followed leads nowhere
            return False
        return inside and not _KEPT.search(path.stem)

    def adopt(self, path: Path, catalogue: Pieces) -> Path:
        """Copy a game from elsewhere into the folder and return the file that goes on.

        Where the folder has the game already, the one with more turns goes on, and the other is kept beside it under a
        name of its own. A file of this folder is left where it is, but a copy that was kept gets an ordinary name: it
        goes on from now on. Raises :class:`SaveError` for a file that gives no game, :class:`WriteError`; nothing is
        lost in either case.
        """
        saved = load(path, catalogue)
        setup = saved.game.setup
        if path.resolve().parent == self.path.resolve():
            return self._ordinary(path, setup) if _KEPT.search(path.stem) else path
        data = read_bytes(path, MOST_BYTES)
        rival = self._rival(setup.game_id, catalogue)
        if rival is None:
            target = self._fresh(setup)
            atomic.write(target, data)
            return target
        old = read_bytes(rival.path, MOST_BYTES)
        if len(saved.game.turns) > len(rival.saved.game.turns):
            self._keep(rival.path, old)
            atomic.write(rival.path, data)
        elif data != old:
            self._keep(rival.path, data)
        return rival.path

    def _fresh(self, setup: Setup) -> Path:
        """Return a file that is not there yet for a game. Raises :class:`WriteError`."""
        return self.path_for(setup.game_id, setup.started, [seat.name for seat in setup.seats])

    def _ordinary(self, path: Path, setup: Setup) -> Path:
        """Give a copy that was kept an ordinary name, and return it. Raises :class:`WriteError`."""
        target = self._fresh(setup)
        try:
            return path.rename(target)
        except OSError as error:
            raise WriteError(target, *system_reason(error)) from error

    def _rival(self, game_id: str, catalogue: Pieces) -> FoundGame | None:
        """Return the sound file of the same game, the one written last of several."""
        for path, _ in self._files():
            if _id_in(path) != game_id:
                continue
            try:
                return FoundGame(path, load(path, catalogue))
            except SaveError:
                continue  # a damaged file is nobody's rival, and stays
        return None

    def _keep(self, path: Path, data: bytes) -> None:
        """Write a copy of a game beside the one that goes on, unless it is there already."""
        names = _numbered(self.path, f"{path.stem}_kept")
        beside = next(name for name in names if not name.exists() or read_bytes(name, MOST_BYTES) == data)
        if not beside.exists():
            atomic.write(beside, data)

    def _files(self) -> list[tuple[Path, datetime]]:
        """Return the files that go on, and when they were written, the last one first."""
        try:
            found = [(path, _written(path)) for path in self.path.iterdir() if _goes_on(path)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(self.path, None, Unreadable(*system_reason(error))) from error
        return sorted(found, key=lambda file: (file[1], file[0].name), reverse=True)


def _numbered(folder: Path, stem: str) -> Iterator[Path]:
    """Iterate over the names that a file may take: the stem, and the stem with 2, 3 … behind it."""
    endings = itertools.chain([""], map("-{}".format, itertools.count(2)))
    return (folder / f"{stem}{ending}{SUFFIX}" for ending in endings)


def _goes_on(path: Path) -> bool:
    """Whether a file is a game, and no copy that was kept beside one."""
    return path.suffix.lower() == SUFFIX and not _KEPT.search(path.stem) and path.is_file()


def _written(path: Path) -> datetime:
    """Return when a file was written; the oldest of times for one that has gone meanwhile."""
    try:
        seconds = path.stat().st_mtime
    except FileNotFoundError:
        seconds = 0
    return datetime.fromtimestamp(min(max(seconds, 0), _LATEST), UTC)


def file_stem(game_id: str, started: str, names: Sequence[str]) -> str:
    """Return a file's name without its ending: day, players, eight signs for the id; plain letters only.

    >>> file_stem("1", "2026-01-01T18:00:00Z", ["Zoë", "李", "Aux/Con"])
    '2026-01-01_Zoe-AuxCon_6b86b273'
    """
    import hashlib  # not for reading games: it brings OpenSSL along

    day = re.match("[0-9]{4}-[0-9]{2}-[0-9]{2}", started)
    spoken = "-".join(filter(None, map(_plain_letters, names)))[:_MOST_LETTERS].strip("-")
    sign = hashlib.sha256(game_id.encode("utf-8", "replace")).hexdigest()[:8]
    return "_".join(filter(None, (day[0] if day else "game", spoken, sign)))


def _plain_letters(name: str) -> str:
    """Return the letters and digits of a name without their marks, as far as they are Latin ones."""
    return re.sub("[^A-Za-z0-9]", "", unicodedata.normalize("NFKD", name))


def _id_in(path: Path) -> str | None:
    """Return the id of the game in a file, or nothing where it cannot be read."""
    try:
        return glance(path).game_id
    except SaveError:
        return None


def _listed(path: Path, when: datetime) -> Listed:
    """Return a line of the list."""
    try:
        seen = glance(path)
    except SaveError as error:
        return ListedDamage(path, when, error)
    return ListedGame(path, when, seen.names, seen.turns, seen.over, seen.words)
