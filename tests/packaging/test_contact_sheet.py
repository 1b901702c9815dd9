"""The contact sheet: one command draws the scenes at every size, light and dark, and puts them on a sheet."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImageReader

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "contact_sheet.py"


def test_one_command_draws_scenes_at_every_size_and_a_sheet_of_each(tmp_path):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(SCRIPT), str(tmp_path), "--only", "challenge-bad"]
    subprocess.run(command, check=True, env=environment, capture_output=True, timeout=120)
    for size in ("480x800", "600x960", "800x600", "1366x768", "3840x2160"):
        for theme in ("classic", "night"):
            picture = QImageReader(str(tmp_path / size / f"challenge-bad-{theme}.png")).size()
            assert f"{picture.width()}x{picture.height()}" == size
        assert not QImageReader(str(tmp_path / f"sheet-{size}.png")).size().isEmpty()


def test_a_word_that_no_scene_holds_is_told_with_all_there_are(tmp_path):
    command = [sys.executable, str(SCRIPT), str(tmp_path), "--only", "nowhere"]
    run = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2
    assert "no scene with nowhere; there are: start-first" in run.stderr
    assert list(tmp_path.iterdir()) == []
