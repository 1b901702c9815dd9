"""The tiles in hand of the kernel and the worth of every leave: :class:`Hand`.

A leave is numbered by how many of each kind of tile it keeps (mixed radix, the lowest kind first), so that a tile laid
takes its stride off the number. Values of leaves are thousandths of a point. Compiled with the types of ``hand.pxd``;
the same source runs uncompiled.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.cells import MOST_TILES

_MASK64 = 0xFFFFFFFFFFFFFFFF
_KINDS = 64
_ROW = 10  # of tables by number of tiles
_MOST_USED = 2  # blanks used that have a table of their own; more count as so many
_NEVER = -(1 << 60)
_POINT = 1000
_UNPLAYED = 7  # points that tiles kept after the last draw cost, in time and trouble, besides their own


class Hand:
    """A rack, its values sorted, and what each leave of it is worth."""

    def __init__(self, every: int, hashes: array[int], values: array[int]) -> None:
        """Take the mask of all letters; hashes and values are by letter, 64 of them."""
        self.every, self.hashes, self.values = every, hashes, values
        self.rack = array("i", bytes(4 * _KINDS))
        self.strides = array("i", bytes(4 * _KINDS))
        self.kinds = array("i", bytes(4 * _ROW))
        self.digits = array("i", bytes(4 * _ROW))
        self.leaves = array("q", bytes(8 << MOST_TILES))
        self.sums = array("q", bytes(8 << MOST_TILES))
        self.best_leave = array("q", bytes(8 * (_MOST_USED + 1) * _ROW))
        self.top = array("i", bytes(4 * _ROW))
        self.top_bits = array("Q", bytes(8 * _ROW))
        self.top_sum = array("i", bytes(4 * (_ROW + 1)))
        self.end_gain = -1
        self.use_model(
            array("i", bytes(4 * _KINDS * _ROW)),
            array("i", bytes(4 * _KINDS * _KINDS)),
            array("B", bytes(_KINDS)),
            array("i", bytes(4 * _ROW * _ROW)),
            0,
        )

    def set_rack(self, rack: bytes) -> None:
        """Take these tiles in hand: one number each, 0 for a blank; at most 9."""
        for letter in range(_KINDS):
            self.rack[letter] = 0
        for at in range(len(rack)):
            self.rack[rack[at]] += 1
        self.hand()

    def hand(self) -> None:
        """Number the leaves of the rack and sort its values."""
        self.rack_count, self.rack_mask, self.kind_count = 0, 0, 0
        self.blanks = self.rack[0]
        self.rack_hash = 0
        stride, one = 1, 1
        for letter in range(_KINDS):
            count = self.rack[letter]
            if not count:
                continue
            self.kinds[self.kind_count] = letter
            self.kind_count += 1
            self.strides[letter] = stride
            stride *= count + 1
            if letter:
                self.rack_mask |= one << letter
            for _ in range(count):
                if letter:
                    self.rack_hash = (self.rack_hash + self.hashes[letter]) & _MASK64
                self.sort_in(letter, self.values[letter] if letter else 0)
        self.leave_count = stride
        self.usable = self.every if self.blanks else self.rack_mask
        self.top_sum[0] = 0
        for at in range(self.rack_count):
            self.top_sum[at + 1] = self.top_sum[at] + self.top[at]
        if self.end_gain >= 0:
            self.fill_ends()
        else:
            self.fill_leaves()
        self.rate_leaves()

    def sort_in(self, letter: int, value: int) -> None:
        """Put a tile among those in hand, the most valuable first."""
        one = 1
        at = self.rack_count
        while at > 0 and self.top[at - 1] < value:
            self.top[at] = self.top[at - 1]
            self.top_bits[at] = self.top_bits[at - 1]
            at -= 1
        self.top[at] = value
        self.top_bits[at] = one << letter
        self.rack_count += 1

    # --- the worth of leaves

    def use_model(
        self, single: array[int], pair: array[int], vowels: array[int], balance: array[int], nothing: int
    ) -> None:
        """Value leaves by these numbers from the next rack on; all in thousandths of a point.

        ``single`` holds by letter and number of copies (64 x 10) what one more copy adds, ``pair`` by two letters
        (64 x 64) what having both adds, ``balance`` by numbers of vowels and of others (10 x 10) what these add,
        ``vowels`` by letter (64) 1 for a vowel and 2 for what counts as neither; ``nothing`` is the empty leave.
        """
        self.single, self.pair, self.vowels, self.balance = single, pair, vowels, balance
        self.nothing = nothing

    def play_out(self, gain: int) -> None:
        """From the next rack on nothing is left to draw, and going out gains so many points; -1: back to the model."""
        self.end_gain = gain

    def first_leave(self) -> None:
        """Begin to count the leaves: ``digits`` are how many of each kind the empty one keeps, ``held`` their sum."""
        for at in range(self.kind_count):
            self.digits[at] = 0
        self.held = 0

    def next_leave(self) -> None:
        """Count on to the leave of the next number."""
        at = 0
        while at < self.kind_count and self.digits[at] == self.rack[self.kinds[at]]:
            self.held -= self.digits[at]
            self.digits[at] = 0
            at += 1
        if at < self.kind_count:
            self.digits[at] += 1
            self.held += 1

    def fill_leaves(self) -> None:
        """Value every leave of the rack by the model."""
        self.sums[0] = 0
        self.leaves[0] = self.nothing
        self.first_leave()
        for leave in range(1, self.leave_count):
            self.next_leave()
            first, of_first, total, vowels, others = -1, 0, 0, 0, 0
            for at in range(self.kind_count):
                copies = self.digits[at]
                if not copies:
                    continue
                letter = self.kinds[at]
                if self.vowels[letter] == 1:
                    vowels += copies
                elif self.vowels[letter] == 0:
                    others += copies
                if first < 0:
                    first, of_first = letter, copies
                elif of_first == 1:
                    total += self.pair[first * _KINDS + letter]
            self.sums[leave] = self.sums[leave - self.strides[first]] + self.single[first * _ROW + of_first] + total
            self.leaves[leave] = self.sums[leave] + self.balance[vowels * _ROW + others]

    def fill_ends(self) -> None:
        """Value every leave of the rack where nothing is left to draw: its points, which somebody else may gain."""
        self.leaves[0] = self.end_gain * _POINT
        self.first_leave()
        for leave in range(1, self.leave_count):
            self.next_leave()
            points = 0
            for at in range(self.kind_count):
                if self.kinds[at]:
                    points += self.digits[at] * self.values[self.kinds[at]]
            self.leaves[leave] = -_POINT * (2 * points + _UNPLAYED)

    def rate_leaves(self) -> None:
        """Note the best leave for each number of tiles played, at least so many blanks among them."""
        for at in range((_MOST_USED + 1) * _ROW):
            self.best_leave[at] = _NEVER
        self.first_leave()
        for leave in range(self.leave_count):
            played, blanks = self.rack_count - self.held, self.blanks
            if blanks:
                blanks -= self.digits[0]  # the blank is the lowest kind
            for used in range(min(blanks, _MOST_USED) + 1):
                if self.leaves[leave] > self.best_leave[used * _ROW + played]:
                    self.best_leave[used * _ROW + played] = self.leaves[leave]
            self.next_leave()
