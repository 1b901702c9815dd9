"""The score pad, as one would write it on paper."""

from hypothesis import given, settings

from scrabble_gui.core.moves import Exchange, Pass, Play
from scrabble_gui.core.rules import ChallengeKind, Clock, ClockKind
from scrabble_gui.core.square import Square
from scrabble_gui.core.state import Ending
from scrabble_gui.core.tiles import Tile
from scrabble_gui.record.entries import (
    Agreed,
    Awarded,
    Challenged,
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
from scrabble_gui.record.sheet import Cell, RowKind, best_play, course, last_play, lines, plays
from tests.drawing import Table, doubting, family
from tests.record.random_games import games


def short(entry):
    """Return an entry in a few letters: ``CAT 10``, a play taken off in brackets."""
    match entry.event:
        case Played(fate=Fate.TAKEN_OFF):
            return f"({entry.event.word}) {entry.points}"
        case Played():
            return f"{entry.event.word} {entry.points}"
        case Exchanged(count, free):
            return f"{'free' if free else 'exch'}{count}"
        case Challenged(doubt=doubt):
            return f"{doubt.verdict}" + (f" {entry.points}" if entry.points else "")
        case _:
            return type(entry.event).__name__ + (f" {entry.points:+}" if entry.points else "")


def pad(game):
    """Return the pad as lists of short texts, a list a row: the round or the kind, then each column."""
    return [
        [str(row.number or row.kind), *(", ".join(map(short, cell.entries)) for cell in row.cells)]
        for row in lines(game).rows
    ]


def totals(game):
    """Return the running totals, row by row."""
    return [[cell.total for cell in row.cells] for row in lines(game).rows]


# --- rounds


def test_a_round_is_a_row_and_a_player_a_column():
    table = Table("CAT", "OOO", bag="E" * 20, words="CAT CATO TO")
    table.do(0, "8G CAT")
    table.do(1, "pass")
    table.do(0, "exchange E")
    assert pad(table.game) == [["1", "CAT 10", "Passed"], ["2", "exch1", ""]]
    assert totals(table.game) == [[10, 0], [10, None]]


def test_a_game_without_turns_has_an_empty_pad():
    game = Table("CAT", "OOO").game
    assert pad(game) == []
    assert last_play(game) is best_play(game) is None
    assert course(game) == ((0, 0),)


def test_whoever_starts_begins_the_rounds():
    table = Table("CAT", "OOO", "EEE", bag="E" * 20, first=2)
    table.do(2, "exchange E")
    table.do(0, "pass")
    table.do(1, "exchange O")
    table.do(2, "exchange E")
    table.do(0, "exchange C")
    assert pad(table.game) == [["1", "Passed", "exch1", "exch1"], ["2", "exch1", "", "exch1"]]


def test_a_free_exchange_stands_beside_the_turn_it_did_not_end():
    table = Table("CAT", "OOO", bag="E" * 20, rules=family("italian"), rack_size=3)
    table.do(0, "exchange CAT")
    table.do(0, "8G EEE")
    table.do(1, "pass")
    assert pad(table.game) == [["1", "free3, EEE 6", "Passed"]]
    assert short(lines(table.game).rows[0].cells[0].main) == "EEE 6"


# --- challenges


def test_a_play_taken_off_stays_on_the_pad_struck_through_with_nothing():
    table = Table("CAT", "OOO", bag="E" * 20, words="TO")
    table.do(0, "8G CAT")
    before = lines(table.game)
    assert before.rows[0].cells[0].main.event.fate is Fate.OPEN
    table.do(1, "challenge")
    table.do(1, "pass")
    assert pad(table.game) == [["1", "(CAT) 0", "won, Passed"]]
    assert totals(table.game) == [[0, 0]]
    entry = last_play(table.game)
    assert entry.event.fate is Fate.TAKEN_OFF
    assert entry.event.score.total == 10
    assert (entry.event.doubt.by, entry.event.doubt.turn, entry.event.doubt.rejected) == (1, 1, ("CAT",))
    assert best_play(table.game) is None
    assert course(table.game) == ((0, 0),) * 4


def test_a_challenge_that_is_lost_shows_in_the_row_of_the_turn_that_is_missed():
    table = Table("CAT", "OOO", bag="E" * 20, words="CAT CATE")
    table.do(0, "8G CAT")
    table.do(1, "challenge")
    table.do(0, "8G ...E")
    assert pad(table.game) == [["1", "CAT 10", "lost, Missed"], ["2", "CATE 6", ""]]
    assert last_play(table.game).event.fate is Fate.OPEN
    assert plays(table.game)[0].event.fate is Fate.STANDS


def test_a_challenger_who_is_not_next_misses_the_own_next_turn():
    table = Table("CAT", "OOO", "III", bag="E" * 20, words="CAT")
    table.do(0, "8G CAT")
    table.do(2, "challenge")
    table.do(1, "exchange O")
    table.do(0, "exchange E")
    table.do(1, "exchange E")
    table.do(2, "exchange I")
    assert pad(table.game) == [["1", "CAT 10", "exch1", "lost, Missed"], ["2", "exch1", "exch1", "exch1"]]


def test_the_last_of_a_round_is_challenged_by_the_first():
    table = Table("CAT", "TTO", bag="E" * 20, words="CAT TO")
    table.do(0, "8G CAT")
    table.do(1, "I8 .O")
    table.do(0, "challenge")
    table.do(1, "pass")
    assert pad(table.game) == [["1", "CAT 10, lost", "TO 3"], ["2", "Missed", "Passed"]]


def test_missed_turns_add_up_row_by_row():
    table = Table("CAT", "OOO", "III", bag="E" * 20, words="CAT CATE CATEE")
    table.do(0, "8G CAT")
    table.do(2, "challenge")
    table.do(1, "exchange O")
    table.do(0, "8G ...E")
    table.do(2, "challenge")
    table.do(1, "exchange E")
    table.do(0, "exchange E")
    table.do(1, "exchange E")
    table.do(2, "exchange I")
    assert [row[3] for row in pad(table.game)] == ["lost, Missed", "lost, Missed", "exch1"]


def test_a_turn_missed_behind_a_play_taken_off_is_written_once():
    table = Table("CAT", "OOO", "III", bag="E" * 20, words="CAT")
    table.do(0, "8G CAT")
    table.do(2, "challenge")
    table.do(1, "I8 .O")
    table.do(0, "challenge")
    table.do(0, "pass")
    assert pad(table.game) == [["1", "CAT 10, won", "(TO) 0", "lost, Missed"], ["2", "Passed", "", ""]]


def test_points_for_a_play_challenged_in_vain_stand_behind_it():
    rules = family(challenge=doubting(ChallengeKind.POINTS_PER_PLAY, points=5, penalty=10))
    table = Table("CAT", "OOO", bag="E" * 20, rules=rules, words="CAT")
    table.do(0, "8G CAT")
    table.do(1, "challenge")
    table.do(1, "pass")
    assert pad(table.game) == [["1", "CAT 10, Awarded +5", "lost -10, Passed"]]
    assert totals(table.game) == [[15, -10]]
    assert lines(table.game).rows[0].cells[0].points == 15
    assert course(table.game) == ((0, 0), (10, 0), (15, -10), (15, -10))
    awarded = lines(table.game).rows[0].cells[0].entries[1].event
    assert awarded == Awarded(by=1)


def test_words_that_everybody_accepts_stay_and_cost_nothing():
    table = Table("CAT", "OOO", bag="E" * 20, words="TO")
    table.do(0, "8G CAT")
    table.do(1, "challenge", overruled=True)
    assert pad(table.game) == [["1", "CAT 10", "overruled"]]
    assert last_play(table.game).event.doubt.verdict is Verdict.OVERRULED


def test_votes_stand_on_the_challenge():
    table = Table("CAT", "OOO", "III", bag="E" * 20, rules=family("table-vote"), words="TO")
    table.do(0, "8G CAT")
    table.do(2, "challenge", votes=((0, True), (1, True), (2, False)))
    doubt = last_play(table.game).event.doubt
    assert (doubt.votes, doubt.verdict) == (((0, True), (1, True), (2, False)), Verdict.LOST)


# --- what a play was


def test_a_play_says_word_by_word_where_its_points_come_from():
    table = Table("C?AT", "OOO", bag="E" * 20)
    table.do(0, "8F CAsT")
    event = last_play(table.game).event
    assert (event.text, event.start, event.across, event.word) == ("8F CAsT", Square(7, 5), True, "CAST")
    assert event.tiles == (Tile("C"), Tile("A"), Tile("S", blank=True), Tile("T"))
    assert [(word.text, word.points, word.factor) for word in event.score.words] == [("CAST", 10, 2)]
    table.do(1, "I8 .O")
    event = last_play(table.game).event
    assert (event.text, event.across, event.tiles) == ("I8 .O", False, (Tile("T"), Tile("O")))


def test_the_best_play_is_the_earliest_of_several():
    table = Table("AABB", "AABB", bag="EEEE", rules=family("friendly"))
    table.do(0, "8G AA")
    table.do(1, "9G AA")
    points = [entry.points for entry in plays(table.game)]
    assert best_play(table.game).turn == points.index(max(points))


# --- beside the turns


def test_a_player_who_resigns_has_empty_cells_from_then_on():
    table = Table("CAT", "OOO", "III", bag="E" * 20)
    table.do(0, "exchange C")
    table.do(1, "resign")
    table.do(2, "exchange I")
    table.do(0, "exchange A")
    table.do(2, "exchange I")
    assert pad(table.game) == [["1", "exch1", "Resigned", "exch1"], ["2", "exch1", "", "exch1"]]


def test_resigning_out_of_turn_gives_nobody_else_the_turn():
    table = Table("CAT", "OOO", "III", bag="E" * 20)
    table.do(2, "resign")
    table.do(0, "exchange C")
    table.do(1, "exchange O")
    table.do(0, "exchange A")
    assert pad(table.game) == [["1", "exch1", "exch1", "Resigned"], ["2", "exch1", "", ""]]


def test_resigning_while_a_play_is_doubted_waits_for_the_play_to_come_off():
    table = Table("CAT", "OOO", "III", bag="E" * 20, words="TO")
    table.do(0, "8G CAT")
    table.do(1, "resign")
    table.do(2, "challenge")
    table.do(2, "exchange I")
    table.do(0, "exchange C")
    assert pad(table.game) == [["1", "(CAT) 0", "Resigned", "won, exch1"], ["2", "exch1", "", ""]]


def test_the_last_one_left_wins_without_settling_and_missed_turns_stay():
    table = Table("CAT", "OOO", bag="E" * 20, words="CAT")
    table.do(0, "8G CAT")
    table.do(1, "challenge")
    table.do(0, "resign")
    assert pad(table.game) == [["1", "CAT 10", "lost, Missed"], ["2", "Resigned", ""], ["final", "Final", "Final"]]
    assert [cell.main.event for cell in lines(table.game).rows[-1].cells] == [Final(False), Final(True)]


def test_a_change_at_a_seat_stands_beside_its_turns():
    table = Table("CAT", "OOO", bag="E" * 20)
    table.do(0, "seat club")
    table.do(0, "exchange C")
    table.do(1, "seat club")
    assert pad(table.game) == [["1", "Substituted, exch1", "Substituted"]]
    cells = lines(table.game).rows[0].cells
    assert isinstance(cells[0].main.event, Exchanged)
    assert cells[1].main.event == Substituted("club")


# --- the start and the end


def test_head_starts_stand_above_the_first_round():
    table = Table("CAT", "OOO", bag="E" * 20, head_starts=(0, 20))
    table.do(0, "8G CAT")
    assert pad(table.game) == [["start", "", "HeadStart +20"], ["1", "CAT 10", ""]]
    assert totals(table.game) == [[None, 20], [10, None]]
    assert course(table.game) == ((0, 20), (10, 20))
    assert lines(table.game).rows[0].kind is RowKind.START
    assert lines(table.game).rows[0].cells[1].main.event == HeadStart()


def test_the_settling_stands_line_by_line_below_the_last_round():
    table = Table("AB", "QZ", "EE", bag="")
    table.do(0, "8H AB")
    table.accept()
    assert table.state.ending is Ending.WENT_OUT
    assert pad(table.game) == [
        ["1", "AB 8", "", ""],
        ["tiles left", "", "TilesLeft -20", "TilesLeft -2"],
        ["gained", "Gained +22", "", ""],
        ["final", "Final", "Final", "Final"],
    ]
    assert totals(table.game) == [[8, None, None], [None, -20, -2], [30, None, None], [30, -20, -2]]
    assert course(table.game)[-2:] == ((8, 0, 0), (30, -20, -2))
    rows = lines(table.game).rows
    assert str(rows[1].cells[1].main.event.tiles) == "QZ"
    assert isinstance(rows[2].cells[0].main.event, Gained)
    assert isinstance(rows[1].cells[2].main.event, TilesLeft)


def test_a_turn_that_would_have_been_missed_is_not_written_once_the_game_is_over():
    table = Table("CAT", "OO", bag="", words="CAT")
    table.do(0, "8G CAT")
    assert pad(table.game) == [["1", "CAT 10", ""]]
    table.do(1, "challenge")
    assert table.state.is_over
    assert [row[2] for row in pad(table.game)] == ["lost", "TilesLeft -2", "", "Final"]


def test_what_the_clock_takes_has_a_line_of_its_own():
    clock = Clock(ClockKind.PER_GAME, seconds=60, overtime_points=10)
    table = Table("CAT", "OOO", bag="E" * 20, rules=family(clock=clock))
    table.do(0, "pass", seconds=121)
    table.do(1, "exchange O", seconds=10)
    table.do(0, "pass", seconds=1)
    assert table.state.is_over
    kinds = [row.kind for row in lines(table.game).rows]
    assert kinds == [RowKind.ROUND, RowKind.ROUND, RowKind.TILES_LEFT, RowKind.OVERTIME, RowKind.FINAL]
    overtime = lines(table.game).rows[-2].cells[0].main
    assert (overtime.event, overtime.points) == (Overtime(), -20)


def test_everybody_who_agrees_says_so_in_the_own_column():
    table = Table("CAT", "OOO", bag="E" * 20)
    table.do(0, "agree")
    table.do(1, "agree")
    assert table.state.ending is Ending.BLOCKED
    assert pad(table.game)[0] == ["1", "Agreed", "Agreed"]
    assert lines(table.game).rows[0].cells[0].main.event == Agreed()


def test_an_empty_cell_has_no_total():
    assert (Cell().main, Cell().total, Cell().points) == (None, None, 0)


# --- any game


@given(games)
@settings(max_examples=40)
def test_every_column_adds_up_to_the_score(game):
    result = game.result()
    scores = [0] * len(game.setup.seats)
    for entry in lines(game).entries():
        scores[entry.seat] += entry.points
        assert entry.total == scores[entry.seat]
    expected = result.scores if result else game.state.scores
    assert tuple(scores) == expected == course(game)[-1]
    assert len(course(game)) == len(game.turns) + 1 + (result is not None)


@given(games)
@settings(max_examples=40)
def test_the_pad_read_round_by_round_is_the_game_in_order(game):
    first, players = game.setup.first, len(game.setup.seats)
    order, missed = [], 0
    rounds = [row for row in lines(game).rows if row.kind is RowKind.ROUND]
    assert [row.number for row in rounds] == list(range(1, len(rounds) + 1))
    for row in rounds:
        for step in range(players):
            for entry in row.cells[(first + step) % players].entries:
                missed += isinstance(entry.event, Missed)
                if isinstance(entry.event, Played | Exchanged | Passed):
                    order.append(entry.turn)
    turns = [number for number, turn in enumerate(game.turns) if isinstance(turn.move, Play | Exchange | Pass)]
    assert order == turns
    assert missed <= sum(isinstance(entry.event, Challenged) for entry in lines(game).entries())


@given(games)
@settings(max_examples=40)
def test_nobody_who_is_still_there_is_left_out_of_a_round(game):
    first, players = game.setup.first, len(game.setup.seats)
    in_order = [
        (row.number, (first + step) % players, row.cells[(first + step) % players])
        for row in lines(game).rows
        if row.kind is RowKind.ROUND
        for step in range(players)
    ]
    turn_taken = [
        any(isinstance(entry.event, Played | Exchanged | Passed | Missed) for entry in cell.entries)
        for _, _, cell in in_order
    ]
    last = max((at for at, taken in enumerate(turn_taken) if taken), default=-1)
    gone = set()
    for (_, seat, cell), taken in zip(in_order[: last + 1], turn_taken, strict=False):
        gone |= {seat} if any(isinstance(entry.event, Resigned) for entry in cell.entries) else set()
        assert taken or seat in gone, (seat, cell)
