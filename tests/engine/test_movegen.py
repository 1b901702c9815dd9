"""Finding plays: all of them, the best of them, on every board and rack, and nothing that is no play."""

import hashlib
import random
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_gui.core.board import Board, Layout, Premium, parse_cgp
from scrabble_gui.core.moves import Placement, Play, format_play
from scrabble_gui.core.rules import ChallengeKind, ChallengeRule, EndKind, EndRule, Ruleset
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import LetterKind, Tile, Tiles, TileSet
from scrabble_gui.engine.errors import DamagedWordGraph, TooManyTiles
from scrabble_gui.engine.gaddag import Gaddag
from scrabble_gui.engine.kernel import is_compiled
from scrabble_gui.engine.leaves import BLANK_KEY, LeaveModel
from scrabble_gui.engine.movegen import MoveGenerator, exchanges
from tests.engine.words import brute_force, catalogue, enable, gaddag_of, oracle_rows

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def standard(words=None, leaves=None):
    """A generator for the ordinary game, with the big list or a few words."""
    gaddag = enable()[1] if words is None else gaddag_of(words, LATIN)
    data = catalogue()
    return MoveGenerator(
        gaddag, data.ruleset("family-classic"), data.tile_set("english"), data.layout("standard"), leaves
    )


def cgp(text):
    return parse_cgp(text, catalogue().layout("standard"), catalogue().tile_set("english"))


def rack(text):
    return catalogue().tile_set("english").parse(text)


# --- against what others computed


def placement_line(found):
    """A play as the reference data writes it: new tiles by square, lower case is a blank, and the points."""
    parts = (
        f"{row},{col},{tile.letter.lower() if tile.blank else tile.letter}"
        for (row, col), tile in found.play.placements
    )
    return f"{';'.join(parts)}={found.score}\n"


def test_every_play_of_the_reference_positions_is_found_with_its_points(shared):
    generator = standard()
    rows = oracle_rows(shared, "positions.tsv")
    for number, (name, text, tiles, count, best, _, _, points, _, _, checksum) in enumerate(rows):
        if not is_compiled() and number % 6:
            continue
        board = cgp(text)
        plays = generator.plays(board, rack(tiles))
        numbers = plays.words_across() if board.is_empty else range(len(plays))
        lines = [placement_line(plays[at]) for at in numbers]
        assert len(lines) == int(count), name
        assert sum(plays.scores[at] for at in numbers) == int(points), name
        assert hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()[:16] == checksum, name
        highest = generator.best(board, rack(tiles))
        assert (highest.score if highest else 0) == int(best), name


def test_counts_of_plays_and_exchanges_agree_with_the_reference(shared):
    generator = standard()
    for row in oracle_rows(shared, "oracles.tsv"):
        kind, text, tiles, expected, lexicon = row[1], row[3], row[4], row[6], row[7]
        if kind == "count-plays" and lexicon == "ENABLE":
            assert len(generator.plays(cgp(text), rack(tiles))) == int(expected), row[0]
        elif kind == "count-exchanges":
            assert 1 + len(list(exchanges(rack(tiles), 93, 7))) == int(expected), row[0]


def test_small_lists_give_exactly_the_plays_worked_out_by_hand(shared):
    for row in oracle_rows(shared, "oracles.tsv"):
        if row[1] != "micro-lexicon":
            continue
        words = row[2].partition("lexicon = ")[2].split()
        board = cgp(row[3])
        plays = standard(words).plays(board, rack(row[4]))
        expected = sorted(tuple(entry.rsplit(" ", 1)) for entry in row[8].split("; "))
        assert sorted((format_play(found.play, board), str(found.score)) for found in plays) == expected, row[0]
        assert len(plays) == int(row[6])


# --- against the plainest generator, on random boards, racks and tile sets

ALPHABETS = [
    tuple("ABC"),
    ("A", "CH", "LL", "S"),
    tuple(chr(0x0531 + number) for number in range(38)),
    tuple(LATIN) + tuple(chr(0x0410 + number) for number in range(32)) + ("DH", "GJ", "SH", "TH", "XH"),
]


