#!/usr/bin/env python3
"""Measure how long the frozen program takes from its start to the first painted window, beside the source.

    .venv/bin/python packaging/measure_start.py [ROUNDS] [PROGRAM]

Both take turns on an Xvfb whose picture lies in a file here, and are watched from outside: the time counts from the
start of the process until the window's picture is on the screen, with a saved game open. PROGRAM is the frozen program
(default: that of ``build.py bundle``). What counts is the ratio of the medians.
"""

from __future__ import annotations

import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from products.common import ROOT

GAME = ROOT / "tests" / "games" / "family_four_window_open.scrabble"
WIDTH, HEIGHT = 1366, 768
ROUNDS = 15
LONGEST = 20
"""Seconds after which a start has failed."""


class Screen:
    """An Xvfb and its picture."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-fbdir", str(folder)]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read, encoding="ascii") as answer:
            self.display = ":" + answer.readline().strip()
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._picture[:100])
        begin, line = header[0] + 12 * header[19], header[12]
        self._places = [begin + y * line + x * 4 for y in range(60, HEIGHT, 70) for x in range(60, WIDTH, 120)]

    def is_painted(self) -> bool:
        """Whether something else than the black ground is seen nearly everywhere."""
        seen = sum(self._picture[place : place + 3] != b"\0\0\0" for place in self._places)
        return seen > 0.6 * len(self._places)

    def close(self) -> None:
        """End it."""
        self._server.terminate()
        self._server.wait()


def milliseconds(screen: Screen, command: Sequence[str | Path], data: Path) -> float:
    """Start a program and return the time until its window is painted."""
    environment = {**os.environ, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "SCRABBLE_GUI_DATA": str(data)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled
    while screen.is_painted():
        time.sleep(0.05)
    begin = time.perf_counter()
    with subprocess.Popen(list(map(str, command)), env=environment, cwd=ROOT, stderr=subprocess.DEVNULL) as program:
        while not screen.is_painted():
            if time.perf_counter() - begin > LONGEST or program.poll() is not None:
                raise SystemExit(f"No window of {command[0]}")
            time.sleep(0.0005)
        passed = time.perf_counter() - begin
        program.terminate()
    return passed * 1000


def main(arguments: Sequence[str]) -> int:
    """Measure and print; return the exit status."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    if len(arguments) > 1:
        frozen = Path(arguments[1]).resolve()
    else:
        from products import bundle

        frozen = bundle.make() / "scrabble-gui"
    commands = {"source": [sys.executable, "-P", "-m", "scrabble_gui", GAME], "frozen": [frozen, GAME]}
    times: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(Path(folder))
        try:
            for turn in range(rounds + 1):
                for name, command in commands.items():
                    passed = milliseconds(screen, command, Path(folder) / name)
                    if turn:  # the first start of each fills caches
                        times[name].append(passed)
        finally:
            screen.close()
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(f"{name}: {medians[name]:.0f} ms ({min(values):.0f} to {max(values):.0f})")
    print(f"ratio {medians['frozen'] / medians['source']:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
