"""``plays``: all legal plays of a rack, for one position and for many."""

import json
import subprocess
import sys

import pytest

EMPTY = "/".join(["15"] * 15)
RETAINS = "/".join(["15"] * 7 + ["3RETAINS5"] + ["15"] * 7)


@pytest.fixture
def words(tmp_path):
    """A list of a few words."""
    path = tmp_path / "words.txt"
    path.write_text("CAT\nACT\nAT\nTA\nSAT\nRETAINS\n", encoding="utf-8")
    return path


def plays(answers, *arguments):
    """Return exit status, the one answer, and the complaints."""
    status, given, complaints = answers("plays", *arguments)
    return status, given[0] if given else None, complaints


def test_the_plays_of_a_rack_are_counted_and_the_best_come_first(answers, words):
    status, given, complaints = plays(answers, "--position", EMPTY, "--rack", "CAT", "--words", words)
    assert (status, complaints) == (0, "")
    assert given["count"] == 10, "three places each for CAT and ACT, two each for AT and TA, all across"
    best = [play["score"] for play in given["best"]]
    assert best == sorted(best, reverse=True)
    assert given["best"][0]["words"] in (["CAT"], ["ACT"])
    assert given["best"][0]["score"] == 10


def test_every_word_that_a_play_makes_is_named(answers, words):
    _, given, _ = plays(answers, "--position", RETAINS, "--rack", "AT", "--words", words, "--top", "100")
    made = {tuple(play["words"]) for play in given["best"]}
    assert ("SAT",) in made
    assert all(play["move"][0].isdigit() or play["move"][0].isalpha() for play in given["best"])


def test_a_single_tile_that_can_be_written_both_ways_counts_once(answers, words):
    position = "/".join(["15"] * 7 + ["7A7", "6T8"] + ["15"] * 6)
    _, given, _ = plays(answers, "--position", position, "--rack", "T", "--words", words, "--top", "100")
    moves = [play["move"] for play in given["best"]]
    assert len(moves) == len(set(moves)) == given["count"]


@pytest.mark.parametrize(("top", "shown"), [("0", 0), ("3", 3), ("50", 10)])
def test_so_many_plays_are_listed_as_are_wished(answers, words, top, shown):
    _, given, _ = plays(answers, "--position", EMPTY, "--rack", "CAT", "--words", words, "--top", top)
    assert len(given["best"]) == shown
    assert given["count"] == 10


def test_no_play_is_no_fault(answers, words):
    assert plays(answers, "--position", EMPTY, "--rack", "QQQ", "--words", words) == (0, {"count": 0, "best": []}, "")


def test_the_rules_say_how_large_a_rack_is(answers, words):
    _, nine, _ = plays(answers, "--position", EMPTY, "--rack", "RETAINSXX", "--words", words, "--rules", "nine-tile")
    assert nine["best"][0]["words"] == ["RETAINS"]
    assert nine["best"][0]["score"] > 60


def test_many_positions_are_answered_line_by_line_whatever_one_of_them_is(answers, words, tmp_path):
    path = tmp_path / "positions.tsv"
    path.write_text(f"{EMPTY}\tCAT\nnonsense\tCAT\nno tab\n{RETAINS} RACK/ 0/0 0\tAT\n", encoding="utf-8")
    status, given, complaints = answers("plays", "--positions", path, "--words", words, "--top", "1")
    assert status == 2
    assert [sorted(answer) for answer in given] == [
        ["best", "count"],
        ["error", "line"],
        ["error", "line"],
        ["best", "count"],
    ]
    assert [answer.get("line") for answer in given] == [None, 2, 3, None]
    assert f"{path}:2: " in complaints
    assert f"{path}:3: " in complaints


def test_positions_that_cannot_be_read_are_named(answers, words, tmp_path):
    for path in (tmp_path / "gone.tsv", tmp_path):
        status, given, complaints = answers("plays", "--positions", path, "--words", words)
        assert (status, given) == (2, [])
        assert complaints.startswith(str(path))


@pytest.mark.parametrize(
    ("position", "rack", "error"),
    [("x", "CAT", "NotationError"), (EMPTY, "C4T", "NotationError"), (EMPTY, "[CH", "NotationError")],
)
def test_what_cannot_be_read_is_said(answers, words, position, rack, error):
    status, given, complaints = plays(answers, "--position", position, "--rack", rack, "--words", words)
    assert (status, given) == (2, {"error": error})
    assert complaints


@pytest.mark.parametrize("how", [{"words": "gone"}, {"rules": "gone"}])
def test_a_list_or_ruleset_that_is_not_there_is_bad_input(answers, how):
    options = [text for key, value in how.items() for text in (f"--{key}", value)]
    status, given, complaints = plays(answers, "--position", EMPTY, "--rack", "CAT", *options)
    assert (status, given) == (2, None)
    assert "gone" in complaints


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--position", EMPTY),
        ("--rack", "CAT"),
        ("--positions", "x", "--rack", "CAT"),
        ("--positions", "x", "--position", EMPTY),
        ("--position", EMPTY, "--rack", "CAT", "--top", "many"),
        ("--position", EMPTY, "--rack", "CAT", "--engine", "steam"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(answers, arguments):
    status, given, complaints = answers("plays", *arguments)
    assert (status, given) == (2, [])
    assert complaints.startswith("usage: ")


def test_interpreted_finds_the_same_as_compiled(words):
    command = [sys.executable, "-m", "scrabble_gui", "plays", "--position", RETAINS, "--rack", "AT?", "--top", "40"]
    command += ["--words", str(words)]
    outputs = [
        subprocess.run([*command, *more], capture_output=True, check=True, text=True, timeout=120).stdout
        for more in ((), ("--engine", "interpreted"), ("--engine", "compiled"))
    ]
    assert outputs[0] == outputs[1] == outputs[2]
    assert json.loads(outputs[0])["count"] > 20
