# Types of kernel.py for the compiler; uncompiled this file is not read.
cimport cython

from scrabble_gui.engine.bounds cimport Bounds
from scrabble_gui.engine.hand cimport i64, u8, u32, u64

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define kernel_lowest(mask) __builtin_ctzll(mask)
    #else
    #include <intrin.h>
    static __forceinline int kernel_lowest(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #endif
    #if defined(__POPCNT__) || defined(__aarch64__)
    #define kernel_popcount(mask) __builtin_popcountll(mask)
    #else
    static inline int kernel_popcount(unsigned long long mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)(mask * 0x0101010101010101ULL >> 56);
    }
    #endif
    """
    int c_lowest "kernel_lowest"(u64 mask) noexcept nogil
    int c_popcount "kernel_popcount"(u64 mask) noexcept nogil

cdef u32 _HAS_ENDS
cdef u64 _ALL
cdef int _ROW, _BLANK_BIT, _TABLE, _MOST_USED
cdef i64 _NEVER, _POINT

cdef inline int popcount(u64 mask) noexcept nogil
cdef inline int lowest(u64 bit) noexcept nogil

@cython.final
cdef class Kernel(Bounds):
    cdef const u32[::1] cells
    cdef u32 forward
    cdef bint wide, best_only, across
    cdef int start_row, start_col, first_tiles
    cdef readonly Py_ssize_t found, capacity
    cdef public u32[::1] play_place
    cdef public u64[::1] play_tiles
    cdef public i64[::1] play_score
    cdef public short[::1] play_leave
    cdef int base, limit, after, first, split

    @cython.locals(square=int, line=int, position=int)
    cpdef set_board(self, const u8[::1] tiles)
    @cython.locals(last=int, at=int, base=int, tile=int, place=int)
    cpdef int play(self, int down, int line, int position, int count, u64 tiles) except -1 nogil
    @cython.locals(base=int, first=int, last=int)
    cdef int look(self, int down, int line, int position) except -1 nogil
    @cython.locals(base=int, target=int, first=int, last=int, total=int)
    cdef int cross_check(self, int down, int line, int position) except -1 nogil
    @cython.locals(node=u32, at=int, fitting=u64, one=u64, arcs=u64, todo=u64, letter=int, child=u32)
    cdef u64 fitting(self, int base, int first, int position, int last) except? 18446744073709551615ULL nogil
    @cython.locals(at=int)
    cdef u32 walk_back(self, u32 node, int base, int last, int first) except? 4294967295U nogil
    @cython.locals(high=u64)
    cdef inline u64 arcs(self, u32 node) except? 18446744073709551615ULL nogil
    @cython.locals(high=u64)
    cdef inline u64 ends(self, u32 node) except? 18446744073709551615ULL nogil
    cdef inline u32 children(self, u32 node) except? 4294967295U nogil
    @cython.locals(one=u64, arcs=u64, bit=u64)
    cdef inline u32 follow(self, u32 node, int letter) except? 4294967295U nogil

    cpdef room(self, Py_ssize_t plays)
    cpdef Py_ssize_t find_all(self) except -1
    cpdef Py_ssize_t find_best(self, i64 floor) except -1
    @cython.locals(at=int, down=int, line=int)
    cdef int search(self, bint best_only) except -1 nogil
    @cython.locals(at=int, chosen=int)
    cdef int search_best(self) except -1 nogil
    @cython.locals(at=int, chosen=int, highest=i64)
    cdef int promising(self) except -2 nogil
    cdef inline bint stands_alone(self, int base, int at) except -1 nogil
    @cython.locals(base=int, limit=int, at=int, first=int)
    cdef int find_anchors(self, int down, int line) except -1 nogil
    @cython.locals(node=u32, points=i64, before=u64, behind=u64, at=int)
    cdef int add_anchor(self, int base, int first, int last, int limit) except -1 nogil
    @cython.locals(node=u32, points=i64, leave=int)
    cdef int from_anchor(self, int at) except -1 nogil
    @cython.locals(place=int, arcs=u64, blanks=u64, todo=u64, ends=u64, children=u32, letter_factor=int, word_factor=int,
                   crossing=int, letter=int, bit=u64, child=u32, ended=u64, value=int, tile=u64)
    cdef int left(self, u32 node, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross, int leave,
                  u64 mask) except -1 nogil
    @cython.locals(arcs=u64, turned=u32)
    cdef int left_on(self, u32 child, u64 ended, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross,
                     int leave, u64 mask) except -1 nogil
    @cython.locals(place=int, arcs=u64, blanks=u64, todo=u64, ends=u64, children=u32, letter_factor=int, word_factor=int,
                   crossing=int, letter=int, bit=u64, child=u32, ended=u64, value=int, tile=u64)
    cdef int right(self, u32 node, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross, int leave,
                   u64 mask) except -1 nogil
    @cython.locals(one=u64, bit=u64, arcs=u64)
    cdef int right_on(self, u32 child, u64 ended, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross,
                      int leave, u64 mask) except -1 nogil
    @cython.locals(score=i64, at=Py_ssize_t, equity=i64)
    cdef int note(self, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross, int leave) except -1 nogil

    cdef inline int used(self) except -1 nogil
    cdef inline bint hopeful(self, int count) except -1 nogil
    cdef inline bint reaches(self, int left) except -1 nogil
