"""Looking for words: anagrams, what can be built, patterns, hooks; all against a plain search through the list."""

import fnmatch
import itertools
import random
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.engine.errors import DamagedWordGraph, ForeignLetter
from scrabble_gui.engine.lexicon import WordGraph, build
from scrabble_gui.engine.word_search import Hooks, Query, WordSearch, ways_to_draw

SMALL = ["AA", "AID", "AIDE", "AIDS", "CAT", "CATS", "ACT", "ACTS", "LAID", "PAID", "SUQS", "SCAT", "QUIZ", "ADS"]
SPANISH = ["A", "C", "CH", "E", "H", "I", "L", "LL", "O", "R", "RR"]


def search(words=SMALL, letters="ABCDEILPQSTUZ"):
    return WordSearch(WordGraph(build(words, list(letters))))


def texts(words):
    return ["".join(word) for word in words]


def test_an_anagram_uses_all_letters():
    assert texts(search().anagrams("TAC")) == ["ACT", "CAT"]
    assert texts(search().anagrams("TACS")) == ["ACTS", "CATS", "SCAT"]
    assert search().anagrams("TACSS") == []


def test_a_blank_stands_for_any_letter():
    assert texts(search().anagrams("AID?")) == ["AIDE", "AIDS", "LAID", "PAID"]
    assert texts(search().anagrams("??")) == ["AA"]


def test_words_are_built_of_some_of_the_letters():
    assert texts(search().buildable("TACS")) == ["ACT", "ACTS", "CAT", "CATS", "SCAT"]
    assert texts(search().buildable("TACS", shortest=4)) == ["ACTS", "CATS", "SCAT"]
    assert search().buildable("") == []


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("..Q.", ["SUQS"]),
        ("C*", ["CAT", "CATS"]),
        ("*S", ["ADS", "ACTS", "AIDS", "CATS", "SUQS"]),
        ("?AID", ["LAID", "PAID"]),
        ("**I**Z**", ["QUIZ"]),
        ("CAT", ["CAT"]),
        ("*", sorted(SMALL, key=lambda word: (len(word), word))),
        ("", []),
        ("......", []),
    ],
)
def test_words_that_read_like_a_pattern(pattern, words):
    assert texts(search().matching(pattern)) == words


def test_hooks_are_letters_in_front_and_behind():
    assert search().hooks("AID") == Hooks(("L", "P"), ("E", "S"))
    assert search().hooks("ZZZ") == Hooks((), ())


def test_letters_of_several_characters_are_one_letter():
    found = search([("CH", "I", "C", "O"), ("C", "A", "RR", "O"), ("CH", "A", "L")], SPANISH)
    assert found.split("[CH]?CHA*") == ("CH", "?", "CH", "A", "*")
    assert found.anagrams(("O", "C", "I", "CH")) == [("CH", "I", "C", "O")]
    assert found.matching("CH...") == [("CH", "I", "C", "O")] or found.matching("CH...") == []
    assert found.matching("CH*") == [("CH", "A", "L"), ("CH", "I", "C", "O")]
    assert found.matching("..[RR].") == [("C", "A", "RR", "O")]
    assert found.hooks(("I", "C", "O")) == Hooks(("CH",), ())


@pytest.mark.parametrize(
    ("text", "letter"), [("CAÉ", "É"), ("C T", " "), ("[XX]", "["), ("[", "["), ("[]", "["), ("[.]", "[")]
)
def test_a_foreign_letter_is_named(text, letter):
    with pytest.raises(ForeignLetter) as error:
        search().split(text)
    assert error.value.letter == letter


def test_letters_of_a_rack_must_be_letters_of_the_list():
    with pytest.raises(ForeignLetter):
        search().anagrams("CAÉ")


def test_the_builder_lays_a_rack_into_a_pattern():
    found = search()
    assert texts(found.find(Query("..Q.", rack=tuple("SUS")))) == ["SUQS"]
    assert texts(found.find(Query("..Q.", rack=tuple("SU")))) == []
    assert texts(found.find(Query("..Q.", rack=("S", "U", "?")))) == ["SUQS"]
    assert texts(found.find(Query("AID*", rack=("S",)))) == ["AID", "AIDS"]
    assert texts(found.find(Query(rack=tuple("CAT")))) == ["ACT", "CAT"]


