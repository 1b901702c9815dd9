"""What the start page is told of a folder with games in it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from scrabble_gui.app.games import Games
from scrabble_gui.app.settings import Settings, Together
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.ui.start import home_picture, lineups
from tests.drawing import catalogue

GAME = Path(__file__).resolve().parents[1] / "games" / "family_three_ended_by_passes.scrabble"
NOW = datetime(2026, 5, 3, 20, 0, tzinfo=UTC)


def picture_of(folder: Path, text: str):
    (folder / "last.scrabble").write_text(text, encoding="utf-8")
    return home_picture(Games(catalogue(), GameFolder(folder)), Settings(), NOW)


def test_the_safe_turns_of_a_damaged_game_are_counted(tmp_path):
    lines = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    turns = sum('"do"' in line for line in lines[:24])
    picture = picture_of(tmp_path, "".join(lines[:24]) + "torn")
    assert picture.damaged == tmp_path / "last.scrabble"
    assert picture.safe_turns == turns == 11


def test_a_file_that_is_no_game_has_no_safe_turn(tmp_path):
    picture = picture_of(tmp_path, "no game at all")
    assert (picture.damaged, picture.safe_turns) == (tmp_path / "last.scrabble", 0)


def test_a_whole_game_is_no_damage(tmp_path):
    picture = picture_of(tmp_path, GAME.read_text(encoding="utf-8"))
    assert (picture.damaged, picture.safe_turns) == (None, 0)
    assert [game.over for game in picture.recent] == [True]


@pytest.mark.parametrize(
    ("rules", "tiles", "name"),
    [
        ("family-classic", "", "Family Classic"),
        ("family-classic", "english", "Family Classic"),
        ("family-classic", "albanian", "Family Classic in Albanian"),
        ("spanish", "spanish", "Spanish"),
        ("family-classic", "gone", "Family Classic"),
    ],
)
def test_who_played_together_is_told_with_the_tiles_of_another_language(tmp_path, rules, tiles, name):
    together = Together(("Ada", "Ben"), rules, (None, None), 3, tiles=tiles)
    (line,) = lineups(Games(catalogue(), GameFolder(tmp_path)), Settings(together=(together,)))
    assert line.rules_name == name
