"""Writing the score pad turn by turn: :class:`Pad`. What it writes is described in ``sheet``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from scrabble_gui.core.advance import is_free_exchange
from scrabble_gui.core.game import Game
from scrabble_gui.core.moves import (
    Accept,
    Agree,
    Challenge,
    Exchange,
    Pass,
    Play,
    Resign,
    Substitute,
    format_play,
    main_line,
)
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.settle import Result
from scrabble_gui.core.state import Ending, Turn, doubted_words
from scrabble_gui.record.entries import (
    Agreed,
    Awarded,
    Cell,
    Challenged,
    Doubt,
    Entry,
    Event,
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
    Row,
    RowKind,
    Sheet,
    Substituted,
    TilesLeft,
    Verdict,
)


@dataclass(frozen=True, slots=True)
class _Line:
    """An entry before its total is known."""

    turn: int | None
    """Index into the turns; nothing for what no turn brought."""
    seat: int
    """In whose column it stands."""
    event: Event
    """What happened."""
    points: int = 0
    """What it brought, or cost where it is below 0."""


class Pad:
    """Writes turn by turn, and knows whose turn of which round it is."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rounds: list[list[list[_Line]]] = []
        self._round = 0
        self._seat = game.setup.first
        self._missed: list[tuple[int, int]] = []
        self._doubts = dict(_doubts(game))
        self._doomed = False
        self._play_round = 0

    def write(self, number: int, turn: Turn) -> None:
        """Write a turn."""
        match turn.move:
            case Play():
                self._write_play(number, turn, turn.move)
            case Exchange():
                self._write_exchange(number, turn.seat, turn.move)
            case Pass():
                self._put(number, turn.seat, Passed())
                self._pass_on(number)
            case Challenge():
                self._write_challenge(number, turn)
            case Resign():
                self._write_resignation(number, turn.seat)
            case Agree():
                self._put(number, turn.seat, Agreed())
            case Substitute(level):
                self._put(number, turn.seat, Substituted(level))
            case Accept():
                pass
            case _:
                assert_never(turn.move)

    def _write_play(self, number: int, turn: Turn, play: Play) -> None:
        """Write a play. One that a challenge takes off later never gives the turn to the next player by itself."""
        setup, before = self._game.setup, self._game.state_after(number)
        board = before.board.with_tiles(play.placements)
        line, across = main_line(play, board)
        score = judge(before.board, play, setup.rules, setup.tile_set)
        doubt = self._doubts.get(number)
        fate = Fate.STANDS
        if doubt and doubt.verdict is Verdict.WON:
            fate = Fate.TAKEN_OFF
        elif number == self._open_play():
            fate = Fate.OPEN
        event = Played(
            text=format_play(play, before.board),
            start=line[0],
            across=across,
            tiles=tuple(board.tiles[square] for square in line),
            play=play,
            score=score,
            fate=fate,
            doubt=doubt,
        )
        self._play_round = self._round
        self._doomed = fate is Fate.TAKEN_OFF
        self._put(number, turn.seat, event, 0 if self._doomed else score.total)
        if not self._doomed:
            self._pass_on(number)

    def _write_exchange(self, number: int, seat: int, move: Exchange) -> None:
        """Write an exchange; a free one does not end the turn."""
        free = is_free_exchange(self._game.setup, self._game.state_after(number), seat, move.tiles)
        self._put(number, seat, Exchanged(len(move.tiles), free))
        if not free:
            self._pass_on(number)

    def _write_resignation(self, number: int, seat: int) -> None:
        """Write that somebody gave up; whoever was to move hands the turn on, if anybody is left."""
        self._put(number, seat, Resigned())
        if seat == self._seat and not self._doomed and len(self._game.state_after(number + 1).active()) > 1:
            self._pass_on(number)

    def _open_play(self) -> int | None:
        """Return the number of the play that can still be challenged, or nothing."""
        if self._game.state.contestable is None:
            return None
        return max(number for number, turn in enumerate(self._game.turns) if isinstance(turn.move, Play))

    def _write_challenge(self, number: int, turn: Turn) -> None:
        """Write a challenge into the row of its play, and what follows from it."""
        before, after = self._game.state_after(number), self._game.state_after(number + 1)
        assert before.contestable is not None  # the rules saw to it
        challenged = before.contestable.seat
        doubt = next(doubt for doubt in self._doubts.values() if doubt.turn == number)
        won = doubt.verdict is Verdict.WON
        cost = 0 if won else after.scores[turn.seat] - before.scores[turn.seat]
        self._put(number, turn.seat, Challenged(challenged, doubt), cost, row=self._play_round)
        if won:
            self._doomed = False
            self._pass_on(number)
            return
        if gained := after.scores[challenged] - before.scores[challenged]:
            self._put(number, challenged, Awarded(turn.seat), gained, row=self._play_round)
        self._miss(after.skipped[len(before.skipped) :], after.to_move)

    def _put(self, turn: int | None, seat: int, event: Event, points: int = 0, row: int | None = None) -> None:
        """Write into a column, in the round that is being played or another one."""
        row = self._round if row is None else row
        while len(self._rounds) <= row:
            self._rounds.append([[] for _ in self._game.setup.seats])
        self._rounds[row][seat].append(_Line(turn, seat, event, points))

    def _pass_on(self, number: int) -> None:
        """Give the turn to the next player, as after the turn ``number``."""
        self._missed = []
        self._step()
        after = self._game.state_after(number + 1)
        self._miss(after.skipped, after.to_move)

    def _miss(self, skipped: Sequence[int], to_move: int) -> None:
        """Go on to the player to move, and write the turns that are missed on the way."""
        ahead = list(skipped)
        while ahead or self._seat != to_move:
            if ahead and ahead[0] == self._seat:
                self._put(None, ahead.pop(0), Missed())
                self._missed.append((self._round, self._seat))
            self._step()

    def _step(self) -> None:
        """Go on to the next seat; the seat that started begins a new round."""
        self._seat = (self._seat + 1) % len(self._game.setup.seats)
        self._round += self._seat == self._game.setup.first

    def sheet(self) -> Sheet:
        """Return what has been written, with totals and the settling."""
        result = self._game.result()
        if result and result.ending is not Ending.RESIGNED:
            for row, seat in self._missed:  # the game was over before these turns
                self._rounds[row][seat].remove(_Line(None, seat, Missed()))
        rounds = [cells for cells in self._rounds if any(cells)]
        columns = _Columns(len(self._game.setup.seats))
        rows = [*_start(self._game, columns)]
        rows += [columns.row(RowKind.ROUND, cells, number) for number, cells in enumerate(rounds, 1)]
        rows += _settling(result, columns) if result else []
        return Sheet(tuple(rows))


