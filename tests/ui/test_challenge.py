"""The challenge: who, what, the verdict word by word, what follows, and accepting it all the same."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scrabble_gui.core.moves import Challenge
from scrabble_gui.core.referee import decide
from scrabble_gui.ui.challenge import ChallengeCard
from scrabble_gui.ui.challenge_rows import Rows, TickRow, VerdictRow
from tests.drawing import Table, family
from tests.ui.page_talk import SIZES, button, button_texts, click, press, shown, spilled, texts, with_long_names


@pytest.fixture
def page(qtbot):
    """Return what the card stands over."""
    page = QWidget()
    shown(qtbot, page)
    return page


@pytest.fixture
def card(page, look):
    card = ChallengeCard(look, page)
    card.wishes = []
    card.challenger_chosen.connect(lambda seat: card.wishes.append(("who", seat)))
    card.check_wished.connect(lambda words, votes: card.wishes.append(("check", words, votes)))
    card.confirmed.connect(lambda overruled: card.wishes.append(("confirmed", overruled)))
    card.dismissed.connect(lambda: card.wishes.append("dismissed"))
    return card


def table(rules="family-classic", words=None):
    """Return a game of three in which Ben has just played COB, with TO and RB."""
    game = Table("TREEIDA", "BINCOHS", "?GENTCS", rules=family(rules), words=words)
    game.do(0, "8H TREE")
    game.do(1, "9G COB")
    return game


def verdict(game, seat=2, words=(), **answers):
    return decide(game.setup, game.state, seat, Challenge(words), game.lexicon, **answers)


def judged(card, game, **how):
    """Show what comes of Grandma's challenge."""
    card.show_verdict(game.setup, game.state, verdict(game, **how))


def rows(card):
    """Return the words with their verdicts, from top to bottom."""
    seen = [row for row in card.findChildren(VerdictRow) if row.isVisibleTo(card)]
    return [row.accessibleName() for row in sorted(seen, key=lambda row: row.y())]


# --- who


def test_whoever_may_challenge_is_asked_for(card):
    game = table()
    card.ask_who(game.setup, game.state)
    assert "Who challenges?" in texts(card)
    assert button_texts(card) == ["Ada", "Grandma", "Never mind"]
    click(card, "Grandma")
    assert card.wishes == [("who", 2)]


def test_esc_goes_back(card):
    game = table()
    card.ask_who(game.setup, game.state)
    press(Qt.Key.Key_Escape)
    assert card.wishes == ["dismissed"]


# --- what


def test_the_price_is_named_before_the_words_are_checked(card):
    game = table()
    card.ask(game.setup, game.state, 2)
    assert "Grandma challenges Ben’s play" in texts(card)
    assert "If every word is good, Grandma misses a turn." in texts(card)
    press(Qt.Key.Key_Return)
    assert card.wishes == [("check", (), ())]


def test_never_mind_goes_back(card):
    game = table()
    card.ask(game.setup, game.state, 2)
    click(card, "Never mind")
    assert card.wishes == ["dismissed"]


def test_one_word_is_checked_as_one_word(card):
    game = Table("CATABCD", "EFGHIJK")
    game.do(0, "8G CAT")
    card.ask(game.setup, game.state, 1)
    assert "Check the word" in button_texts(card)


def test_under_per_word_rules_the_challenger_ticks_the_words(card):
    game = table("world-club")
    card.ask(game.setup, game.state, 2)
    assert button(card, "Tick a word first").is_refused
    click(card, "Tick a word first")
    assert card.wishes == []
    QTest.mouseClick(button(card, "TO"), Qt.MouseButton.LeftButton)
    click(card, "Check the words")
    assert card.wishes == [("check", ("TO",), ())]


def test_words_are_ticked_with_the_keyboard_too(card):
    game = table("world-club")
    card.ask(game.setup, game.state, 2)
    assert isinstance(QApplication.focusWidget(), TickRow)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    click(card, "Check the words")
    assert card.wishes == [("check", ("COB", "TO"), ())]


def test_a_word_made_twice_is_doubted_once(card):
    game = Table("TATAABC", "DEFGHIJ", rules=family("world-club"))
    game.do(0, "8G TA")
    game.do(1, "pass")
    game.do(0, "9G AT")
    card.ask(game.setup, game.state, 1)
    assert len(card.findChildren(TickRow)) == len({"AT", "TA"})


