"""Make the saved games of tests/games: scripted games of the real rules, played with the shipped word list.

Run by hand when the format changes: ``python tests/make_games.py``. Players look for everyday words by brute force; a
plan says in which turn something else happens: a phony, a challenge, an exchange. ``tests/record/test_games.py`` tells
what each game must hold.
"""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scrabble_gui.core.errors import IllegalMove  # noqa: E402
from scrabble_gui.core.game import Game  # noqa: E402
from scrabble_gui.core.moves import Accept, Challenge, Exchange, Pass, Resign, Substitute  # noqa: E402
from scrabble_gui.core.referee import decide  # noqa: E402
from scrabble_gui.core.rules import ChallengeKind, Ruleset  # noqa: E402
from scrabble_gui.core.scoring import Score  # noqa: E402
from scrabble_gui.core.setup import Seat, Setup, set_up  # noqa: E402
from scrabble_gui.core.state import bag_count, may_challenge, unaccounted  # noqa: E402
from scrabble_gui.core.tiles import Tiles  # noqa: E402
from scrabble_gui.record.savefile import SavedGame, save  # noqa: E402
from tests.found_plays import CATALOGUE, EVERYDAY, LEXICON, PHONIES, WHOLE_LIST, Found, plays  # noqa: E402

FOLDER = ROOT / "tests" / "games"
MOST_TURNS = 120


# --- a table with people


Wish = Callable[["Evening"], None]
"""Something that happens instead of an ordinary turn."""


@dataclass
class Evening:
    """A game while it is played."""

    game: Game
    chance: random.Random
    plan: dict[int, Wish] = field(default_factory=dict)
    """{number of the turn, or the next time somebody may move after it: what happens}."""
    lively: float = 0.5
    """How often somebody plays the best word found, and not one of the next best."""
    timed: bool = False

    def take(self, seat: int, move, **answers) -> None:
        """Make a move."""
        seconds = round(self.chance.uniform(8, 95), 1) if self.timed else None
        self.game.take(seat, move, LEXICON, seconds=seconds, **answers)

    @property
    def to_move(self) -> int:
        """Whose turn it is."""
        return self.game.state.to_move

    def rack(self) -> Tiles:
        """Return the rack of the player to move; one that nobody has written down is made up."""
        rack = self.game.state.racks[self.to_move]
        if not rack.unknown:
            return rack
        rest = list(unaccounted(self.game.setup, self.game.state).known)
        rest = [tile for tile in rest if not tile.blank]
        return Tiles.of([*rack.known, *self.chance.sample(rest, min(rack.unknown, len(rest)))])

    def play(self, turns: int) -> None:
        """Play until so many turns have been made, or the game is over."""
        while len(self.game.turns) < turns and not self.game.state.is_over:
            due = [number for number in self.plan if number <= len(self.game.turns)]
            if due:
                self.plan.pop(min(due))(self)
            else:
                self.ordinary_turn()

    def ordinary_turn(self) -> None:
        """Play an everyday word; where there is none any word, exchange or pass."""
        doubters = may_challenge(self.game.setup, self.game.state)
        rack = self.rack()
        for words in (EVERYDAY, WHOLE_LIST):
            found = sorted(
                (found for found in plays(self.game, rack, words) if found.is_good),
                key=lambda found: (-found.score.total, str(found.play)),
            )
            if found:
                choice = found[0] if self.chance.random() < self.lively else self.chance.choice(found[:4])
                self._move(doubters, choice.play)
                return
        least = max(self.game.setup.rules.exchange_minimum, 1)
        if len(rack) and bag_count(self.game.setup, self.game.state) >= least:
            self._move(doubters, Exchange(Tiles(rack.known[: min(4, len(rack))])))
        else:
            self._move(doubters, Pass())

    def _move(self, doubters: tuple[int, ...], move) -> None:
        """Move, after nobody challenged where the game waits for that."""
        try:
            self.take(self.to_move, move)
        except IllegalMove:
            self.take(doubters[0], Accept())

    def play_phony(self) -> None:
        """Play something that looks like a word and is none; where there is none, wait a turn."""
        found = [found for found in plays(self.game, self.rack(), PHONIES) if not found.is_good]
        found = [item for item in found if all(LEXICON.contains(word.letters) for word in item.score.words[1:])]
        if not found:
            self.ordinary_turn()
            self.plan.setdefault(len(self.game.turns), Evening.play_phony)
            return
        best = max(found, key=lambda item: (item.score.total, str(item.play)))
        self.take(self.to_move, best.play)


