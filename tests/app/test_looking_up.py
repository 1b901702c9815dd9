"""What may be looked up while a game runs."""

from dataclasses import replace

import pytest

from scrabble_gui.app.looking_up import (
    OPEN,
    Permit,
    Scope,
    found_good,
    permit,
    settled_words,
    words_at,
    words_of_last_play,
    words_of_play,
)
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Challenge, Play
from scrabble_gui.core.referee import decide
from scrabble_gui.core.rules import ChallengeKind, Help
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import may_challenge
from tests.drawing import TWO, Table, doubted, doubting, drawn, family
from tests.ui.played_games import saved, saved_names


def texts(words):
    return ["".join(word) for word in words]


def test_without_a_game_everything_may_be_asked():
    assert permit(None, None) == OPEN
    assert OPEN.may_ask("RETAINZ")
    assert OPEN.may_search


def test_a_finished_game_hides_nothing():
    assert permit(saved("family_two_finished.scrabble"), None) == OPEN


def test_a_word_that_can_be_challenged_is_not_told():
    table = doubted(ChallengeKind.LOSE_TURN)
    for viewer in (None, 0, 1):
        assert not permit(table.game, viewer).may_ask("CAT")


def test_once_nobody_challenges_the_word_is_told():
    table = doubted(ChallengeKind.LOSE_TURN)
    table.accept()
    found = permit(table.game, 1)
    assert found.may_ask("CAT")
    assert found.scope is Scope.BOARD


def test_the_next_play_closes_the_window_of_the_one_before():
    table = doubted(ChallengeKind.LOSE_TURN)
    table.do(1, "9H DOG")
    found = permit(table.game, 0)
    assert found.may_ask("CAT")
    assert not found.may_ask("DOG")
    assert not found.may_ask("CD")


def test_a_word_that_was_taken_off_is_not_told():
    table = doubted(ChallengeKind.LOSE_TURN, words="DOG")
    table.do(1, "challenge")
    assert not permit(table.game, 1).may_ask("CAT")


def test_a_word_that_survived_a_challenge_is_told():
    table = doubted(ChallengeKind.LOSE_TURN, words="CAT")
    table.do(1, "challenge")
    assert permit(table.game, 0).may_ask("CAT")


def test_no_other_word_is_told_whether_it_is_good_or_not():
    found = permit(doubted(ChallengeKind.LOSE_TURN).game, 1)
    assert not any(found.may_ask(word) for word in ("RETAINS", "RETAINZ", "QI", "DOG", "CA", ""))
    assert not found.may_search
    assert found.told(["RETAINS"]) == []


def test_what_somebody_plays_again_is_withheld_though_it_stands_already():
    table = Table("CATXYZV", "CATEEEE")
    table.do(0, "8H CAT")
    table.accept()
    table.do(1, "H8 .AT")
    assert "CAT" not in settled_words(table.game) & permit(table.game, 0).settled
    assert not permit(table.game, 0).may_ask("CAT")


def test_a_word_that_is_being_lengthened_still_stands():
    table = Table("CATXYZV", "SEEEEEE")
    table.do(0, "8H CAT")
    table.do(1, "8H ...S")
    found = permit(table.game, 0)
    assert found.may_ask("CAT")
    assert not found.may_ask("CATS")


def test_a_word_that_was_lengthened_is_still_told():
    table = Table("CATXYZV", "SEEEEEE")
    table.do(0, "8H CAT")
    table.do(1, "8H ...S")
    table.accept()
    assert {"CAT", "CATS"} <= permit(table.game, 0).settled


@pytest.mark.parametrize(
    "kind", [kind for kind in ChallengeKind if kind not in (ChallengeKind.VOID, ChallengeKind.NONE)]
)
def test_every_game_with_challenges_is_closed(kind):
    assert permit(doubted(kind).game, 1).scope is Scope.BOARD


@pytest.mark.parametrize("kind", [ChallengeKind.VOID, ChallengeKind.NONE])
def test_without_challenges_any_word_may_be_asked_about_but_none_is_looked_for(kind):
    found = permit(Table(*TWO, rules=family(challenge=doubting(kind))).game, 0)
    assert found.scope is Scope.ANY_WORD
    assert found.may_ask("RETAINZ")
    assert not found.may_search


