"""What the program is and whose work is in it: :func:`about_sections`."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from PySide6.QtCore import qVersion

from scrabble_gui import __version__
from scrabble_gui.catalogue import WordListInfo
from scrabble_gui.engine.kernel import is_compiled
from scrabble_gui.ui.messages import names, tr
from scrabble_gui.ui.rule_words import Section


def about_sections(lists: Sequence[WordListInfo]) -> tuple[Section, ...]:
    """Return headings and sentences for the page *About*; ``lists`` are the word lists at hand."""
    version = tr(
        "Version {version}, Qt {qt}, Python {python}, engine {engine}.",
        version=__version__,
        qt=qVersion(),
        python=platform.python_version(),
        engine=tr("compiled") if is_compiled() else tr("interpreted"),
    )
    licences = (
        tr("The program is under the MIT licence."),
        tr("Typeface: Lato by Łukasz Dziedzic, SIL Open Font License 1.1."),
        tr("Meanings of words: WordNet by Princeton University, under its own free licence, and ours."),
        tr("Qt and PySide6: GNU LGPL version 3; you may put other versions of them in their place."),
        tr("The words of every licence are behind the button below."),
    )
    trademark = tr(
        "SCRABBLE is a registered trademark of Hasbro in the USA and Canada and of Mattel elsewhere;"
        " this program is not affiliated with either."
    )
    return (
        ("", (tr("A crossword board game for the family table: two to four people at one screen."), version)),
        (tr("Words"), tuple(map(_word_list, lists))),
        (tr("Licences"), licences),
        (tr("Trademark"), (trademark,)),
    )


def _word_list(info: WordListInfo) -> str:
    """Return a word list in one line: its name, what it is, whose work, and its licence, as far as its file says."""
    authors = info.provenance.get("authors", ())
    people = names((authors,) if isinstance(authors, str) else authors)
    whose = [str(info.provenance.get("title", "")), people, str(info.provenance.get("licence", ""))]
    about = "; ".join(part for part in whose if part)
    return tr("{name}: {about}.", name=info.name, about=about) if about else f"{info.name}."
