"""The two commands: play the game from a checkout, and test it.

    python3 packaging/dev.py play [FILE]     starts the game; whatever follows goes to the program
    python3 packaging/dev.py test            everything that must be clean: ruff, mypy, all tests, coverage
    python3 packaging/dev.py test ARGUMENTS  only pytest, with these arguments: quick while working
    python3 packaging/dev.py setup           prepares the environment for both, and stops

Each first makes ``.venv`` beside ``packaging`` and installs the project into it, editable, with what the command needs.
A stamp in ``.venv`` says what it was made for; when that still holds, nothing is set up and pip is not called.
On Debian and Ubuntu missing system packages are installed (as root) or named in one line (otherwise).

Standard library only, in words that an old Python reads too: it must come as far as saying that it is too old.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)

WITHOUT_A_WINDOW = ("libegl1", "libgl1", "libglib2.0-0", "libdbus-1-3", "libfontconfig1", "libxkbcommon0")
"""Debian packages without which Qt cannot even be imported."""
FOR_A_WINDOW = (
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1"),
    *("libxkbcommon-x11-0", "libx11-xcb1"),
)
"""Debian packages that Qt needs for a window on X11; a Wayland desktop does without."""
FOR_TESTS = (
    *("xvfb", "xauth", "xdotool", "openbox", "x11-utils"),
    *("binutils", "desktop-file-utils", "appstream", "shellcheck"),
    *("gcc", "libc6-dev"),
)
"""Debian packages with which a window is tried on a machine without a screen, and installers are made and checked."""
TEST_EXTRAS = ("build", "test")
"""What of the project's extras the tests need: they also make and try the frozen program."""

COMPLETE_COVERAGE = ("scrabble_gui/core/*", "scrabble_gui/record/*", "scrabble_gui/app/draft.py")
"""Where the tests must take every branch."""
TESTS_OF_IT = ("tests/core", "tests/record", "tests/app", "scrabble_gui/core", "scrabble_gui/record")
"""The tests that take them. Only these are traced: it makes tests two to three times as slow."""


class SetupError(Exception):
    """The environment cannot be prepared; its text is the sentence for the person at the terminal."""


class Stamp(NamedTuple):
    """What ``.venv`` was made for. It lies there only while the environment is whole."""

    python: str
    """Implementation, major and minor version."""
    root: str
    """The folder of the project: a moved checkout needs a new environment."""
    project: str
    """Hash of what an installation is built from, at the last one; empty: nothing is installed yet."""
    extras: tuple[str, ...]

    def serves(self, wanted: Stamp) -> bool:
        """Whether nothing is left to do for ``wanted``."""
        return self._replace(extras=()) == wanted._replace(extras=()) and set(wanted.extras) <= set(self.extras)

    def same_place(self, wanted: Stamp) -> bool:
        """Whether the environment itself can be kept and only the installation must be renewed."""
        return (self.python, self.root) == (wanted.python, wanted.root)


def say(text: str) -> None:
    """Print one line of progress, at once and in whatever characters the terminal knows."""
    encoding = sys.stdout.encoding or "ascii"
    print(text.encode(encoding, "replace").decode(encoding), flush=True)


# --- system packages --------------------------------------------------------------------------------------------------


def is_debian() -> bool:
    """Whether this system installs its software with dpkg and apt."""
    return sys.platform == "linux" and all(map(shutil.which, ("dpkg-query", "apt-get")))


def missing_packages(wanted: Sequence[str], listing: str) -> list[str]:
    """Return those of ``wanted`` that the ``listing`` of installed packages has neither by name nor as a substitute.

    The listing has lines ``STATUS<TAB>NAME<TAB>PROVIDES``, as dpkg-query writes them; on newer systems
    ``libglib2.0-0t64`` provides ``libglib2.0-0``.
    """
    present: set[str] = set()
    for line in listing.splitlines():
        status, name, provides = line.split("\t")
        if status.startswith("ii"):
            present.add(name)
            present.update(entry.split()[0] for entry in provides.split(",") if entry.strip())
    return [package for package in wanted if package not in present]


def venv_package() -> list[str]:
    """Return the Debian package that lets the system's Python make environments, when it is missing."""
    if importlib.util.find_spec("ensurepip") or sys.base_prefix != "/usr":
        return []
    return ["python{}.{}-venv".format(*sys.version_info)]


def headers_package() -> list[str]:
    """Return the Debian package with which the engine is compiled for the system's Python; others bring their own."""
    return ["python{}.{}-dev".format(*sys.version_info)] if sys.base_prefix == "/usr" else []


