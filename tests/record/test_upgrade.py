"""Old versions of the file: step by step to today's."""

import re

import pytest

from scrabble_gui.record import savefile, upgrade
from scrabble_gui.record.errors import Damage, Damaged, SaveError
from scrabble_gui.record.jsontext import Fault, Node, parse
from scrabble_gui.record.saved import VERSION
from scrabble_gui.record.savefile import load, recover, to_text
from tests.drawing import catalogue
from tests.record.test_games import GAMES

TEXT = (GAMES / "friendly_two_undo.scrabble").read_text(encoding="utf-8")


def renamed(old, new):
    """Return a step that gives a key of the file another name."""

    def step(root):
        return Node({new if key == old else key: node for key, node in root.value.items()}, root.line)

    return step


def test_there_is_a_step_for_every_version_before_todays():
    assert set(upgrade.STEPS) == set(range(1, VERSION))


def test_steps_follow_each_other_and_lines_stay():
    root = parse('{"a":\n 1}').root
    done = upgrade.upgraded(root, 3, {3: renamed("a", "b"), 4: renamed("b", "c"), 5: renamed("c", "d")}, target=5)
    assert done.plain() == {"c": 1}
    assert done.value["c"].line == 2


def test_todays_version_needs_no_step():
    root = parse("{}").root
    assert upgrade.upgraded(root, VERSION) is root


def test_a_version_that_never_was_is_a_fault():
    with pytest.raises(Fault) as caught:
        upgrade.upgraded(parse("{}").root, 1, {2: renamed("a", "b")}, target=3)
    assert (caught.value.what, caught.value.key) == (Damage.WRONG_VALUE, "version")


def test_an_old_file_opens_as_if_it_were_todays_and_is_written_as_todays(monkeypatch):
    monkeypatch.setattr(upgrade, "STEPS", {0: renamed("moves", "turns")})
    old = re.sub('"version": 1', '"version": 0', TEXT).replace('"turns"', '"moves"').encode()
    assert to_text(load(old, catalogue())) == TEXT
    assert savefile.glance(old).turns == 15
    forged = old.replace(b"8F BIT", b"8F BAT")
    with pytest.raises(SaveError) as caught:
        load(forged, catalogue())
    assert forged.split(b"\n")[caught.value.line - 1].find(b"8F BAT") > 0
    assert len(recover(old[:-30], catalogue()).game.turns) == 14


def test_an_old_file_whose_step_cannot_read_it_is_damaged(monkeypatch):
    def step(root):
        raise Fault(root.line, Damage.MISSING_KEY, "moves")

    monkeypatch.setattr(upgrade, "STEPS", {0: step})
    with pytest.raises(SaveError) as caught:
        load(TEXT.replace('"version": 1', '"version": 0').encode(), catalogue())
    assert caught.value.reason == Damaged(Damage.MISSING_KEY, "moves")
