"""Kill the program at random moments of a game and see that nothing is lost. Run by hand with many moments::

    python tests/nothing_lost.py 200

A child process opens the last game (or starts one) with the parts that the window uses, plays on, and says after every
turn how many there are now: from then on a turn may not be lost. It is killed with a signal that nobody can catch. Then
the game is opened: every turn that was acknowledged must be there, every tile too. The next child goes on with the same
game.
"""

import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication  # noqa: E402

from scrabble_gui.app.games import Games, NewGame  # noqa: E402
from scrabble_gui.app.session import Phase, Session  # noqa: E402
from scrabble_gui.app.waiting import people_who_may_challenge  # noqa: E402
from scrabble_gui.catalogue import Catalogue, resources_folder  # noqa: E402
from scrabble_gui.core.game import Game, visible_rack  # noqa: E402
from scrabble_gui.core.moves import Exchange  # noqa: E402
from scrabble_gui.core.square import Square  # noqa: E402
from scrabble_gui.core.state import bag_count  # noqa: E402
from scrabble_gui.record.folder import GameFolder  # noqa: E402

LONGEST_LIFE = 0.6
"""Seconds after its first turn in which a child dies."""


def games_in(folder: Path) -> Games:
    """Return the games of a data folder, as the window has them."""
    return Games(Catalogue([resources_folder()]), GameFolder(folder / "games"))


# --- the child


def play_on(folder: Path, seed: int) -> None:
    """Play until somebody kills this process."""
    app = QCoreApplication([])
    games = games_in(folder)
    chance = random.Random(seed)
    while True:
        found = games.folder.newest_unfinished(games.catalogue)
        session = (
            games.open(found.path) if found else games.start(NewGame(("Ada", "Ben"), "family-classic", (None,) * 2))
        )
        session.keeper.save()
        print(session.setup.game_id, len(session.game.turns), flush=True)
        while session.phase is not Phase.OVER:
            one_step(session, chance)
            app.processEvents()
            print(session.setup.game_id, len(session.game.turns), flush=True)


def one_step(session: Session, chance: random.Random) -> None:
    """Do something that people do at a table."""
    if session.phase is Phase.ASK:
        session.accept()
        return
    session.reveal()
    match chance.choice(("play", "play", "play", "draft", "exchange", "challenge", "hide")):
        case "play":
            lay(session, chance)
            session.submit(session.hand.draft.play())
            session.hand.recall()
        case "draft":
            lay(session, chance)
            session.keeper.save()
        case "exchange":
            draft = session.hand.draft
            session.submit(Exchange(draft.chosen([slot for slot, tile in enumerate(draft.slots) if tile][:2])))
        case "challenge":
            if doubters := people_who_may_challenge(session.setup, session.state):
                verdict = session.verdict(doubters[0])
                assert verdict is not None
                session.challenge(verdict)
        case "hide":
            session.hand.shuffle()
            session.hide()


def lay(session: Session, chance: random.Random) -> None:
    """Lay one tile beside another, or two on the star: no word perhaps, but a play."""
    session.hand.recall()
    board = session.state.board
    if board.is_empty:
        squares = [board.layout.start, board.layout.start._replace(col=board.layout.start.col + 1)]
    else:
        beside = {
            Square(row + down, col + right)
            for row, col in board.tiles
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        free = [square for square in sorted(beside) if board.layout.holds(square) and board.at(square) is None]
        squares = [chance.choice(free)]
    for square in squares:
        slot = next(slot for slot, tile in enumerate(session.hand.draft.slots) if tile is not None)
        session.hand.place(slot, square)
        session.hand.name_blank(square, "E")


# --- the parent


@dataclass(frozen=True)
class Lost:
    """What should not have happened."""

    moment: int
    what: str


def kill_and_look(folder: Path, moments: int, seed: int) -> list[Lost]:
    """Let a game be played and killed so often, and return what was lost."""
    chance = random.Random(seed)
    lost = []
    for moment in range(moments):
        game_id, turns = killed_after(folder, chance.random() * LONGEST_LIFE, chance.randrange(2**32))
        lost += [Lost(moment, what) for what in missing(folder, game_id, turns)]
    return lost


def killed_after(folder: Path, seconds: float, seed: int) -> tuple[str, int]:
    """Let a child play so long after its first sign of life, and return the last game and turn it acknowledged."""
    command = [sys.executable, str(Path(__file__).resolve()), "--child", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        said = (first + child.stdout.read()).splitlines(keepends=True)
    whole = [line for line in said if line.endswith("\n")]
    assert whole, "the child did not come to its first turn"
    game_id, turns = whole[-1].split()
    return game_id, int(turns)


def missing(folder: Path, game_id: str, turns: int) -> list[str]:
    """Return what is lost of the game that was played last."""
    games = games_in(folder)
    listed = games.folder.recent(1000)
    damaged = [f"{line.path.name} is damaged" for line in listed if not hasattr(line, "turns")]
    for line in listed:
        session = games.open(line.path)
        if session.setup.game_id == game_id:
            here = len(session.game.turns)
            late = [f"{turns} turns acknowledged, {here} there"] if here < turns else []
            return damaged + late + uncounted(session.game) + unlaid(session)
    return [*damaged, f"the game {game_id} is not there"]


def uncounted(game: Game) -> list[str]:
    """Return in which states tiles are missing."""
    whole = len(game.setup.tile_set.all_tiles())
    counts = []
    for number in range(len(game.turns) + 1):
        state = game.state_after(number)
        counts.append(bag_count(game.setup, state) + len(state.board.tiles) + sum(map(len, state.racks)))
    return [f"{count} tiles after {number} turns" for number, count in enumerate(counts) if count != whole]


def unlaid(session: Session) -> list[str]:
    """Say whether the person to move has all tiles, those laid out among them."""
    seat = session.state.to_move
    if session.hand.draft.rack == visible_rack(session.state, seat):
        return []
    return [f"{session.hand.draft.rack} in the hand of {seat}, not {visible_rack(session.state, seat)}"]


def main() -> int:
    """Kill so often as the command line says, and tell what was lost."""
    if sys.argv[1] == "--child":
        play_on(Path(sys.argv[2]), int(sys.argv[3]))
    moments = int(sys.argv[1])
    app = QCoreApplication([])
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        lost = kill_and_look(Path(folder), moments, seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1)
        games = len(games_in(Path(folder)).folder.recent(1000))
    app.quit()
    for loss in lost:
        print(f"moment {loss.moment}: {loss.what}")
    print(f"{moments} moments, {games} games, {len(lost)} losses")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
