"""Computer players: they keep to the rules, to the words they know and to what their seat may know."""

from dataclasses import replace

import pytest

from scrabble_gui.catalogue import resources_folder
from scrabble_gui.catalogue.computers import CHILDREN, Computers
from scrabble_gui.core.game import Game, view
from scrabble_gui.core.moves import Agree, Challenge, Exchange, Pass, Play
from scrabble_gui.core.rules import EndKind
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.setup import Seat, set_up
from scrabble_gui.core.tiles import LetterKind, TileSet
from scrabble_gui.engine.bluff import endings, lengthened
from scrabble_gui.engine.computer import Computer, Stopped, WordBook, visibility
from scrabble_gui.engine.found import FoundPlay, Look
from scrabble_gui.engine.kernel import is_compiled
from scrabble_gui.engine.leaves import BLANK_KEY, LeaveModel, formula
from scrabble_gui.engine.levels import Level, Sight
from scrabble_gui.engine.lexicon import WordGraph, build
from scrabble_gui.engine.match import nobody_can_play, play_game
from scrabble_gui.engine.movegen import MoveGenerator
from scrabble_gui.engine.training import train, vowels_of
from tests.drawing import Words, drawn, ending, family, play_text, position, setup_of
from tests.engine.words import CACHE, catalogue, gaddag_of

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEEN = Sight(1.0, 1.0, 1.0, 1.0, 1.0)
STRONG = Level("strong", "Strong", "Sees all.", "club", 1, 100, KEEN, 1.0, True, 1.0, False, None)
WORDS = ["CAT", "CATS", "SCAT", "AT", "TA", "AS", "ACT", "ACTS", "TACT", "DOG", "DO", "GO", "GOD", "TO", "SO"]


def graph(words=WORDS):
    return WordGraph(build(words, LATIN))


def computer(level=STRONG, words=WORDS, known=None, unfit=frozenset(), rules=None, seed=1, leaves=None):
    book = WordBook(graph(words), gaddag_of(words, LATIN), known, unfit)
    data = catalogue()
    rules = rules or family()
    return Computer(level, book, rules, data.tile_set("english"), data.layout("standard"), leaves or LeaveModel(), seed)


def seen_by(setup, seat=0):
    return view(setup, Game(setup).state, seat)


@pytest.fixture(scope="module")
def players():
    return Computers(catalogue(), [resources_folder()], CACHE)


# --- choosing


def test_the_strongest_takes_the_best_play():
    move = computer().choose(seen_by(setup_of("CATSVVW", "DOGEEEE")))
    assert isinstance(move, Play)
    assert len(move.placements) == 4


def test_it_plays_only_words_it_knows_and_none_that_is_unfit():
    board = seen_by(setup_of("CATSVVW", "DOGEEEE"))
    move = computer(known={"AT", "TA"}).choose(board)
    assert len(move.placements) == 2
    move = computer(known={"AT", "TA", "CATS"}, unfit={"CATS", "TA"}).choose(board)
    assert [placement.tile.letter for placement in move.placements] == ["A", "T"]


def test_who_overlooks_everything_still_plays_what_is_seen_best():
    blind = replace(STRONG, sight=Sight(0.0, 0.0, 0.0, 0.0, 0.0))
    assert isinstance(computer(blind).choose(seen_by(setup_of("CATSVVW", "DOGEEEE"))), Play)


def test_the_same_position_always_gives_the_same_move():
    dim = replace(STRONG, sight=Sight(0.3, 0.8, 0.5, 0.5, 0.5))
    board = seen_by(setup_of("CATSDOG", "DOGEEEE"))
    moves = {computer(dim, seed=seed).choose(board) for seed in range(30)}
    assert len(moves) > 1
    assert len({computer(dim, seed=5).choose(board) for _ in range(3)}) == 1


