"""Sizes of the design sheet: logical pixels at text scale 1."""

from __future__ import annotations

SMALL, BODY, STRONG, SECTION, TITLE, SCORE, BIG = 13, 15, 17, 19, 22, 31, 44
"""Type sizes."""
RING = 6
"""Room around a button for its focus ring."""
