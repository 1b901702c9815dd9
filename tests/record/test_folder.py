"""The family's games in one folder: found again, never lost, never written over."""

import errno
import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.moves import Exchange, Pass
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.record import folder as folder_module
from scrabble_gui.record.errors import Damaged, ForgedTurn, NotAGame, SaveError, Unreadable, WriteError
from scrabble_gui.record.folder import FoundGame, GameFolder, ListedDamage, ListedGame, file_stem
from scrabble_gui.record.savefile import SavedGame, load, save, to_text
from tests.drawing import catalogue
from tests.record.test_games import GAMES

FINISHED = (GAMES / "family_two_finished.scrabble").read_bytes()
OPEN = (GAMES / "family_four_window_open.scrabble").read_bytes()
FORGED = OPEN.replace(b'"do": "8E FAST"', b'"do": "8E FUST"')
assert FORGED != OPEN
FRIENDLY = (GAMES / "friendly_two_undo.scrabble").read_bytes()


@pytest.fixture
def games(tmp_path):
    """Return a folder that is not there yet."""
    return GameFolder(tmp_path / "Spiele ü" / "games")


def put(games, name, data, minute=0):
    """Put a file into the folder, written at a minute of the same hour."""
    games.path.mkdir(parents=True, exist_ok=True)
    path = games.path / name
    path.write_bytes(data)
    when = datetime(2026, 1, 3, 18, minute, tzinfo=UTC).timestamp()
    os.utime(path, (when, when))
    return path


def names(games):
    """Return the names of the files in the folder."""
    return sorted(path.name for path in games.path.iterdir())


# --- names


def test_a_name_tells_the_day_and_the_players():
    stem = file_stem("id", "2026-01-03T17:30:00+00:00", ["Ada", "Grandma"])
    assert re.fullmatch("2026-01-03_Ada-Grandma_[0-9a-f]{8}", stem)


@given(st.text(max_size=40), st.text(max_size=40), st.lists(st.text(max_size=60), max_size=4))
def test_every_name_can_be_written_on_every_system(game_id, started, players):
    stem = file_stem(game_id, started, players)
    assert re.fullmatch("[0-9a-z][A-Za-z0-9_-]*", stem)
    assert 12 < len(stem) < 80
    assert stem.split("_")[0].upper() not in {"CON", "PRN", "AUX", "NUL"}


def test_accents_are_taken_off_and_other_letters_left_out():
    assert file_stem("1", "2026-01-01", ["Zoë Ōsumi 李", "Åse", "李"]) == "2026-01-01_ZoeOsumi-Ase_6b86b273"
    assert file_stem("1", "", ["李"]) == "game_6b86b273"
    assert file_stem("\ud800", "", [".."]).startswith("game_")


def test_two_games_never_have_one_file(games):
    first = games.path_for("a", "2026-01-01", ["Ada"])
    assert games.path_for("a", "2026-01-01", ["Ada"]) == first
    assert games.path_for("b", "2026-01-01", ["Ada"]) != first
    first.write_bytes(b"")
    second = games.path_for("a", "2026-01-01", ["Ada"])
    second.write_bytes(b"")
    third = games.path_for("a", "2026-01-01", ["Ada"])
    assert [path.stem[len(first.stem) :] for path in (first, second, third)] == ["", "-2", "-3"]


def test_the_folder_is_made_when_it_is_needed(games):
    assert not games.path.exists()
    assert games.path_for("a", "", []).parent == games.path
    assert games.path.is_dir()


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(WriteError) as caught:
        GameFolder(tmp_path / "file" / "games").path_for("a", "", [])
    assert caught.value.path == tmp_path / "file" / "games"


# --- lists


def test_a_folder_that_is_not_there_holds_no_games(games):
    assert games.recent(5) == ()
    assert games.newest_unfinished(catalogue()) is None


def at(hour, minute):
    return datetime(2026, 1, 3, hour, minute, tzinfo=UTC)


def test_unfinished_games_are_found_by_the_list_that_judges_them(games):
    put(games, "one.scrabble", FINISHED, 1)
    put(games, "two.scrabble", OPEN, 2)
    (games.path / "damaged.scrabble").write_bytes(b"{")
    assert [game.path.name for game in games.judged_by("enable")] == ["two.scrabble"]
    assert games.judged_by("another") == ()


def test_the_list_tells_who_played_how_long_and_when_the_last_first(games):
    one = put(games, "one.scrabble", FINISHED, 1)
    two = put(games, "two.scrabble", OPEN, 2)
    put(games, "zero.SCRABBLE", FRIENDLY, 0)
    put(games, "letter.txt", OPEN, 9)
    put(games, ".saving-0123.tmp", OPEN, 9)
    (games.path / "folder.scrabble").mkdir()
    assert games.recent(2) == (
        ListedGame(two, at(18, 2), ("Ada", "Ben", "Grandma", "Robin"), 18, False, "enable"),
        ListedGame(one, at(18, 1), ("Ada", "Ben"), 38, True, "enable"),
    )
    assert [listed.path.name for listed in games.recent(9)] == ["two.scrabble", "one.scrabble", "zero.SCRABBLE"]
    assert games.recent(0) == ()


