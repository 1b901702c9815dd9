"""What the dictionary tells of a word, and what it keeps to itself."""

from dataclasses import replace

import pytest

from scrabble_gui.app.looking_up import OPEN, Permit, Scope
from scrabble_gui.app.reference import Reference, reference_for, reference_of
from scrabble_gui.app.word_facts import Kin, Verdict, entry, kin
from scrabble_gui.core.game import Game
from tests.app.words_at_hand import reference
from tests.drawing import Table, catalogue, tile_set

CLOSED = Permit(Scope.BOARD, frozenset({"CAT"}), frozenset({"CATS"}))
ANY = Permit(Scope.ANY_WORD, withheld=frozenset({"CATS"}))


@pytest.fixture
def book(tmp_path) -> Reference:
    return reference(tmp_path)


def test_a_good_word_has_a_meaning_and_hooks(book):
    found = entry(book, OPEN, " cat ")
    assert (found.text, found.verdict, found.points) == ("CAT", Verdict.GOOD, 5)
    assert [sense.text for sense in found.meaning.definition.senses] == [
        "a small animal that purrs",
        "to hoist an anchor",
    ]
    assert (found.hooks.front, found.hooks.back) == (("S",), ("O", "S"))


def test_what_is_no_word_has_no_meaning(book):
    found = entry(book, OPEN, "CATZ")
    assert (found.verdict, found.meaning) == (Verdict.BAD, None)


def test_a_form_leads_to_its_base(book):
    meaning = entry(book, OPEN, "CATS").meaning
    assert (meaning.definition.base, meaning.spelling) == ("CAT", False)


def test_another_spelling_is_told_as_one(book):
    meaning = entry(book, OPEN, "COLOR").meaning
    assert (meaning.definition.base, meaning.spelling) == ("COLOUR", True)


def test_a_word_without_a_meaning_is_good_all_the_same(book):
    found = entry(book, OPEN, "QAT")
    assert (found.verdict, found.meaning.definition.senses, found.meaning.unread) == (Verdict.GOOD, (), False)


@pytest.mark.parametrize("text", ["it's", "re-do", "A" * 22, "é", "3"])
def test_what_no_tile_bears_is_foreign(book, text):
    assert entry(book, OPEN, text).verdict is Verdict.FOREIGN


def test_nothing_typed_is_no_entry(book):
    assert entry(book, OPEN, "  ") is None


def test_house_words_count(tmp_path):
    book = reference(tmp_path, added=frozenset({"YEET"}), refused=frozenset({"QAT"}))
    assert entry(book, OPEN, "yeet").verdict is Verdict.GOOD
    assert entry(book, OPEN, "qat").verdict is Verdict.BAD
    assert [entry(book, OPEN, word).by_house for word in ("YEET", "QAT", "CAT", "XX")] == [True, True, False, False]
    assert kin(book, OPEN, tuple("TEEY")).anagrams == ("YEET",)
    assert "QAT" not in kin(book, OPEN, tuple("AT")).extensions


def test_without_a_list_the_table_decides(tmp_path):
    found = entry(reference(tmp_path, None), OPEN, "CATZ")
    assert (found.verdict, found.hooks) == (Verdict.UNJUDGED, None)
    assert kin(reference(tmp_path, None), OPEN, tuple("CAT")).anagrams == ()


def test_definitions_that_cannot_be_read_are_told(book, tmp_path):
    (tmp_path / "definitions" / "small.glossary").write_bytes(b"nothing")
    assert entry(book, OPEN, "CAT").meaning.unread


def test_the_kin_of_a_word(book):
    assert kin(book, OPEN, tuple("CAT")) == Kin(
        extensions=("CATO", "CATS", "SCAT", "UNCAT"),
        anagrams=("ACT",),
        one_more=("ACTS", "CATO", "CATS", "CHAT", "COAT", "SCAT", "TACO"),
        one_less=("AT",),
        once_in=552,
        band=None,
    )


def test_kin_leaves_out_what_no_list_shows(book):
    assert kin(book, OPEN, tuple("RUDX")).one_less == ()
    assert kin(book, OPEN, tuple("DURE")).anagrams == ()
    assert entry(book, OPEN, "RUDE").verdict is Verdict.GOOD


def test_kin_that_nobody_wants_any_more_is_nothing(book):
    assert kin(book, OPEN, tuple("CAT"), lambda: True) is None


def test_a_word_that_the_bag_cannot_give_is_never_drawn(book):
    assert kin(book, OPEN, tuple("ZZZZ")).once_in is None
    assert kin(book, OPEN, tuple("ZZZ")).once_in == 161700


# --- peeking


def test_a_closed_dictionary_answers_alike_for_good_words_and_others(book):
    found = [entry(book, CLOSED, text) for text in ("QAT", "QAZ")]
    assert [(each.verdict, each.meaning, each.points, each.hooks) for each in found] == [
        (Verdict.CLOSED, None, 0, None)
    ] * 2


def test_a_word_on_the_board_is_told_without_its_hooks(book):
    found = entry(book, CLOSED, "cat")
    assert (found.verdict, found.hooks) == (Verdict.GOOD, None)
    assert found.meaning is not None
    assert kin(book, CLOSED, found.word) == Kin()


def test_a_word_that_can_be_challenged_is_not_told(book):
    for allowed in (CLOSED, ANY):
        found = entry(book, allowed, "CATS")
        assert (found.verdict, found.meaning, found.hooks) == (Verdict.OPEN, None, None)


def test_where_any_word_may_be_asked_none_is_looked_for(book):
    found = entry(book, ANY, "CAT")
    assert (found.verdict, found.hooks) == (Verdict.GOOD, None)
    assert kin(book, ANY, found.word) == Kin()


def test_no_list_names_a_word_that_can_be_challenged(book):
    hints = Permit(Scope.EVERYTHING, withheld=frozenset({"CATS"}))
    assert entry(book, hints, "CAT").hooks.back == ("O",)
    found = kin(book, hints, tuple("CAT"))
    assert all("CATS" not in words for words in (found.extensions, found.anagrams, found.one_more, found.one_less))


# --- where the words come from


def test_the_list_of_a_game_judges_with_its_house_words():
    table = Table("CATSXYZ", "DOGEEEE", house_added=frozenset({"YEET"}), house_refused=frozenset({"QI"}))
    assert reference_of(catalogue(), table.game).graph is None
    game = Game(replace(table.setup, lexicon_id="family-english"))
    book = reference_of(catalogue(), game)
    assert book.list_name == "Family English"
    assert [book.is_good(tuple(word)) for word in ("YEET", "QI", "ZA", "ZQ")] == [True, False, True, False]


def test_each_list_comes_with_tiles_and_some_with_commonness():
    books = {info.id: reference_for(catalogue(), info) for info in catalogue().words.all()}
    assert books["family-english"].tile_set is tile_set()
    assert books["german-enz"].tile_set.id == "german"
    english = books["family-english"]
    assert english.commonness["HOUSE"] < english.commonness["ZA"]
    assert books["german-enz"].commonness == {}
    assert entry(books["spanish-rla"], OPEN, "chico").word == ("CH", "I", "C", "O")
