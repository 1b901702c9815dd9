"""The saved games in tests/games: every released version stays readable, and means what it meant."""

from pathlib import Path

import pytest

from scrabble_gui.core.state import Ending
from scrabble_gui.record.entries import Fate
from scrabble_gui.record.savefile import glance, load, marked_over, recover, to_text
from scrabble_gui.record.sheet import best_play, course, lines, plays
from tests.drawing import catalogue

GAMES = Path(__file__).resolve().parents[1] / "games"

SUMMARY = {
    # name: (names, turns, scores, ending, winners)
    "family_two_finished": (("Ada", "Ben"), 38, (369, 261), Ending.WENT_OUT, (0,)),
    "family_three_ended_by_passes": (("Ada", "Ben", "Zoë Ōsumi 李"), 30, (80, 109, 123), Ending.PASSES, (2,)),
    "family_four_window_open": (("Ada", "Ben", "Grandma", "Robin"), 18, (55, 76, 45, 97), None, ()),
    "nine_tile_two_finished": (("Ada", "Ben"), 36, (298, 324), Ending.WENT_OUT, (1,)),
    "finish_line_three_finished": (("Ada", "Ben", "Robin"), 15, (77, 64, 81), Ending.TARGET, (0,)),
    "friendly_two_undo": (("Ada", "Ben"), 15, (123, 159), None, ()),
    "world_club_two_timed": (("Ada", "Ben"), 12, (41, 79), None, ()),
    "table_vote_three": (("Ada", "Ben", "Grandma"), 20, (56, 66, 115), None, ()),
    "real_board_unknown_racks": (("Ada", "Ben", "Grandma"), 14, (82, 95, 67), None, ()),
}


def opened(name):
    """Return a game of the folder."""
    return load(GAMES / f"{name}.scrabble", catalogue())


def test_every_game_of_the_folder_is_in_the_table():
    assert {path.stem for path in GAMES.glob("*.scrabble")} == set(SUMMARY)


@pytest.mark.parametrize("name", SUMMARY)
def test_a_saved_game_opens_with_the_scores_and_the_winner_it_had(name):
    names, turns, scores, ending, winners = SUMMARY[name]
    game = opened(name).game
    result = game.result()
    assert tuple(seat.name for seat in game.setup.seats) == names
    assert len(game.turns) == turns
    assert (result.scores if result else game.state.scores) == scores
    assert game.state.ending is ending
    assert (result.winners if result else ()) == winners


@pytest.mark.parametrize("name", SUMMARY)
def test_a_saved_game_is_written_again_byte_for_byte(name):
    assert to_text(opened(name)).encode() == (GAMES / f"{name}.scrabble").read_bytes()


@pytest.mark.parametrize("name", SUMMARY)
def test_a_glance_tells_what_the_game_tells(name):
    path = GAMES / f"{name}.scrabble"
    game = load(path, catalogue()).game
    seen = glance(path)
    assert seen.game_id == game.setup.game_id
    assert seen.started == game.setup.started
    assert (seen.names, seen.turns) == SUMMARY[name][:2]
    assert seen.over == marked_over(path) == game.state.is_over


@pytest.mark.parametrize("name", SUMMARY)
def test_recovering_a_sound_game_gives_all_of_it_but_the_desk(name):
    path = GAMES / f"{name}.scrabble"
    saved = recover(path, catalogue())
    assert saved.game.turns == opened(name).game.turns
    assert saved.desk == {}


@pytest.mark.parametrize("name", SUMMARY)
def test_the_score_pad_ends_with_the_scores(name):
    game = opened(name).game
    columns = {entry.seat: entry.total for entry in lines(game).entries()}
    assert tuple(columns[seat] for seat in sorted(columns)) == SUMMARY[name][2] == course(game)[-1]


def test_the_games_hold_what_they_are_there_for():
    texts = {path.stem: path.read_text(encoding="utf-8") for path in GAMES.glob("*.scrabble")}
    everything = "".join(texts.values())
    for part in (
        '"pass"',
        "exchange ",
        '"challenge"',
        '"rejected"',
        '"overruled": true',
        '"votes"',
        '"note"',
        '"seconds"',
    ):
        assert part in everything, part
    for move in ('"accept"', '"resign"', '"seat club"', '"seat person"', "?"):
        assert move in everything, move
    assert '"drew": "EEI_"' in texts["real_board_unknown_racks"]
    assert '"drew": 3' in texts["real_board_unknown_racks"]
    assert opened("family_four_window_open").game.state.contestable is not None
    assert opened("family_four_window_open").desk["seconds"] == 12.5


def test_seven_of_nine_tiles_earn_the_extra_points_and_are_the_best_play():
    best = best_play(opened("nine_tile_two_finished").game)
    assert (best.event.word, len(best.event.play.placements), best.event.score.bonus) == ("RESTORED", 7, 50)


def test_plays_taken_off_stay_on_the_pad_with_nothing():
    game = opened("family_three_ended_by_passes").game
    struck = [entry for entry in plays(game) if entry.event.fate is Fate.TAKEN_OFF]
    assert [(entry.event.word, entry.points) for entry in struck] == [("AGAINED", 0), ("FITER", 0)]
