"""``--screenshot``: the window drawn into a picture, with nothing else written."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from scrabble_gui.app.options import WindowOptions
from scrabble_gui.app.session import Session
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.catalogue import data_place
from scrabble_gui.record.savefile import SaveError, load
from scrabble_gui.ui import file_messages
from scrabble_gui.ui.parts import SETTINGS_FILE, application, build_parts, without_display
from scrabble_gui.ui.window import Window

BAD_INPUT = 2
DEFAULT_SIZE = (1366, 768)


def draw_screenshot(options: WindowOptions, target: Path) -> int:
    """Draw the start page, or the table of the game in ``options.file``, into a PNG; return the exit status.

    The board is open, no curtain and no end page hide it; every rack lies face down but that of ``options.as_seat``.
    """
    without_display()
    app = application(sys.argv[:1])
    parts = build_parts(data_place())
    if options.theme is not None and options.theme not in parts.themes:
        return _fail(f"no theme {options.theme}; there are: {', '.join(parts.themes)}")
    saved = None
    if options.file is not None:
        try:
            saved = load(options.file, parts.games.catalogue)
        except SaveError as error:
            return _fail(file_messages.save_error(error))
        if options.as_seat is not None and options.as_seat >= len(saved.game.setup.seats):
            return _fail(f"no seat {options.as_seat}: the game has {len(saved.game.setup.seats)}")
    with tempfile.TemporaryDirectory() as folder:
        preferences = Preferences(SettingsFile(Path(folder) / SETTINGS_FILE))
        preferences.change(theme=options.theme or next(iter(parts.themes)), motion=False)
        window = Window(parts.look, parts.games, parts.themes, preferences)
        window.resize(*(options.size or DEFAULT_SIZE))
        window.show()
        if saved is not None:
            session = Session(saved, target, None, lambda saved: target)
            window.sitting.show_still(session, options.as_seat)
        else:
            window.lobby.show_home()
        app.processEvents()
        written = window.grab().save(str(target), "PNG")
    return 0 if written else _fail(f"{target} cannot be written")


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return BAD_INPUT
