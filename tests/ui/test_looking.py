"""Looking back from the score pad, at the real window: read-only, nobody's rack, one key back."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.session import Phase
from scrabble_gui.core.moves import Play
from scrabble_gui.record.savefile import load
from scrabble_gui.ui.pad_model import TURN
from scrabble_gui.ui.pad_picture import PICTURE
from tests.drawing import catalogue
from tests.ui.page_talk import spilled
from tests.ui.played_games import GAMES
from tests.ui.table_talk import LEFT, TableTalk


class Reader(TableTalk):
    """Somebody who opens a saved game and looks back."""

    def __init__(self, qtbot, folder, name) -> None:
        super().__init__(qtbot, folder)
        self.file = folder / name
        shutil.copy(GAMES / name, self.file)
        assert self.window.lobby.open(self.file)
        if self.session.phase is Phase.CURTAIN:
            self.take_screen()

    @property
    def game_page(self):
        return self.window.pages.game

    @property
    def strip(self):
        return self.game_page.looking.strip

    @property
    def picture(self):
        return self.game_page.table.picture

    def cell(self, turn):
        """Return the middle of the cell of a turn on the pad, scrolled into view."""
        pad = self.game_page.column.pad
        model = pad.model()
        index = next(
            model.index(row, column)
            for row in range(model.rowCount())
            for column in range(model.columnCount())
            if model.index(row, column).data(TURN) == turn
        )
        pad.scrollTo(index)
        return pad.visualRect(index).center()

    def look_at(self, turn) -> None:
        """Click the cell of a turn."""
        QTest.mouseClick(self.game_page.column.pad.viewport(), LEFT, pos=self.cell(turn))

    def plays(self):
        return [at for at, turn in enumerate(self.session.game.turns) if isinstance(turn.move, Play)]


@pytest.fixture
def reader(qtbot, tmp_path):
    return Reader(qtbot, tmp_path, "friendly_two_undo.scrabble")


def test_a_click_steps_back_to_that_position(reader):
    turn = reader.plays()[1]
    reader.look_at(turn)
    game = reader.session.game
    assert reader.strip.isVisible()
    assert reader.strip.title.full_text == f"Turn 2 of {len(game.turns)}"
    assert reader.picture.board == game.state_after(turn + 1).board
    assert set(game.turns[turn].move.squares) <= set(reader.picture.last_play)
    heads = [head.picture.score for head in reader.game_page.column.heads.heads]
    assert heads == list(game.state_after(turn + 1).scores)
    assert reader.game_page.column.play_button.is_refused


def test_nobodys_rack_is_shown_and_nothing_can_be_laid(reader):
    before = reader.session.hand.draft
    assert any(reader.picture.slots)
    reader.look_at(reader.plays()[0])
    assert not any(reader.picture.slots)
    assert not [place for place in reader.game_page.table.table.tiles if isinstance(place, int)]
    QTest.mouseClick(reader.game_page.table.viewport(), LEFT, pos=reader.square(reader.session.setup.layout.start))
    reader.key(Qt.Key.Key_A)
    reader.key(Qt.Key.Key_Backspace)
    assert reader.picture.cursor is None
    assert reader.session.hand.draft == before


def test_arrow_keys_step_and_one_key_goes_back_to_now(reader):
    reader.look_at(reader.plays()[1])
    reader.key(Qt.Key.Key_Left)
    assert reader.strip.title.full_text.startswith("Turn 1 of")
    assert not reader.strip.earlier.isEnabled()
    for _ in range(99):
        reader.key(Qt.Key.Key_Right)
    count = len(reader.session.game.turns)
    assert reader.strip.title.full_text == f"Turn {count} of {count}"
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_Return):
        reader.look_at(reader.plays()[0])
        turns = reader.session.game.turns
        reader.key(key)
        assert not reader.strip.isVisible()
        assert reader.picture.board == reader.session.state.board
        assert any(reader.picture.slots)
        assert reader.session.game.turns == turns


def test_the_buttons_of_the_strip_do_the_same(reader):
    reader.look_at(reader.plays()[1])
    QTest.mouseClick(reader.strip.later, LEFT)
    assert reader.strip.title.full_text.startswith("Turn 3 of")
    QTest.mouseClick(reader.strip.earlier, LEFT)
    reader.strip.earlier.setFocus()
    reader.key(Qt.Key.Key_Left)
    assert reader.strip.title.full_text.startswith("Turn 1 of")
    QTest.mouseClick(reader.strip.back, LEFT)
    assert not reader.strip.isVisible()


def test_a_note_beside_a_turn_is_on_disk_and_shown_again(reader):
    turn = reader.plays()[1]
    reader.look_at(turn)
    reader.strip.note.setFocus()
    QTest.keyClicks(reader.strip.note, "A lucky draw")
    reader.key(Qt.Key.Key_Return)
    assert reader.strip.isVisible(), "Enter ends the note, not the look"
    assert load(reader.session.keeper.path, catalogue()).game.turns[turn].note == "A lucky draw"
    reader.key(Qt.Key.Key_Left)
    assert reader.strip.note.text() != "A lucky draw"
    reader.key(Qt.Key.Key_Right)
    assert reader.strip.note.text() == "A lucky draw"


def test_a_note_is_kept_when_people_go_on_with_a_click(reader):
    turn = reader.plays()[0]
    reader.look_at(turn)
    reader.strip.note.setFocus()
    QTest.keyClicks(reader.strip.note, "Hm")
    QTest.mouseClick(reader.strip.back, LEFT)
    assert reader.session.game.turns[turn].note == "Hm"


def test_the_mouse_over_an_entry_outlines_that_play(reader):
    turn = reader.plays()[0]
    newest = reader.picture.last_play
    QTest.mouseMove(reader.game_page.column.pad.viewport(), reader.cell(turn))
    assert reader.picture.last_play != newest
    assert set(reader.session.game.turns[turn].move.squares) <= set(reader.picture.last_play)
    assert any(reader.picture.slots), "the game goes on"
    reader.game_page.column.pad.turn_hovered.emit(-1)
    assert reader.picture.last_play == newest


def test_the_keyboard_outlines_and_chooses_turns_on_the_pad(reader):
    pad = reader.game_page.column.pad
    pad.setFocus()
    reader.key(Qt.Key.Key_Up)
    turn = pad.currentIndex().data(TURN)
    assert set(reader.session.game.turns[turn].move.squares) <= set(reader.picture.last_play)
    reader.key(Qt.Key.Key_Space)
    assert reader.picture.board == reader.session.game.state_after(turn + 1).board


def test_a_wish_to_play_on_ends_the_look(reader):
    reader.look_at(reader.plays()[0])
    reader.command("turn.shuffle")
    assert not reader.strip.isVisible()
    assert reader.picture.board == reader.session.state.board
    reader.look_at(reader.plays()[0])
    reader.command("turn.exchange")
    assert not reader.strip.isVisible()
    assert reader.picture.exchange == frozenset()


def test_the_draft_is_there_again_after_the_look(reader):
    reader.drag(reader.slot(0), reader.square(reader.session.setup.layout.start.step(across=False, by=-6)))
    laid = reader.session.hand.draft.laid
    assert laid
    reader.look_at(reader.plays()[0])
    assert reader.picture.laid == ()
    reader.key(Qt.Key.Key_Escape)
    assert reader.picture.laid == laid


def test_the_finished_game_is_looked_back_at_from_its_end(qtbot, tmp_path):
    reader = Reader(qtbot, tmp_path, "family_two_finished.scrabble")
    assert reader.page is reader.window.pages.end
    reader.click("Look back")
    assert reader.page is reader.game_page
    assert reader.strip.title.full_text.startswith("Turn ")
    assert not reader.strip.later.isEnabled()
    reader.key(Qt.Key.Key_Left)
    reader.click("Back to the result")
    assert reader.page is reader.window.pages.end


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_strip_has_room_and_leaves_the_board_free(reader, look, size, scale):
    del look
    reader.window._appearance._look.set_text_scale(scale)
    reader.window.resize(*size)
    reader.look_at(reader.plays()[0])
    reader.buttons()
    assert spilled(reader.strip) == []
    assert reader.game_page.table.rect().contains(reader.strip.geometry())
    overlap = reader.strip.y() - reader.game_page.table.places.board.bottom()
    assert overlap >= (0 if scale == 1 else -8)
    assert reader.strip.title.text() == reader.strip.title.full_text, "nothing is elided"


def test_a_turn_with_a_note_bears_a_sign_and_tells_the_note(reader):
    turn = reader.plays()[1]
    reader.look_at(turn)
    QTest.keyClicks(reader.strip.note, "a triple at last")
    QTest.keyClick(reader.strip.note, Qt.Key.Key_Return)
    reader.key(Qt.Key.Key_Escape)
    pad = reader.game_page.column.pad
    noted = pad.indexAt(reader.cell(turn))
    plain = pad.indexAt(reader.cell(reader.plays()[0]))
    assert noted.data(PICTURE).noted
    assert not plain.data(PICTURE).noted
    assert noted.data(Qt.ItemDataRole.ToolTipRole).endswith("Note: a triple at last")
    assert noted.data(Qt.ItemDataRole.AccessibleTextRole).endswith("Note: a triple at last")
    assert "Note" not in plain.data(Qt.ItemDataRole.AccessibleTextRole)
    cell = pad.visualRect(noted)
    image = pad.viewport().grab().toImage()
    accent = pad._look.theme["accent"].name()
    assert image.pixelColor(cell.right() - 2, cell.top() + 2).name() == accent


def test_tab_passes_by_the_buttons_that_the_strip_covers(reader):
    table, column = reader.game_page.table, reader.game_page.column
    reader.look_at(reader.plays()[1])
    assert table.hasFocus()
    reader.key(Qt.Key.Key_Tab)
    assert column.isAncestorOf(QApplication.focusWidget())
    reader.key(Qt.Key.Key_Escape)
    table.setFocus()
    reader.key(Qt.Key.Key_Tab)
    assert table.buttons[0].hasFocus()