def test_damaged_files_are_listed_as_damaged_and_stay(games):
    cut = put(games, "cut.scrabble", OPEN[:-50], 2)
    strange = put(games, "strange.scrabble", b"Dear Grandma", 1)
    listed = games.recent(5)
    assert [type(line) for line in listed] == [ListedDamage, ListedDamage]
    assert [line.path for line in listed] == [cut, strange]
    assert isinstance(listed[0].error.reason, Damaged)
    assert isinstance(listed[1].error.reason, NotAGame)
    assert listed[0].when == datetime(2026, 1, 3, 18, 2, tzinfo=UTC)
    assert games.newest_unfinished(catalogue()) is None
    assert cut.read_bytes() == OPEN[:-50]


def test_times_beyond_any_calendar_are_listed(games):
    path = put(games, "one.scrabble", FINISHED)
    os.utime(path, (10**11, 10**11))
    assert games.recent(1)[0].when.year in (5138, 2446)
    os.utime(path, (-(10**9), -(10**9)))
    assert games.recent(1)[0].when.year == 1970


def test_a_file_that_goes_while_the_list_is_made_is_the_oldest(games, monkeypatch):
    path = put(games, "one.scrabble", FINISHED)
    put(games, "two.scrabble", FINISHED, 2)

    def unlinking(found):
        if found == path:
            path.unlink()
        return True

    monkeypatch.setattr(folder_module, "_goes_on", unlinking)
    listed = games.recent(5)
    assert [line.path.name for line in listed] == ["two.scrabble", "one.scrabble"]
    assert isinstance(listed[1].error.reason, Unreadable)


def test_a_folder_that_cannot_be_read_is_told(games, monkeypatch):
    def denied(_):
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "iterdir", denied)
    for ask in (lambda: games.recent(1), lambda: games.newest_unfinished(catalogue())):
        with pytest.raises(SaveError) as caught:
            ask()
        assert (caught.value.path, caught.value.reason.code) == (games.path, "EACCES")


# --- the game to go on with


def test_the_newest_game_that_is_not_over_is_offered(games):
    put(games, "old.scrabble", FRIENDLY, 1)
    path = put(games, "open.scrabble", OPEN, 2)
    put(games, "over.scrabble", FINISHED, 3)
    put(games, "over_without_mark.scrabble", FINISHED.replace(b', "over": true', b""), 4)
    put(games, "damaged.scrabble", OPEN[:-50], 5)
    put(games, "forged.scrabble", FORGED, 6)
    found = games.newest_unfinished(catalogue())
    assert isinstance(found, FoundGame)
    assert found.path == path
    assert to_text(found.saved).encode() == OPEN


def test_finished_games_are_not_played_through_to_find_out(games, monkeypatch):
    for minute in range(5):
        put(games, f"{minute}.scrabble", FINISHED, minute)

    def never(*_):
        raise AssertionError

    monkeypatch.setattr(folder_module, "load", never)
    assert games.newest_unfinished(catalogue()) is None


# --- games from elsewhere


def elsewhere(tmp_path, data, name="from a friend.scrabble"):
    """Return a file outside the folder."""
    path = tmp_path / name
    path.write_bytes(data)
    return path


def longer(data, turns=1):
    """Return the file of the same game some turns later."""
    saved = load(data, catalogue())
    for _ in range(turns):
        saved.game.take(saved.game.state.to_move, Pass(), None)
    return to_text(saved).encode()


def otherwise(data):
    """Return the file of the same game with another last turn."""
    saved = load(data, catalogue())
    seat = saved.game.state.to_move
    saved.game.take(seat, Exchange(Tiles(saved.game.state.racks[seat].known[:1])), None)
    return to_text(saved).encode()


def test_the_folder_holds_its_own_games_and_neither_copies_nor_paths_that_lead_nowhere(games, tmp_path):
    inside = games.adopt(elsewhere(tmp_path, OPEN), catalogue())
    assert games.holds(inside)
    assert not games.holds(elsewhere(tmp_path, OPEN))
    assert not games.holds(inside.with_name(f"{inside.stem}_kept{inside.suffix}"))
    assert not games.holds(Path("a\0b"))


def test_a_game_from_elsewhere_is_copied_in_byte_for_byte(games, tmp_path):
    path = elsewhere(tmp_path, OPEN.replace(b'"id"', b'"club": 1, "id"'))
    inside = games.adopt(path, catalogue())
    assert inside.parent == games.path
    assert inside.name.startswith("2026-01-03_Ada-Ben-Grandma-Robin_")
    assert inside.read_bytes() == path.read_bytes()
    assert games.adopt(path, catalogue()) == inside
    assert names(games) == [inside.name]


def test_a_file_of_the_folder_stays_where_it_is(games):
    path = put(games, "mine.scrabble", OPEN)
    assert games.adopt(path, catalogue()) == path
    assert names(games) == ["mine.scrabble"]


