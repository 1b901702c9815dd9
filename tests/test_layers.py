"""Imports go down only: the layers of ``scrabble_gui/__init__.py``, read from the sources with ``ast``.

Imports inside functions count like all others. Those under ``TYPE_CHECKING`` may not go up either, but as nothing is
imported when the program runs, two modules of a layer may name each other's types there.
"""

import ast
import graphlib
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "scrabble_gui"
LAYERS = ["core", "engine", "catalogue", "record", "app", "ui", "cli", "__main__"]
WINDOW = {LAYERS.index("app"), LAYERS.index("ui")}


def layer(module):
    """Return how high a module of ours stands; the package itself is below all."""
    name = module.split(".")[1] if "." in module else None
    return LAYERS.index(name) if name in LAYERS else -1


def imported(node, modules):
    """Return the absolute names an import statement asks for; a dot in front marks a relative one."""
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom(level=0, module=str(base)):
            names = [f"{base}.{alias.name}" for alias in node.names]
            return [name if name in modules or base in ("PySide6", "scrabble_gui") else base for name in names]
        case ast.ImportFrom():
            return ["." * node.level + (node.module or "")]
    return []


def only_for_types(tree):
    """Return the nodes that stand under ``if TYPE_CHECKING``."""
    guards = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {node for guard in guards for statement in guard.body for node in ast.walk(statement)}


def forbidden(module, name):
    """Return why a module may not import a name, or nothing."""
    here, root = layer(module), name.split(".")[0]
    if not root:
        return "relative import"
    if here == LAYERS.index("cli") and (root in ("PySide6", "shiboken6") or layer(name) in WINDOW):
        return "window in the command line"
    if root == "scrabble_gui":
        return "imports upwards" if layer(name) > here else None
    if here < LAYERS.index("app") and root in ("PySide6", "shiboken6"):
        return "Qt below app"
    if here == LAYERS.index("app") and root == "PySide6" and not f"{name}.".startswith("PySide6.QtCore."):
        return "more of Qt than QtCore in app"
    if here <= LAYERS.index("core") and root not in sys.stdlib_module_names:
        return "outside the standard library"
    return None


def faults(package):
    """Return what is wrong with the imports of a package: ``module: reason: name``, and cycles."""
    sources = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        sources[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    found, graph = [], {}
    for module, path in sources.items():
        if module != package.name and layer(module) < 0:
            found.append(f"{module}: in no layer")
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        types = only_for_types(tree)
        names = [(name, node) for node in ast.walk(tree) for name in imported(node, sources)]
        found += [f"{module}: {reason}: {name}" for name, _ in names if (reason := forbidden(module, name))]
        graph[module] = {name for name, node in names if name in sources and node not in types}
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        found.append("cycle: " + " ".join(error.args[1]))
    return found


def test_imports_go_down_only():
    assert (PACKAGE / "__init__.py").exists()
    assert faults(PACKAGE) == []


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        ("core/a.py", "from scrabble_gui.ui.b import x", "scrabble_gui.core.a: imports upwards: scrabble_gui.ui.b"),
        ("core/a.py", "from scrabble_gui import ui", "scrabble_gui.core.a: imports upwards: scrabble_gui.ui"),
        (
            "engine/a.py",
            "import scrabble_gui.catalogue",
            "scrabble_gui.engine.a: imports upwards: scrabble_gui.catalogue",
        ),
        (
            "record/a.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from scrabble_gui.app import b",
            "scrabble_gui.record.a: imports upwards: scrabble_gui.app.b",
        ),
        (
            "app/a.py",
            "def f():\n    import scrabble_gui.__main__",
            "scrabble_gui.app.a: imports upwards: scrabble_gui.__main__",
        ),
        ("ui/a.py", "from .b import x", "scrabble_gui.ui.a: relative import: .b"),
        ("ui/a.py", "from .. import core", "scrabble_gui.ui.a: relative import: .."),
        ("catalogue.py", "from PySide6.QtCore import QObject", "scrabble_gui.catalogue: Qt below app: PySide6.QtCore"),
        ("engine/a.py", "import shiboken6", "scrabble_gui.engine.a: Qt below app: shiboken6"),
        ("app/a.py", "from PySide6 import QtGui", "scrabble_gui.app.a: more of Qt than QtCore in app: PySide6.QtGui"),
        ("app/a.py", "import PySide6", "scrabble_gui.app.a: more of Qt than QtCore in app: PySide6"),
        ("cli/a.py", "from PySide6 import QtCore", "scrabble_gui.cli.a: window in the command line: PySide6.QtCore"),
        (
            "cli/a.py",
            "from scrabble_gui.app import b",
            "scrabble_gui.cli.a: window in the command line: scrabble_gui.app.b",
        ),
        ("ui/a.py", "from scrabble_gui.cli import b", "scrabble_gui.ui.a: imports upwards: scrabble_gui.cli.b"),
        ("core/a.py", "import numpy", "scrabble_gui.core.a: outside the standard library: numpy"),
        ("__init__.py", "from scrabble_gui.core import b", "scrabble_gui: imports upwards: scrabble_gui.core.b"),
        ("helpers.py", "", "scrabble_gui.helpers: in no layer"),
        (
            "ui/b.py",
            "def f():\n    from scrabble_gui.ui.c import x",
            "cycle: scrabble_gui.ui.b scrabble_gui.ui.c scrabble_gui.ui.b",
        ),
    ],
)
def test_a_forbidden_import_is_found(tmp_path, path, source, fault):
    files = {
        "core/b.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from scrabble_gui.core import c",
        "core/c.py": "from scrabble_gui.core.b import x",
        "app/b.py": "from PySide6.QtCore import QObject\nfrom PySide6 import QtCore",
        "cli/b.py": "from scrabble_gui.core.b import x",
        "__main__.py": "from scrabble_gui.cli import b",
        "ui/b.py": "",
        "ui/c.py": "from scrabble_gui import PROGRAM_NAME\nfrom scrabble_gui.ui import b\nimport PySide6.QtGui",
    }
    package = tmp_path / "scrabble_gui"
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    assert faults(package) == []
    (package / path).parent.mkdir(exist_ok=True)
    (package / path).write_text(source, encoding="utf-8")
    assert faults(package) == [fault]


def test_no_item_of_a_layout_is_asked_for():
    # Qt deletes the items of a layout without telling Python, which then takes what comes to lie at the same address
    # for the old item. What is taken out with takeAt belongs to Python.
    asked = [path.name for path in PACKAGE.rglob("*.py") if ".itemAt(" in path.read_text(encoding="utf-8")]
    assert asked == []
