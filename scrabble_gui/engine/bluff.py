"""Words that only look like words: :func:`lengthened` finds a play of one, :func:`endings` what they may end in.

A good word is taken one letter too far, as people do it: SHEEPS, GOODER. Whether anybody falls for it is for them to
say; the rest of the play makes no other word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import islice

from scrabble_gui.core.errors import IllegalMove
from scrabble_gui.core.game import View
from scrabble_gui.core.moves import Placement, Play, main_line
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, TileSet
from scrabble_gui.engine.found import FoundPlay
from scrabble_gui.engine.lexicon import WordGraph

_LOOKED_AT = 30_000
"""Words of a list that are looked at, from its beginning."""
_SHARE = 0.05
"""Part of all lengthened words that an ending must have."""


@lru_cache(maxsize=4)
def endings(graph: WordGraph) -> tuple[str, ...]:
    """Return the letters with which words of a list are often lengthened to another word, the commonest first."""
    seen: set[tuple[str, ...]] = set()
    counts: Counter[str] = Counter()
    for word in islice(graph.words(), _LOOKED_AT):  # a word comes before all that begin with it
        if word[:-1] in seen:
            counts[word[-1]] += 1
        seen.add(word)
    least = counts.total() * _SHARE
    return tuple(letter for letter, count in counts.most_common() if count >= least)


def lengthened(
    view: View,
    found: Iterable[FoundPlay],
    letters: Sequence[str],
    least: int,
    tile_set: TileSet,
    is_valid: Callable[[Sequence[str]], bool],
) -> Play | None:
    """Return the play that earns most, and more than ``least`` points, by a word that is one letter too long.

    ``found`` are good plays, ``letters`` those that may stand at the end. Nothing where there is no such play.
    """
    best, most = None, least
    for one in found:
        line, across = main_line(one.play, view.board.with_tiles(one.play.placements))
        end = line[-1].step(across=across)
        if not _stands_alone(view, end, across):
            continue
        left = view.rack.minus(one.play.tiles)
        for letter in letters:
            if not left.count(Tile(letter)):
                continue
            play = Play((*one.play.placements, Placement(end, Tile(letter))))
            try:
                score = judge(view.board, play, view.rules, tile_set)
            except IllegalMove:
                continue
            if score.total > most and not is_valid(score.words[0].letters):
                best, most = play, score.total
    return best


def _stands_alone(view: View, square: Square, across: bool) -> bool:
    """Tell whether a tile on this square, at the end of a word, touches nothing else."""
    board = view.board
    if not board.layout.holds(square) or board.at(square) is not None:
        return False
    beside = (square.step(across=across), square.step(across=not across), square.step(across=not across, by=-1))
    return all(board.at(one) is None for one in beside)
