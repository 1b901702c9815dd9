# Types of bounds.py for the compiler; uncompiled this file is not read.
cimport cython
from scrabble_gui.engine.hand cimport i64, u8, u32, u64
from scrabble_gui.engine.squares cimport Squares

cdef u64 _ALL, _MASK64
cdef int _KINDS, _ROW, _TABLE, _MOST_USED
cdef i64 _NEVER, _POINT

cdef class Bounds(Squares):
    cdef const int[::1] bonus
    cdef const u8[::1] anagrams
    cdef int shift, anchors, specials, sorted_count
    cdef bint filling
    cdef u64 blank_letters
    cdef i64 best, factor, cross, fitting_sum, fitting_cross, sorted_factor
    cdef int[::1] a_base, a_first, a_last, a_limit, excess, excess_cross
    cdef u32[::1] a_node
    cdef i64[::1] a_points, a_bound, bounds, reach, sorted
    cdef u64[::1] a_before, a_behind, through, through_letters
    cdef signed char[::1] through_known

    @cython.locals(used=int, left=int, row=int, count=int, highest=i64)
    cdef int fill_bounds(self, int at) except -1 nogil
    @cython.locals(base=int, limit=int, col=int, fitting=u64, hashed=u64, highest=i64, place=int, left=int, value=i64)
    cdef i64 bound(self, int at) except? -1 nogil
    @cython.locals(factor=i64, cross=i64, specials=int, fitting_sum=i64, fitting_cross=i64, count=int, highest=i64,
                   value=i64)
    cdef i64 bound_right(self, int base, int col, int left, i64 points, u64 fitting, u64 hashed) except? -1 nogil
    @cython.locals(letter_factor=int, word_factor=int, crossing=int, value=int)
    cdef int cover(self, int place, u64 fitting) except -1 nogil
    @cython.locals(at=int)
    cdef int most_valuable(self, u64 fitting) except -1 nogil
    @cython.locals(letters=u64, fixed=i64, fitting=i64, most=int, value=i64, used=int, score=i64, at=int)
    cdef i64 bound_of(self, int left, int count, i64 points, u64 hashed) except? -1 nogil
    @cython.locals(to=int, excess=i64)
    cdef int sort_excess(self) except -1 nogil
    @cython.locals(at=int)
    cdef int forget_throughs(self) except -1 nogil
    @cython.locals(slot=int, total=u64, letters=u64, one=u64, letter=int)
    cdef u64 full_rack(self, u64 hashed) except? 18446744073709551615ULL nogil
    @cython.locals(slot=u64)
    cdef int is_anagram(self, u64 hashed) except -1 nogil
