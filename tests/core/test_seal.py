"""The seal of the bag: fixed with the seed, and telling nothing of it."""

import hashlib

from scrabble_gui.core.seal import seal


def test_the_seal_is_the_beginning_of_a_hash_that_anybody_can_compute():
    seed = 2**128 - 1
    assert seal(seed).replace(" ", "") == hashlib.sha256(str(seed).encode()).hexdigest()[:16].upper()


def test_another_bag_has_another_seal():
    assert len({seal(seed) for seed in range(1000)}) == 1000


def test_a_bag_that_was_not_mixed_here_has_no_seal():
    assert seal(-1) == ""
