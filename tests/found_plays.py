"""Plays found by brute force, as people find them: with everyday words, with the whole word list, or with phonies.

Everyday words are those that the texts of Python's own library use. It is slow, and shares nothing with the engine.
"""

import re
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from scrabble_gui.catalogue import Catalogue, resources_folder
from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.scoring import Score, judge
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import BLANK, Tile, Tiles

CATALOGUE = Catalogue([resources_folder()])
LEXICON = CATALOGUE.words.lexicon("enable")
ALL_WORDS = frozenset("".join(word) for word in LEXICON.words())


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
