"""The two commands' own workings: what is missing, what is kept, what is said."""

import importlib.util
import json
import subprocess
import sys
import threading
import time
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def dev():
    spec = importlib.util.spec_from_file_location("dev", ROOT / "packaging" / "dev.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path):
    """A project folder whose path is as awkward as a family's can be."""
    root = tmp_path / "Würfel & Wörter"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nname = "scrabble-gui"\n', encoding="utf-8")
    return root


@pytest.fixture
def steps(dev, monkeypatch):
    """The set-up steps taken, in their order; nothing is really installed."""
    taken = []

    def make_venv(venv):
        taken.append("venv")
        python = dev.venv_python(venv)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        (venv / "pyvenv.cfg").write_text(f"home = {venv.parent}\n", encoding="utf-8")

    monkeypatch.setattr(dev, "make_venv", make_venv)
    monkeypatch.setattr(dev, "install_project", lambda python, root, extras: taken.append(("pip", *extras)))
    return taken


def test_the_first_start_makes_an_environment_and_the_second_does_nothing(dev, project, steps):
    python = dev.ensure_environment(project, ())
    assert python == dev.venv_python(project / ".venv")
    assert steps == ["venv", ("pip",)]
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)]


def test_tests_add_to_the_environment_and_playing_takes_nothing_away(dev, project, steps):
    dev.ensure_environment(project, ())
    dev.ensure_environment(project, ("test",))
    assert steps == ["venv", ("pip",), ("pip", "test")]
    dev.ensure_environment(project, ())
    assert len(steps) == 3
    (project / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    dev.ensure_environment(project, ())
    assert steps[3:] == [("pip", "test")]


def test_a_changed_project_file_is_installed_into_the_same_environment(dev, project, steps):
    dev.ensure_environment(project, ())
    (project / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",), ("pip",)]


def test_a_moved_checkout_gets_a_new_environment(dev, project, steps):
    dev.ensure_environment(project, ())
    moved = project.rename(project.with_name("elsewhere"))
    dev.ensure_environment(moved, ())
    assert steps == ["venv", ("pip",)] * 2


@pytest.mark.parametrize("key", ["python", "root"])
def test_another_python_or_place_in_the_stamp_means_a_new_environment(dev, project, steps, key):
    dev.ensure_environment(project, ())
    stamp = project / ".venv" / "dev-stamp.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text(encoding="utf-8")), key: "another"}), encoding="utf-8")
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)] * 2


def test_a_vanished_interpreter_means_a_new_environment(dev, project, steps):
    dev.ensure_environment(project, ()).unlink()
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)] * 2


@pytest.mark.parametrize("config", ["home = /no/such/folder\n", "", None])
def test_an_environment_of_a_removed_python_is_made_anew(dev, project, steps, config):
    dev.ensure_environment(project, ())
    path = project / ".venv" / "pyvenv.cfg"
    path.unlink()
    if config is not None:
        path.write_text(config, encoding="utf-8")
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)] * 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"python": "x"', '{"extras": 3}'])
def test_a_damaged_stamp_means_a_new_environment(dev, project, steps, text):
    dev.ensure_environment(project, ())
    (project / ".venv" / "dev-stamp.json").write_text(text, encoding="utf-8")
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)] * 2


def test_two_commands_make_the_environment_one_after_the_other(dev, project, steps, monkeypatch, capsys):
    if not importlib.util.find_spec("fcntl"):
        pytest.skip("this system has no such locks")
    running = []

    def install(python, root, extras):
        running.append(len(running))
        assert running == [0], "two at a time, or the second did it again"
        time.sleep(0.3)

    monkeypatch.setattr(dev, "install_project", install)
    threads = [threading.Thread(target=dev.ensure_environment, args=(project, ())) for _ in range(2)]
    for thread in threads:
        thread.start()
        time.sleep(0.05)
    for thread in threads:
        thread.join(10)
    assert running == [0]
    assert "Waiting" in capsys.readouterr().out


def test_an_interrupted_installation_starts_anew(dev, project, steps, monkeypatch):
    def interrupted(python, root, extras):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dev, "install_project", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dev.ensure_environment(project, ())
    dev.ensure_environment(project, ())
    assert steps == ["venv", "venv", ("pip",)]


def test_an_installation_refused_by_pip_is_only_repeated(dev, project, steps, monkeypatch):
    def refused(python, root, extras):
        raise dev.SetupError("no network")

    with monkeypatch.context() as patch:
        patch.setattr(dev, "install_project", refused)
        with pytest.raises(dev.SetupError):
            dev.ensure_environment(project, ())
    dev.ensure_environment(project, ())
    assert steps == ["venv", ("pip",)]


LISTING = "ii \tlibegl1\t\nii \tlibglib2.0-0t64\tlibglib2.0-0 (= 2.80), other\nrc \tlibgl1\t\n"


