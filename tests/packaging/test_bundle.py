"""The frozen program: it answers and draws as the source does, from any folder, and says whose work is in it."""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from scrabble_gui import PROGRAM_NAME, __version__
from scrabble_gui.ui.about_licences import licence_text, licensed_parts, parts_of_index

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted((ROOT / "tests" / "games").glob("*.scrabble"))
EMPTY_BOARD = "/".join(["15"] * 15)
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems try their installer instead")


@pytest.fixture
def home(tmp_path):
    """A home like that of a family: its name is not plain, and nothing is in it."""
    home = tmp_path / "Oma Müller"
    home.mkdir()
    return home


@pytest.fixture
def ordinary(home):
    """The environment of somebody who has no Python, no locale and no settings."""
    return {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C", "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def installed(bundle, tmp_path):
    """The program in a folder with blanks and umlauts; its files are those of the bundle where the disk is the same."""
    folder = tmp_path / "Spiele für alle"
    shutil.copytree(bundle, folder, symlinks=True, copy_function=linked_or_copied)
    return folder / "scrabble-gui"


def linked_or_copied(source, place):
    """Put a file at a second place without its bytes, or with them where the temporary folder is another disk."""
    try:
        os.link(source, place)
    except OSError:
        shutil.copy2(source, place)


def answers(command, environment):
    words = list(map(str, command))
    done = subprocess.run(words, env=environment, capture_output=True, cwd="/", timeout=120, check=False)
    return done.returncode, done.stdout.decode("utf-8")


def source(*arguments):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return answers([sys.executable, "-P", "-m", "scrabble_gui", *arguments], environment)


def test_it_says_its_version_and_those_of_qt_and_python(installed, ordinary):
    status, said = answers([installed, "--version"], ordinary)
    assert status == 0
    assert said.startswith(f"{PROGRAM_NAME} {__version__}, Qt {qVersion()}, Python {platform.python_version()}")


def test_it_judges_a_play(installed, ordinary):
    status, said = answers([installed, "score", "--position", EMPTY_BOARD, "--play", "8D RETAINS"], ordinary)
    assert (status, json.loads(said)["score"]) == (0, 66)


def test_it_knows_the_words(installed, ordinary):
    status, said = answers([installed, "words", "check", "RETAINS", "RETAINZ"], ordinary)
    assert status == 1
    assert [json.loads(line)["valid"] for line in said.splitlines()] == [True, False]


def test_it_replays_every_game_ever_saved_as_the_source_does(installed, ordinary):
    assert answers([installed, "replay", *GAMES], ordinary) == source("replay", *GAMES)


@pytest.mark.parametrize("game", GAMES[:2], ids=lambda path: path.stem)
def test_it_draws_a_game_as_the_source_does(installed, ordinary, tmp_path, game):
    frozen, own = tmp_path / "frozen ä.png", tmp_path / "own.png"
    assert answers([installed, "--screenshot", frozen, game, "--as", "0"], ordinary)[0] == 0
    assert source("--screenshot", own, game, "--as", "0")[0] == 0
    picture = QImage(str(frozen))
    assert (picture.width(), picture.height()) == (1366, 768)
    assert picture == QImage(str(own))


def test_it_draws_the_start_page_and_writes_nothing_else(installed, ordinary, home, tmp_path):
    picture = tmp_path / "start.png"
    assert answers([installed, "--screenshot", picture], ordinary)[0] == 0
    assert not QImage(str(picture)).isNull()
    written = [path.relative_to(home) for path in home.rglob("*") if path.is_file()]
    assert [path for path in written if path.parts[0] != ".cache"] == []


def libraries(folder):
    return [path for path in sorted(folder.rglob("*.so*")) if path.is_file() and not path.is_symlink()]


def test_every_library_is_named_with_its_licence(bundle):
    index = (bundle / "_internal/licenses/INDEX.txt").read_text(encoding="utf-8")
    named = {line.split(maxsplit=1)[1] for line in index.splitlines() if line.startswith("  file ")}
    carried = {path.relative_to(bundle / "_internal").as_posix() for path in libraries(bundle / "_internal")}
    assert len(carried) > 50
    assert carried == named


def test_every_licence_that_is_named_is_there(bundle):
    folder = bundle / "_internal/licenses"
    index = (folder / "INDEX.txt").read_text(encoding="utf-8")
    named = {name for line in index.splitlines() if line.startswith("  text ") for name in line[11:].split(", ")}
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"INDEX.txt"}
    assert present == named
    assert {"scrabble-gui.txt", "LGPL-3.txt", "GPL-3.txt", "Python.txt", "Qt.txt", "PyInstaller.txt"} < present


