"""Faults that comparable programs had at the table, as tests of ours; the number is that of the collected reports.

Others of the same list are tests elsewhere: 49 in ``test_nothing_lost`` and ``test_trouble``, 51 in ``test_atomic``, 59
in ``test_table``, 61 in ``test_themes`` and ``test_window_place``, 62 in ``test_window_place``, 63 in ``test_hinting``
and ``test_watching``.
"""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.session import Phase, Session
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.board import Premium
from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import ChallengeKind, Help
from scrabble_gui.core.square import Square
from scrabble_gui.record.game_file import GameFile
from scrabble_gui.record.savefile import SavedGame
from scrabble_gui.ui.parts import build_parts
from scrabble_gui.ui.window import Window
from tests.drawing import Words, doubting, family, setup_of
from tests.ui.table_talk import TableTalk


@pytest.fixture
def at_table(qtbot, tmp_path):
    """Return a function that seats two people with these racks at a window."""

    def sit(*racks: str, **how: object) -> TableTalk:
        talk = TableTalk(qtbot, tmp_path)
        file = GameFile(tmp_path / "games" / "game.scrabble")
        words = Words("AX AXE CAT CATS DOG DOGS AT TA")
        session = Session(SavedGame(Game(setup_of(*racks, **how))), file.path, words, file.write)
        talk.window.sitting.sit_down(session, reopened=False)
        return talk

    return sit


def lay(talk: TableTalk, where: str, letters: Iterable[str]) -> None:
    """Drag letters from the rack to a row of squares."""
    row, col = int(where[:-1]) - 1, ord(where[-1]) - ord("A")
    for step, letter in enumerate(letters):
        slots = talk.session.hand.draft.slots
        slot = next(at for at, tile in enumerate(slots) if tile is not None and tile.letter == letter)
        talk.drag(talk.slot(slot), talk.square(Square(row, col + step)))


def rack(talk: TableTalk) -> str:
    return "".join(tile.letter if tile else "." for tile in talk.session.hand.draft.slots)


def play(talk: TableTalk) -> None:
    QTest.mouseClick(talk.window.pages.game.column.play_button, Qt.MouseButton.LeftButton)


def friendly(**changes: object):
    return family(helps=frozenset({Help.UNDO}), challenge=doubting(ChallengeKind.VOID), **changes)


def test_55_the_preview_is_the_same_before_and_after_shuffling(at_table):
    talk = at_table("AXEIIII", "DOGSNNN")
    talk.take_screen()
    lay(talk, "8H", "AX")
    button = talk.window.pages.game.column.play_button
    assert (button.text(), button.right_text) == ("Play AX", "18 points")
    for _ in range(5):
        talk.command("turn.shuffle")
        assert (button.text(), button.right_text) == ("Play AX", "18 points")


def test_56_a_tile_dropped_between_two_tiles_stands_there(at_table):
    talk = at_table("ABCDEFG", "DOGSNNN")
    talk.take_screen()
    before = talk.slot(2), talk.slot(3)
    talk.drag(talk.slot(6), QPoint((before[0].x() + before[1].x()) // 2, before[0].y()))
    assert rack(talk) == "ABCGDEF"


def test_56_the_own_order_survives_the_others_turn_and_the_file(at_table):
    talk = at_table("ABCDEFG", "DOGSNNN")
    talk.take_screen()
    talk.drag(talk.slot(0), talk.slot(6) + QPoint(20, 0))
    order = rack(talk)
    assert order != "ABCDEFG"
    for name in ("Ada", "Ben"):
        if talk.session.phase is Phase.CURTAIN:
            talk.take_screen()
        assert talk.session.setup.seats[talk.session.state.to_move].name == name
        talk.click("Pass")
        talk.key(Qt.Key.Key_Return)
    talk.take_screen()
    assert rack(talk) == order
    path = talk.session.keeper.path
    talk.window.lobby.show_home()
    assert talk.window.lobby.open(path)
    talk.take_screen()
    assert rack(talk) == order


def test_57_a_play_comes_back_to_squares_on_which_a_draft_lies(at_table):
    talk = at_table("CATDOGS", "EEEEEEE", rules=friendly())
    talk.take_screen()
    lay(talk, "8G", "CAT")
    play(talk)
    talk.command("turn.undo")
    talk.take_screen()
    lay(talk, "8G", "DOG")
    talk.command("turn.redo")
    assert [tile.letter for tile in talk.session.state.board.tiles.values()] == ["C", "A", "T"]
    talk.command("turn.undo")
    talk.take_screen()
    laid = [tile.letter for _, tile in talk.session.hand.draft.laid]
    assert sorted([*rack(talk).replace(".", ""), *laid]) == sorted("CATDOGS")


def test_52_after_three_turns_taken_back_the_right_person_plays_on_with_the_same_bag(at_table):
    talk = at_table("CATDOGS", "EEEEEEE", rules=friendly())
    bags = [bag(talk)]
    for _ in range(3):
        talk.take_screen()
        if talk.session.game.turns:
            talk.click("Pass")
            talk.key(Qt.Key.Key_Return)
        else:
            lay(talk, "8G", "CAT")
            play(talk)
        bags.append(bag(talk))
    for number in (2, 1, 0):
        talk.command("turn.undo")
        assert len(talk.session.game.turns) == number
        assert bag(talk) == bags[number]
    assert talk.session.state.to_move == 0
    talk.take_screen()
    lay(talk, "8G", "DOG")
    play(talk)
    assert talk.session.state.to_move == 1
    assert talk.session.game.turns[0].drawn, "the first draw gives the same tiles whatever is played"
    assert not talk.session.redo()


def bag(talk: TableTalk) -> tuple[tuple[int, ...], int]:
    return tuple(len(rack) for rack in talk.session.state.racks), talk.session.state.draws


def test_60_a_first_start_shows_a_board_with_all_its_premium_squares(qtbot, tmp_path):
    parts = build_parts(tmp_path)
    window = Window(parts.look, parts.games, parts.themes, Preferences(SettingsFile(tmp_path / "settings.ini")))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.lobby.show_home()
    window.show()
    file = GameFile(tmp_path / "games" / "game.scrabble")
    session = Session(SavedGame(Game(setup_of("CATDOGS", "EEEEEEE"))), file.path, Words("CAT"), file.write)
    window.sitting.sit_down(session, reopened=False)
    session.reveal()
    QApplication.processEvents()
    image = window.pages.game.table.grab().toImage()
    layout = session.setup.layout
    colours: dict[Premium, set[str]] = {}
    for row in range(15):
        for col in range(15):
            rect = window.pages.game.table.square_rect(Square(row, col))
            corner = rect.topLeft().toPoint() + QPoint(4, 4)
            colours.setdefault(layout.premium(Square(row, col)), set()).add(image.pixelColor(corner).name())
    assert len(colours) == 5
    assert all(len(seen) == 1 for seen in colours.values()), colours
    assert len(set.union(*colours.values())) == 5
    assert len(layout.premiums) == 61
