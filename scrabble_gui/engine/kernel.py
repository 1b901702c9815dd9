"""The hot loops of the move generator: all legal plays of a rack, or the best of them.

:class:`Kernel` holds a board, a rack and the plays found, all as numbers; :mod:`~scrabble_gui.engine.movegen` speaks to
it in tiles and squares. Gordon's algorithm ("A Faster Scrabble Move Generation Algorithm", 1994) on the cells of a
:class:`~scrabble_gui.engine.gaddag.Gaddag`: a play is found from its first anchor in the line, to the left and then to
the right. An anchor is the right end of a block of tiles, or an empty square with tiles only beside the line. For the
best play every anchor has an upper bound, by tiles left of it and tiles in all, and hopeless ones are left out.

Compiled by Cython with the types of ``kernel.pxd``; the same source runs uncompiled. Numbers: letters are 1 to 63, a
blank is 0, a blank used as a letter has 64 added. A square has two places, one in its row and one, ``area`` further on,
in its column: ``line * size + position``. Values of leaves are thousandths of a point.

Every index is checked; an index outside raises ``IndexError``, which only forged cells can bring about. Functions that
return 0 and nothing else do so because a compiled function tells an error by its answer.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.bounds import Bounds
from scrabble_gui.engine.cells import HAS_ENDS

try:
    import cython
except ImportError:
    from scrabble_gui.engine import cython_shim as cython

_HAS_ENDS = HAS_ENDS
_ALL = 0xFFFFFFFFFFFFFFFE  # every letter, without the separator
_ROW = 10  # of the table of bounds
_TABLE = 100  # of one table of bounds, by tiles left of the anchor and tiles in all
_MOST_USED = 2  # blanks used that have a table of their own; more count as so many
_NEVER = -(1 << 60)
_POINT = 1000
_BLANK_BIT = 64


def is_compiled() -> bool:
    """Tell whether this module runs as machine code."""
    return bool(cython.compiled)


def popcount(mask: int) -> int:
    """Return how many bits are set."""
    if cython.compiled:
        return c_popcount(mask)  # type: ignore[name-defined, no-any-return]  # noqa: F821
    return mask.bit_count()


def lowest(bit: int) -> int:
    """Return which bit is the lowest that is set."""
    if cython.compiled:
        return c_lowest(bit)  # type: ignore[name-defined, no-any-return]  # noqa: F821
    return (bit & -bit).bit_length() - 1


class Kernel(Bounds):
    """A board, a rack and the plays found. Belongs to one thread; graph and tables are only read."""

    def __init__(
        self,
        cells: memoryview,
        forward: int,
        wide: bool,
        anagrams: memoryview,
        hashes: array[int],
        every: int,
        size: int,
        letter_factors: array[int],
        word_factors: array[int],
        start: tuple[int, int],
        first_tiles: int,
        values: array[int],
        bonus: array[int],
    ) -> None:
        """Take a GADDAG and the numbers of the game.

        ``every`` is the mask of all letters. The factors are by square, row by row; ``values`` and ``hashes`` by letter
        (64 of them), ``bonus`` by number of tiles (10 of them). Every number must be small: factors up to 4, values and
        bonus up to 10,000.
        """
        super().__init__(every, hashes, values, size, letter_factors, word_factors, bonus, anagrams)
        self.cells, self.forward, self.wide = cells, forward, wide
        self.start_row, self.start_col, self.first_tiles = start[0], start[1], first_tiles
        self.room(1024)

    # --- board

    def set_board(self, tiles: bytes) -> None:
        """Lay these tiles on an empty board: one number a square, 0 for none."""
        self.clear()
        for square in range(self.area):
            if tiles[square]:
                self.put(square // self.size, square % self.size, tiles[square])
        for line in range(self.size):
            for position in range(self.size):
                self.cross_check(0, line, position)
                self.cross_check(1, line, position)

    def play(self, down: int, line: int, position: int, count: int, tiles: int) -> None:
        """Lay the tiles of a play, as it was found, and look at the squares around them."""
        last = position
        at = position
        base = down * self.area + line * self.size
        while count:
            if not self.letters[base + at]:
                tile = tiles & 127
                tiles >>= 7
                count -= 1
                if down:
                    self.put(at, line, tile)
                else:
                    self.put(line, at, tile)
                last = at
            at += 1
        self.look(down, line, position)
        for place in range(position, last + 1):
            self.cross_check(down, line, place)
            self.look(1 - down, place, line)

    def look(self, down: int, line: int, position: int) -> None:
        """Renew what may lie on the two ends of the block of tiles through a place."""
        base = down * self.area + line * self.size
        first = position
        while first > 0 and self.letters[base + first - 1]:
            first -= 1
        last = position
        while last + 1 < self.size and self.letters[base + last + 1]:
            last += 1
        self.cross_check(down, line, position)
        if first > 0:
            self.cross_check(down, line, first - 1)
        if last + 1 < self.size:
            self.cross_check(down, line, last + 1)

    def cross_check(self, down: int, line: int, position: int) -> int:
        """Find which letters on a place of a line make a word along it, and note them for plays across that line."""
        base = down * self.area + line * self.size
        target = (1 - down) * self.area + position * self.size + line
        self.crosses[target] = _ALL
        self.cross_points[target] = -1
        if self.letters[base + position]:
            self.crosses[target] = 0
            return 0
        first, last, total = position, position + 1, 0
        while first > 0 and self.letters[base + first - 1]:
            first -= 1
            total += self.points[base + first]
        while last < self.size and self.letters[base + last]:
            total += self.points[base + last]
            last += 1
        if last - first > 1:
            self.cross_points[target] = total
            self.crosses[target] = self.fitting(base, first, position, last)
        return 0

    def fitting(self, base: int, first: int, position: int, last: int) -> int:
        """Return the letters that make a word of the tiles before and behind a place of a line."""
        if first == position:
            node = self.walk_back(0, base, last - 1, position)
            return self.ends(node) if node else 0
        node = self.forward
        for at in range(first, position):
            node = self.follow(node, self.letters[base + at])
            if not node:
                return 0
        if last == position + 1:
            return self.ends(node)
        fitting, one = 0, 1
        arcs = self.arcs(node)
        todo = arcs
        while todo:
            letter = lowest(todo)
            todo &= todo - 1
            child = self.follow(node, letter)
            for at in range(position + 1, last - 1):
                if child:
                    child = self.follow(child, self.letters[base + at])
            if child and self.ends(child) >> self.letters[base + last - 1] & 1:
                fitting |= one << letter
        return fitting

    def walk_back(self, node: int, base: int, last: int, first: int) -> int:
        """Return the node behind the tiles from ``last`` back to the one before ``first``; 0 where there is none."""
        at = last
        while at > first:
            node = self.follow(node, self.letters[base + at])
            if not node:
                return 0
            at -= 1
        return node

    # --- the graph

    def arcs(self, node: int) -> int:
        """Return the letters that lead on from a node; bit 0 is the separator."""
        if self.wide:
            high = self.cells[node + 1]
            return self.cells[node] | high << 32
        return self.cells[node] & (_HAS_ENDS - 1)

    def ends(self, node: int) -> int:
        """Return the letters of a node that end a word."""
        if self.wide:
            high = self.cells[node + 3]
            return self.cells[node + 2] | high << 32
        return self.cells[node + 1] if self.cells[node] & _HAS_ENDS else 0

    def children(self, node: int) -> int:
        """Return where the children of a node begin."""
        if self.wide:
            return node + 4
        return node + 1 + (self.cells[node] >> 31)

    def follow(self, node: int, letter: int) -> int:
        """Return the node behind a letter; 0 where nothing follows."""
        one = 1
        arcs = self.arcs(node)
        bit = one << letter
        return self.cells[self.children(node) + popcount(arcs & (bit - 1))] if arcs & bit else 0

    # --- finding

    def room(self, plays: int) -> None:
        """Make room for so many plays; those found are forgotten."""
        self.capacity = plays
        self.play_place = array("I", bytes(4 * plays))
        self.play_tiles = array("Q", bytes(8 * plays))
        self.play_score = array("q", bytes(8 * plays))
        self.play_leave = array("h", bytes(2 * plays))
        self.found = 0

    def find_all(self) -> int:
        """Find all plays and return how many there are; more than there is room for are counted, not kept."""
        with cython.nogil:
            self.search(False)
        return self.found

    def find_best(self, floor: int) -> int:
        """Find the play of the highest equity above ``floor`` and return 1, or 0 where there is none."""
        with cython.nogil:
            self.best = floor
            self.search(True)
        return self.found

    def search(self, best_only: bool) -> int:
        """Go through all anchors: as they come, or the most promising first."""
        self.best_only = best_only
        self.found = 0
        self.anchors = 0
        self.blank_letters = self.every
        if not self.rack_count:
            return 0
        if self.tiles:
            for down in range(2):
                for line in range(self.size):
                    self.find_anchors(down, line)
        else:
            self.add_anchor(self.start_row * self.size, self.start_col, self.start_col, 0)
            self.add_anchor(self.area + self.start_col * self.size, self.start_row, self.start_row, 0)
        if best_only:
            self.search_best()
        else:
            for at in range(self.anchors):
                self.from_anchor(at)
        return 0

    def search_best(self) -> None:
        """Go through the anchors from the highest bound down, as long as one can beat the best play."""
        self.forget_throughs()
        for at in range(self.anchors):
            self.a_bound[at] = self.bound(at)
        chosen = self.promising()
        while chosen >= 0:
            self.fill_bounds(chosen)
            self.a_bound[chosen] = _NEVER
            self.from_anchor(chosen)
            chosen = self.promising()

    def promising(self) -> int:
        """Return the anchor with the highest bound, or -1 where none can beat the best play."""
        chosen, highest = -1, self.best
        for at in range(self.anchors):
            if self.a_bound[at] > highest:
                chosen, highest = at, self.a_bound[at]
        return chosen

    def find_anchors(self, down: int, line: int) -> None:
        """Note the anchors of a line."""
        base = down * self.area + line * self.size
        limit, at = 0, 0
        while at < self.size:
            if self.letters[base + at]:
                first = at
                while at + 1 < self.size and self.letters[base + at + 1]:
                    at += 1
                self.add_anchor(base, first, at, limit)
                limit = at + 2
            elif at >= limit and self.stands_alone(base, at):
                if self.crosses[base + at] & self.usable:
                    self.add_anchor(base, at, at, limit)
                limit = at + 1
            at += 1

    def stands_alone(self, base: int, at: int) -> bool:
        """Tell whether an empty place has tiles beside its line, and none behind it in the line."""
        return self.cross_points[base + at] >= 0 and (at + 1 == self.size or not self.letters[base + at + 1])

    def add_anchor(self, base: int, first: int, last: int, limit: int) -> int:
        """Note an anchor: a block of tiles, or one empty square, and how far its plays may reach to the left."""
        node, points, before, behind = 0, 0, _ALL, _ALL
        if self.letters[base + first]:
            node = self.walk_back(0, base, last, first - 1)
            if not node:
                return 0
            before, behind = self.arcs(node), 0
            if before & 1:
                behind = self.arcs(self.cells[self.children(node)])
            for at in range(first, last + 1):
                points += self.points[base + at]
        at = self.anchors
        self.a_base[at], self.a_first[at], self.a_last[at], self.a_limit[at] = base, first, last, limit
        self.a_node[at], self.a_points[at], self.a_before[at], self.a_behind[at] = node, points, before, behind
        self.anchors += 1
        return 0

    def from_anchor(self, at: int) -> int:
        """Find the plays of an anchor."""
        self.base, self.limit, self.after = self.a_base[at], self.a_limit[at], self.a_last[at] + 1
        self.across = self.base < self.area
        node, points, leave = self.a_node[at], self.a_points[at], self.leave_count - 1
        if not node:
            self.left(0, self.a_first[at], 0, 0, 0, 1, 0, leave, self.rack_mask)
            return 0
        self.split = 0
        if self.a_behind[at] and self.after < self.size and self.hopeful(0):
            self.first = self.after
            self.right(self.cells[self.children(node)], self.after, 0, 0, points, 1, 0, leave, self.rack_mask)
        if self.a_first[at] > self.limit and self.reaches(1):
            self.left(node, self.a_first[at] - 1, 0, 0, points, 1, 0, leave, self.rack_mask)
        return 0

    def left(
        self, node: int, col: int, count: int, tiles: int, points: int, factor: int, cross: int, leave: int, mask: int
    ) -> int:
        """Lay each fitting tile on an empty place left of what the node has read."""
        place = self.base + col
        arcs = self.arcs(node)
        blanks = self.blank_letters if self.rack[0] > 0 else 0
        todo = arcs & self.crosses[place] & (mask | blanks)
        if not todo:
            return 0
        ends, children = self.ends(node), self.children(node)
        letter_factor, word_factor = self.letter_factors[place], self.word_factors[place]
        crossing = self.cross_points[place]
        factor *= word_factor
        if crossing >= 0:
            cross += crossing * word_factor
        while todo:
            letter = lowest(todo)
            bit = todo & (0 - todo)
            todo ^= bit
            child = self.cells[children + popcount(arcs & (bit - 1))]
            ended = ends & bit
            if mask & bit:
                self.rack[letter] -= 1
                value = self.values[letter] * letter_factor
                self.left_on(
                    child,
                    ended,
                    col,
                    count + 1,
                    tiles << 7 | letter,
                    points + value,
                    factor,
                    cross + value * word_factor if crossing >= 0 else cross,
                    leave - self.strides[letter],
                    mask if self.rack[letter] else mask ^ bit,
                )
                self.rack[letter] += 1
            if blanks & bit:
                self.rack[0] -= 1
                tile = letter | _BLANK_BIT
                self.left_on(
                    child,
                    ended,
                    col,
                    count + 1,
                    tiles << 7 | tile,
                    points,
                    factor,
                    cross,
                    leave - self.strides[0],
                    mask,
                )
                self.rack[0] += 1
        return 0

    def left_on(
        self,
        child: int,
        ended: int,
        col: int,
        count: int,
        tiles: int,
        points: int,
        factor: int,
        cross: int,
        leave: int,
        mask: int,
    ) -> int:
        """Go on from a tile just laid to the left: a word may be whole, may turn to the right, or run on."""
        if ended:
            self.note(col, count, tiles, points, factor, cross, leave)
        if not child or count == self.rack_count:
            return 0
        self.split = count * _ROW
        if self.after < self.size and self.hopeful(count):
            arcs = self.arcs(child)
            if arcs & 1:
                self.first = col
                turned = self.cells[self.children(child)]
                self.right(turned, self.after, count, tiles, points, factor, cross, leave, mask)
        if col > self.limit and self.reaches(count + 1):
            self.left(child, col - 1, count, tiles, points, factor, cross, leave, mask)
        return 0

    def right(
        self, node: int, col: int, count: int, tiles: int, points: int, factor: int, cross: int, leave: int, mask: int
    ) -> int:
        """Lay each fitting tile on an empty place right of what the node has read."""
        place = self.base + col
        arcs = self.arcs(node)
        blanks = self.blank_letters if self.rack[0] > 0 else 0
        todo = arcs & self.crosses[place] & (mask | blanks)
        if not todo:
            return 0
        ends, children = self.ends(node), self.children(node)
        letter_factor, word_factor = self.letter_factors[place], self.word_factors[place]
        crossing = self.cross_points[place]
        factor *= word_factor
        if crossing >= 0:
            cross += crossing * word_factor
        while todo:
            letter = lowest(todo)
            bit = todo & (0 - todo)
            todo ^= bit
            child = self.cells[children + popcount(arcs & (bit - 1))]
            ended = ends & bit
            if mask & bit:
                self.rack[letter] -= 1
                value = self.values[letter] * letter_factor
                tile = letter
                self.right_on(
                    child,
                    ended,
                    col + 1,
                    count + 1,
                    tiles | tile << 7 * count,
                    points + value,
                    factor,
                    cross + value * word_factor if crossing >= 0 else cross,
                    leave - self.strides[letter],
                    mask if self.rack[letter] else mask ^ bit,
                )
                self.rack[letter] += 1
            if blanks & bit:
                self.rack[0] -= 1
                tile = letter | _BLANK_BIT
                self.right_on(
                    child,
                    ended,
                    col + 1,
                    count + 1,
                    tiles | tile << 7 * count,
                    points,
                    factor,
                    cross,
                    leave - self.strides[0],
                    mask,
                )
                self.rack[0] += 1
        return 0

    def right_on(
        self,
        child: int,
        ended: int,
        col: int,
        count: int,
        tiles: int,
        points: int,
        factor: int,
        cross: int,
        leave: int,
        mask: int,
    ) -> int:
        """Go on from a tile just laid to the right: through tiles that lie there; the word may be whole or run on."""
        one = 1
        while col < self.size and self.letters[self.base + col]:
            if not child:
                return 0
            bit = one << self.letters[self.base + col]
            arcs = self.arcs(child)
            if not arcs & bit:
                return 0
            ended = self.ends(child) & bit
            child = self.cells[self.children(child) + popcount(arcs & (bit - 1))]
            points += self.points[self.base + col]
            col += 1
        if ended:
            self.note(self.first, count, tiles, points, factor, cross, leave)
        if child and count < self.rack_count and col < self.size and self.hopeful(count):
            self.right(child, col, count, tiles, points, factor, cross, leave, mask)
        return 0

    def note(self, col: int, count: int, tiles: int, points: int, factor: int, cross: int, leave: int) -> int:
        """Keep a play that is whole, or only the best one so far."""
        if count == 1 and not self.across and self.cross_points[self.base + col] >= 0:
            return 0  # a single tile that also makes a word across was found there
        if not self.tiles and count < self.first_tiles:
            return 0
        score = points * factor + cross + self.bonus[count]
        at = self.found
        if self.best_only:
            equity = score * _POINT + self.leaves[leave]
            if equity <= self.best:
                return 0
            self.best = equity
            at = 0
            self.found = 1
        else:
            self.found += 1
            if at >= self.capacity:
                return 0
        self.play_place[at] = (self.base + col) << 4 | count
        self.play_tiles[at] = tiles
        self.play_score[at] = score
        self.play_leave[at] = leave
        return 0

    # --- hope

    def used(self) -> int:
        """Return how many blanks are laid, as far as there are tables for it."""
        return min(self.blanks - self.rack[0], _MOST_USED)

    def hopeful(self, count: int) -> bool:
        """Tell whether more than ``count`` tiles, so many of them left as now, can beat the best play."""
        return not self.best_only or self.bounds[self.used() * _TABLE + self.split + count + 1] > self.best

    def reaches(self, left: int) -> bool:
        """Tell whether so many tiles left of the anchor, or more, can beat the best play."""
        return not self.best_only or self.reach[self.used() * _ROW + left] > self.best
