"""Pictures of everything the window can show, to be looked at one by one, and a contact sheet of them.

    .venv/bin/python packaging/contact_sheet.py [FOLDER] [--only WORD] [--text FACTOR]

Every scene is brought about in the real window, drawn light and dark at 480×800, 600×960, 800×600, 1366×768 and
3840×2160 (at scale 2), and kept as ``FOLDER/SIZE/SCENE-THEME.png``; ``FOLDER/sheet-SIZE.png`` shows all of one size.
FOLDER is ``build/scenes`` when none is given. ``--only`` draws the scenes whose name holds the word, ``--text 1.5``
with larger text. Nothing of the user's own is read or written.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from scrabble_gui.ui.parts import application, build_parts
from scrabble_gui.ui.theme import Look

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scenes import NARROW, SCENES, SEEDS
from scenes.stage import THEMES, Stage

ROOT = Path(__file__).resolve().parent.parent
SIZES = {1: ((480, 800), (600, 960), (800, 600), (1366, 768)), 2: ((3840, 2160),)}
"""{scale factor: sizes in pixels of the screen}."""
COLUMNS, THUMBNAIL = 6, 480
"""A contact sheet has so many pictures beside one another, so many pixels wide."""


def settle() -> None:
    """Let every layout find its place: some need a second look once they know their width."""
    for _ in range(4):
        QApplication.processEvents()


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that was drawn."""

    scene: str
    """Its scene."""
    size: tuple[int, int]
    """In pixels of the screen."""
    theme: str
    """Id of the theme."""
    path: Path
    """Its file."""


def shoot(name: str, scale: int, text: float, folder: Path) -> list[Shot]:
    """Draw one scene at every size of a scale factor, in every theme."""
    shots: list[Shot] = []
    sizes = [size for size in SIZES[scale] if name not in NARROW or size[0] < 760 * scale]
    if not sizes:
        return shots
    with tempfile.TemporaryDirectory() as data:
        stage = Stage(Path(data), SEEDS.get(name, 1))
        stage.preferences.change(text_scale=text)
        width, height = sizes[-1]
        stage.window.resize(width // scale, height // scale)
        stage.window.show()
        QApplication.processEvents()
        SCENES[name](stage)
        for width, height in sizes:
            stage.window.resize(width // scale, height // scale)
            for theme in THEMES:
                stage.preferences.change(theme=theme)
                settle()
                path = folder / f"{width}x{height}" / f"{name}-{theme}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                stage.window.grab().save(str(path), "PNG")
                shots.append(Shot(name, (width, height), theme, path))
        stage.window.close()
        stage.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return shots


def make_sheet(shots: Sequence[Shot], look: Look, path: Path) -> None:
    """Put the pictures of one size on one sheet, each with its name below."""
    width, height = shots[0].size
    tall, caption = THUMBNAIL * height // width, 26
    rows = -(-len(shots) // COLUMNS)
    sheet = QImage(COLUMNS * (THUMBNAIL + 8), rows * (tall + caption), QImage.Format.Format_RGB32)
    sheet.fill(look.theme["window"])
    painter = QPainter(sheet)
    painter.setFont(look.font(15))
    painter.setPen(look.theme["text"])
    for at, shot in enumerate(shots):
        x, y = at % COLUMNS * (THUMBNAIL + 8), at // COLUMNS * (tall + caption)
        picture = QImage(str(shot.path)).scaled(THUMBNAIL, tall, mode=Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(x, y, picture)
        painter.drawText(
            QRect(x, y + tall, THUMBNAIL, caption), Qt.AlignmentFlag.AlignCenter, f"{shot.scene} {shot.theme}"
        )
    painter.end()
    sheet.save(str(path), "PNG")


def draw_scale(scale: int, names: Sequence[str], text: float, folder: Path) -> None:
    """Draw everything of one scale factor; Qt takes the factor only when it starts."""
    app = application(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    shots = []
    for name in names:
        print(f"{name} at scale {scale}", flush=True)
        shots += shoot(name, scale, text, folder)
    with tempfile.TemporaryDirectory() as data:
        look = build_parts(Path(data)).look
    for size in sorted({shot.size for shot in shots}):
        make_sheet([shot for shot in shots if shot.size == size], look, folder / f"sheet-{size[0]}x{size[1]}.png")


def main() -> int:
    """Draw all pictures, each scale factor in a process of its own."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "scenes")
    parser.add_argument("--only", default="", metavar="WORD", help="only scenes whose name holds this")
    parser.add_argument("--text", type=float, default=1.0, metavar="FACTOR", help="size of all text, 1 to 1.5")
    parser.add_argument("--scale", type=int, choices=SIZES, help="only the sizes of this scale factor")
    given = parser.parse_args()
    names = [name for name in SCENES if given.only in name]
    if not names:
        parser.error(f"no scene with {given.only}; there are: {', '.join(SCENES)}")
    if given.scale is not None and os.environ.get("QT_SCALE_FACTOR") == str(given.scale):
        draw_scale(given.scale, names, given.text, given.folder)
        return 0
    for scale in SIZES if given.scale is None else (given.scale,):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, __file__, str(given.folder), "--only", given.only]
        command += ["--scale", str(scale), "--text", str(given.text)]
        subprocess.run(command, check=True, env=environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
