"""Recorded turns: what cannot have happened is refused when a game is read (rules, sections 1 and 4)."""

from dataclasses import replace

import pytest

from scrabble_gui.core.errors import (
    BadSetup,
    EmptyPlay,
    GameIsOver,
    IllegalMove,
    NoSuchSeat,
    NotYourTurn,
    SquareTaken,
    TilesNotOnRack,
    VotesMissing,
    WordNotInPlay,
    WordsNotValid,
    WrongAnswer,
    WrongDraw,
)
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Accept, Agree, Challenge, Exchange, Pass, Play, Resign, Substitute
from scrabble_gui.core.referee import verify
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.state import Turn
from scrabble_gui.core.tiles import Tiles
from tests.drawing import TWO, Table, doubting, family, laid, tile_set

CAT = laid(H8="C", I8="A", J8="T")


def tiles(text):
    return tile_set().parse(text)


def refused(table, turn):
    """Return the refusal of a recorded turn; nothing may have changed by it."""
    before, turns = table.state, table.game.turns
    with pytest.raises(IllegalMove) as refusal:
        table.game.replay(turn)
    assert (table.state, table.game.turns) == (before, turns)
    return refusal.value


def test_a_game_is_read_turn_by_turn():
    table = Table(*TWO, words="CAT")
    for seat, move in (
        (0, "8H CAT"),
        (1, "challenge"),
        (0, "exchange S"),
        (1, "8H ...E"),
        (0, "challenge"),
        (1, "agree"),
    ):
        table.do(seat, move)
    again = Game(table.setup, table.game.turns)
    assert again.turns == table.game.turns
    assert [again.state_after(number) for number in range(7)] == [table.game.state_after(number) for number in range(7)]


def test_a_forged_turn_is_refused_where_it_stands():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    good = table.game.turns
    with pytest.raises(SquareTaken):
        Game(table.setup, (good[0], replace(good[0], seat=1)))


@pytest.mark.parametrize(
    ("turn", "refusal"),
    [
        (Turn(1, Pass()), NotYourTurn),
        (Turn(2, Pass()), NoSuchSeat),
        (Turn(-1, Resign()), NoSuchSeat),
        (Turn(0, Play(())), EmptyPlay),
        (Turn(0, laid(H8="Q", I8="I"), tiles("AE")), TilesNotOnRack),
        (Turn(0, CAT, tiles("EE")), WrongDraw),
        (Turn(0, CAT, tiles("EEEE")), WrongDraw),
        (Turn(0, CAT), WrongDraw),
        (Turn(0, CAT, tiles("EEZ")), WrongDraw),
        (Turn(0, CAT, tiles("EEX")), WrongDraw),
        (Turn(0, CAT, Tiles(unknown=2)), WrongDraw),
        (Turn(0, Exchange(tiles("CA")), tiles("E")), WrongDraw),
        (Turn(0, Exchange(tiles("Z")), tiles("Z")), WrongDraw),
        (Turn(0, Pass(), tiles("E")), WrongDraw),
        (Turn(0, Agree(), tiles("E")), WrongDraw),
        (Turn(0, Pass(), rejected=("CAT",)), WrongAnswer),
        (Turn(0, Pass(), votes=((0, True),)), WrongAnswer),
        (Turn(0, Pass(), overruled=True), WrongAnswer),
    ],
)
def test_a_first_turn_that_cannot_have_happened_is_refused(turn, refusal):
    assert type(refused(Table(*TWO), turn)) is refusal


def test_a_wrong_draw_says_how_many_tiles_are_drawn():
    refusal = refused(Table(*TWO), Turn(0, CAT, tiles("?E")))
    assert (refusal.expected, refusal.drawn) == (3, "?E")


@pytest.mark.parametrize("drawn", ["EEA", "??E", "QJK", "E__", "___"])
def test_any_draw_that_the_bag_could_give_is_believed(drawn):
    table = Table(*TWO)
    table.game.replay(Turn(0, CAT, tiles(drawn)))
    assert table.racks[0] == str(tiles("SXYZ" + drawn))


def after_cat(**how):
    """A table at which CAT was played and can be challenged."""
    table = Table(*TWO, "LIONEAR", **how)
    table.do(0, "8H CAT")
    return table


@pytest.mark.parametrize(
    ("turn", "refusal"),
    [
        (Turn(1, Challenge(("DOG",))), WordNotInPlay),
        (Turn(1, Challenge(), rejected=("DOG",)), WrongAnswer),
        (Turn(1, Challenge(), rejected=("CAT", "DOG")), WrongAnswer),
        (Turn(1, Challenge(), overruled=True), WrongAnswer),
        (Turn(1, Challenge(), votes=((0, True), (1, True), (2, True))), WrongAnswer),
        (Turn(1, Challenge(), tiles("E")), WrongDraw),
        (Turn(1, Accept(), rejected=("CAT",)), WrongAnswer),
    ],
)
def test_answers_to_a_challenge_that_cannot_have_been_given_are_refused(turn, refusal):
    assert type(refused(after_cat(), turn)) is refusal


def test_a_wrong_answer_is_named():
    table = after_cat()
    assert refused(table, Turn(1, Challenge(), rejected=("DOG",))).key == "rejected"
    assert refused(table, Turn(1, Challenge(), overruled=True)).key == "overruled"
    assert refused(table, Turn(1, Challenge(), votes=((0, True),))).key == "votes"


