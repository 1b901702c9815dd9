"""Taking turns back and playing them again (rules, section 4: undo, slip)."""

import pytest

from scrabble_gui.core.errors import NothingToRedo, NothingToUndo, UndoNotAllowed, WindowIsOpen
from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import ChallengeKind, Help
from tests.drawing import TWO, Table, doubting, family

UNDO = {"helps": frozenset({Help.UNDO})}


def test_undo_brings_back_the_position_before():
    table = Table(*TWO, rules=family(**UNDO))
    before = table.state
    turn = table.do(0, "8H CAT")
    assert table.game.undo(0) == turn
    assert table.state == before
    assert table.game.turns == ()


def test_undo_goes_back_to_the_last_decision_of_a_person():
    table = Table(*TWO, rules=family(**UNDO), levels={1: "club"})
    table.do(0, "8H CAT")
    table.do(1, "8H ...E")
    table.game.undo(0)
    assert table.state.board.is_empty
    assert table.state.to_move == 0


def test_who_decided_is_who_sat_there_then():
    table = Table(*TWO, rules=family(**UNDO))
    table.do(0, "8H CAT")
    table.do(1, "seat club")
    table.do(1, "8H ...E")
    table.do(0, "seat club")
    table.do(0, "pass")
    table.game.undo(0)
    assert len(table.game.turns) == 3
    table.game.undo(0)
    assert len(table.game.turns) == 1


def test_a_game_of_computers_has_nothing_to_take_back():
    table = Table(*TWO, rules=family(**UNDO), levels={0: "club", 1: "club"})
    table.do(0, "8H CAT")
    with pytest.raises(NothingToUndo):
        table.game.undo(0)


def test_there_is_nothing_to_take_back_at_the_start():
    with pytest.raises(NothingToUndo):
        Table(*TWO, rules=family(**UNDO)).game.undo(0)


def test_undo_must_be_allowed():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    with pytest.raises(UndoNotAllowed):
        table.game.undo(0)
    assert len(table.game.turns) == 1


def test_a_finished_game_may_be_taken_back_too():
    table = Table(*TWO, rules=family(**UNDO))
    table.all_pass(3)
    assert table.state.is_over
    table.game.undo(0)
    assert not table.state.is_over


def test_turns_taken_back_can_be_played_again_one_by_one():
    table = Table(*TWO, rules=family(**UNDO))
    table.do(0, "8H CAT", seconds=3.5)
    table.do(1, "8H ...E")
    after, turns = table.state, table.game.turns
    table.game.undo(0)
    table.game.undo(0)
    assert table.game.redo() == turns[0]
    assert table.game.redo() == turns[1]
    assert (table.state, table.game.turns) == (after, turns)
    with pytest.raises(NothingToRedo):
        table.game.redo()


def test_another_move_forgets_the_turns_taken_back():
    table = Table(*TWO, rules=family(**UNDO))
    table.do(0, "8H CAT")
    table.game.undo(0)
    table.do(0, "pass")
    with pytest.raises(NothingToRedo):
        table.game.redo()


def test_a_recorded_turn_forgets_the_turns_taken_back():
    table = Table(*TWO, rules=family(**UNDO))
    turn = table.do(0, "8H CAT")
    table.do(1, "pass")
    table.game.undo(0)
    table.game.undo(0)
    table.game.replay(turn)
    with pytest.raises(NothingToRedo):
        table.game.redo()


def test_a_refused_move_keeps_the_turns_taken_back():
    table = Table(*TWO, rules=family(**UNDO))
    turn = table.do(0, "8H CAT")
    table.game.undo(0)
    with pytest.raises(NothingToUndo):
        table.game.undo(0)
    assert table.game.redo() == turn


def test_undo_reopens_the_window():
    table = Table(*TWO, words="", rules=family(**UNDO))
    table.do(0, "8H CAT")
    table.do(1, "challenge")
    table.game.undo(1)
    assert table.may_challenge == (1,)
    assert table.scores == (10, 0)


def test_every_position_can_be_looked_at_again():
    table = Table(*TWO)
    states = [table.state]
    for seat, move in ((0, "8H CAT"), (1, "8H ...E"), (0, "pass")):
        table.do(seat, move)
        states.append(table.state)
    assert [table.game.state_after(number) for number in range(4)] == states


def test_a_note_stands_beside_its_turn():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    table.do(1, "pass")
    before = table.state
    table.game.annotate(0, "a fine start")
    assert [turn.note for turn in table.game.turns] == ["a fine start", ""]
    assert Game(table.setup, table.game.turns).state == before


# --- a slip of the hand


def test_a_play_just_made_may_be_taken_back_without_undo_and_draws_the_same_tiles():
    table = Table(*TWO)
    before = table.state
    turn = table.do(0, "8H CAT")
    assert table.game.take_back_slip(0) == turn
    assert table.state == before
    assert table.do(0, "8H CAT").drawn == turn.drawn


def test_a_slip_may_be_taken_back_where_there_is_no_challenge_too():
    for kind in (ChallengeKind.VOID, ChallengeKind.NONE):
        table = Table(*TWO, rules=family(challenge=doubting(kind)))
        table.do(0, "8H CAT")
        table.game.take_back_slip(0)
        assert table.state.board.is_empty


def test_only_the_own_play_is_a_slip():
    table = Table(*TWO)
    table.do(0, "8H CAT")
    with pytest.raises(NothingToUndo):
        table.game.take_back_slip(1)


@pytest.mark.parametrize(("seat", "move"), [(1, "pass"), (1, "8H ...E"), (1, "challenge"), (1, "accept")])
def test_a_slip_is_too_late_when_somebody_moved_or_challenged(seat, move):
    table = Table(*TWO)
    table.do(0, "8H CAT")
    table.do(seat, move)
    with pytest.raises(NothingToUndo):
        table.game.take_back_slip(0)


def test_a_pass_or_an_exchange_is_no_slip():
    for move in ("pass", "exchange C"):
        table = Table(*TWO)
        table.do(0, move)
        with pytest.raises(NothingToUndo):
            table.game.take_back_slip(0)


def test_there_is_no_slip_before_the_first_turn():
    with pytest.raises(NothingToUndo):
        Table(*TWO).game.take_back_slip(0)


def test_a_ruleset_may_forbid_slips():
    table = Table(*TWO, rules=family(slips=False))
    table.do(0, "8H CAT")
    with pytest.raises(UndoNotAllowed):
        table.game.take_back_slip(0)


def test_a_slip_with_the_last_tile_is_no_end_of_the_game():
    table = Table("CAT", "DOG", bag="")
    table.do(0, "8H CAT")
    with pytest.raises(WindowIsOpen):
        table.do(1, "pass")
    table.game.take_back_slip(0)
    assert table.racks == ("ACT", "DGO")
