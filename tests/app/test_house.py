"""House words, offensive words, other tiles and other lists in the setup of a new game."""

import pytest

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.catalogue import Catalogue, UnknownId, resources_folder
from scrabble_gui.core.referee import is_valid
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.engine.house_words import HouseWords
from scrabble_gui.record import house_file
from scrabble_gui.record.errors import SaveError
from scrabble_gui.record.folder import GameFolder

ADA_BEN = ("Ada", "Ben")
NO_LINES = (None, None)


@pytest.fixture
def games(tmp_path):
    return Games(Catalogue([resources_folder(), tmp_path]), GameFolder(tmp_path / "games"), own_data=tmp_path)


def started(games, rules="family-classic", **choice):
    return games.start(NewGame(ADA_BEN, rules, NO_LINES, **choice))


def words_judged(session, *words):
    return [word for word in words if is_valid(session.setup, session.state, tuple(word), session.lexicon)]


def test_house_words_judge_new_games_and_saved_ones_stay_as_they_were(games, tmp_path):
    house_file.write(tmp_path, "english", HouseWords().with_word("YEETED", True).with_word("ZA", False))
    session = started(games)
    assert words_judged(session, "YEETED", "ZA", "CAT") == ["YEETED", "CAT"]
    session.keeper.save()
    house_file.write(tmp_path, "english", HouseWords())
    again = games.open(session.keeper.path)
    assert words_judged(again, "YEETED", "ZA", "CAT") == ["YEETED", "CAT"]
    assert words_judged(started(games), "YEETED", "ZA", "CAT") == ["ZA", "CAT"]


def test_a_game_may_go_without_house_words(games, tmp_path):
    house_file.write(tmp_path, "english", HouseWords().with_word("YEETED", True))
    assert started(games, house=False).setup.house_added == frozenset()


def test_the_words_of_another_language_are_not_mixed_in(games, tmp_path):
    house_file.write(tmp_path, "english", HouseWords().with_word("YEETED", True))
    house_file.write(tmp_path, "german", HouseWords().with_word("ÖBST", True))
    assert started(games, "german").setup.house_added == {"ÖBST"}


def test_offensive_words_count_unless_somebody_wishes_otherwise(games):
    rude = sorted(games.catalogue.dictionaries.offensive("english").rude)[0]
    assert words_judged(started(games), rude) == [rude]
    assert words_judged(started(games, school_safe=True), rude, "CAT") == ["CAT"]


def test_a_house_word_counts_in_a_school_too(games, tmp_path):
    rude = sorted(games.catalogue.dictionaries.offensive("english").rude)[0]
    house_file.write(tmp_path, "english", HouseWords().with_word(rude, True))
    assert words_judged(started(games, school_safe=True), rude) == [rude]


def test_damaged_house_words_stop_a_game_that_wants_them_and_stay_as_they_are(games, tmp_path):
    path = house_file.place(tmp_path, "english")
    path.parent.mkdir()
    path.write_bytes(b"+ YEET\xff\n")
    with pytest.raises(SaveError):
        started(games)
    assert started(games, house=False).setup.house_added == frozenset()
    assert path.read_bytes() == b"+ YEET\xff\n"


def test_the_usual_rules_go_with_the_tiles_and_the_list_of_a_language(games):
    session = started(games, tiles="german")
    assert (session.setup.tile_set.id, session.setup.lexicon_id) == ("german", "german-enz")
    assert session.setup.rules.name == "Family Classic"
    assert session.setup.rules.challenge.kind is ChallengeKind.LOSE_TURN


def test_a_list_is_chosen_by_its_id(games):
    assert started(games, words="enable").setup.lexicon_id == "enable"
    with pytest.raises(UnknownId):
        started(games, words="german-enz")
    with pytest.raises(UnknownId):
        started(games, words="gone")


def test_without_a_list_the_table_decides(games):
    session = started(games, tiles="albanian")
    assert session.setup.lexicon_id == ""
    assert session.lexicon is None
    assert session.setup.rules.challenge.kind is ChallengeKind.VOTE
    assert started(games, words="").setup.rules.challenge.kind is ChallengeKind.VOTE
    assert started(games, "friendly", words="").setup.rules.helps <= {"undo"}


def test_such_a_game_is_the_same_when_it_is_opened_again(games):
    session = started(games, tiles="albanian")
    session.keeper.save()
    assert games.open(session.keeper.path).setup == session.setup
