"""The command line: what it answers, to whom it complains, with which exit status."""

import csv
import json
import os
import re
import subprocess
import sys
import typing
from pathlib import Path

import pytest

from scrabble_gui import PROGRAM_NAME, __version__
from scrabble_gui.__main__ import main, window_options
from scrabble_gui.app.options import WindowOptions
from scrabble_gui.catalogue import BadValue, CatalogueError, KeyFault, UnknownId, Unreadable, resources_folder
from scrabble_gui.cli import COMMANDS, run
from scrabble_gui.cli.sentences import LONGEST, TEXTS, sentence, short
from scrabble_gui.core.errors import BadSetup, NotationError, SquareTaken
from scrabble_gui.core.square import Square
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.record import errors as record
from scrabble_gui.record.savefile import SavedGame, load, save
from tests.drawing import Table, catalogue

EMPTY = "/".join(["15"] * 15)
BRACKETS = "[" * 200_000
ROOT = Path(__file__).resolve().parents[1]
RACKS_THAT_LACK_A_TILE = {"O038"}  # ER, but the play puts down F, E and R


@pytest.fixture
def answers(capsys):
    """Run the program; the result is the exit status, the answers as data, and the complaints."""

    def answered(*arguments):
        status = main(list(map(str, arguments)))
        out, err = capsys.readouterr()
        return status, [json.loads(line) for line in out.splitlines()], err

    return answered


def child(*arguments, cwd=None, **variables):
    """Run the program in a process of its own, as bytes."""
    keep = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "SCRABBLE_GUI_DATA") if key in os.environ}
    command = [sys.executable, "-m", "scrabble_gui", *arguments]
    where = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env={**keep, **where, **variables}, cwd=cwd, capture_output=True, timeout=60)


# --- score


def oracles(shared, kind):
    with (shared / "data" / "oracles.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["kind"] == kind]


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
    assert {row["id"]: answer["illegal"] for row, answer in zip(rows, given, strict=True)} == {
        "O286": "TilesNotOnRack",
        "O287": "SquareTaken",
        "O288": "SquareTaken",
        "O289": "FirstPlayOffStart",
        "O292": "OffBoard",
        "O293": "TilesNotOnRack",
        "O294": "WordRunsOn",
        "O295": "WordRunsOn",
    }


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


# --- words


def test_words_are_checked_in_capitals(answers):
    assert answers("words", "check", "retains", "QUIZ") == (
        0,
        [{"word": "RETAINS", "valid": True}, {"word": "QUIZ", "valid": True}],
        "",
    )


def test_one_word_that_is_not_valid_is_a_finding(answers):
    status, given, _ = answers("words", "check", "retains", "retainz", "naïve", "two words", "", " cat ")
    assert status == 1
    assert [(answer["word"], answer["valid"]) for answer in given] == [
        ("RETAINS", True),
        ("RETAINZ", False),
        ("NAÏVE", False),
        ("TWO WORDS", False),
        ("", False),
        ("CAT", True),
    ]


def test_a_word_list_is_named_by_id_or_file(answers, tmp_path):
    plain = tmp_path / "eigene wörter.txt"
    plain.write_text("zyx\n", encoding="utf-8")
    assert answers("words", "check", "--words", "enable", "zyx")[0] == 1
    assert answers("words", "check", "--words", plain, "zyx")[0] == 0
    assert answers("words", "check", "--words", plain, "cat")[0] == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"", "This list has no words."),
        (b"cat\nna\xefve\n", ":2: This line is no text in UTF-8."),
        (b"cat\nit's\n", ':2: "IT\'S" has "\'", which is no letter of the tile set.'),
        (b"WordGrph", "This word graph is damaged (length)."),
        (b"[" * 200_000, "which is no letter of the tile set."),
    ],
)
def test_a_list_that_cannot_be_used_is_named_with_its_line(answers, tmp_path, text, complaint):
    path = tmp_path / "words.txt"
    path.write_bytes(text)
    status, given, complaints = answers("words", "check", "--words", path, "cat")
    assert (status, given) == (2, [])
    assert complaints.startswith(str(path))
    assert complaint in complaints


def test_no_such_list(answers):
    assert answers("words", "check", "--words", "nope", "cat") == (2, [], 'There is no word list "nope".\n')


