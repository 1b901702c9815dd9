"""What tests of the new-game page do there: the page shown with what it wishes, its fields for names, and writing."""

from PySide6.QtTest import QTest

from scrabble_gui.ui.name_field import NameField
from scrabble_gui.ui.new_game import NewGamePage
from tests.ui.page_talk import shown


def shown_page(qtbot, look):
    """Return the page, shown; its ``wishes`` are the games to start, and ``back``."""
    page = NewGamePage(look)
    page.wishes = []
    page.start_wished.connect(page.wishes.append)
    page.back_wished.connect(lambda: page.wishes.append("back"))
    shown(qtbot, page)
    return page


def fields(page):
    """Return the fields for names that can be seen, by seat."""
    return [field for field in page.findChildren(NameField) if field.isVisibleTo(page)]


def write(page, seat, name):
    """Write a name instead of what stands there."""
    field = fields(page)[seat]
    field.clear()
    QTest.keyClicks(field, name)
