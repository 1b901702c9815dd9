"""Games of two against themselves inside the kernel: thousands a second, for measuring and for learning leaves.

:class:`SelfPlay` plays the best play by equity, exchanges when that promises more, and ends by the last tile or six
scoreless turns running. When it learns, each leave is corrected a little towards what its next turn brought, compared
with the average turn (temporal differences, Sutton 1988). It is not the rules of the game: those are in ``core``.

Compiled by Cython with the types of ``selfplay.pxd``; the same source runs uncompiled.
"""

from __future__ import annotations

from array import array

from scrabble_gui.engine.kernel import Kernel

try:
    import cython
except ImportError:
    from scrabble_gui.engine import cython_shim as cython

_KINDS = 64
_ROW = 10
_NEVER = -(1 << 60)
_MASK64 = 0xFFFFFFFFFFFFFFFF
_STAR = 0x2545F4914F6CDD1D
_SCORELESS = 6
_POINT = 1000


class SelfPlay:
    """Plays games with one kernel and one set of tables, which learning changes."""

    def __init__(
        self,
        kernel: Kernel,
        tiles: bytes,
        rack_size: int,
        exchange_minimum: int,
        single: array[int],
        pair: array[int],
        vowels: array[int],
        balance: array[int],
    ) -> None:
        """Take a kernel, all tiles of the bag as numbers (0 a blank), and tables as ``Kernel.use_model`` does."""
        self.kernel = kernel
        self.tiles = array("B", tiles)
        self.bag = array("B", tiles)
        self.rack_size, self.minimum = rack_size, exchange_minimum
        self.single, self.pair, self.vowels, self.balance = single, pair, vowels, balance
        self.single_weights = array("d", single)
        self.pair_weights = array("d", pair)
        self.balance_weights = array("d", balance)
        self.racks = array("i", bytes(4 * 2 * _KINDS))
        self.held = array("i", bytes(4 * 2))
        self.kept = array("i", bytes(4 * 2 * _KINDS))
        self.given = array("i", bytes(4 * _KINDS))
        self.knows = array("i", bytes(4 * 2))
        self.scores = array("q", bytes(8 * 2))
        self.state, self.rate, self.mean = 1, 0.0, 0.0
        self.turns, self.bingos, self.points, self.left_in_bag = 0, 0, 0, 0

    def play(self, games: int, seed: int, rate: float) -> None:
        """Play so many games; ``rate`` is how much of each error is learnt, 0 for none."""
        self.state = (seed * 2 + 1) & _MASK64
        self.rate = rate
        self.kernel.use_model(self.single, self.pair, self.vowels, self.balance, 0)
        with cython.nogil:
            for _ in range(games):
                self.game()

    def random(self, below: int) -> int:
        """Return a number from 0 on, below another (xorshift64*, Marsaglia 2003, Vigna 2016)."""
        self.state ^= self.state >> 12
        self.state ^= (self.state << 25) & _MASK64
        self.state ^= self.state >> 27
        return ((self.state * _STAR) & _MASK64) % below

    def game(self) -> None:
        """Play one game."""
        self.kernel.empty()
        self.left_in_bag = len(self.tiles)
        for at in range(self.left_in_bag):
            self.bag[at] = self.tiles[at]
        for at in range(self.left_in_bag - 1, 0, -1):
            other = self.random(at + 1)
            tile = self.bag[at]
            self.bag[at] = self.bag[other]
            self.bag[other] = tile
        for at in range(2 * _KINDS):
            self.racks[at] = 0
        for seat in range(2):
            self.held[seat], self.knows[seat], self.scores[seat] = 0, 0, 0
            self.draw(seat)
        seat, scoreless = 0, 0
        while scoreless < _SCORELESS:
            scoreless = 0 if self.turn(seat) else scoreless + 1
            self.turns += 1
            if not self.held[seat]:
                break
            seat = 1 - seat
        self.points += self.scores[0] + self.scores[1]

    def draw(self, seat: int) -> None:
        """Fill a rack."""
        while self.held[seat] < self.rack_size and self.left_in_bag:
            self.left_in_bag -= 1
            self.racks[seat * _KINDS + self.bag[self.left_in_bag]] += 1
            self.held[seat] += 1

    def turn(self, seat: int) -> bool:
        """Make the best move of a seat; return whether it was a play."""
        for letter in range(_KINDS):
            self.kernel.rack[letter] = self.racks[seat * _KINDS + letter]
        self.kernel.end_gain = -1 if self.left_in_bag else 0
        self.kernel.hand()
        floor, given = _NEVER, -1
        if self.left_in_bag >= self.minimum:
            for leave in range(self.kernel.leave_count - 1):
                if self.kernel.leaves[leave] > floor:
                    floor, given = self.kernel.leaves[leave], leave
        self.kernel.best = floor
        self.kernel.search(True)
        if self.kernel.found:
            self.learn(seat, self.kernel.best)
            self.lay(seat)
            return True
        if given >= 0:
            self.learn(seat, floor)
            self.exchange(seat, given)
        return False

    def lay(self, seat: int) -> None:
        """Make the play that the kernel found."""
        place, count = self.kernel.play_place[0] >> 4, self.kernel.play_place[0] & 15
        down = 1 if place >= self.kernel.area else 0
        place -= down * self.kernel.area
        self.scores[seat] += self.kernel.play_score[0]
        if self.kernel.bonus[count]:
            self.bingos += 1
        self.keep(seat, self.kernel.play_leave[0])
        self.kernel.play(down, place // self.kernel.size, place % self.kernel.size, count, self.kernel.play_tiles[0])
        self.draw(seat)

    def keep(self, seat: int, leave: int) -> None:
        """Leave these tiles on a rack, and remember them."""
        for letter in range(_KINDS):
            self.racks[seat * _KINDS + letter] = 0
            self.kept[seat * _KINDS + letter] = 0
        self.held[seat] = 0
        for at in range(self.kernel.kind_count):
            letter = self.kernel.kinds[at]
            base = self.kernel.rack[letter] + 1
            self.racks[seat * _KINDS + letter] = leave % base
            self.kept[seat * _KINDS + letter] = leave % base
            self.held[seat] += leave % base
            leave //= base
        self.knows[seat] = 1 if self.left_in_bag > self.rack_size else 0

    def exchange(self, seat: int, leave: int) -> None:
        """Give back everything but a leave, after drawing for it."""
        for at in range(_KINDS):
            self.given[at] = self.racks[seat * _KINDS + at]
        self.keep(seat, leave)
        for at in range(_KINDS):
            self.given[at] -= self.racks[seat * _KINDS + at]
        self.draw(seat)
        for letter in range(_KINDS):
            while self.given[letter]:
                self.given[letter] -= 1
                other = self.random(self.left_in_bag + 1)
                self.bag[self.left_in_bag] = self.bag[other]
                self.bag[other] = letter
                self.left_in_bag += 1

    def learn(self, seat: int, equity: int) -> None:
        """Correct what the leave of the seat's last turn is worth by what this turn brings."""
        if self.knows[seat] and self.rate > 0:
            self.knows[seat] = 0
            self.learn_from(seat * _KINDS, equity)

    def learn_from(self, base: int, equity: int) -> None:
        """Do so for the leave remembered from ``base`` on."""
        self.mean += (equity - self.mean) * 0.0005
        vowels, others, features = 0, 0, 1
        value = 0.0
        for letter in range(_KINDS):
            copies = self.kept[base + letter]
            if not copies:
                continue
            if self.vowels[letter] == 1:
                vowels += copies
            elif self.vowels[letter] == 0:
                others += copies
            for number in range(1, copies + 1):
                value += self.single_weights[letter * _ROW + number]
                features += 1
            for other in range(letter + 1, _KINDS):
                if self.kept[base + other]:
                    value += self.pair_weights[letter * _KINDS + other]
                    features += 1
        value += self.balance_weights[vowels * _ROW + others]
        self.correct(base, (equity - self.mean - value) * self.rate / features, vowels * _ROW + others)

    def correct(self, base: int, step: float, balance: int) -> None:
        """Add a step to every number that the remembered leave was valued by."""
        for letter in range(_KINDS):
            copies = self.kept[base + letter]
            for number in range(1, copies + 1):
                self.single_weights[letter * _ROW + number] += step
                self.single[letter * _ROW + number] = int(self.single_weights[letter * _ROW + number])
            for other in range(letter + 1, _KINDS):
                if copies and self.kept[base + other]:
                    self.pair_weights[letter * _KINDS + other] += step
                    self.pair[letter * _KINDS + other] = int(self.pair_weights[letter * _KINDS + other])
        self.balance_weights[balance] += step
        self.balance[balance] = int(self.balance_weights[balance])
