"""When nobody can play any more the game ends by itself; never where that cannot be known."""

from dataclasses import replace
from pathlib import Path

import pytest

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Agree, Pass
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.state import Ending
from scrabble_gui.engine.match import nobody_can_play
from scrabble_gui.engine.movegen import MoveGenerator
from scrabble_gui.record.savefile import SavedGame
from tests.drawing import Words, doubting, family, setup_of, tile_set
from tests.engine.words import gaddag_of

FILE = Path("game.scrabble")
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Seeing:
    """An onlooker who knows one word."""

    def __init__(self, setup):
        self.generator = MoveGenerator(gaddag_of(["AT"], LATIN), setup.rules, tile_set(), setup.layout)

    def nobody_can_play(self, setup, state):
        """Look at the racks."""
        return nobody_can_play(setup, state, self.generator)


@pytest.fixture
def sit(qtbot):
    sessions = []

    def make(*racks, make=lambda setup, stop: Seeing(setup), **how):
        setup = setup_of(*racks, bag=how.pop("bag", ""), **how)
        session = Session(SavedGame(Game(setup)), FILE, Words("AT"), lambda saved: FILE, onlookers=make)
        session.until = lambda check: qtbot.waitUntil(check, timeout=5000)
        session.idle = lambda: qtbot.waitUntil(lambda: not session.survey._thinker.is_busy, timeout=5000)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.survey.close()


def test_with_an_empty_bag_and_no_play_left_the_game_ends_by_itself(sit):
    session = sit("XX", "VV")
    session.survey.begin()
    session.until(lambda: session.phase is Phase.OVER)
    assert session.state.ending is Ending.BLOCKED
    assert [type(turn.move) for turn in session.game.turns] == [Agree, Agree]


def test_it_is_seen_after_a_turn_too(sit):
    session = sit("XX", "AT", bag="")
    session.survey.begin()
    session.idle()
    assert session.phase is not Phase.OVER
    session.reveal()
    session.submit(Pass())
    session.idle()
    assert session.phase is Phase.CURTAIN


def test_nobody_looks_before_the_table_is_in_sight(sit):
    session = sit("XX", "VV")
    session.survey.look()
    assert not session.survey._thinker.is_busy


@pytest.mark.parametrize(
    "how",
    [
        {"bag": "E"},
        {"rules": family(challenge=doubting(ChallengeKind.VOTE))},
        {"rules": family(challenge=doubting(ChallengeKind.NONE))},
        {"house_added": frozenset({"XX"})},
        {"make": None},
    ],
    ids=["tiles in the bag", "the table votes", "every word stands", "house words", "nobody to look"],
)
def test_where_nobody_can_know_the_game_goes_on(sit, how):
    session = sit("XX", "VV", **how)
    session.survey.begin()
    session.idle()
    assert session.phase is not Phase.OVER


def test_while_a_play_can_be_challenged_nothing_ends(sit):
    session = sit("ATXX", "VV")
    session.survey.begin()
    session.idle()
    session.reveal()
    for letter, column in (("A", 7), ("T", 8)):
        slots = session.hand.draft.slots
        slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
        assert session.hand.place(slot, session.setup.layout.start._replace(col=column))
    assert session.submit(session.hand.draft.play())
    session.idle()
    assert session.phase is Phase.CURTAIN
    assert session.accept()
    session.until(lambda: session.phase is Phase.OVER)
    assert session.state.ending is Ending.BLOCKED


def test_who_cannot_look_leaves_it_to_the_people(sit):
    def broken(setup, stop):
        raise ValueError(setup)

    session = sit("XX", "VV", make=broken)
    session.survey.begin()
    session.idle()
    assert session.phase is not Phase.OVER


def test_a_list_that_does_not_judge_this_game_is_not_asked(sit):
    session = sit("XX", "VV")
    session.game._setup = replace(session.setup, lexicon_id="")
    session.survey.begin()
    assert not session.survey._thinker.is_busy