class RealBoard(Evening):
    """A game with real tiles, of which the first player notes what comes out of the bag, but for a slip."""

    def take(self, seat: int, move, **answers) -> None:
        """Make a move."""
        turn = decide(self.game.setup, self.game.state, seat, move, LEXICON, **answers)
        if seat == 0 and turn.drawn.unknown:
            rest = unaccounted(self.game.setup, self.game.state).known
            forgotten = self.chance.random() < 0.4
            seen = self.chance.sample(rest, turn.drawn.unknown - forgotten)
            turn = replace(turn, drawn=Tiles.of(seen, unknown=int(forgotten)))
        self.game.replay(turn)


def challenge(by_order: int = 0, **answers) -> Wish:
    """Return: the first (second …) of those who may challenges; the play must still stand in its window."""

    def wish(evening: Evening) -> None:
        doubters = may_challenge(evening.game.setup, evening.game.state)
        if not doubters:
            evening.ordinary_turn()
            evening.plan[len(evening.game.turns)] = wish
            return
        by = doubters[min(by_order, len(doubters) - 1)]
        votes = ()
        if evening.game.setup.rules.challenge.kind is ChallengeKind.VOTE:
            votes = tuple(zip(range(len(evening.game.setup.seats)), answers["votes"], strict=True))
        evening.take(by, Challenge(), votes=votes, overruled=answers.get("overruled", False))

    return wish


def phony_challenged(by_order: int = 0, **answers) -> Wish:
    """Return: a phony is played and challenged."""

    def wish(evening: Evening) -> None:
        evening.play_phony()
        if evening.game.state.contestable and not Found(evening.game.turns[-1].move, _last(evening)).is_good:
            challenge(by_order, **answers)(evening)
        else:
            evening.plan[len(evening.game.turns)] = wish

    return wish


def _last(evening: Evening) -> Score:
    """Return the score of the last play."""
    return evening.game.state.contestable.score


def exchange(count: int) -> Wish:
    """Return: the player to move exchanges so many tiles."""
    return lambda evening: evening.take(evening.to_move, Exchange(Tiles(evening.rack().known[:count])))


def pass_turn(evening: Evening) -> None:
    """Let the player to move pass."""
    evening.take(evening.to_move, Pass())


def undo(turns: int) -> Wish:
    """Return: somebody takes turns back and plays on differently."""

    def wish(evening: Evening) -> None:
        for _ in range(turns):
            evening.game.undo(evening.to_move)
        evening.lively = 0
        evening.ordinary_turn()

    return wish


def note(text: str) -> Wish:
    """Return: somebody writes something beside the last turn."""
    return lambda evening: evening.game.annotate(len(evening.game.turns) - 1, text)


def seat_changes(seat: int, level: str | None) -> Wish:
    """Return: a computer takes a seat, or its person comes back."""
    return lambda evening: evening.take(seat, Substitute(level))


def resign(evening: Evening) -> None:
    """Let the player to move give up."""
    evening.take(evening.to_move, Resign())


# --- the games


def new_game(name: str, rules: Ruleset, seats: list[Seat], seed: int, **more) -> Game:
    """Return a game that begins."""
    return Game(
        set_up(
            game_id=f"{name.replace('_', '-')}",
            started="2026-01-03T17:30:00+00:00",
            rules=rules,
            tile_set=CATALOGUE.tile_set(rules.tiles_id or "english"),
            layout=CATALOGUE.layout(rules.layout_id),
            lexicon_id="enable",
            seats=seats,
            seed=seed,
            **more,
        )
    )


def people(*names: str, **more) -> list[Seat]:
    """Return seats for people."""
    return [Seat(name, **more) for name in names]


def evening(name: str, rules: str, seats: list[Seat], seed: int, plan: dict[int, Wish], turns: int, **more) -> Evening:
    """Play a game and return the table."""
    table = Evening(new_game(name, CATALOGUE.ruleset(rules), seats, seed), random.Random(seed), dict(plan), **more)
    table.play(turns)
    return table


def unknown_racks() -> Game:
    """Return a game on a real board, of which only Ada wrote down her tiles."""
    rules = CATALOGUE.ruleset("family-classic")
    tiles = CATALOGUE.tile_set("english")
    setup = Setup(
        game_id="real-board-unknown-racks",
        started="2026-01-04T14:00:00+00:00",
        rules=rules,
        tile_set=tiles,
        layout=CATALOGUE.layout("standard"),
        lexicon_id="enable",
        seats=tuple(people("Ada", "Ben", "Grandma")),
        seed=-1,
        first=1,
        dealt=(tiles.parse("AEGLNRT"), Tiles(unknown=7), tiles.parse("QU_____")),
    )
    table = RealBoard(Game(setup), random.Random(5), {4: phony_challenged(1), 8: exchange(2)})
    table.play(14)
    return table.game


