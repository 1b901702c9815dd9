"""Whole games at the real window, from the names to the settling, by mouse and keyboard."""

import json
import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scrabble_gui.__main__ import main
from scrabble_gui.app.session import Phase
from scrabble_gui.app.waiting import people_who_may_challenge
from scrabble_gui.core.game import visible_rack
from scrabble_gui.core.moves import Challenge, Exchange, Play
from scrabble_gui.core.state import bag_count
from scrabble_gui.record.sheet import lines
from tests.found_plays import EVERYDAY, PHONIES, WHOLE_LIST, Found, plays
from tests.ui.table_talk import TableTalk

LIMIT = 90
"""Turns after which a game should have been over long ago."""


class Family(TableTalk):
    """People who play a whole game, with everything that can happen in one."""

    def __init__(self, qtbot, folder, *, seed: int) -> None:
        super().__init__(qtbot, folder, seed=seed)
        self.chance = random.Random(seed)

    def words(self, *lists: dict[str, list[str]], good: bool = True) -> list[Found]:
        """Return plays for the person to move, the best first."""
        rack = visible_rack(self.session.state, self.session.state.to_move)
        for words in lists:
            found = [item for item in plays(self.session.game, rack, words) if item.is_good == good]
            if found:
                return sorted(found, key=lambda item: (-item.score.total, str(item.play)))
        return []

    def answer(self) -> None:
        """Let nobody challenge, where the game waits for that."""
        if self.session.phase is Phase.ASK:
            self.click("Nobody challenges")

    def ordinary_turn(self) -> None:
        """Play a word, or exchange, or pass."""
        found = self.words(EVERYDAY, WHOLE_LIST)
        if found:
            self.play(found[0].play)
            return
        self.take_screen()
        if bag_count(self.session.setup, self.session.state) >= 7:
            self.exchange(3)
        else:
            self.click("Pass")
            QTest.keyClick(self.window.focusWidget(), Qt.Key.Key_Return)

    def exchange(self, count: int) -> None:
        """Exchange the first tiles of the rack on the table."""
        self.click("Exchange")
        slots = [at for at, tile in enumerate(self.session.hand.draft.slots) if tile is not None][:count]
        for slot in slots:
            QTest.mouseClick(self.window.pages.game.table.viewport(), Qt.MouseButton.LeftButton, pos=self.slot(slot))
        self.qtbot.mouseClick(self.window.pages.game.column.play_button, Qt.MouseButton.LeftButton)
        assert isinstance(self.session.game.turns[-1].move, Exchange)

    def challenge(self, seat: int) -> None:
        """Challenge the last play from the curtain, and go on by the verdict."""
        self.click(self.session.setup.seats[seat].name)
        several = self.has_button("Check the words")
        self.click("Check the words" if several else "Check the word")
        assert isinstance(self.session.game.turns[-1].move, Play), "nothing is decided before the people have seen it"
        self.click("Take the tiles off" if self.has_button("Take the tiles off") else "Carry on")
        assert isinstance(self.session.game.turns[-1].move, Challenge)

    def phony(self) -> bool:
        """Play something that is no word; answers whether one was found."""
        found = self.words(PHONIES, good=False)
        if found:
            self.play(found[0].play)
        return bool(found)

    def to_the_end(self) -> None:
        """Play ordinary turns until the game is over."""
        while self.session.phase is not Phase.OVER:
            assert len(self.session.game.turns) < LIMIT
            self.answer()
            if self.session.phase is not Phase.OVER:
                self.ordinary_turn()

    def check_the_end(self, capsys) -> None:
        """Compare end page, score pad and file with what ``replay`` says of the file."""
        assert self.page is self.window.pages.end
        game = self.session.game
        path = self.session.keeper.path
        assert main(["replay", str(path)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["over"]
        assert told["scores"] == list(game.result().scores)
        assert told["winners"] == list(game.result().winners)
        assert told["turns"] == len(game.turns)
        pad = self.window.pages.game.column.pad.model()
        assert final_totals(game) == told["scores"]
        shown = "\n".join(
            str(pad.index(row, col).data(Qt.ItemDataRole.AccessibleTextRole))
            for row in range(pad.rowCount())
            for col in range(pad.columnCount())
        )
        for total in told["scores"]:
            assert str(total) in shown


def final_totals(game) -> list[int]:
    """Return the last total of each column of the score sheet."""
    final = lines(game).rows[-1]
    return [cell.entries[-1].total for cell in final.cells]


@pytest.mark.parametrize("seed", [4])
def test_three_people_play_family_classic_from_names_to_settling(qtbot, tmp_path, capsys, seed):
    family = Family(qtbot, tmp_path, seed=seed)
    family.start_game(["Ada", "Ben", "Grandma"], "Family Classic")
    family.click("Begin")
    happened = set()
    while family.session.phase is not Phase.OVER:
        number = len(family.session.game.turns)
        assert number < LIMIT
        family.answer()
        if family.session.phase is Phase.OVER:
            break
        doubters = people_who_may_challenge(family.session.setup, family.session.state)
        if number >= 2 and "won" not in happened and family.phony():
            happened.add("won")
            before = family.session.state.scores
            family.challenge(doubters[1])
            assert family.session.game.turns[-1].rejected
            assert family.session.state.scores != before
        elif number >= 6 and "lost" not in happened and doubters:
            happened.add("lost")
            family.challenge(doubters[0])
            assert not family.session.game.turns[-1].rejected
        elif number >= 9 and "exchange" not in happened:
            happened.add("exchange")
            family.take_screen()
            family.exchange(3)
        elif number >= 12 and "closed" not in happened:
            happened.add("closed")
            close_and_reopen_in_the_middle_of_a_turn(family)
        else:
            family.ordinary_turn()
    assert happened == {"won", "lost", "exchange", "closed"}
    tiles = family.session.state.board.tiles.values()
    assert any(tile.blank for tile in tiles), "this seed must bring a blank on the board"
    family.check_the_end(capsys)


def close_and_reopen_in_the_middle_of_a_turn(family: Family) -> None:
    """Lay a word, close the window, start the program again and find everything where it was."""
    found = family.words(EVERYDAY, WHOLE_LIST)
    family.take_screen()
    family.lay(found[0].play)
    draft, turns = family.session.hand.draft, family.session.game.turns
    family.reopen()
    assert family.page is family.window.pages.home
    family.click("Continue this game")
    assert family.session.phase is Phase.CURTAIN
    assert family.session.game.turns == turns
    family.take_screen()
    assert family.session.hand.draft == draft
    family.qtbot.mouseClick(family.window.pages.game.column.play_button, Qt.MouseButton.LeftButton)
    assert len(family.session.game.turns) == len(turns) + 1


def test_two_people_play_nine_tile(qtbot, tmp_path, capsys):
    family = Family(qtbot, tmp_path, seed=11)
    family.start_game(["Ada", "Ben"], "9 Tile")
    family.click("Begin")
    family.to_the_end()
    assert family.session.setup.rules.rack_size == 9
    family.check_the_end(capsys)


def test_three_people_play_to_a_finish_line(qtbot, tmp_path, capsys):
    family = Family(qtbot, tmp_path, seed=12)
    family.start_game(["Ada", "Ben", "Grandma"], "Finish Line")
    family.click("Begin")
    family.to_the_end()
    result = family.session.game.result()
    assert result.ending.value == "target"
    assert family.session.state.scores[result.winners[0]] >= family.session.setup.seats[result.winners[0]].target
    family.check_the_end(capsys)
