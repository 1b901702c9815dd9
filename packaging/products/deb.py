"""The package for Debian, Ubuntu and their relatives."""

from __future__ import annotations

from email.utils import formatdate
from pathlib import Path

from products import linux_tree, metadata
from products.common import DIST, TECHNICAL_NAME, epoch, identity, machine, need, product_name, run, step

MAINTAINER = f"{metadata.PUBLISHER} <{TECHNICAL_NAME}@localhost>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def make(quick: bool) -> Path:
    """Make the package and return it; ``quick`` packs it with gzip. Raises `BuildError`."""
    need("dpkg-deb", package={"dpkg-deb": "dpkg"})
    root = linux_tree.build_tree("deb")
    with step("packing for Debian"):
        made = root / "usr" / "lib" / TECHNICAL_NAME
        overrides = (linux_tree.LINUX / "lintian-overrides").read_text(encoding="utf-8")
        linux_tree.put(root / "usr" / "share" / "lintian" / "overrides" / TECHNICAL_NAME, overrides)
        linux_tree.pack(root / "usr" / "share" / "doc" / TECHNICAL_NAME / "changelog.gz", changelog())
        size = linux_tree.installed_size(root)
        (root / "DEBIAN").mkdir()
        linux_tree.put(root / "DEBIAN" / "control", control(made, size))
        linux_tree.put(root / "DEBIAN" / "md5sums", checksums(root))
        linux_tree.settle(root)
        DIST.mkdir(exist_ok=True)
        product = DIST / product_name(f"linux-{machine()}", ".deb")
        compression = ["-Zgzip", "-z6"] if quick else ["-Zxz"]
        run(["dpkg-deb", "--root-owner-group", *compression, "--build", root, product])
    return product


def changelog() -> str:
    """Return Debian's own record of versions; what is new for people stands in NEWS."""
    date = formatdate(epoch())
    return (
        f"{TECHNICAL_NAME} ({identity().version}) stable; urgency=medium\n\n"
        f"  * This version; see NEWS.gz.\n\n -- {MAINTAINER}  {date}\n"
    )


def control(made: Path, size: int) -> str:
    """Return the description of the package."""
    depends = [f"libc6 (>= {linux_tree.oldest_libc(made)})", *linux_tree.needed_packages(made)]
    optional = linux_tree.optional_packages(made)
    recommends = f"Recommends: {', '.join(optional)}\n" if optional else ""
    about = identity()
    return (
        f"Package: {TECHNICAL_NAME}\n"
        f"Version: {about.version}\n"
        f"Architecture: {ARCHITECTURES.get(machine(), machine())}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\n"
        f"Depends: {', '.join(depends)}\n"
        f"{recommends}"
        "Section: misc\n"
        "Priority: optional\n"
        f"Description: {metadata.SUMMARY.removeprefix('A ')}\n"
        f" {about.name} is for playing Scrabble at one laptop: two to four people share\n"
        " the screen, and the program keeps the score pad, knows the rules and the\n"
        " dictionary, and hides each rack until its owner is there.\n"
        " .\n"
        " Every turn is saved at once. No account, no network, no advertisements.\n"
    )


def checksums(root: Path) -> str:
    """Return the list by which dpkg verifies the files."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return run(["md5sum", *(path.relative_to(root) for path in files)], cwd=root)
