"""Hints: the play they lead to, by each aim; and knowing that nobody can play any more."""

from dataclasses import replace

import pytest

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.computers import CHILDREN, Computers
from scrabble_gui.core.game import Game, view
from scrabble_gui.engine.advice import Aim
from scrabble_gui.engine.computer import Stopped, WordBook
from scrabble_gui.engine.hints import Onlooker
from scrabble_gui.engine.leaves import LeaveModel
from scrabble_gui.engine.lexicon import WordGraph, build
from tests.drawing import drawn, family, position, setup_of
from tests.engine.words import CACHE, catalogue, gaddag_of

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = ["CAT", "CATS", "AT", "TA", "DOG", "GOD", "RETAINS", "NASTIER"]


def onlooker(words=WORDS, everyday=("AT",), unfit=frozenset(), leaves=None, rules=None):
    gaddag = gaddag_of(words, LATIN)
    book = WordBook(WordGraph(build(words, LATIN)), gaddag, None, unfit)
    data = catalogue()
    easy = replace(book, known=frozenset(everyday))
    tiles = data.tile_set("english")
    return Onlooker(book, lambda: easy, rules or family(), tiles, data.layout("standard"), leaves or LeaveModel())


def seen(rack, board=None):
    setup, state = position(board or drawn("."), rack, "DOGEEEE")
    return view(setup, state, 0)


def word(advice):
    return advice.score.words[0].text if advice else None


def test_by_points_the_play_is_the_one_that_earns_most():
    advice = onlooker().advise(seen("CATSVVW"), Aim.POINTS)
    assert (word(advice), advice.score.total, advice.bonus) == ("CATS", 12, False)


def test_by_what_is_kept_good_tiles_stay_on_the_rack():
    leaves = LeaveModel(single={"S": [20_000]})
    assert word(onlooker(leaves=leaves).advise(seen("CATSVVW"), Aim.LATER)) == "CAT"


def test_by_words_that_everybody_knows_others_are_passed_over():
    assert word(onlooker().advise(seen("CATSVVW"), Aim.KNOWN)) == "AT"
    assert onlooker(everyday=()).advise(seen("CATSVVW"), Aim.KNOWN) is None


def test_where_nobody_can_tell_what_everybody_knows_all_words_are_taken():
    book = WordBook(WordGraph(build(WORDS, LATIN)), gaddag_of(WORDS, LATIN), None)
    data = catalogue()
    pieces = (family(), data.tile_set("english"), data.layout("standard"), LeaveModel())
    one = Onlooker(book, None, *pieces)
    assert not one.has_everyday_words
    assert onlooker().has_everyday_words
    assert word(one.advise(seen("CATSVVW"), Aim.KNOWN)) == "CATS"


def test_no_hint_shows_a_word_that_is_unfit():
    for aim in Aim:
        assert word(onlooker(unfit={"CATS", "CAT", "TA"}).advise(seen("CATSVVW"), aim)) == "AT"


def test_a_bingo_is_told_where_there_is_one():
    assert onlooker().advise(seen("RETAINS"), Aim.POINTS).bonus
    assert not onlooker().advise(seen("RETAINX"), Aim.POINTS).bonus


def test_a_bingo_is_told_also_where_another_play_is_better():
    leaves = LeaveModel(single={"R": [90_000]})
    advice = onlooker(leaves=leaves).advise(seen("RETAINS"), Aim.LATER)
    assert (sorted(word(advice)), advice.bonus) == (["A", "T"], True)


def test_a_bingo_of_words_nobody_knows_is_none_among_everyday_words():
    advice = onlooker(everyday=("AT",)).advise(seen("RETAINS"), Aim.KNOWN)
    assert (word(advice), advice.bonus) == ("AT", False)


def test_a_rack_without_a_play_has_no_advice():
    assert onlooker().advise(seen("VVWWFFX"), Aim.POINTS) is None


def test_an_onlooker_can_be_stopped():
    with pytest.raises(Stopped):
        onlooker().advise(seen("CATSVVW"), Aim.POINTS, lambda: True)


def test_an_onlooker_knows_when_nobody_can_play_any_more():
    stuck, free = setup_of("XX", "VV", bag=""), setup_of("XX", "AT", bag="")
    assert onlooker().nobody_can_play(stuck, Game(stuck).state)
    assert not onlooker().nobody_can_play(free, Game(free).state)


@pytest.mark.parametrize("rack", ["CATSDOG", "SEATI??", "QVVWXZJ"])
def test_with_the_list_of_new_games_hints_keep_to_words_of_children_where_the_rules_say_so(rack):
    players = Computers(catalogue(), [resources_folder()], CACHE)
    setup = replace(setup_of(rack, "DOGEEEE", rules=family("kids")), lexicon_id="enable")
    looking = players.onlooker(setup, small=True)
    seat, lexicon = view(setup, Game(setup).state, 0), catalogue().words.lexicon("enable")
    easy = players.word_book(setup, CHILDREN, players.gaddag("enable"))
    for aim in Aim:
        advice = looking.advise(seat, aim)
        if rack.startswith("Q"):
            assert advice is None
            continue
        assert all(lexicon.contains(made.letters) for made in advice.score.words)
        if aim is Aim.KNOWN:
            assert all(easy.knows(made.text) for made in advice.score.words)