# --- the vote


def test_everybody_votes_before_the_votes_are_counted(card):
    game = table("table-vote")
    card.ask(game.setup, game.state, 2)
    click(card, "Ada: Good")
    click(card, "Ben: Good")
    click(card, "Everybody votes first")
    assert card.wishes == []
    click(card, "Grandma: Not good")
    click(card, "Count the votes")
    assert card.wishes == [("check", (), ((0, True), (1, True), (2, False)))]


def test_a_vote_can_be_changed_until_it_is_counted(card):
    game = table("table-vote")
    card.ask(game.setup, game.state, 2)
    for choice in ("Ada: Good", "Ada: Not good", "Ben: Good", "Grandma: Good"):
        click(card, choice)
    click(card, "Count the votes")
    assert card.wishes == [("check", (), ((0, False), (1, True), (2, True)))]


# --- the verdict


def test_bad_words_stand_first(card):
    judged(card, table(words="tree cob to"))
    assert rows(card) == ["RB: Not in the word list", "COB: A good word", "TO: A good word"]


def test_a_play_that_is_not_good_comes_off(card):
    judged(card, table(words="tree cob to"))
    seen = texts(card)
    assert "The play comes off the board" in seen
    told = "Ben takes the tiles back and scores nothing this turn. The new tiles return to the bag unseen."
    assert f"{told} Grandma plays next." in seen
    assert "22  →  0" in seen
    click(card, "Take the tiles off")
    assert card.wishes == [("confirmed", False)]


def test_where_nothing_was_drawn_nothing_returns_to_the_bag(card):
    game = Table("AT", "QU", bag="", rack_size=2, words="qu")
    game.do(0, "8H AT")
    card.show_verdict(game.setup, game.state, verdict(game, seat=1))
    assert "Ada takes the tiles back and scores nothing this turn. Ben plays next." in texts(card)


def test_a_good_play_stands_and_the_challenger_pays(card):
    judged(card, table())
    assert "Every word is good" in texts(card)
    assert "Grandma misses the next turn. Ada plays next." in texts(card)
    assert "Accept it all the same" not in button_texts(card)
    press(Qt.Key.Key_Return)
    assert card.wishes == [("confirmed", False)]


def test_points_for_a_challenge_in_vain_show_in_the_score(card):
    game = table("world-club")
    judged(card, game, words=("TO", "RB"))
    assert rows(card) == ["TO: A good word", "RB: A good word"]
    assert "What was doubted is good" in texts(card)
    assert "Ben gains 10 points. Grandma plays next." in texts(card)
    assert "22  →  32" in texts(card)


def test_a_free_challenge_costs_nothing(card):
    judged(card, table("free-challenge"))
    assert "It costs nothing to have asked. Grandma plays next." in texts(card)


def test_a_challenge_that_ends_the_game_says_so(card):
    game = Table("AT", "QU", bag="", rack_size=2)
    game.do(0, "8H AT")
    card.show_verdict(game.setup, game.state, verdict(game, seat=1))
    assert "Ben misses the next turn. This ends the game." in texts(card)


def test_a_vote_shows_who_voted_how(card):
    votes = ((0, True), (1, True), (2, False))
    judged(card, table("table-vote", words="tree"), votes=votes)
    assert "Good: Ada and Ben. Not good: Grandma." in texts(card)
    assert "The table finds the play good" in texts(card)
    assert rows(card)[0].endswith("Voted good")


def test_esc_does_not_unsay_a_verdict(card):
    judged(card, table())
    press(Qt.Key.Key_Escape)
    assert card.wishes == []


# --- one by one


def test_verdicts_appear_one_by_one(card, look, qtbot):
    look.set_motion(True)
    judged(card, table(words="tree cob to"))
    assert rows(card) == ["RB", "COB", "TO"]
    qtbot.waitUntil(lambda: rows(card)[0] == "RB: Not in the word list")
    assert rows(card)[2] == "TO"
    assert "The play comes off the board" not in texts(card)
    qtbot.waitUntil(lambda: "The play comes off the board" in texts(card))
    assert rows(card)[2] == "TO: A good word"


