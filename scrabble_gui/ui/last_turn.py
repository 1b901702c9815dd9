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
"""So many lines the heading and the details take together, one less over the buttons."""
BUTTON = 44
"""Height of the buttons."""
EDGE = RING
"""Between the buttons and the edge of the card: the ring of the focus has room there."""
LEFT, RIGHT, BETWEEN = 10, 12, 2
"""Room at the left of the shape, at the right of the text, and between heading and details."""
LEAST_TEXT = 110
"""The text is no narrower on a card of one row, at text scale 1."""


class LastTurnCard(Card):
    """What happened last, with the button that doubts it, or in its place the one that tells what the words mean."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, role="panel2", radius=12, line=False, parent=parent)
        self._shape = SeatShape(look, 0, 6.5, self)
        self.heading = FittedText(look, sizes=(BODY, 14, SMALL, 12), weight=QFont.Weight.Bold, parent=self)
        self.details = FittedText(look, sizes=(14, SMALL, 12), role="muted", parent=self)
        self.challenge_button = Button(look, self.tr("Challenge"), height=BUTTON, parent=self)
        self.meaning_button = Button(look, self.tr("Meaning"), height=BUTTON, parent=self)
        self.meaning_button.hide()
        self.slip_button = Button(look, self.tr("Take it back"), Kind.QUIET, height=BUTTON, parent=self)
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
        if width - start - usual - 2 * EDGE >= 150 * self._look.text_scale:
            height = max(BUTTON + 2 * EDGE, text + 22)
            self._write(start, self._stand_beside(start, width, height) - start, LINES, 0, height)
            return height
        row, line = BUTTON + EDGE, self.details.line_height()
        height = text - line + (14 if width < NARROW else 20) + row
        free = 0 if self._stand_below(width, height) else row  # without buttons the text may have their room
        self._write(start, width - start - RIGHT, LINES - 1 + free // line, 0, height - row + free)
        return height

    def height_in_a_row(self, width: int) -> int:
        """Return the height in pixels of a card of two lines with its buttons beside them, and lay it out so."""
        self.slip_button.setVisible(self._may_take_back)
        height = max(BUTTON + 2 * EDGE, self.heading.line_height() + self.details.line_height() + BETWEEN + 12)
        start = LEFT + self._shape.width() + 4
        self._write(start, self._stand_beside(start, width, height) - start, 2, 0, height)
        return height

    def _stand_beside(self, start: int, width: int, height: int) -> int:
        """Put the buttons at the right, and return where the room of the text ends.

        Where two would leave the text next to nothing, taking back is left to the menu.
        """
        shown = [button for button in (self.slip_button, self._main_button) if not button.isHidden()]
        taken = sum(button.sizeHint().width() - 2 * RING + EDGE for button in shown)
        if len(shown) > 1 and width - start - taken < LEAST_TEXT * self._look.text_scale:
            self.slip_button.hide()
            shown = [self._main_button]
        right = width - EDGE
        for button in reversed(shown):
            size = button.sizeHint()
            button.setGeometry(right + RING - size.width(), (height - size.height()) // 2, size.width(), size.height())
            right -= size.width() - 2 * RING + EDGE
        return right - 4 if shown else width - RIGHT

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
