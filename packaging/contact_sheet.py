"""Pictures of everything the window can show, to be looked at one by one, and a contact sheet of them.

    .venv/bin/python packaging/contact_sheet.py [FOLDER] [--only WORD] [--text FACTOR]

Every scene is brought about in the real window, drawn light and dark at 480×800, 600×960, 800×600, 1366×768 and
3840×2160 (at scale 2), and kept as ``FOLDER/SIZE/SCENE-THEME.png``; ``FOLDER/sheet-SIZE.png`` shows all of one size.
FOLDER is ``build/scenes`` when none is given. ``--only`` draws the scenes whose name holds the word, ``--text 1.5``
with larger text. Nothing of the user's own is read or written.

The games come from ``tests/games``, cut off at a turn and with other names where a scene needs them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from scrabble_gui.app.games import Games, NewGame
from scrabble_gui.app.settings import Preferences, SettingsFile, Together
from scrabble_gui.core.moves import Exchange, Pass, Play, parse_move
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import may_challenge
from scrabble_gui.record.folder import GameFolder
from scrabble_gui.ui.parts import application, build_parts
from scrabble_gui.ui.theme import Look
from scrabble_gui.ui.window import Window

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "tests" / "games"
THEMES = ("classic", "night")
SIZES = {1: ((480, 800), (600, 960), (800, 600), (1366, 768)), 2: ((3840, 2160),)}
"""{scale factor: sizes in pixels of the screen}."""
LONG_NAMES = ("Großmutter Wilhelmine-Charlotte", "Ben", "Großvater Maximilian-Ferdinand", "Robin Featherstonehaugh")
ROUNDS = 40
TIED = 14
"""A seed with which two people tie for the first turn."""
COLUMNS, THUMBNAIL = 6, 480
"""A contact sheet has so many pictures beside one another, so many pixels wide."""


class Stage:
    """A window with a data folder of its own, and what brings it into a state."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.folder = folder
        parts = build_parts(folder)
        self.games = Games(parts.games.catalogue, GameFolder(folder / "games"), seed=lambda: seed)
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


Scene = Callable[[Stage], object]
"""Brings the window of a stage into the state that is to be seen."""


# --- scenes


def first_run(stage: Stage) -> None:
    """Show the start page of somebody who has never played."""
    stage.window.lobby.show_home()


def last_game(stage: Stage) -> None:
    """Show the start page with a game to go on with, line-ups and recent games."""
    _line_ups(stage)
    stage.saved("family_two_finished")
    stage.saved("nine_tile_two_finished")
    stage.saved("family_three_ended_by_passes", 20, ("Ada", "Ben", "Grandma"))
    earlier = time.time() - 50 * 3600
    os.utime(stage.folder / "games" / "family_two_finished.scrabble", (earlier, earlier))
    stage.window.lobby.show_home()


def last_game_of_four(stage: Stage) -> None:
    """Show the start page with a game of four people with long names."""
    names = (LONG_NAMES, LONG_NAMES[:2], LONG_NAMES[1:])
    together = tuple(Together(line, "family-classic", (None,) * len(line), 3) for line in names)
    stage.preferences.change(together=together)
    stage.saved("family_four_window_open", 16, LONG_NAMES)
    stage.window.lobby.show_home()


def damaged(stage: Stage) -> None:
    """Show the start page after the last game was damaged."""
    _line_ups(stage)
    path = stage.saved("family_three_ended_by_passes", 20, ("Ada", "Ben", "Grandma"))
    lines = (GAMES / "family_three_ended_by_passes.scrabble").read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:25]), encoding="utf-8")
    stage.window.lobby.show_home()


def _line_ups(stage: Stage) -> None:
    """Let three groups have played together."""
    lines = (
        (("Ada", "Ben", "Grandma"), "family-classic", 4),
        (("Ada", "Robin"), "friendly", 11),
        (("Ada", "Ben", "Grandma", "Robin"), "nine-tile", 1),
    )
    together = tuple(Together(names, rules, (None,) * len(names), games) for names, rules, games in lines)
    stage.preferences.change(people=("Ada", "Ben", "Grandma", "Robin"), together=together)


def finished_before(stage: Stage) -> None:
    """Show the start page when the last game is over."""
    _line_ups(stage)
    stage.saved("family_two_finished")
    stage.window.lobby.show_home()


