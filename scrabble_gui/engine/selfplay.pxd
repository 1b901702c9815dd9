# Types of selfplay.py for the compiler; uncompiled this file is not read.
cimport cython
from scrabble_gui.engine.hand cimport i64, u8, u64
from scrabble_gui.engine.kernel cimport Kernel

cdef int _KINDS, _ROW, _SCORELESS
cdef i64 _NEVER, _POINT
cdef u64 _MASK64, _STAR

@cython.final
cdef class SelfPlay:
    cdef Kernel kernel
    cdef u8[::1] tiles, bag
    cdef int rack_size, minimum, left_in_bag
    cdef int[::1] single, pair, balance, racks, held, kept, given, knows
    cdef u8[::1] vowels
    cdef double[::1] single_weights, pair_weights, balance_weights
    cdef i64[::1] scores
    cdef u64 state
    cdef double rate
    cdef readonly double mean
    cdef readonly i64 turns, bingos, points

    @cython.locals(_=Py_ssize_t)
    cpdef play(self, Py_ssize_t games, u64 seed, double rate)
    cdef int random(self, int below) except -1 nogil
    @cython.locals(at=int, other=int, tile=u8, seat=int, scoreless=int)
    cdef int game(self) except -1 nogil
    cdef int draw(self, int seat) except -1 nogil
    @cython.locals(letter=int, floor=i64, given=int, leave=int)
    cdef bint turn(self, int seat) except -1 nogil
    @cython.locals(place=int, count=int, down=int)
    cdef int lay(self, int seat) except -1 nogil
    @cython.locals(letter=int, at=int, base=int)
    cdef int keep(self, int seat, int leave) except -1 nogil
    @cython.locals(at=int, letter=int, other=int)
    cdef int exchange(self, int seat, int leave) except -1 nogil
    cdef int learn(self, int seat, i64 equity) except -1 nogil
    @cython.locals(vowels=int, others=int, features=int, value=double, letter=int, copies=int, number=int, other=int)
    cdef int learn_from(self, int base, i64 equity) except -1 nogil
    @cython.locals(letter=int, copies=int, number=int, other=int)
    cdef int correct(self, int base, double step, int balance) except -1 nogil
