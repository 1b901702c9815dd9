"""Saved games: what is in the file, what a damaged one says, and how much of it can be recovered."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from scrabble_gui.core import errors as refusals
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Exchange, Pass
from scrabble_gui.core.rules import Help
from scrabble_gui.core.setup import Seat
from scrabble_gui.core.state import bag
from scrabble_gui.core.tiles import LetterKind, Tiles, TileSet
from scrabble_gui.record.savefile import SavedGame, glance, load, recover, save, to_text
from tests.drawing import Table, catalogue, family, setup_of
from tests.record.random_games import games, random_game

GAMES = Path(__file__).resolve().parents[1] / "games"
TEXT = (GAMES / "family_two_finished.scrabble").read_text(encoding="utf-8")
TURNS = 38


class Pieces:
    """Tile sets and layouts of one game, whatever their names."""

    def __init__(self, game):
        self.setup = game.setup

    def tile_set(self, name):
        """Return the game's tile set."""
        assert name == self.setup.tile_set.id
        return self.setup.tile_set

    def layout(self, name):
        """Return the game's layout."""
        assert name == self.setup.layout.id
        return self.setup.layout


def reopened(game, desk=None):
    """Return a game as it comes back from its file."""
    return load(to_text(SavedGame(game, desk or {})).encode(), Pieces(game))


def changed(old, new):
    """Return a game's file with something else in it."""
    assert old in TEXT
    return TEXT.replace(old, new, 1).encode()


# --- there and back


@given(games)
@settings(max_examples=40)
def test_a_game_comes_back_from_its_file_as_it_was(game):
    text = to_text(SavedGame(game, {"seconds": 12.5}))
    saved = load(text.encode(), Pieces(game))
    assert saved.game.setup == game.setup
    assert saved.game.turns == game.turns
    assert saved.game.state == game.state
    assert saved.desk == {"seconds": 12.5}
    assert to_text(saved) == text
    assert recover(text.encode(), Pieces(game)).game.turns == game.turns


@given(games)
@settings(max_examples=20)
def test_every_turn_has_a_line_of_its_own(game):
    lines = to_text(SavedGame(game)).split("\n")
    turns = [line for line in lines if line.startswith("  {")]
    assert len(turns) == len(game.turns)
    assert all(re.match(r'  \{"by": [0-3], "do": "', line) for line in turns)


def test_the_file_of_the_design_is_what_is_written():
    table = Table("AEINRST", "?DGLOOU", words="RETAINS RETAINED")
    table.do(0, "8D RETAINS")
    table.do(1, "challenge")
    lines = to_text(SavedGame(table.game)).split("\n")
    assert lines[0] == '{"format": "scrabble_gui game", "version": 1,'
    assert '  "seats": [{"name": "Ada"}, {"name": "Ben"}],' in lines
    assert re.fullmatch(r'  \{"by": 0, "do": "8D RETAINS", "drew": "[A-Z?]{7}"\},', lines[-5])
    assert lines[-4:] == ['  {"by": 1, "do": "challenge"}', " ]", "}", ""]


def test_a_new_game_has_no_turns_and_comes_back():
    game = Game(setup_of("AEINRST", "?DGLOOU"))
    assert '"turns": []' in to_text(SavedGame(game))
    assert reopened(game).game.setup == game.setup


def test_a_short_file_by_hand_is_enough():
    rules = re.search(r'"rules": (\{.*\}),\n', TEXT)[1]
    text = f"""{{"format": "scrabble_gui game", "version": 1,
     "setup": {{"rules": {rules}, "tiles": "english", "seats": [{{"name": "Ada"}}, {{"name": "Ben"}}],
     "dealt": [7, "?DGLOOU"]}}, "turns": [{{"by": 0, "do": "8d RETAINs", "drew": 7}}]}}"""
    saved = load(text.encode(), catalogue())
    assert saved.game.state.scores == (64, 0)
    assert (saved.game.setup.first, saved.game.setup.seed, saved.game.setup.lexicon_id) == (0, -1, "")
    assert saved.game.setup.layout.id == "standard", "the board of its ruleset"


def test_a_file_without_an_id_gets_the_same_one_wherever_it_is_copied():
    without = changed('{"id": "family-two-finished",\n', "{")
    other = without.replace(b'"Ada"', b'"Eve"')
    assert load(without, catalogue()).game.setup.game_id == glance(without).game_id
    assert len({glance(data).game_id for data in (without, other, TEXT.encode())}) == 3


