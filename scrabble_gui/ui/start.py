"""What the start page and the page for a new game offer, gathered from games and preferences."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.settings import Settings, Together
from scrabble_gui.app.supported import SUPPORTED
from scrabble_gui.catalogue import Catalogue, CatalogueError
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.record.errors import SaveError
from scrabble_gui.record.folder import FoundGame, Listed, ListedDamage, ListedGame
from scrabble_gui.record.savefile import recover
from scrabble_gui.ui import starting
from scrabble_gui.ui.home_picture import HomePicture, LastGame, Lineup, RecentGame
from scrabble_gui.ui.new_game import NewGameOffer

MOST_LINEUPS = 3
MOST_RECENT = 5


def home_picture(games: Games, settings: Settings, now: datetime) -> HomePicture:
    """Return the start page; a game folder that cannot be read is one without games."""
    catalogue = games.catalogue
    try:
        listed = games.folder.recent(MOST_RECENT + 1)
        found = games.folder.newest_unfinished(catalogue)
    except SaveError:
        listed, found = (), None
    damaged = listed[0] if listed and isinstance(listed[0], ListedDamage) else None
    last = _last(found, listed) if found and not damaged else None
    recent = [line for line in listed if isinstance(line, ListedGame) and (last is None or line.path != last.path)]
    return HomePicture(
        now=now,
        tile_set=catalogue.tile_set(catalogue.default_ruleset().tiles_id),
        last=last,
        lineups=lineups(games, settings)[:MOST_LINEUPS],
        recent=tuple(_recent(line) for line in recent[:MOST_RECENT]),
        damaged=damaged.path if damaged else None,
        safe_turns=_safe_turns(games, damaged.path) if damaged else 0,
    )


def _safe_turns(games: Games, path: Path) -> int:
    """Return how many turns of a damaged game can be opened; listing the folder has not counted them."""
    try:
        return len(recover(path, games.catalogue).game.turns)
    except SaveError:
        return 0


def lineups(games: Games, settings: Settings) -> tuple[Lineup, ...]:
    """Return who has played together, as far as the rules of their last game can still be played."""
    lines = []
    for line in settings.together:
        try:
            rules = games.catalogue.ruleset(line.rules)
        except CatalogueError:
            continue
        tiles, words = still_here(games.catalogue, line)
        again = NewGame(line.names, rules.id, line.targets, line.levels, line.hints, tiles, words)
        lines.append(Lineup(again, _named(games.catalogue, rules, tiles), line.games))
    return tuple(lines)


def _named(catalogue: Catalogue, rules: Ruleset, tiles: str) -> str:
    """Return the name of rules, with that of a tile set that they do not bring themselves."""
    usual = rules.tiles_id or catalogue.default_ruleset().tiles_id
    return rules.name if tiles in ("", usual) else starting.rules_in(rules.name, catalogue.tile_set(tiles).name)


def still_here(catalogue: Catalogue, line: Together) -> tuple[str, str | None]:
    """Return tile set and word list of a line-up's last game; the usual ones where they have gone."""
    try:
        rules = catalogue.ruleset(line.rules)
        lists = [info.id for info in catalogue.words.for_tiles(line.tiles or rules.tiles_id)]
    except CatalogueError:
        return "", None
    return line.tiles, line.words if line.words in (None, "", *lists) else None


def new_game_offer(games: Games, settings: Settings) -> NewGameOffer:
    """Return who and what can be chosen for a new game, with the last people and rules chosen already."""
    from scrabble_gui.app.choosing import tiles_on_offer

    rulesets = tuple(entry.rules for entry in games.catalogue.playable_rulesets(SUPPORTED))
    last = settings.together[0] if settings.together else None
    tiles, words = still_here(games.catalogue, last) if last else ("", None)
    return NewGameOffer(
        rulesets=rulesets,
        people=settings.people,
        names=last.names if last else (),
        rules=last.rules if last else "",
        levels=last.levels if last else (),
        hints=last.hints if last else (),
        tile_sets=tiles_on_offer(games.catalogue, games.own_data),
        usual_tiles=games.catalogue.default_ruleset().tiles_id,
        tiles=tiles,
        words=words,
        computers=games.computers.levels() if games.computers else (),
    )


def _last(found: FoundGame, listed: tuple[Listed, ...]) -> LastGame:
    """Return the game to continue."""
    game = found.saved.game
    when = next((line.when for line in listed if line.path == found.path), datetime.fromisoformat(game.setup.started))
    return LastGame(found.path, game.setup, game.state, when.astimezone())


def _recent(line: ListedGame) -> RecentGame:
    return RecentGame(line.path, line.names, line.when.astimezone(), line.over)
