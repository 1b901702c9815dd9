"""Commands as a table, and the actions made of it: :data:`COMMANDS`, :func:`build_actions`, :func:`fill_menus`.

The program refuses to start when the table and the handlers disagree. Keys are the ones people know from other
programs; a key that would take Enter or Esc away from buttons is only shown in the menu and handled by the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

Handler = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Command:
    """A command in a menu."""

    id: str
    """``menu.verb``; handlers are found by it."""
    menu: str
    """The menu it stands in."""
    text: str
    """What it says, with the mnemonic."""
    key: str = ""
    """The shortcut, in portable text."""
    shown_key: str = ""
    """A key that is only shown: the table handles it itself."""
    icon: str = ""
    """Its icon, for buttons."""
    separated: bool = False
    """Whether a line stands above it."""


MENUS = ("&Game", "&Turn", "&Words", "&View", "&Help")
"""The menus, in order."""

COMMANDS = (
    Command("game.new", "&Game", "&New game…", "Ctrl+N", icon="plus"),
    Command("game.open", "&Game", "&Open a saved game…", "Ctrl+O", icon="folder"),
    Command("game.save_as", "&Game", "Save a &copy as…", "Ctrl+Shift+S"),
    Command("game.close", "&Game", "&Back to the start page", "Ctrl+W", separated=True),
    Command("game.quit", "&Game", "&Quit", "Ctrl+Q", separated=True),
    Command("turn.play", "&Turn", "&Play", shown_key="Enter"),
    Command("turn.exchange", "&Turn", "&Exchange", "Ctrl+E", icon="exchange"),
    Command("turn.pass", "&Turn", "P&ass", "Ctrl+P", icon="pass"),
    Command("turn.challenge", "&Turn", "&Challenge", "Ctrl+K"),
    Command("turn.recall", "&Turn", "&Recall", shown_key="Esc", icon="recall", separated=True),
    Command("turn.shuffle", "&Turn", "&Shuffle", "Ctrl+H", icon="shuffle"),
    Command("turn.hide", "&Turn", "&Hide my tiles", "Ctrl+L"),
    Command("turn.unseen", "&Turn", "Unseen ti&les", "Ctrl+U", icon="eye"),
    Command("turn.hint", "&Turn", "H&int", "Ctrl+I", icon="bulb"),
    Command("turn.undo", "&Turn", "&Undo the last turn", "Ctrl+Z", separated=True),
    Command("turn.redo", "&Turn", "Re&do the turn", "Ctrl+Shift+Z"),
    Command("turn.take_back", "&Turn", "&Take the play back", "Ctrl+Backspace"),
    Command("turn.agree", "&Turn", "&Nobody can play any more…", separated=True),
    Command("turn.resign", "&Turn", "Resi&gn…"),
    Command("words.look_up", "&Words", "&Look up a word…", "Ctrl+D", icon="book"),
    Command("words.build", "&Words", "&Build words…", "Ctrl+B"),
    Command("words.house", "&Words", "&House words…", separated=True),
    Command("words.study", "&Words", "&Study cards…"),
    Command("words.lists", "&Words", "Word l&ists…", separated=True),
    Command("words.import", "&Words", "&Take in a word list…"),
    Command("view.larger", "&View", "&Larger text", "Ctrl++"),
    Command("view.smaller", "&View", "&Smaller text", "Ctrl+-"),
    Command("view.preferences", "&View", "&Preferences…", "Ctrl+,", separated=True),
    Command("view.full_screen", "&View", "&Full screen", "F11"),
    Command("help.rules", "&Help", "&Rules of this game", "F1"),
    Command("help.keys", "&Help", "&Keys and mouse", "Ctrl+F1"),
    Command("help.about", "&Help", "&About", separated=True),
)
"""Every command of the program."""


class CommandsDisagree(Exception):
    """The table of commands and the handlers do not name the same commands."""

    def __init__(self, without_handler: Sequence[str], without_command: Sequence[str]) -> None:
        super().__init__(f"no handler: {sorted(without_handler)}; no command: {sorted(without_command)}")


def build_actions(handlers: Mapping[str, Handler], parent: QObject) -> dict[str, QAction]:
    """Return an action for every command, connected. Raises :class:`CommandsDisagree`."""
    ids = {command.id for command in COMMANDS}
    if ids != set(handlers):
        raise CommandsDisagree(list(ids - set(handlers)), list(set(handlers) - ids))
    actions: dict[str, QAction] = {}
    for command in COMMANDS:
        action = QAction(translated(command.text), parent)
        if command.key:
            action.setShortcut(QKeySequence(command.key))
        action.setData(command.icon)
        action.triggered.connect(_calling(handlers[command.id]))
        actions[command.id] = action
    return actions


def fill_menus(bar: QMenuBar, actions: Mapping[str, QAction]) -> dict[str, QMenu]:
    """Put the actions into the menu bar and return {menu: its widget} for what is added by hand."""
    menus = {title: bar.addMenu(translated(title)) for title in MENUS}
    for command in COMMANDS:
        menu = menus[command.menu]
        if command.separated and not menu.isEmpty():
            menu.addSeparator()
        action = actions[command.id]
        if command.shown_key:
            action.setText(f"{translated(command.text)}\t{command.shown_key}")
        menu.addAction(action)
    return menus


def label(action: QAction) -> str:
    """Return what an action says on a button: without mnemonic, key and dots."""
    return action.text().split("\t")[0].replace("&", "").removesuffix("…")


def translated(text: str) -> str:
    """Return the translated text of a command or menu."""
    return QCoreApplication.translate("commands", text)


def _calling(handler: Handler) -> Callable[[], None]:
    """Return a slot that drops the handler's answer."""

    def call() -> None:
        handler()

    return call