def test_everything_about_a_seat_is_kept():
    seats = (
        Seat("Ada", person="p1", head_start=20, target=90, helps=frozenset({Help.UNDO, Help.LIGHTS}), timer_factor=1.5),
        Seat("Robin", level="club", timer_factor=2.0, hints=12),
    )
    setup = replace(setup_of("AEINRST", "?DGLOOU"), seats=seats)
    text = to_text(SavedGame(Game(setup)))
    assert '{"name": "Robin", "level": "club", "timer_factor": 2, "hints": 12}' in text
    assert '"helps": ["lights", "undo"]' in text
    assert reopened(Game(setup)).game.setup == setup


def test_the_hints_of_a_turn_are_kept():
    game = Game(setup_of("AEINRST", "?DGLOOU"))
    game.take(0, Pass(), None, hints=3)
    assert '{"by": 0, "do": "pass", "hints": 3}' in to_text(SavedGame(game))
    assert reopened(game).game.turns == game.turns


def test_house_words_are_kept():
    setup = setup_of("AEINRST", "?DGLOOU", house_added=frozenset({"QI", "AB"}), house_refused=frozenset({"ZA"}))
    assert '"house_added": ["AB", "QI"]' in to_text(SavedGame(Game(setup)))
    assert reopened(Game(setup)).game.setup == setup


def test_a_letter_of_two_signs_is_one_tile_in_the_file():
    kinds = (LetterKind("A", 4, 1), LetterKind("CH", 4, 5), LetterKind("O", 4, 1))
    tiles = TileSet("tiny", "Tiny", kinds, blanks=2)
    table = Table("[CH]?AO", "[CH]AOO", tiles=tiles)
    table.do(0, "8H [CH]A?[CH]O")
    text = to_text(SavedGame(table.game))
    assert '"dealt": ["?A[CH]O", "A[CH]OO"]' in text
    assert '"do": "8H [CH]A?[CH]O"' in text
    assert reopened(table.game).game.state == table.state


def test_unknown_tiles_are_a_number_and_mixed_ones_a_text():
    table = Table(7, "QU_____", seed=-1)
    table.do(0, "8H CAT")
    text = to_text(SavedGame(table.game))
    assert '"dealt": [7, "QU_____"]' in text
    assert '"drew": 3' in text
    assert reopened(table.game).game.state == table.state


def test_a_finished_game_stays_finished():
    table = Table("AB", "CD", bag="")
    table.do(0, "8H AB")
    table.accept()
    assert table.state.is_over
    again = reopened(table.game).game
    assert again.result() == table.game.result()
    with pytest.raises(refusals.GameIsOver):
        again.take(1, Pass(), None)


def test_a_game_in_the_middle_of_a_challenge_window_comes_back_in_that_window():
    table = Table("AEINRST", "?DGLOOU", "AABBCCD", words="RETAINS")
    table.do(0, "8D RETAINS")
    again = reopened(table.game).game
    assert again.state.contestable == table.state.contestable
    assert again.state == table.state


def test_names_and_notes_may_hold_anything():
    table = Table("AEINRST", "?DGLOOU")
    game = Game(replace(table.setup, seats=(Seat('Zoë "Ōsumi"\u2028李\\'), Seat("\u0000\n{}[]"))))
    game.take(0, Pass(), None)
    game.annotate(0, "one\ntwo\r\n\t\u2029 }]\n}")
    again = reopened(game)
    assert again.game.setup.seats == game.setup.seats
    assert again.game.turns == game.turns


def test_half_a_character_is_written_as_a_sign_for_it():
    game = Game(replace(setup_of("AEINRST", "?DGLOOU"), seats=(Seat("A\ud800"), Seat("Ben"))))
    assert reopened(game).game.setup.seats[0].name == "A\ufffd"


def test_a_byte_order_mark_and_windows_line_ends_are_read():
    data = b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()
    assert len(load(data, catalogue()).game.turns) == TURNS


# --- what is not known is kept

EXTRA = """{"format": "scrabble_gui game", "version": 1, "club": {"no": [1, null]},
 "setup": {"id": "x", "table": "round", "rules": {RULES}, "tiles": "english", "layout": "standard",
 "seats": [{"name": "Ada", "colour": "red"}, {"name": "Ben"}], "dealt": ["AEINRST", "?DGLOOU"]},
 "turns": [{"by": 0, "do": "pass"}, {"by": 1, "do": "pass", "mood": "bad", "drew": ""}, {"by": 0, "do": "exchange A",
 "drew": "B", "why": 1}],
 "desk": {"draft": [], "later": {"a": 1}}, "mark": 7}"""