@pytest.mark.parametrize("rejected", [(), ("CAT",)])
def test_the_verdict_of_a_word_list_that_is_not_there_is_believed(rejected):
    table = after_cat()
    table.game.replay(Turn(1, Challenge(), rejected=rejected))
    assert table.scores[0] == (0 if rejected else 10)


def test_only_a_word_that_was_named_can_have_been_rejected():
    table = Table("CAVVXYZ", "SODEEEE", words="")
    table.do(0, "8H CA")
    table.do(1, "J8 SO")
    assert type(refused(table, Turn(0, Challenge(("SO",)), rejected=("CAS",)))) is WrongAnswer
    table.game.replay(Turn(0, Challenge(("SO",)), rejected=("SO",)))


@pytest.mark.parametrize(
    ("house", "rejected"),
    [({"house_added": frozenset({"CAT"})}, ("CAT",)), ({"house_refused": frozenset({"CAT"})}, ())],
)
def test_a_verdict_against_the_house_words_is_refused(house, rejected):
    assert refused(after_cat(**house), Turn(1, Challenge(), rejected=rejected)).key == "rejected"


def test_a_word_that_the_table_accepted_cannot_have_been_rejected_later():
    table = Table("CAVVXYZ", "SACEEEE", words="")
    table.do(0, "8H CA")
    table.do(1, "challenge", overruled=True)
    table.do(1, "H8 .A")
    assert refused(table, Turn(0, Challenge(), rejected=("CA",))).key == "rejected"


def test_where_unknown_words_are_refused_at_once_a_word_the_house_refuses_cannot_have_been_played():
    rules = family(challenge=doubting(ChallengeKind.VOID))
    turn = Turn(0, CAT, tiles("EEE"))
    table = Table(*TWO, rules=rules, house_refused=frozenset({"CAT"}))
    assert refused(table, turn).words == ("CAT",)
    assert type(refused(table, turn)) is WordsNotValid
    Table(*TWO, rules=rules).game.replay(turn)


# --- votes


def votes(*yes):
    return tuple(enumerate(yes))


@pytest.mark.parametrize(
    ("given", "rejected"),
    [
        (votes(True, True, False), ("CAT",)),
        (votes(False, False, True), ()),
        (votes(False, False, False), ("DOG",)),
    ],
)
def test_a_verdict_against_the_majority_is_refused(given, rejected):
    table = after_cat(rules=family("table-vote"))
    assert refused(table, Turn(1, Challenge(), rejected=rejected, votes=given)).key == "rejected"


@pytest.mark.parametrize(
    ("given", "rejected"),
    [
        (votes(True, True, False), ()),
        (votes(False, False, True), ("CAT",)),
        (votes(False, True), ()),
        (votes(False, True), ("CAT",)),
    ],
)
def test_a_verdict_that_the_votes_can_have_brought_is_believed(given, rejected):
    table = Table(*(*TWO, "LIONEAR")[: len(given)], rules=family("table-vote"))
    table.do(0, "8H CAT")
    table.game.replay(Turn(1, Challenge(), rejected=rejected, votes=given))
    assert table.scores[0] == (0 if rejected else 10)


def test_missing_votes_are_refused():
    table = after_cat(rules=family("table-vote"))
    assert type(refused(table, Turn(1, Challenge(), votes=votes(True, True)))) is VotesMissing


def test_a_word_the_house_refuses_is_among_those_that_were_voted_down():
    table = Table("CAVVXYZ", "SODEEEE", rules=family("table-vote"), house_refused=frozenset({"SO"}))
    table.do(0, "8H CA")
    table.do(1, "J8 SO")
    against = votes(False, False)
    assert refused(table, Turn(0, Challenge(), rejected=("CAS",), votes=against)).key == "rejected"
    table.game.replay(Turn(0, Challenge(), rejected=("SO",), votes=against))


def test_a_vote_against_words_that_were_all_accepted_before_rejects_nothing():
    table = Table("CAVVXYZ", "CAOEEEE", words="", rules=family("table-vote"))
    table.do(0, "8H CA")
    table.do(1, "challenge", votes=votes(True, True))
    table.do(1, "H8 .A")
    against = votes(False, False)
    assert refused(table, Turn(0, Challenge(), rejected=("CA",), votes=against)).key == "rejected"
    table.game.replay(Turn(0, Challenge(), votes=against))


# --- in between and at the end


def test_a_turn_after_the_end_is_refused():
    table = Table(*TWO)
    table.all_pass(3)
    assert type(refused(table, Turn(1, Pass()))) is GameIsOver


def test_every_kind_of_turn_can_be_read():
    table = Table(*TWO, "LIONEAR")
    for turn in (
        Turn(0, CAT, tiles("EEE"), seconds=12.5, note="a start"),
        Turn(2, Challenge(), rejected=("CAT",), overruled=True),
        Turn(1, Exchange(tiles("DO")), tiles("AA")),
        Turn(2, Substitute("club")),
        Turn(2, laid(H9="O", H10="N"), tiles("II")),
        Turn(1, Accept()),
        Turn(0, Agree()),
        Turn(1, Resign()),
        Turn(0, Pass()),
    ):
        table.game.replay(turn)
    assert table.game.turns[0].note == "a start"
    assert table.state.seconds == (12.5, 0.0, 0.0)


def test_verifying_changes_nothing_and_answers_nothing():
    table = Table(*TWO)
    assert verify(table.setup, table.state, Turn(0, Pass())) is None
    assert table.game.turns == ()


def test_a_refusal_of_a_setup_is_no_illegal_move():
    assert not issubclass(BadSetup, IllegalMove)
