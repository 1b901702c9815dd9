"""Time from the start of the process to the first painted board, and memory, beside an empty window of the same Qt.

Run: ``python tests/bench/bench_start.py [rounds]``. The program opens a game of its folder that is named on the command
line, of one person and a computer: it opens without a curtain, so that the board comes first. Both programs take turns,
so that a busy machine slows both; what counts are the ratios of the medians. Time is also told as processor time, which
depends less on what else runs. Memory is read when what follows the first picture is done as well. Runs on the platform
of ``QT_QPA_PLATFORM`` (default: offscreen).
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "games" / "friendly_two_undo.scrabble"
ROUNDS = 15
PERSON, COMPUTER = '{"name": "Ben"}', '{"name": "Pip", "level": "pip"}'
"""The second seat as it is in the game, and as it shall be."""


def child_empty() -> None:
    """Show an empty window."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(1366, 768)

    class Watch(QObject):
        def eventFilter(self, watched, event) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, lambda: (tell_time(), tell_memory()))
                window.removeEventFilter(self)
            return False

    watch = Watch()
    window.installEventFilter(watch)
    window.show()
    app.exec()


def child_ours() -> None:
    """Show the board of the game that is named on the command line."""
    from scrabble_gui.__main__ import open_window, window_options

    def told() -> None:
        from PySide6.QtCore import QTimer

        tell_time()
        QTimer.singleShot(500, tell_memory)

    open_window(window_options([os.environ["BENCH_GAME"]]), told)


def tell_time() -> None:
    """Print milliseconds since the start, by the clock and of the processor."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    passed = time.time() - float(os.environ["BENCH_START"])
    print(json.dumps({"ms": passed * 1000, "cpu ms": (used.ru_utime + used.ru_stime) * 1000}), flush=True)


def tell_memory() -> None:
    """Print megabytes, and end."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])
    print(json.dumps({"MB": kilobytes / 1024}), flush=True)
    os._exit(0)


def run(kind: str) -> dict[str, float]:
    """Start one of the two programs and return what it tells."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        game = folder / "games" / GAME.name
        game.parent.mkdir()
        text = GAME.read_text(encoding="utf-8")
        game.write_text(text.replace(PERSON, COMPUTER), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "SCRABBLE_GUI_DATA": name, "BENCH_GAME": str(game)}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled
        environment["BENCH_START"] = repr(time.time())
        answer = subprocess.run(
            [sys.executable, __file__, "--child", kind], env=environment, capture_output=True, text=True, check=True
        )
    found: dict[str, float] = {}
    for line in answer.stdout.splitlines():
        found |= json.loads(line)
    return found


def main(rounds: int) -> None:
    """Print the medians and their ratios."""
    figures: dict[str, list[dict[str, float]]] = {"empty": [], "ours": []}
    for number in range(rounds + 1):
        for kind, found in figures.items():
            answer = run(kind)
            if number:  # the first round warms the disk
                found.append(answer)
    for unit in ("ms", "cpu ms", "MB"):
        empty, ours = (statistics.median(figure[unit] for figure in figures[kind]) for kind in ("empty", "ours"))
        print(f"{unit}: empty window {empty:.0f}, board {ours:.0f}, ratio {ours / empty:.2f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        {"empty": child_empty, "ours": child_ours}[sys.argv[2]]()
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
