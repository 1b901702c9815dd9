"""A list of words on paper: :func:`word_document` for printers and PDF files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QTextDocument

from scrabble_gui.app.word_finder import Found
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.messages import tr
from scrabble_gui.ui.word_table import HooksOf

TYPE = 10
"""Points of the type on paper."""


def word_document(title: str, words: Sequence[Found], hooks_of: HooksOf) -> QTextDocument:
    """Return a document with a heading and a table: hooks, word, points."""
    rows = [_row([tr("In front"), tr("Word"), tr("Behind"), tr("Points")], "th")]
    for found in words:
        hooks = hooks_of(found.word)
        rows.append(_row([" ".join(hooks.front), found.text, " ".join(hooks.back), str(found.points)], "td"))
    document = QTextDocument()
    document.setHtml(
        f'<body style="font-size: {TYPE}pt"><h2>{escape(title)}</h2>'
        f"<p>{escape(word_messages.words_found(len(words)))}</p>"
        f'<table width="100%" cellspacing="0" cellpadding="3">{"".join(rows)}</table></body>'
    )
    return document


def _row(texts: Sequence[str], kind: str) -> str:
    """Return a row of the table; hooks in front and points stand at the right."""
    sides = ("right", "left", "left", "right")
    cells = [f'<{kind} align="{side}">{escape(text)}</{kind}>' for text, side in zip(texts, sides, strict=True)]
    return f"<tr>{''.join(cells)}</tr>"
