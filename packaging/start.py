"""The frozen program starts here. Only `scrabble_gui.spec` uses this file."""

import os
import sys


def clean_environment() -> None:
    """Give programs that this one starts (a browser, a mail program) back the environment the person had.

    The start of a frozen program names its own libraries and Qt plugins there. They have been read by now.
    """
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", "")
        os.environ.pop(name, None)
        if before:
            os.environ[name] = before
    for name in ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH"):
        if os.environ.get(name, "").startswith(sys._MEIPASS):
            del os.environ[name]


if __name__ == "__main__":
    clean_environment()
    from scrabble_gui.__main__ import main

    sys.exit(main())