def test_without_a_play_it_exchanges_and_where_it_may_not_it_passes():
    leaves = LeaveModel(single={"X": [-5000], "A": [1000]})
    setup = setup_of("AXXXXXX", "DOGEEEE", bag="EEEEEEEEE")
    move = computer(leaves=leaves, words=["DOG"]).choose(seen_by(setup))
    assert move == Exchange(setup.tile_set.parse("XXXXXX"))
    shy = replace(STRONG, exchanges=False)
    assert computer(shy, words=["DOG"]).choose(seen_by(setup)) == Pass()


def test_an_exchange_that_promises_more_than_the_play_is_made_by_who_knows():
    leaves = LeaveModel(single={"A": [60_000], "T": [60_000]})
    setup = setup_of("SATVVVV", "DOGEEEE", bag="EEEEEEEEE")
    move = computer(leaves=leaves, words=["AT"]).choose(seen_by(setup))
    assert isinstance(move, Exchange)
    careless = replace(STRONG, keeps=0.0)
    assert isinstance(computer(careless, leaves=leaves, words=["AT"]).choose(seen_by(setup)), Play)


def test_with_an_empty_bag_and_no_play_it_says_so_once():
    setup = setup_of("XXX", "VVV", bag="")
    player = computer(words=["AT"])
    assert player.choose(seen_by(setup)) == Agree()
    assert player.choose(seen_by(setup), agreed=True) == Pass()


def test_a_level_without_a_known_word_passes_but_does_not_claim_that_there_is_no_play():
    setup = setup_of("AT", "VV", bag="")
    assert computer(words=["AT"], known=set()).choose(seen_by(setup)) == Pass()


def test_thinking_can_be_stopped():
    with pytest.raises(Stopped):
        computer().choose(seen_by(setup_of("CATSVVW", "DOGEEEE")), lambda: True)


def test_a_computer_that_adapts_sees_less_when_it_is_far_ahead():
    level = replace(STRONG, sight=Sight(0.5, 1.0, 1.0, 1.0, 1.0), adapts=True)
    board = seen_by(setup_of("CATSVVW", "DOGEEEE"))
    ahead, behind = replace(board, scores=(300, 0)), replace(board, scores=(0, 300))

    def tiles(seat_view):
        return sum(len(computer(level, seed=seed).choose(seat_view).placements) for seed in range(40))

    assert tiles(ahead) < tiles(behind)


def test_what_makes_a_play_hard_to_see():
    sight = Sight(0.9, 0.5, 0.5, 0.5, 0.1)
    rules, tiles = family(), catalogue().tile_set("english")

    def likely(board, text):
        play = play_text(board, text)
        words = judge(board, play, rules, tiles).words
        blanks = sum(placement.tile.blank for placement in play.placements)
        look = Look(tuple(word.text for word in words), len(words[0].letters), len(play.placements), blanks)
        return visibility(sight, look, 7)

    empty = drawn(". .")
    assert likely(empty, "8H CAT") == pytest.approx(0.9)
    assert likely(empty, "8H CATSS") == pytest.approx(0.45)
    assert likely(empty, "8H CAt") == pytest.approx(0.45)
    assert likely(empty, "8B CATCATC") == pytest.approx(0.9 * 0.125 * 0.1)
    assert likely(drawn("C A T", at="8H"), "9H ATT") == pytest.approx(0.9 * 0.125)


# --- turns that lead nowhere


def test_after_three_rounds_without_a_play_nobody_exchanges_any_more():
    leaves = LeaveModel(single={"X": [-5000], "A": [1000]})
    board = seen_by(setup_of("AXXXXXX", "DOGEEEE", bag="EEEEEEEEE"))
    stuck = computer(leaves=leaves, words=["DOG"])
    assert isinstance(stuck.choose(board, idle=5), Exchange)
    assert stuck.choose(board, idle=6) == Agree()
    assert stuck.choose(board, idle=6, agreed=True) == Pass()
    hoarder = computer(leaves=LeaveModel(single={"A": [60_000], "T": [60_000]}), words=["AT"])
    board = seen_by(setup_of("SATVVVV", "DOGEEEE", bag="EEEEEEEEE"))
    assert isinstance(hoarder.choose(board, idle=5), Exchange)
    assert isinstance(hoarder.choose(board, idle=6), Play)


