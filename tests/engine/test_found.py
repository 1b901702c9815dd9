"""What found plays look like, without judging them."""

import random

from scrabble_gui.core.board import parse_cgp
from scrabble_gui.core.scoring import judge
from scrabble_gui.core.tiles import Tiles
from scrabble_gui.engine.leaves import LeaveModel
from scrabble_gui.engine.movegen import MoveGenerator, exchanges
from tests.drawing import drawn
from tests.engine.words import catalogue, enable, gaddag_of, oracle_rows

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def generator(gaddag, leaves=None):
    data = catalogue()
    return MoveGenerator(
        gaddag, data.ruleset("family-classic"), data.tile_set("english"), data.layout("standard"), leaves
    )


def rack(text):
    return catalogue().tile_set("english").parse(text)


def test_a_play_looks_as_it_is_judged(shared):
    data = catalogue()
    rules, tiles, layout = data.ruleset("family-classic"), data.tile_set("english"), data.layout("standard")
    finder, dice = generator(enable()[1]), random.Random(1)
    for row in oracle_rows(shared, "positions.tsv")[::8]:
        board = parse_cgp(row[1], layout, tiles)
        plays = finder.plays(board, rack(row[2]))
        for at in dice.sample(range(len(plays)), min(20, len(plays))):
            look, play = plays.look(at), plays[at].play
            score = judge(board, play, rules, tiles)
            assert sorted(look.words) == sorted(word.text for word in score.words)
            assert look.words[0] == score.words[0].text
            assert look.letters == len(score.words[0].letters)
            assert look.tiles == len(play.placements)
            assert look.blanks == sum(placement.tile.blank for placement in play.placements)


def test_from_the_top_comes_every_play_once_the_best_first():
    plays = generator(gaddag_of(["AT", "TA", "CAT", "ACT", "CATS"], LATIN)).plays(drawn(". ."), rack("CATSXYZ"))
    order = list(plays.from_the_top())
    assert sorted(order) == list(range(len(plays)))
    worth = [plays.equities()[at] for at in order]
    assert worth == sorted(worth, reverse=True)


def test_the_best_exchange_keeps_the_leave_that_is_worth_most():
    leaves = LeaveModel(single={"S": [8000, 3000], "?": [25000], "X": [-4000], "V": [-6000, -8000]})
    for text in ("SSVVX?A", "VVX", "S", "?SX"):
        plays = generator(gaddag_of(["AT"], LATIN), leaves).plays(drawn(". ."), rack(text))
        given, worth = plays.best_exchange()
        most = max(leaves.value(rack(text).minus(one)) for one in exchanges(rack(text), 50, 7))
        assert worth == most == leaves.value(rack(text).minus(given))
        assert len(given) > 0
    assert generator(gaddag_of(["AT"], LATIN)).plays(drawn(". ."), Tiles()).best_exchange() is None
