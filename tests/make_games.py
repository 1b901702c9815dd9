"""Make the saved games of tests/games: scripted games of the real rules, played with the shipped word list.

Run by hand when the format changes: ``python tests/make_games.py``. Players look for everyday words (those that the
texts of Python's own library use) by brute force; a plan says in which turn something else happens: a phony, a
challenge, an exchange. ``tests/record/test_games.py`` tells what each game must hold.
"""

import random
import re
import sys
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scrabble_gui.catalogue import Catalogue, resources_folder  # noqa: E402
from scrabble_gui.core.errors import IllegalMove  # noqa: E402
from scrabble_gui.core.game import Game  # noqa: E402
from scrabble_gui.core.moves import Accept, Challenge, Exchange, Pass, Placement, Play, Resign, Substitute  # noqa: E402
from scrabble_gui.core.referee import decide  # noqa: E402
from scrabble_gui.core.rules import ChallengeKind, Ruleset  # noqa: E402
from scrabble_gui.core.scoring import Score, judge  # noqa: E402
from scrabble_gui.core.setup import Seat, Setup, set_up  # noqa: E402
from scrabble_gui.core.square import Square  # noqa: E402
from scrabble_gui.core.state import bag_count, may_challenge, unaccounted  # noqa: E402
from scrabble_gui.core.tiles import BLANK, Tile, Tiles  # noqa: E402
from scrabble_gui.record.savefile import SavedGame, save  # noqa: E402

FOLDER = ROOT / "tests" / "games"
CATALOGUE = Catalogue([resources_folder()])
LEXICON = CATALOGUE.words.lexicon("enable")
ALL_WORDS = frozenset("".join(word) for word in LEXICON.words())
MOST_TURNS = 120


def everyday_words() -> frozenset[str]:
    """Return words that people write: those of the library's texts, their plurals, and the shortest of the list."""
    seen: Counter[str] = Counter()
    for path in sorted(Path(sysconfig.get_path("stdlib")).glob("*.py")):
        text = path.read_text(encoding="utf-8", errors="replace")
        seen.update(set(re.findall(r"(?<![A-Za-z_.])[a-z]{3,9}(?![A-Za-z_.(])", text)))
    words = {word.upper() for word, files in seen.items() if files > 1}
    words |= {f"{word}S" for word in words}
    return frozenset(word for word in ALL_WORDS if word in words or len(word) == 2)


def by_letters(words: Iterator[str]) -> dict[str, list[str]]:
    """Return {sorted letters: words}."""
    found = defaultdict(list)
    for word in sorted(words):
        found["".join(sorted(word))].append(word)
    return found


EVERYDAY = by_letters(everyday_words())
WHOLE_LIST = by_letters(ALL_WORDS)
ENDINGS = ("S", "ED", "ER", "ING", "LY", "Y", "IER", "NESS", "EN")
PHONIES = by_letters(
    phony
    for word in everyday_words()
    for ending in ENDINGS
    if len(word) > 2 and len(phony := word + ending) <= 8 and phony not in ALL_WORDS
)


@dataclass(frozen=True)
class Found:
    """A play and what it earns."""

    play: Play
    score: Score

    @property
    def is_good(self) -> bool:
        """Whether every word is in the list."""
        return all(LEXICON.contains(word.letters) for word in self.score.words)


def plays(game: Game, rack: Tiles, words: dict[str, list[str]]) -> Iterator[Found]:
    """Yield legal plays whose main word is one of these: through one letter of the board, beside or first."""
    board, setup = game.state.board, game.setup
    seen: set[Play] = set()
    for word, square, across in _places(game, rack, words):
        play = _laid(game, rack, word, square, across)
        if play is None or play in seen:
            continue
        seen.add(play)
        try:
            score = judge(board, play, setup.rules, setup.tile_set)
        except IllegalMove:
            continue
        if score.words[0].text == word:
            yield Found(play, score)


def _places(game: Game, rack: Tiles, words: dict[str, list[str]]) -> Iterator[tuple[str, Square, bool]]:
    """Yield (word, first square, whether across) worth a try."""
    board, groups = game.state.board, _groups(rack)
    if board.is_empty:
        start = game.setup.layout.start
        for word in _spelled(groups, words):
            yield from ((word, start.step(across=True, by=-at), True) for at in range(len(word)))
        return
    for square, tile in sorted(board.tiles.items()):
        for word in _spelled(groups, words, tile.letter):
            for at in [at for at, letter in enumerate(word) if letter == tile.letter]:
                yield from ((word, square.step(across=across, by=-at), across) for across in (True, False))
    near = {square.step(across=across, by=by) for square in board.tiles for across in (True, False) for by in (-1, 1)}
    for word in _spelled([letters for letters in groups if len(letters) <= 5], words):
        for square in sorted(near - set(board.tiles)):
            for at in range(len(word)):
                yield from ((word, square.step(across=across, by=-at), across) for across in (True, False))


