"""The PIN somebody may have before the tiles are shown: :func:`sealed` and :func:`opens`.

A courtesy between people at one table and no safe: what is kept does not tell the PIN, but whoever owns the computer
can read the saved games.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SHORTEST, LONGEST = 4, 8
"""Digits of a PIN."""
_ROUNDS = 50_000


def is_pin(text: str) -> bool:
    """Whether a text can be a PIN: four to eight digits.

    >>> is_pin("0420"), is_pin("123"), is_pin("12a4")
    (True, False, False)
    """
    return text.isascii() and text.isdigit() and SHORTEST <= len(text) <= LONGEST


def sealed(pin: str, salt: bytes | None = None) -> str:
    """Return what is kept of a PIN: salt and digest, in hex."""
    salt = salt or secrets.token_bytes(16)
    return f"{salt.hex()}${hashlib.pbkdf2_hmac('sha256', pin.encode(), salt, _ROUNDS).hex()}"


def opens(pin: str, kept: str) -> bool:
    """Whether this is the PIN of which ``kept`` was kept; never where that cannot be read."""
    salt, _, _ = kept.partition("$")
    try:
        wanted = sealed(pin, bytes.fromhex(salt))
    except ValueError:
        return False
    return hmac.compare_digest(wanted, kept)
