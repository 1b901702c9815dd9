"""What the program is and whose work is in it: :func:`about_sections`."""

from __future__ import annotations

import platform

from PySide6.QtCore import qVersion

from scrabble_gui import __version__
from scrabble_gui.ui.messages import tr
from scrabble_gui.ui.rule_words import Section


def about_sections() -> tuple[Section, ...]:
    """Return headings and sentences for the page *About*."""
    return (
        (
            "",
            (
                tr("A crossword board game for the family table: two to four people at one screen."),
                tr(
                    "Version {version}, Qt {qt}, Python {python}.",
                    version=__version__,
                    qt=qVersion(),
                    python=platform.python_version(),
                ),
            ),
        ),
        (
            tr("Licences"),
            (
                tr("The program: MIT licence."),
                tr("Words: ENABLE, in the public domain, by Alan Beale and M. Cooper."),
                tr("Typeface: Lato by Łukasz Dziedzic, SIL Open Font License 1.1."),
                tr("Qt and PySide6: GNU LGPL version 3."),
            ),
        ),
        (
            tr("Trademark"),
            (
                tr(
                    "SCRABBLE is a registered trademark of Hasbro in the USA and Canada and of Mattel elsewhere;"
                    " this program is not affiliated with either."
                ),
            ),
        ),
    )
