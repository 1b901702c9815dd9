"""The licences behind *About*: every part has its words, and keyboard and mouse reach them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scrabble_gui import PROGRAM_NAME
from scrabble_gui.catalogue import resources_folder
from scrabble_gui.ui.about_card import LicenceCard
from scrabble_gui.ui.about_licences import LicensedPart, licence_text, licensed_parts, parts_of_index
from tests.drawing import catalogue
from tests.ui.page_talk import SIZES, button, click, press, shown, spilled, texts

INDEX = """Whose work is in this program.

Your Turn
  licence  MIT
  text     scrabble-gui.txt
  file     one.so

Qt
  licence  LGPL-3.0-only
  text     Qt.txt, LGPL-3.txt
  source   https://download.qt.io/official_releases/qt/
"""


@pytest.fixture
def installed(tmp_path):
    """The folder of an installed program, with an index and its texts."""
    folder = tmp_path / "licenses"
    folder.mkdir()
    (folder / "INDEX.txt").write_text(INDEX, encoding="utf-8")
    for name in ("scrabble-gui", "Qt", "LGPL-3"):
        (folder / f"{name}.txt").write_text(f"Words of {name}.\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def page(qtbot):
    page = QWidget()
    below = QPushButton("below", page)
    shown(qtbot, page)
    below.setFocus()
    return page


@pytest.fixture
def card(look, page, installed):
    card = LicenceCard(look, page)
    card.show_parts(parts_of_index(installed / "licenses"))
    QApplication.processEvents()
    return card


def test_an_installed_program_tells_what_its_index_tells(installed):
    folder = installed / "licenses"
    resources = installed / "scrabble_gui" / "resources"
    assert licensed_parts(resources, ()) == (
        LicensedPart("Your Turn", "MIT", "", (folder / "scrabble-gui.txt",)),
        LicensedPart(
            "Qt",
            "LGPL-3.0-only",
            "https://download.qt.io/official_releases/qt/",
            (folder / "Qt.txt", folder / "LGPL-3.txt"),
        ),
    )


def test_from_source_every_word_list_has_its_licence():
    lists = catalogue().words.all()
    parts = licensed_parts(resources_folder(), lists)
    names = " ".join(part.name for part in parts)
    assert PROGRAM_NAME in names
    assert "Lato" in names
    assert [info.name for info in lists if info.name not in names] == []
    assert [part.name for part in parts if len(licence_text(part)) < 100] == []


def test_several_texts_stand_below_one_another_under_their_names(installed):
    part = parts_of_index(installed / "licenses")[1]
    text = licence_text(part)
    assert text.index("=== Qt.txt ===") < text.index("Words of Qt.") < text.index("=== LGPL-3.txt ===")
    assert text.endswith("Words of LGPL-3.\n")


def test_the_keyboard_reaches_every_licence_and_comes_back(card):
    assert card.list.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert card.words.isVisible()
    assert card.words.hasFocus()
    assert "Words of LGPL-3." in card.words.toPlainText()
    assert "https://download.qt.io/official_releases/qt/" in " ".join(texts(card))
    press(Qt.Key.Key_Escape)
    assert card.list.hasFocus()
    press(Qt.Key.Key_Tab)
    assert button(card, "Close").hasFocus()
    press(Qt.Key.Key_Escape)
    assert card.isHidden()


def test_a_click_opens_a_licence_and_a_button_leads_back(card):
    line = card.list.visualItemRect(card.list.topLevelItem(0)).center()
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=line)
    assert card.words.toPlainText() == "Words of scrabble-gui.\n"
    click(card, "All licences")
    assert card.list.isVisible()
    click(card, "Close")
    assert card.isHidden()


def test_a_text_that_is_gone_is_told(card, installed):
    (installed / "licenses" / "scrabble-gui.txt").unlink()
    press(Qt.Key.Key_Return)
    assert "scrabble-gui.txt" in card.words.toPlainText()


@pytest.mark.parametrize("size", [(480, 770), *SIZES])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_list_and_words_have_room(card, page, look, size, scale):
    page.resize(*size)
    look.set_text_scale(scale)
    QApplication.processEvents()
    assert spilled(card) == []
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert spilled(card) == []
    assert card.words.height() > 200
