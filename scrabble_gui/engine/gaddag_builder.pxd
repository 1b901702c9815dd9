# Types of gaddag_builder.py for the compiler; uncompiled this file is not read.
cimport cython

ctypedef unsigned char u8
ctypedef unsigned int u32
ctypedef unsigned long long u64

cdef u32 _HAS_ENDS
cdef u64 _GOLDEN, _LOW, _MASK64
cdef int _MOST_ARCS, _LONGEST, _FEW

@cython.locals(first=u64, second=u64, at=Py_ssize_t)
cpdef u64 checksum(const u64[::1] numbers) except? 0

@cython.final
cdef class Builder:
    cdef bint wide
    cdef int shift
    cdef Py_ssize_t used, nodes, beginnings, next
    cdef u32[::1] parent, state, cursor, which, spare, spare_which, store, table, child, tail, starts, node
    cdef dict known
    cdef u8[::1] last, word
    cdef public u8[::1] filter
    cdef int[::1] count
    cdef u64[::1] cells, hashes, mask, ends

    @cython.locals(total=Py_ssize_t, at=Py_ssize_t)
    cpdef begin(self)
    @cython.locals(depths=int, place=u32[::1], arcs=u64[::1], total=u64[::1], number=u32[::1], next_child=u32[::1],
                   found=Py_ssize_t, depth=int, todo=u64, bit=u64, letter=int, node=u32, following=u32, word=int,
                   hashed=u64, slot=u64)
    cdef Py_ssize_t walk(self, bint filling) except -1
    @cython.locals(letter=int, at=Py_ssize_t, to=Py_ssize_t, cursor=u32, which=u32)
    cdef int sort_few(self, Py_ssize_t low, Py_ssize_t high) except -1
    @cython.locals(letter=int, at=Py_ssize_t, to=Py_ssize_t)
    cdef int sort(self, Py_ssize_t low, Py_ssize_t high) except -1
    @cython.locals(low=Py_ssize_t)
    cpdef step(self, int letter)
    @cython.locals(at=Py_ssize_t)
    cdef Py_ssize_t run(self, Py_ssize_t low, Py_ssize_t high, int letter) except -1
    @cython.locals(at=Py_ssize_t, to=Py_ssize_t, below=int, following=int)
    cdef int branch(self, Py_ssize_t low, Py_ssize_t high, int letter, int depth) except -1
    @cython.locals(one=u64)
    cdef int end(self, u32 beginning, int depth, int letter) except -1
    @cython.locals(one=u64)
    cdef int attach(self, int depth, int letter, u32 place) except -1
    @cython.locals(place=u32)
    cdef u32 frozen(self, int at) except? 0
    @cython.locals(mask=u64, ends=u64, size=int, arc=int)
    cdef int fill(self, int at) except -1
    @cython.locals(slots=Py_ssize_t, slot=Py_ssize_t, place=u32)
    cdef u32 find(self, int size) except? 0
    @cython.locals(before=Py_ssize_t, grown=u32[::1], cell=int)
    cdef int keep(self, int size) except -1
    @cython.locals(same=bint, cell=int)
    cdef bint equal(self, u32 place, int size) except -1
    @cython.locals(value=u64, cell=int)
    cdef u64 hashed(self, int size) except? 0
    @cython.locals(slots=Py_ssize_t, slot=Py_ssize_t, place=u32, cell=int, size=int)
    cdef int rehash(self) except -1
    cdef int head_at(self, u32 place) except -1
    @cython.locals(size=int, mask=u32)
    cdef int size_at(self, u32 place) except -1
    @cython.locals(root=u32, order=u32[::1], moved=u32[::1], places=u32[::1], cells=u32[::1], backward=Py_ssize_t,
                   total=Py_ssize_t, at=Py_ssize_t, to=Py_ssize_t, node=u32, size=int, head=int, cell=int, value=u32)
    cpdef finish(self)
    @cython.locals(found=Py_ssize_t, free=Py_ssize_t, at=Py_ssize_t, node=u32, size=int, cell=Py_ssize_t, child=u32)
    cdef Py_ssize_t placed(self, u32 root, u32[::1] order, u32[::1] moved) except -1
    @cython.locals(at=Py_ssize_t, free=Py_ssize_t, mask=u64, ends=u64)
    cdef Py_ssize_t places_of_graph(self, u32[::1] places) except -1
    @cython.locals(at=Py_ssize_t, to=Py_ssize_t, mask=u64, ends=u64, child=u64)
    cdef int copy_graph(self, u32[::1] cells, u32[::1] places, Py_ssize_t offset) except -1
