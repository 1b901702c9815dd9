"""Menus by the keyboard: every entry has a letter of its own, no key is given twice, F1 and About read out cards."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from scrabble_gui.ui.actions import COMMANDS, MENUS, label
from tests.ui.page_talk import texts
from tests.ui.table_talk import TableTalk


def letter(text: str) -> str:
    assert text.count("&") == 1, text
    return text[text.index("&") + 1].lower()


def test_every_menu_is_reached_by_a_letter_of_its_own():
    assert max(Counter(map(letter, MENUS)).values()) == 1


@pytest.mark.parametrize("menu", MENUS)
def test_every_entry_is_reached_by_a_letter_of_its_own(menu):
    entries = [command.text for command in COMMANDS if command.menu == menu]
    assert entries
    assert max(Counter(map(letter, entries)).values()) == 1, entries


def test_no_key_does_two_things():
    keys = [key for command in COMMANDS for key in (command.key, command.shown_key) if key]
    assert max(Counter(keys).values()) == 1


@pytest.fixture
def talk(qtbot, tmp_path):
    return TableTalk(qtbot, tmp_path)


def test_f1_reads_out_the_rules_and_esc_goes_back(talk):
    talk.key(Qt.Key.Key_F1)
    reading = talk.window.pages.reading
    assert reading.isVisible()
    assert "Family Classic" in texts(reading)
    talk.key(Qt.Key.Key_Escape)
    assert not reading.isVisible()


def test_a_menu_is_walked_by_the_keyboard(talk):
    bar = talk.window.menuBar()
    for action, title in zip(bar.actions(), MENUS, strict=True):
        assert action.text() == title
        entries = [entry for entry in action.menu().actions() if not entry.isSeparator()]
        assert len(entries) == len({label(entry) for entry in entries})
    about = talk.window.commands["help.about"]
    QTest.keyClick(bar.actions()[-1].menu(), Qt.Key.Key_A)
    assert about.isEnabled()
    assert talk.window.pages.reading.isVisible()


def scale(talk):
    return talk.window._preferences.now.text_scale


def test_the_text_grows_and_shrinks_by_keys_and_menu_and_stays_so(talk):
    title = talk.window.pages.home.findChild(QLabel)
    small = title.fontMetrics().height()
    for expected in (1.25, 1.5, 1.5):
        QTest.keyClick(talk.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        assert scale(talk) == expected
    assert title.fontMetrics().height() > small
    talk.reopen()
    assert scale(talk) == 1.5
    for expected in (1.25, 1.0, 1.0):
        talk.command("view.smaller")
        assert scale(talk) == expected
