"""The modules that make the products, and the bundle itself, made once and again only when something has changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _products(monkeypatch):
    """Let the tests import ``products``, as ``build.py`` does."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))


@pytest.fixture(scope="session")
def bundle():
    """Return the folder of the bundle, after ``build.py bundle`` has made it from this checkout."""
    environment = {**os.environ, "SCRABBLE_GUI_BUILD_ENVIRONMENT": "yes", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(ROOT / "packaging" / "build.py"), "bundle"]
    made = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return Path(made.stdout.split("bundle: ")[1].split(", ")[0])
