"""JSON in which every value knows its line.

:func:`parse` reads a text into a tree of :class:`Node`; a text that is no JSON gives what was complete before the fault
together with the :class:`Fault`, so that a damaged game can be recovered. What is JSON but no sane value (NaN, a key
twice, half a character) becomes a :class:`Flaw` in its place and hurts only who asks for it. Lines count from 1.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

from scrabble_gui.record.errors import Damage

MOST_DEPTH = 32
"""Brackets within brackets that are read; a game has seven."""
MOST_DIGITS = 40
"""Digits of a whole number that are read; a seed has 39."""

MOST_VALUES = 100_000
"""Values that are read, those within others counted; a long game has a thousand."""

_BLANKS = re.compile(r"[ \t\r\n]*")
_OPEN_VALUE = re.compile(r'(?:"(?:[^"\\\x00-\x1f]|\\.)*\\?|tr?u?|fa?l?s?|nu?l?|-)\Z')
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


@dataclass(eq=False)
class Fault(Exception):
    """The text, or a value in it, cannot be used."""

    line: int
    """Where."""
    what: Damage
    """Why."""
    key: str = ""
    """The part of the game, where it is known."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Stands in the place of a value that is no sane one."""

    what: Damage
    """Why."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands."""

    value: dict[str, Node] | list[Node] | str | int | float | bool | Flaw | None
    """What it is; what is within it are nodes again."""
    line: int
    """The line on which it begins."""

    def plain(self) -> object:
        """Return the value without its lines. Raises :class:`Fault` for a flaw in it."""
        if isinstance(self.value, Flaw):
            raise Fault(self.line, self.value.what)
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a text gave."""

    root: Node | None
    """The tree; of a text that is no JSON what was complete before the fault, which may be nothing."""
    fault: Fault | None
    """Why the text is no JSON; nothing where it is."""


def parse(text: str) -> Parsed:
    """Read a JSON text; see the module for what becomes of faults and flaws.

    >>> tree = parse('{"turns": [1,' + chr(10) + ' 2, NaN')
    >>> tree.fault, tree.root.value["turns"].value
    (Fault(line=2, what=<Damage.CUT: 'cut'>, key=''), [Node(value=1, line=1), Node(value=2, line=2), \
Node(value=Flaw(what=<Damage.NUMBER: 'number'>), line=2)])
    """
    reader = _Reader(text)
    try:
        reader.document()
    except Fault as fault:
        return Parsed(reader.root, fault)
    return Parsed(reader.root, None)


class _Reader:
    """Walks once over a text, from left to right."""

    def __init__(self, text: str) -> None:
        self.root: Node | None = None
        self._text = text
        self._at = 0
        self._line = 1
        self._counted = 0
        self._left = MOST_VALUES
        self._scalars = json.JSONDecoder(
            parse_int=_whole_number, parse_float=_number, parse_constant=lambda _: Flaw(Damage.NUMBER)
        )

    def document(self) -> None:
        """Read the one value that the text must be. Raises :class:`Fault` where it is none or more than one."""
        self._skip()
        self.root = self._value(0)
        self._skip()
        if self._at < len(self._text):
            raise self._fault()

    def _value(self, depth: int) -> Node:
        """Read the value that begins here."""
        line = self._line_here()
        if depth > MOST_DEPTH:
            raise Fault(line, Damage.TOO_DEEP)
        self._left -= 1
        if self._left < 0:
            raise Fault(line, Damage.TOO_MUCH)
        match self._next():
            case "{":
                return self._object(line, depth)
            case "[":
                items: list[Node] = []
                self._fill(items, depth)
                return Node(items, line)
            case _:
                return Node(self._scalar(), line)

    def _scalar(self) -> str | int | float | bool | Flaw | None:
        """Read a string, a number or a name; a flaw where it is no sane one."""
        try:
            value, self._at = self._scalars.raw_decode(self._text, self._at)
        except json.JSONDecodeError as error:
            cut = _OPEN_VALUE.match(self._text, self._at) is not None
            self._at = error.pos
            raise self._fault(Damage.CUT if cut else Damage.SYNTAX) from None
        if isinstance(value, str) and _HALF_CHARACTER.search(value):
            return Flaw(Damage.CHARACTER)
        assert value is None or isinstance(value, str | int | float | bool | Flaw)
        return value

    def _object(self, line: int, depth: int) -> Node:
        """Read ``{…}``; the root is known as soon as it is opened, so that what is complete in it is not lost."""
        fields: dict[str, Node] = {}
        node = Node(fields, line)
        if depth == 0:
            self.root = node
        for _ in self._items("}"):
            if self._next() != '"':
                raise self._fault()
            line = self._line_here()
            key = self._scalar()
            if not isinstance(key, str):
                raise Fault(line, Damage.CHARACTER)
            self._colon()
            if key in fields:
                self._value(depth + 1)
                fields[key] = Node(Flaw(Damage.DUPLICATE_KEY), line)
            elif depth == 0 and self._next() == "[":
                items: list[Node] = []
                fields[key] = Node(items, self._line_here())
                self._fill(items, depth + 1)
            else:
                fields[key] = self._value(depth + 1)
        return node

    def _fill(self, items: list[Node], depth: int) -> None:
        """Read ``[…]`` into a list, one complete item after the other."""
        for _ in self._items("]"):
            items.append(self._value(depth + 1))

    def _items(self, closing: str) -> Iterator[None]:
        """Step over brackets and commas, and stop at each item."""
        self._step()
        while self._next() != closing:
            yield
            self._skip()
            if self._next() == closing:
                break
            if self._next() != ",":
                raise self._fault()
            self._step()
            if self._next() == closing:
                raise self._fault()
        self._at += 1

    def _colon(self) -> None:
        """Step over the colon behind a key."""
        self._skip()
        if self._next() != ":":
            raise self._fault()
        self._step()

    def _next(self) -> str:
        """Return the character here, empty at the end."""
        return self._text[self._at : self._at + 1]

    def _step(self) -> None:
        """Go on behind this character and the blanks that follow."""
        self._at += 1
        self._skip()

    def _skip(self) -> None:
        """Go on behind blanks and line ends."""
        blanks = _BLANKS.match(self._text, self._at)
        assert blanks is not None  # it matches nothing as well
        self._at = blanks.end()

    def _line_here(self) -> int:
        """Return the line of this place; places are asked for from left to right."""
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line

    def _fault(self, what: Damage = Damage.SYNTAX) -> Fault:
        """Return what is wrong here; at the end of the text it is the end that is wrong, on the last line with text."""
        last = len(self._text.rstrip())
        if self._at >= last:
            return Fault(1 + self._text.count("\n", 0, last), Damage.CUT)
        return Fault(self._line_here(), what)


def _whole_number(digits: str) -> int | Flaw:
    """Return a whole number that is not too long."""
    return int(digits) if len(digits) <= MOST_DIGITS else Flaw(Damage.NUMBER)


def _number(digits: str) -> float | Flaw:
    """Return a number that a computer can hold."""
    value = float(digits)
    return value if math.isfinite(value) else Flaw(Damage.NUMBER)
