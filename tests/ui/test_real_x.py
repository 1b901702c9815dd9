"""A game at the real program under a window manager, with real X events from xdotool.

A window of the same size without a screen says where things are and what lies on the rack: it opens the same file.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scrabble_gui.app.games import NewGame
from scrabble_gui.app.session import Phase
from scrabble_gui.app.settings import Preferences, SettingsFile
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Play
from scrabble_gui.record.savefile import load
from tests.drawing import catalogue
from tests.found_plays import EVERYDAY, WHOLE_LIST, plays
from tests.ui.table_talk import TableTalk

TOOLS = ("Xvfb", "openbox", "xdotool", "xwininfo")
PATIENCE_MS = 15_000
ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS), reason=f"needs {', '.join(TOOLS)} on this computer"
)


class Screen:
    """A screen of its own with a window manager and the program on it."""

    def __init__(self, qtbot, data: Path) -> None:
        self.qtbot = qtbot
        self.running: list[subprocess.Popen] = []
        reading, writing = os.pipe()
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"]
        self._start(server, dict(os.environ), pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as number:
            display = f":{number.readline().strip()}"
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "SCRABBLE_GUI_DATA": str(data),
            "PYTHONPATH": str(ROOT),
        }
        self._start(["openbox"], self.environment)

    def _start(self, command: list[str], environment: dict[str, str], **more: object) -> subprocess.Popen:
        quiet = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.PIPE if "scrabble_gui" in command else subprocess.DEVNULL,
        }
        process = subprocess.Popen(command, env=environment, text=True, **quiet, **more)
        self.running.append(process)
        return process

    def start_program(self, *arguments: str) -> subprocess.Popen:
        """Start the program and wait for its window."""
        program = self._start([sys.executable, "-m", "scrabble_gui", *arguments], self.environment)
        self.window = self.act("search", "--sync", "--onlyvisible", "--class", "scrabble").split()[-1]
        self.act("windowactivate", "--sync", self.window)
        told = subprocess.run(
            ["xwininfo", "-id", self.window],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=20,
            check=True,
        ).stdout
        facts = dict(line.strip().split(":", 1) for line in told.splitlines() if line.strip().count(":") == 1)
        self.origin = int(facts["Absolute upper-left X"]), int(facts["Absolute upper-left Y"])
        self.size = int(facts["Width"]), int(facts["Height"])
        return program

    def act(self, *words: str) -> str:
        """Let xdotool do something."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30, check=True
        )
        return done.stdout

    def at(self, point) -> list[str]:
        """Return the words that move the mouse to a point of the window."""
        return ["mousemove", str(self.origin[0] + point.x()), str(self.origin[1] + point.y())]

    def stop(self) -> None:
        """End everything that was started, the last first."""
        for process in reversed(self.running):
            if process.poll() is None:
                process.terminate()
            process.wait(timeout=20)


class People(TableTalk):
    """The people before the screen; what they know of the game is read from its file."""

    def read(self, path: Path) -> None:
        """Look at the game as it was written down."""
        copy = self.folder / f"copy{len(list(self.folder.iterdir()))}.scrabble"
        shutil.copy(path, copy)
        assert self.window.lobby.open(copy)
        self.session.reveal()

    def in_window(self, point):
        """Return a point of the table as one of the window."""
        return self.window.pages.game.table.mapTo(self.window, point)

    def best(self) -> Play:
        """Return the play that earns most."""
        rack = visible_rack(self.session.state, self.session.state.to_move)
        for words in (EVERYDAY, WHOLE_LIST):
            found = [item for item in plays(self.session.game, rack, words) if item.is_good and no_blank(item.play)]
            if found:
                return max(found, key=lambda item: (item.score.total, str(item.play))).play
        raise AssertionError("this seed must bring words")


def no_blank(play: Play) -> bool:
    return not any(tile.blank for _, tile in play.placements)


def by_drag(screen, people, play):
    """Return what drags the tiles of a play to their squares."""
    words = []
    slots = list(people.session.hand.draft.slots)
    for square, tile in play.placements:
        slot = slots.index(tile)
        slots[slot] = None
        start, end = people.in_window(people.slot(slot)), people.in_window(people.square(square))
        words += [*screen.at(start), "mousedown", "1"]
        for step in (0.3, 0.7, 1.0):
            words += [*screen.at(start + (end - start) * step), "sleep", "0.02"]
        words += ["mouseup", "1", "sleep", "0.05"]
    return words


def by_clicks(screen, people, play):
    """Return what clicks each tile and its square; the pauses keep two clicks from being a double one."""
    words = []
    slots = list(people.session.hand.draft.slots)
    for square, tile in play.placements:
        slot = slots.index(tile)
        slots[slot] = None
        for point in (people.slot(slot), people.square(square)):
            words += [*screen.at(people.in_window(point)), "click", "1", "sleep", "0.05"]
    return words


def by_keys(screen, people, play):
    """Return what clicks the first square, turns the arrow where the word runs down, and types."""
    first, down = play.placements[0].square, len({square.row for square in play.squares}) > 1
    words = [*screen.at(people.in_window(people.square(first))), "click", "1", "sleep", "0.1"]
    words += ["key", "space", "sleep", "0.1"] if down else []
    return [*words, "key", *(tile.letter.lower() for _, tile in play.placements)]


@pytest.fixture
def screen(qtbot, tmp_path):
    screen = Screen(qtbot, tmp_path / "data")
    yield screen
    screen.stop()


def test_a_game_to_a_line_is_played_with_real_events(qtbot, tmp_path, screen):
    people = People(qtbot, tmp_path / "people", seed=12)
    data = tmp_path / "data"
    Preferences(SettingsFile(data / "settings.ini")).change(motion=False, theme="classic")
    path = prepared_game(people, data / "games")
    program = screen.start_program(str(path))
    people.window.resize(*screen.size)

    def turns():
        return load(path, catalogue()).game.turns

    for number in range(12):
        people.read(path)
        if people.session.phase is not Phase.TURN:
            break
        way = (by_drag, by_clicks, by_keys)[number % 3]
        # The curtain's button has the focus, and for a moment does not hear keys that belong to the turn before.
        screen.act("sleep", "0.6", "key", "Return", "sleep", "0.3")
        screen.act(*way(screen, people, people.best()), "sleep", "0.2", "key", "Return")
        qtbot.waitUntil(lambda number=number: len(turns()) > number, timeout=PATIENCE_MS)
    assert people.session.phase is Phase.ASK, "the line is reached; now somebody may challenge"
    count = len(turns())
    screen.act("sleep", "0.6", "key", "Return")
    qtbot.waitUntil(lambda: len(turns()) > count, timeout=PATIENCE_MS)
    assert load(path, catalogue()).game.result().ending.value == "target"
    assert count >= 3, "each way was tried"
    screen.act("key", "ctrl+q")
    _, complaints = program.communicate(timeout=20)
    assert program.returncode == 0
    assert complaints == ""


def prepared_game(people: People, folder: Path) -> Path:
    """Return the file of a game of two to 45 points, before its first turn."""
    folder.mkdir(parents=True)
    games = people.window.lobby._games
    session = games.start(NewGame(("Ada", "Ben"), "finish-line", (45, 45)))
    session.keeper.save()
    path = folder / session.keeper.path.name
    shutil.copy(session.keeper.path, path)
    session.deleteLater()
    return path
