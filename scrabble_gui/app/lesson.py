"""A sitting with study cards: :class:`Lesson` says which word is met, which is asked, and when it is enough for today.

New words are met a few at a time and asked once the last of them was met; a word that was not known comes again at the
end. What is remembered from day to day is the :class:`~scrabble_gui.engine.study.Deck`. Pure: no clock, no files.
"""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_gui.engine.study import NEW_A_DAY, Deck

AT_ONCE = 5
"""New words that are met before they are asked."""


@dataclass(frozen=True, slots=True)
class Meet:
    """A new word is shown."""

    word: str
    """The word."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A word is asked."""

    word: str
    """The word."""


Step = Meet | Ask


class Lesson:
    """Somebody learns the words of a deck on one day.

    >>> lesson = Lesson(Deck(("AA", "AB")), today=1)
    >>> lesson.step, lesson.met(), lesson.met(), lesson.step
    (Meet(word='AA'), None, None, Ask(word='AA'))
    """

    def __init__(self, deck: Deck, today: int) -> None:
        self.deck = deck
        """What is remembered now."""
        self._today = today
        due = [word for word in deck.words if word in deck.cards and deck.cards[word].due <= today]
        self._asking = sorted(due, key=lambda word: (deck.cards[word].due, deck.cards[word].box))
        self._meeting: list[str] = []
        self._renew()

    @property
    def step(self) -> Step | None:
        """What comes now; nothing when all is done for today."""
        if self._meeting:
            return Meet(self._meeting[0])
        return Ask(self._asking[0]) if self._asking else None

    @property
    def left(self) -> int:
        """How many words are still asked in this round."""
        return len(self._meeting) + len(self._asking)

    def met(self) -> None:
        """The new word was read. Raises ``IndexError`` where none is met."""
        word = self._meeting.pop(0)
        self.deck = self.deck.answered(word, knew=False, today=self._today)
        self._asking.append(word)

    def answered(self, *, knew: bool) -> None:
        """The word was known, or was not. Raises ``IndexError`` where none is asked."""
        word = self._asking.pop(0)
        self.deck = self.deck.answered(word, knew=knew, today=self._today)
        if not knew:
            self._asking.append(word)
        self._renew()

    def _renew(self) -> None:
        """Begin new words once everything else is done, as many as a day allows."""
        if self._asking or self._meeting:
            return
        begun = sum(card.begun == self._today for card in self.deck.cards.values())
        new = [word for word in self.deck.words if word not in self.deck.cards]
        self._meeting = new[: max(0, min(AT_ONCE, NEW_A_DAY - begun))]
