"""Time from the start of the process to the first painted board, and memory, beside an empty window of the same Qt.

Run: ``python tests/bench/bench_start.py [rounds]``. Both programs take turns, so that a busy machine slows both; what
counts is the ratio of the medians. Runs on the platform of ``QT_QPA_PLATFORM`` (default: offscreen).
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "games" / "family_four_window_open.scrabble"
ROUNDS = 15


def child_empty() -> None:
    """Show an empty window."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(1366, 768)
    told_when_painted(app, window, window)


def child_ours() -> None:
    """Show the board of a game, as when its file is opened and its person is there."""
    from scrabble_gui.app.settings import Preferences, SettingsFile
    from scrabble_gui.ui.parts import application, build_parts
    from scrabble_gui.ui.window import Window

    app = application(["bench"])
    with tempfile.TemporaryDirectory() as folder:
        parts = build_parts(Path(folder))
        window = Window(parts.look, parts.games, parts.themes, Preferences(SettingsFile(Path(folder) / "s.ini")))
        window.resize(1366, 768)
        window.lobby.open(GAME)
        window.pages.game.refresh()
        window.pages.open(window.pages.game)
        told_when_painted(app, window, window.pages.game.table.viewport())


def told_when_painted(app, window, widget) -> None:
    """Show the window, wait for the first paint of a widget, and print milliseconds and megabytes."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched, event) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, tell)
                widget.removeEventFilter(self)
            return False

    def tell() -> None:
        passed = (time.time() - float(os.environ["BENCH_START"])) * 1000
        status = Path("/proc/self/status").read_text(encoding="ascii")
        kilobytes = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])
        print(json.dumps({"ms": passed, "mb": kilobytes / 1024}), flush=True)
        os._exit(0)

    watch = Watch()
    widget.installEventFilter(watch)
    window.show()
    app.exec()


def run(kind: str) -> dict[str, float]:
    """Start one of the two programs and return what it tells."""
    environment = {**os.environ, "BENCH_START": repr(time.time()), "PYTHONPATH": str(ROOT)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled
    answer = subprocess.run(
        [sys.executable, __file__, "--child", kind], env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(answer.stdout.splitlines()[-1])


def main(rounds: int) -> None:
    """Print the medians and their ratios."""
    figures: dict[str, list[dict[str, float]]] = {"empty": [], "ours": []}
    for number in range(rounds + 1):
        for kind, found in figures.items():
            answer = run(kind)
            if number:  # the first round warms the disk
                found.append(answer)
    for unit in ("ms", "mb"):
        empty, ours = (statistics.median(figure[unit] for figure in figures[kind]) for kind in ("empty", "ours"))
        print(f"{unit}: empty window {empty:.0f}, board {ours:.0f}, ratio {ours / empty:.2f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        {"empty": child_empty, "ours": child_ours}[sys.argv[2]]()
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
