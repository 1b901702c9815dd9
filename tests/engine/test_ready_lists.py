"""Lists worth knowing."""

import pytest

from scrabble_gui.catalogue import Catalogue, resources_folder
from scrabble_gui.engine.lexicon import WordGraph, build
from scrabble_gui.engine.ready_lists import Ready, is_vowel, is_vowel_dump, ready_list
from scrabble_gui.engine.word_search import WordSearch

WORDS = ["AA", "QI", "CAT", "QAT", "QUA", "AERIE", "QUEUE", "EAU", "AIOLI", "YEA", "TRANQ", "AT", "EERIEST"]


def texts(kind, search=None, **more):
    search = search or WordSearch(WordGraph(build(WORDS, "ABCEILNOQRSTUY")))
    return ["".join(word) for word in ready_list(search, kind, **more)]


def test_the_shortest_words():
    assert texts(Ready.TWO_LETTERS) == ["AA", "AT", "QI"]
    assert texts(Ready.THREE_LETTERS) == ["CAT", "EAU", "QAT", "QUA", "YEA"]


def test_a_q_without_a_u():
    assert texts(Ready.Q_WITHOUT_U) == ["QI", "QAT", "TRANQ"]


def test_words_that_use_up_vowels():
    assert texts(Ready.VOWEL_DUMPS) == ["EAU", "QUA", "YEA", "AERIE", "AIOLI", "QUEUE"]


def test_unfit_words_are_left_out():
    assert texts(Ready.TWO_LETTERS, unfit={"AA"}) == ["AT", "QI"]


def test_a_language_without_q_has_no_such_list():
    assert texts(Ready.Q_WITHOUT_U, WordSearch(WordGraph(build(["AA"], "A")))) == []


@pytest.mark.parametrize(("letter", "vowel"), [("A", True), ("Ö", True), ("Y", True), ("Ñ", False), ("EU", False)])
def test_vowels_are_told_by_their_base_letter(letter, vowel):
    assert is_vowel(letter) == vowel


def test_long_words_and_consonants_are_no_dumps():
    assert not any(map(is_vowel_dump, ["EERIEST", "AA", "CAT", "YAY"]))


def test_the_lists_of_the_shipped_list():
    search = WordSearch(Catalogue([resources_folder()]).words.lexicon("family-english"))
    assert len(texts(Ready.TWO_LETTERS, search)) == 107
    assert {"QI", "QAT", "QAID", "TRANQ"} <= set(texts(Ready.Q_WITHOUT_U, search))
    assert {"AERIE", "AIOLI", "EAU"} <= set(texts(Ready.VOWEL_DUMPS, search))
