"""Running the window: :func:`run_window` builds everything, shows it and waits until it is closed."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable

from scrabble_gui.app.crash_log import CrashLog
from scrabble_gui.app.options import WindowOptions
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.ui import file_messages
from scrabble_gui.ui.afterwards import Afterwards
from scrabble_gui.ui.crash_net import CrashNet
from scrabble_gui.ui.parts import LOG_FOLDER, SETTINGS_FILE, application, build_parts, own_folder, program_icon
from scrabble_gui.ui.single_instance import FileOpenFilter, SingleInstance
from scrabble_gui.ui.window import Window


def run_window(options: WindowOptions, painted: Callable[[], object] = lambda: None) -> int:
    """Open the window, with a game where one is named, and return the exit status when it is closed.

    ``painted`` is called once the window is on the screen; what can wait comes after, see :class:`Afterwards`.

    Where the program runs already, that one gets the file and comes to the front, and this one ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = application(sys.argv[:1])
    folder = own_folder()
    files = [] if options.file is None else [options.file]
    instance = SingleInstance(folder)
    # Whoever does not answer hangs or is just ending; then this one goes on, and writes over nothing of the other's.
    if not instance.is_first() and instance.hand_over(files):
        return 0
    log = CrashLog(folder / LOG_FOLDER)
    net = CrashNet(log)
    died = net.install()
    try:
        parts = build_parts(folder)
        window = Window(parts.look, parts.games, parts.themes, Preferences(SettingsFile(folder / SETTINGS_FILE)))
        net.caught.connect(window.rescue.go_on)
        instance.files_received.connect(window.receive_files)
        window.lobby.enter(options.file)
        afterwards = Afterwards(window)
        afterwards.painted.connect(painted)
        afterwards.do(look_for_garbage)
        afterwards.do(instance.listen)
        afterwards.do(lambda: app.setWindowIcon(program_icon()))
        window.show()
        if died:
            window.pages.notice.say(file_messages.died_last_time(log.path), alarm=True)
        if sys.platform == "darwin":  # no other system hands files to a running program in this way
            FileOpenFilter(app).deliver_to(window.receive_files)
        return app.exec()
    finally:
        gc.enable()
        net.remove()
        instance.release()


def look_for_garbage() -> None:
    """Let Python look for garbage, which it has not done since the start; what is there now stays, and is passed by."""
    gc.freeze()
    gc.enable()
