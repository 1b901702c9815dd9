"""The end page tells the result line by line as the rules settle it, and leads on from there."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from scrabble_gui.core.rules import ChallengeKind, EndKind, Leftovers, TieRule
from scrabble_gui.core.settle import result
from scrabble_gui.core.state import Ending
from scrabble_gui.ui.course import CourseChart, Line, spread, tick_step
from scrabble_gui.ui.end_page import MOST_MS, QUIET_SECONDS, EndPage, rank_lines
from scrabble_gui.ui.highlights import best_plays, courses, turns_taken
from scrabble_gui.ui.result_words import settling
from tests.drawing import Table, doubting, ending, family
from tests.ui.page_talk import NARROW_SIZES, Clock, held_down, settle, spilled
from tests.ui.played_games import finished, pictured, saved, saved_names

ENDED = [name for name in saved_names() if saved(name).result()]


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def page(look, qtbot, clock):
    """Return the page, there for a while already."""
    page = EndPage(look, clock=clock)
    qtbot.addWidget(page)
    page.resize(1366, 738)
    page.show()
    clock.now += QUIET_SECONDS
    return page


def told(page: EndPage, table: Table) -> tuple[str, str]:
    """Show a game and return headline and details."""
    page.show_game(table.game)
    return page.headline.accessibleName(), page.details.full_text


def settling_of(table: Table) -> str:
    return settling(table.setup, table.state, table.game.result())


# --- the settling


@pytest.mark.parametrize("name", ENDED)
def test_the_settling_is_that_of_the_rules_line_by_line(page, name):
    game = saved(name)
    page.show_game(game)
    settled = result(game.setup, game.state)
    assert {row.line.seat: row.line.settlement for row in page.ranking.rows} == dict(enumerate(settled.settlements))
    assert {row.line.seat: row.shown_final for row in page.ranking.rows} == dict(enumerate(settled.scores))
    assert {row.line.seat for row in page.ranking.rows if row.line.wins} == set(settled.winners)
    for row in page.ranking.rows:
        tiles = [face.letter for face in row.line.left if not face.face_down]
        assert tiles == [tile.letter for tile in settled.settlements[row.line.seat].left]


def test_the_rows_stand_by_points_and_are_heard(page):
    page.show_game(finished().game)
    assert [row.accessibleName() for row in page.ranking.rows] == [
        "1, Ada, score 4, went out, +12, final 16",
        "2, Grandma, score 0, tiles left: a blank and E, −1, final −1",
        "3, Ben, score 0, tiles left: Q and U, −11, final −11",
    ]


def test_who_is_equal_shares_a_place(page):
    table = Table("AT", "E", "E", bag="", rack_size=2)
    table.do(0, "8H AT")
    table.accept()
    page.show_game(table.game)
    assert [(row.line.place, row.line.name) for row in page.ranking.rows] == [(1, "Ada"), (2, "Ben"), (2, "Grandma")]


def test_tiles_that_nobody_knows_lie_face_down():
    table = Table(7, 7, rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(2)
    rows = rank_lines(table.setup, table.state, table.game.result())
    assert [face.face_down for face in rows[0].left] == [True] * 7


def test_a_reached_line_settles_nothing_and_shows_the_line(page):
    page.show_game(saved("finish_line_three_finished.scrabble"))
    assert not page.ranking.settles
    assert all(row.line.remark.startswith("of ") for row in page.ranking.rows)


def test_who_resigned_comes_last_and_is_told_so(page):
    table = pictured(3, rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.do(2, "resign")
    table.all_pass(2)
    page.show_game(table.game)
    last = page.ranking.rows[-1].line
    assert (last.name, last.remark, last.wins) == ("Grandma", "resigned", False)
    assert told(page, table)[0] == "Ben wins"


# --- who wins


def test_the_winner_and_the_margin_are_told(page):
    assert told(page, finished()) == ("Ada wins", "by 17 points, after 1 turn. Well played, everybody.")


def test_those_who_are_equal_share_the_win(page):
    table = Table("AT", "AT", bag="", rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(2)
    assert told(page, table) == (
        "Ada and Ben share the win",
        "with −2 each, after 2 turns. Well played, everybody.",
    )


def test_a_tie_is_broken_by_the_points_before_the_settling(page):
    table = Table("AT", "BC", bag="", rules=family(end=ending(EndKind.ALL_PASS, 1)), head_starts=(6, 10))
    table.all_pass(2)
    assert table.game.result().before_settling
    assert told(page, table) == (
        "Ben wins: more points before the settling",
        "equal at the end with 4, after 2 turns. Well played, everybody.",
    )


def test_a_tie_that_stands_is_a_tie(page):
    rules = family(end=ending(EndKind.ALL_PASS, 1), tie=TieRule.STANDS)
    table = Table("AT", "AT", bag="", rules=rules)
    table.all_pass(2)
    assert told(page, table)[0] == "A tie: Ada and Ben"


def test_who_reaches_the_line_wins(page):
    rules = family("finish-line")
    table = pictured(2, plays=1, targets=(20, 20), rules=rules)
    table.accept()
    assert told(page, table) == (
        "Ada reaches 20 and wins",
        "by 24 points, after 1 turn. Well played, everybody.",
    )


def test_where_the_lines_differ_the_margin_is_over_the_own_line(page):
    table = pictured(2, plays=1, targets=(20, 50), rules=family("finish-line"))
    table.accept()
    assert told(page, table)[1] == "4 points over the line, after 1 turn. Well played, everybody."


def test_a_game_to_a_line_that_ends_before_goes_to_the_nearest(page):
    rules = family("finish-line", end=ending(EndKind.ALL_PASS, 1), leftovers=Leftovers(otherwise_factor=0))
    table = pictured(2, plays=2, targets=(70, 70), rules=rules)
    table.all_pass(2)
    assert told(page, table) == (
        "Ada wins",
        "nearest to the line of 70, after 4 turns. Well played, everybody.",
    )


def test_the_last_one_at_the_table_wins(page):
    table = pictured(2, plays=2)
    table.do(0, "resign")
    assert told(page, table) == ("Ben wins", "Ada resigned, after 2 turns. Well played, everybody.")


# --- why it ended


def test_it_is_told_who_went_out_and_what_that_earned():
    assert settling_of(finished()) == (
        "Ada used the last tile and gains what the others still hold: Q, U, a blank and E make 12. "
        "The others lose the tiles on their own racks."
    )


def test_many_tiles_are_not_named_one_by_one():
    table = Table("AT", "QUEENSAND", bag="", rack_size=9)
    table.do(0, "8H AT")
    table.accept()
    assert "gains what the others still hold: 19 points." in settling_of(table)


def test_it_is_told_when_nobody_else_holds_a_tile():
    table = Table("AT", "", bag="", rack_size=2)
    table.do(0, "8H AT")
    table.accept()
    assert settling_of(table) == "Ada used the last tile, and nobody else holds any."


def test_it_is_told_when_the_others_tiles_count_double():
    table = finished("north-american-club")
    assert settling_of(table) == (
        "Ada used the last tile and gains 2 times what the others still hold: 24 points. The others lose nothing."
    )


def test_it_is_told_when_tiles_left_do_not_count():
    assert settling_of(finished("kids")) == "Ada used the last tile. Tiles left on the racks do not count."


def test_it_is_told_who_passed_too_often():
    table = Table("AT", "EI", bag="SSSSSSSSSSSS")
    table.all_pass(3)
    assert table.game.result().ending is Ending.PASSES
    assert settling_of(table) == (
        "Ada passed on two turns running, so the game ends. Everybody loses the tiles left on the rack."
    )


@pytest.mark.parametrize(
    ("end", "passes", "sentence"),
    [
        (ending(EndKind.ALL_PASS, 2), 4, "Everybody passed on two turns running, so the game ends."),
        (ending(EndKind.SCORELESS, 6), 6, "Six turns running earned nothing, so the game ends."),
    ],
)
def test_it_is_told_which_turns_without_a_play_ended_the_game(end, passes, sentence):
    table = Table("AT", "EI", bag="", rules=family(end=end))
    table.all_pass(passes)
    assert settling_of(table) == f"{sentence} Everybody loses the tiles left on the rack."


@pytest.mark.parametrize(
    ("bag", "sentence"),
    [
        ("E", "Everybody agreed that no play is possible any more."),
        ("", "The bag is empty and nobody can play any more, so the game ends."),
    ],
)
def test_it_is_told_when_everybody_agreed_or_the_program_saw_that_no_play_is_left(bag, sentence):
    table = Table("AT", "EI", bag=bag, rules=family(leftovers=Leftovers(otherwise_factor=2)))
    table.do(0, "agree")
    table.do(1, "agree")
    assert settling_of(table) == f"{sentence} Everybody loses 2 times the tiles left on the rack."


def test_it_is_told_when_nothing_is_settled():
    table = pictured(2, plays=1, targets=(20, 20), rules=family("finish-line"))
    table.accept()
    assert settling_of(table) == "The line is reached, so tiles left on the racks do not count."
    table = pictured(2, plays=2)
    table.do(0, "resign")
    assert settling_of(table) == "The last player at the table wins. Tiles left on the racks do not count."


# --- counting up


def test_the_settling_counts_up_row_by_row_and_in_time(page, look, qtbot):
    look.set_motion(True)
    page.show_game(finished().game)
    assert [row.shown_final for row in page.ranking.rows] == [4, 0, 0]
    assert page.settling_ms <= MOST_MS
    page.ranking.set_progress(1.5)
    assert [row.shown_final for row in page.ranking.rows] == [16, 0, 0]
    qtbot.waitUntil(lambda: not page.is_settling, timeout=4000)
    assert [row.shown_final for row in page.ranking.rows] == [16, -1, -11]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_ends_the_counting_and_does_nothing_else(page, look, qtbot, key):
    look.set_motion(True)
    wishes = []
    for signal in (page.play_again, page.new_game, page.show_board):
        signal.connect(lambda: wishes.append(True))
    page.show_game(finished().game)
    qtbot.keyClick(page.again_button, key)
    assert not page.is_settling
    assert [row.shown_final for row in page.ranking.rows] == [16, -1, -11]
    assert wishes == []


def test_a_click_ends_the_counting(page, look, qtbot):
    look.set_motion(True)
    page.show_game(finished().game)
    qtbot.mouseClick(page.headline, Qt.MouseButton.LeftButton)
    assert not page.is_settling


def test_without_motion_everything_is_settled_at_once(page):
    page.show_game(finished().game)
    assert not page.is_settling
    assert [row.shown_final for row in page.ranking.rows] == [16, -1, -11]


def test_only_a_finished_game_has_an_end(page):
    with pytest.raises(ValueError, match="test"):
        page.show_game(pictured().game)


# --- going on


@pytest.mark.parametrize(
    ("button", "signal"),
    [("again_button", "play_again"), ("new_button", "new_game"), ("board_button", "show_board")],
)
def test_each_button_tells_its_wish(page, qtbot, button, signal):
    page.show_game(finished().game)
    with qtbot.waitSignal(getattr(page, signal)):
        qtbot.mouseClick(getattr(page, button), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(("key", "signal"), [(Qt.Key.Key_Return, "play_again"), (Qt.Key.Key_Escape, "show_board")])
def test_enter_plays_again_and_escape_goes_back_to_the_board(page, qtbot, key, signal):
    page.show_game(finished().game)
    with qtbot.waitSignal(getattr(page, signal)):
        qtbot.keyClick(page.again_button, key)


def test_the_same_keys_serve_when_no_button_has_the_focus(page, look, qtbot):
    look.set_motion(True)
    page.show_game(finished().game)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert not page.is_settling
    with qtbot.waitSignal(page.play_again):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.show_board):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(page.play_again):
        qtbot.keyClick(page, Qt.Key.Key_A)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("at", ["again_button", "board_button", ""])
def test_keys_of_the_last_play_do_nothing_until_the_page_has_been_there_for_a_moment(page, qtbot, clock, key, at):
    wishes = []
    for signal in (page.play_again, page.new_game, page.show_board):
        signal.connect(lambda: wishes.append(True))
    page.hide()
    page.show_game(finished().game)
    page.show()
    place = getattr(page, at) if at else page
    qtbot.keyClick(place, key)
    clock.now += 10
    QApplication.sendEvent(place, held_down(key))
    assert wishes == []
    qtbot.keyClick(page.again_button, key)
    assert wishes == [True]


def test_a_key_held_down_does_not_end_the_counting(page, look):
    look.set_motion(True)
    page.show_game(finished().game)
    QApplication.sendEvent(page.again_button, held_down())
    assert page.is_settling


def test_tab_goes_through_the_buttons_in_order(page, qtbot):
    page.show_game(finished().game)
    page.activateWindow()
    page.again_button.setFocus()
    qtbot.keyClick(page.again_button, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.new_button
    qtbot.keyClick(page.new_button, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.board_button


# --- course and best plays


@pytest.mark.parametrize("name", ENDED)
def test_the_course_begins_at_the_start_and_ends_at_the_final_scores(page, name):
    game = saved(name)
    page.show_game(game)
    assert [line.points[0] for line in page.chart.lines] == [(0, seat.head_start) for seat in game.setup.seats]
    assert tuple(line.points[-1][1] for line in page.chart.lines) == game.result().scores


def test_each_player_has_a_point_at_each_own_turn():
    assert courses(pictured(plays=4).game) == (
        ((0, 0), (1, 24), (4, 49)),
        ((0, 0), (2, 16), (4, 16)),
        ((0, 0), (3, 23), (4, 23)),
    )


def test_points_of_a_challenge_belong_to_the_turn_before_it():
    rules = family(challenge=doubting(ChallengeKind.POINTS_PER_PLAY, points=5, penalty=3))
    table = pictured(2, plays=1, rules=rules)
    table.do(1, "challenge")
    assert courses(table.game) == (((0, 0), (1, 29)), ((0, 0), (1, -3)))


def test_a_play_taken_off_never_counted():
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    assert courses(table.game)[0] == ((0, 0), (1, 24), (4, 24))
    assert [(play.seat, play.text) for play in best_plays(table.game)] == [(0, "HOURS"), (2, "BULKED"), (1, "HORSE")]


def test_challenges_are_no_turns():
    table = pictured(plays=3)
    table.do(0, "challenge")
    assert turns_taken(table.game) == 3


def test_the_best_play_of_the_game_is_shown_in_tiles_and_those_of_the_others_in_lines(page):
    table = pictured(rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(3)
    page.show_game(table.game)
    assert page.best.word.accessibleName() == "GENETICS"
    assert page.best.caption.full_text == "Grandma, 83 points: the best play of the game"
    assert page.best.lines() == ["Best for Ben: UPENDS 39", "Best for Ada: QUA 37"]


def test_a_game_without_plays_has_nothing_to_remember(page):
    table = Table("AT", "EI", bag="", rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(2)
    page.show_game(table.game)
    assert not page.best.isVisible()


def test_names_at_the_line_ends_never_lie_on_each_other():
    assert spread([50, 50, 50, 51], 14, 0, 100) == [50, 64, 78, 92]
    assert spread([99, 99], 14, 0, 100) == [86, 100]
    assert spread([-5, 3], 14, 0, 100) == [0, 14]


def test_the_picture_has_a_handful_of_lines_across():
    for highest in (10, 37, 120, 402, 999, 1780):
        assert 1 <= highest / tick_step(highest) <= 5


def test_the_picture_is_painted_also_below_zero(look, qtbot):
    chart = CourseChart(look)
    qtbot.addWidget(chart)
    chart.resize(424, 240)
    chart.show_lines([Line(0, "Ada", ((0, 0), (1, -11))), Line(1, "Ben", ((0, 0), (2, 30)))], "course")
    image = chart.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(60, 340) for y in range(240)}
    assert look.theme.seat(0).name() in colours
    assert look.theme.seat(1).name() in colours


# --- layout


def inside(page: EndPage, part: QWidget, around: QWidget) -> bool:
    return around.rect().contains(QRect(part.mapTo(around, QPoint(0, 0)), part.size()))


@pytest.mark.parametrize("size", [*NARROW_SIZES, (800, 571), (1366, 738), (1920, 1050), (3840, 2130)])
@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("players", [2, 4])
def test_the_buttons_are_always_in_view_and_the_rest_can_be_reached(page, look, size, scale, players):
    look.set_text_scale(scale)
    table = pictured(players, rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(players)
    page.resize(*size)
    page.show_game(table.game)
    for button in (page.again_button, page.new_button, page.board_button):
        assert inside(page, button, page)
        assert button.width() >= button.minimumSizeHint().width()
    settle()
    assert spilled(page) == []
    for part in (page.headline, page.details, *page.ranking.rows, page.settling, page.chart, page.best):
        content = part
        while not isinstance(content.parentWidget().parentWidget(), QScrollArea):
            content = content.parentWidget()
        assert inside(page, part, content)
        assert content.width() <= content.parentWidget().width()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_settling_is_seen_at_once_in_the_smallest_window(page, players):
    table = pictured(players, rules=family(end=ending(EndKind.ALL_PASS, 1)))
    table.all_pass(players)
    page.resize(800, 571)
    page.show_game(table.game)
    for part in (*page.ranking.rows, page.settling):
        bottom = part.mapTo(page, QPoint(0, part.height())).y()
        assert bottom <= page.again_button.mapTo(page, QPoint(0, 8)).y()


def test_in_a_wide_window_the_course_stands_beside_the_ranking_in_a_narrow_one_below(page):
    page.show_game(finished().game)
    assert page.chart.mapTo(page, QPoint(0, 0)).x() > page.ranking.mapTo(page, QPoint(0, 0)).x() + page.ranking.width()
    page.resize(800, 571)
    assert page.chart.mapTo(page, QPoint(0, 0)).y() > page.settling.mapTo(page, QPoint(0, 0)).y()


def test_a_long_headline_becomes_smaller_then_takes_two_lines(page):
    short = page.headline.heightForWidth(600)
    page.headline.show_text("Großmutter Wilhelmine-Charlotte wins: more points before the settling", (2,))
    assert page.headline.heightForWidth(600) > 0
    assert page.headline.heightForWidth(300) > page.headline.heightForWidth(900)
    assert short > 0
