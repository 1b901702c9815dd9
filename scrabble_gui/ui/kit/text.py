"""Texts: :class:`Text` is a line or a paragraph, :func:`halves` breaks one line in two."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from scrabble_gui.ui.kit.sizes import BODY
from scrabble_gui.ui.theme import Look, white


class Text(QLabel):
    """A text in a role and size; wraps where asked, otherwise elides in the middle and tells all in the tooltip."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        size: int = BODY,
        weight: QFont.Weight = QFont.Weight.Normal,
        role: str = "text",
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._text_size, self._weight, self._role = look, size, weight, role
        self._full = text
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Change the text."""
        self._full = text
        self.setAccessibleName(text)
        self.setText(text)
        self._elide()

    def set_role(self, role: str) -> None:
        """Change the colour role."""
        self._role = role
        self._on_look_changed()

    def set_size(self, size: int) -> None:
        """Change the type size."""
        if size != self._text_size:
            self._text_size = size
            self._on_look_changed()

    @property
    def full_text(self) -> str:
        """The text, however little of it has room."""
        return self._full

    def _on_look_changed(self) -> None:
        self.setFont(self._look.font(self._text_size, self._weight))
        colour = (
            white(0.86).name(QColor.NameFormat.HexArgb)
            if self._role == "cloth"
            else self._look.theme[self._role].name()
        )
        pixels = round(self._text_size * self._look.text_scale)
        weight = int(self._weight)
        self.setStyleSheet(
            f"QLabel {{ color: {colour}; background: transparent; font-size: {pixels}px; font-weight: {weight}; }}"
        )
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return little width: the text elides."""
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(min(hint.width(), 24), hint.height())

    def sizeHint(self) -> QSize:
        """Return the room of the whole text."""
        if self.wordWrap():
            return super().sizeHint()
        metrics = QFontMetricsF(self._look.font(self._text_size, self._weight))
        margins = self.contentsMargins()
        width = round(metrics.horizontalAdvance(self._full)) + 2 + margins.left() + margins.right()
        return QSize(width, round(metrics.height()) + 2 + margins.top() + margins.bottom())

    def changeEvent(self, event: QEvent) -> None:
        """Keep the margins: Qt takes them from a frame that is smaller than they are when a new style reaches it."""
        margins = self.contentsMargins()
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setContentsMargins(margins)

    def resizeEvent(self, event: object) -> None:
        """Elide anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._elide()

    def _elide(self) -> None:
        if self.wordWrap():
            return
        metrics = QFontMetricsF(self._look.font(self._text_size, self._weight))
        shown = metrics.elidedText(self._full, Qt.TextElideMode.ElideMiddle, self.contentsRect().width() + 0.5)
        self.setText(shown if shown else self._full)
        self.setToolTip(self._full if shown != self._full else "")


def halves(text: str, metrics: QFontMetricsF) -> list[str]:
    """Return a text in two lines that are as equal as its words allow; one line where it has but one word."""
    words = text.split()
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not splits:
        return [text]
    return list(min(splits, key=lambda split: max(map(metrics.horizontalAdvance, split))))
