"""Positions with the right answer, published by others: the table beside the checkout, and some facts of our own.

The scores of the table were recomputed by an independent scorer. Where it is absent, the facts below still hold.
"""

import csv
import gzip

import pytest

from scrabble_gui.core.board import parse_cgp, parse_square
from scrabble_gui.core.errors import RuleError
from scrabble_gui.core.moves import parse_move, parse_play
from scrabble_gui.core.referee import decide
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.tiles import BLANK
from tests.drawing import drawn, family, layout, position, score_of, tile_set
from tests.oracles import REFUSALS, oracles

EMPTY = "/".join(["15"] * 15)
JUNGLE = (
    "1PACIFYING5/1IS12/YE13/1REQUALIFIED3/H1L12/EDS12/NO3T9/1RAINWASHING3/UM3O9/T2E1O9/1WAKEnERS6/1OnETIME7/OOT2E1B7/"
    "N6U7/1JACULATING4"
)
LATE = (
    "7ZEP1F3/1FLUKY3R1R3/5EX2A1U3/2SCARIEST1I3/9TOT3/6GO1LO4/6OR1ETA3/6JABS1b3/5QI4A3/5I1N3N3/3ReSPOND1D3/1HOE3V3O3/"
    "1ENCOMIA3N3/7T7/3VENGED6"
)


def board_of(row):
    return parse_cgp(row["board_cgp"], layout(), tile_set())


# --- facts of our own


@pytest.mark.parametrize(
    ("cgp", "play", "points"),
    [
        (JUNGLE, "A1 OX.P...B..AZ..E", 1780),
        (JUNGLE, "A12 Z..E", 160),
        (EMPTY, "8D ZILLION", 102),
        (EMPTY, "8C OVERDOG", 82),
        (EMPTY, "8C OVERDoG", 80),
        (EMPTY, "8B MUZJIKS", 128),
        (EMPTY, "8D QUARTZY", 126),
        (EMPTY, "8C SQUEEZY", 126),
        (LATE, "K9 TAEL", 38),
        (LATE, "K11 ED", 33),
        (LATE, "15C A......", 12),
        (LATE, "B10 BE..AD", 36),
    ],
)
def test_published_plays_score_what_was_published(cgp, play, points):
    board = parse_cgp(cgp, layout(), tile_set())
    assert judge(board, parse_play(play, board, tile_set()), family(), tile_set()).total == points


def test_oxyphenbutazone_changes_seven_words_besides_its_own():
    board = parse_cgp(JUNGLE, layout(), tile_set())
    score = judge(board, parse_play("A1 OX.P...B..AZ..E", board, tile_set()), family(), tile_set())
    assert [word.text for word in score.words] == [
        "OXYPHENBUTAZONE",
        "OPACIFYING",
        "XIS",
        "PREQUALIFIED",
        "BRAINWASHING",
        "AWAKENERS",
        "ZONETIME",
        "EJACULATING",
    ]
    assert score.words[0].factor == 27
    assert score.bonus == 50


def test_caziques_through_a_z_between_two_triple_words_earns_392():
    assert score_of(drawn("Z", at="1J"), "1H CA.IQUES").total == 392


# --- the table


def test_every_score_of_the_table_and_its_words(shared):
    rows = oracles(shared, "score")
    assert len(rows) > 200
    for row in rows:
        board = board_of(row)
        score = judge(board, parse_play(row["play"], board, tile_set()), family(), tile_set())
        assert (row["id"], score.total) == (row["id"], int(row["expected"]))
        if row["note"].startswith("words: "):
            words = row["note"].removeprefix("words: ").upper().split()
            assert (row["id"], [word.text for word in score.words]) == (row["id"], words)


def test_every_list_of_words_formed(shared):
    rows = oracles(shared, "formed-words")
    assert rows
    for row in rows:
        board = board_of(row)
        score = judge(board, parse_play(row["play"], board, tile_set()), family(), tile_set())
        assert [word.text for word in score.words] == row["expected"].split(), row["id"]


def test_every_sum_of_neighbouring_tiles(shared):
    rows = oracles(shared, "cross-score")
    assert rows
    for row in rows:
        square, _ = parse_square(row["play"])
        board = board_of(row).with_tiles([(square, BLANK.named("A"))])
        found = [
            sum(tile_set().value(board.tiles[place]) for place in board.line_through(square, across=across))
            for across in (True, False)
        ]
        assert "row {}, column {}".format(*found) == row["expected"], row["id"]


def test_every_illegal_play_is_refused(shared):
    rows = [row for row in oracles(shared, "illegal") if row["lexicon_needed"] == "no"]
    assert rows
    refusals = {}
    for row in rows:
        setup, state = position(board_of(row), row["rack"], 7)
        with pytest.raises(RuleError) as refusal:
            decide(setup, state, 0, parse_move(row["play"], state.board, tile_set()), None)
        refusals[row["id"]] = type(refusal.value).__name__
    assert refusals == REFUSALS | {"O297": "BagTooSmall"}


def test_every_play_of_the_tiny_word_lists(shared):
    rows = oracles(shared, "micro-lexicon")
    assert rows
    for row in rows:
        board, words = board_of(row), set(row["source"].split("= ")[1].split())
        for entry in row["check"].split("; "):
            text, points = entry.rsplit(" ", 1)
            score = judge(board, parse_play(text, board, tile_set()), family(), tile_set())
            assert (row["id"], text, score.total) == (row["id"], text, int(points))
            assert {word.text for word in score.words} <= words


def test_a_sample_of_300_000_plays_scores_as_two_engines_say(shared):
    with (shared / "data" / "positions.tsv").open(encoding="utf-8") as file:
        boards = {row[0]: row[1] for row in csv.reader(file, delimiter="\t")}
    with gzip.open(shared / "data" / "positions_moves.tsv.gz", "rt", encoding="utf-8") as file:
        moves = [line.rstrip("\n").split("\t") for line in file][::307]
    assert len(moves) > 900
    for name, text, points in moves:
        board = parse_cgp(boards[name], layout(), tile_set())
        # A letter that lies there stands in brackets: G6 co(L).
        play = parse_play(text.replace("(", "").replace(")", ""), board, tile_set())
        assert (name, text, judge(board, play, family(), tile_set()).total) == (name, text, int(points))
