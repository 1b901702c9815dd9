"""Before the first turn: seats, who starts, the racks that are dealt (rules, section 1)."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass
from scrabble_gui.core.rules import Help, StartRule, StopRule, TargetRule
from scrabble_gui.core.setup import MOST_ROUNDS, Seat, deal, draw_for_first, set_up
from scrabble_gui.core.state import bag_count, start
from scrabble_gui.core.tiles import BLANK, NO_TILES, Tile, Tiles
from tests.drawing import NAMES, family, heap, layout, setup_of, tile_set


def fresh(players=3, seed=1, last_loser=None, tiles=None, **changes):
    """Set up a game as a person would."""
    return set_up(
        game_id="test",
        started="2026-01-01T18:00:00Z",
        rules=family(**changes),
        tile_set=tiles or tile_set(),
        layout=layout(),
        lexicon_id="test",
        seats=[Seat(name) for name in NAMES[:players]],
        seed=seed,
        last_loser=last_loser,
    )


# --- the draw for first


def winner_of(rounds):
    """Say who starts after these rounds, by the rule: blank, then the letter nearest to A."""
    contenders = None
    for drawn in rounds:
        if contenders is not None:
            assert [seat for seat, _ in drawn] == contenders
        best = min(tile_set().rank(tile) for _, tile in drawn)
        contenders = [seat for seat, tile in drawn if tile_set().rank(tile) == best]
    assert len(contenders) == 1
    return contenders[0]


@given(st.integers(0, 2**128 - 1), st.integers(2, 4))
def test_the_letter_nearest_to_a_starts_and_who_ties_for_best_draws_again(seed, players):
    first, rounds = draw_for_first(tile_set(), players, seed)
    assert first == winner_of(rounds)
    assert [seat for seat, _ in rounds[0]] == list(range(players))


def test_tiles_of_the_draw_lie_on_the_table_until_all_is_decided():
    tiles = heap("AAAAAAAAB?")
    games = [draw_for_first(tiles, 2, seed)[1] for seed in range(50)]
    longer = [rounds for rounds in games if 1 < len(rounds) <= 5]
    assert len(longer) > 10
    for rounds in longer:
        drawn = Tiles.of(tile for each in rounds for _, tile in each)
        assert not len(tiles.all_tiles().missing(drawn))


def test_two_blanks_tie_and_draw_again():
    seeds = [
        seed for seed in range(40) if [tile for _, tile in draw_for_first(heap("??A"), 2, seed)[1][0]] == [BLANK] * 2
    ]
    assert seeds
    for seed in seeds:
        assert len(draw_for_first(heap("??A"), 2, seed)[1]) > 1


def test_a_draw_that_cannot_be_decided_ends_all_the_same():
    first, rounds = draw_for_first(heap("EEEEEEEE"), 3, seed=1)
    assert (first, len(rounds)) == (0, MOST_ROUNDS)


def test_a_draw_for_more_players_than_tiles_is_refused():
    with pytest.raises(BadSetup):
        draw_for_first(heap("AB"), 3, seed=1)


def test_a_draw_that_ties_to_the_last_tile_begins_with_a_full_bag_again():
    _, rounds = draw_for_first(heap("EE"), 2, seed=1)
    assert all(sorted(tile.letter for _, tile in each) == ["E", "E"] for each in rounds)


# --- who starts


def test_the_draw_decides_who_starts_and_is_kept():
    setup = fresh(start=StartRule.DRAW)
    assert (setup.first, setup.rounds) == draw_for_first(tile_set(), 3, 1)


def test_by_list_order_the_first_seat_starts():
    setup = fresh(start=StartRule.LIST_ORDER)
    assert (setup.first, setup.rounds) == (0, ())


def test_the_loser_of_the_last_game_starts():
    setup = fresh(start=StartRule.LOSER, last_loser=2)
    assert (setup.first, setup.rounds) == (2, ())


def test_without_a_last_game_its_loser_is_replaced_by_a_draw():
    assert fresh(start=StartRule.LOSER).rounds == fresh(start=StartRule.DRAW).rounds != ()


def test_the_seed_decides_who_starts_at_random():
    firsts = [fresh(start=StartRule.RANDOM, seed=seed).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert fresh(start=StartRule.RANDOM).rounds == ()


# --- dealing


@given(st.integers(0, 2**128 - 1), st.integers(2, 4))
def test_everybody_gets_seven_tiles_and_none_is_lost(seed, players):
    setup = fresh(players, seed)
    state = start(setup)
    assert [len(rack) for rack in setup.dealt] == [7] * players
    assert bag_count(setup, state) == 100 - 7 * players
    dealt = NO_TILES
    for rack in setup.dealt:
        dealt = dealt.plus(rack)
    assert not len(tile_set().all_tiles().missing(dealt))


def test_the_tiles_of_the_draw_are_back_in_the_bag_before_the_racks_are_dealt():
    setup = fresh(tiles=heap("A" * 7 + "B" * 7 + "?C"), players=2)
    assert setup.rounds
    assert sum(len(rack) for rack in setup.dealt) == 14


def test_who_starts_draws_first_then_the_others_in_order():
    in_order = deal(tile_set(), 7, 3, first=0, seed=5)
    assert deal(tile_set(), 7, 3, first=1, seed=5) == (in_order[2], in_order[0], in_order[1])


def test_the_same_seed_deals_the_same_racks():
    assert fresh(seed=77).dealt == fresh(seed=77).dealt != fresh(seed=78).dealt


def test_too_few_tiles_for_the_racks_are_refused():
    with pytest.raises(BadSetup) as refusal:
        deal(heap("ABCDE"), 3, 2, first=0, seed=1)
    assert refusal.value.value == 5
    assert len(deal(heap("ABCDEF"), 3, 2, first=0, seed=1)) == 2


def test_the_start_of_a_game():
    setup = setup_of("CATSXYZ", "DOGEEEE", first=1, head_starts=(10, 0), levels={1: "club"})
    state = start(setup)
    assert state.to_move == 1
    assert state.scores == (10, 0)
    assert state.racks == setup.dealt
    assert state.levels == (None, "club")
    assert state.board.is_empty
    assert not state.is_over


# --- what does not fit together


@pytest.mark.parametrize(
    "seat",
    [
        lambda: Seat(""),
        lambda: Seat(" "),
        lambda: Seat("Ada", head_start=-1),
        lambda: Seat("Ada", target=0),
        lambda: Seat("Ada", hints=-1),
        lambda: Seat("Ada", timer_factor=0),
        lambda: Seat("Ada", timer_factor=-1),
        lambda: Seat("Ada", timer_factor=math.inf),
        lambda: Seat("Ada", timer_factor=math.nan),
    ],
)
def test_a_seat_without_a_name_or_with_a_strange_number_is_refused(seat):
    with pytest.raises(BadSetup):
        seat()


@pytest.mark.parametrize(
    ("racks", "how", "key"),
    [
        (("A",), {}, "seats"),
        (("A",) * 3, {"rules": family(players=(2, 2))}, "seats"),
        (("A", "B"), {"first": 2}, "first"),
        (("A", "B"), {"first": -1}, "first"),
        (("AEIOUAEI", "B"), {}, "dealt"),
        (("ZZ", "B"), {}, "dealt"),
        (("Z", "Z"), {}, "dealt"),
        (("AB", 2), {"tiles": heap("ABC")}, "dealt"),
        (("A", "B"), {"rounds": (((2, Tile("A")),),)}, "rounds"),
        (("A", "B"), {"rounds": (((-1, Tile("A")),),)}, "rounds"),
        (("A", "B"), {"rounds": (((0, Tile("Ñ")),),)}, "rounds"),
        (("A", "B"), {"targets": (50, 50), "head_starts": (50, 0)}, "target"),
        (("A", "B"), {"rules": family(target=TargetRule(StopRule.AT_ONCE))}, "target"),
    ],
)
def test_a_game_whose_parts_do_not_fit_is_refused(racks, how, key):
    with pytest.raises(BadSetup) as refusal:
        setup_of(*racks, **how)
    assert refusal.value.key == key


def test_every_seat_needs_a_rack():
    setup = setup_of("A", "B")
    with pytest.raises(BadSetup):
        replace(setup, dealt=setup.dealt[:1])


def test_a_head_start_below_the_line_is_allowed():
    assert setup_of("A", "B", targets=(50, 50), head_starts=(49, 0)).seats[0].head_start == 49


def test_a_draw_for_first_may_hold_blanks():
    assert setup_of("A", "B", rounds=(((0, BLANK), (1, Tile("A"))),)).rounds


# --- helps


def test_a_help_is_allowed_by_the_ruleset_or_to_the_person():
    setup = setup_of("A", "B")
    assert not setup.may_use(0, Help.UNDO)
    assert setup_of("A", "B", rules=family("friendly")).may_use(0, Help.UNDO)
    own = Seat("Ada", helps=frozenset({Help.HINTS}))
    helped = replace(setup, seats=(own, setup.seats[1]))
    assert helped.may_use(0, Help.HINTS)
    assert not helped.may_use(1, Help.HINTS)
    assert not helped.may_use(0, Help.LIGHTS)


# --- hints


def hinting(*budgets, rules="kids"):
    setup = setup_of("CATSXYZ", "DOGEEEE", rules=family(rules))
    seats = tuple(replace(seat, hints=hints) for seat, hints in zip(setup.seats, budgets, strict=True))
    return Game(replace(setup, seats=seats))


def test_a_budget_of_hints_goes_down_with_every_step_and_not_below_nothing():
    game = hinting(3, None)
    assert (game.hints_left(0), game.hints_left(1)) == (3, None)
    game.take(0, Pass(), None, hints=2)
    game.take(1, Pass(), None, hints=9)
    assert (game.hints_left(0), game.hints_left(1)) == (1, None)
    game.take(0, Exchange(game.setup.tile_set.parse("X")), None, hints=2)
    assert game.hints_left(0) == 0


def test_where_no_hints_are_allowed_there_are_none_left():
    assert hinting(3, None, rules="friendly").hints_left(1) == 0


def test_taking_a_turn_back_gives_its_hints_back():
    game = hinting(3, None)
    game.take(0, Pass(), None, hints=2)
    game.undo(0)
    assert game.hints_left(0) == 3


def test_fewer_hints_than_none_are_refused():
    with pytest.raises(BadSetup) as refused:
        hinting(3, 3).take(0, Pass(), None, hints=-1)
    assert refused.value.key == "hints"
