"""The folder ``licenses`` of a bundle: whose work is in it, under which terms, where its source is.

`write_licences` is called while PyInstaller works, with the list of what will be in the bundle. Every library must
belong to a component of ``licences/components.toml``, or come from a Debian package, whose own notice is then taken.
Every folder of data that says so brings its licence along; where that text only names a licence, its words are taken
from ``licences/data``.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from products.common import PACKAGING, ROOT, TECHNICAL_NAME, BuildError, identity

TEXTS = PACKAGING / "licences"
INDEX = "INDEX.txt"
COMMON = "/usr/share/common-licenses"
"""Where Debian keeps the words of licences that its notices only name."""
SEE_TEXT = "see the text"
COPIES = {"<program>": f"{TECHNICAL_NAME}.txt", "<pyinstaller>": "PyInstaller.txt", "<python>": "Python.txt"}
"""Names in the bundle of texts that are taken from where the build finds the part."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the bundle that somebody made."""

    name: str
    licence: str
    """SPDX expression."""
    texts: tuple[tuple[str, Path], ...]
    """The texts of its licence: name in the bundle, and the file to be copied."""
    source: str
    """Where its source is."""
    files: tuple[str, ...]
    """Patterns of paths within the bundle."""
    always: bool
    """Whether it is in every bundle, also without a file of its own."""

    def has(self, path: str) -> bool:
        """Whether a file of the bundle is part of it."""
        return any(fnmatchcase(path, pattern) for pattern in self.files)


def components() -> list[Component]:
    """Return what a bundle may hold. Raises :class:`BuildError`."""
    entries = tomllib.loads((TEXTS / "components.toml").read_text(encoding="utf-8"))["component"]
    return [
        Component(
            identity().name if entry["name"] == "<program>" else entry["name"],
            entry["licence"],
            tuple((COPIES.get(name, name), _text(name)) for name in entry["texts"]),
            entry["source"],
            tuple(entry["files"]),
            entry.get("always", False),
        )
        for entry in entries
    ]


def _text(name: str) -> Path:
    """Return the file of a licence."""
    match name:
        case "<program>":
            found = ROOT / "LICENSE"
        case "<pyinstaller>":
            found = _of_distribution("pyinstaller", "COPYING.txt")
        case "<python>":
            base = Path(sys.base_prefix)
            library = base / "lib" / "python{}.{}".format(*sys.version_info)
            found = next(
                filter(Path.is_file, (library / "LICENSE.txt", base / "LICENSE.txt", base / "LICENSE")), library
            )
        case _:
            found = TEXTS / name
    if not found.is_file():
        raise BuildError(f"The text of the licence {name} is missing: {found}")
    return found


def _of_distribution(package: str, name: str) -> Path:
    """Return a file that a package brought along."""
    for file in distribution(package).files or ():
        if file.name == name:
            return Path(str(file.locate()))
    raise BuildError(f"{package} came without its {name}")


def assign(binaries: Iterable[tuple[str, str]]) -> tuple[dict[str, list[str]], dict[str, Path]]:
    """Say for (path in the bundle, where it came from) whose each is.

    Returns the files of each component by its name, and those of the system with their origins. A link to a library
    counts as the library.
    """
    known = components()
    by_component: dict[str, list[str]] = {component.name: [] for component in known}
    of_system: dict[str, Path] = {}
    for target, source in sorted(binaries):
        path = PurePosixPath(target.replace("\\", "/")).as_posix()
        owner = next((component.name for component in known if component.has(path)), None)
        if owner is not None:
            by_component[owner].append(path)
        elif "/" in path or not Path(source).is_absolute():
            raise BuildError(f"{path} belongs to nobody in licences/components.toml (it comes from {source})")
        else:
            of_system[path] = Path(source)
    return by_component, of_system


