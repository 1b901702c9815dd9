# Types of squares.py for the compiler; uncompiled this file is not read.
cimport cython
from scrabble_gui.engine.hand cimport Hand, i64, u8, u32, u64

cdef u64 _ALL
cdef int _BLANK_BIT

cdef class Squares(Hand):
    cdef int size, area, tiles
    cdef u8[::1] letters
    cdef int[::1] points, letter_factors, word_factors, cross_points
    cdef u64[::1] crosses

    cpdef clear(self)
    @cython.locals(place=int)
    cdef int empty(self) except -1 nogil
    @cython.locals(letter=int, points=int, place=int, other=int)
    cdef int put(self, int row, int col, int tile) except -1 nogil
