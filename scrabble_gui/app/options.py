"""What the window is asked to do when the program starts: :class:`WindowOptions`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """The command line of the window."""

    file: Path | None = None
    """A saved game to open."""
    screenshot: Path | None = None
    """Draw the window into this picture and end, writing nothing else."""
    as_seat: int | None = None
    """On the picture: the seat whose rack lies face up, from 0; it may be more than the game has."""
    size: tuple[int, int] | None = None
    """On the picture: width and height of the window in pixels."""
    theme: str | None = None
    """On the picture: id of the theme; there may be none of that id."""
    self_test: bool = False
    """Play a short game by itself and end."""
    pictures: Path | None = None
    """In the self-test: the folder for its pictures."""
