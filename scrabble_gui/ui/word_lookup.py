"""Looking a word up: :class:`LookupPanel`, a line to write it in, what is told of it, and the words round it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scrabble_gui.app.word_facts import Entry, Kin, Verdict
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.ui import word_messages
from scrabble_gui.ui.cloth import Sheet, scrolled
from scrabble_gui.ui.kit import BODY, STRONG, Card, Text
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.word_links import WordLinks
from scrabble_gui.ui.word_view import WordView

BESIDE = 760
"""From this width on, at text scale 1, word and kin stand side by side."""
SIDE = 44
"""A tile of the word."""
WAIT_MS = 120
"""So long nobody has typed when a word is looked up."""
LONGEST = 40
"""Signs that the line takes."""


class WordField(QLineEdit):
    """A line that words are typed into; Enter asks at once and does nothing else."""

    def __init__(self, look: Look, placeholder: str, *, size: int = BODY, height: int = 44) -> None:
        super().__init__()
        self._look, self._size, self._height = look, size, height
        self.setPlaceholderText(placeholder)
        self.setMaxLength(LONGEST)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def _on_look_changed(self) -> None:
        size = round(self._size * self._look.text_scale)
        inside = max(self._height, size + 24) - 14  # the frame and the padding of the style sheet
        self.setStyleSheet(f"QLineEdit {{ font-size: {size}px; min-height: {inside}px; max-height: {inside}px; }}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from the page."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class LookupPanel(QWidget):
    """The dictionary."""

    asked = Signal(str)
    """This word is wanted, as it was typed; empty: none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.field = WordField(look, self.tr("Type a word"), size=20, height=56)
        self.field.setAccessibleName(self.tr("The word to look up"))
        self.note = Text(look, role="muted", wrap=True)
        self.hint = Text(
            look, self.tr("Is it good, what does it mean, what goes in front and behind?"), role="muted", wrap=True
        )
        self.word = WordView(look, side=SIDE)
        self.sections = {
            "extensions": _Section(look, self.tr("Longer words that hold it")),
            "anagrams": _Section(look, self.tr("Of the same letters")),
            "one_more": _Section(look, self.tr("With one letter more")),
            "one_less": _Section(look, self.tr("With one letter less")),
            "board": _Section(look, self.tr("On the board")),
        }
        self._entry: Entry | None = None
        self._word_card = self._card(self.word)
        self._kin_card = self._card(*self.sections.values())
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(16)
        self._sides.addWidget(self._word_card, 4, Qt.AlignmentFlag.AlignTop)
        self._sides.addWidget(self._kin_card, 5, Qt.AlignmentFlag.AlignTop)
        self._sheet = Sheet()
        inside = QVBoxLayout(self._sheet)
        inside.setContentsMargins(0, 0, 0, 8)
        inside.addLayout(self._sides)
        inside.addStretch(1)
        self._scroll = scrolled(self._sheet)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        body.addWidget(self.field)
        body.addWidget(self.note)
        body.addWidget(self.hint)
        body.addWidget(self._scroll, 1)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(WAIT_MS)
        self._waiting.timeout.connect(self._ask)
        self.field.textEdited.connect(lambda _: self._waiting.start())
        self.field.returnPressed.connect(self._ask)
        for section in self.sections.values():
            section.links.chosen.connect(self.look_up)
        look.changed.connect(self._fit)
        self.clear()

    def _card(self, *parts: QWidget) -> Card:
        """Return a sheet of paper with these parts."""
        card = Card(self._look)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(20, 16, 20, 18)
        inside.setSpacing(12)
        for part in parts:
            inside.addWidget(part)
        return card

    def look_up(self, word: str) -> None:
        """Write a word into the line and ask for it."""
        self.field.setText(word)
        self._ask()

    def _ask(self) -> None:
        self._waiting.stop()
        self.asked.emit(self.field.text())

    # --- what is shown

    def clear(self) -> None:
        """Show no word."""
        self._entry = None
        self.field.clear()
        self.show_nothing()

    def show_nothing(self) -> None:
        """Show no word, whatever stands in the line."""
        self._entry = None
        self._word_card.hide()
        self._hide_kin()
        self.hint.setVisible(not self.note.full_text)

    def show_note(self, text: str, on_board: Sequence[str]) -> None:
        """Show what may be asked in this game, and the words on its board; both may be empty."""
        self.note.set_text(text)
        self.note.setVisible(bool(text))
        self.hint.setVisible(not text and self._entry is None)
        self.sections["board"].show_words(on_board)
        self._show_kin_card()

    def show_entry(self, entry: Entry, tile_set: TileSet, list_name: str) -> None:
        """Show what is told of a word at once."""
        self._entry = entry
        self.word.show_entry(entry, tile_set, list_name)
        self._word_card.show()
        self.hint.hide()
        self._hide_kin()
        self._scroll.verticalScrollBar().setValue(0)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, self.word.accessibleName()))

    def show_kin(self, kin: Kin) -> None:
        """Show the words round the word that is shown, and what took a moment to find."""
        entry = self._entry
        if entry is None or not entry.word:
            return
        if entry.verdict in (Verdict.GOOD, Verdict.BAD, Verdict.UNJUDGED) and entry.hooks is not None:
            likely = word_messages.drawn(len(entry.word), kin.once_in)
            self.word.show_facts(word_messages.facts(entry, kin.band, likely))
        for name in ("extensions", "anagrams", "one_more", "one_less"):
            self.sections[name].show_words(getattr(kin, name))
        self._show_kin_card()

    def _hide_kin(self) -> None:
        """Show no words round a word; those of the board stay."""
        for name, section in self.sections.items():
            if name != "board":
                section.show_words(())
        self._show_kin_card()

    def _show_kin_card(self) -> None:
        """Show the card with words, if there are any."""
        self._kin_card.setVisible(any(section.links.words for section in self.sections.values()))

    # --- room

    def showEvent(self, event: QShowEvent) -> None:
        """Give the words the height that they may have come to need while nobody saw them."""
        super().showEvent(event)
        self._sheet.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(across if self.width() >= BESIDE * self._look.text_scale else down)


class _Section(QWidget):
    """A heading and words below it; not there without words."""

    def __init__(self, look: Look, heading: str) -> None:
        super().__init__()
        self._heading = heading
        self._title = Text(look, heading, size=STRONG, weight=QFont.Weight.DemiBold)
        self.links = WordLinks(look)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(2)
        body.addWidget(self._title)
        body.addWidget(self.links)

    def show_words(self, words: Sequence[str]) -> None:
        """Show these words."""
        count = f"{self._heading} ({word_messages.number(len(words))})" if len(words) > 1 else self._heading
        self._title.set_text(count)
        self.links.show_words(words)
        self.setVisible(bool(words))
