"""Killed at any moment, the program opens the game again with every turn that was acknowledged, and every tile.

A few moments here; ``python tests/nothing_lost.py 200`` tries more.
"""

import os

import pytest

from tests.nothing_lost import kill_and_look


@pytest.mark.skipif(os.name == "nt", reason="nothing kills without asking there")
def test_killed_at_random_moments_nothing_is_lost(qapp, tmp_path):
    assert kill_and_look(tmp_path, 15, seed=7) == []
