"""Looking words up in a word graph: beginnings, hooks, patterns, anagrams, words that hold a word.

Words and letters are those of :class:`~scrabble_gui.engine.lexicon.WordGraph`: sequences of letters in capitals, each
of which may be several characters long. Answers come in the order of the alphabet, made while they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scrabble_gui.engine.lexicon import WordGraph

ANY_ONE = "."
"""Stands for any one letter in a pattern."""
ANY = "*"
"""Stands for any number of letters in a pattern, none among them."""

Word = tuple[str, ...]


def is_beginning(graph: WordGraph, letters: Sequence[str]) -> bool:
    """Tell whether a word begins with these letters, or is them.

    >>> from scrabble_gui.engine.lexicon import build
    >>> graph = WordGraph(build(["CAT", "CATS", "SCAT"], "ACST"))
    >>> is_beginning(graph, "CA"), is_beginning(graph, "CS")
    (True, False)
    """
    return next(matches(graph, [*letters, ANY]), None) is not None


def hooks(graph: WordGraph, word: Sequence[str]) -> tuple[Word, Word]:
    """Return the letters that make another word in front of a word, and those behind it.

    >>> from scrabble_gui.engine.lexicon import build
    >>> hooks(WordGraph(build(["CAT", "CATS", "SCAT"], "ACST")), "CAT")
    (('S',), ('S',))
    """
    front = tuple(letter for letter in graph.letters if graph.contains([letter, *word]))
    back = tuple(letter for letter in graph.letters if graph.contains([*word, letter]))
    return front, back


def extensions(graph: WordGraph, word: Sequence[str]) -> Iterator[Word]:
    """Yield the words that hold a word and are longer."""
    return (found for found in matches(graph, [ANY, *word, ANY]) if len(found) > len(word))


def matches(graph: WordGraph, pattern: Sequence[str]) -> Iterator[Word]:
    """Yield the words that fit a pattern of letters, ``.`` and ``*``, each once.

    >>> from scrabble_gui.engine.lexicon import build
    >>> graph = WordGraph(build(["CAT", "CATS", "SCAT"], "ACST"))
    >>> ["".join(word) for word in matches(graph, "*AT")], ["".join(word) for word in matches(graph, "CA..")]
    (['CAT', 'SCAT'], ['CATS'])
    """
    start = _ready(pattern, {0})
    waiting: list[tuple[int, Word, frozenset[int]]] = [(0, (), start)]
    while waiting:
        node, read, places = waiting.pop()
        if node < 0:
            yield read
            continue
        following: list[tuple[int, Word, frozenset[int]]] = []
        for letter, ends, child in graph.arcs(node):
            reached = _step(pattern, places, letter)
            if not reached:
                continue
            if ends and len(pattern) in reached:
                following.append((-1, (*read, letter), reached))
            if child:
                following.append((child, (*read, letter), reached))
        waiting.extend(reversed(following))


def _step(pattern: Sequence[str], places: frozenset[int], letter: str) -> frozenset[int]:
    """Return the places of a pattern that are reached by a letter."""
    reached = set()
    for place in places:
        if place == len(pattern):
            continue
        if pattern[place] == ANY:
            reached.add(place)
        elif pattern[place] in (ANY_ONE, letter):
            reached.add(place + 1)
    return _ready(pattern, reached)


def _ready(pattern: Sequence[str], places: set[int]) -> frozenset[int]:
    """Return the places, and those behind a ``*``, which may stand for nothing."""
    found = set(places)
    for place in range(len(pattern)):
        if place in found and pattern[place] == ANY:
            found.add(place + 1)
    return frozenset(found)


def anagrams(graph: WordGraph, letters: Mapping[str, int], blanks: int = 0, *, some: bool = False) -> Iterator[Word]:
    """Yield the words of these letters and blanks: of all of them, or with ``some`` of any of them; each once.

    >>> from scrabble_gui.engine.lexicon import build
    >>> graph = WordGraph(build(["ACT", "CAT", "CATS"], "ACST"))
    >>> ["".join(word) for word in anagrams(graph, {"A": 1, "C": 1}, blanks=1)]
    ['ACT', 'CAT']
    """
    total = sum(letters.values()) + blanks
    waiting: list[tuple[int, Word, dict[str, int], int]] = [(0, (), dict(letters), blanks)]
    while waiting:
        node, read, left, free = waiting.pop()
        if node < 0:
            yield read
            continue
        following: list[tuple[int, Word, dict[str, int], int]] = []
        for letter, ends, child in graph.arcs(node):
            if not left.get(letter) and not free:
                continue
            rest, unused = left, free - 1
            if left.get(letter):
                rest, unused = {**left, letter: left[letter] - 1}, free
            word = (*read, letter)
            if ends and (some or len(word) == total):
                following.append((-1, word, rest, unused))
            if child and len(word) < total:
                following.append((child, word, rest, unused))
        waiting.extend(reversed(following))
