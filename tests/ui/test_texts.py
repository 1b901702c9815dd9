"""Texts as the pages use them."""

import pytest
from PySide6.QtCore import QMargins

from scrabble_gui.ui.kit import Text


@pytest.fixture
def new_style(qapp):
    """Return a function that gives the whole application another style; afterwards it has its own again."""
    before = qapp.styleSheet()
    yield lambda: qapp.setStyleSheet(before + "\nQMenu { margin: 1px; }")
    qapp.setStyleSheet(before)


def test_a_text_keeps_its_margins_when_a_style_reaches_it_before_it_has_room(qtbot, look, new_style):
    text = Text(look, "Must hold")
    qtbot.addWidget(text)
    text.setContentsMargins(6, 4, 2, 1)
    text.resize(3, 3)
    new_style()
    text.resize(text.sizeHint())
    assert text.contentsMargins() == QMargins(6, 4, 2, 1)
    assert text.contentsRect().topLeft().toTuple() == (6, 4)
