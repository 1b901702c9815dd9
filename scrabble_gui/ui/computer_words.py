"""Sentences about the computers at the table: who they are, and what they are doing.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from scrabble_gui.engine.levels import Level
from scrabble_gui.ui.messages import points, tr


def about(level: Level) -> str:
    """Return what kind of player a computer is: ``Likes short words. Makes about 215 points a game.``."""
    parts = [level.character]
    if level.measured is not None:
        parts.append(tr("Makes about {points} a game.", points=points(level.measured.average)))
    if level.adapts:
        parts.append(tr("Lets others keep up."))
    return " ".join(parts)


def on_the_list(level: Level) -> str:
    """Return how a computer stands on the list to choose from: ``Pip – Likes short words. (215)``."""
    if level.measured is None:
        return f"{level.name} – {level.character}"
    text = "{name} – {character} (about {points})"
    return tr(text, name=level.name, character=level.character.rstrip("."), points=points(level.measured.average))


def waits(name: str) -> str:
    """Return that a computer waits until the game goes on."""
    return tr("{name} waits", name=name)


def watching() -> str:
    """Return what can be done while only computers play."""
    return tr("Only computers play. Enter stops the game or lets it go on, the space bar makes one move.")
