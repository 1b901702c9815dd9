"""``score``: what plays earn, and why others are not judged."""

import re

import pytest

from scrabble_gui.catalogue import resources_folder
from tests.oracles import REFUSALS, oracles

EMPTY = "/".join(["15"] * 15)
BRACKETS = "[" * 200_000
RACKS_THAT_LACK_A_TILE = {"O038"}  # ER, but the play puts down F, E and R


def plays_file(path, rows):
    path.write_text("".join(f"{row['board_cgp']}\t{row['rack']}\t{row['play']}\n" for row in rows), encoding="utf-8")
    return path


def test_all_oracles_of_scores_agree(shared, tmp_path, answers):
    rows = oracles(shared, "score")
    assert len(rows) > 200
    for row in rows:
        if row["id"] in RACKS_THAT_LACK_A_TILE:
            row["rack"] = ""
    status, given, complaints = answers("score", "--plays", plays_file(tmp_path / "plays.tsv", rows))
    assert (status, complaints) == (0, "")
    assert [(row["id"], answer["score"]) for row, answer in zip(rows, given, strict=True)] == [
        (row["id"], int(row["expected"])) for row in rows
    ]
    for row, answer in zip(rows, given, strict=True):
        points = sum(word["points"] for word in answer["words"]) + answer["bonus"]
        assert points == answer["score"]
        if said := re.fullmatch("words: ([A-Za-z ]+)", row["note"]):
            words = [word["text"] for word in answer["words"]]
            main_word, *crossing = said[1].upper().split()
            assert (words[0], sorted(words[1:])) == (main_word, sorted(crossing))


def test_all_oracles_of_illegal_plays_are_refused(shared, tmp_path, answers):
    rows = [row for row in oracles(shared, "illegal") if not row["play"].startswith("exchange")]
    assert len(rows) == 8
    status, given, complaints = answers("score", "--plays", plays_file(tmp_path / "plays.tsv", rows))
    assert (status, complaints) == (1, "")
    assert {row["id"]: answer["illegal"] for row, answer in zip(rows, given, strict=True)} == REFUSALS


def test_one_play_is_judged_word_by_word(answers):
    position = EMPTY.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/7CAT5", 1)
    assert answers("score", "--position", position, "--play", "9H ON") == (
        0,
        [
            {
                "score": 10,
                "words": [
                    {"text": "ON", "points": 3},
                    {"text": "CO", "points": 4},
                    {"text": "AN", "points": 3},
                ],
                "bonus": 0,
            }
        ],
        "",
    )


def test_the_bonus_stands_apart(answers):
    _, (given,), _ = answers("score", "--position", EMPTY, "--play", "8D retains", "--rack", "RETAINS")
    assert given == {"illegal": "TilesNotOnRack"}
    _, (given,), _ = answers("score", "--position", EMPTY, "--play", "8D RETAINs", "--rack", "RETAIN?")
    assert given == {"score": 64, "words": [{"text": "RETAINS", "points": 14}], "bonus": 50}


def test_racks_and_scores_behind_the_board_are_passed_over(answers):
    status, (given,), _ = answers("score", "--position", f"{EMPTY} ABC/DEF 12/0 0", "--play", "8g cat")
    assert (status, given["score"]) == (0, 0)


def test_the_ruleset_gives_the_bonus(answers):
    arguments = ("score", "--position", EMPTY, "--play", "8D ABCDEFGHI")
    _, (classic,), _ = answers(*arguments)
    _, (nine,), _ = answers(*arguments, "--rules", "nine-tile")
    assert (classic["bonus"], nine["bonus"]) == (0, 50)


def test_tiles_and_board_can_be_chosen(answers):
    status, (given,), _ = answers("score", "--position", EMPTY, "--play", "8H [CH]E", "--rules", "spanish")
    assert (status, given["words"]) == (0, [{"text": "CHE", "points": 12}])
    status, (other,), _ = answers("score", "--position", EMPTY, "--play", "8H [CH]E", "--tiles", "spanish")
    assert other == given
    large = "/".join(["21"] * 21)
    status, (given,), _ = answers("score", "--position", large, "--play", "11K CAT", "--layout", "super")
    assert (status, given["score"]) == (0, 10)


def test_a_ruleset_for_any_tiles_is_judged_by_those_of_the_first(answers, tmp_path, monkeypatch):
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(tmp_path))
    (tmp_path / "rules").mkdir()
    text = (resources_folder() / "rules" / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "rules" / "mine.toml").write_text(text.replace('tiles = "english"', 'tiles = ""'), encoding="utf-8")
    status, (given,), _ = answers("score", "--position", EMPTY, "--play", "8H CAT", "--rules", "mine")
    assert (status, given["score"]) == (0, 10)


