"""The word builder: what is wanted, what is found, and what is kept back."""

import csv
import io

import pytest

from scrabble_gui.app.looking_up import OPEN, Permit, Scope
from scrabble_gui.app.reference import UNKNOWN_BAND, Reference, reference_for
from scrabble_gui.app.word_finder import Order, TooManyTiles, Wanted, as_csv, find, in_order
from scrabble_gui.engine.errors import ForeignLetter
from scrabble_gui.engine.ready_lists import Ready
from tests.app.words_at_hand import reference
from tests.drawing import catalogue


@pytest.fixture
def book(tmp_path) -> Reference:
    return reference(tmp_path)


@pytest.fixture(scope="module")
def english() -> Reference:
    return reference_for(catalogue(), catalogue().words.default("english"))


def words(found) -> list[str]:
    return [each.text for each in found]


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        (Wanted(letters="cat"), "ACT AT CAT"),
        (Wanted(letters="at?"), "ACT AT CAT QAT SAT"),
        (Wanted(letters="a t ."), "ACT AT CAT QAT SAT"),
        (Wanted(pattern=".at"), "CAT QAT SAT"),
        (Wanted(pattern="?at"), "CAT QAT SAT"),
        (Wanted(pattern="*cat*", shortest=5), "UNCAT"),
        (Wanted(letters="a", pattern=".AT", longest=3), ""),
        (Wanted(letters="cx", pattern=".AT"), "CAT"),
        (Wanted(contains="tt"), ""),
        (Wanted(contains="st", longest=4), "ACTS CATS SAT SCAT"),
        (Wanted(starts="ca"), "CAT CATO CATS"),
        (Wanted(ends="at", shortest=4), "CHAT COAT SCAT UNCAT"),
        (Wanted(starts="s", ends="t"), "SAT SCAT"),
        (Wanted(letters="caths", starts="c", ends="s"), "CATS"),
        (Wanted(front="s", longest=3), "AT CAT"),
        (Wanted(back="s", longest=3), "ACT CAT"),
        (Wanted(back="so"), "CAT"),
        (Wanted(letters="z"), ""),
    ],
)
def test_what_is_wanted_is_found(book, wanted, answer):
    assert words(in_order(find(book, OPEN, wanted), Order.ALPHABET)) == answer.split()


def test_words_for_a_list_leave_out_what_no_list_shows(book):
    assert words(find(book, OPEN, Wanted(pattern="rud."))) == []


def test_house_words_are_found(tmp_path):
    book = reference(tmp_path, added=frozenset({"TAC"}), refused=frozenset({"ACT"}))
    assert words(in_order(find(book, OPEN, Wanted(letters="cat")), Order.ALPHABET)) == ["AT", "CAT", "TAC"]


def test_a_sign_that_no_tile_bears_is_told(book):
    for wanted in (Wanted(letters="c4t"), Wanted(starts="é"), Wanted(pattern="[ch]a")):
        with pytest.raises(ForeignLetter):
            find(book, OPEN, wanted)


@pytest.mark.parametrize(("letters", "limit"), [("a" * 16, "letters"), ("a???", "blanks"), ("a?..", "blanks")])
def test_too_many_tiles_are_told(book, letters, limit):
    with pytest.raises(TooManyTiles) as caught:
        find(book, OPEN, Wanted(letters=letters))
    assert caught.value.limit == limit


def test_an_answer_that_nobody_wants_any_more_is_nothing(book):
    assert find(book, OPEN, Wanted(letters="cat"), lambda: True) is None


def test_nothing_wanted_is_told_apart():
    assert Wanted().is_empty
    assert Wanted(shortest=3, longest=4).is_empty
    assert not Wanted(letters="a").is_empty


def test_found_words_are_sorted(book):
    found = find(book, OPEN, Wanted(letters="cathos", longest=4, shortest=3))
    by_points, by_length = in_order(found, Order.POINTS), in_order(found, Order.LENGTH)
    assert words(by_points)[0] == "CHAT"
    assert [each.points for each in by_points] == sorted((each.points for each in found), reverse=True)
    assert [len(each.word) for each in by_length] == sorted((len(each.word) for each in found), reverse=True)


def test_a_blank_earns_nothing(book):
    points = {found.text: found.points for found in find(book, OPEN, Wanted(letters="at?"))}
    assert (points["CAT"], points["QAT"], points["AT"]) == (2, 2, 2)
    points = {found.text: found.points for found in find(book, OPEN, Wanted(letters="at", pattern="C..", longest=3))}
    assert points == {"CAT": 5}


def test_the_commonest_come_first(english):
    found = in_order(find(english, OPEN, Wanted(letters="aeinrst")), Order.COMMON)
    assert found[0].band <= 20
    assert found[-1].band == UNKNOWN_BAND
    assert words(found).index("TRAIN") < words(found).index("NASTIER") < words(found).index("ANESTRI")


def test_ready_lists(english):
    two = words(find(english, OPEN, Ready.TWO_LETTERS))
    assert {"QI", "ZA", "OK"} <= set(two)
    assert all(len(word) == 2 for word in two)
    assert "U" not in "".join(words(find(english, OPEN, Ready.Q_WITHOUT_U)))


def test_the_table_for_other_programs(book):
    found = in_order(find(book, OPEN, Wanted(letters="cats", shortest=3, longest=3)), Order.ALPHABET)
    text = as_csv(book, OPEN, found, ("Word", "Points", "Letters", "In front", "Behind", "Meaning"))
    rows = list(csv.reader(io.StringIO(text)))
    assert rows[0][0] == "Word"
    assert rows[2] == ["CAT", "5", "3", "S", "O S", "a small animal that purrs; to hoist an anchor"]
    assert [row[0] for row in rows[1:]] == ["ACT", "CAT", "SAT"]


# --- peeking


@pytest.mark.parametrize("scope", [Scope.BOARD, Scope.ANY_WORD])
def test_where_nothing_may_be_looked_for_nothing_is_found(book, scope):
    closed = Permit(scope, frozenset({"CAT"}))
    for wanted in (Wanted(letters="cat"), Wanted(pattern="*"), Ready.TWO_LETTERS):
        assert find(book, closed, wanted) == ()


def test_a_word_that_can_be_challenged_is_in_no_list(book):
    hints = Permit(Scope.EVERYTHING, withheld=frozenset({"CATS"}))
    found = find(book, hints, Wanted(letters="cats"))
    assert "CATS" not in words(found)
    assert "CAT" in words(found)
    table = as_csv(book, hints, found, ("Word", "Points", "Letters", "In front", "Behind", "Meaning"))
    cat = next(line for line in table.splitlines() if line.startswith("CAT,"))
    assert cat.startswith("CAT,5,3,S,O,")
