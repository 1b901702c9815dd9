"""What tests of the game are written with: boards drawn as pictures, moves as text, rulesets with one line changed.

:func:`drawn` reads a picture, :func:`play_text` a play on it, :func:`family` the default ruleset with changes,
:class:`Words` is a word list of a few words, :class:`Table` a game played by texts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache

from scrabble_gui.catalogue import Catalogue, resources_folder
from scrabble_gui.core.board import Board, Layout, parse_square
from scrabble_gui.core.game import Game, view, visible_rack
from scrabble_gui.core.moves import Placement, Play, parse_move, parse_play
from scrabble_gui.core.rules import ChallengeKind, ChallengeRule, EndKind, EndRule, Ruleset, StopRule, TargetRule
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.setup import Seat, Setup
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import State, bag, bag_count, may_challenge, start
from scrabble_gui.core.tiles import BLANK_TEXT, LetterKind, Tile, Tiles, TileSet, symbols

NAMES = ("Ada", "Ben", "Grandma", "Robin")
"""Who sits at the table."""
TWO = ("CATSXYZ", "DOGEEEE")
"""The racks of a game of two."""
THREE = (*TWO, "LIONEAR")
"""The racks of a game of three."""
FOUR = (*THREE, "FROSTED")
"""The racks of a game of four."""


# --- from the data files


@cache
def catalogue() -> Catalogue:
    """Return the data files that come with the program, without anybody's own."""
    return Catalogue([resources_folder()])


@cache
def tile_set(name: str = "english") -> TileSet:
    """Return a tile set by its id."""
    return catalogue().tile_set(name)


@cache
def layout(name: str = "standard") -> Layout:
    """Return an empty board by its id."""
    return catalogue().layout(name)


# --- boards and plays


def drawn(picture: str, *, at: str = "1A", on: Layout | None = None, tiles: TileSet | None = None) -> Board:
    """Return the board of a picture: dots are empty squares, lower case is a blank, ``[CH]`` one tile.

    A row of the picture is a line; blanks between the squares are for the eye. The picture may be smaller than the
    board; ``at`` is the square of its top left corner, everything outside it is empty.
    """
    on, tiles = on or layout(), tiles or tile_set()
    corner, _ = parse_square(at)
    placements = []
    for row, line in enumerate(filter(str.strip, picture.splitlines())):
        for col, cell in enumerate(symbols("".join(line.split()))):
            if cell == ".":
                continue
            square = Square(corner.row + row, corner.col + col)
            assert cell.upper() in tiles.letters, f"{cell} is no letter of {tiles.id}"
            assert on.holds(square), f"{square} is off the board"
            placements.append(Placement(square, Tile(cell.upper(), blank=cell != cell.upper())))
    return Board(on).with_tiles(placements)


def play_text(board: Board, text: str, tiles: TileSet | None = None) -> Play:
    """Return a play such as ``8D RET.INS`` on the board before it."""
    return parse_play(text, board, tiles or tile_set())


def score_of(board: Board, text: str, rules: Ruleset | None = None, tiles: TileSet | None = None) -> Score:
    """Return what a play earns, word by word."""
    tiles = tiles or tile_set()
    return judge(board, play_text(board, text, tiles), rules or family(), tiles)


def points_of(score: Score) -> dict[str, int]:
    """Return {word: points} of a play, the main word first."""
    return {word.text: word.points for word in score.words}


def laid(**tiles: str) -> Play:
    """Return a play of single tiles, whatever they make: ``laid(H8="A", I8="?")``; lower case is a blank."""
    placements = []
    for where, letter in tiles.items():
        square, _ = parse_square(where)
        placements.append(
            Placement(
                square, Tile(letter.strip(BLANK_TEXT).upper(), blank=letter != letter.upper() or letter == BLANK_TEXT)
            )
        )
    return Play(tuple(placements))


def bare(size: int = 15, start: str = "8H", **premiums: object) -> Layout:
    """Return a board without premium squares, or with the given ones: ``bare(5, "3C", C3=Premium(word=2))``."""
    multiplied = {parse_square(where)[0]: premium for where, premium in premiums.items()}
    return Layout("bare", "Bare", size, parse_square(start)[0], multiplied)


# --- tiles and words


def heap(text: str, values: TileSet | None = None) -> TileSet:
    """Return a tile set of exactly these tiles, with the letters and values of another one (English)."""
    values = values or tile_set()
    tiles = values.parse(text)
    kinds = tuple(LetterKind(kind.letter, tiles.count(Tile(kind.letter)), kind.value) for kind in values.kinds)
    return TileSet("heap", "Heap", kinds, sum(tile.blank for tile in tiles))


class Words:
    """A word list of a few words; without any, everything is a word."""

    def __init__(self, text: str | None = None) -> None:
        self.words = None if text is None else frozenset(text.upper().split())

    def contains(self, word: Iterable[str]) -> bool:
        """Whether the letters make one of the words."""
        return self.words is None or "".join(word) in self.words


# --- rulesets


def family(name: str = "family-classic", **changes: object) -> Ruleset:
    """Return a ruleset by its id, with changes."""
    rules = catalogue().ruleset(name)
    return replace(sized(rules, changes.pop("rack_size", rules.rack_size)), **changes)