class _Columns:
    """The running totals."""

    def __init__(self, players: int) -> None:
        self._totals = [0] * players

    def row(self, kind: RowKind, cells: Sequence[Sequence[_Line]], number: int | None = None) -> Row:
        """Return a row of the pad."""
        return Row(kind, number, tuple(Cell(tuple(map(self._entry, cell))) for cell in cells))

    def _entry(self, line: _Line) -> Entry:
        """Return an entry with its total."""
        self._totals[line.seat] += line.points
        return Entry(line.turn, line.seat, line.event, line.points, self._totals[line.seat])


def _start(game: Game, columns: _Columns) -> Iterator[Row]:
    """Yield the row of the head starts, where somebody has one."""
    seats = game.setup.seats
    if any(seat.head_start for seat in seats):
        cells = [
            [_Line(None, number, HeadStart(), seat.head_start)] if seat.head_start else []
            for number, seat in enumerate(seats)
        ]
        yield columns.row(RowKind.START, cells)


def _settling(result: Result, columns: _Columns) -> Iterator[Row]:
    """Yield the rows behind the last round; rows that change nothing are left out."""
    settled = result.settlements
    kinds: dict[RowKind, list[tuple[Event, int]]] = {
        RowKind.TILES_LEFT: [(TilesLeft(line.left), -line.lost) for line in settled],
        RowKind.GAINED: [(Gained(), line.gained) for line in settled],
        RowKind.OVERTIME: [(Overtime(), -line.overtime) for line in settled],
    }
    for kind, changes in kinds.items():
        if any(points for _, points in changes):
            cells = enumerate(changes)
            yield columns.row(kind, [[_Line(None, seat, *change)] if change[1] else [] for seat, change in cells])
    winners = result.winners
    yield columns.row(RowKind.FINAL, [[_Line(None, line.seat, Final(line.seat in winners))] for line in settled])


def _doubts(game: Game) -> Iterator[tuple[int, Doubt]]:
    """Yield each challenged play, by number of its turn, and the challenge of it."""
    play = 0
    for number, turn in enumerate(game.turns):
        if isinstance(turn.move, Play):
            play = number
        elif isinstance(turn.move, Challenge):
            contestable = game.state_after(number).contestable
            assert contestable is not None  # the rules saw to it
            verdict = Verdict.LOST
            if turn.rejected:
                verdict = Verdict.OVERRULED if turn.overruled else Verdict.WON
            words = doubted_words(contestable, turn.move)
            yield play, Doubt(number, turn.seat, words, turn.rejected, turn.votes, verdict)
