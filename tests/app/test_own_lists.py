"""The user's word lists: taken in beside the window, named, removed."""

import pytest

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.own_lists import OwnLists
from scrabble_gui.catalogue import Catalogue, Unreadable, resources_folder
from scrabble_gui.catalogue.import_errors import NoWords
from scrabble_gui.record.folder import GameFolder


class Desk:
    """The lists of a folder, and what was told of them."""

    def __init__(self, qtbot, folder):
        self.qtbot, self.folder = qtbot, folder
        self.catalogue = Catalogue([resources_folder(), folder / "data"])
        self.games = Games(self.catalogue, GameFolder(folder / "data" / "games"), own_data=folder / "data")
        self.lists = OwnLists(self.catalogue, self.games.folder, folder / "data")
        self.changes = []
        self.lists.changed.connect(lambda: self.changes.append(len(self.lists.all())))

    def letters(self, tiles="english"):
        return self.catalogue.tile_set(tiles).letters

    def file(self, text, name="list.txt"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, text, tiles="english", *, fold=False):
        with self.qtbot.waitSignal(self.lists.looked_through, timeout=5000) as read:
            self.lists.look_through(self.file(text), self.letters(tiles), fold_accents=fold)
        return read.args[0]

    def take_in(self, text, name, tiles="english"):
        own = self.read(text, tiles)
        with self.qtbot.waitSignal(self.lists.kept, timeout=5000) as kept:
            self.lists.keep(own, name, tiles, "#336699")
        return kept.args[0]


@pytest.fixture
def desk(qtbot, tmp_path):
    desk = Desk(qtbot, tmp_path)
    yield desk
    desk.lists.close()


def test_a_file_is_looked_through_and_nothing_is_kept(desk):
    own = desk.read("AA\ncat\nÉTÉ\n")
    assert (len(own.words), own.left_out, own.small) == (2, 1, 1)
    assert not (desk.folder / "data").exists()


def test_a_list_that_was_taken_in_judges_new_games(desk):
    info = desk.take_in("AA\nZYX\n", " Our list ")
    assert (info.name, info.id, info.colour) == ("Our list", "our-list", "#336699")
    assert desk.changes == [1]
    session = desk.games.start(NewGame(("Ada", "Ben"), "family-classic", (None, None), words=info.id))
    assert session.lexicon.contains("ZYX")
    assert not session.lexicon.contains("CAT")


def test_lists_of_the_same_sound_have_ids_of_their_own(desk):
    ids = [desk.take_in("AA\n", name).id for name in ("Ours", "Ours!", "enable")]
    assert ids == ["ours", "ours-2", "enable-2"]
    assert desk.lists.is_taken("ours ")
    assert desk.lists.is_taken("Family English")
    assert not desk.lists.is_taken("Ours", but="ours")


def test_a_file_that_is_no_list_is_told(desk):
    with desk.qtbot.waitSignal(desk.lists.refused, timeout=5000) as refused:
        desk.lists.look_through(desk.file("\n\n"), desk.letters(), fold_accents=False)
    assert isinstance(refused.args[0], NoWords)


def test_a_list_that_cannot_be_written_is_told_and_leaves_nothing(desk):
    own = desk.read("AA\n")
    (desk.folder / "data").write_text("a file, no folder")
    with desk.qtbot.waitSignal(desk.lists.refused, timeout=5000) as refused:
        desk.lists.keep(own, "Ours", "english", "")
    assert isinstance(refused.args[0], Unreadable)
    assert desk.lists.all() == ()


def test_whoever_cancels_hears_of_nothing(desk):
    words = "".join(f"{a}{b}{c}{d}\n" for a in "ABCDEFGH" for b in "ABCDEFGHIJ" for c in "ABCDEFGHIJ" for d in "RSTU")
    told = []
    for signal in (desk.lists.looked_through, desk.lists.refused, desk.lists.broke):
        signal.connect(told.append)
    desk.lists.look_through(desk.file(words), desk.letters(), fold_accents=False)
    assert desk.lists.is_busy
    desk.lists.cancel()
    assert not desk.lists.is_busy
    desk.lists.close()
    desk.read("AA\n")
    assert [len(each.words) for each in told] == [1]


def test_progress_comes_from_the_thread_and_ends_at_one(desk):
    told = []
    desk.lists.progressed.connect(told.append)
    desk.take_in("AA\nAB\n", "Ours")
    assert told[-1] == 1.0
    assert all(0 <= part <= 1 for part in told)


def test_a_list_gets_another_name_and_the_games_it_judges_are_found(desk):
    info = desk.take_in("AA\n", "Ours")
    session = desk.games.start(NewGame(("Ada", "Ben"), "family-classic", (None, None), words=info.id))
    session.keeper.save()
    desk.lists.rename(info, "Grandma's", "")
    (named,) = desk.lists.all()
    assert (named.id, named.name, named.colour) == ("ours", "Grandma's", "")
    assert [game.names for game in desk.lists.games_judged_by(named)] == [("Ada", "Ben")]


def test_a_game_whose_list_was_removed_opens_without_a_judge(desk):
    info = desk.take_in("AA\n", "Ours")
    session = desk.games.start(NewGame(("Ada", "Ben"), "family-classic", (None, None), words=info.id))
    session.keeper.save()
    desk.lists.remove(info)
    assert desk.lists.all() == ()
    assert desk.games.open(session.keeper.path).lexicon is None
