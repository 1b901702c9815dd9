"""The net under the program: errors in slots, painting, threads and finalizers, of Qt and of the process itself."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal, qCritical, qWarning
from PySide6.QtWidgets import QWidget

from scrabble_gui.app.crash_log import FATAL_NAME, CrashLog
from scrabble_gui.ui.crash_net import MOST_ALIKE, CrashNet
from scrabble_gui.ui.rescue import Rescue


class Caught:
    """A net that is spread, and what it caught."""

    def __init__(self, folder: Path) -> None:
        self.log = CrashLog(folder)
        self.net = CrashNet(self.log)
        self.told: list[Path | None] = []
        self.net.caught.connect(self.told.append)

    @property
    def text(self) -> str:
        return self.log.path.read_text(encoding="utf-8") if self.log.path.exists() else ""


@pytest.fixture
def caught(qapp, tmp_path):
    """Return a net under this test alone."""
    found = Caught(tmp_path / "logs")
    found.net.install()
    yield found
    found.net.remove()


class Bell(QObject):
    rung = Signal()


def fail() -> None:
    raise RuntimeError("nobody thought of this")


def test_an_error_in_a_slot_is_written_down_and_told(caught, qtbot):
    bell = Bell()
    bell.rung.connect(fail)
    with qtbot.waitSignal(caught.net.caught):
        bell.rung.emit()
    assert "RuntimeError: nobody thought of this" in caught.text
    assert caught.told == [caught.log.path]


def test_an_error_in_a_timer_and_in_painting_too(caught, qtbot):
    class Canvas(QWidget):
        def paintEvent(self, event):
            raise ValueError("no paint left")

    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(caught.told) == 1)
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.show()
    qtbot.waitUntil(lambda: len(caught.told) >= 2)
    assert "no paint left" in caught.text


def test_an_error_in_a_thread_is_told_in_the_main_thread(caught, qtbot):
    where: list[int] = []
    caught.net.caught.connect(lambda log: where.append(threading.get_ident()))
    thread = threading.Thread(target=fail, name="counting words")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.main_thread().ident]
    assert "error in thread counting words" in caught.text


def test_a_thread_that_ends_itself_is_no_error(caught):
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    assert caught.text == ""


def test_what_python_can_only_ignore_is_written_down_and_nobody_troubled(caught, qapp):
    class Stubborn:
        def __del__(self):
            raise RuntimeError("not while going")

    Stubborn()
    qapp.processEvents()
    assert "not while going" in caught.text
    assert caught.told == []


@pytest.mark.qt_no_exception_capture
def test_a_warning_of_qt_is_written_down_and_an_error_of_qt_told(caught, qapp):
    qWarning("a layout is odd")
    qapp.processEvents()
    assert "Qt warning\na layout is odd" in caught.text
    assert caught.told == []
    qCritical("the screen is gone")
    qapp.processEvents()
    assert "Qt error\nthe screen is gone" in caught.text
    assert caught.told == [caught.log.path]


def test_the_same_error_again_and_again_fills_no_disk(caught, qapp):
    bell = Bell()
    bell.rung.connect(fail, Qt.ConnectionType.DirectConnection)
    for _ in range(200):
        bell.rung.emit()
    qapp.processEvents()
    assert caught.text.count("RuntimeError: nobody") == MOST_ALIKE
    assert len(caught.told) == MOST_ALIKE


def test_without_a_place_to_write_people_are_told_all_the_same(qapp, qtbot, tmp_path):
    (tmp_path / "logs").write_text("in the way")
    found = Caught(tmp_path / "logs")
    assert not found.net.install()
    try:
        bell = Bell()
        bell.rung.connect(fail)
        with qtbot.waitSignal(found.net.caught):
            bell.rung.emit()
    finally:
        found.net.remove()
    assert found.told == [None]


def test_taking_the_net_away_leaves_everything_as_it_was(qapp, tmp_path):
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    net = CrashNet(CrashLog(tmp_path))
    net.install()
    assert sys.excepthook != before[0]
    net.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
    net.remove()


DIES = """
import faulthandler, os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from scrabble_gui.app.crash_log import CrashLog
from scrabble_gui.ui.crash_net import CrashNet
app = QCoreApplication([])
net = CrashNet(CrashLog(Path(sys.argv[1])))
print(net.install(), flush=True)
if sys.argv[2] == "die":
    os.abort()
net.remove()
"""


def test_a_process_that_dies_on_the_spot_says_where_and_the_next_one_knows(tmp_path):
    def start(how: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [sys.executable, "-c", DIES, str(tmp_path), how], capture_output=True, text=True, timeout=60, check=False
        )

    first = start("die")
    assert first.returncode != 0
    assert first.stdout == "False\n"
    assert "Aborted" in (tmp_path / FATAL_NAME).read_text()
    assert start("end").stdout == "True\n"
    assert "the process died" in CrashLog(tmp_path).path.read_text()
    assert start("end").stdout == "False\n", "told once"


class Steps:
    """A rescue whose steps and sentences are written down."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.time = 0.0
        steps = [lambda: self.done.append("refresh"), lambda: self.done.append("reopen")]
        self.rescue = Rescue(lambda text: self.done.append(text[:20]), steps, clock=lambda: self.time)


def test_one_error_draws_the_page_anew_and_is_told_in_one_sentence():
    steps = Steps()
    steps.rescue.go_on(Path("errors.log"))
    assert steps.done == ["refresh", "Something unexpected"]


def test_errors_that_go_on_take_larger_steps_and_then_none():
    steps = Steps()
    for _ in range(5):
        steps.rescue.go_on(None)
    assert [word for word in steps.done if word in ("refresh", "reopen")] == ["refresh", "reopen"]
    assert len(steps.done) == 4
    steps.time += 60
    steps.rescue.go_on(None)
    assert steps.done[4] == "refresh"
