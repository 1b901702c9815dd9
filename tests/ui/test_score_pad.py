"""The score pad shows exactly what the sheet says, as a table that can be read, heard and clicked."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester

from scrabble_gui.core.rules import ChallengeKind, Clock, ClockKind, EndKind, Leftovers
from scrabble_gui.record.sheet import RowKind, lines
from scrabble_gui.ui.pad_model import ScorePadModel
from scrabble_gui.ui.pad_page import PadDraft
from scrabble_gui.ui.pad_picture import PICTURE, CellPicture
from scrabble_gui.ui.pad_sizes import LEAST_COLUMN
from scrabble_gui.ui.score_pad import ScorePad
from tests.drawing import Table, doubting, ending, family
from tests.ui.played_games import finished, pictured, saved, saved_names

HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def model_of(table: Table) -> ScorePadModel:
    model = ScorePadModel()
    model.show_game(table.game)
    return model


def shown(model: ScorePadModel, row: int, column: int) -> str:
    return model.data(model.index(row, column))


def heard(model: ScorePadModel, row: int, column: int) -> str:
    return model.data(model.index(row, column), SPOKEN)


def painted(model: ScorePadModel, row: int, column: int) -> CellPicture:
    return model.data(model.index(row, column), PICTURE)


@pytest.fixture
def pad(look, qtbot):
    pad = ScorePad(look)
    qtbot.addWidget(pad)
    pad.resize(364, 300)
    pad.show()
    return pad


# --- the model


def test_the_model_keeps_qts_rules_while_games_and_drafts_come_and_go():
    model = ScorePadModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for table in (pictured(), pictured(2, plays=1), pictured(4), finished()):
        model.show_game(table.game)
        for draft in (PadDraft("VEINED", 36), PadDraft("VEIN", 12), None):
            model.show_draft(draft)
    assert tester.model() is model


@pytest.mark.parametrize("name", saved_names())
def test_every_number_on_the_pad_is_the_sheets(name):
    game = saved(name)
    model = ScorePadModel()
    model.show_game(game)
    rows = lines(game).rows
    assert model.rowCount() == len(rows)
    for row, line in enumerate(rows):
        for column, cell in enumerate(line.cells):
            picture = painted(model, row, column)
            assert picture.total.replace("−", "-") == ("" if cell.total is None else str(cell.total))
            points = [text.points.replace("−", "-") for text in picture.lines]
            assert [int(text or 0) for text in points] == [entry.points for entry in cell.entries]


@pytest.mark.parametrize("name", saved_names())
def test_the_last_total_of_every_column_is_the_score(name):
    game = saved(name)
    model = ScorePadModel()
    model.show_game(game)
    result = game.result()
    for column, score in enumerate(result.scores if result else game.state.scores):
        totals = [painted(model, row, column).total for row in range(model.rowCount())]
        assert int([total for total in totals if total][-1].replace("−", "-")) == score


def test_a_cell_is_heard_with_round_player_word_points_and_total():
    assert heard(model_of(pictured()), 2, 2) == "Round 3, Grandma, GENETICS, 83 points, total 138"


def test_a_cell_with_several_words_names_the_others():
    assert heard(model_of(pictured()), 1, 0) == "Round 2, Ada, WAIF, also WE, 25 points, total 49"


def test_names_head_the_columns_and_numbers_the_rounds():
    model = model_of(pictured())
    assert [model.headerData(at, HORIZONTAL) for at in range(3)] == ["Ada", "Ben", "Grandma"]
    assert [model.headerData(at, VERTICAL) for at in range(3)] == ["1", "2", "3"]


def test_who_leads_is_marked_and_heard():
    model = model_of(pictured())
    assert [column.leads for column in model.columns] == [False, False, True]
    assert model.headerData(2, HORIZONTAL, SPOKEN) == "Grandma, leads"


def test_nobody_leads_before_the_first_points():
    assert not any(column.leads for column in model_of(Table(7, 7)).columns)


def test_where_everybody_has_an_own_line_the_nearest_to_it_leads():
    table = pictured(2, plays=2, targets=(200, 70), rules=family("finish-line"))
    assert table.scores == (24, 16)
    assert [column.leads for column in model_of(table).columns] == [False, True]


def test_a_play_taken_off_is_struck_through_and_earns_nothing():
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    model = model_of(table)
    (line,) = painted(model, 1, 0).lines
    assert (line.text, line.points, line.struck) == ("WAIF", "0", True)
    assert painted(model, 1, 0).total == "24"
    assert "taken off after a challenge" in heard(model, 1, 0)
    assert shown(model, 1, 1) == "challenge won 16"


def test_a_lost_challenge_and_the_turn_missed_for_it_stand_in_the_challengers_column():
    table = pictured(plays=3)
    table.do(0, "challenge")
    table.do(1, "exchange ABC")
    model = model_of(table)
    assert shown(model, 0, 0) == "HOURS +24, challenge lost 24"
    assert shown(model, 1, 0) == "misses turn 24"
    assert shown(model, 1, 1) == "exchanged 3 0 16"


def test_points_for_a_good_play_that_was_doubted_stand_behind_it():
    rules = family(challenge=doubting(ChallengeKind.POINTS_PER_PLAY, points=5))
    table = pictured(2, plays=1, rules=rules)
    table.do(1, "challenge")
    model = model_of(table)
    assert shown(model, 0, 0) == "HOURS +24, challenged +5 29"
    assert heard(model, 0, 0) == "Round 1, Ada, HOURS, 24 points, +5 after Ben’s challenge, total 29"


def test_a_pass_is_a_word_and_no_points():
    table = pictured(plays=3)
    table.do(0, "pass")
    assert shown(model_of(table), 1, 0) == "passed 0 24"


def test_who_resigns_is_noted():
    table = pictured(plays=3)
    table.do(0, "resign")
    assert shown(model_of(table), 1, 0).startswith("resigned")


def test_the_settling_stands_below_the_rounds():
    table = finished()
    model = model_of(table)
    assert [row.kind for row in lines(table.game).rows][-3:] == [RowKind.TILES_LEFT, RowKind.GAINED, RowKind.FINAL]
    assert shown(model, 1, 1) == "QU −11 −11"
    assert shown(model, 2, 0) == "went out +12 16"
    assert [model.headerData(row, VERTICAL) for row in range(4)] == ["1", "−", "+", "="]
    assert heard(model, 1, 2) == "Tiles left, Grandma, tiles left: a blank and E, −1, total −1"
    assert painted(model, 3, 0).won
    assert not painted(model, 3, 1).won
    assert painted(model, 1, 0).first_settled
    assert not painted(model, 2, 0).first_settled


def test_a_head_start_stands_before_the_first_round():
    model = model_of(pictured(2, plays=1, head_starts=(0, 30)))
    assert shown(model, 0, 1) == "head start +30 30"
    assert heard(model, 0, 1) == "Before the first turn, Ben, head start, total 30"
    assert heard(model, 0, 0) == "Before the first turn, Ada, empty"
    assert [model.headerData(row, VERTICAL) for row in range(2)] == ["+", "1"]


def test_what_the_clock_takes_has_a_line_of_its_own():
    clock = Clock(ClockKind.PER_GAME, 60, overtime_points=10)
    table = Table("AT", "EI", bag="", rules=family(clock=clock, end=ending(EndKind.ALL_PASS, 1)))
    table.do(0, "pass", seconds=61)
    table.do(1, "pass", seconds=1)
    model = model_of(table)
    rows = [model.headerData(row, VERTICAL, SPOKEN) for row in range(model.rowCount())]
    assert rows == ["Round 1", "Tiles left", "Overtime", "Final score"]
    assert shown(model, 2, 0) == "overtime −10 −12"
    assert heard(model, 2, 0) == "Overtime, Ada, overtime, −10, total −12"


def test_words_accepted_all_the_same_stay_and_the_challenge_is_noted():
    table = pictured(2, plays=1, words="CAT")
    table.do(1, "challenge", overruled=True)
    model = model_of(table)
    assert shown(model, 0, 0) == "HOURS +24 24"
    assert shown(model, 0, 1) == "overruled 0"
    assert "which everybody accepted" in heard(model, 0, 1)


def test_a_challenge_that_costs_points_says_how_many():
    table = pictured(2, plays=1, rules=family(challenge=doubting(ChallengeKind.FREE, penalty=5)))
    table.do(1, "challenge")
    model = model_of(table)
    assert shown(model, 0, 1) == "challenge lost −5 −5"
    assert heard(model, 0, 1) == "Round 1, Ben, challenged Ada’s play, which is good, −5, total −5"


def test_it_is_noted_who_sees_no_play_and_who_plays_for_whom():
    table = Table("AT", "EI", bag="")
    table.do(0, "agree")
    table.do(1, "seat club", "seat person")
    model = model_of(table)
    assert shown(model, 0, 0) == "no play left 0"
    assert shown(model, 0, 1) == "computer plays, person plays 0"


def test_a_free_exchange_leaves_the_turn_where_it_is():
    table = Table(2, 2, rules=family(rack_size=2, free_exchanges=1))
    table.do(0, "exchange AB")
    model = model_of(table)
    model.show_draft(PadDraft("AT", 4))
    assert (model.rowCount(), painted(model, 0, 0).draft) == (1, True)


def test_a_cell_tells_everything_in_its_tooltip():
    model = model_of(pictured())
    assert model.data(model.index(1, 0), Qt.ItemDataRole.ToolTipRole) == "C12 WAIF: WAIF, also WE, 25 points"
    model.show_draft(PadDraft("VEINED", 36))
    assert model.data(model.index(3, 0), Qt.ItemDataRole.ToolTipRole) is None


def test_only_the_last_turn_is_marked():
    model = model_of(pictured())
    marked = [(row, col) for row in range(3) for col in range(3) if painted(model, row, col).last]
    assert marked == [(2, 2)]


# --- the draft


def test_a_draft_that_opens_a_round_has_a_row_of_its_own():
    model = model_of(pictured())
    model.show_draft(PadDraft("VEINED", 36))
    assert model.rowCount() == 4
    assert shown(model, 3, 0) == "VEINED +36"
    assert painted(model, 3, 0).draft
    assert heard(model, 3, 0) == "Round 4, Ada, VEINED, 36 points, not played yet"
    model.show_draft(None)
    assert model.rowCount() == 3


def test_a_draft_within_a_round_stands_in_its_row():
    model = model_of(pictured(plays=4))
    model.show_draft(PadDraft("FIGURE", 33))
    assert model.rowCount() == 2
    assert shown(model, 1, 1) == "FIGURE +33"


def test_the_first_draft_of_a_game_is_round_one():
    model = model_of(Table(7, 7))
    model.show_draft(PadDraft("HOURS", 24))
    assert (model.rowCount(), model.headerData(0, VERTICAL)) == (1, "1")


def test_a_draft_of_a_player_who_challenged_before_keeps_the_row_of_the_challenge():
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    model = model_of(table)
    model.show_draft(PadDraft("FIGURE", 33))
    assert (model.rowCount(), shown(model, 1, 1)) == (2, "FIGURE +33")
    assert [line.text for line in painted(model, 1, 1).lines] == ["challenge won", "FIGURE"]


def test_a_finished_game_takes_no_draft():
    model = model_of(finished())
    rows = model.rowCount()
    model.show_draft(PadDraft("VEINED", 36))
    assert model.rowCount() == rows


# --- the view


def test_the_newest_round_is_in_view_however_low_the_pad(pad):
    pad.resize(364, 110)
    pad.show_game(saved("family_two_finished.scrabble"))
    last = pad.visualRect(pad.pad_model.index(pad.pad_model.rowCount() - 1, 0))
    assert pad.viewport().rect().contains(last)
    assert pad.verticalScrollBar().value() > 0


def test_a_draft_scrolls_into_view(pad):
    pad.resize(364, 110)
    pad.show_game(pictured().game)
    pad.show_draft(PadDraft("VEINED", 36))
    assert pad.viewport().rect().contains(pad.visualRect(pad.pad_model.index(3, 0)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_columns_fill_the_pad_and_are_equally_wide(pad, players):
    pad.show_game(pictured(players).game)
    widths = [pad.columnWidth(column) for column in range(players)]
    assert max(widths) - min(widths) <= 1
    assert sum(widths) == pad.viewport().width()


def test_columns_of_four_players_are_never_too_narrow_for_a_word(pad):
    pad.resize(220, 300)
    pad.show_game(pictured(4).game)
    assert all(pad.columnWidth(column) >= LEAST_COLUMN for column in range(4))
    assert pad.horizontalScrollBar().maximum() > 0


def test_no_round_is_cut_at_the_top_when_the_pad_shows_the_newest(pad):
    for height in range(110, 300, 13):
        pad.resize(364, height)
        pad.show_game(saved("family_two_finished.scrabble"))
        first = pad.rowAt(0)
        assert pad.rowViewportPosition(first) == 0


def test_tiles_that_nobody_knows_are_counted():
    table = Table(7, 7, rules=family(end=ending(EndKind.ALL_PASS, 1), leftovers=Leftovers(blank_penalty=1)))
    table.all_pass(2)
    assert [row.kind for row in lines(table.game).rows] == [RowKind.ROUND, RowKind.FINAL]
    assert heard(model_of(table), 1, 0) == "Final score, Ada, wins, total 0"


def test_a_row_grows_with_what_happened_in_it(pad):
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    table.do(1, "exchange ABC")
    pad.show_game(table.game)
    assert pad.rowHeight(1) > pad.rowHeight(0)


def test_a_row_has_room_for_a_draft_below_what_happened_in_it(pad):
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    pad.show_game(table.game)
    before = pad.rowHeight(1)
    pad.show_draft(PadDraft("FIGURE", 33))
    assert pad.rowHeight(1) > before
    pad.show_draft(None)
    assert pad.rowHeight(1) == before


def test_the_tab_key_passes_an_empty_pad_by(pad):
    pad.show_game(pictured(plays=0).game)
    assert pad.focusPolicy() is Qt.FocusPolicy.NoFocus
    pad.show_game(pictured(plays=1).game)
    assert pad.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_rows_are_as_high_in_a_long_game_as_in_a_short_one(pad):
    pad.show_game(pictured(plays=3).game)
    plain = pad.rowHeight(0)
    for height in range(110, 300, 13):
        pad.resize(364, height)
        pad.show_game(saved("family_two_finished.scrabble"))
        assert pad.verticalScrollBar().maximum() > 0
        assert pad.rowHeight(10) == plain


def test_a_pad_that_was_scrolled_back_stays_there_while_tiles_are_laid(pad):
    pad.show_game(saved("friendly_two_undo.scrabble"))
    pad.resize(364, 130)
    assert pad.verticalScrollBar().value() == pad.verticalScrollBar().maximum() > 0
    pad.verticalScrollBar().setValue(0)
    pad.updateGeometries()
    assert pad.verticalScrollBar().value() == 0


def test_the_next_play_is_in_sight_on_a_pad_that_scrolls_sideways(pad):
    pad.resize(224, 200)
    pad.show_game(pictured(4, plays=2).game)
    pad.show_draft(PadDraft("VEINED", 36))
    place = pad.visualRect(pad.pad_model.draft_index())
    assert pad.viewport().rect().contains(place)


def test_larger_text_makes_higher_rows(pad, look):
    pad.show_game(pictured().game)
    before = pad.rowHeight(0)
    look.set_text_scale(1.5)
    assert pad.rowHeight(0) == round(before * 1.5)


def test_a_click_tells_the_turn(pad, qtbot):
    pad.show_game(pictured().game)
    where = pad.visualRect(pad.pad_model.index(1, 2)).center()
    with qtbot.waitSignal(pad.turn_clicked) as clicked:
        qtbot.mouseClick(pad.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert clicked.args == [5]


def test_a_click_on_an_empty_cell_tells_nothing(pad, qtbot):
    pad.show_game(pictured(plays=4).game)
    told = []
    pad.turn_clicked.connect(told.append)
    where = pad.visualRect(pad.pad_model.index(1, 2)).center()
    qtbot.mouseClick(pad.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseClick(pad.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, pad.viewport().height() - 4))
    assert told == []


def test_arrows_move_from_cell_to_cell_and_other_keys_belong_to_the_page(pad, qtbot):
    pad.show_game(pictured().game)
    assert (pad.currentIndex().row(), pad.currentIndex().column()) == (2, 2)
    qtbot.keyClick(pad, Qt.Key.Key_Up)
    qtbot.keyClick(pad, Qt.Key.Key_Q)
    assert (pad.currentIndex().row(), pad.currentIndex().column()) == (1, 2)


@pytest.mark.parametrize("width", [208, 364, 460])
@pytest.mark.parametrize("name", saved_names())
def test_every_game_is_painted(pad, name, width):
    pad.resize(width, 400)
    pad.show_game(saved(name))
    pad.setFocus()
    model = pad.pad_model
    row = model.rowCount() - 1
    column = next(at for at in range(model.columnCount()) if painted(model, row, at).lines)
    pad.scrollTo(model.index(row, column))
    image = pad.grab().toImage()
    cell = pad.visualRect(model.index(row, column)).adjusted(4, 4, -4, -4)
    at = pad.viewport().mapTo(pad, cell.topLeft())
    colours = {image.pixel(at.x() + x, at.y() + y) for x in range(cell.width()) for y in range(cell.height())}
    assert len(colours) > 3, "nothing is written in the last row"
