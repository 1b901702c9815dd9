"""The column says who stands how, what happened last, and what the big button does, at every size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from scrabble_gui.core.game import Game
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.ui.column import Column, PlayButtonPicture, column_width
from scrabble_gui.ui.pad_page import PadDraft
from tests.drawing import Table, doubting, family
from tests.ui.played_games import finished, pictured, saved, saved_names

VEINED = PlayButtonPicture(
    "Play VEINED", "36 points", refused=False, why="V counts triple, then the word counts double"
)
LONG_NAME = "Großmutter Wilhelmine-Charlotte"


@pytest.fixture
def column(look, qtbot):
    column = Column(look)
    qtbot.addWidget(column)
    column.resize(408, 738)
    column.show()
    return column


def visible_parts(column: Column) -> list[QWidget]:
    """The parts that hold texts, buttons and numbers."""
    last = column.last_turn
    parts = [*column.heads.heads, last.heading, last.details, last.challenge_button]
    return [part for part in [*parts, column.pad, column.bag.text, column.play_button, column.why] if part.isVisible()]


def place_of(column: Column, part: QWidget) -> QRect:
    return QRect(part.mapTo(column, QPoint(0, 0)), part.size())


# --- heads


def test_the_heads_tell_name_score_and_whose_turn_it_is(column):
    column.show_game(pictured().game)
    assert [head.accessibleName() for head in column.heads.heads] == [
        "Ada, 86 points, to play",
        "Ben, 88 points",
        "Grandma, 138 points",
    ]


def test_a_game_to_a_line_tells_how_far_it_is(column):
    column.show_game(pictured(2, plays=2, targets=(120, 120), rules=family("finish-line")).game)
    assert column.heads.heads[0].accessibleName() == "Ada, 24 of 120 points, to play"


def test_who_misses_a_turn_is_told_until_it_is_missed(column):
    table = pictured(plays=3)
    table.do(0, "challenge")
    column.show_game(table.game)
    assert "misses a turn" in column.heads.heads[0].accessibleName()
    table.do(1, "pass")
    table.do(2, "pass")
    column.show_game(table.game)
    assert "misses" not in column.heads.heads[0].accessibleName()


def test_several_missed_turns_are_counted(column):
    table = pictured(plays=2)
    table.do(0, "challenge")
    table.do(2, "F7 B.LKED")
    table.do(0, "challenge")
    column.show_game(table.game)
    assert column.heads.heads[0].accessibleName().endswith("misses 2 turns")


def test_who_resigned_is_told(column):
    table = pictured(plays=3)
    table.do(1, "resign")
    column.show_game(table.game)
    assert column.heads.heads[1].accessibleName() == "Ben, 16 points, resigned"


def test_a_finished_game_shows_the_settled_scores_and_who_wins(column):
    column.show_game(finished().game)
    assert [head.accessibleName() for head in column.heads.heads] == [
        "Ada, 16 points, wins",
        "Ben, −11 points",
        "Grandma, −1 points",
    ]


@pytest.mark.parametrize("width", [248, 384, 408, 480])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_heads_stay_as_high_as_they_are_whatever_happens(column, width, players):
    column.resize(width, 741)
    heights = set()
    first = pictured(players, plays=0)
    missing = pictured(players, plays=2)
    missing.do(missing.state.to_move, "challenge")
    high = Table(*[7] * players, head_starts=[188] * players)
    for table in (first, missing, high):
        column.show_game(table.game)
        heights.add(column.heads.height())
    assert len(heights) == 1


def test_the_pad_stays_where_it_is_whether_or_not_a_challenge_is_offered(column):
    table = pictured(plays=3)
    tops = set()
    for move in (None, "pass"):
        if move:
            table.do(table.state.to_move, move)
        column.show_game(table.game)
        tops.add(place_of(column, column.pad).top())
    assert len(tops) == 1


def test_the_big_button_stays_where_it_is_however_long_the_reason_below_is(column):
    column.show_game(pictured(plays=3).game)
    places = set()
    for why in ("", "The word counts double", "New tiles are drawn first, then these go back. This ends your turn."):
        column.show_play_button(PlayButtonPicture("Play", "", refused=False, why=why))
        places.add(column.play_button.y())
    assert len(places) == 1


def test_two_and_three_heads_stand_in_a_row_four_two_by_two(column):
    for players, rows in ((2, 1), (3, 1), (4, 2)):
        column.show_game(pictured(players).game)
        assert len({head.y() for head in column.heads.heads}) == rows


def test_three_heads_stand_two_by_two_where_the_column_is_narrow(column):
    column.resize(248, 571)
    column.show_game(pictured(3).game)
    assert len({head.y() for head in column.heads.heads}) == 2


def test_a_score_counts_up_and_is_there_at_once_when_asked(column, look):
    look.set_motion(True)
    table = pictured(plays=1)
    column.show_game(table.game)
    assert column.heads.heads[0].shown_score == 24
    table.do(1, "D8 .ORSE")
    column.show_game(table.game)
    assert column.heads.heads[1].shown_score < 16
    column.finish_motion()
    assert column.heads.heads[1].shown_score == 16


def test_a_score_that_counts_arrives_by_itself(column, look, qtbot):
    look.set_motion(True)
    table = pictured(plays=1)
    column.show_game(table.game)
    table.do(1, "D8 .ORSE")
    column.show_game(table.game)
    qtbot.waitUntil(lambda: column.heads.heads[1].shown_score == 16, timeout=3000)


def test_without_motion_the_score_is_there_at_once(column):
    table = pictured(plays=1)
    column.show_game(table.game)
    table.do(1, "D8 .ORSE")
    column.show_game(table.game)
    assert column.heads.heads[1].shown_score == 16


def test_another_game_with_other_people_does_not_count_from_the_old_one(column, look):
    look.set_motion(True)
    column.show_game(pictured(2).game)
    column.show_game(pictured(3, plays=1).game)
    assert [head.shown_score for head in column.heads.heads] == [24, 0, 0]


# --- what happened last


@pytest.mark.parametrize(
    ("moves", "heading", "details"),
    [
        ((), "Ada starts", "Everybody has seven tiles."),
        (("8D HOURS",), "Ada played HOURS", "24 points"),
        (("pass",), "Ada passed", ""),
        (("exchange ABC",), "Ada exchanged 3 tiles", ""),
    ],
)
def test_the_card_tells_the_last_turn(column, moves, heading, details):
    table = Table(7, 7)
    for move in moves:
        table.do(0, move)
    column.show_game(table.game)
    assert (column.last_turn.heading.full_text, column.last_turn.details.full_text) == (heading, details)


def test_the_card_tells_when_all_tiles_were_played(column):
    column.show_game(pictured().game)
    assert column.last_turn.details.full_text == "83 points, all seven tiles"


def test_the_card_tells_how_a_challenge_ended(column):
    table = pictured(plays=4, words="HOURS HORSE BULKED")
    table.do(1, "challenge")
    column.show_game(table.game)
    assert column.last_turn.heading.full_text == "Ben challenged Ada’s play"
    assert "Ada took the tiles back" in column.last_turn.details.full_text


def test_a_play_can_be_challenged_as_long_as_its_window_is_open(column, qtbot):
    table = pictured()
    column.show_game(table.game)
    with qtbot.waitSignal(column.challenge_wished):
        qtbot.mouseClick(column.last_turn.challenge_button, Qt.MouseButton.LeftButton)
    table.do(0, "pass")
    column.show_game(table.game)
    assert not column.last_turn.challenge_button.isVisible()


def test_a_game_without_challenges_offers_none(column):
    column.show_game(pictured(rules=family(challenge=doubting(ChallengeKind.NONE))).game)
    assert not column.last_turn.challenge_button.isVisible()


# --- bag and button


def test_the_bag_is_counted(column):
    column.show_game(pictured().game)
    assert column.bag.text.full_text == "37 tiles in the bag"
    column.show_game(finished().game)
    assert column.bag.text.full_text == "The bag is empty"


@pytest.mark.parametrize("refused", [False, True])
def test_the_big_button_is_pressed_by_mouse_and_enter_even_when_it_only_tells_why_not(column, qtbot, refused):
    column.show_game(pictured().game)
    column.show_play_button(PlayButtonPicture("Tiles must be in one line", "", refused=refused, why=""))
    assert column.play_button.is_refused is refused
    assert column.play_button.focusPolicy() == Qt.FocusPolicy.StrongFocus
    with qtbot.waitSignal(column.play_wished):
        qtbot.mouseClick(column.play_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(column.play_wished):
        qtbot.keyClick(column.play_button, Qt.Key.Key_Return)


def test_the_big_button_is_heard_with_its_points_and_their_reasons(column):
    column.show_play_button(VEINED)
    assert column.play_button.accessibleName() == "Play VEINED, 36 points"
    assert column.play_button.accessibleDescription() == VEINED.why
    assert column.why.full_text == VEINED.why


@pytest.mark.parametrize("width", [248, 408])
@pytest.mark.parametrize("text", ["Play VEINED", "Play QUIZZIFY", "Play UNCOMFORTABLY"])
def test_word_and_points_are_never_both_squeezed_into_nothing(column, width, text):
    column.resize(width, 571)
    column.show_play_button(PlayButtonPicture(text, "128 points", refused=False, why=""))
    shown = column.play_button.shown_lines()
    assert text in " ".join(shown)
    assert "128 points" in shown


def test_a_long_reason_takes_two_lines_rather_than_being_cut(column, look):
    column.resize(248, 571)
    reason = "These tiles are not on the rack: QZ"
    column.show_play_button(PlayButtonPicture(reason, "", refused=True, why=""))
    shown = column.play_button.shown_lines()
    assert len(shown) == 2
    assert " ".join(shown) == reason


def test_a_draft_is_shown_on_the_pad(column):
    column.show_game(pictured().game)
    column.show_draft(PadDraft("VEINED", 36))
    assert column.pad.pad_model.rowCount() == 4
    column.show_draft(None)
    assert column.pad.pad_model.rowCount() == 3


def test_a_clicked_turn_is_passed_on(column, qtbot):
    column.show_game(pictured().game)
    where = column.pad.visualRect(column.pad.pad_model.index(0, 1)).center()
    with qtbot.waitSignal(column.turn_clicked) as clicked:
        qtbot.mouseClick(column.pad.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert clicked.args == [1]


def test_tab_goes_from_challenge_over_the_pad_to_the_big_button(column, qtbot):
    column.show_game(pictured().game)
    column.activateWindow()
    column.last_turn.challenge_button.setFocus()
    qtbot.keyClick(column.last_turn.challenge_button, Qt.Key.Key_Tab)
    assert column.focusWidget() is column.pad
    qtbot.keyClick(column.pad, Qt.Key.Key_Tab)
    assert column.focusWidget() is column.bag.unseen_button
    qtbot.keyClick(column.bag.unseen_button, Qt.Key.Key_Tab)
    assert column.focusWidget() is column.play_button


# --- layout


@pytest.mark.parametrize(
    ("window", "scale", "width"),
    [(800, 1, 248), (1366, 1, 408), (1920, 1, 480), (3840, 1, 480), (600, 1, 248), (1366, 1.5, 512)],
)
def test_the_column_takes_its_share_of_the_window(window, scale, width):
    assert column_width(window, scale) == width


def named(players: int, name: str) -> Game:
    """Return the pictured game in which the first player has another name."""
    game = pictured(players).game
    seats = (replace(game.setup.seats[0], name=name), *game.setup.seats[1:])
    return Game(replace(game.setup, seats=seats), game.turns)


@pytest.mark.parametrize("size", [(248, 571), (408, 738), (480, 1050)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_overlaps_or_leaves_the_column(column, players, size):
    column.resize(*size)
    column.show_game(named(players, LONG_NAME))
    column.show_play_button(VEINED)
    parts = visible_parts(column)
    places = [place_of(column, part) for part in parts]
    assert all(column.rect().contains(place) for place in places)
    for at, first in enumerate(places):
        for second in places[at + 1 :]:
            shared = first.intersected(second)
            assert min(shared.width(), shared.height()) <= 12, "only the room of a focus ring may be shared"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_stay_on_the_pad_in_the_smallest_window(column, players):
    column.resize(248, 571)
    column.show_game(pictured(players).game)
    column.show_play_button(VEINED)
    assert column.pad.height() >= column.pad.horizontalHeader().height() + 3 * column.pad.rowHeight(0)


@pytest.mark.parametrize("size", [(248, 571), (308, 571), (408, 738), (512, 738)])
def test_with_large_text_everything_can_be_reached_and_nothing_is_cut(column, look, size):
    look.set_text_scale(1.5)
    column.resize(*size)
    column.show_game(pictured(4).game)
    column.show_play_button(VEINED)
    content = column.pad.parentWidget().parentWidget()
    for part in visible_parts(column):
        around = column if part in (column.play_button, column.why, column.bag.text) else content
        inside = QRect(part.mapTo(around, QPoint(0, 0)), part.size())
        assert around.rect().contains(inside)
    for text in (column.last_turn.heading, column.last_turn.details, column.why):
        assert text.height() >= text.heightForWidth(text.width())
    for head in column.heads.heads:
        rows = QFontMetricsF(head.name_font()).height() + QFontMetricsF(head.score_font()).height()
        assert head.height() >= rows


@pytest.mark.parametrize("name", saved_names())
def test_every_saved_game_is_shown(column, name):
    column.show_game(saved(name))
    game = saved(name)
    result = game.result()
    scores = result.scores if result else game.state.scores
    assert tuple(head.shown_score for head in column.heads.heads) == scores
    assert not column.grab().isNull()


def test_a_new_theme_and_text_size_lay_everything_out_again(column, look):
    column.show_game(pictured().game)
    before = column.heads.height()
    look.set_text_scale(1.25)
    assert column.heads.height() > before
