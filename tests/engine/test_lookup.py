"""Looking words up: what the graph answers is what going through all words answers."""

import re
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.engine.lexicon import WordGraph, build
from scrabble_gui.engine.lookup import anagrams, extensions, hooks, is_beginning, matches
from tests.engine.words import catalogue

words = st.sets(st.lists(st.sampled_from("ABC"), min_size=1, max_size=6).map("".join), min_size=1, max_size=40)


def told(found):
    return ["".join(word) for word in found]


@given(words, st.text("ABC.*", max_size=7))
def test_a_pattern_gives_each_fitting_word_once_in_order(words, pattern):
    fitting = re.compile(pattern.replace("*", ".*"))
    graph = WordGraph(build(words, "ABC"))
    assert told(matches(graph, pattern)) == sorted(word for word in words if fitting.fullmatch(word))


@given(words, st.text("ABC", max_size=6), st.integers(0, 2), st.booleans())
def test_anagrams_use_all_or_some_of_the_letters_and_blanks(words, letters, blanks, some):
    graph, have = WordGraph(build(words, "ABC")), Counter(letters)
    total = len(letters) + blanks
    fitting = [
        word
        for word in sorted(words)
        if (Counter(word) - have).total() <= blanks and (len(word) <= total if some else len(word) == total)
    ]
    assert told(anagrams(graph, have, blanks, some=some)) == fitting


@given(words, st.text("ABC", min_size=1, max_size=4))
def test_hooks_extensions_and_beginnings(words, word):
    graph = WordGraph(build(words, "ABC"))
    front, back = hooks(graph, word)
    assert front == tuple(letter for letter in "ABC" if letter + word in words)
    assert back == tuple(letter for letter in "ABC" if word + letter in words)
    assert told(extensions(graph, word)) == sorted(other for other in words if word in other and other != word)
    assert is_beginning(graph, word) == any(other.startswith(word) for other in words)


def test_the_big_list_answers_as_players_expect():
    graph = catalogue().lexicon("enable")
    assert "RETAINS" in told(anagrams(graph, Counter("AEINRST")))
    assert hooks(graph, "RETAIN")[1] == ("S",)
    assert told(matches(graph, "..ZZ....")) == sorted(told(matches(graph, "..ZZ....")))
    assert is_beginning(graph, "QUIX")