def test_fonts_and_every_word_list_bring_their_licence(bundle):
    resources, texts = bundle / "_internal/scrabble_gui/resources", bundle / "_internal/licenses/data"
    assert (texts / "fonts-OFL.txt").read_bytes() == (resources / "fonts/OFL.txt").read_bytes()
    lists = [path.stem for path in (resources / "words").glob("*.toml")]
    assert lists
    parts = {part.name: part.licence for part in parts_of_index(bundle / "_internal/licenses")}
    for name in lists:
        about = tomllib.loads((resources / f"words/{name}.toml").read_text(encoding="utf-8"))
        assert (texts / f"words-{name}.LICENCE.txt").stat().st_size > 100
        assert parts[f"Words: {about['name']}"] == about["provenance"]["licence"]
    assert [name for name in parts if name.startswith("Data:")] == []
    (french,) = [
        part for part in parts_of_index(bundle / "_internal/licenses") if part.name.startswith("Words: French")
    ]
    assert "Mozilla Public License Version 2.0" in licence_text(french)


def test_about_finds_the_licences_of_the_installed_program(bundle):
    parts = licensed_parts(bundle / "_internal/scrabble_gui/resources", ())
    assert len(parts) > 50
    assert {"Qt", PROGRAM_NAME, "Typeface: Lato"} < {part.name for part in parts}
    assert [part.name for part in parts if not part.licence or len(licence_text(part)) < 500] == []


def test_no_notice_sends_to_a_text_that_only_debian_has(bundle):
    folder = bundle / "_internal/licenses"
    common = {path.stem for path in (folder / "common").iterdir()}
    assert {"GPL-2", "LGPL-2.1"} < common
    named = set()
    for notice in (folder / "libraries").iterdir():
        text = notice.read_text(encoding="utf-8", errors="replace")
        named |= {name.rstrip(".") for name in re.findall(r"/usr/share/common-licenses/([\w.+-]+)", text)}
    assert {Path("/usr/share/common-licenses", name).resolve().name for name in named} <= common


def test_the_data_is_that_of_the_checkout(bundle):
    inside = bundle / "_internal/scrabble_gui/resources"
    files = {path.relative_to(inside) for path in inside.rglob("*") if path.is_file()}
    own = [path for path in (ROOT / "resources").rglob("*") if path.is_file() and path.suffix != ".gaddag"]
    assert files == {path.relative_to(ROOT / "resources") for path in own}


def test_the_engine_is_compiled(bundle):
    from products.compiled import names

    engine = bundle / "_internal/scrabble_gui/engine"
    compiled = {path.name.split(".")[0] for path in engine.glob("*.so")}
    assert compiled
    assert compiled == set(names())


def test_every_module_of_the_program_is_in_it(bundle):
    from PyInstaller.archive.readers import CArchiveReader

    frozen = CArchiveReader(str(bundle / "scrabble-gui")).open_embedded_archive("PYZ.pyz").toc
    package = ROOT / "scrabble_gui"
    paths = [path.relative_to(ROOT).with_suffix("") for path in package.rglob("*.py")]
    modules = {".".join(path.parts[:-1] if path.name == "__init__" else path.parts) for path in paths}
    compiled = {
        f"scrabble_gui.engine.{path.name.split('.')[0]}" for path in bundle.glob("_internal/scrabble_gui/engine/*")
    }
    assert len(modules) > 100
    assert modules - set(frozen) - compiled == set()


def test_it_plays_the_game_of_the_self_test(installed, ordinary, tmp_path):
    status, _ = answers([installed, "--self-test", tmp_path / "played ä"], ordinary)
    assert status == 0
    assert len(list((tmp_path / "played ä").glob("*.png"))) > 5
    status, said = answers([installed, "replay", tmp_path / "played ä" / "self-test.scrabble"], ordinary)
    assert (status, json.loads(said)["over"]) == (0, False)


def test_only_the_parts_of_qt_in_use_are_carried(bundle):
    from products.qt_parts import PLUGINS, plugin_name

    qt = bundle / "_internal/PySide6/Qt"
    plugins = [path.relative_to(qt / "plugins") for path in (qt / "plugins").rglob("*.so")]
    assert {path.parts[0] for path in plugins} <= set(PLUGINS)
    assert all(plugin_name(path.name) in PLUGINS[path.parts[0]] for path in plugins)
    names = {path.name for path in (qt / "lib").glob("libQt6*")}
    assert not [name for name in names if any(part in name for part in ("Qml", "Quick", "OpenGL", "Sql", "Test"))]
    assert [name for name in ("libssl*", "libcups.so*", "libgnutls*") if list(bundle.rglob(name))] == []


def test_nothing_tells_of_the_folder_it_was_made_in(bundle):
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    assert [path for path in files if str(ROOT).encode() in path.read_bytes()] == []


def test_libraries_are_looked_for_within_the_bundle_only(bundle):
    tables = subprocess.run(["objdump", "-p", *libraries(bundle)], capture_output=True, text=True, check=True).stdout
    folders = [line.split()[1] for line in tables.splitlines() if line.split()[:1] in (["RUNPATH"], ["RPATH"])]
    assert folders
    assert {folder for path in folders for folder in path.split(":") if not folder.startswith("$ORIGIN")} == set()