def test_a_game_with_more_turns_goes_on_and_the_shorter_one_is_kept_beside_it(games, tmp_path):
    mine = put(games, "mine.scrabble", OPEN)
    assert games.adopt(elsewhere(tmp_path, longer(OPEN)), catalogue()) == mine
    assert mine.read_bytes() == longer(OPEN)
    assert (games.path / "mine_kept.scrabble").read_bytes() == OPEN
    assert names(games) == ["mine.scrabble", "mine_kept.scrabble"]


def test_a_game_with_fewer_turns_is_kept_beside_the_one_that_goes_on(games, tmp_path):
    mine = put(games, "mine.scrabble", longer(OPEN))
    for _ in range(2):
        assert games.adopt(elsewhere(tmp_path, OPEN), catalogue()) == mine
    assert mine.read_bytes() == longer(OPEN)
    assert (games.path / "mine_kept.scrabble").read_bytes() == OPEN
    assert names(games) == ["mine.scrabble", "mine_kept.scrabble"]


def test_of_two_equally_long_games_the_one_that_is_here_goes_on(games, tmp_path):
    mine = put(games, "mine.scrabble", longer(OPEN))
    other = otherwise(OPEN)
    assert games.adopt(elsewhere(tmp_path, other), catalogue()) == mine
    assert games.adopt(elsewhere(tmp_path, OPEN), catalogue()) == mine
    assert mine.read_bytes() == longer(OPEN)
    assert (games.path / "mine_kept.scrabble").read_bytes() == other
    assert (games.path / "mine_kept-2.scrabble").read_bytes() == OPEN


def test_kept_copies_are_neither_listed_nor_offered(games, tmp_path):
    mine = put(games, "mine.scrabble", OPEN)
    games.adopt(elsewhere(tmp_path, longer(OPEN)), catalogue())
    games.adopt(elsewhere(tmp_path, otherwise(OPEN)), catalogue())
    assert [listed.path for listed in games.recent(9)] == [mine]
    assert games.newest_unfinished(catalogue()).path == mine


def test_a_kept_copy_that_somebody_opens_goes_on_under_an_ordinary_name(games, tmp_path, monkeypatch):
    mine = put(games, "mine.scrabble", longer(OPEN))
    games.adopt(elsewhere(tmp_path, OPEN), catalogue())
    kept = games.path / "mine_kept.scrabble"

    def denied(*_):
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", denied)
        with pytest.raises(WriteError) as caught:
            games.adopt(kept, catalogue())
        assert caught.value.code == "EACCES"
    inside = games.adopt(kept, catalogue())
    assert inside.read_bytes() == OPEN
    assert names(games) == sorted([inside.name, mine.name])
    assert {listed.path for listed in games.recent(9)} == {inside, mine}


def test_a_damaged_file_of_the_same_game_is_nobodys_rival_and_stays(games, tmp_path):
    mine = put(games, "mine.scrabble", FORGED)
    cut = put(games, "cut.scrabble", OPEN[:-50])
    put(games, "other.scrabble", FRIENDLY)
    inside = games.adopt(elsewhere(tmp_path, OPEN), catalogue())
    assert inside not in (mine, cut)
    assert mine.read_bytes() == FORGED
    assert cut.read_bytes() == OPEN[:-50]
    assert inside.read_bytes() == OPEN


def test_a_file_that_gives_no_game_is_not_copied(games, tmp_path):
    forged = elsewhere(tmp_path, FORGED)
    with pytest.raises(SaveError) as caught:
        games.adopt(forged, catalogue())
    assert isinstance(caught.value.reason, ForgedTurn)
    assert caught.value.path == forged
    assert not games.path.exists()


def test_nothing_is_lost_when_the_copy_cannot_be_written(games, tmp_path, monkeypatch):
    mine = put(games, "mine.scrabble", OPEN)
    path = elsewhere(tmp_path, longer(OPEN))
    real, calls = os.replace, []

    def once(*arguments):
        calls.append(arguments)
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, "full")
        real(*arguments)

    monkeypatch.setattr(os, "replace", once)
    with pytest.raises(WriteError):
        games.adopt(path, catalogue())
    monkeypatch.undo()
    assert mine.read_bytes() == OPEN
    assert (games.path / "mine_kept.scrabble").read_bytes() == OPEN
    assert path.read_bytes() == longer(OPEN)
    assert games.adopt(path, catalogue()) == mine
    assert mine.read_bytes() == longer(OPEN)
    assert names(games) == ["mine.scrabble", "mine_kept.scrabble"]


def test_a_recovered_game_does_not_get_the_name_of_the_damaged_file(games):
    setup = load(OPEN, catalogue()).game.setup
    players = [seat.name for seat in setup.seats]
    damaged = games.path_for(setup.game_id, setup.started, players)
    damaged.write_bytes(OPEN[:-50])
    fresh = games.path_for(setup.game_id, setup.started, players)
    save(fresh, SavedGame(load(OPEN, catalogue()).game))
    assert fresh != damaged
    assert damaged.read_bytes() == OPEN[:-50]
