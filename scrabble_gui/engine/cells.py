"""Numbers that the format of a GADDAG and its makers agree on; ``engine/gaddag.py`` explains them."""

from typing import Final

HAS_ENDS: Final = 0x80000000
"""Bit of a narrow node's first mask: the mask of the letters that end a word follows."""
MOST_LETTERS: Final = 63
"""Letters of the largest alphabet."""
MOST_NARROW: Final = 30
"""Letters of the largest alphabet with narrow nodes."""
LONGEST: Final = 21
"""Letters of the longest word: the squares of the largest board's row."""
MOST_TILES: Final = 9
"""Tiles on the largest rack."""
