"""``game`` and ``levels``: computers against each other, and who they are."""

import json

import pytest

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.level_files import read_level
from scrabble_gui.record.errors import WriteError


def test_the_levels_are_listed_the_weakest_first(answers):
    status, given, complaints = answers("levels")
    assert (status, complaints) == (0, "")
    assert given[-1]["level"] == "club"
    assert given[0]["level"] == "mouse"
    files = {path.stem: read_level(path) for path in (resources_folder() / "levels").glob("*.toml")}
    assert {answer["level"] for answer in given} == set(files)
    for answer in given:
        level = files[answer["level"]]
        assert answer["name"] == level.name
        assert answer["average"] == (level.measured.average if level.measured else None)
    orders = [files[answer["level"]].order for answer in given]
    assert orders == sorted(orders)


def test_a_game_is_answered_with_its_scores_and_turns(answers):
    status, given, complaints = answers("game", "--players", "2", "--levels", "club,skilled", "--seed", "7")
    assert (status, complaints) == (0, "")
    (line,) = given
    assert (line["game"], line["seed"], line["levels"]) == (1, 7, ["club", "skilled"])
    assert len(line["scores"]) == 2
    assert line["turns"] > 10
    assert line["seconds"] >= 0
    assert "file" not in line


def test_the_same_seed_is_the_same_game_and_the_next_game_has_the_next_seed(answers):
    _, first, _ = answers("game", "--seed", "7", "--games", "2")
    _, again, _ = answers("game", "--seed", "8")
    assert [line["seed"] for line in first] == [7, 8]
    assert [line["game"] for line in first] == [1, 2]
    assert first[1]["scores"] == again[0]["scores"]
    assert first[0]["scores"] != first[1]["scores"]


def test_one_level_is_enough_for_all_seats(answers):
    _, given, _ = answers("game", "--players", "4", "--levels", "club", "--rules", "finish-line")
    assert given[0]["levels"] == ["club"] * 4
    assert len(given[0]["scores"]) == 4


@pytest.mark.parametrize("rules", ["family-classic", "kids", "finish-line", "nine-tile", "table-vote", "world-club"])
def test_games_are_kept_as_files_that_replay_by_their_rules(answers, tmp_path, rules):
    folder = tmp_path / "games of computers"
    status, given, _ = answers("game", "--rules", rules, "--seed", "3", "--save", folder)
    assert status == 0
    replayed, told, _ = answers("replay", given[0]["file"])
    assert replayed == 0
    assert told[0]["over"]
    assert told[0]["scores"] == given[0]["scores"]
    assert told[0]["turns"] == given[0]["turns"]
    saved = json.loads((folder / given[0]["file"].rsplit("/", 1)[-1]).read_text(encoding="utf-8"))
    assert [seat["level"] for seat in saved["setup"]["seats"]] == ["club", "club"]


def test_the_line_to_reach_is_that_of_so_many_players(answers, tmp_path):
    answers("game", "--players", "3", "--levels", "club", "--rules", "finish-line", "--save", tmp_path)
    (path,) = tmp_path.glob("*.scrabble")
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert [seat["target"] for seat in saved["setup"]["seats"]] == [180] * 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--levels", "club,gone"), 'There is no computer player "gone".'),
        (("--rules", "gone"), "gone"),
        (("--words", "gone"), "gone"),
        (("--players", "5", "--levels", "club"), "seats"),
        (("--levels", "club"), "seats"),
    ],
)
def test_what_cannot_be_played_is_said(answers, arguments, complaint):
    status, given, complaints = answers("game", *arguments)
    assert (status, given) == (2, [])
    assert complaint in complaints


def test_a_folder_that_cannot_be_made_is_said(answers, tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    status, given, complaints = answers("game", "--save", taken)
    assert (status, given) == (2, [])
    assert str(taken) in complaints


def test_a_game_that_cannot_be_written_is_said(answers, tmp_path, monkeypatch):
    def full(path, saved):
        raise WriteError(path, "ENOSPC", "No space left on device")

    monkeypatch.setattr("scrabble_gui.record.savefile.save", full)
    status, given, complaints = answers("game", "--save", tmp_path)
    assert (status, given) == (2, [])
    assert "The file cannot be written: No space left on device." in complaints


@pytest.mark.parametrize(
    "arguments", [("--players", "3", "--levels", "club,club"), ("--seed", "-1"), ("--seed", "x"), ("--games", "x")]
)
def test_arguments_that_do_not_fit_are_refused(answers, arguments):
    status, given, complaints = answers("game", *arguments)
    assert (status, given) == (2, [])
    assert complaints.startswith("usage: ")