def debian_package(library: Path) -> str:
    """Return the name of the Debian package that a file of this computer came with. Raises :class:`BuildError`."""
    # /lib is a link to /usr/lib; dpkg knows a file by the name its package gave it.
    real = library.resolve()
    names = {str(path).removeprefix(prefix) for path in (library, real) for prefix in ("", "/usr")}
    for name in sorted(names):
        query = subprocess.run(["dpkg", "-S", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        if query.returncode == 0:
            return query.stdout.decode().split(":")[0]
    raise BuildError(f"{library} came with no package, so nobody knows its licence")


def data_licences(resources: Path) -> list[Path]:
    """Return the licences that lie beside the data, relative to its folder."""
    return sorted(
        path.relative_to(resources)
        for path in resources.rglob("*.txt")
        if any(word in path.name.upper() for word in ("LICENCE", "LICENSE", "OFL", "COPYING"))
    )


def data_part(resources: Path, path: Path) -> tuple[str, str]:
    """Return the name of the data that a text beside it, named within ``resources``, belongs to, and its licence."""
    entries = tomllib.loads((TEXTS / "components.toml").read_text(encoding="utf-8"))["data"]
    for entry in entries:
        if entry["text"] == path.as_posix():
            return entry["name"], entry["licence"]
    for description in sorted((resources / path.parent).glob("*.toml")):
        data = tomllib.loads(description.read_text(encoding="utf-8"))
        if data.get("provenance", {}).get("licence_file") == path.name:
            return f"Words: {data['name']}", data["provenance"].get("licence", SEE_TEXT)
    return f"Data: {path.with_suffix('').as_posix()}", SEE_TEXT


def named_texts(notice: Path) -> list[Path]:
    """Return the licences that a notice of Debian's names without giving their words."""
    text = notice.read_text(encoding="utf-8", errors="replace")
    names = {name.rstrip(".-") for name in re.findall(rf"{COMMON}/([\w.+-]+)", text)}
    return sorted({Path(COMMON, name).resolve() for name in names if name and Path(COMMON, name).is_file()})


def write_licences(folder: Path, resources: Path, binaries: Iterable[tuple[str, str]]) -> None:
    """Fill the folder for a bundle of these (path in the bundle, origin). Raises :class:`BuildError`."""
    by_component, of_system = assign(binaries)
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        "Whose work is in this program, and under which terms. The texts lie beside this file.",
        "",
    ]
    for component in components():
        files = by_component[component.name]
        if not files and not component.always:
            continue
        names = [_copy(text, folder, name) for name, text in component.texts]
        lines += _paragraph(component.name, component.licence, names, component.source, files)
    for path in data_licences(resources):
        text = _copy(resources / path, folder / "data", "-".join(path.parts))
        name, licence = data_part(resources, path)
        words = [TEXTS / "data" / f"{licence}.txt"]
        texts = [f"data/{_copy(word, folder / 'data', word.name)}" for word in words if word.is_file()]
        lines += _paragraph(name, licence, [f"data/{text}", *texts], "", [])
    packages: dict[str, list[str]] = {}
    for target, origin in of_system.items():
        packages.setdefault(debian_package(origin), []).append(target)
    for package, files in sorted(packages.items()):
        notice = Path("/usr/share/doc") / package / "copyright"
        if not notice.is_file():
            raise BuildError(f"The Debian package {package} came without its notice")
        texts = ["libraries/" + _copy(notice, folder / "libraries", f"{package}.txt")]
        texts += [f"common/{_copy(text, folder / 'common', f'{text.name}.txt')}" for text in named_texts(notice)]
        source = f"https://packages.debian.org/source/stable/{package}"
        lines += _paragraph(package, SEE_TEXT, texts, source, files)
    (folder / INDEX).write_text("\n".join(lines), encoding="utf-8", newline="\n")


def _copy(source: Path, folder: Path, name: str) -> str:
    """Copy a text and return its new name."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / name)
    return name


def _paragraph(name: str, licence: str, texts: list[str], source: str, files: list[str]) -> list[str]:
    """Return the lines of the index for one part."""
    lines = [name, f"  licence  {licence}", f"  text     {', '.join(texts)}"]
    if source:
        lines.append(f"  source   {source}")
    return lines + [f"  file     {file}" for file in files] + [""]
