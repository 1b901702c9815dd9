"""A sitting with study cards: what is met, what is asked, when it is enough."""

from scrabble_gui.app.lesson import AT_ONCE, Ask, Lesson, Meet
from scrabble_gui.engine.study import NEW_A_DAY, Deck

WORDS = tuple(f"A{letter}" for letter in "ABCDEFGHIJKLMNOPQRST")


def meet_all(lesson):
    """Read the new words that are on show, and return them."""
    met = []
    while isinstance(lesson.step, Meet):
        met.append(lesson.step.word)
        lesson.met()
    return met


def test_new_words_are_met_a_few_at_a_time_and_then_asked():
    lesson = Lesson(Deck(WORDS), today=10)
    assert lesson.left == AT_ONCE
    met = meet_all(lesson)
    assert met == list(WORDS[:AT_ONCE])
    asked = []
    for _ in met:
        asked.append(lesson.step)
        lesson.answered(knew=True)
    assert asked == [Ask(word) for word in met]


def test_a_word_that_was_not_known_comes_again_at_the_end():
    lesson = Lesson(Deck(WORDS[:3]), today=10)
    meet_all(lesson)
    lesson.answered(knew=False)
    assert lesson.step == Ask("AB")
    lesson.answered(knew=True)
    lesson.answered(knew=True)
    assert lesson.step == Ask("AA")
    lesson.answered(knew=True)
    assert lesson.step is None
    assert lesson.deck.boxes[1] == 3


def test_a_day_begins_no_more_than_so_many_words():
    lesson = Lesson(Deck(WORDS), today=10)
    met = []
    while lesson.step is not None:
        met += meet_all(lesson)
        if lesson.step is not None:
            lesson.answered(knew=True)
    assert len(met) == NEW_A_DAY
    assert Lesson(lesson.deck, today=10).step is None


def test_the_next_day_asks_what_is_due_before_anything_new():
    first = Lesson(Deck(WORDS), today=10)
    meet_all(first)
    for _ in range(AT_ONCE):
        first.answered(knew=True)
    second = Lesson(first.deck, today=11)
    assert second.step == Ask("AA")
    for _ in range(AT_ONCE):
        second.answered(knew=True)
    assert second.step == Meet(WORDS[AT_ONCE])


def test_what_was_met_but_not_asked_is_asked_when_somebody_comes_back():
    first = Lesson(Deck(WORDS), today=10)
    first.met()
    assert Lesson(first.deck, today=10).step == Ask("AA")
