"""Theme data as colours, fonts, palette and pictures: :class:`Theme` and :class:`Look`.

A theme is a data file of colour roles (see ``resources/themes``); widgets ask :class:`Look` for a role, never for a
colour value. Sizes are logical pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

SEAT_ROLES = ("p1", "p2", "p3", "p4")
"""Colour roles of the seats, in order."""
FAMILY = "Lato"


@dataclass(frozen=True)
class Theme:
    """The colours of one theme."""

    id: str
    """Name of the data file."""
    name: str
    """Name for people."""
    dark: bool
    """Whether it is a theme for the dark."""
    colours: Mapping[str, QColor]
    """{role: colour}."""

    def __getitem__(self, role: str) -> QColor:
        """Return a copy of the colour of a role. Raises KeyError for a role that no theme has."""
        return QColor(self.colours[role])

    def seat(self, seat: int) -> QColor:
        """Return the colour of a seat."""
        return self[SEAT_ROLES[seat]]

    def faded(self, role: str, opacity: float) -> QColor:
        """Return the colour of a role with an opacity from 0 to 1."""
        colour = self[role]
        colour.setAlphaF(opacity)
        return colour


def white(opacity: float) -> QColor:
    """Return white with an opacity from 0 to 1: what is written and drawn on the cloth."""
    return QColor.fromRgbF(1, 1, 1, opacity)


def black(opacity: float) -> QColor:
    """Return black with an opacity from 0 to 1: shadows."""
    return QColor.fromRgbF(0, 0, 0, opacity)


def theme_from_data(id_: str, name: str, dark: bool, colours: Mapping[str, str]) -> Theme:
    """Return a theme from what its file says."""
    return Theme(id_, name, dark, {role: QColor(text) for role, text in colours.items()})


class Look(QObject):
    """What everything looks like now: theme, type, icons, motion. One object, handed to every widget."""

    changed = Signal()
    """Theme, text size or motion changed: repaint, and lay out again."""

    def __init__(
        self,
        theme: Theme,
        icon_folder: Path,
        parent: QObject | None = None,
        *,
        faces: Callable[[str], Path | None] = lambda level: None,
    ) -> None:
        """Begin with a theme; ``faces`` finds the picture of a computer by its level."""
        super().__init__(parent)
        self._faces = faces
        self._theme = theme
        self._icons = icon_folder
        self._text_scale = 1.0
        self._motion = True
        self._pixmaps: dict[tuple[str, int, int, float], QPixmap] = {}

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    @property
    def text_scale(self) -> float:
        """Factor of all text sizes: 1, 1.25 or 1.5."""
        return self._text_scale

    @property
    def motion(self) -> bool:
        """Whether things may move; otherwise everything is at its place at once."""
        return self._motion

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self._theme = theme
        self.changed.emit()

    def set_text_scale(self, factor: float) -> None:
        """Change the size of all text."""
        self._text_scale = factor
        self.changed.emit()

    def set_motion(self, motion: bool) -> None:
        """Allow or stop motion."""
        self._motion = motion
        self.changed.emit()

    def font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal, *, scaled: bool = True) -> QFont:
        """Return the typeface at a size in pixels, with figures of equal width."""
        font = QFont(FAMILY)
        font.setPixelSize(max(1, round(size * (self._text_scale if scaled else 1))))
        font.setWeight(weight)
        if hasattr(QFont, "setFeature"):
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def icon(self, name: str, colour: QColor, size: int, ratio: float) -> QPixmap:
        """Return a line icon in a colour, ``size`` logical pixels square, sharp at this device pixel ratio."""
        return self._drawing(self._icons / f"{name}.svg", colour, size, ratio)

    def face(self, level: str, colour: QColor, size: int, ratio: float) -> QPixmap | None:
        """Return the face of a computer by its level, as :meth:`icon` does; nothing where it has none."""
        path = self._faces(level)
        return self._drawing(path, colour, size, ratio) if path is not None else None

    def _drawing(self, path: Path, colour: QColor, size: int, ratio: float) -> QPixmap:
        """Return a drawing of lines, drawn once for each colour and size."""
        key = (str(path), colour.rgba(), size, ratio)
        if key not in self._pixmaps:
            self._pixmaps[key] = self._rendered(path, colour, size, ratio)
        return self._pixmaps[key]

    def _rendered(self, path: Path, colour: QColor, size: int, ratio: float) -> QPixmap:
        """Draw a drawing; its black strokes take the colour."""
        text = path.read_text(encoding="utf-8", errors="replace").replace("#000000", colour.name())
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, size, size))
        painter.end()
        return pixmap


def load_fonts(files: Iterable[Path]) -> None:
    """Make the bundled typeface known to Qt; a file that cannot be read leaves the system's own in its place."""
    for file in files:
        QFontDatabase.addApplicationFont(str(file))