def test_the_word_lists_at_hand(answers):
    status, given, complaints = answers("words", "lists")
    assert (status, complaints) == (0, "")
    assert given == [
        {
            "id": "enable",
            "name": "ENABLE",
            "words": 172823,
            "sha256": "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89",
        }
    ]


def test_a_broken_list_of_the_user_is_told(answers, tmp_path, monkeypatch):
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(tmp_path))
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "mine.toml").write_text('id = "mine"\n', encoding="utf-8")
    status, given, complaints = answers("words", "lists")
    assert (status, [answer["id"] for answer in given]) == (2, ["enable"])
    assert complaints == f"{tmp_path / 'words' / 'mine.toml'}: The key text is missing.\n"


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check"]])
def test_words_needs_to_know_what_to_do(answers, arguments):
    assert answers("words", *arguments)[0] == 2


# --- replay


def saved(path, table):
    """Save the game of a table and return the path."""
    save(path, SavedGame(table.game))
    return path


@pytest.fixture
def table():
    """A game in which Ada has played CAT, and nobody has said yet whether it is a word."""
    table = Table("CATSXYZ", "DOGEEEE", words="CAT")
    table.do(0, "8H CAT")
    return table


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
    paths = sorted((Path(__file__).parent / "games").glob("*.scrabble"))
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


# --- the window


def test_without_a_command_the_window_is_asked_for():
    assert window_options([]) == WindowOptions()
    assert window_options(["a game.scrabble"]) == WindowOptions(file=Path("a game.scrabble"))
    assert window_options(["./score"]) == WindowOptions(file=Path("score"))


def test_a_picture_of_the_window_can_be_asked_for():
    picture = ["--screenshot", "out.png"]
    assert window_options(picture) == WindowOptions(screenshot=Path("out.png"))
    asked = window_options([*picture, "g.scrabble", "--as", "1", "--size", "1366x768", "--theme", "night"])
    assert asked == WindowOptions(Path("g.scrabble"), Path("out.png"), 1, (1366, 768), "night")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--size", "800x600"], "belong to --screenshot"),
        (["--as", "0", "g"], "belong to --screenshot"),
        (["--theme", "night"], "belong to --screenshot"),
        (["--screenshot", "o.png", "--as", "0"], "--as needs a FILE"),
        (["--screenshot", "o.png", "g", "--as", "-1"], "no seat: -1"),
        (["--screenshot", "o.png", "g", "--as", "me"], "no seat: me"),
        (["--screenshot", "o.png", "--size", "800"], "no size: 800"),
        (["--screenshot", "o.png", "--size", "0x600"], "no size: 0x600"),
        (["--screenshot", "o.png", "--size", "99999x600"], "no size: 99999x600"),
        (["--screenshot"], "expected one argument"),
        (["a", "b"], "unrecognized arguments: b"),
        (["--dance"], "unrecognized arguments: --dance"),
    ],
)
def test_a_window_cannot_be_asked_for_just_anything(capsys, arguments, complaint):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err


def test_the_versions_are_said(capsys):
    assert main(["--version"]) == 0
    pattern = rf"{PROGRAM_NAME} {re.escape(__version__)}, Qt \d+\.\d+\.\d+, Python \d+\.\d+\.\d+\S*\n"
    assert re.fullmatch(pattern, capsys.readouterr().out)


def test_help_names_every_command(capsys):
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    for command, purpose in COMMANDS.items():
        assert f"  {command:<8}{purpose}\n" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(capsys, command):
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: scrabble-gui {command} ")


def test_a_command_that_is_none_is_a_mistake_of_the_caller():
    with pytest.raises(KeyError):
        run(["dance"])


# --- processes


@pytest.mark.parametrize(
    "variables",
    [{"LANG": "C"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "ascii"}],
    ids=["LANG=C", "ASCII", "output in ASCII"],
)
def test_umlauts_come_through_whatever_the_locale(tmp_path, table, variables):
    saved(tmp_path / "Größe.scrabble", table)
    run = child("replay", "Größe.scrabble", "Übel.scrabble", cwd=tmp_path, **variables)
    given = [json.loads(line) for line in run.stdout.decode("utf-8").splitlines()]
    assert [answer["file"] for answer in given] == ["Größe.scrabble", "Übel.scrabble"]
    assert given[0]["scores"] == [10, 0]
    assert run.stderr.decode("utf-8").startswith("Übel.scrabble: The file cannot be read: ")
    assert run.returncode == 2
    run = child("words", "check", "naïve", cwd=tmp_path, **variables)
    assert json.loads(run.stdout.decode("utf-8")) == {"word": "NAÏVE", "valid": False}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are text on this system")
