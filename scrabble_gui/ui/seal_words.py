"""Sentences about the seal of the bag: shown when a game with computers begins, opened when it is over.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from scrabble_gui.core.seal import seal
from scrabble_gui.core.setup import Setup
from scrabble_gui.ui.messages import tr

Section = tuple[str, tuple[str, ...]]
"""A heading and its sentences."""


def has_computers(setup: Setup) -> bool:
    """Whether a computer sat at the table at the start of a game whose bag has a seal."""
    return setup.seed >= 0 and any(seat.level is not None for seat in setup.seats)


def at_the_start(setup: Setup) -> str:
    """Return the seal, for those who like to write it down; empty where no computer plays."""
    if not has_computers(setup):
        return ""
    return tr("The bag is mixed and sealed; no computer can look into it. Its seal: {seal}", seal=seal(setup.seed))


def at_the_end(setup: Setup) -> str:
    """Return that the seal is open; empty where no computer played."""
    if not has_computers(setup):
        return ""
    return tr("The bag was the one that was sealed: {seal}. F1 opens the seal.", seal=seal(setup.seed))


def section(setup: Setup, *, over: bool) -> tuple[Section, ...]:
    """Return what is told of the bag on the page of the rules; nothing where it has no seal."""
    if setup.seed < 0:
        return ()
    lines = [
        tr("The order of the tiles was fixed before the first turn. Computers draw from the same bag and see no more."),
        tr("Its seal is {seal}.", seal=seal(setup.seed)),
    ]
    if over:
        lines.append(tr("The seal is open. The number of the bag is {seed}.", seed=setup.seed))
        lines.append(tr("The seal is the beginning of the SHA-256 of that number, so anybody can check it."))
    else:
        lines.append(tr("When the game is over, the number behind the seal is shown here."))
    return ((tr("The bag"), tuple(lines)),)