def install_system_packages(for_tests: bool, more: Sequence[str] = ()) -> None:
    """Install what Qt, and the tests, need from Debian or Ubuntu, and ``more``; elsewhere do nothing."""
    if not is_debian():
        return
    essential = (*WITHOUT_A_WINDOW, *venv_package())
    wanted = (*essential, *FOR_A_WINDOW, *((*FOR_TESTS, *headers_package()) if for_tests else ()), *more)
    query = ["dpkg-query", "-W", "-f", "${db:Status-Abbrev}\t${Package}\t${Provides}\n"]
    listing = subprocess.run(query, check=True, stdout=subprocess.PIPE, encoding="utf-8", errors="replace").stdout
    missing = missing_packages(wanted, listing)
    if not missing:
        return
    command = ["apt-get", "install", "--no-install-recommends", "--yes", *missing]
    if os.geteuid() == 0 and apt_install(command):
        return
    complaint = "These system packages are missing. Please run:\n\n    {}{}\n".format(
        "" if os.geteuid() == 0 else "sudo ", " ".join(command)
    )
    if set(missing) & set(essential):
        raise SetupError(complaint)
    say(complaint)
    say("Going on without them.")


def apt_install(command: list[str]) -> bool:
    """Run apt-get, once more with fresh package lists when the first try fails. Return whether it went well."""
    say("Installing system packages: " + " ".join(command[4:]))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    for step in (command, ["apt-get", "update"], command):
        run = subprocess.run(step, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if run.returncode == 0 and step is command:
            return True
    say(run.stdout.decode("utf-8", "replace").strip())
    return False


# --- the environment --------------------------------------------------------------------------------------------------


def venv_python(venv: Path) -> Path:
    """Return where the environment's interpreter lies."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def can_run(venv: Path) -> bool:
    """Whether the environment's interpreter is there, and so is the Python it was made from."""
    try:
        config = (venv / "pyvenv.cfg").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    home = re.search(r"^home\s*=\s*(.+?)\s*$", config, re.MULTILINE)
    return venv_python(venv).exists() and home is not None and Path(home[1]).exists()


def is_built(path: Path) -> bool:
    """Whether an installation has to be repeated when this file changes."""
    return path.suffix != ".py" or path.name == "setup.py" or path.with_suffix(".pxd").is_file()


def wanted_stamp(root: Path, extras: Sequence[str]) -> Stamp:
    """Return the stamp of an environment that is just right for this Python, this folder and this project file."""
    python = "{} {}.{}".format(sys.implementation.name, *sys.version_info)
    files = [root / "pyproject.toml", root / "setup.py"]
    # What is compiled, and what the GADDAGs are made of: an older extension would hide changes of its source.
    files += [path for ending in ("*.py", "*.pxd") for path in sorted((root / "scrabble_gui/engine").glob(ending))]
    files += sorted((root / "resources/words").glob("*.graph"))
    texts = [path.read_bytes() for path in files if path.is_file() and is_built(path)]
    project = hashlib.sha256(b"\0".join(texts)).hexdigest()
    return Stamp(python, str(root), project, tuple(extras))


def read_stamp(venv: Path) -> Stamp | None:
    """Return the stamp of a whole environment; nothing when there is none, or it was left half made."""
    try:
        entries = json.loads((venv / "dev-stamp.json").read_text(encoding="utf-8"))
        return Stamp(**{**entries, "extras": tuple(entries["extras"])})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def write_stamp(venv: Path, stamp: Stamp) -> None:
    """Declare the environment whole."""
    (venv / "dev-stamp.json").write_text(json.dumps(stamp._asdict(), indent=1), encoding="utf-8")


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """Wait until no other command makes the environment; where the system has no such lock, do not wait."""
    if importlib.util.find_spec("fcntl") is None:
        yield
        return
    import fcntl

    with (root / ".venv.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting: another command prepares the environment")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ensure_environment(root: Path, extras: Sequence[str]) -> Path:
    """Make or renew the environment when needed; return its interpreter."""
    venv = root / ".venv"
    have = read_stamp(venv) if can_run(venv) else None
    if have and have.serves(wanted_stamp(root, extras)):
        return venv_python(venv)
    with alone(root):
        return renewed_environment(root, extras)


def renewed_environment(root: Path, extras: Sequence[str]) -> Path:
    """Make or renew the environment, unless another command has just done so; return its interpreter."""
    venv = root / ".venv"
    python = venv_python(venv)
    wanted = wanted_stamp(root, extras)
    have = read_stamp(venv) if can_run(venv) else None
    if have and have.serves(wanted):
        return python
    if not have or not have.same_place(wanted):
        make_venv(venv)
        have = wanted._replace(project="", extras=())
    # An environment that grew for the tests stays so when somebody plays.
    wanted = wanted._replace(extras=tuple(sorted({*wanted.extras, *have.extras})))
    stamp_file = venv / "dev-stamp.json"
    with contextlib.suppress(FileNotFoundError):
        stamp_file.unlink()
    # Killed from here on: no stamp, and the next start makes the environment anew. Refused by pip: it stays as it was.
    try:
        install_project(python, root, wanted.extras)
    except SetupError:
        write_stamp(venv, have)
        raise
    write_stamp(venv, wanted)
    return python


def make_venv(venv: Path) -> None:
    """Make the environment from nothing, over whatever lies there."""
    if Path(sys.prefix).resolve() == venv.resolve():
        raise SetupError("The environment .venv must be made anew; please start with the Python it was made from.")
    say("Making the environment .venv")
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    command = [sys.executable, "-m", "venv", "--clear", str(venv)]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if run.returncode:
        raise SetupError("The environment .venv could not be made:\n" + run.stdout.decode("utf-8", "replace").strip())


def install_project(python: Path, root: Path, extras: Sequence[str]) -> None:
    """Let pip install the project, editable, and tell of each download in a line."""
    say(
        "Installing what {} (the first time this downloads some 100 MB)".format(
            "the game and its tests need" if extras else "the game needs"
        )
    )
    target = str(root) + ("[{}]".format(",".join(extras)) if extras else "")
    command = [
        str(python),
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
        "--progress-bar",
        "off",
    ]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
    output: list[str] = []
    with subprocess.Popen(
        [*command, "--editable", target],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        assert pip.stdout is not None
        try:
            for line in pip.stdout:
                output.append(line.rstrip())
                fetched = re.match(r"\s*Downloading (?:\S*/)?([\w.]+)-\d\S* \((.*)\)", line)
                if fetched:
                    say("  {}, {}".format(*fetched.groups()))
        except KeyboardInterrupt:
            pip.terminate()
            raise
    if pip.returncode:
        raise SetupError(explain_pip("\n".join(output)))


def explain_pip(output: str) -> str:
    """Return the sentence for a failed installation."""
    offline = re.search(
        r"NewConnectionError|NameResolutionError|Temporary failure in name resolution|getaddrinfo failed"
        r"|Network is unreachable|ConnectTimeoutError|ReadTimeoutError|ProxyError|Connection refused|Max retries"
        r"|from versions: none",
        output,
    )
    if offline:
        return "The packages could not be fetched: is this computer connected to the internet? Then start again."
    return "pip could not install the project. Its last words:\n" + "\n".join(output.splitlines()[-15:])


# --- the commands -----------------------------------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> int:
    """Start the game; return its exit status."""
    install_system_packages(for_tests=False)
    python = ensure_environment(ROOT, ())
    return become([str(python), "-P", "-m", "scrabble_gui", *arguments])


def become(command: list[str]) -> int:
    """Run a command in place of this one, so that signals and the exit status are the program's own."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def test(arguments: Sequence[str]) -> int:
    """Run all checks, or pytest alone with the given arguments; return 0 when everything is clean."""
    install_system_packages(for_tests=True)
    python = str(ensure_environment(ROOT, TEST_EXTRAS))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if arguments:
        return subprocess.call([python, "-m", "pytest", *arguments], env=environment)
    failed = [name for name, command in checks(python) if not passes(name, command, environment)]
    say("Not clean: " + ", ".join(failed) if failed else "Everything is clean.")
    return 1 if failed else 0


def checks(python: str) -> list[tuple[str, list[str]]]:
    """Return the checks in their order: a name and a command each."""
    coverage = [python, "-m", "coverage", "report", "--fail-under=100", "--include=" + ",".join(COMPLETE_COVERAGE)]
    # Whoever is done takes tests from another: the last ones are the slowest.
    pytest = [python, "-m", "pytest", "--numprocesses=auto", "--dist=worksteal", "-rs"]
    return [
        ("ruff check", [python, "-m", "ruff", "check"]),
        ("ruff format", [python, "-m", "ruff", "format", "--check"]),
        ("mypy", [python, "-m", "mypy"]),
        ("pytest of what must be covered", [*pytest, "--cov", "--cov-report=", *TESTS_OF_IT]),
        ("coverage", coverage),
        ("pytest of the rest", [*pytest, *(f"--ignore={folder}" for folder in TESTS_OF_IT)]),
    ]


def passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    """Run one check in the project's folder; return whether it is clean."""
    say("--- " + name)
    return subprocess.call(command, cwd=str(ROOT), env=environment) == 0


def setup(arguments: Sequence[str]) -> int:
    """Prepare everything for playing and testing."""
    if arguments:
        raise SetupError("setup takes no arguments.")
    install_system_packages(for_tests=True)
    ensure_environment(ROOT, TEST_EXTRAS)
    say("Ready.")
    return 0


COMMANDS = {"play": play, "test": test, "setup": setup}


def main(arguments: Sequence[str]) -> int:
    """Run the command named first; return its exit status (2: asked for something that does not exist)."""
    if sys.version_info < OLDEST_PYTHON:
        say("Your Turn needs Python {}.{} or newer; this is Python {}.{}.".format(*OLDEST_PYTHON, *sys.version_info))
        return 1
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is None:
        say((__doc__ or "").strip())
        return 0 if arguments and arguments[0] in ("-h", "--help") else 2
    try:
        return command(arguments[1:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
