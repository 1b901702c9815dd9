"""What ``--self-test`` does, in a process of its own, as in an installed program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from scrabble_gui.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = """
import sys
from pathlib import Path
from scrabble_gui.ui import self_test
if len(sys.argv) > 2:
    self_test.best_play = lambda session, wanted=None: self_test.phony(session)
sys.exit(self_test.run_self_test(Path(sys.argv[1])))
"""


@pytest.fixture
def play():
    def play(folder, *more):
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", COMMAND, str(folder), *more]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)

    return play


def test_the_game_is_played_pictured_and_opened_again(play, tmp_path, capsys):
    folder = tmp_path / "Bilder für Oma"
    played = play(folder)
    assert (played.returncode, played.stderr) == (0, "")
    pictures = sorted(folder.glob("*.png"))
    assert [path.stem[3:] for path in pictures] == [
        *("start", "names", "draw", "laid_out", "curtain", "verdict", "verdict", "exchange", "blank", "opened"),
    ]
    assert len({QImage(str(path)).width() for path in pictures}) == 1
    assert main(["replay", str(folder / "self-test.scrabble")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["Ada", "Ben"]
    assert told["turns"] >= 5


def test_nothing_of_the_users_is_touched(play, tmp_path):
    play(tmp_path / "pictures")
    data = Path(os.environ["SCRABBLE_GUI_DATA"])
    assert not data.exists() or list(data.iterdir()) == []


def test_a_game_that_goes_wrong_is_told_and_fails(play, tmp_path):
    played = play(tmp_path / "pictures", "phonies only")
    assert played.returncode == 1
    assert played.stderr.startswith("expected: ")


def test_pictures_that_cannot_be_written_are_told(play, tmp_path):
    (tmp_path / "file").touch()
    played = play(tmp_path / "file")
    assert played.returncode == 1
    assert str(tmp_path / "file") in played.stderr