def test_the_builder_asks_for_letters_and_lengths():
    found = search()
    assert texts(found.find(Query(contains=("A", "A")))) == ["AA"]
    assert texts(found.find(Query(contains=("D",), shortest=4))) == ["AIDE", "AIDS", "LAID", "PAID"]
    assert texts(found.find(Query("A*", longest=3))) == ["AA", "ACT", "ADS", "AID"]


def test_words_that_hold_a_word():
    assert texts(search().extensions("AID")) == ["AIDE", "AIDS", "LAID", "PAID"]
    assert search().extensions("QUIZ") == []


def test_words_with_one_letter_more_or_less():
    assert texts(search().one_letter_more("CAT")) == ["ACTS", "CATS", "SCAT"]
    assert texts(search().one_letter_less("CATS")) == ["ACT", "CAT"]
    assert texts(search().one_letter_less("AA")) == []


@given(st.text("ABC", min_size=1, max_size=4), st.integers(0, 2))
def test_ways_to_draw_are_those_of_trying_every_draw(word, blanks):
    counts = {"A": 3, "B": 2, "C": 1}
    bag = [*"AAABBC", *"?" * blanks]
    draws = [Counter(bag[place] for place in places) for places in itertools.combinations(range(len(bag)), len(word))]
    # A draw counts when its letters are some of the word's and its blanks stand for the rest.
    fitting = [draw for draw in draws if all(draw[letter] <= word.count(letter) for letter in "ABC")]
    assert ways_to_draw(word, counts, blanks) == len(fitting)


# --- against a plain search


WORDS = st.lists(st.text("ABC", min_size=1, max_size=6), min_size=1, max_size=30)


@given(WORDS, st.text("ABC?", max_size=6))
def test_anagrams_and_building_agree_with_trying_every_word(words, rack):
    found = search(words, "ABC")

    def fits(word):
        return (Counter(word) - Counter(rack)).total() <= rack.count("?")

    known = sorted(set(words))
    assert texts(found.buildable(rack, 1)) == [word for word in known if fits(word)]
    assert texts(found.anagrams(rack)) == [word for word in known if fits(word) and len(word) == len(rack)]


@given(WORDS, st.text("ABC.*", max_size=6))
def test_patterns_agree_with_trying_every_word(words, pattern):
    expected = [word for word in set(words) if re.fullmatch(fnmatch.translate(pattern.replace(".", "?")), word)]
    assert sorted(texts(search(words, "ABC").matching(pattern))) == sorted(expected)


def test_a_thousand_words_come_out_as_they_went_in():
    dice = random.Random(7)
    words = {"".join(dice.choices("ABCDE", k=dice.randrange(1, 9))) for _ in range(1000)}
    assert set(texts(search(words, "ABCDE").matching("*"))) == words


@pytest.mark.parametrize("place", [1, 2, 3, 5, -1])
def test_a_graph_made_wrong_on_purpose_ends_in_an_error(place):
    good = WordGraph(build(SMALL, list("ABCDEILPQSTUZ")))

    class Forged:
        letters, path, cells = good.letters, None, good.cells.tolist()

        def __len__(self):
            return len(good)

    for value in (0, 1, 5, 10_000, len(Forged.cells) - 1):
        forged = Forged()
        forged.cells = good.cells.tolist()
        forged.cells[place] = value
        if forged.cells != good.cells.tolist():
            try:
                assert len(WordSearch(forged).matching("*")) == len(good)
            except DamagedWordGraph:
                continue


def test_a_graph_of_more_words_than_it_says_ends_soon():
    good = WordGraph(build(["AB"], "AB"))
    nodes = 60

    class Forged:
        letters, path = good.letters, None
        cells = [cell for node in range(1, nodes) for cell in (3, 0, 4 * node, 4 * node)] + [3, 3, 0, 0]

        def __len__(self):
            return len(good)

    with pytest.raises(DamagedWordGraph):
        WordSearch(Forged()).prepare()


def test_what_is_prepared_is_not_read_again(monkeypatch):
    found = search()
    found.prepare()
    monkeypatch.setattr("scrabble_gui.engine.word_search._written_out", None)
    assert texts(found.matching("C*")) == ["CAT", "CATS"]