def new_game(stage: Stage) -> None:
    """Show the page for a new game, nobody known."""
    stage.window.lobby.show_new_game()


def new_game_refused(stage: Stage) -> None:
    """Show the page for a new game when two people have one name."""
    _line_ups(stage)
    stage.window.lobby.show_new_game()
    fields = [field for field in stage.window.pages.new_game.findChildren(QLineEdit) if not field.isHidden()]
    fields[1].setText(fields[0].text())
    stage.press("Start playing")


def new_game_of_four(stage: Stage) -> None:
    """Show the page for a new game of four people, with one line each to reach."""
    together = (Together(LONG_NAMES, "finish-line", (None,) * 4, 1),)
    stage.preferences.change(people=LONG_NAMES, together=together)
    stage.window.lobby.show_new_game()
    stage.press("A line for each player")


def draw(stage: Stage) -> None:
    """Show the draw for first, tied once."""
    stage.window.lobby.start(NewGame(("Ada", "Ben", "Grandma"), "family-classic", (None,) * 3))


def draw_of_four(stage: Stage) -> None:
    """Show the draw for first of four people with long names."""
    stage.window.lobby.start(NewGame(LONG_NAMES, "family-classic", (None,) * 4))


def curtain_start(stage: Stage) -> None:
    """Show the hand-over before the first turn."""
    stage.open("family_three_ended_by_passes", 0, people=("Ada", "Ben", "Grandma"))


def curtain(stage: Stage) -> None:
    """Show the hand-over after a play that may be challenged."""
    stage.open("family_three_ended_by_passes", 15, people=("Ada", "Ben", "Grandma"))
    _play_next(stage, "family_three_ended_by_passes", 15)


def curtain_of_four(stage: Stage) -> None:
    """Show the hand-over of four people with long names after a play of many words."""
    stage.open("family_four_window_open", 17, people=LONG_NAMES)


def curtain_reopened(stage: Stage) -> None:
    """Show the hand-over of a game just opened."""
    stage.open("family_two_finished", 20)