def test_a_file_name_that_is_no_text_is_still_json(tmp_path):
    run = child("replay", os.fsdecode(b"no\xfftext.scrabble"), cwd=tmp_path)
    assert json.loads(run.stdout.decode("utf-8"))["file"] == "no\udcfftext.scrabble"


def test_commands_need_neither_a_display_nor_qt(tmp_path, table):
    path = saved(tmp_path / "game.scrabble", table)
    code = (
        "import sys; from scrabble_gui.__main__ import main\n"
        f"main(['score', '--position', '{EMPTY}', '--play', '8H CAT'])\n"
        "light = len([name for name in sys.modules if name.startswith('scrabble_gui.record.save')])\n"
        f"main(['replay', {str(path)!r}]); main(['words', 'check', 'cat'])\n"
        "print([name for name in sys.modules if 'PySide' in name or name.startswith('scrabble_gui.ui')], light)"
    )
    run = subprocess.run([sys.executable, "-c", code], env={"PATH": ""}, cwd=ROOT, capture_output=True)
    assert run.stdout.decode().splitlines()[-1] == "[] 0"


def test_no_folder_is_made_for_a_command(tmp_path):
    run = child("score", "--position", EMPTY, "--play", "8H CAT", SCRABBLE_GUI_DATA=str(tmp_path / "data"))
    assert run.returncode == 0
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no /dev/full, and pipes end in another way")
def test_nobody_minds_a_reader_who_has_enough(tmp_path):
    path = tmp_path / "plays.tsv"
    path.write_text(f"{EMPTY}\t\t8H CAT\n" * 5_000, encoding="utf-8")
    command = [sys.executable, "-m", "scrabble_gui", "score", "--plays", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert json.loads(run.stdout.readline())["score"] == 10
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait(30) == 0


def test_ctrl_c_ends_a_command_quietly(monkeypatch, capsys):
    def interrupted(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("scrabble_gui.cli.words.run", interrupted)
    assert main(["words", "lists"]) == 130
    assert capsys.readouterr() == ("", "")


# --- sentences


def named_errors():
    """Every error and reason that can meet somebody on the command line."""

    def below(error):
        return [error, *(inner for kind in error.__subclasses__() for inner in below(kind))]

    named = {*below(CatalogueError), *below(LexiconError), *typing.get_args(record.Reason)}
    return sorted(named - {CatalogueError, LexiconError, KeyFault}, key=str)


@pytest.mark.parametrize("kind", named_errors(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_every_error_has_a_sentence(kind):
    assert kind in TEXTS


def test_sentences_are_short_and_do_nothing_to_a_terminal():
    assert short("A" * 100) == "A" * (LONGEST - 1) + "…"
    assert short("\x1b[2Jü") == "�[2Jü"
    assert sentence(NotationError("\x1b" * 99, "board")).count("�") == LONGEST - 1


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (Unreadable(None, "size"), "The file cannot be read: it is too large."),
        (BadValue(None, "a.b", 3, ""), 'The value of a.b cannot be "3".'),
        (BadValue(None, "a.b", 3, "1 to 2"), 'The value of a.b cannot be "3"; allowed: 1 to 2.'),
        (UnknownId(None, "icons", "x"), 'There is no icon "x".'),
        (record.Damaged(record.Damage.CUT, ""), "The file is damaged (cut)."),
        (record.Damaged(record.Damage.MISSING_KEY, "seats"), "The file is damaged (missing key) at seats."),
    ],
)
def test_sentences_say_what_is_known(error, text):
    assert sentence(error) == text


def test_a_refusal_is_told_by_its_name():
    assert sentence(SquareTaken(Square(7, 7))) == "The rules refuse it: SquareTaken(square=Square(row=7, col=7))."
    assert sentence(BadSetup("name", "")) == "The rules refuse it: BadSetup(key='name', value='')."


def test_something_else_is_told_in_its_own_words():
    assert sentence(OSError("no more")) == "no more."
