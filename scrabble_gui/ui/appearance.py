"""How the program looks by the family's wish: :class:`Appearance` brings preferences, themes and system together."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from scrabble_gui.app.settings import AUTOMATIC, TEXT_SCALES, Preferences
from scrabble_gui.ui.theme import Look, Theme, palette, style_sheet


class Appearance(QObject):
    """Keeps the look as preferred, and follows the system's light and dark where that is preferred."""

    def __init__(self, look: Look, themes: Mapping[str, Theme], preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._themes = themes
        self._preferences = preferences
        self._actions: dict[str, QAction] = {}
        self._scheme = QGuiApplication.styleHints().colorScheme()
        look.changed.connect(self._on_look_changed)
        preferences.changed.connect(self.apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)

    def fill_menu(self, menu: QMenu) -> None:
        """Put the themes at the top of a menu, one of them checked."""
        group = QActionGroup(self)
        first = menu.actions()[0]
        names = {AUTOMATIC: self.tr("As the system"), **{theme.id: theme.name for theme in self._themes.values()}}
        for name, text in names.items():
            action = QAction(text, self)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, chosen=name: self._preferences.change(theme=chosen))
            group.addAction(action)
            menu.insertAction(first, action)
            self._actions[name] = action
        menu.insertSeparator(first)

    def step_text(self, step: int) -> None:
        """Take the next larger size of text, or the next smaller one; there is nothing beyond the last."""
        now = self._preferences.now.text_scale
        sizes = [size for size in TEXT_SCALES if (size - now) * step > 0]
        if sizes:
            self._preferences.change(text_scale=min(sizes) if step > 0 else max(sizes))

    def apply(self) -> None:
        """Take up theme, text size and motion; what has not changed stays."""
        wish = self._preferences.now
        name = wish.theme if wish.theme in self._themes else AUTOMATIC
        if name in self._actions:
            self._actions[name].setChecked(True)
        tint_frame(self._themes.get(name))
        theme = self._themes.get(name) or self._theme_of_the_system()
        if theme is not self._look.theme:
            self._look.set_theme(theme)
        if wish.text_scale != self._look.text_scale:
            self._look.set_text_scale(wish.text_scale)
        motion = system_moves() if wish.motion is None else wish.motion
        if motion != self._look.motion:
            self._look.set_motion(motion)

    def _theme_of_the_system(self) -> Theme:
        """Return the first theme that is as light or dark as the system."""
        dark = self._scheme is Qt.ColorScheme.Dark
        fitting = [theme for theme in self._themes.values() if theme.dark == dark]
        return (fitting or list(self._themes.values()))[0]

    def _on_scheme(self, scheme: Qt.ColorScheme) -> None:
        """Follow the system when it turns light or dark."""
        self._scheme = scheme
        self.apply()

    def _on_look_changed(self) -> None:
        """Give what Qt draws itself the same colours."""
        dress(self._look)


def dress(look: Look) -> None:
    """Give menus, fields and lists of the running application the colours of the look.

    Qt goes through every widget for it, so it is only asked where something is new.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    colours, sheet = palette(look.theme), style_sheet(look)
    if (app.palette(), app.styleSheet()) != (colours, sheet):
        app.setPalette(colours)
        app.setStyleSheet(sheet)


def tint_frame(theme: Theme | None) -> None:
    """Let Windows and macOS draw title bars as dark or light as a theme; without one, as their own.

    The frames of other systems are their window managers' own affair.
    """
    if sys.platform in ("win32", "darwin"):
        QGuiApplication.styleHints().setColorScheme(scheme_of(theme))


def scheme_of(theme: Theme | None) -> Qt.ColorScheme:
    """Return what to ask of the system for a theme."""
    if theme is None:
        return Qt.ColorScheme.Unknown
    return Qt.ColorScheme.Dark if theme.dark else Qt.ColorScheme.Light


def system_moves() -> bool:
    """Whether the system wants things on the screen to move. Where Qt does not tell, they do."""
    if sys.platform == "win32":
        return QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    if "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    return True
