"""Learning words with cards: :class:`Deck` says which word to ask next and when to ask again. Pure: no clock, no files.

The method is that of boxes (Leitner 1972): a word that was known moves one box up and is asked after a longer time, one
that was not goes back to the first box and is asked again the same day. Days are numbers that count up by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

WAIT = (0, 1, 3, 7, 16, 35)
"""Days to wait after a word came into a box, by box; the last is the box of words that are known well."""
NEW_A_DAY = 10
"""Words that are begun on a day."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is remembered of a word that was asked."""

    box: int
    """Its box, from 0."""
    due: int
    """The day on which it is asked again."""
    begun: int
    """The day on which it was asked for the first time."""

    def __post_init__(self) -> None:
        """Refuse a box that there is not."""
        if not 0 <= self.box < len(WAIT):
            raise ValueError(self.box)


@dataclass(frozen=True, slots=True)
class Deck:
    """The words of a list in the order in which they are learned, and how far somebody is.

    >>> deck = Deck(("AA", "AB"))
    >>> deck.next(today=1), deck.answered("AA", knew=True, today=1).next(today=1)
    ('AA', 'AB')
    """

    words: tuple[str, ...]
    """The words, those to learn first at the beginning."""
    cards: Mapping[str, Card] = field(default_factory=lambda: MappingProxyType({}))
    """{word: what is remembered}; a word that was never asked has none."""

    def next(self, today: int) -> str | None:
        """Return the word to ask: one that is due, the longest overdue first, else a new one; nothing for today."""
        due = [word for word in self.words if word in self.cards and self.cards[word].due <= today]
        if due:
            return min(due, key=lambda word: (self.cards[word].due, self.cards[word].box))
        begun = sum(card.begun == today for card in self.cards.values())
        new = (word for word in self.words if word not in self.cards)
        return next(new, None) if begun < NEW_A_DAY else None

    def answered(self, word: str, *, knew: bool, today: int) -> Deck:
        """Return the deck after an answer. Raises ``KeyError`` for a word that is not in it."""
        if word not in self.words:
            raise KeyError(word)
        old = self.cards.get(word)
        box = min((old.box if old else 0) + 1, len(WAIT) - 1) if knew else 0
        card = Card(box, today + WAIT[box], old.begun if old else today)
        return replace(self, cards=MappingProxyType({**self.cards, word: card}))

    def with_words(self, words: Iterable[str]) -> Deck:
        """Return the deck for a list that has changed; what is remembered of its words stays."""
        chosen = tuple(dict.fromkeys(words))
        return Deck(chosen, MappingProxyType({word: self.cards[word] for word in chosen if word in self.cards}))

    @property
    def known(self) -> int:
        """How many words are in the last box."""
        return sum(card.box == len(WAIT) - 1 for card in self.cards.values())

    @property
    def boxes(self) -> tuple[int, ...]:
        """How many words are in each box."""
        return tuple(sum(card.box == box for card in self.cards.values()) for box in range(len(WAIT)))
