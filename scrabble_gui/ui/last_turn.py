"""What happened last, on a card of the column: :class:`LastTurnCard`.

Its height depends on its width and the size of the text alone, so that nothing below it moves from turn to turn.
"""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.fitted_text import FittedText
from scrabble_gui.ui.heads import NARROW
from scrabble_gui.ui.kit import BODY, RING, SMALL, Button, Card, Kind, SeatShape
from scrabble_gui.ui.theme import Look

LINES = 3
"""So many lines the heading and the details take together."""
BUTTON, SLIP = 44, 34
"""Height of the button that doubts, and of the one below it that takes back."""
EDGE = 4
"""Between the buttons and the edge of the card."""
LEFT, RIGHT, BETWEEN = 10, 12, 2
"""Room at the left of the shape, at the right of the text, and between heading and details."""
LEAST_TEXT = 110
"""The text is no narrower on a card of one row, at text scale 1."""


class LastTurnCard(Card):
    """What happened last, with the button that doubts it, or in its place the one that tells what the words mean."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, role="panel2", radius=12, line=False, parent=parent)
        self._shape = SeatShape(look, 0, 6.5, self)
        self.heading = FittedText(look, sizes=(BODY, 14, SMALL), weight=QFont.Weight.Bold, parent=self)
        self.details = FittedText(look, sizes=(14, SMALL, 12), role="muted", parent=self)
        self.challenge_button = Button(look, self.tr("Challenge"), height=BUTTON, parent=self)
        self.meaning_button = Button(look, self.tr("Meaning"), height=BUTTON, parent=self)
        self.meaning_button.hide()
        self.slip_button = Button(look, self.tr("Take it back"), Kind.QUIET, height=SLIP, parent=self)
        self._may_take_back = False

    def show_turn(
        self, seat: int, heading: str, details: str, *, may_challenge: bool, may_take_back: bool = False
    ) -> None:
        """Show what happened, whether it may be challenged, and whether it may be taken back as a slip of the hand."""
        self._may_take_back = may_take_back
        self.slip_button.setVisible(may_take_back)
        self._shape.set_seat(seat)
        self.heading.set_text(heading)
        self.details.set_text(details)
        self.details.setVisible(bool(details))
        self.challenge_button.setVisible(may_challenge)

    def offer_meaning(self, offered: bool) -> None:
        """Show whether the meaning of the words can be asked for; never as long as they can be challenged."""
        self.meaning_button.setVisible(offered and self.challenge_button.isHidden())

    @property
    def _main_button(self) -> Button:
        """The button that stands here now, or could."""
        return self.challenge_button if self.meaning_button.isHidden() else self.meaning_button

    def height_for(self, width: int) -> int:
        """Return the height in pixels for this width, and put everything in its place."""
        self.slip_button.setVisible(self._may_take_back)
        text = self.heading.line_height() + (LINES - 1) * self.details.line_height() + BETWEEN
        start = LEFT + self._shape.width() + 4
        usual = max(each.sizeHint().width() for each in (self.challenge_button, self.meaning_button)) - 2 * RING
        beside = width - start - usual - 2 * EDGE >= 150 * self._look.text_scale
        if beside:
            height = max(BUTTON + SLIP - 2, text + 22)
            right = self._stand_beside(width, height, usual)
            self._write(start, right - start, LINES, 0, height)
            return height
        row = BUTTON + EDGE
        height = text + (14 if width < NARROW else 20) + row
        shown = self._stand_below(width, height)
        self._write(start, width - start - RIGHT, LINES, 0, height - row if shown else height)
        return height

    def height_in_a_row(self, width: int) -> int:
        """Return the height in pixels of a card of two lines with its buttons beside them, and lay it out so."""
        height = max(BUTTON + 2 * EDGE, self.heading.line_height() + self.details.line_height() + BETWEEN + 12)
        start = LEFT + self._shape.width() + 4
        buttons = [self._main_button] if not self._main_button.isHidden() else []
        taken = sum(button.sizeHint().width() - 2 * RING + EDGE for button in (*buttons, self.slip_button))
        room = width - start - taken - RIGHT >= LEAST_TEXT * self._look.text_scale
        self.slip_button.setVisible(self._may_take_back and (room or not buttons))
        if not self.slip_button.isHidden():
            buttons.insert(0, self.slip_button)
        right = width - EDGE
        for button in reversed(buttons):
            wide = button.sizeHint().width()
            tall = button.sizeHint().height()
            button.setGeometry(right + RING - wide, (height - tall) // 2, wide, tall)
            right -= wide - 2 * RING + EDGE
        self._write(start, right - start - (4 if buttons else RIGHT - EDGE), 2, 0, height)
        return height

    def _stand_beside(self, width: int, height: int, usual: int) -> int:
        """Put the buttons at the right, one over the other, and return where the room of the text ends."""
        shown = [button for button in (self._main_button, self.slip_button) if not button.isHidden()]
        if not shown:
            return width - RIGHT
        wide = max(usual, *(button.sizeHint().width() - 2 * RING for button in shown))
        tall = [SLIP if button is self.slip_button else BUTTON for button in shown]
        y = max(1, (height - sum(tall)) // 2)
        for button, each in zip(shown, tall, strict=True):
            button.setGeometry(width - EDGE - wide - RING, y - RING, wide + 2 * RING, each + 2 * RING)
            y += each
        return width - EDGE - wide - 8

    def _stand_below(self, width: int, height: int) -> bool:
        """Put the buttons below the text, side by side, and answer whether there are any."""
        shown = [button for button in (self._main_button, self.slip_button) if not button.isHidden()]
        each = (width - 2 * EDGE) // max(1, len(shown))
        for at, button in enumerate(shown):
            x = EDGE + at * each
            button.setGeometry(x - RING, height - EDGE - BUTTON - RING, each + 2 * RING, BUTTON + 2 * RING)
        return bool(shown)

    def _write(self, left: int, room: int, lines: int, top: int, bottom: int) -> None:
        """Put heading and details into these lines, in the middle between top and bottom."""
        spare = 0 if self.details.isHidden() else 1
        used = self.heading.fit(room, lines - spare)
        texts = [self.heading]
        if spare:
            self.details.fit(room, lines - used)
            texts.append(self.details)
        heights = [text.heightForWidth(room) for text in texts]
        y = top + (bottom - top - sum(heights) - BETWEEN * (len(texts) - 1)) // 2
        for text, each in zip(texts, heights, strict=True):
            text.setGeometry(left, y, room, each)
            y += each + BETWEEN
        first = self.heading.fontMetrics().height()
        self._shape.move(LEFT, self.heading.y() + (first - self._shape.height()) // 2)
