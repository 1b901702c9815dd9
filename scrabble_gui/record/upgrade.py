"""Old versions of the file: one step for each, from version to version until it is today's.

A released version stays readable for ever. When the format changes, ``VERSION`` goes up by one and the step from the
version before is added here; nothing else in the program knows about old versions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from scrabble_gui.record.errors import Damage
from scrabble_gui.record.jsontext import Fault, Node
from scrabble_gui.record.saved import VERSION

Step = Callable[[Node], Node]
"""Makes of a file's tree of one version that of the next; lines stay those of the file."""

STEPS: Mapping[int, Step] = MappingProxyType({})
"""{version: the step to the next one}. Version 1 is the first."""


def upgraded(root: Node, version: int, steps: Mapping[int, Step] | None = None, target: int = VERSION) -> Node:
    """Return the tree of an old version as ``target`` would have it.

    Raises :class:`~scrabble_gui.record.jsontext.Fault` where there never was such a version.
    """
    steps = STEPS if steps is None else steps
    for number in range(version, target):
        if number not in steps:
            raise Fault(root.line, Damage.WRONG_VALUE, "version")
        root = steps[number](root)
    return root
