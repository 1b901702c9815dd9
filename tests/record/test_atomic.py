"""Saving never loses what was there: whatever fails, the old file is whole or the new one is."""

import errno
import io
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from scrabble_gui.core.game import Game
from scrabble_gui.core.setup import Seat
from scrabble_gui.record import atomic
from scrabble_gui.record.errors import WriteError
from scrabble_gui.record.savefile import SavedGame, load, save, to_text
from tests.drawing import catalogue, setup_of

OLD = b"the old text\n"


@pytest.fixture
def path(tmp_path):
    """Return a file with an old text in it."""
    path = tmp_path / "Spiele ü 李" / "my game.scrabble"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


def files(path):
    """Return the names in the folder of a file."""
    return sorted(file.name for file in path.parent.iterdir())


def failing(error):
    """Return a function that fails."""

    def fail(*_, **__):
        raise error

    return fail


def test_a_file_is_replaced_and_nothing_lies_beside_it(path):
    atomic.write(path, b"new")
    assert path.read_bytes() == b"new"
    assert files(path) == [path.name]


def test_a_file_that_was_not_there_is_made(tmp_path):
    atomic.write(tmp_path / "new.scrabble", b"new")
    assert (tmp_path / "new.scrabble").read_bytes() == b"new"


@pytest.mark.parametrize("step", ["pathlib.Path.open", "os.fsync", "os.replace", "os.chmod"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_whatever_step_fails_the_old_file_is_whole_and_nothing_lies_beside_it(path, monkeypatch, step, code):
    monkeypatch.setattr(step, failing(OSError(code, "no")))
    with pytest.raises(WriteError) as caught:
        atomic.write(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == OLD
    assert files(path) == [path.name]
    assert (caught.value.path, caught.value.code) == (path, errno.errorcode[code])
    assert caught.value.what == os.strerror(code)
    assert str(caught.value).startswith("WriteError(path=")


@pytest.mark.parametrize("written", [0, 1, 500])
def test_a_disk_that_is_full_in_the_middle_leaves_the_old_file(path, monkeypatch, written):
    class FullDisk(io.FileIO):
        """A file that takes some bytes and no more."""

        def write(self, data):
            super().write(data[:written])
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Path, "open", lambda path, mode: FullDisk(path, mode))
    with pytest.raises(WriteError) as caught:
        atomic.write(path, b"x" * 1000)
    monkeypatch.undo()
    assert caught.value.code == "ENOSPC"
    assert path.read_bytes() == OLD
    assert files(path) == [path.name]


def test_being_stopped_in_the_middle_leaves_the_old_file(path, monkeypatch):
    monkeypatch.setattr(os, "replace", failing(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        atomic.write(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == OLD
    assert files(path) == [path.name]


def test_a_folder_that_cannot_be_flushed_is_no_failure(path, monkeypatch):
    real = os.fsync
    calls = []

    def fsync(handle):
        calls.append(handle)
        if len(calls) > 1:
            raise OSError(errno.EINVAL, "not here")
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    atomic.write(path, b"new")
    assert path.read_bytes() == b"new"
    assert len(calls) == 2


def test_the_text_is_on_the_disk_before_the_name_is(path, monkeypatch):
    done = []
    real_fsync, real_replace = os.fsync, os.replace

    def fsync(handle):
        done.append("flush")
        real_fsync(handle)

    def replace(*names):
        done.append("rename")
        real_replace(*names)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "replace", replace)
    atomic.write(path, b"new")
    assert done == ["flush", "rename", "flush"]


def test_the_folder_must_be_there(tmp_path):
    with pytest.raises(WriteError) as caught:
        atomic.write(tmp_path / "gone" / "game.scrabble", b"new")
    assert caught.value.code == "ENOENT"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_cannot_be_written_over(tmp_path):
    folder = tmp_path / "game.scrabble"
    folder.mkdir()
    with pytest.raises(WriteError):
        atomic.write(folder, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["game.scrabble"]
    assert folder.is_dir()


def test_a_path_that_no_system_has_is_a_failure():
    with pytest.raises(WriteError) as caught:
        atomic.write(Path("a\0b"), b"new")
    assert caught.value.code == ""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing keeps this user from writing")
def test_a_folder_that_is_read_only_keeps_the_old_file(path):
    path.parent.chmod(0o555)
    try:
        with pytest.raises(WriteError) as caught:
            atomic.write(path, b"new")
    finally:
        path.parent.chmod(0o755)
    assert caught.value.code == "EACCES"
    assert path.read_bytes() == OLD


@pytest.mark.skipif(os.name == "nt", reason="permissions are another thing there")
def test_the_permissions_of_the_old_file_stay(path):
    path.chmod(0o640)
    atomic.write(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name == "nt", reason="links need a permission of their own there")
def test_a_link_is_followed(path, tmp_path):
    link = tmp_path / "link.scrabble"
    link.symlink_to(path)
    atomic.write(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="links need a permission of their own there")
def test_a_link_that_leads_to_itself_is_a_failure(tmp_path):
    link = tmp_path / "link.scrabble"
    link.symlink_to(link)
    with pytest.raises(WriteError):
        atomic.write(link, b"new")
    assert link.is_symlink()


KILLED = """
import os, sys
from pathlib import Path
from scrabble_gui.record import atomic

def die(*_, **__):
    os.kill(os.getpid(), 9)

setattr(os, sys.argv[2], die)
atomic.write(Path(sys.argv[1]), b"new" * 100000)
"""


@pytest.mark.skipif(os.name == "nt", reason="processes end in another way there")
@pytest.mark.parametrize("step", ["fsync", "chmod", "replace"])
def test_a_program_killed_while_saving_leaves_the_old_file(path, step):
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), step], cwd=Path(__file__).parents[2], check=False)
    assert done.returncode == -9
    assert path.read_bytes() == OLD
    atomic.write(path, b"later")
    assert path.read_bytes() == b"later"


NAMED = """
import sys
from pathlib import Path
from scrabble_gui.catalogue import Catalogue, resources_folder
from scrabble_gui.record.savefile import load, save

source, target = map(Path, sys.argv[1:])
saved = load(source, Catalogue([resources_folder()]))
assert saved.game.setup.seats[0].name == "Zo\\u00eb \\u014csumi \\u674e"
save(target, saved)
"""


@pytest.mark.parametrize(
    "variables", [{"LANG": "C", "LC_ALL": "C"}, {"LANG": "C", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "cp1252"}]
)
def test_names_and_paths_are_the_same_whatever_the_language_of_the_system(path, variables):
    setup = setup_of("AEINRST", "?DGLOOU")
    game = Game(replace(setup, seats=(Seat("Zoë Ōsumi 李"), Seat("Ben"))))
    save(path, SavedGame(game))
    target = path.with_name("copy ö.scrabble")
    subprocess.run(
        [sys.executable, "-c", NAMED, str(path), str(target)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, **variables},
        check=True,
    )
    assert target.read_bytes() == path.read_bytes() == to_text(SavedGame(game)).encode("utf-8")
    assert load(target, catalogue()).game.setup.seats[0].name == "Zoë Ōsumi 李"
