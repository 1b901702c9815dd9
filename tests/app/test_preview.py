"""What a move would bring: its points, its words that are not good, the end of the game."""

from scrabble_gui.app.draft import Draft
from scrabble_gui.app.preview import dark_words, judged, pass_ends_game
from scrabble_gui.core.errors import EmptyPlay
from scrabble_gui.core.rules import Help
from tests.drawing import TWO, Table, Words, family, play_text, score_of


def test_a_draft_is_counted_or_it_is_said_what_stands_in_the_way():
    table = Table(*TWO)
    draft = Draft((None,) * 7, play_text(table.state.board, "8G CAT").placements)
    assert judged(table.setup, table.state, draft).total == 10
    assert isinstance(judged(table.setup, table.state, Draft((None,) * 7)), EmptyPlay)


def test_lights_shine_only_where_they_are_allowed():
    for helps, dark in ((frozenset(), None), (frozenset({Help.LIGHTS}), ("CAT",))):
        table = Table(*TWO, rules=family(helps=helps))
        score = score_of(table.state.board, "8G CAT")
        assert dark_words(table.setup, table.state, score, Words("DOG")) == dark
        assert not dark_words(table.setup, table.state, score, Words("CAT"))


def test_it_is_known_when_a_pass_would_end_the_game():
    table = Table(*TWO)
    told = []
    for _ in range(3):
        told.append(pass_ends_game(table.setup, table.state))
        table.all_pass()
    assert told == [False, False, True]
    assert table.state.is_over
    assert not pass_ends_game(table.setup, table.state)


def test_a_pass_that_has_to_wait_for_nobody_challenges_ends_nothing():
    table = Table("CAT", "DOG", bag="")
    table.do(0, "8G CAT")
    assert not pass_ends_game(table.setup, table.state)
