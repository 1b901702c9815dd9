"""What every test stands on: its own data folder and settings, and no threads left behind."""

import gc
import os
import threading
from pathlib import Path

import hypothesis
import pytest
from PySide6.QtCore import QSettings, QThreadPool

# Without a screen unless somebody names a platform: pytest called by itself works as under packaging/dev.py.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_collection_finish() -> None:
    """Take what is there for good out of every later garbage collection: thousands of tests, and all they import."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _a_home_of_its_own(tmp_path_factory, monkeypatch):
    """Keep each test away from the games and settings of whoever runs it, and of the test before."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SCRABBLE_GUI_DATA", str(home / "data"))
    for name, folder in (
        ("HOME", home),
        ("XDG_DATA_HOME", home / ".local/share"),
        ("XDG_CONFIG_HOME", home / ".config"),
        ("XDG_CACHE_HOME", home / ".cache"),
        ("XDG_STATE_HOME", home / ".local/state"),
        ("APPDATA", home / "AppData/Roaming"),
        ("LOCALAPPDATA", home / "AppData/Local"),
    ):
        monkeypatch.setenv(name, str(folder))
    # Qt looks at the variables once in a process, so its paths are set as well.
    for storage in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
            QSettings.setPath(storage, scope, str(home / scope.name))


@pytest.fixture(autouse=True)
def _no_stray_threads():
    """Fail a test that ends while something it started is still running.

    A thread of Qt in which Python code ran stays in Python's list as a dummy for ever; the pool knows better.
    """
    before = set(threading.enumerate())
    yield
    pool = QThreadPool.globalInstance()
    # A job that has just told its result may need a moment to return.
    assert pool.waitForDone(1000), f"{pool.activeThreadCount()} jobs still run in the pool"
    stray = [
        thread.name
        for thread in threading.enumerate()
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]
    assert not stray, f"threads still run: {stray}"


@pytest.fixture(scope="session")
def shared() -> Path:
    """Return the folder of the reference data beside the checkout; without it the test is skipped."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not (folder / "data").is_dir():
        pytest.skip("the reference data (../shared) is not on this computer")
    return folder
