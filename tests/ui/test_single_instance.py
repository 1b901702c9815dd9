"""A second start hands its files to the first, whatever became of those before; and files that the system opens."""

import json
import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from scrabble_gui.ui.single_instance import (
    LONGEST_MESSAGE,
    LONGEST_SOCKET_NAME,
    FileOpenFilter,
    SingleInstance,
    _address,
)

SECOND_START = """
    import sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from scrabble_gui.ui.single_instance import SingleInstance
    application = QCoreApplication([])
    instance = SingleInstance(Path(sys.argv[1]))
    if instance.is_first():
        instance.listen()
        print("first", flush=True)
        sys.stdin.readline()
    else:
        print(instance.hand_over([Path(name) for name in sys.argv[2:]], 3.0), flush=True)
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    folder = tmp_path / "Würfel und Wörter"
    folder.mkdir()
    return folder


@pytest.fixture
def start(folder):
    started = []

    def start(*names, **options):
        process = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(SECOND_START), str(folder), *map(str, names)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            **options,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
def first(qapp, folder):
    instance = SingleInstance(folder)
    assert instance.is_first()
    instance.listen()
    yield instance
    instance.release()
    instance.deleteLater()


def test_a_second_start_hands_its_files_over(qtbot, first, start, tmp_path):
    game = tmp_path / "Oma und Opa.scrabble"
    with qtbot.waitSignal(first.files_received, timeout=10_000) as received:
        second = start(game)
    assert received.args == [[game]]
    assert second.communicate()[0] == "True\n"


def test_a_relative_path_is_handed_over_as_seen_from_the_second_start(qtbot, first, start, tmp_path):
    with qtbot.waitSignal(first.files_received, timeout=10_000) as received:
        start("game.scrabble", cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])})
    assert received.args == [[tmp_path / "game.scrabble"]]


def test_a_second_start_without_a_file_still_calls_the_first(qtbot, first, start):
    with qtbot.waitSignal(first.files_received, timeout=10_000) as received:
        start()
    assert received.args == [[]]


def test_a_second_start_waits_until_the_first_listens(qtbot, folder, start, tmp_path):
    first = SingleInstance(folder)
    assert first.is_first()
    second = start(tmp_path / "game.scrabble")
    QTimer.singleShot(300, first.listen)
    with qtbot.waitSignal(first.files_received, timeout=10_000) as received:
        pass
    assert received.args == [[tmp_path / "game.scrabble"]]
    assert second.communicate()[0] == "True\n"
    first.release()
    first.deleteLater()


def test_only_the_first_listens(qapp, folder, first):
    second = SingleInstance(folder)
    assert not second.is_first()
    second.listen()
    socket = QLocalSocket()
    socket.connectToServer(_address(folder))
    assert socket.waitForConnected(1000)  # to the first: nothing has taken its place
    socket.abort()
    second.deleteLater()


@pytest.mark.skipif(os.name == "nt", reason="names of files are always text there")
def test_a_name_that_is_no_utf8_arrives_as_it_is(qtbot, first, start):
    strange = os.fsdecode(b"/tmp/caf\xe9.scrabble")
    with qtbot.waitSignal(first.files_received, timeout=10_000) as received:
        start(strange)
    assert received.args == [[Path(strange)]]


def test_the_token_of_the_desktop_is_passed_on(qtbot, first, start, monkeypatch):
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of the first")
    with qtbot.waitSignal(first.files_received, timeout=10_000):
        start(env={**os.environ, "XDG_ACTIVATION_TOKEN": "of the second"})
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "of the second"
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "")


def test_when_the_first_ends_the_next_is_first(qapp, folder, first, start):
    first.release()
    assert start().stdout.readline() == "first\n"


def test_a_crashed_program_leaves_nothing_in_the_way(qapp, folder, start):
    crashed = start()
    assert crashed.stdout.readline() == "first\n"
    crashed.kill()
    crashed.wait()
    assert any(folder.iterdir()), "the crash left its lock"
    instance = SingleInstance(folder)
    assert instance.is_first()
    instance.listen()
    socket = QLocalSocket()
    socket.connectToServer(_address(folder))
    assert socket.waitForConnected(1000)
    socket.abort()
    instance.release()


def test_a_hung_first_program_does_not_hold_up_the_second_for_long(qapp, folder, start):
    assert start().stdout.readline() == "first\n"  # waits for its input and answers nobody
    second = SingleInstance(folder)
    assert not second.is_first()
    begin = time.monotonic()
    assert not second.hand_over([Path("game.scrabble")], patience=0.3)
    assert 0.25 < time.monotonic() - begin < 2


def test_another_data_folder_is_another_program(qapp, first, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    instance = SingleInstance(other)
    assert instance.is_first()
    instance.release()


def test_a_folder_that_cannot_be_written_is_shared_with_nobody(qapp, tmp_path):
    no_folder = tmp_path / "file"
    no_folder.touch()
    assert SingleInstance(no_folder).is_first()


@pytest.mark.parametrize(
    "message",
    [
        b"no json\n",
        b"[]\n",
        b'{"files": []}\n',
        b'{"files": ["game.scrabble"], "activation": ""}\n',
        b'{"files": [1], "activation": ""}\n',
        b'{"files": {}, "activation": ""}\n',
        b'{"files": [], "activation": 1}\n',
        b"\xff\n",
        b"[" * 50_000 + b"\n",
        b" " * (LONGEST_MESSAGE + 1),
    ],
)
def test_whatever_else_comes_is_cut_off(qtbot, first, folder, message):
    heard = []
    first.files_received.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(_address(folder))
    assert socket.waitForConnected(1000)
    socket.write(message)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=5000)
    assert not heard
    assert socket.readAll().data() == b""


def test_a_message_may_come_in_pieces(qtbot, first, folder):
    socket = QLocalSocket()
    socket.connectToServer(_address(folder))
    assert socket.waitForConnected(1000)
    message = json.dumps({"files": [str(folder)], "activation": ""}).encode() + b"\n"
    with qtbot.waitSignal(first.files_received, timeout=5000) as received:
        for at in range(0, len(message), 7):
            socket.write(message[at : at + 7])
            socket.flush()
            QCoreApplication.processEvents()
    assert received.args == [[folder]]
    socket.abort()


def test_only_this_user_may_talk_to_it(first):
    server = first.findChild(QLocalServer)
    assert server.socketOptions() == QLocalServer.SocketOption.UserAccessOption


def opened(application, path):
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(path))))


def test_files_that_the_system_opens_wait_for_the_window(qapp, tmp_path):
    files = FileOpenFilter(qapp)
    seen = []
    opened(qapp, tmp_path / "Ä.scrabble")
    files.deliver_to(seen.append)
    assert seen == [[tmp_path / "Ä.scrabble"]]
    opened(qapp, tmp_path / "later.scrabble")
    assert seen == [[tmp_path / "Ä.scrabble"], [tmp_path / "later.scrabble"]]
    qapp.removeEventFilter(files)
    files.deleteLater()


def test_an_address_of_the_web_is_no_file(qapp):
    files = FileOpenFilter(qapp)
    seen = []
    files.deliver_to(seen.append)
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.org/")))
    assert not seen
    qapp.removeEventFilter(files)
    files.deleteLater()


def test_a_runtime_folder_with_a_long_name_is_not_used(folder, tmp_path, monkeypatch):
    runtime = tmp_path / ("x" * 90)
    runtime.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    assert not _address(folder).startswith(str(runtime))
    assert len(os.fsencode(_address(folder))) <= LONGEST_SOCKET_NAME
