"""Building a GADDAG: the words read outwards from every one of their letters, so that a play can start anywhere.

For a word c1 … cn and every i it holds ci … c1, a separator, ci+1 … cn. What follows the separator is a node of the
word graph that exists already, so only the beginnings of words, reversed, have to be added and made as few as possible
(Gordon 1994). All beginnings start at their last letters and move towards their first: those that share a letter share
a node, and a node whose children are finished is looked up among the finished ones.

Compiled by Cython with the types of ``gaddag_builder.pxd``; the same source runs uncompiled. Letters are 1 to 63, bit 0
of a mask is the separator; cells and nodes are explained in ``engine/gaddag.py``.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.cells import HAS_ENDS, LONGEST

try:
    import cython
except ImportError:
    from scrabble_gui.engine import cython_shim as cython

_MOST_ARCS = 64  # letters and the separator
_HAS_ENDS = HAS_ENDS
_LONGEST = LONGEST
_FEW = 24  # beginnings that are sorted by moving one after the other
_GOLDEN = 0x9E3779B97F4A7C15
_LOW = 0xFFFFFFFF
_MASK64 = 0xFFFFFFFFFFFFFFFF


def checksum(numbers: memoryview) -> int:
    """Return the checksum of 64-bit numbers: one sum of them and one of the sums, so that their order counts."""
    first, second = 1, 1
    for at in range(len(numbers)):
        first = (first + numbers[at]) & _MASK64
        second = (second + first) & _MASK64
    return second ^ (first >> 32 | first << 32) & _MASK64


class Builder:
    """Makes the cells of one word graph: ``begin``, ``step`` for each letter in order, ``finish``."""

    def __init__(self, cells: array[int], wide: bool, hashes: array[int], filter_shift: int) -> None:
        """Take the cells of a word graph as 64-bit numbers.

        ``hashes`` holds the number of each letter for the anagram filter, whose bits are counted by what is left of a
        hash after ``filter_shift`` to the right.
        """
        self.cells = cells
        self.wide = wide
        self.hashes = hashes
        self.shift = filter_shift
        self.filter = array("B", bytes(1 << (61 - filter_shift)))
        self.beginnings = 0
        # of each beginning: the one a letter shorter, its last letter, its node in the graph, whether it is a word
        self.parent = array("I", bytes(4))
        self.last = array("B", bytes(1))
        self.state = array("I", bytes(4))
        self.word = array("B", bytes(1))
        # beginnings that wait to be told apart: where each has come to, and which it is
        self.cursor = array("I", bytes(4))
        self.which = array("I", bytes(4))
        self.spare = array("I", bytes(4))
        self.spare_which = array("I", bytes(4))
        # finished nodes, and where they are by their hash; position 0 stands for: nothing follows
        self.store = array("I", bytes(4 * 65536))
        self.used = 1
        self.table = array("I", bytes(4 * 65536))
        self.known: dict[bytes, int] = {}
        self.nodes = 0
        # open nodes, by depth
        depths = _LONGEST + 2
        self.child = array("I", bytes(4 * depths * _MOST_ARCS))
        self.count = array("i", bytes(4 * depths))
        self.mask = array("Q", bytes(8 * depths))
        self.ends = array("Q", bytes(8 * depths))
        self.tail = array("I", bytes(4 * depths))
        self.starts = array("I", bytes(4 * (_MOST_ARCS + 1)))
        self.node = array("I", bytes(4 * (_MOST_ARCS + 4)))

    def begin(self) -> None:
        """Find the beginnings of all words in the graph, and fill the filter."""
        total = self.walk(False)
        self.parent = array("I", bytes(4 * total))
        self.last = array("B", bytes(total))
        self.state = array("I", bytes(4 * total))
        self.word = array("B", bytes(total))
        self.cursor = array("I", bytes(4 * total))
        self.which = array("I", bytes(4 * total))
        self.spare = array("I", bytes(4 * total))
        self.spare_which = array("I", bytes(4 * total))
        self.beginnings = self.walk(True)
        for at in range(1, self.beginnings):
            self.cursor[at] = at
            self.which[at] = at
        self.next = 1
        self.sort(1, self.beginnings)

    def walk(self, filling: bool) -> int:
        """Go through all beginnings; return how many there are, and one for that of no letters."""
        depths = _LONGEST + 2
        place = array("I", bytes(4 * depths))
        arcs = array("Q", bytes(8 * depths))
        total = array("Q", bytes(8 * depths))
        number = array("I", bytes(4 * depths))
        found, depth = 1, 0
        arcs[0] = self.cells[0]
        place[0] = 0
        next_child = array("I", bytes(4 * depths))
        next_child[0] = 2
        while depth >= 0:
            todo = arcs[depth]
            if not todo:
                depth -= 1
                continue
            bit = todo & (~todo + 1)
            arcs[depth] = todo ^ bit
            letter = 1
            while bit >> letter:
                letter += 1
            node = place[depth]
            following = self.cells[next_child[depth]]
            next_child[depth] += 1
            if depth + 1 >= _LONGEST:
                following = 0
            word = 1 if self.cells[node + 1] & bit and depth > 0 else 0
            if not (word or following):
                continue
            if filling:
                self.parent[found] = number[depth]
                self.last[found] = letter
                self.state[found] = following
                self.word[found] = word
                hashed = (total[depth] + self.hashes[letter]) & _MASK64
                if word:
                    slot = hashed >> self.shift
                    self.filter[slot >> 3] |= 1 << (slot & 7)
                total[depth + 1] = hashed
                number[depth + 1] = found
            found += 1
            if following:
                depth += 1
                place[depth] = following
                arcs[depth] = self.cells[following]
                next_child[depth] = following + 2
        return found

    def sort_few(self, low: int, high: int) -> None:
        """Do what ``sort`` does, by moving one after the other."""
        for at in range(low + 1, high):
            cursor, which, to = self.cursor[at], self.which[at], at
            letter = self.last[cursor]
            while to > low and self.last[self.cursor[to - 1]] > letter:
                self.cursor[to] = self.cursor[to - 1]
                self.which[to] = self.which[to - 1]
                to -= 1
            self.cursor[to] = cursor
            self.which[to] = which

    def sort(self, low: int, high: int) -> None:
        """Sort the waiting beginnings from ``low`` to ``high`` by the letter they have come to; 0 for no letter."""
        for letter in range(_MOST_ARCS + 1):
            self.starts[letter] = 0
        for at in range(low, high):
            self.starts[self.last[self.cursor[at]] + 1] += 1
            self.spare[at] = self.cursor[at]
            self.spare_which[at] = self.which[at]
        self.starts[0] = low
        for letter in range(1, _MOST_ARCS + 1):
            self.starts[letter] += self.starts[letter - 1]
        for at in range(low, high):
            letter = self.last[self.spare[at]]
            to = self.starts[letter]
            self.starts[letter] = to + 1
            self.cursor[to] = self.spare[at]
            self.which[to] = self.spare_which[at]

    def step(self, letter: int) -> None:
        """Make the nodes of all beginnings that end in a letter; the letters must come in their order."""
        low = self.next
        self.next = self.run(low, self.beginnings, letter)
        if low < self.next:
            self.branch(low, self.next, letter, 0)

    def run(self, low: int, high: int, letter: int) -> int:
        """Return where the waiting beginnings from ``low`` on that have come to this letter end."""
        at = low
        while at < high and self.last[self.cursor[at]] == letter:
            at += 1
        return at

    def branch(self, low: int, high: int, letter: int, depth: int) -> None:
        """Make the node that a letter of the open node at this depth leads to, from these beginnings."""
        for at in range(low, high):
            self.cursor[at] = self.parent[self.cursor[at]]
        below = depth + 1
        if high - low > _FEW:
            self.sort(low, high)
        else:
            self.sort_few(low, high)
        if not self.cursor[low]:
            self.end(self.which[low], below, letter)
            low += 1
        while low < high:
            following = self.last[self.cursor[low]]
            to = self.run(low, high, following)
            self.branch(low, to, following, below)
            low = to
        self.attach(depth, letter, self.frozen(below))

    def end(self, beginning: int, depth: int, letter: int) -> None:
        """Note that a beginning has come to its first letter, which leads to the open node at this depth."""
        one = 1
        self.tail[depth] = self.state[beginning]
        if self.tail[depth]:
            self.mask[depth] |= 1
        if self.word[beginning]:
            self.ends[depth - 1] |= one << letter

    def attach(self, depth: int, letter: int, place: int) -> None:
        """Let a letter of the open node at this depth lead to a finished node."""
        one = 1
        self.mask[depth] |= one << letter
        self.child[depth * _MOST_ARCS + self.count[depth]] = place
        self.count[depth] += 1

    def frozen(self, at: int) -> int:
        """Return the place of the open node at this depth among the finished ones, and clear it for the next."""
        place = 0
        if self.mask[at]:
            if cython.compiled and 2 * self.nodes > len(self.table):
                self.rehash()
            place = self.find(self.fill(at))
        self.count[at] = 0
        self.mask[at] = 0
        self.ends[at] = 0
        self.tail[at] = 0
        return place

    def fill(self, at: int) -> int:
        """Write the open node at this depth into ``node`` and return its cells."""
        mask, ends = self.mask[at], self.ends[at]
        self.node[0] = mask & _LOW
        size = 1
        if self.wide:
            self.node[1] = mask >> 32
            self.node[2] = ends & _LOW
            self.node[3] = ends >> 32
            size = 4
        elif ends:
            self.node[0] |= _HAS_ENDS
            self.node[1] = ends & _LOW
            size = 2
        if mask & 1:
            self.node[size] = self.tail[at]
            size += 1
        for arc in range(self.count[at]):
            self.node[size] = self.child[at * _MOST_ARCS + arc]
            size += 1
        return size

    def find(self, size: int) -> int:
        """Return the place of the node that lies in ``node``; a new one is stored."""
        if not cython.compiled:
            key = bytes(self.node[:size])
            if key not in self.known:
                self.known[key] = self.used
                self.keep(size)
            return self.known[key]
        slots = len(self.table) - 1
        slot = self.hashed(size) & slots
        while self.table[slot]:
            if self.equal(self.table[slot], size):
                return self.table[slot]
            slot = (slot + 1) & slots
        place = self.used
        self.keep(size)
        self.table[slot] = place
        return place

    def keep(self, size: int) -> None:
        """Store the node that lies in ``node``."""
        if self.used + size > len(self.store):
            before = len(self.store)
            grown = array("I", bytes(8 * before))
            grown[:before] = self.store
            self.store = grown
        for cell in range(size):
            self.store[self.used + cell] = self.node[cell]
        self.used += size
        self.nodes += 1

    def equal(self, place: int, size: int) -> bool:
        """Tell whether the stored node is the one in ``node``; equal heads mean equal sizes."""
        same = place + size <= self.used
        cell = 0
        while same and cell < size:
            same = self.store[place + cell] == self.node[cell]
            cell += 1
        return same

    def hashed(self, size: int) -> int:
        """Return a hash of the node in ``node``."""
        value = 0
        for cell in range(size):
            value = ((value ^ self.node[cell]) * _GOLDEN) & _MASK64
            value ^= value >> 29
        return value >> 20

    def rehash(self) -> None:
        """Double the table."""
        self.table = array("I", bytes(8 * len(self.table)))
        slots = len(self.table) - 1
        place = 1
        while place < self.used:
            size = self.size_at(place)
            for cell in range(size):
                self.node[cell] = self.store[place + cell]
            slot = self.hashed(size) & slots
            while self.table[slot]:
                slot = (slot + 1) & slots
            self.table[slot] = place
            place += size

    def head_at(self, place: int) -> int:
        """Return the cells of a stored node in front of its children."""
        if self.wide:
            return 4
        return 2 if self.store[place] & _HAS_ENDS else 1

    def size_at(self, place: int) -> int:
        """Return the cells of a stored node."""
        size = self.head_at(place)
        mask = self.store[place]
        if not self.wide:
            mask &= _HAS_ENDS - 1
        while mask:
            mask &= mask - 1
            size += 1
        mask = self.store[place + 1] if self.wide else 0
        while mask:
            mask &= mask - 1
            size += 1
        return size

    def finish(self) -> tuple[bytes, int]:
        """Return the cells as bytes, and where the root of the words read forwards lies.

        The nodes stand by their distance from the root at 0; behind them those of the word graph in their order.
        """
        root = self.used
        self.keep(self.fill(0))
        order = array("I", bytes(4 * (self.nodes + 1)))
        moved = array("I", bytes(4 * (self.used + 1)))
        backward = self.placed(root, order, moved)
        places = array("I", bytes(4 * len(self.cells)))
        total = backward + self.places_of_graph(places)
        cells = array("I", bytes(4 * (total + total % 2)))
        to = 0
        at = 0
        while to < backward:
            node = order[at]
            size, head = self.size_at(node), self.head_at(node)
            for cell in range(size):
                value = self.store[node + cell]
                if cell == head and self.store[node] & 1:
                    value = backward + places[value]
                elif cell >= head and value:
                    value = moved[value]
                cells[to] = value
                to += 1
            at += 1
        self.copy_graph(cells, places, backward)
        return bytes(cells), backward

    def placed(self, root: int, order: array[int], moved: array[int]) -> int:
        """Note in which order the nodes come to stand and where; return how many cells they take."""
        order[0] = root
        found, free, at = 1, 0, 0
        while at < found:
            node = order[at]
            moved[node] = free
            size = self.size_at(node)
            free += size
            for cell in range(node + self.head_at(node) + (self.store[node] & 1), node + size):
                child = self.store[cell]
                if child and not moved[child]:
                    moved[child] = 1
                    order[found] = child
                    found += 1
            at += 1
        return free

    def places_of_graph(self, places: array[int]) -> int:
        """Note where each node of the word graph comes to lie, by its place there; return how many cells they take."""
        at, free = 0, 0
        while at < len(self.cells):
            places[at] = free
            mask, ends = self.cells[at], self.cells[at + 1]
            free += 4 if self.wide else 2 if ends else 1
            at += 2
            while mask:
                mask &= mask - 1
                at += 1
                free += 1
        return free

    def copy_graph(self, cells: array[int], places: array[int], offset: int) -> None:
        """Write the nodes of the word graph in their new form."""
        at = 0
        while at < len(self.cells):
            to = offset + places[at]
            mask, ends = self.cells[at], self.cells[at + 1]
            if self.wide:
                cells[to] = (mask << 1) & _LOW
                cells[to + 1] = mask >> 31
                cells[to + 2] = (ends << 1) & _LOW
                cells[to + 3] = ends >> 31
                to += 4
            elif ends:
                cells[to] = (mask << 1) | _HAS_ENDS
                cells[to + 1] = ends << 1
                to += 2
            else:
                cells[to] = mask << 1
                to += 1
            at += 2
            while mask:
                mask &= mask - 1
                child = self.cells[at]
                cells[to] = offset + places[child] if child else 0
                at += 1
                to += 1
