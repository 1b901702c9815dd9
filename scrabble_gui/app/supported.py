"""What this stage of the program can do with a ruleset: :data:`SUPPORTED`; only rulesets it covers are offered."""

from __future__ import annotations

from scrabble_gui.catalogue import Capabilities
from scrabble_gui.core.rules import ClockKind, Help, StartRule

SUPPORTED = Capabilities(
    clocks=frozenset({ClockKind.NONE}),
    starts=frozenset({StartRule.DRAW, StartRule.LIST_ORDER, StartRule.RANDOM}),
    helps=frozenset(Help),
)
"""Still missing: clocks, the loser of the last game starting."""
