"""Typing letters onto the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.app.cursor import Cursor
from scrabble_gui.app.draft import Draft
from scrabble_gui.app.spelling import BlankMissing, LetterMissing, LineEnds, Spelled, UnknownSign, spell, take_back
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile
from tests.app.spelling_pieces import CROSS, draft, tile_set

AT = Square(7, 7)


class Typist:
    """Somebody who types; capitals are typed with Shift, that is: as blanks."""

    def __init__(self, rack: str, square: Square = AT, *, across=True, letters="english"):
        self.draft = draft(rack)
        self.cursor = Cursor(square, across)
        self.letters = letters
        self.told = []

    def type(self, keys: str):
        for key in keys:
            if key == "<":
                self.draft, self.cursor = take_back(self.draft, self.cursor)
                continue
            outcome = spell(
                key,
                blank=key.isupper(),
                cursor=self.cursor,
                draft=self.draft,
                board=CROSS,
                tile_set=tile_set(self.letters),
            )
            if isinstance(outcome, Spelled):
                self.draft, self.cursor = outcome.draft, outcome.cursor
            else:
                self.told.append(outcome)
        return self

    @property
    def laid(self):
        return dict(self.draft.laid)


def test_letters_run_across_from_the_cursor():
    typist = Typist("TEA").type("tea")
    assert typist.laid == {AT: Tile("T"), Square(7, 8): Tile("E"), Square(7, 9): Tile("A")}
    assert typist.cursor.square == Square(7, 10)
    assert typist.told == []


def test_letters_run_down_where_the_arrow_shows_down():
    assert set(Typist("TEA", across=False).type("te").laid) == {AT, Square(8, 7)}


def test_tiles_that_lie_there_are_passed_over():
    typist = Typist("SS", Square(1, 0)).type("ss")
    assert set(typist.laid) == {Square(1, 0), Square(1, 4)}


def test_the_cursor_waits_behind_the_tiles_it_passed():
    assert Typist("SS", Square(1, 0)).type("s").cursor.square == Square(1, 4)


def test_a_cursor_on_a_played_tile_types_behind_it():
    assert set(Typist("S", Square(1, 1)).type("s").laid) == {Square(1, 4)}


@pytest.mark.parametrize("rack", ["SR", "SR?"])
def test_letters_that_lie_there_may_be_typed_as_well(rack):
    typist = Typist(rack, Square(1, 0)).type("scats")
    assert typist.told == ([] if "?" in rack else [LetterMissing("S")])
    assert typist.laid.get(Square(1, 4)) == (Tile("S", blank=True) if "?" in rack else None)
    assert typist.laid[Square(1, 0)] == Tile("S")


def test_a_word_may_be_typed_whole_from_a_played_tile_on():
    typist = Typist("SR", Square(1, 1)).type("cats")
    assert (typist.laid, typist.told) == ({Square(1, 4): Tile("S")}, [])


def test_a_letter_that_lies_there_is_typed_once_only_and_in_its_turn():
    assert Typist("SR", Square(1, 0)).type("sa").told == [LetterMissing("A")]
    assert Typist("SR", Square(1, 0)).type("scc").told == [LetterMissing("C")]


def test_letters_of_the_board_are_typed_at_its_edge():
    typist = Typist("AS", Square(0, 1), across=False).type("a")
    assert typist.cursor.passed == ("C",)
    assert typist.type("c").told == []
    assert typist.type("<").cursor.passed == ()


def test_a_tile_of_the_rack_goes_before_the_one_that_lies_there():
    assert Typist("SC", Square(1, 0)).type("sc").laid[Square(1, 4)] == Tile("C")


def test_the_real_tile_is_preferred_to_the_blank():
    typist = Typist("?S").type("s")
    assert typist.laid == {AT: Tile("S")}
    assert typist.type("s").laid[Square(7, 8)] == Tile("S", blank=True)


def test_shift_lays_the_blank_though_the_tile_is_there():
    assert Typist("?S").type("S").laid == {AT: Tile("S", blank=True)}


def test_a_letter_the_rack_lacks_is_told():
    typist = Typist("AB").type("axb")
    assert typist.told == [LetterMissing("X")]
    assert list(typist.laid.values()) == [Tile("A"), Tile("B")]


def test_a_blank_the_rack_lacks_is_told():
    assert Typist("AB").type("A").told == [BlankMissing()]


def test_a_sign_no_tile_bears_is_told():
    assert Typist("AB?").type("ж").told == [UnknownSign("Ж")]


def test_the_edge_of_the_board_is_told():
    typist = Typist("AB", Square(7, 14)).type("ab")
    assert typist.told == [LineEnds()]
    assert set(typist.laid) == {Square(7, 14)}
    assert typist.type("<").cursor.square == Square(7, 14)
    assert not typist.laid


def test_an_accent_that_no_tile_bears_is_dropped():
    assert Typist("E").type("é").laid == {AT: Tile("E")}


def test_backspace_takes_the_last_typed_tile_back_and_goes_there():
    typist = Typist("TEA").type("tea<<")
    assert typist.laid == {AT: Tile("T")}
    assert typist.cursor.square == Square(7, 8)
    assert typist.type("ae").laid[Square(7, 9)] == Tile("E")


def test_backspace_takes_back_what_was_typed_though_another_tile_was_laid_since():
    typist = Typist("TEAX").type("te")
    typist.draft = typist.draft.place(3, Square(0, 0))
    assert Square(7, 8) not in typist.type("<").laid
    assert Square(0, 0) in typist.laid


def test_backspace_takes_a_laid_tile_back_where_nothing_was_typed():
    laid, cursor = take_back(draft("A.", "8C XY"), None)
    assert [square for square, _ in laid.laid] == [Square(7, 2)]
    assert cursor is None
    assert take_back(draft("A."), Cursor(AT)) == (draft("A."), Cursor(AT))


def test_a_blank_taken_back_forgets_its_letter():
    assert Typist("?").type("S<").draft == draft("?")


# --- letters of several characters ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rack", "keys", "laid"),
    [
        ("[CH]A", "cha", ["CH", "A"]),
        ("[CH]CA", "cha", ["CH", "A"]),
        ("C[LL]H", "ch", ["C", "H"]),
        ("[CH]C", "ch<c", ["C"]),
        ("[CH]", "c<ch", ["CH"]),
        ("[LL]L", "lll", ["LL", "L"]),
    ],
)
def test_a_tile_of_two_letters_is_typed_by_both(rack, keys, laid):
    typist = Typist(rack, letters="spanish").type(keys)
    assert [tile.letter for tile in typist.laid.values()] == laid
    assert typist.told == []


def test_a_begun_letter_that_goes_on_otherwise_is_told():
    typist = Typist("[CH]A", letters="spanish").type("ca")
    assert typist.told == [LetterMissing("C")]
    assert typist.laid == {}


def test_a_blank_becomes_a_letter_of_two():
    assert list(Typist("?", letters="spanish").type("CH").laid.values()) == [Tile("CH", blank=True)]


def test_letters_far_apart_are_not_joined():
    typist = Typist("[CH]CH", letters="spanish").type("c")
    typist.cursor = typist.cursor.moved(1, 0, CROSS.layout)
    assert [tile.letter for tile in typist.type("h").laid.values()] == ["C", "H"]


@given(st.text("abcehlABCEHL<", max_size=14), st.sampled_from(["english", "spanish"]))
def test_whatever_is_typed_no_tile_is_lost(keys, letters):
    rack = "ABCEH??" if letters == "english" else "ABCE[CH]?[LL]"
    typist = Typist(rack, Square(1, 0), letters=letters).type(keys)
    assert typist.draft.rack == Draft(draft(rack).slots).rack
    assert all(CROSS.at(square) is None for square in typist.laid)