@pytest.mark.parametrize("end", list(EndKind))
@pytest.mark.parametrize("exchange_scoreless", [True, False])
def test_computers_that_can_only_exchange_come_to_an_end_by_every_end_rule(end, exchange_scoreless):
    rules = family(end=ending(end), exchange_scoreless=exchange_scoreless)
    setup, players = small_game(words=["ZZ"], rules=rules)
    game = play_game(setup, players, graph(["ZZ"]))
    assert game.result() is not None
    assert len(game.turns) < 40


# --- bluffing

BOLD = replace(STRONG, bluffs=1.0)


def bluffer(level=BOLD, words=WORDS, rules=None, endings=("S",)):
    player = computer(level, words=words, rules=rules)
    player._words = replace(player._words, endings=endings)
    return player


def word_of(move, view):
    return judge(view.board, move, view.rules, catalogue().tile_set("english")).words[0].text


def test_who_bluffs_takes_a_good_word_a_letter_too_far():
    view = seen_by(setup_of("DOGSVVW", "EEEEEEE"))
    assert word_of(bluffer().choose(view), view) in ("DOGS", "GODS")
    assert word_of(bluffer(STRONG).choose(view), view) in ("DOG", "GOD")


def test_what_is_a_word_after_all_is_no_bluff():
    view = seen_by(setup_of("CATSVVW", "EEEEEEE"))
    assert word_of(bluffer().choose(view), view) == "CATS"
    assert word_of(bluffer(endings=()).choose(view), view) == "CATS"


@pytest.mark.parametrize("rules", ["friendly", "kids", "table-vote"])
def test_nobody_bluffs_where_it_cannot_be_challenged_or_the_table_votes(rules):
    view = seen_by(setup_of("DOGSVVW", "EEEEEEE", rules=family(rules)))
    assert word_of(bluffer(rules=family(rules)).choose(view), view) in ("DOG", "GOD")


def test_a_bluff_touches_nothing_beside_its_last_letter():
    board = drawn(
        """
        . . . A
        . . . .
        . . . A
    """,
        at="7H",
    )
    setup, state = position(board, "DOGSVVW", "EEEEEEE")
    found = FoundPlay(play_text(board, "8H DOG"), 10, 10.0)
    assert lengthened(view(setup, state, 0), [found], ["S"], 0, setup.tile_set, Words("DOG").contains) is None
    apart = FoundPlay(play_text(board, "11H DOG"), 10, 10.0)
    assert lengthened(view(setup, state, 0), [apart], ["S"], 0, setup.tile_set, Words("DOG").contains) is None
    edge = FoundPlay(play_text(board, "8M DOG"), 10, 10.0)
    assert lengthened(view(setup, state, 0), [edge], ["S"], 0, setup.tile_set, Words("DOG").contains) is None


def test_words_end_as_the_words_of_the_list_do():
    words = ["CAT", "CATS", "DOG", "DOGS", "GO", "GOD", "HE", "HEN", "HENS"]
    assert endings(graph(words))[0] == "S"
    assert endings(catalogue().words.lexicon("enable"))[0] == "S"


def test_a_level_that_bluffs_gets_its_endings_from_the_list(players):
    setup = replace(setup_of("CATSDOG", "DOGEEEE"), lexicon_id="enable")
    bold = [level for level in players.levels() if level.bluffs]
    assert bold
    for level in bold:
        assert players.make(level.id, setup)._words.endings[0] == "S"


# --- challenging


def contested(words):
    setup = setup_of("CATSXYZ", "DOGEEEE", bag="EEEEEEE")
    game = Game(setup)
    game.take(0, play_text(game.state.board, "8H CATS"), None)
    return view(setup, game.state, 1)


