"""Words on the score pad: what stands in a cell, short for the eye and whole for the ear.

They belong to :mod:`scrabble_gui.ui.messages`, whose translation context they share.
"""

from __future__ import annotations

from typing import assert_never

from scrabble_gui.core.setup import Setup
from scrabble_gui.record.entries import (
    Agreed,
    Awarded,
    Challenged,
    Entry,
    Exchanged,
    Fate,
    Final,
    Gained,
    HeadStart,
    Missed,
    Overtime,
    Passed,
    Played,
    Resigned,
    Substituted,
    TilesLeft,
    Verdict,
)
from scrabble_gui.record.sheet import Cell, Row, RowKind
from scrabble_gui.ui.messages import names, plural, points, signed, tr
from scrabble_gui.ui.messages import tiles as tiles_text
from scrabble_gui.ui.result_words import figure, held_tiles


def entry_text(entry: Entry) -> str:
    """Return what an entry says in a cell: a word in capitals, or a word or two of what happened."""
    match entry.event:
        case Played() as played:
            return played.word
        case Exchanged(count):
            return plural(count, "exchanged {n}", "exchanged {n}")
        case Passed():
            return tr("passed")
        case Missed():
            return tr("misses turn")
        case Challenged(_, doubt):
            return _verdict(doubt.verdict)
        case Awarded():
            return tr("challenged")
        case Resigned():
            return tr("resigned")
        case Agreed():
            return tr("no play left")
        case Substituted(level):
            return tr("person plays") if level is None else tr("computer plays")
        case _:
            return _settled_text(entry)


def _settled_text(entry: Entry) -> str:
    """Return what an entry says that is no turn: head start and settling."""
    match entry.event:
        case HeadStart():
            return tr("head start")
        case TilesLeft(tiles):
            return tiles_text(len(tiles)) if tiles.unknown else str(tiles)
        case Gained():
            return tr("went out")
        case Overtime():
            return tr("overtime")
        case Final(won):
            return tr("wins") if won else tr("final")
        case _:
            raise ValueError(entry.event)


def _verdict(verdict: Verdict) -> str:
    """Return how a challenge went, for the challenger's column."""
    match verdict:
        case Verdict.WON:
            return tr("challenge won")
        case Verdict.LOST:
            return tr("challenge lost")
        case Verdict.OVERRULED:
            return tr("overruled")
    assert_never(verdict)


def points_text(entry: Entry) -> str:
    """Return the points of an entry as they stand on the pad: ``+24``, ``0`` where a turn earned nothing, or empty."""
    if entry.points:
        return signed(entry.points)
    return "0" if isinstance(entry.event, Played | Exchanged | Passed) else ""


def entry_told(setup: Setup, entry: Entry) -> str:
    """Return an entry in a sentence's worth of words, for the ear: ``GENETICS, 83 points``."""
    match entry.event:
        case Played(fate=fate, score=score) as played:
            others = [word.text for word in score.words[1:]]
            words = tr("{word}, also {words}", word=played.word, words=names(others)) if others else played.word
            if fate is Fate.TAKEN_OFF:
                return tr("{words}, taken off after a challenge, {points}", words=words, points=points(0))
            return f"{words}, {points(entry.points)}"
        case Exchanged(count):
            return plural(count, "exchanged {n} tile", "exchanged {n} tiles")
        case Missed():
            return tr("misses the turn")
        case Challenged(seat, doubt):
            text = _challenge_told(setup.seats[seat].name, doubt.verdict)
            return f"{text}, {signed(entry.points)}" if entry.points else text
        case Awarded(by):
            return tr("{points} after {name}’s challenge", points=signed(entry.points), name=setup.seats[by].name)
        case TilesLeft(tiles):
            return tr("tiles left: {tiles}, {points}", tiles=held_tiles(tiles), points=signed(entry.points))
        case Gained():
            return tr("for the tiles of the others, {points}", points=signed(entry.points))
        case Overtime():
            return tr("overtime, {points}", points=signed(entry.points))
        case _:
            return entry_text(entry)


def entry_tip(setup: Setup, entry: Entry) -> str:
    """Return an entry for the tooltip; a play with how it is written: ``8D GENETIcS: GENETICS, 80 points``."""
    told = entry_told(setup, entry)
    return f"{entry.event.text}: {told}" if isinstance(entry.event, Played) else told


def _challenge_told(name: str, verdict: Verdict) -> str:
    """Return a challenge of this player's play and how it ended."""
    match verdict:
        case Verdict.WON:
            return tr("challenged {name}’s play, which came off the board", name=name)
        case Verdict.LOST:
            return tr("challenged {name}’s play, which is good", name=name)
        case Verdict.OVERRULED:
            return tr("challenged {name}’s play, which everybody accepted", name=name)
    assert_never(verdict)


def row_title(row: Row) -> str:
    """Return what a row is, for the ear: ``Round 3``."""
    match row.kind:
        case RowKind.ROUND:
            return round_title(row.number or 0)
        case RowKind.START:
            return tr("Before the first turn")
        case RowKind.TILES_LEFT:
            return tr("Tiles left")
        case RowKind.GAINED:
            return tr("Tiles of the others")
        case RowKind.OVERTIME:
            return tr("Overtime")
        case RowKind.FINAL:
            return tr("Final score")
    assert_never(row.kind)


def row_mark(row: Row) -> str:
    """Return the sign before a row that is no round: what it does with the score."""
    match row.kind:
        case RowKind.TILES_LEFT | RowKind.OVERTIME:
            return "−"
        case RowKind.GAINED | RowKind.START:
            return "+"
        case RowKind.FINAL:
            return "="
        case RowKind.ROUND:
            return ""
    assert_never(row.kind)


def round_title(number: int) -> str:
    """Return ``Round 3``."""
    return tr("Round {n}", n=number)


def cell_told(setup: Setup, row: str, seat: int, cell: Cell, draft: str) -> str:
    """Return a cell for the ear: ``Round 3, Grandma, GENETICS, 83 points, total 138``."""
    parts = [row, setup.seats[seat].name, *(entry_told(setup, entry) for entry in cell.entries)]
    if cell.total is not None:
        parts.append(tr("total {n}", n=figure(cell.total)))
    if draft:
        parts.append(draft)
    elif not cell.entries:
        parts.append(tr("empty"))
    return ", ".join(parts)


def note_told(note: str) -> str:
    """Return what somebody wrote beside a turn: ``Note: a triple at last``."""
    return tr("Note: {note}", note=note)


def draft_told(word: str, score: int) -> str:
    """Return a draft for the ear: ``VEINED, 36 points, not played yet``."""
    return tr("{word}, {points}, not played yet", word=word, points=points(score))


def player_told(name: str, *, leads: bool) -> str:
    """Return the heading of a column for the ear."""
    return tr("{name}, leads", name=name) if leads else name
