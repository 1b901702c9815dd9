"""Words that hurt or offend, by language: :func:`read_offensive`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scrabble_gui.catalogue.reading import Table, read_toml


@dataclass(frozen=True, slots=True)
class Offensive:
    """The words of a language that want care; in capitals."""

    slurs: frozenset[str] = frozenset()
    """Insults for what people are: not in the lists that ship as a default, and never shown."""
    rude: frozenset[str] = frozenset()
    """Vulgar or cruel: people may play them; computers, hints and ready lists leave them out."""

    @property
    def unfit(self) -> frozenset[str]:
        """All words that computers, hints and ready lists leave out."""
        return self.slurs | self.rude


def read_offensive(path: Path) -> Offensive:
    """Read a file of such words. Raises a subclass of :class:`~scrabble_gui.catalogue.errors.CatalogueError`."""
    table = Table(read_toml(path), path)
    table.text("name", least=1)
    found = Offensive(_words(table.table("slurs")), _words(table.table("rude")))
    table.refuse_unread()
    return found


def _words(groups: Table) -> frozenset[str]:
    """Return the words of all groups of a table."""
    return frozenset(word.upper() for reason in groups.keys for word in groups.text(reason, lines=True).split())