def with_extra():
    """Return a game with unknown keys everywhere."""
    rules = re.search(r'"rules": \{(.*)\},\n', TEXT)[1]
    rules = rules.replace('"kind": "lose turn"', '"kind": "lose turn", "shout": true') + ', "weather": "rain"'
    return load(EXTRA.replace("RULES", rules).encode(), catalogue())


def test_unknown_keys_are_kept_wherever_they_stand():
    saved = with_extra()
    text = to_text(saved)
    for part in (
        '"club": {"no": [1, null]}',
        '"mark": 7',
        '"table": "round"',
        '"weather": "rain"',
        '"shout": true',
        '{"name": "Ada", "colour": "red"}',
        '{"by": 1, "do": "pass", "mood": "bad"}',
        '"drew": "B", "why": 1}',
        '"desk": {"draft": [], "later": {"a": 1}}',
    ):
        assert part in text, part
    again = load(text.encode(), catalogue())
    assert again.extra == saved.extra
    assert to_text(again) == text


def test_unknown_keys_of_a_turn_stay_when_its_note_changes():
    saved = with_extra()
    saved.game.annotate(1, "so near")
    assert '"note": "so near", "mood": "bad"}' in to_text(saved)


def test_unknown_keys_of_a_turn_go_when_another_is_made_in_its_place():
    saved = with_extra()
    saved.game.take(1, Pass(), None)
    again, other = Game(saved.game.setup), Game(saved.game.setup)
    again.take(0, Pass(), None)
    again.take(1, Pass(), None)
    other.take(0, Pass(), None)
    other.take(1, Exchange(saved.game.setup.tile_set.parse("D")), None)
    assert '"mood": "bad"' in to_text(replace(saved, game=again))
    assert '"mood"' not in to_text(replace(saved, game=other))


def test_a_game_goes_on_where_it_was_saved_and_draws_the_same_tiles():
    game = random_game(5, turns=12)
    again = reopened(game).game
    seat = game.state.to_move
    move = Exchange(Tiles(game.state.racks[seat].known[:2]))
    assert again.take(seat, move, None) == game.take(seat, move, None)


def test_turns_taken_back_are_not_in_the_file_and_the_right_player_goes_on_with_the_right_bag():
    table = Table("AEINRST", "?DGLOOU", rules=family("friendly"))
    table.do(0, "8D RETAINS")
    table.do(1, "7H O")
    table.do(0, "pass")
    drawn = table.game.turns[0].drawn
    for seat in (1, 0, 1):
        table.game.undo(seat)
    table.do(0, "8D STAINER")
    again = reopened(table.game).game
    assert (len(again.turns), again.state.to_move, again.turns[0].drawn) == (1, 1, drawn)
    assert bag(again.setup, again.state) == bag(table.setup, table.state)


# --- what lies on the table


@pytest.mark.parametrize("desk", ["[]", "3", "null", '"x"', '{"a": NaN}', '{"a": 1, "a": 2}', '{"a": "\\ud800"}'])
def test_a_broken_desk_is_dropped_and_the_game_opens(desk):
    saved = load(changed("\n ]\n}", f'\n ],\n "desk": {desk}\n}}'), catalogue())
    assert saved.desk == {}
    assert len(saved.game.turns) == TURNS


def test_the_desk_is_free_json():
    desk = {"orders": {"0": "AE.?"}, "draft": ["8D ?S"], "seconds": 12.5, "curtain": None, "deep": [[[["李"]]]]}
    game = Table("AEINRST", "?DGLOOU").game
    assert reopened(game, desk).desk == desk
    assert '"desk"' not in to_text(SavedGame(game).with_desk({}))
    assert SavedGame(game).with_desk(desk).desk == desk


@pytest.mark.parametrize("desk", [{"a": float("nan")}, {"a": object()}])
def test_a_desk_that_is_no_json_is_refused_before_anything_is_written(tmp_path, desk):
    path = tmp_path / "game.scrabble"
    with pytest.raises((ValueError, TypeError)):
        save(path, SavedGame(Table("AEINRST", "?DGLOOU").game, desk))
    assert list(tmp_path.iterdir()) == []
