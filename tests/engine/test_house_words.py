"""House words: added, refused and forgotten, with a note."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.engine.house_words import LONGEST_NOTE, HouseWord, HouseWords, parse, plain_word


def test_words_are_added_refused_and_forgotten():
    words = HouseWords().with_word("yeet", True, "Robin's word").with_word("ZA", False)
    assert words.words == (HouseWord("YEET", True, "Robin's word"), HouseWord("ZA", False))
    assert (words.added, words.refused) == ({"YEET"}, {"ZA"})
    assert words.without("ZA").refused == frozenset()
    assert words.get("YEET").note == "Robin's word"
    assert words.get("CAT") is None


def test_a_later_decision_replaces_the_earlier_one():
    words = HouseWords().with_word("za", True, "yes").with_word("za", False, "no")
    assert words.words == (HouseWord("ZA", False, "no"),)


def test_the_text_can_be_read_by_people_and_comes_back():
    words = HouseWords().with_word("za", False).with_word("yeet", True, "Robin's word")
    assert words.text() == "+ YEET            Robin's word\n- ZA\n"
    assert parse(words.text()) == words


def test_what_is_no_house_word_is_kept():
    words = parse("# ours\n\n+ yeet\n? later\n+ two-words\n- ZA  no\n+ yeet  again\n")
    assert words.words == (HouseWord("YEET", True, "again"), HouseWord("ZA", False, "no"))
    assert words.other == ("# ours", "", "? later", "+ two-words")
    assert parse(words.text()) == words


@pytest.mark.parametrize("text", ["", " ", "it's", "two words", "a1", "A-B"])
def test_what_can_be_no_word_is_refused(text):
    with pytest.raises(ValueError, match=r"^"):
        HouseWords().with_word(text, True)


def test_words_of_other_languages():
    assert plain_word("nin\u0303o") == "NIÑO"
    assert plain_word("col·legi") == "COL·LEGI"
    assert plain_word("క్ష") == "క్ష"


def test_a_note_is_one_line_and_not_endless():
    (word,) = HouseWords().with_word("za", True, "a\nb\t c" + "x" * 500).words
    assert word.note.startswith("a b c")
    assert len(word.note) == LONGEST_NOTE


@given(st.text(max_size=200))
def test_any_text_is_read_and_comes_back(text):
    words = parse(text)
    assert parse(words.text()) == words
