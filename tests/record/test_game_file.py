"""The file of a game in progress, and everything that can happen to it while the game is played."""

import os
import shutil
from pathlib import Path

import pytest

from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Pass
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.game_file import GameFile
from scrabble_gui.record.savefile import SavedGame, load
from tests.drawing import catalogue, setup_of


def game(passes: int = 0) -> SavedGame:
    """Return a game of two in which both have passed so often."""
    saved = SavedGame(Game(setup_of("CATIIII", "DOGSNNN")))
    for _ in range(passes):
        saved.game.take(saved.game.state.to_move, Pass(), None)
    return saved


def turns(path: Path) -> int:
    """Return how many turns are in a file."""
    return len(load(path, catalogue()).game.turns)


def opened(path: Path) -> tuple[GameFile, SavedGame]:
    """Return a game as a second program opens it."""
    saved = load(path, catalogue())
    return GameFile(path, path.read_bytes(), saved.game.turns), saved


def changed_by_another(path: Path) -> tuple[GameFile, SavedGame]:
    """Return a game of one turn as the program has it that wrote it first; another has added a turn to the file."""
    first, ours = GameFile(path), game(1)
    first.write(ours)
    second, theirs = opened(path)
    theirs.game.take(theirs.game.state.to_move, Pass(), None)
    second.write(theirs)
    return first, ours


def test_a_new_game_is_written_under_its_name(tmp_path):
    file = GameFile(tmp_path / "new" / "game.scrabble")
    assert file.write(game(1)) == tmp_path / "new" / "game.scrabble"
    assert turns(file.path) == 1


def test_two_programs_keep_both_games(tmp_path):
    path = tmp_path / "game.scrabble"
    first, ours = changed_by_another(path)
    ours.game.take(ours.game.state.to_move, Pass(), None)
    ours.game.take(ours.game.state.to_move, Pass(), None)
    assert first.write(ours) == tmp_path / "game-2.scrabble"
    assert turns(path) == 2
    assert turns(tmp_path / "game-2.scrabble") == 3
    assert first.write(ours) == tmp_path / "game-2.scrabble", "from now on the game lies there"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-2.scrabble", "game.scrabble"]


def test_a_third_program_finds_a_name_of_its_own(tmp_path):
    path = tmp_path / "game.scrabble"
    GameFile(path).write(game(1))
    (tmp_path / "game-2.scrabble").write_text("another")
    assert GameFile(path).write(game(2)) == tmp_path / "game-3.scrabble"


def test_a_program_that_made_no_turn_leaves_the_other_ones_file_alone(tmp_path):
    path = tmp_path / "game.scrabble"
    first, ours = changed_by_another(path)
    assert first.write(ours.with_desk({"seconds": 9})) == path
    assert turns(path) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["game.scrabble"]


def test_a_folder_removed_while_playing_is_made_anew(tmp_path):
    file = GameFile(tmp_path / "games" / "game.scrabble")
    file.write(game(1))
    shutil.rmtree(tmp_path / "games")
    assert turns(file.write(game(2))) == 2


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "games").write_text("a file stands in the way")
    with pytest.raises(WriteError):
        GameFile(tmp_path / "games" / "game.scrabble").write(game())


def test_what_went_wrong_once_is_written_the_next_time(tmp_path):
    file = GameFile(tmp_path / "games" / "game.scrabble")
    file.write(game(1))
    shutil.rmtree(tmp_path / "games")
    (tmp_path / "games").write_text("in the way")
    with pytest.raises(WriteError):
        file.write(game(2))
    (tmp_path / "games").unlink()
    assert turns(file.write(game(2))) == 2


def test_with_the_clock_set_back_the_game_written_last_stays_the_youngest(tmp_path):
    other = GameFile(tmp_path / "other.scrabble")
    other.write(game(1))
    tomorrow = other.path.stat().st_mtime + 86_400
    os.utime(other.path, (tomorrow, tomorrow))
    file = GameFile(tmp_path / "game.scrabble")
    for passes in (1, 2):
        file.write(game(passes))
        assert file.path.stat().st_mtime_ns > other.path.stat().st_mtime_ns
    assert file.path.stat().st_mtime < tomorrow + 1


def test_a_time_that_cannot_be_set_is_no_error(tmp_path, monkeypatch):
    other = GameFile(tmp_path / "other.scrabble")
    other.write(game())
    os.utime(other.path, (4e9, 4e9))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuse)
    assert GameFile(tmp_path / "game.scrabble").write(game(1)).exists()


def test_a_file_that_vanishes_in_the_same_moment_has_the_oldest_of_times(tmp_path, monkeypatch):
    file = GameFile(tmp_path / "game.scrabble")
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter([tmp_path / "gone.scrabble"]))
    assert turns(file.write(game(1))) == 1


def test_what_a_killed_writer_left_is_swept_away_after_an_hour(tmp_path):
    for name, age in ((".saving-00.tmp", 7200), (".saving-01.tmp", 60), ("letter.tmp", 7200)):
        (tmp_path / name).write_text("half a ga")
        then = (tmp_path / name).stat().st_mtime - age
        os.utime(tmp_path / name, (then, then))
    GameFile(tmp_path / "game.scrabble").write(game())
    assert sorted(file.name for file in tmp_path.iterdir()) == [".saving-01.tmp", "game.scrabble", "letter.tmp"]
