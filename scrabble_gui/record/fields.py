"""Taking a JSON object apart key by key: :class:`Fields` checks types and bounds and keeps what nobody asked for.

Every complaint is a :class:`~scrabble_gui.record.jsontext.Fault` with line and key.
"""

from __future__ import annotations

from scrabble_gui.record.errors import Damage
from scrabble_gui.record.jsontext import Fault, Flaw, Node

MOST = 1_000_000_000
"""No number of a game is larger, but for the seed."""


class Fields:
    """The keys of a JSON object; it remembers which were asked for."""

    def __init__(self, node: Node, name: str) -> None:
        """Take an object; ``name`` says what it is in the errors. Raises :class:`Fault` for anything else."""
        value = usable(node, name)
        if not isinstance(value, dict):
            raise Fault(node.line, Damage.WRONG_TYPE, name)
        self.line = node.line
        self._nodes = value
        self._read: set[str] = set()

    def take(self, key: str) -> Node | None:
        """Return what stands at a key, sane or not, or nothing."""
        self._read.add(key)
        return self._nodes.get(key)

    def get(self, key: str) -> Node | None:
        """Return what stands at a key, or nothing."""
        node = self.take(key)
        if node is not None:
            usable(node, key)
        return node

    def need(self, key: str) -> Node:
        """Return what stands at a key that must be there."""
        node = self.get(key)
        if node is None:
            raise Fault(self.line, Damage.MISSING_KEY, key)
        return node

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text; without a default the key must be there."""
        node = self.need(key) if default is None else self.get(key)
        return text(node, key) if node else default or ""

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """Return a whole number."""
        node = self.get(key)
        return whole_number(node, key, least, most) if node else default

    def decimal(self, key: str) -> float | None:
        """Return a number from 0 on, or nothing."""
        node = self.get(key)
        if node is None:
            return None
        value = node.value
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise Fault(node.line, Damage.WRONG_TYPE, key)
        if not 0 <= value <= MOST:
            raise Fault(node.line, Damage.WRONG_VALUE, key)
        return float(value)

    def flag(self, key: str) -> bool:
        """Return true or false; a key left out is false."""
        node = self.get(key)
        return node is not None and truth(node, key)

    def items(self, key: str, *, needed: bool = False) -> list[Node]:
        """Return the items of a list; a key left out is an empty one, unless it must be there."""
        node = self.need(key) if needed else self.get(key)
        return items(node, key) if node else []

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; a key left out is an empty one."""
        return tuple(text(node, key) for node in self.items(key))

    def line_of(self, key: str) -> int:
        """Return the line of a key, or of the object where it is not there."""
        node = self._nodes.get(key)
        return node.line if node else self.line

    def rest(self) -> dict[str, object]:
        """Return every key that nobody asked for, to be kept."""
        return {key: node.plain() for key, node in self._nodes.items() if key not in self._read}


def usable(node: Node, key: str) -> object:
    """Return the value of a node; a flaw is a fault once somebody needs it."""
    if isinstance(node.value, Flaw):
        raise Fault(node.line, node.value.what, key)
    return node.value


def text(node: Node, key: str) -> str:
    """Return the text that a node is."""
    value = usable(node, key)
    if not isinstance(value, str):
        raise Fault(node.line, Damage.WRONG_TYPE, key)
    return value


def whole_number(node: Node, key: str, least: int, most: int) -> int:
    """Return the whole number that a node is."""
    value = usable(node, key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Fault(node.line, Damage.WRONG_TYPE, key)
    if not least <= value <= most:
        raise Fault(node.line, Damage.WRONG_VALUE, key)
    return value


def truth(node: Node, key: str) -> bool:
    """Return the true or false that a node is."""
    value = usable(node, key)
    if not isinstance(value, bool):
        raise Fault(node.line, Damage.WRONG_TYPE, key)
    return value


def items(node: Node, key: str) -> list[Node]:
    """Return the items of the list that a node is."""
    value = usable(node, key)
    if not isinstance(value, list):
        raise Fault(node.line, Damage.WRONG_TYPE, key)
    return value


def pair(node: Node, key: str) -> tuple[Node, Node]:
    """Return the two items of the list that a node is."""
    both = items(node, key)
    if len(both) != 2:
        raise Fault(node.line, Damage.WRONG_VALUE, key)
    return both[0], both[1]
