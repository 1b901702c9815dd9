"""Where the bubble with the points goes: :func:`bubble_rect`, on a corner of the word that is laid out.

Lengths are logical pixels from the top left of the cloth; it does no painting.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from scrabble_gui.core.square import Square

BUBBLE_HEIGHT = 32
"""Height of the bubble with the points, without its rim."""
BUBBLE_RIM = 2
"""Rim of that bubble."""


def line_of(squares: Iterable[Square]) -> tuple[Square, Square] | None:
    """Return the first and the last of squares that lie in one row or column; nothing when they do not."""
    ordered = sorted(squares)
    if not ordered or (len({at.row for at in ordered}) > 1 and len({at.col for at in ordered}) > 1):
        return None
    return ordered[0], ordered[-1]


def bubble_rect(cloth: QRectF, tile: QRectF, others: Sequence[QRectF], width: float) -> QRectF:
    """Return where the bubble with the points goes, its rim included: on a corner of the first tile laid out.

    It stays inside the cloth and, wherever there is such a place, off the letters of the other tiles laid out:
    ``others``. ``width`` is that of the bubble without its rim.
    """
    wide, high = width + 2 * BUBBLE_RIM, BUBBLE_HEIGHT + 2 * BUBBLE_RIM
    letters = [_letter(rect) for rect in (tile, *others)]
    best: tuple[float, QRectF] | None = None
    for x, y in _bubble_middles(tile, wide, high):
        rect = QRectF(x - wide / 2, y - high / 2, wide, high)
        rect.moveLeft(min(max(rect.left(), cloth.left()), cloth.right() - wide))
        rect.moveTop(min(max(rect.top(), cloth.top()), cloth.bottom() - high))
        covered = [rect.intersected(letter) for letter in letters]
        hidden = sum(part.width() * part.height() for part in covered if not part.isEmpty())
        if best is None or hidden < best[0] - 1e-9:
            best = (hidden, rect)
        if not hidden:
            break
    assert best is not None
    return best[1]


def _letter(tile: QRectF) -> QRectF:
    """Return the part of a tile that its letter and value take."""
    inset = tile.width() * 0.16
    return tile.adjusted(inset, inset, -inset * 0.4, -inset * 0.4)


def _bubble_middles(tile: QRectF, wide: float, high: float) -> Iterable[tuple[float, float]]:
    """Yield where the middle of the bubble may be, best first: corners, sides, then farther out."""
    right, left, over, under = tile.right() + 7, tile.left() - 7, tile.top() - 5, tile.bottom() + 5
    yield from ((right, over), (right, over - 8), (left, over), (left, over - 8), (right, under + 8), (left, under + 8))
    for away in (0.0, tile.width(), 2 * tile.width()):
        yield tile.center().x(), tile.top() - high / 2 - away
        yield tile.center().x(), tile.bottom() + high / 2 + 4 + away
        yield tile.left() - wide / 2 - away, tile.center().y()
        yield tile.right() + wide / 2 + away, tile.center().y()
