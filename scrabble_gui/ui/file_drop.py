"""Files dragged onto the window: :func:`game_files` says which of them are saved games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from scrabble_gui.record.savefile import SUFFIX


def game_files(data: QMimeData) -> list[Path]:
    """Return the saved games among what is dragged; only files of this computer, by their ending."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == SUFFIX]
