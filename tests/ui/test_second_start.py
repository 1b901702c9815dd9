"""The program as people start it, in processes of its own: a second start hands its file over and ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.played_games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FIRST = """
import sys
from PySide6.QtCore import QTimer
from scrabble_gui.ui import run, window
from scrabble_gui.__main__ import main

class Watched(window.Window):
    def receive_files(self, paths):
        super().receive_files(paths)
        names = self.sitting.names
        print("got", [path.name for path in paths], names, self.pages.notice.text, flush=True)
        QTimer.singleShot(0, self.close)

run.Window = Watched
QTimer.singleShot(0, lambda: None)
print("up", flush=True)
sys.exit(main(sys.argv[1:]))
"""


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "SCRABBLE_GUI_DATA": str(folder), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def second(folder: Path, *arguments: str) -> subprocess.CompletedProcess:
    """Start the program once more and wait for its end."""
    command = [sys.executable, "-m", "scrabble_gui", *arguments]
    return subprocess.run(
        command, env=environment(folder), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def first(tmp_path, request):
    """Return the program, running, with a data folder of its own; it closes once it has got a file.

    A parameter is what the process before it has left behind when it died.
    """
    if hasattr(request, "param"):
        (tmp_path / "log").mkdir()
        (tmp_path / "log" / "fatal.log").write_text(request.param)
    command = [sys.executable, "-c", FIRST]
    with subprocess.Popen(
        command, env=environment(tmp_path), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        while not (tmp_path / "running.lock").exists():
            assert process.poll() is None, process.stderr.read()
        yield process
        process.kill()


def test_a_second_start_hands_its_file_over_and_ends(first, tmp_path):
    file = GAMES / "family_three_ended_by_passes.scrabble"
    assert second(tmp_path, str(file)).returncode == 0
    said, complaints = first.communicate(timeout=60)
    assert said.startswith("got ['family_three_ended_by_passes.scrabble'] ('Ada', 'Ben',")
    assert first.returncode == 0
    assert [line for line in complaints.splitlines() if "does not support" not in line] == []


def test_a_picture_is_drawn_beside_the_running_program(first, tmp_path):
    picture = tmp_path / "picture.png"
    drawn = second(tmp_path, "--screenshot", str(picture))
    assert drawn.returncode == 0, drawn.stderr
    assert picture.stat().st_size > 1000
    assert first.poll() is None, "the running program is not disturbed"


@pytest.mark.parametrize("first", ["Fatal Python error: Segmentation fault"], indirect=True)
def test_after_the_program_died_the_next_start_says_that_nothing_is_lost(first, tmp_path):
    assert second(tmp_path).returncode == 0
    said, _ = first.communicate(timeout=60)
    assert "The program stopped unexpectedly the last time. Every turn was saved" in said
    assert "Segmentation fault" in (tmp_path / "log" / "errors.log").read_text()
    assert (tmp_path / "log" / "fatal.log").read_text() == ""
