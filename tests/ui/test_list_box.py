"""The lists that drop down have lines that a finger can hit, and show whatever has room."""

import pytest

from scrabble_gui.ui.list_box import ListBox
from scrabble_gui.ui.paper_combo import PaperCombo
from scrabble_gui.ui.theme import style_sheet


@pytest.mark.parametrize("kind", [ListBox, PaperCombo])
def test_lines_stand_apart_and_all_of_a_short_list_are_seen(look, qtbot, kind):
    box = kind(look, "Word list")
    box.setStyleSheet(style_sheet(look))
    qtbot.addWidget(box)
    box.addItems(["Family English", "ENABLE", "No list: the table decides"])
    box.show()
    box.showPopup()
    view = box.view()
    assert view.sizeHintForRow(0) >= 32
    last = view.visualRect(view.model().index(2, 0))
    assert view.viewport().rect().contains(last)
    box.hidePopup()
