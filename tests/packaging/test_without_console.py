"""A program of Windows without a console has no standard output and no standard error: nothing may fall over that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "games" / "family_two_finished.scrabble"
WITHOUT_CONSOLE = """
import sys
arguments = sys.argv[1:]
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None
from scrabble_gui.__main__ import main
sys.exit(main(arguments))
"""


@pytest.fixture
def status(tmp_path):
    """A function that runs the program without a console and returns its exit status; nothing may be written."""

    def run(*arguments, code=WITHOUT_CONSOLE):
        environment = {**os.environ, "SCRABBLE_GUI_DATA": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-c", code, *map(str, arguments)]
        done = subprocess.run(command, env=environment, capture_output=True, cwd=ROOT, timeout=120, check=False)
        assert (done.stdout, done.stderr) == (b"", b"")
        return done.returncode

    return run


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--version"], 0),
        (["--help"], 0),
        (["--no-such-thing"], 2),
        (["replay", GAME], 0),
        (["replay", "nowhere.scrabble"], 2),
        (["words", "check", "RETAINZ"], 1),
        (["score", "--position", "nonsense", "--play", "8D RETAINS"], 2),
    ],
    ids=lambda value: " ".join(map(str, value[:2])) if isinstance(value, list) else None,
)
def test_commands_answer_by_their_status(status, arguments, expected):
    assert status(*arguments) == expected


def test_a_picture_is_drawn(status, tmp_path):
    picture = tmp_path / "drawn.png"
    assert status("--screenshot", picture, GAME) == 0
    assert picture.stat().st_size > 10_000


def test_a_picture_that_cannot_be_written_is_told_by_the_status(status, tmp_path):
    assert status("--screenshot", tmp_path / "nowhere" / "drawn.png", GAME) == 2


def test_the_game_of_the_self_test_is_played(status, tmp_path):
    assert status("--self-test", tmp_path / "played") == 0
    assert (tmp_path / "played" / "self-test.scrabble").is_file()


CRASH = """
import sys
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None
import warnings
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from scrabble_gui.__main__ import write_somewhere
from scrabble_gui.app.crash_log import CrashLog
from scrabble_gui.ui.crash_net import CrashNet
if "somewhere" in sys.argv:
    write_somewhere()
app = QCoreApplication([])
net = CrashNet(CrashLog(Path(sys.argv[1])))
net.install()
def fail():
    raise RuntimeError("planted")
QTimer.singleShot(0, fail)
QTimer.singleShot(50, app.quit)
app.exec()
net.remove()
"""


@pytest.mark.parametrize("more", [[], ["somewhere"]])
def test_the_net_under_the_program_catches_and_notes(status, tmp_path, more):
    assert status(tmp_path / "log", *more, code=CRASH) == 0
    assert "RuntimeError: planted" in (tmp_path / "log" / "errors.log").read_text(encoding="utf-8")
