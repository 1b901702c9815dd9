"""When something goes wrong at the real window: the old file stays, people are told in a sentence, the game goes on."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.crash_log import CrashLog
from scrabble_gui.app.session import Phase
from scrabble_gui.core.game import Game, visible_rack
from scrabble_gui.record.savefile import glance, load
from scrabble_gui.ui.crash_net import CrashNet
from tests.found_plays import EVERYDAY, WHOLE_LIST, plays
from tests.ui.played_games import GAMES
from tests.ui.table_talk import TableTalk


@pytest.fixture
def game(qtbot, tmp_path):
    """Return a window at which Ada and Ben have just sat down."""
    return begun(TableTalk(qtbot, tmp_path / "data"))


def begun(talk: TableTalk) -> TableTalk:
    talk.start_game(["Ada", "Ben"], "Family Classic")
    talk.click("Begin")
    return talk


def play(talk: TableTalk) -> None:
    """Play the first word that is found."""
    rack = visible_rack(talk.session.state, talk.session.state.to_move)
    found = next(found for words in (EVERYDAY, WHOLE_LIST) for found in plays(talk.session.game, rack, words))
    talk.play(found.play)


def notice(talk: TableTalk) -> str:
    """Return what the people are told; it must be seen."""
    assert talk.window.pages.notice.isVisible()
    return talk.window.pages.notice.text


def turns(path: Path) -> int:
    return glance(path).turns


def go_on_and_save(talk: TableTalk, path: Path) -> None:
    """Play another turn, which finds the disk mended, and see that everything is written."""
    play(talk)
    assert turns(path) == len(talk.session.game.turns) == 3


needs_root = pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root makes a small disk")


@pytest.fixture
def small_disk(tmp_path):
    """Return a data folder on a disk of its own, which is soon full."""
    data = tmp_path / "data"
    data.mkdir()
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(data)], check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    yield data
    subprocess.run(["umount", "-l", str(data)], check=False)


@needs_root
def test_a_full_disk_is_told_and_nothing_that_was_written_is_lost(qtbot, small_disk):
    game = begun(TableTalk(qtbot, small_disk))
    play(game)
    path = game.session.keeper.path
    before = path.read_bytes()
    ballast = small_disk / "ballast"
    fill(ballast)
    play(game)
    assert "could not be saved" in notice(game)
    assert "The disk is full." in notice(game)
    assert path.read_bytes() == before
    assert game.session.phase is Phase.CURTAIN, "the game goes on"
    assert not list(path.parent.glob(".saving-*"))
    ballast.unlink()
    go_on_and_save(game, path)
    game.window.close()


@needs_root
def test_a_disk_that_can_only_be_read_is_told_and_the_game_goes_on(qtbot, small_disk):
    game = begun(TableTalk(qtbot, small_disk))
    play(game)
    path = game.session.keeper.path
    before = path.read_bytes()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    play(game)
    assert "The disk can only be read." in notice(game)
    assert path.read_bytes() == before
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    go_on_and_save(game, path)
    game.window.close()


def fill(file: Path) -> None:
    """Write until nothing more fits."""
    with file.open("wb", buffering=0) as out:
        try:
            while True:
                out.write(bytes(1024))
        except OSError:
            return


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing keeps this user from writing")
def test_a_folder_that_can_only_be_read_is_told(game):
    play(game)
    path = game.session.keeper.path
    path.parent.chmod(0o500)
    try:
        play(game)
        assert "You are not allowed to use it." in notice(game)
        assert turns(path) == 1
    finally:
        path.parent.chmod(0o700)
    go_on_and_save(game, path)


def test_a_folder_in_whose_place_a_file_stands_is_told_and_the_game_goes_on(game):
    play(game)
    path = game.session.keeper.path
    shutil.move(path.parent, path.parent.with_name("away"))
    path.parent.write_text("a file")
    play(game)
    assert "could not be saved" in notice(game)
    assert game.session.phase is Phase.CURTAIN
    path.parent.unlink()
    shutil.move(path.parent.with_name("away"), path.parent)
    assert turns(path) == 1
    go_on_and_save(game, path)


def test_a_folder_removed_while_playing_is_there_again_after_the_next_turn(game):
    play(game)
    path = game.session.keeper.path
    shutil.rmtree(game.folder / "games")
    play(game)
    assert turns(path) == 2
    assert not game.window.pages.notice.isVisible()


def test_two_programs_on_one_folder_keep_both_games_and_say_so(game, qtbot):
    play(game)
    path = game.session.keeper.path
    other = TableTalk(qtbot, game.folder)
    other.click("Continue this game")
    play(other)
    assert turns(path) == 2
    play(game)
    assert "Another program has gone on with this game." in notice(game)
    beside = game.session.keeper.path
    assert beside != path
    assert beside.name in notice(game)
    assert (turns(path), turns(beside)) == (2, 2)
    play(other)
    assert (turns(path), turns(beside)) == (3, 2)


def test_with_the_clock_set_back_the_start_page_offers_the_game_played_last(game):
    play(game)
    first = game.session.keeper.path
    tomorrow = first.stat().st_mtime + 86_400
    os.utime(first, (tomorrow, tomorrow))
    begun(game)
    play(game)
    second = game.session.keeper.path
    assert second != first
    game.reopen()
    game.click("Continue this game")
    assert game.session.keeper.path == second


def test_a_damaged_game_stays_as_it_is_and_what_is_safe_of_it_goes_on_beside_it(game):
    play(game)
    play(game)
    path = game.session.keeper.path
    game.window.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'{"by"') + 12])
    broken = path.read_bytes()
    game.window = game._open_window()
    game.click("Open these")
    assert len(game.session.game.turns) == 1
    assert game.session.keeper.path != path
    play(game)
    assert path.read_bytes() == broken


# --- what nobody expected


@pytest.fixture
def netted(game, tmp_path):
    """Return the game with the net of the program under it."""
    net = CrashNet(CrashLog(tmp_path / "log"))
    net.install()
    net.caught.connect(game.window.rescue.go_on)
    yield game
    net.remove()


def test_an_unexpected_error_in_a_slot_is_told_and_the_game_goes_on(netted, tmp_path, monkeypatch, qtbot):
    play(netted)
    netted.take_screen()
    netted.session.hand.shuffle()
    pages = netted.window.pages

    def fail(*_: object) -> None:
        raise KeyError("nobody thought of this")

    with monkeypatch.context() as broken:
        broken.setattr(pages.game.column, "show_play_button", fail)
        netted.session.hand.shuffle()
    qtbot.waitUntil(pages.notice.isVisible)
    assert "The game is safe and goes on" in notice(netted)
    assert str(tmp_path / "log" / "errors.log") in notice(netted)
    assert "nobody thought of this" in (tmp_path / "log" / "errors.log").read_text()
    assert netted.page is pages.game
    netted.click("Pass")
    netted.key(Qt.Key.Key_Return)
    assert len(netted.session.game.turns) == 2


def test_errors_that_do_not_end_open_the_game_anew_with_nothing_lost(netted, monkeypatch, qtbot):
    play(netted)
    before, path = netted.session.game.turns, netted.session.keeper.path
    first = netted.session
    rescue = netted.window.rescue
    rescue.go_on(None)
    assert netted.session is first
    rescue.go_on(None)
    assert netted.session is not first
    assert netted.session.keeper.path == path
    assert netted.session.game.turns == before
    assert netted.session.phase is Phase.CURTAIN
    rescue.go_on(None)
    assert netted.page is netted.window.pages.home
    assert Game(load(path, netted.window._games.catalogue).game.setup, before).turns == before


# --- files from outside


def dropped(window, *paths: Path) -> bool:
    """Drop files on the window; answers whether it wanted them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(200, 200).toPoint(), action, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(200, 200), action, data, buttons, keys))
    return enter.isAccepted()


def test_a_saved_game_dragged_onto_the_window_opens_behind_the_curtain(game):
    file = GAMES / "family_four_window_open.scrabble"
    assert dropped(game.window, game.folder / "settings.ini", file)
    assert len(game.session.setup.seats) == 4
    assert game.session.phase is not Phase.TURN
    assert game.session.keeper.path.parent == game.folder / "games", "a copy goes on"


def test_what_is_no_file_is_not_taken(game):
    before = game.session
    assert not dropped(game.window, game.folder, game.folder / "gone.txt")
    assert game.session is before


def test_a_dragged_file_that_is_no_game_is_told_and_the_game_on_the_table_stays(game, tmp_path):
    before = game.session
    (tmp_path / "letter.scrabble").write_text("Dear Ada")
    assert dropped(game.window, tmp_path / "letter.scrabble")
    assert "This is not a saved game." in notice(game)
    assert game.session is before
