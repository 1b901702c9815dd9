"""Files dragged onto the window: :func:`game_files` and :func:`other_files`, which may be word lists."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from scrabble_gui.record.savefile import SUFFIX


def game_files(data: QMimeData) -> list[Path]:
    """Return the saved games among what is dragged; only files of this computer, by their ending."""
    return [path for path in _local(data) if path.suffix.lower() == SUFFIX]


def other_files(data: QMimeData) -> list[Path]:
    """Return the other files among what is dragged: any may be a word list, whatever it is called."""
    return [path for path in _local(data) if path.suffix.lower() != SUFFIX and path.is_file()]


def _local(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
