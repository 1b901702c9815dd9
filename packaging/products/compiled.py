"""The compiled modules of the engine, for this system and, from the same C, for Windows.

The project's own ``setup.py`` names them and compiles them: in a copy, unless they are there already, with the tools
that ``pyproject.toml`` asks for. The result is kept for as long as the sources are the same.
"""

from __future__ import annotations

import ast
import hashlib
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from products.common import BUILD, ROOT, BuildError, fresh, run, say, step

ENGINE = Path("scrabble_gui") / "engine"
MINGW = "x86_64-w64-mingw32-"


def names(source: Path = ROOT) -> list[str]:
    """Return the names of the modules that ``setup.py`` compiles. Raises `BuildError`."""
    for node in ast.parse((source / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["COMPILED"]:
            return sorted(ast.literal_eval(node.value))
    raise BuildError("setup.py does not say what is COMPILED")


def for_this_system(source: Path = ROOT) -> list[Path]:
    """Return the compiled modules for this Python: those of the checkout, or made anew. Raises `BuildError`."""
    if ready := in_place(source):
        return ready
    folder = compile_here(source)
    found = [path for path in sorted(folder.iterdir()) if path.suffix in (".so", ".pyd")]
    if len(found) != len(names(source)):
        say((folder / "log.txt").read_text(encoding="utf-8")[-2000:])
        raise BuildError(
            "The engine could not be compiled. Is there a C compiler? Debian: apt-get install gcc libc6-dev"
        )
    return found


def in_place(source: Path) -> list[Path]:
    """Return the libraries beside the modules, as an installation leaves them; none when one is missing or too old."""
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    found = [source / ENGINE / f"{name}{ending}" for name in names(source)]
    newest = max((path.stat().st_mtime for path in recipe(source)), default=0)
    return found if all(path.is_file() and path.stat().st_mtime > newest for path in found) else []


def recipe(source: Path) -> list[Path]:
    """Return the files that decide what the compiled modules are."""
    return [
        source / "setup.py",
        *sorted((source / ENGINE).glob("*.pxd")),
        *(source / ENGINE / f"{name}.py" for name in names(source)),
    ]


def for_windows(python: Path, source: Path = ROOT) -> list[Path]:
    """Return the compiled modules for a Python for Windows that lies in a folder here. Raises `BuildError`."""
    here = compile_here(source)
    folder = here / "windows"
    if not folder.is_dir():
        with step("compiling the engine for Windows"):
            made = fresh(here / "windows-part")
            flags = ["-O2", "-s", "-shared", "-static-libgcc", "-DMS_WIN64", "-Wl,--no-insert-timestamp"]
            flags += ["-Wl,--disable-auto-image-base", "-I", str(python / "include")]
            for name in names(source):
                code = here / f"{name}.c"
                run([f"{MINGW}gcc", *flags, code, "-o", made / f"{name}.pyd", python / "libs" / "python311.lib"])
            made.rename(folder)
    return sorted(folder.glob("*.pyd"))


def compile_here(source: Path) -> Path:
    """Return a folder with the C of the modules and what the compiler made of it, made once for the same sources."""
    modules = names(source)
    digest = hashlib.sha256(f"{sys.version} {sys.platform}\n".encode())
    for path in recipe(source):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    folder = BUILD / "compiled" / digest.hexdigest()[:16]
    if modules and not (folder / "log.txt").is_file():
        with step("compiling the engine"):
            compile_copy(source, fresh(folder))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def compile_copy(source: Path, folder: Path) -> None:
    """Let the project's ``setup.py`` compile a copy of the package, and keep the C and the libraries."""
    copy = fresh(BUILD / "compiled" / "copy")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(source / name, copy / name)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / "scrabble_gui", copy / "scrabble_gui", ignore=ignore)
    (copy / "resources").mkdir()
    tools = BUILD / "compiled" / "tools"
    wanted = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", "--upgrade"]
    run([*pip, "--target", tools, *wanted])
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "made"]
    log = run(command, cwd=copy, extra={"PYTHONPATH": str(tools), "PYTHONHASHSEED": "1"})
    for name in names(source):
        for path in (*copy.glob(f"build/cython/**/{name}.c"), *copy.glob(f"made/{ENGINE.as_posix()}/{name}.*")):
            shutil.copyfile(path, folder / path.name)
    (folder / "log.txt").write_text(log, encoding="utf-8")
    shutil.rmtree(copy)