@pytest.mark.parametrize("how", ["key", "click on a row", "click on the card"])
def test_a_key_or_a_click_shows_all_of_it_and_does_nothing_else(card, look, how):
    look.set_motion(True)
    judged(card, table())
    if how == "key":
        press(Qt.Key.Key_Return)
    else:
        where = card.findChild(VerdictRow) if how == "click on a row" else card
        QTest.mouseClick(where, Qt.MouseButton.LeftButton)
    assert rows(card)[2] == "RB: A good word"
    assert card.wishes == []
    assert QApplication.focusWidget() is button(card, "Carry on")


def test_a_card_put_away_reveals_nothing_any_more(card, look, page):
    look.set_motion(True)
    outside = QWidget(page)
    outside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    outside.show()
    judged(card, table())
    card.close_card()
    assert not card.isVisible()
    assert QApplication.focusWidget() is outside


# --- accepting it all the same


def test_everybody_may_accept_the_words_all_the_same(card):
    judged(card, table(words="tree cob to"))
    click(card, "Accept it all the same")
    assert "Does everybody agree?" in texts(card)
    assert any("nobody loses a turn, and RB will be noted as accepted." in text for text in texts(card))
    click(card, "Everybody agrees")
    assert card.wishes == [("confirmed", True)]


@pytest.mark.parametrize("way", ["button", "key"])
def test_going_back_from_that_question_shows_the_verdict_again(card, way):
    judged(card, table(words="tree cob to"))
    click(card, "Accept it all the same")
    if way == "button":
        click(card, "Back")
    else:
        press(Qt.Key.Key_Escape)
    assert "The play comes off the board" in texts(card)
    click(card, "Take the tiles off")
    assert card.wishes == [("confirmed", False)]


def test_a_new_challenge_begins_anew(card):
    game = table(words="tree cob to")
    judged(card, game)
    click(card, "Accept it all the same")
    card.ask(game.setup, game.state, 0)
    assert "Ada challenges Ben’s play" in texts(card)
    assert "The play comes off the board" not in texts(card)


# --- place and focus


def test_no_part_of_the_card_ever_becomes_a_window_of_its_own(card, page):
    judged(card, table(words="tree cob to"))
    assert page.isActiveWindow()
    assert [window for window in QApplication.topLevelWidgets() if window.isVisible()] == [page]


def test_the_focus_stays_on_the_card(card, page, qtbot):
    outside = QWidget(page)
    outside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    outside.show()
    game = table()
    card.ask(game.setup, game.state, 2)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        press(key)
        assert card.isAncestorOf(QApplication.focusWidget())


def test_the_card_leaves_the_left_of_the_table_free(card, page):
    game = table()
    card.ask(game.setup, game.state, 2)
    assert card.geometry().left() > page.width() * 0.5
    page.resize(800, 570)
    assert page.rect().contains(card.geometry())
    assert card.geometry().left() > page.width() * 0.35


def test_more_than_four_words_scroll(card):
    game = Table("ABCDEFG", "HIJKLMN", rules=family("world-club"))
    game.do(0, "8D ABCDEFG")
    game.do(1, "9D HIJKLMN")
    card.show_verdict(game.setup, game.state, decide(game.setup, game.state, 0, Challenge(), game.lexicon))
    area = card.findChild(Rows)
    assert len(rows(card)) == 8
    assert area.verticalScrollBar().maximum() > 0
    tall = area.findChildren(VerdictRow)[0].height()
    assert 4 * tall <= area.height() < 5 * tall


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("step", ["who", "ask", "words", "votes", "bad", "agree"])
def test_nothing_is_cut_off(card, page, look, size, scale, step):
    page.resize(*size)
    look.set_text_scale(scale)
    rules = {"words": "world-club", "votes": "table-vote"}.get(step, "family-classic")
    game = with_long_names(Table("TREEIDA", "BINCOHS", "?GENTCS", "FUGUSRK", rules=family(rules), words="tree cob to"))
    game.do(0, "8H TREE")
    game.do(1, "9G COB")
    if step == "who":
        card.ask_who(game.setup, game.state)
    elif step in ("ask", "words", "votes"):
        card.ask(game.setup, game.state, 2)
    else:
        judged(card, game)
        if step == "agree":
            click(card, "Accept it all the same")
    assert page.rect().contains(card.geometry())
    assert spilled(card) == []
