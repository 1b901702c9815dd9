"""How much the plays of an anchor can be worth at most: :class:`Bounds`, which makes finding the best play quick.

The tiles in hand are laid on the squares that a play would cover, as the shadow of a play. Two bounds hold for its
points, and the lower one counts: the most valuable tiles on the squares that multiply most (no arrangement of the rack
scores more, by the rearrangement inequality), and on each square the most valuable tile that fits there. A play of all
tiles is worth nothing where no word has their letters and those it would pass through.

Compiled with the types of ``bounds.pxd``; the same source runs uncompiled.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.squares import Squares

_ALL = 0xFFFFFFFFFFFFFFFE  # every letter, without the separator
_MASK64 = 0xFFFFFFFFFFFFFFFF
_KINDS = 64
_ROW = 10  # of the table of bounds
_TABLE = 100  # of one table of bounds, by tiles left of the anchor and tiles in all
_MOST_USED = 2  # blanks used that have a table of their own; more count as so many
_NEVER = -(1 << 60)
_POINT = 1000


class Bounds(Squares):
    """Anchors and upper bounds for the equity of their plays."""

    def __init__(
        self,
        every: int,
        hashes: array[int],
        values: array[int],
        size: int,
        letter_factors: array[int],
        word_factors: array[int],
        bonus: array[int],
        anagrams: memoryview,
    ) -> None:
        """Take what :class:`~scrabble_gui.engine.squares.Squares` takes, the bonus by tiles, the filter of anagrams."""
        super().__init__(every, hashes, values, size, letter_factors, word_factors)
        self.bonus, self.anagrams = bonus, anagrams
        self.filling, self.best, self.sorted_factor = False, _NEVER, 1
        self.shift = 64 - (8 * len(anagrams)).bit_length() + 1
        places = 2 * self.area
        self.a_base = array("i", bytes(4 * places))
        self.a_first = array("i", bytes(4 * places))
        self.a_last = array("i", bytes(4 * places))
        self.a_limit = array("i", bytes(4 * places))
        self.a_node = array("I", bytes(4 * places))
        self.a_points = array("q", bytes(8 * places))
        self.a_before = array("Q", bytes(8 * places))
        self.a_behind = array("Q", bytes(8 * places))
        self.a_bound = array("q", bytes(8 * places))
        self.bounds = array("q", bytes(8 * (_MOST_USED + 1) * _TABLE))
        self.reach = array("q", bytes(8 * ((_MOST_USED + 1) * _ROW + 1)))
        self.excess = array("i", bytes(4 * _ROW))
        self.excess_cross = array("i", bytes(4 * _ROW))
        self.sorted = array("q", bytes(8 * _ROW))
        self.through = array("Q", bytes(8 * _KINDS))
        self.through_letters = array("Q", bytes(8 * _KINDS))
        self.through_known = array("b", bytes(_KINDS))

    # --- tables for one anchor

    def fill_bounds(self, at: int) -> None:
        """Bound the plays of an anchor by tiles left of it, tiles in all and blanks used, for at least so many each.

        Notes in ``blank_letters`` which letters a blank can stand for in a play that beats the best one.
        """
        for used in range(min(self.blanks, _MOST_USED) + 1):
            for left in range(self.rack_count + 1):
                row = used * _TABLE + left * _ROW
                for count in range(self.rack_count + 1):
                    self.bounds[row + count] = _NEVER
        self.blank_letters = 0
        self.filling = True
        self.bound(at)
        self.filling = False
        for used in range(min(self.blanks, _MOST_USED) + 1):
            highest = _NEVER
            for left in range(self.rack_count, -1, -1):
                row = used * _TABLE + left * _ROW
                for count in range(self.rack_count - 1, left - 1, -1):
                    if self.bounds[row + count + 1] > self.bounds[row + count]:
                        self.bounds[row + count] = self.bounds[row + count + 1]
                if self.bounds[row + left] > highest:
                    highest = self.bounds[row + left]
                self.reach[used * _ROW + left] = highest

    # --- the shadow of a play

    def bound(self, at: int) -> int:
        """Return the highest equity that any play of an anchor can have; fill ``bounds`` where that is asked."""
        base, limit, col = self.a_base[at], self.a_limit[at], self.a_last[at]
        self.factor, self.cross, self.fitting_sum, self.fitting_cross, self.specials = 1, 0, 0, 0, 0
        fitting, hashed, highest = _ALL, 0, _NEVER
        if self.a_node[at]:
            for place in range(base + self.a_first[at], base + col + 1):
                hashed = (hashed + self.hashes[self.letters[place]]) & _MASK64
            highest = self.bound_right(base, col + 1, 0, self.a_points[at], self.a_behind[at], hashed)
            col, fitting = self.a_first[at] - 1, self.a_before[at]
        left = 0
        while col >= limit and left < self.rack_count and self.crosses[base + col] & fitting & self.usable:
            self.cover(base + col, fitting)
            fitting = _ALL
            left += 1
            value = self.bound_right(base, self.a_last[at] + 1, left, self.a_points[at], _ALL, hashed)
            if value > highest:
                highest = value
            col -= 1
        return highest

    def bound_right(self, base: int, col: int, left: int, points: int, fitting: int, hashed: int) -> int:
        """Bound the plays with so many tiles left of the anchor and any number to the right; return the highest.

        ``fitting`` are the letters that may follow what lies before the first of them.
        """
        factor, cross, specials = self.factor, self.cross, self.specials
        fitting_sum, fitting_cross = self.fitting_sum, self.fitting_cross
        count, highest = left, _NEVER
        self.sorted_count = 0
        while True:
            while col < self.size and self.letters[base + col]:
                points += self.points[base + col]
                hashed = (hashed + self.hashes[self.letters[base + col]]) & _MASK64
                col += 1
            if count:
                value = self.bound_of(left, count, points, hashed)
                if value > highest:
                    highest = value
            if col >= self.size or count == self.rack_count or not self.crosses[base + col] & fitting & self.usable:
                break
            self.cover(base + col, fitting)
            fitting = _ALL
            count += 1
            col += 1
        self.factor, self.cross, self.specials = factor, cross, specials
        self.fitting_sum, self.fitting_cross = fitting_sum, fitting_cross
        return highest

    def cover(self, place: int, fitting: int) -> None:
        """Let the shadow fall on one more place."""
        letter_factor, word_factor = self.letter_factors[place], self.word_factors[place]
        crossing = self.cross_points[place]
        value = self.top[0]
        if crossing >= 0 or fitting != _ALL:
            value = self.most_valuable(self.crosses[place] & fitting)
        self.factor *= word_factor
        self.fitting_sum += letter_factor * value
        if crossing >= 0:
            self.cross += crossing * word_factor
            self.fitting_cross += letter_factor * word_factor * value
        if crossing >= 0 or letter_factor != 1:
            self.excess[self.specials] = letter_factor
            self.excess_cross[self.specials] = letter_factor * word_factor if crossing >= 0 else 0
            self.specials += 1

    def most_valuable(self, fitting: int) -> int:
        """Return the points of the most valuable tile in hand among these letters; a blank fits everywhere."""
        for at in range(self.rack_count):
            if self.top_bits[at] & fitting:
                return self.top[at]
        return 0

    def bound_of(self, left: int, count: int, points: int, hashed: int) -> int:
        """Note the highest equity of plays that cover certain squares, for each number of blanks used; return it."""
        letters = self.every
        if count == self.rack_count:
            letters = self.full_rack(hashed)
            if not letters:
                return _NEVER
        self.sort_excess()
        fixed = self.cross + self.bonus[count]
        fitting = (points + self.fitting_sum) * self.factor + self.fitting_cross + fixed
        most = min(self.blanks, count, _MOST_USED) if self.filling else 0
        value = _NEVER
        for used in range(most, -1, -1):
            score = (points + self.top_sum[count - used]) * self.factor + fixed
            for at in range(min(self.specials, count - used)):
                score += self.sorted[at] * self.top[at]
            value = min(score, fitting) * _POINT + self.best_leave[used * _ROW + count]
            if self.filling:
                self.bounds[used * _TABLE + left * _ROW + count] = value
                if used and value > self.best:
                    self.blank_letters |= letters
        return value

    def sort_excess(self) -> None:
        """Sort by how much more than once a tile counts on the places of the shadow, those that are sorted already."""
        if self.sorted_count and self.sorted_factor != self.factor:
            self.sorted_count = 0
        self.sorted_factor = self.factor
        while self.sorted_count < self.specials:
            to = self.sorted_count
            excess = (self.excess[to] - 1) * self.factor + self.excess_cross[to]
            while to > 0 and self.sorted[to - 1] < excess:
                self.sorted[to] = self.sorted[to - 1]
                to -= 1
            self.sorted[to] = excess
            self.sorted_count += 1

    # --- all tiles at once

    def forget_throughs(self) -> None:
        """Forget what is known of plays of all tiles: there are others in hand."""
        for at in range(_KINDS):
            self.through_known[at] = 0

    def full_rack(self, hashed: int) -> int:
        """Return what the blank may be where all tiles and the letters of this hash make a word, 0 where they do not.

        Without a blank, or with several, all letters stand for yes. Yes is rarely said without reason.
        """
        if self.blanks > 1:
            return self.every
        slot = hashed >> 58
        if self.through_known[slot] and self.through[slot] == hashed:
            return self.through_letters[slot]
        total = (self.rack_hash + hashed) & _MASK64
        letters, one = 0, 1
        if not self.blanks:
            letters = self.every if self.is_anagram(total) else 0
        else:
            for letter in range(1, _KINDS):
                if self.every >> letter & 1 and self.is_anagram((total + self.hashes[letter]) & _MASK64):
                    letters |= one << letter
        self.through[slot] = hashed
        self.through_letters[slot] = letters
        self.through_known[slot] = 1
        return letters

    def is_anagram(self, hashed: int) -> int:
        """Return 1 where the filter knows the hash of a word's letters, 0 where it does not."""
        slot = hashed >> self.shift
        return self.anagrams[slot >> 3] >> (slot & 7) & 1
