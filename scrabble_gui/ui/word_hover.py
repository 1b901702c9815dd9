"""What words mean while the mouse rests on them: :class:`WordHover`, on the board and on the score pad.

A free premium square tells what it does.

The meaning comes as a tooltip does, after a moment and without moving anything; a finger has no hover, and gets none.
Which words may be told about is not decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QToolTip

from scrabble_gui.app.looking_up import Word, words_at
from scrabble_gui.core.square import Square
from scrabble_gui.ui.pad_model import TURN
from scrabble_gui.ui.score_pad import ScorePad
from scrabble_gui.ui.table import TableView
from scrabble_gui.ui.table_words import square_explained
from scrabble_gui.ui.theme import Look

WIDEST = 320
"""Width of the text in pixels, at text scale 1."""
LONGEST = 160
"""Signs of a meaning that are shown; the card shows all."""


class WordHover(QObject):
    """Tells what the words under a resting mouse mean."""

    def __init__(
        self, look: Look, table: TableView, pad: ScorePad, of_turn: Callable[[int], tuple[Word, ...]], parent: QObject
    ) -> None:
        """Watch table and pad; ``of_turn`` answers the words that a turn, an index into the turns, made."""
        super().__init__(parent)
        self._look, self._table, self._pad, self._of_turn = look, table, pad, of_turn
        self._by_touch = False
        self.meanings: Callable[[tuple[Word, ...]], Sequence[tuple[str, str]]] = lambda words: ()
        """(word, what it means) of those that may be told about now and have a meaning."""
        for part in (table, pad):
            part.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the question for a tooltip."""
        if isinstance(event, QMouseEvent):
            self._by_touch = event.device().type() is not QPointingDevice.DeviceType.Mouse
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip or self._by_touch:
            return super().eventFilter(watched, event)
        found = self._on_table(event) if watched is self._table.viewport() else self._on_pad(event)
        if found is None:
            return super().eventFilter(watched, event)
        viewport = self._table.viewport() if watched is self._table.viewport() else self._pad.viewport()
        QToolTip.showText(event.globalPos(), found[0], viewport, found[1])
        return True

    def _on_table(self, event: QHelpEvent) -> tuple[str, QRect] | None:
        """Return text and place of what is told of a tile on the board; nothing where nothing is."""
        picture, place = self._table.picture, self._table.places.place_at(event.pos().x(), event.pos().y())
        if picture is None or not isinstance(place, Square) or picture.lit:
            return None
        if place in picture.faces():
            told = self._told(words_at(picture.board, place))
        else:
            told = square_explained(picture.board.layout, place)
        return (told, self._table.square_rect(place).toAlignedRect()) if told else None

    def _on_pad(self, event: QHelpEvent) -> tuple[str, QRect] | None:
        """Return text and place of what is told of a play on the pad, below what the pad tells of it itself."""
        index = self._pad.indexAt(event.pos())
        turn, usual = index.data(TURN), index.data(Qt.ItemDataRole.ToolTipRole)
        told = self._told(self._of_turn(turn)) if isinstance(turn, int) else ""
        if not told:
            return None
        first = "".join(f"<p>{escape(line)}</p>" for line in str(usual or "").splitlines())
        return first + told, self._pad.visualRect(index)

    def _told(self, words: tuple[Word, ...]) -> str:
        """Return words and meanings as rich text of limited width; empty where none may be told."""
        lines = [f"<p><b>{escape(word)}</b>&nbsp; {escape(_short(text))}</p>" for word, text in self.meanings(words)]
        width = round(WIDEST * self._look.text_scale)
        return f'<table width="{width}"><tr><td>{"".join(lines)}</td></tr></table>' if lines else ""


def _short(text: str) -> str:
    """Return as much of a meaning as has room.

    >>> _short("a small cat")
    'a small cat'
    """
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