@st.composite
def games(draw):
    """Words, a ruleset, a tile set, a layout, a board made by playing, and a rack."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    alphabet = dice.choice(ALPHABETS)
    used = dice.sample(alphabet, min(len(alphabet), dice.randint(2, 5)))
    words = {tuple(dice.choices(used, k=dice.randint(1, 6))) for _ in range(dice.randint(1, 25))}
    if not any(len(word) > 1 for word in words):
        words.add((used[0], used[1]))
    size = dice.choice([2, 3, 4, 5, 5, 6, 7, 7, 9, 11, 15, 21])
    squares = [Square(row, col) for row in range(size) for col in range(size)]
    premiums = {
        square: Premium(letter=dice.randint(1, 4), word=dice.choice([1, 1, 2, 3, 4]))
        for square in dice.sample(squares, dice.randint(0, size * size // 2))
    }
    layout = Layout("random", "Random", size, dice.choice(squares), premiums)
    kinds = tuple(LetterKind(letter, 9, dice.randint(0, 10)) for letter in alphabet)
    tile_set = TileSet("random", "Random", kinds, blanks=9)
    size_of_rack = dice.randint(2, 9)
    rules = Ruleset(
        id="random",
        name="Random",
        summary="",
        layout_id=layout.id,
        rack_size=size_of_rack,
        bonus={tiles: dice.randint(0, 60) for tiles in range(1, size_of_rack + 1) if dice.random() < 0.5},
        challenge=ChallengeRule(ChallengeKind.VOID),
        end=EndRule(EndKind.BLOCKED),
        first_play_tiles=dice.randint(2, size_of_rack),
    )
    return dice, words, alphabet, used, rules, tile_set, layout


def some_rack(dice, used, most):
    blanks = dice.choices([0, 1, 2], weights=[6, 3, 1])[0]
    tiles = [Tile(dice.choice(used)) for _ in range(dice.randint(0 if blanks else 1, max(1, most - blanks)))]
    return Tiles.of([*tiles, *[Tile("", blank=True)] * blanks][:most])


@settings(max_examples=40 if is_compiled() else 25)
@given(games())
def test_plays_are_exactly_those_of_the_plainest_generator(game):
    dice, words, alphabet, used, rules, tile_set, layout = game
    leaves = LeaveModel(
        single={letter: [dice.randint(-9000, 9000)] for letter in (*used, BLANK_KEY)},
        pair={(used[0], used[1]): dice.randint(-5000, 5000)},
        vowels=frozenset(used[:1]),
        balance={(1, 1): dice.randint(-3000, 3000), (0, 2): 500},
        nothing=dice.randint(-9000, 30000),
    )
    generator = MoveGenerator(gaddag_of(words, alphabet), rules, tile_set, layout, leaves)
    board = Board(layout)
    for _ in range(5):
        tiles = some_rack(dice, used, rules.rack_size)
        expected = brute_force(board, tiles, rules, tile_set, words)
        plays = generator.plays(board, tiles)
        assert {found.play.placements: found.score for found in plays} == expected
        assert len(plays) == len(expected)
        for found in dice.sample(list(plays), min(5, len(plays))):
            kept = leaves.value(tiles.minus(found.play.tiles))
            assert found.equity == pytest.approx(found.score + kept / 1000)
        best = generator.best(board, tiles)
        if best is None:
            assert not expected
            continue
        assert best.equity == pytest.approx(max(found.equity for found in plays))
        assert expected[best.play.placements] == best.score
        board = board.with_tiles(dice.choice(list(plays)).play.placements)


@settings(max_examples=25 if is_compiled() else 8)
@given(st.integers(0, 2**32), st.integers(0, 9))
def test_boards_that_no_game_could_reach_are_searched_like_others(seed, density):
    dice = random.Random(seed)
    data = catalogue()
    tile_set, layout, rules = data.tile_set("english"), data.layout("standard"), data.ruleset("family-classic")
    words = {tuple(dice.choices("AEST", k=dice.randint(2, 5))) for _ in range(30)}
    tiles = {
        square: Tile(dice.choice("AESTQ"), blank=dice.random() < 0.1)
        for square in layout.squares()
        if dice.random() < density / 10
    }
    board = Board(layout, tiles)
    hand = some_rack(dice, list("AEST"), 7)
    plays = MoveGenerator(gaddag_of(words, LATIN), rules, tile_set, layout).plays(board, hand)
    assert {found.play.placements: found.score for found in plays} == brute_force(board, hand, rules, tile_set, words)


def test_the_best_play_by_equity_is_the_first_of_all(shared):
    dice = random.Random(6)
    leaves = LeaveModel(
        single={key: [dice.randint(-6000, 12000), -3000] for key in (*LATIN, BLANK_KEY)},
        pair={(one, two): dice.randint(-2000, 2000) for one in "AEINRST" for two in "AEINRST" if one < two},
        vowels=frozenset("AEIOU"),
        balance={(many, few): -abs(many - few) * 500 for many in range(8) for few in range(8)},
    )
    generator = standard(leaves=leaves)
    for row in oracle_rows(shared, "positions.tsv")[:: 1 if is_compiled() else 12]:
        plays = generator.plays(cgp(row[1]), rack(row[2]))
        best = generator.best(cgp(row[1]), rack(row[2]))
        assert (best is None) == (not len(plays))
        if best:
            assert best.equity == plays.best(1)[0].equity


# --- the answers' form


def test_plays_are_a_sequence_and_objects_are_made_when_looked_at():
    plays = standard(["CAT", "CATS", "AT", "TA"]).plays(Board(catalogue().layout("standard")), rack("CATS"))
    assert len(plays) == len(list(plays)) == len(plays[:])
    assert plays[-1] == plays[len(plays) - 1]
    with pytest.raises(IndexError):
        plays[len(plays)]
    best = plays.best(3, by_score=True)
    assert [found.score for found in best] == sorted((found.score for found in plays), reverse=True)[:3]


def test_equal_plays_come_in_an_order_that_does_not_change():
    board = Board(catalogue().layout("standard"))
    first = [found.play for found in standard(["CAT"]).plays(board, rack("CAT")).best(99)]
    assert first == [found.play for found in standard(["CAT"]).plays(board, rack("CAT")).best(99)]
    assert len(first) == 6


def test_letters_that_only_the_tiles_have_lie_on_the_board_but_make_no_word():
    tile_set = TileSet("more", "More", (LetterKind("A", 5, 1), LetterKind("É", 5, 1)), blanks=1)
    layout = Layout("five", "Five", 5, Square(2, 2), {})
    rules = catalogue().ruleset("family-classic")
    generator = MoveGenerator(gaddag_of(["AA", "AAA"], "A"), rules, tile_set, layout)
    board = Board(layout, {Square(2, 1): Tile("É"), Square(2, 3): Tile("A")})
    words = {("A", "A"), ("A", "A", "A")}
    hand = tile_set.parse("AAÉ")
    found = {play.play.placements: play.score for play in generator.plays(board, hand)}
    assert found == brute_force(board, hand, rules, tile_set, words)


def test_unknown_tiles_of_a_rack_are_no_tiles_to_play():
    generator = standard(["AT", "TA"])
    board = Board(catalogue().layout("standard"))
    assert not len(generator.plays(board, Tiles(unknown=7)))
    assert generator.best(board, Tiles(unknown=7)) is None
    assert not generator.has_play(board, Tiles())


def test_a_rack_too_large_is_refused():
    with pytest.raises(TooManyTiles) as caught:
        standard(["AT"]).plays(Board(catalogue().layout("standard")), rack("AAAAAAAAAA"))
    assert (caught.value.tiles, caught.value.most) == (10, 9)


@pytest.mark.parametrize(("bag", "minimum", "count"), [(7, 7, 5), (6, 7, 0), (1, 1, 2), (0, 1, 0)])
def test_exchanges_need_tiles_in_the_bag(bag, minimum, count):
    assert len(list(exchanges(rack("AAB"), bag, minimum))) == count


# --- forged graphs


@settings(max_examples=300)
@given(st.data())
def test_forged_cells_are_refused_or_give_some_plays(data):
    good = gaddag_of(["AB", "BA", "ABBA", "CAB", "BAC"], "ABC")
    cells = list(good.cells)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(cells) - 1))
        cells[at] = data.draw(st.integers(0, 60) | st.integers(0, 2**32 - 1))
    forged = Gaddag(memoryview(array("I", cells)), good.forward, False, good.filter, good.letters, None)
    tile_set = TileSet("abc", "Abc", tuple(LetterKind(letter, 9, 1) for letter in "ABC"), blanks=2)
    layout = Layout("five", "Five", 5, Square(2, 2), {})
    generator = MoveGenerator(forged, catalogue().ruleset("family-classic"), tile_set, layout)
    board = Board(layout, {Square(2, 2): Tile("A"), Square(2, 3): Tile("B"), Square(3, 2): Tile("C")})
    for hand in ("ABC", "?AB"):
        try:
            generator.plays(board, tile_set.parse(hand))
            generator.best(board, tile_set.parse(hand))
        except DamagedWordGraph:
            continue


def test_a_found_play_says_what_it_is():
    board = Board(catalogue().layout("standard"))
    found = standard(["AT"]).plays(board, rack("AT")).best(1)[0]
    assert found.play == Play((Placement(Square(7, 6), Tile("A")), Placement(Square(7, 7), Tile("T"))))
    assert (found.score, found.equity) == (4, 4.0)
