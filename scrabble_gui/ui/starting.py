"""Sentences for the start page and for setting up a game.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scrabble_gui.core.rules import Ruleset
from scrabble_gui.ui.messages import tr


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a game cannot start like this."""

    text: str
    """A sentence that says what to do."""
    seats: tuple[int, ...]
    """The seats that it speaks of."""


def objection(names: Sequence[str], rules: Ruleset) -> Objection | None:
    """Return what stands in the way of a game of these people by these rules, or nothing."""
    missing = {
        0: tr("Please write a name for the first player."),
        1: tr("Please write a name for the second player."),
        2: tr("Please write a name for the third player."),
        3: tr("Please write a name for the fourth player."),
    }
    for seat, name in enumerate(names):
        if not name:
            return Objection(missing[seat], (seat,))
    keys = [name.casefold() for name in names]
    for seat, key in enumerate(keys):
        if key in keys[:seat]:
            text = tr("Two players are called {name}. Please change one.", name=names[seat])
            return Objection(text, (keys.index(key), seat))
    fewest, most = rules.players
    if not fewest <= len(names) <= most:
        text = tr("{rules} is for {fewest} to {most} players.", rules=rules.name, fewest=fewest, most=most)
        if fewest == most:
            text = tr("{rules} is for {most} players.", rules=rules.name, most=most)
        return Objection(text, ())
    return None
