"""Running the window: :func:`run_window` builds everything, shows it and waits until it is closed."""

from __future__ import annotations

import signal
import sys

from scrabble_gui.app.options import WindowOptions
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.ui.parts import SETTINGS_FILE, application, build_parts, own_folder
from scrabble_gui.ui.screenshot import draw_screenshot
from scrabble_gui.ui.window import Window


def run_window(options: WindowOptions) -> int:
    """Open the window, with a game where one is named, and return the exit status when it is closed."""
    if options.screenshot is not None:
        return draw_screenshot(options, options.screenshot)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = application(sys.argv[:1])
    folder = own_folder()
    parts = build_parts(folder)
    preferences = Preferences(SettingsFile(folder / SETTINGS_FILE))
    window = Window(parts.look, parts.games, parts.themes, preferences)
    window.show()
    if options.file is not None:
        window.open(options.file)
    return app.exec()