def test_lights_let_any_word_be_asked_about_but_not_one_that_can_be_challenged():
    table = Table(*TWO, rules=family(helps=frozenset({Help.LIGHTS})))
    table.do(0, "8H CAT")
    found = permit(table.game, 1)
    assert found.scope is Scope.ANY_WORD
    assert found.may_ask("DOG")
    assert not found.may_ask("CAT")


def test_hints_open_everything_but_the_words_that_can_be_challenged():
    table = Table(*TWO, rules=family(helps=frozenset({Help.HINTS})))
    table.do(0, "8H CAT")
    found = permit(table.game, None)
    assert found.may_search
    assert found.told(["CAT", "CATS"]) == ["CATS"]
    assert found.told([("C", "A", "T"), ("D", "O")]) == [("D", "O")]


def test_a_persons_help_is_for_that_person_alone():
    table = Table(*TWO)
    seats = (table.setup.seats[0], replace(table.setup.seats[1], helps=frozenset({Help.HINTS})))
    game = Game(replace(table.setup, seats=seats))
    assert [permit(game, viewer).scope for viewer in (None, 0, 1)] == [Scope.BOARD, Scope.BOARD, Scope.EVERYTHING]


def test_the_rulesets_that_are_shipped_open_what_they_say():
    scopes = {
        name: permit(Table(*TWO, rules=family(name)).game, 0).scope
        for name in ("family-classic", "friendly", "kids", "free-challenge", "table-vote", "world-club")
    }
    assert scopes == {
        "family-classic": Scope.BOARD,
        "friendly": Scope.ANY_WORD,
        "kids": Scope.EVERYTHING,
        "free-challenge": Scope.BOARD,
        "table-vote": Scope.BOARD,
        "world-club": Scope.BOARD,
    }


def test_the_words_through_a_square():
    board = drawn("""
        . D . .
        C O T .
        . . . A
    """)
    assert texts(words_at(board, Square(1, 1))) == ["COT", "DO"]
    assert texts(words_at(board, Square(0, 1))) == ["DO"]
    assert words_at(board, Square(2, 3)) == ()
    assert words_at(board, Square(0, 0)) == ()


def test_the_words_of_the_last_play():
    table = Table("CATSXYZ", "DOGEEEE")
    assert words_of_last_play(table.game) == ()
    table.do(0, "8H CAT")
    assert texts(words_of_last_play(table.game)) == ["CAT"]
    table.accept()
    assert texts(words_of_last_play(table.game)) == ["CAT"]
    table.do(1, "pass")
    assert words_of_last_play(table.game) == ()


def test_a_challenge_leaves_the_words_that_stand():
    lost, won = doubted(ChallengeKind.LOSE_TURN, words="CAT"), doubted(ChallengeKind.LOSE_TURN, words="DOG")
    for table in (lost, won):
        table.do(1, "challenge")
    assert texts(words_of_last_play(lost.game)) == ["CAT"]
    assert words_of_last_play(won.game) == ()


def test_the_words_of_a_turn_that_is_no_play():
    table = Table("CATSXYZ", "DOGEEEE")
    table.do(0, "pass")
    assert words_of_play(table.game, 0) == ()


def test_a_verdict_tells_of_the_words_it_found_good():
    table = Table("CATSXYZ", "DOGEEEE", words="CAT DOG")
    table.do(0, "8H CAT")
    table.do(1, "9H DOG")
    contestable = table.state.contestable
    verdict = decide(table.setup, table.state, 0, Challenge(), table.lexicon)
    assert found_good(contestable, verdict) == {"DOG"}
    assert found_good(contestable, table.game.turns[0]) == frozenset()


@pytest.mark.parametrize("name", saved_names())
def test_in_no_saved_game_a_word_is_told_before_its_window_is_closed(name):
    whole = saved(name)
    game = Game(whole.setup)
    for turn in whole.turns:
        game.replay(turn)
        found = permit(game, game.state.to_move)
        open_words = {word.text for word in game.state.contestable.score.words} if game.state.contestable else set()
        assert not any(found.may_ask(word) for word in open_words)
        assert bool(open_words) == bool(may_challenge(game.setup, game.state))
        if isinstance(turn.move, Play) and not open_words and not game.state.is_over:
            words = texts(words_of_last_play(game))
            assert words
            assert all(found.may_ask(word) for word in words)


def test_a_permit_of_some_words_names_no_others():
    some = Permit(Scope.BOARD, frozenset({"CAT"}))
    assert some.may_ask("CAT")
    assert some.told(["CAT"]) == []
