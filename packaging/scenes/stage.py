"""Where scenes are played: :class:`Stage`."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication

from scrabble_gui.app.games import Games
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.moves import Play, parse_move
from scrabble_gui.core.state import may_challenge
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.ui.parts import build_parts
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.window import Window

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"
THEMES = ("classic", "night")
LONG_NAMES = ("Großmutter Wilhelmine-Charlotte", "Ben", "Großvater Maximilian-Ferdinand", "Robin Featherstonehaugh")


class Stage:
    """A window with a data folder of its own, and what brings it into a state."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.folder = folder
        parts = build_parts(folder)
        self.games = Games(
            parts.games.catalogue,
            GameFolder(folder / "games"),
            computers=parts.games.computers,
            own_data=folder,
            seed=lambda: seed,
        )
        self.preferences = Preferences(SettingsFile(folder / "settings.ini"))
        self.preferences.change(motion=False, theme=THEMES[0])
        self.look: Look = parts.look
        self.window = Window(parts.look, self.games, parts.themes, self.preferences)

    def open(self, name: str, turns: int | None = None, *, people: Sequence[str] = ()) -> None:
        """Open a saved game of the tests, cut off after so many turns, with other people where they are named."""
        self.window.lobby.open(self.saved(name, turns, people))

    def saved(self, name: str, turns: int | None = None, people: Sequence[str] = ()) -> Path:
        """Write a saved game of the tests into the data folder, cut off after so many turns, and return the file."""
        text = (GAMES / f"{name}.scrabble").read_text(encoding="utf-8")
        data = json.loads(text)
        if turns is not None:
            data["turns"] = data["turns"][:turns]
            data.pop("over", None)
        data.pop("desk", None)
        for seat, person in zip(data["setup"]["seats"], people, strict=False):
            seat["name"] = person
        target = self.folder / "games" / f"{name}.scrabble"
        target.parent.mkdir(exist_ok=True)
        target.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        return target

    def lay(self, name: str, turn: int, *, most: int = 99) -> None:
        """Show the tiles of the person to move and lay out the play that a saved game made in this turn."""
        session = self.window.session
        assert session is not None
        session.reveal()
        text = json.loads((GAMES / f"{name}.scrabble").read_text(encoding="utf-8"))["turns"][turn]["do"]
        play = parse_move(text, session.state.board, session.setup.tile_set)
        assert isinstance(play, Play)
        for square, tile in play.placements[:most]:
            session.hand.place(session.hand.draft.slots.index(tile.in_hand()), square)
            if tile.blank and tile.letter:
                session.hand.name_blank(square, tile.letter)

    def reveal(self) -> None:
        """Show the tiles of the person to move."""
        assert self.window.session is not None
        self.window.session.reveal()

    def press(self, text: str) -> None:
        """Press the button with this text."""
        QApplication.processEvents()
        buttons = [one for one in self.window.findChildren(QAbstractButton) if one.isVisible() and one.text() == text]
        buttons[0].click()

    def open_pad(self) -> None:
        """Show the sheet with the score pad, where the window is narrow."""
        QApplication.processEvents()
        self.window.pages.game.column.pad_button.click()

    def challenge(self) -> None:
        """Let the first who may challenge do so."""
        session = self.window.session
        assert session is not None
        seat = may_challenge(session.setup, session.state)[0]
        self.window.show()
        self.window.pages.curtain.challenged.emit(seat)

    def play_next(self, name: str, turn: int) -> None:
        """Make the play of a saved game's turn."""
        self.lay(name, turn)
        session = self.window.session
        assert session is not None
        session.submit(session.hand.draft.play())


Scene = Callable[[Stage], object]
"""Brings the window of a stage into the state that is to be seen."""
