"""The program as a process, the arguments of its window, and its sentences."""

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
from scrabble_gui.catalogue import BadValue, CatalogueError, KeyFault, UnknownId, Unreadable
from scrabble_gui.cli import COMMANDS, run
from scrabble_gui.cli.sentences import LONGEST, TEXTS, sentence, short
from scrabble_gui.core.errors import BadSetup, NotationError, SquareTaken
from scrabble_gui.core.square import Square
from scrabble_gui.engine.errors import LexiconError
from scrabble_gui.record import errors as record
from tests.cli.saving import saved

EMPTY = "/".join(["15"] * 15)
ROOT = Path(__file__).resolve().parents[2]


def child(*arguments, cwd=None, **variables):
    """Run the program in a process of its own, as bytes."""
    keep = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "SCRABBLE_GUI_DATA") if key in os.environ}
    command = [sys.executable, "-m", "scrabble_gui", *arguments]
    where = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env={**keep, **where, **variables}, cwd=cwd, capture_output=True, timeout=60)


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
    pattern = rf"{PROGRAM_NAME} {re.escape(__version__)}, Qt \d+\.\d+\.\d+, Python \d+\.\d+\.\d+\S*"
    pattern += r", engine (compiled|interpreted)\n"
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


def test_the_self_test_stands_alone(capsys, tmp_path):
    assert window_options(["--self-test"]).self_test
    assert window_options(["--self-test"]).pictures is None
    assert window_options(["--self-test", str(tmp_path)]).pictures == tmp_path
    assert not window_options([]).self_test
    assert main(["--self-test", "--screenshot", "out.png"]) == 2
    assert "--self-test stands alone" in capsys.readouterr().err
