"""Sentences of hints, step by step.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from scrabble_gui.app.hints import Step
from scrabble_gui.core.board import Board
from scrabble_gui.core.moves import Placement, main_line
from scrabble_gui.core.rules import Ruleset
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import TileSet
from scrabble_gui.engine.advice import Advice, Aim
from scrabble_gui.ui.between_turns import numeral
from scrabble_gui.ui.messages import plural, points, tr


def aims() -> dict[Aim, str]:
    """Return what a hint can be best by, in the order of the list."""
    return {Aim.POINTS: tr("Most points"), Aim.LATER: tr("Good tiles kept too"), Aim.KNOWN: tr("Words I know")}


def left(number: int | None) -> str:
    """Return how many hints a person still has."""
    if number is None:
        return tr("As many hints as you like")
    if not number:
        return tr("No hints left in this game")
    return plural(number, "{n} hint left in this game", "{n} hints left in this game")


def looking() -> str:
    """Return that a hint is being looked for."""
    return tr("Looking at the board…")


def not_allowed(rules: str) -> str:
    """Return why there are no hints."""
    return tr("Hints are for the person whose turn it is, where the rules give any; “{rules}” decides.", rules=rules)


def failed() -> str:
    """Return that no hint can be found, for a reason that is not the person's."""
    return tr("No hint can be found this time. Nothing was counted.")


def next_step(step: Step) -> str:
    """Return what the next hint tells, as the person would ask."""
    texts = {
        Step.NOTHING: tr("Can all my tiles go at once?"),
        Step.BINGO: tr("Where shall I look?"),
        Step.WHERE: tr("Which letter?"),
        Step.LETTER: tr("Show the word"),
        Step.WORD: tr("Lay it on the board"),
    }
    return texts[step]


def told(step: Step, advice: Advice | None, rules: Ruleset, board: Board, tile_set: TileSet) -> list[str]:
    """Return what was told up to a step, a sentence each."""
    if step is Step.NOTHING:
        return []
    if advice is None:
        return [tr("These tiles make no word on this board. Exchanging some of them may help.")]
    line, across = main_line(advice.play, board.with_tiles(advice.play.placements))
    square, tile = key_tile(advice, tile_set)
    letter = tr("a blank as {letter}", letter=tile.letter) if tile.blank else tile.letter
    where = tr("Look along row {row}.", row=line[0].row + 1)
    if not across:
        where = tr("Look down column {column}.", column=line[0].text(across=False).rstrip("0123456789"))
    sentences = (
        _bingo(advice, rules),
        where,
        tr("{letter} goes on {square}.", letter=letter[0].upper() + letter[1:], square=square.text()),
        tr("{word}, {points}.", word=advice.score.words[0].text, points=points(advice.score.total)),
    )
    return list(sentences[:step])


def _bingo(advice: Advice, rules: Ruleset) -> str:
    """Return whether enough tiles for the extra points can go at once."""
    if not advice.bonus:
        return tr("Not all of them this time, but there is a good word.")
    least, extra = min(rules.bonus), points(max(rules.bonus.values()))
    if least == rules.rack_size:
        return tr("Yes: all {number} tiles can go at once, for {points} more.", number=numeral(least), points=extra)
    return tr("Yes: {number} tiles or more can go at once, for {points} more.", number=numeral(least), points=extra)


def key_tile(advice: Advice, tile_set: TileSet) -> Placement:
    """Return the tile of the play that helps most: the dearest, of equal ones the first."""
    return max(advice.play.placements, key=lambda placed: (tile_set.value(placed.tile), -placed.square.row))


def hinted(step: Step, advice: Advice | None, board: Board, tile_set: TileSet) -> tuple[Square, ...]:
    """Return the squares to be marked on the board after a step: the line, one square, or those of the word."""
    if advice is None or step < Step.WHERE:
        return ()
    line, across = main_line(advice.play, board.with_tiles(advice.play.placements))
    if step is Step.WHERE:
        size = board.layout.size
        return tuple(Square(line[0].row, at) if across else Square(at, line[0].col) for at in range(size))
    return (key_tile(advice, tile_set).square,) if step is Step.LETTER else tuple(line)