def test_who_knows_all_words_challenges_exactly_the_wrong_ones():
    assert computer().answer(contested(WORDS)) is None
    assert computer(words=["DOG"]).answer(contested(WORDS)) == Challenge(("CATS",))


def test_who_does_not_know_a_word_doubts_a_wrong_one_more_often_than_a_right_one():
    level = replace(STRONG, doubts=0.5)
    right = sum(computer(level, known={"DOG"}, seed=seed).answer(contested(WORDS)) is not None for seed in range(200))
    wrong = sum(
        computer(level, words=["DOG"], known={"DOG"}, seed=seed).answer(contested(WORDS)) is not None
        for seed in range(200)
    )
    assert 0 < right < wrong < 200
    assert computer(level, known={"CATS"}).answer(contested(WORDS)) is None


def test_what_the_table_or_the_house_counts_as_a_word_is_not_doubted():
    view = contested(["DOG"])
    assert computer(words=["DOG"]).answer(replace(view, accepted=frozenset({"CATS"}))) is None
    player = computer(words=["DOG"])
    player._words = replace(player._words, added=frozenset({"CATS"}))
    assert player.answer(view) is None
    player = computer()
    player._words = replace(player._words, refused=frozenset({"CATS"}))
    assert player.answer(view) == Challenge(("CATS",))


def test_without_a_window_there_is_nothing_to_answer():
    assert computer().answer(seen_by(setup_of("CATSVVW", "DOGEEEE"))) is None


# --- whole games


def small_game(words=WORDS, rules=None, seed=3):
    data = catalogue()
    letters = "ACDGOST"
    tiles = TileSet("few", "Few", tuple(LetterKind(letter, 6, 1) for letter in letters), blanks=1)
    rules = rules or family()
    setup = set_up(
        game_id="x",
        started="2026-01-01T00:00:00Z",
        rules=rules,
        tile_set=tiles,
        layout=data.layout("standard"),
        lexicon_id="",
        seats=[Seat("Ada", level="strong"), Seat("Ben", level="strong"), Seat("Robin", level="strong")],
        seed=seed,
    )
    book = WordBook(graph(words), gaddag_of(words, LATIN), None)
    return setup, [Computer(STRONG, book, rules, tiles, data.layout("standard"), LeaveModel(), seed)] * 3


@pytest.mark.parametrize("rules", ["family-classic", "friendly", "free-challenge", "north-american-club", "table-vote"])
def test_computers_play_to_the_end_by_every_kind_of_rules(rules):
    setup, players = small_game(rules=family(rules))
    game = play_game(setup, players, graph())
    assert game.result() is not None
    assert Game(setup, game.turns).state == game.state
    again = play_game(setup, small_game(rules=family(rules))[1], graph())
    assert again.turns == game.turns


def test_nobody_can_play_is_found_when_it_is_so():
    generator = MoveGenerator(
        gaddag_of(["AT"], LATIN), family(), catalogue().tile_set("english"), catalogue().layout("standard")
    )
    stuck, free = setup_of("XX", "VV", bag=""), setup_of("XX", "AT", bag="")
    bag, unknown = setup_of("XX", "VV", bag="A"), setup_of("VV", 2, 2)
    assert nobody_can_play(stuck, Game(stuck).state, generator)
    assert not nobody_can_play(free, Game(free).state, generator)
    assert not nobody_can_play(bag, Game(bag).state, generator)
    assert not nobody_can_play(unknown, Game(unknown).state, generator)


# --- levels as data


def test_there_are_eight_levels_or_more_each_with_a_face_and_a_place(players):
    levels = players.levels()
    assert len(levels) >= 8
    assert levels[-1].id == "club"
    assert len({level.order for level in levels}) == len(levels)
    assert len({level.name for level in levels}) == len(levels)
    for level in levels:
        assert (resources_folder() / "faces" / f"{level.face}.svg").is_file()
        assert level.character.endswith(".")


