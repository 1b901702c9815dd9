"""The seal of the bag: :func:`seal` of its seed is shown when a game begins, the seed itself when it is over.

Whoever has written the seal down can check that the bag was the same all along: it is the beginning of the SHA-256 of
the seed's decimal digits. Nobody can find the seed, 128 random bits, from its seal.
"""

from __future__ import annotations

import hashlib

DIGITS, GROUP = 16, 4
"""Digits of a seal, base 16, and of a group of them."""


def seal(seed: int) -> str:
    """Return the seal of a seed in groups of digits; empty for a negative one: then the draws came from elsewhere.

    >>> seal(8152), seal(-1)
    ('0F07 881E 958C F91C', '')
    """
    if seed < 0:
        return ""
    digits = hashlib.sha256(str(seed).encode()).hexdigest()[:DIGITS].upper()
    return " ".join(digits[at : at + GROUP] for at in range(0, DIGITS, GROUP))
