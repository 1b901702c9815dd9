"""Tiles laid out but not yet played: :class:`Draft`, immutable, no Qt.

A draft is a rack in the order its owner likes, with gaps where tiles have been taken from, and the tiles laid on the
board. It knows the squares of its own tiles only; what else lies on the board is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from scrabble_gui.core.moves import Placement, Play
from scrabble_gui.core.square import Square
from scrabble_gui.core.tiles import Tile, Tiles

Slots = tuple[Tile | None, ...]
"""A rack from left to right; nothing where a slot is empty."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A rack and the tiles laid out from it."""

    slots: Slots
    """The rack; as many slots as a full rack has tiles, or more."""
    laid: tuple[Placement, ...] = ()
    """The tiles on the board, in the order in which they were laid; a blank may still be without a name."""

    @classmethod
    def arranged(cls, rack: Tiles, size: int, order: Sequence[Tile | None] = ()) -> Draft:
        """Return a rack of at least ``size`` slots that keeps ``order`` where its tiles are still there.

        Tiles that are new fill the gaps from the left.

        >>> A, B, C = Tile("A"), Tile("B"), Tile("C")
        >>> [slot and slot.letter for slot in Draft.arranged(Tiles.of([A, B, C]), 4, [C, None, A]).slots]
        ['C', 'B', 'A', None]
        """
        left = list(rack)
        slots: list[Tile | None] = []
        for tile in order:
            if tile in left:
                left.remove(tile)
                slots.append(tile)
            else:
                slots.append(None)
        slots += [None] * (max(size, len(rack)) - len(slots))
        for tile in left:
            slots[slots.index(None)] = tile
        for _ in range(len(slots) - max(size, len(rack))):
            slots.remove(None)
        return cls(tuple(slots))

    @property
    def rack(self) -> Tiles:
        """All tiles of the person: on the rack and laid out."""
        return Tiles.of(tile for tile in (*self.slots, *(tile for _, tile in self.laid)) if tile is not None)

    @property
    def is_empty(self) -> bool:
        """Whether no tile is laid out."""
        return not self.laid

    def at(self, square: Square) -> Tile | None:
        """Return the tile laid on a square, or nothing."""
        return dict(self.laid).get(square)

    def play(self) -> Play:
        """Return the tiles laid out as a play."""
        return Play(self.laid)

    def place(self, slot: int, square: Square, letter: str = "") -> Draft:
        """Lay the tile of a slot on a square; a blank may get its letter at once.

        The same draft comes back where the slot is empty or one of its own tiles lies on the square.
        """
        tile = self.slots[slot] if 0 <= slot < len(self.slots) else None
        if tile is None or self.at(square) is not None:
            return self
        if tile.blank and letter:
            tile = tile.named(letter)
        return Draft(_with(self.slots, slot, None), (*self.laid, Placement(square, tile)))

    def move(self, start: Square, end: Square) -> Draft:
        """Move a laid tile to another square; the same draft where that has one of its own, or none lies there."""
        if self.at(start) is None or self.at(end) is not None:
            return self
        moved = (Placement(end if square == start else square, tile) for square, tile in self.laid)
        return replace(self, laid=tuple(moved))

    def shifted(self, rows: int, columns: int) -> Draft:
        """Move all laid tiles together, so many squares down and to the right."""
        moved = (Placement(Square(at.row + rows, at.col + columns), tile) for at, tile in self.laid)
        return replace(self, laid=tuple(moved))

    def name(self, square: Square, letter: str) -> Draft:
        """Say which letter a laid blank is; the same draft where no blank lies there."""
        tile = self.at(square)
        if tile is None or not tile.blank:
            return self
        named = (Placement(at, tile.named(letter) if at == square else laid) for at, laid in self.laid)
        return replace(self, laid=tuple(named))

    def lift(self, square: Square, slot: int | None = None) -> Draft:
        """Take a laid tile back to the rack: into that slot if it is empty, otherwise into the first empty one."""
        tile = self.at(square)
        if tile is None:
            return self
        if slot is None or not 0 <= slot < len(self.slots) or self.slots[slot] is not None:
            slot = self.slots.index(None)
        laid = tuple(placement for placement in self.laid if placement.square != square)
        return Draft(_with(self.slots, slot, tile.in_hand()), laid)

    def recall(self) -> Draft:
        """Take all laid tiles back."""
        draft = self
        for square, _ in reversed(self.laid):
            draft = draft.lift(square)
        return draft

    def reorder(self, slot: int, gap: int) -> Draft:
        """Move the tile of a slot into the gap before slot ``gap`` (0 to the number of slots); the others make room.

        >>> A, B, C = Tile("A"), Tile("B"), Tile("C")
        >>> [tile.letter for tile in Draft((A, B, C)).reorder(0, 3).slots]
        ['B', 'C', 'A']
        """
        if not 0 <= slot < len(self.slots):
            return self
        slots = list(self.slots)
        tile = slots.pop(slot)
        gap = max(0, min(gap, len(self.slots)))
        slots.insert(gap - 1 if gap > slot else gap, tile)
        return replace(self, slots=tuple(slots))

    def shuffle(self, random: Random) -> Draft:
        """Mix the tiles that are on the rack; the gaps stay where they are."""
        tiles = [tile for tile in self.slots if tile is not None]
        random.shuffle(tiles)
        mixed = iter(tiles)
        return replace(self, slots=tuple(None if tile is None else next(mixed) for tile in self.slots))

    def chosen(self, slots: Iterable[int]) -> Tiles:
        """Return the tiles of these slots, for an exchange."""
        tiles = (self.slots[slot] for slot in slots)
        return Tiles.of(tile for tile in tiles if tile is not None)


def laid_out(draft: Draft, play: Play) -> Draft:
    """Return the draft with the tiles of a play laid out and all others on the rack.

    Raises ValueError for a tile that it does not hold.
    """
    draft = draft.recall()
    for square, tile in play.placements:
        draft = draft.place(draft.slots.index(tile.in_hand()), square, tile.letter)
    return draft


def _with(slots: Slots, slot: int, tile: Tile | None) -> Slots:
    """Return the slots with one changed."""
    return (*slots[:slot], tile, *slots[slot + 1 :])