def palette(theme: Theme) -> QPalette:
    """Return the palette for menus, fields and lists of the Fusion style."""
    roles = {
        QPalette.ColorRole.Window: "window",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "panel",
        QPalette.ColorRole.AlternateBase: "panel2",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.Button: "button",
        QPalette.ColorRole.ButtonText: "button_text",
        QPalette.ColorRole.ToolTipBase: "panel",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.PlaceholderText: "muted",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "on_accent",
        QPalette.ColorRole.Link: "accent",
        QPalette.ColorRole.Mid: "line",
        QPalette.ColorRole.Light: "panel",
        QPalette.ColorRole.Midlight: "panel2",
        QPalette.ColorRole.Dark: "line",
        QPalette.ColorRole.Shadow: "muted",
    }
    result = QPalette()
    for role, name in roles.items():
        result.setColor(role, theme[name])
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        result.setColor(QPalette.ColorGroup.Disabled, role, theme["muted"])
    return result


def style_sheet(look: Look) -> str:
    """Return the style sheet for what Qt draws itself: menus, fields, lists, scroll bars, tool tips."""
    colour = {role: value.name() for role, value in look.theme.colours.items()}
    small, body = round(13 * look.text_scale), round(15 * look.text_scale)
    return f"""
    * {{ font-family: {FAMILY}; font-size: {body}px; }}
    QMainWindow, QDialog {{ background: {colour["window"]}; }}
    QMenuBar {{ background: {colour["panel2"]}; color: {colour["text"]}; padding: 2px 8px; spacing: 2px;
        border-bottom: 1px solid {colour["line"]}; }}
    QMenuBar::item {{ padding: 4px 10px; border-radius: 6px; background: transparent; }}
    QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {colour["panel"]}; }}
    QMenu {{ background: {colour["panel"]}; color: {colour["text"]}; padding: 6px;
        border: 1px solid {colour["line"]}; }}
    QMenu::item {{ padding: 7px 28px 7px 14px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {colour["accent"]}; color: {colour["on_accent"]}; }}
    QMenu::item:disabled {{ color: {colour["muted"]}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {colour["line"]}; margin: 6px 8px; }}
    QLineEdit, QComboBox, QSpinBox {{ background: {colour["panel"]}; color: {colour["text"]};
        border: 1px solid {colour["line"]}; border-radius: 10px; padding: 6px 12px; min-height: 30px;
        selection-background-color: {colour["accent"]}; selection-color: {colour["on_accent"]};
        placeholder-text-color: {colour["muted"]}; }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 2px solid {colour["focus"]}; padding: 5px 11px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox::drop-down {{ border: none; width: 28px; }}
    QComboBox QAbstractItemView {{ background: {colour["panel"]}; color: {colour["text"]};
        border: 1px solid {colour["line"]}; selection-background-color: {colour["accent"]};
        selection-color: {colour["on_accent"]}; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: 32px; padding: 0 12px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {colour["accent"]}; color: {colour["on_accent"]}; }}
    QToolTip {{ background: {colour["panel"]}; color: {colour["text"]}; border: 1px solid {colour["line"]};
        padding: 6px; font-size: {small}px; }}
    QScrollArea {{ background: transparent; border: none; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
    QScrollBar::handle:vertical {{ background: {colour["line"]}; border-radius: 4px; min-height: 32px; }}
    QScrollBar::handle:vertical:hover {{ background: {colour["muted"]}; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
    QScrollBar::handle:horizontal {{ background: {colour["line"]}; border-radius: 4px; min-width: 32px; }}
    QScrollBar::handle:horizontal:hover {{ background: {colour["muted"]}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        height: 0; width: 0; }}
    """