def family_two_finished() -> SavedGame:
    """Return a game with a phony, a failed challenge, an exchange and a note."""
    plan = {3: phony_challenged(), 8: challenge(), 12: exchange(3), 17: note("Grandma’s favourite word")}
    return SavedGame(evening("family_two_finished", "family-classic", people("Ada", "Ben"), 4, plan, MOST_TURNS).game)


def family_three_ended_by_passes() -> SavedGame:
    """Return a game of three, timed, in which one is written in another script."""
    plan = {2: phony_challenged(1), 7: challenge(1), 11: challenge(0), 15: phony_challenged(0), 20: exchange(7)}
    plan |= {26: pass_turn, 29: pass_turn}
    seats = people("Ada", "Ben", "Zoë Ōsumi 李")
    return SavedGame(evening("family_three", "family-classic", seats, 21, plan, MOST_TURNS, timed=True).game)


def family_four_window_open() -> SavedGame:
    """Return a game in which a computer took a seat for a while, and the last play can be challenged."""
    plan = {
        5: exchange(2),
        9: pass_turn,
        12: seat_changes(3, "club"),
        14: seat_changes(3, None),
        17: Evening.play_phony,
    }
    table = evening("family_four", "family-classic", people("Ada", "Ben", "Grandma", "Robin"), 7, plan, 18)
    return SavedGame(table.game, {"orders": {"0": "A.E"}, "draft": [], "seconds": 12.5})


def nine_tile_two_finished() -> SavedGame:
    """Return a game with nine tiles."""
    plan = {4: exchange(4), 9: phony_challenged()}
    return SavedGame(evening("nine_tile_two", "nine-tile", people("Ada", "Ben"), 11, plan, MOST_TURNS).game)


def finish_line_three_finished() -> SavedGame:
    """Return a game to lines of one's own."""
    seats = people("Ada", "Ben", "Robin")
    lines = [replace(seat, target=line) for seat, line in zip(seats, (60, 100, 180), strict=True)]
    return SavedGame(evening("finish_line_three", "finish-line", lines, 3, {4: challenge(1)}, MOST_TURNS).game)


def friendly_two_undo() -> SavedGame:
    """Return a game in which turns were taken back."""
    return SavedGame(evening("friendly_two", "friendly", people("Ada", "Ben"), 15, {6: undo(3), 10: undo(1)}, 15).game)


def world_club_two_timed() -> SavedGame:
    """Return a game by the clock, with points for failed challenges."""
    plan = {3: challenge(), 6: phony_challenged(), 9: challenge()}
    seats = people("Ada", "Ben", timer_factor=1.5)
    return SavedGame(evening("world_club_two", "world-club", seats, 8, plan, 12, timed=True).game)


def table_vote_three() -> SavedGame:
    """Return a game in which the people vote, overrule, and one gives up."""
    plan = {
        2: phony_challenged(1, votes=(True, False, True)),
        5: phony_challenged(0, votes=(False, False, True)),
        9: phony_challenged(0, votes=(False, False, False), overruled=True),
        14: resign,
    }
    return SavedGame(evening("table_vote_three", "table-vote", people("Ada", "Ben", "Grandma"), 13, plan, 20).game)


def real_board_unknown_racks() -> SavedGame:
    """Return a game on a real board."""
    return SavedGame(unknown_racks())


GAMES: tuple[Callable[[], SavedGame], ...] = (
    family_two_finished,
    family_three_ended_by_passes,
    family_four_window_open,
    nine_tile_two_finished,
    finish_line_three_finished,
    friendly_two_undo,
    world_club_two_timed,
    table_vote_three,
    real_board_unknown_racks,
)
"""What makes the games; each is the name of its file."""


def main() -> None:
    """Write the games and say what they are."""
    for make in GAMES:
        name, saved = make.__name__, make()
        save(FOLDER / f"{name}.scrabble", saved)
        game = saved.game
        result = game.result()
        scores = result.scores if result else game.state.scores
        print(f"{name}: {len(game.turns)} turns, {scores}, {result and (str(result.ending), result.winners)}")


if __name__ == "__main__":
    main()
