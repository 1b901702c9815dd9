# Types of kernel.py for the compiler; uncompiled this file is not read.
cimport cython

ctypedef unsigned char u8
ctypedef unsigned int u32
ctypedef unsigned long long u64
from libc.stdint cimport int64_t as i64

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
cdef u64 _ALL, _MASK64
cdef int _KINDS, _ROW, _BLANK_BIT, _TABLE, _MOST_USED
cdef i64 _NEVER, _POINT, _UNPLAYED

cdef inline int popcount(u64 mask) noexcept nogil
cdef inline int lowest(u64 bit) noexcept nogil

@cython.final
cdef class Kernel:
    cdef const u32[::1] cells
    cdef const u8[::1] anagrams
    cdef const u64[::1] hashes
    cdef const int[::1] values, bonus
    cdef u32 forward
    cdef bint wide, best_only, across, filling
    cdef int shift, size, area, start_row, start_col, first_tiles, tiles
    cdef u8[::1] letters
    cdef int[::1] points, letter_factors, word_factors, cross_points
    cdef u64[::1] crosses
    cdef int[::1] rack, strides, kinds, top, top_sum
    cdef readonly int rack_count, leave_count
    cdef int kind_count, blanks
    cdef u64 rack_mask, rack_hash, every
    cdef public i64[::1] leaves
    cdef i64[::1] best_leave, sums
    cdef const int[::1] single, pair, balance
    cdef const u8[::1] vowels
    cdef i64 nothing
    cdef int end_gain
    cdef int[::1] kept
    cdef int[::1] a_base, a_first, a_last, a_limit
    cdef u32[::1] a_node
    cdef i64[::1] a_points, a_bound
    cdef int anchors
    cdef i64[::1] bounds, reach, sorted
    cdef int[::1] excess, excess_cross
    cdef u64[::1] through
    cdef signed char[::1] through_known
    cdef readonly Py_ssize_t found, capacity
    cdef public u32[::1] play_place
    cdef public u64[::1] play_tiles
    cdef public i64[::1] play_score
    cdef public short[::1] play_leave
    cdef i64 best
    cdef int base, limit, after, first, split

    cpdef clear(self)
    @cython.locals(place=int)
    cdef int empty(self) except -1 nogil
    @cython.locals(square=int, line=int, position=int)
    cpdef set_board(self, const u8[::1] tiles)
    @cython.locals(letter=int, points=int, place=int, other=int)
    cdef int put(self, int row, int col, int tile) except -1 nogil
    @cython.locals(last=int, at=int, base=int, tile=int, place=int)
    cpdef int play(self, int down, int line, int position, int count, u64 tiles) except -1 nogil
    @cython.locals(base=int, first=int, last=int)
    cdef int look(self, int down, int line, int position) except -1 nogil
    @cython.locals(base=int, target=int, first=int, last=int, total=int)
    cdef int cross(self, int down, int line, int position) except -1 nogil
    @cython.locals(node=u32, at=int, fitting=u64, one=u64, arcs=u64, todo=u64, letter=int, child=u32)
    cdef u64 fitting(self, int base, int first, int position, int last) except? 18446744073709551615ULL nogil
    @cython.locals(at=int)
    cdef u32 walk_back(self, u32 node, int base, int last, int first) except? 4294967295U nogil
    @cython.locals(letter=int, at=int)
    cpdef set_rack(self, const u8[::1] rack)
    @cython.locals(stride=int, one=u64, letter=int, count=int, value=int, at=int, _=int)
    cdef int hand(self) except -1 nogil
    @cython.locals(leave=int, played=int, blanks=int, rest=int, at=int, base=int, used=int)
    cdef int rate_leaves(self) except -1 nogil
    cpdef use_model(self, const int[::1] single, const int[::1] pair, const u8[::1] vowels, const int[::1] balance,
                    i64 nothing)
    @cython.locals(leave=int, rest=int, first=int, copies=int, of_first=int, total=i64, vowels=int, others=int, at=int,
                   letter=int, base=int)
    cdef int fill_leaves(self) except -1 nogil
    cpdef play_out(self, int gain)
    @cython.locals(leave=int, rest=int, points=i64, at=int, letter=int, base=int)
    cdef int fill_ends(self) except -1 nogil

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
    @cython.locals(base=int, limit=int, at=int, usable=u64, first=int)
    cdef int find_anchors(self, int down, int line) except -1 nogil
    @cython.locals(node=u32, points=i64, at=int)
    cdef int add_anchor(self, int base, int first, int last, int limit) except -1 nogil
    @cython.locals(node=u32, points=i64, leave=int, arcs=u64)
    cdef int from_anchor(self, int at) except -1 nogil
    @cython.locals(place=int, arcs=u64, todo=u64, ends=u64, children=u32, letter_factor=int, word_factor=int,
                   crossing=int, letter=int, bit=u64, child=u32, ended=u64, value=int, tile=u64)
    cdef int left(self, u32 node, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross, int leave,
                  u64 mask) except -1 nogil
    @cython.locals(arcs=u64, turned=u32)
    cdef int left_on(self, u32 child, u64 ended, int col, int count, u64 tiles, i64 points, i64 factor, i64 cross,
                     int leave, u64 mask) except -1 nogil
    @cython.locals(place=int, arcs=u64, todo=u64, ends=u64, children=u32, letter_factor=int, word_factor=int,
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
    @cython.locals(used=int, left=int, row=int, count=int)
    cdef int clear_bounds(self) except -1 nogil
    @cython.locals(used=int, highest=i64, left=int, row=int, count=int)
    cdef int suffix_bounds(self) except -1 nogil
    @cython.locals(place=int, base=int, limit=int, usable=u64, hashed=u64, col=int, highest=i64, left=int,
                   specials=int, factor=i64, cross=i64, value=i64)
    cdef i64 bound(self, int at) except? -1 nogil
    @cython.locals(letter_factor=int, crossing=bint)
    cdef int special(self, int place, int specials) except -1 nogil
    @cython.locals(usable=u64, count=int, highest=i64, value=i64, place=int)
    cdef i64 bound_right(self, int base, int col, int left, int specials, i64 points, i64 factor, i64 cross,
                         u64 hashed) except? -1 nogil
    @cython.locals(at=int, excess=i64, to=int, most=int, used=int, letters=int, score=i64, value=i64)
    cdef i64 bound_of(self, int left, int count, int specials, i64 points, i64 factor, i64 cross,
                      u64 hashed) except? -1 nogil
    @cython.locals(slot=int, total=u64, can=int, letter=int)
    cdef bint can_go_out(self, u64 hashed) except -1 nogil
    @cython.locals(slot=u64)
    cdef int is_anagram(self, u64 hashed) except -1 nogil
