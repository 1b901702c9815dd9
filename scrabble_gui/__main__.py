"""The entry of the program: a command answers on the console, anything else opens the window."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from scrabble_gui import PROGRAM_NAME, __version__
from scrabble_gui.app.options import WindowOptions
from scrabble_gui.cli import COMMANDS
from scrabble_gui.cli import run as run_command

LARGEST_PICTURE = 16_384
"""Pixels of the longer side of a picture at most."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (default: those of the process) and return its exit status.

    A command of :data:`~scrabble_gui.cli.COMMANDS` is answered without a display and without Qt; a saved game of that
    name can be opened as ``./score``.
    """
    write_somewhere()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments and arguments[0] in COMMANDS:
            return run_command(arguments)
        options = window_options(arguments)
    except SystemExit as end:  # argparse has said what there was to say
        return int(end.code or 0)
    return open_window(options)


def open_window(options: WindowOptions, painted: Callable[[], object] = lambda: None) -> int:
    """Open the window, or draw its picture or try it, and return the exit status.

    ``painted`` is called when the window is on the screen for the first time. Until then Python does not look for
    garbage: there is hardly any, and looking takes a tenth of the time.
    """
    if options.screenshot is not None:
        from scrabble_gui.ui.screenshot import draw_screenshot

        return draw_screenshot(options, options.screenshot)
    if options.self_test:
        from scrabble_gui.ui.self_test import run_self_test

        return run_self_test(options.pictures)
    gc.disable()
    from scrabble_gui.ui.run import run_window

    return run_window(options, painted)


def write_somewhere() -> None:
    """Give the process a place for its words where it has none, as a program of Windows without a console."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8", errors="backslashreplace"))  # noqa: SIM115


def window_options(arguments: Sequence[str]) -> WindowOptions:
    """Return what the arguments ask of the window.

    Raises :class:`SystemExit` when they are wrong, and after ``--help`` and ``--version``.
    """
    parser = argparse.ArgumentParser(
        prog="scrabble-gui",
        description=f"{PROGRAM_NAME}: a crossword board game for the family table.",
        epilog="commands that answer without a window; COMMAND --help tells more:\n"
        + "\n".join(f"  {command:<8}{purpose}" for command, purpose in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--version", action=_Version, nargs=0, help="say the versions of the program, Qt and Python")
    picture = parser.add_argument_group("a picture of the window; nothing else is written")
    picture.add_argument("--screenshot", metavar="OUT.png", type=Path, help="draw the window, or FILE's game, and end")
    picture.add_argument("--as", metavar="SEAT", dest="as_seat", type=_seat, help="whose rack to show, from 0")
    picture.add_argument("--size", metavar="WxH", type=_size, help="width and height in pixels, 1366x768")
    picture.add_argument("--theme", metavar="ID", help="the colours")
    trial = parser.add_argument_group("a trial of the installed program")
    trial.add_argument(
        "--self-test", metavar="FOLDER", nargs="?", const="", help="play a short game by itself; pictures into FOLDER"
    )
    given = parser.parse_args(arguments)
    if given.screenshot is None and (given.as_seat, given.size, given.theme) != (None, None, None):
        parser.error("--as, --size and --theme belong to --screenshot")
    if given.as_seat is not None and given.file is None:
        parser.error("--as needs a FILE")
    if given.self_test is not None and (given.file, given.screenshot) != (None, None):
        parser.error("--self-test stands alone")
    pictures = Path(given.self_test) if given.self_test else None
    trial_only = given.self_test is not None
    return WindowOptions(given.file, given.screenshot, given.as_seat, given.size, given.theme, trial_only, pictures)


def _seat(text: str) -> int:
    """Return the number of a seat."""
    if not re.fullmatch("[0-9]{1,2}", text):
        raise argparse.ArgumentTypeError(f"no seat: {text}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    """Return width and height."""
    found = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 0 < min(size) <= max(size) <= LARGEST_PICTURE:
        raise argparse.ArgumentTypeError(f"no size: {text}")
    return size


class _Version(argparse.Action):
    """Say the versions and end; Qt is loaded only here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print one line."""
        import platform

        from PySide6.QtCore import qVersion

        from scrabble_gui.engine.kernel import is_compiled

        engine = "compiled" if is_compiled() else "interpreted"
        versions = f"Qt {qVersion()}, Python {platform.python_version()}, engine {engine}"
        print(f"{PROGRAM_NAME} {__version__}, {versions}")
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
