"""The hand-over: whom it asks for, what it tells of the last turn, and who may challenge."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scrabble_gui.core.rules import ChallengeKind, Challengers, ChallengeRule
from scrabble_gui.ui.cloth import Veil
from scrabble_gui.ui.curtain import QUIET_SECONDS, CurtainPage
from scrabble_gui.ui.kit import Button, TileWord
from scrabble_gui.ui.recap import recap
from tests.drawing import Table, family
from tests.ui.page_talk import (
    SIZES,
    Clock,
    button,
    button_texts,
    click,
    held_down,
    press,
    shown,
    spilled,
    texts,
    with_long_names,
)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def page(qtbot, look, clock):
    page = CurtainPage(look, clock=clock)
    page.wishes = []
    page.shown.connect(lambda seat: page.wishes.append(("shown", seat)))
    page.challenged.connect(lambda seat: page.wishes.append(("challenged", seat)))
    page.nobody_challenges.connect(lambda: page.wishes.append("nobody"))
    shown(qtbot, page)
    return page


def table(**how):
    """Return a game of three in which Ada and Ben have played and Grandma is next."""
    game = Table("TREEIDA", "BINCOHS", "?GENTCS", **how)
    game.do(0, "8H TREE")
    game.do(1, "9G COB")
    return game


def hand_over(page, game, **how):
    page.show_hand_over(game.setup, game.state, recap(game.game), **how)


def test_it_asks_for_the_next_person(page):
    hand_over(page, table())
    assert "Please pass the screen to" in texts(page)
    assert button(page, "I am Grandma, show my tiles") is page.focusWidget()
    assert page.accessibleName() == "Please pass the screen to Grandma"


def test_the_next_person_is_there(page):
    hand_over(page, table())
    click(page, "I am Grandma, show my tiles")
    assert page.wishes == [("shown", 2)]


def test_it_tells_who_played_what_for_how_many_points(page):
    hand_over(page, table())
    seen = texts(page)
    assert "Ben played" in seen
    assert "22 points" in seen
    assert "COB  13" in seen
    assert "Two more words  9" in seen
    assert "Also TO and RB" in seen


def test_the_bonus_stands_in_a_line_of_its_own(page):
    game = Table("RETAINS", "ABCDEFG")
    game.do(0, "8D RETAINS")
    hand_over(page, game)
    assert "All seven tiles  50" in texts(page)
    assert page.findChild(TileWord).accessibleName() == "RETAINS"


def test_nothing_says_whether_a_word_is_good(page):
    game = Table("XQZVKJW", "ABCDEFG", words="good")
    game.do(0, "8G XQZ")
    hand_over(page, game)
    assert not [text for text in texts(page) if "word list" in text.lower() or "good word" in text.lower()]


def test_whoever_may_challenge_has_a_button(page):
    hand_over(page, table())
    assert "Challenge as" in texts(page)
    click(page, "Challenge as Ada")
    click(page, "Challenge as Grandma")
    assert page.wishes == [("challenged", 0), ("challenged", 2)]


def test_under_the_rules_of_clubs_only_the_next_one_has_a_button(page):
    rules = family(challenge=ChallengeRule(ChallengeKind.LOSE_TURN, who=Challengers.NEXT))
    hand_over(page, table(rules=rules))
    assert "Grandma" in button_texts(page)
    assert "Ada" not in button_texts(page)


def test_without_challenges_there_is_no_panel(page):
    hand_over(page, table(rules=family("friendly")))
    assert "Challenge as" not in texts(page)


@pytest.mark.parametrize(("move", "told"), [("pass", "Grandma passed"), ("exchange GEN", "Grandma exchanged 3 tiles")])
def test_after_a_turn_without_a_play_it_says_so_in_a_few_words(page, move, told):
    game = table()
    game.do(2, move)
    hand_over(page, game)
    assert told in texts(page)
    assert "Challenge as" not in texts(page)
    assert not page.findChild(TileWord).isVisible()


def test_at_the_beginning_it_says_who_starts(page):
    hand_over(page, Table("ABCDEFG", "HIJKLMN", first=1))
    assert "Ben starts" in texts(page)
    assert "Please pass the screen to" in texts(page)
    assert "I am Ben, show my tiles" in button_texts(page)


def test_a_reopened_game_says_that_it_goes_on(page):
    hand_over(page, table(), reopened=True)
    assert "The game goes on where you left it." in texts(page)


def test_a_challenge_won_is_told_with_what_it_led_to(page):
    game = table(words="tree")
    game.do(2, "challenge")
    hand_over(page, game)
    assert "Grandma challenged Ben’s play" in texts(page)
    assert any("not in the word list. Ben took the tiles back and scored nothing." in text for text in texts(page))
    assert "I am Grandma, show my tiles" in button_texts(page)
    assert "Please pass the screen to" in texts(page)


def test_whoever_plays_twice_running_is_told_so(page):
    game = Table("TREEIDA", "BINCOHS")
    game.do(0, "8H TREE")
    game.do(1, "challenge")
    hand_over(page, game)
    assert "It is again the turn of" in texts(page)
    assert "I am Ada, show my tiles" in button_texts(page)


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_button_stays_where_it_is_from_turn_to_turn(page, size):
    page.resize(*size)
    places = set()
    for move in (None, "pass", "exchange GEN"):
        game = table()
        if move:
            game.do(2, move)
        hand_over(page, game)
        QApplication.processEvents()
        go = next(one for one in page.findChildren(Button) if one.text().startswith("I am"))
        places.add(go.mapTo(page, go.rect().center()).y())
    assert max(places) - min(places) <= 2


def test_a_challenge_lost_is_told_and_so_is_who_misses_the_turn(page):
    game = table()
    game.do(2, "challenge")
    hand_over(page, game)
    assert "Every word is good." in texts(page)
    assert "Grandma misses this turn after the challenge." in texts(page)
    assert "I am Ada, show my tiles" in button_texts(page)


def test_words_accepted_by_everybody_are_told(page):
    game = table(words="tree")
    game.do(2, "challenge", overruled=True)
    hand_over(page, game)
    assert any("Everybody agreed to accept it all the same" in text for text in texts(page))


def test_a_vote_is_told(page):
    game = table(rules=family("table-vote"), words="tree")
    game.do(2, "challenge", votes=((0, False), (1, False), (2, False)))
    hand_over(page, game)
    assert any(text.startswith("The table voted against ") for text in texts(page))


def test_points_for_a_challenge_in_vain_are_told(page):
    rules = family(challenge=ChallengeRule(ChallengeKind.POINTS_PER_PLAY, points=5, penalty=3))
    game = table(rules=rules)
    game.do(2, "challenge")
    hand_over(page, game)
    assert "Every word is good. Ben gains 5 points. Grandma loses 3 points." in texts(page)


def test_what_nobody_challenged_is_still_told(page):
    game = table()
    game.do(2, "accept")
    hand_over(page, game)
    assert "Ben played" in texts(page)
    assert "Challenge as" not in texts(page)


def test_somebody_who_left_is_told(page):
    game = table()
    game.do(2, "accept")
    game.do(2, "resign")
    hand_over(page, game)
    assert "Grandma has left the game" in texts(page)


def test_somebody_who_sees_no_play_is_told(page):
    game = table()
    game.do(2, "accept")
    game.do(0, "agree")
    hand_over(page, game)
    assert "Ada says that no play is possible" in texts(page)


# --- the key that was struck for the turn before


def test_enter_does_nothing_until_the_card_has_been_there_for_a_moment(page, clock):
    hand_over(page, table())
    press(Qt.Key.Key_Return)
    assert page.wishes == []
    clock.now += QUIET_SECONDS
    press(Qt.Key.Key_Return)
    assert page.wishes == [("shown", 2)]


def test_enter_held_down_does_nothing_however_long(page, clock):
    hand_over(page, table())
    clock.now += 10
    QApplication.sendEvent(page.focusWidget(), held_down())
    assert page.wishes == []


def test_the_moment_begins_anew_with_every_card(page, clock):
    hand_over(page, table())
    clock.now += 10
    hand_over(page, table())
    press(Qt.Key.Key_Space)
    assert page.wishes == []


# --- the question


def test_it_asks_whether_anybody_challenges(page, clock):
    game = table()
    page.show_ask(game.setup, game.state, recap(game.game))
    assert page.accessibleName() == "If nobody challenges, Grandma plays next. Does anybody challenge?"
    assert "Everybody else, please look away." not in texts(page)
    clock.now += 1
    press(Qt.Key.Key_Return)
    assert page.wishes == ["nobody"]


def test_the_question_before_the_end_says_that_the_game_ends(page):
    game = Table("AT", "QU", bag="", rack_size=2)
    game.do(0, "8H AT")
    page.show_ask(game.setup, game.state, recap(game.game))
    assert "If nobody challenges, the game ends here." in texts(page)
    click(page, "Challenge as Ben")
    assert page.wishes == [("challenged", 1)]


def test_tab_goes_round_challenge_buttons_and_the_filled_one(page):
    hand_over(page, table())
    seen = []
    for _ in range(3):
        press(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget().accessibleName())
    assert seen == ["Challenge as Ada", "Challenge as Grandma", "I am Grandma, show my tiles"]


# --- motion and room


def test_the_card_fades_in_and_a_key_ends_that(page, look):
    look.set_motion(True)
    hand_over(page, table())
    veil = page.findChild(Veil)
    assert veil.isVisible()
    press(Qt.Key.Key_Shift)
    assert not veil.isVisible()


def test_without_motion_the_card_is_there_at_once(page):
    hand_over(page, table())
    assert not page.findChild(Veil).isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off(page, look, size, scale):
    page.resize(*size)
    look.set_text_scale(scale)
    game = with_long_names(Table("TREEIDA", "BINCOHS", "?GENTCS", "FUGUSRK"))
    game.do(0, "8H TREE")
    game.do(1, "9G COB")
    hand_over(page, game)
    assert spilled(page) == []
