"""``replay``: saved games, whole and damaged."""

from pathlib import Path

import pytest

from scrabble_gui.record.savefile import load
from tests.cli.saving import saved
from tests.drawing import catalogue

BRACKETS = "[" * 200_000


def test_a_game_in_the_middle_of_a_challenge_window_counts_the_play(answers, tmp_path, table):
    path = saved(tmp_path / "ein spiel für zwei.scrabble", table)
    status, (given,), complaints = answers("replay", path)
    assert (status, complaints) == (0, "")
    assert given == {
        "file": str(path),
        "rules": "Family Classic",
        "turns": 1,
        "players": ["Ada", "Ben"],
        "scores": [10, 0],
        "over": False,
        "winners": [],
        "disagreements": [],
    }


def test_a_finished_game_has_settled_scores_and_a_winner(answers, tmp_path, table):
    table.do(1, "pass")
    table.do(0, "exchange Z")
    table.do(1, "pass")
    _, (given,), _ = answers("replay", saved(tmp_path / "game.scrabble", table))
    result = table.game.result()
    assert (given["turns"], given["over"], given["winners"]) == (4, True, [0])
    assert given["scores"] == list(result.scores)
    assert given["scores"][1] == -9  # DOGEEEE
    assert given["scores"][0] != 10


def test_the_games_that_are_kept_are_replayed(answers):
    paths = sorted((Path(__file__).parents[1] / "games").glob("*.scrabble"))
    assert paths
    status, given, complaints = answers("replay", *paths)
    assert (status, complaints) == (0, "")
    for path, answer in zip(paths, given, strict=True):
        game = load(path, catalogue()).game
        assert answer["file"] == str(path)
        assert answer["turns"] == len(game.turns)
        assert answer["over"] == game.state.is_over
        assert answer["scores"] == list((game.result() or game.state).scores)
        assert answer["winners"] == list(game.result().winners if game.result() else ())
        assert len(answer["players"]) == len(answer["scores"]) == len(game.setup.seats)


DAMAGES = {
    "cut": lambda text: text[: text.index('"do"')].encode(),
    "empty": lambda text: b"",
    "binary": lambda text: bytes(range(256)) * 10,
    "newer": lambda text: text.replace('"version": 1', '"version": 99').encode(),
    "forged": lambda text: text.replace("8H CAT", "8H DOG").encode(),
    "brackets": lambda text: BRACKETS.encode(),
    "brackets inside": lambda text: text.replace('"do"', f'"x": {BRACKETS}, "do"').encode(),
    "unknown tiles": lambda text: text.replace('"english"', '"klingon"').encode(),
    "bad rules": lambda text: text.replace('"rack_size": 7', '"rack_size": "seven"').encode(),
    "bad seats": lambda text: text.replace('{"name": "Ben"}', '{"name": " "}').encode(),
}


@pytest.mark.parametrize(
    ("how", "error", "complaint"),
    [
        ("cut", "Damaged", "The file is damaged (cut)"),
        ("empty", "EmptyFile", "The file is empty."),
        ("binary", "NotAGame", "The file is no saved game."),
        ("newer", "NewerVersion", "A later version of the program wrote this file (version 99, known 1)."),
        ("forged", "ForgedTurn", "cannot have happened. The rules refuse it: TilesNotOnRack(missing='DGO')."),
        ("brackets", "NotAGame", "The file is no saved game."),
        ("brackets inside", "Damaged", "The file is damaged (too deep)"),
        ("unknown tiles", "UnknownTileSet", 'The game needs the tile set "klingon", which cannot be had here.'),
        ("bad rules", "BadSetup", 'The value of rack_size must be a number, not "seven".'),
        ("bad seats", "BadSetup", "The game is set up wrongly. The rules refuse it: BadSetup(key='name', value=' ')."),
    ],
)
def test_a_damaged_file_is_named_with_its_line_and_the_others_are_replayed(
    answers, tmp_path, table, how, error, complaint
):
    whole = saved(tmp_path / "whole.scrabble", table)
    data = DAMAGES[how](whole.read_text(encoding="utf-8"))
    assert data != whole.read_bytes()
    bad = tmp_path / "bad.scrabble"
    bad.write_bytes(data)
    status, (first, second), complaints = answers("replay", bad, whole)
    assert status == 2
    assert first.keys() == {"file", "error", "line"}
    assert (first["file"], first["error"]) == (str(bad), error)
    assert 1 <= first["line"] <= 1 + data.count(b"\n")
    assert complaints.startswith(f"{bad}:{first['line']}: ")
    assert complaint in complaints
    assert second["scores"] == [10, 0]
    assert bad.read_bytes() == data


def test_the_line_of_a_forged_turn_is_that_of_the_turn(answers, tmp_path, table):
    table.do(1, "pass")
    path = saved(tmp_path / "game.scrabble", table)
    path.write_text(path.read_text(encoding="utf-8").replace('"pass"', '"agree"'), encoding="utf-8")
    _, (given,), _ = answers("replay", path)
    assert '"agree"' in path.read_text(encoding="utf-8").splitlines()[given["line"] - 1]


@pytest.mark.parametrize("name", ["nope.scrabble", ""])
def test_a_file_that_cannot_be_opened_is_named(answers, tmp_path, name):
    status, (given,), complaints = answers("replay", tmp_path / name)
    assert (status, given) == (2, {"file": str(tmp_path / name), "error": "Unreadable", "line": None})
    assert complaints.startswith(f"{tmp_path / name}: The file cannot be read: ")


def test_replay_wants_a_file(answers):
    assert answers("replay")[0] == 2
