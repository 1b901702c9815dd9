"""The buttons on the cloth: :func:`mirror_of` makes one that says and does what an action says and does."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from scrabble_gui.ui.actions import label
from scrabble_gui.ui.kit import Button, Kind
from scrabble_gui.ui.theme import Look


def mirror_of(action: QAction, look: Look, parent: QWidget) -> Button:
    """Return a button with the icon, text, tool tip and state of an action; the action's data names the icon.

    A screen reader hears the action's status tip, which may say why it is not allowed.
    """
    button = Button(look, label(action), Kind.CLOTH, icon=str(action.data() or ""), stacked=True, parent=parent)

    def mirror() -> None:
        button.set_text(label(action))
        button.setEnabled(action.isEnabled())
        button.setVisible(action.isVisible())
        button.setToolTip(action.toolTip().split("\t")[0])
        button.setAccessibleDescription(action.statusTip())

    mirror()
    action.changed.connect(mirror)
    button.clicked.connect(action.trigger)
    return button
