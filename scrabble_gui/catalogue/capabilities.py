"""What a stage of the program can do, and whether a ruleset needs more: :class:`Capabilities`."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_gui.core.board import MAX_SIZE, Layout
from scrabble_gui.core.rules import ChallengeKind, ClockKind, EndKind, Help, Ruleset, StartRule, StopRule


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What the program can do with the lines of a ruleset; left out: all there is."""

    challenges: frozenset[ChallengeKind] = frozenset(ChallengeKind)
    """Ways to doubt words."""
    ends: frozenset[EndKind] = frozenset(EndKind)
    """Ways to end without plays."""
    clocks: frozenset[ClockKind] = frozenset(ClockKind)
    """Time limits."""
    starts: frozenset[StartRule] = frozenset(StartRule)
    """Ways to find who starts."""
    stops: frozenset[StopRule] = frozenset(StopRule)
    """Ways to stop a game to a target score; none: no such game."""
    helps: frozenset[Help] = frozenset(Help)
    """Helps that can be had."""
    free_exchanges: bool = True
    """Whether a player may exchange and still play."""
    most_players: int = 4
    """Seats at the table."""
    largest_board: int = MAX_SIZE
    """Rows of the largest board that can be shown."""

    def cover(self, rules: Ruleset, layout: Layout) -> bool:
        """Whether every line of a ruleset works; of its word list nothing is asked here."""
        return (
            rules.challenge.kind in self.challenges
            and rules.end.kind in self.ends
            and rules.clock.kind in self.clocks
            and rules.start in self.starts
            and (rules.target is None or rules.target.stop in self.stops)
            and rules.helps <= self.helps
            and (self.free_exchanges or not rules.free_exchanges)
            and rules.players[0] <= self.most_players
            and layout.size <= self.largest_board
        )
