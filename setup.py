"""What pyproject.toml cannot say: how the hot loops become machine code, and the GADDAG of each word list.

Both are optional: without a C compiler or Cython the same modules run as they stand, slower, and a GADDAG that is
missing is made when it is first needed: those of large lists always are, they would treble the size of the program.
"""

import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
ENGINE = Path("scrabble_gui") / "engine"
COMPILED = ("gaddag_builder", "hand", "squares", "bounds", "kernel", "selfplay")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": True,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
DERIVE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from scrabble_gui.engine.gaddag import write_beside
for graph in sorted(Path(sys.argv[2]).glob("*.graph")):
    if graph.stat().st_size < 1_000_000:
        write_beside(graph)
"""


def extensions() -> list[Extension]:
    """Return the modules to compile; none where there is no Cython."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [Extension(f"scrabble_gui.engine.{name}", [str(ENGINE / f"{name}.py")]) for name in COMPILED]
    compiled = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython", quiet=True)
    for module in compiled:
        module.optional = True  # cythonize drops it
    return compiled


class BuildExtensions(build_ext):
    """Compile, then derive; in an editable installation never leave an extension that is older than its source."""

    def run(self) -> None:
        """Do both."""
        editable = self.inplace or getattr(self, "editable_mode", False)
        if editable:
            for name in COMPILED:
                for stale in (ROOT / ENGINE).glob(f"{name}.*.so"):
                    stale.unlink()
        super().run()
        base = ROOT if editable else Path(self.build_lib).resolve()
        words = ROOT / "resources" / "words" if editable else base / "scrabble_gui" / "resources" / "words"
        done = subprocess.run([sys.executable, "-c", DERIVE, str(base), str(words)], check=False)
        if done.returncode:
            print("The GADDAGs could not be made now; they will be at first use.", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})
