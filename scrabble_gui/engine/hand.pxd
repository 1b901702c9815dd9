# Types of hand.py for the compiler; uncompiled this file is not read.
cimport cython
from libc.stdint cimport int64_t as i64

ctypedef unsigned char u8
ctypedef unsigned int u32
ctypedef unsigned long long u64

cdef u64 _MASK64
cdef int _KINDS, _ROW, _MOST_USED
cdef i64 _NEVER, _POINT, _UNPLAYED

cdef class Hand:
    cdef const u64[::1] hashes
    cdef const int[::1] values
    cdef u64 every, usable, rack_mask, rack_hash
    cdef int[::1] rack, strides, kinds, digits, top, top_sum
    cdef u64[::1] top_bits
    cdef readonly int rack_count, leave_count
    cdef int kind_count, blanks, held, end_gain
    cdef public i64[::1] leaves
    cdef i64[::1] best_leave, sums
    cdef const int[::1] single, pair, balance
    cdef const u8[::1] vowels
    cdef i64 nothing

    @cython.locals(letter=int, at=int)
    cpdef set_rack(self, const u8[::1] rack)
    @cython.locals(stride=int, one=u64, letter=int, count=int, at=int, _=int)
    cdef int hand(self) except -1 nogil
    @cython.locals(one=u64, at=int)
    cdef int sort_in(self, int letter, int value) except -1 nogil
    cpdef use_model(self, const int[::1] single, const int[::1] pair, const u8[::1] vowels, const int[::1] balance,
                    i64 nothing)
    cpdef play_out(self, int gain)
    @cython.locals(at=int)
    cdef int first_leave(self) except -1 nogil
    @cython.locals(at=int)
    cdef int next_leave(self) except -1 nogil
    @cython.locals(leave=int, first=int, of_first=int, total=i64, vowels=int, others=int, at=int, copies=int,
                   letter=int)
    cdef int fill_leaves(self) except -1 nogil
    @cython.locals(leave=int, points=i64, at=int)
    cdef int fill_ends(self) except -1 nogil
    @cython.locals(at=int, leave=int, played=int, blanks=int, used=int)
    cdef int rate_leaves(self) except -1 nogil