def _spelled(groups: list[str], words: dict[str, list[str]], letter: str = "") -> Iterator[str]:
    """Yield the words of these groups of letters, each with one more letter."""
    return (word for letters in groups for word in words.get("".join(sorted(letters + letter)), ()))


def _groups(rack: Tiles) -> list[str]:
    """Return all sorted groups of letters that a rack can give; a blank only as one of the commonest letters."""
    hand = [tile.letter for tile in rack if not tile.blank]
    blanks = rack.count(BLANK)
    found = {
        "".join(sorted((*group, *extra)))
        for size in range(len(hand) + 1)
        for group in combinations(hand, size)
        for extra in ((), *(("E",), ("S",), ("R",), ("T",)) * min(blanks, 1))
        if group or extra
    }
    return sorted(found)


def _laid(game: Game, rack: Tiles, word: str, square: Square, across: bool) -> Play | None:
    """Return the play that writes a word from here on, or nothing where the rack does not give it."""
    board, hand = game.state.board, list(rack)
    placements = []
    for letter in word:
        lying = board.at(square)
        if lying is None:
            tile = Tile(letter)
            if tile in hand:
                hand.remove(tile)
            elif BLANK in hand:
                hand.remove(BLANK)
                tile = BLANK.named(letter)
            else:
                return None
            placements.append(Placement(square, tile))
        elif lying.letter != letter:
            return None
        square = square.step(across=across)
    return Play(tuple(placements)) if placements else None


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


def games() -> Iterator[tuple[str, SavedGame]]:
    """Yield the games by name."""
    classic = {3: phony_challenged(), 8: challenge(), 12: exchange(3), 17: note("Grandma’s favourite word")}
    yield (
        "family_two_finished",
        SavedGame(evening("family_two_finished", "family-classic", people("Ada", "Ben"), 4, classic, MOST_TURNS).game),
    )
    three = {2: phony_challenged(1), 7: challenge(1), 11: challenge(0), 15: phony_challenged(0), 20: exchange(7)}
    three |= {26: pass_turn, 29: pass_turn}
    yield (
        "family_three_ended_by_passes",
        SavedGame(
            evening(
                "family_three",
                "family-classic",
                people("Ada", "Ben", "Zoë Ōsumi 李"),
                21,
                three,
                MOST_TURNS,
                timed=True,
            ).game
        ),
    )
    four = {
        5: exchange(2),
        9: pass_turn,
        12: seat_changes(3, "club"),
        14: seat_changes(3, None),
        17: Evening.play_phony,
    }
    table = evening("family_four", "family-classic", people("Ada", "Ben", "Grandma", "Robin"), 7, four, 18)
    desk = {"orders": {"0": "A.E"}, "draft": [], "seconds": 12.5}
    yield "family_four_window_open", SavedGame(table.game, desk)
    nine = {4: exchange(4), 9: phony_challenged()}
    yield (
        "nine_tile_two_finished",
        SavedGame(evening("nine_tile_two", "nine-tile", people("Ada", "Ben"), 11, nine, MOST_TURNS).game),
    )
    lines = [
        replace(seat, target=line) for seat, line in zip(people("Ada", "Ben", "Robin"), (60, 100, 180), strict=True)
    ]
    yield (
        "finish_line_three_finished",
        SavedGame(evening("finish_line_three", "finish-line", lines, 3, {4: challenge(1)}, MOST_TURNS).game),
    )
    yield (
        "friendly_two_undo",
        SavedGame(evening("friendly_two", "friendly", people("Ada", "Ben"), 15, {6: undo(3), 10: undo(1)}, 15).game),
    )
    club = {3: challenge(), 6: phony_challenged(), 9: challenge()}
    yield (
        "world_club_two_timed",
        SavedGame(
            evening(
                "world_club_two", "world-club", people("Ada", "Ben", timer_factor=1.5), 8, club, 12, timed=True
            ).game
        ),
    )
    vote = {
        2: phony_challenged(1, votes=(True, False, True)),
        5: phony_challenged(0, votes=(False, False, True)),
        9: phony_challenged(0, votes=(False, False, False), overruled=True),
        14: resign,
    }
    yield (
        "table_vote_three",
        SavedGame(evening("table_vote_three", "table-vote", people("Ada", "Ben", "Grandma"), 13, vote, 20).game),
    )
    yield "real_board_unknown_racks", SavedGame(unknown_racks())


def main() -> None:
    """Write the games and say what they are."""
    for name, saved in games():
        save(FOLDER / f"{name}.scrabble", saved)
        game = saved.game
        result = game.result()
        scores = result.scores if result else game.state.scores
        print(f"{name}: {len(game.turns)} turns, {scores}, {result and (str(result.ending), result.winners)}")


if __name__ == "__main__":
    main()