def curtain_pass(stage: Stage) -> None:
    """Show the hand-over after a pass."""
    stage.open("family_three_ended_by_passes", 26, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    stage.window.session.submit(Pass())


def curtain_exchange(stage: Stage) -> None:
    """Show the hand-over after an exchange."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    stage.window.session.submit(Exchange(stage.window.session.hand.draft.chosen((0, 2, 3))))


def curtain_skipped(stage: Stage) -> None:
    """Show the hand-over when somebody misses the turn after a challenge."""
    stage.open("family_three_ended_by_passes", 12, people=("Ada", "Ben", "Grandma"))


def curtain_challenge_won(stage: Stage) -> None:
    """Show the hand-over after a play was taken back."""
    stage.open("family_three_ended_by_passes", 17, people=("Ada", "Ben", "Grandma"))


def curtain_ask(stage: Stage) -> None:
    """Show the question before the game ends."""
    stage.open("family_two_finished", 37)


def table_empty(stage: Stage) -> None:
    """Show the empty board of the first turn."""
    stage.open("family_three_ended_by_passes", 0, people=("Ada", "Ben", "Grandma"))
    stage.reveal()


def table_good(stage: Stage) -> None:
    """Show the table with a word laid out, mid-game."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.lay("family_three_ended_by_passes", 18)


def table_cursor(stage: Stage) -> None:
    """Show the table with the cursor on a square."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.pages.game.table.square_clicked.emit(Square(6, 10))


def table_bad(stage: Stage) -> None:
    """Show the table with tiles that make no play."""
    stage.open("family_three_ended_by_passes", 18, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    assert stage.window.session is not None
    for slot, square in enumerate((Square(0, 2), Square(1, 6), Square(4, 1))):
        stage.window.session.hand.place(slot, square)


def table_all_tiles(stage: Stage) -> None:
    """Show the table of two with a play of all tiles and a long reason."""
    stage.open("nine_tile_two_finished", 2)
    stage.lay("nine_tile_two_finished", 2)


def table_friendly(stage: Stage) -> None:
    """Show the table with lights: a word that is not in the list."""
    stage.open("friendly_two_undo", 7)
    stage.reveal()
    session = stage.window.session
    assert session is not None
    at = Square(6, 4)
    for slot in range(3):
        while session.state.board.at(at) is not None:
            at = at.step(across=False, by=1)
        session.hand.place(slot, at)
        at = at.step(across=False, by=1)


def table_of_four(stage: Stage) -> None:
    """Show the table of four people with long names."""
    stage.open("family_four_window_open", 15, people=LONG_NAMES)
    stage.lay("family_four_window_open", 15)


def table_rounds(stage: Stage) -> None:
    """Show the table of four people with long names in round 40."""
    stage.open("family_four_window_open", 9, people=LONG_NAMES)
    session = stage.window.session
    assert session is not None
    while len(session.game.turns) < 4 * (ROUNDS - 1) + 1:
        session.reveal()
        session.submit(Exchange(session.hand.draft.chosen((0, 3))))
    session.reveal()


def table_finished(stage: Stage) -> None:
    """Show the board of a finished game."""
    stage.open("family_three_ended_by_passes", people=("Ada", "Ben", "Grandma"))
    stage.window.pages.end.show_board.emit()


def pad_sheet(stage: Stage) -> None:
    """Show the score pad over a narrow table."""
    table_good(stage)
    stage.open_pad()


def pad_sheet_of_four(stage: Stage) -> None:
    """Show the score pad of four people with long names over a narrow table."""
    table_rounds(stage)
    stage.open_pad()


def unseen(stage: Stage) -> None:
    """Show the tiles that the person to move does not see."""
    table_good(stage)
    stage.window.pages.game.column.bag.unseen_button.click()


def pin(stage: Stage) -> None:
    """Show the question for a new PIN over the preferences."""
    preferences(stage)
    stage.window.doorkeeper.toggle_pin("Ada")


def exchange(stage: Stage) -> None:
    """Show an exchange of three tiles."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()
    for slot in (0, 2, 3):
        stage.window.pages.game.exchanging.click(slot)


def exchange_begun(stage: Stage) -> None:
    """Show an exchange before a tile is chosen."""
    stage.open("family_three_ended_by_passes", 20, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()


def blank_picker(stage: Stage) -> None:
    """Show the question which letter a blank is."""
    stage.open("family_three_ended_by_passes", 17, people=("Ada", "Ben", "Grandma"))
    stage.lay("family_three_ended_by_passes", 17, most=3)
    session = stage.window.session
    assert session is not None
    blank = next(slot for slot, tile in enumerate(session.hand.draft.slots) if tile is not None and tile.blank)
    stage.window.pages.game.table.tile_placed.emit(blank, Square(8, 12))


def ask_pass(stage: Stage) -> None:
    """Show the question whether to pass."""
    table_empty(stage)
    stage.window.commands["turn.pass"].trigger()


def ask_resign(stage: Stage) -> None:
    """Show the question whether to give up."""
    table_good(stage)
    stage.window.commands["turn.resign"].trigger()


def challenge_who(stage: Stage) -> None:
    """Show the question who challenges."""
    stage.open("family_three_ended_by_passes", 16, people=("Ada", "Ben", "Grandma"))
    stage.reveal()
    stage.window.commands["turn.challenge"].trigger()


def challenge_step(stage: Stage) -> None:
    """Show what a challenge costs."""
    stage.open("family_three_ended_by_passes", 16, people=("Ada", "Ben", "Grandma"))
    stage.challenge()


def challenge_bad(stage: Stage) -> None:
    """Show the verdict on a word that is not good."""
    challenge_step(stage)
    _check(stage)


def challenge_good(stage: Stage) -> None:
    """Show the verdict on words that are good."""
    stage.open("family_four_window_open", 17, people=LONG_NAMES)
    stage.challenge()
    _check(stage)


def challenge_agree(stage: Stage) -> None:
    """Show the question whether everybody accepts the word."""
    challenge_bad(stage)
    stage.press("Accept it all the same")


def challenge_vote(stage: Stage) -> None:
    """Show the votes of the table."""
    stage.open("table_vote_three", 6)
    stage.challenge()


def end_page(stage: Stage) -> None:
    """Show the end of a game of three."""
    stage.open("family_three_ended_by_passes", people=("Ada", "Ben", "Grandma"))


def end_page_two(stage: Stage) -> None:
    """Show the end of a game of two, gone out."""
    stage.open("family_two_finished")


def end_page_line(stage: Stage) -> None:
    """Show the end of a game to a line."""
    stage.open("finish_line_three_finished")


def end_page_four(stage: Stage) -> None:
    """Show the end of a game of four people with long names."""
    stage.open("family_four_window_open", 18, people=LONG_NAMES)
    session = stage.window.session
    assert session is not None
    session.agree()


def rules(stage: Stage) -> None:
    """Show the rules over the table."""
    table_good(stage)
    stage.window.commands["help.rules"].trigger()


def about(stage: Stage) -> None:
    """Show what the program is."""
    first_run(stage)
    stage.window.commands["help.about"].trigger()


def notice(stage: Stage) -> None:
    """Show a refusal over the table."""
    stage.open("family_two_finished", 33)
    stage.reveal()
    stage.window.commands["turn.exchange"].trigger()


def notice_alarm(stage: Stage) -> None:
    """Show an alarm over the start page."""
    path = stage.folder / "broken.scrabble"
    path.write_text("no game", encoding="utf-8")
    stage.window.lobby.enter(path)


def preferences(stage: Stage) -> None:
    """Show the preferences."""
    _line_ups(stage)
    stage.window.commands["view.preferences"].trigger()


def menu(stage: Stage) -> None:
    """Show the menu of a turn over the table."""
    table_good(stage)
    bar = stage.window.menuBar()
    opened = bar.actions()[1].menu()
    assert isinstance(opened, QWidget)
    opened.setParent(stage.window, Qt.WindowType.Widget)
    opened.adjustSize()
    opened.move(bar.actionGeometry(bar.actions()[1]).bottomLeft())
    opened.show()


def _play_next(stage: Stage, name: str, turn: int) -> None:
    """Make the play of a saved game's turn."""
    stage.lay(name, turn)
    assert stage.window.session is not None
    stage.window.session.submit(stage.window.session.hand.draft.play())


def _check(stage: Stage) -> None:
    """Ask the word list, for one word or for several."""
    card = stage.window.pages.game.challenging.card
    texts = {one.text() for one in card.findChildren(QAbstractButton) if one.isVisible()}
    stage.press(next(text for text in texts if text.startswith("Check")))


SCENES: dict[str, Scene] = {
    "start-first": first_run,
    "start-last": last_game,
    "start-four": last_game_of_four,
    "start-finished": finished_before,
    "start-damaged": damaged,
    "new": new_game,
    "new-refused": new_game_refused,
    "new-four": new_game_of_four,
    "draw": draw,
    "draw-four": draw_of_four,
    "curtain-start": curtain_start,
    "curtain": curtain,
    "curtain-four": curtain_of_four,
    "curtain-reopened": curtain_reopened,
    "curtain-pass": curtain_pass,
    "curtain-exchange": curtain_exchange,
    "curtain-skipped": curtain_skipped,
    "curtain-won": curtain_challenge_won,
    "curtain-ask": curtain_ask,
    "table-empty": table_empty,
    "table-good": table_good,
    "table-cursor": table_cursor,
    "table-bad": table_bad,
    "table-all": table_all_tiles,
    "table-friendly": table_friendly,
    "table-four": table_of_four,
    "table-rounds": table_rounds,
    "table-finished": table_finished,
    "pad-sheet": pad_sheet,
    "pad-sheet-four": pad_sheet_of_four,
    "unseen": unseen,
    "exchange": exchange,
    "exchange-begun": exchange_begun,
    "blank": blank_picker,
    "ask-pass": ask_pass,
    "ask-resign": ask_resign,
    "challenge-who": challenge_who,
    "challenge-step": challenge_step,
    "challenge-bad": challenge_bad,
    "challenge-good": challenge_good,
    "challenge-agree": challenge_agree,
    "challenge-vote": challenge_vote,
    "end": end_page,
    "end-two": end_page_two,
    "end-line": end_page_line,
    "end-four": end_page_four,
    "rules": rules,
    "about": about,
    "notice": notice,
    "notice-alarm": notice_alarm,
    "preferences": preferences,
    "pin": pin,
    "menu": menu,
}
"""Every scene by its name, in the order of the sheet."""
SEEDS = {"draw": TIED}
NARROW = {"pad-sheet", "pad-sheet-four"}
"""Scenes that there are in narrow windows only."""


# --- pictures


def settle() -> None:
    """Let every layout find its place: some need a second look once they know their width."""
    for _ in range(4):
        QApplication.processEvents()


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that was drawn."""

    scene: str
    """Its scene."""
    size: tuple[int, int]
    """In pixels of the screen."""
    theme: str
    """Id of the theme."""
    path: Path
    """Its file."""


def shoot(name: str, scale: int, text: float, folder: Path) -> list[Shot]:
    """Draw one scene at every size of a scale factor, in every theme."""
    shots: list[Shot] = []
    sizes = [size for size in SIZES[scale] if name not in NARROW or size[0] < 760 * scale]
    if not sizes:
        return shots
    with tempfile.TemporaryDirectory() as data:
        stage = Stage(Path(data), SEEDS.get(name, 1))
        stage.preferences.change(text_scale=text)
        width, height = sizes[-1]
        stage.window.resize(width // scale, height // scale)
        stage.window.show()
        QApplication.processEvents()
        SCENES[name](stage)
        for width, height in sizes:
            stage.window.resize(width // scale, height // scale)
            for theme in THEMES:
                stage.preferences.change(theme=theme)
                settle()
                path = folder / f"{width}x{height}" / f"{name}-{theme}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                stage.window.grab().save(str(path), "PNG")
                shots.append(Shot(name, (width, height), theme, path))
        stage.window.close()
        stage.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return shots


def make_sheet(shots: Sequence[Shot], look: Look, path: Path) -> None:
    """Put the pictures of one size on one sheet, each with its name below."""
    width, height = shots[0].size
    tall, caption = THUMBNAIL * height // width, 26
    rows = -(-len(shots) // COLUMNS)
    sheet = QImage(COLUMNS * (THUMBNAIL + 8), rows * (tall + caption), QImage.Format.Format_RGB32)
    sheet.fill(look.theme["window"])
    painter = QPainter(sheet)
    painter.setFont(look.font(15))
    painter.setPen(look.theme["text"])
    for at, shot in enumerate(shots):
        x, y = at % COLUMNS * (THUMBNAIL + 8), at // COLUMNS * (tall + caption)
        picture = QImage(str(shot.path)).scaled(THUMBNAIL, tall, mode=Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(x, y, picture)
        painter.drawText(
            QRect(x, y + tall, THUMBNAIL, caption), Qt.AlignmentFlag.AlignCenter, f"{shot.scene} {shot.theme}"
        )
    painter.end()
    sheet.save(str(path), "PNG")


def draw_scale(scale: int, names: Sequence[str], text: float, folder: Path) -> None:
    """Draw everything of one scale factor; Qt takes the factor only when it starts."""
    app = application(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    shots = []
    for name in names:
        print(f"{name} at scale {scale}", flush=True)
        shots += shoot(name, scale, text, folder)
    with tempfile.TemporaryDirectory() as data:
        look = build_parts(Path(data)).look
    for size in sorted({shot.size for shot in shots}):
        make_sheet([shot for shot in shots if shot.size == size], look, folder / f"sheet-{size[0]}x{size[1]}.png")


def main() -> int:
    """Draw all pictures, each scale factor in a process of its own."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "scenes")
    parser.add_argument("--only", default="", metavar="WORD", help="only scenes whose name holds this")
    parser.add_argument("--text", type=float, default=1.0, metavar="FACTOR", help="size of all text, 1 to 1.5")
    parser.add_argument("--scale", type=int, choices=SIZES, help="only the sizes of this scale factor")
    given = parser.parse_args()
    names = [name for name in SCENES if given.only in name]
    if not names:
        parser.error(f"no scene with {given.only}; there are: {', '.join(SCENES)}")
    if given.scale is not None and os.environ.get("QT_SCALE_FACTOR") == str(given.scale):
        draw_scale(given.scale, names, given.text, given.folder)
        return 0
    for scale in SIZES if given.scale is None else (given.scale,):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, __file__, str(given.folder), "--only", given.only]
        command += ["--scale", str(scale), "--text", str(given.text)]
        subprocess.run(command, check=True, env=environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
