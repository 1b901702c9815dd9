"""How long a frame takes while a tile is dragged over a full table. Run: python tests/bench/bench_table.py.

A frame is one movement of the mouse: the event and the painting it causes, without the screen, at 1920 x 1080 and at
the same size with two device pixels for each.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QMouseEvent  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from scrabble_gui.catalogue import resources_folder  # noqa: E402
from scrabble_gui.catalogue.theme_files import read_theme  # noqa: E402
from scrabble_gui.ui.table import TableView  # noqa: E402
from scrabble_gui.ui.theme import Look, load_fonts, theme_from_data  # noqa: E402
from tests.ui.table_pieces import board, laid, picture, slots  # noqa: E402

FRAMES = 2000
CLOTH = (1440, 1050)


def table(app):
    """Return a shown table with ninety played tiles and a draft, and the application's look."""
    folder = resources_folder()
    load_fonts(sorted((folder / "fonts").glob("*.ttf")))
    data = read_theme(folder / "themes" / "classic.toml")
    look = Look(theme_from_data(data.id, data.name, False, data.colours), folder / "icons")
    view = TableView(look)
    view.resize(*CLOTH)
    rows = [" ".join("STONE..DRAWN.ET" if row % 2 else "...............") for row in range(15)]
    view.show_table(
        picture(board("\n".join(rows)), slots=slots("AB.D..G"), laid=laid("1A CDE"), movable=True, bubble="36")
    )
    view.show()
    app.processEvents()
    return view


def send(view, kind, point, button=Qt.MouseButton.NoButton):
    """Send a mouse event with the left button held."""
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        button,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def measure():
    """Print the median and the 99th percentile of a frame, in milliseconds on the clock and of the processor."""
    app = QApplication(["bench"])
    view = table(app)
    start = view.places.slot_rect(0).center().toPoint()
    send(view, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    send(view, QEvent.Type.MouseMove, start + QPoint(0, -40))
    app.processEvents()
    seconds, busy = [], []
    area = view.places.board.toRect()
    for frame in range(FRAMES):
        point = area.topLeft() + QPoint(frame * 7 % area.width(), frame * 3 % area.height())
        before, worked = time.perf_counter(), time.process_time()
        send(view, QEvent.Type.MouseMove, point)
        app.processEvents()
        seconds.append(time.perf_counter() - before)
        busy.append(time.process_time() - worked)
    cuts, busy_cuts = statistics.quantiles(seconds, n=100), statistics.quantiles(busy, n=100)
    print(
        json.dumps(
            {
                "ratio": view.devicePixelRatioF(),
                "frames": FRAMES,
                "median_ms": round(cuts[49] * 1e3, 3),
                "p99_ms": round(cuts[98] * 1e3, 3),
                "median_cpu_ms": round(busy_cuts[49] * 1e3, 3),
                "p99_cpu_ms": round(busy_cuts[98] * 1e3, 3),
                "worst_ms": round(max(seconds) * 1e3, 3),
            }
        )
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure()
    else:
        for factor in ("1", "2"):
            environment = {**os.environ, "QT_SCALE_FACTOR": factor}
            subprocess.run([sys.executable, __file__, "one"], env=environment, check=True)
