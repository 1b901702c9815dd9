"""The page of preferences at the real window: every choice works at once, is kept, and PINs are a courtesy."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scrabble_gui.app.session import Phase
from scrabble_gui.app.settings import SettingsFile
from scrabble_gui.core.game import visible_rack
from scrabble_gui.ui.challenging import LEAVING_MS
from tests.drawing import play_text
from tests.found_plays import EVERYDAY, WHOLE_LIST, plays
from tests.ui.page_talk import LONG_NAMES, SIZES, button_texts, click, spilled, texts
from tests.ui.small_list import begin, keep_list
from tests.ui.table_talk import TableTalk


@pytest.fixture
def talk(qtbot, tmp_path):
    """Return a window with nobody before it."""
    return TableTalk(qtbot, tmp_path)


@pytest.fixture
def game(talk):
    """Return a window at which Ada and Ben have just sat down."""
    talk.start_game(["Ada", "Ben"], "Family Classic")
    talk.click("Begin")
    return talk


def kept(talk):
    """Return what is written in the file of settings."""
    return SettingsFile(talk.folder / "settings.ini").load()


def choose(talk, text: str) -> None:
    """Choose on the page of preferences and come back."""
    talk.command("view.preferences")
    found = [one for one in talk.buttons() if one.accessibleName().endswith(text)]
    assert len(found) == 1, [one.accessibleName() for one in talk.buttons()]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    talk.click("Done")


def set_pin(talk, name: str, pin: str) -> None:
    talk.command("view.preferences")
    press_row(talk, f"{name}: Set a PIN")
    QTest.keyClicks(QApplication.focusWidget(), pin)
    talk.key(Qt.Key.Key_Return)
    assert say(talk, f"{name} has a PIN now.")
    talk.click("Done")


def press_row(talk, name: str) -> None:
    found = [one for one in talk.buttons() if one.accessibleName() == name]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def say(talk, text: str) -> bool:
    """Whether the notice says this."""
    return talk.window.pages.notice.isVisible() and text in talk.window.pages.notice.text


def test_colours_size_and_motion_change_at_once_and_stay(talk):
    look = talk.window.pages.home._look
    choose(talk, "Colours: Night")
    assert look.theme.id == "night"
    choose(talk, "Text size: Largest")
    assert look.text_scale == 1.5
    choose(talk, "Motion: Moving")
    assert look.motion
    choose(talk, "Motion: Less motion")
    assert not look.motion
    assert (kept(talk).theme, kept(talk).text_scale, kept(talk).motion) == ("night", 1.5, False)


def test_the_page_shows_what_is_preferred(talk):
    choose(talk, "Text size: Larger")
    talk.reopen()
    talk.command("view.preferences")
    chosen = [one.accessibleName() for one in talk.buttons() if one.isCheckable() and one.isChecked()]
    assert chosen == [
        "Colours: Classic",
        "Text size: Larger",
        "Motion: Less motion",
        "Between two people: Curtain",
        "Does anybody challenge?: Only where needed",
        "A slip of the hand: May be taken back",
        "What words mean: When I ask",
        "Computers: Like people",
    ]


def test_it_opens_by_its_key_and_esc_goes_back_to_the_game(game):
    game.take_screen()
    game.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert game.page is game.window.pages.preferences
    game.key(Qt.Key.Key_Escape)
    assert game.page is game.window.pages.game
    assert game.session.phase is Phase.TURN


def test_without_a_game_it_goes_back_to_the_start(talk):
    talk.command("view.preferences")
    talk.click("Done")
    assert talk.page is talk.window.pages.home


def test_a_family_that_trusts_each_other_plays_without_the_curtain(game):
    choose(game, "We trust each other")
    game.take_screen()
    first = game.session.state.to_move
    game.click("Pass")
    game.key(Qt.Key.Key_Return)
    assert game.session.state.to_move != first
    assert game.page is game.window.pages.game
    assert game.session.phase is Phase.TURN
    assert "passed" in " ".join(texts(game.window.pages.game.column))


def test_who_has_a_pin_is_asked_for_it_even_without_the_curtain(game):
    choose(game, "We trust each other")
    first, second = (game.session.setup.seats[(game.session.setup.first + at) % 2].name for at in (0, 1))
    set_pin(game, second, "0420")
    game.take_screen()
    assert game.session.phase is Phase.TURN, f"{first} has none"
    game.click("Pass")
    game.key(Qt.Key.Key_Return)
    assert game.page is game.window.pages.curtain
    game.click(f"I am {second}, show my tiles")
    assert game.session.phase is Phase.CURTAIN
    QTest.keyClicks(QApplication.focusWidget(), "1111")
    game.key(Qt.Key.Key_Return)
    assert f"This is not the PIN of {second}." in texts(game.window)
    assert game.session.phase is Phase.CURTAIN
    QTest.keyClicks(QApplication.focusWidget(), "0420")
    game.key(Qt.Key.Key_Return)
    assert game.session.phase is Phase.TURN
    assert game.page is game.window.pages.game


def test_a_pin_is_kept_so_that_it_cannot_be_read(game):
    set_pin(game, "Ada", "0420")
    assert set(kept(game).pins) == {"Ada"}
    assert "0420" not in (game.folder / "settings.ini").read_text().replace(kept(game).pins["Ada"], "")


def test_a_pin_has_four_digits_at_least(game):
    game.command("view.preferences")
    press_row(game, "Ada: Set a PIN")
    QTest.keyClicks(QApplication.focusWidget(), "12")
    game.key(Qt.Key.Key_Return)
    assert "A PIN has four to eight digits." in texts(game.window)
    game.key(Qt.Key.Key_Escape)
    assert kept(game).pins == {}
    assert game.page is game.window.pages.preferences


def test_a_forgotten_pin_is_taken_away_before_everybodys_eyes(game):
    name = game.session.setup.seats[game.session.state.to_move].name
    set_pin(game, name, "0420")
    game.click(f"I am {name}, show my tiles")
    game.click("I forgot it")
    assert game.session.phase is Phase.CURTAIN
    game.click("Take the PIN away")
    assert game.session.phase is Phase.CURTAIN, "nobody sees tiles by saying that a PIN is forgotten"
    assert say(game, f"{name}’s PIN was taken away.")
    game.take_screen()
    assert say(game, f"{name}’s PIN was taken away."), "it stays until somebody clicks it away"
    assert kept(game).pins == {}


def test_taking_a_pin_away_on_the_page_asks_for_it(game):
    set_pin(game, "Ada", "0420")
    game.command("view.preferences")
    press_row(game, "Ada: Take the PIN away")
    QTest.keyClicks(QApplication.focusWidget(), "9999")
    game.key(Qt.Key.Key_Return)
    assert set(kept(game).pins) == {"Ada"}
    QTest.keyClicks(QApplication.focusWidget(), "0420")
    game.key(Qt.Key.Key_Return)
    assert kept(game).pins == {}


def test_the_table_may_be_asked_after_every_play(game, qtbot):
    choose(game, "After every play")
    play_something(game)
    assert game.session.phase is Phase.ASK
    game.click("Nobody challenges")
    assert game.session.phase is Phase.CURTAIN


def play_something(talk) -> None:
    """Play the first word that is found."""
    rack = visible_rack(talk.session.state, talk.session.state.to_move)
    found = next(found for words in (EVERYDAY, WHOLE_LIST) for found in plays(talk.session.game, rack, words))
    talk.play(found.play)


def test_a_slip_goes_back_from_the_curtain_and_the_tiles_lie_as_before(game):
    first = game.session.state.to_move
    play_something(game)
    played = game.session.game.turns[-1].move
    game.click("Oops, take it back")
    assert game.session.game.turns == ()
    assert game.session.state.to_move == first
    assert game.session.phase is Phase.CURTAIN
    assert not game.has_button("Oops, take it back")
    game.take_screen()
    assert set(game.session.hand.draft.laid) == set(played.placements)


def test_a_slip_goes_back_from_the_column_where_there_is_no_curtain(game):
    choose(game, "We trust each other")
    first = game.session.state.to_move
    play_something(game)
    assert game.page is game.window.pages.game
    assert spilled(game.window.pages.game.column) == []
    game.click("Take it back")
    assert game.session.state.to_move == first
    assert game.session.phase is Phase.TURN


def test_played_is_played_where_the_family_wants_it_so(game):
    choose(game, "Played is played")
    play_something(game)
    assert not game.has_button("Oops, take it back")
    game.command("turn.take_back")
    assert say(game, "Only a play just made can go back")
    assert len(game.session.game.turns) == 1


def test_everybody_confirms_that_nobody_can_play_and_the_game_ends(game):
    game.take_screen()
    game.command("turn.agree")
    assert game.session.phase is Phase.CURTAIN, "the tiles are hidden while the others are asked"
    assert any("is no play possible any more?" in text for text in texts(game.window))
    game.click("No play is possible")
    assert game.session.phase is Phase.CURTAIN
    game.click("No play is possible")
    assert game.session.phase is Phase.OVER
    assert game.page is game.window.pages.end


def test_the_page_stays_while_a_challenged_play_comes_off_the_board(qtbot, tmp_path):
    keep_list(tmp_path, ["CAT"])
    talk = TableTalk(qtbot, tmp_path)
    talk.window._preferences.change(motion=True)
    session = begin(talk, "DOGSIII", "CATNNNE")
    session.reveal()
    assert session.submit(play_text(session.state.board, "8H DOG"))
    click(talk.window.pages.curtain, "Challenge as Ben")
    talk.click("Check the word")
    talk.key(Qt.Key.Key_Shift)  # any key shows the whole verdict
    talk.click("Take the tiles off")
    talk.command("view.preferences")
    qtbot.wait(LEAVING_MS + 100)
    assert talk.page is talk.window.pages.preferences
    talk.click("Done")
    assert talk.page is talk.window.pages.curtain


def test_one_who_sees_a_play_goes_on(game):
    game.take_screen()
    game.command("turn.agree")
    game.click("No play is possible")
    game.click("Never mind")
    assert game.session.game.turns == ()
    game.take_screen()
    game.command("turn.agree")
    assert game.session.game.state.agreed == frozenset()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off(talk, scale):
    talk.window._preferences.change(text_scale=scale, people=LONG_NAMES)
    for width, height in SIZES:
        talk.window.resize(width, height + 30)
        talk.command("view.preferences")
        for _ in range(2):  # the scroll area follows the rows in the round after
            QApplication.processEvents()
        assert spilled(talk.window.pages.preferences) == []
        assert "Done" in button_texts(talk.window.pages.preferences)
        talk.window.doorkeeper.toggle_pin(LONG_NAMES[0])
        QApplication.processEvents()
        assert spilled(talk.window.doorkeeper.card) == []
        talk.key(Qt.Key.Key_Escape)