def test_an_installed_or_provided_package_is_not_missing(dev):
    assert dev.missing_packages(["libegl1", "libglib2.0-0", "other"], LISTING) == []


def test_an_unknown_or_removed_package_is_missing(dev):
    assert dev.missing_packages(["libgl1", "xvfb"], LISTING) == ["libgl1", "xvfb"]


@pytest.fixture
def debian(dev, monkeypatch):
    """A Debian where nothing is installed and apt-get answers as the test says; yields its commands."""
    commands, status = [], {"install": 0, "update": 0}

    def run(command, **options):
        if command[0] == "dpkg-query":
            return subprocess.CompletedProcess(command, 0, stdout="")
        commands.append(command[1])
        return subprocess.CompletedProcess(command, status[command[1]], stdout=b"E: apt's own words")

    monkeypatch.setattr(dev, "is_debian", lambda: True)
    monkeypatch.setattr(dev.subprocess, "run", run)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0, raising=False)
    return commands, status


def test_root_installs_what_is_missing(dev, debian):
    dev.install_system_packages(for_tests=False)
    assert debian[0] == ["install"]


def test_old_package_lists_are_fetched_anew(dev, debian):
    debian[1]["install"] = 100
    with pytest.raises(dev.SetupError, match=r"apt-get install .* libegl1 "):
        dev.install_system_packages(for_tests=False)
    assert debian[0] == ["install", "update", "install"]


def test_others_read_the_line_to_run(dev, debian, monkeypatch):
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(dev.SetupError, match="sudo apt-get install --no-install-recommends --yes libegl1 libgl1 "):
        dev.install_system_packages(for_tests=False)
    assert debian[0] == []


def test_missing_extras_are_named_and_do_not_stop_anybody(dev, debian, monkeypatch, capsys):
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(dev, "missing_packages", lambda wanted, listing: ["xvfb"])
    dev.install_system_packages(for_tests=True)
    assert "sudo apt-get install --no-install-recommends --yes xvfb\n" in capsys.readouterr().out


def test_other_systems_are_left_alone(dev, monkeypatch):
    monkeypatch.setattr(dev, "is_debian", lambda: False)
    monkeypatch.setattr(dev.subprocess, "run", None)
    dev.install_system_packages(for_tests=True)


def test_no_network_is_said_in_a_sentence(dev):
    words = "WARNING: Retrying ... NewConnectionError(...): [Errno -3] Temporary failure in name resolution"
    assert "connected to the internet?" in dev.explain_pip(words)


def test_other_troubles_of_pip_are_shown_in_its_own_words(dev):
    assert dev.explain_pip("ERROR: disk full").endswith("\nERROR: disk full")


def test_a_sentence_instead_of_a_traceback(dev, monkeypatch, capsys):
    def broken(arguments):
        raise dev.SetupError("The words are missing.")

    monkeypatch.setitem(dev.COMMANDS, "setup", broken)
    assert dev.main(["setup"]) == 1
    assert capsys.readouterr().out == "The words are missing.\n"


def test_an_old_python_is_told_so(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 1))
    assert dev.main(["play"]) == 1
    assert "needs Python 99.1 or newer" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_without_a_command_the_commands_are_listed(dev, capsys, arguments, status):
    assert dev.main(arguments) == status
    assert "packaging/dev.py play [FILE]" in capsys.readouterr().out


def test_what_follows_play_goes_to_the_program_as_it_is(dev, monkeypatch):
    calls = []
    monkeypatch.setattr(dev, "install_system_packages", lambda for_tests: None)
    monkeypatch.setattr(dev, "ensure_environment", lambda root, extras: Path("python"))
    monkeypatch.setattr(dev, "become", lambda command: calls.append(command) or 3)
    assert dev.main(["play", "a game.scrabble", "--version"]) == 3
    assert calls == [["python", "-P", "-m", "scrabble_gui", "a game.scrabble", "--version"]]


def test_one_unclean_check_makes_the_whole_test_fail_and_is_named(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "install_system_packages", lambda for_tests: None)
    monkeypatch.setattr(dev, "ensure_environment", lambda root, extras: Path("python"))
    monkeypatch.setattr(dev.subprocess, "call", lambda command, **options: int("mypy" in command))
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().out.endswith("Not clean: mypy\n")


def test_the_umlauts_of_a_path_do_not_stop_an_ascii_terminal():
    code = f"import runpy; runpy.run_path({str(ROOT / 'packaging' / 'dev.py')!r})['say']('Wörter')"
    environment = {"PYTHONIOENCODING": "ascii", "SYSTEMROOT": "C:\\Windows"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert run.stdout.split() == [b"W?rter"]


def test_every_package_is_named_for_the_wheel():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = {path.parent for path in (ROOT / "scrabble_gui").rglob("*.py")}
    packages = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    assert sorted(packages | {"scrabble_gui.resources"}) == project["tool"]["setuptools"]["packages"]
