"""Starting and opening games: :class:`Games` brings catalogue, game folder and session together."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from scrabble_gui.app.hints import Looking
from scrabble_gui.app.minds import Mind
from scrabble_gui.app.session import Session
from scrabble_gui.app.thinker import Stop
from scrabble_gui.catalogue import Catalogue, CatalogueError
from scrabble_gui.catalogue.computers import Computers
from scrabble_gui.catalogue.errors import UnknownId
from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import Help, Lexicon, Ruleset
from scrabble_gui.core.setup import Seat, Setup, set_up
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.record.game_file import GameFile
from scrabble_gui.record.savefile import MOST_BYTES, SUFFIX, SavedGame, WriteError, load, read_bytes, recover

SEED_BITS = 128


@dataclass(frozen=True, slots=True)
class NewGame:
    """What people choose for a new game."""

    names: tuple[str, ...]
    """The players in the order of the seats."""
    rules: str
    """Id of the ruleset."""
    targets: tuple[int | None, ...]
    """By seat: the line in a game to a target score."""
    levels: tuple[str | None, ...] = ()
    """By seat: the level of the computer that plays there, or nothing for a person; empty: only people."""
    hints: tuple[int | None, ...] = ()
    """By seat: steps of hints in the game where the rules give any, nothing for as many as wished; empty: the same."""
    tiles: str = ""
    """Id of the tile set; empty: the one that the rules are made for."""
    words: str | None = None
    """Id of the word list that judges, empty where the table decides; nothing: the first that goes with the tiles."""
    house: bool = True
    """Whether the house words count."""
    school_safe: bool = False
    """Whether offensive words do not count."""


def random_seed() -> int:
    """Return a number that nobody can guess."""
    return int.from_bytes(os.urandom(SEED_BITS // 8))


class Games:
    """The games of this computer."""

    def __init__(
        self,
        catalogue: Catalogue,
        folder: GameFolder,
        *,
        computers: Computers | None = None,
        own_data: Path | None = None,
        seed: Callable[[], int] = random_seed,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.catalogue = catalogue
        self.folder = folder
        self.computers = computers
        """The computer players at hand; none where nobody offers any."""
        self.own_data = own_data
        """The folder of the user's data, with the house words in it; nothing where nobody has any."""
        self._seed = seed
        self._now = now

    def start(self, choice: NewGame) -> Session:
        """Return a new game, not written yet.

        Raises :class:`BadSetup`, a subclass of :class:`CatalogueError` for data that is not there, and
        :class:`SaveError` for house words that cannot be read.
        """
        from scrabble_gui.app.house import house_of  # not needed to open a game

        rules, words = self._judged(choice)
        tile_set = self.catalogue.tile_set(rules.tiles_id)
        language = self.catalogue.language(rules.tiles_id)
        safe = choice.school_safe or Help.SMALL_WORDS in rules.helps  # what keeps to children's words is for children
        house = house_of(self.catalogue, self.own_data, language, words=choice.house, school_safe=safe)
        nothing = (None,) * len(choice.names)
        levels, hints = choice.levels or nothing, choice.hints or nothing
        seats = [
            Seat(name, target=target, level=level, hints=budget)
            for name, target, level, budget in zip(choice.names, choice.targets, levels, hints, strict=True)
        ]
        setup = set_up(
            game_id=f"{random_seed():032x}",
            started=self._now().isoformat(timespec="seconds"),
            rules=rules,
            tile_set=tile_set,
            layout=self.catalogue.layout(rules.layout_id),
            lexicon_id=words,
            seats=seats,
            seed=self._seed(),
            house_added=house.added,
            house_refused=house.refused,
        )
        return self._session(SavedGame(Game(setup)), GameFile(self._path(setup)))

    def _judged(self, choice: NewGame) -> tuple[Ruleset, str]:
        """Return the rules of a new game with the tiles that were chosen, and the id of the list that judges.

        Raises a subclass of :class:`CatalogueError`, :class:`UnknownId` for a list that does not go with the tiles.
        """
        from scrabble_gui.app.house import by_the_table  # not needed to open a game

        rules = self.catalogue.ruleset(choice.rules)
        tiles = choice.tiles or rules.tiles_id or self.catalogue.default_ruleset().tiles_id
        ids = [info.id for info in self.catalogue.words.for_tiles(tiles)]
        words = next(iter(ids), "") if choice.words is None else choice.words
        if words and words not in ids:
            raise UnknownId(None, "words", words)
        rules = replace(rules, tiles_id=tiles)
        return (rules, words) if words else (by_the_table(rules), "")

    def open(self, path: Path) -> Session:
        """Return the game of a file; one from elsewhere is copied in.

        Raises :class:`SaveError`, and :class:`WriteError` when it cannot be copied.
        """
        inside = path if self.folder.holds(path) else self.folder.adopt(path, self.catalogue)
        read = read_bytes(inside, MOST_BYTES + 1)
        saved = load(inside, self.catalogue)
        return self._session(saved, GameFile(inside, read, saved.game.turns))

    def recover(self, path: Path) -> Session:
        """Return what is safe of a damaged file, as a game of its own; the damaged file stays as it is.

        Raises :class:`SaveError` when nothing can be read.
        """
        saved = recover(path, self.catalogue)
        return self._session(saved, GameFile(self._path(saved.game.setup)))

    def lexicon(self, setup: Setup) -> Lexicon | None:
        """Return the judge of words of a game; nothing where the table decides or the list is not here."""
        if not setup.lexicon_id:
            return None
        try:
            return self.catalogue.words.lexicon(setup.lexicon_id)
        except (CatalogueError, LexiconError):
            return None

    def _path(self, setup: Setup) -> Path:
        """Return a file for a game; where the folder cannot be made, every save will say so."""
        names = [seat.name for seat in setup.seats]
        try:
            return self.folder.path_for(setup.game_id, setup.started, names)
        except WriteError:
            return self.folder.path / f"{setup.game_id}{SUFFIX}"

    def _session(self, saved: SavedGame, file: GameFile) -> Session:
        lexicon = self.lexicon(saved.game.setup)
        onlookers = self._onlooker if lexicon is not None and self.computers is not None else None
        return Session(saved, file.path, lexicon, file.write, minds=self._mind, onlookers=onlookers)

    def _onlooker(self, setup: Setup, stop: Stop) -> Looking:
        """Return who sees every play; on a thread of its own. Raises as :meth:`_mind` does."""
        from scrabble_gui.engine.computer import Stopped

        assert self.computers is not None  # otherwise nobody is asked
        small = Help.SMALL_WORDS in setup.rules.helps
        onlooker = self.computers.onlooker(setup, small=small, progress=lambda fraction: not stop())
        if onlooker is None:
            raise Stopped
        return onlooker

    def _mind(self, level: str, setup: Setup, stop: Stop) -> Mind:
        """Return what plays by a level; on the thinking thread.

        Raises :class:`CatalogueError` or :class:`LexiconError` where there is none, :class:`Stopped` when told to.
        """
        from scrabble_gui.engine.computer import Stopped

        if self.computers is None:
            raise UnknownId(None, "levels", level)
        small = Help.SMALL_WORDS in setup.rules.helps
        mind = self.computers.make(level, setup, small=small, progress=lambda fraction: not stop())
        if mind is None:
            raise Stopped
        return mind
