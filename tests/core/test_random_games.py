"""Whatever happens at the table: no tile is lost, the past folds again, nobody sees or fishes what is hidden."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from scrabble_gui.core.advance import advance
from scrabble_gui.core.errors import GameIsOver
from scrabble_gui.core.game import Game, view, visible_rack
from scrabble_gui.core.moves import Challenge, Exchange, Pass, Play
from scrabble_gui.core.referee import decide, verify
from scrabble_gui.core.state import Turn, bag, bag_count, may_challenge, on_table, racks_as_known, unaccounted
from scrabble_gui.core.tiles import Tiles
from tests.core.random_games import RULESETS, RandomGame, masked, masked_turn, scripts, setup_for, setups

# --- after every event


@settings(max_examples=60)
@given(setups, scripts)
def test_whatever_happens_the_rules_hold(setup, script):
    table, first_draws = RandomGame(setup), {}
    for act, number in script:
        before = table.state
        turn = table.step(act, number)
        no_tile_is_lost(setup, table.state)
        somebody_can_move(setup, table.state)
        if turn is None:
            continue
        the_turn_is_believed_and_folds_to_the_same_state(setup, before, turn, table.state)
        if isinstance(turn.move, Challenge):
            upheld = bool(turn.rejected) and not turn.overruled
            event("upheld" if upheld else "failed")
            check = upheld_brings_back_what_was_before if upheld else failed_leaves_the_play_where_it_is
            check(setup, before, turn, table.state)
        if isinstance(turn.move, Play | Exchange):
            another_move_draws_no_other_tiles(setup, before, turn, first_draws)
    event(f"ending: {table.state.ending}")


def no_tile_is_lost(setup, state):
    everything = on_table(state).plus(bag(setup, state))
    assert everything == setup.tile_set.all_tiles()
    assert len(bag(setup, state)) == bag_count(setup, state) >= 0
    assert all(len(rack) <= setup.rules.rack_size for rack in state.racks)


def somebody_can_move(setup, state):
    """Whoever is to move is still in the game, and an open window can be closed by somebody else than its player."""
    challengers = may_challenge(setup, state)
    assert set(challengers) <= set(state.active())
    assert bool(challengers) == (state.contestable is not None)
    if state.contestable:
        assert state.contestable.seat not in challengers
    if not state.is_over:
        assert state.to_move in state.active()
        assert not state.skips[state.to_move] or state.contestable is None


def the_turn_is_believed_and_folds_to_the_same_state(setup, before, turn, after):
    verify(setup, before, turn)
    assert advance(setup, before, turn) == after


def upheld_brings_back_what_was_before(setup, before, turn, after):
    original = before.contestable.before
    assert (after.board, after.racks, after.scores) == (original.board, original.racks, original.scores)
    assert bag(setup, after) == bag(setup, original)
    assert after.contestable is None
    assert after.scoreless == original.scoreless + 1
    assert after.draws == before.draws


def failed_leaves_the_play_where_it_is(setup, before, turn, after):
    assert (after.board, after.racks) == (before.board, before.racks)
    changed = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
    assert changed[turn.seat] == (0 if turn.overruled else -setup.rules.challenge.penalty)
    assert changed[before.contestable.seat] in {0, *(setup.rules.challenge.points * words for words in range(1, 8))}


def another_move_draws_no_other_tiles(setup, before, turn, first_draws):
    """The tiles of a draw are the same as ever before from this bag at this number, as far as both go."""
    where = before.draws, bag(setup, before)
    fewer, more = sorted((first_draws.get(where, turn.drawn), turn.drawn), key=len)
    assert not len(more.missing(fewer))
    first_draws[where] = more


# --- at the end of what happened


@settings(max_examples=60)
@given(setups, scripts, st.integers(0, 2**32 - 1), st.sets(st.integers(0, 3)))
def test_whatever_happened_the_game_can_be_read_looked_at_and_taken_back(setup, script, number, hidden):
    table = RandomGame(setup)
    for act, choice in script:
        table.step(act, choice)
    the_turns_folded_again_are_the_same_game(table.game)
    no_view_shows_what_its_seat_may_not_know(setup, table.state, Random(number))
    a_record_without_some_racks_tells_the_same_game(table.game, hidden)
    everything_can_be_taken_back_and_played_again(table.game)
    if table.state.is_over:
        a_game_that_is_over_stays_over_and_has_winners(table.game)
    else:
        assert table.game.result() is None


def the_turns_folded_again_are_the_same_game(game):
    again = Game(game.setup, game.turns)
    assert (again.turns, again.state, again.result()) == (game.turns, game.state, game.result())
    assert hash(again.state) == hash(game.state)
    for number in range(len(game.turns) + 1):
        assert again.state_after(number) == game.state_after(number)


def no_view_shows_what_its_seat_may_not_know(setup, state, chance):
    for seat in range(len(setup.seats)):
        other = with_other_hidden_tiles(setup, state, seat, chance)
        no_tile_is_lost(setup, other)
        assert view(setup, other, seat) == view(setup, state, seat)
        assert view(setup, state, seat).rack == visible_rack(state, seat)


def with_other_hidden_tiles(setup, state, seat, chance):
    """Return a state that a seat cannot tell from this one: everything it may not see is mixed anew."""
    own = visible_rack(state, seat)
    hidden = list(setup.tile_set.all_tiles().minus(Tiles.of(state.board.tiles.values())).minus(own))
    chance.shuffle(hidden)
    racks = []
    for other, rack in enumerate(state.racks):
        seen = own if other == seat else Tiles()
        count = len(rack) - len(seen)
        racks.append(seen.plus(Tiles.of(hidden[:count])))
        hidden = hidden[count:]
    contestable = state.contestable
    if contestable is not None:
        player = contestable.seat
        new = list(racks[player].minus(own) if player == seat else racks[player])
        chance.shuffle(new)
        drawn = Tiles.of(new[: len(contestable.drawn)])
        before = list(racks)
        before[player] = racks[player].minus(drawn).plus(contestable.play.tiles)
        contestable = replace(contestable, drawn=drawn, before=replace(contestable.before, racks=tuple(before)))
    return replace(state, racks=tuple(racks), contestable=contestable)


def a_record_without_some_racks_tells_the_same_game(game, hidden):
    """A record in which nobody wrote down the tiles of some seats agrees by count, and with what everybody saw."""
    record = Game(masked(game.setup, hidden))
    tiles = len(game.setup.tile_set)
    for number, turn in enumerate(game.turns, start=1):
        record.replay(masked_turn(turn, hidden))
        known, full = record.state, game.state_after(number)
        for seen in ("board", "scores", "to_move", "ending", "skips", "pass_runs", "scoreless", "resigned", "agreed"):
            assert getattr(known, seen) == getattr(full, seen)
        assert list(map(len, known.racks)) == list(map(len, full.racks))
        assert bag_count(record.setup, known) == bag_count(game.setup, full)
        assert len(on_table(known).known) + len(unaccounted(record.setup, known)) == tiles
        for rack, guess in zip(full.racks, racks_as_known(record.setup, known), strict=True):
            assert not len(rack.missing(Tiles(guess.known)))
    for seat in range(len(game.setup.seats)):
        seen = len(record.state.board.tiles) + len(visible_rack(record.state, seat).known)
        assert len(view(record.setup, record.state, seat).unseen) == tiles - seen


def everything_can_be_taken_back_and_played_again(game):
    free = replace(game.setup, rules=replace(game.setup.rules, helps=RULESETS[0].helps))
    again = Game(free, game.turns)
    people = sum(game.state_after(number).levels[turn.seat] is None for number, turn in enumerate(game.turns))
    for _ in range(people):
        again.undo(0)
    assert len(again.turns) <= len(game.turns) - people
    while len(again.turns) < len(game.turns):
        again.redo()
    assert (again.turns, again.state) == (game.turns, game.state)


def a_game_that_is_over_stays_over_and_has_winners(game):
    winners = game.result().winners
    assert winners
    assert set(winners) <= set(game.state.active())
    assert game.state.contestable is None
    for seat in range(len(game.setup.seats)):
        with pytest.raises(GameIsOver):
            decide(game.setup, game.state, seat, Pass(), None)
        with pytest.raises(GameIsOver):
            verify(game.setup, game.state, Turn(seat, Pass()))


# --- the games themselves


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: f"{rules.id}-{rules.challenge.kind}")
def test_random_games_meet_every_kind_of_event(rules):
    chance, kinds = Random(rules.id), set()
    for seed in range(8):
        table = RandomGame(setup_for(rules, 2 + seed % 3, tiny=True, seed=seed))
        for _ in range(50):
            act = chance.choice(["word", "word", "nonsense", "challenge", "exchange", "accept"])
            turn = table.step(act, chance.getrandbits(32))
            if turn is not None:
                kinds.add(type(turn.move).__name__)
                kinds.add("upheld" if turn.rejected else "")
    assert kinds >= {"Play", "Exchange"}
    if rules.challenge.has_window:
        assert kinds >= {"Challenge", "Accept", "upheld"}
