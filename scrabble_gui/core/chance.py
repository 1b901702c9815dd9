"""The only chance in the game: :func:`draw`, which tiles come out of the bag."""

from __future__ import annotations

from scrabble_gui.core.errors import BadSetup
from scrabble_gui.core.tiles import Tile, Tiles


def draw(bag: Tiles, count: int, seed: int, number: int) -> tuple[Tile, ...]:
    """Return the first ``count`` tiles of the bag mixed for the draw ``number`` of the game ``seed``.

    The sorted bag is ordered by 64-bit keys from SHAKE-256 of seed and number, so the outcome is the same on every
    machine and with every Python. It depends on nothing else: who takes a turn back draws the same tiles again.
    Takes fewer where the bag holds fewer. Raises :class:`BadSetup` for a bag with unknown tiles: nobody can draw those.

    >>> bag = Tiles.of(Tile(letter) for letter in "ABCDEFG")
    >>> draw(bag, 2, seed=1, number=1) == draw(bag, 3, seed=1, number=1)[:2]
    True
    """
    import hashlib  # not for reading games: it brings OpenSSL along

    if bag.unknown:
        raise BadSetup("bag", str(bag))
    digest = hashlib.shake_256(f"{seed} {number}".encode()).digest(8 * len(bag))
    keys = [digest[at : at + 8] for at in range(0, len(digest), 8)]
    order = sorted(range(len(bag)), key=lambda at: (keys[at], at))
    return tuple(bag.known[at] for at in order[:count])
