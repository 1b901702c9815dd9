"""Words learned at the table: shown after a play to those who wish it, kept for whoever has read them."""

import pytest

from scrabble_gui.app.learned import Learned
from scrabble_gui.core.moves import Pass
from scrabble_gui.core.rules import ChallengeKind
from scrabble_gui.core.square import Square
from scrabble_gui.record import learned_file
from tests.drawing import doubting, family
from tests.ui.test_word_card import Player

FREE = family(challenge=doubting(ChallengeKind.VOID))


@pytest.fixture
def player(qtbot, tmp_path):
    """Let somebody sit down who wishes to learn words, or not."""

    def sit_down(rules=None, *, wishes=True) -> Player:
        found = Player(qtbot, tmp_path, rules)
        found.talk.window._preferences.change(meanings=wishes)
        return found

    return sit_down


def learned(player, name) -> tuple[str, ...]:
    return Learned(player.talk.folder).words(name, "english")


def test_a_word_that_stands_is_shown_to_the_next_person_and_kept_for_her(player):
    player = player(FREE)
    player.play("8H CAT")
    assert player.told == "", "nothing lies over the curtain"
    player.talk.take_screen()
    assert player.words == ["CAT"]
    assert "feline mammal" in player.told
    assert not player.game.explaining.card.close_button.hasFocus()
    assert learned(player, "Ben") == ("CAT",)
    assert learned(player, "Ada") == ()


def test_nobody_who_has_not_asked_for_it_is_shown_anything(player):
    player = player(FREE, wishes=False)
    player.play("8H CAT")
    player.talk.take_screen()
    assert player.told == ""
    assert learned(player, "Ben") == ()
    player.click(Square(7, 8))
    assert learned(player, "Ben") == ("CAT",)


def test_a_word_that_can_be_challenged_waits_until_that_is_over(player):
    player = player()
    player.play("8H CAT")
    player.talk.take_screen()
    assert player.told == ""
    player.click(Square(7, 8))
    assert learned(player, "Ben") == (), "nothing was told of it"
    assert player.session.submit(Pass())
    player.talk.take_screen()
    assert player.words == ["CAT"]
    assert learned(player, "Ada") == ("CAT",)


def test_a_word_is_shown_once_and_not_again_when_the_game_is_opened(player):
    player = player(FREE)
    player.play("8H CAT")
    player.talk.take_screen()
    assert player.game.explaining.put_away()
    player.talk.command("turn.hide")
    player.talk.take_screen()
    assert player.told == ""
    player.talk.window.sitting.sit_down(player.session, reopened=True)
    player.talk.take_screen()
    assert player.told == ""


def test_a_file_that_cannot_be_read_is_told_once_and_stays(player):
    player = player(FREE)
    path = learned_file.place(player.talk.folder, "Ben")
    path.parent.mkdir()
    path.write_text("broken")
    player.play("8H CAT")
    player.talk.take_screen()
    assert player.words == ["CAT"]
    assert path.read_text() == "broken"
    notice = player.talk.window.pages.notice
    assert notice.isVisible()
    notice.hide()
    player.click(Square(7, 8))
    assert not notice.isVisible()