@pytest.mark.parametrize(
    ("position", "play", "rack", "name"),
    [
        (EMPTY, "8G CATS", "ACT", "TilesNotOnRack"),
        (EMPTY, "8N CATS", "", "OffBoard"),
        (EMPTY, "16A CAT", "", "OffBoard"),
        (EMPTY, "8H C", "", "FirstPlayTooShort"),
        (EMPTY, "1A CAT", "", "FirstPlayOffStart"),
        (EMPTY, "8H ?", "", None),
        (EMPTY, "8H", "", None),
        (EMPTY, "CAT", "", None),
        (EMPTY, "exchange ABC", "", None),
        (EMPTY, "8H C4T", "", None),
        (EMPTY, "8H CAT", "C4T", None),
        (EMPTY + "/15", "8H CAT", "", None),
        ("9" * 5000, "8H CAT", "", None),
        (BRACKETS, "8H CAT", "", None),
    ],
)
def test_why_a_play_is_not_judged(answers, position, play, rack, name):
    status, given, complaints = answers("score", "--position", position, "--play", play, "--rack", rack)
    if name:
        assert (status, given, complaints) == (1, [{"illegal": name}], "")
    else:
        assert (status, given) == (2, [{"error": "NotationError"}])
        assert re.fullmatch('This is no (board|play|text of tiles): ".*"[.]\n', complaints)


def test_an_unreadable_line_does_not_stop_the_others(answers, tmp_path):
    lines = [
        f"{EMPTY}\t\t8H CAT",
        BRACKETS,
        f"{EMPTY}\t\t{BRACKETS}",
        f"{EMPTY}\t\t8A {BRACKETS}",
        f"{EMPTY}\t{'C' * 200_000}\t8H CAT",
        f"{EMPTY}\t\t1A CAT",
        "",
        f"{EMPTY}\tCAT\t8H CAT\tmore",
        f"{EMPTY}\tCAT\t8H CAT",
    ]
    path = tmp_path / "plays.tsv"
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"\n\xff\t\t\n")
    status, given, complaints = answers("score", "--plays", path)
    assert status == 2
    good = {"score": 10, "words": [{"text": "CAT", "points": 10}], "bonus": 0}
    assert given == [
        good,
        {"error": "NotationError", "line": 2},
        {"error": "NotationError", "line": 3},
        {"error": "NotationError", "line": 4},
        {"illegal": "TilesNotOnRack"},
        {"illegal": "FirstPlayOffStart"},
        {"error": "NotationError", "line": 7},
        {"error": "NotationError", "line": 8},
        good,
        {"error": "NotText", "line": 10},
    ]
    assert [complaint.partition(": ")[0] for complaint in complaints.splitlines()] == [
        f"{path}:{line}" for line in (2, 3, 4, 7, 8, 10)
    ]
    assert max(map(len, complaints.splitlines())) < 200 + len(str(path))


def test_an_empty_file_of_plays_has_no_answers(answers, tmp_path):
    (tmp_path / "plays.tsv").touch()
    assert answers("score", "--plays", tmp_path / "plays.tsv") == (0, [], "")


def test_a_missing_file_of_plays_is_named(answers, tmp_path):
    status, given, complaints = answers("score", "--plays", tmp_path / "nope.tsv")
    assert (status, given) == (2, [])
    assert complaints == f"{tmp_path / 'nope.tsv'}: The file cannot be read: No such file or directory.\n"


@pytest.mark.parametrize(("option", "what"), [("--rules", "ruleset"), ("--tiles", "tile set"), ("--layout", "board")])
def test_an_unknown_id_is_named(answers, option, what):
    status, given, complaints = answers("score", "--position", EMPTY, "--play", "8H CAT", option, "nope")
    assert (status, given, complaints) == (2, [], f'There is no {what} "nope".\n')


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--play", "8H CAT"],
        ["--position", EMPTY],
        ["--plays", "x", "--play", "8H CAT"],
        ["--plays", "x", "--rack", "CAT"],
        ["--colour", "red"],
        ["--pos", EMPTY, "--play", "8H CAT"],
    ],
)
def test_wrong_arguments_are_bad_input(answers, arguments):
    status, given, complaints = answers("score", *arguments)
    assert (status, given) == (2, [])
    assert "scrabble-gui score: error: " in complaints
