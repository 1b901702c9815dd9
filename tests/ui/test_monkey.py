"""Whatever somebody does with the window, no tile is lost, nothing raises and Qt has nothing to complain about.

Some hundred things here; ``python tests/ui/monkey.py 20000 1`` does many more. Seeds that found a fault stay here.
"""

import pytest

from tests.ui.monkey import Monkey


@pytest.mark.parametrize(("seed", "steps"), [(1, 500), (2, 500), (3, 500)])
def test_a_monkey_loses_nothing(qapp, tmp_path, monkeypatch, seed, steps):
    monkey = Monkey(tmp_path, seed, monkeypatch.setattr)
    for _ in range(steps):
        monkey.step()
    monkey.end()
