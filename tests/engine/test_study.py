"""Learning words with cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.engine.study import NEW_A_DAY, WAIT, Card, Deck

WORDS = tuple(f"W{number}" for number in range(30))


def test_words_are_begun_in_the_order_of_the_list():
    deck = Deck(("AA", "AB", "AD"))
    assert deck.next(1) == "AA"
    assert deck.answered("AA", knew=True, today=1).next(1) == "AB"


def test_a_word_that_was_not_known_is_asked_again_the_same_day():
    deck = Deck(("AA", "AB")).answered("AA", knew=False, today=1)
    assert deck.next(1) == "AA"


def test_a_word_that_was_known_waits_longer_each_time():
    deck, today, days = Deck(("AA",)), 1, []
    for _ in range(6):
        deck = deck.answered("AA", knew=True, today=today)
        days.append(deck.cards["AA"].due - today)
        assert deck.next(deck.cards["AA"].due - 1) is None
        today = deck.cards["AA"].due
        assert deck.next(today) == "AA"
    assert days == [*WAIT[1:], WAIT[-1]]
    assert deck.known == 1
    assert deck.answered("AA", knew=False, today=today).known == 0


def test_only_so_many_words_are_begun_on_a_day():
    deck = Deck(WORDS)
    for word in WORDS[:NEW_A_DAY]:
        assert deck.next(1) == word
        deck = deck.answered(word, knew=True, today=1)
    assert deck.next(1) is None
    assert deck.next(2) == WORDS[0]
    assert deck.boxes == (0, NEW_A_DAY, 0, 0, 0, 0)


def test_the_longest_overdue_word_comes_first():
    deck = Deck(("AA", "AB")).answered("AA", knew=True, today=5).answered("AB", knew=True, today=1)
    assert deck.next(9) == "AB"


def test_a_list_may_change_without_losing_what_is_known():
    deck = Deck(("AA", "AB")).answered("AB", knew=True, today=1).with_words(["ZA", "AB", "ZA"])
    assert deck.words == ("ZA", "AB")
    assert deck.cards["AB"].box == 1
    assert deck.next(1) == "ZA"


def test_what_is_not_in_the_deck_cannot_be_answered():
    with pytest.raises(KeyError):
        Deck(("AA",)).answered("ZA", knew=True, today=1)


@pytest.mark.parametrize("box", [-1, len(WAIT)])
def test_there_are_so_many_boxes(box):
    with pytest.raises(ValueError, match=str(box)):
        Card(box, 0, 0)


@given(st.lists(st.booleans(), max_size=60))
def test_whatever_is_answered_every_word_comes_up_in_the_end(answers):
    deck, today = Deck(WORDS[:5]), 0
    for knew in answers:
        while (word := deck.next(today)) is None:
            today += 1
        deck = deck.answered(word, knew=knew, today=today)
    assert sum(deck.boxes) <= 5
    assert deck.next(today + max(WAIT)) is not None