def sized(rules: Ruleset, rack_size: int) -> Ruleset:
    """Return a ruleset with racks of another size; a smaller rack loses the extra points that it cannot earn."""
    bonus = {tiles: points for tiles, points in rules.bonus.items() if tiles <= rack_size}
    return replace(rules, rack_size=rack_size, bonus=bonus)


def doubting(kind: ChallengeKind, **changes: object) -> ChallengeRule:
    """Return a challenge rule of a kind."""
    return ChallengeRule(kind, **changes)


def ending(kind: EndKind, count: int = 2) -> EndRule:
    """Return an end rule."""
    return EndRule(kind, count)


# --- games


def setup_of(
    *racks: str | int,
    bag: str | None = None,
    rack_size: int | None = None,
    rules: Ruleset | None = None,
    tiles: TileSet | None = None,
    board: Layout | None = None,
    first: int = 0,
    seed: int = 1,
    levels: Mapping[int, str] | None = None,
    targets: Iterable[int] = (),
    head_starts: Iterable[int] = (),
    **more: object,
) -> Setup:
    """Return a game of these racks, one a seat; a number is a rack of so many tiles that nobody has written down.

    With ``bag`` the tiles of the game are exactly those of the racks and the bag, and a full rack is the largest of
    the racks (or ``rack_size``); without it, all tiles of the set that are not on the racks are in the bag.
    """
    rules = rules or family()
    if bag is not None:
        tiles = heap("".join(map(str, racks)) + bag, tiles)
        rules = sized(rules, rack_size or max(2, *(len(tiles.parse(rack)) for rack in racks)))
    tiles = tiles or tile_set()
    levels, targets, head_starts = levels or {}, dict(enumerate(targets)), dict(enumerate(head_starts))
    if targets and rules.target is None:
        rules = replace(rules, target=TargetRule(StopRule.AT_ONCE))
    return Setup(
        game_id="test",
        started="2026-01-01T18:00:00Z",
        rules=rules,
        tile_set=tiles,
        layout=board or layout(),
        lexicon_id="test",
        seats=tuple(
            Seat(NAMES[seat], level=levels.get(seat), target=targets.get(seat), head_start=head_starts.get(seat, 0))
            for seat in range(len(racks))
        ),
        seed=seed,
        first=first,
        dealt=tuple(Tiles(unknown=rack) if isinstance(rack, int) else tiles.parse(rack) for rack in racks),
        **more,
    )


def position(board: Board, *racks: str | int, **how: object) -> tuple[Setup, State]:
    """Return a game and the state in which these racks meet this board, nothing scored yet; see :func:`setup_of`."""
    setup = setup_of(*racks, board=board.layout, **how)
    return setup, replace(start(setup), board=board)


class Table:
    """A game played by texts: ``table.do(0, "8H CAT")``, ``table.do(1, "challenge")``."""

    def __init__(self, *racks: str | int, words: str | None = None, **how: object) -> None:
        """Set up a game; see :func:`setup_of`. ``words`` are all words there are."""
        self.setup = setup_of(*racks, **how)
        self.lexicon = Words(words)
        self.game = Game(self.setup)

    @property
    def state(self) -> State:
        """The position now."""
        return self.game.state

    def do(self, seat: int, *moves: str, **answers: object):
        """Make moves of a seat and return the last turn."""
        for text in moves:
            move = parse_move(text, self.state.board, self.setup.tile_set)
            turn = self.game.take(seat, move, self.lexicon, **answers)
        return turn

    def all_pass(self, times: int = 1) -> None:
        """Let so many passes be made, by whoever is to move."""
        for _ in range(times):
            self.do(self.state.to_move, "pass")

    def accept(self) -> None:
        """Let nobody challenge."""
        self.do(may_challenge(self.setup, self.state)[0], "accept")

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat, before any settling."""
        return self.state.scores

    @property
    def racks(self) -> tuple[str, ...]:
        """The racks by seat, as text."""
        return tuple(map(str, self.state.racks))

    def seen_rack(self, seat: int) -> str:
        """The rack as its owner may see it."""
        return str(visible_rack(self.state, seat))

    @property
    def bag(self) -> str:
        """What is in the bag."""
        return str(bag(self.setup, self.state))

    @property
    def bag_count(self) -> int:
        """Tiles in the bag."""
        return bag_count(self.setup, self.state)

    @property
    def may_challenge(self) -> tuple[int, ...]:
        """Who may doubt the last play."""
        return may_challenge(self.setup, self.state)

    @property
    def changes(self) -> list[int]:
        """What is added to each score at the end."""
        return [line.change for line in self.game.result().settlements]

    def view(self, seat: int):
        """Return what a seat may know."""
        return view(self.setup, self.state, seat)


def doubted(kind: ChallengeKind, *racks: str, words: str = "DOG", **rule: object) -> Table:
    """Return a table at which seat 0 has just played CAT, which is no word unless ``words`` names it."""
    table = Table(*(racks or TWO), rules=family(challenge=doubting(kind, **rule)), words=words)
    table.do(0, "8H CAT")
    return table