def test_weaker_levels_know_fewer_words_and_everyday_words_are_known_first(players):
    setup = setup_of("CATSVVW", "DOGEEEE")
    setup = replace(setup, lexicon_id="enable")
    gaddag = players.gaddag("enable")
    child, club = players.word_book(setup, CHILDREN, gaddag), players.word_book(setup, 100, gaddag)
    assert child.knows("HOUSE")
    assert not child.knows("AA")
    assert club.knows("AA")
    assert 5_000 < len(child.known) < 20_000


def test_learning_the_words_of_a_level_can_be_stopped(players):
    setup = replace(setup_of("CATSVVW", "DOGEEEE"), lexicon_id="enable")
    players.gaddag("enable")
    fresh = Computers(catalogue(), [resources_folder()], CACHE)
    asked = []

    def progress(part):
        asked.append(part)
        return len(asked) < 3

    assert fresh.make("mouse", setup, progress=progress) is None
    assert len(asked) == 3
    assert fresh.make("mouse", setup) is not None


def test_no_computer_plays_a_word_that_is_rude_or_that_the_house_refuses(players):
    setup = replace(setup_of("CATSVVW", "DOGEEEE"), lexicon_id="enable", house_refused=frozenset({"CAT"}))
    book = players.word_book(setup, 100, players.gaddag("enable"))
    assert not book.knows("CAT")
    assert book.judge.contains("TURD")
    assert not book.knows("TURD")


def test_a_computer_of_a_level_plays_in_a_game(players):
    setup = replace(setup_of("CATSDOG", "DOGEEEE"), lexicon_id="enable")
    small = players.make("club", setup, small=True)
    assert isinstance(small.choose(seen_by(setup)), Play)
    assert players.make("mouse", setup).level.adapts


# --- leaves


def test_learning_is_reproducible_and_finds_that_blanks_are_good():
    words = ["AT", "TA", "DO", "GO", "TO", "SO", "OD", *WORDS]
    data = catalogue()
    tiles = TileSet("few", "Few", tuple(LetterKind(letter, 8, 1) for letter in "ACDGOSTX"), blanks=4)

    def learnt():
        generator = MoveGenerator(gaddag_of(words, LATIN), family(), tiles, data.layout("standard"))
        plan = [(600, 0.3), (400, 0.05)] if is_compiled() else [(20, 0.3)]
        return train(generator, family(), tiles, frozenset("AO"), plan)

    model = learnt()
    assert model == learnt()
    if is_compiled():
        assert model.value(tiles.parse("?")) > model.value(tiles.parse("X"))
    generator = MoveGenerator(gaddag_of(words, LATIN), family(), tiles, data.layout("standard"))
    assert train(generator, family(), tiles, frozenset(), [(10, 0.1)], lambda part, average: False) is None


def test_the_vowels_of_english_are_found_among_its_words():
    found = vowels_of(catalogue().words.lexicon("enable").words(), LATIN)
    assert found >= set("AEIOU")
    assert not found & set("BCDFGKLMNPQRSTVWXZ")


def test_a_model_values_copies_pairs_balance_and_the_empty_leave():
    tiles = catalogue().tile_set("english")
    model = LeaveModel(
        single={"A": [1000, -2000], "S": [7000], BLANK_KEY: [25_000]},
        pair={("A", "S"): 300},
        vowels=frozenset("A"),
        balance={(2, 1): -50},
        nothing=42,
    )
    assert model.value(tiles.parse("AAS")) == 1000 - 2000 + 7000 + 300 - 50
    assert model.value(tiles.parse("AAA")) == 1000 - 2000 - 2000
    assert model.value(tiles.parse("")) == 42
    assert model.scaled(0.5).value(tiles.parse("S?")) == 16_000


def test_the_formula_likes_blanks_and_dislikes_doubles():
    tiles = catalogue().tile_set("english")
    model = formula(tiles, frozenset("AEIOU"))
    assert model.value(tiles.parse("?")) > model.value(tiles.parse("S")) > model.value(tiles.parse("VV"))
