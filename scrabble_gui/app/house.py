"""What a family adds to its word list for new games: :func:`house_of` and :func:`by_the_table`.

The answer goes into the setup of the game, so that a saved game stays as it was judged. No Qt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from scrabble_gui.catalogue import Catalogue
from scrabble_gui.core.rules import ChallengeKind, ChallengeRule, Help, Ruleset
from scrabble_gui.record import house_file


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Which words count besides, and which do not, whatever the word list says."""

    added: frozenset[str] = frozenset()
    """Words that count, in capitals."""
    refused: frozenset[str] = frozenset()
    """Words that do not."""


def house_of(
    catalogue: Catalogue, folder: Path | None, language: str, *, words: bool = True, school_safe: bool = False
) -> HouseRules:
    """Return what the house says in a language; ``folder`` is that of the user's data.

    ``words`` says whether the house words count, ``school_safe`` that offensive words do not; a house word that was
    added counts all the same. Raises :class:`~scrabble_gui.record.errors.SaveError` for a file of house words that
    cannot be read, and a subclass of :class:`~scrabble_gui.catalogue.CatalogueError`.
    """
    added: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    if words and folder is not None:
        house = house_file.read(folder, language)
        added, refused = house.added, house.refused
    if school_safe:
        refused |= catalogue.dictionaries.offensive(language).unfit - added
    return HouseRules(added, refused)


def by_the_table(rules: Ruleset) -> Ruleset:
    """Return rules for a game without a word list: the people vote, and nothing that needs a list is offered."""
    challenge = rules.challenge
    if challenge.kind is not ChallengeKind.NONE:
        challenge = ChallengeRule(ChallengeKind.VOTE, challenge.who, skips_add_up=challenge.skips_add_up)
    return replace(rules, challenge=challenge, helps=rules.helps & {Help.UNDO})
